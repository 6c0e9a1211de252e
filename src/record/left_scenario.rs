//! A scenario that was edited when a program ended and that no file has: kept beside the
//! game on the table, and offered again.

use super::autosave::is_free;
use super::file_stem;
use super::listing::modified;
use super::save::{Durability, SaveError, save_atomic, save_numbered};
use super::store::{Store, read_bounded};
use crate::json::{Doc, text};
use crate::table::editing::MAX_ERRATA;
use crate::words::tr;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What the file of an edited scenario ends in.
pub(super) const SCENARIO: &str = "scenario";

/// A scenario that a program left behind which no longer runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftScenario {
    /// Its file.
    pub path: PathBuf,
    /// What it is called; empty if that cannot be told.
    pub title: String,
    /// When it was kept last.
    pub modified: SystemTime,
}

impl LeftScenario {
    fn of_file(path: PathBuf) -> Self {
        let bytes = read_bounded(&path, MAX_ERRATA).unwrap_or_default();
        let doc = std::str::from_utf8(&bytes).ok();
        let doc: Option<Doc> = doc.and_then(|text| text.parse().ok());
        let called = doc.map_or_else(String::new, |doc| {
            let title = text(&doc, "title");
            let called = if title.is_empty() {
                text(&doc, "id")
            } else {
                title
            };
            called.to_owned()
        });
        Self {
            title: called,
            modified: modified(&path),
            path,
        }
    }
}

impl Store {
    /// Where this program keeps the scenario that is edited.
    #[must_use]
    pub fn scenario_path(&self) -> PathBuf {
        self.autosave_path().with_extension(SCENARIO)
    }

    /// Keeps the scenario that is edited: at whatever moment the program ends, the file is
    /// the one before or the one after.
    ///
    /// # Errors
    /// With a sentence that says what to do; the file before is untouched.
    pub fn keep_scenario(&self, text: &str) -> Result<(), SaveError> {
        save_atomic(&self.scenario_path(), text, Durability::Crash)
    }

    /// The scenario that is edited need not be kept: a file has it, or it is not wanted.
    ///
    /// # Errors
    /// When the file cannot be removed.
    pub fn forget_scenario(&self) -> Result<(), SaveError> {
        removed(&self.scenario_path())
    }

    /// The scenarios that programs no longer running left behind, newest first.
    #[must_use]
    pub fn left_scenarios(&self) -> Vec<LeftScenario> {
        let entries = fs::read_dir(self.autosave_folder());
        let paths = entries.into_iter().flatten().flatten().map(|it| it.path());
        let left = paths.filter(|path| self.is_left(path));
        let mut left: Vec<LeftScenario> = left.map(LeftScenario::of_file).collect();
        left.sort_by(|a, b| (b.modified, &a.path).cmp(&(a.modified, &b.path)));
        left
    }

    fn is_left(&self, path: &Path) -> bool {
        path.parent() == Some(&self.autosave_folder())
            && path.extension().is_some_and(|ending| ending == SCENARIO)
            && *path != self.scenario_path()
            && path.is_file()
            && is_free(&path.with_extension("lock"))
    }

    /// What was left behind is edited here from now on.
    ///
    /// # Errors
    /// When its file cannot be removed.
    pub fn take_scenario_up(&self, path: &Path) -> Result<(), SaveError> {
        match self.is_left(path) {
            true => removed(path),
            false => Ok(()),
        }
    }

    /// What was left behind is offered no longer: it goes to the scenarios in the user's
    /// folder, under a name that is free, which is given.
    ///
    /// # Errors
    /// When it cannot be moved; then it stays and is offered again.
    pub fn put_scenario_away(&self, left: &LeftScenario) -> Result<PathBuf, SaveError> {
        let fail = |why| SaveError::new(&left.path, why);
        let folder = self.root().join("scenarios");
        let bytes = read_bounded(&left.path, MAX_ERRATA).map_err(fail)?;
        let text = String::from_utf8(bytes).map_err(|_| {
            fail(std::io::Error::new(
                ErrorKind::InvalidData,
                tr!("file-not-text"),
            ))
        })?;
        let stem = file_stem(match left.title.as_str() {
            "" => SCENARIO,
            title => title,
        });
        let to = save_numbered(&folder, &stem, "json", &text, Durability::Crash)?;
        removed(&left.path)?;
        Ok(to)
    }
}

fn removed(path: &Path) -> Result<(), SaveError> {
    match fs::remove_file(path) {
        Err(why) if why.kind() != ErrorKind::NotFound => Err(SaveError::new(path, why)),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_program_leaves_behind_is_offered_to_the_next_and_to_none_while_it_runs() {
        let home = tempfile::tempdir().unwrap();
        let first = Store::at(home.path()).unwrap();
        first
            .keep_scenario(r#"{ "id": "own", "title": "My ring" }"#)
            .unwrap();
        let second = Store::at(home.path()).unwrap();
        assert_eq!(second.left_scenarios(), [], "it is still edited");
        assert_ne!(first.scenario_path(), second.scenario_path());
        drop(first);
        let left = second.left_scenarios();
        assert_eq!(left.len(), 1);
        assert_eq!(left[0].title, "My ring");
        // Put away, it is a file like another, and the next of its name has another.
        let to = second.put_scenario_away(&left[0]).unwrap();
        assert_eq!(second.left_scenarios(), []);
        assert!(fs::read_to_string(&to).unwrap().contains("My ring"));
        let third = Store::at(home.path()).unwrap();
        third.keep_scenario(r#"{ "title": "My ring" }"#).unwrap();
        drop(third);
        let again = second.left_scenarios();
        let other = second.put_scenario_away(&again[0]).unwrap();
        assert_ne!(other, to);
        // Taken up, it is no longer offered; forgotten, there is nothing to offer.
        let fourth = Store::at(home.path()).unwrap();
        fourth.keep_scenario("{}").unwrap();
        fourth.forget_scenario().unwrap();
        fourth.keep_scenario("nonsense").unwrap();
        drop(fourth);
        let left = second.left_scenarios();
        assert_eq!(left[0].title, "");
        second.take_scenario_up(&left[0].path).unwrap();
        assert_eq!(second.left_scenarios(), []);
    }
}
