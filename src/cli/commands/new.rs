//! Beginning a game.

use crate::cli::args::New;
use crate::cli::files::{fresh_seed, position, scenario};
use crate::cli::output::{Failure, print, print_json};
use crate::cli::target::Target;
use crate::engine::UndoPolicy;
use crate::record::{DiceMode, GameFile, Options, now};
use crate::words::{name, tr};
use serde_json::json;
use std::path::Path;

/// Writes a new game to a file or to standard output.
pub(in crate::cli) fn new(args: &New) -> Result<(), Failure> {
    let read = [Path::new(&args.scenario)];
    let read = args.position.iter().map(AsRef::as_ref).chain(read);
    let read: Vec<&Path> = read.collect();
    let target = Target::new(args.file.as_deref(), args.force.force, &read)?;
    let scenario = scenario(&args.scenario).map_err(Failure::no)?;
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
