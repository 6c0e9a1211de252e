//! An attack given as text.

use super::game::Loaded;
use super::view::{code as code_of, odds_json, odds_text};
use crate::cli::args::Odds;
use crate::cli::output::{Failure, print, print_json};
use crate::hex::HexId;
use crate::systems::hells_gate::notation::find_hex;
use crate::systems::hells_gate::{Setup, Spot, UnitId, UnitMask, Weather};
use crate::words::tr;

/// Receipt and chances of an attack.
pub(super) fn odds(loaded: &Loaded, args: &Odds, others: &[String]) -> Result<(), Failure> {
    let rules = loaded.rules();
    let mut state = *loaded.position(&args.at)?;
    let target = hex(rules, &args.target)?;
    if let Some(turn) = args.turn {
        if !(1..=rules.parameters.turns).contains(&turn) {
            let last = rules.parameters.turns;
            return Err(Failure::usage(tr!("no-such-turn", last = last)));
        }
        state.turn = turn;
    }
    if args.mud {
        state.weather = Weather::Mud;
    }
    let mut units = UnitMask::EMPTY;
    for word in others {
        let (code, at) = match word.split_once('@') {
            None => (word.as_str(), None),
            Some((code, at)) => (code, Some(hex(rules, at)?)),
        };
        let unit = unit(rules, code)?;
        if let Some(at) = at {
            state.put(unit, Spot::On(at));
        }
        if state.hex_of(unit).is_none() {
            let name = rules.unit_name(unit).into_owned();
            let code = code_of(rules, unit);
            return Err(Failure::usage(tr!("odds-put-it", unit = name, code = code)));
        }
        once(rules, unit, &mut units)?;
    }
    let sides = |wanted| units.iter().all(|u| rules.units_of(wanted).contains(u));
    let first = units.first().and_then(|u| rules.unit(u)).map(|u| u.side);
    match first {
        Some(side) if sides(side) => state.player = side,
        Some(_) => return Err(Failure::usage(tr!("odds-two-sides"))),
        None => return Err(Failure::usage(tr!("odds-no-attacker"))),
    }
    let mut defenders = UnitMask::EMPTY;
    for code in &args.defender {
        let unit = unit(rules, code.trim())?;
        if !rules.units_of(state.player.enemy()).contains(unit) {
            let name = rules.unit_name(unit).into_owned();
            return Err(Failure::usage(tr!("odds-no-defender", unit = name)));
        }
        once(rules, unit, &mut defenders)?;
        state.put(unit, Spot::On(target));
    }
    match args.json.json {
        true => {
            let mut told = odds_json(rules, &state, target, units);
            told["damage"] = loaded.damage_json();
            print_json(&told)?;
        }
        false => print(&odds_text(rules, &state, target, units))?,
    }
    loaded.whole()
}

/// Adds a unit that was not named before.
fn once(setup: &Setup, unit: UnitId, units: &mut UnitMask) -> Result<(), Failure> {
    if units.contains(unit) {
        let name = setup.unit_name(unit).into_owned();
        return Err(Failure::usage(tr!("odds-unit-twice", unit = name)));
    }
    units.insert(unit);
    Ok(())
}

fn hex(setup: &Setup, name: &str) -> Result<HexId, Failure> {
    find_hex(setup, name).map_err(Failure::usage)
}

/// A unit by its code, in any case where that leaves no doubt.
fn unit(setup: &Setup, code: &str) -> Result<UnitId, Failure> {
    if let Some(unit) = setup.find_unit(code) {
        return Ok(unit);
    }
    let mut alike = setup
        .units
        .iter()
        .filter(|u| u.code.eq_ignore_ascii_case(code));
    if let (Some(only), None) = (alike.next(), alike.next())
        && let Some(unit) = setup.find_unit(&only.code)
    {
        return Ok(unit);
    }
    let known: Vec<&str> = setup.units.iter().map(|u| u.code.as_str()).collect();
    let (code, known) = (code.to_owned(), known.join(", "));
    Err(Failure::usage(tr!(
        "odds-no-unit",
        code = code,
        known = known
    )))
}
