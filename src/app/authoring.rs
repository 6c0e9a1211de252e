//! Writing lessons: the draft, what was done to it, its file, and what is recorded on the
//! table.

use super::Notice;
use super::commands::Authoring;
use super::draft::{Changes, OwnFile, Shelf};
use super::errands::{Made, MadeShelf};
use super::lessons::{LessonId, faults_in_words, lessons_folder, read_file};
use super::room::Room;
use super::works::{Worked, Works};
use crate::engine::NodeId;
use crate::json::{Doc, Fault};
use crate::lesson::{
    self, AnswerText, ChoiceText, EXTENSION, InLanguages, LessonFile, LessonQuestion, LessonStep,
    MAX_BYTES, QuestionKind, Saying,
};
use crate::present::system::Parameter;
use crate::record::{FileMark, Settings, Store};
use crate::systems::SYSTEMS;
use crate::table;
use crate::words::{Language, spoken, tr};
use std::path::{Path, PathBuf};

/// Where an answer is recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerSort {
    /// Among the right ones.
    Right,
    /// Among the wrong ones.
    Wrong,
}

/// An answer that is being played.
pub struct Recording {
    /// The step it belongs to.
    pub step: usize,
    /// Where it goes.
    pub to: AnswerSort,
    /// Where the game stood.
    pub from: NodeId,
}

/// A lesson that is being written.
pub struct LessonDraft {
    /// The lesson as it is.
    pub lesson: LessonFile,
    /// The step that is looked at.
    pub step: usize,
    /// The language that is typed.
    pub language: Language,
    /// What is wrong with it, once that has been asked.
    pub faults: Option<Vec<Fault>>,
    /// The answer that is being played.
    pub recording: Option<Recording>,
    done: Changes<LessonFile>,
    file: OwnFile,
    /// The lesson as its file has it.
    saved: Option<LessonFile>,
    /// The lesson as it was kept last.
    kept: Option<LessonFile>,
    /// Whether it was left unsaved when the program ended.
    restored: bool,
}

/// A step with nothing in it but a title.
fn empty_step(n: usize) -> LessonStep {
    let title = tr!("author-step-title", n = n);
    LessonStep {
        title: InLanguages::of(spoken(), title),
        text: InLanguages::of(spoken(), tr!("author-step-text")),
        ..LessonStep::default()
    }
}

impl LessonDraft {
    fn new(lesson: LessonFile) -> Self {
        Self {
            lesson,
            step: 0,
            language: spoken(),
            faults: None,
            recording: None,
            done: Changes::default(),
            file: OwnFile::default(),
            saved: None,
            kept: None,
            restored: false,
        }
    }

    /// Whether there is something in it that its file does not have.
    #[must_use]
    pub fn unsaved(&self) -> bool {
        self.saved.as_ref() != Some(&self.lesson)
    }

    /// Where it was saved.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.file.path()
    }

    /// Whether a change can be taken back, or made again.
    #[must_use]
    pub fn can_step(&self, back: bool) -> bool {
        self.done.can_step(back)
    }

    /// Notes that the lesson was changed from what it was; `by` is the field that was
    /// typed in.
    pub fn changed(&mut self, before: LessonFile, by: Option<egui::Id>) {
        self.faults = None;
        self.done.note(by, || before);
    }

    fn step_back(&mut self, back: bool) {
        let swap = |other| std::mem::replace(&mut self.lesson, other);
        if self.done.step(back, swap) {
            self.faults = None;
            self.step = self.step.min(self.lesson.steps.len().saturating_sub(1));
        }
    }

    /// Changes the step that is looked at.
    fn change(&mut self, change: impl FnOnce(&mut LessonStep)) {
        let before = self.lesson.clone();
        if let Some(step) = self.lesson.steps.get_mut(self.step) {
            change(step);
        }
        if before != self.lesson {
            self.changed(before, None);
        }
    }

    fn reorder(&mut self, wish: Authoring) {
        let before = self.lesson.clone();
        let steps = &mut self.lesson.steps;
        match wish {
            Authoring::AddStep => {
                let n = steps.len() + 1;
                let at = (self.step + 1).min(steps.len());
                steps.insert(at, empty_step(n));
                self.step = at;
            }
            Authoring::Earlier if self.step > 0 => {
                steps.swap(self.step, self.step - 1);
                self.step -= 1;
            }
            Authoring::Later if self.step + 1 < steps.len() => {
                steps.swap(self.step, self.step + 1);
                self.step += 1;
            }
            Authoring::DeleteStep if steps.len() > 1 => {
                steps.remove(self.step);
                self.step = self.step.min(steps.len() - 1);
            }
            _ => {}
        }
        if before != self.lesson {
            self.changed(before, None);
        }
    }
}

/// A question of another kind, with what it needs at least.
#[must_use]
pub fn question_of(kind: usize, ask: InLanguages) -> Option<LessonQuestion> {
    let kind = match kind {
        0 => return None,
        1 => QuestionKind::Play {
            right: Vec::new(),
            wrong: Vec::new(),
            other: Saying::default(),
        },
        2 => {
            let choice = |right| ChoiceText {
                text: InLanguages::of(spoken(), tr!("author-choice")),
                right,
                saying: Saying::default(),
            };
            QuestionKind::Choose(vec![choice(true), choice(false)])
        }
        _ => QuestionKind::Number {
            is: 0,
            wrong: Vec::new(),
            other: Saying::default(),
        },
    };
    let ask = match ask.is_empty() {
        true => InLanguages::of(spoken(), tr!("author-ask")),
        false => ask,
    };
    Some(LessonQuestion { ask, kind })
}

/// What stands in a file where nothing has been written yet.
const OPEN: &str = "…";

/// Every text that a file must have.
fn needed(lesson: &mut LessonFile, each: impl Fn(&mut InLanguages)) {
    each(&mut lesson.title);
    for step in &mut lesson.steps {
        each(&mut step.title);
        each(&mut step.text);
        if let Some(question) = &mut step.question {
            each(&mut question.ask);
            if let QuestionKind::Choose(choices) = &mut question.kind {
                choices.iter_mut().for_each(|choice| each(&mut choice.text));
            }
        }
        step.hints.iter_mut().for_each(&each);
    }
}

/// The same with a sign where something is not written yet, so that it can be read again.
fn filled(lesson: &LessonFile) -> LessonFile {
    let mut lesson = lesson.clone();
    needed(&mut lesson, |text| {
        if text.is_empty() {
            text.set(Language::English, OPEN.to_owned());
        }
    });
    for step in &mut lesson.steps {
        let blank = |all: &mut Vec<String>| all.retain(|it| !it.trim().is_empty());
        blank(&mut step.before);
        blank(&mut step.reply);
        blank(&mut step.shows);
        if let Some(LessonQuestion {
            kind: QuestionKind::Play { right, wrong, .. },
            ..
        }) = &mut step.question
        {
            for answer in right.iter_mut().chain(wrong.iter_mut()) {
                blank(&mut answer.play);
            }
            let empty = |answer: &AnswerText| answer.play.is_empty();
            wrong.retain(|answer| !empty(answer));
            if right.iter().all(empty) {
                right.clear();
                right.push(AnswerText {
                    play: vec![OPEN.to_owned()],
                    saying: Saying::default(),
                });
            }
            right.retain(|answer| !empty(answer));
        }
    }
    lesson
}

/// The same without that sign.
fn emptied(mut lesson: LessonFile) -> LessonFile {
    needed(&mut lesson, |text| {
        if text.get(Language::English) == Some(OPEN) {
            text.set(Language::English, String::new());
        }
    });
    for step in &mut lesson.steps {
        if let Some(LessonQuestion {
            kind: QuestionKind::Play { right, .. },
            ..
        }) = &mut step.question
        {
            right.retain(|answer| answer.play != [OPEN]);
        }
    }
    lesson
}

/// Where lessons are saved and kept.
fn shelf(store: &Store) -> Shelf {
    let files = (EXTENSION, MAX_BYTES);
    Shelf::of(store, lessons_folder(store), files, "lesson-draft.json")
}

/// A lesson that begins where the game stands that is on the table.
fn new_lesson(room: &Room) -> LessonFile {
    let game = room.table();
    let scenario = game.scenario();
    let entry = table::find(SYSTEMS, game.system()).ok();
    // One that comes with the program is named, any other is in the file.
    let shipped = entry.and_then(|entry| entry.start_that_is(scenario));
    let changed = game.parameters().into_iter();
    let changed = changed.filter(Parameter::is_changed);
    let changed = changed.map(|parameter| (parameter.key, parameter.value));
    LessonFile {
        system: game.system().to_owned(),
        scenario: shipped.map_or_else(|| scenario.clone(), |start| start.id.into()),
        changed: Doc::object(changed),
        seed: 1,
        title: InLanguages::of(spoken(), tr!("author-title-new")),
        chapter: InLanguages::of(spoken(), tr!("lessons-own")),
        about: InLanguages::default(),
        steps: vec![LessonStep {
            position: game.position(room.shown_node()),
            ..empty_step(1)
        }],
    }
}

impl Works {
    /// Opens the window for writing lessons, or closes it.
    fn toggle_authoring(&mut self, store: &Store, room: &Room) -> Worked {
        self.lesson_open = !self.lesson_open;
        if !self.lesson_open {
            return Worked::Told(self.keep_draft(store));
        }
        let mut told = None;
        if self.lesson.is_none() {
            let shelf = shelf(store);
            let path = &shelf.draft;
            let kept = match read_file(path) {
                Ok(read) => Some(read),
                Err(why) => {
                    if path.exists() {
                        // It stays for whoever wants to look at it.
                        let _ = std::fs::rename(path, path.with_extension("json.damaged"));
                        told = Some(Notice::wrong(why));
                    }
                    None
                }
            };
            let restored = kept.is_some();
            let lesson = kept.map_or_else(|| new_lesson(room), |read| emptied(read.lesson));
            let mut draft = LessonDraft::new(lesson);
            draft.restored = restored;
            if restored {
                draft.file = OwnFile::left(&shelf);
            }
            self.lesson = Some(Box::new(draft));
        }
        Worked::Opened(told)
    }

    /// A draft that no file has is saved among the user's own lessons before another
    /// takes its place. Where, if it was; else why not.
    fn set_draft_aside(&mut self, store: &Store) -> Result<Option<PathBuf>, String> {
        let Some(draft) = &mut self.lesson else {
            return Ok(None);
        };
        let shelf = shelf(store);
        if !draft.unsaved() || !(draft.restored || draft.can_step(true)) {
            draft.file.forget_kept(&shelf);
            return Ok(None);
        }
        let text = filled(&draft.lesson).write();
        let of = (draft.lesson.title.told(), text.as_str());
        draft.file.set_aside(&shelf, of).map(Some)
    }

    /// Opens a lesson to be written on.
    fn write_on(&mut self, of: &LessonId, store: &Store) -> Worked {
        let mut told = None;
        let (lesson, path) = match of {
            LessonId::File(path) => match read_file(path) {
                Ok(read) => {
                    if let Some(damage) = read.damage {
                        let why = tr!("lesson-damaged", why = damage.to_string());
                        told = Some(Notice::wrong(why));
                        // The damaged file stays as it is: what is whole is saved beside it.
                        (read.lesson, None)
                    } else {
                        (read.lesson, Some(path.clone()))
                    }
                }
                Err(why) => return Worked::Told(Some(Notice::wrong(why))),
            },
            LessonId::Shipped(name) => {
                let found = lesson::shipped().iter().find(|known| known.name == *name);
                match found {
                    Some(known) => (known.lesson.clone(), None),
                    None => {
                        let why = tr!("lesson-gone");
                        return Worked::Told(Some(Notice::wrong(why)));
                    }
                }
            }
            LessonId::Tour(_) => return Worked::Told(None),
        };
        let mut draft = LessonDraft::new(emptied(lesson));
        // A file that lies elsewhere is never written over.
        let own = path.filter(|path| path.parent() == Some(&lessons_folder(store)));
        draft.saved = own.is_some().then(|| draft.lesson.clone());
        draft.file = own.map_or_else(OwnFile::default, |path| {
            let mark = FileMark::within(&path, MAX_BYTES);
            OwnFile::of(path, mark)
        });
        self.lesson = Some(Box::new(draft));
        self.lesson_open = true;
        Worked::Opened(told)
    }

    /// What is wished of the lesson that is written. Where another draft had to be saved
    /// first, that is told, too.
    pub(in crate::app) fn author(
        &mut self,
        wish: &Authoring,
        settings: &mut Settings,
        store: &Store,
        room: &mut Room,
    ) -> Vec<Worked> {
        match wish {
            Authoring::Toggle => {
                let left = room.leave_lesson(settings).into_iter();
                let mut came: Vec<Worked> = left.map(Worked::Steered).collect();
                came.push(self.toggle_authoring(store, room));
                return came;
            }
            Authoring::Try => {
                let tried = self.lesson.as_ref().map(|draft| {
                    let lesson = filled(&draft.lesson);
                    room.try_lesson((lesson, draft.step), settings, store)
                });
                let came = tried.into_iter().flatten();
                return came.map(Worked::Steered).collect();
            }
            // What is recorded is played on and taken back: a closed game does neither.
            Authoring::Record(_) if !room.table().is_open() => {
                let told = Notice::said(tr!("room-closed"));
                return vec![Worked::Told(Some(told))];
            }
            Authoring::Open(_) | Authoring::New => {}
            _ => return vec![self.write(wish, store, room)],
        }
        let mut came: Vec<Worked> = match self.set_draft_aside(store) {
            Ok(saved) => saved.map(Worked::Saved).into_iter().collect(),
            Err(why) => return vec![Worked::Told(Some(Notice::wrong(why)))],
        };
        came.push(match wish {
            Authoring::Open(of) => self.write_on(of, store),
            _ => self.write(wish, store, room),
        });
        came
    }

    fn write(&mut self, wish: &Authoring, store: &Store, room: &mut Room) -> Worked {
        let Some(draft) = &mut self.lesson else {
            return Worked::Told(None);
        };
        match wish {
            Authoring::New => {
                let before = std::mem::replace(&mut draft.lesson, new_lesson(room));
                draft.step = 0;
                (draft.file, draft.saved) = (OwnFile::default(), None);
                draft.changed(before, None);
            }
            Authoring::Undo => draft.step_back(true),
            Authoring::Redo => draft.step_back(false),
            Authoring::AddStep | Authoring::Earlier | Authoring::Later | Authoring::DeleteStep => {
                draft.reorder(wish.clone());
            }
            Authoring::TakePosition => {
                let position = room.table().position(room.shown_node());
                draft.change(|step| step.position = position);
            }
            Authoring::GoesOn => draft.change(|step| step.position = None),
            Authoring::TakeOverlays => {
                let shown = room.overlays_shown().iter();
                let overlays = shown.map(|&key| key.to_owned()).collect();
                draft.change(|step| step.overlays = Some(overlays));
            }
            Authoring::LeaveOverlays => draft.change(|step| step.overlays = None),
            Authoring::Record(to) => {
                draft.recording = Some(Recording {
                    step: draft.step,
                    to: *to,
                    from: room.table().glance().node,
                });
            }
            Authoring::Recorded => return Worked::Told(draft.recorded(room)),
            Authoring::Check => {
                let faults = lesson::check(&filled(&draft.lesson));
                draft.faults = Some(faults);
            }
            Authoring::Save => match draft.save(store) {
                Ok(path) => return Worked::Saved(path),
                Err(why) => return Worked::Told(Some(Notice::wrong(why))),
            },
            Authoring::Toggle | Authoring::Open(_) | Authoring::Try => {}
        }
        Worked::Told(None)
    }

    /// Keeps the draft, so that nothing of it is lost. What went wrong.
    pub(in crate::app) fn keep_draft(&mut self, store: &Store) -> Option<Notice> {
        let draft = self.lesson.as_mut()?;
        let shelf = shelf(store);
        if !draft.unsaved() {
            draft.kept = None;
            draft.file.forget_kept(&shelf);
            return None;
        }
        if draft.kept.as_ref() == Some(&draft.lesson) {
            return None;
        }
        let text = filled(&draft.lesson).write();
        let of = (draft.lesson.title.told(), text.as_str());
        let (kept, told) = draft.file.keep(&shelf, of);
        draft.kept = kept.then(|| draft.lesson.clone());
        told
    }

    /// The title of a lesson of which the disk has nothing as it is now.
    pub(in crate::app) fn unkept_lesson(&self) -> Option<&str> {
        let draft = self.lesson.as_deref().filter(|draft| draft.unsaved())?;
        (draft.kept.as_ref() != Some(&draft.lesson)).then(|| draft.lesson.title.told())
    }

    /// The lesson as a file for others.
    pub(in crate::app) fn lesson_made(&self) -> Option<Made> {
        let lesson = &self.lesson.as_deref()?.lesson;
        Some(Made {
            bytes: filled(lesson).write().into_bytes(),
            name: lesson.title.told().to_owned(),
            kind: tr!("file-kind-lesson"),
            ending: EXTENSION,
            shelf: MadeShelf::Pages,
        })
    }

    /// Notes that a file elsewhere has the lesson, if what was written is the lesson as it
    /// is.
    pub(in crate::app) fn note_lesson_written(&mut self, bytes: &[u8]) {
        if let Some(draft) = self.lesson.as_deref_mut()
            && filled(&draft.lesson).write().as_bytes() == bytes
        {
            draft.saved = Some(draft.lesson.clone());
        }
    }
}

impl LessonDraft {
    /// What was played is an answer from now on; the game goes back to where it stood.
    fn recorded(&mut self, room: &mut Room) -> Option<Notice> {
        let draft = self;
        let Recording { step, to, from } = draft.recording.take()?;
        draft.step = step.min(draft.lesson.steps.len().saturating_sub(1));
        let play = room.played_since(from);
        if play.is_empty() {
            return Some(Notice::said(tr!("author-nothing-played")));
        }
        let answer = AnswerText {
            play,
            saying: Saying::default(),
        };
        draft.change(|step| {
            let asked = step.question.take();
            let ask = asked.as_ref().map(|q| q.ask.clone()).unwrap_or_default();
            let kind = match asked.map(|question| question.kind) {
                Some(kind @ QuestionKind::Play { .. }) => Some(LessonQuestion { ask, kind }),
                _ => question_of(1, ask),
            };
            step.question = kind;
            if let Some(LessonQuestion {
                kind: QuestionKind::Play { right, wrong, .. },
                ..
            }) = &mut step.question
            {
                match to {
                    AnswerSort::Right => right.push(answer),
                    AnswerSort::Wrong => wrong.push(answer),
                }
            }
        });
        room.back_to(from);
        None
    }

    /// Saves the draft among the user's own lessons.
    fn save(&mut self, store: &Store) -> Result<PathBuf, String> {
        let text = filled(&self.lesson).write();
        let of = (self.lesson.title.told(), text.as_str());
        let path = self.file.save(&shelf(store), of)?;
        self.saved = Some(self.lesson.clone());
        Ok(path)
    }
}

/// Why a draft cannot be played as it stands, in words.
#[must_use]
pub(in crate::app) fn faults_of_draft(faults: &[Fault]) -> String {
    faults_in_words(Path::new(""), faults)
}
