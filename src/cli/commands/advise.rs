//! What computer players think of a position or a game.

use crate::ai::{Control, Level, Player, Staff};
use crate::cli::args::{Analyse, Forecast, Hint};
use crate::cli::files::{load, load_or_korsun};
use crate::cli::output::{Failure, print, print_json};
use crate::cli::progress::{Progress, stop_on_ctrl_c};
use crate::cli::view::{
    advice_json, advice_text, forecast_json, forecast_text, report_json, report_text,
};
use crate::study::{Step, cores, forecast as play_out, report};
use crate::systems::hells_gate::State;
use crate::words::tr;
use serde_json::json;
use std::sync::Arc;

fn level(word: &str) -> Result<Level, Failure> {
    Level::find(word).ok_or_else(|| Failure::usage("no such player"))
}

/// The best few ways to go on.
pub(in crate::cli) fn hint(args: &Hint) -> Result<(), Failure> {
    let loaded = load_or_korsun(args.file.as_deref())?;
    let state = loaded.position(&args.at)?;
    let staff = Arc::new(Staff::new(loaded.rules()));
    let player = Player::new(staff, level(&args.level)?, args.seed).on_cores(cores());
    let control = Arc::new(Control::default());
    stop_on_ctrl_c(&control);
    let advice = Progress::watch(&control, || player.advice(state, &control));
    if control.stopped() {
        return Err(Failure::stopped(tr!("hint-stopped")));
    }
    match args.json.json {
        true => print_json(&json!({
            "level": args.level,
            "damage": loaded.damage_json(),
            "plans": advice_json(loaded.rules(), state, &advice),
        }))?,
        false => print(&advice_text(loaded.rules(), state, &advice))?,
    }
    loaded.whole()
}

/// How a position ends when it is played out many times.
pub(in crate::cli) fn forecast(args: &Forecast) -> Result<(), Failure> {
    let loaded = load_or_korsun(args.file.as_deref())?;
    let state = loaded.position(&args.at)?;
    let staff = Arc::new(Staff::new(loaded.rules()));
    let (policy, games, seed) = (level(&args.level)?, args.games, args.seed);
    let control = Arc::new(Control::default());
    stop_on_ctrl_c(&control);
    let found = Progress::watch(&control, || {
        play_out(&staff, state, policy, games, seed, cores(), &control)
    });
    if found.margins.is_empty() {
        return Err(Failure::stopped(tr!("forecast-stopped-early")));
    }
    match args.json.json {
        true => {
            let mut told = forecast_json(&found);
            told["damage"] = loaded.damage_json();
            print_json(&told)?;
        }
        false => print(&forecast_text(&found))?,
    }
    match control.stopped() {
        true => Err(Failure::stopped(tr!("forecast-stopped"))),
        false => loaded.whole(),
    }
}

/// A game looked back at.
pub(in crate::cli) fn analyse(args: &Analyse) -> Result<(), Failure> {
    let loaded = load(&args.file)?;
    let game = &loaded.file.game;
    let states: Vec<State> = (0..game.cursor()).map(|ply| *game.state_at(ply)).collect();
    let played = game.played().iter().zip(&states);
    let steps: Vec<Step> = played
        .map(|(entry, &before)| Step {
            before,
            action: entry.action,
            die: entry.die,
        })
        .collect();
    let staff = Arc::new(Staff::new(loaded.rules()));
    let judge = level(&args.level)?;
    let control = Arc::new(Control::default());
    stop_on_ctrl_c(&control);
    let found = Progress::watch(&control, || {
        report(&staff, &steps, judge, args.seed, cores(), &control)
    });
    match args.json.json {
        true => {
            let mut told = report_json(loaded.rules(), &states, &found);
            told["damage"] = loaded.damage_json();
            print_json(&told)?;
        }
        false => print(&report_text(loaded.rules(), &states, &found))?,
    }
    match control.stopped() {
        true => Err(Failure::stopped(tr!("report-stopped"))),
        false => loaded.whole(),
    }
}
