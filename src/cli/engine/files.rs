//! Which files the protocol may touch, and how it writes them.

use super::request::Fault;
use crate::cli::files::{file_bytes, is_dash};
use crate::record::{AnyGame, Durability, SaveError, SaveFailure, save_atomic, save_new};
use crate::table::{self, Entry};
use std::fs;
use std::path::{Component, Path, PathBuf};

/// Which files the protocol may read and write.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Files {
    /// Those that the user may.
    #[default]
    Anywhere,
    /// Those in this folder and below it; its own path without links.
    Below(PathBuf),
    /// None.
    None,
}

impl Files {
    /// Those in a folder that exists.
    pub fn below(folder: &Path) -> Result<Self, String> {
        let told = |why: String| format!("{}: {why}", folder.display());
        let whole = fs::canonicalize(folder).map_err(|e| told(e.to_string()))?;
        match whole.is_dir() {
            true => Ok(Self::Below(whole)),
            false => Err(told("it is no folder".to_owned())),
        }
    }

    /// One word for programs.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Anywhere => "anywhere",
            Self::Below(_) => "folder",
            Self::None => "none",
        }
    }

    /// The file that a path of a request means, if it may be touched.
    pub fn reach(&self, path: &Path) -> Result<PathBuf, Fault> {
        if is_dash(path) {
            // Standard input and output carry the conversation itself.
            return Err(Fault::new("file", "“-” is not the name of a file here"));
        }
        let folder = match self {
            Self::Anywhere => return Ok(path.to_owned()),
            Self::None => {
                let why = "the program was started with --no-files: it touches no file";
                return Err(Fault::new("file", why));
            }
            Self::Below(folder) => folder,
        };
        let outside = || {
            let why = "the program was started with --folder, and the file is not in that folder";
            Fault::new("file", why)
        };
        let down = |c: Component<'_>| matches!(c, Component::Normal(_) | Component::CurDir);
        if !path.components().all(down) {
            return Err(outside());
        }
        let file = folder.join(path);
        // A link must not lead out, neither the file nor a folder on the way.
        let real = match fs::symlink_metadata(&file) {
            Ok(_) => fs::canonicalize(&file),
            Err(_) => fs::canonicalize(file.parent().unwrap_or(folder)),
        };
        match real {
            Ok(real) if real.starts_with(folder) => Ok(file),
            Ok(_) => Err(outside()),
            Err(e) => Err(Fault::new("file", format!("{}: {e}", path.display()))),
        }
    }
}

/// Writes a saved game: to a new name, or in place of another saved game if
/// `force` says so; never in place of anything else.
pub(crate) fn write(path: &Path, text: &str, force: bool, systems: &[Entry]) -> Result<(), Fault> {
    let failed = |e: SaveError| Fault::new("file", e.reason());
    match save_new(path, text, Durability::Crash) {
        Err(e) if e.failure == SaveFailure::Exists => {}
        other => return other.map_err(failed),
    }
    let refused = |why: &str| Fault::new("file", format!("{} {why}", path.display()));
    if !force {
        let why = "exists already; nothing is replaced without “force”: true";
        return Err(refused(why));
    }
    let game = file_bytes(path)
        .is_ok_and(|bytes| AnyGame::read(&bytes).is_ok() || table::read(systems, &bytes).is_ok());
    if !game {
        return Err(refused("is no saved game and is not replaced"));
    }
    save_atomic(path, text, Durability::Crash).map_err(failed)
}
