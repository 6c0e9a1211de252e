//! Games of every system, as far as files are concerned.

use super::{Examination, GameFile, Opened, Proof, ReadError, where_it_stands};
use crate::engine::{Level, NodeId, SideNo};
use crate::present::system::Brief;
use crate::systems::{SYSTEMS, hells_gate};
use crate::table::{self, Seat, Table, is_table_game};
use crate::words::tr;
use std::fmt;

/// A game that can be written to a file.
pub trait Kept {
    /// What the players call it.
    fn title(&self) -> &str;
    /// The text of its file; `saved` says when it is saved.
    fn text(&self, saved: &str) -> String;
    /// Whether there is nothing in it that a new game of its scenario would not
    /// have.
    fn is_untouched(&self) -> bool;
    /// Scenario, turn, phase and number of actions, on one line.
    fn stands(&self) -> String;
    /// Who plays, on one line; empty if nobody is named.
    fn players(&self) -> String;
    /// What the game is called that it is one of.
    fn game(&self) -> String;
}

impl Kept for GameFile {
    fn title(&self) -> &str {
        &self.title
    }

    fn text(&self, saved: &str) -> String {
        match saved {
            "" => self.to_json(),
            saved => self.to_json_saved(saved),
        }
    }

    fn is_untouched(&self) -> bool {
        Self::is_untouched(self)
    }

    fn stands(&self) -> String {
        where_it_stands(self)
    }

    fn players(&self) -> String {
        let [one, other] = hells_gate::Side::ALL.map(|side| {
            let written = &self.players[side];
            let level = Level::ALL
                .into_iter()
                .find(|level| level.seat_name() == *written);
            level.map_or_else(|| written.clone(), |level| computer(level.name()))
        });
        both(one, other)
    }

    fn game(&self) -> String {
        hells_gate::brief(&self.scenario.setup).game
    }
}

/// A game of a further system, to be written to a file.
#[derive(Clone, Copy)]
pub struct OfTable<'a>(pub &'a dyn Table);

impl Kept for OfTable<'_> {
    fn title(&self) -> &str {
        self.0.title()
    }

    fn text(&self, saved: &str) -> String {
        self.0.write(saved)
    }

    fn is_untouched(&self) -> bool {
        self.0.is_untouched()
    }

    fn stands(&self) -> String {
        let (glance, scenario) = (self.0.glance(), self.0.about().title);
        let mut parts = Vec::new();
        if scenario != self.0.title() {
            parts.push(scenario);
        }
        match glance.outcome {
            Some((_, ending)) => parts.push(ending),
            None => parts.extend(glance.time.into_iter().filter(|part| !part.is_empty())),
        }
        parts.push(tr!("listed-actions", n = glance.ply));
        parts.join(", ")
    }

    fn players(&self) -> String {
        let [one, other] = SideNo::BOTH.map(|side| match self.0.seat(side) {
            Some(Seat::Person(name)) => name.clone(),
            Some(Seat::Computer(word)) => {
                let level = Level::ALL.into_iter().find(|level| level.word() == word);
                computer(level.map_or_else(|| word.clone(), Level::name))
            }
            None => String::new(),
        });
        both(one, other)
    }

    fn game(&self) -> String {
        let Brief { game, .. } = self.0.brief();
        match game.is_empty() {
            true => self.0.system().to_owned(),
            false => game,
        }
    }
}

fn computer(level: String) -> String {
    tr!("kept-computer", level = level)
}

impl<K: Kept + ?Sized> Kept for &K {
    fn title(&self) -> &str {
        (**self).title()
    }

    fn text(&self, saved: &str) -> String {
        (**self).text(saved)
    }

    fn is_untouched(&self) -> bool {
        (**self).is_untouched()
    }

    fn stands(&self) -> String {
        (**self).stands()
    }

    fn players(&self) -> String {
        (**self).players()
    }

    fn game(&self) -> String {
        (**self).game()
    }
}

/// Two names that somebody has, the first side's first.
fn both(one: String, other: String) -> String {
    let named = |name: String| match name.is_empty() {
        true => tr!("kept-nobody"),
        false => name,
    };
    match one.is_empty() && other.is_empty() {
        true => String::new(),
        false => tr!("kept-players", first = named(one), second = named(other)),
    }
}

/// A saved game that was read, of whichever system.
pub enum AnyGame {
    /// Of the first game, which has a record of its own.
    First(Box<Opened>),
    /// Of a further one.
    Further(table::Opened),
}

/// A saved game on the table.
pub struct OnTable {
    /// The game, up to the damage if there is any.
    pub table: Box<dyn Table>,
    /// What is wrong with its file, in words.
    pub damage: Option<String>,
    /// What its file proves, in words.
    pub proof: String,
}

impl fmt::Debug for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(opened) => opened.fmt(f),
            Self::Further(opened) => opened.fmt(f),
        }
    }
}

impl AnyGame {
    /// Reads a file by playing every action of it again. Never panics.
    ///
    /// # Errors
    /// When not even the start of a game can be read. A file with a good
    /// beginning is opened, with its damage.
    pub fn read(bytes: &[u8]) -> Result<Self, ReadError> {
        match is_table_game(bytes) {
            true => table::read(SYSTEMS, bytes)
                .map(Self::Further)
                .map_err(ReadError::Game),
            false => GameFile::read_bytes(bytes).map(|opened| Self::First(Box::new(opened))),
        }
    }

    /// The game, to be told about or written.
    #[must_use]
    pub fn kept(&self) -> Box<dyn Kept + '_> {
        match self {
            Self::First(opened) => Box::new(&opened.file),
            Self::Further(opened) => Box::new(OfTable(&*opened.table)),
        }
    }

    /// Gives it another title.
    pub fn set_title(&mut self, title: &str) {
        match self {
            Self::First(opened) => title.clone_into(&mut opened.file.title),
            Self::Further(opened) => opened.table.set_title(title),
        }
    }

    /// What is wrong with the file, in words.
    #[must_use]
    pub fn damage(&self) -> Option<String> {
        match self {
            Self::First(opened) => opened.damage.as_ref().map(ToString::to_string),
            Self::Further(opened) => opened.damage.as_ref().map(ToString::to_string),
        }
    }

    /// Whether something is drawn on its map.
    #[must_use]
    pub fn is_drawn_on(&self) -> bool {
        match self {
            Self::First(opened) => !opened.file.annotations.is_empty(),
            Self::Further(opened) => {
                let table = &opened.table;
                let mut nodes = (0..=table.actions()).map(NodeId);
                nodes.any(|node| !table.drawn(node).is_empty())
            }
        }
    }

    /// Whether a part of the game was left out.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        match self {
            Self::First(opened) => opened.damage.as_ref().is_some_and(|d| d.stop.is_some()),
            Self::Further(opened) => opened.damage.as_ref().is_some_and(|d| d.stop.is_some()),
        }
    }

    /// The game on the table, whatever version its file has: what is wrong with that,
    /// and what it proves, in words.
    ///
    /// # Errors
    /// When it cannot be put there.
    pub fn seated(self) -> Result<OnTable, ReadError> {
        let damage = self.damage();
        Ok(match self {
            Self::First(opened) => OnTable {
                damage,
                proof: Examination::of(&opened).summary(),
                table: opened.file.at_table().map_err(ReadError::Game)?,
            },
            Self::Further(opened) => OnTable {
                damage,
                proof: Proof::of(&opened).summary(),
                table: opened.table,
            },
        })
    }

    /// The game, if it is one of the first game.
    #[must_use]
    pub fn first(self) -> Option<Opened> {
        match self {
            Self::First(opened) => Some(*opened),
            Self::Further(_) => None,
        }
    }
}
