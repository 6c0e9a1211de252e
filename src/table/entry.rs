//! A system in the list of systems.

use super::editing::{self, Workbench};
use super::forces::{self, Levy};
use super::read::{self, Opened};
use super::{OpenGame, Past, Table};
use crate::engine::Options;
use crate::json::{BrokenText, Doc, Fault, FaultKind, nearest, quoted, text};
use crate::present::system::{Blank, Following, LevelRating, PriceList, Start, System, WhatIf};
use std::any::Any;

/// What a new game is made of.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The scenario.
    pub scenario: Doc,
    /// The parameters that are not as in the scenario: an object.
    pub changed: Doc,
    /// Dice, undo, seed.
    pub options: Options,
}

/// A game that was begun, or everything that is wrong with its sheet.
pub type Begun = Result<Box<dyn Table>, Vec<Fault>>;

/// A system in the list of systems.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its key.
    pub key: &'static str,
    /// The scenarios that come with it.
    pub starts: &'static [Start],
    /// The number of its own words in files.
    pub words: u32,
    /// What its levels are worth beside each other: see [`System::RATINGS`].
    pub ratings: &'static [LevelRating],
    /// The keys of its sides that have an option of their own on the command line, and
    /// what the help says of that.
    pub seat_options: &'static [(&'static str, &'static str)],
    /// Begins a game; all faults of the sheet at once.
    pub open: fn(Sheet) -> Begun,
    /// Puts a scenario on the workbench; a sentence if it cannot be edited.
    pub edit: fn(Doc) -> Result<Box<dyn Workbench>, String>,
    /// Whether its scenarios can be edited.
    pub editable: bool,
    /// The kinds of empty scenarios that can be begun with.
    pub blanks: fn() -> Vec<Blank>,
    /// An empty scenario of a kind, of so many rows and columns.
    pub blank: fn(&str, u8, u8) -> Option<Doc>,
    /// What forces can be bought for a scenario of this map, if there are points.
    pub price_list: fn(&Doc) -> Option<PriceList>,
    /// A scenario of this map with these forces, where they stand drawn from a seed; a
    /// sentence if they cannot be set up.
    pub set_up: fn(&Doc, &Levy, u64) -> Result<Doc, String>,
    /// Which of its scenarios takes up where games of others end.
    pub following: fn() -> Option<Following>,
    /// Questions about its scenarios that games by other rules answer.
    pub what_ifs: fn() -> Vec<WhatIf>,
    /// Plays a saved game again.
    pub(super) replay: fn(&Doc, Option<&BrokenText>) -> Result<Opened, Vec<Fault>>,
    /// How files are read that it wrote before there was a table, if it ever did.
    pub past: Option<Past>,
    /// What else it brings for command line and protocol, which alone know what it is.
    pub(crate) besides: Option<&'static (dyn Any + Send + Sync)>,
}

impl Entry {
    /// The entry of a system.
    #[must_use]
    pub const fn of<S: System>() -> Self {
        Self {
            key: S::KEY,
            starts: S::STARTS,
            words: S::WORDS,
            ratings: S::RATINGS,
            seat_options: S::SEAT_OPTIONS,
            open: |mut sheet| {
                sheet.scenario = editing::taken_apart(sheet.scenario).1;
                let game = OpenGame::<S>::begin(sheet)?;
                Ok(Box::new(game))
            },
            edit: editing::workbench::<S>,
            editable: !S::KEYS.is_empty(),
            blanks: editing::blanks::<S>,
            blank: S::blank,
            price_list: S::price_list,
            set_up: forces::set_up::<S>,
            following: S::following,
            what_ifs: S::what_ifs,
            replay: read::replay::<S>,
            past: None,
            besides: None,
        }
    }

    /// The same of a system that brings this besides for command line and protocol.
    #[must_use]
    pub(crate) const fn with_besides(self, besides: &'static (dyn Any + Send + Sync)) -> Self {
        Self {
            besides: Some(besides),
            ..self
        }
    }

    /// The same of a system that wrote files before there was a table.
    #[must_use]
    pub const fn with_past(self, past: Past) -> Self {
        Self {
            past: Some(past),
            ..self
        }
    }

    /// A new game of its usual scenario, with nobody at the table; `None` if that
    /// cannot be read.
    #[must_use]
    pub fn usual(&self, options: Options) -> Option<Box<dyn Table>> {
        let scenario = self.starts.first()?.text.parse().ok()?;
        let sheet = Sheet {
            scenario,
            changed: Doc::Object(Vec::new()),
            options,
        };
        (self.open)(sheet).ok()
    }

    /// One of the scenarios that come with it.
    #[must_use]
    pub fn start(&self, id: &str) -> Option<&'static Start> {
        self.starts.iter().find(|start| start.id == id)
    }

    /// The scenario that came with it and is this one, word for word.
    #[must_use]
    pub fn start_that_is(&self, scenario: &Doc) -> Option<&'static Start> {
        let start = self.start(text(scenario, "id"))?;
        let same = start.text.parse::<Doc>().is_ok_and(|doc| doc == *scenario);
        same.then_some(start)
    }
}

/// What takes up where a game of this scenario ends, and the system that it belongs to.
#[must_use]
pub fn following<'a>(systems: &'a [Entry], scenario: &Doc) -> Option<(&'a Entry, Following)> {
    let Some(Doc::Text(id)) = scenario.get("id") else {
        return None;
    };
    systems.iter().find_map(|entry| {
        let found = (entry.following)()?;
        let follows = found.after.contains(&id.as_str());
        follows.then_some((entry, found))
    })
}

/// The system of this key.
///
/// # Errors
/// That there is none, and which may be meant.
pub fn find<'a>(systems: &'a [Entry], key: &str) -> Result<&'a Entry, FaultKind> {
    let found = systems.iter().find(|entry| entry.key == key);
    found.ok_or_else(|| {
        let keys: Vec<&str> = systems.iter().map(|entry| entry.key).collect();
        FaultKind::NotOneOf {
            found: quoted(key),
            near: nearest(key, &keys).map(str::to_owned),
            words: keys.into_iter().map(str::to_owned).collect(),
        }
    })
}
