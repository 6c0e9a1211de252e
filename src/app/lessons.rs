//! Lessons: which there are, beginning one, how far each has come, and what follows.

use super::App;
use super::commands::{Command, Dialog};
use super::room::Room;
use crate::json::Fault;
use crate::lesson::{self, EXTENSION, LessonFile, LessonRead, MAX_BYTES};
use crate::present::system::Until;
use crate::record::{Settings, Store, read_bounded};
use crate::words::tr;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// How far the tour of a game has come that was played to its end.
pub const DONE: &str = "done";

/// A step that was answered at once, one that was answered with help, one that was
/// read.
const AT_ONCE: char = '+';
const WITH_HELP: char = '-';
const READ: char = '.';

/// The most lesson files of the own folder that are listed.
const FILES: usize = 200;

/// So many faults of a file are told.
const FAULTS: usize = 5;

/// Which lesson it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonId {
    /// The guided tour of the system of this key.
    Tour(&'static str),
    /// The one of this name that comes with the program.
    Shipped(&'static str),
    /// The one in this file.
    File(PathBuf),
}

impl LessonId {
    /// What it is called in the settings.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::Tour(system) => format!("{system}/tour"),
            Self::Shipped(name) => (*name).to_owned(),
            Self::File(path) => format!("file:{}", path.display()),
        }
    }
}

/// How far a lesson has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LessonProgress {
    /// So many of its steps are done.
    pub done: usize,
    /// So many questions were answered at once, without help.
    pub at_once: usize,
    /// The first step that is not done; `None` if all are.
    pub next: Option<usize>,
}

/// The marks of a lesson's steps as the settings have them. What cannot be one means
/// that a step is not done.
fn marks(settings: &Settings, name: &str, steps: usize) -> Vec<char> {
    let kept = settings.lessons.get(name).and_then(|value| value.as_str());
    let known = |c: char| match c {
        AT_ONCE | WITH_HELP | READ => c,
        _ => ' ',
    };
    let mut all: Vec<char> = kept
        .unwrap_or_default()
        .chars()
        .map(known)
        .take(steps)
        .collect();
    all.resize(steps, ' ');
    all
}

/// How far a lesson of so many steps has come.
#[must_use]
pub fn progress(settings: &Settings, of: &LessonId, steps: usize) -> LessonProgress {
    let marks = marks(settings, &of.name(), steps);
    LessonProgress {
        done: marks.iter().filter(|&&mark| mark != ' ').count(),
        at_once: marks.iter().filter(|&&mark| mark == AT_ONCE).count(),
        next: marks.iter().position(|&mark| mark == ' '),
    }
}

/// Why a lesson file is not opened, in words.
#[must_use]
pub fn faults_in_words(path: &Path, faults: &[Fault]) -> String {
    let told: Vec<String> = faults.iter().take(FAULTS).map(Fault::to_string).collect();
    let more = faults.len().saturating_sub(FAULTS);
    let file = path.file_name().unwrap_or_default().to_string_lossy();
    let told = told.join("\n");
    match more {
        0 => tr!("lesson-faults", file = file.as_ref(), told = told),
        _ => tr!(
            "lesson-faults-more",
            file = file.as_ref(),
            told = told,
            n = more
        ),
    }
}

/// A lesson file, read.
///
/// # Errors
/// Why not, in words.
pub fn read_file(path: &Path) -> Result<LessonRead, String> {
    let file = path.display().to_string();
    let bytes = read_bounded(path, MAX_BYTES)
        .map_err(|why| tr!("lesson-unreadable", file = file, why = why.to_string()))?;
    lesson::read(&bytes).map_err(|faults| faults_in_words(path, &faults))
}

/// The lesson files in a folder, in the order of their names.
#[must_use]
pub fn files_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let named = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.ends_with(EXTENSION))
    };
    let paths = entries.flatten().map(|entry| entry.path());
    let mut all: Vec<PathBuf> = paths.filter(named).take(FILES).collect();
    all.sort();
    all
}

/// The folder of the user's own lessons.
#[must_use]
pub fn lessons_folder(store: &Store) -> PathBuf {
    store.root().join("lessons")
}

impl App {
    /// Begins a lesson, or goes on with it.
    pub(in crate::app) fn study(&mut self, of: &LessonId) {
        let (file, damage) = match of {
            LessonId::Tour(system) => {
                let of = super::commands::TourWish::Of(system);
                if self.room.tours() {
                    self.leave_lesson();
                }
                return self.push(Command::Tour(of));
            }
            LessonId::Shipped(name) => {
                let found = lesson::shipped().iter().find(|known| known.name == *name);
                match found {
                    Some(known) => (known.lesson.clone(), None),
                    None => return self.tell(tr!("lesson-gone"), None, true),
                }
            }
            LessonId::File(path) => match read_file(path) {
                Ok(read) => (read.lesson, read.damage),
                Err(why) => return self.tell(why, None, true),
            },
        };
        self.study_file(of.clone(), file);
        if let Some(damage) = damage {
            let told = tr!("lesson-damaged", why = damage.to_string());
            self.tell(told, None, true);
        }
    }

    /// Begins a lesson that was read, or goes on with it.
    pub(in crate::app) fn study_file(&mut self, of: LessonId, file: LessonFile) {
        let (mut table, scenario) = match lesson::table(&file) {
            Ok(begun) => begun,
            Err(faults) => {
                let path = PathBuf::from(file.title.told());
                return self.tell(faults_in_words(&path, &faults), None, true);
            }
        };
        if self.room.tours() {
            self.leave_lesson();
        }
        let cards = file.cards(&*table, scenario);
        table.set_title(&cards.title);
        let at = progress(&self.settings, &of, cards.cards.len()).next;
        let file = Some(Rc::new(file));
        let room = Room::touring_on(table, cards, (of, file));
        self.sit_down(room, at.unwrap_or(0));
        self.over.notice = None;
    }

    /// Notes how the question of the card was answered, once it has been.
    pub(in crate::app) fn note_progress(&mut self) {
        let Some(touring) = self.room.touring() else {
            return;
        };
        if touring.file.is_none() || touring.asked_of.answered.is_none() {
            return;
        }
        let mark = match touring.asked_of.at_once() {
            true => AT_ONCE,
            false => WITH_HELP,
        };
        self.mark_step(mark);
    }

    /// Notes that a card without a question was read.
    pub(in crate::app) fn note_read(&mut self) {
        let reads = |t: &super::room::Touring| t.card().until == Until::Read;
        if self.room.touring().is_some_and(reads) {
            self.mark_step(READ);
        }
    }

    /// Marks the card of the lesson; what was answered at once stays so.
    fn mark_step(&mut self, mark: char) {
        let Some(touring) = self.room.touring().filter(|t| t.file.is_some()) else {
            return;
        };
        if touring.of == LessonId::File(PathBuf::new()) {
            return;
        }
        let name = touring.of.name();
        let mut all = marks(&self.settings, &name, touring.lesson().cards.len());
        let Some(at) = all.get_mut(touring.at()) else {
            return;
        };
        if *at == AT_ONCE || *at == mark {
            return;
        }
        *at = mark;
        let kept: String = all.into_iter().collect();
        let lessons = &mut self.settings.lessons;
        if lessons.len() >= Settings::LESSONS && !lessons.contains_key(&name) {
            return;
        }
        lessons.insert(name, kept.into());
        self.keep_settings();
    }

    /// The last card of a lesson has been read: what follows begins.
    pub(in crate::app) fn end_lesson(&mut self, ctx: &egui::Context) {
        self.note_read();
        let Some(touring) = self.room.touring() else {
            return;
        };
        if touring.file.is_none() {
            return self.play_against();
        }
        let (of, system) = (touring.of.clone(), self.room.table().system());
        let next = self.lesson_after(&of, system);
        self.leave_lesson();
        match next {
            Some(next) => self.study(&next),
            None => self.toggle(Dialog::Lessons),
        }
        ctx.request_repaint();
    }

    /// The lesson that follows another of its system, if one does.
    fn lesson_after(&self, of: &LessonId, system: &str) -> Option<LessonId> {
        match of {
            LessonId::Shipped(name) => {
                let of_system = |known: &&lesson::ShippedLesson| known.lesson.system == system;
                let mut all = lesson::shipped().iter().filter(of_system);
                all.find(|known| known.name == *name)?;
                Some(LessonId::Shipped(all.next()?.name))
            }
            LessonId::File(path) => {
                let own = files_in(&lessons_folder(&self.files.store));
                let at = own.iter().position(|known| known == path)?;
                own.get(at + 1).cloned().map(LessonId::File)
            }
            LessonId::Tour(_) => None,
        }
    }
}
