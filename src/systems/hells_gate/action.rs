//! What a side can do: small actions, one decision each.

use super::ids::{UnitId, UnitMask};
use super::state::State;
use crate::hex::HexId;

/// The hexes a unit moves through, its own not included [8.0, 8.2].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Route {
    /// The first hex entered.
    pub first: HexId,
    /// The second, for a fast unit.
    pub second: Option<HexId>,
}

impl Route {
    /// The hex the route ends in.
    #[must_use]
    pub const fn end(self) -> HexId {
        match self.second {
            Some(hex) => hex,
            None => self.first,
        }
    }

    /// The hexes entered, in order.
    pub fn hexes(self) -> impl Iterator<Item = HexId> {
        std::iter::once(self.first).chain(self.second)
    }
}

impl Action {
    /// Whether it only takes back an earlier action of the same decision.
    #[must_use]
    pub const fn takes_back(self) -> bool {
        matches!(self, Self::LeaveAttack { .. })
    }

    /// Of units on the map before it those that are not after it, but for the one that loses
    /// a step: they had retreated there, and whoever could still fight went [7.6].
    pub(super) fn abandons(self, before: &State, after: &State) -> UnitMask {
        match self {
            Self::LoseStep { unit } => (before.on_map() - after.on_map()) - UnitMask::of(unit),
            Self::Retreat { .. } => before.on_map() - after.on_map(),
            _ => UnitMask::EMPTY,
        }
    }
}

/// One decision of one side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Judge supply and bring on the reinforcements due [5.0, 6.0].
    JudgeSupply,
    /// Choose the hex of a displaced reinforcement [6.1].
    Enter {
        /// The reinforcement.
        unit: UnitId,
        /// One of the nearest sources.
        hex: HexId,
    },
    /// Restore a corps to full strength [11.4].
    Restore {
        /// The corps.
        unit: UnitId,
    },
    /// Add a unit to the attack on a hex; the first one begins it [7.1].
    JoinAttack {
        /// The attacking unit.
        unit: UnitId,
        /// The attacked hex.
        target: HexId,
    },
    /// Take a unit out of the attack being put together.
    LeaveAttack {
        /// The unit.
        unit: UnitId,
    },
    /// Roll for the attack [7.0]: normal, or all-out [7.3].
    Resolve {
        /// The unit that is flipped for an all-out attack.
        flip: Option<UnitId>,
    },
    /// Absorb a hit as a step loss [7.5].
    LoseStep {
        /// The defending unit that loses it.
        unit: UnitId,
    },
    /// Absorb the last hit by retreat [7.6], one unit after the other.
    Retreat {
        /// The retreating unit.
        unit: UnitId,
        /// Where to.
        hex: HexId,
    },
    /// Move a unit [8.0].
    Move {
        /// The unit.
        unit: UnitId,
        /// Through these hexes.
        route: Route,
    },
    /// Try to break out to friendly lines [11.5].
    BreakOut {
        /// The unit.
        unit: UnitId,
    },
    /// Roll whether the ground turns to mud [11.2].
    RollForMud,
    /// Be done with the phase (or with 11.4, 11.5 inside one).
    EndPhase,
}
