//! What lessons and studies have in common while they are put together: what was done to
//! them, their file, and where they are kept until it has them. An edited scenario has its
//! file from here, too.

use super::Notice;
use crate::record::{Durability, FileMark, Store, file_stem, save_atomic, save_new, save_numbered};
use std::path::{Path, PathBuf};

/// So many changes can be taken back.
const PAST: usize = 200;

/// What something was before each change, and before that was taken back.
pub(super) struct Changes<T> {
    past: Vec<T>,
    undone: Vec<T>,
    /// What the last change was about: typing on is one change.
    typed: Option<egui::Id>,
}

impl<T> Default for Changes<T> {
    fn default() -> Self {
        Self {
            past: Vec::new(),
            undone: Vec::new(),
            typed: None,
        }
    }
}

impl<T> Changes<T> {
    /// Notes a change of what it was `before`; `by` is the field that is typed in.
    pub(super) fn note(&mut self, by: Option<egui::Id>, before: impl FnOnce() -> T) {
        self.undone.clear();
        if by.is_some() && by == self.typed {
            return;
        }
        self.typed = by;
        self.past.push(before());
        if self.past.len() > PAST {
            self.past.remove(0);
        }
    }

    /// Typing in the same field again is a change of its own.
    pub(super) fn typed_up(&mut self) {
        self.typed = None;
    }

    /// Whether a change can be taken back, or made again.
    pub(super) fn can_step(&self, back: bool) -> bool {
        !match back {
            true => self.past.is_empty(),
            false => self.undone.is_empty(),
        }
    }

    /// Takes a change back, or makes it again: `swap` puts in place what it was and gives
    /// what it is now. Whether there was one.
    pub(super) fn step(&mut self, back: bool, swap: impl FnOnce(T) -> T) -> bool {
        let (from, to) = match back {
            true => (&mut self.past, &mut self.undone),
            false => (&mut self.undone, &mut self.past),
        };
        let Some(other) = from.pop() else {
            return false;
        };
        to.push(swap(other));
        self.typed = None;
        true
    }
}

/// Where things of a kind are saved, and where the one that is put together is kept
/// before that.
#[derive(Clone)]
pub(super) struct Shelf {
    /// The folder of the user's own.
    pub folder: PathBuf,
    /// What their files end in, without the dot.
    pub ending: &'static str,
    /// The longest file, in bytes.
    pub most: usize,
    /// Where the next start looks for what was not saved.
    pub draft: PathBuf,
}

impl Shelf {
    /// The shelf of a kind in the folder of the user's own, with a file of this name for what
    /// was not saved.
    pub(super) fn of(
        store: &Store,
        folder: PathBuf,
        (ending, most): (&'static str, usize),
        draft: &str,
    ) -> Self {
        Self {
            folder,
            ending,
            most,
            draft: store.root().join(draft),
        }
    }

    /// What a file of this kind holds now; `None` if it cannot be got.
    pub(super) fn mark(&self, path: &Path) -> Option<FileMark> {
        FileMark::within(path, self.most)
    }
}

/// The file of something that is put together.
#[derive(Clone, Default)]
pub(super) struct OwnFile {
    /// Where it was saved, and what that held when it was read or written.
    saved: Option<(PathBuf, Option<FileMark>)>,
    /// Where it is kept until it is saved, and what that held then.
    kept: Option<(PathBuf, Option<FileMark>)>,
    /// Whether it could not be kept, and that was told.
    unkept: bool,
}

impl OwnFile {
    /// A file that was read; `mark` is of before it was.
    pub(super) const fn of(path: PathBuf, mark: Option<FileMark>) -> Self {
        Self {
            saved: Some((path, mark)),
            kept: None,
            unkept: false,
        }
    }

    /// What was not saved when a program ended.
    pub(super) fn left(shelf: &Shelf) -> Self {
        let path = shelf.draft.clone();
        let mark = shelf.mark(&path);
        Self {
            kept: Some((path, mark)),
            ..Self::default()
        }
    }

    /// It has this file from now on, which holds these bytes.
    pub(super) fn saved_as(&mut self, path: PathBuf, bytes: &[u8]) {
        self.saved = Some((path, Some(FileMark::of(bytes))));
    }

    /// Where it was saved.
    pub(super) fn path(&self) -> Option<&Path> {
        self.saved.as_ref().map(|(path, _)| path.as_path())
    }

    /// Whether its file holds this text, as it was written there.
    pub(super) fn holds(&self, shelf: &Shelf, text: &str) -> bool {
        let mark = Some(FileMark::of(text.as_bytes()));
        let same = self.saved.as_ref().is_some_and(|(_, held)| *held == mark);
        same && self.is_ours(shelf)
    }

    /// Whether its file holds what it held when it was read or written.
    pub(super) fn is_ours(&self, shelf: &Shelf) -> bool {
        still_ours(self.saved.as_ref(), shelf).is_some()
    }

    /// Saves it in its file, or under a free name among the user's own. Nothing is written
    /// over that somebody else has changed.
    ///
    /// # Errors
    /// Why not, in a sentence; then its file is what it was.
    pub(super) fn save(
        &mut self,
        shelf: &Shelf,
        (title, text): (&str, &str),
    ) -> Result<PathBuf, String> {
        let power = Durability::Power;
        let path = match still_ours(self.saved.as_ref(), shelf) {
            Some(path) => save_atomic(&path, text, power).map(|()| path),
            None => save_numbered(&shelf.folder, &file_stem(title), shelf.ending, text, power),
        };
        let path = path.map_err(|why| why.to_string())?;
        self.saved_as(path.clone(), text.as_bytes());
        self.forget_kept(shelf);
        Ok(path)
    }

    /// Saves it there from now on, in place of what is there: somebody has asked for it.
    ///
    /// # Errors
    /// Why not, in a sentence; then its file is what it was.
    pub(super) fn save_at(
        &mut self,
        shelf: &Shelf,
        path: &Path,
        text: &str,
    ) -> Result<PathBuf, String> {
        save_atomic(path, text, Durability::Power).map_err(|why| why.to_string())?;
        self.saved_as(path.to_owned(), text.as_bytes());
        self.forget_kept(shelf);
        Ok(path.to_owned())
    }

    /// Saves it under a free name among the user's own, before another takes its place:
    /// its own file is its owner's to save.
    ///
    /// # Errors
    /// Why not, in a sentence; then its file is what it was.
    pub(super) fn set_aside(
        &mut self,
        shelf: &Shelf,
        text: (&str, &str),
    ) -> Result<PathBuf, String> {
        let own = self.saved.take();
        let path = self.save(shelf, text);
        if path.is_err() {
            self.saved = own;
        }
        path
    }

    /// Keeps it as it is now: where it was kept before, or where the next start looks for
    /// it. What another program keeps there is left alone: then it goes among the user's
    /// own. Whether it is kept, and what went wrong, which is told once.
    pub(super) fn keep(
        &mut self,
        shelf: &Shelf,
        (title, text): (&str, &str),
    ) -> (bool, Option<Notice>) {
        let crash = Durability::Crash;
        let path = match still_ours(self.kept.as_ref(), shelf) {
            Some(path) => save_atomic(&path, text, crash).map(|()| path),
            None if self.kept.is_none() && !shelf.draft.exists() => {
                save_new(&shelf.draft, text, crash).map(|()| shelf.draft.clone())
            }
            None => save_numbered(&shelf.folder, &file_stem(title), shelf.ending, text, crash),
        };
        match path {
            Ok(path) => {
                self.kept = Some((path, Some(FileMark::of(text.as_bytes()))));
                self.unkept = false;
                (true, None)
            }
            Err(why) => {
                let told = std::mem::replace(&mut self.unkept, true);
                (false, (!told).then(|| Notice::wrong(why.to_string())))
            }
        }
    }

    /// What was kept is not needed any more; what another program has put in its place
    /// stays.
    pub(super) fn forget_kept(&mut self, shelf: &Shelf) {
        if let Some(path) = still_ours(self.kept.take().as_ref(), shelf)
            && self.path() != Some(&path)
        {
            let _ = std::fs::remove_file(path);
        }
    }
}

/// A file, if it still holds what it held when it was read or written.
fn still_ours(file: Option<&(PathBuf, Option<FileMark>)>, shelf: &Shelf) -> Option<PathBuf> {
    let (path, mark) = file?;
    let same = mark.is_some() && shelf.mark(path) == *mark;
    same.then(|| path.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::MAX_BYTES;

    fn shelf(home: &Path) -> Shelf {
        Shelf {
            folder: home.join("own"),
            ending: "txt",
            most: 3 * MAX_BYTES,
            draft: home.join("draft.txt"),
        }
    }

    fn saved(home: &Path) -> usize {
        std::fs::read_dir(home.join("own")).map_or(0, Iterator::count)
    }

    #[test]
    fn what_is_longer_than_any_game_is_kept_in_one_place_and_saved_in_its_own_file() {
        let home = tempfile::tempdir().unwrap();
        let (shelf, mut file) = (shelf(home.path()), OwnFile::default());
        for letter in ["a", "b", "c"] {
            let text = letter.repeat(MAX_BYTES + 1);
            let (kept, told) = file.keep(&shelf, ("Long", &text));
            assert!(kept && told.is_none());
            assert_eq!(std::fs::read_to_string(&shelf.draft).unwrap(), text);
        }
        assert_eq!(saved(home.path()), 0);
        for letter in ["d", "e"] {
            let text = letter.repeat(MAX_BYTES + 1);
            let path = file.save(&shelf, ("Long", &text)).unwrap();
            assert_eq!(path, home.path().join("own/Long.txt"));
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
        assert!(!shelf.draft.exists());
        assert_eq!(saved(home.path()), 1);
    }

    #[test]
    fn what_cannot_be_kept_is_told_once_and_tried_again() {
        let home = tempfile::tempdir().unwrap();
        let mut shelf = shelf(home.path());
        shelf.draft = home.path().join("gone/draft.txt");
        let mut file = OwnFile::default();
        let mut keep = |text: &str| {
            let (kept, told) = file.keep(&shelf, ("Mine", text));
            (kept, told.is_some())
        };
        assert_eq!(keep("one"), (false, true));
        assert_eq!(keep("one"), (false, false));
        std::fs::create_dir(home.path().join("gone")).unwrap();
        assert_eq!(keep("one"), (true, false));
        assert_eq!(std::fs::read_to_string(&shelf.draft).unwrap(), "one");
    }

    #[test]
    fn what_somebody_else_wrote_stays() {
        let home = tempfile::tempdir().unwrap();
        let shelf = shelf(home.path());
        let mut mine = OwnFile::default();
        assert!(mine.keep(&shelf, ("Mine", "one")).0);
        let mut other = OwnFile::left(&shelf);
        assert!(other.keep(&shelf, ("Other", "two")).0);
        assert!(mine.keep(&shelf, ("Mine", "three")).0);
        mine.forget_kept(&shelf);
        assert_eq!(std::fs::read_to_string(&shelf.draft).unwrap(), "two");
        let path = mine.save(&shelf, ("Mine", "four")).unwrap();
        std::fs::write(&path, "somebody else's").unwrap();
        let again = mine.save(&shelf, ("Mine", "five")).unwrap();
        assert_ne!(again, path);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "somebody else's");
    }
}
