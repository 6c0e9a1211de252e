//! Looking at earlier moments of the game. Only the view goes back: the record,
//! its cursor and what has been undone stay as they are, and nothing can be
//! played meanwhile.

use super::App;
use super::commands::{Command, earlier};
use super::steps::{self, Moment, Step};
use crate::engine::Rules;
use crate::hex::{HexId, HexMask};
use crate::systems::hells_gate::UnitMask;
use crate::systems::hells_gate::insight::last_player_turn;
use crate::systems::hells_gate::panel::Interaction;
use crate::words::tr;

impl App {
    /// What is picked: in the game, or on the earlier moment looked at.
    pub(super) const fn picked(&self) -> &Interaction {
        match self.looking {
            Some(_) => &self.watching,
            None => &self.interaction,
        }
    }

    /// The hex the keyboard is on.
    #[must_use]
    pub const fn cursor(&self) -> Option<HexId> {
        self.picked().cursor
    }

    /// A screen reader has gone to a hex by itself: the keyboard is there now.
    pub(super) const fn go_with_reader(&mut self, hex: HexId) {
        match self.looking {
            Some(_) => self.watching.cursor = Some(hex),
            None => self.interaction.cursor = Some(hex),
        }
    }

    /// The units that are picked.
    #[must_use]
    pub const fn picked_units(&self) -> UnitMask {
        self.picked().units
    }

    /// The earlier moment that is looked at: the one after so many actions.
    #[must_use]
    pub const fn looking(&self) -> Option<usize> {
        self.looking
    }

    /// What a command comes to while an earlier moment is looked at: those that
    /// play wait for the present, clicks only show what lies there. Whether it
    /// is to be carried out as ever.
    pub(super) fn goes_on_while_looking(&mut self, command: &Command) -> bool {
        let state = |app: &Self| {
            let game = &app.session.file.game;
            *game.state_at(app.looking.unwrap_or_else(|| game.cursor()))
        };
        match *command {
            Command::ClickHex(hex) => {
                self.watching.hex = (!state(self).in_hex(hex).is_empty()).then_some(hex);
                false
            }
            Command::ClickUnit(unit) => {
                self.watching.hex = state(self).hex_of(unit);
                false
            }
            Command::Activate => {
                self.watching.hex = self.watching.cursor;
                false
            }
            _ if command.plays() => {
                self.tell(earlier(), None, false);
                false
            }
            _ => true,
        }
    }

    /// Looks at the moment after so many actions; the present is the present.
    pub(super) fn look_at(&mut self, ply: usize, lit: HexMask) {
        let now = self.session.file.game.cursor();
        self.notice = None;
        if ply >= now {
            self.look_at_present();
        } else {
            if self.looking.is_none() {
                self.watching = Interaction {
                    cursor: self.interaction.cursor,
                    ..Interaction::default()
                };
            }
            self.looking = Some(ply);
            self.turned = true;
            self.watching.hex = None;
        }
        self.lit = lit;
    }

    pub(super) fn look_on(&mut self, back: bool) {
        let now = self.session.file.game.cursor();
        let at = self.looking.unwrap_or(now);
        if back && at == 0 {
            return self.tell(tr!("look-is-beginning"), None, false);
        }
        if !back && self.looking.is_none() {
            return self.tell(tr!("look-is-present"), None, false);
        }
        let to = if back { at - 1 } else { at + 1 };
        let lit = self.lit_by(to);
        self.look_at(to, lit);
    }

    /// A step through what was played.
    pub(super) fn leap(&mut self, step: Step, back: bool) {
        let game = &self.session.file.game;
        let now = game.cursor();
        let moment = |ply: usize| Moment {
            clock: game.rules().clock(game.state_at(ply)),
            rolled: ply
                .checked_sub(1)
                .and_then(|before| game.entries().get(before))
                .is_some_and(|entry| !entry.dice.is_empty()),
        };
        let moments: Vec<Moment> = (0..=now).map(moment).collect();
        let at = self.looking.unwrap_or(now);
        match steps::leap(&moments, at, step, back) {
            Some(to) => {
                let lit = self.lit_by(to);
                self.look_at(to, lit);
            }
            None if back => self.tell(tr!("look-is-beginning"), None, false),
            None => self.tell(tr!("look-is-present"), None, false),
        }
    }

    /// The hexes that the action before a moment was about.
    fn lit_by(&self, ply: usize) -> HexMask {
        let lines = self.session.log().iter();
        lines
            .filter(|l| l.ply + 1 == ply)
            .fold(HexMask::EMPTY, |all, l| all | l.line.hexes)
    }

    /// The beginning of the player turn before the one looked at: pressed
    /// again, one more turn back.
    pub(super) fn look_at_last_turn(&mut self) {
        let game = &self.session.file.game;
        let at = self.looking.unwrap_or_else(|| game.cursor());
        let range = last_player_turn(game, at);
        if range.is_empty() {
            return self.tell(tr!("look-no-turn-before"), None, false);
        }
        self.look_at(range.start, HexMask::EMPTY);
    }

    pub(super) fn look_at_present(&mut self) {
        self.looking = None;
        self.lit = HexMask::EMPTY;
        self.watching = Interaction::default();
    }
}
