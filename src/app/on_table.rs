//! The game on the table as far as files are concerned, of whichever system.

use super::App;
use super::room::Room;
use super::session::Session;
use crate::record::{AnyGame, FileMark, GameFile, Kept, OfTable, Options};
use std::path::{Path, PathBuf};

impl App {
    /// What is written when the game on the table is.
    pub(super) fn kept(&self) -> Box<dyn Kept + '_> {
        match &self.room {
            Some(room) => Box::new(OfTable(room.table())),
            None => Box::new(&self.session.file),
        }
    }

    /// The file it came from or was saved in.
    pub(super) fn own_path(&self) -> Option<&Path> {
        match &self.room {
            Some(room) => room.path.as_deref(),
            None => self.session.path.as_deref(),
        }
    }

    /// What that file held when it was opened or saved.
    pub(super) fn own_mark(&self) -> Option<FileMark> {
        match &self.room {
            Some(room) => room.mark,
            None => self.session.mark,
        }
    }

    /// Whether something has been done since.
    pub(super) fn is_unsaved(&self) -> bool {
        match &self.room {
            Some(room) => room.unsaved,
            None => self.session.unsaved,
        }
    }

    pub(super) fn set_unsaved(&mut self, unsaved: bool) {
        match &mut self.room {
            Some(room) => room.unsaved = unsaved,
            None => self.session.unsaved = unsaved,
        }
    }

    /// Gives it another title; the one it had.
    pub(super) fn retitle(&mut self, title: &str) -> String {
        match &mut self.room {
            Some(room) => {
                let before = room.table().title().to_owned();
                room.table_mut().set_title(title);
                before
            }
            None => std::mem::replace(&mut self.session.file.title, title.to_owned()),
        }
    }

    /// It has been saved there.
    pub(super) fn note_saved(&mut self, path: PathBuf, mark: FileMark) {
        match &mut self.room {
            Some(room) => {
                room.unsaved = false;
                room.path = Some(path);
                room.mark = Some(mark);
            }
            None => self.session.saved(path, mark),
        }
    }

    /// Whether what was read is the very game on the table.
    pub(super) fn is_the_same(&self, read: &AnyGame) -> bool {
        match (read, &self.room) {
            (AnyGame::First(opened), None) => {
                opened.damage.is_none() && opened.file.holds_the_same(&self.session.file)
            }
            (AnyGame::Further(opened), Some(room)) => {
                opened.damage.is_none() && opened.table.write("") == room.table().write("")
            }
            _ => false,
        }
    }

    /// Puts a game of any system on the table, with nothing of the one before left
    /// lying about.
    pub fn enter(&mut self, room: Room) {
        let scenario = super::built_in()[0].clone();
        self.session = Session::new(GameFile::new(scenario, Options::default()), None);
        self.clear_table();
        self.rules_window = None;
        self.room = Some(Box::new(room));
        self.keep_on_disk();
    }

    /// Keeps the game in the room when something was done in it.
    pub(super) fn keep_room(&mut self) {
        let Some(room) = &mut self.room else { return };
        if room.to_be_kept() {
            self.keep_on_disk();
        }
    }
}
