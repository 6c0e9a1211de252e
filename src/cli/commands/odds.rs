//! An attack given as text.

use crate::cli::args::Odds;
use crate::cli::files::load_or_korsun;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::view::{odds_json, odds_text};
use crate::hex::{HexId, HexName};
use crate::systems::hells_gate::{Setup, Spot, UnitId, UnitMask, Weather};

/// Receipt and chances of an attack.
pub(in crate::cli) fn odds(args: &Odds) -> Result<(), Failure> {
    let loaded = load_or_korsun(args.file.as_deref())?;
    let rules = loaded.rules();
    let mut state = *loaded.position(args.at.ply)?;
    let target = hex(rules, &args.target)?;
    if let Some(turn) = args.turn {
        if !(1..=rules.parameters.turns).contains(&turn) {
            return Err(Failure::usage(format!(
                "game turns go from 1 to {}",
                rules.parameters.turns
            )));
        }
        state.turn = turn;
    }
    if args.mud {
        state.weather = Weather::Mud;
    }
    let mut units = UnitMask::EMPTY;
    for word in &args.units {
        let (code, at) = match word.split_once('@') {
            None => (word.as_str(), None),
            Some((code, at)) => (code, Some(hex(rules, at)?)),
        };
        let unit = unit(rules, code)?;
        if let Some(at) = at {
            state.put(unit, Spot::On(at));
        }
        if state.hex_of(unit).is_none() {
            return Err(Failure::usage(format!(
                "{} is not on the map; write {code}@HEX to put it somewhere",
                rules.unit_name(unit)
            )));
        }
        units.insert(unit);
    }
    let sides = |wanted| units.iter().all(|u| rules.units_of(wanted).contains(u));
    let first = units.first().and_then(|u| rules.unit(u)).map(|u| u.side);
    match first {
        Some(side) if sides(side) => state.player = side,
        _ => return Err(Failure::usage("the attacking units are not of one side")),
    }
    for code in &args.defender {
        let unit = unit(rules, code)?;
        if !rules.units_of(state.player.enemy()).contains(unit) {
            return Err(Failure::usage(format!(
                "{} does not belong to the defender",
                rules.unit_name(unit)
            )));
        }
        state.put(unit, Spot::On(target));
    }
    match args.json.json {
        true => print_json(&odds_json(rules, &state, target, units)),
        false => print(&odds_text(rules, &state, target, units)),
    }
}

fn hex(setup: &Setup, name: &str) -> Result<HexId, Failure> {
    let parsed: HexName = name
        .parse()
        .map_err(|e: crate::hex::GridError| Failure::usage(e.to_string()))?;
    let found = setup.grid.find(parsed);
    found.ok_or_else(|| Failure::usage(format!("hex {parsed} is not on the map")))
}

fn unit(setup: &Setup, code: &str) -> Result<UnitId, Failure> {
    setup.find_unit(code).ok_or_else(|| {
        let known: Vec<&str> = setup.units.iter().map(|u| u.code.as_str()).collect();
        Failure::usage(format!(
            "there is no unit “{code}”; the units are {}",
            known.join(", ")
        ))
    })
}
