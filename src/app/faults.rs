//! A fault of the program itself: what lies only in memory is written away before
//! it ends, and the next start says what happened and how to go on safely.

use super::App;
use super::games::{both, file_name};
use super::session::Session;
use crate::record::Annotations;
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
            guarded(|| self.write_what_is_typed());
            guarded(|| self.keep_on_disk());
            resume_unwind(fault);
        }
    }

    /// Who writes down a fault that ends the program.
    #[must_use]
    pub fn fault_keeper(&self) -> Arc<FaultKeeper> {
        Arc::clone(&self.fault_keeper)
    }

    /// Offers the games that were on the table when the program came upon a fault,
    /// and says so of each; one that left no game is to be told by itself.
    pub(super) fn offer_after_fault(&mut self) {
        for fault in self.store.faults() {
            let same = |path: &Path| fault.game.as_deref() == Some(path);
            let mut offered = self.forms.pending.iter_mut();
            if let Some(game) = offered.find(|game| same(&game.path)) {
                game.fault = Some(fault);
                continue;
            }
            let game = fault.game.as_deref();
            match game.and_then(|path| self.store.left_open(path)) {
                Some(mut game) => {
                    game.fault = Some(fault);
                    self.forms.pending.push(game);
                }
                None => {
                    self.store.forget_fault(&fault);
                    self.fault_to_tell = Some(fault.said);
                }
            }
        }
    }

    /// A game is on offer no longer.
    pub(super) fn offered_no_longer(&mut self, path: &Path) {
        let (gone, left) = std::mem::take(&mut self.forms.pending)
            .into_iter()
            .partition(|game| game.path == *path);
        self.forms.pending = left;
        let gone: Vec<crate::record::PendingGame> = gone;
        for fault in gone.iter().filter_map(|game| game.fault.as_ref()) {
            self.store.forget_fault(fault);
        }
    }

    /// Goes on with a game without what is drawn on its map: that stays in the
    /// file it came from.
    pub(super) fn resume_bare(&mut self, path: PathBuf) {
        match self.open_first_game(&path) {
            Ok(opened) => {
                let Some(kept) = self.keep_before_leaving() else {
                    return;
                };
                let damage = opened.damage.as_ref().map(ToString::to_string);
                let mut file = opened.file;
                file.annotations = Annotations::default();
                let title = words::name(&file.title);
                file.title = tr!("title-bare", title = title.as_ref());
                let mut session = Session::new(file, None);
                session.unsaved = true;
                self.put_on_table(session);
                let held = self.wait_for_the_word();
                self.offered_no_longer(&path);
                let (told, bad) = match self.store.discard_pending(&path) {
                    Ok(moved) => {
                        let name = file_name(moved.as_deref().unwrap_or(&path));
                        (tr!("tell-opened-bare", name = name), damage.is_some())
                    }
                    Err(error) => (error.to_string(), true),
                };
                let told = both(told, damage.as_deref().unwrap_or_default());
                self.tell(both(both(told, &kept), held.trim()), None, bad);
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
