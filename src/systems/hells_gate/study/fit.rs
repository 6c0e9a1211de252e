//! Fitting what the computer players judge by to games they play against
//! themselves.

use crate::engine::{Dice as _, Level, Progress, Rng, Rules as _, Seeded};
use crate::engine::{LeastSquares, in_order, mixed};
use crate::systems::hells_gate::players::{
    Evaluators, FEATURES, Features, Juncture, Player, Weights,
};
use crate::systems::hells_gate::{BySide, Side, Stage};
use std::sync::Arc;

/// How to fit.
pub struct Fit {
    /// Who plays: its rules, and its weights to begin with.
    pub staff: Arc<Evaluators>,
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
pub const fn moments() -> [Juncture; 4] {
    [
        Juncture::Before(Side::Soviet),
        Juncture::Fought(Side::Soviet),
        Juncture::Before(Side::German),
        Juncture::Fought(Side::German),
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
        let mut luck = Rng::new(mixed(self.seed, 3 * number));
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
                let moment = moments().iter().position(|m| *m == Juncture::of(&state));
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
        let mut sums: Vec<[LeastSquares<FEATURES>; 4]> =
            (0..turns).map(|_| Default::default()).collect();
        let tested = |i: &usize| i.is_multiple_of(TESTED);
        for (_, game) in games.iter().enumerate().filter(|(i, _)| !tested(i)) {
            for sample in &game.samples {
                let place = usize::from(sample.turn) - 1;
                sums[place][sample.moment].add(&sample.features, game.margin);
            }
        }
        let pooled: [Features; 4] = std::array::from_fn(|moment| {
            let mut all = LeastSquares::default();
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
