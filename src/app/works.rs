//! What is made beside the game: a scenario, a lesson, a study.

use super::Notice;
use super::authoring::LessonDraft;
use super::commands::{Authoring, Command, Composing};
use super::dialogs::{StudyFiles, UnkeptWork};
use super::editor::Desk;
use super::errands::Errand;
use super::room::Steered;
use super::studies::StudyDraft;
use super::study_jobs::{Printing, Reading};
use super::study_place::StudyTurns;
use crate::record::Store;
use std::path::PathBuf;

/// What making something beside the game comes to outside it.
pub(super) enum Worked {
    /// Nothing but what is told.
    Told(Option<Notice>),
    /// Its window is open, and no dialog; what is told.
    Opened(Option<Notice>),
    /// It was saved there.
    Saved(PathBuf),
    /// A stop of the study lies on the table, and no dialog over that, or could not be shown;
    /// what is told.
    Shown(Option<Notice>),
    /// What was told well of a stop may be of another one now.
    Hush,
    /// Something came to the table or left it: what follows of that.
    Steered(Steered),
    /// The desktop is asked for this.
    Asks(Errand),
    /// It is asked where the study is to be saved.
    AsksWhere,
    /// The study is presented.
    Presented,
}

/// What is being made beside the game.
#[derive(Default)]
pub(super) struct Works {
    /// The scenario that is edited.
    pub(super) scenario: Option<Box<Desk>>,
    /// Whether the disk has it as it is edited.
    pub(super) scenario_kept: bool,
    /// The lesson that is written.
    pub(super) lesson: Option<Box<LessonDraft>>,
    /// Whether its window is open.
    pub(super) lesson_open: bool,
    /// The study that is put together.
    pub(super) study: Option<Box<StudyDraft>>,
    /// Whether its window is open.
    pub(super) study_open: bool,
    /// A study that is read, to take its place.
    pub(super) study_reading: Option<Reading>,
    /// Pages of a study that are being made.
    pub(super) study_printing: Option<Printing>,
    /// Studies beside it: the one that comes next, those that are still written.
    pub(super) study_turns: StudyTurns,
    /// What it can open and take in, and when that was looked up.
    pub(super) study_files: Option<(StudyFiles, f64)>,
}

impl Works {
    /// What was put together of which the disk has nothing as it is now.
    pub(super) fn unkept(&self) -> Vec<UnkeptWork> {
        let study = self.unkept_study().map(str::to_owned);
        let lesson = self.unkept_lesson().map(str::to_owned);
        let study = study.map(UnkeptWork::Study).into_iter();
        study.chain(lesson.map(UnkeptWork::Lesson)).collect()
    }

    /// Keeps the draft of a lesson, an edited scenario and the study, so that nothing of
    /// them is lost; `now` waits for what takes long. What went wrong last.
    pub(super) fn keep(&mut self, store: &Store, now: bool) -> Option<Notice> {
        let lesson = self.keep_draft(store);
        let scenario = self.keep_scenario(store);
        self.keep_study(store, now).or(scenario).or(lesson)
    }

    /// An answer of the lesson that is written is recorded no longer.
    pub(super) fn stop_recording(&mut self) {
        if let Some(draft) = &mut self.lesson {
            draft.recording = None;
        }
    }

    /// What closes the foremost of its windows that lie over the room, if one is open.
    pub(super) fn closes_front(&self) -> Option<Command> {
        if self.study_open {
            return Some(Command::Compose(Box::new(Composing::Toggle)));
        }
        (self.lesson_open).then(|| Command::Author(Box::new(Authoring::Toggle)))
    }

    /// The scenario that is edited now, instead of a game played.
    pub(super) fn edited(&mut self) -> Option<&mut Desk> {
        let desk = self.scenario.as_deref_mut();
        desk.filter(|desk| !desk.is_aside())
    }
}
