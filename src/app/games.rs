//! Games on the table and on disk: begun, kept, saved, opened, resumed.

use super::catalogue::{self, Beginning};
use super::commands::{Command, WhenTaken};
use super::dialogs::Replacing;
use super::room::Room;
use super::{App, fresh_seed};
use crate::engine::{NodeId, Options, UndoPolicy};
use crate::json::Doc;
use crate::record::{EXTENSION, FileMark, Kept as _, OnTable, SaveError, SaveFailure, file_stem};
use crate::systems::SYSTEMS;
use crate::table;
use crate::words::{self, tr};
use std::path::{Path, PathBuf};

impl App {
    /// Begins a new game.
    pub(super) fn begin(&mut self, beginning: &Beginning) {
        let table = match catalogue::table(beginning) {
            Ok(table) => table,
            Err(why) => {
                let told = tr!("cards-not-begun", why = why);
                return self.tell(told, None, true);
            }
        };
        let Some(kept) = self.keep_before_leaving() else {
            return;
        };
        self.settings.dice = beginning.options.dice;
        self.settings.undo = beginning.options.undo;
        self.enter(Room::new(table, None));
        if !kept.is_empty() {
            self.tell(kept, None, false);
        }
    }

    /// Begins what takes up where the game on the table ends. It is a game of its own,
    /// which is said.
    pub(super) fn play_following(&mut self) {
        let found = catalogue::following(self.room.table());
        let Some((which, following)) = found else {
            return;
        };
        let beginning = Beginning {
            which,
            options: Options {
                seed: fresh_seed(),
                dice: self.settings.dice,
                undo: self.settings.undo,
            },
            seats: [None, None],
            changed: Doc::Object(Vec::new()),
        };
        let before = self.room.table().title().to_owned();
        self.begin(&beginning);
        if self.room.table().title() != before {
            self.tell(following.about, None, false);
        }
    }

    /// Begins another game where this one stood in a position. It is for study: undo
    /// goes all the way.
    pub(super) fn branch(&mut self, at: NodeId) {
        let text = self.room.table().write("");
        // What was just written is read again, unless the game is closed.
        let Ok(opened) = table::read(SYSTEMS, text.as_bytes()) else {
            return self.tell(tr!("room-closed"), None, false);
        };
        let mut table = opened.table;
        let open = self.room.table().is_open();
        let position = self.room.table().position(at).filter(|_| open);
        let begins = position.is_some_and(|position| table.set_up(&position).is_ok());
        if !begins {
            return self.tell(tr!("room-closed"), None, false);
        }
        // What was drawn there stays; the rest belongs to this game.
        let _ = table.draw(NodeId(0), self.room.table().drawings_seen(at));
        let Some(mut kept) = self.keep_before_leaving() else {
            return;
        };
        if kept.is_empty() && !self.kept().is_untouched() {
            kept = tr!("tell-other-kept");
        }
        table.set_options(table.options().dice, UndoPolicy::Free);
        let title = words::name(table.title()).into_owned();
        let turn = table.glance().clock.0[0];
        table.set_title(&tr!("title-branch", title = title, turn = turn));
        let mut room = Room::new(table, None);
        room.unsaved = true;
        let held = self.room.computers_wait();
        room.wait_for_the_word();
        room.hold_computers(held);
        let waits = self.waits_to_go_on(&room);
        self.enter(room);
        let told = both(both(tr!("tell-branched"), &kept), &waits);
        self.tell(told, None, false);
    }

    /// Looks at one of the games that computers played on from a position: another
    /// game takes the table, from its beginning.
    pub(super) fn step_through_future(&mut self) {
        let Some(mut table) = self.room.one_future() else {
            return self.tell(tr!("futures-step-how"), None, false);
        };
        let Some(kept) = self.keep_before_leaving() else {
            return;
        };
        let title = words::name(table.title()).into_owned();
        table.set_title(&tr!("futures-game", title = title));
        let first = table.line().first().copied();
        let mut room = Room::new(table, None);
        room.unsaved = true;
        room.look_at(first);
        self.enter(room);
        self.tell(both(tr!("futures-opened"), &kept), None, false);
    }

    /// That computers wait to be told to go on, if they do.
    pub(super) fn waits_to_go_on(&self, room: &Room) -> String {
        match room.computers_wait() {
            true => {
                let key = self.keymap.of(&Command::HoldComputer);
                tr!("tell-computer-held", key = key.unwrap_or_default())
            }
            false => String::new(),
        }
    }

    /// What only the record holds is kept among the saved games before another
    /// game takes the table, and never in the file that it came from: that is
    /// for its owner to save. What is to be told of it; `None` if it could not be
    /// kept, which has been told: then it stays.
    pub(super) fn keep_before_leaving(&mut self) -> Option<String> {
        let safe = !self.room.unsaved && self.file_is_ours();
        if safe || self.kept().is_untouched() || self.file_holds_it() {
            return Some(String::new());
        }
        let own = self.kept().title().to_owned();
        let changed = self.own_path().filter(|path| path.exists());
        let changed = changed.map(file_name);
        if changed.is_some() {
            let title = words::name(&own);
            self.retitle(&tr!("title-unsaved", title = title.as_ref()));
        }
        let saved = self.files.store.save_beside(&self.kept());
        self.retitle(&own);
        match saved {
            Ok((kept, _)) => {
                let name = file_name(&kept);
                Some(match changed {
                    Some(file) => tr!("tell-changes-kept", file = file, name = name),
                    None => tr!("tell-left-kept", name = name),
                })
            }
            Err(error) => {
                self.tell(error.to_string(), None, true);
                None
            }
        }
    }

    /// Whether the file that the game came from holds all of it as it is.
    fn file_holds_it(&self) -> bool {
        let opened = self
            .own_path()
            .map(|path| self.files.store.open_table(path));
        matches!(opened, Some(Ok(opened)) if self.is_the_same(&opened))
    }

    /// Whether the saved file is as this program left it, or there is none.
    pub(super) fn file_is_ours(&self) -> bool {
        let path = self.own_path();
        path.is_none_or(|path| self.files.store.mark(path) == self.room.mark)
    }

    /// The title that is meant by what was typed: the game's own, however the
    /// language spoken writes it, so that its file is called the same in all.
    pub(super) fn title_meant(&self, typed: &str) -> String {
        let kept = self.kept();
        let (typed, own) = (typed.trim(), kept.title());
        match typed == words::name(own) {
            true => own.to_owned(),
            false => typed.to_owned(),
        }
    }

    /// Saves in the game's own file again. One that another program has changed
    /// since is left to it.
    pub(super) fn save_again(&mut self, path: PathBuf) {
        let there = self.files.store.mark(&path).is_some();
        if there && !self.file_is_ours() {
            return self.save_beside();
        }
        let vanished = !there && self.room.mark.is_some();
        let saved = self.files.store.save(&path, &self.kept());
        match saved {
            Ok(mark) => {
                let name = file_name(&path);
                let text = match vanished {
                    true => tr!("tell-saved-anew", name = name),
                    false => tr!("tell-saved", name = name),
                };
                self.saved(path, mark, text);
            }
            Err(error) => self.tell(error.to_string(), None, true),
        }
    }

    /// Saves under a title. A game that has its name already is asked about.
    pub(super) fn save_as(&mut self, typed: &str) {
        let (title, path) = match self.elsewhere(typed) {
            Some(meant) => meant,
            None => {
                let title = self.title_meant(typed);
                let path = self.files.store.path_meant(&title);
                (title, path)
            }
        };
        if self.own_path() == Some(&path) {
            self.retitle(&title);
            return self.save_again(path);
        }
        self.save_first(title, path);
    }

    /// Saves where nothing is yet; is there something by now, that is asked about.
    pub(super) fn save_first(&mut self, title: String, path: PathBuf) {
        let before = self.retitle(&title);
        let saved = self.files.store.save_new(&path, &self.kept());
        match saved {
            Ok(mark) => {
                let text = tr!("tell-saved", name = file_name(&path));
                self.saved(path, mark, text);
            }
            Err(error) => {
                self.retitle(&before);
                match error.failure {
                    SaveFailure::Exists => self.over.replacing = Some(Replacing::of(title, path)),
                    _ => self.tell(error.to_string(), None, true),
                }
            }
        }
    }

    /// Title and file that a whole path means that was typed in place of a name: a
    /// folder, or a file of whatever ending.
    fn elsewhere(&self, typed: &str) -> Option<(String, PathBuf)> {
        let path = Path::new(typed.trim());
        if !path.is_absolute() {
            return None;
        }
        if path.is_dir() {
            let title = self.kept().title().to_owned();
            let name = format!("{}.{EXTENSION}", file_stem(&title));
            return Some((title, path.join(name)));
        }
        let title = file_name(path);
        let named = path.extension().is_some_and(|end| end == EXTENSION);
        let path = match named {
            true => path.to_owned(),
            false => PathBuf::from(format!("{}.{EXTENSION}", path.display())),
        };
        (!title.is_empty()).then_some((title, path))
    }

    /// Does what was answered about the game that saving would replace.
    pub(super) fn answer_replace(&mut self, instead: WhenTaken) {
        let Some(asked) = self.over.replacing.take() else {
            return;
        };
        match instead {
            WhenTaken::Nothing => {}
            WhenTaken::OtherName => {
                let folder = asked
                    .path
                    .parent()
                    .filter(|f| *f != self.files.store.games_folder());
                let free = match folder {
                    None => self.files.store.free_title(&asked.title),
                    Some(folder) => {
                        let names = (2_u32..).map(|n| format!("{} ({n})", asked.title));
                        let mut paths = names.map(|name| folder.join(name));
                        let ended = |path: &PathBuf| format!("{}.{EXTENSION}", path.display());
                        let free = paths.find(|path| !Path::new(&ended(path)).exists());
                        free.unwrap_or_default().display().to_string()
                    }
                };
                self.save_as(&free);
            }
            WhenTaken::Replace => {
                self.replace(&asked.title, asked.path);
            }
        }
    }

    /// Saves under a title in place of the game that is there, of which a copy is
    /// kept.
    pub(super) fn replace(&mut self, title: &str, path: PathBuf) {
        let before = self.retitle(title);
        let saved = self.files.store.save_keeping(&path, &self.kept());
        match saved {
            Ok((mark, kept)) => {
                let name = file_name(&path);
                let text = match kept {
                    Some(kept) => tr!("tell-replaced", name = name, kept = file_name(&kept)),
                    None => tr!("tell-saved", name = name),
                };
                self.saved(path, mark, text);
            }
            Err(error) => {
                self.retitle(&before);
                self.tell(error.to_string(), None, true);
            }
        }
    }

    /// The name to save under that is proposed: the game's own where it has a
    /// file of that name, else one that no game has.
    pub(super) fn name_to_propose(&self) -> String {
        let kept = self.kept();
        let own = kept.title();
        let shown = words::name(own);
        let free = self.files.store.free_title(own);
        if free == own || self.own_path() == Some(&self.files.store.path_meant(own)) {
            return shown.into_owned();
        }
        match free.strip_prefix(own) {
            Some(number) => self.files.store.free_title(&format!("{shown}{number}")),
            None => free,
        }
    }

    /// Saves under a name that nothing has yet, because another program has
    /// changed the file.
    fn save_beside(&mut self) {
        let saved = self.files.store.save_beside(&self.kept());
        match saved {
            Ok((path, mark)) => {
                let text = tr!("tell-saved-beside", name = file_name(&path));
                self.saved(path, mark, text);
                if let Some(notice) = &mut self.over.notice {
                    notice.bad = true;
                }
            }
            Err(error) => self.tell(error.to_string(), None, true),
        }
    }

    fn saved(&mut self, path: PathBuf, mark: FileMark, told: String) {
        self.settings.remember(&path);
        self.note_saved(path, mark);
        self.over.dialog = None;
        self.tell(told, None, false);
    }

    pub(super) fn open(&mut self, path: PathBuf) {
        // If it should end the program, that is written down of this file.
        self.files.fault_keeper.on_table(Some(&path));
        // Before it is read: what changes in between is seen as a change.
        let mark = self.files.store.mark(&path);
        match self.files.store.open_table(&path) {
            Ok(opened) => self.open_read(opened, path, mark),
            Err(error) => {
                self.offered_no_longer(&path);
                self.tell(error.to_string(), None, true);
            }
        }
    }

    /// Puts a saved game on the table. A damaged file is left as it is: the rescued
    /// part is saved under another name. So is a line of play that was left: its file
    /// is only as good as the newest of them.
    fn open_read(&mut self, opened: OnTable, path: PathBuf, mark: Option<FileMark>) {
        let Some(kept) = self.keep_before_leaving() else {
            return;
        };
        let OnTable {
            table,
            damage,
            proof,
        } = opened;
        let store = &self.files.store;
        let pending = store.is_pending(&path);
        let own = damage.is_none() && !pending && !path.starts_with(store.lines_folder());
        if own {
            self.settings.remember(&path);
            self.keep_settings();
        }
        let mut room = Room::new(table, own.then(|| path.clone()));
        room.mark = mark.filter(|_| own);
        // A damaged file that is only looked at still holds all that is seen.
        room.unsaved = !own && damage.is_none();
        room.wait_for_the_word();
        let held = self.waits_to_go_on(&room);
        self.enter(room);
        self.offered_no_longer(&path);
        let bad = damage.is_some();
        let told = match (damage, pending) {
            (Some(damage), true) => damage,
            (Some(damage), false) => format!("{damage}\n{proof}").trim_end().to_owned(),
            (None, true) => String::new(),
            (None, false) => both(tr!("tell-opened"), &proof),
        };
        // What is damaged stays where it is, to be looked at again.
        if pending
            && !bad
            && let Err(error) = self.files.store.discard_pending(&path)
        {
            return self.tell(both(error.to_string(), &held), None, true);
        }
        let told = [kept, held]
            .iter()
            .fold(told, |told, more| match told.is_empty() {
                true => more.clone(),
                false => both(told, more),
            });
        if !told.is_empty() {
            self.tell(told, None, bad);
        }
    }

    /// Goes on with a game that was left open.
    pub(super) fn resume(&mut self, path: PathBuf) {
        self.open(path);
    }

    /// Keeps the game on the table as it is now.
    pub(super) fn keep_on_disk(&mut self) {
        match self.keep() {
            Ok(()) => self.files.warned = false,
            Err(error) => {
                let text = tr!("tell-action-not-kept", error = error.to_string());
                self.tell(text, None, true);
            }
        }
    }

    /// Keeps the game on the table, unless its file holds it.
    fn keep(&self) -> Result<(), SaveError> {
        match self.room.unsaved {
            true => self.files.store.autosave(&self.kept()),
            false => self.files.store.clear_autosave(),
        }
    }

    /// Notes the game on the table for the next start, if its file holds it.
    pub(super) fn note_left_open(&mut self) {
        if self.room.unsaved && self.file_holds_it() {
            self.room.unsaved = false;
        }
        let safe = !self.room.unsaved && self.file_is_ours();
        self.settings.left_open = self.own_path().filter(|_| safe).map(Path::to_owned);
    }

    /// What is saved under a name need not be offered again; anything else is,
    /// at the next start. When it cannot be kept, the window stays once, so
    /// that something can be done about it.
    pub(super) fn keep_before_closing(&mut self, ctx: &egui::Context) {
        // The file may be gone by now, or another's.
        self.room.unsaved = self.room.unsaved || !self.file_is_ours();
        let error = match self.keep() {
            Ok(()) => return,
            Err(error) => error.to_string(),
        };
        if !self.room.unsaved || self.files.warned {
            return;
        }
        self.files.warned = true;
        self.frame.quit = false;
        ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
        let text = tr!("tell-game-not-kept", error = error);
        self.tell(text, None, true);
    }
}

/// What a file is called, without its folder and ending.
pub(super) fn file_name(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

/// One sentence, and another one if there is one.
pub(super) fn both(one: String, other: &str) -> String {
    match other {
        "" => one,
        _ => format!("{one} {other}"),
    }
}
