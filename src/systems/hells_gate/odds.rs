//! Odds of an attack: strengths, ratio, column shifts [7.1.1–7.2].

use super::crt::Column;
use super::ids::{Side, UnitId, UnitMask, Weather};
use super::setup::{Arrival, Setup};
use super::state::State;
use crate::engine::Die;
use crate::hex::{HexId, Id};

/// A reason for a column shift [7.2].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShiftCause {
    /// Unretreated defenders are out of supply: right.
    DefenderUnsupplied,
    /// The ground is mud: left.
    Mud,
    /// The defender is in woods or in the city: left.
    Rough,
    /// At least half of the attackers attack across a river: left.
    River,
    /// Attackers are out of supply: left.
    AttackerUnsupplied,
}

impl ShiftCause {
    /// All causes, in the order in which they are told.
    pub const ALL: [Self; 5] = [
        Self::DefenderUnsupplied,
        Self::Mud,
        Self::Rough,
        Self::River,
        Self::AttackerUnsupplied,
    ];
}

/// Why a shift for being out of supply is smaller than 7.2 has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cap {
    /// 11.1: Germans attacking on turn 1.
    Opening,
    /// 11.2: both sides on turn 2.
    TurnTwo,
    /// 11.3: the Korsun dumps.
    Dumps,
}

/// One shift.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shift {
    /// Why.
    pub cause: ShiftCause,
    /// Columns to the right; negative: to the left.
    pub columns: i8,
    /// Why it is not larger, if a special rule limits it.
    pub capped: Option<Cap>,
}

/// How an attack stands, before the die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Odds {
    /// Total strength of the attackers, tanks multiplied [7.1.2].
    pub attack: u16,
    /// Total strength of the units that defend [7.1.1, 7.1.3].
    pub defence: u16,
    /// The units whose strength counts in defence.
    pub defenders: UnitMask,
    /// The column of the ratio.
    pub base: Column,
    /// What each cause of [`ShiftCause::ALL`] shifts, if anything.
    pub shifts: [Option<Shift>; 5],
    /// The column used.
    pub column: Column,
    /// The right-hand result is used whatever the attacker declares [7.4].
    pub overconcentrated: bool,
    /// The units of which one may be flipped for an all-out attack [7.3];
    /// empty: not allowed.
    pub may_flip: UnitMask,
}

impl Odds {
    /// Whether any face scores a hit: in a normal attack, or in an all-out one.
    #[must_use]
    pub fn can_hit(&self, setup: &Setup, all_out: bool) -> bool {
        let crt = &setup.parameters.numbers.crt;
        let [misses, ..] = crt.distribution(self.column, all_out || self.overconcentrated);
        usize::from(misses) < Die::ALL.len()
    }

    /// The sum of all shifts, before it is clamped to the table.
    #[must_use]
    pub fn net_shift(&self) -> i8 {
        self.shifts.iter().flatten().map(|s| s.columns).sum()
    }
}

/// How often an attacking unit's strength counts [7.1.2].
#[must_use]
pub fn multiplier(setup: &Setup, unit: UnitId, target: HexId) -> u8 {
    match setup.tanks().contains(unit) {
        false => 1,
        true => setup.parameters.numbers.tanks[usize::from(setup.rough().contains(target))],
    }
}

/// The odds of `attackers` against `target`. Total: works for any set of
/// units, legal or not; units not on the map count for nothing.
#[must_use]
pub fn odds(setup: &Setup, state: &State, target: HexId, attackers: UnitMask) -> Odds {
    let attacking = state.player;
    let garrison = state.in_hex(target) & setup.units_of(attacking.enemy());
    let fit = garrison - state.retreated;

    let mut attack = 0_u16;
    let mut across_river = 0;
    let beyond = setup.across_river(target);
    for unit in attackers {
        let Some(from) = state.hex_of(unit) else {
            continue;
        };
        let strength = u16::from(state.strength(setup, unit));
        attack += strength * u16::from(multiplier(setup, unit, target));
        across_river += usize::from(beyond.contains(from));
    }
    let defenders = strongest(setup, state, fit, attacking.enemy());
    let defence = defenders
        .iter()
        .map(|u| u16::from(state.strength(setup, u)))
        .sum();

    let numbers = &setup.parameters.numbers;
    let left = |cause, columns: u8, made: bool| {
        (made && columns > 0).then_some(Shift {
            cause,
            columns: -columns.cast_signed(),
            capped: None,
        })
    };
    let shifts = [
        unsupplied_shift(ShiftCause::DefenderUnsupplied, setup, state, fit, || {
            defender_cap(setup, state, target, attacking.enemy())
        }),
        left(
            ShiftCause::Mud,
            numbers.shift_mud,
            state.weather == Weather::Mud,
        ),
        left(
            ShiftCause::Rough,
            numbers.shift_rough,
            setup.rough().contains(target),
        ),
        left(
            ShiftCause::River,
            numbers.shift_river,
            across_river > 0 && 2 * across_river >= attackers.len(),
        ),
        unsupplied_shift(
            ShiftCause::AttackerUnsupplied,
            setup,
            state,
            attackers,
            || attacker_cap(setup, state, attackers, attacking),
        ),
    ];
    let base = Column::of_ratio(attack, defence);
    let net = shifts.iter().flatten().map(|s| s.columns).sum();
    Odds {
        attack,
        defence,
        defenders,
        base,
        shifts,
        column: base.shifted(net),
        overconcentrated: overconcentrated(setup, fit),
        may_flip: may_flip(setup, state, fit, attackers),
    }
}

/// Whether so many unretreated defenders get in each other's way [7.4].
pub(super) fn overconcentrated(setup: &Setup, fit: UnitMask) -> bool {
    fit.len() >= usize::from(setup.parameters.overconcentration)
}

/// The units that add their strength to the defence [7.1.1]: the strongest, up
/// to the limit of their side; among equals the first of the order of battle.
fn strongest(setup: &Setup, state: &State, fit: UnitMask, side: Side) -> UnitMask {
    let limit = usize::from(setup.parameters.defenders[side]);
    if fit.len() <= limit {
        return fit;
    }
    let mut left = fit;
    let mut chosen = UnitMask::EMPTY;
    for _ in 0..limit {
        let best = left
            .iter()
            .max_by_key(|&u| (state.strength(setup, u), std::cmp::Reverse(u.index())));
        if let Some(unit) = best {
            left.remove(unit);
            chosen.insert(unit);
        }
    }
    chosen
}

/// The shift for units out of supply [7.2]: more columns if all are than if some
/// are; right when they defend, left when they attack. A set without units
/// gives none [ruling R13].
fn unsupplied_shift(
    cause: ShiftCause,
    setup: &Setup,
    state: &State,
    units: UnitMask,
    cap: impl Fn() -> Option<Cap>,
) -> Option<Shift> {
    let short = units & state.unsupplied;
    if short.is_empty() {
        return None;
    }
    let numbers = &setup.parameters.numbers;
    let due = match short == units {
        true => numbers.shift_all,
        false => numbers.shift_some,
    };
    let capped = match due > numbers.shift_limit {
        true => cap(),
        false => None,
    };
    let columns = match capped {
        Some(_) => numbers.shift_limit,
        None => due,
    };
    let columns = columns.cast_signed();
    (columns != 0).then_some(Shift {
        cause,
        columns: if cause == ShiftCause::AttackerUnsupplied {
            -columns
        } else {
            columns
        },
        capped,
    })
}

fn turn_two_cap(setup: &Setup, state: &State) -> Option<Cap> {
    let cap = setup.special.supply_shift_cap?;
    cap.contains(state.turn).then_some(Cap::TurnTwo)
}

/// Whether the dumps work for `side` at this moment [11.3, R19].
fn dumps_work(setup: &Setup, state: &State, side: Side) -> bool {
    setup.special.dumps.is_some_and(|d| {
        d.side == side
            && state.turn >= d.from_turn
            && state.in_hex(d.airfield).intersects(setup.units_of(side))
    })
}

fn defender_cap(setup: &Setup, state: &State, target: HexId, side: Side) -> Option<Cap> {
    let here = setup
        .special
        .dumps
        .is_some_and(|d| d.hexes.contains(target));
    turn_two_cap(setup, state)
        .or_else(|| (here && dumps_work(setup, state, side)).then_some(Cap::Dumps))
}

fn attacker_cap(setup: &Setup, state: &State, units: UnitMask, side: Side) -> Option<Cap> {
    if side == Side::German && setup.special.opening_turn == Some(state.turn) {
        return Some(Cap::Opening);
    }
    let from_dumps = setup
        .special
        .dumps
        .is_some_and(|d| state.hexes_of(units).intersects(d.hexes));
    turn_two_cap(setup, state)
        .or_else(|| (from_dumps && dumps_work(setup, state, side)).then_some(Cap::Dumps))
}

/// The attackers of which one may be flipped for an all-out attack [7.3]: those
/// with two steps at full strength, and only the tanks if there are any
/// [ruling R14]; none against too many defenders [ruling R6].
pub(super) fn may_flip(
    setup: &Setup,
    state: &State,
    fit: UnitMask,
    attackers: UnitMask,
) -> UnitMask {
    if overconcentrated(setup, fit) {
        UnitMask::EMPTY
    } else {
        could_flip(setup, state, attackers)
    }
}

/// [`may_flip`] against few enough defenders.
pub(super) fn could_flip(setup: &Setup, state: &State, attackers: UnitMask) -> UnitMask {
    let full = (attackers & setup.two_steps()) - state.reduced;
    let tanks = full & setup.tanks();
    if tanks.is_empty() { full } else { tanks }
}

/// Whether a unit may attack under the opening rule [11.1, R17]: a tank set up
/// on the map or arriving on that turn.
#[must_use]
pub(super) fn opening_attacker(setup: &Setup, unit: UnitId) -> bool {
    setup.tanks().contains(unit)
        && setup.unit(unit).is_some_and(|u| match u.arrives {
            Arrival::Start => true,
            Arrival::Turn(turn) => setup.special.opening_turn == Some(turn),
        })
}
