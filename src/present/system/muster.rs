//! What a table needs to set a game up with figures: forces, calendar, and what
//! holds in this game.

use super::Cited;
use crate::engine::SideNo;
use crate::present::board::Symbol;

/// A set-up sheet, but for the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Muster {
    /// Which battle it is.
    pub title: String,
    /// When it was, and what game it belongs to.
    pub about: String,
    /// The forces of both sides.
    pub forces: [Force; 2],
    /// The game turns, from the first.
    pub turns: Vec<MusterTurn>,
    /// What holds in this game, each under its heading.
    pub notes: Vec<(String, Vec<Cited>)>,
    /// The kinds of unit, each with what stands for it.
    pub kinds: Vec<(Symbol, String)>,
    /// What the figures are like.
    pub figures: String,
    /// Whose work it is.
    pub credit: String,
}

/// What a side has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Force {
    /// How much that is, in a few words.
    pub sum: String,
    /// Those that stand on the table at the start, and then those that come.
    pub units: Vec<MusterUnit>,
}

/// A unit on a set-up sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MusterUnit {
    /// What it is called.
    pub name: String,
    /// What it fights with.
    pub symbol: Symbol,
    /// Its strength in points.
    pub strength: u8,
    /// Whether it is better than its numbers.
    pub elite: bool,
    /// Where it stands, or enters.
    pub place: String,
    /// The game turn in which it comes; `None` if it is there at the start.
    pub turn: Option<u8>,
}

/// A game turn on a set-up sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MusterTurn {
    /// Which one: "3".
    pub name: String,
    /// Its days.
    pub days: String,
    /// What happens then, and to whom.
    pub events: Vec<(Option<SideNo>, String)>,
}
