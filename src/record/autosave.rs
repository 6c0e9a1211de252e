//! The game on the table, kept after every action, and the games that programs
//! left behind.

use super::fault::ProgramFault;
use super::left_scenario::SCENARIO;
use super::listing::{Outline, modified};
use super::save::{Durability, SaveError, save_atomic};
use super::store::{FileMark, Store};
use super::{EXTENSION, Kept};
use std::cell::RefCell;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// No path is longer than this, in bytes.
const LONGEST_ORIGIN: u64 = 64 * 1024;

/// A game left behind by a program that no longer runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingGame {
    /// Its autosave.
    pub path: PathBuf,
    /// Title, turn, phase, number of actions, time, on one line.
    pub summary: String,
    /// When its last action was kept.
    pub modified: SystemTime,
    /// Whether there is a game in it that can be gone on with.
    pub opens: bool,
    /// Whether that game is known to have come to its end.
    pub over: bool,
    /// Whether this is a file that somebody saved it in, and nothing has to be
    /// done to keep it.
    pub saved: bool,
    /// The fault that ended the program while it was on the table.
    pub fault: Option<ProgramFault>,
}

impl PendingGame {
    fn of_file(path: PathBuf, saved: bool) -> Self {
        let modified = modified(&path);
        let outline = Outline::of_file(&path);
        Self {
            summary: outline.sentence(modified),
            opens: outline.opens,
            over: outline.over,
            saved,
            modified,
            path,
            fault: None,
        }
    }
}

/// The place of one running program in the folder of autosaves. The lock on its
/// file goes with the program, however it ends.
#[derive(Debug)]
pub(super) struct Claim {
    lock: PathBuf,
    /// Locked as long as it is open.
    held: RefCell<File>,
    /// What was written into it.
    noted: RefCell<String>,
}

impl Claim {
    /// Takes a place that no other program has.
    pub(super) fn new(folder: &Path) -> io::Result<Self> {
        // A page of a browser is the only program that has its files.
        let process = match cfg!(target_family = "wasm") {
            true => 1,
            false => std::process::id(),
        };
        let mut number = 0;
        loop {
            // A number may come back while the files of its last bearer wait.
            let lock = folder.join(format!("{process}-{number}.lock"));
            number += 1;
            let waits = ["fault", EXTENSION, SCENARIO].map(|e| lock.with_extension(e));
            if lock.exists() || waits.iter().any(|path| path.exists()) {
                continue;
            }
            if let Some(held) = take(&lock)? {
                let (held, noted) = (RefCell::new(held), RefCell::default());
                return Ok(Self { lock, held, noted });
            }
        }
    }

    /// Takes the same place again after its file has been removed.
    fn renew(&self) -> io::Result<()> {
        if let Some(held) = take(&self.lock)? {
            self.held.replace(held);
            self.noted.take();
        }
        Ok(())
    }

    fn autosave(&self) -> PathBuf {
        autosave_of(&self.lock)
    }

    /// Writes what is to be known of the game on the table besides into the lock.
    fn note(&self, text: &str) -> io::Result<()> {
        let mut held = self.held.borrow_mut();
        held.set_len(0)?;
        held.seek(SeekFrom::Start(0))?;
        held.write_all(text.as_bytes())
    }

    pub(super) fn lock(&self) -> &Path {
        &self.lock
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        if !self.autosave().exists() {
            // Only tidying: `pending` removes it otherwise.
            let _ = fs::remove_file(&self.lock);
        }
        // Closing it would do, but for a process that is just being started and
        // has not yet let go of what it inherits.
        let _ = self.held.get_mut().unlock();
    }
}

/// Makes this lock file, locked; `None` if somebody has it.
fn take(lock: &Path) -> io::Result<Option<File>> {
    // It is locked before it gets its name, so that no other program ever sees
    // it unlocked while this one runs.
    let file = tempfile::Builder::new()
        .prefix(super::save::HALF_WRITTEN)
        .suffix(".tmp")
        .tempfile_in(lock.parent().unwrap_or(Path::new(".")))?;
    match file.as_file().try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Ok(None),
        // Some network disks cannot lock. Then the games of two programs
        // running at once are offered to each other; each still writes only
        // its own.
        Err(TryLockError::Error(e)) if e.kind() == ErrorKind::Unsupported => {}
        Err(TryLockError::Error(e)) => return Err(e),
    }
    match file.persist_noclobber(lock) {
        Ok(held) => Ok(Some(held)),
        Err(e) if e.error.kind() == ErrorKind::AlreadyExists => Ok(None),
        Err(e) => Err(e.error),
    }
}

pub(super) fn autosave_of(lock: &Path) -> PathBuf {
    lock.with_extension(EXTENSION)
}

/// Whether no running program holds this lock. Several may ask at once.
pub(super) fn is_free(lock: &Path) -> bool {
    match File::open(lock) {
        Ok(file) => !matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)),
        Err(e) => e.kind() == ErrorKind::NotFound,
    }
}

impl Store {
    /// Where this program keeps the game on its table.
    #[must_use]
    pub fn autosave_path(&self) -> PathBuf {
        self.claim.autosave()
    }

    /// Keeps the game on the table. Cheap enough for every action: at whatever
    /// moment the program ends, the file is the one before or the one after. A
    /// game nothing was done in needs no keeping.
    ///
    /// # Errors
    /// With a sentence that says what to do; the file before is untouched.
    pub fn autosave(&self, game: &(impl Kept + ?Sized)) -> Result<(), SaveError> {
        self.autosave_of(game, None)
    }

    /// The same of a game that was saved in this file, which was left so: whoever goes on with
    /// it after a fall saves there again.
    ///
    /// # Errors
    /// As [`autosave`](Self::autosave).
    pub fn autosave_of(
        &self,
        game: &(impl Kept + ?Sized),
        origin: Option<(&Path, FileMark)>,
    ) -> Result<(), SaveError> {
        if game.is_untouched() {
            return self.clear_autosave();
        }
        let (path, text) = (self.autosave_path(), game.text(""));
        let fail = |e| SaveError::new(&path, e);
        self.in_its_folder(&path, || {
            if !self.autosave_folder().exists() {
                return Err(fail(ErrorKind::NotFound.into()));
            }
            if !self.claim.lock.exists() {
                // Whoever removed it has taken our mark of life along.
                self.claim.renew().map_err(fail)?;
            }
            save_atomic(&path, &text, Durability::Crash)?;
            self.note_origin(origin, &text);
            Ok(())
        })
    }

    /// Notes in which file a game that is kept as this text was saved, and how that file was
    /// left. That it could not be noted costs no more than the question where to save.
    fn note_origin(&self, origin: Option<(&Path, FileMark)>, text: &str) {
        let written = origin.and_then(|(path, mark)| {
            let path = std::path::absolute(path).ok()?;
            let of = FileMark::of(text.as_bytes());
            serde_json::to_string(&(path, mark, of)).ok()
        });
        let written = written.unwrap_or_default();
        if *self.claim.noted.borrow() != written && self.claim.note(&written).is_ok() {
            self.claim.noted.replace(written);
        }
    }

    /// The file in which a game was saved that a program left behind, and how that was left:
    /// if it was noted of that game as it was kept last, and the file can be read.
    #[must_use]
    pub fn origin(&self, pending: &Path) -> Option<(PathBuf, FileMark)> {
        let mut text = Vec::new();
        let lock = File::open(pending.with_extension("lock")).ok()?;
        lock.take(LONGEST_ORIGIN).read_to_end(&mut text).ok()?;
        let (path, mark, of): (PathBuf, FileMark, FileMark) = serde_json::from_slice(&text).ok()?;
        let named = path.extension().is_some_and(|end| end == EXTENSION);
        let sound = path.is_absolute() && named && self.mark(&path).is_some();
        (sound && self.mark(pending) == Some(of)).then_some((path, mark))
    }

    /// Forgets the game on the table: it was saved, or is not wanted.
    ///
    /// # Errors
    /// When the file cannot be removed.
    pub fn clear_autosave(&self) -> Result<(), SaveError> {
        let path = self.autosave_path();
        match fs::remove_file(&path) {
            Err(e) if e.kind() != ErrorKind::NotFound => Err(SaveError::new(&path, e)),
            _ => Ok(()),
        }
    }

    pub(super) fn autosave_folder(&self) -> PathBuf {
        self.root().join("autosave")
    }

    /// The games that programs no longer running left behind, newest first.
    #[must_use]
    pub fn pending(&self) -> Vec<PendingGame> {
        let mut pending = Vec::new();
        let Ok(entries) = fs::read_dir(self.autosave_folder()) else {
            return pending;
        };
        for entry in entries.flatten() {
            let path = entry.path();
            if path.extension().is_some_and(|e| e == "lock") {
                if !autosave_of(&path).exists() && is_free(&path) {
                    // Only tidying up after a program that was killed.
                    let _ = fs::remove_file(&path);
                }
            } else if self.is_pending(&path) {
                pending.push(PendingGame::of_file(path, false));
            }
        }
        pending.sort_by(|a, b| (b.modified, &a.path).cmp(&(a.modified, &b.path)));
        pending
    }

    /// The saved game that was on the table when the program was last closed, if
    /// its file is still there.
    #[must_use]
    pub fn left_open(&self, path: &Path) -> Option<PendingGame> {
        let left = path
            .is_file()
            .then(|| PendingGame::of_file(path.into(), true));
        left.filter(|game| game.opens)
    }

    /// Whether this is an autosave of a program that no longer runs.
    #[must_use]
    pub fn is_pending(&self, path: &Path) -> bool {
        path.parent() == Some(&self.autosave_folder())
            && path.extension().is_some_and(|e| e == EXTENSION)
            && *path != self.autosave_path()
            && path.is_file()
            && is_free(&path.with_extension("lock"))
    }

    /// Offers a game no longer. When it is not just the game that is on this
    /// program's table, it goes to the saved games, under a name that is free, and
    /// that is given: nothing is lost.
    ///
    /// # Errors
    /// When it cannot be moved; then it stays and is offered again.
    pub fn discard_pending(&self, path: &Path) -> Result<Option<PathBuf>, SaveError> {
        if !self.is_pending(path) {
            return Ok(None);
        }
        let fail = |e| SaveError::new(path, e);
        let same = match (fs::read(path), fs::read(self.autosave_path())) {
            (Ok(theirs), Ok(ours)) => theirs == ours,
            _ => false,
        };
        let kept = if same {
            fs::remove_file(path).map_err(fail)?;
            None
        } else {
            let title = Outline::of_file(path).title;
            self.put_away(path, &title).map_err(fail)?
        };
        // Only tidying: a lock without its autosave means nothing.
        let _ = fs::remove_file(path.with_extension("lock"));
        Ok(kept)
    }

    /// Moves a file to the saved games, under the first name that is free: where.
    fn put_away(&self, path: &Path, title: &str) -> io::Result<Option<PathBuf>> {
        fs::create_dir_all(self.games_folder())?;
        for to in self.paths_for(title) {
            // A second name takes no other's place, as a new one would.
            match fs::hard_link(path, &to) {
                Ok(()) => return fs::remove_file(path).map(|()| Some(to)),
                Err(e) if e.kind() == ErrorKind::AlreadyExists => {}
                Err(_) if fs::symlink_metadata(&to).is_ok() => {}
                // Not every disk can give two names to a file.
                Err(_) => return fs::rename(path, &to).map(|()| Some(to)),
            }
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_goes_with_its_bearer_though_a_child_has_inherited_it() {
        let folder = tempfile::tempdir().unwrap();
        let claim = Claim::new(folder.path()).unwrap();
        fs::write(claim.autosave(), "a game").unwrap();
        let lock = claim.lock.clone();
        // What a child has between its beginning and its own program.
        let inherited = claim.held.borrow().try_clone().unwrap();
        assert!(!is_free(&lock));
        drop(claim);
        assert!(is_free(&lock));
        drop(inherited);
    }

    #[test]
    fn two_programs_that_ask_at_once_both_hear_that_a_lock_is_free() {
        let folder = tempfile::tempdir().unwrap();
        let lock = folder.path().join("1-0.lock");
        fs::write(&lock, "").unwrap();
        let other = File::open(&lock).unwrap();
        assert!(other.try_lock_shared().is_ok());
        assert!(is_free(&lock));
    }
}
