//! Random games with every check on, those of the records included.

use super::game::Loaded;
use crate::cli::args::Fuzz;
use crate::cli::commands::fuzz::{Proven, effort, prove};
use crate::cli::output::Failure;
use crate::cli::target::Target;
use crate::engine::Rules as _;
use crate::engine::fuzz::Fuzzer;
use crate::systems::hells_gate::HellsGate;
use crate::systems::hells_gate::record::GameFile;
use crate::systems::hells_gate::study::fuzz::Promises;
use crate::table::Repro;
use std::sync::Arc;

/// Plays, tells what was checked, and writes down what failed.
pub(super) fn fuzz(loaded: &Loaded, args: &Fuzz, target: &Target<'_>) -> Result<(), Failure> {
    let promises = Promises::new(Arc::clone(&loaded.file.scenario));
    let start = *loaded.position(&args.at)?;
    let fuzzer = Fuzzer::new(loaded.rules(), start, &promises, effort(args));
    let proven = Proven {
        game: &|seed| fuzzer.game(seed).map_err(|failure| failure.broken),
        shrunk: &|seed, stopped| shrunk(&fuzzer, &promises, seed, stopped),
        trouble: &trouble,
        sides: [["soviet", "Soviet wins"], ["german", "German wins"]]
            .map(|side| side.map(str::to_owned)),
    };
    prove(args, &proven, target)?;
    loaded.whole()
}

/// The shortest play that breaks what the game of a seed breaks.
fn shrunk(
    fuzzer: &Fuzzer<'_, HellsGate>,
    promises: &Promises,
    seed: u64,
    stopped: &dyn Fn() -> bool,
) -> Option<Repro> {
    let found = fuzzer.game(seed).err()?;
    let small = fuzzer.shrink(&found, stopped);
    let file = promises.repro(&small);
    let rules = file.game.rules();
    let last = small.moves.last().map(|(action, dice)| {
        let faces = dice.iter().map(|die| format!(" ={die}"));
        format!("{}{}", rules.notation(*action), faces.collect::<String>())
    });
    Some(Repro {
        actions: [found.moves.len(), small.moves.len()],
        last,
        record: file.to_json(),
        broken: small.broken,
    })
}

/// What keeps a saved game from opening well.
fn trouble(text: &str) -> Option<String> {
    match GameFile::read(text) {
        Ok(opened) => opened.damage.map(|d| d.to_string()),
        Err(why) => Some(why.to_string()),
    }
}

#[cfg(test)]
mod tests;
