//! Whether and where units retreat [T12.13 to T12.18].

use super::illegal::Illegal;
use super::setup::Setup;
use super::state::State;
use crate::engine::SideNo;
use crate::space::{CellId, CellSet};
use std::ops::ControlFlow::{self, Break, Continue};

/// Where units of `side` in a cell can go; the same for all of them
/// [T12.15 to T12.17].
#[must_use]
pub fn destinations(setup: &Setup, state: &State, from: CellId, side: SideNo) -> CellSet {
    let foe = side.other();
    let enemies = state.occupied(foe);
    let mut open = (setup.ways(from) - enemies) - setup.bases(foe);
    if setup.bases(side).contains(from) {
        open &= setup.bases(side);
    }
    let zone = setup.cells().around_all(enemies);
    let away = open - zone;
    match away.is_empty() {
        true => open & state.occupied(side),
        false => away,
    }
}

/// Whether the units of `side` in a cell may retreat from a loss [T12.13], and
/// what of the loss is left then.
///
/// # Errors
/// The first reason why not.
pub fn judge_retreat(
    setup: &Setup,
    state: &State,
    cell: CellId,
    side: SideNo,
    loss: u16,
) -> Result<u16, Illegal> {
    let strength = state.strength_of(state.fit_in(setup, cell, side));
    if loss == 0 {
        return Err(Illegal::NoLoss);
    }
    if loss > strength {
        return Err(Illegal::LossAboveStrength { loss, strength });
    }
    if destinations(setup, state, cell, side).is_empty() {
        return Err(Illegal::NoDestination { cell });
    }
    Ok(loss.saturating_sub(u16::from(setup.numbers().retreat_saves)))
}

/// Every reason why units of `side` may not retreat from one cell to another, in
/// the order of the table of reasons.
pub(super) fn audit_destination(
    setup: &Setup,
    state: &State,
    side: SideNo,
    [from, to]: [CellId; 2],
    report: &mut dyn FnMut(Illegal) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let foe = side.other();
    if !setup.cells().adjacent(from, to) {
        report(Illegal::FarDestination { cell: to })?;
        return Break(());
    }
    if state.occupied(foe).contains(to) {
        report(Illegal::DestinationEnemyOccupied { cell: to })?;
    }
    if !setup.passable().contains(to) {
        report(Illegal::DestinationImpassable { cell: to })?;
    }
    if setup.bases(foe).contains(to) {
        report(Illegal::DestinationEnemyBase { cell: to })?;
    }
    if setup.bases(side).contains(from) && !setup.bases(side).contains(to) {
        report(Illegal::DestinationNoBase { cell: to })?;
    }
    let exposed = setup.cells().around(to).intersects(state.occupied(foe));
    if exposed && !state.occupied(side).contains(to) {
        report(Illegal::DestinationExposed { cell: to })?;
    }
    let possible = destinations(setup, state, from, side);
    if exposed && !possible.is_empty() && !possible.contains(to) {
        report(Illegal::DestinationNotFirst { cell: to })?;
    }
    Continue(())
}

/// Whether units of `side` may retreat from one cell to another [T12.14 to
/// T12.17].
///
/// # Errors
/// The first reason why not.
pub fn judge_destination(
    setup: &Setup,
    state: &State,
    side: SideNo,
    from: CellId,
    to: CellId,
) -> Result<(), Illegal> {
    let mut judged = Ok(());
    let _ = audit_destination(setup, state, side, [from, to], &mut |reason| {
        judged = Err(reason);
        Break(())
    });
    judged
}
