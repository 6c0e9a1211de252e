//! Overlays: what can be laid over the board to see what a position means.
//! Plain data; several can be on together, and each has a form of its own, not
//! only a colour.

use crate::engine::SideNo;
use crate::space::shape::{PlaceId, Places};
use std::collections::BTreeMap;

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
    pub side: SideNo,
    /// Its hexes.
    pub hexes: Places,
}

/// What a move that is pointed at would do to the ground.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChangedGround {
    /// Hexes that would come into a zone of control.
    pub made: Vec<ZoneView>,
    /// Hexes that would drop out of one.
    pub left: Vec<ZoneView>,
    /// Hexes that supply would no longer get to.
    pub closed: Places,
    /// Hexes that it would get to again.
    pub opened: Places,
}

/// A stretch that supply lines of a side run over, from one hex to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Road {
    /// Whose.
    pub side: SideNo,
    /// The end nearer to the source.
    pub from: PlaceId,
    /// The other end.
    pub to: PlaceId,
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
    pub hex: PlaceId,
    /// The occupied hexes whose zone of control bars it.
    pub from: Places,
}

/// A supply line drawn out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SupplyLine {
    /// From the unit's hex to the source.
    pub hexes: Vec<PlaceId>,
    /// What it tells.
    pub state: LineState,
    /// Where it is broken.
    pub breaks: Vec<Break>,
}

/// A group that is cut off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PocketView {
    /// Its hexes.
    pub hexes: Places,
    /// Lines of its label.
    pub label: Vec<String>,
}

/// The strongest attack against a hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OddsView {
    /// The hex.
    pub hex: PlaceId,
    /// Against the side to move; else by it.
    pub threat: bool,
    /// The column, as short as it can be: "4:1".
    pub column: String,
    /// How many faces of the die hit in a normal attack.
    pub faces: u8,
}

/// An attack on a hex that is planned, or being put together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlannedView {
    /// The hex.
    pub hex: PlaceId,
    /// Which of the planned attacks it is, from 1; `None` for the one that is being
    /// put together.
    pub number: Option<usize>,
    /// The ratio, as short as it can be; empty if nobody attacks yet.
    pub column: String,
    /// How likely it is to work, as short as it can be: "83%"; empty where no one
    /// number says it.
    pub chance: String,
    /// Whether it cannot be made as planned.
    pub stopped: bool,
}

/// Strength in and around a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForceView {
    /// The hex.
    pub hex: PlaceId,
    /// Whose units are in it.
    pub side: SideNo,
    /// Their strength.
    pub own: u16,
    /// The enemy's around it; 0 behind the front.
    pub enemy: u16,
}

/// A hex within reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReachView {
    /// The hex.
    pub hex: PlaceId,
    /// How many of the units can go there.
    pub count: u8,
}

/// What the facts of a place rest on, while a scenario is edited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FootingView {
    /// The place.
    pub place: PlaceId,
    /// From 0, attested, to 3, changed by whoever edits it.
    pub firmness: u8,
    /// The letter of it.
    pub letter: String,
}

/// Where a front runs, now or as it really was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FrontView {
    /// The places of each side, by [`SideNo::index`].
    pub held: [Places; 2],
    /// As it really was at the end of the turn; else as it is in the game.
    pub then: bool,
    /// The places of a salient or pocket.
    pub pocket: Places,
    /// Lines of its label.
    pub label: Vec<String>,
}

/// The form an overlay has, for the sample of it in the legend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Swatch {
    /// The zone of control of a side.
    Zone(SideNo),
    /// A supply line.
    Line,
    /// The outline of a pocket.
    Pocket,
    /// The strongest attack on a place; against the side to move, or by it.
    Odds {
        /// Against the side to move.
        threat: bool,
    },
    /// Strength on either side.
    Forces,
    /// Within reach.
    Reach,
    /// Where units went.
    Trails,
    /// A unit that can still act.
    CanAct,
    /// What really happened.
    History,
}

/// A row of the legend.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegendRow {
    /// The word of the overlay, in the system it is of.
    pub key: &'static str,
    /// What it looks like.
    pub swatch: Swatch,
    /// How to read it, in a sentence or two.
    pub about: String,
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
    /// Fronts.
    pub fronts: Vec<FrontView>,
    /// What the facts of places rest on.
    pub footings: Vec<FootingView>,
    /// The legend: what is on.
    pub legend: Vec<LegendRow>,
    /// What the overlays say about a hex, in words, for those who do not see
    /// them.
    pub notes: BTreeMap<PlaceId, Vec<String>>,
}

impl Overlays {
    /// Adds what is said about a hex.
    pub fn note(&mut self, hex: PlaceId, text: impl Into<String>) {
        self.notes.entry(hex).or_default().push(text.into());
    }
}
