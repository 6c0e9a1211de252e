//! Lessons: which there are, beginning one, how far each has come, and what follows.

use super::room::{Room, Steered};
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

/// A lesson to be begun, and what is wrong with its file all the same.
///
/// # Errors
/// Why it cannot be begun, in words.
pub(in crate::app) fn lesson_of(of: &LessonId) -> Result<(LessonFile, Option<String>), String> {
    match of {
        LessonId::Tour(_) => Err(tr!("lesson-gone")),
        LessonId::Shipped(name) => {
            let found = lesson::shipped().iter().find(|known| known.name == *name);
            let found = found.map(|known| (known.lesson.clone(), None));
            found.ok_or_else(|| tr!("lesson-gone"))
        }
        LessonId::File(path) => {
            let read = read_file(path)?;
            let told = |damage: Fault| tr!("lesson-damaged", why = damage.to_string());
            Ok((read.lesson, read.damage.map(told)))
        }
    }
}

/// The lesson that follows another of its system, if one does; the user's own lie in
/// this folder.
fn lesson_after(of: &LessonId, system: &str, own: &Path) -> Option<LessonId> {
    match of {
        LessonId::Shipped(name) => {
            let of_system = |known: &&lesson::ShippedLesson| known.lesson.system == system;
            let mut all = lesson::shipped().iter().filter(of_system);
            all.find(|known| known.name == *name)?;
            Some(LessonId::Shipped(all.next()?.name))
        }
        LessonId::File(path) => {
            let own = files_in(own);
            let at = own.iter().position(|known| known == path)?;
            own.get(at + 1).cloned().map(LessonId::File)
        }
        LessonId::Tour(_) => None,
    }
}

impl Room {
    /// A table for a lesson that was read, and the card to go on with.
    ///
    /// # Errors
    /// Why it cannot be begun, in words.
    pub(in crate::app) fn for_lesson(
        of: LessonId,
        file: LessonFile,
        (settings, store): (&Settings, &Store),
    ) -> Result<(Self, usize), String> {
        let (mut table, scenario) = lesson::table(&file).map_err(|faults| {
            let path = PathBuf::from(file.title.told());
            faults_in_words(&path, &faults)
        })?;
        let cards = file.cards(&*table, scenario);
        table.set_title(&cards.title);
        let at = progress(settings, &of, cards.cards.len()).next;
        let next = lesson_after(&of, &file.system, &lessons_folder(store));
        let room = Self::touring_on(table, cards, (of, Some(Rc::new(file))), next);
        Ok((room, at.unwrap_or(0)))
    }

    /// Notes how the question of the card was answered, once it has been, if that is new.
    pub(in crate::app) fn note_progress(&self, settings: &mut Settings) -> Option<Steered> {
        let asked = self.touring().filter(|touring| touring.file.is_some())?;
        let asked = &asked.asked_of;
        asked.answered.as_ref()?;
        let mark = match asked.at_once() {
            true => AT_ONCE,
            false => WITH_HELP,
        };
        Steered::noted(self.mark_step(mark, settings))
    }

    /// Notes that a card without a question was read, if that is new.
    pub(in crate::app) fn note_read(&self, settings: &mut Settings) -> Option<Steered> {
        let reads = |t: &super::room::Touring| t.card().until == Until::Read;
        let read = self.touring().is_some_and(reads);
        Steered::noted(read && self.mark_step(READ, settings))
    }

    /// Marks the card of the lesson; what was answered at once stays so.
    fn mark_step(&self, mark: char, settings: &mut Settings) -> bool {
        let Some(touring) = self.touring().filter(|t| t.file.is_some()) else {
            return false;
        };
        if touring.of == LessonId::File(PathBuf::new()) {
            return false;
        }
        let name = touring.of.name();
        let mut all = marks(settings, &name, touring.lesson().cards.len());
        let Some(at) = all.get_mut(touring.at()) else {
            return false;
        };
        if *at == AT_ONCE || *at == mark {
            return false;
        }
        *at = mark;
        let kept: String = all.into_iter().collect();
        let lessons = &mut settings.lessons;
        if lessons.len() >= Settings::LESSONS && !lessons.contains_key(&name) {
            return false;
        }
        lessons.insert(name, kept.into());
        true
    }
}
