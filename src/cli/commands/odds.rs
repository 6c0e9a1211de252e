//! An attack given as text.

use super::seated;
use crate::cli::args::Odds;
use crate::cli::files::is_dash;
use crate::cli::output::Failure;
use crate::cli::seated::{Subject, built_in};
use std::path::Path;

/// Receipt and chances of an attack.
pub(crate) fn odds(args: &Odds) -> Result<(), Failure> {
    let (first, units) = match args.units.split_first() {
        Some((first, others)) if args.file.is_none() && names_a_game(first) => {
            (Some(Path::new(first)), others)
        }
        _ => (None, args.units.as_slice()),
    };
    match seated::whose_or_usual(args.file.as_deref().or(first))? {
        Subject::Desk(game) => game.odds(args, units),
        Subject::Seated(game) => seated::odds(args, units, *game),
    }
}

/// Whether the first word is a game and no unit: units have no dot and no path.
fn names_a_game(word: &str) -> bool {
    built_in(word).is_some() || is_dash(Path::new(word)) || word.contains(['.', '/', '\\'])
}
