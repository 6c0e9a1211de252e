//! Random games with every check on.

mod batch;

use crate::ai::Control;
use crate::cli::args::Fuzz;
use crate::cli::files::load_or_korsun;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::progress::{Progress, stop_on_ctrl_c};
use crate::engine::Rules as _;
use crate::engine::fuzz::{Effort, Failure as Broken, Fuzzer};
use crate::record::{Durability, GameFile, save_atomic};
use crate::study::fuzz::{EFFORT, Promises};
use crate::systems::hells_gate::HellsGate;
use batch::{Batch, Found, Totals};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// The games that are played when nobody says how many.
const GAMES: u32 = 1000;

/// Plays, tells what was checked, and writes down what failed.
pub(in crate::cli) fn fuzz(args: &Fuzz) -> Result<(), Failure> {
    let loaded = load_or_korsun(args.from.as_deref())?;
    let promises = Promises::new(Arc::clone(&loaded.file.scenario));
    let effort = Effort {
        brute_force_one_in: args.audit_one_in,
        ..EFFORT
    };
    let start = *loaded.position(args.at.ply)?;
    let fuzzer = Fuzzer::new(loaded.rules(), start, &promises, effort);
    let cores = crate::study::cores();
    let batch = Batch {
        fuzzer: &fuzzer,
        games: match (args.games, args.minutes) {
            (None, None) => Some(GAMES),
            (games, _) => games,
        },
        time: args.minutes.map(|m| Duration::from_secs_f64(60.0 * m)),
        seed: args.seed,
        threads: args.threads.unwrap_or(cores).min(1024),
    };
    let control = Arc::new(Control::default());
    stop_on_ctrl_c(&control);
    let totals = Progress::watch(&control, || batch.run(&control));
    let stopped = control.stopped();
    let failed = match &totals.failure {
        Some(found) => Some(written(&promises, &fuzzer, found, &args.out, &control)?),
        None => None,
    };
    if args.json.json {
        print_json(&report(args, &totals, failed.as_ref(), stopped))?;
    } else {
        print(&summary(args, &totals))?;
    }
    match failed {
        Some(failed) => Err(Failure::no(failed.text())),
        None if stopped => Err(Failure::stopped(format!(
            "Stopped: the {} games that were finished count.",
            totals.games
        ))),
        None => Ok(()),
    }
}

/// A failure that was shrunk and written down.
struct Written {
    game: u32,
    seed: u64,
    promise: &'static str,
    what: String,
    /// Actions before and after shrinking.
    actions: [usize; 2],
    file: String,
    /// The last action, in notation.
    last: Option<String>,
    /// What the program says when it opens the file; `None` if nothing.
    trouble: Option<String>,
}

/// Shrinks a failure and writes it as a saved game.
fn written(
    promises: &Promises,
    fuzzer: &Fuzzer<'_, HellsGate>,
    found: &Found,
    path: &Path,
    control: &Control,
) -> Result<Written, Failure> {
    let small: Broken<HellsGate> = fuzzer.shrink(&found.failure, &|| control.stopped());
    let file = promises.repro(&small);
    let text = file.to_json();
    save_atomic(path, &text, Durability::Power).map_err(|e| Failure::no(e.to_string()))?;
    let trouble = match GameFile::read(&text) {
        Ok(opened) => opened.damage.map(|d| d.to_string()),
        Err(why) => Some(why.to_string()),
    };
    let rules = file.game.rules();
    Ok(Written {
        game: found.game,
        seed: found.seed,
        promise: small.broken.promise,
        what: small.broken.what,
        actions: [found.failure.moves.len(), small.moves.len()],
        file: path.display().to_string(),
        last: small.moves.last().map(|&(action, die)| {
            let die = die.map_or_else(String::new, |d| format!(" ={d}"));
            format!("{}{die}", rules.notation(action))
        }),
        trouble,
    })
}

impl Written {
    fn text(&self) -> String {
        let [all, few] = self.actions;
        let last = match &self.last {
            Some(last) => format!("do its next action again (redo): {last}"),
            None => "its first position is the one".to_owned(),
        };
        let trouble = match &self.trouble {
            Some(trouble) => format!("\nIt does not open well: {trouble}"),
            None => String::new(),
        };
        format!(
            "Broken in game {} (seed {}): {}\n{}\nShrunk from {all} actions to {few} and written to {}; open it and {last}.{trouble}",
            self.game, self.seed, self.promise, self.what, self.file,
        )
    }

    fn json(&self) -> Value {
        json!({
            "game": self.game,
            "seed": self.seed.to_string(),
            "promise": self.promise,
            "what": self.what,
            "actions": self.actions[0],
            "shrunk_to": self.actions[1],
            "file": self.file,
            "last": self.last,
            "trouble": self.trouble,
        })
    }
}

fn report(args: &Fuzz, totals: &Totals, failed: Option<&Written>, stopped: bool) -> Value {
    json!({
        "seed": args.seed.to_string(),
        "games": totals.games,
        "actions": totals.actions,
        "dice": totals.rolls,
        "tried": totals.tried,
        "brute_forced_positions": totals.brute_forced,
        "soviet_wins": totals.soviet_wins,
        "german_wins": totals.german_wins,
        "draws": totals.draws,
        "seconds": totals.time.as_secs_f64(),
        "stopped": stopped,
        "failure": failed.map(Written::json),
    })
}

fn summary(args: &Fuzz, totals: &Totals) -> String {
    let seconds = totals.time.as_secs_f64();
    let kept = match totals.failure {
        None => "every promise kept",
        Some(_) => "then one broke a promise",
    };
    format!(
        "{} games, seed {}: {kept}\n\
         {} actions and {} dice checked; {} more actions tried, all there are in {} positions\n\
         Soviet wins {}, German wins {}, draws {}\n\
         {seconds:.1} s, {:.0} games a second\n",
        totals.games,
        args.seed,
        totals.actions,
        totals.rolls,
        totals.tried,
        totals.brute_forced,
        totals.soviet_wins,
        totals.german_wins,
        totals.draws,
        f64::from(totals.games) / seconds.max(1e-9),
    )
}

#[cfg(test)]
mod tests;
