//! What the ways out of a stack cost to their end, over every throw.

use super::Nerve;
use crate::engine::{Die, Rules as _};
use crate::space::CellId;
use crate::systems::jaws_of_victory::action::Action;
use crate::systems::jaws_of_victory::rules::Breakout;
use crate::systems::jaws_of_victory::state::{March, Stage, State};
use std::collections::HashMap;

/// What a way out comes to on average, over every throw of its attacks; losses are
/// taken where they weaken least.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    /// The hexes that are entered, the last one of the relief force.
    pub hexes: Vec<CellId>,
    /// The steps of the stack that get out.
    pub out: f64,
    /// The steps that it loses.
    pub lost: f64,
    /// The steps that the defenders lose.
    pub enemy: f64,
}

impl Nerve {
    /// The ways out of the stack under way that are worth a look, those that bring
    /// most steps out first.
    #[must_use]
    pub fn outlooks(&self, state: &State) -> Vec<Outlook> {
        let Some(march) = state.march.filter(|_| state.stage == Stage::March) else {
            return Vec::new();
        };
        let supposed = self.supposed(state);
        let state = &supposed;
        let ways = self.ways_out(state, &march);
        let ways = ways.into_iter();
        let mut outlooks: Vec<Outlook> = ways
            .map(|hexes| self.outlook(state, &march, hexes))
            .collect();
        outlooks.sort_by(|a, b| b.out.total_cmp(&a.out));
        outlooks
    }

    fn outlook(&self, state: &State, march: &March, hexes: Vec<CellId>) -> Outlook {
        let rules = &self.rules;
        let stack = state.stack(rules, march.stack);
        let enemy = |state: &State| f64::from(state.steps_of(rules.enemies() & state.on_map()));
        let mut now: Vec<(f64, State)> = vec![(1.0, *state)];
        for &hex in &hexes {
            let mut next: HashMap<State, f64> = HashMap::new();
            for (chance, state) in now {
                self.entered(&state, hex, &mut |share, state| {
                    *next.entry(state).or_default() += chance * share;
                });
            }
            // In a fixed order, so that sums are the same wherever they are taken.
            now = next
                .into_iter()
                .map(|(state, chance)| (chance, state))
                .collect();
            now.sort_by_cached_key(|(_, state)| rules.hash(state));
        }
        let mean = |of: &dyn Fn(&State) -> f64| -> f64 {
            now.iter().map(|(chance, state)| chance * of(state)).sum()
        };
        let out = |state: &State| f64::from(state.steps_of(stack & state.escaped));
        let lost = |after: &State| f64::from(after.lost - state.lost);
        Outlook {
            out: mean(&out),
            lost: mean(&lost),
            enemy: enemy(state) - mean(&enemy),
            hexes,
        }
    }

    /// Every position that entering a hex leads to, losses taken.
    fn entered(&self, state: &State, hex: CellId, each: &mut dyn FnMut(f64, State)) {
        let rules = &self.rules;
        let action = Action::Enter { hex };
        if state.stage != Stage::March || rules.check(state, action).is_err() {
            each(1.0, *state);
            return;
        }
        if rules.dice(state, action) == 0 {
            let mut after = *state;
            rules.step(&mut after, action, &[]);
            each(1.0, after);
            return;
        }
        each_throw(rules, &mut |chance, dice| {
            let mut after = *state;
            rules.step(&mut after, action, &dice);
            // Whoever loses, until the stack can go on.
            while let Some(loses) = self.lose(&after, &mut || 0.0) {
                rules.step(&mut after, loses, &[]);
            }
            each(chance, after);
        });
    }
}

/// Every throw of two dice, or one of each sum where nothing else counts.
fn each_throw(rules: &Breakout, each: &mut dyn FnMut(f64, [Die; 2])) {
    for red in Die::ALL {
        for black in Die::ALL {
            if rules.options().armour_dice {
                each(1.0 / 36.0, [red, black]);
                continue;
            }
            // One throw of each sum: the one whose red die is the highest.
            let sum = red.pips() + black.pips();
            if red.pips() == 6 || black.pips() == 1 {
                let ways = f64::from(6 - 7_u8.abs_diff(sum));
                each(ways / 36.0, [red, black]);
            }
        }
    }
}
