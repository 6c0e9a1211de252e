//! The position with which a side would enter its next phase of a kind if
//! nothing happened before.

use super::super::ids::{Side, UnitMask};
use super::super::setup::Setup;
use super::super::state::{Stage, State};
use super::outlook::outlook;
use crate::hex::HexMask;

/// The position in the combat phase that `side` fights now or next, as the
/// units stand; `None` when there is none before the game ends.
///
/// Markers are those of that moment: supply is judged where a supply phase
/// lies in between [5.1], Retreated markers are gone where a recovery phase
/// does [9.0].
#[must_use]
pub fn combat_to_come(setup: &Setup, state: &State, side: Side) -> Option<State> {
    let now = matches!(
        state.stage,
        Stage::Supply | Stage::Reinforcement | Stage::Restoration | Stage::Combat | Stage::Losses
    );
    to_come(setup, state, side, now).map(|mut then| {
        then.stage = Stage::Combat;
        then
    })
}

/// The position in the movement phase in which `side` moves now or next, as
/// the units stand; `None` when there is none before the game ends.
#[must_use]
pub fn movement_to_come(setup: &Setup, state: &State, side: Side) -> Option<State> {
    let now = !matches!(state.stage, Stage::Breakout | Stage::Mud | Stage::Over);
    to_come(setup, state, side, now).map(|mut then| {
        then.stage = Stage::Movement;
        then
    })
}

/// `this_turn`: whether the phase lies in the present player turn if that is
/// the side's.
fn to_come(setup: &Setup, state: &State, side: Side, this_turn: bool) -> Option<State> {
    if state.stage == Stage::Over {
        return None;
    }
    let mut then = *state;
    then.attack = None;
    then.hits = None;
    let own = state.player == side;
    if own && this_turn {
        if state.stage == Stage::Supply {
            mark_supply(setup, state, &mut then, side);
        }
        return Some(then);
    }
    then.player = side;
    then.turn = match (state.player, side) {
        (Side::Soviet, Side::German) => state.turn,
        _ => state.turn + 1,
    };
    if then.turn > setup.parameters.turns {
        return None;
    }
    then.attacked = UnitMask::EMPTY;
    then.moved = UnitMask::EMPTY;
    then.arriving = UnitMask::EMPTY;
    then.attacked_hexes = HexMask::EMPTY;
    then.hit_hexes = HexMask::EMPTY;
    // The player whose turn it is recovers before anyone else fights.
    then.retreated -= setup.units_of(state.player);
    mark_supply(setup, state, &mut then, side);
    if own {
        // The enemy has had a whole player turn in between.
        then.retreated = UnitMask::EMPTY;
        mark_supply(setup, state, &mut then, side.enemy());
    } else if state.stage == Stage::Supply {
        mark_supply(setup, state, &mut then, side.enemy());
    }
    Some(then)
}

/// Marks the units of a side as its next judgement would.
fn mark_supply(setup: &Setup, state: &State, then: &mut State, side: Side) {
    let judged = outlook(setup, state, side);
    then.unsupplied = (then.unsupplied - setup.units_of(side)) | judged.unsupplied;
}
