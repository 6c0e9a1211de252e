//! Where new units enter, and who takes replacements [chapter T11].

use super::ids::{UnitId, UnitSet};
use super::illegal::Illegal;
use super::setup::Setup;
use super::state::State;
use crate::engine::SideNo;
use crate::space::{CellId, CellSet};
use std::ops::ControlFlow::{self, Break, Continue};

type Report<'r> = &'r mut dyn FnMut(Illegal) -> ControlFlow<()>;

/// Where a unit of `side` that is due in `entry` can enter: there, or if the
/// enemy is in it at the nearest free bases; empty if none is free
/// [T11.1, T11.2, TR18].
#[must_use]
pub fn entry_cells(setup: &Setup, state: &State, side: SideNo, entry: CellId) -> CellSet {
    let enemies = state.occupied(side.other());
    if !enemies.contains(entry) {
        return CellSet::of(entry);
    }
    let free = setup.bases(side) - enemies;
    let far = |cell| setup.cells().distance(entry, cell);
    let nearest = free.iter().map(far).min();
    free.iter()
        .filter(|&cell| Some(far(cell)) == nearest)
        .collect()
}

/// Every reason why the active side may not place `unit` in a cell, in the order
/// of the table of reasons.
pub(super) fn audit_entry(
    setup: &Setup,
    state: &State,
    unit: UnitId,
    cell: CellId,
    report: Report<'_>,
) -> ControlFlow<()> {
    let Some(info) = setup.unit(unit).filter(|_| state.due.contains(unit)) else {
        return report(Illegal::NotDue { unit });
    };
    let side = info.side;
    let possible = entry_cells(setup, state, side, info.cell);
    if possible.contains(cell) {
        return Continue(());
    }
    if possible.contains(info.cell) {
        report(Illegal::EntryFree { entry: info.cell })?;
        return Break(());
    }
    if !setup.bases(side).contains(cell) {
        report(Illegal::EntryNotBase { cell })?;
    }
    if state.occupied(side.other()).contains(cell) {
        report(Illegal::EntryEnemyOccupied { cell })?;
    }
    let far = |cell| setup.cells().distance(info.cell, cell);
    report(Illegal::EntryNotNearest {
        cell,
        distance: far(cell),
        nearest: possible.first().map_or(0, far),
    })
}

/// The units of the active side that may take a replacement point, if one is
/// left [T11.3, TR17].
#[must_use]
pub fn takers(setup: &Setup, state: &State) -> UnitSet {
    let mut units = setup.units_of(state.active) & state.on_table();
    if setup.options().replacements_need_supply {
        units -= state.out_of_supply;
    }
    let weak = |u: &UnitId| {
        setup
            .unit(*u)
            .is_some_and(|info| state.strength(*u) < info.strength)
    };
    units.iter().filter(weak).collect()
}

/// Every reason why the active side may not give `unit` a replacement point, in
/// the order of the table of reasons.
pub(super) fn audit_replacement(
    setup: &Setup,
    state: &State,
    unit: UnitId,
    report: Report<'_>,
) -> ControlFlow<()> {
    if state.points == 0 {
        report(Illegal::NoPoints)?;
    }
    let own = setup.units_of(state.active) & state.on_table();
    let Some(info) = setup.unit(unit).filter(|_| own.contains(unit)) else {
        report(Illegal::NotToReplace { unit })?;
        return Break(());
    };
    if state.strength(unit) >= info.strength {
        report(Illegal::AtFullStrength { unit })?;
    }
    if setup.options().replacements_need_supply && state.out_of_supply.contains(unit) {
        report(Illegal::ReplaceOutOfSupply { unit })?;
    }
    Continue(())
}
