//! Verbs that only ask.

use super::listener::while_heard;
use super::request::{Answer, Fault, Request};
use crate::ai::{Level, Player, Staff};
use crate::cli::view::{
    advice_json, find_rule, forecast_json, hex as hex_name, odds_json, refusal_json, rule_json,
    side_word, supply_json,
};
use crate::hex::HexId;
use crate::scenario::built_in;
use crate::study::{cores, forecast};
use crate::systems::hells_gate::notation::find_hex;
use crate::systems::hells_gate::rulebook;
use crate::systems::hells_gate::{
    HellsGate, Setup, Side, State, UnitId, UnitMask, retreat_options,
};
use crate::table::Entry;
use serde_json::{Value, json};
use std::sync::Arc;

/// The scenarios that come with the program.
pub(super) fn scenarios(systems: &[Entry]) -> Value {
    let first = built_in().iter();
    let first = first.map(|b| json!({ "id": b.id, "title": b.title }));
    let others = systems.iter().flat_map(|entry| {
        let ids = entry.starts.iter().map(|start| start.id);
        ids.map(|id| json!({ "id": id, "system": entry.key }))
    });
    let list: Vec<Value> = first.chain(others).collect();
    json!({ "scenarios": list })
}

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
    let mut state = *state;
    let sides = Side::ALL.map(|side| rules.units_of(side).contains_all(units));
    state.player = match (units.is_empty(), sides) {
        (false, [true, _]) => Side::Soviet,
        (false, [_, true]) => Side::German,
        (true, _) => return Err(Fault::request("“units” is empty")),
        _ => return Err(Fault::request("the attacking units are not of one side")),
    };
    if let Some(absent) = units.iter().find(|&u| state.hex_of(u).is_none()) {
        let name = rules.unit_name(absent);
        return Err(Fault::request(format!("{name} is not on the map")));
    }
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
    let here = state.in_hex(from);
    let Some(side) = here.first().and_then(|u| rules.unit(u)).map(|u| u.side) else {
        return Err(Fault::request(format!(
            "no unit is in {}",
            rules.hex_name(from)
        )));
    };
    // Retreats happen in the enemy's combat phase.
    let mut state = *state;
    state.player = side.enemy();
    let frozen = state.hits.filter(|h| h.target == from);
    let options: Vec<Value> = retreat_options(rules, &state, from, side)
        .into_iter()
        .map(|(to, refused)| {
            // While hits are absorbed, what counts was judged before the first
            // unit went [R7].
            let open = frozen.map_or(refused.is_none(), |h| h.destinations.contains(to));
            let mut option = json!({ "hex": hex_name(rules, to), "open": open });
            if let (false, Some(why)) = (open, refused) {
                option["why_not"] = refusal_json(rules, &why);
            }
            option
        })
        .collect();
    Ok(json!({ "from": hex_name(rules, from), "side": side_word(side), "options": options }))
}

/// A level of the computer player, by its name.
fn level(request: &Request<'_>, or: Level) -> Result<Level, Fault> {
    let Some(word) = request.optional::<String>("level", "a text")? else {
        return Ok(or);
    };
    Level::find(&word).ok_or_else(|| {
        let known = Level::ALL.map(Level::word).join(", ");
        Fault::request(format!("“level” is none of {known}"))
    })
}

/// The best few ways to go on, in the eyes of a computer player.
pub(super) fn hint((rules, state): (&HellsGate, &State), request: &Request<'_>) -> Answer {
    let level = level(request, Level::General)?;
    let seed = request.optional("seed", "a whole number")?.unwrap_or(1);
    let player = Player::new(Arc::new(Staff::new(rules)), level, seed).on_cores(cores());
    let advice = while_heard(|control| player.advice(state, control))?;
    Ok(json!({ "level": level.word(), "plans": advice_json(rules, state, &advice) }))
}

/// More games than anybody waits for.
const MOST_GAMES: u32 = 100_000;

/// How the position ends when it is played out.
pub(super) fn evaluate((rules, state): (&HellsGate, &State), request: &Request<'_>) -> Answer {
    let level = level(request, Level::Colonel)?;
    let games: u32 = request.optional("games", "a whole number")?.unwrap_or(100);
    if !(1..=MOST_GAMES).contains(&games) {
        return Err(Fault::request(format!(
            "“games” goes from 1 to {MOST_GAMES}"
        )));
    }
    let seed = request.optional("seed", "a whole number")?.unwrap_or(1);
    let staff = Arc::new(Staff::new(rules));
    let found =
        while_heard(|control| forecast(&staff, state, level, games, seed, cores(), control))?;
    Ok(json!({ "forecast": forecast_json(&found) }))
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
    let hexes: Vec<Value> = rules
        .grid
        .all()
        .iter()
        .filter_map(|id| {
            let info = rules.hex(id)?;
            let next: Vec<Value> = rules
                .grid
                .around(id)
                .iter()
                .map(|n| json!({ "hex": hex_name(rules, n), "river": rules.river_between(id, n) }))
                .collect();
            Some(json!({
                "hex": hex_name(rules, id),
                "place": info.place,
                "terrain": info.terrain,
                "source": info.source.map(|(side, _)| side_word(side)),
                "next_to": next,
            }))
        })
        .collect();
    Ok(json!({ "scenario": rules.id, "turns": rules.parameters.turns, "hexes": hexes }))
}
