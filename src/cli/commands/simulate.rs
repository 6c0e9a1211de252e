//! Many games between two computer players.

use crate::ai::{Level, Staff};
use crate::cli::args::Simulate;
use crate::cli::files::load_or_korsun;
use crate::cli::output::{Failure, deliver};
use crate::cli::view::side_word;
use crate::study::{Batch, Finished};
use crate::systems::hells_gate::victory::Verdict;
use crate::systems::hells_gate::{BySide, Side};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Plays the games and tells how they ended.
pub(in crate::cli) fn simulate(args: &Simulate) -> Result<(), Failure> {
    let loaded = load_or_korsun(args.file.as_deref())?;
    let named = |name: &str| Level::find(name).ok_or_else(|| Failure::usage("no such player"));
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let batch = Batch {
        staff: Arc::new(Staff::new(loaded.rules())),
        start: *loaded.position(args.at.ply)?,
        players: BySide {
            soviet: named(&args.soviet)?,
            german: named(&args.german)?,
        },
        games: args.games,
        seed: args.seed,
        threads: args.threads.unwrap_or(cores).min(1024),
    };
    let stop = Arc::new(AtomicBool::new(false));
    let heard = Arc::clone(&stop);
    // Without a handler Ctrl-C just ends the program: worse, but no reason not
    // to play.
    let _ = ctrlc::set_handler(move || heard.store(true, Ordering::Relaxed));
    let mut bar = Progress::new(args.games);
    let games = batch.run(&stop, &mut |done, time| bar.show(done, time));
    bar.clear();
    let text = if args.csv {
        csv(&games)
    } else if args.json.json {
        format!("{:#}\n", report(args, &games))
    } else {
        summary(args, &games)
    };
    deliver(args.out.as_deref(), &text)?;
    match stop.load(Ordering::Relaxed) {
        true => Err(Failure::stopped(format!(
            "Stopped: {} of {} games were finished and are kept.",
            games.len(),
            args.games
        ))),
        false => Ok(()),
    }
}

/// The progress line on standard error, if a person is there to see it.
struct Progress {
    games: u32,
    seen: bool,
}

impl Progress {
    fn new(games: u32) -> Self {
        Self {
            games,
            seen: io::stderr().is_terminal(),
        }
    }

    fn show(&mut self, done: u32, time: Duration) {
        if !self.seen || done == 0 {
            return;
        }
        let share = f64::from(done) / f64::from(self.games.max(1));
        let left = time.as_secs_f64() * (1.0 - share) / share;
        let full = (share * 30.0) as usize;
        // Progress is not worth failing for.
        let _ = write!(
            io::stderr(),
            "\r[{}{}] {done} of {} games, {left:.0} s left  ",
            "#".repeat(full),
            "·".repeat(30_usize.saturating_sub(full)),
            self.games
        );
    }

    fn clear(&self) {
        if self.seen {
            let _ = write!(io::stderr(), "\r{}\r", " ".repeat(79));
        }
    }
}

fn winner(game: &Finished) -> Option<Side> {
    Verdict {
        points: game.points,
    }
    .winner()
}

fn winner_word(game: &Finished) -> &'static str {
    winner(game).map_or("draw", side_word)
}

fn csv(games: &[Finished]) -> String {
    let mut out = "game,seed,winner,soviet_points,german_points,actions,dice,mud\n".to_owned();
    for g in games {
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "{},{},{},{},{},{},{},{}",
            g.game,
            g.seed,
            winner_word(g),
            g.points.soviet,
            g.points.german,
            g.actions,
            g.rolls,
            g.mud
        );
    }
    out
}

/// Mean and standard deviation.
fn spread(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let n = values.clone().count().max(1) as f64;
    let mean = values.clone().sum::<f64>() / n;
    let variance = values.map(|v| (v - mean).powi(2)).sum::<f64>() / n;
    (mean, variance.sqrt())
}

fn wins(games: &[Finished], side: Option<Side>) -> usize {
    games.iter().filter(|g| winner(g) == side).count()
}

fn report(args: &Simulate, games: &[Finished]) -> Value {
    let statistics = |side: Side| {
        let (mean, deviation) = spread(games.iter().map(|g| f64::from(g.points[side])));
        json!({ "wins": wins(games, Some(side)), "mean_points": mean, "deviation": deviation })
    };
    let list: Vec<Value> = games
        .iter()
        .map(|g| {
            json!({
                "game": g.game,
                "seed": g.seed.to_string(),
                "winner": winner(g).map(side_word),
                "soviet_points": g.points.soviet,
                "german_points": g.points.german,
                "actions": g.actions,
                "dice": g.rolls,
                "mud": g.mud,
            })
        })
        .collect();
    json!({
        "players": { "soviet": args.soviet, "german": args.german },
        "seed": args.seed.to_string(),
        "asked_for": args.games,
        "finished": games.len(),
        "soviet": statistics(Side::Soviet),
        "german": statistics(Side::German),
        "draws": wins(games, None),
        "games": list,
    })
}

fn summary(args: &Simulate, games: &[Finished]) -> String {
    let all = games.len();
    let percent = |n: usize| 100.0 * n as f64 / all.max(1) as f64;
    let mut out = format!("{all} games, seed {}\n", args.seed);
    for (side, name) in [(Side::Soviet, &args.soviet), (Side::German, &args.german)] {
        let won = wins(games, Some(side));
        let (mean, deviation) = spread(games.iter().map(|g| f64::from(g.points[side])));
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "{side} ({name}): {won} wins, {:.1} %; {mean:.2} points on average, deviation {deviation:.2}",
            percent(won)
        );
    }
    let draws = wins(games, None);
    let (actions, _) = spread(games.iter().map(|g| f64::from(g.actions)));
    let _ = writeln!(
        out,
        "Draws: {draws}, {:.1} %; {actions:.0} actions a game",
        percent(draws)
    );
    out
}
