//! What computer players think of a position or a game.

use super::seated::{self, whose, whose_or_usual};
use crate::cli::args::{Analyse, Forecast, Hint};
use crate::cli::output::Failure;
use crate::cli::seated::Subject;

/// The best few ways to go on, after what has to be done first.
pub(crate) fn hint(args: &Hint) -> Result<(), Failure> {
    match whose_or_usual(args.file.as_deref())? {
        Subject::Desk(game) => game.hint(args),
        Subject::Seated(game) => seated::hint(args, *game),
    }
}

/// How a position ends when it is played out many times.
pub(crate) fn forecast(args: &Forecast) -> Result<(), Failure> {
    match whose_or_usual(args.file.as_deref())? {
        Subject::Desk(game) => game.forecast(args),
        Subject::Seated(game) => seated::forecast(args, *game),
    }
}

/// A game looked back at.
pub(crate) fn analyse(args: &Analyse) -> Result<(), Failure> {
    match whose(&args.file)? {
        Subject::Desk(game) => game.analyse(args),
        Subject::Seated(game) => seated::analyse(args, &game),
    }
}
