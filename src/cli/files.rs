//! Files and standard input.

use crate::record::{MAX_BYTES, read_bounded};
use crate::systems::SYSTEMS;
use crate::words::tr;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Whether a name on the command line means standard input or output.
pub(crate) fn is_dash(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// What a file is called in sentences.
pub(crate) fn called(path: &Path) -> String {
    match is_dash(path) {
        true => tr!("standard-input"),
        false => path.display().to_string(),
    }
}

/// The bytes of a file, a pipe or standard input, one more than allowed if there
/// are far too many. Who names a pipe on the command line waits for it.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    let read = match is_dash(path) {
        true => bounded(io::stdin().lock()),
        false => File::open(path).and_then(bounded),
    };
    read.map_err(|e| unread(path, &e))
}

fn bounded(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The bytes of a file, for the protocol. A pipe is no file: it might never
/// end.
pub(crate) fn file_bytes(path: &Path) -> Result<Vec<u8>, String> {
    read_bounded(path, MAX_BYTES).map_err(|e| unread(path, &e))
}

/// Why a file cannot be read; of a word that may have been meant as a scenario,
/// with those that there are.
fn unread(path: &Path, why: &io::Error) -> String {
    let told = tr!("open-failed", file = called(path), system = why.to_string());
    let word = path.to_str().is_some_and(|p| !p.contains(['.', '/', '\\']));
    match why.kind() == ErrorKind::NotFound && word {
        true => {
            let starts = SYSTEMS.iter().flat_map(|entry| entry.starts);
            let known: Vec<&str> = starts.map(|start| start.id).collect();
            format!("{told}\n{}", tr!("scenarios-are", ids = known.join(", ")))
        }
        false => told,
    }
}

/// A seed nobody has asked for.
pub(crate) fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher as _, Hasher as _, RandomState};
    // Short enough to be read out in class.
    RandomState::new().build_hasher().finish() % 1_000_000_000
}
