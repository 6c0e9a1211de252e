//! Practice: how a style of play gets better by games against itself.
//!
//! The weights of both sides are changed at random, each a little up or down, and play a
//! pair of games against weights that were changed the opposite way. What wins draws all of
//! them a little towards itself. A single pair says next to nothing; a hundred thousand say
//! what no eye sees (simultaneous perturbation, as chess engines are tuned).

use crate::engine::{Die, Level, Progress, Rng, Rules as _, in_order, mixed};
use crate::systems::hells_gate::players::{Evaluators, FEATURES, Features, Player, Weights, play};
use crate::systems::hells_gate::{Action, BySide, Side, State};
use std::sync::Arc;

/// How to practise.
pub struct Practice {
    /// The rules, and the style to begin with: the one most trusted of each side.
    pub staff: Arc<Evaluators>,
    /// How many pairs of games are played.
    pub pairs: u32,
    /// Everything follows from it.
    pub seed: u64,
    /// How many pairs are played at a time; nothing depends on it.
    pub threads: usize,
}

/// So many pairs play with the same weights, before these change.
const TOGETHER: u32 = 16;

/// A weight is changed by this share of what it is, but by so much that its number of a
/// position, as large as usual, changes the estimate by so many victory points; never more.
const SHARE: f64 = 0.25;
const POINTS: f64 = 0.12;
const MOST: f64 = 0.5;

/// By what share of that a pair draws the weights, at first and at last.
const DRAWS: [f64; 2] = [0.006, 0.001];

/// A pair that is won by so many victory points draws once.
const CLEAR: f64 = 12.0;
/// So much of what draws is the points, the rest who has won.
const BY_POINTS: f64 = 0.6;

/// How many games show how large the numbers of a position are.
const GAMES: u64 = 20;

/// The weights of one side, of the first game turn and of the last.
type Fading = [Features; 2];

impl Practice {
    /// The weights of each side after all pairs; `None` if stopped.
    pub fn run(&self, control: &Progress) -> Option<BySide<Weights>> {
        let turns = self.staff.rules().parameters.turns;
        let begun = |side| self.staff.trusted(side).weights().first_and_last();
        let mut now: BySide<Fading> = BySide::from_fn(begun);
        let steps = self.steps(&now);
        control.begin(self.pairs);
        let inner = Progress::default();
        let mut played = 0;
        while played < self.pairs {
            if control.stopped() {
                return None;
            }
            let count = TOGETHER.min(self.pairs - played);
            let drawn = in_order(count, self.threads, &inner, |n| {
                Some(self.pair(played + n, &now, &steps))
            });
            let done = f64::from(played) / f64::from(self.pairs);
            let [first, last] = DRAWS;
            let rate = first * (last / first).powf(done);
            for (n, won) in (played..).zip(drawn) {
                let ups = self.ups(n);
                for side in Side::ALL {
                    for (moment, row) in now[side].iter_mut().enumerate() {
                        for (i, weight) in row.iter_mut().enumerate() {
                            *weight += rate * won * ups[side][moment][i] * steps[side][moment][i];
                        }
                    }
                }
                control.count();
            }
            played += count;
        }
        let weights = |side| Weights::fading(2 * u64::from(self.pairs), turns, now[side]);
        Some(BySide::from_fn(weights))
    }

    /// Up or down, for every weight of a pair.
    fn ups(&self, pair: u32) -> BySide<Fading> {
        let mut luck = Rng::new(mixed(self.seed, 2 * u64::from(pair)));
        let mut up = || if luck.below(2) == 0 { 1.0 } else { -1.0 };
        BySide::from_fn(|_| std::array::from_fn(|_| std::array::from_fn(|_| up())))
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

    /// How clearly the weights that were changed as [`ups`](Self::ups) says won against
    /// those changed the opposite way, both as both sides: between −2 and 2.
    fn pair(&self, number: u32, weights: &BySide<Fading>, steps: &BySide<Fading>) -> f64 {
        let ups = self.ups(number);
        let [one, other] = [1.0, -1.0].map(|way| {
            let changed = |side: Side| {
                let rows = [0, 1].map(|moment: usize| {
                    std::array::from_fn(|i| {
                        weights[side][moment][i]
                            + way * ups[side][moment][i] * steps[side][moment][i]
                    })
                });
                Weights::fading(0, self.staff.rules().parameters.turns, rows)
            };
            BySide::from_fn(changed)
        });
        let game = |soviet: &Weights, german: &Weights| {
            let styles = BySide {
                soviet: soviet.clone(),
                german: german.clone(),
            };
            let judge = self.staff.judge().weights().clone();
            let staff = Evaluators::with(self.staff.rules(), judge, Vec::new());
            let staff = Arc::new(staff.with_practice(styles));
            let rules = staff.rules();
            let seed = mixed(self.seed, 2 * u64::from(number) + 1);
            let mut players =
                BySide::from_fn(|_| Player::new(Arc::clone(&staff), Level::Colonel, seed));
            let end = play(
                rules,
                rules.initial(),
                &mut players,
                seed,
                &mut |_, _, _| true,
            );
            let verdict = end.and_then(|end| rules.verdict(&end));
            verdict.map_or(0.0, |verdict| f64::from(verdict.margin()))
        };
        let as_soviet = game(&one.soviet, &other.german);
        let as_german = game(&other.soviet, &one.german);
        let points = ((as_soviet - as_german) / CLEAR).clamp(-2.0, 2.0);
        let won = sign_of(as_soviet) - sign_of(as_german);
        BY_POINTS * points + (1.0 - BY_POINTS) * won
    }
}

/// 1 for a margin of the Soviets, −1 for one of the Germans, 0 for none.
fn sign_of(margin: f64) -> f64 {
    match margin {
        0.0 => 0.0,
        margin => margin.signum(),
    }
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
            pairs: 20,
            seed: 5,
            threads: 1,
        };
        assert!(practice.run(&stopped).is_none());
    }
}
