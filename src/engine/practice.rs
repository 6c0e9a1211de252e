//! Practice: how opinions get better by games against themselves.
//!
//! Every number is changed at random, each a little up or down, and plays a pair of games
//! against numbers that were changed the opposite way. What wins draws all of them a little
//! towards itself. A single pair says next to nothing; a hundred thousand say what no eye
//! sees (simultaneous perturbation, as chess engines are tuned).

use super::{Progress, Rng, in_order, mixed};

/// So many pairs play with the same numbers, before these change.
const TOGETHER: u32 = 16;

/// A pair that is won by so many victory points draws once.
const CLEAR: f64 = 12.0;
/// So much of what draws is the points, the rest who has won.
const BY_POINTS: f64 = 0.6;

/// How to practise.
#[derive(Clone, Copy, Debug)]
pub struct Drill<'a> {
    /// By how much each number is changed.
    pub steps: &'a [f64],
    /// By what share of that a pair draws the numbers, at first and at last.
    pub draws: [f64; 2],
    /// How many pairs of games are played.
    pub pairs: u32,
    /// Everything follows from it.
    pub seed: u64,
    /// How many pairs are played at a time; nothing depends on it.
    pub threads: usize,
}

impl Drill<'_> {
    /// The numbers after all pairs; `None` if stopped. `pair` plays two games with the dice of
    /// a seed, the first numbers against the others and the other way round, and tells by how
    /// much the first side won each.
    ///
    /// # Panics
    ///
    /// If there is not a step for each number.
    pub fn run(
        &self,
        mut now: Vec<f64>,
        control: &Progress,
        pair: impl Fn(u32, u64, [&[f64]; 2]) -> [f64; 2] + Sync,
    ) -> Option<Vec<f64>> {
        assert_eq!(now.len(), self.steps.len(), "a step for each number");
        control.begin(self.pairs);
        let inner = Progress::default();
        let mut played = 0;
        while played < self.pairs {
            if control.stopped() {
                return None;
            }
            let count = TOGETHER.min(self.pairs - played);
            let drawn = in_order(count, self.threads, &inner, |n| {
                let number = played + n;
                let ups = self.ups(number);
                let changed = |way: f64| -> Vec<f64> {
                    let each = now.iter().zip(&ups).zip(self.steps);
                    each.map(|((now, up), step)| now + way * up * step)
                        .collect()
                };
                let seed = mixed(self.seed, 2 * u64::from(number) + 1);
                let margins = pair(number, seed, [&changed(1.0), &changed(-1.0)]);
                Some(won(margins))
            });
            // What was broken off says nothing.
            if control.stopped() {
                return None;
            }
            let done = f64::from(played) / f64::from(self.pairs);
            let [first, last] = self.draws;
            let rate = first * (last / first).powf(done);
            for (number, won) in (played..).zip(drawn) {
                let ups = self.ups(number);
                for ((now, up), step) in now.iter_mut().zip(&ups).zip(self.steps) {
                    *now += rate * won * up * step;
                }
                control.count();
            }
            played += count;
        }
        Some(now)
    }

    /// Up or down, for every number of a pair.
    fn ups(&self, pair: u32) -> Vec<f64> {
        let mut luck = Rng::new(mixed(self.seed, 2 * u64::from(pair)));
        let up = |_| if luck.below(2) == 0 { 1.0 } else { -1.0 };
        self.steps.iter().map(up).collect()
    }
}

/// How clearly the first numbers won a pair: between −2 and 2.
fn won([one, other]: [f64; 2]) -> f64 {
    let points = ((one - other) / CLEAR).clamp(-2.0, 2.0);
    BY_POINTS * points + (1.0 - BY_POINTS) * (sign_of(one) - sign_of(other))
}

/// 1 for a margin of the first side, −1 for one of the second, 0 for none.
fn sign_of(margin: f64) -> f64 {
    match margin {
        0.0 => 0.0,
        margin => margin.signum(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever is nearer to what is best wins by so much, but for the dice.
    fn pair(_: u32, seed: u64, numbers: [&[f64]; 2]) -> [f64; 2] {
        let best = [3.0, -1.0, 0.5];
        let far = numbers.map(|numbers| {
            let each = numbers.iter().zip(best);
            each.map(|(now, best)| (now - best).powi(2)).sum::<f64>()
        });
        let mut luck = Rng::new(seed);
        [far[1] - far[0], far[0] - far[1]].map(|ahead| 4.0 * ahead + 6.0 * luck.normal())
    }

    #[test]
    fn what_wins_draws_the_numbers_towards_what_is_best_and_nothing_hangs_on_the_threads() {
        let steps = [0.3, 0.3, 0.0];
        let drill = |pairs, threads, seed| {
            let drill = Drill {
                steps: &steps,
                draws: [0.1, 0.02],
                pairs,
                seed,
                threads,
            };
            drill.run(vec![0.0; 3], &Progress::default(), pair).unwrap()
        };
        let after = drill(4000, 1, 5);
        assert!((after[0] - 3.0).abs() < 0.3, "{after:?}");
        assert!((after[1] + 1.0).abs() < 0.3, "{after:?}");
        // What is not changed does not move.
        assert_eq!(after[2].to_bits(), 0.0_f64.to_bits());
        assert_eq!(drill(100, 1, 5), drill(100, 2, 5));
        assert_ne!(drill(100, 1, 5), drill(100, 1, 6));
    }

    #[test]
    fn practice_that_is_stopped_brings_nothing() {
        let stopped = Progress::default();
        stopped.stop();
        let drill = Drill {
            steps: &[0.1],
            draws: [0.1, 0.1],
            pairs: 20,
            seed: 5,
            threads: 1,
        };
        assert!(drill.run(vec![0.0], &stopped, pair).is_none());
    }
}
