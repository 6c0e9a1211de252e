//! Games of the systems that sit at the table, from files, from standard input
//! and from the program itself.

use super::args::Source;
use super::files::{Loaded, bytes, called, game, load_or_korsun};
use super::output::{Failure, warn};
use crate::engine::{DiceMode, Options, UndoPolicy};
use crate::json::{Doc, Fault};
use crate::systems::{FIRST, guests};
use crate::table::{self, Entry, Sheet, Table};
use serde_json::Value;
use std::path::Path;

/// A game that was read: of the first game, or of a system at the table.
pub(super) enum Subject {
    /// Of the first game.
    First(Box<Loaded>),
    /// Of another.
    Seated(Box<Seated>),
}

/// A game at the table, and what is wrong with its file.
pub(super) struct Seated {
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

    /// How a command ends that has told what there is.
    pub fn whole(&self) -> Result<(), Failure> {
        match self.damage.as_ref().is_some_and(|d| d.stop.is_some()) {
            true => Err(Failure::silent(1)),
            false => Ok(()),
        }
    }
}

/// Reads a saved game, or begins a game of a scenario, of whatever system.
pub(super) fn subject(source: &Source) -> Result<Subject, Failure> {
    let Some(path) = source.path() else {
        return load_or_korsun(None).map(first);
    };
    if let Some((entry, text)) = path.to_str().and_then(built_in) {
        return begin(entry, &called(path), text).map(seated);
    }
    if path.to_str().and_then(super::files::built_in).is_some() {
        return super::files::load(path).map(first);
    }
    let bytes = bytes(path).map_err(Failure::no)?;
    if table::is_table_game(&bytes) && table::system_of(&bytes).as_deref() != Some(FIRST) {
        return saved(path, &bytes).map(seated);
    }
    if let Some(entry) = scenario_of(&bytes) {
        let text = String::from_utf8_lossy(&bytes);
        return begin(entry, &called(path), &text).map(seated);
    }
    let loaded = game(&called(path), &bytes).map_err(Failure::no)?;
    if let Some(damage) = &loaded.damage {
        warn(&format!("{}: {damage}", called(path)));
    }
    Ok(first(loaded))
}

/// A game at the table, and how a command ends that has told what there is.
pub(super) type AtTable = (Box<dyn Table>, Result<(), Failure>);

/// A game of any system at the table.
pub(super) fn at_table(source: &Source) -> Result<AtTable, Failure> {
    Ok(match subject(source)? {
        Subject::First(loaded) => {
            let whole = loaded.whole();
            let table = loaded.file.at_table().map_err(|faults| {
                let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
                Failure::no(faults.join("\n"))
            })?;
            (table, whole)
        }
        Subject::Seated(game) => {
            let whole = game.whole();
            (game.table, whole)
        }
    })
}

fn first(loaded: Loaded) -> Subject {
    Subject::First(Box::new(loaded))
}

fn seated(game: Seated) -> Subject {
    Subject::Seated(Box::new(game))
}

/// The scenario of this identifier, and its system.
pub(super) fn built_in(id: &str) -> Option<(&'static Entry, &'static str)> {
    let found = |entry: &'static Entry| entry.start(id).map(|start| (entry, start.text));
    guests().iter().find_map(found)
}

/// The system whose scenario this is.
pub(super) fn scenario_of(bytes: &[u8]) -> Option<&'static Entry> {
    let doc: Doc = std::str::from_utf8(bytes).ok()?.parse().ok()?;
    let Some(Doc::Text(key)) = doc.get("system") else {
        return None;
    };
    table::find(guests(), key).ok()
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
    let opened = table::read(guests(), bytes).map_err(|faults| faulty(&called, &faults))?;
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
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    Failure::no(format!("{called}: {}", told.join("\n")))
}
