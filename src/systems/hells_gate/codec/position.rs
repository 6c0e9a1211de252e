//! A position written down: what a game that does not begin with the scenario
//! begins with, what the protocol tells and takes, and what `new --position`
//! reads. Nothing in it is believed: reading judges it with
//! [`sound`](crate::systems::hells_gate::sound).

mod read;

pub use read::{PositionError, read_position};

use super::super::ids::{UnitId, UnitMask};
use super::super::rules::HellsGate;
use super::super::setup::Setup;
use super::super::state::{Spot, State};
use super::words::{side_word, stage_word};
use crate::hex::{HexId, HexMask};
use serde_json::{Map, Value, json};

/// The word for each place a unit can be in besides the map.
const SPOTS: [(&str, Spot); 5] = [
    ("awaited", Spot::Awaited),
    ("destroyed", Spot::Destroyed),
    ("escaped", Spot::Escaped),
    ("lost", Spot::Lost),
    ("withheld", Spot::Withheld),
];

/// The fields of a unit besides these are only told, never read.
const TOLD_OF_A_UNIT: [&str; 5] = ["side", "kind", "size", "strength", "name"];

/// The fields of a position that are only told, never read.
const TOLD: [&str; 8] = [
    "phase", "to_act", "headline", "now", "rule", "over", "points", "hash",
];

pub(super) fn hex_name(setup: &Setup, hex: HexId) -> String {
    setup.grid.name(hex).to_string()
}

pub(super) fn hex_names(setup: &Setup, hexes: HexMask) -> Vec<String> {
    hexes.iter().map(|h| hex_name(setup, h)).collect()
}

pub(super) fn code(setup: &Setup, unit: UnitId) -> &str {
    setup.unit(unit).map_or("?", |u| u.code.as_str())
}

pub(super) fn codes(setup: &Setup, units: UnitMask) -> Vec<&str> {
    units.iter().map(|u| code(setup, u)).collect()
}

/// Every fact of a position; the units in the field `units`, each as
/// [`unit_fields`] has it. Equal positions give equal fields.
#[must_use]
pub fn position_fields(rules: &HellsGate, state: &State) -> Map<String, Value> {
    let mut fields = clock_fields(rules, state);
    let units = rules.all_units().iter();
    let units: Vec<Value> = units
        .map(|u| Value::Object(unit_fields(rules, state, u)))
        .collect();
    fields.insert("units".to_owned(), units.into());
    fields
}

/// A position without its units.
fn clock_fields(rules: &HellsGate, state: &State) -> Map<String, Value> {
    let fields = json!({
        "turn": state.turn,
        "player": side_word(state.player),
        "stage": stage_word(state.stage),
        "weather": state.weather.word(),
        "stand_fast_lifted": state.stand_fast_lifted,
        "reserve_released": state.reserve_released,
        "rolls": state.rolls,
        "attacked_hexes": hex_names(rules, state.attacked_hexes),
        "hit_hexes": hex_names(rules, state.hit_hexes),
        "attack": state.attack.map(|a| json!({
            "target": hex_name(rules, a.target),
            "units": codes(rules, a.units),
        })),
        "hits": state.hits.map(|h| json!({
            "target": hex_name(rules, h.target),
            "scored": h.scored,
            "left": h.left,
            "destinations": hex_names(rules, h.destinations),
            "retreating": h.retreating,
        })),
    });
    object(fields)
}

/// A unit: its code, where it is, the steps it shows, its marks.
#[must_use]
pub fn unit_fields(rules: &HellsGate, state: &State, unit: UnitId) -> Map<String, Value> {
    let spot = state.spot(unit);
    let at = match spot {
        Spot::On(at) => hex_name(rules, at),
        _ => SPOTS
            .iter()
            .find(|(_, s)| *s == spot)
            .map_or_else(String::new, |(word, _)| (*word).to_owned()),
    };
    let marks: Vec<&str> = [
        (state.unsupplied, "unsupplied"),
        (state.retreated, "retreated"),
        (state.attacked, "attacked"),
        (state.moved, "moved"),
        (state.arriving, "arriving"),
    ]
    .into_iter()
    .filter(|(mask, _)| mask.contains(unit))
    .map(|(_, word)| word)
    .collect();
    object(json!({
        "unit": code(rules, unit),
        "at": at,
        "steps": state.steps(rules, unit),
        "marks": marks,
    }))
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}

/// The position as it stands in a saved game: one line for each fact and each
/// unit, so that people can compare files.
#[must_use]
pub fn position_text(rules: &HellsGate, state: &State) -> String {
    let mut lines: Vec<String> = clock_fields(rules, state)
        .into_iter()
        .map(|(name, value)| format!("    \"{name}\": {value}"))
        .collect();
    let units: Vec<String> = rules
        .all_units()
        .iter()
        .map(|u| format!("      {}", Value::Object(unit_fields(rules, state, u))))
        .collect();
    lines.push(format!("    \"units\": [\n{}\n    ]", units.join(",\n")));
    format!("{{\n{}\n  }}", lines.join(",\n"))
}
