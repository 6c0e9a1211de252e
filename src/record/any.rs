//! Games of every system, as far as files are concerned.

use super::Proof;
use crate::engine::NodeId;
use crate::systems::SYSTEMS;
use crate::table::{self, Kept, OfTable, Past, PastGame, Table, Unopened, is_table_game};
use std::fmt;

/// A saved game that was read, of whichever system.
pub enum AnyGame {
    /// Of a format from before there was a table.
    Past(Box<dyn PastGame>),
    /// Of the table.
    Table(table::Opened),
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
            Self::Past(game) => game.fmt(f),
            Self::Table(opened) => opened.fmt(f),
        }
    }
}

/// How files are read that name no system: by the one that wrote them.
pub(super) fn past() -> Option<Past> {
    SYSTEMS.iter().find_map(|entry| entry.past)
}

impl AnyGame {
    /// Reads a file by playing every action of it again. Never panics.
    ///
    /// # Errors
    /// When not even the start of a game can be read. A file with a good
    /// beginning is opened, with its damage.
    pub fn read(bytes: &[u8]) -> Result<Self, Unopened> {
        match past().filter(|_| !is_table_game(bytes)) {
            Some(past) => (past.read)(bytes).map(Self::Past),
            None => table::read(SYSTEMS, bytes)
                .map(Self::Table)
                .map_err(|faults| Unopened::of(&faults)),
        }
    }

    /// The game, to be told about or written.
    #[must_use]
    pub fn kept(&self) -> Box<dyn Kept + '_> {
        match self {
            Self::Past(game) => Box::new(game.kept()),
            Self::Table(opened) => Box::new(OfTable(&*opened.table)),
        }
    }

    /// Gives it another title.
    pub fn set_title(&mut self, title: &str) {
        match self {
            Self::Past(game) => game.set_title(title),
            Self::Table(opened) => opened.table.set_title(title),
        }
    }

    /// What is wrong with the file, in words.
    #[must_use]
    pub fn damage(&self) -> Option<String> {
        match self {
            Self::Past(game) => game.damage(),
            Self::Table(opened) => opened.damage.as_ref().map(ToString::to_string),
        }
    }

    /// Whether something is drawn on its map.
    #[must_use]
    pub fn is_drawn_on(&self) -> bool {
        match self {
            Self::Past(game) => game.is_drawn_on(),
            Self::Table(opened) => {
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
            Self::Past(game) => game.is_cut(),
            Self::Table(opened) => opened.damage.as_ref().is_some_and(|d| d.stop.is_some()),
        }
    }

    /// The game on the table, whatever version its file has: what is wrong with that,
    /// and what it proves, in words.
    ///
    /// # Errors
    /// When it cannot be put there.
    pub fn seated(self) -> Result<OnTable, Unopened> {
        let damage = self.damage();
        Ok(match self {
            Self::Past(game) => OnTable {
                damage,
                proof: game.summary(),
                table: game.at_table().map_err(|faults| Unopened::of(&faults))?,
            },
            Self::Table(opened) => OnTable {
                damage,
                proof: Proof::of(&opened).summary(),
                table: opened.table,
            },
        })
    }

    /// The record of a game of a past format, if it is one of this type.
    #[must_use]
    pub fn past<P: 'static>(self) -> Option<P> {
        match self {
            Self::Past(game) => game.into_any().downcast().ok().map(|game| *game),
            Self::Table(_) => None,
        }
    }
}
