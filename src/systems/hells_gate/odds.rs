//! Odds of an attack: strengths, ratio, column shifts [7.1.1–7.2].

use super::crt::Column;
use super::ids::{Side, UnitId, UnitMask, Weather};
use super::setup::{Arrival, Setup};
use super::state::State;
use crate::engine::Die;
use crate::hex::{HexId, HexMask, Id};

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

    /// Whether any face scores a hit in the attack as it may be made, all-out where that is
    /// allowed [7.3].
    #[must_use]
    pub fn may_hit(&self, setup: &Setup) -> bool {
        self.can_hit(setup, false) || !self.may_flip.is_empty() && self.can_hit(setup, true)
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
    Defence::of(setup, state, target).odds(attackers)
}

/// What an attack on a hex meets, whoever attacks.
pub(super) struct Defence<'a> {
    setup: &'a Setup,
    state: &'a State,
    target: HexId,
    /// The defenders without a Retreated marker.
    fit: UnitMask,
    /// Those whose strength counts, and what it comes to.
    defenders: UnitMask,
    defence: u16,
    /// The shifts of [`ShiftCause::ALL`] that do not hang on the attackers: the first
    /// three.
    shifts: [Option<Shift>; 3],
    /// The hexes across a river.
    beyond: HexMask,
}

/// What attackers bring: strengths, and how many attack across a river.
#[derive(Clone, Copy, Default)]
pub(super) struct Weight {
    pub attack: u16,
    pub across_river: u16,
}

impl<'a> Defence<'a> {
    /// Of this hex.
    #[inline]
    pub fn of(setup: &'a Setup, state: &'a State, target: HexId) -> Self {
        let side = state.player.enemy();
        let garrison = state.in_hex(target) & setup.units_of(side);
        let fit = garrison - state.retreated;
        let defenders = strongest(setup, state, fit, side);
        let strengths = defenders.iter();
        let strengths = strengths.map(|u| u16::from(state.strength(setup, u)));
        let numbers = &setup.parameters.numbers;
        let mud = state.weather == Weather::Mud;
        let rough = setup.rough().contains(target);
        let unsupplied =
            unsupplied_shift(ShiftCause::DefenderUnsupplied, setup, state, fit, || {
                defender_cap(setup, state, target, side)
            });
        Self {
            setup,
            state,
            target,
            fit,
            defenders,
            defence: strengths.sum(),
            shifts: [
                unsupplied,
                left(ShiftCause::Mud, numbers.shift_mud, mud),
                left(ShiftCause::Rough, numbers.shift_rough, rough),
            ],
            beyond: setup.across_river(target),
        }
    }

    /// What one attacker brings; nothing if it is not on the map.
    #[inline]
    pub fn weight(&self, unit: UnitId) -> Weight {
        let Some(from) = self.state.hex_of(unit) else {
            return Weight::default();
        };
        let strength = u16::from(self.state.strength(self.setup, unit));
        Weight {
            attack: strength * u16::from(multiplier(self.setup, unit, self.target)),
            across_river: u16::from(self.beyond.contains(from)),
        }
    }

    /// The column of an attack by units that bring so much together.
    #[inline]
    pub fn column(&self, attackers: UnitMask, weight: Weight) -> Column {
        let shifts = self.shifts.into_iter();
        let shifts = shifts.chain(self.shifts_by(attackers, weight)).flatten();
        let net = shifts.map(|s| s.columns).sum();
        Column::of_ratio(weight.attack, self.defence).shifted(net)
    }

    /// The last two shifts.
    #[inline]
    fn shifts_by(&self, attackers: UnitMask, weight: Weight) -> [Option<Shift>; 2] {
        let (setup, state) = (self.setup, self.state);
        let across = usize::from(weight.across_river);
        let river = across > 0 && 2 * across >= attackers.len();
        let cause = ShiftCause::AttackerUnsupplied;
        [
            left(
                ShiftCause::River,
                setup.parameters.numbers.shift_river,
                river,
            ),
            unsupplied_shift(cause, setup, state, attackers, || {
                attacker_cap(setup, state, attackers, state.player)
            }),
        ]
    }

    /// The odds of these attackers.
    #[inline]
    pub fn odds(&self, attackers: UnitMask) -> Odds {
        let mut weight = Weight::default();
        for unit in attackers {
            let one = self.weight(unit);
            weight.attack += one.attack;
            weight.across_river += one.across_river;
        }
        let [unsupplied, mud, rough] = self.shifts;
        let [river, attacker_unsupplied] = self.shifts_by(attackers, weight);
        let shifts = [unsupplied, mud, rough, river, attacker_unsupplied];
        let base = Column::of_ratio(weight.attack, self.defence);
        let net = shifts.iter().flatten().map(|s| s.columns).sum();
        Odds {
            attack: weight.attack,
            defence: self.defence,
            defenders: self.defenders,
            base,
            shifts,
            column: base.shifted(net),
            overconcentrated: overconcentrated(self.setup, self.fit),
            may_flip: may_flip(self.setup, self.state, self.fit, attackers),
        }
    }
}

/// A shift to the left, if it is made.
#[inline]
fn left(cause: ShiftCause, columns: u8, made: bool) -> Option<Shift> {
    (made && columns > 0).then_some(Shift {
        cause,
        columns: -columns.cast_signed(),
        capped: None,
    })
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
pub(super) fn dumps_work(setup: &Setup, state: &State, side: Side) -> bool {
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
