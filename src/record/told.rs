//! What went wrong with files, in sentences of the language spoken. They begin
//! small, because the name of the file or a place in it comes before them.

use super::save::{SaveError, SaveFailure};
use super::settings::Complaint;
use super::store::{HOME_VARIABLE, OpenError};
use crate::words::tr;
use std::error::Error;
use std::fmt::{Display, Formatter, Result};

impl SaveFailure {
    /// What happened.
    fn told(self) -> String {
        match self {
            Self::DiskFull => tr!("save-disk-full"),
            Self::NoSuchFolder => tr!("save-no-such-folder"),
            Self::NotAFolder => tr!("save-not-a-folder"),
            Self::ReadOnlyDisk => tr!("save-read-only-disk"),
            Self::NoPermission => tr!("save-no-permission"),
            Self::ReadOnlyFile => tr!("save-read-only-file"),
            Self::AnothersFile => tr!("save-anothers-file"),
            Self::Exists => tr!("save-exists"),
            Self::IsAFolder => tr!("save-is-a-folder"),
            Self::NamesAFolder => tr!("save-names-a-folder"),
            Self::DeadLink => tr!("save-dead-link"),
            Self::NotAFile => tr!("save-not-a-file"),
            Self::BadName => tr!("save-bad-name"),
            Self::Other => tr!("save-refused"),
        }
    }

    /// What somebody in front of the window can do about it.
    fn advice(self) -> String {
        match self {
            Self::DiskFull => tr!("advice-free-space"),
            Self::NoSuchFolder | Self::NotAFolder | Self::NoPermission | Self::Other => {
                tr!("advice-other-folder", variable = HOME_VARIABLE)
            }
            Self::ReadOnlyDisk => tr!("advice-other-disk", variable = HOME_VARIABLE),
            Self::NamesAFolder => tr!("advice-own-name"),
            Self::ReadOnlyFile
            | Self::AnothersFile
            | Self::Exists
            | Self::IsAFolder
            | Self::DeadLink
            | Self::NotAFile
            | Self::BadName => tr!("advice-other-name"),
        }
    }
}

impl SaveError {
    /// What happened, for where nothing can be chosen: without advice, and with
    /// the system's own words only if there are no better ones.
    #[must_use]
    pub fn reason(&self) -> String {
        let folder = self.path.parent().filter(|f| !f.as_os_str().is_empty());
        let why = match (self.failure, folder) {
            (SaveFailure::NoSuchFolder, Some(folder)) => {
                tr!("save-missing-folder", folder = folder.display().to_string())
            }
            (SaveFailure::Other, _) => self.source.to_string(),
            (failure, _) => failure.told(),
        };
        let file = self.path.display().to_string();
        tr!("not-written", file = file, why = why)
    }
}

impl Display for SaveError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&tr!(
            "save-failed",
            file = self.path.display().to_string(),
            why = self.failure.told(),
            advice = self.failure.advice(),
            system = self.source.to_string()
        ))
    }
}

impl Error for SaveError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.source)
    }
}

impl Display for OpenError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Disk { path, source } => {
                let (file, system) = (path.display().to_string(), source.to_string());
                f.write_str(&tr!("open-failed", file = file, system = system))
            }
            Self::Read { path, why } => write!(f, "{}: {why}", path.display()),
        }
    }
}

impl Error for OpenError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Disk { source, .. } => Some(source),
            Self::Read { .. } => None,
        }
    }
}

impl Display for Complaint {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&match self {
            Self::TooLarge => tr!("settings-too-large"),
            Self::Damaged(what) => tr!("settings-damaged", what = what.as_str()),
            Self::Fields { names, more: 0 } => {
                tr!("settings-fields", which = names.join(", "))
            }
            Self::Fields { names, more } => {
                let which = names.join(", ");
                tr!("settings-fields-more", which = which, n = *more)
            }
            Self::Unreadable { path, why } => {
                let file = path.display().to_string();
                tr!("settings-unreadable", file = file, system = why.as_str())
            }
        })
    }
}
