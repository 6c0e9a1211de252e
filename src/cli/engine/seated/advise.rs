//! What computer players of a system think of the position on the table.

use super::told;
use crate::cli::engine::listener::while_heard;
use crate::cli::engine::request::{Answer, Fault, Request, games, level};
use crate::engine::Level;
use crate::table::{Found, Table, Task};
use serde_json::json;

/// Nobody plays this game but people, or nobody is to decide.
fn nobody(table: &dyn Table) -> Fault {
    match table.glance().outcome {
        Some(_) => Fault::new("over", "the game is over"),
        None => Fault::request("no computer player can be asked here"),
    }
}

/// The best few ways to go on.
pub(crate) fn hint(table: &dyn Table, request: &Request<'_>) -> Answer {
    let seed = request.optional("seed", "a whole number")?.unwrap_or(1);
    let job = table
        .task(Task::Hint { seed })
        .ok_or_else(|| nobody(table))?;
    match while_heard(job)? {
        Some(Found::Ideas(ideas, trust)) => Ok(told::ideas(&ideas, &trust)),
        _ => Err(nobody(table)),
    }
}

/// How the position ends when equals play it out.
pub(crate) fn evaluate(table: &dyn Table, request: &Request<'_>) -> Answer {
    let task = Task::Forecast {
        level: level(request, Level::Colonel)?,
        games: games(request)?,
        seed: request.optional("seed", "a whole number")?.unwrap_or(1),
    };
    let job = table.task(task).ok_or_else(|| nobody(table))?;
    match while_heard(job)? {
        Some(Found::Futures(futures)) => Ok(json!({ "forecast": told::futures(table, &futures) })),
        _ => Err(nobody(table)),
    }
}
