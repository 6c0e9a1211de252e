//! Commands for games at the table, whatever their system. Each command asks
//! whose game it has and comes here with all that have no desk of their own.

mod advise;
mod export;
mod new;
mod odds;
mod read;
mod verify;

pub(crate) use advise::{analyse, forecast, hint};
pub(crate) use export::export;
pub(crate) use new::{from_notation, new, set_otherwise, settings, variant};
pub(crate) use odds::odds;
pub(crate) use read::{begun, replay, rulebook, show, supply};
pub(crate) use verify::examine;

use crate::cli::args::{At, Source};
use crate::cli::output::Failure;
use crate::cli::seated::{Seated, Subject, subject};
use crate::engine::NodeId;
use crate::json::{Doc, Fault, all_faults};
use crate::table::{NotPlayed, Table};
use crate::words::tr;
use std::path::Path;

/// Whose game a file is, read.
pub(crate) fn whose(path: &Path) -> Result<Subject, Failure> {
    subject(&Source {
        file: Some(path.to_owned()),
        old: None,
    })
}

/// The same where a game may be left out.
pub(crate) fn whose_or_usual(path: Option<&Path>) -> Result<Subject, Failure> {
    subject(&Source {
        file: path.map(Path::to_owned),
        old: None,
    })
}

/// Goes to the moment that was asked for; where the game stands if none was.
/// After how many actions that is.
pub(crate) fn go(game: &mut Seated, at: &At) -> Result<usize, Failure> {
    go_on(&mut *game.table, at)
}

/// The same on any table.
pub(crate) fn go_on(table: &mut dyn Table, at: &At) -> Result<usize, Failure> {
    let line = table.line();
    let ply = match (at.ply, &at.at) {
        (None, None) => return Ok(table.glance().ply),
        (Some(ply), _) if ply > line.len() => {
            let n = line.len();
            return Err(Failure::no(tr!("no-such-ply", ply = ply, n = n)));
        }
        (Some(ply), _) => ply,
        (None, Some(when)) => when.find_on(table).ok_or_else(|| {
            let moment = when.to_string();
            Failure::no(tr!("no-such-moment", moment = moment))
        })?,
    };
    let node = ply.checked_sub(1).and_then(|i| line.get(i));
    match table.go(node.copied().unwrap_or(NodeId(0))) {
        true => Ok(ply),
        false => Err(Failure::no(tr!("seated-closed"))),
    }
}

/// Why an action was not done.
pub(crate) fn not_done(action: &str, why: &NotPlayed) -> Failure {
    Failure::no(format!("{}: {why}", crate::json::quoted(action)))
}

/// Answers a question, if the game has it.
fn asked(table: &dyn Table, verb: &str, fields: Vec<(&str, Doc)>) -> Result<Doc, Failure> {
    let questions = table.about().questions;
    let Some(question) = questions.iter().find(|q| q.verb == verb) else {
        return Err(Failure::no(tr!("seated-no-question", verb = verb)));
    };
    if let Some((field, _)) = fields
        .iter()
        .find(|(name, _)| !question.fields.contains(name))
    {
        let field = *field;
        return Err(Failure::usage(tr!(
            "seated-no-field",
            verb = verb,
            field = field
        )));
    }
    table
        .ask(verb, &Doc::Object(named(fields)))
        .map_err(|faults| Failure::usage(told(&faults)))
}

/// Fields with names of their own.
fn named(fields: Vec<(&str, Doc)>) -> Vec<(String, Doc)> {
    let fields = fields.into_iter();
    fields.map(|(name, doc)| (name.to_owned(), doc)).collect()
}

/// All faults, a line each.
pub(crate) fn told(faults: &[Fault]) -> String {
    all_faults(faults, "\n")
}
