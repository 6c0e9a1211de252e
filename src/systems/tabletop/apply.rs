//! How events change a position. Nothing is judged here.

use super::event::Event;
use super::ids::{Phase, UnitSet};
use super::setup::Setup;
use super::state::{Attack, Stage, State};
use crate::engine::SideNo;
use crate::space::CellSet;

pub(super) fn apply(setup: &Setup, state: &mut State, event: &Event) {
    match *event {
        Event::PhaseBegan { turn, side, phase } => begin_phase(state, turn, side, phase),
        Event::GroundRolled { entry, changed, .. } => {
            state.rolls += 1;
            state.next_change = match changed {
                Some(_) => u8::MAX,
                None => entry.saturating_add(1),
            };
            state.ground = changed.unwrap_or(state.ground);
        }
        Event::SupplyJudged { side, out, .. } => {
            state.out_of_supply = (state.out_of_supply - setup.units_of(side)) | out;
        }
        Event::Arrived { unit, cell, .. } => {
            let strength = setup.unit(unit).map_or(1, |info| info.strength);
            state.put(setup, unit, cell, strength);
            state.due.remove(unit);
        }
        Event::Displaced { unit, .. } => state.due.insert(unit),
        Event::ArrivalLost { unit } => state.lost.insert(unit),
        Event::ReplacementsCame { points } => state.points = points,
        Event::Replaced { unit, strength } => {
            state.set_strength(unit, strength);
            state.points = state.points.saturating_sub(1);
        }
        Event::ReplacementsLapsed { .. } => state.points = 0,
        Event::Joined { unit, target } => {
            state.attack.get_or_insert(Attack::on(target)).join(unit);
        }
        Event::Left { unit } => {
            if let Some(attack) = &mut state.attack {
                attack.leave(unit);
            }
            state.attack = state.attack.filter(|a| !a.named().is_empty());
        }
        Event::Fought {
            dice,
            losses: [attacker, defender],
            attackers,
            ..
        } => {
            state.rolls += u32::from(dice);
            state.stage = Stage::AttackerLoss;
            if let Some(attack) = &mut state.attack {
                attack.due = attacker.min(attackers);
                attack.loss = defender;
                state.attacked |= attack.units();
                state.attacked_cells.insert(attack.target);
            }
        }
        Event::Lost { unit, points, left } => {
            match left {
                0 => state.destroy(setup, unit),
                _ => state.set_strength(unit, left),
            }
            if let Some(attack) = &mut state.attack {
                attack.due = attack.due.saturating_sub(u16::from(points));
            }
        }
        Event::Destroyed { unit, .. } => state.destroy(setup, unit),
        Event::MayRetreat { .. } => state.stage = Stage::StayOrGo,
        Event::Stayed { loss } => defend(state, loss, false),
        Event::Went { loss, .. } => defend(state, loss, true),
        Event::RetreatBegan { .. } => state.stage = Stage::Retreat,
        Event::Retreated { unit, to, .. } => {
            state.shift(setup, unit, to);
            state.retreated.insert(unit);
        }
        Event::AttackEnded { .. } => {
            state.attack = None;
            state.stage = Stage::Attack;
        }
        Event::Moved { unit, route, .. } => {
            state.shift(setup, unit, route.end());
            state.moved.insert(unit);
        }
        Event::Rallied { units } => state.retreated -= units,
        Event::GameEnded => state.stage = Stage::Over,
    }
}

/// The defender's loss falls due.
fn defend(state: &mut State, loss: u16, going: bool) {
    state.stage = Stage::DefenderLoss;
    if let Some(attack) = &mut state.attack {
        attack.due = loss;
        attack.going = going;
    }
}

fn begin_phase(state: &mut State, turn: u8, side: SideNo, phase: Phase) {
    state.turn = turn;
    state.active = side;
    match phase {
        Phase::Ground => {
            state.stage = Stage::Ground;
            // The marks of the other side's player turn have served.
            state.attacked = UnitSet::EMPTY;
            state.moved = UnitSet::EMPTY;
            state.attacked_cells = CellSet::EMPTY;
            state.next_change = 0;
        }
        Phase::Supply => state.next_change = 0,
        Phase::Reinforcement => state.stage = Stage::Reinforcement,
        Phase::Attack => state.stage = Stage::Attack,
        Phase::Movement => state.stage = Stage::Movement,
        // Nothing is decided in it.
        Phase::Rally => {}
    }
}
