//! The game on the table as far as files are concerned.

use super::commands::Command;
use super::keymap::Keymap;
use super::room::Room;
use crate::engine::{NodeId, UndoPolicy};
use crate::record::{FileMark, Kept as _, OfTable, OnTable};
use crate::systems::SYSTEMS;
use crate::table::{self, Table};
use crate::words::{self, tr};
use std::path::{Path, PathBuf};

impl Room {
    /// What is written when the game on the table is.
    pub(super) fn as_kept(&self) -> OfTable<'_> {
        OfTable(self.table())
    }

    /// The file it came from or was saved in.
    pub(super) fn own_path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Gives it another title; the one it had.
    pub(super) fn retitle(&mut self, title: &str) -> String {
        let before = self.as_kept().title().to_owned();
        self.table_mut().set_title(title);
        before
    }

    /// It has been saved there.
    pub(super) fn note_saved(&mut self, path: PathBuf, mark: FileMark) {
        self.unsaved = false;
        self.path = Some(path);
        self.mark = Some(mark);
        self.table_mut().hold();
    }

    /// Whether what was read is the very game on the table.
    pub(super) fn is_the_same(&self, read: &OnTable) -> bool {
        read.damage.is_none() && read.table.write("") == self.table().write("")
    }

    /// The title that is meant by what was typed: the game's own, however the
    /// language spoken writes it, so that its file is called the same in all.
    pub(super) fn title_meant(&self, typed: &str) -> String {
        let kept = self.as_kept();
        let (typed, own) = (typed.trim(), kept.title());
        match typed == words::name(own) {
            true => own.to_owned(),
            false => typed.to_owned(),
        }
    }

    /// That computers wait to be told to go on, if they do.
    pub(super) fn waits_to_go_on(&self, keys: &Keymap) -> String {
        match self.computers_wait() {
            true => {
                let key = keys.of(&Command::HoldComputer);
                tr!("tell-computer-held", key = key.unwrap_or_default())
            }
            false => String::new(),
        }
    }

    /// Another game that begins where this one stood in a position. It is for study: undo
    /// goes all the way. None where the game is closed.
    pub(super) fn branched(&self, at: NodeId) -> Option<Self> {
        let text = self.table().write("");
        // What was just written is read again, unless the game is closed.
        let mut table = table::read(SYSTEMS, text.as_bytes()).ok()?.table;
        let open = self.table().is_open();
        let position = self.table().position(at).filter(|_| open)?;
        table.set_up(&position).ok()?;
        // What was drawn there stays; the rest belongs to this game.
        let _ = table.draw(NodeId(0), self.table().drawings_seen(at));
        table.set_options(table.options().dice, UndoPolicy::Free);
        let title = words::name(table.title()).into_owned();
        let turn = table.glance().clock.0[0];
        table.set_title(&tr!("title-branch", title = title, turn = turn));
        let mut room = Self::new(table, None);
        room.unsaved = true;
        let held = self.computers_wait();
        room.wait_for_the_word();
        room.hold_computers(held);
        Some(room)
    }

    /// One of the games that computers played on from a position, from its beginning.
    pub(super) fn future(&mut self) -> Option<Self> {
        let mut table = self.one_future()?;
        let title = words::name(table.title()).into_owned();
        table.set_title(&tr!("futures-game", title = title));
        let first = table.line().first().copied();
        let mut room = Self::new(table, None);
        room.unsaved = true;
        room.look_at(first);
        Some(room)
    }

    /// A game of this kind that was read, without what is drawn on its map.
    pub(super) fn bare(mut table: Box<dyn Table>) -> Self {
        for at in (0..=table.actions()).map(NodeId) {
            // Taking drawings away always works.
            let _ = table.draw(at, Vec::new());
        }
        let title = words::name(table.title()).into_owned();
        table.set_title(&tr!("title-bare", title = title));
        let mut room = Self::new(table, None);
        room.unsaved = true;
        room.wait_for_the_word();
        room
    }
}
