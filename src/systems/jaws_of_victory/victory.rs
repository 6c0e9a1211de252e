//! Points [23.7.4, 23.6.5].

use super::ground::connected;
use super::ids::UnitSet;
use super::setup::Setup;
use super::state::State;

/// The units on the map whose steps would score if the night ended now \[J23\].
#[must_use]
pub fn safe(setup: &Setup, state: &State) -> UnitSet {
    let connected = connected(setup, state);
    let units = (setup.pocket() & state.on_map()).iter();
    let safe = units.filter(|&unit| {
        let at = state.cell_of(unit);
        at.is_some_and(|at| connected.contains(at) && !state.held().contains(at))
    });
    safe.collect()
}

/// The steps that got out.
#[must_use]
pub fn escaped(state: &State) -> u16 {
    state.steps_of(state.escaped)
}

/// The points if the night ended now: a point a step [23.7.4].
#[must_use]
pub fn points(setup: &Setup, state: &State) -> u16 {
    escaped(state) + state.steps_of(safe(setup, state))
}
