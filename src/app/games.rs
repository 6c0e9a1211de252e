//! Games on the table and on disk: begun, kept, saved, opened, resumed.

use super::App;
use super::catalogue::{self, Beginning, Which};
use super::commands::Instead;
use super::dialogs::Replacing;
use super::opponent::seat_name;
use super::room::Room;
use super::session::Session;
use crate::engine::{Level, UndoPolicy};
use crate::record::{
    AnyGame, EXTENSION, Examination, FileMark, GameFile, OpenError, Opened, Options, ReadError,
    SaveError, SaveFailure, file_stem,
};
use crate::systems::hells_gate::BySide;
use crate::systems::hells_gate::panel::Planning;
use crate::table::{self, Seat};
use crate::words::{self, tr};
use std::path::{Path, PathBuf};

impl App {
    /// Begins a new game of a built-in scenario.
    pub(super) fn begin(&mut self, scenario: usize, options: Options, players: BySide<String>) {
        let Some(kept) = self.keep_before_leaving() else {
            return;
        };
        self.settings.dice = options.dice;
        self.settings.undo = options.undo;
        let scenario = super::built_in()[scenario].clone();
        let mut file = GameFile::new(scenario, options);
        file.players = players;
        self.put_on_table(Session::new(file, None));
        if !kept.is_empty() {
            self.tell(kept, None, false);
        }
    }

    /// Begins a new game of any system.
    pub(super) fn begin_any(&mut self, beginning: &Beginning) {
        match beginning.which {
            Which::First(scenario) => {
                let [first, second] = beginning.seats.each_ref().map(|seat| match seat {
                    None => String::new(),
                    Some(Seat::Person(name)) => name.clone(),
                    Some(Seat::Computer(word)) => {
                        let level = Level::ALL.into_iter().find(|level| level.word() == word);
                        level.map(seat_name).unwrap_or_default()
                    }
                });
                let players = BySide {
                    soviet: first,
                    german: second,
                };
                self.begin(scenario, beginning.options, players);
            }
            Which::Further(..) => self.begin_further(beginning),
        }
    }

    /// Begins a game of a system that sits at the common table.
    fn begin_further(&mut self, beginning: &Beginning) {
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

    pub(super) fn put_on_table(&mut self, session: Session) {
        if self.room.take().is_some() {
            self.rules_window = None;
        }
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
        self.replacing = None;
        self.menu = None;
        self.ask_die = None;
        self.ask_face = false;
        self.entered = None;
        self.in_the_air = None;
        self.planning = Planning::with(self.session.file.plan.clone());
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
            kept = tr!("tell-other-kept");
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
        let told = both(both(told, &kept), held.trim());
        self.tell(told, None, false);
    }

    /// What only the record holds is kept among the saved games before another
    /// game takes the table, and never in the file that it came from: that is
    /// for its owner to save. What is to be told of it; `None` if it could not be
    /// kept, which has been told: then it stays.
    pub(super) fn keep_before_leaving(&mut self) -> Option<String> {
        let safe = !self.is_unsaved() && self.file_is_ours();
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
        let saved = self.store.save_beside(&*self.kept());
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
        let opened = self.own_path().map(|path| self.store.open(path));
        matches!(opened, Some(Ok(opened)) if self.is_the_same(&opened))
    }

    /// Whether the saved file is as this program left it, or there is none.
    pub(super) fn file_is_ours(&self) -> bool {
        let path = self.own_path();
        path.is_none_or(|path| self.store.mark(path) == self.own_mark())
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
        let there = self.store.mark(&path).is_some();
        if there && !self.file_is_ours() {
            return self.save_beside();
        }
        let vanished = !there && self.own_mark().is_some();
        let saved = self.store.save(&path, &*self.kept());
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
                let path = self.store.path_meant(&title);
                (title, path)
            }
        };
        if self.own_path() == Some(&path) {
            self.retitle(&title);
            return self.save_again(path);
        }
        let before = self.retitle(&title);
        let saved = self.store.save_new(&path, &*self.kept());
        match saved {
            Ok(mark) => {
                let text = tr!("tell-saved", name = file_name(&path));
                self.saved(path, mark, text);
            }
            Err(error) => {
                self.retitle(&before);
                match error.failure {
                    SaveFailure::Exists => self.replacing = Some(Replacing::of(title, path)),
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
    pub(super) fn answer_replace(&mut self, instead: Instead) {
        let Some(asked) = self.replacing.take() else {
            return;
        };
        match instead {
            Instead::Nothing => {}
            Instead::OtherName => {
                let folder = asked
                    .path
                    .parent()
                    .filter(|f| *f != self.store.games_folder());
                let free = match folder {
                    None => self.store.free_title(&asked.title),
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
            Instead::Replace => {
                let before = self.retitle(&asked.title);
                let path = asked.path;
                let saved = self.store.save_keeping(&path, &*self.kept());
                match saved {
                    Ok((mark, kept)) => {
                        let name = file_name(&path);
                        let text = match kept {
                            Some(kept) => {
                                tr!("tell-replaced", name = name, kept = file_name(&kept))
                            }
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
        }
    }

    /// The name to save under that is proposed: the game's own where it has a
    /// file of that name, else one that no game has.
    pub(super) fn name_to_propose(&self) -> String {
        let kept = self.kept();
        let own = kept.title();
        let shown = words::name(own);
        let free = self.store.free_title(own);
        if free == own || self.own_path() == Some(&self.store.path_meant(own)) {
            return shown.into_owned();
        }
        match free.strip_prefix(own) {
            Some(number) => self.store.free_title(&format!("{shown}{number}")),
            None => free,
        }
    }

    /// Saves under a name that nothing has yet, because another program has
    /// changed the file.
    fn save_beside(&mut self) {
        let saved = self.store.save_beside(&*self.kept());
        match saved {
            Ok((path, mark)) => {
                let text = tr!("tell-saved-beside", name = file_name(&path));
                self.saved(path, mark, text);
                if let Some(notice) = &mut self.notice {
                    notice.bad = true;
                }
            }
            Err(error) => self.tell(error.to_string(), None, true),
        }
    }

    fn saved(&mut self, path: PathBuf, mark: FileMark, told: String) {
        self.settings.remember(&path);
        self.note_saved(path, mark);
        self.dialog = None;
        self.tell(told, None, false);
    }

    pub(super) fn open(&mut self, path: PathBuf) {
        // If it should end the program, that is written down of this file.
        self.fault_keeper.on_table(Some(&path));
        // Before it is read: what changes in between is seen as a change.
        let mark = self.store.mark(&path);
        match self.store.open(&path) {
            Ok(AnyGame::Further(opened)) => self.open_further(opened, path, mark),
            Ok(AnyGame::First(opened)) => {
                let opened = *opened;
                let Some(kept) = self.keep_before_leaving() else {
                    return;
                };
                let proof = Examination::of(&opened).summary();
                let damage = opened.damage.as_ref().map(|d| format!("{d}\n{proof}"));
                let intact = damage.is_none();
                // A damaged file is left as it is: the rescued part is saved
                // under another name. So is a line of play that was left: its
                // file is only as good as the newest of them.
                let own = intact && !path.starts_with(self.store.lines_folder());
                let mut session = Session::new(opened.file, own.then(|| path.clone()));
                session.mark = mark.filter(|_| own);
                session.unsaved = !intact;
                self.put_on_table(session);
                let held = self.wait_for_the_word();
                self.offered_no_longer(&path);
                let (told, bad) = match damage {
                    Some(text) => (text, true),
                    None => (format!("{} {proof}", tr!("tell-opened")), false),
                };
                self.tell(both(both(told, &kept), held.trim()), None, bad);
            }
            Err(error) => {
                self.offered_no_longer(&path);
                self.tell(error.to_string(), None, true);
            }
        }
    }

    /// Puts a saved game of a system at the common table on the table. A damaged file
    /// is left as it is: the rescued part is saved under another name.
    fn open_further(&mut self, opened: table::Opened, path: PathBuf, mark: Option<FileMark>) {
        let Some(kept) = self.keep_before_leaving() else {
            return;
        };
        let damage = opened.damage.as_ref().map(ToString::to_string);
        let pending = self.store.is_pending(&path);
        let own = damage.is_none() && !pending && !path.starts_with(self.store.lines_folder());
        let mut room = Room::new(opened.table, own.then(|| path.clone()));
        room.mark = mark.filter(|_| own);
        room.unsaved = !own;
        room.wait_for_the_word();
        let held = match room.computers_wait() {
            true => {
                let key = self.keymap.of(&super::commands::Command::HoldComputer);
                tr!("tell-computer-held", key = key.unwrap_or_default())
            }
            false => String::new(),
        };
        self.enter(room);
        self.offered_no_longer(&path);
        let bad = damage.is_some();
        let told = damage.unwrap_or_else(|| match pending {
            true => String::new(),
            false => tr!("tell-opened"),
        });
        // What is damaged stays where it is, to be looked at again.
        if pending
            && !bad
            && let Err(error) = self.store.discard_pending(&path)
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

    /// A saved game of the first game.
    pub(super) fn open_first_game(&self, path: &Path) -> Result<Opened, OpenError> {
        match self.store.open(path)? {
            AnyGame::First(opened) => Ok(*opened),
            AnyGame::Further(opened) => Err(OpenError::Read {
                path: path.to_owned(),
                why: ReadError::OtherSystem {
                    system: opened.table.system().to_owned(),
                },
            }),
        }
    }

    /// Goes on with a game that was left open.
    pub(super) fn resume(&mut self, path: PathBuf) {
        if !self.store.is_pending(&path) {
            return self.open(path);
        }
        self.fault_keeper.on_table(Some(&path));
        match self.store.open(&path) {
            Ok(AnyGame::Further(opened)) => self.open_further(opened, path, None),
            Ok(AnyGame::First(opened)) => {
                let opened = *opened;
                // Of several games left open, the one before.
                let Some(kept) = self.keep_before_leaving() else {
                    return;
                };
                let damage = opened.damage.as_ref().map(ToString::to_string);
                let mut session = Session::new(opened.file, None);
                session.unsaved = true;
                self.put_on_table(session);
                let held = self.wait_for_the_word();
                self.offered_no_longer(&path);
                if let Some(text) = damage {
                    self.tell(both(both(text, &kept), held.trim()), None, true);
                } else if let Err(error) = self.store.discard_pending(&path) {
                    self.tell(both(error.to_string(), held.trim()), None, true);
                } else if !kept.is_empty() || !held.is_empty() {
                    self.tell(both(kept, held.trim()), None, false);
                }
            }
            Err(error) => {
                self.offered_no_longer(&path);
                self.tell(error.to_string(), None, true);
            }
        }
    }

    /// Keeps the game on the table as it is now.
    pub(super) fn keep_on_disk(&mut self) {
        if self.tour.is_some() {
            // Nothing of the tour is kept.
            self.session.unsaved = false;
            self.session.lines_left.clear();
            return;
        }
        self.keep_lines();
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
        match self.is_unsaved() {
            true => self.store.autosave(&*self.kept()),
            false => self.store.clear_autosave(),
        }
    }

    /// Keeps the lines of play that were left for others.
    fn keep_lines(&mut self) {
        for line in std::mem::take(&mut self.session.lines_left) {
            let mut file = line.file.clone();
            let (title, n) = (words::name(&file.title), line.after);
            file.title = tr!("title-line", title = title.as_ref(), n = n);
            let kept = match line.was_saved {
                true => self.store.save_beside(&file).map(|(path, _)| path),
                false => self.store.keep_line(&file),
            };
            match kept {
                Ok(path) => {
                    let undone = file.game.entries().len() - n;
                    self.line_told =
                        Some(tr!("tell-line-kept", n = undone, name = file_name(&path)));
                }
                Err(error) => {
                    // It waits for the next action, or for the end.
                    self.session.lines_left.push(line);
                    self.tell(error.to_string(), None, true);
                }
            }
        }
    }

    /// Tells what was kept of a line of play that was left, when all that was
    /// asked for has been done.
    pub(super) fn tell_of_line(&mut self) {
        if let Some(told) = self.line_told.take() {
            let before = self.notice.take();
            let (text, rule, bad) = before.map_or((None, None, false), |notice| {
                (Some(notice.text), notice.rule, notice.bad)
            });
            let text = text.map_or(told.clone(), |text| both(text, &told));
            self.tell(text, rule, bad);
        }
    }

    /// The plan of attacks is kept with the game.
    pub(super) fn note_plan(&mut self) {
        let plan = self.planning.plan.manned();
        if self.tour.is_none() && plan != self.session.file.plan {
            self.session.file.plan = plan;
            self.session.unsaved = true;
            self.keep_on_disk();
        }
    }

    /// Notes the game on the table for the next start, if its file holds it.
    pub(super) fn note_left_open(&mut self) {
        if self.is_unsaved() && self.file_holds_it() {
            self.set_unsaved(false);
        }
        let safe = !self.is_unsaved() && self.file_is_ours();
        self.settings.left_open = self.own_path().filter(|_| safe).map(Path::to_owned);
    }

    /// What is saved under a name need not be offered again; anything else is,
    /// at the next start. When it cannot be kept, the window stays once, so
    /// that something can be done about it.
    pub(super) fn keep_before_closing(&mut self, ctx: &egui::Context) {
        // The file may be gone by now, or another's.
        self.set_unsaved(self.is_unsaved() || !self.file_is_ours());
        self.keep_lines();
        let lines_wait = !self.session.lines_left.is_empty();
        let error = match self.keep() {
            Ok(()) if lines_wait => {
                let told = self.notice.as_ref().map(|notice| notice.text.clone());
                told.unwrap_or_default()
            }
            Ok(()) => return,
            Err(error) => error.to_string(),
        };
        if !self.is_unsaved() || self.warned {
            return;
        }
        self.warned = true;
        self.quit = false;
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
