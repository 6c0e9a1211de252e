//! Who takes a loss [12.12.3, 12.12.4].

use super::ids::{UnitId, UnitSet};
use super::setup::Setup;
use super::stacking::excess;
use super::state::{Stage, State};
use crate::engine::{Die, SideNo};
use crate::space::CellId;
use std::cmp::Reverse;

/// Why a unit of the combat does not take the next loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spared {
    /// Somebody stronger takes the first one.
    Weaker,
    /// It only defends, and others are left.
    DefendsOnly,
}

/// The units that took part on a side of the attack under way.
#[must_use]
pub fn participants(setup: &Setup, state: &State, side: SideNo) -> UnitSet {
    let Some(march) = state.march else {
        return UnitSet::EMPTY;
    };
    match side {
        SideNo::A => state.stack(setup, march.stack),
        SideNo::B => state.enemies_in(setup, march.at),
    }
}

/// Those of a side that can take its next loss.
#[must_use]
pub fn candidates(setup: &Setup, state: &State, side: SideNo) -> UnitSet {
    let units = participants(setup, state, side);
    let attacks = |unit: &UnitId| setup.unit(*unit).is_some_and(|info| info.attacks);
    let fighters: UnitSet = units.iter().filter(attacks).collect();
    // Who only defends loses last [12.3.1.3].
    let pool = match fighters.is_empty() {
        true => units,
        false => fighters,
    };
    if !state.fight.first[side.index()] {
        return pool;
    }
    let infantry = |unit: &UnitId| setup.unit(*unit).is_some_and(|u| u.trade.is_infantry());
    let first: UnitSet = match side {
        SideNo::A => pool.iter().filter(infantry).collect(),
        SideNo::B => pool,
    };
    // Without infantry the attacker's first loss is the owner's choice.
    match first.is_empty() {
        true => pool,
        false => strongest(setup, state, first),
    }
}

/// Why a unit that took part is not among the [`candidates`]; `None` if it is.
#[must_use]
pub fn spared(setup: &Setup, state: &State, side: SideNo, unit: UnitId) -> Option<Spared> {
    if candidates(setup, state, side).contains(unit) {
        return None;
    }
    let attacks = setup.unit(unit).is_some_and(|info| info.attacks);
    let others = participants(setup, state, side).iter();
    let mut others = others.filter_map(|other| setup.unit(other));
    match !attacks && others.any(|other| other.attacks) {
        true => Some(Spared::DefendsOnly),
        false => Some(Spared::Weaker),
    }
}

/// The units of highest strength, not halved.
#[must_use]
pub fn strongest(setup: &Setup, state: &State, among: UnitSet) -> UnitSet {
    let best = among.iter().map(|unit| state.strength(setup, unit)).max();
    let at_best = |unit: &UnitId| Some(state.strength(setup, *unit)) == best;
    among.iter().filter(at_best).collect()
}

/// Whom the program takes a Soviet loss from: most steps, then the stronger, then the
/// first of the file \[J21\].
#[must_use]
pub fn programs_choice(setup: &Setup, state: &State, among: UnitSet) -> Option<UnitId> {
    among.iter().max_by_key(|&unit| {
        let strength = state.strength(setup, unit);
        (state.steps(unit), strength, Reverse(unit))
    })
}

/// Who can be taken a step from, or named, in the stage that is on.
#[must_use]
pub fn choosable(setup: &Setup, state: &State) -> UnitSet {
    let Some(march) = state.march else {
        return UnitSet::EMPTY;
    };
    match state.stage {
        Stage::AttackerLoss => candidates(setup, state, SideNo::A),
        Stage::DefenderLoss => candidates(setup, state, SideNo::B),
        Stage::Crowd => surplus(setup, state, march.at),
        Stage::CrowdLoss => strongest(setup, state, state.pocket_in(setup, march.at)),
        _ => UnitSet::EMPTY,
    }
}

/// The units of an over-stacked hex of which one is too many: those whose leaving
/// helps, among those that are not Disorganised for it yet [11.1.2].
#[must_use]
pub fn surplus(setup: &Setup, state: &State, hex: CellId) -> UnitSet {
    let left = state.pocket_in(setup, hex) - state.disorganised;
    let now = excess(setup, hex, left);
    let helps = |unit: &UnitId| {
        let mut without = left;
        without.remove(*unit);
        excess(setup, hex, without) < now
    };
    left.iter().filter(helps).collect()
}

/// Who loses a step by the dice between armour and anti-tank weapons: the attacker's
/// and the defender's unit \[J4\].
#[must_use]
pub fn armour_dice(
    setup: &Setup,
    state: &State,
    stack: UnitSet,
    foes: UnitSet,
    dice: [Die; 2],
) -> [Option<UnitId>; 2] {
    let info = |unit: UnitId| setup.unit(unit);
    let white = |unit: UnitId| info(unit).map_or(0, |u| u.dots[0]);
    let both = |unit: UnitId| info(unit).map_or(0, |u| u.dots[0] + u.dots[1]);
    let most = |units: UnitSet, dots: &dyn Fn(UnitId) -> u8| units.iter().map(dots).max();
    let on_map = |units: UnitSet| units & state.on_map();
    let (stack, foes) = (on_map(stack), on_map(foes));
    let ours = most(stack, &white).unwrap_or(0);
    let theirs = most(foes, &both).unwrap_or(0);
    let [red, black] = dice.map(Die::pips);
    // The first of the file where dots are equal.
    let top = |units: UnitSet, fits: &dyn Fn(UnitId) -> bool, dots: &dyn Fn(UnitId) -> u8| {
        let fitting = units.iter().filter(|&unit| fits(unit) && dots(unit) > 0);
        fitting.max_by_key(|&unit| (dots(unit), Reverse(unit)))
    };
    let armour = |unit: UnitId| info(unit).is_some_and(|u| u.trade.is_armour());
    let weapon = |unit: UnitId| {
        info(unit).is_some_and(|u| {
            use super::ids::Trade::{AntiAir, AntiTank};
            u.trade.is_armour() || matches!(u.trade, AntiAir | AntiTank)
        })
    };
    [
        (red <= theirs)
            .then(|| top(stack, &armour, &white))
            .flatten(),
        (black <= ours).then(|| top(foes, &weapon, &both)).flatten(),
    ]
}
