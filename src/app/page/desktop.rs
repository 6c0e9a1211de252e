//! What a browser does for the program: it gives it files of the computer, and gives
//! files of the program to the computer.

use super::super::desktop::{AskedFile, Desktop, Picked};
use super::super::errands::numbered;
use super::Wake;
use super::output::Message;
use crate::record::{Durability, EXTENSION, MAX_BYTES, file_stem, read_bounded, save_atomic};
use crate::study;
use std::collections::VecDeque;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Where the page puts files of the computer, and where files for it are written. The
/// browser does not keep them.
const EXCHANGE: &str = "/files";

/// The browser.
pub(super) struct Browser {
    /// Where games are kept.
    games: PathBuf,
    /// Where studies are kept.
    studies: PathBuf,
    /// Who waits for a file of the computer, the first first.
    picking: Mutex<VecDeque<Sender<Option<PathBuf>>>>,
    /// Files that somebody wants, until they are written.
    awaited: Mutex<Vec<PathBuf>>,
    tell: Sender<Wake>,
}

/// Nothing is ever half done under these locks.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Browser {
    /// A browser that keeps games and studies there, and passes on through `tell` what is
    /// asked of it.
    pub(super) fn new(games: PathBuf, studies: PathBuf, tell: Sender<Wake>) -> Self {
        Self {
            games,
            studies,
            picking: Mutex::default(),
            awaited: Mutex::default(),
            tell,
        }
    }

    /// The page has answered: this file, or none.
    pub(super) fn picked(&self, picked: Option<PathBuf>) {
        if let Some(first) = locked(&self.picking).pop_front() {
            // Whoever asked may have gone.
            let _ = first.send(picked);
        }
    }

    /// Gives the computer what somebody wanted of it and has been written since.
    pub(super) fn give_what_was_written(&self) {
        locked(&self.awaited).retain(|path| !self.show(path));
    }

    fn tell(&self, message: Message) -> bool {
        self.tell.send(Wake::Tell(message)).is_ok()
    }

    /// Where files of this kind are kept, if the browser keeps them.
    fn shelf(&self, ending: &str) -> Option<&Path> {
        match ending {
            EXTENSION => Some(&self.games),
            study::EXTENSION => Some(&self.studies),
            _ => None,
        }
    }

    /// Takes a file of the computer in, so that it is there next time, too; where it is.
    /// What was taken in before as it is now is not there twice. What is neither a game nor
    /// a study stays where the page put it: nothing is ever saved there.
    pub(super) fn take_in(&self, file: PathBuf) -> PathBuf {
        let ending = file.extension().unwrap_or_default().to_ascii_lowercase();
        let (shelf, ending) = match ending.to_str() {
            Some("json") => return file,
            Some(study::EXTENSION) => (&self.studies, study::EXTENSION),
            // Whatever it is called, it is opened as a game.
            _ => (&self.games, EXTENSION),
        };
        let Some(bytes) = read_bounded(&file, MAX_BYTES).ok() else {
            return file;
        };
        // What is too long is refused in words when it is opened.
        if bytes.len() > MAX_BYTES {
            return file;
        }
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let stem = file_stem(&stem);
        let name = shelf.join(format!("{stem}.{ending}"));
        let place = numbered(name, ending).find(|place| match fs::read(place) {
            Ok(there) => there == bytes,
            Err(why) => why.kind() == ErrorKind::NotFound,
        });
        let taken = place.filter(|place| {
            let made = fs::create_dir_all(shelf).is_ok();
            made && save_atomic(place, &bytes, Durability::Power).is_ok()
        });
        taken.unwrap_or(file)
    }
}

impl Desktop for Browser {
    /// A file to be read is one of the computer, which the browser lets somebody choose. A
    /// file to be written gets its name here, and is given to the computer when it is
    /// there: the browser knows where to, or asks then.
    fn ask(&self, asked: &AskedFile) -> Picked {
        if let Some(name) = &asked.name {
            let shelf = self.shelf(asked.ending).unwrap_or(Path::new(EXCHANGE));
            let mut awaited = locked(&self.awaited);
            let is_free = |place: &PathBuf| !place.exists() && !awaited.contains(place);
            let Some(free) = numbered(shelf.join(name), asked.ending).find(is_free) else {
                return Picked::Nothing;
            };
            awaited.push(free.clone());
            return Picked::File(free);
        }
        let (tell, hear) = channel();
        locked(&self.picking).push_back(tell);
        if !self.tell(Message::ask(&asked.title, asked.ending)) {
            return Picked::Nothing;
        }
        let picked = hear.recv().ok().flatten();
        picked.map_or(Picked::Nothing, |file| Picked::File(self.take_in(file)))
    }

    /// The computer is given the file.
    fn show(&self, path: &Path) -> bool {
        path.is_file() && self.tell(Message::offer(path))
    }

    fn throw_away(&self, _: &Path) -> bool {
        false
    }

    fn take_back(&self, _: &Path) -> bool {
        false
    }

    fn is_page(&self) -> bool {
        true
    }
}
