//! What lies on the disk: games kept, saved, opened and offered again.

use super::Notice;
use super::commands::WhenTaken;
use super::dialogs::Replacing;
use super::room::Room;
use crate::record::fault::FaultKeeper;
use crate::record::{
    Complaint, EXTENSION, FileMark, Kept as _, OnTable, PendingGame, SaveError, SaveFailure,
    Settings, Store, file_stem, now,
};
use crate::words::{self, tr};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What lies on the disk, and how the program ended last time.
pub(super) struct Files {
    pub(super) store: Store,
    pub(super) fault_keeper: Arc<FaultKeeper>,
    /// What a fault said that ended the program last time, and left no game.
    pub(super) fault_to_tell: Option<String>,
    /// What was wrong with the settings at the start.
    pub(super) complaint: Option<Complaint>,
    /// Whether it has been told that closing now would lose something.
    warned: bool,
}

/// What came of saving.
pub(super) enum Saved {
    /// It is saved there; what is told.
    There(PathBuf, FileMark, Notice),
    /// Another game lies there, which is asked about.
    Asks(Replacing),
    /// It is not saved, and why.
    Not(String),
}

/// A game that the desktop is asked about: which one it is, and what it was then.
pub(super) struct AskedGame {
    which: Arc<()>,
    title: String,
    text: String,
}

impl AskedGame {
    /// The one on the table.
    pub(super) fn of(room: &Room) -> Self {
        let kept = room.as_kept();
        Self {
            which: Arc::clone(room.which()),
            title: kept.title().to_owned(),
            text: kept.text(&now()),
        }
    }

    /// What it is called.
    pub(super) fn title(&self) -> &str {
        &self.title
    }

    /// Whether it is the one on the table, whatever was played there since.
    pub(super) fn is(&self, room: &Room) -> bool {
        Arc::ptr_eq(&self.which, room.which())
    }
}

/// A saved game that is put on the table.
pub(super) struct Arrival {
    /// The game.
    pub room: Room,
    /// Whether the file becomes its own.
    pub own: bool,
    /// Whether the file is one that the program keeps for itself.
    pub pending: bool,
    /// What is told of it.
    pub told: String,
    /// Whether it is damaged.
    pub bad: bool,
}

fn saved_there(path: PathBuf, mark: FileMark, told: String) -> Saved {
    Saved::There(path, mark, Notice::said(told))
}

impl Files {
    /// What lies in a store, and what was wrong with its settings.
    pub(super) fn new(store: Store, complaint: Option<Complaint>) -> Self {
        Self {
            fault_keeper: Arc::new(store.fault_keeper()),
            fault_to_tell: None,
            complaint,
            warned: false,
            store,
        }
    }

    /// What only the record holds is kept among the saved games before another
    /// game takes the table, and never in the file that it came from: that is
    /// for its owner to save. What is to be told of it.
    ///
    /// # Errors
    /// Why it could not be kept; then it stays.
    pub(super) fn keep_before_leaving(&self, room: &mut Room) -> Result<String, String> {
        let safe = !room.unsaved && self.is_ours(room);
        if safe || room.as_kept().is_untouched() || self.file_holds(room) {
            return Ok(String::new());
        }
        let own = room.as_kept().title().to_owned();
        let changed = room.own_path().filter(|path| path.exists());
        let changed = changed.map(|path| listed_as(&own, path));
        if changed.is_some() {
            let title = words::name(&own);
            room.retitle(&tr!("title-unsaved", title = title.as_ref()));
        }
        let called = room.as_kept().title().to_owned();
        let saved = self.store.save_beside(&room.as_kept());
        room.retitle(&own);
        match saved {
            Ok((kept, _)) => {
                let name = listed_as(&called, &kept);
                Ok(match changed {
                    Some(file) => tr!("tell-changes-kept", file = file, name = name),
                    None => tr!("tell-left-kept", name = name),
                })
            }
            Err(error) => Err(error.to_string()),
        }
    }

    /// Whether the file that the game came from holds all of it as it is.
    fn file_holds(&self, room: &Room) -> bool {
        let opened = room.own_path().map(|path| self.store.open_table(path));
        matches!(opened, Some(Ok(opened)) if room.is_the_same(&opened))
    }

    /// Whether the saved file is as this program left it, or there is none.
    pub(super) fn is_ours(&self, room: &Room) -> bool {
        let path = room.own_path();
        path.is_none_or(|path| self.store.mark(path) == room.mark)
    }

    /// Saves in the game's own file again. One that another program has changed
    /// since is left to it.
    pub(super) fn save_again(&self, room: &Room, path: PathBuf) -> Saved {
        // What is there and cannot be read is not ours to replace.
        let there = path.exists();
        if there && !self.is_ours(room) {
            return self.save_beside(room);
        }
        let vanished = !there && room.mark.is_some();
        match self.store.save(&path, &room.as_kept()) {
            Ok(mark) => {
                let name = listed_as(room.as_kept().title(), &path);
                let text = match vanished {
                    true => tr!("tell-saved-anew", name = name),
                    false => tr!("tell-saved", name = name),
                };
                let text = self.with_folder(text, &path);
                saved_there(path, mark, text)
            }
            Err(error) => Saved::Not(error.to_string()),
        }
    }

    /// Saves under a title. A game that has its name already is asked about.
    pub(super) fn save_as(&self, room: &mut Room, typed: &str) -> Saved {
        let (title, path) = match elsewhere(room, typed) {
            Some(meant) => meant,
            None => {
                let title = room.title_meant(typed);
                let path = self.store.path_meant(&title);
                (title, path)
            }
        };
        if room.own_path() == Some(&path) {
            room.retitle(&title);
            return self.save_again(room, path);
        }
        self.save_first(room, title, path)
    }

    /// Saves where nothing is yet; is there something by now, that is asked about.
    fn save_first(&self, room: &mut Room, title: String, path: PathBuf) -> Saved {
        let before = room.retitle(&title);
        let saved = self.store.save_new(&path, &room.as_kept());
        match saved {
            Ok(mark) => {
                let text = tr!(
                    "tell-saved",
                    name = listed_as(room.as_kept().title(), &path)
                );
                let text = self.with_folder(text, &path);
                saved_there(path, mark, text)
            }
            Err(error) => {
                room.retitle(&before);
                match error.failure {
                    SaveFailure::Exists => Saved::Asks(Replacing::of(title, path)),
                    _ => Saved::Not(error.to_string()),
                }
            }
        }
    }

    /// Saves the game where the desktop's dialog said. When a file is there it has
    /// asked, and a copy of that is kept all the same.
    pub(super) fn save_where_asked(&self, room: &mut Room, path: PathBuf) -> Saved {
        let title = match room.own_path() == Some(&path) {
            true => return self.save_again(room, path),
            false => file_name(&path),
        };
        match path.exists() {
            true => self.replace(room, &title, path),
            false => self.save_first(room, title, path),
        }
    }

    /// Saves a game that has left the table since the desktop was asked about it, as it was
    /// then. What is told.
    pub(super) fn save_asked(&self, asked: &AskedGame, path: &Path) -> Result<String, String> {
        let saved = self.store.save_text(path, &asked.text);
        let kept = saved.map_err(|error| error.to_string())?;
        let name = file_name(path);
        let told = match kept {
            Some(kept) => tr!("tell-replaced", name = name, kept = file_name(&kept)),
            None => tr!("tell-saved", name = name),
        };
        Ok(self.with_folder(told, path))
    }

    /// Whether a file lies among the saved games of the program, where its list finds it.
    pub(super) fn is_listed(&self, path: &Path) -> bool {
        let folder = std::path::absolute(self.store.games_folder());
        let path = std::path::absolute(path);
        matches!((path, folder), (Ok(path), Ok(folder)) if path.parent() == Some(&folder))
    }

    /// What is told of a file that was saved, with its folder where that is not the
    /// program's own.
    fn with_folder(&self, told: String, path: &Path) -> String {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        match path.parent().filter(|_| !self.is_listed(&path)) {
            Some(folder) => {
                let folder = folder.display().to_string();
                both(told, &tr!("tell-folder", folder = folder))
            }
            None => told,
        }
    }

    /// Does what was answered about the game that saving would replace.
    pub(super) fn answer(
        &self,
        room: &mut Room,
        asked: Replacing,
        instead: WhenTaken,
    ) -> Option<Saved> {
        match instead {
            WhenTaken::Nothing => None,
            WhenTaken::OtherName => {
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
                Some(self.save_as(room, &free))
            }
            WhenTaken::Replace => Some(self.replace(room, &asked.title, asked.path)),
        }
    }

    /// Saves under a title in place of the game that is there, of which a copy is
    /// kept.
    fn replace(&self, room: &mut Room, title: &str, path: PathBuf) -> Saved {
        let before = room.retitle(title);
        let saved = self.store.save_keeping(&path, &room.as_kept());
        match saved {
            Ok((mark, kept)) => {
                let name = listed_as(room.as_kept().title(), &path);
                let text = match kept {
                    Some(kept) => tr!("tell-replaced", name = name, kept = file_name(&kept)),
                    None => tr!("tell-saved", name = name),
                };
                let text = self.with_folder(text, &path);
                saved_there(path, mark, text)
            }
            Err(error) => {
                room.retitle(&before);
                Saved::Not(error.to_string())
            }
        }
    }

    /// The name to save under that is proposed: the game's own where it has a
    /// file of that name, else one that no game has.
    pub(super) fn name_to_propose(&self, room: &Room) -> String {
        let kept = room.as_kept();
        let own = kept.title();
        let shown = words::name(own);
        let free = self.store.free_title(own);
        if free == own || room.own_path() == Some(&self.store.path_meant(own)) {
            return shown.into_owned();
        }
        match free.strip_prefix(own) {
            Some(number) => self.store.free_title(&format!("{shown}{number}")),
            None => free,
        }
    }

    /// Saves under a name that nothing has yet, because another program has
    /// changed the file.
    fn save_beside(&self, room: &Room) -> Saved {
        match self.store.save_beside(&room.as_kept()) {
            Ok((path, mark)) => {
                let text = tr!("tell-saved-beside", name = file_name(&path));
                Saved::There(path, mark, Notice::wrong(text))
            }
            Err(error) => Saved::Not(error.to_string()),
        }
    }

    /// A saved game, to be put on the table. A damaged file is left as it is: the
    /// rescued part is saved under another name. So is a line of play that was left:
    /// its file is only as good as the newest of them.
    pub(super) fn arrival(&self, opened: OnTable, path: &Path, mark: Option<FileMark>) -> Arrival {
        let OnTable {
            table,
            damage,
            proof,
        } = opened;
        let store = &self.store;
        let pending = store.is_pending(path);
        let own = damage.is_none() && !pending && !path.starts_with(store.lines_folder());
        // What was left behind goes on in the file that it was saved in.
        let left = pending.then(|| store.origin(path)).flatten();
        let (from, mark) = match own {
            true => (Some(path.to_owned()), mark),
            false => left.filter(|_| damage.is_none()).unzip(),
        };
        let mut room = Room::new(table, from);
        room.mark = mark;
        // A damaged file that is only looked at still holds all that is seen.
        room.unsaved = !own && damage.is_none();
        room.wait_for_the_word();
        let bad = damage.is_some();
        let told = match (damage, pending) {
            (Some(damage), true) => damage,
            (Some(damage), false) => format!("{damage}\n{proof}").trim_end().to_owned(),
            (None, true) => String::new(),
            (None, false) => both(tr!("tell-opened"), &proof),
        };
        Arrival {
            room,
            own,
            pending,
            told,
            bad,
        }
    }

    /// Keeps the game on the table as it is now. What went wrong.
    pub(super) fn keep_on_disk(&mut self, room: &Room) -> Option<Notice> {
        match self.keep(room) {
            Ok(()) => {
                self.warned = false;
                None
            }
            Err(error) => {
                let text = tr!("tell-action-not-kept", error = error.to_string());
                Some(Notice::wrong(text))
            }
        }
    }

    /// Keeps the game on the table, unless its file holds it.
    fn keep(&self, room: &Room) -> Result<(), SaveError> {
        // What was kept last is the game that waits.
        if room.is_practice() {
            return Ok(());
        }
        let origin = room.own_path().zip(room.mark);
        match room.unsaved {
            true => self.store.autosave_of(&room.as_kept(), origin),
            false => self.store.clear_autosave(),
        }
    }

    /// Notes the game on the table for the next start, if its file holds it.
    pub(super) fn note_left_open(&self, room: &mut Room, settings: &mut Settings) {
        if room.unsaved && self.file_holds(room) {
            room.unsaved = false;
        }
        let safe = !room.unsaved && self.is_ours(room);
        settings.left_open = room.own_path().filter(|_| safe).map(Path::to_owned);
    }

    /// What is saved under a name need not be offered again; anything else is,
    /// at the next start. When it cannot be kept, the window stays once, so
    /// that something can be done about it: that is told.
    pub(super) fn keep_before_closing(&mut self, room: &mut Room) -> Option<Notice> {
        // The file may be gone by now, or another's.
        room.unsaved = room.unsaved || !self.is_ours(room);
        let error = match self.keep(room) {
            Ok(()) => return None,
            Err(error) => error.to_string(),
        };
        if !room.unsaved || self.warned {
            return None;
        }
        self.warned = true;
        let text = tr!("tell-game-not-kept", error = error);
        Some(Notice::wrong(text))
    }

    /// Notes with the games that were on the table when the program came upon a fault
    /// what that said; one that left no game is to be told by itself.
    pub(super) fn offer_after_fault(&mut self, pending: &mut Vec<PendingGame>) {
        for fault in self.store.faults() {
            let same = |path: &Path| fault.game.as_deref() == Some(path);
            let mut offered = pending.iter_mut();
            if let Some(game) = offered.find(|game| same(&game.path)) {
                game.fault = Some(fault);
                continue;
            }
            let game = fault.game.as_deref();
            match game.and_then(|path| self.store.left_open(path)) {
                Some(mut game) => {
                    game.fault = Some(fault);
                    pending.push(game);
                }
                None => {
                    self.store.forget_fault(&fault);
                    self.fault_to_tell = Some(fault.said);
                }
            }
        }
    }

    /// Games that are on offer no longer: their faults are not told again.
    pub(super) fn forget_faults(&self, gone: &[PendingGame]) {
        for fault in gone.iter().filter_map(|game| game.fault.as_ref()) {
            self.store.forget_fault(fault);
        }
    }
}

/// Title and file that a whole path means that was typed in place of a name: a
/// folder, or a file of whatever ending.
fn elsewhere(room: &Room, typed: &str) -> Option<(String, PathBuf)> {
    let path = Path::new(typed.trim());
    if !path.is_absolute() {
        return None;
    }
    if path.is_dir() {
        let title = room.as_kept().title().to_owned();
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

/// What a game of this title is called in the list of those saved, where the name of its
/// file says no more; else what its file is called.
fn listed_as(title: &str, path: &Path) -> String {
    match path.file_stem() == Some(OsStr::new(&file_stem(title))) {
        true => words::name(title).into_owned(),
        false => file_name(path),
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
