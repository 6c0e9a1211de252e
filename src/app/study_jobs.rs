//! Reading, writing and printing studies. What takes long is done beside the window, and
//! can be stopped.

use super::Notice;
use super::background::Background;
use super::draft::{OwnFile, Shelf};
use super::games::file_name;
use crate::engine::Progress;
use crate::json::Fault;
use crate::record::fault::guarded;
use crate::record::{FileMark, read_bounded};
use crate::study::{self, MAX_BYTES, Readers, StudyFile};
use crate::words::tr;
use std::path::{Path, PathBuf};
use std::task::Poll;

/// A file of so many bytes is read and written at once, and a longer one beside the
/// window.
const AT_ONCE: usize = 1024 * 1024;

/// So many faults of a file are told.
const FAULTS: usize = 5;

/// A study that was read, and what is wrong with its file in words.
pub(super) type StudyOfFile = (StudyFile, Option<String>);

/// A study file that was read.
pub(super) struct StudyCame {
    pub path: PathBuf,
    /// What the file held before it was read, and how long it was.
    pub mark: Option<FileMark>,
    pub bytes: usize,
    /// The study, or why it cannot be opened.
    pub read: Result<StudyOfFile, String>,
}

/// How a study is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Writes {
    /// Where the next start looks for it.
    Keep,
    /// In its file.
    Save,
    /// In this file from now on.
    SaveAt(PathBuf),
    /// Among the user's own, under a name that nothing has.
    SaveBeside,
}

/// What came of writing a study.
pub(super) struct StudyWritten {
    /// Its file from now on.
    pub file: OwnFile,
    pub bytes: usize,
    pub came: WritingCame,
}

/// What came of it, by what it was for.
pub(super) enum WritingCame {
    /// Whether it is kept, and what is told.
    Kept(bool, Option<Notice>),
    /// Where it is saved, or why it is not.
    Saved(Result<PathBuf, String>),
}

/// A study on its way into a file.
pub(super) struct Writing {
    pub how: Writes,
    /// The state of the study that is written.
    pub state: u64,
    work: Background<StudyWritten>,
}

/// Pages of a study that are being made, whichever study is looked at meanwhile.
pub(super) struct Printing {
    /// What the study is called.
    pub title: String,
    work: Background<Result<Vec<u8>, String>>,
}

/// A study that is being read.
pub(super) struct Reading {
    pub path: PathBuf,
    work: Background<StudyCame>,
}

/// What goes on beside the window, for the window of the study.
#[derive(Default)]
pub(in crate::app) struct StudyAtWork {
    /// The study that is read, and how far.
    pub reads: Option<(String, f32)>,
    /// How far its pages are.
    pub prints: Option<f32>,
}

/// Many faults, one a line, and how many more there are.
fn in_words(faults: &[Fault]) -> String {
    let mut told: Vec<String> = faults.iter().take(FAULTS).map(Fault::to_string).collect();
    let more = faults.len().saturating_sub(FAULTS);
    if more > 0 {
        told.push(tr!("stops-more", n = more));
    }
    told.join("\n")
}

/// Reads a file; `None` if that was stopped.
fn came(path: &Path, control: &Progress) -> Option<StudyCame> {
    let file = file_name(path);
    let refused = |mark, bytes, why| {
        Some(StudyCame {
            path: path.to_owned(),
            mark,
            bytes,
            read: Err(why),
        })
    };
    let bytes = match read_bounded(path, MAX_BYTES) {
        Ok(bytes) => bytes,
        Err(why) => {
            let why = why.to_string();
            let told = tr!("stops-unreadable", file = file.as_str(), why = why);
            return refused(None, 0, told);
        }
    };
    // What changes after this is seen as a change.
    let mark = Some(FileMark::of(&bytes));
    let read = match study::read_watched(&bytes, control)? {
        Ok(read) => read,
        Err(faults) => {
            let told = in_words(&faults);
            let told = tr!("stops-refused", file = file.as_str(), told = told);
            return refused(mark, bytes.len(), told);
        }
    };
    let damage = (!read.damage.is_empty()).then(|| {
        let told = in_words(&read.damage);
        tr!("stops-faults", file = file.as_str(), told = told)
    });
    Some(StudyCame {
        path: path.to_owned(),
        mark,
        bytes: bytes.len(),
        read: Ok((read.study, damage)),
    })
}

/// Reads a file, however long it is.
pub(super) fn read_now(path: &Path) -> StudyCame {
    let came = came(path, &Progress::default());
    came.unwrap_or_else(|| unreachable!("nobody stops it"))
}

/// Reads a file: at once, or beside the window if it is long.
pub(super) fn read(path: PathBuf) -> Result<StudyCame, Reading> {
    let long = std::fs::metadata(&path).is_ok_and(|data| data.len() > AT_ONCE as u64);
    if !long {
        return Ok(read_now(&path));
    }
    let file = path.clone();
    let work = Background::begin(move |control| {
        let came = guarded(|| came(&file, control));
        came.unwrap_or_else(|| {
            Some(StudyCame {
                path: file,
                mark: None,
                bytes: 0,
                read: Err(tr!("picture-fault")),
            })
        })
    });
    Err(Reading { path, work })
}

impl Reading {
    /// What was read, if it is done; nothing if it was stopped.
    pub(super) fn hear(&self) -> Poll<Option<StudyCame>> {
        self.work.hear()
    }

    /// The study that is read, and how far.
    pub(super) fn told(&self) -> (String, f32) {
        (file_name(&self.path), self.work.share())
    }
}

/// Writes a study; `None` if that was stopped, and then nothing is written.
fn written(
    study: &StudyFile,
    mut file: OwnFile,
    shelf: &Shelf,
    how: &Writes,
    control: &Progress,
) -> Option<StudyWritten> {
    let text = study.write_watched(control)?;
    let named = (study.title.as_str(), text.as_str());
    let came = match how {
        Writes::Keep => {
            let (kept, told) = file.keep(shelf, named);
            WritingCame::Kept(kept, told)
        }
        Writes::Save => WritingCame::Saved(file.save(shelf, named)),
        Writes::SaveAt(path) => WritingCame::Saved(file.save_at(shelf, path, &text)),
        Writes::SaveBeside => WritingCame::Saved(file.set_aside(shelf, named)),
    };
    Some(StudyWritten {
        file,
        bytes: text.len(),
        came,
    })
}

/// Writes a study now, however long it is.
pub(super) fn write_now(
    study: &StudyFile,
    file: OwnFile,
    shelf: &Shelf,
    how: &Writes,
) -> StudyWritten {
    let written = written(study, file, shelf, how, &Progress::default());
    written.unwrap_or_else(|| unreachable!("nobody stops it"))
}

/// Whether a study whose file is so long is written beside the window.
pub(super) const fn is_long(bytes: usize) -> bool {
    bytes > AT_ONCE
}

impl Writing {
    /// Writes a study beside the window.
    pub(super) fn begin(
        study: StudyFile,
        file: OwnFile,
        shelf: Shelf,
        (how, state): (Writes, u64),
    ) -> Self {
        let wanted = how.clone();
        let job = move |control: &Progress| {
            guarded(|| written(&study, file, &shelf, &wanted, control)).flatten()
        };
        Self {
            how,
            state,
            work: Background::begin(job),
        }
    }

    /// What came of it, if it is done; nothing if it was stopped.
    pub(super) fn hear(&self) -> Poll<Option<StudyWritten>> {
        self.work.hear()
    }

    /// The same, waited for.
    pub(super) fn wait(&self) -> Option<StudyWritten> {
        self.work.wait()
    }

    /// How far it is.
    pub(super) fn share(&self) -> f32 {
        self.work.share()
    }

    /// Asks it to end without anything written.
    pub(super) fn stop(&self) {
        self.work.stop();
    }
}

impl Printing {
    /// Makes the pages of a study beside the window.
    pub(super) fn begin(study: StudyFile, readers: Readers) -> Self {
        let title = study.title.clone();
        let made = move |control: &Progress| study::printed(&study, readers, control);
        let job = move |control: &Progress| match guarded(|| made(control)) {
            Some(made) => made.map(|made| made.map_err(|why| why.to_string())),
            None => Some(Err(tr!("picture-fault"))),
        };
        Self {
            title,
            work: Background::begin(job),
        }
    }

    /// The pages, if they are made; nothing if that was stopped.
    pub(super) fn hear(&self) -> Poll<Option<Result<Vec<u8>, String>>> {
        self.work.hear()
    }

    /// How far it is.
    pub(super) fn share(&self) -> f32 {
        self.work.share()
    }

    /// Asks it to end.
    pub(super) fn stop(&self) {
        self.work.stop();
    }
}
