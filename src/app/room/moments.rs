//! Going to other moments of the game: looking at them, taking back, doing again.

use super::Room;
use super::act::plain;
use super::secrets::SinceLook;
use crate::app::Notice;
use crate::engine::{Barrier, Clock, NodeId, SideNo, UndoPolicy, UndoRefused};
use crate::present::system::Throw;
use crate::words::tr;

/// Why the last action is not taken back.
fn nothing_to_undo(why: UndoRefused) -> String {
    match why {
        UndoRefused::AtStart => tr!("tell-undo-at-start"),
        UndoRefused::Barred(Barrier::Dice) => tr!("tell-undo-die"),
        UndoRefused::Barred(Barrier::Shown) => tr!("tell-undo-shown"),
        UndoRefused::Barred(Barrier::Answered) => tr!("tell-undo-handed-over"),
    }
}

impl Room {
    /// Looks at a position of the line the game is on.
    pub(in crate::app) fn look_at(&mut self, node: Option<NodeId>) {
        let present = self.table.glance().node;
        let to = node.filter(|&node| node != present);
        // Whoever is there already keeps what is being put together.
        if to.is_some() || self.looking.is_some() {
            self.pick_nothing();
        }
        self.looking = to;
        self.menu = None;
        let told = node.and_then(|node| self.table.told(node));
        self.news = node.into_iter().collect();
        let map = self.table.map();
        let lines = told.iter().flat_map(|t| &t.lines);
        let places = lines.flat_map(|line| &line.places);
        self.lit = places.filter_map(|name| map.named(name)).collect();
        self.scene = None;
    }

    /// Looks at the beginning of the part of the game before this one: the last
    /// player turn.
    pub(super) fn look_at_part_before(&mut self) -> Option<Notice> {
        let line = self.table.line();
        let shown = self.shown_node();
        let times: Vec<(NodeId, Option<Clock>)> = std::iter::once(NodeId(0))
            .chain(line)
            .map(|node| (node, self.table.clock(node)))
            .collect();
        let part = |clock: &Option<Clock>| clock.map(|c| [c.0[0], c.0[1]]);
        let at = times.iter().position(|(node, _)| *node == shown)?;
        let now = part(&times[at].1);
        let earlier = times[..at].iter().rposition(|(_, c)| part(c) != now);
        let Some(earlier) = earlier else {
            return Some(plain(tr!("why-no-last-turn"), false));
        };
        let before = part(&times[earlier].1);
        let first = times.iter().position(|(_, c)| part(c) == before)?;
        self.look_at(Some(times[first].0));
        None
    }

    /// Goes back to the moment looked at: the game goes on from there.
    pub(super) fn go_on_here(&mut self) -> Option<Notice> {
        let node = self.looking?;
        if !self.table.go(node) {
            return Some(plain(tr!("room-closed"), false));
        }
        self.looking = None;
        self.after_going();
        None
    }

    /// Takes the last gesture back: with it what computers did since the last decision
    /// of a person.
    pub(super) fn undo(&mut self) -> Option<Notice> {
        if self.can_step_edit(true) {
            return self.step_edit(true);
        }
        if let Some(no) = self.elsewhere() {
            return Some(no);
        }
        if self.step_plan(true) {
            return None;
        }
        if let Some(why) = self.only_the_computers() {
            return Some(plain(nothing_to_undo(why), false));
        }
        let all = SideNo::BOTH
            .into_iter()
            .all(|side| self.seated(side).is_some());
        let clock = self.table.glance().clock;
        loop {
            if let Err(why) = self.table.undo() {
                return Some(plain(nothing_to_undo(why), false));
            }
            let decides = self.table.glance().to_act;
            let computer = decides.is_some_and(|side| self.seated(side).is_some());
            if !computer || all || self.table.can_undo().is_err() {
                break;
            }
        }
        self.after_a_step(clock);
        None
    }

    /// Why nothing that a person decided could be taken back, when all that could is
    /// how a computer answered.
    pub(super) fn only_the_computers(&self) -> Option<UndoRefused> {
        let person = |side: Option<SideNo>| side.is_some_and(|s| self.seated(s).is_none());
        if self.table.options().undo == UndoPolicy::Free || !person(self.table.glance().to_act) {
            return None;
        }
        let line = self.table.line();
        let past = &line[..self.table.glance().ply.min(line.len())];
        // Asked in every frame: what has been told already is not told anew.
        let told = self.scene.as_ref().map_or(&[][..], |scene| &scene.told);
        let by = |node: NodeId| match told.iter().rfind(|told| told.node == node) {
            Some(told) => told.by,
            None => self.table.told(node).and_then(|told| told.by),
        };
        for &node in past.iter().rev() {
            if let Some(barrier) = self.table.barrier(node) {
                return Some(UndoRefused::Barred(barrier));
            }
            if person(by(node)) {
                return None;
            }
        }
        None
    }

    /// Does again what was taken back.
    pub(super) fn redo(&mut self) -> Option<Notice> {
        if self.can_step_edit(false) {
            return self.step_edit(false);
        }
        if let Some(no) = self.elsewhere() {
            return Some(no);
        }
        if self.step_plan(false) {
            return None;
        }
        let clock = self.table.glance().clock;
        if !self.table.redo() {
            return Some(plain(tr!("tell-nothing-to-redo"), false));
        }
        self.after_a_step(clock);
        None
    }

    /// Something was taken back or done again, and where the `clock` stood then: whoever was
    /// picked for it is in hand still, if there is something to decide for him and nobody
    /// else comes first.
    fn after_a_step(&mut self, clock: Clock) {
        let units = std::mem::take(&mut self.picked.units);
        self.after_going();
        if self.picked.units.is_empty() && self.table.glance().clock == clock {
            self.picked.units = units;
            self.picked = self.table.still_picked(&self.picked);
        }
    }

    /// The game has gone to another moment: what belonged to the one before is let go of.
    pub(super) fn after_going(&mut self) {
        self.changed();
        self.pick_nothing();
        self.plans = [Vec::new(), Vec::new()];
        self.last_throw = self.throw_still_told();
        self.lit.clear();
        self.verdict = false;
        self.ends_otherwise();
        self.asking = None;
        self.report = None;
        self.computers.forget();
        self.computers.forget_plan();
        // Whoever takes back is to see what happens next.
        let decides = self.table.glance().to_act;
        self.computers.held = decides.is_some_and(|side| self.seated(side).is_some());
        self.look_as_whoever_acts(SinceLook::Changed);
    }

    /// The last throw before this moment, if since then nothing has ended: what it came to
    /// is shown as when it was rolled.
    fn throw_still_told(&self) -> Option<Throw> {
        let glance = self.table.glance();
        let line = self.table.line();
        let past = &line[..glance.ply.min(line.len())];
        for &node in past.iter().rev() {
            let told = self.table.told(node)?;
            if let Some(throw) = told.throw.filter(|throw| !throw.dice.is_empty()) {
                return Some(throw);
            }
            if self.table.clock(told.parent) != Some(glance.clock) {
                return None;
            }
        }
        None
    }
}
