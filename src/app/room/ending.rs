//! What the end of a game makes of those who played it.

use super::Room;
use crate::record::rated::{Rated, Uncounted};

/// What has become of a game that was played to its end.
#[derive(Default)]
pub(super) struct Ending {
    /// It has ended, and nobody has asked yet.
    just: bool,
    /// Somebody else sat down once it had begun: nobody has played all of it.
    others_sat: bool,
    /// The computer was asked what to do.
    advised: bool,
    /// How those stand now who played it.
    pub rated: Vec<Rated>,
    /// Why it does not count for that, as far as anybody would ask.
    pub uncounted: Option<Uncounted>,
}

impl Room {
    /// An action has led to the end.
    pub(super) const fn ends(&mut self) {
        self.ending.just = true;
    }

    /// Another position is on the table: what was told of the end was not told of it.
    pub(super) fn ends_otherwise(&mut self) {
        self.ending.rated.clear();
        self.ending.uncounted = None;
    }

    /// Somebody sits down.
    pub(super) fn somebody_sat(&mut self) {
        self.ending.others_sat |= self.table.actions() > 0;
    }

    /// Whether the player's own game has ended since this was asked last.
    pub(in crate::app) fn has_just_ended(&mut self) -> bool {
        let just = std::mem::take(&mut self.ending.just);
        just && !self.is_practice() && self.on_show().is_none()
    }

    /// The computer tells what to do, or what the other side could, if it does.
    pub(super) const fn takes_advice_if(&mut self, advises: bool) {
        self.ending.advised |= advises;
    }

    /// Whether somebody has not played all of it by themselves.
    pub(in crate::app) const fn had_help(&self) -> Option<Uncounted> {
        match (self.ending.others_sat, self.ending.advised) {
            (true, _) => Some(Uncounted::OthersSat),
            (false, true) => Some(Uncounted::Advised),
            (false, false) => None,
        }
    }

    /// They stand so now, or it does not count, which is told beside the verdict.
    pub(in crate::app) fn is_rated(&mut self, rated: Result<Vec<Rated>, Uncounted>) {
        match rated {
            Ok(rated) => self.ending.rated = rated,
            Err(why) => self.ending.uncounted = Some(why),
        }
    }
}
