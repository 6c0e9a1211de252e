//! What an event changes.

use super::event::{Cause, Event};
use super::ids::UnitSet;
use super::setup::Setup;
use super::state::{Fight, March, Stage, State};

/// Changes the state by one event, without judging it.
pub(super) fn apply(setup: &Setup, state: &mut State, event: &Event) {
    match *event {
        Event::Began { stage, wave } => {
            if wave == 1 && state.wave == 0 {
                state.form_stacks(setup);
                state.moved = UnitSet::EMPTY;
            }
            state.stage = stage;
            state.wave = wave;
        }
        Event::Joined { unit, into, steps } => {
            state.lift(setup, unit);
            state.joined.insert(unit);
            state.enlarged.insert(into);
            state.set_steps(setup, into, steps);
        }
        Event::Formed {
            regiment,
            of,
            hex,
            steps,
        } => {
            for unit in of {
                state.lift(setup, unit);
                state.joined.insert(unit);
            }
            state.enlarged.insert(regiment);
            state.put(setup, regiment, hex, steps);
        }
        Event::Moved { unit, to, .. } => {
            state.shift(unit, to);
            state.moved.insert(unit);
        }
        Event::WentBack { unit, to } => {
            state.shift(unit, to);
            state.moved.remove(unit);
        }
        Event::Chosen { stack } => {
            let at = state.stack(setup, stack).first();
            let at = at.and_then(|unit| state.cell_of(unit)).unwrap_or(stack);
            state.stage = Stage::March;
            state.march = Some(March {
                stack,
                at,
                entered: 0,
                attacked: false,
                crossed: false,
            });
        }
        Event::Entered {
            units, to, crossed, ..
        } => {
            for unit in units {
                state.shift(unit, to);
            }
            if let Some(march) = &mut state.march {
                march.at = to;
                march.entered += 1;
                march.crossed |= crossed;
            }
        }
        Event::Shown { unit, steps } => state.set_steps(setup, unit, steps),
        Event::Attacked {
            hex,
            losses,
            disorganises,
            ..
        } => {
            state.rolls += 2;
            if let Some(march) = &mut state.march {
                if !march.attacked && state.wave == 1 {
                    state.attackers = state.attackers.saturating_add(1);
                }
                march.attacked = true;
            }
            state.attacked.insert(hex);
            state.fight = Fight {
                due: losses,
                first: [true; 2],
                disorganises,
            };
        }
        Event::StepLost { unit, left, cause } => {
            let pocket = setup.pocket().contains(unit);
            state.set_steps(setup, unit, left);
            if pocket {
                state.lost = state.lost.saturating_add(1);
            }
            if cause == Cause::Table {
                let side = usize::from(!pocket);
                state.fight.due[side] = state.fight.due[side].saturating_sub(1);
                state.fight.first[side] = false;
            }
        }
        Event::Narrowed { unit, .. } => state.disorganised_beyond.remove(unit),
        Event::Disorganised { units, hex } => {
            for unit in units {
                match state.cell_of(unit) == Some(hex) {
                    true => state.disorganised.insert(unit),
                    false => state.disorganised_beyond.insert(unit),
                }
            }
        }
        Event::Settled => state.fight = Fight::default(),
        Event::Escaped { units, .. } => {
            for unit in units {
                let steps = state.steps(unit);
                state.leave(unit);
                state.got_out(unit, steps);
            }
        }
        Event::Crowded { .. } => state.stage = Stage::Crowd,
        Event::Halted { stack } => {
            state.acted.insert(stack);
            state.march = None;
            state.stage = Stage::Wave;
        }
        Event::Ended { .. } => {
            state.stage = Stage::Over;
        }
    }
}
