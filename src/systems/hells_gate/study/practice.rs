//! Practice: both sides' weights of the greedy style get better by games against themselves,
//! or against weights that stay as they are ([`Drill`]).

use crate::engine::{Die, Drill, Level, Progress, Rules as _};
use crate::systems::hells_gate::players::{Evaluators, FEATURES, Features, Player, Weights, play};
use crate::systems::hells_gate::{Action, BySide, Side, State};
use std::sync::Arc;

/// How to practise.
pub struct Practice {
    /// The rules, and the style to begin with: the one most trusted of each side.
    pub staff: Arc<Evaluators>,
    /// What the enemy plays by, if it is always the same: then the weights become those that
    /// do best against it. Else they play against weights changed the opposite way.
    pub against: Option<BySide<Weights>>,
    /// How many pairs of games are played, or of two games each if the enemy stays the same.
    pub pairs: u32,
    /// Everything follows from it.
    pub seed: u64,
    /// How many pairs are played at a time; nothing depends on it.
    pub threads: usize,
}

/// A weight is changed by this share of what it is, but by so much that its number of a
/// position, as large as usual, changes the estimate by so many victory points; never more.
const SHARE: f64 = 0.25;
const POINTS: f64 = 0.12;
const MOST: f64 = 0.5;

/// By what share of that a pair draws the weights, at first and at last.
const DRAWS: [f64; 2] = [0.006, 0.001];

/// How many games show how large the numbers of a position are.
const GAMES: u64 = 20;

/// The weights of one side, of the first game turn and of the last.
type Fading = [Features; 2];

impl Practice {
    /// The weights of each side after all pairs; `None` if stopped.
    pub fn run(&self, control: &Progress) -> Option<BySide<Weights>> {
        let turns = self.staff.rules().parameters.turns;
        let begun = |side| self.staff.trusted(side).weights().first_and_last();
        let begun = BySide::from_fn(begun);
        let drill = Drill {
            steps: &in_a_row(&self.steps(&begun)),
            draws: DRAWS,
            pairs: self.pairs,
            seed: self.seed,
            threads: self.threads,
        };
        let pair = |_, seed, numbers: [&[f64]; 2]| self.pair(seed, numbers.map(by_side));
        let now = by_side(&drill.run(in_a_row(&begun), control, pair)?);
        let games = if self.against.is_some() { 4 } else { 2 } * u64::from(self.pairs);
        let weights = |side| Weights::fading(games, turns, now[side]);
        Some(BySide::from_fn(weights))
    }

    /// By how much each weight is changed.
    fn steps(&self, weights: &BySide<Fading>) -> BySide<Fading> {
        let usual = self.usual();
        let step = |i: usize, weight: f64| match i + 1 {
            // The one tells nothing of a position.
            FEATURES => 0.0,
            _ => (SHARE * weight.abs()).max(POINTS / usual[i]).min(MOST),
        };
        BySide::from_fn(|side| weights[side].map(|row| std::array::from_fn(|i| step(i, row[i]))))
    }

    /// How large each number of a position usually is: the root of the mean of its squares
    /// in a few games, of both sides together.
    fn usual(&self) -> Features {
        let (rules, staff) = (self.staff.rules(), &self.staff);
        let half = (FEATURES - 1) / 2;
        let (mut squares, mut count) = ([0.0; FEATURES], 0.0_f64);
        for seed in 0..GAMES {
            let mut players =
                BySide::from_fn(|_| Player::new(Arc::clone(staff), Level::Colonel, seed));
            let mut look = |state: &State, _: Action, _: Option<Die>| {
                let features = staff.judge().features(state);
                for (i, number) in features.iter().enumerate().take(2 * half) {
                    squares[i % half] += number * number;
                }
                count += 2.0;
                true
            };
            play(rules, rules.initial(), &mut players, seed, &mut look);
        }
        std::array::from_fn(|i| (squares[i % half] / count.max(1.0)).sqrt().max(0.05))
    }

    /// How well two pairs of weights did with the same dice: each against the other, or each
    /// as both sides against the enemy that stays the same, in victory points ahead.
    fn pair(&self, seed: u64, [one, other]: [BySide<Fading>; 2]) -> [f64; 2] {
        let turns = self.staff.rules().parameters.turns;
        let weights = |of: &BySide<Fading>, side: Side| Weights::fading(0, turns, of[side]);
        let sides = |soviet, german| self.margin(seed, BySide { soviet, german });
        let Some(enemy) = &self.against else {
            let game = |soviet, german| {
                sides(weights(soviet, Side::Soviet), weights(german, Side::German))
            };
            return [game(&one, &other), game(&other, &one)];
        };
        [one, other].map(|own| {
            let soviet = sides(weights(&own, Side::Soviet), enemy.german.clone());
            soviet - sides(enemy.soviet.clone(), weights(&own, Side::German))
        })
    }

    /// The Soviet margin of a game in which each side plays by these weights.
    fn margin(&self, seed: u64, styles: BySide<Weights>) -> f64 {
        let judge = self.staff.judge().weights().clone();
        let staff = Evaluators::with(self.staff.rules(), judge, Vec::new());
        let staff = Arc::new(staff.with_practice(styles));
        let rules = staff.rules();
        let mut players =
            BySide::from_fn(|_| Player::new(Arc::clone(&staff), Level::Colonel, seed));
        let (begun, all) = (rules.initial(), &mut |_: &State, _, _| true);
        let end = play(rules, begun, &mut players, seed, all);
        let verdict = end.and_then(|end| rules.verdict(&end));
        verdict.map_or(0.0, |verdict| f64::from(verdict.margin()))
    }
}

/// All weights one after the other.
fn in_a_row(weights: &BySide<Fading>) -> Vec<f64> {
    let rows = Side::ALL.map(|side| weights[side].concat());
    rows.concat()
}

/// The weights that stand one after the other.
fn by_side(row: &[f64]) -> BySide<Fading> {
    let mut row = row.iter().copied();
    let mut next = || row.next().unwrap_or_default();
    BySide::from_fn(|_| std::array::from_fn(|_| std::array::from_fn(|_| next())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::systems::hells_gate::HellsGate;
    use crate::systems::hells_gate::codec::scenario::korsun_1944;

    /// The same on any number of threads; other weights, but for the one.
    #[test]
    fn practice_hangs_on_nothing_but_its_seed() {
        let rules = HellsGate::new(korsun_1944().unwrap().setup);
        let staff = Arc::new(Evaluators::new(&rules));
        let after = |threads, seed| {
            let practice = Practice {
                staff: Arc::clone(&staff),
                against: None,
                pairs: 20,
                seed,
                threads,
            };
            practice.run(&Progress::default()).unwrap()
        };
        let (one, two) = (after(1, 5), after(2, 5));
        assert!(one == two);
        assert!(one.soviet != one.german && one != after(2, 6));
        let begun = staff.trusted(Side::Soviet).weights().first_and_last();
        let now = one.soviet.first_and_last();
        for (begun, now) in begun.iter().zip(&now) {
            assert!(begun[..FEATURES - 1] != now[..FEATURES - 1]);
            assert!((begun[FEATURES - 1] - now[FEATURES - 1]).abs() < 1e-12);
        }
        let stopped = Progress::default();
        stopped.stop();
        let practice = Practice {
            staff,
            against: None,
            pairs: 20,
            seed: 5,
            threads: 1,
        };
        assert!(practice.run(&stopped).is_none());
    }
}
