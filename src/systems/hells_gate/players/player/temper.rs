//! What a player leans to: attacks and all-out attacks, or keeping its units.

use crate::engine::{Rng, Rules as _, Temper};
use crate::systems::hells_gate::players::combat::Assault;
use crate::systems::hells_gate::players::evaluator::{Evaluator, Juncture, sign};
use crate::systems::hells_gate::players::greedy::Care;
use crate::systems::hells_gate::players::sketch::{Notes, Sketch};
use crate::systems::hells_gate::{Action, Stage, State};

/// By how many victory points more something seems to be worth than it is. Small beside
/// what a decision can be worth: it decides where plans come to much the same.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Leaning {
    /// An attack.
    attack: f64,
    /// An all-out attack, besides.
    all_out: f64,
    /// A hit that is absorbed by a retreat.
    retreat: f64,
}

/// What a victory point is worth in chances to win, where a game is about even and half
/// of it is left.
const POINT: f64 = 0.08;

impl Leaning {
    pub const fn of(temper: Temper) -> Self {
        let (attack, all_out, retreat) = match temper {
            Temper::ByTheBook => (0.0, 0.0, 0.0),
            Temper::Bold => (0.12, 0.12, -0.2),
            Temper::Careful => (-0.12, -0.3, 0.15),
        };
        Self {
            attack,
            all_out,
            retreat,
        }
    }

    /// Whether it leans to nothing.
    pub fn is_none(self) -> bool {
        self == Self::of(Temper::ByTheBook)
    }

    /// How many victory points more some actions seem to be worth.
    fn points(self, actions: &[Action]) -> f64 {
        let one = |action: &Action| match action {
            Action::Resolve { flip: None } => self.attack,
            Action::Resolve { flip: Some(_) } => self.attack + self.all_out,
            Action::Retreat { .. } => self.retreat,
            _ => 0.0,
        };
        actions.iter().map(one).sum()
    }

    /// The same in chances to win.
    pub fn worth(self, actions: &[Action]) -> f64 {
        POINT * self.points(actions)
    }

    /// What is best at sight to whoever leans so, to the next die.
    pub fn orders(
        self,
        sight: &Evaluator,
        state: &State,
        noise: f64,
        luck: &mut Rng,
    ) -> Vec<Action> {
        match state.stage {
            Stage::Combat if state.attack.is_none() => {
                let mut assaults = sight.assaults(state, noise, luck);
                for assault in &mut assaults {
                    assault.gain += self.points(&assault.actions());
                }
                let chosen = sight.best_set(&assaults).0;
                let first = chosen.first();
                first.map_or_else(|| vec![Action::EndPhase], Assault::actions)
            }
            Stage::Losses => self.answer(sight, state).into_iter().collect(),
            _ => sight.orders(state, Care::blurred(noise), luck),
        }
    }

    /// How a hit is absorbed.
    fn answer(self, sight: &Evaluator, state: &State) -> Option<Action> {
        let rules = sight.rules();
        let defender = state.player.enemy();
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        let mut notes = Notes::default();
        let mut sketch = Sketch::of(sight, state, &mut notes);
        let judged = legal.into_iter().map(|action| {
            let mut after = *state;
            rules.step(&mut after, action, &[]);
            let margin = sketch.margin_at(&after, Juncture::Fought(state.player));
            (sign(defender) * margin + self.points(&[action]), action)
        });
        let best = judged.max_by(|a, b| a.0.total_cmp(&b.0));
        best.map(|(_, action)| action)
    }
}
