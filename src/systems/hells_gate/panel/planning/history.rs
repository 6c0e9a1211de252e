//! Changes of the plan taken back and made again, one by one, before the game
//! itself is.

use super::super::super::ids::Side;
use super::super::super::insight::Plan;
use super::super::super::state::State;
use super::Planning;
use crate::hex::HexId;

/// So many changes can be taken back.
const MOST: usize = 200;

/// The plan at one moment, with the hex that units were chosen for.
pub type Drafted = (Plan, Option<HexId>);

/// The combat phase, and how many dice had been rolled: attacks that have been
/// made are not planned otherwise afterwards.
type When = (u8, Side, u16);

/// The plan as it was before each change.
#[derive(Clone, Debug, Default)]
pub struct History {
    when: Option<When>,
    past: Vec<Drafted>,
    undone: Vec<Drafted>,
}

const fn when(state: &State) -> When {
    (state.turn, state.player, state.rolls)
}

impl Planning {
    /// The plan as it is, to be compared after a change.
    #[must_use]
    pub fn moment(&self) -> Drafted {
        (self.plan.clone(), self.aim)
    }

    /// Notes that something was done to the plan; `before` is how it was.
    pub fn changed(&mut self, state: &State, before: Drafted) {
        if before == self.moment() {
            return;
        }
        if self.history.when != Some(when(state)) {
            self.history = History {
                when: Some(when(state)),
                ..History::default()
            };
        }
        let History { past, undone, .. } = &mut self.history;
        undone.clear();
        if past.len() == MOST {
            past.remove(0);
        }
        past.push(before);
    }

    /// Whether a change of the plan can be taken back, or made again, before the
    /// game is meant.
    #[must_use]
    pub fn can_step(&self, state: &State, back: bool) -> bool {
        let History { past, undone, .. } = &self.history;
        let from = if back { past } else { undone };
        self.takes_clicks(state) && self.history.when == Some(when(state)) && !from.is_empty()
    }

    /// Takes the last change of the plan back, or makes it again. Whether there
    /// was one.
    pub fn step(&mut self, state: &State, back: bool) -> bool {
        if !self.can_step(state, back) {
            return false;
        }
        let now = self.moment();
        let History { past, undone, .. } = &mut self.history;
        let (from, to) = if back { (past, undone) } else { (undone, past) };
        let Some((plan, aim)) = from.pop() else {
            return false;
        };
        to.push(now);
        (self.plan, self.aim) = (plan, aim);
        true
    }
}
