//! What computer players of a system think of the position on the table.

use super::messages;
use crate::cli::engine::listener::while_heard;
use crate::cli::engine::request::{Answer, Fault, Request, games, level};
use crate::cli::view::seated::{dangers_json, endangered};
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
        Some(Found::Ideas(ideas, trust)) => Ok(messages::ideas(&ideas, &trust)),
        _ => Err(nobody(table)),
    }
}

/// What the enemy of a side could do in its next turn, the worst first.
pub(crate) fn intentions(table: &dyn Table, request: &Request<'_>) -> Answer {
    let key: String = request.optional("side", "a side")?.unwrap_or_default();
    let side = endangered(table, &key).ok_or_else(|| {
        let [first, second] = table.about().sides;
        let sides = (first.key, second.key);
        Fault::request(format!("“side” is neither {} nor {}", sides.0, sides.1))
    })?;
    if table.glance().outcome.is_some() {
        return Ok(json!({ "over": true, "dangers": [] }));
    }
    let seed = request.optional("seed", "a whole number")?.unwrap_or(1);
    let job = table
        .task(Task::Dangers { side, seed })
        .ok_or_else(|| Fault::request("dangers are not known in this game"))?;
    match while_heard(job)? {
        Some(Found::Dangers(found)) => Ok(dangers_json(table, side, &found)),
        _ => Err(nobody(table)),
    }
}

/// How the position ends when equals play it out.
pub(crate) fn evaluate(table: &dyn Table, request: &Request<'_>) -> Answer {
    let level = level(request, Level::Colonel)?;
    if !table.levels().contains(&level) {
        let there: Vec<&str> = table.levels().iter().map(|level| level.word()).collect();
        let there = there.join(", ");
        return Err(Fault::request(format!("“level” is none of {there}")));
    }
    let task = Task::Forecast {
        level,
        games: games(request)?,
        seed: request.optional("seed", "a whole number")?.unwrap_or(1),
    };
    let job = table.task(task).ok_or_else(|| nobody(table))?;
    match while_heard(job)? {
        Some(Found::Futures(futures)) => {
            Ok(json!({ "forecast": messages::futures(table, &futures) }))
        }
        _ => Err(nobody(table)),
    }
}
