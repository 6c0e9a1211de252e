//! What pointing somewhere does: a target first or its attackers first, a unit,
//! a whole stack, a unit taken somewhere.

use super::super::rules::HellsGate;
use super::super::say;
use super::super::state::{Stage, State};
use super::desk::cited;
use super::interaction::{Answer, Interaction};
use super::picks::Picks;
use crate::engine::{Refusal as _, Rules as _};
use crate::hex::HexId;
use crate::present::system::{Click, Effect, Pointer};

impl HellsGate {
    /// What pointing there does.
    pub(in super::super) fn point(&self, state: &State, picks: &Picks, at: &Pointer) -> Click {
        let mut picks = picks.clone();
        let answer = self.answer_to(state, &mut picks, at);
        match answer {
            Answer::Picked => Click::Effect(Effect::Select(picks.selection(self))),
            Answer::Do(actions) => {
                let actions = actions.into_iter().map(|action| self.notation(action));
                Click::Effect(Effect::Play(actions.collect()))
            }
            Answer::Refused(why) => Click::Refuse(cited(say::refusal(self, &why), why.rule())),
        }
    }

    fn answer_to(&self, state: &State, picks: &mut Picks, at: &Pointer) -> Answer {
        let Picks {
            picked, planning, ..
        } = picks;
        let plans = planning.takes_clicks(state);
        let (unit, hex) = match at {
            Pointer::Place(name) => (None, self.hex_named(name)),
            Pointer::Unit(code) | Pointer::Stack(code) => {
                let unit = self.find_unit(code);
                (unit, unit.and_then(|unit| state.hex_of(unit)))
            }
            Pointer::Drop(code, name) => (self.find_unit(code), self.hex_named(name)),
        };
        let meant = match (at, unit, hex) {
            // Losses are taken step by step, and no faster than one can look.
            (Pointer::Stack(_), ..) if state.stage == Stage::Losses => return Answer::Picked,
            (Pointer::Stack(_), Some(unit), _) if !plans => {
                picked.whole_stack(self, state, unit);
                return Answer::Picked;
            }
            (Pointer::Drop(..), Some(unit), Some(hex)) => match plans {
                true => planning.drop_on(self, state, picked, unit, hex),
                false => return picked.drop_on(self, state, unit, hex),
            },
            (Pointer::Drop(..), _, _) => Ok(false),
            (_, Some(unit), _) if plans => planning.click_unit(self, state, picked, unit),
            (_, None, Some(hex)) if plans => planning.click_hex(self, state, picked, hex),
            // What is lit is meant, whatever lies there.
            (_, Some(unit), Some(hex)) => {
                return match picked.leads_to(self, state, hex) {
                    true => picked.click_hex(self, state, hex),
                    false => picked.click_unit(self, state, unit),
                };
            }
            (_, Some(unit), None) => return picked.click_unit(self, state, unit),
            (_, None, Some(hex)) => return picked.click_hex(self, state, hex),
            (_, None, None) => {
                *picked = Interaction::default();
                picked.clear(state);
                Ok(false)
            }
        };
        match meant {
            Ok(_) => Answer::Picked,
            Err(why) => Answer::Refused(why),
        }
    }

    /// The hex of this name.
    pub(in super::super) fn hex_named(&self, name: &str) -> Option<HexId> {
        super::super::notation::find_hex(self, name).ok()
    }
}
