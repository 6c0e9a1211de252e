//! The folder where the program keeps games, autosaves and settings.

use super::autosave::Claim;
use super::damage::ReadError;
use super::listing::{self, SavedGame};
use super::names::file_name;
use super::save::{Durability, SaveError, SaveFailure, save_atomic, save_new, sweep};
use super::settings::{Complaint, Settings};
use super::{GameFile, MAX_BYTES, Opened, now};
use std::ffi::OsString;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// The environment variable that names another folder than the usual one.
pub const HOME_VARIABLE: &str = "HELLS_GATE_HOME";

/// Why a saved game was not opened.
#[derive(Debug)]
pub enum OpenError {
    /// It cannot be got from the disk.
    Disk {
        /// The file.
        path: PathBuf,
        /// The system's own words.
        source: io::Error,
    },
    /// It is not a saved game, or too little of one.
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        why: ReadError,
    },
}

/// What a file held when it was opened or saved, to tell whether another
/// program has changed it since.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FileMark(u64);

impl FileMark {
    fn of(bytes: &[u8]) -> Self {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        Self(hasher.finish())
    }
}

/// The folder where the program keeps its files:
///
/// | name | what |
/// | --- | --- |
/// | `games/*.hellsgate` | saved games |
/// | `pages/*.pdf` | pages to hand out |
/// | `autosave/<program>.hellsgate` | the game on the table of each running program |
/// | `autosave/<program>.lock` | locked while that program runs |
/// | `settings.json` | [`Settings`] |
///
/// Dropping it, like the end of the program, leaves the autosave to be offered
/// by [`pending`](Self::pending) next time; see
/// [`clear_autosave`](Self::clear_autosave).
#[derive(Debug)]
pub struct Store {
    root: PathBuf,
    pub(super) claim: Claim,
}

impl Store {
    /// The store in its usual folder, or in the one that
    /// [`HOME_VARIABLE`] names.
    ///
    /// # Errors
    /// When the folder cannot be made or written in.
    pub fn open_default() -> Result<Self, SaveError> {
        match Self::usual_root(std::env::var_os(HOME_VARIABLE)) {
            Some(root) => Self::at(root),
            None => Err(SaveError::new(
                Path::new("the folder for games"),
                io::Error::other(format!(
                    "there is no home folder; set {HOME_VARIABLE} to a folder"
                )),
            )),
        }
    }

    /// The folder, given the value of [`HOME_VARIABLE`].
    pub(super) fn usual_root(variable: Option<OsString>) -> Option<PathBuf> {
        match variable {
            Some(folder) if !folder.is_empty() => Some(folder.into()),
            _ => directories::ProjectDirs::from("", "", "hells-gate")
                .map(|d| d.data_dir().to_owned()),
        }
    }

    /// The store in this folder, which is made if need be.
    ///
    /// # Errors
    /// When the folder cannot be made or written in.
    pub fn at(root: impl Into<PathBuf>) -> Result<Self, SaveError> {
        let root = root.into();
        for folder in [root.join("games"), root.join("autosave")] {
            fs::create_dir_all(&folder).map_err(|e| SaveError::new(&folder, e))?;
            sweep(&folder);
        }
        sweep(&root);
        let autosaves = root.join("autosave");
        let claim = Claim::new(&autosaves).map_err(|e| SaveError::new(&autosaves, e))?;
        Ok(Self { root, claim })
    }

    /// The folder of the store.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The folder of saved games.
    #[must_use]
    pub fn games_folder(&self) -> PathBuf {
        self.root.join("games")
    }

    /// The folder of pages to hand out; made when the first is written.
    #[must_use]
    pub fn pages_folder(&self) -> PathBuf {
        self.root.join("pages")
    }

    /// Where a game of this title is saved. Titles that differ only in
    /// characters unfit for file names share a file.
    #[must_use]
    pub fn path_for(&self, title: &str) -> PathBuf {
        self.games_folder().join(file_name(title, 1))
    }

    /// The names of a game of this title, in the order they are tried.
    pub(super) fn paths_for(&self, title: &str) -> impl Iterator<Item = PathBuf> {
        (1..).map(move |n| self.games_folder().join(file_name(title, n)))
    }

    /// Saves a game with the time of now. It survives a power cut.
    ///
    /// # Errors
    /// With a sentence that says what to do; the old file is untouched.
    pub fn save(&self, path: &Path, file: &GameFile) -> Result<FileMark, SaveError> {
        let text = file.to_json_saved(&now());
        self.in_its_folder(path, || save_atomic(path, &text, Durability::Power))?;
        Ok(FileMark::of(text.as_bytes()))
    }

    /// Saves a game under its title, without replacing another: also not one
    /// that another program is saving at this moment.
    ///
    /// # Errors
    /// As [`save`](Self::save).
    pub fn save_beside(&self, file: &GameFile) -> Result<(PathBuf, FileMark), SaveError> {
        let text = file.to_json_saved(&now());
        let mut paths = self.paths_for(&file.title);
        loop {
            // There are not as many files as numbers.
            let path = paths.next().unwrap_or_else(|| self.path_for(&file.title));
            let new = || save_new(&path, &text, Durability::Power);
            if self.in_its_folder(&path, new)? {
                return Ok((path, FileMark::of(text.as_bytes())));
            }
        }
    }

    /// What a file holds now; `None` if it cannot be got.
    #[must_use]
    pub fn mark(&self, path: &Path) -> Option<FileMark> {
        let bytes = read_bounded(path, MAX_BYTES).ok()?;
        Some(FileMark::of(&bytes))
    }

    /// Writes a file. One of our own folders that somebody has removed while
    /// the program runs is made again.
    pub(super) fn in_its_folder<T>(
        &self,
        path: &Path,
        write: impl Fn() -> Result<T, SaveError>,
    ) -> Result<T, SaveError> {
        match write() {
            Err(e) if e.failure == SaveFailure::NoSuchFolder && path.starts_with(&self.root) => {
                let folder = path.parent().unwrap_or(&self.root);
                fs::create_dir_all(folder).map_err(|e| SaveError::new(path, e))?;
                write()
            }
            written => written,
        }
    }

    /// Opens a saved game, in this folder or elsewhere.
    ///
    /// # Errors
    /// When the file cannot be got or not even the start of a game is in it.
    pub fn open(&self, path: &Path) -> Result<Opened, OpenError> {
        let bytes = read_bounded(path, MAX_BYTES).map_err(|source| OpenError::Disk {
            path: path.to_owned(),
            source,
        })?;
        GameFile::read_bytes(&bytes).map_err(|why| OpenError::Read {
            path: path.to_owned(),
            why,
        })
    }

    /// The saved games, newest first. A file that is no sound game is listed
    /// too, with what is wrong with it.
    #[must_use]
    pub fn list_games(&self) -> Vec<SavedGame> {
        listing::list(&self.games_folder())
    }

    fn settings_path(&self) -> PathBuf {
        self.root.join("settings.json")
    }

    /// The settings, and a complaint if some or all could not be read.
    #[must_use]
    pub fn load_settings(&self) -> (Settings, Option<Complaint>) {
        let path = self.settings_path();
        match read_bounded(&path, Settings::MAX_BYTES) {
            Ok(bytes) => {
                let (settings, complaint) = Settings::read(&String::from_utf8_lossy(&bytes));
                if complaint.is_some() {
                    // Kept for whoever wrote it by hand; only a convenience.
                    let _ = fs::copy(&path, self.root.join("settings.damaged.json"));
                }
                (settings, complaint)
            }
            Err(e) if e.kind() == io::ErrorKind::NotFound => (Settings::default(), None),
            Err(e) => {
                let why = e.to_string();
                let complaint = Complaint::Unreadable { path, why };
                (Settings::default(), Some(complaint))
            }
        }
    }

    /// Keeps the settings.
    ///
    /// # Errors
    /// With a sentence that says what to do; the old settings are untouched.
    pub fn save_settings(&self, settings: &Settings) -> Result<(), SaveError> {
        let (path, text) = (self.settings_path(), settings.to_json());
        self.in_its_folder(&path, || save_atomic(&path, &text, Durability::Crash))
    }
}

/// The bytes of a file, but never many more than `max`, and never those of a
/// pipe or device, which might not end.
pub(crate) fn read_bounded(path: &Path, max: usize) -> io::Result<Vec<u8>> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("it is not a file"));
    }
    let mut bytes = Vec::new();
    File::open(path)?
        .take(max as u64 + 1)
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}
