//! How simulated games ended: a line each, or summed up.

use crate::cli::args::Simulate;
use crate::engine::Commander;
use crate::systems::hells_gate::Side;
use crate::systems::hells_gate::desk::view::side_word;
use crate::systems::hells_gate::study::Finished;
use crate::systems::hells_gate::victory::Verdict;
use crate::words::{decimal, tr};
use serde_json::{Value, json};
use std::fmt::Write as _;

fn winner(game: &Finished) -> Option<Side> {
    Verdict {
        points: game.points,
    }
    .winner()
}

fn winner_word(game: &Finished) -> &'static str {
    winner(game).map_or("draw", side_word)
}

/// The first line of a table.
pub(super) const HEADER: &str = "game,seed,winner,soviet_points,german_points,actions,dice,mud,\
     mud_turn,turns,soviet_steps_lost,german_steps_lost,escaped\n";

/// A game as a line of it.
pub(super) fn row(g: &Finished) -> String {
    let mud_turn = g.mud_turn.map_or_else(String::new, |turn| turn.to_string());
    format!(
        "{},{},{},{},{},{},{},{},{mud_turn},{},{},{},{}\n",
        g.game,
        g.seed,
        winner_word(g),
        g.points.soviet,
        g.points.german,
        g.actions,
        g.rolls,
        g.mud_turn.is_some(),
        g.turns,
        g.steps_lost.soviet,
        g.steps_lost.german,
        g.escaped
    )
}

/// The whole table.
pub(super) fn csv(games: &[Finished], with_head: bool) -> String {
    let rows = games.iter().map(row);
    let head = with_head.then(|| HEADER.to_owned());
    head.into_iter().chain(rows).collect()
}

/// Mean and standard deviation; 0 of nothing.
fn spread(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let n = values.clone().count().max(1) as f64;
    // From 0: the sum of nothing would be -0.
    let mean = values.clone().fold(0.0, |sum, v| sum + v) / n;
    let variance = values.fold(0.0, |sum, v| sum + (v - mean).powi(2)) / n;
    (mean, variance.sqrt())
}

fn wins(games: &[Finished], side: Option<Side>) -> usize {
    games.iter().filter(|g| winner(g) == side).count()
}

/// The word of the level that plays a side: what its key was given goes before its own
/// option.
fn player(args: &Simulate, side: Side) -> Option<&str> {
    let mut given = args.seats.sides.iter().rev();
    let given = given.find(|(key, _)| key == side.key());
    let own = || args.seats.named.get(side.key());
    given.map(|(_, level)| level.word()).or_else(own)
}

/// All of it for programs.
pub(super) fn report(args: &Simulate, asked_for: u32, games: &[Finished]) -> Value {
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
                "mud": g.mud_turn.is_some(),
                "mud_turn": g.mud_turn,
                "turns": g.turns,
                "soviet_steps_lost": g.steps_lost.soviet,
                "german_steps_lost": g.steps_lost.german,
                "escaped": g.escaped,
            })
        })
        .collect();
    json!({
        "players": { "soviet": player(args, Side::Soviet), "german": player(args, Side::German) },
        "seed": args.seed.to_string(),
        "asked_for": asked_for,
        "finished": games.len(),
        "soviet": statistics(Side::Soviet),
        "german": statistics(Side::German),
        "draws": wins(games, None),
        "games": list,
    })
}

/// What they come to, for people.
pub(super) fn summary(args: &Simulate, games: &[Finished]) -> String {
    let all = games.len();
    let percent = |n: usize| decimal(100.0 * n as f64 / all.max(1) as f64, 1);
    // As text: seeds are no numbers to be grouped.
    let head = match args.game_seed {
        Some(seed) => tr!("simulate-one", seed = seed.to_string()),
        None => tr!("simulate-games", n = all, seed = args.seed.to_string()),
    };
    let mut out = format!("{head}\n");
    for side in Side::ALL {
        let level = player(args, side).unwrap_or_default();
        let won = wins(games, Some(side));
        let (mean, deviation) = spread(games.iter().map(|g| f64::from(g.points[side])));
        let line = tr!(
            "simulate-side",
            side = side.key(),
            level = Commander::find(level).map_or_else(String::new, Commander::name),
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
