//! What a side can do, in small steps.

use super::ids::UnitId;
use crate::space::CellId;

/// One small step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Roll for the ground; nobody's choice [T9.1].
    RollGround,
    /// Place a unit that is due [T11.2].
    Enter {
        /// The unit.
        unit: UnitId,
        /// Where.
        cell: CellId,
    },
    /// Give a unit one replacement point [T11.3].
    Replace {
        /// The unit.
        unit: UnitId,
    },
    /// Add a unit to the attack; the first one fixes the target [T12.1].
    Join {
        /// The unit.
        unit: UnitId,
        /// The cell under attack.
        target: CellId,
    },
    /// Take a unit out of the attack again.
    Leave {
        /// The unit.
        unit: UnitId,
    },
    /// Roll the dice of the attack that was put together [T12.8].
    Resolve {
        /// Whether it is all-out [T12.4].
        all_out: bool,
    },
    /// Take one point of the loss from a unit [T12.11].
    Lose {
        /// The unit.
        unit: UnitId,
    },
    /// Take the whole loss and hold the cell [T12.13].
    Stay,
    /// Retreat instead of a part of the loss [T12.13].
    Go,
    /// Retreat one unit [T12.14].
    Retreat {
        /// The unit.
        unit: UnitId,
        /// Where to.
        cell: CellId,
    },
    /// Move one unit [T13.1].
    Move {
        /// The unit.
        unit: UnitId,
        /// Its way.
        route: Route,
    },
    /// Be done with the phase [T8.2].
    EndPhase,
}

/// The cells a moving unit enters, one or two [T13.3].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Route {
    /// The first.
    pub first: CellId,
    /// The second, if it goes on.
    pub second: Option<CellId>,
}

impl Route {
    /// The cell where it ends.
    #[must_use]
    pub fn end(self) -> CellId {
        self.second.unwrap_or(self.first)
    }
}

impl Action {
    /// Whether it only takes back an earlier step of the same decision.
    #[must_use]
    pub const fn takes_back(self) -> bool {
        matches!(self, Self::Leave { .. })
    }
}
