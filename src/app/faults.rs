//! A fault of the program itself: what lies only in memory is written away before
//! it ends, and the next start says what happened and how to go on safely.

use super::App;
use super::games::{both, file_name};
use super::room::Room;
use crate::engine::NodeId;
use crate::record::OnTable;
use crate::record::fault::{FaultKeeper, guarded};
use crate::words::{self, tr};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

impl App {
    /// Does the work of a frame. Does a fault of the program end it, what lies
    /// only in memory is written away first.
    pub fn work(&mut self, frame: impl FnOnce(&mut Self)) {
        if let Err(fault) = catch_unwind(AssertUnwindSafe(|| frame(self))) {
            // Whatever is out of joint must not keep the rest from being kept.
            guarded(|| self.room.write_what_is_typed());
            guarded(|| self.keep_on_disk());
            resume_unwind(fault);
        }
    }

    /// Who writes down a fault that ends the program.
    #[must_use]
    pub fn fault_keeper(&self) -> Arc<FaultKeeper> {
        Arc::clone(&self.files.fault_keeper)
    }

    /// Offers the games that were on the table when the program came upon a fault,
    /// and says so of each; one that left no game is to be told by itself.
    pub(super) fn offer_after_fault(&mut self) {
        for fault in self.files.store.faults() {
            let same = |path: &Path| fault.game.as_deref() == Some(path);
            let mut offered = self.over.forms.pending.iter_mut();
            if let Some(game) = offered.find(|game| same(&game.path)) {
                game.fault = Some(fault);
                continue;
            }
            let game = fault.game.as_deref();
            match game.and_then(|path| self.files.store.left_open(path)) {
                Some(mut game) => {
                    game.fault = Some(fault);
                    self.over.forms.pending.push(game);
                }
                None => {
                    self.files.store.forget_fault(&fault);
                    self.files.fault_to_tell = Some(fault.said);
                }
            }
        }
    }

    /// A game is on offer no longer.
    pub(super) fn offered_no_longer(&mut self, path: &Path) {
        let (gone, left) = std::mem::take(&mut self.over.forms.pending)
            .into_iter()
            .partition(|game| game.path == *path);
        self.over.forms.pending = left;
        self.over
            .forms
            .opening
            .left
            .retain(|game| game.path != *path);
        let gone: Vec<crate::record::PendingGame> = gone;
        for fault in gone.iter().filter_map(|game| game.fault.as_ref()) {
            self.files.store.forget_fault(fault);
        }
    }

    /// Goes on with a game without what is drawn on its map: that stays in the
    /// file it came from.
    pub(super) fn resume_bare(&mut self, path: PathBuf) {
        match self.files.store.open_table(&path) {
            Ok(opened) => {
                let Some(kept) = self.keep_before_leaving() else {
                    return;
                };
                let OnTable {
                    mut table, damage, ..
                } = opened;
                for at in (0..=table.actions()).map(NodeId) {
                    // Taking drawings away always works.
                    let _ = table.draw(at, Vec::new());
                }
                let title = words::name(table.title()).into_owned();
                table.set_title(&tr!("title-bare", title = title));
                let mut room = Room::new(table, None);
                room.unsaved = true;
                room.wait_for_the_word();
                let held = self.waits_to_go_on(&room);
                self.enter(room);
                self.offered_no_longer(&path);
                let (told, bad) = match self.files.store.discard_pending(&path) {
                    Ok(moved) => {
                        let name = file_name(moved.as_deref().unwrap_or(&path));
                        (tr!("tell-opened-bare", name = name), damage.is_some())
                    }
                    Err(error) => (error.to_string(), true),
                };
                let told = both(told, damage.as_deref().unwrap_or_default());
                self.tell(both(both(told, &kept), &held), None, bad);
            }
            Err(error) => {
                self.offered_no_longer(&path);
                self.tell(error.to_string(), None, true);
            }
        }
    }
}

/// What is said when the program has come upon a fault, or its window is gone:
/// what happened, and where the game is.
pub(super) fn farewell(what: String, keeper: &FaultKeeper) -> String {
    let kept = match keeper.kept_at() {
        Some(path) => tr!("fault-kept", file = path.display().to_string()),
        None => tr!("fault-nothing-to-keep"),
    };
    both(what, &kept)
}
