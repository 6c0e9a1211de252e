//! Writing a file so that at every moment, whatever happens, either the old
//! file or the new one is there.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// How the names of files begin that are being written.
pub(super) const HALF_WRITTEN: &str = ".hellsgate-";

/// What a file has to survive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Durability {
    /// A power cut: text and name are on the disk before the call returns.
    Power,
    /// The end of the program at any moment. Twenty times as fast, because
    /// the system writes to the disk when it likes; a power cut may take the
    /// last seconds, and on some file systems the file.
    Crash,
}

/// Why a file or folder could not be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveFailure {
    /// No room, or a quota is used up.
    DiskFull,
    /// The folder does not exist.
    NoSuchFolder,
    /// The folder, or something on the way to it, is a file.
    NotAFolder,
    /// The disk can only be read.
    ReadOnlyDisk,
    /// Not allowed to write in the folder.
    NoPermission,
    /// The file is marked as read-only.
    ReadOnlyFile,
    /// There is a folder of that name.
    IsAFolder,
    /// The name belongs to a device or a pipe.
    NotAFile,
    /// The name is too long or has letters the disk does not take.
    BadName,
    /// Something else; the system's own words tell.
    Other,
}

impl SaveFailure {
    fn of(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                Self::DiskFull
            }
            ErrorKind::NotFound => Self::NoSuchFolder,
            ErrorKind::NotADirectory => Self::NotAFolder,
            ErrorKind::ReadOnlyFilesystem => Self::ReadOnlyDisk,
            ErrorKind::PermissionDenied => Self::NoPermission,
            ErrorKind::IsADirectory => Self::IsAFolder,
            ErrorKind::InvalidFilename | ErrorKind::InvalidInput => Self::BadName,
            _ => Self::Other,
        }
    }
}

/// A file or folder that could not be written. What was there before is
/// unchanged.
#[derive(Debug)]
pub struct SaveError {
    /// The file.
    pub path: PathBuf,
    /// What happened.
    pub failure: SaveFailure,
    /// The system's own words.
    pub source: io::Error,
}

impl SaveError {
    pub(super) fn new(path: &Path, source: io::Error) -> Self {
        Self {
            path: path.to_owned(),
            failure: SaveFailure::of(&source),
            source,
        }
    }
}

/// Puts `contents` in the file at `path`, in place of what was there. A name that
/// links to a file elsewhere keeps linking to it, and who may read it stays as
/// it was.
///
/// # Errors
/// With a sentence that says what to do. The old file is untouched.
pub fn save_atomic(
    path: &Path,
    contents: &(impl AsRef<[u8]> + ?Sized),
    durability: Durability,
) -> Result<(), SaveError> {
    let fail = |source| SaveError::new(path, source);
    let refuse = |failure, source: ErrorKind| SaveError {
        failure,
        ..fail(source.into())
    };
    let old = fs::metadata(path).ok();
    if let Some(old) = &old {
        if old.is_dir() {
            return Err(fail(ErrorKind::IsADirectory.into()));
        }
        if !old.is_file() {
            return Err(refuse(SaveFailure::NotAFile, ErrorKind::InvalidInput));
        }
        if old.permissions().readonly() {
            return Err(refuse(
                SaveFailure::ReadOnlyFile,
                ErrorKind::PermissionDenied,
            ));
        }
    }
    // A link is followed; a file that does not exist yet is its own target.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = folder_of(&target);
    let file = written(folder, contents.as_ref(), durability).map_err(fail)?;
    if let Some(old) = old {
        // Some disks know no permissions; then there are none to keep.
        let _ = file.as_file().set_permissions(old.permissions());
    }
    file.persist(&target).map_err(|e| fail(e.error))?;
    if durability == Durability::Power {
        sync_folder(folder);
    }
    Ok(())
}

/// As [`save_atomic`], but for a name that nothing has yet: `false` when there is
/// something of that name, also when another program made it a moment ago.
///
/// # Errors
/// With a sentence that says what to do.
pub fn save_new(path: &Path, contents: &str, durability: Durability) -> Result<bool, SaveError> {
    let fail = |source| SaveError::new(path, source);
    if fs::symlink_metadata(path).is_ok() {
        return Ok(false);
    }
    let folder = folder_of(path);
    let file = written(folder, contents.as_bytes(), durability).map_err(fail)?;
    match file.persist_noclobber(path) {
        Ok(_) => {}
        Err(e) if e.error.kind() == ErrorKind::AlreadyExists => return Ok(false),
        Err(e) => return Err(fail(e.error)),
    }
    if durability == Durability::Power {
        sync_folder(folder);
    }
    Ok(true)
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// A file without its name yet, with everything in it.
fn written(folder: &Path, contents: &[u8], durability: Durability) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(HALF_WRITTEN).suffix(".tmp");
    #[cfg(unix)]
    {
        // As any file a program makes; the user's mask takes away from it.
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(contents)?;
    if durability == Durability::Power {
        file.as_file().sync_all()?;
    }
    Ok(file)
}

/// Puts the new name on the disk. Not every system can; the file is in its
/// place by now, so failing here takes nothing away.
fn sync_folder(folder: &Path) {
    if cfg!(unix)
        && let Ok(folder) = File::open(folder)
    {
        let _ = folder.sync_all();
    }
}

/// Removes what writing left behind when the program was ended in its midst.
/// Files younger than an hour may still be in the making.
pub(super) fn sweep(folder: &Path) {
    const HOUR: std::time::Duration = std::time::Duration::from_secs(3600);
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let ours = name
            .to_str()
            .is_some_and(|n| n.starts_with(HALF_WRITTEN) && n.ends_with(".tmp"));
        let age = entry.metadata().and_then(|m| m.modified()).ok();
        let age = age.and_then(|m| m.elapsed().ok());
        if ours && age.is_some_and(|age| age > HOUR) {
            // Only tidying: what cannot be removed stays.
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap().flatten();
        let mut names: Vec<String> = entries
            .map(|e| e.file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_made_and_replaced_and_nothing_is_left_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game");
        for durability in [Durability::Power, Durability::Crash] {
            for text in ["old", "a longer new one", ""] {
                save_atomic(&path, text, durability).unwrap();
                assert_eq!(fs::read_to_string(&path).unwrap(), text);
            }
        }
        assert_eq!(names(folder.path()), ["game"]);
    }

    #[test]
    fn a_failed_save_leaves_the_old_file_and_says_what_to_do() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game");
        fs::write(&path, "old").unwrap();
        let refused = |path: &Path, failure, words: &str| {
            let error = save_atomic(path, "new", Durability::Power).unwrap_err();
            assert_eq!(error.failure, failure, "{error}");
            assert!(error.to_string().contains(words), "{error}");
        };
        refused(
            &folder.path().join("no/game"),
            SaveFailure::NoSuchFolder,
            "does not exist",
        );
        refused(
            &path.join("game"),
            SaveFailure::NotAFolder,
            "in truth a file",
        );
        refused(folder.path(), SaveFailure::IsAFolder, "folder of that name");
        let long = folder.path().join("x".repeat(300)).join("y");
        refused(&long, SaveFailure::BadName, "too long");
        let mut permissions = fs::metadata(&path).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).unwrap();
        refused(&path, SaveFailure::ReadOnlyFile, "read-only");
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(names(folder.path()), ["game"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_that_may_not_be_written_in_leaves_the_old_file() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game");
        fs::write(&path, "old").unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).unwrap();
        let saved = save_atomic(&path, "new", Durability::Power);
        let text = fs::read_to_string(&path).unwrap();
        match saved {
            // The administrator may write anywhere.
            Ok(()) => assert_eq!(text, "new"),
            Err(error) => {
                assert_eq!(error.failure, SaveFailure::NoPermission);
                assert_eq!(text, "old");
            }
        }
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_leaves_the_old_file() {
        // A disk of our own takes an administrator; the sentence at least.
        let error = SaveError::new(Path::new("game"), ErrorKind::StorageFull.into());
        assert!(error.to_string().contains("Free some space"), "{error}");
        let error = SaveError::new(Path::new("game"), ErrorKind::ReadOnlyFilesystem.into());
        assert!(error.to_string().contains("on another disk"), "{error}");
    }

    #[test]
    fn a_new_name_never_replaces_anything() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game");
        assert!(save_new(&path, "first", Durability::Crash).unwrap());
        assert!(!save_new(&path, "second", Durability::Crash).unwrap());
        assert_eq!(fs::read_to_string(&path).unwrap(), "first");
        assert_eq!(names(folder.path()), ["game"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_device_is_no_file_and_stays_a_device() {
        use std::os::unix::fs::FileTypeExt as _;
        // By a link, so that nothing is lost should this fail.
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("game");
        std::os::unix::fs::symlink("/dev/null", &link).unwrap();
        let error = save_atomic(&link, "new", Durability::Power).unwrap_err();
        assert_eq!(error.failure, SaveFailure::NotAFile);
        let kind = fs::metadata("/dev/null").unwrap().file_type();
        assert!(kind.is_char_device());
        assert_eq!(names(folder.path()), ["game"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_private_file_stays_private() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game");
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        save_atomic(&path, "new", Durability::Power).unwrap();
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_keeps_linking() {
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("game"), folder.path().join("link"));
        fs::write(&path, "old").unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        save_atomic(&link, "new", Durability::Power).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }
}
