//! Random games with every check on.

mod batch;

use crate::ai::Progress;
use crate::cli::args::Fuzz;
use crate::cli::files::load_or_korsun;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::cli::target::Target;
use crate::engine::Rules as _;
use crate::engine::fuzz::{Effort, Failure as Broken, Fuzzer};
use crate::record::GameFile;
use crate::study::fuzz::{EFFORT, Promises};
use crate::systems::hells_gate::HellsGate;
use batch::{Batch, Found, Totals};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// The games that are played when nobody says how many.
const GAMES: u32 = 1000;

/// Plays, tells what was checked, and writes down what failed.
pub(in crate::cli) fn fuzz(args: &Fuzz) -> Result<(), Failure> {
    let from = args.source.path();
    // Whoever comes back to a failure in the morning finds it written down.
    let target = Target::new(Some(&args.out), args.force.force, from.as_slice())?;
    let loaded = load_or_korsun(from)?;
    let promises = Promises::new(Arc::clone(&loaded.file.scenario));
    let effort = Effort {
        brute_force_one_in: args.audit_one_in,
        ..EFFORT
    };
    let start = *loaded.position(&args.at)?;
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
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let totals = ProgressLine::watch(&control, || batch.run(&control));
    let stopped = control.stopped();
    let failed = match &totals.failure {
        Some(found) => Some(written(&promises, &fuzzer, found, &target, &control)?),
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
        None => loaded.whole(),
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
    target: &Target<'_>,
    control: &Progress,
) -> Result<Written, Failure> {
    let small: Broken<HellsGate> = fuzzer.shrink(&found.failure, &|| control.stopped());
    let file = promises.repro(&small);
    let text = file.to_json();
    target.write(&text)?;
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
        file: target
            .file()
            .map_or_else(|| "-".to_owned(), |file| file.display().to_string()),
        last: small.moves.last().map(|(action, dice)| {
            let faces = dice.iter().map(|die| format!(" ={die}"));
            format!("{}{}", rules.notation(*action), faces.collect::<String>())
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

/// "1 game", "2 games".
fn counted(n: u64, what: &str) -> String {
    match n {
        1 => format!("1 {what}"),
        n => format!("{n} {what}s"),
    }
}

fn summary(args: &Fuzz, totals: &Totals) -> String {
    let seconds = totals.time.as_secs_f64();
    let kept = match totals.failure {
        None => "every promise kept",
        Some(_) => "then one broke a promise",
    };
    format!(
        "{}, seed {}: {kept}\n\
         {} and {} dice checked; {} tried besides, all there are in {}\n\
         Soviet wins {}, German wins {}, draws {}\n\
         {seconds:.1} s, {:.0} games a second\n",
        counted(totals.games.into(), "game"),
        args.seed,
        counted(totals.actions, "action"),
        totals.rolls,
        counted(totals.tried, "action"),
        counted(totals.brute_forced, "position"),
        totals.soviet_wins,
        totals.german_wins,
        totals.draws,
        f64::from(totals.games) / seconds.max(1e-9),
    )
}

#[cfg(test)]
mod tests;
