//! What the end of a game makes of those who played it.

use super::Room;
use crate::record::rated::Rated;

/// What has become of a game that was played to its end.
#[derive(Default)]
pub(super) struct Ending {
    /// It has ended, and nobody has asked yet.
    just: bool,
    /// Somebody else sat down once it had begun: nobody has played all of it.
    others_sat: bool,
    /// How those stand now who played it.
    pub rated: Vec<Rated>,
}

impl Room {
    /// An action has led to the end.
    pub(super) const fn ends(&mut self) {
        self.ending.just = true;
    }

    /// Another position is on the table: what was told of the end was not told of it.
    pub(super) fn ends_otherwise(&mut self) {
        self.ending.rated.clear();
    }

    /// Somebody sits down.
    pub(super) fn somebody_sat(&mut self) {
        self.ending.others_sat |= self.table.actions() > 0;
    }

    /// Whether the player's own game has ended since this was asked last, with those who
    /// began it.
    pub(in crate::app) fn has_just_ended(&mut self) -> bool {
        let just = std::mem::take(&mut self.ending.just);
        just && !self.ending.others_sat && !self.is_practice() && self.on_show().is_none()
    }

    /// They stand so now, which is told beside the verdict.
    pub(in crate::app) fn is_rated(&mut self, rated: Vec<Rated>) {
        self.ending.rated = rated;
    }
}
