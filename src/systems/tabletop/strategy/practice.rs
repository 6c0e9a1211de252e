//! Practice: the habits of both sides get better by games against themselves.

use super::{Habits, Practised, Tactics};
use crate::engine::{Drill, Level, Progress, Rules as _, Strategy};
use crate::players::{ComputerPlayer, play};
use crate::systems::tabletop::rules::Tabletop;
use std::sync::Arc;

/// By what share of a step a pair draws the habits, at first and at last.
const DRAWS: [f64; 2] = [0.03, 0.004];

/// The habits of the first game turn and of the last after so many pairs of games at sight,
/// in one battle after the other; `None` if stopped. Everything follows from the seed, and
/// nothing from the number of threads.
///
/// # Panics
///
/// If there is no battle.
#[must_use]
pub fn practise(
    battles: &[Tabletop],
    begun: [Habits; 2],
    (pairs, seed, threads): (u32, u64, usize),
    control: &Progress,
) -> Option<[Habits; 2]> {
    let drill = Drill {
        steps: &[Habits::STEPS; 2].concat(),
        draws: DRAWS,
        pairs,
        seed,
        threads,
    };
    let begun = begun.map(|habits| habits.numbers()).concat();
    let now = drill.run(begun, control, |number, seed, numbers| {
        let rules = &battles[number as usize % battles.len()];
        let tactics = numbers.map(|row| {
            let practised = Practised {
                habits: fading(row),
                judge: None,
            };
            Arc::new(Tactics::with(rules.clone(), practised))
        });
        let [one, other] = [0, 1].map(|first| {
            let mut players = [first, 1 - first].map(|who: usize| {
                let tactics: Arc<dyn Strategy<Tabletop>> = Arc::<Tactics>::clone(&tactics[who]);
                ComputerPlayer::new(rules.clone(), Some(tactics), Level::Colonel, seed)
            });
            let [a, b] = &mut players;
            let ended = play([a, b], &rules.initial(), seed, control, &mut |_, _| {});
            ended.map_or(0.0, |ended| f64::from(ended.outcome.margin))
        });
        [one, other]
    })?;
    Some(fading(&now))
}

/// The habits whose numbers stand one after the other.
fn fading(row: &[f64]) -> [Habits; 2] {
    let mut row = row.iter().copied();
    let mut next = || row.next().unwrap_or_default();
    std::array::from_fn(|_| Habits::of(std::array::from_fn(|_| next())))
}
