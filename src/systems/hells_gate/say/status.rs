//! A unit or a hex in one line, for hovering and for screen readers.

use super::super::ids::{Kind, UnitId, UnitMask};
use super::super::setup::{Arrival, RiverSide, Setup};
use super::super::state::{Spot, State};
use super::{hexes, yes};
use crate::hex::{Direction, HexId, HexMask};
use crate::words::{self, tr};

/// Everything about a unit: "389th Infantry Division, strength 2, 2 steps, out
/// of supply, retreated".
#[must_use]
pub fn unit_line(setup: &Setup, state: &State, unit: UnitId) -> String {
    let Some(info) = setup.unit(unit) else {
        return tr!("unit-none");
    };
    let mut parts = vec![setup.unit_name(unit).into_owned()];
    match info.kind {
        Kind::Infantry => {}
        Kind::Tank => parts.push(tr!("unit-tank", side = info.side.key())),
        Kind::Mechanized => parts.push(tr!("unit-mechanized")),
        Kind::Cavalry => parts.push(tr!("unit-cavalry")),
    }
    parts.push(tr!("unit-strength", n = state.strength(setup, unit)));
    parts.push(match (info.steps(), state.reduced.contains(unit)) {
        (2, true) => tr!("unit-reduced-to-one"),
        (steps, _) => tr!("unit-steps", n = steps),
    });
    match state.spot(unit) {
        Spot::On(_) => parts.extend(marks(state, unit)),
        Spot::Awaited if state.arriving.contains(unit) => parts.push(tr!("unit-waits")),
        Spot::Awaited => {
            if let Arrival::Turn(turn) = info.arrives {
                let (may, hex) = (yes(info.conditional), setup.hex_name(info.hex));
                parts.push(tr!("unit-arrives", may = may, turn = turn, hex = hex));
            }
        }
        Spot::Destroyed => parts.push(tr!("unit-destroyed")),
        Spot::Escaped => parts.push(tr!("unit-escaped")),
        Spot::Lost => parts.push(tr!("unit-lost")),
        Spot::Withheld => parts.push(tr!("unit-withheld")),
    }
    parts.join(", ")
}

/// What has come about of a unit on the map.
fn marks(state: &State, unit: UnitId) -> Vec<String> {
    let has = |mask: UnitMask| mask.contains(unit);
    let mut marks = Vec::new();
    if has(state.unsupplied) {
        marks.push(tr!("mark-out-of-supply"));
    }
    if has(state.retreated) {
        marks.push(tr!("mark-retreated"));
    }
    if has(state.attacked) {
        marks.push(tr!("mark-has-attacked"));
    }
    if has(state.moved) {
        marks.push(tr!("mark-has-moved"));
    }
    if state.attack.is_some_and(|a| a.units.contains(unit)) {
        marks.push(tr!("unit-in-attack"));
    }
    marks
}

/// What the counter of a unit does not say itself: "75th Rifle Corps, has attacked".
#[must_use]
pub fn unit_brief(setup: &Setup, state: &State, unit: UnitId) -> String {
    let mut parts = vec![setup.unit_name(unit).into_owned()];
    if let Spot::On(_) = state.spot(unit) {
        parts.extend(marks(state, unit));
    }
    parts.join(", ")
}

/// The same with the side and the hex, for a list or a counter that is heard
/// and not seen: "389th Infantry Division, strength 2, 2 steps, German, hex C6".
#[must_use]
pub fn unit_and_place(setup: &Setup, state: &State, unit: UnitId) -> String {
    let line = unit_line(setup, state, unit);
    match (setup.unit(unit), state.hex_of(unit)) {
        (Some(info), Some(hex)) => {
            let hex = setup.grid.name(hex).to_string();
            let place = tr!("unit-whose-where", side = info.side.key(), hex = hex);
            format!("{line}, {place}")
        }
        _ => line,
    }
}

/// Everything about a hex: "Hex C6 Ositnyazhka, clear, river Tiasmin to D6
/// Smela, German supply source; 389th Infantry Division (2)".
#[must_use]
pub fn hex_line(setup: &Setup, state: &State, hex: HexId) -> String {
    let Some(info) = setup.hex(hex) else {
        return tr!("hex-none");
    };
    let mut parts = vec![
        tr!("hex-head", hex = setup.hex_name(hex)),
        tr!("terrain", terrain = info.terrain.word()),
    ];
    parts.extend(rivers(setup, hex));
    if let Some((side, _)) = info.source {
        parts.push(tr!("hex-source", side = side.key()));
    }
    let held: Vec<String> = state
        .in_hex(hex)
        .iter()
        .map(|u| in_brackets(setup, state, u))
        .collect();
    let held = if held.is_empty() {
        tr!("hex-no-units")
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
            tr!("hex-river", river = river, hexes = hexes(setup, *banks))
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
        let word = tr!("direction", direction = direction.words());
        match found.iter_mut().find(|(name, _)| *name == side.river) {
            Some((_, sides)) => sides.push(word),
            None => found.push((&side.river, vec![word])),
        }
    }
    found
        .iter()
        .map(|(river, sides)| {
            let (list, n) = (words::all_of(sides), sides.len());
            tr!(
                "hex-river-sides",
                river = words::name(river),
                sides = list,
                n = n
            )
        })
        .collect()
}

/// "389th Infantry Division (2, out of supply)".
fn in_brackets(setup: &Setup, state: &State, unit: UnitId) -> String {
    let mut marks = state.strength(setup, unit).to_string();
    let has = |mask: UnitMask| mask.contains(unit);
    for (on, mark) in [
        (has(state.reduced), tr!("mark-reduced")),
        (has(state.unsupplied), tr!("mark-out-of-supply")),
        (has(state.retreated), tr!("mark-retreated")),
    ] {
        if on {
            marks += ", ";
            marks += &mark;
        }
    }
    format!("{} ({marks})", setup.unit_name(unit))
}
