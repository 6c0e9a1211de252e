//! The last field of a saved game: what the rest of the file was when the
//! program wrote it. A file changed by hand no longer fits its stamp, and the
//! stamp says what it was: another mode, fewer actions, another scenario.
//!
//! It is no signature: who has the program can stamp anything. Title, names,
//! time and drawings are not stamped; they change nothing that was played.

use super::GameFile;
use super::damage::Change;
use super::draft::{dice_from_word, hash, undo_from_word};
use super::entry::entry;
use crate::engine::{DiceMode, Rules as _, UndoPolicy, digest};
use crate::json::quote;
use crate::json::raw::{Object, number, text};
use crate::systems::hells_gate::codec::scenario::{Digest, facts_digest};
use serde_json::value::RawValue;
use std::fmt::Write as _;

/// What a game was when it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Stamp {
    dice: DiceMode,
    undo: UndoPolicy,
    seed: u64,
    scenario: Digest,
    actions: usize,
    /// Of [`facts`].
    digest: u64,
    /// See [`GameFile::unstamped`].
    pub unstamped: Option<usize>,
}

impl Stamp {
    /// The stamp of a game as it is now.
    fn of(file: &GameFile) -> Self {
        let scenario = facts_digest(&file.scenario.setup);
        let actions = file.game.entries().len();
        Self {
            dice: file.options.dice,
            undo: file.game.policy(),
            seed: file.options.seed,
            scenario,
            actions,
            digest: digest(&facts(file, scenario)),
            unstamped: file.unstamped.map(|n| n.min(actions)),
        }
    }

    /// The field of the file.
    pub(super) fn written(file: &GameFile) -> String {
        let stamp = Self::of(file);
        let mut out = format!(
            "{{ \"dice\": {}, \"undo\": {}, \"seed\": \"{}\", \"scenario\": \"{}\", \"actions\": {}, \
             \"digest\": \"{:016x}\"",
            quote(stamp.dice.word()),
            quote(stamp.undo.word()),
            stamp.seed,
            stamp.scenario,
            stamp.actions,
            stamp.digest
        );
        if let Some(unstamped) = stamp.unstamped {
            // Writing to a String cannot fail.
            let _ = write!(out, ", \"unstamped\": {unstamped}");
        }
        out.push_str(" }");
        out
    }

    /// Reads what [`written`](Self::written) writes.
    pub(super) fn read(raw: &RawValue) -> Option<Self> {
        let object = Object::read(raw)?;
        let word = |name: &str| object.get(name).and_then(text);
        let count = |name: &str| object.get(name).and_then(number);
        let unstamped = match object.get("unstamped") {
            Some(_) => Some(usize::try_from(count("unstamped")?).ok()?),
            None => None,
        };
        Some(Self {
            dice: dice_from_word(&word("dice")?)?,
            undo: undo_from_word(&word("undo")?)?,
            seed: word("seed")?.parse().ok()?,
            scenario: Digest(hash(&word("scenario")?)?),
            actions: usize::try_from(count("actions")?).ok()?,
            digest: hash(&word("digest")?)?,
            unstamped,
        })
    }

    /// What a game that was read has otherwise.
    pub(super) fn changes(&self, file: &GameFile) -> Vec<Change> {
        let now = Self::of(file);
        let mut found = Vec::new();
        if self.scenario != now.scenario {
            let (was, is) = (self.scenario, now.scenario);
            found.push(Change::Scenario { was, is });
        }
        if self.dice != now.dice {
            found.push(Change::Dice { was: self.dice });
        }
        if self.undo != now.undo {
            found.push(Change::Undo { was: self.undo });
        }
        if self.seed != now.seed {
            found.push(Change::Seed { was: self.seed });
        }
        if self.actions != now.actions {
            let (was, is) = (self.actions, now.actions);
            found.push(Change::Actions { was, is });
        }
        if found.is_empty() && self.digest != now.digest {
            found.push(Change::Record);
        }
        found
    }
}

/// All that a stamp vouches for, one thing a line.
fn facts(file: &GameFile, scenario: Digest) -> String {
    let (game, rules) = (&file.game, file.game.rules());
    let mut out = format!(
        "dice {}\nundo {}\nseed {}\nscenario {scenario}\nbegins {:016x}\ncursor {}\n",
        file.options.dice.word(),
        game.policy().word(),
        file.options.seed,
        rules.hash(game.state_at(0)),
        game.cursor(),
    );
    for done in game.entries() {
        out.push_str(&entry(rules, done));
        out.push('\n');
    }
    if let Some(unstamped) = file.unstamped {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "unstamped {}", unstamped.min(game.entries().len()));
    }
    out
}
