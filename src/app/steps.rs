//! Going through what was played, in steps of five lengths; the same ones for
//! every game.

use crate::engine::Clock;

/// How far a step goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepWidth {
    /// One action.
    Event,
    /// To an action that rolled dice: what it came to is seen.
    Battle,
    /// To the beginning of a phase.
    Phase,
    /// To the beginning of a player turn.
    Part,
    /// To the beginning of a game turn.
    Turn,
}

impl StepWidth {
    /// Every step, the shortest first.
    pub const ALL: [Self; 5] = [
        Self::Event,
        Self::Battle,
        Self::Phase,
        Self::Part,
        Self::Turn,
    ];

    /// How many levels of the clock say that something else has begun.
    const fn levels(self) -> usize {
        match self {
            Self::Turn => 1,
            Self::Part => 2,
            Self::Event | Self::Battle | Self::Phase => 3,
        }
    }
}

/// A moment of a game: before the first action, or after one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimedMoment {
    /// When it is.
    pub clock: Clock,
    /// Whether the action that led here rolled dice.
    pub rolled: bool,
}

/// Where a step leads from the moment `at`: to the next moment of its kind, and
/// past the last of them to the present, the first to the beginning. `None`
/// from the beginning back and from the present on. `moments` are all up to the
/// present.
#[must_use]
pub fn leap(moments: &[TimedMoment], at: usize, step: StepWidth, back: bool) -> Option<usize> {
    let last = moments.len().checked_sub(1)?;
    let stops = |&n: &usize| match step {
        StepWidth::Event => true,
        StepWidth::Battle => moments[n].rolled,
        _ => begins(moments, n, step),
    };
    if back {
        let before = at.min(last);
        (before > 0).then(|| (0..before).rev().find(stops).unwrap_or(0))
    } else {
        (at < last).then(|| (at + 1..last).find(stops).unwrap_or(last))
    }
}

/// Whether a step of this length stops at a moment because something begins
/// there.
fn begins(moments: &[TimedMoment], n: usize, step: StepWidth) -> bool {
    let time = |n: usize| &moments[n].clock.0[..step.levels()];
    n == 0 || time(n) != time(n - 1)
}

/// The first moment of a game turn, if it has been played.
#[must_use]
pub fn turn_begins(moments: &[TimedMoment], turn: u8) -> Option<usize> {
    moments.iter().position(|m| m.clock.0[0] == turn)
}

/// Where the clicker of somebody who tells the game stops: at the result of
/// every battle, at the end of every phase, and at the present.
#[must_use]
pub fn stations(moments: &[TimedMoment]) -> Vec<usize> {
    let last = moments.len().saturating_sub(1);
    let ends = |n: usize| n == last || begins(moments, n + 1, StepWidth::Phase);
    (0..moments.len())
        .filter(|&n| n == 0 || moments[n].rolled || ends(n))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two game turns of two player turns of two phases; dice in the first phase
    /// of each.
    fn game() -> Vec<TimedMoment> {
        let mut all = Vec::new();
        for turn in 1..=2 {
            for part in 0..2 {
                for (phase, rolled) in [(0, false), (0, true), (1, false), (1, false)] {
                    let clock = Clock([turn, part, phase]);
                    all.push(TimedMoment { clock, rolled });
                }
            }
        }
        all
    }

    fn walked(step: StepWidth, back: bool) -> Vec<usize> {
        let game = game();
        let mut at = if back { game.len() - 1 } else { 0 };
        let mut all = Vec::new();
        while let Some(next) = leap(&game, at, step, back) {
            all.push(next);
            at = next;
        }
        all
    }

    #[test]
    fn each_step_stops_where_something_of_its_kind_begins_and_ends_at_the_ends() {
        assert_eq!(walked(StepWidth::Event, false).len(), 15);
        assert_eq!(walked(StepWidth::Battle, false), [1, 5, 9, 13, 15]);
        assert_eq!(
            walked(StepWidth::Phase, false),
            [2, 4, 6, 8, 10, 12, 14, 15]
        );
        assert_eq!(walked(StepWidth::Part, false), [4, 8, 12, 15]);
        assert_eq!(walked(StepWidth::Turn, false), [8, 15]);
        assert_eq!(walked(StepWidth::Battle, true), [13, 9, 5, 1, 0]);
        assert_eq!(walked(StepWidth::Turn, true), [8, 0]);
        assert_eq!(leap(&[], 0, StepWidth::Event, true), None);
    }

    #[test]
    fn a_game_turn_is_gone_to_only_if_it_was_played() {
        assert_eq!(turn_begins(&game(), 2), Some(8));
        assert_eq!(turn_begins(&game(), 3), None);
    }

    #[test]
    fn a_clicker_stops_at_every_battle_and_at_the_end_of_every_phase() {
        let all = stations(&game());
        assert_eq!(all, [0, 1, 3, 5, 7, 9, 11, 13, 15]);
        let empty: [usize; 0] = [];
        assert_eq!(stations(&[]), empty);
    }
}
