//! The numbers of a position, kept up to date from one position to the next.
//!
//! Whoever looks for a plan looks at thousands of positions, each of which differs
//! from the last one in where a unit or two are. What such a change does not touch
//! is not counted again; what it does touch is counted from the beginning, so that
//! the numbers of a position never depend on the way by which it was reached.

use super::evaluator::{Evaluator, Juncture};
use super::features::{FEATURES, Features, PER_SIDE, Shifts};
use super::finish;
use super::force::{Force, Forces, MOST};
use super::movement::turned;
use crate::hex::{HexId, HexMask, Id};
use crate::systems::hells_gate::crt::Column;
use crate::systems::hells_gate::supply::{line_limit, zone_of_control};
use crate::systems::hells_gate::{BySide, Side, State, UnitMask};

/// A position with its numbers.
pub(super) struct Sketch<'a> {
    evaluator: &'a Evaluator,
    at: State,
    shifts: Shifts,
    /// The units in each hex.
    stacks: [UnitMask; MOST],
    forces: BySide<Forces>,
    ground: BySide<Ground>,
    dangers: BySide<Dangers>,
    lines: BySide<Lines>,
    stands: BySide<Stand>,
}

/// What follows from which hexes a side is in.
#[derive(Clone, Copy, Default)]
struct Ground {
    occupied: HexMask,
    near: HexMask,
    zone: HexMask,
    /// The hexes two, three and four away from its units.
    away: [HexMask; 3],
}

/// How a side stands to be attacked.
struct Dangers {
    /// The hexes that can be attacked now.
    attacked: HexMask,
    /// Per such hex, the column of the strongest attack, and whether the right-hand
    /// result counts.
    odds: [(Column, bool); MOST],
    /// Per such hex, how many steps are expected to fall, and how probably the stack
    /// is to give way.
    falls: [f64; MOST],
    gives_way: [f64; MOST],
    /// The hexes that nobody can retreat from.
    trapped: HexMask,
    /// The hexes with too many units [7.4].
    crowded: HexMask,
    sums: DangerSums,
}

#[derive(Clone, Copy, Default)]
struct DangerSums {
    falls: f64,
    gives_way: f64,
    worst: f64,
    trapped: u32,
}

/// How the supply of a side would be judged now, and how far it has come.
struct Lines {
    /// The hexes that lines may run through, and how long they may be.
    open: HexMask,
    limit: Option<u32>,
    reached: HexMask,
    /// How far each reached hex is from a source, as a binary number: the hexes whose
    /// number has each bit.
    length: [HexMask; LENGTH_BITS],
    /// So many of the bits are used.
    bits: usize,
    /// The hexes that could be reached if units in these hexes alone barred the way,
    /// whatever their zones.
    free: Option<(HexMask, HexMask)>,
}

/// No line is longer than there are hexes.
const LENGTH_BITS: usize = MOST.ilog2() as usize;

/// Sums over the hexes of a side.
#[derive(Clone, Copy, Default)]
struct Stand {
    /// Strength in contact with the enemy, and how far away the rest is.
    contact: u32,
    far: u32,
    /// Steps times the lengths of their supply lines.
    length: u32,
    /// Steps that are cut off, and among them those enclosed by units.
    cut: u32,
    enclosed: u32,
    /// Steps times how far they are from supply.
    gap: u32,
}

/// What is different from the position before.
struct Change {
    /// The hexes in which other units stand, or the same otherwise.
    hexes: BySide<HexMask>,
    /// The hexes that are occupied in only one of the two positions.
    occupied: BySide<HexMask>,
    /// The hexes that only one of the two zones has.
    zones: BySide<HexMask>,
    /// Nothing is known of before.
    all: bool,
}

/// What only one of the two has.
fn unlike(one: HexMask, other: HexMask) -> HexMask {
    (one - other) | (other - one)
}

/// 1 if the hex is in the set, else 0.
#[inline]
fn bit(set: HexMask, hex: HexId) -> u32 {
    let [word] = *set.words();
    (word >> (hex.index() % MOST)) as u32 & 1
}

impl<'a> Sketch<'a> {
    /// Of this position.
    pub fn of(evaluator: &'a Evaluator, state: &State) -> Self {
        let mut sketch = Self {
            evaluator,
            at: *state,
            shifts: Shifts::of(evaluator.setup(), state),
            stacks: [UnitMask::EMPTY; MOST],
            forces: BySide::from_fn(|_| Forces::none()),
            ground: BySide::default(),
            dangers: BySide::from_fn(|_| Dangers::NONE),
            lines: BySide::from_fn(|_| Lines::NONE),
            stands: BySide::default(),
        };
        let tables = evaluator.tables();
        let mut hexes = BySide::default();
        for side in Side::ALL {
            for unit in tables.of_side[side] {
                sketch.forces[side].add(tables, state, unit);
                if let Some(hex) = state.hex_of(unit) {
                    sketch.stacks[hex.index() % MOST].insert(unit);
                }
            }
            hexes[side] = state.occupied()[side];
        }
        sketch.recount(hexes, true);
        sketch
    }

    /// What it estimates by.
    pub const fn evaluator(&self) -> &'a Evaluator {
        self.evaluator
    }

    /// The expected margin of a position.
    pub fn margin(&mut self, state: &State) -> f64 {
        self.margin_at(state, Juncture::of(state))
    }

    /// The same once the movement phase of the position is over.
    pub fn margin_moved(&mut self, state: &State) -> f64 {
        let evaluator = self.evaluator;
        let setup = evaluator.setup();
        if state.turn == setup.parameters.turns && state.player == Side::German {
            return finish::after_last_move(evaluator.rules(), state, state.player);
        }
        self.margin(&turned(setup, state))
    }

    /// The expected margin of a position, judged as at this moment.
    pub fn margin_at(&mut self, state: &State, moment: Juncture) -> f64 {
        let evaluator = self.evaluator;
        if evaluator.is_settled(state) {
            return finish::margin(evaluator.setup(), state);
        }
        self.follow(state);
        evaluator
            .weights()
            .margin(state.turn, moment, &self.features())
    }

    /// Goes on to another position.
    pub fn follow(&mut self, state: &State) {
        let tables = self.evaluator.tables();
        let mut unlike = state.units_unlike(&self.at);
        if state.reserve_released != self.at.reserve_released {
            unlike |= tables.conditional;
        }
        let same_turn = (state.turn, state.player, state.weather)
            == (self.at.turn, self.at.player, self.at.weather);
        let mut hexes = BySide::<HexMask>::default();
        for side in Side::ALL {
            for unit in unlike & tables.of_side[side] {
                self.forces[side].change(tables, [&self.at, state], unit);
                if let Some(hex) = self.at.hex_of(unit) {
                    self.stacks[hex.index() % MOST].remove(unit);
                    hexes[side].insert(hex);
                }
                if let Some(hex) = state.hex_of(unit) {
                    self.stacks[hex.index() % MOST].insert(unit);
                    hexes[side].insert(hex);
                }
            }
        }
        self.at = *state;
        if !same_turn {
            self.shifts = Shifts::of(self.evaluator.setup(), state);
        }
        self.recount(hexes, !same_turn);
    }

    /// Counts anew what has changed in these hexes, or everything.
    fn recount(&mut self, hexes: BySide<HexMask>, all: bool) {
        let tables = self.evaluator.tables();
        let mut change = Change {
            hexes,
            occupied: BySide::default(),
            zones: BySide::default(),
            all,
        };
        for side in Side::ALL {
            for hex in change.hexes[side] {
                let units = self.stacks[hex.index() % MOST];
                self.forces[side].stand(tables, &self.at, hex, side, units);
            }
            let before = self.ground[side];
            let occupied = self.at.occupied()[side];
            if occupied != before.occupied {
                let after = self.ground_of(occupied);
                change.occupied[side] = unlike(before.occupied, occupied);
                change.zones[side] = unlike(before.zone, after.zone);
                self.ground[side] = after;
            }
        }
        for side in Side::ALL {
            self.recount_dangers(side, &change);
            self.recount_stand(side, &change);
        }
    }

    fn ground_of(&self, occupied: HexMask) -> Ground {
        let (setup, tables) = (self.evaluator.setup(), self.evaluator.tables());
        let near = tables.around_all(occupied);
        let zone = match setup.parameters.numbers.zone_reach {
            1 => near,
            _ => zone_of_control(setup, occupied),
        };
        let (mut edge, mut inside) = (near, occupied | near);
        let away = std::array::from_fn(|_| {
            edge = tables.around_all(edge) - inside;
            inside |= edge;
            edge
        });
        Ground {
            occupied,
            near,
            zone,
            away,
        }
    }

    fn recount_dangers(&mut self, side: Side, change: &Change) {
        let (setup, tables) = (self.evaluator.setup(), self.evaluator.tables());
        let enemy = side.enemy();
        let (own, other) = (&self.ground[side], &self.ground[enemy]);
        let ours = own.occupied;
        let barred = other.zone | setup.sources(enemy);
        // Where we are makes a difference to a retreat only where it would be barred.
        let ways = change.occupied[enemy] | change.zones[enemy] | change.occupied[side] & barred;
        let (columns, refuges) = match change.all {
            true => (ours, ours),
            false => (
                (change.hexes[side] | tables.around_all(change.hexes[enemy])) & ours,
                (change.hexes[side] | tables.around_all(ways)) & ours,
            ),
        };
        let again = columns | refuges;
        if again.is_empty() && change.occupied[side].is_empty() {
            return;
        }
        let most = setup.parameters.overconcentration;
        for hex in again {
            let force = self.forces[side].at(hex);
            if refuges.contains(hex) {
                let refuge = self.can_retreat(side, hex, barred);
                self.dangers[side].trapped.set(hex, !refuge);
            }
            if columns.contains(hex) {
                let attackers = tables.around[hex.index() % MOST] & other.occupied;
                let odds = self.column(side, hex, force, attackers);
                let dangers = &mut self.dangers[side];
                dangers.crowded.set(hex, force.fit >= most);
                dangers.attacked.set(hex, !attackers.is_empty());
                dangers.odds[hex.index() % MOST] = odds;
            }
            let dangers = &mut self.dangers[side];
            if dangers.attacked.contains(hex) {
                let refuge = !dangers.trapped.contains(hex);
                let place = hex.index() % MOST;
                let (column, right_hand) = dangers.odds[place];
                let chances = self.evaluator.chances().hits(column, right_hand);
                dangers.falls[place] = expected_fall(force, refuge, chances);
                dangers.gives_way[place] = if refuge { 1.0 - chances[0] } else { 0.0 };
            }
        }
        let dangers = &mut self.dangers[side];
        let mut sums = DangerSums::default();
        for hex in ours & dangers.attacked {
            let falls = dangers.falls[hex.index() % MOST];
            sums.falls += falls;
            sums.gives_way += dangers.gives_way[hex.index() % MOST];
            sums.worst = if falls > sums.worst {
                falls
            } else {
                sums.worst
            };
        }
        let trapped = (ours & dangers.trapped).iter();
        sums.trapped = trapped
            .map(|hex| u32::from(self.forces[side].at(hex).steps))
            .sum();
        dangers.sums = sums;
    }

    /// Whether a stack could retreat from where it is [7.6], the rules of
    /// single game turns aside.
    fn can_retreat(&self, side: Side, hex: HexId, barred: HexMask) -> bool {
        let setup = self.evaluator.setup();
        let (own, other) = (&self.ground[side], &self.ground[side.enemy()]);
        let around = self.evaluator.tables().around[hex.index() % MOST];
        let mut open = (around - other.occupied) - (barred - own.occupied);
        if setup.sources(side).contains(hex) {
            open &= setup.sources(side);
        }
        !open.is_empty()
    }

    /// The column of the strongest attack on a hex of `side`, and whether the
    /// right-hand result counts.
    fn column(&self, side: Side, hex: HexId, force: &Force, attackers: HexMask) -> (Column, bool) {
        let (setup, tables) = (self.evaluator.setup(), self.evaluator.tables());
        let theirs = &self.forces[side.enemy()];
        let rough = setup.rough().contains(hex);
        let over_river = tables.over_river[hex.index() % MOST];
        let (mut attack, mut count, mut river, mut unsupplied) = (0_u16, 0_u8, 0_u8, 0_u8);
        for from in attackers {
            let other = theirs.at(from);
            attack += other.attack[usize::from(rough)];
            count += other.attackers;
            unsupplied += other.attackers_unsupplied;
            river += other.attackers * bit(over_river, from) as u8;
        }
        if attack == 0 {
            return (Column::Less, false);
        }
        let base = Column::of_ratio(attack, force.defence);
        let shift = self
            .shifts
            .of_attack(force, rough, [unsupplied, river, count]);
        let crowded = force.fit >= setup.parameters.overconcentration;
        (base.shifted(shift), crowded)
    }

    /// Adds up over the hexes of a side how it stands to the enemy and to its sources.
    fn recount_stand(&mut self, side: Side, change: &Change) {
        let enemy = side.enemy();
        let as_before = !self.recount_lines(side, change);
        let theirs_as_before = change.occupied[enemy].is_empty();
        if as_before && theirs_as_before && change.hexes[side].is_empty() && !change.all {
            return;
        }
        let tables = self.evaluator.tables();
        let (ours, other) = (self.ground[side].occupied, &self.ground[enemy]);
        let (forces, lines) = (&self.forces[side], &self.lines[side]);
        let mut stand = Stand::default();
        for hex in ours {
            let force = forces.at(hex);
            let (attack, steps) = (u32::from(force.attack[0]), u32::from(force.steps));
            let [two, three, four] = other.away;
            let away = bit(two, hex) + 2 * bit(three, hex) + 3 * bit(four, hex);
            let mut length = 0;
            for (i, &hexes) in lines.length[..lines.bits].iter().enumerate() {
                length |= bit(hexes, hex) << i;
            }
            stand.contact += attack * bit(other.near, hex);
            stand.far += attack * away;
            stand.length += steps * length;
        }
        let cut = ours - lines.reached;
        if !cut.is_empty() {
            let free = match lines.free {
                Some((theirs, free)) if theirs == other.occupied => free,
                _ => self.free(side),
            };
            self.lines[side].free = Some((other.occupied, free));
            let steps = |hexes: HexMask| {
                let each = hexes.iter().map(|hex| u32::from(forces.at(hex).steps));
                each.sum::<u32>()
            };
            stand.cut = steps(cut);
            stand.enclosed = steps(cut - free);
            // How far the cut off are from the next supplied hex.
            let reached = self.lines[side].reached;
            let (mut near, mut edge, mut left) = (reached, reached, cut);
            for gap in 1..=4_u32 {
                if left.is_empty() {
                    break;
                }
                edge = (tables.around_all(edge) - other.occupied) - near;
                near |= edge;
                let found = left & edge;
                stand.gap += gap * steps(found);
                left -= found;
            }
            stand.gap += 5 * steps(left);
        }
        self.stands[side] = stand;
    }

    /// The hexes that a side could be supplied in if units alone barred the way.
    fn free(&self, side: Side) -> HexMask {
        let (setup, tables) = (self.evaluator.setup(), self.evaluator.tables());
        let passable = setup.grid.all() - self.ground[side.enemy()].occupied;
        let mut edge = setup.sources(side) & passable;
        let mut free = edge;
        while !edge.is_empty() {
            edge = (tables.around_all(edge) & passable) - free;
            free |= edge;
        }
        free
    }

    /// Traces the supply of a side anew, if other hexes bar it than before. Whether
    /// that was so.
    fn recount_lines(&mut self, side: Side, change: &Change) -> bool {
        let (setup, tables) = (self.evaluator.setup(), self.evaluator.tables());
        let enemy = side.enemy();
        let (ours, other) = (self.ground[side].occupied, &self.ground[enemy]);
        let theirs = other.occupied;
        let sources = setup.sources(side);
        let lines = &mut self.lines[side];
        // The side whose turn it is not will be judged in its own.
        let turn = match (self.at.player, side) {
            (Side::German, Side::Soviet) => self.at.turn + 1,
            _ => self.at.turn,
        };
        let limit = match change.all {
            true => line_limit(setup, turn, side),
            false => lines.limit,
        };
        let barred = other.zone | setup.sources(enemy);
        let open = (setup.grid.all() - theirs) - (barred - ours);
        if !change.all && open == lines.open {
            return false;
        }
        lines.open = open;
        lines.limit = limit;
        lines.length = [HexMask::EMPTY; LENGTH_BITS];
        lines.reached = sources & open;
        let mut frontier = lines.reached;
        let mut length = 0_u32;
        while !frontier.is_empty() && limit.is_none_or(|l| length < l) {
            frontier = (tables.around_all(frontier) & open) - lines.reached;
            lines.reached |= frontier;
            length += 1;
            for (i, hexes) in lines.length.iter_mut().enumerate() {
                if length >> i & 1 == 1 {
                    *hexes |= frontier;
                }
            }
        }
        lines.bits = ((u32::BITS - length.leading_zeros()) as usize).min(LENGTH_BITS);
        true
    }

    /// The numbers of the position it is at.
    pub fn features(&self) -> Features {
        let mut all = [0.0; FEATURES];
        for (i, side) in Side::ALL.into_iter().enumerate() {
            let into = &mut all[i * PER_SIDE..(i + 1) * PER_SIDE];
            into.copy_from_slice(&self.of_side(side));
        }
        all[FEATURES - 1] = 1.0;
        all
    }

    fn of_side(&self, side: Side) -> [f64; PER_SIDE] {
        let (setup, tables) = (self.evaluator.setup(), self.evaluator.tables());
        let enemy = side.enemy();
        let (own, other) = (&self.ground[side], &self.ground[enemy]);
        let (sums, dangers) = (&self.forces[side].sums, &self.dangers[side]);
        let (danger, stand) = (&dangers.sums, &self.stands[side]);
        let ours = own.occupied;
        let open = (setup.sources(side) - ours) & (other.zone - own.zone);
        let territory = (ours | (own.zone - other.zone)) - other.occupied;
        let [step, source] = tables.worth;
        [
            f64::from(sums.lost) * step,
            (setup.sources(enemy) & ours).len() as f64 * source,
            danger.falls,
            danger.gives_way,
            danger.worst,
            f64::from(stand.cut),
            f64::from(sums.marked),
            f64::from(stand.length),
            f64::from(stand.enclosed),
            f64::from(stand.gap),
            f64::from(sums.strength),
            f64::from(stand.contact),
            f64::from(stand.far),
            (ours & dangers.crowded).len() as f64,
            territory.len() as f64,
            f64::from(sums.awaited),
            open.len() as f64,
            f64::from(sums.retreated),
            f64::from(danger.trapped),
            ours.len() as f64,
        ]
    }
}

impl Dangers {
    const NONE: Self = Self {
        attacked: HexMask::EMPTY,
        odds: [(Column::Less, false); MOST],
        falls: [0.0; MOST],
        gives_way: [0.0; MOST],
        trapped: HexMask::EMPTY,
        crowded: HexMask::EMPTY,
        sums: DangerSums {
            falls: 0.0,
            gives_way: 0.0,
            worst: 0.0,
            trapped: 0,
        },
    };
}

impl Lines {
    const NONE: Self = Self {
        open: HexMask::EMPTY,
        limit: None,
        reached: HexMask::EMPTY,
        length: [HexMask::EMPTY; LENGTH_BITS],
        bits: 0,
        free: None,
    };
}

/// How many steps an attack with these chances can be expected to cost
/// [7.5, 7.6].
fn expected_fall(force: &Force, refuge: bool, chances: &[f64; 4]) -> f64 {
    let (all, fit) = (f64::from(force.steps), f64::from(force.fit_steps));
    (1..4)
        .map(|hits| {
            let h = hits as f64;
            let lost = if h > fit {
                all
            } else if refuge {
                h - 1.0
            } else {
                h
            };
            chances[hits] * lost
        })
        .sum()
}

const _: () = assert!(MOST >= HexMask::CAPACITY);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::conformance::Chooser;
    use crate::engine::{Die, Rules as _};
    use crate::systems::hells_gate::HellsGate;
    use crate::systems::hells_gate::codec::scenario::korsun_1944;
    use crate::systems::hells_gate::players::Evaluators;

    /// Of whole games at random: from each position to the next, and from each to one of
    /// quite another moment and back.
    #[test]
    fn the_numbers_of_a_position_do_not_depend_on_where_one_comes_from() {
        let rules = HellsGate::new(korsun_1944().unwrap().setup);
        let staff = Evaluators::new(&rules);
        let judge = staff.judge();
        let mut compared = 0;
        for seed in 0..3 {
            let mut chooser = Chooser::new(seed);
            let mut state = rules.initial();
            let mut sketch = Sketch::of(judge, &state);
            let mut met = vec![state];
            while let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) {
                let die = rules
                    .rolls_dice(&state, action)
                    .then(|| Die::ALL[chooser.below(6)]);
                rules.step(&mut state, action, die.as_slice());
                for other in [met[chooser.below(met.len())], state] {
                    sketch.follow(&other);
                    assert_eq!(sketch.features(), Sketch::of(judge, &other).features());
                    let mut released = other;
                    released.reserve_released = !other.reserve_released;
                    sketch.follow(&released);
                    assert_eq!(sketch.features(), Sketch::of(judge, &released).features());
                    compared += 2;
                }
                met.push(state);
            }
        }
        assert!(compared > 3_000, "{compared}");
    }
}
