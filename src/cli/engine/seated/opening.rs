//! Where a game comes from, and where it is kept.

use super::super::files::{Files, write};
use super::super::request::{Answer, Fault, Request, dice, seed, undo};
use super::{doc, faulty};
use crate::cli::files::{file_bytes, fresh_seed};
use crate::engine::Options;
use crate::json::{Doc, Syntax, nearest, quoted};
use crate::record::{AnyGame, Unopened, now};
use crate::table::{Entry, Sheet, Table, find, is_table_game, read, system_of};
use serde_json::json;
use std::path::{Path, PathBuf};

/// Begins a game of the system that the request names.
pub(crate) fn begin(
    (systems, keys): (&[Entry], &[&str]),
    key: &str,
    request: &Request<'_>,
) -> Result<Box<dyn Table>, Fault> {
    let entry = find(systems, key).map_err(|_| no_system(keys, key))?;
    let text: Option<String> = request.optional("scenario_text", "the text of a scenario")?;
    let id: Option<String> = request.optional("scenario", "a text")?;
    let text = match (text, id) {
        (Some(_), Some(_)) => {
            let why = "give “scenario” or “scenario_text”, not both";
            return Err(Fault::request(why));
        }
        (Some(text), None) => text,
        (None, id) => {
            let start = match &id {
                None => entry.starts.first(),
                Some(id) => entry.start(id),
            };
            let named = quoted(&id.unwrap_or_default());
            let none = || Fault::new("scenario", format!("there is no scenario “{named}”"));
            start.ok_or_else(none)?.text.to_owned()
        }
    };
    let scenario: Doc = text
        .parse()
        .map_err(|e: Syntax| Fault::new("scenario", e.to_string()))?;
    let changed = match request.raw("changed") {
        None => Doc::Object(Vec::new()),
        Some(raw) => doc(raw)?,
    };
    let options = Options {
        seed: seed(request)?.unwrap_or_else(fresh_seed),
        dice: dice(request)?,
        undo: undo(request)?,
    };
    let sheet = Sheet {
        scenario,
        changed,
        options,
    };
    (entry.open)(sheet).map_err(|faults| faulty("scenario", &faults))
}

/// That there is no such system, which there are, and which may be meant.
fn no_system(keys: &[&str], key: &str) -> Fault {
    let near = nearest(key, keys).map_or_else(String::new, |n| format!("; did you mean “{n}”?"));
    let (key, keys) = (quoted(key), keys.join(", "));
    let why = format!("there is no system “{key}”; known are {keys}{near}");
    Fault::new("system", why)
}

/// A game, and what is wrong with its file.
type Loaded = (Box<dyn Table>, Option<String>);

/// A saved game of one of these systems, and what is wrong with it; `None` if
/// the text is none of theirs, but belongs to the system whose desk talks, or names none.
pub(crate) fn load(
    systems: &[Entry],
    request: &Request<'_>,
    files: &Files,
    desk: Option<&str>,
) -> Result<Option<Loaded>, Fault> {
    let record: Option<String> = request.optional("record", "the text of a saved game")?;
    let path: Option<PathBuf> = request.optional("path", "a text")?;
    let bytes = match (record, path) {
        (Some(text), None) => text.into_bytes(),
        (None, Some(path)) => {
            let path = files.reach(&path)?;
            file_bytes(&path).map_err(|why| Fault::new("record", why))?
        }
        _ => return Err(Fault::request("give either “record” or “path”")),
    };
    let Some(desk) = desk else {
        let no = |why: Unopened| Fault::new("record", why.to_string());
        let opened = AnyGame::read(&bytes)
            .and_then(AnyGame::seated)
            .map_err(no)?;
        return Ok(Some((opened.table, opened.damage)));
    };
    if !is_table_game(&bytes) || system_of(&bytes).as_deref() == Some(desk) {
        return Ok(None);
    }
    let opened = read(systems, &bytes).map_err(|faults| faulty("record", &faults))?;
    let damage = opened.damage.map(|damage| damage.to_string());
    Ok(Some((opened.table, damage)))
}

pub(crate) fn save(
    table: &dyn Table,
    request: &Request<'_>,
    files: &Files,
    systems: &[Entry],
) -> Answer {
    match request.optional::<String>("path", "a text")? {
        None => Ok(json!({ "record": table.write("") })),
        Some(path) => {
            let force = request.optional("force", "true or false")?;
            let to = files.reach(Path::new(&path))?;
            write(&to, &table.write(&now()), force.unwrap_or(false), systems)?;
            Ok(json!({ "path": path }))
        }
    }
}
