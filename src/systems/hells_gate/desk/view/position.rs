//! A position, complete: as JSON that can be set up again, and for people.

use super::{code, codes, hex, side_word};
use crate::engine::Rules as _;
use crate::hex::HexId;
use crate::systems::hells_gate::codec::{position_fields, unit_fields};
use crate::systems::hells_gate::victory::{ended_now, score};
use crate::systems::hells_gate::{HellsGate, Side, Stage, State, UnitId, say};
use crate::words::tr;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;

/// Everything about a position.
pub(in crate::systems::hells_gate::desk) fn position_json(
    rules: &HellsGate,
    state: &State,
) -> Value {
    let units: Vec<Value> = rules
        .all_units()
        .iter()
        .map(|u| unit_json(rules, state, u))
        .collect();
    let prompt = say::prompt(rules, state);
    let mut fields = position_fields(rules, state);
    fields.insert("units".to_owned(), units.into());
    tell(
        &mut fields,
        json!({
            "phase": state.stage.phase().name(),
            "to_act": state.to_act().map(side_word),
            "headline": prompt.headline,
            "now": prompt.now,
            "rule": prompt.rule.0,
            "over": state.stage == Stage::Over,
            "points": score_json(rules, state),
            "hash": format!("{:016x}", rules.hash(state)),
        }),
    );
    Value::Object(fields)
}

/// Adds what is told besides the facts and not read back.
fn tell(fields: &mut Map<String, Value>, more: Value) {
    if let Value::Object(more) = more {
        fields.extend(more);
    }
}

fn unit_json(rules: &HellsGate, state: &State, unit: UnitId) -> Value {
    let info = rules.unit(unit);
    let mut fields = unit_fields(rules, state, unit);
    tell(
        &mut fields,
        json!({
            "side": info.map(|u| side_word(u.side)),
            "kind": info.map(|u| u.kind),
            "size": info.map(|u| u.size),
            "strength": state.strength(rules, unit),
            "name": info.map(|u| u.name.as_str()),
        }),
    );
    Value::Object(fields)
}

/// Both sides' points and who is ahead.
fn score_json(rules: &HellsGate, state: &State) -> Value {
    let verdict = score(rules, state);
    json!({
        "soviet": verdict.points.soviet,
        "german": verdict.points.german,
        "ahead": verdict.winner().map(side_word),
    })
}

/// The victory receipt of both sides.
pub(in crate::systems::hells_gate::desk) fn points_json(rules: &HellsGate, state: &State) -> Value {
    let lines = |side: Side| -> Vec<Value> {
        say::victory_lines(rules, state, side)
            .into_iter()
            .map(|(text, points, unit, at)| {
                json!({
                    "text": text,
                    "points": points,
                    "unit": unit.map(|u| code(rules, u)),
                    "hex": at.map(|h| hex(rules, h)),
                })
            })
            .collect()
    };
    json!({
        "points": score_json(rules, state),
        "receipt": { "soviet": lines(Side::Soviet), "german": lines(Side::German) },
        "over": state.stage == Stage::Over,
        "verdict": say::verdict(rules, &score(rules, state)),
        "if_ended": if_ended_json(rules, state),
    })
}

/// What the game would end with if it ended now: units without supply are lost
/// first [12.0].
fn if_ended_json(rules: &HellsGate, state: &State) -> Value {
    let end = ended_now(rules, state);
    let lost = state.on_map() - end.on_map();
    json!({
        "points": score_json(rules, &end),
        "lost": codes(rules, lost),
        "verdict": say::verdict(rules, &score(rules, &end)),
        "text": format!(
            "{}: {}. {}",
            tr!("points-if-it-ended-now"),
            say::points_if_it_ended_now(rules, state),
            say::eliminated_first(rules, state)
        ),
    })
}

/// A position for a terminal.
pub(in crate::systems::hells_gate::desk) fn position_text(
    rules: &HellsGate,
    state: &State,
) -> String {
    let prompt = say::prompt(rules, state);
    let dates = rules.days(state.turn).unwrap_or_default();
    let verdict = score(rules, state);
    let turn = tr!(
        "show-turn",
        turn = state.turn,
        dates = dates.into_owned(),
        ground = state.weather.word()
    );
    let points = tr!(
        "show-points",
        soviet = verdict.points.soviet,
        german = verdict.points.german
    );
    let (headline, now) = (prompt.headline, prompt.now);
    let mut out = format!("{turn}\n{headline}: {now}\n{points}\n");
    for side in Side::ALL {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "\n{}", tr!("show-on-map", side = side.key()));
        let units = rules.units_of(side);
        let places: Vec<HexId> = state.hexes_of(units).iter().collect();
        for place in places {
            let _ = writeln!(out, "  {}", rules.hex_name(place));
            for unit in state.in_hex(place) & units {
                let line = say::unit_line(rules, state, unit);
                let _ = writeln!(out, "    {:5} {line}", code(rules, unit));
            }
        }
        let elsewhere: Vec<UnitId> = units
            .iter()
            .filter(|&u| state.hex_of(u).is_none())
            .collect();
        if !elsewhere.is_empty() {
            let _ = writeln!(out, "  {}", tr!("show-elsewhere"));
        }
        for unit in elsewhere {
            let line = say::unit_line(rules, state, unit);
            let _ = writeln!(out, "    {:5} {line}", code(rules, unit));
        }
    }
    out
}
