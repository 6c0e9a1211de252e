//! Beginning a game.

use crate::cli::args::New;
use crate::cli::files::{fresh_seed, position, scenario};
use crate::cli::output::{Failure, deliver, print, print_json};
use crate::engine::UndoPolicy;
use crate::record::{DiceMode, GameFile, Options, now};
use serde_json::json;

/// Writes a new game to a file or to standard output.
pub(in crate::cli) fn new(args: &New) -> Result<(), Failure> {
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
            false => UndoPolicy::ToLastSeal,
        },
    };
    let mut game = GameFile::new(scenario, options);
    if let Some(path) = &args.position {
        let position = position(path, game.game.rules()).map_err(Failure::no)?;
        game.set_up(position);
    }
    let text = game.to_json_saved(&now());
    let Some(path) = &args.file else {
        return print(&text);
    };
    if path.exists() {
        return Err(Failure::no(format!(
            "{} exists already; choose another name",
            path.display()
        )));
    }
    deliver(Some(path), &text)?;
    if args.json.json {
        return print_json(&json!({
            "file": path.display().to_string(),
            "title": game.title,
            "seed": seed.to_string(),
        }));
    }
    print(&format!(
        "{}\nA new game with seed {seed} is in {}.\n",
        game.title,
        path.display()
    ))
}
