//! What stands in each hex, added up once for many questions.

use crate::hex::{HexId, HexMask, Id};
use crate::systems::hells_gate::numbers::RuleNumbers;
use crate::systems::hells_gate::{BySide, Kind, Setup, Side, Spot, State, UnitId, UnitMask};

/// More hexes or units there are not.
pub(super) const MOST: usize = 64;

/// A unit, as short as can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Counter {
    /// Strength at full strength and after a step loss.
    pub strength: [u8; 2],
    /// Steps at full strength.
    pub steps: u8,
    /// How often the strength counts in attack: into clear, into rough hexes [7.1.2].
    pub multiplier: [u8; 2],
    /// Whether it may still come without condition [6.2].
    pub conditional: bool,
}

/// The map and the counters, laid out for speed.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    pub counters: [Counter; MOST],
    pub of_side: BySide<UnitMask>,
    /// Per hex, its neighbours.
    pub around: [HexMask; MOST],
    /// Per hex, the neighbours beyond a river.
    pub over_river: [HexMask; MOST],
    /// How many units of a side add to a defence [7.1.1].
    pub defenders: BySide<usize>,
    /// What a step and a source are worth, in those of the published game: the weights
    /// are fitted to that.
    pub worth: [f64; 2],
}

impl Tables {
    pub fn new(setup: &Setup) -> Self {
        let numbers = &setup.parameters.numbers;
        let published = RuleNumbers::PUBLISHED;
        let share = |now: u8, then: u8| f64::from(now) / f64::from(then);
        let mut tables = Self {
            counters: [Counter::default(); MOST],
            of_side: BySide::from_fn(|side| setup.units_of(side)),
            around: [HexMask::EMPTY; MOST],
            over_river: [HexMask::EMPTY; MOST],
            defenders: BySide::from_fn(|side| usize::from(setup.parameters.defenders[side])),
            worth: [
                share(numbers.step_points, published.step_points),
                share(numbers.source_points, published.source_points),
            ],
        };
        for (counter, unit) in tables.counters.iter_mut().zip(&setup.units) {
            let tank = unit.kind == Kind::Tank;
            *counter = Counter {
                strength: [
                    unit.strength,
                    unit.reduced_strength.unwrap_or(unit.strength),
                ],
                steps: unit.steps(),
                multiplier: if tank { numbers.tanks } else { [1, 1] },
                conditional: unit.conditional,
            };
        }
        for hex in setup.grid.all() {
            let around = setup.grid.around(hex);
            tables.around[hex.index()] = around;
            tables.over_river[hex.index()] = around
                .iter()
                .filter(|&other| setup.river_between(hex, other))
                .collect();
        }
        tables
    }

    /// What is printed on a unit's counter.
    pub fn counter(&self, unit: UnitId) -> Counter {
        self.counters.get(unit.index()).copied().unwrap_or_default()
    }

    /// The neighbours of all the hexes.
    #[inline]
    pub fn around_all(&self, hexes: HexMask) -> HexMask {
        let mut all = HexMask::EMPTY;
        for hex in hexes {
            all |= self.around[hex.index()];
        }
        all
    }
}

/// What one side has in one hex.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Force {
    /// The two strongest attackers' strengths, into clear and rough hexes, and what
    /// all come to.
    attack: [[u16; 2]; 2],
    all_attack: [u16; 2],
    /// The three strongest defenders, strongest first, and what all come to.
    defence: [u16; 3],
    all_defend: u16,
    /// How many unretreated units there are, and how many of them are marked
    /// out of supply.
    pub fit: u8,
    pub fit_unsupplied: u8,
    /// Their steps.
    pub fit_steps: u8,
    /// The steps of all.
    pub steps: u8,
}

impl Force {
    fn add(&mut self, counter: Counter, reduced: bool, retreated: bool, unsupplied: bool) {
        let steps = if reduced { 1 } else { counter.steps };
        self.steps += steps;
        if retreated {
            return;
        }
        let strength = u16::from(counter.strength[usize::from(reduced)]);
        self.fit += 1;
        self.fit_steps += steps;
        self.fit_unsupplied += u8::from(unsupplied);
        let best = self.attack.iter_mut().zip(&mut self.all_attack);
        for ((best, all), times) in best.zip(counter.multiplier) {
            let attack = strength * u16::from(times);
            *all += attack;
            if attack > best[0] {
                *best = [attack, best[0]];
            } else if attack > best[1] {
                best[1] = attack;
            }
        }
        self.all_defend += strength;
        let d = &mut self.defence;
        if strength > d[0] {
            *d = [strength, d[0], d[1]];
        } else if strength > d[1] {
            *d = [d[0], strength, d[1]];
        } else if strength > d[2] {
            d[2] = strength;
        }
    }

    /// What so many of them attack with across one hexside.
    #[inline]
    pub fn attack_into(&self, rough: bool, limit: u8) -> u16 {
        let [first, second] = self.attack[usize::from(rough)];
        match limit {
            0 => 0,
            1 => first,
            2 => first + second,
            more => {
                let rest = self.all_attack[usize::from(rough)] - first - second;
                first + second + share(rest, more - 2, self.fit.saturating_sub(2))
            }
        }
    }

    /// What it defends with when so many count.
    #[inline]
    pub fn defends_with(&self, count: usize) -> u16 {
        let strongest = self.defence.iter().take(count).sum::<u16>();
        match u8::try_from(count).unwrap_or(u8::MAX) {
            0..=3 => strongest,
            more => {
                let rest = self.all_defend - strongest;
                strongest + share(rest, more - 3, self.fit.saturating_sub(3))
            }
        }
    }
}

/// About what the `some` strongest of `all` units are worth that are worth `sum`
/// together.
fn share(sum: u16, some: u8, all: u8) -> u16 {
    match some >= all {
        true => sum,
        false => sum * u16::from(some) / u16::from(all),
    }
}

/// All hexes of one side.
pub(super) struct Forces {
    pub hexes: [Force; MOST],
    /// Steps lost by units in the destroyed box, and by reduced ones [12.0].
    pub lost: u16,
    /// Strength on the map.
    pub strength: u16,
    /// Steps that are still to come.
    pub awaited: u16,
    /// Steps with an out-of-supply marker.
    pub marked: u16,
    /// Steps with a Retreated marker.
    pub retreated: u16,
}

impl Forces {
    pub fn of(tables: &Tables, state: &State, side: Side) -> Self {
        let mut forces = Self {
            hexes: [Force::default(); MOST],
            lost: 0,
            strength: 0,
            awaited: 0,
            marked: 0,
            retreated: 0,
        };
        for unit in tables.of_side[side] {
            forces.count(tables.counters[unit.index()], state, unit);
        }
        forces
    }

    #[inline]
    fn count(&mut self, counter: Counter, state: &State, unit: UnitId) {
        let full = u16::from(counter.steps);
        let reduced = state.reduced.contains(unit);
        match state.spot(unit) {
            Spot::On(hex) => {
                let steps = if reduced { 1 } else { full };
                let (retreated, marked) = (
                    state.retreated.contains(unit),
                    state.unsupplied.contains(unit),
                );
                self.hexes[hex.index()].add(counter, reduced, retreated, marked);
                self.lost += full - steps;
                self.strength += u16::from(counter.strength[usize::from(reduced)]);
                self.marked += if marked { steps } else { 0 };
                self.retreated += if retreated { steps } else { 0 };
            }
            Spot::Destroyed => self.lost += full,
            Spot::Escaped => self.lost += u16::from(reduced),
            Spot::Awaited if !counter.conditional || state.reserve_released => {
                self.awaited += full;
            }
            Spot::Awaited | Spot::Lost | Spot::Withheld => {}
        }
    }

    #[inline]
    pub fn at(&self, hex: HexId) -> &Force {
        &self.hexes[hex.index()]
    }
}
