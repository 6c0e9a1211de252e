//! Keeping the saved games in order: another title, a second copy, away and back.
//! What is done is told in the table itself, which stays open.

use super::commands::Tidy;
use super::desktop::Desktop;
use super::dialogs::{SavedForm, Thrown};
use super::games::{Files, file_name};
use super::room::Room;
use crate::record::ShelfError;
use crate::words::{self, tr};
use std::path::{Path, PathBuf};

/// Keeping saved games in order, and what that touches.
pub(super) struct Tidying<'a> {
    /// What lies on the disk.
    pub files: &'a Files,
    /// The list of saved games.
    pub saved: &'a mut SavedForm,
    /// The game on the table.
    pub room: &'a mut Room,
    /// The files used lately.
    pub recent: &'a mut Vec<PathBuf>,
    /// The desktop, if there is one.
    pub desktop: Option<&'a dyn Desktop>,
    /// Whether the game on the table is to be kept, as its file is gone.
    pub keeps_game: bool,
}

impl Tidying<'_> {
    pub(super) fn tidy(&mut self, tidy: Tidy) {
        let done = match tidy {
            Tidy::Rename(path, typed) => self.rename_saved(&path, &typed),
            Tidy::Duplicate(path) => self.duplicate_saved(&path),
            Tidy::ThrowAway(path) => self.throw_away_saved(&path),
            Tidy::PutBack(path) => self.put_back_saved(&path),
            Tidy::Undo => self.take_back_saved(),
        };
        let store = &self.files.store;
        match done {
            Ok(Some((path, told))) => self.saved.attend_to(store, path, (told, false)),
            Ok(None) => {}
            Err(why) => self.saved.told = Some((why.to_string(), true)),
        }
    }

    fn title_of_saved(&self, path: &Path) -> String {
        let known = self.saved.title_of(path);
        known.unwrap_or_else(|| file_name(path))
    }

    fn rename_saved(&mut self, path: &Path, typed: &str) -> Tidied {
        let before = self.title_of_saved(path);
        let shown = words::name(&before).into_owned();
        // As the language spoken writes it, it is the same title.
        if typed.trim() == shown {
            return Ok(None);
        }
        let typed = typed.trim();
        let own = self.room.own_path() == Some(path);
        let ours = own && self.files.is_ours(self.room);
        let (to, mark) = self.files.store.rename(path, typed)?;
        if own {
            self.room.retitle(typed);
            self.room.path = Some(to.clone());
            if ours {
                self.room.mark = Some(mark);
            }
        }
        for recent in &mut *self.recent {
            if recent == path {
                recent.clone_from(&to);
            }
        }
        let told = tr!("saved-renamed", before = shown, title = typed);
        Ok(Some((Some(to), told)))
    }

    fn duplicate_saved(&mut self, path: &Path) -> Tidied {
        let to = self.files.store.duplicate(path)?;
        let told = tr!("saved-duplicated", name = file_name(&to));
        Ok(Some((Some(to), told)))
    }

    fn throw_away_saved(&mut self, path: &Path) -> Tidied {
        let title = self.title_of_saved(path);
        let next = self.saved.neighbour(path);
        let own = self.room.own_path() == Some(path);
        let by_desktop = self.desktop.is_some_and(|d| d.throw_away(path));
        let to = match by_desktop {
            true => None,
            false => Some(self.files.store.throw_away(path)?),
        };
        if own {
            // The game itself stays on the table, and is kept as one without a file.
            self.room.path = None;
            self.room.mark = None;
            self.room.unsaved = true;
            self.keeps_game = true;
        }
        let told = tr!("saved-thrown", title = words::name(&title).as_ref());
        self.saved.thrown.push(Thrown {
            title,
            from: path.to_owned(),
            to,
        });
        Ok(Some((next, told)))
    }

    fn put_back_saved(&mut self, path: &Path) -> Tidied {
        let title = self.title_of_saved(path);
        let folder = self.files.store.games_folder();
        self.files.store.put_back(path, &folder)?;
        let thrown = &mut self.saved.thrown;
        thrown.retain(|thrown| thrown.to.as_deref() != Some(path));
        let told = tr!("saved-back", title = words::name(&title).as_ref());
        Ok(Some((None, told)))
    }

    fn take_back_saved(&mut self) -> Tidied {
        let Some(thrown) = self.saved.thrown.pop() else {
            return Ok(None);
        };
        let Thrown { title, from, to } = &thrown;
        let back = match to {
            Some(to) => {
                let games = self.files.store.games_folder();
                let folder = from.parent().unwrap_or(&games);
                self.files.store.put_back(to, folder)
            }
            None => match self.desktop.is_some_and(|d| d.take_back(from)) {
                true => Ok(from.clone()),
                false => {
                    let told = tr!("saved-not-back", title = words::name(title).as_ref());
                    self.saved.told = Some((told, true));
                    return Ok(None);
                }
            },
        };
        match back {
            Ok(path) => {
                let told = tr!("saved-back", title = words::name(title).as_ref());
                Ok(Some((Some(path), told)))
            }
            Err(why) => {
                self.saved.thrown.push(thrown);
                Err(why)
            }
        }
    }
}

/// What came of it: the game to be chosen and what is told, or nothing to tell.
type Tidied = Result<Option<(Option<PathBuf>, String)>, ShelfError>;
