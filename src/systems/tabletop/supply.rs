//! Supply [chapter T10].

use super::ids::UnitSet;
use super::setup::Setup;
use super::state::State;
use crate::engine::SideNo;
use crate::space::CellSet;

/// The longest supply line of a side in a turn; `None` without a limit [T10.3].
#[must_use]
pub fn line_limit(setup: &Setup, turn: u8, side: SideNo) -> Option<u8> {
    let limits = setup.parts().supply_limits.iter();
    let in_force =
        limits.filter(|l| l.side == side && (l.first_turn..=l.last_turn).contains(&turn));
    in_force.map(|l| l.cells).min()
}

/// The cells that are supplied from the air for a side in a turn [T10.5].
#[must_use]
pub fn airlifted(setup: &Setup, turn: u8, side: SideNo) -> CellSet {
    let lifts = setup.parts().airlift.iter();
    let in_force = lifts.filter(|l| l.side == side && (l.first_turn..=l.last_turn).contains(&turn));
    in_force.map(|l| l.cell).collect()
}

/// The cells a side's supply lines may use [T10.4, TR5].
#[must_use]
pub fn open_to_lines(setup: &Setup, state: &State, side: SideNo) -> CellSet {
    let foe = side.other();
    let (own, enemies) = (state.occupied(side), state.occupied(foe));
    let barred = setup.bases(foe) | setup.cells().around_all(enemies);
    (setup.passable() - enemies) - (barred - own)
}

/// The cells from which a supply line leads to a base, as things stand
/// [T10.2, T10.3].
#[must_use]
pub fn network(setup: &Setup, state: &State, side: SideNo) -> CellSet {
    let open = open_to_lines(setup, state, side);
    let mut bases = setup.bases(side);
    if setup.options().captured_base_supplies {
        bases |= setup.bases(side.other()) & state.occupied(side);
    }
    let limit = line_limit(setup, state.turn, side);
    let mut reached = bases & open;
    let mut layer = reached;
    let mut length = 0;
    while !layer.is_empty() && limit.is_none_or(|limit| length < limit) {
        layer = (setup.cells().around_all(layer) & open) - reached;
        reached |= layer;
        length = length.saturating_add(1);
    }
    reached
}

/// The cells in which a side's units are in-supply as things stand [T10.2].
#[must_use]
pub fn supplied_cells(setup: &Setup, state: &State, side: SideNo) -> CellSet {
    network(setup, state, side) | airlifted(setup, state.turn, side)
}

/// A side's units that would be judged out-of-supply now: *isolated* [ruling TR11].
#[must_use]
pub fn isolated(setup: &Setup, state: &State, side: SideNo) -> UnitSet {
    let supplied = supplied_cells(setup, state, side);
    let units = (setup.units_of(side) & state.on_table()).iter();
    let cut = units.filter(|&u| {
        state
            .cell_of(u)
            .is_some_and(|cell| !supplied.contains(cell))
    });
    cut.collect()
}

/// The position with the game turn in which a side's supply is judged next [T10.1]: this one
/// for a side whose player turn is still to come in it.
#[must_use]
pub fn as_judged_next(setup: &Setup, state: &State, side: SideNo) -> State {
    let mut then = *state;
    if side == state.active || side == setup.parts().initiative {
        then.turn = then.turn.saturating_add(1);
    }
    then
}

/// A side's units that would be judged out-of-supply next, as things stand.
#[must_use]
pub fn isolated_next(setup: &Setup, state: &State, side: SideNo) -> UnitSet {
    isolated(setup, &as_judged_next(setup, state, side), side)
}
