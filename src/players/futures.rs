//! How a position goes on: played to the end by equals, many times.

use super::{ComputerPlayer, Playable, play};
use crate::engine::{
    Level, Outcome, Progress, Rng, Strategy, View, in_order, mean_and_error, mixed,
};
use std::sync::Arc;

/// The ends of games that began in one position.
#[derive(Clone, PartialEq, Debug)]
pub struct Future {
    /// The margin at their ends on average, from the first side.
    pub margin: f64,
    /// The standard error of that.
    pub error: f64,
    /// How they ended.
    pub ends: Vec<Outcome>,
}

/// Plays a position out between two players of one level. What is hidden from
/// whoever sees it so is imagined anew in every game. `None` if it was stopped or
/// the game is over.
#[must_use]
pub fn futures<R: Playable>(
    rules: &R,
    strategy: Option<&Arc<dyn Strategy<R>>>,
    seen: &View<R::State>,
    level: Level,
    [games, threads]: [u32; 2],
    seed: u64,
    control: &Progress,
) -> Option<Future> {
    rules.to_act(seen.state())?;
    let ends = in_order(games, threads as usize, control, |number| {
        let own = mixed(seed, u64::from(number));
        let mut luck = Rng::new(own);
        let start = rules.imagine(seen, &mut |n| luck.below(n));
        let player =
            |n| ComputerPlayer::new(rules.clone(), strategy.cloned(), level, mixed(!own, n));
        let (mut a, mut b) = (player(0), player(1));
        let ended = play(
            [&mut a, &mut b],
            &start,
            luck.bits(),
            control,
            &mut |_, _| {},
        )?;
        Some(ended.outcome)
    });
    if control.stopped() || ends.is_empty() {
        return None;
    }
    let (margin, error) = mean_and_error(ends.iter().map(|end| f64::from(end.margin)));
    Some(Future {
        margin,
        error,
        ends,
    })
}
