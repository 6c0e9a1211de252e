//! A game with everything its file holds.

use super::annotations::{Annotations, Moment};
use super::damage::{Damage, ReadError};
use super::draft::Draft;
use super::of_table;
use super::{replay, write};
use crate::engine::{Die, Entry, Game, Options, PlayError, Rules as _};
use crate::json::mend;
use crate::systems::hells_gate::codec::scenario::Scenario;
use crate::systems::hells_gate::insight::Plan;
use crate::systems::hells_gate::{Action, BySide, HellsGate, Illegal, State};
use crate::table::{MAX_ACTIONS, MAX_BYTES, Remark};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A game with everything its file holds.
#[derive(Clone, Debug)]
pub struct GameFile {
    /// What the players call it. Written on one line and cut to a readable
    /// length.
    pub title: String,
    /// When it was last saved, as [`now`](crate::record::now) writes it; empty if
    /// never.
    pub saved: String,
    /// Who plays; empty names are not written.
    pub players: BySide<String>,
    /// What was chosen when it began. How far undo goes is written from the
    /// game itself.
    pub options: Options,
    /// The scenario with its text.
    pub scenario: Arc<Scenario>,
    /// The game.
    pub game: Game<HellsGate>,
    /// What people drew on its map.
    pub annotations: Annotations,
    /// What people said about its moments: after how many actions, and what. The table
    /// alone writes them.
    pub remarks: BTreeMap<usize, Remark>,
    /// How many of its first actions come from a file without a stamp, or with
    /// one that it does not fit: of them nobody knows whether they are all, and
    /// as they were played. `None` when there never was such a file.
    pub unstamped: Option<usize>,
    /// The attacks that are planned in the phase it stands in.
    pub plan: Plan,
}

/// Why an action was not done.
#[derive(Clone, PartialEq, Debug)]
pub enum NotPlayed {
    /// The rules forbid it, or its die is missing or too many.
    Rules(PlayError<Illegal>),
    /// The record holds as many actions as are ever read again.
    Full,
}

/// A game file that was read.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The game, up to the damage if there is any.
    pub file: GameFile,
    /// What is wrong with the file.
    pub damage: Option<Damage>,
}

impl GameFile {
    /// A new game of this scenario, called by its title.
    #[must_use]
    pub fn new(scenario: impl Into<Arc<Scenario>>, options: Options) -> Self {
        let scenario = scenario.into();
        let rules = HellsGate::new(scenario.setup.clone());
        Self {
            title: scenario.setup.title.clone(),
            saved: String::new(),
            players: BySide::default(),
            options,
            game: Game::new(rules, options.undo),
            annotations: Annotations::default(),
            remarks: BTreeMap::new(),
            unstamped: None,
            plan: Plan::default(),
            scenario,
        }
    }

    /// Does an action, as [`Game::play`] does, but never one more than can be read
    /// back.
    ///
    /// # Errors
    /// Why not. Nothing changes.
    pub fn play(
        &mut self,
        action: Action,
        die: Option<Die>,
    ) -> Result<&Entry<HellsGate>, NotPlayed> {
        if self.game.cursor() >= MAX_ACTIONS {
            return Err(NotPlayed::Full);
        }
        self.game
            .play(action, die.as_slice())
            .map_err(NotPlayed::Rules)
    }

    /// Takes a unit out of the attack being put together by going back to where
    /// the attack was the same without it, if it has just been put together:
    /// joining and leaving in turn does not make the record longer. Whether
    /// `action` was such a thing.
    pub fn withdraw(&mut self, action: Action) -> bool {
        let (game, rules) = (&self.game, self.game.rules());
        if !rules.takes_back(action) || rules.check(game.state(), action).is_err() {
            return false;
        }
        let mut after = *game.state();
        rules.step(&mut after, action, &[]);
        let joining = |ply: &usize| {
            let entry = game.played().get(*ply);
            entry.is_some_and(|e| {
                matches!(e.action, Action::JoinAttack { .. }) || rules.takes_back(e.action)
            })
        };
        let back = (0..game.cursor()).rev().take_while(joining);
        let Some(ply) = back.into_iter().find(|&ply| *game.state_at(ply) == after) else {
            return false;
        };
        while self.game.cursor() > ply && self.game.undo().is_ok() {}
        true
    }

    /// Begins the game in another position than the scenario's. Whatever was
    /// played is gone. Whether the position can be played on is for the caller
    /// to ask [`sound`](crate::systems::hells_gate::sound).
    pub fn set_up(&mut self, position: State) {
        let game = &self.game;
        self.game = Game::from_position(game.rules().clone(), position, game.policy());
    }

    /// Whether the game begins in another position than the scenario's.
    #[must_use]
    pub fn is_set_up(&self) -> bool {
        *self.game.state_at(0) != self.game.rules().initial()
    }

    /// Whether there is nothing in it that a new game of its scenario would not
    /// have.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.game.entries().is_empty()
            && !self.is_set_up()
            && self.annotations.is_empty()
            && !self.is_planned()
    }

    /// Whether attacks are planned in the phase it stands in.
    #[must_use]
    pub fn is_planned(&self) -> bool {
        !self.plan.attacks(self.game.state()).is_empty()
    }

    /// A new game of the same scenario that begins where this one stands after
    /// `ply` actions: another line of play from there. Its dice follow the same
    /// seed, from the roll that comes next.
    #[must_use]
    pub fn branch(&self, ply: usize) -> Self {
        let mut branch = self.clone();
        branch.saved = String::new();
        branch.unstamped = self.unstamped.map(|_| 0);
        branch.set_up(*self.game.state_at(ply));
        // What was drawn there stays; the rest belongs to this game.
        let moment = Moment::of(&self.game, ply);
        branch.annotations = self.annotations.beginning_at(moment);
        branch
    }

    /// Whether a file of the one holds what a file of the other does, but for the
    /// time of saving.
    #[must_use]
    pub fn holds_the_same(&self, other: &Self) -> bool {
        self.to_json_saved("") == other.to_json_saved("")
    }

    /// The text of the file. The same game gives the same text.
    #[must_use]
    pub fn to_json(&self) -> String {
        write::write(self, &self.saved)
    }

    /// The text of the file with another time of saving.
    #[must_use]
    pub fn to_json_saved(&self, saved: &str) -> String {
        write::write(self, saved)
    }

    /// Reads a file by playing every action of it again, with the faces that
    /// are written. Never panics.
    ///
    /// # Errors
    /// When not even the start of a game can be read. A file with a good
    /// beginning is opened, with its [`Damage`].
    pub fn read(text: &str) -> Result<Opened, ReadError> {
        Self::read_bytes(text.as_bytes())
    }

    /// As [`read`](Self::read), for the bytes of a file, which may have been
    /// cut in the middle of a letter.
    ///
    /// # Errors
    /// As [`read`](Self::read).
    pub fn read_bytes(bytes: &[u8]) -> Result<Opened, ReadError> {
        if bytes.len() > MAX_BYTES {
            return Err(ReadError::TooLarge { bytes: bytes.len() });
        }
        if of_table::is_of_table(bytes) {
            return of_table::read(bytes);
        }
        let mended = mend(bytes)?;
        let draft = Draft::read(&mended)?;
        let mut file = GameFile::new(draft.load_scenario()?, draft.options);
        draft.begin(&mut file)?;
        Ok(replay::replay(draft, file))
    }
}
