//! Games as records, from files, from standard input and from the program itself.

use super::when::find;
use crate::cli::args::At;
use crate::cli::files::{bytes, called, file_bytes};
use crate::cli::output::Failure;
use crate::engine::{Options, Rules as _};
use crate::systems::hells_gate::codec::read_position;
use crate::systems::hells_gate::codec::scenario::{self, Scenario};
use crate::systems::hells_gate::record::{Damage, GameFile, ReadError};
use crate::systems::hells_gate::{HellsGate, State};
use crate::words::tr;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::path::Path;

/// A game that was read, and what is wrong with its file.
pub(super) struct Loaded {
    pub file: GameFile,
    pub damage: Option<Damage>,
}

impl Loaded {
    /// The beginning of a scenario.
    pub fn fresh(scenario: Scenario) -> Self {
        Self {
            file: GameFile::new(scenario, Options::default()),
            damage: None,
        }
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &HellsGate {
        self.file.game.rules()
    }

    /// After how many actions the moment is that was asked for; where the game
    /// stands if none was.
    pub fn ply(&self, at: &At) -> Result<usize, Failure> {
        let game = &self.file.game;
        let all = game.entries().len();
        match (at.ply, &at.at) {
            (Some(ply), _) if ply > all => Err(Failure::no(tr!("no-such-ply", ply = ply, n = all))),
            (Some(ply), _) => Ok(ply),
            (None, Some(when)) => {
                let told = || Failure::no(tr!("no-such-moment", moment = when.to_string()));
                find(when, game).map_err(Failure::usage)?.ok_or_else(told)
            }
            (None, None) => Ok(game.cursor()),
        }
    }

    /// The position at the moment that was asked for.
    pub fn position(&self, at: &At) -> Result<&State, Failure> {
        Ok(self.file.game.state_at(self.ply(at)?))
    }

    /// What is wrong with the file, in words, as `--json` tells it.
    pub fn damage_json(&self) -> Value {
        self.damage.as_ref().map(ToString::to_string).into()
    }

    /// How a command ends that has told what there is: well only if nothing of
    /// the game was left out. It has been said why.
    pub fn whole(&self) -> Result<(), Failure> {
        match self.damage.as_ref().is_some_and(|d| d.stop.is_some()) {
            true => Err(Failure::silent(1)),
            false => Ok(()),
        }
    }
}

/// A game in a file, for the protocol: only files, which never keep anybody waiting.
pub(super) fn load_file(path: &Path) -> Result<Loaded, String> {
    game(&called(path), &file_bytes(path)?)
}

/// A game in these bytes.
pub(super) fn game(called: &str, bytes: &[u8]) -> Result<Loaded, String> {
    let told = |why: String| format!("{called}: {why}");
    match GameFile::read_bytes(bytes) {
        Ok(opened) => Ok(Loaded {
            file: opened.file,
            damage: opened.damage,
        }),
        Err(ReadError::IsAScenario) => {
            let text = String::from_utf8_lossy(bytes);
            let scenario = scenario::load(&text).map_err(|e| told(e.to_string()))?;
            Ok(Loaded::fresh(scenario))
        }
        Err(why) => Err(told(why.to_string())),
    }
}

/// The position that a file tells: an object as the protocol writes it, or one
/// with such an object in its field `position`.
pub(super) fn position(path: &Path, rules: &HellsGate) -> Result<State, String> {
    #[derive(Deserialize)]
    struct Around<'a> {
        #[serde(borrow)]
        position: Option<&'a RawValue>,
    }
    let told = |why: String| format!("{}: {why}", called(path));
    let bytes = bytes(path)?;
    let text = std::str::from_utf8(&bytes).map_err(|_| told(ReadError::NotText.to_string()))?;
    let not_json = |e: serde_json::Error| told(tr!("not-one-object", what = e.to_string()));
    let whole: &RawValue = serde_json::from_str(text).map_err(not_json)?;
    let around: Around<'_> = serde_json::from_str(whole.get()).map_err(not_json)?;
    read_position(rules, &rules.initial(), around.position.unwrap_or(whole))
        .map_err(|why| told(why.reason))
}

/// The text of a scenario that came with the game.
pub(super) fn built_in(id: &str) -> Option<&'static str> {
    let found = scenario::built_in().iter().find(|b| b.id == id);
    found.map(|b| b.text)
}
