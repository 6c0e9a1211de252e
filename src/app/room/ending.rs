//! How a game ended, as far as it is told beside its verdict.

use super::Room;

/// What has become of a game that was played to its end.
#[derive(Default)]
pub(super) struct Ending {
    /// It has ended, and nobody has asked yet.
    just: bool,
    /// What its end makes of those who played it, a sentence each.
    pub told: Vec<String>,
}

impl Room {
    /// An action has led to the end.
    pub(super) fn ends(&mut self) {
        self.ending.just = true;
    }

    /// Whether the player's own game has ended since this was asked last.
    pub(in crate::app) fn has_just_ended(&mut self) -> bool {
        let just = std::mem::take(&mut self.ending.just);
        just && !self.is_practice() && self.on_show().is_none()
    }

    /// This is told of those who played, beside the verdict.
    pub(in crate::app) fn is_rated(&mut self, told: Vec<String>) {
        self.ending.told = told;
    }
}
