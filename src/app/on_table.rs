//! The game on the table as far as files are concerned.

use super::App;
use super::room::Room;
use crate::record::{FileMark, Kept as _, OfTable, OnTable};
use std::path::{Path, PathBuf};

impl App {
    /// What is written when the game on the table is.
    pub(super) fn kept(&self) -> OfTable<'_> {
        OfTable(self.room.table())
    }

    /// The file it came from or was saved in.
    pub(super) fn own_path(&self) -> Option<&Path> {
        self.room.path.as_deref()
    }

    /// Gives it another title; the one it had.
    pub(super) fn retitle(&mut self, title: &str) -> String {
        let before = self.kept().title().to_owned();
        self.room.table_mut().set_title(title);
        before
    }

    /// It has been saved there.
    pub(super) fn note_saved(&mut self, path: PathBuf, mark: FileMark) {
        self.room.unsaved = false;
        self.room.path = Some(path);
        self.room.mark = Some(mark);
        self.room.table_mut().hold();
    }

    /// Whether what was read is the very game on the table.
    pub(super) fn is_the_same(&self, read: &OnTable) -> bool {
        read.damage.is_none() && read.table.write("") == self.room.table().write("")
    }

    /// Puts a game on the table, with nothing of the one before left lying about.
    pub fn enter(&mut self, mut room: Room) {
        self.over.dialog = None;
        self.over.rules = None;
        self.over.replacing = None;
        self.over.notice = None;
        // What is recorded is of the game that goes.
        if let Some(draft) = &mut self.works.lesson {
            draft.recording = None;
        }
        room.take_up(&self.settings);
        room.take_over(&mut self.room);
        *self.room = room;
        self.keep_on_disk();
    }

    /// Keeps the game when something was done in it.
    pub(super) fn keep_room(&mut self) {
        if self.room.to_be_kept() {
            self.keep_on_disk();
        }
    }
}
