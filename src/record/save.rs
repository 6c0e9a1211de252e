//! Writing a file so that at every moment, whatever happens, either the old
//! file or the new one is there.

use super::names::{NUMBERS, names_of_replaced};
use std::fs::{self, File, Metadata};
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
    /// The file is another user's, and would become ours.
    AnothersFile,
    /// There is something of that name, and nothing is to be replaced.
    Exists,
    /// There is a folder of that name.
    IsAFolder,
    /// The name ends as only a folder's does.
    NamesAFolder,
    /// The name is a link to a file that is not there.
    DeadLink,
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
            ErrorKind::AlreadyExists => Self::Exists,
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
/// links to a file elsewhere keeps linking to it, and whose it is and who may
/// read it stays as it was.
///
/// # Errors
/// With a sentence that says what to do. The old file is untouched.
pub fn save_atomic(
    path: &Path,
    contents: &(impl AsRef<[u8]> + ?Sized),
    durability: Durability,
) -> Result<(), SaveError> {
    let fail = |source| SaveError::new(path, source);
    let old = replaceable(path)?;
    // A link is followed; a file that does not exist yet is its own target.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = folder_of(&target);
    let file = written(folder, contents.as_ref(), durability).map_err(fail)?;
    if let Some(old) = old {
        bequeath(file.as_file(), &old).map_err(|source| SaveError {
            failure: SaveFailure::AnothersFile,
            ..fail(source)
        })?;
    }
    file.persist(&target).map_err(|e| fail(e.error))?;
    if durability == Durability::Power {
        sync_folder(folder);
    }
    Ok(())
}

/// As [`save_atomic`], but for a name that nothing has yet: whatever has it by
/// now, also a link to nowhere or what another program made a moment ago, stays
/// ([`SaveFailure::Exists`]).
///
/// # Errors
/// With a sentence that says what to do.
pub fn save_new(
    path: &Path,
    contents: &(impl AsRef<[u8]> + ?Sized),
    durability: Durability,
) -> Result<(), SaveError> {
    let fail = |source| SaveError::new(path, source);
    named_as_a_file(path)?;
    if fs::symlink_metadata(path).is_ok() {
        return Err(fail(ErrorKind::AlreadyExists.into()));
    }
    let folder = folder_of(path);
    let file = written(folder, contents.as_ref(), durability).map_err(fail)?;
    file.persist_noclobber(path).map_err(|e| fail(e.error))?;
    if durability == Durability::Power {
        sync_folder(folder);
    }
    Ok(())
}

/// As [`save_new`], in a folder that is made if need be, under the first name that nothing
/// has yet: the stem, or the stem and a number from 2 on. Where that is.
///
/// # Errors
/// With a sentence that says what to do.
pub fn save_numbered(
    folder: &Path,
    stem: &str,
    ending: &str,
    contents: &(impl AsRef<[u8]> + ?Sized),
    durability: Durability,
) -> Result<PathBuf, SaveError> {
    fs::create_dir_all(folder).map_err(|why| SaveError::new(folder, why))?;
    let named = |n: usize| match n {
        1 => folder.join(format!("{stem}.{ending}")),
        n => folder.join(format!("{stem} {n}.{ending}")),
    };
    for path in (1..=NUMBERS).map(named) {
        match save_new(&path, contents, durability) {
            Err(why) if why.failure == SaveFailure::Exists => {}
            done => return done.map(|()| path),
        }
    }
    Err(SaveError::new(&named(1), ErrorKind::AlreadyExists.into()))
}

/// As [`save_atomic`], but what was there is kept beside it, under a name of its
/// own that nothing had: which one, if there was anything.
///
/// # Errors
/// With a sentence that says what to do. The old file is untouched, under its
/// name.
pub fn save_keeping(
    path: &Path,
    contents: &(impl AsRef<[u8]> + ?Sized),
    durability: Durability,
) -> Result<Option<PathBuf>, SaveError> {
    let kept = match replaceable(path)? {
        None => None,
        Some(_) => Some(keep_copy(path)?),
    };
    match save_atomic(path, contents, durability) {
        Ok(()) => Ok(kept),
        Err(error) => {
            if let Some(kept) = kept {
                // What it is a copy of is still there under its own name.
                let _ = fs::remove_file(kept);
            }
            Err(error)
        }
    }
}

/// Gives what is in a file a second name beside it that nothing has yet.
fn keep_copy(path: &Path) -> Result<PathBuf, SaveError> {
    let fail = |source| SaveError::new(path, source);
    let target = fs::canonicalize(path).map_err(fail)?;
    for copy in names_of_replaced(path) {
        match fs::hard_link(&target, &copy) {
            Ok(()) => return Ok(copy),
            Err(e) if e.kind() == ErrorKind::AlreadyExists => continue,
            Err(_) if fs::symlink_metadata(&copy).is_ok() => continue,
            // Not every disk can give two names to a file.
            Err(_) => {}
        }
        let old = fs::read(&target).map_err(fail)?;
        match save_new(&copy, &old, Durability::Power) {
            Ok(()) => return Ok(copy),
            Err(e) if e.failure == SaveFailure::Exists => {}
            Err(e) => return Err(e),
        }
    }
    Err(fail(ErrorKind::AlreadyExists.into()))
}

/// What is at `path`, if it is a file of a kind that a new one may take the
/// place of; `None` when nothing is.
fn replaceable(path: &Path) -> Result<Option<Metadata>, SaveError> {
    let refuse = |failure, source: ErrorKind| {
        let error = SaveError::new(path, source.into());
        Err(SaveError { failure, ..error })
    };
    named_as_a_file(path)?;
    let Ok(old) = fs::metadata(path) else {
        return match fs::symlink_metadata(path).is_ok_and(|m| m.is_symlink()) {
            true => refuse(SaveFailure::DeadLink, ErrorKind::NotFound),
            false => Ok(None),
        };
    };
    if old.is_dir() {
        return refuse(SaveFailure::IsAFolder, ErrorKind::IsADirectory);
    }
    if !old.is_file() {
        return refuse(SaveFailure::NotAFile, ErrorKind::InvalidInput);
    }
    // The files of a page have no permissions, which looks as if nobody might write them.
    if !cfg!(target_family = "wasm") && old.permissions().readonly() {
        return refuse(SaveFailure::ReadOnlyFile, ErrorKind::PermissionDenied);
    }
    Ok(Some(old))
}

/// Refuses what no file can be called.
fn named_as_a_file(path: &Path) -> Result<(), SaveError> {
    let failure = match path.as_os_str().as_encoded_bytes().last() {
        None => SaveFailure::BadName,
        Some(&end) if std::path::is_separator(char::from(end)) => SaveFailure::NamesAFolder,
        Some(_) => return Ok(()),
    };
    let error = SaveError::new(path, ErrorKind::InvalidInput.into());
    Err(SaveError { failure, ..error })
}

/// Gives a new file the owner and the permissions of the one it replaces.
#[cfg(unix)]
pub(super) fn bequeath(new: &File, old: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, fchown};
    let ours = new.metadata()?;
    if ours.uid() != old.uid() {
        fchown(new, Some(old.uid()), None)?;
    }
    let mut mode = old.permissions().mode();
    if ours.gid() != old.gid() && fchown(new, None, Some(old.gid())).is_err() {
        // What its group may do is not for another one.
        mode &= !0o070;
    }
    // Some disks know no permissions; then there are none to keep.
    let _ = new.set_permissions(fs::Permissions::from_mode(mode));
    Ok(())
}

#[cfg(not(unix))]
fn bequeath(new: &File, old: &Metadata) -> io::Result<()> {
    // Some disks know no permissions; then there are none to keep.
    let _ = new.set_permissions(old.permissions());
    Ok(())
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// A file without its name yet, with everything in it.
fn written(folder: &Path, contents: &[u8], durability: Durability) -> io::Result<NamedTempFile> {
    // What is wrong with the folder is said of the folder, not of a file in it
    // that nobody has heard of.
    if !fs::metadata(folder)?.is_dir() {
        return Err(ErrorKind::NotADirectory.into());
    }
    let mut builder = tempfile::Builder::new();
    builder.prefix(HALF_WRITTEN).suffix(".tmp");
    #[cfg(unix)]
    {
        // As any file a program makes; the user's mask takes away from it.
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder).map_err(unnamed)?;
    file.write_all(contents).map_err(unnamed)?;
    if durability == Durability::Power {
        file.as_file().sync_all()?;
        // What an earlier program could not finish here, wherever this is.
        sweep(folder);
    }
    Ok(file)
}

/// What kind of error it is, without the name of the half-written file, which
/// nobody has heard of.
fn unnamed(error: io::Error) -> io::Error {
    match error.get_ref() {
        Some(_) => error.kind().into(),
        None => error,
    }
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
