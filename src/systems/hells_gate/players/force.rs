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
    /// Per hex, those at most two, three and four steps from it on the map.
    pub within: [[HexMask; 3]; MOST],
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
            within: [[HexMask::EMPTY; 3]; MOST],
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
        for hex in setup.grid.all() {
            let mut within = tables.around[hex.index()].with(hex);
            tables.within[hex.index()] = std::array::from_fn(|_| {
                within |= tables.around_all(within);
                within
            });
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

    /// The same, hex by hex: quicker for one or two.
    #[inline]
    pub fn around_each(&self, hexes: HexMask) -> HexMask {
        let around = |hex: HexId| self.around[hex.index() % MOST];
        hexes
            .iter()
            .fold(HexMask::EMPTY, |all, hex| all | around(hex))
    }
}

/// What one side has in one hex.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Force {
    /// What it attacks with across one hexside.
    pub onslaught: Onslaught,
    /// What it defends with.
    pub defence: u16,
    /// How many unretreated units there are, and how many of them are marked
    /// out of supply.
    pub fit: u8,
    pub fit_unsupplied: u8,
    /// Their steps.
    pub fit_steps: u8,
    /// The steps of all.
    pub steps: u8,
}

/// What attacks one hex: strengths into a clear and into a rough hex, how many units, and
/// as how many of them count that are marked out of supply. Sixteen bits each, so that
/// what comes from several hexes is added up all at once.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Onslaught(u64);

impl Onslaught {
    fn new(strength: [u16; 2], units: u8, unsupplied: u8) -> Self {
        let [clear, rough] = strength.map(u64::from);
        let (units, unsupplied) = (u64::from(units), u64::from(unsupplied));
        Self(clear | rough << 16 | units << 32 | unsupplied << 48)
    }

    /// With another one together.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Its strength.
    #[inline]
    pub const fn strength(self, rough: bool) -> u16 {
        (self.0 >> if rough { 16 } else { 0 }) as u16
    }

    /// How many units.
    #[inline]
    pub const fn units(self) -> u8 {
        (self.0 >> 32) as u8
    }

    /// As how many units out of supply it counts.
    #[inline]
    pub const fn unsupplied(self) -> u8 {
        (self.0 >> 48) as u8
    }
}

/// The units that are reduced, those that have retreated, and those out of supply.
pub(super) type UnitMarks = [UnitMask; 3];

/// Those of a position.
pub(super) const fn marks(state: &State) -> UnitMarks {
    [state.reduced, state.retreated, state.unsupplied]
}

/// Units of one side in one hex, added up.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pile {
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
    /// Adds one more.
    #[inline]
    pub fn add(&mut self, tables: &Tables, marks: UnitMarks, unit: UnitId) {
        let counter = tables.counter(unit);
        let [reduced, retreated, unsupplied] = marks;
        let reduced = reduced.contains(unit);
        let steps = if reduced { 1 } else { counter.steps };
        self.steps += steps;
        if retreated.contains(unit) {
            return;
        }
        let strength = u16::from(counter.strength[usize::from(reduced)]);
        self.fit += 1;
        self.fit_steps += steps;
        self.fit_unsupplied += u8::from(unsupplied.contains(unit));
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

    /// What they come to.
    #[inline]
    pub fn force(&self, tables: &Tables, side: Side) -> Force {
        let (per_hexside, defenders) = (tables.per_hexside, tables.defenders[side]);
        Force {
            onslaught: Onslaught::new(
                [0, 1].map(|ground| self.attack_into(ground, per_hexside)),
                self.fit.min(per_hexside),
                self.fit_unsupplied.min(per_hexside),
            ),
            defence: self.defends_with(defenders),
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

    /// Counts a unit as it is.
    #[inline]
    pub fn add(&mut self, tables: &Tables, state: &State, unit: UnitId) {
        self.more(Self::of(tables.counter(unit), state, unit));
    }

    /// Counts a unit as it is, no longer as it was.
    #[inline]
    pub fn change(&mut self, tables: &Tables, [was, is]: [&State; 2], unit: UnitId) {
        // Whoever only moves adds the same as before.
        let marks = |state| marks(state).map(|set| set.contains(unit));
        let both = was.on_map().contains(unit) && is.on_map().contains(unit);
        if !both || marks(was) != marks(is) {
            self.more(Self::of(tables.counter(unit), is, unit));
            self.less(Self::of(tables.counter(unit), was, unit));
        }
    }

    fn more(&mut self, other: Self) {
        self.lost += other.lost;
        self.strength += other.strength;
        self.awaited += other.awaited;
        self.marked += other.marked;
        self.retreated += other.retreated;
    }

    fn less(&mut self, other: Self) {
        self.lost -= other.lost;
        self.strength -= other.strength;
        self.awaited -= other.awaited;
        self.marked -= other.marked;
        self.retreated -= other.retreated;
    }
}
