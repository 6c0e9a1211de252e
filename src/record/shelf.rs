//! Keeping the saved games in order: another name, a second copy, away and back.
//! Nothing here destroys anything: what is thrown away lies in a folder of its own,
//! unless the desktop has a trash, which the window asks first.

use super::names::{NUMBERS, numbered, unnumbered};
use super::save::{Durability, SaveError, SaveFailure, save_atomic, save_new};
use super::store::is_free;
use super::{AnyGame, EXTENSION, FileMark, OpenError, Store, now, time_words};
use crate::words::{one_line, tr};
use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Why a saved game was not renamed, copied or moved. Its file is as it was.
#[derive(Debug)]
pub enum ShelfError {
    /// Its file cannot be read.
    Open(OpenError),
    /// Its file is damaged: written anew, it would lose what may still be saved.
    Damaged,
    /// There is nothing in the name.
    Nameless,
    /// Another game has the name.
    Taken(String),
    /// The new file cannot be written.
    Save(SaveError),
    /// The file cannot be moved or removed.
    Move {
        /// The file.
        path: PathBuf,
        /// The system's own words.
        source: io::Error,
    },
}

impl Display for ShelfError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Open(error) => error.to_string(),
            Self::Damaged => tr!("shelf-damaged"),
            Self::Nameless => tr!("shelf-nameless"),
            Self::Taken(title) => tr!("shelf-taken", name = title.as_str()),
            Self::Save(error) => error.to_string(),
            Self::Move { path, source } => tr!(
                "shelf-not-moved",
                file = path.display().to_string(),
                system = source.to_string()
            ),
        })
    }
}

impl Error for ShelfError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Open(error) => Some(error),
            Self::Save(error) => Some(error),
            Self::Move { source, .. } => Some(source),
            Self::Damaged | Self::Nameless | Self::Taken(_) => None,
        }
    }
}

impl From<SaveError> for ShelfError {
    fn from(error: SaveError) -> Self {
        Self::Save(error)
    }
}

impl Store {
    /// The folder of games that were thrown away; made when the first is.
    #[must_use]
    pub fn trash_folder(&self) -> PathBuf {
        self.root().join("trash")
    }

    /// Throws a saved game away: its file goes to [`Self::trash_folder`], from where
    /// it can be put back. Where it is now.
    ///
    /// # Errors
    /// With a sentence that says what to do; the file is where it was.
    pub fn throw_away(&self, path: &Path) -> Result<PathBuf, ShelfError> {
        move_into(path, &self.trash_folder())
    }

    /// Puts a game that was thrown away into a folder again, under a name that nothing
    /// there has: where it is now.
    ///
    /// # Errors
    /// With a sentence that says what to do; the file is where it was.
    pub fn put_back(&self, path: &Path, folder: &Path) -> Result<PathBuf, ShelfError> {
        move_into(path, folder)
    }

    /// Gives a saved game another title, and its file the name of it. When it was
    /// saved stays as it was. Where it is now, and what its file holds.
    ///
    /// # Errors
    /// When the file cannot be read, is damaged or cannot be written, or another
    /// game has the name: then all is as it was.
    pub fn rename(&self, path: &Path, title: &str) -> Result<(PathBuf, FileMark), ShelfError> {
        let title = one_line(title);
        if title.is_empty() {
            return Err(ShelfError::Nameless);
        }
        let saved = fs::metadata(path).and_then(|m| m.modified());
        let said = saved.as_ref().ok().and_then(|&time| time_words(time));
        let mut game = self.sound(path)?;
        game.set_title(&title);
        let text = game.kept().text(&said.unwrap_or_else(now));
        // The file of this very game is no other game's.
        let own = self.path_for(&title) == path;
        let to = match own {
            true => path.to_owned(),
            false => self.path_meant(&title),
        };
        if to == path {
            save_atomic(path, &text, Durability::Power)?;
        } else {
            let new = self.in_its_folder(&to, || save_new(&to, &text, Durability::Power));
            new.map_err(|error| match error.failure {
                SaveFailure::Exists => ShelfError::Taken(title),
                _ => ShelfError::Save(error),
            })?;
            if let Err(error) = fs::remove_file(path) {
                // One game, not two: the old file is whole.
                let _ = fs::remove_file(&to);
                return Err(not_moved(path, error));
            }
        }
        if let Ok(saved) = saved {
            // Only its place in the list: a disk may refuse it.
            let file = File::options().write(true).open(&to);
            let _ = file.and_then(|file| file.set_modified(saved));
        }
        Ok((to, FileMark::of(text.as_bytes())))
    }

    /// Writes a saved game a second time, under a title with a number that no other
    /// has: where that is.
    ///
    /// # Errors
    /// When the file cannot be read or is damaged, or the copy cannot be written.
    pub fn duplicate(&self, path: &Path) -> Result<PathBuf, ShelfError> {
        let mut game = self.sound(path)?;
        let title = self.free_title(game.kept().title());
        game.set_title(&title);
        Ok(self.save_beside(&*game.kept())?.0)
    }

    /// A saved game of which nothing is lost when it is written anew.
    fn sound(&self, path: &Path) -> Result<AnyGame, ShelfError> {
        let game = self.open(path).map_err(ShelfError::Open)?;
        match game.damage() {
            Some(_) => Err(ShelfError::Damaged),
            None => Ok(game),
        }
    }
}

/// That a file cannot be moved or removed.
fn not_moved(path: &Path, source: io::Error) -> ShelfError {
    let path = path.to_owned();
    ShelfError::Move { path, source }
}

/// Moves a file into another folder of the same disk, under its name or, when that is
/// taken there, the same with a number.
fn move_into(path: &Path, folder: &Path) -> Result<PathBuf, ShelfError> {
    let fail = |error: io::Error| not_moved(path, error);
    fs::create_dir_all(folder).map_err(|error| not_moved(folder, error))?;
    if !fs::symlink_metadata(path).map_err(fail)?.is_file() {
        return Err(fail(ErrorKind::InvalidInput.into()));
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let (plain, first) = unnumbered(&stem);
    let names = (first..=NUMBERS).map(|n| format!("{}.{EXTENSION}", numbered(plain, n)));
    for to in names.map(|name| folder.join(name)).filter(|to| is_free(to)) {
        // A second name first: unlike a move, it never takes another file's place.
        match fs::hard_link(path, &to) {
            Ok(()) => {
                return match fs::remove_file(path) {
                    Ok(()) => Ok(to),
                    Err(error) => {
                        let _ = fs::remove_file(&to);
                        Err(fail(error))
                    }
                };
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            // Not every disk can give two names to a file.
            Err(_) => return fs::rename(path, &to).map(|()| to).map_err(fail),
        }
    }
    Err(fail(ErrorKind::AlreadyExists.into()))
}
