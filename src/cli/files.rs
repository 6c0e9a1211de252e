//! Games and scenarios from files.

use super::output::{Failure, warn};
use crate::engine::Rules as _;
use crate::record::{Damage, GameFile, MAX_BYTES, Options, ReadError, read_bounded, read_position};
use crate::scenario::{self, Scenario};
use crate::systems::hells_gate::{HellsGate, State};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::path::Path;

/// A game that was read, and what is wrong with its file.
pub(super) struct Loaded {
    pub file: GameFile,
    pub damage: Option<Damage>,
}

impl Loaded {
    /// The rules of the game.
    pub const fn rules(&self) -> &HellsGate {
        self.file.game.rules()
    }

    /// The position after `ply` actions, or where the game stands.
    pub fn position(&self, ply: Option<usize>) -> Result<&State, Failure> {
        let game = &self.file.game;
        match ply {
            None => Ok(game.state()),
            Some(ply) if ply <= game.entries().len() => Ok(game.state_at(ply)),
            Some(ply) => Err(Failure::no(format!(
                "there is no position after {ply} actions: the game has {}",
                game.entries().len()
            ))),
        }
    }
}

/// Reads a saved game, or begins a game of a scenario file. Of a damaged game,
/// the sound beginning, with a warning on standard error.
pub(super) fn load(path: &Path) -> Result<Loaded, Failure> {
    let loaded = load_silently(path).map_err(Failure::no)?;
    if let Some(damage) = &loaded.damage {
        warn(&format!("{}: {damage}", path.display()));
    }
    Ok(loaded)
}

/// As [`load`], without the warning.
pub(super) fn load_silently(path: &Path) -> Result<Loaded, String> {
    let told = |why: String| format!("{}: {why}", path.display());
    let bytes = bytes(path)?;
    match GameFile::read_bytes(&bytes) {
        Ok(opened) => Ok(Loaded {
            file: opened.file,
            damage: opened.damage,
        }),
        Err(ReadError::IsAScenario) => {
            let text = String::from_utf8_lossy(&bytes);
            let scenario = scenario::load(&text).map_err(|e| told(e.to_string()))?;
            Ok(Loaded {
                file: GameFile::new(scenario, Options::default()),
                damage: None,
            })
        }
        Err(why) => Err(told(why.to_string())),
    }
}

/// The bytes of a file, one more than allowed if there are far too many. A pipe
/// is no file: it might never end.
pub(super) fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    let told = |why: String| format!("{}: {why}", path.display());
    read_bounded(path, MAX_BYTES).map_err(|e| told(format!("cannot be read: {e}")))
}

/// A built-in scenario by its identifier, or a scenario file.
pub(super) fn scenario(name: &str) -> Result<Scenario, String> {
    let text = match built_in(name) {
        Some(text) => text.to_owned(),
        None => {
            let bytes = bytes(Path::new(name)).map_err(|e| {
                let known: Vec<&str> = scenario::built_in().iter().map(|b| b.id).collect();
                format!("{e}\nBuilt-in scenarios: {}", known.join(", "))
            })?;
            String::from_utf8(bytes).map_err(|_| format!("{name}: it is not text"))?
        }
    };
    scenario::load(&text).map_err(|e| format!("{name}: {e}"))
}

/// The position that a file tells: an object as the protocol writes it, or one
/// with such an object in its field `position`.
pub(super) fn position(path: &Path, rules: &HellsGate) -> Result<State, String> {
    #[derive(Deserialize)]
    struct Around<'a> {
        #[serde(borrow)]
        position: Option<&'a RawValue>,
    }
    let told = |why: String| format!("{}: {why}", path.display());
    let bytes = bytes(path)?;
    let text = std::str::from_utf8(&bytes).map_err(|_| told("it is not text".to_owned()))?;
    let not_json = |e: serde_json::Error| told(format!("it is not one JSON object: {e}"));
    let whole: &RawValue = serde_json::from_str(text).map_err(not_json)?;
    let around: Around<'_> = serde_json::from_str(whole.get()).map_err(not_json)?;
    read_position(rules, &rules.initial(), around.position.unwrap_or(whole))
        .map_err(|why| told(why.reason))
}

/// The text of a built-in scenario.
pub(super) fn built_in(id: &str) -> Option<&'static str> {
    let found = scenario::built_in().iter().find(|b| b.id == id);
    found.map(|b| b.text)
}

/// A game to ask about: from a file, or a new one of Korsun.
pub(super) fn load_or_korsun(path: Option<&Path>) -> Result<Loaded, Failure> {
    match path {
        Some(path) => load(path),
        None => {
            let scenario = scenario::korsun_1944().map_err(|e| Failure::no(e.to_string()))?;
            Ok(Loaded {
                file: GameFile::new(scenario, Options::default()),
                damage: None,
            })
        }
    }
}

/// A seed nobody has asked for.
pub(super) fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher as _, Hasher as _, RandomState};
    // Short enough to be read out in class.
    RandomState::new().build_hasher().finish() % 1_000_000_000
}
