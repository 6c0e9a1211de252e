//! Beginning a game.

use super::game::position;
use crate::cli::args::New;
use crate::cli::files::fresh_seed;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::target::Target;
use crate::engine::{DiceMode, Options, UndoPolicy};
use crate::record::now;
use crate::systems::hells_gate::codec::scenario;
use crate::systems::hells_gate::record::GameFile;
use crate::words::{name, tr};
use serde_json::json;

/// Writes a new game of the scenario in this text to a file or to standard output.
pub(super) fn new(args: &New, text: &str, target: &Target<'_>) -> Result<(), Failure> {
    let scenario =
        scenario::load(text).map_err(|why| Failure::no(format!("{}: {why}", args.scenario)))?;
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
