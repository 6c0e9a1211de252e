//! How a position will end: played out to the end many times, and what the players are
//! known to miss made good.

use super::play::play;
use super::{Evaluators, Player};
use crate::engine::{Level, Progress, in_order, mean_and_error, mixed, share_of_margin};
use crate::systems::hells_gate::{BySide, Side, State};
use std::sync::Arc;

/// How many games what is added was fitted to, and how many others it was then held against.
pub const FITTED: [u32; 2] = [200, 400];

/// By how many percentage points the chances told of those others were off, on average.
pub const OFF: f64 = 3.4;

/// What games played out from one position came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    /// Who played both sides.
    pub policy: Level,
    /// The margin of each game, Soviet less German victory points, with what the players
    /// are known to miss.
    pub margins: Vec<i32>,
    /// How much that is, on average, in victory points of the Soviets; `None` where it was
    /// not measured and nothing is added.
    pub added: Option<f64>,
}

/// Adds to whole numbers, on average, a number that need not be whole.
fn add(margins: &mut [i32], points: f64) {
    let games = margins.len().max(1) as f64;
    for (n, margin) in margins.iter_mut().enumerate() {
        let share = (n as f64 + 0.5) / games;
        *margin += (points + share).floor() as i32;
    }
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
        mean_and_error(self.margins.iter().map(|&m| share_of_margin(toll * m)))
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
    let mut margins = in_order(games, threads, control, game);
    let added = staff.missed_by(state, policy);
    add(&mut margins, added.unwrap_or(0.0));
    Forecast {
        policy,
        margins,
        added,
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

#[cfg(test)]
mod tests {
    use super::add;

    #[test]
    fn a_part_of_a_point_is_added_to_that_part_of_the_games() {
        for points in [0.0, 0.3, 1.0, 2.25, -1.6] {
            let mut margins = vec![5; 100];
            add(&mut margins, points);
            let mean = f64::from(margins.iter().sum::<i32>()) / 100.0;
            assert!((mean - 5.0 - points).abs() < 1e-9, "{points}: {mean}");
            let (least, most) = (margins.iter().min(), margins.iter().max());
            assert!(most.unwrap() - least.unwrap() <= 1, "{margins:?}");
        }
    }
}
