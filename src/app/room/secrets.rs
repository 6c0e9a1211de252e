//! Who looks at what in a game with secrets: whoever acts says first that they are there,
//! looks at secrets of their own and covers them again.

use super::Room;
use crate::engine::{SideNo, Viewer};
use crate::present::system::Selection;

/// What has happened since somebody looked last.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SinceLook {
    /// A game was put on the table.
    Begun,
    /// Something was done, and the same part of a turn goes on.
    GoneOn,
    /// Anything else.
    Changed,
}

impl Room {
    /// In a game with secrets, a person looks at what that person may see: always, if the
    /// other side is a computer's. Of two people whoever acts does, and says first that
    /// they are there; what may be decided with both looking on is decided with what
    /// both may see, unless whoever decides has just looked at secrets of their own and
    /// goes on deciding.
    pub(super) fn look_as_whoever_acts(&mut self, since: SinceLook) {
        if self.table.is_open() {
            self.hand_over = None;
            return;
        }
        let Some(side) = self.table.glance().to_act else {
            return;
        };
        let computers = SideNo::BOTH.map(|side| self.seated(side).is_some());
        // Against a computer nobody has to look away.
        if computers.contains(&true) {
            self.hand_over = None;
        }
        let own = Viewer::Side(side);
        let to = match (computers[side.index()], computers[side.other().index()]) {
            (true, true) => Viewer::Room,
            (true, false) => Viewer::Side(side.other()),
            (false, true) => own,
            (false, false) if self.table.viewer() == own && since == SinceLook::GoneOn => return,
            (false, false) if self.is_public() => Viewer::Room,
            (false, false) if self.table.viewer() == own && since != SinceLook::Begun => return,
            (false, false) => {
                self.hand_over = Some(side);
                Viewer::Room
            }
        };
        if self.table.viewer() != to {
            self.table.view_as(to);
            self.scene = None;
        }
    }

    /// Whether whoever acts could look at secrets of that side, or does, while both
    /// look on at one screen.
    pub(super) fn peeks(&self, is_public: bool) -> Option<bool> {
        let side = self.table.glance().to_act?;
        let alone = SideNo::BOTH.iter().any(|&s| self.seated(s).is_some());
        if alone || !is_public || self.hand_over.is_some() || self.throwing.is_some() {
            return None;
        }
        match self.table.viewer() {
            Viewer::Side(seen) if seen == side => Some(true),
            Viewer::Room if self.table.keeps_secrets(side) => Some(false),
            _ => None,
        }
    }

    /// Looks at them once the other player does not, or covers them.
    pub(super) fn peek(&mut self) {
        match self.peeks(true) {
            Some(true) => {
                self.table.view_as(Viewer::Room);
                self.scene = None;
            }
            Some(false) => self.hand_over = self.table.glance().to_act,
            None => {}
        }
    }

    /// Whether the next player is waited for only because somebody asked to look at
    /// secrets: then all can stay as it was.
    pub(super) fn may_stay_covered(&self) -> bool {
        self.hand_over.is_some() && self.is_public()
    }

    /// Secrets that were asked for stay covered.
    pub(super) fn stay_covered(&mut self) {
        if self.may_stay_covered() {
            self.hand_over = None;
            self.scene = None;
        }
    }

    /// Whether both sides may look on.
    pub(super) fn is_public(&self) -> bool {
        self.table.panel(&Selection::default()).prompt.public
    }

    /// Does something as whoever acts: a computer player, while a person of the other
    /// side looks.
    pub(super) fn as_whoever_acts<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let side = self.table.glance().to_act;
        let computer = side.filter(|&side| self.seated(side).is_some());
        let Some(side) = computer.filter(|_| !self.table.is_open()) else {
            return work(self);
        };
        let looks = self.table.viewer();
        self.table.view_as(Viewer::Side(side));
        let done = work(self);
        self.table.view_as(looks);
        done
    }
}
