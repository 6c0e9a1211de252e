//! Supply as the next judgement would find it.

use super::super::ids::{Side, UnitId, UnitMask};
use super::super::setup::Setup;
use super::super::state::{Stage, State};
use super::super::supply::{line_limit, network};
use crate::hex::HexMask;

/// What the next judgement of a side's supply would find if no unit of either
/// side changed its place before it [5.1].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// Whose supply.
    pub side: Side,
    /// The game turn in which it is judged; the turn after the last stands for
    /// the end of the game, when units without supply are eliminated [12.0].
    pub turn: u8,
    /// The longest line allowed then [11.2].
    pub limit: Option<u32>,
    /// The hexes from which supply could be traced.
    pub network: HexMask,
    /// The side's units on the map that could trace none.
    pub unsupplied: UnitMask,
}

/// How the next judgement compares with the marker a unit has now [5.2].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SupplyOutlook {
    /// Supplied, and would be.
    Supplied,
    /// Supplied now, and would lose it.
    Losing,
    /// Out of supply now, and would have it again.
    Regaining,
    /// Out of supply, and would stay so.
    Cut,
}

impl Outlook {
    /// How a unit stands. Units that are not on the map are supplied [ruling
    /// R2].
    #[must_use]
    pub fn standing(&self, state: &State, unit: UnitId) -> SupplyOutlook {
        match (
            state.unsupplied.contains(unit),
            self.unsupplied.contains(unit),
        ) {
            (false, false) => SupplyOutlook::Supplied,
            (false, true) => SupplyOutlook::Losing,
            (true, false) => SupplyOutlook::Regaining,
            (true, true) => SupplyOutlook::Cut,
        }
    }

    /// The units that are supplied and would not be.
    #[must_use]
    pub fn losing(&self, state: &State) -> UnitMask {
        self.unsupplied - state.unsupplied
    }

    /// Whether it is judged at the end of the game instead of in a supply
    /// phase.
    #[must_use]
    pub const fn at_the_end(&self, setup: &Setup) -> bool {
        self.turn > setup.parameters.turns
    }
}

/// The game turn in which the supply of `side` is judged next.
const fn next_judged(state: &State, side: Side) -> u8 {
    match (state.player, side) {
        // The own phase, and it has not been judged yet.
        (Side::Soviet, Side::Soviet) | (Side::German, Side::German)
            if matches!(state.stage, Stage::Supply) =>
        {
            state.turn
        }
        (Side::Soviet, Side::German) => state.turn,
        _ => state.turn.saturating_add(1),
    }
}

/// Supply of a side at its next judgement, as things stand.
#[must_use]
pub fn outlook(setup: &Setup, state: &State, side: Side) -> Outlook {
    let turn = next_judged(state, side);
    let limit = if turn > setup.parameters.turns {
        None
    } else {
        line_limit(setup, turn, side)
    };
    let network = network(setup, &state.occupied(), side, limit);
    let unsupplied = setup
        .units_of(side)
        .iter()
        .filter(|&u| state.hex_of(u).is_some_and(|hex| !network.contains(hex)))
        .collect();
    Outlook {
        side,
        turn,
        limit,
        network,
        unsupplied,
    }
}
