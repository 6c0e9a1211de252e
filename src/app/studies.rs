//! Putting a study together: its stops, what was done to it, its file, and its pages.

use super::Notice;
use super::commands::Composing;
use super::draft::{Changes, OwnFile, Shelf};
use super::room::Room;
use super::study_jobs::{
    StudyCame, StudyWritten, Writes, Writing, WritingCame, is_long, write_now,
};
use super::study_stops::{
    HistogramPlace, imported, moment_stop, position_stop, put_histogram, this_moment,
};
use super::works::Worked;
use crate::record::{Settings, Store};
use crate::study::{self, EXTENSION, MAX_BYTES, StopMap, StudyFile, StudyStop};
use crate::words::tr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::task::Poll;

/// The most stops of a study.
const STOPS: usize = 20_000;

/// The longest title of a stop, and the longest text, in characters.
pub const LONGEST_LINE: usize = 300;
/// The same of a text.
pub const LONGEST_TEXT: usize = 20_000;

/// The most studies of the own folder that are listed.
const FILES: usize = 200;

/// A study as it was, which stop was looked at, and which state of it that is.
type Snapshot = (StudyFile, usize, u64);

/// A study that is put together.
pub struct StudyDraft {
    /// The study as it is.
    pub study: StudyFile,
    /// The stop that is looked at.
    pub stop: usize,
    /// Whether the keyboard goes to the row of that stop, or to its title.
    pub to_row: bool,
    /// See `to_row`.
    pub to_title: bool,
    /// No other that is put together has this number.
    number: u64,
    /// Whether it has been saved to make room for another.
    aside: bool,
    done: Changes<Snapshot>,
    /// A number of its own for every state of it, and how many there were.
    state: u64,
    states: u64,
    file: OwnFile,
    /// The state that its file has, and the one that was kept last.
    saved: Option<u64>,
    kept: Option<u64>,
    /// How long its file was when it was read or written last, in bytes.
    bytes: usize,
    /// The study on its way into a file, and how it is written after that.
    writing: Option<Writing>,
    next: Option<Writes>,
}

/// The folder of the user's own studies.
#[must_use]
pub fn studies_folder(store: &Store) -> PathBuf {
    store.root().join("studies")
}

/// The studies in a folder, in the order of their names.
#[must_use]
pub fn studies_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.flatten().map(|entry| entry.path());
    let named = |path: &PathBuf| path.extension().is_some_and(|ending| ending == EXTENSION);
    let mut all: Vec<PathBuf> = paths.filter(named).take(FILES).collect();
    all.sort();
    all
}

/// Whether a file is a study, as far as its name or its beginning tells.
#[must_use]
pub fn is_study_file(path: &Path) -> bool {
    use std::io::Read as _;
    if path.extension().is_some_and(|ending| ending == EXTENSION) {
        return true;
    }
    let mut head = Vec::new();
    let read = std::fs::File::open(path).and_then(|file| file.take(400).read_to_end(&mut head));
    read.is_ok() && study::is_study(&head)
}

/// Where studies are saved and kept.
pub(super) fn shelf(store: &Store) -> Shelf {
    let files = (EXTENSION, MAX_BYTES);
    Shelf::of(store, studies_folder(store), files, "study-draft.json")
}

impl StudyDraft {
    fn new(study: StudyFile) -> Self {
        Self {
            study,
            stop: 0,
            to_row: false,
            to_title: false,
            number: 0,
            aside: false,
            done: Changes::default(),
            state: 0,
            states: 0,
            file: OwnFile::default(),
            saved: None,
            kept: None,
            bytes: 0,
            writing: None,
            next: None,
        }
    }

    /// One that was not saved when a program ended.
    pub(super) fn left(study: StudyFile, bytes: usize, shelf: &Shelf) -> Self {
        let mut draft = Self::new(study);
        // Whoever goes on with it adds to its end.
        draft.stop = draft.study.stops.len().saturating_sub(1);
        draft.bytes = bytes;
        draft.file = OwnFile::left(shelf);
        draft
    }

    /// One that was read from its file, and what is wrong with that.
    pub(super) fn of_file(read: StudyCame) -> Result<(Self, Option<String>), String> {
        let (study, damage) = read.read?;
        let mut draft = Self::new(study);
        draft.bytes = read.bytes;
        // A damaged file stays as it is: what is sound is saved beside it.
        if damage.is_none() {
            draft.file = OwnFile::of(read.path, read.mark);
            draft.saved = Some(0);
        }
        Ok((draft, damage))
    }

    /// The same with this number.
    pub(super) fn numbered(self, number: u64) -> Self {
        Self { number, ..self }
    }

    /// The number that no other has.
    pub(super) const fn number(&self) -> u64 {
        self.number
    }

    /// An empty one.
    pub(super) fn empty() -> Self {
        let mut draft = Self::new(StudyFile {
            title: tr!("stops-title-new"),
            ..StudyFile::default()
        });
        // Nothing of it would be lost.
        draft.saved = Some(0);
        draft
    }

    /// Whether there is something in it that its file does not have.
    #[must_use]
    pub fn unsaved(&self) -> bool {
        self.saved != Some(self.state)
    }

    /// Whether the disk has nothing of it as it is.
    #[must_use]
    pub fn is_unkept(&self) -> bool {
        self.unsaved() && self.kept != Some(self.state)
    }

    /// Whether it is on its way into a file.
    #[must_use]
    pub const fn is_written(&self) -> bool {
        self.writing.is_some()
    }

    /// Where it was saved.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.file.path()
    }

    /// How far it is on its way into a file that somebody wished for.
    #[must_use]
    pub fn saving(&self) -> Option<f32> {
        let wished = |writing: &&Writing| writing.how != Writes::Keep;
        self.writing.as_ref().filter(wished).map(Writing::share)
    }

    /// Whether a change can be taken back, or made again.
    #[must_use]
    pub fn can_step(&self, back: bool) -> bool {
        self.done.can_step(back)
    }

    /// Notes that it is about to be changed; `by` is the field that is typed in.
    pub fn changes(&mut self, by: Option<egui::Id>) {
        self.states += 1;
        let before = std::mem::replace(&mut self.state, self.states);
        let was = || (self.study.clone(), self.stop, before);
        self.done.note(by, was);
    }

    fn step_back(&mut self, back: bool) {
        self.done.step(back, |(study, stop, state)| {
            let last = study.stops.len().saturating_sub(1);
            (
                std::mem::replace(&mut self.study, study),
                std::mem::replace(&mut self.stop, stop.min(last)),
                std::mem::replace(&mut self.state, state),
            )
        });
    }

    /// Changes what is seen at the stop that is looked at.
    fn change_map(&mut self, change: impl FnOnce(&mut StopMap)) {
        let is_map = self.study.stops.get(self.stop);
        if is_map.is_none_or(|stop| stop.map.is_none()) {
            return;
        }
        self.changes(None);
        if let Some(stop) = self.study.stops.get_mut(self.stop)
            && let Some(map) = &mut Arc::make_mut(stop).map
        {
            change(map);
        }
    }

    /// Adds a stop after the one that is looked at. What is told.
    fn add(&mut self, make: impl FnOnce(&mut StudyFile) -> Result<StudyStop, String>) -> Notice {
        if self.study.stops.len() >= STOPS {
            return Notice::wrong(tr!("stops-full", most = STOPS));
        }
        let mut study = self.study.clone();
        match make(&mut study) {
            Err(why) => Notice::wrong(why),
            Ok(stop) => {
                self.changes(None);
                self.study = study;
                let at = (self.stop + 1).min(self.study.stops.len());
                self.study.stops.insert(at, Arc::new(stop));
                self.stop = at;
                Notice::said(tr!("stops-copied", n = at + 1))
            }
        }
    }

    /// Puts in how the games ended that were played in the window of futures. What is told.
    fn take_histogram(&mut self, room: &mut Room) -> Notice {
        let mut study = self.study.clone();
        match put_histogram(&mut study, self.stop, room) {
            Err(why) => Notice::wrong(why),
            Ok(HistogramPlace::At(stop)) => {
                self.changes(None);
                self.study = study;
                Notice::said(tr!("stops-histogram-put", n = stop + 1))
            }
            Ok(HistogramPlace::Added(stop)) => self.add(|to| {
                *to = study;
                Ok(*stop)
            }),
        }
    }

    fn rearrange(&mut self, from: usize, to: usize) {
        let all = self.study.stops.len();
        if from == to || from >= all || to >= all {
            return;
        }
        self.changes(None);
        let stop = self.study.stops.remove(from);
        self.study.stops.insert(to, stop);
        self.stop = to;
        self.to_row = true;
    }

    fn remove(&mut self) {
        if self.stop >= self.study.stops.len() {
            return;
        }
        self.changes(None);
        self.study.stops.remove(self.stop);
        self.study.tidy();
        self.stop = self.stop.min(self.study.stops.len().saturating_sub(1));
        self.to_row = true;
    }

    /// Writes it: at once, or beside the window if it is long. What came of it, if
    /// anything has.
    pub(super) fn write(&mut self, how: Writes, store: &Store) -> Worked {
        if self.writing.is_some() {
            // What is only kept is kept again after that.
            let elsewhere = matches!(self.next, Some(Writes::SaveAt(_) | Writes::SaveBeside));
            if how != Writes::Keep && !(elsewhere && how == Writes::Save) {
                self.next = Some(how);
            }
            return Worked::Told(None);
        }
        let (shelf, file) = (shelf(store), self.file.clone());
        if is_long(self.bytes) {
            let study = self.study.clone();
            self.writing = Some(Writing::begin(study, file, shelf, (how, self.state)));
            return Worked::Told(None);
        }
        let written = write_now(&self.study, file, &shelf, &how);
        self.written(written, self.state)
    }

    /// Takes in what came of writing a state of it.
    fn written(&mut self, written: StudyWritten, state: u64) -> Worked {
        self.file = written.file;
        self.bytes = written.bytes;
        match written.came {
            WritingCame::Kept(kept, told) => {
                self.kept = kept.then_some(state);
                Worked::Told(told)
            }
            WritingCame::Saved(Ok(path)) => {
                self.saved = Some(state);
                // The draft on the disk is gone.
                self.kept = None;
                Worked::Saved(path)
            }
            WritingCame::Saved(Err(why)) => Worked::Told(Some(Notice::wrong(why))),
        }
    }

    /// Goes on with writing: what came of it, if it is done.
    pub(super) fn tend_writing(&mut self, store: &Store) -> Option<Worked> {
        let writing = self.writing.as_ref()?;
        let Poll::Ready(heard) = writing.hear() else {
            return None;
        };
        let (state, wished) = (writing.state, writing.how != Writes::Keep);
        self.writing = None;
        let came = match heard {
            Some(written) => self.written(written, state),
            None => Worked::Told(wished.then(|| Notice::said(tr!("stops-save-stopped")))),
        };
        let next = self.next.take().map(|next| self.write(next, store));
        match (came, next) {
            (Worked::Told(None), Some(next)) => Some(next),
            (came, _) => Some(came),
        }
    }

    /// Saves it among the user's own before another takes its place: its own file is its
    /// owner's to save. What came of it, if anything has.
    pub(super) fn set_aside(&mut self, store: &Store) -> Worked {
        // What was changed while it was saved goes where that went.
        let how = match self.aside {
            true => Writes::Save,
            false => Writes::SaveBeside,
        };
        let came = self.write(how, store);
        self.aside = !matches!(came, Worked::Told(Some(_)));
        came
    }

    /// It makes no room for another after all.
    pub(super) fn stays(&mut self) {
        self.aside = false;
    }

    /// What was kept of it is needed no longer: its file has it.
    pub(super) fn forget_kept(&mut self, store: &Store) {
        self.kept = None;
        self.file.forget_kept(&shelf(store));
    }

    /// Keeps it; `now` waits until it is. What went wrong is told once.
    pub(super) fn keep(&mut self, store: &Store, now: bool) -> Option<Notice> {
        if now {
            self.settle();
        } else if self.writing.is_some() {
            return None;
        }
        if !self.unsaved() {
            self.forget_kept(store);
            return None;
        }
        if self.kept == Some(self.state) {
            return None;
        }
        let came = match now {
            true => {
                let file = self.file.clone();
                let written = write_now(&self.study, file, &shelf(store), &Writes::Keep);
                self.written(written, self.state)
            }
            false => self.write(Writes::Keep, store),
        };
        match came {
            Worked::Told(told) => told,
            _ => None,
        }
    }

    /// Waits until it is written, before it goes.
    fn settle(&mut self) {
        if let Some(writing) = self.writing.take() {
            let state = writing.state;
            if let Some(written) = writing.wait() {
                self.written(written, state);
            }
        }
        self.next = None;
    }
}

impl StudyDraft {
    /// A stop comes to the table.
    pub(super) fn show(&mut self, stop: usize, room: &mut Room, settings: &Settings) -> Worked {
        self.stop = stop;
        Worked::Shown(match room.show_stop(&self.study, stop, settings) {
            Ok(told) if told.is_empty() => None,
            Ok(told) => Some(Notice::wrong(told.join(" "))),
            Err(why) => Some(Notice::wrong(tr!("stops-cannot-show", why = why))),
        })
    }

    /// What is wished of the study that is there.
    pub(super) fn carry_out(
        &mut self,
        wish: &Composing,
        (store, settings): (&Store, &Settings),
        room: &mut Room,
    ) -> Worked {
        let told = |notice: Notice| Worked::Told(Some(notice));
        match wish {
            Composing::Save => return self.write(Writes::Save, store),
            Composing::SaveAt(path) => return self.write(Writes::SaveAt(path.clone()), store),
            Composing::SaveBeside => return self.write(Writes::SaveBeside, store),
            Composing::StopSave => {
                self.next = None;
                if let Some(writing) = &self.writing {
                    writing.stop();
                }
            }
            Composing::Undo => self.step_back(true),
            Composing::Redo => self.step_back(false),
            Composing::AddMoment => {
                return told(self.add(|study| moment_stop(study, room)));
            }
            Composing::AddPosition => {
                return told(self.add(|study| position_stop(study, room)));
            }
            Composing::AddPage => {
                let n = self.study.stops.len() + 1;
                let title = tr!("stops-page-title", n = n);
                let page = StudyStop {
                    title,
                    ..StudyStop::default()
                };
                let notice = self.add(|_| Ok(page));
                return Worked::Told(notice.bad.then_some(notice));
            }
            Composing::Import(path) => {
                return told(self.add(|study| imported(study, path, store)));
            }
            Composing::Pick(stop) => {
                self.stop = *stop;
                self.done.typed_up();
            }
            Composing::Remove => self.remove(),
            Composing::Move { from, to } => self.rearrange(*from, *to),
            Composing::Shift { back: true } => {
                self.rearrange(self.stop, self.stop.saturating_sub(1));
            }
            Composing::Shift { back: false } => self.rearrange(self.stop, self.stop + 1),
            Composing::Show(stop) => {
                let last = self.study.stops.len().saturating_sub(1);
                return self.show((*stop).min(last), room, settings);
            }
            Composing::TakeMoment => {
                let mut study = self.study.clone();
                match this_moment(&mut study, room) {
                    Err(why) => return told(Notice::wrong(why)),
                    Ok(map) => {
                        self.changes(None);
                        self.study = study;
                        if let Some(stop) = self.study.stops.get_mut(self.stop) {
                            Arc::make_mut(stop).map = Some(map);
                        }
                        self.study.tidy();
                    }
                }
            }
            Composing::TakeOverlays => {
                let shown = room.overlays_shown().iter();
                let keys = shown.map(|&key| key.to_owned()).collect();
                self.change_map(|map| map.overlays = keys);
            }
            Composing::TakeSection => {
                let section = room.section();
                self.change_map(|map| map.section = section);
            }
            Composing::WholeMap => self.change_map(|map| map.section = None),
            Composing::TakeHistogram => return told(self.take_histogram(room)),
            Composing::DropHistogram => self.change_map(|map| map.histogram = None),
            Composing::TakeDrawings => {
                let paper = room.table().map();
                let drawn = room.drawn();
                let drawn = drawn.iter().map(|one| one.written(&*paper)).collect();
                self.change_map(|map| map.drawn = drawn);
            }
            Composing::Print(_)
            | Composing::StopPrint
            | Composing::StopOpen
            | Composing::Toggle
            | Composing::New
            | Composing::Open(_)
            | Composing::OpenFile
            | Composing::ImportFile
            | Composing::SaveElsewhere
            | Composing::Step { .. }
            | Composing::Present
            | Composing::Leave => {}
        }
        Worked::Told(None)
    }
}
