//! What pairs of games come to in which two players are compared.

use crate::engine::{mean_and_error, share_of_margin};

/// What pairs come to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DuelScore {
    /// Games won, drawn and lost by the first.
    pub games: [u32; 3],
    /// Wins and half the draws, from 0 to 1, and its standard error: pairs count
    /// once, for the games of a pair share their dice.
    pub share: (f64, f64),
    /// Victory points ahead in the mean, and the standard error.
    pub margin: (f64, f64),
}

impl DuelScore {
    /// What pairs come to where one side alone decides: both contestants played it with the
    /// same dice, and a pair is one comparison of two games.
    #[must_use]
    pub fn of_one_sided(pairs: &[[i32; 2]]) -> Self {
        let ahead: Vec<i32> = pairs.iter().map(|[one, two]| one + two).collect();
        let twice: Vec<[i32; 2]> = ahead.iter().map(|&margin| [margin; 2]).collect();
        let score = Self::of_margins(&twice);
        Self {
            games: score.games.map(|games| games / 2),
            ..score
        }
    }

    /// What pairs come to by the margins from the first contestant's side: each
    /// pair's two games.
    #[must_use]
    pub fn of_margins(pairs: &[[i32; 2]]) -> Self {
        let mut games = [0; 3];
        for margin in pairs.iter().flatten() {
            games[match margin.signum() {
                1 => 0,
                0 => 1,
                _ => 2,
            }] += 1;
        }
        let half = |of: &dyn Fn(i32) -> f64| {
            let values = pairs
                .iter()
                .map(|&[one, two]| f64::midpoint(of(one), of(two)));
            mean_and_error(values)
        };
        Self {
            games,
            share: half(&share_of_margin),
            margin: half(&f64::from),
        }
    }
}
