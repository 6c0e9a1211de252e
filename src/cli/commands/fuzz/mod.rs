//! Random games with every check on.

mod batch;

use crate::cli::args::Fuzz;
use crate::cli::commands::seated::go;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::cli::seated::{Subject, subject};
use crate::cli::target::Target;
use crate::engine::Progress;
use crate::engine::fuzz::{Broken, Effort, Tally};
use crate::systems::SYSTEMS;
use crate::table::{self, Repro, Table};
pub(crate) use batch::{Batch, Found, Totals};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// The games that are played when nobody says how many.
const GAMES: u32 = 1000;

/// Plays the game of a seed and looks at everything in it.
pub(crate) type Play<'a> = dyn Fn(u64) -> Result<Tally, Broken> + Sync + 'a;

/// Gives the shortest play that breaks what the game of a seed breaks, as far as
/// it was found when somebody says stop.
pub(crate) type Shrink<'a> = dyn Fn(u64, &dyn Fn() -> bool) -> Option<Repro> + 'a;

/// What games are played and looked at, whatever they are games of.
pub(crate) struct Proven<'a> {
    /// Plays the game of a seed.
    pub game: &'a Play<'a>,
    /// The shortest play that breaks what the game of a seed breaks.
    pub shrunk: &'a Shrink<'a>,
    /// What keeps a saved game from opening well; `None` if nothing does.
    pub trouble: &'a dyn Fn(&str) -> Option<String>,
    /// The sides: their words in JSON and their names.
    pub sides: Sides,
}

/// Plays, tells what was checked, and writes down what failed.
pub(crate) fn fuzz(args: &Fuzz) -> Result<(), Failure> {
    let from = args.source.path();
    // Whoever comes back to a failure in the morning finds it written down.
    let target = Target::new(Some(&args.out), args.force.force, from.as_slice())?;
    match subject(&args.source)? {
        Subject::Desk(game) => game.fuzz(args, &target),
        Subject::Seated(mut game) => {
            go(&mut game, &args.at)?;
            seated(args, &*game.table, effort(args), &target)?;
            game.whole()
        }
    }
}

/// What is tried in each game.
pub(crate) fn effort(args: &Fuzz) -> Effort {
    Effort {
        brute_force_one_in: args.audit_one_in,
        ..Effort::USUAL
    }
}

/// Games at the table.
fn seated(
    args: &Fuzz,
    table: &dyn Table,
    effort: Effort,
    target: &Target<'_>,
) -> Result<(), Failure> {
    let trial = table.trial(effort);
    let proven = Proven {
        game: &|seed| trial.game(seed),
        shrunk: &|seed, stopped| trial.shrunk(seed, stopped),
        trouble: &|text| match table::read(SYSTEMS, text.as_bytes()) {
            Ok(opened) => opened.damage.map(|d| d.to_string()),
            Err(faults) => faults.first().map(ToString::to_string),
        },
        sides: table
            .about()
            .sides
            .map(|side| [side.key, format!("Won by the {}:", side.name)]),
    };
    prove(args, &proven, target)
}

pub(crate) fn prove(args: &Fuzz, proven: &Proven<'_>, target: &Target<'_>) -> Result<(), Failure> {
    let cores = crate::engine::cores();
    let batch = Batch {
        game: proven.game,
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
    let failed = match totals.failure {
        Some(found) => Some(written(proven, found, target, &control)?),
        None => None,
    };
    if args.json.json {
        let sides = &proven.sides;
        print_json(&report(args, sides, &totals, failed.as_ref(), stopped))?;
    } else {
        print(&summary(args, &proven.sides, &totals))?;
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
pub(crate) struct Written {
    found: Found,
    pub repro: Repro,
    file: String,
    /// What the program says when it opens the file; `None` if nothing.
    pub trouble: Option<String>,
}

/// Shrinks a failure and writes it as a saved game.
pub(crate) fn written(
    proven: &Proven<'_>,
    found: Found,
    target: &Target<'_>,
    control: &Progress,
) -> Result<Written, Failure> {
    let repro = (proven.shrunk)(found.seed, &|| control.stopped());
    let repro = repro.ok_or_else(|| {
        Failure::no(format!(
            "Game {} (seed {}) broke a promise, and kept it when it was played again.",
            found.game, found.seed
        ))
    })?;
    target.write(&repro.record)?;
    Ok(Written {
        found,
        trouble: (proven.trouble)(&repro.record),
        repro,
        file: target
            .file()
            .map_or_else(|| "-".to_owned(), |file| file.display().to_string()),
    })
}

impl Written {
    pub fn text(&self) -> String {
        let [all, few] = self.repro.actions;
        let last = match &self.repro.last {
            Some(last) => format!("do its next action again (redo): {last}"),
            None => "its first position is the one".to_owned(),
        };
        let trouble = match &self.trouble {
            Some(trouble) => format!("\nIt does not open well: {trouble}"),
            None => String::new(),
        };
        format!(
            "Broken in game {} (seed {}): {}\n{}\nShrunk from {all} actions to {few} and written to {}; open it and {last}.{trouble}",
            self.found.game,
            self.found.seed,
            self.repro.broken.promise,
            self.repro.broken.what,
            self.file,
        )
    }

    fn json(&self) -> Value {
        json!({
            "game": self.found.game,
            "seed": self.found.seed.to_string(),
            "promise": self.repro.broken.promise,
            "what": self.repro.broken.what,
            "actions": self.repro.actions[0],
            "shrunk_to": self.repro.actions[1],
            "file": self.file,
            "last": self.repro.last,
            "trouble": self.trouble,
        })
    }
}

/// The sides, their words first.
pub(crate) type Sides = [[String; 2]; 2];

fn report(
    args: &Fuzz,
    sides: &Sides,
    totals: &Totals,
    failed: Option<&Written>,
    stopped: bool,
) -> Value {
    let [first, draws, second] = totals.ended;
    let mut out = json!({
        "seed": args.seed.to_string(),
        "games": totals.games,
        "actions": totals.actions,
        "dice": totals.rolls,
        "tried": totals.tried,
        "brute_forced_positions": totals.brute_forced,
        "draws": draws,
        "seconds": totals.time.as_secs_f64(),
        "stopped": stopped,
        "failure": failed.map(Written::json),
    });
    for ([key, _], wins) in sides.iter().zip([first, second]) {
        out[format!("{key}_wins")] = wins.into();
    }
    out
}

/// "1 game", "2 games".
fn counted(n: u64, what: &str) -> String {
    match n {
        1 => format!("1 {what}"),
        n => format!("{n} {what}s"),
    }
}

fn summary(args: &Fuzz, sides: &Sides, totals: &Totals) -> String {
    let [[_, first], [_, second]] = sides;
    let [won, draws, lost] = totals.ended;
    let seconds = totals.time.as_secs_f64();
    let kept = match totals.failure {
        None => "every promise kept",
        Some(_) => "then one broke a promise",
    };
    format!(
        "{}, seed {}: {kept}\n\
         {} and {} dice checked; {} tried besides, all there are in {}\n\
         {first} {won}, {second} {lost}, draws {draws}\n\
         {seconds:.1} s, {:.0} games a second\n",
        counted(totals.games.into(), "game"),
        args.seed,
        counted(totals.actions, "action"),
        totals.rolls,
        counted(totals.tried, "action"),
        counted(totals.brute_forced, "position"),
        f64::from(totals.games) / seconds.max(1e-9),
    )
}
