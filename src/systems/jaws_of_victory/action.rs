//! What a side can do, in small steps.

use super::ids::UnitId;
use crate::space::CellId;

/// One small step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Merge a unit into a regiment of its division [16.5.1].
    Join {
        /// The unit, which leaves the game.
        unit: UnitId,
        /// The regiment.
        into: UnitId,
    },
    /// Form a regiment that is not on the map out of two units [16.5.1, J11].
    Form {
        /// The regiment.
        regiment: UnitId,
        /// One of the units.
        first: UnitId,
        /// The other one, with a higher number.
        second: UnitId,
    },
    /// Move a unit one hex before the waves [16.5.2].
    Move {
        /// The unit.
        unit: UnitId,
        /// Where to.
        to: CellId,
    },
    /// Take that move back.
    Back {
        /// The unit.
        unit: UnitId,
    },
    /// Let the stack act that was formed in this hex [16.5.3].
    Choose {
        /// The hex.
        stack: CellId,
    },
    /// Go on to a hex, and attack whoever is there [16.5.3.3].
    Enter {
        /// The hex.
        hex: CellId,
    },
    /// Be done with the stack [16.5.3].
    Stop,
    /// Take one step of the losses from a unit [12.12.3, 12.12.4].
    Lose {
        /// The unit.
        unit: UnitId,
    },
    /// Name a unit of an over-stacked hex that becomes Disorganised [11.1.2].
    Yield {
        /// The unit.
        unit: UnitId,
    },
    /// Be done with the consolidation, the one-hex move or the wave [16.5].
    Done,
}

impl Action {
    /// Whether it only takes back an earlier step of the same decision.
    #[must_use]
    pub const fn takes_back(self) -> bool {
        matches!(self, Self::Back { .. })
    }
}
