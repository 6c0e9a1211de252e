//! What can be chosen from in a position, for panels, marks and menus, and why
//! something cannot. Whatever the rules judge is asked of the rules.

use super::super::action::{Action, Route};
use super::super::ids::{UnitId, UnitMask};
use super::super::illegal::Illegal;
use super::super::odds::odds;
use super::super::rules::HellsGate;
use super::super::state::{Stage, State};
use crate::engine::Rules;
use crate::hex::{HexId, HexMask};

/// The units of the attacker next to a hex.
#[must_use]
pub fn neighbours_of(rules: &HellsGate, state: &State, hex: HexId) -> UnitMask {
    let around = rules.grid.around(hex);
    rules
        .units_of(state.player)
        .iter()
        .filter(|&u| state.hex_of(u).is_some_and(|h| around.contains(h)))
        .collect()
}

/// Every legal route of a unit, in the movement stage.
#[must_use]
pub fn legal_routes(rules: &HellsGate, state: &State, unit: UnitId) -> Vec<Route> {
    if state.stage != Stage::Movement {
        return Vec::new();
    }
    legal_now(rules, state, |a| match a {
        Action::Move { unit: u, route } if u == unit => Some(route),
        _ => None,
    })
}

/// Why a unit cannot move to a hex, however it goes: the reason against the
/// direct step if the hex is adjacent, else against the most promising of the
/// two-hex routes.
#[must_use]
pub fn why_not_there(
    rules: &HellsGate,
    state: &State,
    unit: UnitId,
    hex: HexId,
) -> Option<Illegal> {
    let from = state.hex_of(unit)?;
    let direct = Action::Move {
        unit,
        route: Route {
            first: hex,
            second: None,
        },
    };
    if rules.grid.adjacent(from, hex) || rules.grid.distance(from, hex) != Some(2) {
        return rules.check(state, direct).err();
    }
    let between = rules.grid.around(from) & rules.grid.around(hex);
    between
        .iter()
        .map(|first| {
            rules.explain(
                state,
                Action::Move {
                    unit,
                    route: Route {
                        first,
                        second: Some(hex),
                    },
                },
            )
        })
        .min_by_key(Vec::len)
        .and_then(|reasons| reasons.into_iter().next())
}

/// Why a unit cannot move at all, if it cannot.
#[must_use]
pub fn why_stuck(rules: &HellsGate, state: &State, unit: UnitId) -> Option<Illegal> {
    let from = state.hex_of(unit)?;
    let step = |first| {
        let route = Route {
            first,
            second: None,
        };
        rules.check(state, Action::Move { unit, route }).err()
    };
    let reasons: Vec<Option<Illegal>> = rules.grid.around(from).iter().map(step).collect();
    if reasons.iter().any(Option::is_none) {
        return None;
    }
    reasons.into_iter().flatten().next()
}

/// The units of the side to act that can still do something in this stage.
#[must_use]
pub fn able_units(rules: &HellsGate, state: &State) -> UnitMask {
    legal_now(rules, state, |a| match a {
        Action::Restore { unit }
        | Action::JoinAttack { unit, .. }
        | Action::LoseStep { unit }
        | Action::Retreat { unit, .. }
        | Action::Move { unit, .. }
        | Action::BreakOut { unit } => Some(unit),
        _ => None,
    })
}

/// The hexes that a legal action of this stage leads to, other than by moving:
/// targets, retreats, entry hexes.
#[must_use]
pub fn open_hexes(rules: &HellsGate, state: &State) -> HexMask {
    legal_now(rules, state, |a| match a {
        Action::JoinAttack { target, .. } => Some(target),
        Action::Retreat { hex, .. } | Action::Enter { hex, .. } => Some(hex),
        _ => None,
    })
}

/// What is wanted of each action that is legal now.
fn legal_now<T, C: FromIterator<T>>(
    rules: &HellsGate,
    state: &State,
    wanted: impl Fn(Action) -> Option<T>,
) -> C {
    let mut actions = Vec::new();
    rules.legal(state, &mut actions);
    actions.into_iter().filter_map(wanted).collect()
}

/// What one more attacker, or one less, would make of the odds: the change in
/// columns.
#[must_use]
pub fn change_of_columns(rules: &HellsGate, state: &State, target: HexId, unit: UnitId) -> i8 {
    let now = state.attack.map_or(UnitMask::EMPTY, |a| a.units);
    let mut then = now;
    then.set(unit, !now.contains(unit));
    let column = |units| odds(rules, state, target, units).column as i8;
    if now.is_empty() || then.is_empty() {
        return 0;
    }
    column(then) - column(now)
}
