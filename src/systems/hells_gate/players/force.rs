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
    /// Per set of the eight hexes from each eighth one on, the neighbours of them all.
    around_eight: Box<[[u64; 256]; MOST / 8]>,
    /// Per hex, the neighbours beyond a river.
    pub over_river: [HexMask; MOST],
    /// The units that may still come on a condition [6.2].
    pub conditional: UnitMask,
    /// How many units attack across one hexside [7.1.1].
    per_hexside: u8,
    /// How many units of a side add to a defence [7.1.1].
    defenders: BySide<usize>,
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
            around_eight: Box::new([[0; 256]; MOST / 8]),
            over_river: [HexMask::EMPTY; MOST],
            conditional: UnitMask::EMPTY,
            per_hexside: setup.parameters.attackers_per_hexside,
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
        for (i, unit) in setup.units.iter().enumerate() {
            tables
                .conditional
                .set(UnitId::from_index(i), unit.conditional);
        }
        for hex in setup.grid.all() {
            let around = setup.grid.around(hex);
            tables.around[hex.index()] = around;
            tables.over_river[hex.index()] = around
                .iter()
                .filter(|&other| setup.river_between(hex, other))
                .collect();
        }
        for (i, eight) in tables.around_eight.iter_mut().enumerate() {
            for set in 1..eight.len() {
                let first = set.trailing_zeros() as usize;
                let [around] = *tables.around[8 * i + first].words();
                eight[set] = eight[set & (set - 1)] | around;
            }
        }
        tables
    }

    /// What is printed on a unit's counter.
    pub fn counter(&self, unit: UnitId) -> Counter {
        self.counters.get(unit.index()).copied().unwrap_or_default()
    }

    /// The neighbours of all the hexes: those of eight at a time.
    #[inline]
    pub fn around_all(&self, hexes: HexMask) -> HexMask {
        let [word] = *hexes.words();
        let eights = word.to_le_bytes().into_iter().zip(self.around_eight.iter());
        let all = eights.fold(0, |all, (eight, around)| all | around[usize::from(eight)]);
        HexMask::from_words([all])
    }
}

/// What one side has in one hex.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Force {
    /// What it attacks with across one hexside, into clear and rough hexes.
    pub attack: [u16; 2],
    /// What it defends with.
    pub defence: u16,
    /// How many units attack across one hexside at the most, and as how many of them
    /// count that are marked out of supply.
    pub attackers: u8,
    pub attackers_unsupplied: u8,
    /// How many unretreated units there are, and how many of them are marked
    /// out of supply.
    pub fit: u8,
    pub fit_unsupplied: u8,
    /// Their steps.
    pub fit_steps: u8,
    /// The steps of all.
    pub steps: u8,
}

/// Units of one hex while they are added up.
#[derive(Default)]
struct Pile {
    /// The two strongest attackers' strengths, into clear and rough hexes, and what
    /// all come to.
    attack: [[u16; 2]; 2],
    all_attack: [u16; 2],
    /// The three strongest defenders, strongest first, and what all come to.
    defence: [u16; 3],
    all_defend: u16,
    fit: u8,
    fit_unsupplied: u8,
    fit_steps: u8,
    steps: u8,
}

impl Pile {
    #[inline]
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
            let [first, second] = *best;
            *best = [first.max(attack), second.max(first.min(attack))];
        }
        self.all_defend += strength;
        let [first, second, third] = self.defence;
        let (after_first, after_second) = (first.min(strength), second.min(strength));
        self.defence = [
            first.max(strength),
            second.max(after_first),
            third.max(after_second),
        ];
    }

    #[inline]
    fn force(&self, per_hexside: u8, defenders: usize) -> Force {
        Force {
            attack: [0, 1].map(|ground| self.attack_into(ground, per_hexside)),
            defence: self.defends_with(defenders),
            attackers: self.fit.min(per_hexside),
            attackers_unsupplied: self.fit_unsupplied.min(per_hexside),
            fit: self.fit,
            fit_unsupplied: self.fit_unsupplied,
            fit_steps: self.fit_steps,
            steps: self.steps,
        }
    }

    /// What so many of them attack with across one hexside, into this ground.
    #[inline]
    fn attack_into(&self, ground: usize, limit: u8) -> u16 {
        let [first, second] = self.attack[ground];
        match limit {
            0 => 0,
            1 => first,
            2 => first + second,
            more => {
                let rest = self.all_attack[ground] - first - second;
                first + second + share(rest, more - 2, self.fit.saturating_sub(2))
            }
        }
    }

    /// What it defends with when so many count.
    #[inline]
    fn defends_with(&self, count: usize) -> u16 {
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

/// What the units of one side add up to, wherever they are.
#[derive(Clone, Copy, Default)]
pub(super) struct Sums {
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

impl Sums {
    /// What one unit adds.
    #[inline]
    fn of(counter: Counter, state: &State, unit: UnitId) -> Self {
        let mut sums = Self::default();
        let full = u16::from(counter.steps);
        let reduced = state.reduced.contains(unit);
        match state.spot(unit) {
            Spot::On(_) => {
                let steps = if reduced { 1 } else { full };
                let marks = |set: UnitMask| if set.contains(unit) { steps } else { 0 };
                sums.lost = full - steps;
                sums.strength = u16::from(counter.strength[usize::from(reduced)]);
                sums.marked = marks(state.unsupplied);
                sums.retreated = marks(state.retreated);
            }
            Spot::Destroyed => sums.lost = full,
            Spot::Escaped => sums.lost = u16::from(reduced),
            Spot::Awaited if !counter.conditional || state.reserve_released => {
                sums.awaited = full;
            }
            Spot::Awaited | Spot::Lost | Spot::Withheld => {}
        }
        sums
    }

    fn add(&mut self, other: Self) {
        self.lost += other.lost;
        self.strength += other.strength;
        self.awaited += other.awaited;
        self.marked += other.marked;
        self.retreated += other.retreated;
    }

    fn take(&mut self, other: Self) {
        self.lost -= other.lost;
        self.strength -= other.strength;
        self.awaited -= other.awaited;
        self.marked -= other.marked;
        self.retreated -= other.retreated;
    }
}

/// All hexes of one side.
pub(super) struct Forces {
    hexes: [Force; MOST],
    pub sums: Sums,
}

impl Forces {
    /// Nothing anywhere.
    pub fn none() -> Self {
        Self {
            hexes: [Force::default(); MOST],
            sums: Sums::default(),
        }
    }

    /// Counts a unit as it is.
    #[inline]
    pub fn add(&mut self, tables: &Tables, state: &State, unit: UnitId) {
        self.sums.add(Sums::of(tables.counter(unit), state, unit));
    }

    /// Counts a unit as it is, no longer as it was.
    #[inline]
    pub fn change(&mut self, tables: &Tables, [was, is]: [&State; 2], unit: UnitId) {
        // Whoever only moves adds the same as before.
        let marks = |state: &State| {
            let sets = [state.reduced, state.unsupplied, state.retreated];
            sets.map(|set| set.contains(unit))
        };
        let both = was.on_map().contains(unit) && is.on_map().contains(unit);
        if !both || marks(was) != marks(is) {
            self.sums.add(Sums::of(tables.counter(unit), is, unit));
            self.sums.take(Sums::of(tables.counter(unit), was, unit));
        }
    }

    /// Adds up anew what of `side` stands in a hex.
    #[inline]
    pub fn stand(&mut self, tables: &Tables, state: &State, hex: HexId, side: Side, all: UnitMask) {
        let mut pile = Pile::default();
        for unit in all & tables.of_side[side] {
            let has = |set: UnitMask| set.contains(unit);
            let counter = tables.counter(unit);
            pile.add(
                counter,
                has(state.reduced),
                has(state.retreated),
                has(state.unsupplied),
            );
        }
        self.hexes[hex.index() % MOST] = pile.force(tables.per_hexside, tables.defenders[side]);
    }

    #[inline]
    pub fn at(&self, hex: HexId) -> &Force {
        &self.hexes[hex.index() % MOST]
    }
}
