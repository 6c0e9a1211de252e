//! Play by one estimate alone, one player turn at a time: quick enough to be
//! played out many times inside a search.

use super::combat::{Assault, KnownAssaults};
use super::evaluator::{Evaluator, Juncture, sign};
use super::movement::Orders;
use super::sketch::{Notes, Sketch};
use crate::engine::Rng;
use crate::engine::Rules as _;
use crate::systems::hells_gate::{Action, Stage, State, supply};

/// Actions that follow each other without a die before the last.
pub(super) type Orderly = Vec<Action>;

/// How carefully is played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Care {
    /// By how many victory points estimates are blurred.
    pub noise: f64,
    /// How often all units are gone through for a movement plan.
    pub passes: u32,
}

impl Care {
    /// As well as one estimate can.
    pub const FULL: Self = Self {
        noise: 0.0,
        passes: 3,
    };
    /// For games that are played out by the thousand.
    pub const QUICK: Self = Self {
        noise: 0.0,
        passes: 1,
    };

    /// With blurred estimates, if there is any noise.
    pub fn blurred(noise: f64) -> Self {
        match noise > 0.0 {
            true => Self { noise, passes: 1 },
            false => Self::FULL,
        }
    }
}

impl Evaluator {
    /// What it would do now: all up to the next die or the next decision that
    /// hangs on one; empty when the game is over.
    pub(super) fn orders(&self, state: &State, care: Care, luck: &mut Rng) -> Orderly {
        self.noted_orders(state, care, luck, &mut Notes::default())
    }

    /// The same, with what was counted of a position before.
    pub(super) fn noted_orders(
        &self,
        state: &State,
        care: Care,
        luck: &mut Rng,
        notes: &mut Notes,
    ) -> Orderly {
        match state.stage {
            Stage::Over => Vec::new(),
            Stage::Supply => vec![Action::JudgeSupply],
            Stage::Mud => vec![Action::RollForMud],
            Stage::Reinforcement | Stage::Restoration => {
                self.best_now(state, notes).into_iter().collect()
            }
            Stage::Combat => self.fight(state, care.noise, luck),
            Stage::Losses => self.best_answer(state, notes).into_iter().collect(),
            Stage::Movement => self.best_plan(state, care, luck, notes),
            Stage::Breakout => vec![self.break_out(state)],
        }
    }

    /// The best by what it leads to at once.
    fn best_now(&self, state: &State, notes: &mut Notes) -> Option<Action> {
        let mut legal = Vec::new();
        self.rules().legal(state, &mut legal);
        let mut sketch = Sketch::of(self, state, notes);
        let mut value = |action: &Action| {
            let mut after = *state;
            self.rules().step(&mut after, *action, &[]);
            let before = Juncture::Before(state.player);
            sign(state.player) * sketch.margin_at(&after, before)
        };
        let judged = legal.iter().map(|a| (value(a), *a));
        judged
            .max_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, action)| action)
    }

    fn fight(&self, state: &State, noise: f64, luck: &mut Rng) -> Orderly {
        // An attack somebody else began is not ours.
        if let Some(unit) = state.attack.and_then(|a| a.units.first()) {
            return vec![Action::LeaveAttack { unit }];
        }
        let chosen = self.chosen_assaults(state, noise, luck);
        chosen
            .first()
            .map_or_else(|| vec![Action::EndPhase], Assault::actions)
    }

    /// What it would do in a combat phase, without noise; some is known of the attacks.
    pub(super) fn fight_on(
        &self,
        state: &State,
        known: &mut KnownAssaults,
        notes: &mut Notes,
    ) -> Orderly {
        let assaults = self.assaults_still(state, known, notes);
        let chosen = self.best_set(&assaults).0;
        chosen
            .first()
            .map_or_else(|| vec![Action::EndPhase], Assault::actions)
    }

    /// The attacks it would make, the best first.
    pub(super) fn chosen_assaults(
        &self,
        state: &State,
        noise: f64,
        luck: &mut Rng,
    ) -> Vec<Assault> {
        let assaults = self.assaults(state, noise, luck);
        self.best_set(&assaults).0
    }

    /// The plan of a movement phase that no single move makes better.
    fn best_plan(&self, state: &State, care: Care, luck: &mut Rng, notes: &mut Notes) -> Orderly {
        if self.rules().special.opening_turn == Some(state.turn) {
            return self.move_singly(state, care.noise, luck);
        }
        let orders = Orders::new(self, state);
        let mut now = *state;
        orders.climb(&mut now, care, luck, notes);
        orders.plan(&now)
    }

    /// Units that will not be able to trace supply try; the others stay.
    fn break_out(&self, state: &State) -> Action {
        let rules = self.rules();
        let doomed = supply::doomed(rules, state, state.player);
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        let tries = legal
            .into_iter()
            .find(|a| matches!(a, Action::BreakOut { unit } if doomed.contains(*unit)));
        tries.unwrap_or(Action::EndPhase)
    }
}
