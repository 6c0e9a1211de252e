//! A unit or a hex in one line, for hovering and for screen readers.

use super::super::ids::{Kind, UnitId, UnitMask};
use super::super::setup::{Arrival, RiverSide, Setup};
use super::super::state::{Spot, State};
use super::{form, hexes, join};
use crate::hex::{Direction, HexId, HexMask};
use crate::words;

/// Everything about a unit: "389th Infantry Division, strength 2, 2 steps, out
/// of supply, retreated".
#[must_use]
pub fn unit_line(setup: &Setup, state: &State, unit: UnitId) -> String {
    let Some(info) = setup.unit(unit) else {
        return "There is no such unit in this scenario".to_owned();
    };
    let mut parts = vec![setup.unit_name(unit).into_owned()];
    if info.kind != Kind::Infantry {
        parts.push(info.kind.word(info.side).to_owned());
    }
    parts.push(format!("strength {}", state.strength(setup, unit)));
    parts.push(match (info.steps(), state.reduced.contains(unit)) {
        (2, false) => "2 steps".to_owned(),
        (2, true) => "reduced to 1 step".to_owned(),
        _ => "1 step".to_owned(),
    });
    match state.spot(unit) {
        Spot::On(_) => {
            let marks = [
                (state.unsupplied, "out of supply"),
                (state.retreated, "retreated"),
                (state.attacked, "has attacked"),
                (state.moved, "has moved"),
            ];
            let on = marks.iter().filter(|(mask, _)| mask.contains(unit));
            parts.extend(on.map(|(_, mark)| (*mark).to_owned()));
            if state.attack.is_some_and(|a| a.units.contains(unit)) {
                parts.push("in the open attack".to_owned());
            }
        }
        Spot::Awaited if state.arriving.contains(unit) => {
            parts.push("waits for a hex to arrive in".to_owned());
        }
        Spot::Awaited => {
            if let Arrival::Turn(turn) = info.arrives {
                let may = if info.conditional {
                    "may arrive"
                } else {
                    "arrives"
                };
                let hex = setup.hex_name(info.hex);
                parts.push(format!("{may} on game turn {turn} in {hex}"));
            }
        }
        Spot::Destroyed => parts.push("destroyed".to_owned()),
        Spot::Escaped => parts.push("escaped from the map".to_owned()),
        Spot::Lost => parts.push("lost on arrival".to_owned()),
        Spot::Withheld => parts.push("not released".to_owned()),
    }
    parts.join(", ")
}

/// Everything about a hex: "Hex C6 Ositnyazhka, clear, river Tiasmin to D6
/// Smela, German supply source; 389th Infantry Division (2)".
#[must_use]
pub fn hex_line(setup: &Setup, state: &State, hex: HexId) -> String {
    let Some(info) = setup.hex(hex) else {
        return "There is no such hex on the map".to_owned();
    };
    let mut parts = vec![
        format!("Hex {}", setup.hex_name(hex)),
        info.terrain.word().to_owned(),
    ];
    parts.extend(rivers(setup, hex));
    if let Some((side, _)) = info.source {
        parts.push(format!("{side} supply source"));
    }
    let held: Vec<String> = state
        .in_hex(hex)
        .iter()
        .map(|u| in_brackets(setup, state, u))
        .collect();
    let held = if held.is_empty() {
        "no units".to_owned()
    } else {
        held.join(", ")
    };
    format!("{}; {held}", parts.join(", "))
}

/// The rivers along a hex, each with the hexes on its other bank.
fn rivers(setup: &Setup, hex: HexId) -> Vec<String> {
    let mut found: Vec<(&str, HexMask)> = Vec::new();
    for side in &setup.rivers {
        let across = match side.between {
            [a, b] if a == hex => b,
            [a, b] if b == hex => a,
            _ => continue,
        };
        match found.iter_mut().find(|(name, _)| *name == side.river) {
            Some((_, banks)) => banks.insert(across),
            None => found.push((&side.river, HexMask::of(across))),
        }
    }
    found
        .iter()
        .map(|(river, banks)| {
            let river = words::name(river);
            format!("river {river} to {}", hexes(setup, *banks, "and"))
        })
        .collect()
}

/// The rivers along a hex, each with the sides it runs on: "Tiasmin on the
/// north-east and east sides".
pub(super) fn river_sides(setup: &Setup, hex: HexId) -> Vec<String> {
    let mut found: Vec<(&str, Vec<String>)> = Vec::new();
    for direction in Direction::ALL {
        let Some(across) = setup.grid.neighbour(hex, direction) else {
            continue;
        };
        let on_it = |s: &&RiverSide| s.between == [hex, across] || s.between == [across, hex];
        let Some(side) = setup.rivers.iter().find(on_it) else {
            continue;
        };
        let word = direction.words().to_owned();
        match found.iter_mut().find(|(name, _)| *name == side.river) {
            Some((_, sides)) => sides.push(word),
            None => found.push((&side.river, vec![word])),
        }
    }
    found
        .iter()
        .map(|(river, sides)| {
            let form = form(sides.len(), "side", "sides");
            let river = words::name(river);
            format!("{river} on the {} {form}", join(sides, "and"))
        })
        .collect()
}

/// "389th Infantry Division (2, out of supply)".
fn in_brackets(setup: &Setup, state: &State, unit: UnitId) -> String {
    let mut marks = state.strength(setup, unit).to_string();
    let has = |mask: UnitMask| mask.contains(unit);
    for (on, mark) in [
        (has(state.reduced), "reduced"),
        (has(state.unsupplied), "out of supply"),
        (has(state.retreated), "retreated"),
    ] {
        if on {
            marks += ", ";
            marks += mark;
        }
    }
    format!("{} ({marks})", setup.unit_name(unit))
}
