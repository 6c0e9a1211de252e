//! What there is to know of getting out: make room, come near, let the strong go first,
//! take the way that costs least, and lose where it weakens least.
//!
//! All of it is a matter of opinion; nothing of the rules stands here.

mod outlook;
mod prepare;
mod ways;
mod why;

pub use outlook::Outlook;

use super::action::Action;
use super::numbers::COLUMNS;
use super::rules::Breakout;
use super::secret::supposed;
use super::state::{Stage, State};
use super::victory;
use crate::engine::{Rules as _, Strategy};

/// The judgement of a player who keeps his nerve.
pub struct Nerve {
    rules: Breakout,
    /// What an attack costs in each column.
    costs: [[f64; 3]; COLUMNS],
}

impl Nerve {
    /// The judgement over these rules.
    #[must_use]
    pub fn new(rules: Breakout) -> Self {
        let costs = ways::costs(&rules);
        Self { rules, costs }
    }

    /// The position as it is thought about: what is not known is guessed.
    fn supposed(&self, state: &State) -> State {
        match self.rules.hides() {
            true => supposed(&self.rules, state),
            false => *state,
        }
    }
}

impl Strategy<Breakout> for Nerve {
    fn value(&self, state: &State) -> f64 {
        let rules = &self.rules;
        let supposed = self.supposed(state);
        let state = &supposed;
        let sure = f64::from(victory::points(rules, state));
        if state.stage == Stage::Over {
            return sure;
        }
        let safe = victory::safe(rules, state);
        let under_way = state.march.map(|march| march.stack);
        let mut coming = 0.0;
        for unit in (rules.pocket() & state.on_map()) - safe {
            let (Some(at), Some(stack)) = (state.cell_of(unit), state.origin_of(unit)) else {
                continue;
            };
            let steps = f64::from(state.steps(unit));
            let wave = rules.wave_of(stack);
            let done = state.acted.contains(stack) || (state.wave > wave && state.wave > 0);
            coming += match (under_way == Some(stack), done) {
                (true, _) => {
                    let may = state
                        .march
                        .is_some_and(|march| self.may_get_out(&march, at));
                    if may { steps * 0.8 } else { 0.0 }
                }
                (false, true) => 0.0,
                (false, false) => steps * self.near(at),
            };
        }
        // What is destroyed already makes the way of the others easier.
        let foes = f64::from(state.steps_of(rules.enemies() & state.on_map()));
        sure + coming - 0.05 * foes
    }

    fn spread(&self, state: &State) -> f64 {
        match state.wave {
            0 | 1 => 4.5,
            2 => 3.5,
            3 => 2.5,
            _ => 1.5,
        }
    }

    fn plan(&self, state: &State, blur: &mut dyn FnMut() -> f64, out: &mut Vec<Action>) {
        let supposed = self.supposed(state);
        let state = &supposed;
        match state.stage {
            Stage::Consolidation => self.merge(state, blur, out),
            Stage::OneHex => self.close_up(state, blur, out),
            Stage::Wave => self.next_stack(state, blur, out),
            Stage::March => self.go_on(state, blur, out),
            Stage::AttackerLoss | Stage::DefenderLoss | Stage::Crowd | Stage::CrowdLoss => {
                out.extend(self.lose(state, blur));
            }
            Stage::Over => {}
        }
    }

    fn plans(&self, state: &State, out: &mut Vec<Vec<Action>>) {
        match state.stage {
            Stage::Wave => {
                for stack in state.waiting(&self.rules) {
                    out.push(vec![Action::Choose { stack }]);
                }
            }
            Stage::March => {
                let mut legal = Vec::new();
                self.rules.legal(state, &mut legal);
                out.extend(legal.into_iter().map(|action| vec![action]));
            }
            Stage::AttackerLoss | Stage::DefenderLoss | Stage::Crowd | Stage::CrowdLoss => {
                self.answers(state, out);
            }
            Stage::Consolidation => self.other_merges(state, out),
            Stage::OneHex => self.other_places(state, out),
            Stage::Over => {}
        }
    }

    fn changes(
        &self,
        state: &State,
        plan: &[Action],
        below: &mut dyn FnMut(usize) -> usize,
        most: usize,
        out: &mut Vec<Vec<Action>>,
    ) {
        match state.stage {
            Stage::Consolidation => self.changed_merges(state, plan, below, most, out),
            Stage::OneHex => self.changed_places(state, plan, below, most, out),
            _ => {}
        }
    }

    fn noise(&self) -> [f64; 3] {
        [4.0, 2.2, 0.0]
    }

    fn effort(&self, state: &State) -> [u32; 2] {
        match state.stage {
            Stage::Consolidation | Stage::OneHex => [1, 2],
            _ => [2, 1],
        }
    }

    fn horizon(&self, _: &State) -> u8 {
        6
    }
}
