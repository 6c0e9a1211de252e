//! Where a command writes what it makes.

use super::files::is_dash;
use super::output::{Failure, deliver};
use crate::record::{Durability, SaveError, SaveFailure, save_atomic, save_new};
use crate::words::tr;
use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::Path;

/// Endings that promise a picture or a page.
const PICTURES: [&str; 11] = [
    "png", "pdf", "svg", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "avif",
];

/// Whether a file may be called so that is to hold what has this ending (`png`, `pdf`
/// or `svg`): a name that promises another kind of picture would mislead.
pub(crate) fn named_for(file: Option<&Path>, ending: &'static str) -> Result<(), Failure> {
    let Some(file) = file.filter(|name| !is_dash(name)) else {
        return Ok(());
    };
    let given = file.extension().and_then(|end| end.to_str());
    let given = given.unwrap_or_default().to_ascii_lowercase();
    match given != ending && PICTURES.contains(&given.as_str()) {
        false => Ok(()),
        true => Err(Failure::usage(tr!(
            "target-ending",
            file = file.display().to_string(),
            kind = ending.to_uppercase(),
            ending = ending
        ))),
    }
}

/// A file, or standard output.
pub(crate) struct Target<'a> {
    file: Option<&'a Path>,
    force: bool,
}

impl<'a> Target<'a> {
    /// Standard output without a name and for `-`. A file that is there is
    /// refused at once, so that nobody waits for what cannot be written: one of
    /// those that are read in any case, another without `force`.
    pub fn new(name: Option<&'a Path>, force: bool, read: &[&Path]) -> Result<Self, Failure> {
        let file = name.filter(|name| !is_dash(name));
        if let Some(file) = file
            && fs::symlink_metadata(file).is_ok()
        {
            let shown = || file.display().to_string();
            if read.iter().any(|read| is_same(file, read)) {
                return Err(Failure::no(tr!("target-is-read", file = shown())));
            }
            // What is no file is never written over; writing says why.
            let replaced = fs::metadata(file).is_ok_and(|there| there.is_file());
            if replaced && !force {
                return Err(Failure::no(tr!("target-exists", file = shown())));
            }
        }
        Ok(Self { file, force })
    }

    /// The file, if it is one.
    pub const fn file(&self) -> Option<&Path> {
        self.file
    }

    /// Writes a text.
    pub fn write(&self, text: &str) -> Result<(), Failure> {
        match self.file {
            Some(file) => self.save(file, text.as_bytes()),
            None => deliver(text),
        }
    }

    /// Writes what is no text.
    pub fn write_bytes(&self, bytes: &[u8]) -> Result<(), Failure> {
        match self.file {
            Some(file) => self.save(file, bytes),
            None if io::stdout().is_terminal() => Err(Failure::usage(tr!("target-terminal"))),
            None => super::output::raw(bytes),
        }
    }

    fn save(&self, file: &Path, bytes: &[u8]) -> Result<(), Failure> {
        // Of a folder or a device only the first can say what it is.
        let odd = fs::metadata(file).is_ok_and(|there| !there.is_file());
        let saved = match self.force || odd {
            true => save_atomic(file, bytes, Durability::Power),
            false => save_new(file, bytes, Durability::Power),
        };
        saved.map_err(not_written)
    }
}

/// Whether two names are of one file.
fn is_same(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}

/// Why a file could not be written, with what can be done about it here.
fn not_written(error: SaveError) -> Failure {
    Failure::no(match error.failure {
        SaveFailure::Exists => tr!("target-exists", file = error.path.display().to_string()),
        _ => error.reason(),
    })
}
