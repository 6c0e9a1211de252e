//! Beginning a game.

use super::seated;
use crate::cli::args::New;
use crate::cli::files::{built_in, bytes, fresh_seed, position};
use crate::cli::output::{Failure, print, print_json};
use crate::cli::seated::{built_in as seated_start, scenario_of};
use crate::cli::target::Target;
use crate::engine::UndoPolicy;
use crate::record::{DiceMode, Options, now};
use crate::systems::hells_gate::record::{GameFile, ReadError};
use crate::systems::hells_gate::codec::scenario::{self, Scenario};
use crate::table::Entry;
use crate::words::{name, tr};
use serde_json::json;
use std::path::Path;

/// A scenario to begin with.
enum Chosen {
    /// Of the first game.
    First(Box<Scenario>),
    /// Of a system at the table: its text.
    Seated(&'static Entry, String),
}

/// A scenario that came with the program, or one from a file.
fn chosen(name: &str) -> Result<Chosen, Failure> {
    let load = |text: &str| {
        let loaded = scenario::load(text).map(Box::new).map(Chosen::First);
        loaded.map_err(|why| Failure::no(format!("{name}: {why}")))
    };
    if let Some(text) = built_in(name) {
        return load(text);
    }
    if let Some((entry, text)) = seated_start(name) {
        return Ok(Chosen::Seated(entry, text.to_owned()));
    }
    let bytes = bytes(Path::new(name)).map_err(Failure::no)?;
    let entry = scenario_of(&bytes);
    let text = String::from_utf8(bytes)
        .map_err(|_| Failure::no(format!("{name}: {}", ReadError::NotText)))?;
    match entry {
        Some(entry) => Ok(Chosen::Seated(entry, text)),
        None => load(&text),
    }
}

/// Writes a new game to a file or to standard output.
pub(in crate::cli) fn new(args: &New) -> Result<(), Failure> {
    let read = [Path::new(&args.scenario)];
    let read = args.position.iter().map(AsRef::as_ref).chain(read);
    let read: Vec<&Path> = read.collect();
    let target = Target::new(args.file.as_deref(), args.force.force, &read)?;
    let scenario = match chosen(&args.scenario)? {
        Chosen::First(scenario) => *scenario,
        Chosen::Seated(entry, text) => return seated::new(args, entry, &text, &target),
    };
    if let Some(word) = args.set.first() {
        return Err(Failure::usage(tr!(
            "new-nothing-to-set",
            word = word.as_str()
        )));
    }
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let options = Options {
        seed,
        dice: match args.dice_by_hand {
            true => DiceMode::ByHand,
            false => DiceMode::Seeded,
        },
        undo: match args.free_undo {
            true => UndoPolicy::Free,
            false => UndoPolicy::ToLastBarrier,
        },
    };
    let mut game = GameFile::new(scenario, options);
    if let Some(path) = &args.position {
        let position = position(path, game.game.rules()).map_err(Failure::no)?;
        game.set_up(position);
    }
    let text = game.to_json_saved(&now());
    target.write(&text)?;
    let Some(path) = target.file() else {
        return Ok(());
    };
    let (file, seed) = (path.display().to_string(), seed.to_string());
    if args.json.json {
        return print_json(&json!({ "file": file, "title": game.title, "seed": seed }));
    }
    let made = tr!("new-game-made", seed = seed, file = file);
    print(&format!("{}\n{made}\n", name(&game.title)))
}
