//! What the other side does best about a plan.

use super::Player;
use crate::engine::{Die, Progress, Rules as _};
use crate::systems::hells_gate::players::sketch::Notes;
use crate::systems::hells_gate::players::why::BestAnswer;
use crate::systems::hells_gate::{Action, Stage, State};

impl Player {
    /// How the likeliest hits of an attack are absorbed; or, of a plan that ends the
    /// player turn, what costs most in the next. `None` where nothing is found.
    pub(super) fn best_answer(
        &self,
        state: &State,
        plan: &[Action],
        control: &Progress,
    ) -> Option<BestAnswer> {
        let (rules, side) = (self.staff.rules(), state.to_act()?);
        let mut now = *state;
        for &action in plan {
            if rules.rolls_dice(&now, action) {
                return self.defence(&now, action);
            }
            rules.step(&mut now, action, &[]);
        }
        let ends = state.stage == Stage::Movement && plan.last() == Some(&Action::EndPhase);
        match ends && state.player == side {
            true => {
                let worst = self.worst_menace(&now, side, control);
                worst.map(|menace| BestAnswer::Blow(Box::new(menace)))
            }
            false => None,
        }
    }

    fn defence(&self, before: &State, action: Action) -> Option<BestAnswer> {
        let rules = self.staff.rules();
        let after = |die: Die| {
            let mut after = *before;
            rules.step(&mut after, action, &[die]);
            let hits = after.hits.filter(|_| after.stage == Stage::Losses);
            Some((hits?.scored, after))
        };
        let falls: Vec<(u8, State)> = Die::ALL.into_iter().filter_map(after).collect();
        let often = |hits: u8| falls.iter().filter(|(scored, _)| *scored == hits).count();
        let &(hits, mut now) = falls
            .iter()
            .max_by_key(|(scored, _)| (often(*scored), u8::MAX - scored))?;
        let mut answer = Vec::new();
        let (mut notes, judge) = (Notes::default(), self.staff.trusted());
        while now.stage == Stage::Losses {
            let next = judge.best_answer(&now, &mut notes)?;
            rules.step(&mut now, next, &[]);
            answer.push(next);
        }
        Some(BestAnswer::Defence(hits, answer))
    }
}
