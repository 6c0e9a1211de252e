//! Writing lessons: the draft, what was done to it, its file, and what is recorded on the
//! table.

use super::App;
use super::commands::Authoring;
use super::lessons::{LessonId, faults_in_words, lessons_folder, read_file};
use crate::engine::NodeId;
use crate::json::{Doc, Fault};
use crate::lesson::{
    self, AnswerText, ChoiceText, EXTENSION, InLanguages, LessonFile, LessonQuestion, LessonStep,
    QuestionKind, Saying,
};
use crate::record::{Durability, FileMark, file_stem, save_atomic, save_new};
use crate::systems::SYSTEMS;
use crate::table;
use crate::words::{Language, spoken, tr};
use std::path::{Path, PathBuf};

/// So many changes of a draft can be taken back.
const PAST: usize = 200;

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
    /// What it was before, and what it was before that was taken back.
    past: Vec<LessonFile>,
    undone: Vec<LessonFile>,
    /// What the last change was about: typing on is one change.
    typed: Option<egui::Id>,
    /// Its file, and what that held when it was read or written.
    path: Option<PathBuf>,
    mark: Option<FileMark>,
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
            past: Vec::new(),
            undone: Vec::new(),
            typed: None,
            path: None,
            mark: None,
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
        self.path.as_deref()
    }

    /// Whether a change can be taken back, or made again.
    #[must_use]
    pub fn can_step(&self, back: bool) -> bool {
        !match back {
            true => self.past.is_empty(),
            false => self.undone.is_empty(),
        }
    }

    /// Notes that the lesson was changed from what it was; `by` is the field that was
    /// typed in.
    pub fn changed(&mut self, before: LessonFile, by: Option<egui::Id>) {
        self.faults = None;
        self.undone.clear();
        if by.is_some() && by == self.typed {
            return;
        }
        self.typed = by;
        self.past.push(before);
        if self.past.len() > PAST {
            self.past.remove(0);
        }
    }

    fn step_back(&mut self, back: bool) {
        let (from, to) = match back {
            true => (&mut self.past, &mut self.undone),
            false => (&mut self.undone, &mut self.past),
        };
        if let Some(other) = from.pop() {
            to.push(std::mem::replace(&mut self.lesson, other));
            self.typed = None;
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

impl App {
    /// Where the draft is kept until it is saved.
    fn draft_path(&self) -> PathBuf {
        self.files.store.root().join("lesson-draft.json")
    }

    /// A lesson that begins where the game stands that is on the table.
    fn new_lesson(&self) -> LessonFile {
        let game = self.room.table();
        let starts = table::find(SYSTEMS, game.system()).map_or(&[][..], |entry| entry.starts);
        let scenario = game.scenario().clone();
        let id = scenario.get("id").cloned();
        // One that comes with the program is named, any other is in the file.
        let shipped = id.filter(|id| {
            let Doc::Text(id) = id else { return false };
            starts.iter().any(|start| {
                start.id == id && start.text.parse::<Doc>().is_ok_and(|doc| doc == scenario)
            })
        });
        let changed = game.parameters().into_iter();
        let changed = changed.filter(|parameter| parameter.value != parameter.default);
        let changed = changed.map(|parameter| (parameter.key, parameter.value));
        LessonFile {
            system: game.system().to_owned(),
            scenario: shipped.unwrap_or(scenario),
            changed: Doc::object(changed),
            seed: 1,
            title: InLanguages::of(spoken(), tr!("author-title-new")),
            chapter: InLanguages::of(spoken(), tr!("lessons-own")),
            about: InLanguages::default(),
            steps: vec![LessonStep {
                position: game.position(self.room.shown_node()),
                ..empty_step(1)
            }],
        }
    }

    /// Opens the window for writing lessons, or closes it.
    pub(in crate::app) fn toggle_authoring(&mut self) {
        if self.room.tours() {
            self.leave_lesson();
        }
        self.works.lesson_open = !self.works.lesson_open;
        if !self.works.lesson_open {
            self.keep_draft();
            return;
        }
        self.over.dialog = None;
        if self.works.lesson.is_none() {
            let path = self.draft_path();
            let kept = match read_file(&path) {
                Ok(read) => Some(read),
                Err(why) => {
                    if path.exists() {
                        // It stays for whoever wants to look at it.
                        let _ = std::fs::rename(&path, path.with_extension("json.damaged"));
                        self.tell(why, None, true);
                    }
                    None
                }
            };
            let restored = kept.is_some();
            let lesson = kept.map_or_else(|| self.new_lesson(), |read| emptied(read.lesson));
            let mut draft = LessonDraft::new(lesson);
            draft.restored = restored;
            self.works.lesson = Some(Box::new(draft));
        }
    }

    /// A draft that no file has is saved among the user's own lessons before another
    /// takes its place. Whether one may.
    fn set_draft_aside(&mut self) -> bool {
        let Some(draft) = &mut self.works.lesson else {
            return true;
        };
        if !draft.unsaved() || !(draft.restored || draft.can_step(true)) {
            return true;
        }
        // Its own file is its owner's to save.
        (draft.path, draft.mark) = (None, None);
        self.save_lesson();
        let draft = self.works.lesson.as_ref();
        draft.is_none_or(|draft| !draft.unsaved())
    }

    /// Opens a lesson to be written on.
    fn write_on(&mut self, of: &LessonId) {
        let (lesson, path) = match of {
            LessonId::File(path) => match read_file(path) {
                Ok(read) => {
                    if let Some(damage) = read.damage {
                        let told = tr!("lesson-damaged", why = damage.to_string());
                        self.tell(told, None, true);
                        // The damaged file stays as it is: what is whole is saved beside it.
                        (read.lesson, None)
                    } else {
                        (read.lesson, Some(path.clone()))
                    }
                }
                Err(why) => return self.tell(why, None, true),
            },
            LessonId::Shipped(name) => {
                let found = lesson::shipped().iter().find(|known| known.name == *name);
                match found {
                    Some(known) => (known.lesson.clone(), None),
                    None => return self.tell(tr!("lesson-gone"), None, true),
                }
            }
            LessonId::Tour(_) => return,
        };
        let mut draft = LessonDraft::new(emptied(lesson));
        // A file that lies elsewhere is never written over.
        let own = path.filter(|path| path.parent() == Some(&lessons_folder(&self.files.store)));
        draft.mark = own.as_deref().and_then(|path| self.files.store.mark(path));
        draft.saved = own.is_some().then(|| draft.lesson.clone());
        draft.path = own;
        self.works.lesson = Some(Box::new(draft));
        self.works.lesson_open = true;
        self.over.dialog = None;
    }

    /// What is wished of the lesson that is written.
    pub(in crate::app) fn author(&mut self, wish: &Authoring) {
        match wish {
            Authoring::Toggle => return self.toggle_authoring(),
            Authoring::Open(of) => {
                if self.set_draft_aside() {
                    self.write_on(of);
                }
                return;
            }
            Authoring::New if !self.set_draft_aside() => return,
            // What is recorded is played on and taken back: a closed game does neither.
            Authoring::Record(_) if !self.room.table().is_open() => {
                return self.tell(tr!("room-closed"), None, false);
            }
            _ => {}
        }
        let position = self.room.table().position(self.room.shown_node());
        let overlays: Vec<String> = (self.room.overlays_shown().iter())
            .map(|&key| key.to_owned())
            .collect();
        let node = self.room.table().glance().node;
        let new = matches!(wish, Authoring::New).then(|| self.new_lesson());
        let Some(draft) = &mut self.works.lesson else {
            return;
        };
        match wish {
            Authoring::New => {
                if let Some(new) = new {
                    let before = std::mem::replace(&mut draft.lesson, new);
                    draft.step = 0;
                    (draft.path, draft.mark, draft.saved) = (None, None, None);
                    draft.changed(before, None);
                }
            }
            Authoring::Undo => draft.step_back(true),
            Authoring::Redo => draft.step_back(false),
            Authoring::AddStep | Authoring::Earlier | Authoring::Later | Authoring::DeleteStep => {
                draft.reorder(wish.clone());
            }
            Authoring::TakePosition => draft.change(|step| step.position = position),
            Authoring::GoesOn => draft.change(|step| step.position = None),
            Authoring::TakeOverlays => draft.change(|step| step.overlays = Some(overlays)),
            Authoring::LeaveOverlays => draft.change(|step| step.overlays = None),
            Authoring::Record(to) => {
                draft.recording = Some(Recording {
                    step: draft.step,
                    to: *to,
                    from: node,
                });
            }
            Authoring::Recorded => self.recorded(),
            Authoring::Check => {
                let faults = lesson::check(&filled(&draft.lesson));
                draft.faults = Some(faults);
            }
            Authoring::Try => {
                // How far whoever tries it comes is not noted.
                let of = LessonId::File(PathBuf::new());
                let lesson = filled(&draft.lesson);
                let step = draft.step;
                self.study_file(of, lesson);
                if self.room.tours() {
                    self.room.read_from(step);
                }
            }
            Authoring::Save => self.save_lesson(),
            Authoring::Toggle | Authoring::Open(_) => {}
        }
    }

    /// What was played is an answer from now on; the game goes back to where it stood.
    fn recorded(&mut self) {
        let Some(draft) = &mut self.works.lesson else {
            return;
        };
        let Some(Recording { step, to, from }) = draft.recording.take() else {
            return;
        };
        draft.step = step.min(draft.lesson.steps.len().saturating_sub(1));
        let play = self.room.played_since(from);
        if play.is_empty() {
            return self.tell(tr!("author-nothing-played"), None, false);
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
        self.room.back_to(from);
    }

    /// Saves the draft among the user's own lessons. No other file is written over, nor
    /// one that somebody else has changed.
    fn save_lesson(&mut self) {
        let folder = lessons_folder(&self.files.store);
        let Some(draft) = &mut self.works.lesson else {
            return;
        };
        let text = filled(&draft.lesson).write();
        if let Err(why) = std::fs::create_dir_all(&folder) {
            return self.tell(why.to_string(), None, true);
        }
        let same = |path: &Path| {
            let now = self.files.store.mark(path);
            now.is_some() && now == draft.mark
        };
        let path = match draft.path.clone().filter(|path| same(path)) {
            Some(path) => save_atomic(&path, &text, Durability::Power).map(|()| path),
            None => {
                let stem = file_stem(draft.lesson.title.told());
                let named = |n: u32| match n {
                    1 => folder.join(format!("{stem}.{EXTENSION}")),
                    n => folder.join(format!("{stem} {n}.{EXTENSION}")),
                };
                let free = (1..).map(named).find(|path| !path.exists());
                let path = free.unwrap_or_else(|| named(1));
                save_new(&path, &text, Durability::Power).map(|_| path)
            }
        };
        match path {
            Ok(path) => {
                draft.mark = self.files.store.mark(&path);
                draft.saved = Some(draft.lesson.clone());
                draft.path = Some(path.clone());
                let _ = std::fs::remove_file(self.draft_path());
                self.tell_written(path);
            }
            Err(why) => self.tell(why.to_string(), None, true),
        }
    }

    /// Keeps the draft, so that nothing of it is lost.
    pub(in crate::app) fn keep_draft(&mut self) {
        let path = self.draft_path();
        let Some(draft) = &mut self.works.lesson else {
            return;
        };
        if !draft.unsaved() {
            // Nothing is left to be kept.
            if draft.kept.take().is_some() {
                let _ = std::fs::remove_file(&path);
            }
            return;
        }
        if draft.kept.as_ref() == Some(&draft.lesson) {
            return;
        }
        let text = filled(&draft.lesson).write();
        match save_atomic(&path, &text, Durability::Crash) {
            Ok(()) => draft.kept = Some(draft.lesson.clone()),
            Err(why) => {
                draft.kept = Some(draft.lesson.clone());
                self.tell(why.to_string(), None, true);
            }
        }
    }
}

/// Why a draft cannot be played as it stands, in words.
#[must_use]
pub(in crate::app) fn faults_of_draft(faults: &[Fault]) -> String {
    faults_in_words(Path::new(""), faults)
}
