//! A game with everything its file holds.

use super::annotations::{Annotations, Moment};
use super::damage::{Damage, ReadError};
use super::draft::Draft;
use super::mend::mend;
use super::{MAX_BYTES, replay, write};
use crate::engine::{Game, Rules as _, UndoPolicy};
use crate::scenario::Scenario;
use crate::systems::hells_gate::{BySide, HellsGate, State};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Who rolls the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceMode {
    /// The program, from the seed of the game.
    #[default]
    Seeded,
    /// The people at the table; the program asks for the face.
    ByHand,
}

/// What is chosen when a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The seed of the dice.
    pub seed: u64,
    /// Who rolls them.
    pub dice: DiceMode,
    /// How far undo goes.
    pub undo: UndoPolicy,
}

/// A game with everything its file holds.
#[derive(Clone, Debug)]
pub struct GameFile {
    /// What the players call it. Written on one line and cut to a readable
    /// length.
    pub title: String,
    /// When it was last saved, as [`now`](super::now) writes it; empty if
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
    /// How many of its first actions come from a file without a stamp, or with
    /// one that it does not fit: of them nobody knows whether they are all, and
    /// as they were played. `None` when there never was such a file.
    pub unstamped: Option<usize>,
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
            unstamped: None,
            scenario,
        }
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
        self.game.entries().is_empty() && !self.is_set_up() && self.annotations.is_empty()
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
        let mended = mend(bytes)?;
        let draft = Draft::read(&mended)?;
        let mut file = GameFile::new(draft.load_scenario()?, draft.options);
        draft.begin(&mut file)?;
        Ok(replay::replay(draft, file))
    }
}
