//! Changing the state, one event at a time, without judging.

use super::event::{Cause, Event};
use super::ids::{Phase, UnitId, UnitMask, Weather};
use super::setup::Setup;
use super::state::{Attack, Spot, Stage, State};
use crate::hex::HexMask;

/// Changes `state` by what the event says. Inlined, because who emits an event
/// knows which it is.
#[inline(always)]
pub(super) fn apply(setup: &Setup, state: &mut State, event: &Event) {
    match *event {
        Event::TurnBegan { turn } => state.turn = turn,
        Event::PhaseBegan { side, phase } => begin_phase(state, side, phase),
        Event::SupplyJudged {
            side, unsupplied, ..
        } => state.unsupplied = (state.unsupplied - setup.units_of(side)) | unsupplied,
        Event::Arrived { unit, hex, .. } => {
            state.put(unit, Spot::On(hex));
            state.arriving.remove(unit);
        }
        Event::Displaced { unit, .. } => {
            state.arriving.insert(unit);
            state.stage = Stage::Reinforcement;
        }
        Event::ArrivalLost { unit } => state.put(unit, Spot::Lost),
        Event::Withheld { unit } => state.put(unit, Spot::Withheld),
        Event::RestorationOffered => state.stage = Stage::Restoration,
        Event::Restored { unit } => state.reduced.remove(unit),
        Event::JoinedAttack { unit, target } => {
            let units = state.attack.map_or(UnitMask::EMPTY, |a| a.units);
            state.attack = Some(Attack {
                target,
                units: units.with(unit),
            });
        }
        Event::LeftAttack { unit } => {
            state.attack = state.attack.and_then(|mut attack| {
                attack.units.remove(unit);
                (!attack.units.is_empty()).then_some(attack)
            });
        }
        Event::Attacked {
            target,
            units,
            hits,
            ..
        } => {
            state.rolls += 1;
            state.attack = None;
            state.attacked |= units;
            state.attacked_hexes.insert(target);
            state.hit_hexes.set(target, hits > 0);
        }
        Event::HitsPending { hits } => {
            state.hits = Some(hits);
            state.stage = Stage::Losses;
        }
        Event::StepLost { unit, all_out } => {
            state.reduced.insert(unit);
            if !all_out {
                absorb(state);
            }
        }
        Event::Eliminated { unit, cause } => {
            remove(state, unit, Spot::Destroyed);
            if cause == Cause::LastStep {
                absorb(state);
            }
        }
        Event::Retreated { unit, to, .. } => {
            state.put(unit, Spot::On(to));
            state.retreated.insert(unit);
            if let Some(hits) = &mut state.hits {
                hits.retreating = true;
            }
        }
        Event::CombatEnded { .. } => {
            state.hits = None;
            state.stage = Stage::Combat;
        }
        Event::Moved { unit, route, .. } => {
            state.put(unit, Spot::On(route.end()));
            state.moved.insert(unit);
        }
        Event::StandFastLifted { .. } => state.stand_fast_lifted = true,
        Event::ReserveReleased { .. } => state.reserve_released = true,
        Event::BreakoutOffered => state.stage = Stage::Breakout,
        Event::BrokeOut { unit, escaped, .. } => {
            state.rolls += 1;
            if escaped {
                remove(state, unit, Spot::Escaped);
            }
        }
        Event::Recovered { units } => state.retreated -= units,
        Event::ThawPending => state.stage = Stage::Mud,
        Event::ThawRolled { mud, .. } => {
            state.rolls += 1;
            if mud {
                state.weather = Weather::Mud;
            }
        }
        Event::GameEnded => state.stage = Stage::Over,
    }
}

fn begin_phase(state: &mut State, side: super::ids::Side, phase: Phase) {
    state.player = side;
    match phase {
        Phase::Supply => {
            state.stage = Stage::Supply;
            // The marks of the other side's player turn have served.
            state.attacked = UnitMask::EMPTY;
            state.moved = UnitMask::EMPTY;
            state.attacked_hexes = HexMask::EMPTY;
            state.hit_hexes = HexMask::EMPTY;
        }
        Phase::Combat => state.stage = Stage::Combat,
        Phase::Movement => state.stage = Stage::Movement,
        // Nothing is decided in these two.
        Phase::Recovery | Phase::Housekeeping => {}
    }
}

/// One hit is absorbed by a loss.
fn absorb(state: &mut State) {
    if let Some(hits) = &mut state.hits {
        hits.left = hits.left.saturating_sub(1);
    }
}

/// Takes a unit off the map with its markers. Its reduced side stays: a
/// reduced unit that escaped scores for the enemy [12.0].
fn remove(state: &mut State, unit: UnitId, to: Spot) {
    state.put(unit, to);
    state.unsupplied.remove(unit);
    state.retreated.remove(unit);
}
