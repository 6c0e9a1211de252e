//! Every legal action, each once, in a fixed order.

use super::action::Action;
use super::audit::audit;
use super::ids::UnitId;
use super::losses::choosable;
use super::setup::Setup;
use super::stacking::crowdings;
use super::state::{Stage, State};
use crate::hex::Id as _;
use crate::space::CellId;
use std::ops::ControlFlow;

fn is_legal(setup: &Setup, state: &State, action: Action) -> bool {
    audit(setup, state, action, &mut |_| ControlFlow::Break(())).is_continue()
}

/// Calls `each` with every legal action.
pub(super) fn each_legal(setup: &Setup, state: &State, mut each: impl FnMut(Action)) {
    let own = setup.pocket() & state.on_map();
    let mut try_it = |action| {
        if is_legal(setup, state, action) {
            each(action);
        }
    };
    match state.stage {
        Stage::Consolidation => {
            let there = state.pocket_by_hex(setup);
            for unit in own {
                let at = state.cell_of(unit).map(|hex| hex.index());
                let others = at.and_then(|at| there.get(at).copied());
                for into in others.unwrap_or_default() {
                    try_it(Action::Join { unit, into });
                }
            }
            for regiment in setup.formable() {
                let of = setup.unit(regiment).map(|info| info.of);
                let of = of.unwrap_or_default() & state.on_map();
                for first in of {
                    for second in of.iter().filter(|&second| second > first) {
                        try_it(Action::Form {
                            regiment,
                            first,
                            second,
                        });
                    }
                }
            }
            try_it(Action::Done);
        }
        Stage::OneHex => {
            for unit in own {
                moves_of(setup, state, unit, &mut try_it);
                try_it(Action::Back { unit });
            }
            try_it(Action::Done);
        }
        Stage::Wave => {
            for stack in state.waiting(setup) {
                try_it(Action::Choose { stack });
            }
            try_it(Action::Done);
        }
        Stage::March => {
            if let Some(march) = state.march {
                for hex in setup.cells().around(march.at) {
                    try_it(Action::Enter { hex });
                }
            }
            try_it(Action::Stop);
        }
        Stage::AttackerLoss | Stage::DefenderLoss | Stage::CrowdLoss => {
            for unit in choosable(setup, state) {
                try_it(Action::Lose { unit });
            }
        }
        Stage::Crowd => {
            for unit in choosable(setup, state) {
                try_it(Action::Yield { unit });
            }
        }
        Stage::Over => {}
    }
}

fn moves_of(setup: &Setup, state: &State, unit: UnitId, each: &mut dyn FnMut(Action)) {
    if let Some(from) = state.cell_of(unit).filter(|_| !state.moved.contains(unit)) {
        for to in setup.cells().around(from) {
            each(Action::Move { unit, to });
        }
    }
}

/// A legal action for simulation; see [`Rules::sample`](crate::engine::Rules::sample).
/// In the one-hex move, where steps can run into a corner, only into hexes with room
/// for one more, and out of a hex that is too full only if nothing else goes.
pub(super) fn sample(
    setup: &Setup,
    state: &State,
    below: &mut dyn FnMut(usize) -> usize,
) -> Option<Action> {
    let mut all = Vec::with_capacity(128);
    if state.stage == Stage::OneHex {
        each_safe_move(setup, state, |action| all.push(action));
    }
    // Nothing but going back leads out of a hex that is too full.
    if all.is_empty() {
        each_legal(setup, state, |action| all.push(action));
    }
    (!all.is_empty()).then(|| all[below(all.len())])
}

/// Calls `each` with every move into a hex with room for one more, and with the end of
/// the moves if nothing is too full, in the order of the list.
fn each_safe_move(setup: &Setup, state: &State, mut each: impl FnMut(Action)) {
    let there = state.pocket_by_hex(setup);
    let fits = |unit: UnitId, to: CellId| {
        let mut units = there.get(to.index()).copied().unwrap_or_default();
        units.insert(unit);
        units.len() == 1 || crowdings(setup, to, units).next().is_none()
    };
    for unit in setup.pocket() & state.on_map() {
        moves_of(setup, state, unit, &mut |action| {
            if let Action::Move { unit, to } = action
                && fits(unit, to)
                && is_legal(setup, state, action)
            {
                each(action);
            }
        });
    }
    if is_legal(setup, state, Action::Done) {
        each(Action::Done);
    }
}
