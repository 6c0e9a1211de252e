//! Overlays: what can be laid over the board to see what a position means.
//! Plain data; several can be on together, and each has a form of its own, not
//! only a colour.

use super::board::Tone;
use crate::hex::{HexId, HexMask};
use crate::words::tr;
use std::collections::BTreeMap;

/// One overlay.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OverlayKind {
    /// Soviet zones of control.
    SovietZones,
    /// German zones of control.
    GermanZones,
    /// Supply of every unit, and the line of the picked one.
    Supply,
    /// Groups that are cut off.
    Pockets,
    /// The strongest attacks against the side to move.
    Threats,
    /// The strongest attacks of the side to move.
    Chances,
    /// Strength per hex and along the front.
    Forces,
    /// Where the picked units can go.
    Reach,
    /// Who went where in the last player turn.
    Trails,
    /// Units that can still act.
    CanAct,
}

impl OverlayKind {
    /// Those that need nobody to pick units, and so can be in a picture.
    pub const IN_PICTURES: [Self; 8] = [
        Self::SovietZones,
        Self::GermanZones,
        Self::Supply,
        Self::Pockets,
        Self::Threats,
        Self::Chances,
        Self::Forces,
        Self::Trails,
    ];

    /// Every overlay, in the order of the legend and of the keys.
    pub const ALL: [Self; 10] = [
        Self::SovietZones,
        Self::GermanZones,
        Self::Supply,
        Self::Pockets,
        Self::Threats,
        Self::Chances,
        Self::Forces,
        Self::Reach,
        Self::Trails,
        Self::CanAct,
    ];

    /// Its name in menus and in the legend.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::SovietZones => tr!("overlay-zones", side = "soviet"),
            Self::GermanZones => tr!("overlay-zones", side = "german"),
            Self::Supply => tr!("overlay-supply"),
            Self::Pockets => tr!("overlay-pockets"),
            Self::Threats => tr!("overlay-threats"),
            Self::Chances => tr!("overlay-chances"),
            Self::Forces => tr!("overlay-forces"),
            Self::Reach => tr!("overlay-reach"),
            Self::Trails => tr!("overlay-trails"),
            Self::CanAct => tr!("overlay-can-act"),
        }
    }

    /// How to read it, in a sentence or two.
    #[must_use]
    pub fn about(self) -> String {
        match self {
            Self::SovietZones => tr!("overlay-soviet-zones-about"),
            Self::GermanZones => tr!("overlay-german-zones-about"),
            Self::Supply => tr!("overlay-supply-about"),
            Self::Pockets => tr!("overlay-pockets-about"),
            Self::Threats => tr!("overlay-threats-about"),
            Self::Chances => tr!("overlay-chances-about"),
            Self::Forces => tr!("overlay-forces-about"),
            Self::Reach => tr!("overlay-reach-about"),
            Self::Trails => tr!("overlay-trails-about"),
            Self::CanAct => tr!("overlay-can-act-about"),
        }
    }

    /// Its word in the settings.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::SovietZones => "soviet-zones",
            Self::GermanZones => "german-zones",
            Self::Supply => "supply",
            Self::Pockets => "pockets",
            Self::Threats => "threats",
            Self::Chances => "chances",
            Self::Forces => "forces",
            Self::Reach => "reach",
            Self::Trails => "trails",
            Self::CanAct => "can-act",
        }
    }
}

/// Which overlays are on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct OverlaySet(u16);

impl OverlaySet {
    /// Every overlay.
    #[must_use]
    pub fn all() -> Self {
        OverlayKind::ALL.into_iter().collect()
    }

    /// Whether it is on.
    #[must_use]
    pub const fn has(self, kind: OverlayKind) -> bool {
        self.0 >> kind as u16 & 1 == 1
    }

    /// Turns it on or off.
    pub const fn toggle(&mut self, kind: OverlayKind) {
        self.0 ^= 1 << kind as u16;
    }

    /// Whether none is on.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of both.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are on, in their order.
    pub fn iter(self) -> impl Iterator<Item = OverlayKind> {
        OverlayKind::ALL.into_iter().filter(move |&k| self.has(k))
    }

    /// Those of these words; others are of no meaning here.
    #[must_use]
    pub fn of_words(words: &[String]) -> Self {
        OverlayKind::ALL
            .into_iter()
            .filter(|k| words.iter().any(|w| w == k.word()))
            .collect()
    }

    /// Their words.
    #[must_use]
    pub fn words(self) -> Vec<String> {
        self.iter().map(|k| k.word().to_owned()).collect()
    }
}

impl FromIterator<OverlayKind> for OverlaySet {
    fn from_iter<I: IntoIterator<Item = OverlayKind>>(kinds: I) -> Self {
        Self(kinds.into_iter().fold(0, |set, k| set | 1 << k as u16))
    }
}

/// How a unit's supply will stand, compared with its marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SupplyMark {
    /// Supplied, and will be.
    Supplied,
    /// Will lose it.
    Losing,
    /// Will have it again.
    Regaining,
    /// Out of supply, and will stay so.
    Cut,
}

/// The zone of control of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ZoneView {
    /// Whose.
    pub tone: Tone,
    /// Its hexes.
    pub hexes: HexMask,
}

/// What a move that is pointed at would do to the ground.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChangedGround {
    /// Hexes that would come into a zone of control.
    pub made: Vec<ZoneView>,
    /// Hexes that would drop out of one.
    pub left: Vec<ZoneView>,
    /// Hexes that supply would no longer get to.
    pub closed: HexMask,
    /// Hexes that it would get to again.
    pub opened: HexMask,
}

/// A stretch that supply lines of a side run over, from one hex to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Road {
    /// Whose.
    pub tone: Tone,
    /// The end nearer to the source.
    pub from: HexId,
    /// The other end.
    pub to: HexId,
}

/// What a drawn-out supply line tells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineState {
    /// It is open.
    Open,
    /// There is none; this is the one with the fewest hexes to free.
    Broken,
    /// A move would open it.
    Gained,
    /// A move would break it.
    Lost,
}

/// A hex that breaks a supply line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Break {
    /// The hex.
    pub hex: HexId,
    /// The occupied hexes whose zone of control bars it.
    pub from: HexMask,
}

/// A supply line drawn out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SupplyLine {
    /// From the unit's hex to the source.
    pub hexes: Vec<HexId>,
    /// What it tells.
    pub state: LineState,
    /// Where it is broken.
    pub breaks: Vec<Break>,
}

/// A group that is cut off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PocketView {
    /// Its hexes.
    pub hexes: HexMask,
    /// Lines of its label.
    pub label: Vec<String>,
}

/// The strongest attack against a hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OddsView {
    /// The hex.
    pub hex: HexId,
    /// Against the side to move; else by it.
    pub threat: bool,
    /// The column, as short as it can be: "4:1".
    pub column: String,
    /// How many faces of the die hit in a normal attack.
    pub faces: u8,
}

/// A planned attack on a hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlannedView {
    /// The hex.
    pub hex: HexId,
    /// Which of the planned attacks it is, from 1.
    pub number: usize,
    /// The column, as short as it can be; empty if nobody attacks yet.
    pub column: String,
    /// How many faces of the die hit.
    pub faces: u8,
    /// Whether it cannot be made as planned.
    pub stopped: bool,
}

/// Strength in and around a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForceView {
    /// The hex.
    pub hex: HexId,
    /// Whose units are in it.
    pub tone: Tone,
    /// Their strength.
    pub own: u16,
    /// The enemy's around it; 0 behind the front.
    pub enemy: u16,
}

/// A hex within reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReachView {
    /// The hex.
    pub hex: HexId,
    /// How many of the units can go there.
    pub count: u8,
}

/// A row of the legend.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegendRow {
    /// Of this overlay.
    pub kind: OverlayKind,
    /// Its name, with what it is about now.
    pub text: String,
    /// What it sums up to, if anything.
    pub note: String,
}

/// Everything laid over a board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Overlays {
    /// Zones of control.
    pub zones: Vec<ZoneView>,
    /// The supply lines of all units, each stretch once.
    pub roads: Vec<Road>,
    /// What a move would change.
    pub changed: ChangedGround,
    /// Supply lines drawn out.
    pub lines: Vec<SupplyLine>,
    /// Pockets.
    pub pockets: Vec<PocketView>,
    /// Threats and chances.
    pub odds: Vec<OddsView>,
    /// Planned attacks.
    pub planned: Vec<PlannedView>,
    /// Strength per hex.
    pub forces: Vec<ForceView>,
    /// Hexes within reach.
    pub reach: Vec<ReachView>,
    /// The legend: what is on.
    pub legend: Vec<LegendRow>,
    /// What the overlays say about a hex, in words, for those who do not see
    /// them.
    pub notes: BTreeMap<HexId, Vec<String>>,
}

impl Overlays {
    /// Adds what is said about a hex.
    pub fn note(&mut self, hex: HexId, text: impl Into<String>) {
        self.notes.entry(hex).or_default().push(text.into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_survives_its_words() {
        let mut set = OverlaySet::all();
        assert_eq!(OverlaySet::of_words(&set.words()), set);
        set.toggle(OverlayKind::Supply);
        assert!(!set.has(OverlayKind::Supply) && set.has(OverlayKind::Trails));
        assert_eq!(OverlaySet::of_words(&set.words()), set);
        let strange = ["nothing".to_owned(), "reach".to_owned()];
        let of: Vec<_> = OverlaySet::of_words(&strange).iter().collect();
        assert_eq!(of, [OverlayKind::Reach]);
    }
}
