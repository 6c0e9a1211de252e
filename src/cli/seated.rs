//! Games of the systems that sit at the table, from files, from standard input
//! and from the program itself.

use super::args::Source;
use super::desk::{DeskGame, desk_of, usual};
use super::files::{bytes, called};
use super::output::{Failure, warn};
use crate::engine::{Commander, DiceMode, Options, UndoPolicy};
use crate::json::{Doc, Fault, all_faults};
use crate::systems::SYSTEMS;
use crate::table::{self, Entry, FORMAT, Sheet, Table};
use crate::words::tr;
use serde_json::Value;
use std::path::Path;

/// A game that was read.
pub(crate) enum Subject {
    /// Of a system that answers commands in a way of its own.
    Desk(Box<dyn DeskGame>),
    /// Of another.
    Seated(Box<Seated>),
}

/// A game at the table, and what is wrong with its file.
pub(crate) struct Seated {
    pub table: Box<dyn Table>,
    pub damage: Option<table::Damage>,
    /// How it begins again; nothing for a saved game.
    pub begins: Option<(&'static Entry, Sheet)>,
}

impl Seated {
    /// What is wrong with the file, in words, as `--json` tells it.
    pub fn damage_json(&self) -> Value {
        self.damage.as_ref().map(ToString::to_string).into()
    }

    /// That these computer players play it.
    pub fn seats(&self, who: &[Commander]) -> Result<(), Failure> {
        has_players(&*self.table, who)
    }

    /// How a command ends that has told what there is.
    pub fn whole(&self) -> Result<(), Failure> {
        match self.damage.as_ref().is_some_and(|d| d.stop.is_some()) {
            true => Err(Failure::silent(1)),
            false => Ok(()),
        }
    }
}

/// That a game has these computer players; not every game has all.
pub(crate) fn has_players(table: &dyn Table, who: &[Commander]) -> Result<(), Failure> {
    let there = Commander::all(table.levels(), table.tempers());
    let Some(missing) = who.iter().find(|one| !there.contains(one)) else {
        return Ok(());
    };
    let there: Vec<&str> = there.iter().map(|one| one.word()).collect();
    Err(Failure::usage(tr!(
        "seated-no-level",
        level = missing.word(),
        levels = there.join(", ")
    )))
}

/// Reads a saved game, or begins a game of a scenario, of whatever system. Of a
/// damaged game, the sound beginning, with a warning on standard error.
pub(crate) fn subject(source: &Source) -> Result<Subject, Failure> {
    read(source, false)
}

/// The same; where all lines of a game are wanted, with what was said and drawn, it sits at
/// the table, and no desk answers for the line it stands on.
fn read(source: &Source, all_lines: bool) -> Result<Subject, Failure> {
    let Some(path) = source.path() else {
        return match usual_start() {
            Some((entry, text)) => begun(entry, entry.key, text),
            None => Err(Failure::no(tr!("file-not-a-game", format = FORMAT))),
        };
    };
    if let Some((entry, text)) = path.to_str().and_then(built_in) {
        return begun(entry, &called(path), text);
    }
    let bytes = bytes(path).map_err(Failure::no)?;
    let is_game = table::is_table_game(&bytes);
    if let Some(entry) = scenario_of(&bytes).filter(|_| !is_game) {
        let text = String::from_utf8_lossy(&bytes);
        return begun(entry, &called(path), &text);
    }
    // A scenario of the system that wrote some before there was a table does not say so.
    let past = SYSTEMS.iter().find(|entry| entry.past.is_some());
    if let Some(entry) = past.filter(|_| !is_game)
        && let Some(text) = own_beginning(&bytes)
    {
        return begun(entry, &called(path), text);
    }
    let desk = match is_game {
        // What a desk answers is about the rules of the scenario.
        true if all_lines || table::is_varied(&bytes) => None,
        true => table::system_of(&bytes).and_then(|key| desk_of(&key)),
        false => usual(),
    };
    let Some(desk) = desk else {
        return saved(path, &bytes).map(seated);
    };
    let game = desk.read(&called(path), &bytes).map_err(Failure::no)?;
    if let Some(damage) = game.damage() {
        warn(&format!("{}: {damage}", called(path)));
    }
    Ok(Subject::Desk(game))
}

/// The text of a scenario that begins in a position of its own, if it is one.
fn own_beginning(bytes: &[u8]) -> Option<&str> {
    let text = std::str::from_utf8(bytes).ok()?;
    let doc: Doc = text.parse().ok()?;
    (doc.get("format") != Some(&FORMAT.into()) && table::has_opening(text)).then_some(text)
}

/// The beginning of a scenario of this system.
fn begun(entry: &'static Entry, called: &str, text: &str) -> Result<Subject, Failure> {
    match desk_of(entry.key).filter(|_| !table::has_opening(text)) {
        Some(desk) => desk.begin(text).map(Subject::Desk).map_err(Failure::no),
        None => begin(entry, called, text).map(seated),
    }
}

/// A game at the table, and how a command ends that has told what there is.
pub(crate) type AtTable = (Box<dyn Table>, Result<(), Failure>);

/// A game of any system at the table, with all its lines.
pub(crate) fn at_table(source: &Source) -> Result<AtTable, Failure> {
    Ok(match read(source, true)? {
        Subject::Desk(game) => {
            let whole = game.whole();
            let table = game
                .at_table()
                .map_err(|faults| Failure::no(all_faults(&faults, "\n")))?;
            (table, whole)
        }
        Subject::Seated(game) => {
            let whole = game.whole();
            (game.table, whole)
        }
    })
}

fn seated(game: Seated) -> Subject {
    Subject::Seated(Box::new(game))
}

/// The scenario of this identifier, and its system.
pub(crate) fn built_in(id: &str) -> Option<(&'static Entry, &'static str)> {
    let found = |entry: &'static Entry| entry.start(id).map(|start| (entry, start.text));
    SYSTEMS.iter().find_map(found)
}

/// The scenario that a new game begins with if nobody says otherwise.
fn usual_start() -> Option<(&'static Entry, &'static str)> {
    let entry = SYSTEMS.first()?;
    Some((entry, entry.starts.first()?.text))
}

/// The system whose scenario this is.
pub(crate) fn scenario_of(bytes: &[u8]) -> Option<&'static Entry> {
    let doc: Doc = std::str::from_utf8(bytes).ok()?.parse().ok()?;
    let Some(Doc::Text(key)) = doc.get("system") else {
        return None;
    };
    table::find(SYSTEMS, key).ok()
}

fn begin(entry: &'static Entry, called: &str, text: &str) -> Result<Seated, Failure> {
    let scenario: Doc = text
        .parse()
        .map_err(|why| Failure::no(format!("{called}: {why}")))?;
    let sheet = Sheet {
        scenario,
        changed: Doc::Object(Vec::new()),
        options: Options {
            seed: 1,
            dice: DiceMode::Seeded,
            undo: UndoPolicy::Free,
        },
    };
    let table = (entry.open)(sheet.clone()).map_err(|faults| faulty(called, &faults))?;
    Ok(Seated {
        table,
        damage: None,
        begins: Some((entry, sheet)),
    })
}

fn saved(path: &Path, bytes: &[u8]) -> Result<Seated, Failure> {
    let called = called(path);
    let opened = table::read(SYSTEMS, bytes).map_err(|faults| faulty(&called, &faults))?;
    if let Some(damage) = &opened.damage {
        warn(&format!("{called}: {damage}"));
    }
    Ok(Seated {
        table: opened.table,
        damage: opened.damage,
        begins: None,
    })
}

fn faulty(called: &str, faults: &[Fault]) -> Failure {
    Failure::no(format!("{called}: {}", all_faults(faults, "\n")))
}
