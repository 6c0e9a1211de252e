//! What can be laid over the board: the list of it, its words, its samples.

use crate::engine::SideNo;
use crate::present::overlay::Swatch;
use crate::words::tr;

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

    /// What it looks like in the legend.
    #[must_use]
    pub const fn swatch(self) -> Swatch {
        match self {
            Self::SovietZones => Swatch::Zone(SideNo::A),
            Self::GermanZones => Swatch::Zone(SideNo::B),
            Self::Supply => Swatch::Line,
            Self::Pockets => Swatch::Pocket,
            Self::Threats => Swatch::Odds { threat: true },
            Self::Chances => Swatch::Odds { threat: false },
            Self::Forces => Swatch::Forces,
            Self::Reach => Swatch::Reach,
            Self::Trails => Swatch::Trails,
            Self::CanAct => Swatch::CanAct,
        }
    }

    /// The overlay of this word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
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
