//! Faults of the program itself: what catches one, and what is written down of
//! one that ends the program, so that the next start can say what happened.

use super::autosave::{autosave_of, is_free};
use super::store::{Store, read_bounded};
use super::{Durability, save_atomic};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::fs;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, set_hook, take_hook};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, Once};

/// What the file of a fault ends in, after the dot.
const EXTENSION: &str = "fault";

/// The longest file of a fault that is read, in bytes, and the most that is kept
/// of what the fault said, in characters.
const MAX_BYTES: usize = 64 * 1024;
const MAX_SAID: usize = 300;

thread_local! {
    /// How many calls of [`guarded`] this thread is in.
    static GUARDED: Cell<u32> = const { Cell::new(0) };
}

/// Does something that a fault of the program may stop: `None` then. What is to
/// be said of it is the caller's; the fault itself says nothing.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    static HUSHED: Once = Once::new();
    HUSHED.call_once(|| {
        let told = take_hook();
        set_hook(Box::new(move |info| {
            if !is_guarded() {
                told(info);
            }
        }));
    });
    GUARDED.set(GUARDED.get() + 1);
    let done = catch_unwind(AssertUnwindSafe(work));
    GUARDED.set(GUARDED.get() - 1);
    done.ok()
}

/// Whether a fault of this thread would be caught by [`guarded`].
#[must_use]
pub fn is_guarded() -> bool {
    GUARDED.try_with(Cell::get).is_ok_and(|depth| depth > 0)
}

/// What a fault said and where it was, on one line.
#[must_use]
pub fn said(info: &PanicHookInfo<'_>) -> String {
    let words = info.payload_as_str().unwrap_or("?");
    let place = info.location().map_or_else(String::new, |at| {
        // Without the folders it was built in.
        let parts: Vec<&str> = at.file().split(['/', '\\']).collect();
        let last = parts.len().saturating_sub(3);
        format!(" ({}:{})", parts[last..].join("/"), at.line())
    });
    on_one_line(words, MAX_SAID) + &place
}

fn on_one_line(text: &str, most: usize) -> String {
    let letters = text.chars().take(most);
    letters
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}

/// What is written down of a fault.
#[derive(Serialize, Deserialize)]
struct Written {
    /// The file of the game on the table, if it was one that is kept.
    game: Option<String>,
    said: String,
}

/// A fault that ended a program, as it left it written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProgramFault {
    /// The file it is written in.
    path: PathBuf,
    /// The game that was on the table, if its file is still there.
    pub game: Option<PathBuf>,
    /// What it said.
    pub said: String,
    /// Whether something is drawn on the map of that game.
    pub drawn: bool,
}

/// Writes down a fault of this program, beside the record that it keeps by itself.
#[derive(Debug)]
pub struct FaultKeeper {
    path: PathBuf,
    autosave: PathBuf,
    /// The saved game on the table.
    saved: Mutex<Option<PathBuf>>,
}

impl FaultKeeper {
    /// This saved game is on the table, or one that is in no file of its own.
    pub fn on_table(&self, saved: Option<&Path>) {
        if let Ok(mut kept) = self.saved.lock()
            && kept.as_deref() != saved
        {
            *kept = saved.map(Path::to_owned);
        }
    }

    /// Where the game on the table is kept; `None` when nothing was done in it.
    #[must_use]
    pub fn kept_at(&self) -> Option<PathBuf> {
        if self.autosave.is_file() {
            return Some(self.autosave.clone());
        }
        let saved = self.saved.try_lock().ok()?;
        saved.clone().filter(|path| path.is_file())
    }

    /// Writes down what a fault said. It must not fail in the middle of one: what
    /// cannot be written is not.
    pub fn note(&self, said: &str) {
        let game = self.kept_at().map(|path| path.display().to_string());
        let said = said.to_owned();
        if let Ok(text) = serde_json::to_string_pretty(&Written { game, said }) {
            let _ = save_atomic(&self.path, &text, Durability::Crash);
        }
    }

    /// The program has come to a good end all the same.
    pub fn forget(&self) {
        let _ = fs::remove_file(&self.path);
    }
}

impl Store {
    /// Who writes down a fault of this program.
    #[must_use]
    pub fn fault_keeper(&self) -> FaultKeeper {
        let autosave = self.autosave_path();
        FaultKeeper {
            path: autosave.with_extension(EXTENSION),
            autosave,
            saved: Mutex::new(None),
        }
    }

    /// The faults that ended programs which no longer run.
    #[must_use]
    pub fn faults(&self) -> Vec<ProgramFault> {
        let Ok(entries) = fs::read_dir(self.autosave_folder()) else {
            return Vec::new();
        };
        let paths = entries.flatten().map(|entry| entry.path());
        let left = |path: &PathBuf| {
            path.extension().is_some_and(|e| e == EXTENSION)
                && path.with_extension("lock") != self.claim.lock()
                && is_free(&path.with_extension("lock"))
        };
        let mut faults: Vec<ProgramFault> =
            paths.filter(left).map(|path| self.fault(path)).collect();
        faults.sort_by(|a, b| a.path.cmp(&b.path));
        faults
    }

    fn fault(&self, path: PathBuf) -> ProgramFault {
        let bytes = read_bounded(&path, MAX_BYTES).unwrap_or_default();
        let written: Option<Written> = serde_json::from_slice(&bytes).ok();
        let (named, said) = written.map_or((None, String::new()), |w| (w.game, w.said));
        // What was done last is in the record that the program kept by itself.
        let autosave = autosave_of(&path);
        let named = named.map(PathBuf::from);
        let game = [Some(autosave), named].into_iter().flatten();
        let game = game.into_iter().find(|game| game.is_file());
        let opened = game.as_ref().and_then(|game| self.open(game).ok());
        ProgramFault {
            drawn: opened.is_some_and(|opened| opened.is_drawn_on()),
            said: on_one_line(&said, 2 * MAX_SAID),
            game,
            path,
        }
    }

    /// A fault has been told, and its game is no longer on offer.
    pub fn forget_fault(&self, fault: &ProgramFault) {
        // Only tidying: it would be told once more.
        let _ = fs::remove_file(&fault.path);
    }
}
