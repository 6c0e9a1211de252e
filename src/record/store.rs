//! The folder where the program keeps games, autosaves and settings.

use super::autosave::Claim;
use super::listing::{self, SavedGame, title_in};
use super::names::{NUMBERS, file_name, is_cut, numbered_title, unnumbered};
use super::save::{Durability, SaveError, SaveFailure, save_atomic, save_keeping, save_new, sweep};
use super::settings::{Complaint, Settings};
use super::{AnyGame, EXTENSION, Kept, MAX_BYTES, OnTable, Unopened, now};
use crate::engine::digest_of;
use crate::words::one_line;
use serde::{Deserialize, Serialize};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _};
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
        why: Unopened,
    },
}

/// What a file held when it was opened or saved, to tell whether another
/// program has changed it since.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FileMark(u64);

impl FileMark {
    /// That of a file which holds these bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Self(digest_of(bytes))
    }

    /// That of a file as it is now, which may have so many bytes; `None` if it cannot be
    /// got.
    #[must_use]
    pub fn within(path: &Path, most: usize) -> Option<Self> {
        let bytes = read_bounded(path, most).ok()?;
        Some(Self::of(&bytes))
    }
}

/// The folder where the program keeps its files:
///
/// | name | what |
/// | --- | --- |
/// | `games/*.hellsgate` | saved games |
/// | `lines/*.hellsgate` | lines of play that were left for others |
/// | `trash/*.hellsgate` | saved games that were thrown away |
/// | `pages/*.pdf` | pages to hand out |
/// | `autosave/<program>.hellsgate` | the game on the table of each running program |
/// | `autosave/<program>.scenario` | the scenario that it edits, until a file has it |
/// | `scenarios/*.json` | scenarios of the user's own: saved where the desktop asks for no name, or put away |
/// | `corrections/*.json` | corrections of scenarios, saved likewise |
/// | `variants/*.json` | variants of the rules, saved likewise |
/// | `autosave/<program>.lock` | locked while that program runs |
/// | `lessons/*.lesson.json` | lessons of the user's own |
/// | `practice/*.exercise` | decisions of the user's games to be practised |
/// | `results/*.result` | how games ended, for ratings |
/// | `lesson-draft.json` | the lesson that is written, until it is saved |
/// | `studies/*.hgstudy` | studies of the user's own |
/// | `study-draft.json` | the study that is put together, until it is saved |
/// | `checks/*.json` | what was confirmed and corrected of each scenario |
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
    /// How many lines of play are kept that were left for others.
    pub const LINES: usize = 100;

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
            fs::create_dir_all(&folder).map_err(|e| match e.kind() {
                ErrorKind::AlreadyExists => SaveError {
                    failure: SaveFailure::NotAFolder,
                    ..SaveError::new(&folder, e)
                },
                _ => SaveError::new(&folder, e),
            })?;
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

    /// The folder of lines of play that were left for others.
    #[must_use]
    pub fn lines_folder(&self) -> PathBuf {
        self.root.join("lines")
    }

    /// The first name of a game of this title. Titles that differ only in what
    /// file names cannot bear share it.
    #[must_use]
    pub fn path_for(&self, title: &str) -> PathBuf {
        self.games_folder().join(file_name(title, 1))
    }

    /// Where a game of this title is saved: where one of the same title is, or
    /// where nothing is yet. Titles that differ only in what file names cannot
    /// bear have files with different numbers.
    #[must_use]
    pub fn path_meant(&self, title: &str) -> PathBuf {
        let written = one_line(title);
        let fits = |path: &PathBuf| {
            is_free(path) || title_in(path).is_some_and(|theirs| theirs == written)
        };
        let first = || self.path_for(title);
        self.paths_for(title).find(fits).unwrap_or_else(first)
    }

    /// The title, or the same with a number, that no saved game bears.
    #[must_use]
    pub fn free_title(&self, title: &str) -> String {
        let (plain, number) = unnumbered(title);
        let titles = (number..=NUMBERS).map(|n| numbered_title(plain, n));
        let free = |title: &String| {
            is_free(&self.path_for(title)) || is_cut(title) && is_free(&self.path_meant(title))
        };
        let mut free = titles.filter(free);
        free.next().unwrap_or_else(|| title.to_owned())
    }

    /// The names of a game of this title, in the order they are tried.
    pub(super) fn paths_for(&self, title: &str) -> impl Iterator<Item = PathBuf> {
        (1..=NUMBERS).map(move |n| self.games_folder().join(file_name(title, n)))
    }

    /// Saves a game with the time of now. It survives a power cut.
    ///
    /// # Errors
    /// With a sentence that says what to do; the old file is untouched.
    pub fn save(&self, path: &Path, game: &(impl Kept + ?Sized)) -> Result<FileMark, SaveError> {
        let text = game.text(&now());
        self.in_its_folder(path, || save_atomic(path, &text, Durability::Power))?;
        Ok(FileMark::of(text.as_bytes()))
    }

    /// Saves a game under its title, without replacing another: also not one
    /// that another program is saving at this moment.
    ///
    /// # Errors
    /// As [`save`](Self::save).
    pub fn save_beside(
        &self,
        game: &(impl Kept + ?Sized),
    ) -> Result<(PathBuf, FileMark), SaveError> {
        self.save_in(&self.games_folder(), game)
    }

    fn save_in(
        &self,
        folder: &Path,
        game: &(impl Kept + ?Sized),
    ) -> Result<(PathBuf, FileMark), SaveError> {
        let text = game.text(&now());
        let names = (1..=NUMBERS).map(|n| folder.join(file_name(game.title(), n)));
        for path in names {
            let new = || save_new(&path, &text, Durability::Power);
            match self.in_its_folder(&path, new) {
                Ok(()) => return Ok((path, FileMark::of(text.as_bytes()))),
                Err(e) if e.failure == SaveFailure::Exists => {}
                Err(e) => return Err(e),
            }
        }
        Err(SaveError::new(folder, ErrorKind::AlreadyExists.into()))
    }

    /// Saves a game under a name that nothing has yet.
    ///
    /// # Errors
    /// As [`save`](Self::save); [`SaveFailure::Exists`] when something has the
    /// name by now.
    pub fn save_new(
        &self,
        path: &Path,
        game: &(impl Kept + ?Sized),
    ) -> Result<FileMark, SaveError> {
        let text = game.text(&now());
        self.in_its_folder(path, || save_new(path, &text, Durability::Power))?;
        Ok(FileMark::of(text.as_bytes()))
    }

    /// Saves a game in place of another one, which is kept beside it: where.
    ///
    /// # Errors
    /// As [`save`](Self::save).
    pub fn save_keeping(
        &self,
        path: &Path,
        game: &(impl Kept + ?Sized),
    ) -> Result<(FileMark, Option<PathBuf>), SaveError> {
        let text = game.text(&now());
        let save = || save_keeping(path, &text, Durability::Power);
        let kept = self.in_its_folder(path, save)?;
        Ok((FileMark::of(text.as_bytes()), kept))
    }

    /// Saves the text of a game; a game that was there is kept beside it: where.
    ///
    /// # Errors
    /// As [`save`](Self::save).
    pub fn save_text(&self, path: &Path, text: &str) -> Result<Option<PathBuf>, SaveError> {
        let save = || save_keeping(path, text, Durability::Power);
        self.in_its_folder(path, save)
    }

    /// Keeps a line of play that was left for another one, among the newest
    /// [`LINES`](Self::LINES).
    ///
    /// # Errors
    /// As [`save`](Self::save).
    pub fn keep_line(&self, game: &(impl Kept + ?Sized)) -> Result<PathBuf, SaveError> {
        let folder = self.lines_folder();
        let (path, _) = self.save_in(&folder, game)?;
        for old in listing::newest_first(&folder, EXTENSION)
            .into_iter()
            .skip(Self::LINES)
        {
            // Only making room: what cannot be removed stays.
            let _ = fs::remove_file(old);
        }
        Ok(path)
    }

    /// What a file holds now; `None` if it cannot be got.
    #[must_use]
    pub fn mark(&self, path: &Path) -> Option<FileMark> {
        FileMark::within(path, MAX_BYTES)
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
    pub fn open(&self, path: &Path) -> Result<AnyGame, OpenError> {
        let bytes = read_bounded(path, MAX_BYTES).map_err(|source| OpenError::Disk {
            path: path.to_owned(),
            source,
        })?;
        AnyGame::read(&bytes).map_err(|why| OpenError::Read {
            path: path.to_owned(),
            why,
        })
    }

    /// Opens a saved game of any version on the table.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub fn open_table(&self, path: &Path) -> Result<OnTable, OpenError> {
        let read = self.open(path)?;
        read.seated().map_err(|why| OpenError::Read {
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

    /// The files of the saved games, newest first.
    #[must_use]
    pub fn files_of_games(&self) -> Vec<PathBuf> {
        listing::newest_first(&self.games_folder(), EXTENSION)
    }

    /// The files of the lines of play that were left for others, newest first.
    #[must_use]
    pub fn files_of_lines(&self) -> Vec<PathBuf> {
        listing::newest_first(&self.lines_folder(), EXTENSION)
    }

    /// The files of the games that were thrown away, newest first.
    #[must_use]
    pub fn files_of_trash(&self) -> Vec<PathBuf> {
        listing::newest_first(&self.trash_folder(), EXTENSION)
    }

    /// The lines of play that were left for others, newest first.
    #[must_use]
    pub fn list_lines(&self) -> Vec<SavedGame> {
        listing::list(&self.lines_folder())
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

/// Opens a saved game to be seen in passing; `None` when it cannot be opened, or is so
/// long that somebody would have to wait for it.
#[must_use]
pub fn open_short(path: &Path) -> Option<OnTable> {
    let bytes = read_bounded(path, listing::PLAYED).ok()?;
    let short = bytes.len() <= listing::PLAYED;
    short.then(|| AnyGame::read(&bytes).ok()?.seated().ok())?
}

/// Whether nothing has this name.
pub(super) fn is_free(path: &Path) -> bool {
    fs::symlink_metadata(path).is_err()
}

/// The bytes of a file, but never many more than `max`, and never those of a
/// pipe or device, which might not end.
pub(crate) fn read_bounded(path: &Path, max: usize) -> io::Result<Vec<u8>> {
    let about = fs::metadata(path)?;
    if !about.is_file() {
        return Err(io::Error::other("it is not a file"));
    }
    // All of it at once: a long file would be moved again and again while it grows.
    let long = usize::try_from(about.len()).unwrap_or(max).min(max);
    let mut bytes = Vec::with_capacity(long + 1);
    File::open(path)?
        .take(max as u64 + 1)
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}
