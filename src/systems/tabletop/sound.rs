//! What must be true of every position.

use super::ids::UnitSet;
use super::setup::Setup;
use super::state::{Stage, State};
use crate::engine::SideNo;
use crate::space::CellSet;

/// The first thing that is wrong with a position, in words for the engineer.
///
/// # Errors
/// A sentence.
pub(super) fn invariants(setup: &Setup, state: &State) -> Result<(), String> {
    places(setup, state)?;
    marks(setup, state)?;
    attack(setup, state)
}

fn places(setup: &Setup, state: &State) -> Result<(), String> {
    let on_table = state.on_table();
    if !setup
        .all_units()
        .contains_all(on_table | state.entered | state.lost | state.due)
    {
        return Err("there is a unit that the scenario does not have".to_owned());
    }
    let occupied = SideNo::BOTH.map(|side| -> CellSet {
        let units = setup.units_of(side) & on_table;
        units.iter().filter_map(|u| state.cell_of(u)).collect()
    });
    if occupied != SideNo::BOTH.map(|side| state.occupied(side)) {
        return Err(format!("the units are not where {occupied:?} says"));
    }
    let [a, b] = occupied;
    if a.intersects(b) {
        return Err(format!("both sides are in {:?}", a & b));
    }
    if !setup.passable().contains_all(a | b) {
        return Err("a unit is on impassable ground or off the table".to_owned());
    }
    for unit in setup.all_units() {
        let most = setup.unit(unit).map_or(0, |info| info.strength);
        let here = on_table.contains(unit);
        if here == (state.strength(unit) == 0) || state.strength(unit) > most {
            return Err(format!("{unit:?} has strength {}", state.strength(unit)));
        }
    }
    Ok(())
}

fn marks(setup: &Setup, state: &State) -> Result<(), String> {
    let on_table = state.on_table();
    let active = setup.units_of(state.active);
    for (what, marked, among) in [
        ("on the table", on_table, state.entered),
        ("out-of-supply", state.out_of_supply, on_table),
        ("retreated", state.retreated, on_table),
        ("attacked", state.attacked, on_table & active),
        ("moved", state.moved, on_table & active),
        ("due", state.due, active - state.entered),
        ("lost", state.lost, setup.all_units() - state.entered),
    ] {
        if !among.contains_all(marked) {
            return Err(format!("{what}: {:?}", marked - among));
        }
    }
    if state.stage != Stage::Reinforcement && (!state.due.is_empty() || state.points > 0) {
        return Err("arrivals or replacements outside their phase".to_owned());
    }
    if !(1..=setup.parts().turns).contains(&state.turn) {
        return Err(format!("game turn {}", state.turn));
    }
    Ok(())
}

fn attack(setup: &Setup, state: &State) -> Result<(), String> {
    let Some(attack) = state.attack else {
        return match state.stage.is_pending() {
            true => Err("a result without an attack".to_owned()),
            false => Ok(()),
        };
    };
    let named = attack.units();
    if named.len() != attack.named().len() || named.is_empty() {
        return Err(format!("nobody, or somebody twice, attacks: {attack:?}"));
    }
    if !setup.units_of(state.active).contains_all(named) {
        return Err(format!("others than the active side's attack: {attack:?}"));
    }
    let foe = state.active.other();
    let fit = state.fit_in(setup, attack.target, foe);
    let fits = match state.stage {
        Stage::Attack => {
            attack.due == 0
                && state.on_table().contains_all(named)
                && state.occupied(foe).contains(attack.target)
        }
        Stage::AttackerLoss => attack.due > 0 && named.intersects(state.on_table()),
        Stage::StayOrGo => attack.loss > 0 && attack.loss <= state.strength_of(fit),
        Stage::DefenderLoss => attack.due > 0 && fit != UnitSet::EMPTY,
        Stage::Retreat => attack.going && attack.due == 0 && fit != UnitSet::EMPTY,
        _ => false,
    };
    match fits {
        true => Ok(()),
        false => Err(format!("{attack:?} in {:?}", state.stage)),
    }
}
