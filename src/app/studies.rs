//! Putting a study together: its stops, what was done to it, its file, and its pages.

use super::Notice;
use super::commands::Composing;
use super::dialogs::StudyFiles;
use super::draft::{Changes, OwnFile, Shelf};
use super::errands::{Made, MadeShelf};
use super::room::{Room, without_poll};
use super::study_jobs::{
    Printing, Reading, StudyAtWork, StudyCame, StudyWritten, Writes, Writing, WritingCame, is_long,
    read, read_now, write_now,
};
use super::works::Works;
use crate::engine::Options;
use crate::json::{Doc, Fault};
use crate::record::Store;
use crate::study::{
    self, EXTENSION, MAX_BYTES, StopMap, StopMoment, StudyFile, StudyStop, is_grown_from,
};
use crate::systems::SYSTEMS;
use crate::table::{Sheet, Table, find};
use crate::words::{self, tr};
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

/// What putting a study together comes to outside it.
pub(in crate::app) enum Composed {
    /// Nothing but what is told.
    Told(Option<Notice>),
    /// Its window is open, and no dialog; what is told.
    Opened(Option<Notice>),
    /// It was saved there.
    Saved(PathBuf),
    /// The stop of this number is put on the table.
    Show(usize),
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
fn shelf(store: &Store) -> Shelf {
    Shelf {
        folder: studies_folder(store),
        ending: EXTENSION,
        most: MAX_BYTES,
        draft: store.root().join("study-draft.json"),
    }
}

impl StudyDraft {
    fn new(study: StudyFile) -> Self {
        Self {
            study,
            stop: 0,
            to_row: false,
            to_title: false,
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

    /// An empty one.
    fn empty() -> Self {
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
    fn write(&mut self, how: Writes, store: &Store) -> Composed {
        if self.writing.is_some() {
            // What is only kept is kept again after that.
            let elsewhere = matches!(self.next, Some(Writes::SaveAt(_) | Writes::SaveBeside));
            if how != Writes::Keep && !(elsewhere && how == Writes::Save) {
                self.next = Some(how);
            }
            return Composed::Told(None);
        }
        let (shelf, file) = (shelf(store), self.file.clone());
        if is_long(self.bytes) {
            let study = self.study.clone();
            self.writing = Some(Writing::begin(study, file, shelf, (how, self.state)));
            return Composed::Told(None);
        }
        let written = write_now(&self.study, file, &shelf, &how);
        self.written(written, self.state)
    }

    /// Takes in what came of writing a state of it.
    fn written(&mut self, written: StudyWritten, state: u64) -> Composed {
        self.file = written.file;
        self.bytes = written.bytes;
        match written.came {
            WritingCame::Kept(kept, told) => {
                self.kept = kept.then_some(state);
                Composed::Told(told)
            }
            WritingCame::Saved(Ok(path)) => {
                self.saved = Some(state);
                // The draft on the disk is gone.
                self.kept = None;
                Composed::Saved(path)
            }
            WritingCame::Saved(Err(why)) => Composed::Told(Some(Notice::wrong(why))),
        }
    }

    /// Goes on with writing: what came of it, if it is done.
    fn tend_writing(&mut self, store: &Store) -> Option<Composed> {
        let writing = self.writing.as_ref()?;
        let Poll::Ready(heard) = writing.hear() else {
            return None;
        };
        let (state, wished) = (writing.state, writing.how != Writes::Keep);
        self.writing = None;
        let came = match heard {
            Some(written) => self.written(written, state),
            None => Composed::Told(wished.then(|| Notice::said(tr!("stops-save-stopped")))),
        };
        let next = self.next.take().map(|next| self.write(next, store));
        match (came, next) {
            (Composed::Told(None), Some(next)) => Some(next),
            (came, _) => Some(came),
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

/// When the moment that is looked at is, in words.
fn when(room: &Room) -> String {
    let time = room.table().time(room.shown_node()).unwrap_or_default();
    let parts = time.into_iter().filter(|part| !part.is_empty());
    let title: String = parts.collect::<Vec<_>>().join(", ");
    title.chars().take(LONGEST_LINE).collect()
}

/// What is seen of the table now, at a moment of a game of this number.
fn seen(room: &Room, game: usize, at: StopMoment) -> StopMap {
    let map = room.table().map();
    let overlays = room.overlays_shown().iter();
    StopMap {
        game,
        at,
        overlays: overlays.map(|&key| key.to_owned()).collect(),
        section: room.section(),
        drawn: room.drawn().iter().map(|one| one.written(&*map)).collect(),
    }
}

/// A stop of a moment on the table.
fn stop_of(room: &Room, map: StopMap) -> StudyStop {
    let remark = room.table().remark(room.shown_node());
    let said = remark.map(|remark| without_poll(&remark.text, "**"));
    StudyStop {
        title: when(room),
        text: said.unwrap_or_default().trim().to_owned(),
        caption: String::new(),
        map: Some(map),
    }
}

/// The number of a game among those of a study: of the same game as it is now, or added
/// to them.
fn game_number(study: &mut StudyFile, now: Doc) -> usize {
    let grown = |before: &Arc<Doc>| is_grown_from(&now, before);
    if let Some(n) = study.games.iter().position(grown) {
        study.games[n] = Arc::new(now);
        return n;
    }
    let holds = |before: &Arc<Doc>| is_grown_from(before, &now);
    if let Some(n) = study.games.iter().position(holds) {
        return n;
    }
    study.games.push(Arc::new(now));
    study.games.len() - 1
}

/// A game as files have it.
fn written(table: &dyn Table) -> Result<Doc, String> {
    let text = table.write("");
    text.parse::<Doc>().map_err(|why| why.to_string())
}

/// The moment on the table with its game.
fn this_moment(study: &mut StudyFile, room: &mut Room) -> Result<StopMap, String> {
    room.keep_poll_of(room.shown_node());
    // What is there keeps its number, whatever is played instead of it.
    room.table_mut().hold();
    let game = game_number(study, written(room.table())?);
    let at = StopMoment::Node(room.shown_node().0);
    Ok(seen(room, game, at))
}

/// The position on the table without its game.
fn this_position(study: &mut StudyFile, room: &Room) -> Result<StopMap, String> {
    let table = room.table();
    let position = table.position(room.shown_node());
    let position = position.filter(|_| table.is_open());
    let position = position.ok_or_else(|| tr!("room-closed"))?;
    let whole = written(table)?;
    let entry = find(SYSTEMS, table.system()).map_err(|why| why.to_string())?;
    let nothing = || Doc::Object(Vec::new());
    let sheet = Sheet {
        scenario: table.scenario().clone(),
        changed: whole.get("changed").cloned().unwrap_or_else(nothing),
        options: Options::default(),
    };
    let mut empty = (entry.open)(sheet).map_err(|faults| {
        let told: Vec<String> = faults.iter().map(Fault::to_string).collect();
        told.join("; ")
    })?;
    empty.set_title(table.title());
    let game = game_number(study, written(&*empty)?);
    Ok(seen(room, game, StopMoment::Position(position)))
}

/// A saved game as the first stop of itself.
fn imported(study: &mut StudyFile, path: &Path, store: &Store) -> Result<StudyStop, String> {
    let opened = store.open_table(path).map_err(|why| why.to_string())?;
    let mut table = opened.table;
    table.hold();
    let at = table.glance().node;
    let time = table.glance().time;
    let title = words::name(table.title()).into_owned();
    let parts = std::iter::once(title).chain(time);
    let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    let game = game_number(study, written(&*table)?);
    let map = table.map();
    let drawn = table.drawings_seen(at);
    Ok(StudyStop {
        title: parts.join(", ").chars().take(LONGEST_LINE).collect(),
        text: String::new(),
        // What is wrong with the file is not forgotten.
        caption: opened.damage.unwrap_or_default(),
        map: Some(StopMap {
            game,
            at: StopMoment::Node(at.0),
            overlays: Vec::new(),
            section: None,
            drawn: drawn.iter().map(|one| one.written(&*map)).collect(),
        }),
    })
}

impl Works {
    /// The study that is put together; the one that was kept, or an empty one. What is
    /// told.
    fn draft(&mut self, store: &Store) -> (&mut StudyDraft, Option<Notice>) {
        let mut told = None;
        let draft = self.study.get_or_insert_with(|| {
            let shelf = shelf(store);
            let path = &shelf.draft;
            let kept = match path.exists().then(|| read_now(path)) {
                None => None,
                Some(StudyCame {
                    read: Ok((study, damage)),
                    bytes,
                    ..
                }) => {
                    told = damage.map(Notice::wrong);
                    Some((study, bytes))
                }
                Some(StudyCame { read: Err(why), .. }) => {
                    // It stays for whoever wants to look at it.
                    let _ = std::fs::rename(path, path.with_extension("json.damaged"));
                    told = Some(Notice::wrong(why));
                    None
                }
            };
            let mut draft = StudyDraft::empty();
            if let Some((study, bytes)) = kept {
                draft = StudyDraft::new(study);
                draft.bytes = bytes;
                draft.file = OwnFile::left(&shelf);
            }
            Box::new(draft)
        });
        (draft, told)
    }

    /// Opens the window of the study, or closes it.
    fn toggle_study(&mut self, store: &Store) -> Composed {
        self.study_open = !self.study_open;
        if !self.study_open {
            return Composed::Told(self.keep_study(store, false));
        }
        Composed::Opened(self.draft(store).1)
    }

    /// A study that no file has is saved before another takes its place. Where, if it
    /// was; else why not.
    fn set_study_aside(&mut self, store: &Store) -> Result<Option<PathBuf>, String> {
        let Some(draft) = self.study.as_mut() else {
            return Ok(None);
        };
        let shelf = shelf(store);
        draft.settle();
        if !draft.unsaved() {
            draft.file.forget_kept(&shelf);
            return Ok(None);
        }
        let file = draft.file.clone();
        let written = write_now(&draft.study, file, &shelf, &Writes::SaveBeside);
        match draft.written(written, draft.state) {
            Composed::Saved(path) => Ok(Some(path)),
            Composed::Told(Some(why)) => Err(why.text),
            _ => Ok(None),
        }
    }

    /// What is wished of the study. Where another had to be saved first, that is told,
    /// too.
    pub(in crate::app) fn compose(
        &mut self,
        wish: &Composing,
        store: &Store,
        room: &mut Room,
    ) -> Vec<Composed> {
        if let Composing::Open(path) = wish {
            return match read(path.clone()) {
                Ok(came) => self.open_read(came, store),
                Err(reading) => {
                    // The study that is there stays until the other one is.
                    let (_, told) = self.draft(store);
                    self.study_reading = Some(reading);
                    self.study_open = true;
                    vec![Composed::Opened(told)]
                }
            };
        }
        let mut came = Vec::new();
        if let Composing::New = wish {
            match self.make_room(store) {
                Ok(saved) => came.extend(saved),
                Err(why) => return vec![Composed::Told(Some(Notice::wrong(why)))],
            }
        }
        let last = match wish {
            Composing::Toggle => self.toggle_study(store),
            Composing::New => {
                self.study = Some(Box::new(StudyDraft::empty()));
                self.study_open = true;
                Composed::Opened(None)
            }
            Composing::StopOpen => {
                let stopped = self.study_reading.take();
                let told = stopped.map(|_| Notice::said(tr!("stops-open-stopped")));
                Composed::Told(told)
            }
            Composing::StopPrint => {
                if let Some(printing) = &self.study_printing {
                    printing.stop();
                }
                Composed::Told(None)
            }
            _ => {
                let (draft, told) = self.draft(store);
                if let Some(told) = told {
                    came.push(Composed::Told(Some(told)));
                }
                let prints = matches!(wish, Composing::Print);
                let last = draft.carry_out(wish, store, room);
                if prints && self.study_printing.is_none() {
                    let study = self.study.as_ref().map(|draft| draft.study.clone());
                    self.study_printing = study.map(Printing::begin);
                }
                last
            }
        };
        came.push(last);
        came
    }

    /// Another study is about to take the place of the one that is there: what was kept
    /// of another time is not lost either.
    fn make_room(&mut self, store: &Store) -> Result<Vec<Composed>, String> {
        let (_, told) = self.draft(store);
        let mut came: Vec<Composed> = Vec::new();
        came.extend(told.map(|told| Composed::Told(Some(told))));
        came.extend(self.set_study_aside(store)?.map(Composed::Saved));
        // One that is still read would take its place in turn.
        self.study_reading = None;
        Ok(came)
    }

    /// A study that was read is the one that is put together from now on.
    fn open_read(&mut self, read: StudyCame, store: &Store) -> Vec<Composed> {
        let wrong = |why: String| Composed::Told(Some(Notice::wrong(why)));
        let StudyCame {
            path,
            mark,
            bytes,
            read,
        } = read;
        let (study, damage) = match read {
            Ok(study) => study,
            Err(why) => return vec![wrong(why)],
        };
        let mut came = match self.make_room(store) {
            Ok(came) => came,
            Err(why) => return vec![wrong(why)],
        };
        let mut draft = StudyDraft::new(study);
        draft.bytes = bytes;
        // A damaged file stays as it is: what is sound is saved beside it.
        if damage.is_none() {
            draft.file = OwnFile::of(path, mark);
            draft.saved = Some(0);
        }
        self.study = Some(Box::new(draft));
        self.study_open = true;
        came.push(Composed::Opened(damage.map(Notice::wrong)));
        came
    }

    /// Keeps the study, so that nothing of it is lost; `now` waits until it is. What went
    /// wrong is told once.
    pub(in crate::app) fn keep_study(&mut self, store: &Store, now: bool) -> Option<Notice> {
        let draft = self.study.as_mut()?;
        if now {
            draft.settle();
        } else if draft.writing.is_some() {
            return None;
        }
        let shelf = shelf(store);
        if !draft.unsaved() {
            draft.kept = None;
            draft.file.forget_kept(&shelf);
            return None;
        }
        if draft.kept == Some(draft.state) {
            return None;
        }
        let came = match now {
            true => {
                let file = draft.file.clone();
                let written = write_now(&draft.study, file, &shelf, &Writes::Keep);
                draft.written(written, draft.state)
            }
            false => draft.write(Writes::Keep, store),
        };
        match came {
            Composed::Told(told) => told,
            _ => None,
        }
    }

    /// Goes on with what is read, written and printed: what came of it, and pages that
    /// were made.
    pub(in crate::app) fn tend_study(
        &mut self,
        ctx: &egui::Context,
        store: &Store,
    ) -> (Vec<Composed>, Option<Made>) {
        let mut came = Vec::new();
        if let Some(draft) = &mut self.study {
            came.extend(draft.tend_writing(store));
        }
        if let Some(reading) = &self.study_reading
            && let Poll::Ready(heard) = reading.hear()
        {
            self.study_reading = None;
            came.extend(
                heard
                    .into_iter()
                    .flat_map(|read| self.open_read(read, store)),
            );
        }
        let mut made = None;
        if let Some(printing) = &self.study_printing
            && let Poll::Ready(heard) = printing.hear()
        {
            let name = printing.title.clone();
            self.study_printing = None;
            let told = |notice| Composed::Told(Some(notice));
            match heard {
                None => came.push(told(Notice::said(tr!("stops-printing-stopped")))),
                Some(Err(why)) => came.push(told(Notice::wrong(why))),
                Some(Ok(bytes)) => {
                    made = Some(Made {
                        bytes,
                        name,
                        kind: tr!("file-kind-pdf"),
                        ending: "pdf",
                        shelf: MadeShelf::Pages,
                    });
                }
            }
        }
        if self.works_on_study() {
            ctx.request_repaint_after(std::time::Duration::from_millis(100));
        }
        (came, made)
    }

    /// Whether a study is read or written, or pages are made, beside the window.
    pub(in crate::app) fn works_on_study(&self) -> bool {
        let writes = |draft: &StudyDraft| draft.writing.is_some();
        self.study_printing.is_some()
            || self.study_reading.is_some()
            || self.study.as_deref().is_some_and(writes)
    }

    /// What goes on beside the window, for the window of the study.
    pub(in crate::app) fn study_at_work(&self) -> StudyAtWork {
        StudyAtWork {
            reads: self.study_reading.as_ref().map(Reading::told),
            prints: self.study_printing.as_ref().map(Printing::share),
        }
    }

    /// Whether a study that can be presented is put together in its window.
    pub(in crate::app) fn may_present_study(&self) -> bool {
        let any = |draft: &StudyDraft| !draft.study.stops.is_empty();
        self.study_open && self.study.as_deref().is_some_and(any)
    }

    /// What can be opened and taken in is looked up now and then while the window is
    /// open, which costs too much for every frame.
    pub(in crate::app) fn look_up_study_files(&mut self, store: &Store, now: f64) {
        /// In seconds.
        const EVERY: f64 = 2.0;
        let fresh = |(_, since): &(StudyFiles, f64)| (now - since).abs() < EVERY;
        if !self.study_files.as_ref().is_some_and(fresh) {
            let files = StudyFiles {
                studies: studies_in(&studies_folder(store)),
                games: store.files_of_games(),
            };
            self.study_files = Some((files, now));
        }
    }
}

impl StudyDraft {
    /// What is wished of the study that is there.
    fn carry_out(&mut self, wish: &Composing, store: &Store, room: &mut Room) -> Composed {
        let told = |notice: Notice| Composed::Told(Some(notice));
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
                return told(self.add(|study| {
                    let map = this_moment(study, room)?;
                    Ok(stop_of(room, map))
                }));
            }
            Composing::AddPosition => {
                return told(self.add(|study| {
                    let map = this_position(study, room)?;
                    Ok(stop_of(room, map))
                }));
            }
            Composing::AddPage => {
                let n = self.study.stops.len() + 1;
                let title = tr!("stops-page-title", n = n);
                let page = StudyStop {
                    title,
                    ..StudyStop::default()
                };
                let notice = self.add(|_| Ok(page));
                return Composed::Told(notice.bad.then_some(notice));
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
                self.stop = (*stop).min(self.study.stops.len().saturating_sub(1));
                return Composed::Show(self.stop);
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
            Composing::TakeDrawings => {
                let paper = room.table().map();
                let drawn = room.drawn();
                let drawn = drawn.iter().map(|one| one.written(&*paper)).collect();
                self.change_map(|map| map.drawn = drawn);
            }
            Composing::Print
            | Composing::StopPrint
            | Composing::StopOpen
            | Composing::Toggle
            | Composing::New
            | Composing::Open(_)
            | Composing::OpenFile
            | Composing::SaveElsewhere
            | Composing::Step { .. }
            | Composing::Present
            | Composing::Leave => {}
        }
        Composed::Told(None)
    }
}
