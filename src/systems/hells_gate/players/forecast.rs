//! How a position will end: played out to the end many times.

use super::play::play;
use super::{Evaluators, Player};
use crate::engine::{Level, Progress, in_order, mean_and_error, mixed};
use crate::systems::hells_gate::{BySide, Side, State};
use std::sync::Arc;

/// What games played out from one position came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    /// Who played both sides.
    pub policy: Level,
    /// The margin of each game: Soviet less German victory points.
    pub margins: Vec<i32>,
}

impl Forecast {
    /// The mean margin and its standard error.
    #[must_use]
    pub fn margin(&self) -> (f64, f64) {
        mean_and_error(self.margins.iter().map(|&m| f64::from(m)))
    }

    /// The share of games a side wins, draws counted half, and its standard
    /// error.
    #[must_use]
    pub fn chance(&self, side: Side) -> (f64, f64) {
        let toll = match side {
            Side::Soviet => 1,
            Side::German => -1,
        };
        mean_and_error(
            self.margins
                .iter()
                .map(|&m| f64::midpoint(f64::from((toll * m).signum()), 1.0)),
        )
    }
}

/// Plays a position out so many times, both sides at `policy`; fewer if
/// `control` stops it. The same for any number of threads.
#[must_use]
pub fn forecast(
    staff: &Arc<Evaluators>,
    state: &State,
    policy: Level,
    games: u32,
    seed: u64,
    threads: usize,
    control: &Progress,
) -> Forecast {
    let game = |number| {
        finish(
            staff,
            state,
            policy,
            mixed(seed, u64::from(number)),
            control,
        )
    };
    Forecast {
        policy,
        margins: in_order(games, threads, control, game),
    }
}

/// The margin of one game; `None` if it was stopped.
fn finish(
    staff: &Arc<Evaluators>,
    state: &State,
    policy: Level,
    seed: u64,
    control: &Progress,
) -> Option<i32> {
    let mut players =
        BySide::from_fn(|side| Player::new(Arc::clone(staff), policy, mixed(!seed, side as u64)));
    let rules = staff.rules();
    let end = play(rules, *state, &mut players, seed, &mut |_, _, _| {
        !control.stopped()
    })?;
    Some(rules.verdict(&end)?.margin())
}
