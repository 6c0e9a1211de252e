//! What is made beside the game: a scenario, a lesson.

use super::authoring::LessonDraft;
use super::editor::Desk;

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
}

impl Works {
    /// The scenario that is edited now, instead of a game played.
    pub(super) fn edited(&mut self) -> Option<&mut Desk> {
        let desk = self.scenario.as_deref_mut();
        desk.filter(|desk| !desk.is_aside())
    }
}
