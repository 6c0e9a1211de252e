//! Many games between two computer players.

use crate::ai::{Control, Level, Staff};
use crate::cli::args::Simulate;
use crate::cli::files::load_or_korsun;
use crate::cli::output::Failure;
use crate::cli::progress::{Progress, stop_on_ctrl_c};
use crate::cli::target::Target;
use crate::cli::view::side_word;
use crate::study::{Batch, Finished, cores};
use crate::systems::hells_gate::victory::Verdict;
use crate::systems::hells_gate::{BySide, Side};
use crate::words::{decimal, tr};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::sync::Arc;

/// Plays the games and tells how they ended.
pub(in crate::cli) fn simulate(args: &Simulate) -> Result<(), Failure> {
    let from = args.source.path();
    let target = Target::new(args.out.as_deref(), args.force.force, from.as_slice())?;
    let loaded = load_or_korsun(from)?;
    let named = |name: &str| Level::find(name).ok_or_else(|| Failure::usage("no such player"));
    let cores = cores();
    let batch = Batch {
        staff: Arc::new(Staff::new(loaded.rules())),
        start: *loaded.position(&args.at)?,
        players: BySide {
            soviet: named(&args.soviet)?,
            german: named(&args.german)?,
        },
        games: args.games,
        seed: args.seed,
        threads: args.threads.unwrap_or(cores).min(1024),
    };
    let control = Arc::new(Control::default());
    stop_on_ctrl_c(&control);
    let games = Progress::watch(&control, || batch.run(&control));
    let text = if args.csv {
        csv(&games)
    } else if args.json.json {
        let mut told = report(args, &games);
        told["damage"] = loaded.damage_json();
        format!("{told:#}\n")
    } else {
        summary(args, &games)
    };
    target.write(&text)?;
    match control.stopped() {
        true => {
            let (n, all) = (games.len(), args.games);
            Err(Failure::stopped(tr!("simulate-stopped", n = n, all = all)))
        }
        false => loaded.whole(),
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
    let percent = |n: usize| decimal(100.0 * n as f64 / all.max(1) as f64, 1);
    let seed = args.seed.to_string();
    let mut out = format!("{}\n", tr!("simulate-games", n = all, seed = seed));
    for (side, level) in [(Side::Soviet, &args.soviet), (Side::German, &args.german)] {
        let won = wins(games, Some(side));
        let (mean, deviation) = spread(games.iter().map(|g| f64::from(g.points[side])));
        let line = tr!(
            "simulate-side",
            side = side.key(),
            level = Level::find(level).map_or_else(String::new, Level::name),
            n = won,
            share = percent(won),
            mean = decimal(mean, 2),
            deviation = decimal(deviation, 2)
        );
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{line}");
    }
    let draws = wins(games, None);
    let (actions, _) = spread(games.iter().map(|g| f64::from(g.actions)));
    let line = tr!(
        "simulate-draws",
        n = draws,
        share = percent(draws),
        actions = decimal(actions, 0)
    );
    let _ = writeln!(out, "{line}");
    out
}
