//! Fitting what the computer players judge by to games they play against
//! themselves.

use crate::engine::{Dice as _, Level, Luck, Progress, Rules as _, Seeded};
use crate::engine::{in_order, mixed};
use crate::systems::hells_gate::players::{FEATURES, Features, Moment, Player, Staff, Weights};
use crate::systems::hells_gate::{BySide, Side, Stage};
use std::sync::Arc;

/// How to fit.
pub struct Fit {
    /// Who plays: its rules, and its weights to begin with.
    pub staff: Arc<Staff>,
    /// How many games are played for it.
    pub games: u32,
    /// Everything follows from it.
    pub seed: u64,
    /// How many are played at a time.
    pub threads: usize,
}

/// What came of it.
pub struct Fitted {
    /// The new weights.
    pub weights: Weights,
    /// How many games they stand on.
    pub games: u32,
    /// Root of the mean square of what the new estimates miss the end by, in
    /// victory points, on games they were not fitted to: per moment of
    /// [`moments`].
    pub misses: [f64; 4],
    /// The same for the weights it began with.
    pub missed_before: [f64; 4],
    /// The deviation of the margin itself.
    pub deviation: f64,
}

/// The moments that have weights of their own.
#[must_use]
pub const fn moments() -> [Moment; 4] {
    [
        Moment::Before(Side::Soviet),
        Moment::Fought(Side::Soviet),
        Moment::Before(Side::German),
        Moment::Fought(Side::German),
    ]
}

/// One position of a game: when it was, what it looked like.
struct Sample {
    turn: u8,
    moment: usize,
    features: Features,
    estimate: f64,
}

struct Game {
    samples: Vec<Sample>,
    margin: f64,
}

/// Every so many games one is kept for testing.
const TESTED: usize = 8;
/// A row of weights counts what all game turns say like so many positions of
/// its own turn.
const SHARED: f64 = 150.0;

impl Fit {
    /// Plays and fits; `None` if stopped.
    pub fn run(&self, control: &Progress) -> Option<Fitted> {
        // The same sums in the same order, whatever the number of threads.
        let games = in_order(self.games, self.threads, control, |number| {
            self.play(number)
        });
        if control.stopped() {
            return None;
        }
        Some(self.fit(&games))
    }

    fn play(&self, number: u32) -> Option<Game> {
        let number = u64::from(number);
        let mut luck = Luck::new(mixed(self.seed, 3 * number));
        let mut players =
            BySide::from_fn(|_| Player::new(Arc::clone(&self.staff), Level::Colonel, luck.bits()));
        let rules = self.staff.rules();
        let mut samples = Vec::new();
        let mut last = Stage::Over;
        let mut state = rules.initial();
        let dice = Seeded {
            seed: mixed(self.seed, 3 * number + 1),
        };
        while let Some(side) = state.to_act() {
            if state.stage != last && matches!(state.stage, Stage::Supply | Stage::Movement) {
                let moment = moments().iter().position(|m| *m == Moment::of(&state));
                samples.push(Sample {
                    turn: state.turn,
                    moment: moment.unwrap_or_default(),
                    features: self.staff.judge().features(&state),
                    estimate: self.staff.judge().margin(&state),
                });
            }
            if state.stage != last && state.stage == Stage::Supply {
                // Either side errs now and then, so that what follows is due to
                // the position and not to who is the better player.
                let noise = [0.0, 0.0, 0.0, 0.5, 2.0, 6.0][luck.below(6)];
                players[side] = players[side].clone().blurred(noise);
            }
            last = state.stage;
            let action = players[side].choose(&state)?;
            let die = match rules.rolls_dice(&state, action) {
                true => dice.roll(rules.rolls(&state)).ok(),
                false => None,
            };
            rules.step(&mut state, action, die.as_slice());
        }
        let end = state;
        Some(Game {
            samples,
            margin: f64::from(rules.verdict(&end)?.margin()),
        })
    }

    fn fit(&self, games: &[Game]) -> Fitted {
        let turns = usize::from(self.staff.rules().parameters.turns);
        let mut sums: Vec<[Sums; 4]> = (0..turns)
            .map(|_| std::array::from_fn(|_| Sums::new()))
            .collect();
        let tested = |i: &usize| i.is_multiple_of(TESTED);
        for (_, game) in games.iter().enumerate().filter(|(i, _)| !tested(i)) {
            for sample in &game.samples {
                let place = usize::from(sample.turn) - 1;
                sums[place][sample.moment].add(&sample.features, game.margin);
            }
        }
        let pooled: [Features; 4] = std::array::from_fn(|moment| {
            let mut all = Sums::new();
            for row in &sums {
                all.join(&row[moment]);
            }
            all.solve(&[0.0; FEATURES], 1.0)
        });
        let rows = sums
            .iter()
            .map(|row| std::array::from_fn(|m| row[m].solve(&pooled[m], SHARED)))
            .collect();
        let weights = Weights::new(u64::from(self.games), rows);

        let mut miss = [[0.0; 3]; 4];
        let mut margins = Vec::new();
        for (_, game) in games.iter().enumerate().filter(|(i, _)| tested(i)) {
            margins.push(game.margin);
            for sample in &game.samples {
                let new = weights.margin(sample.turn, moments()[sample.moment], &sample.features);
                let of = &mut miss[sample.moment];
                of[0] += (new - game.margin).powi(2);
                of[1] += (sample.estimate - game.margin).powi(2);
                of[2] += 1.0;
            }
        }
        let count = margins.len().max(1) as f64;
        let mean = margins.iter().sum::<f64>() / count;
        let variance = margins.iter().map(|m| (m - mean).powi(2)).sum::<f64>() / count;
        let root = |which: usize| miss.map(|of| (of[which] / f64::max(of[2], 1.0)).sqrt());
        Fitted {
            weights,
            games: u32::try_from(games.len()).unwrap_or(u32::MAX),
            misses: root(0),
            missed_before: root(1),
            deviation: variance.sqrt(),
        }
    }
}

/// The sums that least squares needs.
struct Sums {
    count: f64,
    squares: Vec<[f64; FEATURES]>,
    products: Features,
}

impl Sums {
    fn new() -> Self {
        Self {
            count: 0.0,
            squares: vec![[0.0; FEATURES]; FEATURES],
            products: [0.0; FEATURES],
        }
    }

    fn add(&mut self, x: &Features, y: f64) {
        self.count += 1.0;
        for (row, a) in self.squares.iter_mut().zip(x) {
            if *a != 0.0 {
                for (sum, b) in row.iter_mut().zip(x) {
                    *sum += a * b;
                }
            }
        }
        for (sum, a) in self.products.iter_mut().zip(x) {
            *sum += a * y;
        }
    }

    fn join(&mut self, other: &Self) {
        self.count += other.count;
        for (row, more) in self.squares.iter_mut().zip(&other.squares) {
            for (sum, b) in row.iter_mut().zip(more) {
                *sum += b;
            }
        }
        for (sum, b) in self.products.iter_mut().zip(&other.products) {
            *sum += b;
        }
    }

    /// The weights with the least squares of misses, drawn towards `prior` as
    /// if by so many positions.
    fn solve(&self, prior: &Features, strength: f64) -> Features {
        let n = self.count.max(1.0);
        let mut matrix = self.squares.clone();
        let mut right = self.products;
        for i in 0..FEATURES {
            // A feature that was never seen is worth what the prior says.
            let pull = strength * (self.squares[i][i] / n + 1e-3);
            matrix[i][i] += pull;
            right[i] += pull * prior[i];
        }
        eliminate(&mut matrix, right)
    }
}

/// Solves a symmetric, positive definite system.
fn eliminate(matrix: &mut [[f64; FEATURES]], mut right: Features) -> Features {
    for i in 0..FEATURES {
        let pivot = matrix[i];
        for j in i + 1..FEATURES {
            let factor = matrix[j][i] / pivot[i];
            if factor != 0.0 {
                for (cell, above) in matrix[j].iter_mut().zip(pivot).skip(i) {
                    *cell -= factor * above;
                }
                right[j] -= factor * right[i];
            }
        }
    }
    for i in (0..FEATURES).rev() {
        let known: f64 = (i + 1..FEATURES).map(|j| matrix[i][j] * right[j]).sum();
        right[i] = (right[i] - known) / matrix[i][i];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn least_squares_find_the_weights_that_made_the_numbers() {
        let mut luck = Luck::new(3);
        let truth: Features = std::array::from_fn(|i| (i as f64 - 20.0) / 10.0);
        let mut sums = Sums::new();
        for _ in 0..4_000 {
            let x: Features = std::array::from_fn(|_| luck.normal());
            let y = x.iter().zip(truth).map(|(a, b)| a * b).sum::<f64>() + 0.1 * luck.normal();
            sums.add(&x, y);
        }
        let found = sums.solve(&[0.0; FEATURES], 1.0);
        for (a, b) in found.iter().zip(truth) {
            assert!((a - b).abs() < 0.02, "{a} for {b}");
        }
    }
}
