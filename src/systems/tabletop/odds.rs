//! Who fights with what, and how likely each result is.

use super::ids::{Branch, Ground, UnitId, UnitSet};
use super::numbers::BattleNumbers;
use super::pool::{Distribution, hits_on, sure_hits};
use super::setup::{AllOutExtra, BattleOptions, CrowdedExtra, Setup};
use super::state::State;
use crate::engine::{RuleRef, SideNo};
use crate::space::CellId;

/// The most units that fight on one side of an attack.
pub const MOST_RANKS: usize = 16;

/// Something that multiplies a unit's strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Factor {
    /// A tank that attacks into the open [T12.5].
    TankInOpen,
    /// A tank that attacks into difficult or urban terrain [T12.5].
    TankInCover,
    /// An attack across a river [T12.5].
    River,
    /// A defender in difficult or urban terrain [T12.6].
    Cover,
    /// A defender in mud [T12.6].
    Mud,
    /// Out-of-supply in attack [T12.5].
    AttackerOutOfSupply,
    /// Out-of-supply in defence [T12.6].
    DefenderOutOfSupply,
}

impl Factor {
    /// What it multiplies by and divides by.
    #[must_use]
    pub const fn times(self, numbers: &BattleNumbers) -> [u16; 2] {
        match self {
            Self::TankInOpen => [numbers.tank_open as u16, 1],
            Self::TankInCover => [numbers.tank_cover as u16, 1],
            Self::Cover => [numbers.cover as u16, 1],
            Self::Mud => [numbers.mud as u16, 1],
            Self::River => [1, numbers.river as u16],
            Self::AttackerOutOfSupply => [1, numbers.attacker_unsupplied as u16],
            Self::DefenderOutOfSupply => [1, numbers.defender_unsupplied as u16],
        }
    }

    /// The case it comes from.
    #[must_use]
    pub const fn rule(self) -> RuleRef {
        match self {
            Self::Cover | Self::Mud | Self::DefenderOutOfSupply => RuleRef("T12.6"),
            _ => RuleRef("T12.5"),
        }
    }
}

/// What multiplies an attacker's strength: `covered` is the target's terrain
/// [T12.5].
#[inline]
#[must_use]
pub const fn attack_factors(
    branch: Branch,
    covered: bool,
    river: bool,
    out_of_supply: bool,
) -> [Option<Factor>; 3] {
    let tank = match (branch, covered) {
        (Branch::Tank, false) => Some(Factor::TankInOpen),
        (Branch::Tank, true) => Some(Factor::TankInCover),
        _ => None,
    };
    let river = if river { Some(Factor::River) } else { None };
    let supply = match out_of_supply {
        true => Some(Factor::AttackerOutOfSupply),
        false => None,
    };
    [tank, river, supply]
}

/// What multiplies a defender's strength [T12.6].
#[inline]
#[must_use]
pub const fn defence_factors(
    covered: bool,
    ground: Ground,
    out_of_supply: bool,
) -> [Option<Factor>; 3] {
    let cover = if covered { Some(Factor::Cover) } else { None };
    let mud = match ground {
        Ground::Mud => Some(Factor::Mud),
        Ground::Easy => None,
    };
    let supply = match out_of_supply {
        true => Some(Factor::DefenderOutOfSupply),
        false => None,
    };
    [cover, mud, supply]
}

/// Strength times all factors, rounded up once at the end [T12.7].
#[inline]
#[must_use]
pub fn modified_strength(
    strength: u8,
    factors: [Option<Factor>; 3],
    numbers: &BattleNumbers,
) -> u16 {
    let mut times = [u16::from(strength), 1];
    for factor in factors.into_iter().flatten() {
        let [up, down] = factor.times(numbers);
        times = [times[0] * up, times[1] * down];
    }
    times[0].div_ceil(times[1])
}

/// The units of one side that roll, with their modified strengths, in the order
/// of their dice [ruling TR23].
#[derive(Clone, Copy, Debug)]
pub struct Ranks {
    units: [(UnitId, u16); MOST_RANKS],
    count: usize,
}

impl Ranks {
    const NOBODY: Self = Self {
        units: [(UnitId(0), 0); MOST_RANKS],
        count: 0,
    };

    #[inline]
    fn push(&mut self, unit: UnitId, modified: u16) {
        if let Some(place) = self.units.get_mut(self.count) {
            *place = (unit, modified);
            self.count += 1;
        }
    }

    /// The units with their modified strengths.
    #[inline]
    #[must_use]
    pub fn units(&self) -> &[(UnitId, u16)] {
        self.units.get(..self.count).unwrap_or(&[])
    }

    /// How many of them roll a die [T12.8].
    #[inline]
    #[must_use]
    pub fn dice(&self) -> usize {
        self.units().iter().filter(|(_, m)| hits_on(*m) > 0).count()
    }

    /// How likely each number of hits is.
    #[must_use]
    pub fn hits(&self) -> Distribution {
        Distribution::of_hits(self.units().iter().map(|(_, m)| *m))
    }
}

/// The factors of one attacker.
#[inline]
fn factors_of_attacker(
    setup: &Setup,
    state: &State,
    unit: UnitId,
    target: CellId,
) -> [Option<Factor>; 3] {
    let (Some(info), Some(from)) = (setup.unit(unit), state.cell_of(unit)) else {
        return [None; 3];
    };
    let river = setup.river_between(from, target);
    let out = state.out_of_supply.contains(unit);
    attack_factors(info.branch, setup.covers(target), river, out)
}

#[inline]
fn factors_of_defender(
    setup: &Setup,
    state: &State,
    unit: UnitId,
    target: CellId,
) -> [Option<Factor>; 3] {
    let out = state.out_of_supply.contains(unit);
    defence_factors(setup.covers(target), state.ground, out)
}

/// The attackers in the order they were named, with their modified strengths
/// against the target [T12.5, TR23].
#[must_use]
pub fn attackers(setup: &Setup, state: &State, units: &[UnitId], target: CellId) -> Ranks {
    let mut ranks = Ranks::NOBODY;
    for &unit in units {
        let factors = factors_of_attacker(setup, state, unit, target);
        let modified = modified_strength(state.strength(unit), factors, setup.numbers());
        ranks.push(unit, modified);
    }
    ranks
}

/// The units that defend a cell of `side`, strongest first: at most as many as
/// the side's limit, never retreated ones [T12.2, TR20].
#[must_use]
pub fn defenders(setup: &Setup, state: &State, target: CellId, side: SideNo) -> Ranks {
    let mut found = [(0_u8, 0_u16, UnitId(0)); super::ids::MAX_UNITS];
    let mut count = 0;
    for unit in state.fit_in(setup, target, side) {
        let strength = state.strength(unit);
        let factors = factors_of_defender(setup, state, unit, target);
        if let Some(place) = found.get_mut(count) {
            let modified = modified_strength(strength, factors, setup.numbers());
            *place = (strength, modified, unit);
            count += 1;
        }
    }
    let found = found.get_mut(..count).unwrap_or_default();
    found.sort_unstable_by_key(|&(strength, modified, unit)| {
        (std::cmp::Reverse((strength, modified)), unit)
    });
    let limit = usize::from(setup.parts().sides[side].defence_limit);
    let mut ranks = Ranks::NOBODY;
    for &(_, modified, unit) in found.iter().take(limit) {
        ranks.push(unit, modified);
    }
    ranks
}

/// Whether a cell holds so many unretreated units that they are a crowd
/// [T12.10, TR24].
#[must_use]
pub fn crowded(setup: &Setup, state: &State, target: CellId, side: SideNo) -> bool {
    state.fit_in(setup, target, side).len() >= usize::from(setup.numbers().crowd)
}

/// The losses of the attackers and of the defenders, when the attack has so many
/// hits more than the defence [T12.12].
#[must_use]
pub fn losses(options: &BattleOptions, difference: i32, all_out: bool, crowded: bool) -> [u16; 2] {
    let numbers = &options.numbers;
    let more = |by: i32| u16::try_from(by.max(0)).unwrap_or(u16::MAX);
    let mut attacker = more(-difference);
    let mut defender = more(difference);
    if all_out {
        attacker += u16::from(numbers.all_out_price);
        if options.all_out_extra == AllOutExtra::Always || difference > 0 {
            defender += u16::from(numbers.all_out_gain);
        }
    }
    if crowded && (options.crowded_extra == CrowdedExtra::Always || defender > 0) {
        defender += u16::from(numbers.crowd_points);
    }
    [attacker, defender]
}

/// What one unit brings to a fight: a line of the receipt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contribution {
    /// The unit.
    pub unit: UnitId,
    /// Its present strength.
    pub strength: u8,
    /// What multiplies it; each knows its case.
    pub factors: Vec<Factor>,
    /// Strength × factors, rounded up [T12.7].
    pub modified: u16,
    /// Hits without a die [T12.8].
    pub sure: u16,
    /// The highest face with which its die hits; 0 if it rolls none [T12.8].
    pub needs: u8,
}

impl Contribution {
    /// Whether its strength comes out uneven and is rounded up [T12.7].
    #[must_use]
    pub fn is_rounded(&self, numbers: &BattleNumbers) -> bool {
        let down = self.factors.iter().map(|factor| factor.times(numbers)[1]);
        let down: u16 = down.product();
        let up = self.factors.iter().map(|factor| factor.times(numbers)[0]);
        let up: u16 = up.product();
        !(u16::from(self.strength) * up).is_multiple_of(down)
    }
}

/// An attack laid out: who fights with what, and how likely each result is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The cell under attack.
    pub target: CellId,
    /// The attackers in the order of their dice.
    pub attack: Vec<Contribution>,
    /// The defenders in the order of their dice.
    pub defence: Vec<Contribution>,
    /// Whether the target is crowded [T12.10].
    pub crowded: bool,
    /// Hits of the attack and of the defence.
    pub hits: [Distribution; 2],
    /// Hits of the attack less hits of the defence.
    pub difference: Distribution,
}

impl Odds {
    /// How likely each loss of the attackers and of the defenders is, before
    /// anybody retreats and however much they have [T12.12].
    #[must_use]
    pub fn losses(&self, options: &BattleOptions, all_out: bool) -> [Distribution; 2] {
        [0, 1].map(|side: usize| {
            self.difference.map(|difference| {
                let both = losses(options, difference, all_out, self.crowded);
                i32::from(both.get(side).copied().unwrap_or(0))
            })
        })
    }
}

/// The odds of the active side's `units`, in this order, against a cell.
#[must_use]
pub fn odds(setup: &Setup, state: &State, units: &[UnitId], target: CellId) -> Odds {
    let side = state.active.other();
    let line = |&(unit, modified): &(UnitId, u16), factors: [Option<Factor>; 3]| Contribution {
        unit,
        strength: state.strength(unit),
        factors: factors.into_iter().flatten().collect(),
        modified,
        sure: sure_hits(modified),
        needs: hits_on(modified),
    };
    let attack = attackers(setup, state, units, target);
    let defence = defenders(setup, state, target, side);
    let hits = [attack.hits(), defence.hits()];
    let [ours, theirs] = &hits;
    Odds {
        target,
        crowded: crowded(setup, state, target, side),
        difference: ours.minus(theirs),
        attack: attack
            .units()
            .iter()
            .map(|u| line(u, factors_of_attacker(setup, state, u.0, target)))
            .collect(),
        defence: defence
            .units()
            .iter()
            .map(|u| line(u, factors_of_defender(setup, state, u.0, target)))
            .collect(),
        hits,
    }
}

/// The points of several attackers together, which pay for going all-out
/// [ruling TR21].
#[must_use]
pub(super) fn points(state: &State, units: UnitSet) -> u16 {
    state.strength_of(units)
}
