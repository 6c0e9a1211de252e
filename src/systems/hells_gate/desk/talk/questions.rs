//! Verbs that only ask.

use crate::cli::engine::listener::while_heard;
use crate::cli::engine::request::{Answer, Fault, Request, games, level};
use crate::cli::engine::seated::advise;
use crate::cli::view::{rule_json, value};
use crate::engine::{Level, cores};
use crate::hex::HexId;
use crate::systems::hells_gate::codec::{attacking, map_doc, retreats_doc};
use crate::systems::hells_gate::desk::view::{
    advice_json, find_rule, forecast_json, odds_json, supply_json,
};
use crate::systems::hells_gate::notation::find_hex;
use crate::systems::hells_gate::players::{Evaluators, Player};
use crate::systems::hells_gate::record::GameFile;
use crate::systems::hells_gate::rulebook;
use crate::systems::hells_gate::study::forecast;
use crate::systems::hells_gate::{HellsGate, Setup, Side, State, UnitId, UnitMask};
use serde_json::{Value, json};
use std::sync::Arc;

/// A hex by its name.
pub(super) fn hex(setup: &Setup, name: &str) -> Result<HexId, Fault> {
    find_hex(setup, name).map_err(Fault::request)
}

/// A unit by its code.
pub(super) fn unit(setup: &Setup, code: &str) -> Result<UnitId, Fault> {
    setup.find_unit(code).ok_or_else(|| {
        let code: String = code.chars().take(12).collect();
        Fault::request(format!("there is no unit “{code}” in this scenario"))
    })
}

/// The receipt of an attack that need not be open, nor allowed.
pub(super) fn odds((rules, state): (&HellsGate, &State), request: &Request<'_>) -> Answer {
    let (target, units) = match (request.raw("target"), state.attack) {
        (None, Some(open)) if request.raw("units").is_none() => (open.target, open.units),
        _ => {
            let target = hex(rules, &request.text("target", "the attacked hex")?)?;
            let codes: Vec<String> = request.field("units", "a list of unit codes")?;
            let mut units = UnitMask::EMPTY;
            for code in &codes {
                units.insert(unit(rules, code)?);
            }
            (target, units)
        }
    };
    let state = attacking(rules, state, units).map_err(Fault::request)?;
    Ok(json!({ "odds": odds_json(rules, &state, target, units) }))
}

/// Supply of one side or of both.
pub(super) fn supply((rules, state): (&HellsGate, &State), request: &Request<'_>) -> Answer {
    let side: Option<Side> = request.optional("side", "“soviet” or “german”")?;
    let sides = side.map_or_else(|| Side::ALL.to_vec(), |side| vec![side]);
    let all: Vec<Value> = sides
        .iter()
        .map(|&side| supply_json(rules, state, side))
        .collect();
    Ok(json!({ "supply": all }))
}

/// Where the units of a hex could retreat, and why nowhere else.
pub(super) fn retreats((rules, state): (&HellsGate, &State), request: &Request<'_>) -> Answer {
    let from = match (request.raw("hex"), state.hits) {
        (None, Some(hits)) => hits.target,
        _ => hex(rules, &request.text("hex", "the attacked hex")?)?,
    };
    let retreats = retreats_doc(rules, state, from).map_err(Fault::request)?;
    Ok(value(&retreats))
}

/// The best few ways to go on, in the eyes of a computer player.
pub(super) fn hint((rules, state): (&HellsGate, &State), request: &Request<'_>) -> Answer {
    let level = level(request, Level::General)?;
    let seed = request.optional("seed", "a whole number")?.unwrap_or(1);
    let player = Player::new(Arc::new(Evaluators::new(rules)), level, seed).on_cores(cores());
    let advice = while_heard(|control| player.advice(state, control))?;
    Ok(json!({ "level": level.word(), "plans": advice_json(rules, state, &advice) }))
}

/// How the position ends when it is played out.
pub(super) fn evaluate((rules, state): (&HellsGate, &State), request: &Request<'_>) -> Answer {
    let level = level(request, Level::Colonel)?;
    let games = games(request)?;
    let seed = request.optional("seed", "a whole number")?.unwrap_or(1);
    let staff = Arc::new(Evaluators::new(rules));
    let found =
        while_heard(|control| forecast(&staff, state, level, games, seed, cores(), control))?;
    Ok(json!({ "forecast": forecast_json(&found) }))
}

/// What the enemy of a side could do in its next turn, as at the table.
pub(super) fn intentions(file: &GameFile, request: &Request<'_>) -> Answer {
    let table = file.at_table().map_err(|faults| {
        let why = faults.first().map(ToString::to_string);
        Fault::request(why.unwrap_or_default())
    })?;
    advise::intentions(&*table, request)
}

/// A rule by number, or rules by words.
pub(super) fn rule(request: &Request<'_>) -> Answer {
    if let Some(words) = request.optional::<String>("search", "a text")? {
        let words: String = words.chars().take(200).collect();
        let found: Vec<Value> = rulebook::book()
            .search(&words)
            .into_iter()
            .map(rule_json)
            .collect();
        return Ok(json!({ "found": found }));
    }
    let number = request.text("number", "the number of a rule, like 7.6")?;
    let entry = find_rule(&number).map_err(|e| Fault::new("request", e))?;
    Ok(json!({ "rule": rule_json(entry) }))
}

/// What is printed on the map.
pub(super) fn map(rules: &HellsGate) -> Answer {
    Ok(value(&map_doc(rules)))
}
