//! What computer players think of a position or a game.

use super::game::Loaded;
use super::view::{
    advice_json, advice_text, forced_text, forecast_json, forecast_text, over_text, report_json,
    report_text,
};
use crate::cli::args::{Analyse, Forecast, Hint};
use crate::cli::output::{Failure, print, print_json};
use crate::cli::progress::{ProgressLine, stop_on_ctrl_c};
use crate::engine::Rules as _;
use crate::engine::{Level, Progress};
use crate::present::duty::PlanDepth;
use crate::systems::hells_gate::players::{Evaluators, Player, forced};
use crate::systems::hells_gate::study::{Step, cores, forecast as play_out, report};
use crate::systems::hells_gate::{State, say};
use crate::words::tr;
use serde_json::{Value, json};
use std::sync::Arc;

fn level(word: &str) -> Result<Level, Failure> {
    Level::find(word).ok_or_else(|| Failure::usage("no such player"))
}

/// The best few ways to go on, after what has to be done first.
pub(super) fn hint(loaded: &Loaded, args: &Hint) -> Result<(), Failure> {
    let (rules, asked) = (loaded.rules(), loaded.position(&args.at)?);
    if let Some(verdict) = rules.verdict(asked) {
        match args.json.json {
            true => print_json(&json!({
                "level": args.level,
                "damage": loaded.damage_json(),
                "over": true,
                "verdict": say::verdict(rules, &verdict),
                "plans": [],
            }))?,
            false => print(&format!("{}\n", over_text(rules, &verdict)))?,
        }
        return loaded.whole();
    }
    let (first, state) = forced(rules, asked);
    let staff = Arc::new(Evaluators::new(rules));
    let player = Player::new(staff, level(&args.level)?, args.seed).on_cores(cores());
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let advice = ProgressLine::watch(&control, || player.advice(&state, &control));
    if control.stopped() {
        return Err(Failure::stopped(tr!("hint-stopped")));
    }
    if !args.json.json {
        let forced = forced_text(rules, asked, &first);
        let depth = PlanDepth::find(&args.depth).unwrap_or_default();
        let advice = advice_text(rules, &state, &advice, depth);
        print(&format!("{forced}{advice}"))?;
        return loaded.whole();
    }
    let first: Vec<String> = first.iter().map(|&a| rules.notation(a)).collect();
    let mut plans = advice_json(rules, &state, &advice);
    for plan in plans.as_array_mut().into_iter().flatten() {
        // The actions are legal one after the other in the position asked for.
        let then = plan["actions"].as_array().cloned().unwrap_or_default();
        let all: Vec<Value> = first.iter().cloned().map(Value::from).chain(then).collect();
        plan["actions"] = all.into();
        plan["forced"] = first.len().into();
    }
    print_json(&json!({
        "level": args.level,
        "damage": loaded.damage_json(),
        "over": false,
        "plans": plans,
    }))?;
    loaded.whole()
}

/// How a position ends when it is played out many times.
pub(super) fn forecast(loaded: &Loaded, args: &Forecast) -> Result<(), Failure> {
    let (rules, state) = (loaded.rules(), loaded.position(&args.at)?);
    if let Some(verdict) = rules.verdict(state) {
        // Nothing is left to be foretold.
        match args.json.json {
            true => print_json(&json!({
                "over": true,
                "damage": loaded.damage_json(),
                "points": { "soviet": verdict.points.soviet, "german": verdict.points.german },
                "verdict": say::verdict(rules, &verdict),
            }))?,
            false => print(&format!("{}\n", over_text(rules, &verdict)))?,
        }
        return loaded.whole();
    }
    let staff = Arc::new(Evaluators::new(rules));
    let (policy, games, seed) = (level(&args.level)?, args.games, args.seed);
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let found = ProgressLine::watch(&control, || {
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
pub(super) fn analyse(loaded: &Loaded, args: &Analyse) -> Result<(), Failure> {
    let game = &loaded.file.game;
    let states: Vec<State> = (0..game.cursor()).map(|ply| *game.state_at(ply)).collect();
    let played = game.played().iter().zip(&states);
    let steps: Vec<Step> = played
        .map(|(entry, &before)| Step {
            before,
            action: entry.action,
            die: entry.die(),
        })
        .collect();
    let staff = Arc::new(Evaluators::new(loaded.rules()));
    let judge = level(&args.level)?;
    let control = Arc::new(Progress::default());
    stop_on_ctrl_c(&control);
    let found = ProgressLine::watch(&control, || {
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
