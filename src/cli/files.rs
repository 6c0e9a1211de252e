//! Games and scenarios from files, from standard input and from the program
//! itself.

use super::args::At;
use super::output::{Failure, warn};
use crate::engine::Rules as _;
use crate::record::{MAX_BYTES, Options, read_bounded};
use crate::systems::hells_gate::codec::read_position;
use crate::systems::hells_gate::record::{Damage, GameFile, ReadError};
use crate::systems::hells_gate::codec::scenario::{self, Scenario};
use crate::systems::guests;
use crate::systems::hells_gate::{HellsGate, State};
use crate::words::tr;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// A game that was read, and what is wrong with its file.
pub(super) struct Loaded {
    pub file: GameFile,
    pub damage: Option<Damage>,
}

impl Loaded {
    /// The beginning of a scenario.
    fn fresh(scenario: Scenario) -> Self {
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
                when.find(game).map_err(Failure::usage)?.ok_or_else(told)
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

/// Reads a saved game, or begins a game of a scenario. Of a damaged game, the
/// sound beginning, with a warning on standard error.
pub(super) fn load(path: &Path) -> Result<Loaded, Failure> {
    if let Some(text) = path.to_str().and_then(built_in) {
        let scenario = scenario::load(text).map_err(|e| Failure::no(e.to_string()))?;
        return Ok(Loaded::fresh(scenario));
    }
    let loaded = bytes(path).and_then(|bytes| game(&called(path), &bytes));
    let loaded = loaded.map_err(Failure::no)?;
    if let Some(damage) = &loaded.damage {
        warn(&format!("{}: {damage}", called(path)));
    }
    Ok(loaded)
}

/// As [`load`], for the protocol: only files, which never keep anybody waiting,
/// and without the warning.
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

/// Whether a name on the command line means standard input or output.
pub(super) fn is_dash(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// What a file is called in sentences.
pub(super) fn called(path: &Path) -> String {
    match is_dash(path) {
        true => tr!("standard-input"),
        false => path.display().to_string(),
    }
}

/// The bytes of a file, a pipe or standard input, one more than allowed if there
/// are far too many. Who names a pipe on the command line waits for it.
pub(super) fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    let read = match is_dash(path) {
        true => bounded(io::stdin().lock()),
        false => File::open(path).and_then(bounded),
    };
    read.map_err(|e| unread(path, &e))
}

fn bounded(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The bytes of a file, for the protocol. A pipe is no file: it might never
/// end.
pub(super) fn file_bytes(path: &Path) -> Result<Vec<u8>, String> {
    read_bounded(path, MAX_BYTES).map_err(|e| unread(path, &e))
}

/// Why a file cannot be read; of a word that may have been meant as a scenario,
/// with those that there are.
fn unread(path: &Path, why: &io::Error) -> String {
    let told = tr!("open-failed", file = called(path), system = why.to_string());
    let word = path.to_str().is_some_and(|p| !p.contains(['.', '/', '\\']));
    match why.kind() == ErrorKind::NotFound && word {
        true => {
            let first = scenario::built_in().iter().map(|b| b.id);
            let others = guests().iter().flat_map(|entry| entry.starts);
            let known: Vec<&str> = first.chain(others.map(|start| start.id)).collect();
            format!("{told}\n{}", tr!("scenarios-are", ids = known.join(", ")))
        }
        false => told,
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
            Ok(Loaded::fresh(scenario))
        }
    }
}

/// A seed nobody has asked for.
pub(super) fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher as _, Hasher as _, RandomState};
    // Short enough to be read out in class.
    RandomState::new().build_hasher().finish() % 1_000_000_000
}
