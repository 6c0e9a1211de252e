//! What the other side does best about a plan, and what the plan comes to then.

use super::{Player, TOLD_GAMES, Thought, afresh};
use crate::engine::{Die, Progress, Rules as _};
use crate::systems::hells_gate::players::sketch::Notes;
use crate::systems::hells_gate::players::why::BestAnswer;
use crate::systems::hells_gate::{Action, Stage, State, UnitMask};

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

    /// What a movement plan comes to when whoever decides next takes as much thought, and
    /// the standard error: Soviet less German victory points. `None` for other plans, when
    /// nobody decides any more, or when `control` stops it.
    ///
    /// Plans are compared with the answer that comes to mind at once, and the best of many
    /// is the one that this answer meets worst: told by that, it would be worth up to ten
    /// points more than a moment later.
    pub(super) fn answered(
        &self,
        state: &State,
        plan: &[Action],
        control: &Progress,
    ) -> Option<(f64, f64)> {
        let rules = self.staff.rules();
        if state.stage != Stage::Movement || plan.last() != Some(&Action::EndPhase) {
            return None;
        }
        let mut now = *state;
        for &action in plan {
            rules.step(&mut now, action, &[]);
        }
        let rolled = rules.forced(&now);
        let rolled = rolled.filter(|&action| rules.rolls_dice(&now, action));
        let Some(action) = rolled else {
            return self.value(&now, control);
        };
        let mut falls: Vec<(f64, State)> = Vec::new();
        for die in Die::ALL {
            let mut after = now;
            rules.step(&mut after, action, &[die]);
            match falls.iter_mut().find(|(_, known)| *known == after) {
                Some((faces, _)) => *faces += 1.0,
                None => falls.push((1.0, after)),
            }
        }
        let (mut margin, mut square) = (0.0, 0.0);
        for (faces, after) in falls {
            let (mean, error) = self.value(&after, control)?;
            let share = faces / Die::ALL.len() as f64;
            margin += share * mean;
            square += (share * error).powi(2);
        }
        Some((margin, square.sqrt()))
    }

    /// What a position is worth if whoever decides in it does what this player thinks best,
    /// and the standard error.
    fn value(&self, state: &State, control: &Progress) -> Option<(f64, f64)> {
        let mut luck = self.luck(state);
        match self.thought(state, control, &mut luck) {
            Thought::Nothing => None,
            Thought::Sight(actions) => Some((self.at_sight(state, actions).margin, 0.0)),
            Thought::Exact(plans) => Some((plans.first()?.1, 0.0)),
            Thought::PlayedOut(side, ways) => {
                let mut best = afresh(ways);
                best.truncate(1);
                let (effort, seed) = (self.effort(state, control), luck.bits());
                control.begin(TOLD_GAMES);
                self.staff
                    .play_out(state, side, &mut best, TOLD_GAMES, effort, seed);
                best.first().map(|way| (way.mean(), way.error()))
            }
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
        let &(hits, at) = falls
            .iter()
            .max_by_key(|(scored, _)| (often(*scored), u8::MAX - scored))?;
        let (mut now, mut actions, mut abandoned) = (at, Vec::new(), UnitMask::EMPTY);
        let (mut notes, judge) = (Notes::default(), self.staff.trusted(before.player.enemy()));
        while now.stage == Stage::Losses {
            let next = judge.best_answer(&now, &mut notes)?;
            let before = now;
            rules.step(&mut now, next, &[]);
            abandoned |= next.abandons(&before, &now);
            actions.push(next);
        }
        let at = Box::new(at);
        Some(BestAnswer::Defence {
            hits,
            at,
            actions,
            abandoned,
        })
    }
}
