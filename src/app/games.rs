//! Games on the table and on disk: begun, kept, saved, opened, resumed.

use super::App;
use super::opponent::seat_name;
use super::planning::Planning;
use super::session::Session;
use crate::ai::Level;
use crate::engine::UndoPolicy;
use crate::record::{Examination, FileMark, GameFile, Options, SaveError};
use crate::systems::hells_gate::BySide;
use crate::words::{self, tr};
use std::path::PathBuf;

impl App {
    /// Begins a new game of a built-in scenario.
    pub(super) fn begin(
        &mut self,
        scenario: usize,
        options: Options,
        seats: BySide<Option<Level>>,
    ) {
        let Some(kept) = self.keep_before_leaving() else {
            return;
        };
        self.settings.dice = options.dice;
        self.settings.undo = options.undo;
        let scenario = super::built_in()[scenario].clone();
        let mut file = GameFile::new(scenario, options);
        let name = |side| seats[side].map(seat_name).unwrap_or_default();
        file.players = BySide::from_fn(name);
        self.put_on_table(Session::new(file, None));
        if !kept.is_empty() {
            self.tell(kept.trim(), None, true);
        }
    }

    pub(super) fn put_on_table(&mut self, session: Session) {
        self.session = session;
        self.clear_table();
        self.after_change(false);
    }

    /// Nothing of one game is left lying about when another takes the table.
    pub(super) fn clear_table(&mut self) {
        self.dialog = None;
        self.notice = None;
        self.last_roll = None;
        self.hand_over = None;
        self.left_undone = None;
        self.menu = None;
        self.ask_die = None;
        self.ask_face = false;
        self.entered = None;
        self.in_the_air = None;
        self.planning = Planning::default();
        self.pen = self.pen.put_down();
        self.look_at_present();
        self.opponent_starts_anew(true);
        let state = *self.session.state();
        self.interaction.clear(&state);
    }

    /// Begins another game where this one stood after `ply` actions. It is for
    /// study: undo goes all the way.
    pub(super) fn branch(&mut self, ply: usize) {
        let Some(mut kept) = self.keep_before_leaving() else {
            return;
        };
        if kept.is_empty() && !self.session.file.is_untouched() {
            kept = format!(" {}", tr!("tell-other-kept"));
        }
        let mut file = self.session.file.branch(ply);
        file.options.undo = UndoPolicy::Free;
        file.game.set_policy(UndoPolicy::Free);
        let (title, turn) = (words::name(&file.title), file.game.state().turn);
        file.title = tr!("title-branch", title = title.as_ref(), turn = turn);
        let mut session = Session::new(file, None);
        session.unsaved = true;
        let paused = self.opponent.held;
        self.put_on_table(session);
        let held = self.wait_for_the_word();
        self.opponent.held |= paused;
        let told = tr!("tell-branched");
        self.tell(format!("{told}{kept}{held}"), None, false);
    }

    /// A game that was never saved under a name is kept under one of its own
    /// before another takes the table. What is to be told of it; `None` if it
    /// could not be saved, which has been told: then it stays.
    pub(super) fn keep_before_leaving(&mut self) -> Option<String> {
        let safe = !self.session.unsaved && self.file_is_ours();
        if safe || self.session.file.is_untouched() {
            return Some(String::new());
        }
        let saved = match self.session.path.clone() {
            Some(path) => self.save_to(path),
            None => self.save_beside(false),
        };
        let bad = self.notice.as_ref().filter(|n| n.bad);
        saved.then(|| bad.map(|n| format!(" {}", n.text)).unwrap_or_default())
    }

    /// Whether the saved file is as this program left it, or there is none.
    pub(super) fn file_is_ours(&self) -> bool {
        let path = self.session.path.as_deref();
        path.is_none_or(|path| self.store.mark(path) == self.session.mark)
    }

    /// The title that is meant by what was typed: the game's own, however the
    /// language spoken writes it, so that its file is called the same in all.
    pub(super) fn title_meant(&self, typed: &str) -> String {
        let (typed, own) = (typed.trim(), &self.session.file.title);
        match typed == words::name(own) {
            true => own.clone(),
            false => typed.to_owned(),
        }
    }

    /// Saves under a name. A file that another program has changed since is
    /// left to it.
    pub(super) fn save_to(&mut self, path: PathBuf) -> bool {
        let own = self.session.path.as_ref() == Some(&path);
        if own && self.store.mark(&path).is_some() && !self.file_is_ours() {
            return self.save_beside(true);
        }
        match self.store.save(&path, &self.session.file) {
            Ok(mark) => {
                self.saved(path, mark);
                let title = &self.session.file.title;
                let text = tr!("tell-saved", name = words::name(title).as_ref());
                self.tell(text, None, false);
                true
            }
            Err(error) => {
                self.tell(error.to_string(), None, true);
                false
            }
        }
    }

    /// Saves under a name that nothing has yet. `changed`: because its file
    /// was changed by another program.
    fn save_beside(&mut self, changed: bool) -> bool {
        match self.store.save_beside(&self.session.file) {
            Ok((path, mark)) => {
                let name = path.file_stem().unwrap_or_default().to_string_lossy();
                let text = match changed {
                    true => tr!("tell-saved-beside", name = name.as_ref()),
                    false => tr!("tell-saved", name = name.as_ref()),
                };
                self.saved(path, mark);
                self.tell(text, None, changed);
                true
            }
            Err(error) => {
                self.tell(error.to_string(), None, true);
                false
            }
        }
    }

    fn saved(&mut self, path: PathBuf, mark: FileMark) {
        self.session.unsaved = false;
        self.session.mark = Some(mark);
        self.settings.remember(&path);
        self.session.path = Some(path);
        self.dialog = None;
    }

    pub(super) fn open(&mut self, path: PathBuf) {
        // Before it is read: what changes in between is seen as a change.
        let mark = self.store.mark(&path);
        match self.store.open(&path) {
            Ok(opened) => {
                let Some(kept) = self.keep_before_leaving() else {
                    return;
                };
                let proof = Examination::of(&opened).summary();
                let damage = opened.damage.as_ref().map(|d| format!("{d}\n{proof}"));
                let intact = damage.is_none();
                // A damaged file is left as it is: the rescued part is saved
                // under another name.
                let mut session = Session::new(opened.file, intact.then_some(path));
                session.mark = mark;
                session.unsaved = !intact;
                self.put_on_table(session);
                let held = self.wait_for_the_word();
                match damage {
                    Some(text) => self.tell(text + &kept + &held, None, true),
                    None => {
                        let text = format!("{} {proof}{kept}{held}", tr!("tell-opened"));
                        self.tell(text, None, !kept.is_empty());
                    }
                }
            }
            Err(error) => self.tell(error.to_string(), None, true),
        }
    }

    pub(super) fn resume(&mut self, path: PathBuf) {
        match self.store.open(&path) {
            Ok(opened) => {
                // Of several games left open, the one before.
                if self.keep_before_leaving().is_none() {
                    return;
                }
                let damage = opened.damage.as_ref().map(ToString::to_string);
                let mut session = Session::new(opened.file, None);
                session.unsaved = true;
                self.put_on_table(session);
                let held = self.wait_for_the_word();
                self.forms.pending.retain(|p| p.path != path);
                if let Some(text) = damage {
                    self.tell(text + &held, None, true);
                } else if let Err(error) = self.store.discard_pending(&path) {
                    self.tell(error.to_string() + &held, None, true);
                } else if !held.is_empty() {
                    self.tell(held.trim(), None, false);
                }
            }
            Err(error) => {
                self.forms.pending.retain(|p| p.path != path);
                self.tell(error.to_string(), None, true);
            }
        }
    }

    /// Keeps the game on the table as it is now.
    pub(super) fn keep_on_disk(&mut self) {
        if self.tour.is_some() {
            // Nothing of the tour is kept.
            self.session.unsaved = false;
            return;
        }
        match self.keep() {
            Ok(()) => self.warned = false,
            Err(error) => {
                let text = tr!("tell-action-not-kept", error = error.to_string());
                self.tell(text, None, true);
            }
        }
    }

    /// Keeps the game on the table, unless its file holds it.
    fn keep(&self) -> Result<(), SaveError> {
        if self.tour.is_some() {
            // The player's own game lies where it was.
            return Ok(());
        }
        match self.session.unsaved {
            true => self.store.autosave(&self.session.file),
            false => self.store.clear_autosave(),
        }
    }

    /// What is saved under a name need not be offered again; anything else is,
    /// at the next start. When it cannot be kept, the window stays once, so
    /// that something can be done about it.
    pub(super) fn keep_before_closing(&mut self, ctx: &egui::Context) {
        // The file may be gone by now, or another's.
        self.session.unsaved |= !self.file_is_ours();
        let Err(error) = self.keep() else { return };
        if !self.session.unsaved || self.warned {
            return;
        }
        self.warned = true;
        self.quit = false;
        ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
        let text = tr!("tell-game-not-kept", error = error.to_string());
        self.tell(text, None, true);
    }
}
