//! A position, complete: as JSON that can be set up again, and for people.

use super::{code, codes, hex, hexes, side_word};
use crate::engine::Rules as _;
use crate::hex::HexId;
use crate::systems::hells_gate::victory::score;
use crate::systems::hells_gate::{HellsGate, Side, Spot, Stage, State, UnitId, say};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// The word for each stage.
pub(in crate::cli) const STAGES: [(&str, Stage); 9] = [
    ("supply", Stage::Supply),
    ("reinforcement", Stage::Reinforcement),
    ("restoration", Stage::Restoration),
    ("combat", Stage::Combat),
    ("losses", Stage::Losses),
    ("movement", Stage::Movement),
    ("breakout", Stage::Breakout),
    ("mud", Stage::Mud),
    ("over", Stage::Over),
];

/// The word for each place a unit can be in besides the map.
pub(in crate::cli) const SPOTS: [(&str, Spot); 5] = [
    ("awaited", Spot::Awaited),
    ("destroyed", Spot::Destroyed),
    ("escaped", Spot::Escaped),
    ("lost", Spot::Lost),
    ("withheld", Spot::Withheld),
];

/// The word for a stage.
pub(in crate::cli) fn stage_word(stage: Stage) -> &'static str {
    let found = STAGES.iter().find(|(_, s)| *s == stage);
    found.map_or("over", |(word, _)| word)
}

/// Everything about a position.
pub(in crate::cli) fn position_json(rules: &HellsGate, state: &State) -> Value {
    let units: Vec<Value> = rules
        .all_units()
        .iter()
        .map(|u| unit_json(rules, state, u))
        .collect();
    let prompt = say::prompt(rules, state);
    json!({
        "turn": state.turn,
        "player": side_word(state.player),
        "stage": stage_word(state.stage),
        "weather": state.weather.word(),
        "stand_fast_lifted": state.stand_fast_lifted,
        "reserve_released": state.reserve_released,
        "rolls": state.rolls,
        "attacked_hexes": hexes(rules, state.attacked_hexes),
        "hit_hexes": hexes(rules, state.hit_hexes),
        "attack": state.attack.map(|a| json!({
            "target": hex(rules, a.target),
            "units": codes(rules, a.units),
        })),
        "hits": state.hits.map(|h| json!({
            "target": hex(rules, h.target),
            "scored": h.scored,
            "left": h.left,
            "destinations": hexes(rules, h.destinations),
            "retreating": h.retreating,
        })),
        "units": units,
        "phase": state.stage.phase().name(),
        "to_act": state.to_act().map(side_word),
        "headline": prompt.headline,
        "now": prompt.now,
        "rule": prompt.rule.0,
        "over": state.stage == Stage::Over,
        "points": score_json(rules, state),
        "hash": format!("{:016x}", rules.position_hash(state)),
    })
}

fn unit_json(rules: &HellsGate, state: &State, unit: UnitId) -> Value {
    let spot = state.spot(unit);
    let place = match spot {
        Spot::On(at) => hex(rules, at),
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
    let info = rules.unit(unit);
    json!({
        "unit": code(rules, unit),
        "at": place,
        "steps": state.steps(rules, unit),
        "marks": marks,
        "side": info.map(|u| side_word(u.side)),
        "kind": info.map(|u| u.kind),
        "size": info.map(|u| u.size),
        "strength": state.strength(rules, unit),
        "name": info.map(|u| u.name.as_str()),
    })
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
pub(in crate::cli) fn points_json(rules: &HellsGate, state: &State) -> Value {
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
    })
}

/// A position for a terminal.
pub(in crate::cli) fn position_text(rules: &HellsGate, state: &State) -> String {
    let prompt = say::prompt(rules, state);
    let dates = rules
        .dates
        .get(usize::from(state.turn).saturating_sub(1))
        .map_or("", String::as_str);
    let verdict = score(rules, state);
    let mut out = format!(
        "Game turn {} ({dates}), {}\n{}: {}\nVictory points: Soviet {}, German {}\n",
        state.turn,
        state.weather.word(),
        prompt.headline,
        prompt.now,
        verdict.points.soviet,
        verdict.points.german,
    );
    for side in Side::ALL {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "\n{side} units on the map");
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
            let _ = writeln!(out, "  not on the map");
        }
        for unit in elsewhere {
            let line = say::unit_line(rules, state, unit);
            let _ = writeln!(out, "    {:5} {line}", code(rules, unit));
        }
    }
    out
}
