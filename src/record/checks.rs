//! What somebody has looked through of a scenario who has the printed game: kept in the
//! user's folder, scenario by scenario, so that it can be left and taken up again.
//!
//! The file is one of corrections, with the facts that are confirmed and the one that
//! was looked at last. What is damaged is read as far as it can be; the damaged file
//! stays beside the new one.

use super::save::{Durability, SaveError, save_atomic};
use super::store::read_bounded;
use super::{Store, file_stem, now};
use crate::json::{Doc, mend};
use crate::table::editing::{Errata, MAX_ERRATA};
use crate::words::tr;
use std::fs;
use std::path::{Path, PathBuf};

/// What is read of a check that was left.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LeftCheck {
    /// What is known of it.
    pub errata: Errata,
    /// Whether a part of the file could not be read; it was put aside.
    pub damaged: bool,
}

impl Store {
    /// Where the check of a scenario is kept.
    #[must_use]
    pub fn check_path(&self, system: &str, scenario: &str) -> PathBuf {
        let name = format!("{}.json", file_stem(&format!("{system} {scenario}")));
        self.root().join("checks").join(name)
    }

    /// The check of a scenario, as it was left; an empty one if there is none.
    #[must_use]
    pub fn left_check(&self, system: &str, scenario: &str) -> LeftCheck {
        let path = self.check_path(system, scenario);
        let fresh = || Errata {
            system: system.to_owned(),
            scenario: scenario.to_owned(),
            ..Errata::default()
        };
        let Ok(bytes) = read_bounded(&path, MAX_ERRATA) else {
            let errata = fresh();
            let damaged = path.exists();
            return LeftCheck { errata, damaged };
        };
        let mended = mend(&bytes).ok();
        let whole = mended.as_ref().is_some_and(|it| it.broken.is_none());
        let doc = mended.and_then(|it| it.text.parse::<Doc>().ok());
        let read = doc.as_ref().map(Errata::of);
        let (errata, faults) = match read {
            Some((errata, faults)) => (errata, faults.len()),
            None => (None, 1),
        };
        let ours = errata.filter(|it| it.system == system && it.scenario == scenario);
        let damaged = !whole || faults > 0 || ours.is_none();
        if damaged {
            // It is only kept for whoever wants to look at it.
            let _ = fs::copy(&path, path.with_extension("json.damaged"));
        }
        LeftCheck {
            errata: ours.unwrap_or_else(fresh),
            damaged,
        }
    }

    /// Keeps a check.
    ///
    /// # Errors
    /// With a sentence that says what to do; the old file is untouched.
    pub fn keep_check(&self, errata: &Errata) -> Result<(), SaveError> {
        let path = self.check_path(&errata.system, &errata.scenario);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|why| SaveError::new(folder, why))?;
        }
        save_atomic(&path, &errata.text(&now()), Durability::Crash)
    }
}

/// The text of a scenario file or of corrections.
///
/// # Errors
/// A sentence, when it cannot be got from the disk or is no text.
pub fn read_scenario_text(path: &Path) -> Result<String, String> {
    let file = || path.display().to_string();
    let bytes = read_bounded(path, MAX_ERRATA)
        .map_err(|why| tr!("open-failed", file = file(), system = why.to_string()))?;
    String::from_utf8(bytes).map_err(|_| format!("{}: {}", file(), tr!("file-not-text")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::Correction;

    fn errata() -> Errata {
        Errata {
            system: "meadow".to_owned(),
            scenario: "spring".to_owned(),
            corrections: vec![Correction {
                at: "hexes[B4].terrain".to_owned(),
                was: Some("woods".into()),
                is: Some("clear".into()),
            }],
            confirmed: vec![
                "hexes[A1].terrain".to_owned(),
                "units[1].strength".to_owned(),
            ],
            at: "hexes[A2].terrain".to_owned(),
        }
    }

    #[test]
    fn a_check_is_taken_up_where_it_was_left() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::at(home.path()).unwrap();
        let fresh = store.left_check("meadow", "spring");
        assert_eq!((fresh.errata.confirmed.len(), fresh.damaged), (0, false));
        store.keep_check(&errata()).unwrap();
        let left = store.left_check("meadow", "spring");
        assert_eq!((left.errata, left.damaged), (errata(), false));
        assert!(
            store
                .left_check("meadow", "autumn")
                .errata
                .confirmed
                .is_empty()
        );
    }

    #[test]
    fn a_check_whose_file_is_cut_or_spoilt_anywhere_is_read_as_far_as_it_goes() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::at(home.path()).unwrap();
        store.keep_check(&errata()).unwrap();
        let path = store.check_path("meadow", "spring");
        let whole = fs::read(&path).unwrap();
        let mut most = 0;
        for cut in 0..whole.len() {
            fs::write(&path, &whole[..cut]).unwrap();
            let left = store.left_check("meadow", "spring");
            assert!(left.damaged || left.errata == errata(), "{cut}");
            assert_eq!(left.errata.scenario, "spring");
            most = most.max(left.errata.confirmed.len());
            let mut spoilt = whole.clone();
            spoilt[cut] ^= 0x15;
            fs::write(&path, &spoilt).unwrap();
            let left = store.left_check("meadow", "spring");
            assert_eq!(left.errata.system, "meadow", "{cut}");
        }
        assert_eq!(
            most, 2,
            "a file that lacks its end keeps what was confirmed"
        );
    }
}
