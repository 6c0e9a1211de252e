//! A whole game in written notation, every line of it, for people to read and for another
//! copy of the program to read back.
//!
//! ```text
//! hells-gate-notation 1
//! system hells_gate
//! scenario korsun_1944            its identifier, or a scenario as files have it
//! options { "dice": "seed", "undo": "free", "seed": "17" }
//! …                               other fields of a saved game, one a line
//!
//! from 0                          the number of the position that a line leaves
//! ; Game turn 1                   what begins so is for people
//! supply
//! resolve =4                      as it fell; "=4!" was chosen; "+ " goes with the action before
//! from 12
//! end
//! ```

use super::read::{MAX_TEXT, Opened, says};
use super::{Entry, FORMAT, MAX_BYTES, Table, VERSION, read};
use crate::engine::NodeId;
use crate::json::{Doc, Fault};
use crate::words::tr;
use std::fmt::Write as _;

/// How such a text begins.
const HEAD: &str = "hells-gate-notation 1";

/// The fields of a saved game that stand before its lines, in their order; the first
/// three must be there.
const FIELDS: [&str; 16] = [
    "system",
    "words",
    "scenario",
    "title",
    "seats",
    "options",
    "opened",
    "changed",
    "position",
    "cursor",
    "names",
    "order",
    "deleted",
    "corrected",
    "drawings",
    "remarks",
];

/// The game in notation.
///
/// # Errors
/// In a sentence, when something in it is hidden.
pub fn write_notation(systems: &[Entry], table: &dyn Table) -> Result<String, String> {
    if !table.is_open() {
        return Err(tr!("seated-closed"));
    }
    let game = table.write("").parse::<Doc>();
    let game = game.map_err(|why| why.to_string())?;
    let mut out = format!("{HEAD}\n");
    // Writing to a String cannot fail.
    for name in FIELDS {
        let value = match game.get(name) {
            None | Some(Doc::Null) => continue,
            Some(Doc::Object(fields)) if fields.is_empty() => continue,
            Some(Doc::Text(text)) => text.clone(),
            Some(scenario) if name == "scenario" => shipped(systems, table, scenario),
            Some(other) => other.to_string(),
        };
        let _ = writeln!(out, "{name} {value}");
    }
    let mut node = 0;
    for line in list(game.get("lines")) {
        let from = match line.get("from") {
            Some(Doc::Whole(n)) => *n,
            _ => 0,
        };
        let _ = writeln!(out, "\nfrom {from}");
        let mut at = NodeId(usize::try_from(from).unwrap_or(0));
        for phase in list(line.get("phases")) {
            let _ = writeln!(out, "; {}", table.moment(at));
            for action in list(phase.get("actions")) {
                if let Doc::Text(action) = action {
                    let _ = writeln!(out, "{action}");
                    node += 1;
                    at = NodeId(node);
                    if let Some(name) = table.name(at) {
                        let _ = writeln!(out, "; {name}");
                    }
                }
            }
        }
    }
    Ok(out)
}

fn list(doc: Option<&Doc>) -> &[Doc] {
    match doc {
        Some(Doc::List(list)) => list,
        _ => &[],
    }
}

/// A scenario that came with the program by its identifier, any other whole.
fn shipped(systems: &[Entry], table: &dyn Table, scenario: &Doc) -> String {
    let entry = systems.iter().find(|entry| entry.key == table.system());
    match entry.and_then(|entry| entry.start_that_is(scenario)) {
        Some(start) => start.id.to_owned(),
        None => scenario.to_string(),
    }
}

/// A fault in a line of the text.
fn wrong(line: usize, why: impl Into<String>) -> Vec<Fault> {
    let line = tr!("notation-line", n = line);
    vec![Fault::at(line, says(why))]
}

/// Reads a game in notation by playing it. Nothing vouches for it: it has no stamp.
///
/// # Errors
/// What is wrong with it, by the number of its line. Nothing of it is opened then.
pub fn read_notation(systems: &[Entry], text: &str) -> Result<Opened, Vec<Fault>> {
    if text.len() > MAX_BYTES {
        let why = tr!("file-too-large", bytes = text.len(), limit = MAX_BYTES);
        return Err(vec![Fault::of_all(says(why))]);
    }
    let mut lines = (1..).zip(text.lines().map(str::trim));
    let head = lines.find(|(_, line)| !line.is_empty());
    if head.is_none_or(|(_, head)| head != HEAD) {
        return Err(wrong(1, tr!("notation-head", head = HEAD)));
    }
    let mut fields: Vec<(String, Doc)> = Vec::new();
    // Each line of play with the action it begins with, and where each of those stands.
    let mut played: Vec<(u64, Vec<Doc>)> = Vec::new();
    let mut places: Vec<Vec<usize>> = Vec::new();
    for (n, line) in lines {
        if line.is_empty() || line.starts_with(';') {
            continue;
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let from = (word == "from").then(|| rest.trim().parse::<u64>().ok());
        if let Some(from) = from {
            let from = from.ok_or_else(|| wrong(n, tr!("notation-from")))?;
            played.push((from, Vec::new()));
            places.push(Vec::new());
        } else if let (Some((_, actions)), Some(places)) = (played.last_mut(), places.last_mut()) {
            if line.chars().count() > MAX_TEXT {
                return Err(wrong(n, tr!("kept-no-action")));
            }
            actions.push(line.into());
            places.push(n);
        } else {
            let value = field(systems, &fields, word, rest.trim()).map_err(|why| wrong(n, why))?;
            if fields.iter().any(|(known, _)| known == word) {
                return Err(wrong(n, tr!("notation-twice", field = word)));
            }
            fields.push((word.to_owned(), value));
        }
    }
    let opened = read(systems, game(fields, played).to_string().as_bytes())?;
    let Some(damage) = &opened.damage else {
        return Ok(opened);
    };
    if let Some(stop) = &damage.stop {
        let place = placed(&stop.path, &places);
        return Err(match place {
            Some(n) => wrong(n, stop.what.to_string()),
            None => vec![stop.clone()],
        });
    }
    // What vouches for a saved game is not expected here.
    let of_a_file = [".at", ".hash", "stamp"];
    let odd = damage.notes.iter();
    let odd: Vec<Fault> = odd
        .filter(|note| !of_a_file.iter().any(|end| note.path.ends_with(end)))
        .cloned()
        .collect();
    match odd.is_empty() {
        true => Ok(Opened {
            damage: None,
            ..opened
        }),
        false => Err(odd),
    }
}

/// What a field holds.
fn field(
    systems: &[Entry],
    before: &[(String, Doc)],
    name: &str,
    value: &str,
) -> Result<Doc, String> {
    if !FIELDS.contains(&name) {
        let known = FIELDS.join(", ");
        return Err(tr!("notation-field", field = name, known = known));
    }
    if matches!(name, "system" | "title") {
        return Ok(value.into());
    }
    if name == "scenario" && !value.starts_with('{') {
        let system = before.iter().find(|(known, _)| known == "system");
        let system = system.map(|(_, system)| system);
        let entry = systems
            .iter()
            .find(|entry| system == Some(&entry.key.into()));
        let start = entry.and_then(|entry| entry.start(value));
        let start = start.ok_or_else(|| tr!("notation-scenario", name = value))?;
        return start.text.parse::<Doc>().map_err(|why| why.to_string());
    }
    value.parse::<Doc>().map_err(|why| why.to_string())
}

/// The same as a saved game.
fn game(mut fields: Vec<(String, Doc)>, played: Vec<(u64, Vec<Doc>)>) -> Doc {
    let lines = played.into_iter().map(|(from, actions)| {
        let phase = Doc::object([("actions", Doc::List(actions))]);
        Doc::object([
            ("from", Doc::Whole(from)),
            ("phases", Doc::List(vec![phase])),
        ])
    });
    let lines = Doc::List(lines.collect());
    let there = |fields: &[(String, Doc)], name: &str| fields.iter().any(|(n, _)| n == name);
    for (name, usual) in [
        ("changed", Doc::Object(Vec::new())),
        ("position", Doc::Null),
        ("title", "".into()),
    ] {
        if !there(&fields, name) {
            fields.push((name.to_owned(), usual));
        }
    }
    fields.push(("lines".to_owned(), lines));
    let format = [
        ("format".to_owned(), FORMAT.into()),
        ("version".to_owned(), VERSION.into()),
    ];
    Doc::Object(format.into_iter().chain(fields).collect())
}

/// The line of the text in which an action stands: "lines[1].phases[0].actions[4]".
fn placed(path: &str, places: &[Vec<usize>]) -> Option<usize> {
    let number = |part: &str| {
        let (_, rest) = path.split_once(part)?;
        rest.split(']').next()?.parse::<usize>().ok()
    };
    let actions = places.get(number("lines[")?)?;
    actions.get(number("actions[").unwrap_or(0)).copied()
}
