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
    reach: BySide<Reach>,
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
    /// Per hex: how many steps are expected to fall, and how probably the stack is to
    /// give way.
    each: [Danger; MOST],
    /// The sums.
    falls: f64,
    gives_way: f64,
    worst: f64,
    trapped: u32,
    crowded: u32,
}

#[derive(Clone, Copy, Default)]
struct Danger {
    falls: f64,
    gives_way: f64,
    trapped: bool,
}

/// How the supply of a side would be judged now, and how far it has come.
struct Lines {
    /// The hexes that lines may run through, and how long they may be.
    open: HexMask,
    limit: Option<u32>,
    reached: HexMask,
    /// Per reached hex, how far it is from a source.
    length_to: [u8; MOST],
    cut: u32,
    length: u32,
    enclosed: u32,
    gap: u32,
}

/// How much of the strength of a side is in contact with the enemy, and how far
/// away the rest is.
#[derive(Clone, Copy, Default)]
struct Reach {
    contact: u32,
    far: u32,
}

/// What is different from the position before.
struct Change {
    /// The hexes in which other units stand, or the same otherwise.
    hexes: BySide<HexMask>,
    /// The hexes that only one of the two zones has.
    zones: BySide<HexMask>,
    /// Whether other hexes are occupied.
    ground: BySide<bool>,
    /// Nothing is known of before.
    all: bool,
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
            reach: BySide::default(),
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
                self.forces[side].add(tables, state, unit);
                self.forces[side].take(tables, &self.at, unit);
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
            zones: BySide::default(),
            ground: BySide::default(),
            all,
        };
        for side in Side::ALL {
            for hex in change.hexes[side] {
                let units = self.stacks[hex.index() % MOST] & tables.of_side[side];
                self.forces[side].stand(tables, &self.at, hex, units);
            }
            let before = self.ground[side];
            let occupied = self.at.occupied()[side];
            if occupied != before.occupied {
                let after = self.ground_of(occupied);
                change.ground[side] = true;
                change.zones[side] = (after.zone - before.zone) | (before.zone - after.zone);
                self.ground[side] = after;
            }
        }
        for side in Side::ALL {
            self.recount_dangers(side, &change);
            self.recount_lines(side, &change);
            self.recount_reach(side, &change);
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
        let tables = self.evaluator.tables();
        let enemy = side.enemy();
        let ours = self.ground[side].occupied;
        let touched = change.hexes[side] | change.hexes[enemy] | change.zones[enemy];
        let again = match change.all {
            true => ours,
            false => (change.hexes[side] | tables.around_all(touched)) & ours,
        };
        for hex in again {
            self.dangers[side].each[hex.index() % MOST] = self.danger(side, hex);
        }
        if again.is_empty() && !change.ground[side] {
            return;
        }
        let most = self.evaluator.setup().parameters.overconcentration;
        let forces = &self.forces[side];
        let dangers = &mut self.dangers[side];
        let (mut falls, mut gives_way, mut worst) = (0.0, 0.0, 0.0_f64);
        let (mut trapped, mut crowded) = (0, 0);
        for hex in ours {
            let danger = dangers.each[hex.index() % MOST];
            let force = forces.at(hex);
            falls += danger.falls;
            gives_way += danger.gives_way;
            worst = worst.max(danger.falls);
            trapped += u32::from(danger.trapped) * u32::from(force.steps);
            crowded += u32::from(force.fit >= most);
        }
        dangers.falls = falls;
        dangers.gives_way = gives_way;
        dangers.worst = worst;
        dangers.trapped = trapped;
        dangers.crowded = crowded;
    }

    /// What the enemy could do to a hex of `side` from where he stands.
    fn danger(&self, side: Side, hex: HexId) -> Danger {
        let force = self.forces[side].at(hex);
        let refuge = self.can_retreat(side, hex);
        let mut danger = Danger {
            trapped: !refuge,
            ..Danger::default()
        };
        let around = self.evaluator.tables().around[hex.index() % MOST];
        let attackers = around & self.ground[side.enemy()].occupied;
        if attackers.is_empty() {
            return danger;
        }
        let (column, right_hand) = self.column(side, hex, force, attackers);
        let chances = self.evaluator.chances().hits(column, right_hand);
        danger.falls = expected_fall(force, refuge, chances);
        if refuge {
            danger.gives_way = 1.0 - chances[0];
        }
        danger
    }

    /// Whether a stack could retreat from where it is [7.6], the rules of
    /// single game turns aside.
    fn can_retreat(&self, side: Side, hex: HexId) -> bool {
        let setup = self.evaluator.setup();
        let (own, other) = (&self.ground[side], &self.ground[side.enemy()]);
        let barred = other.zone | setup.sources(side.enemy());
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
        let limit = setup.parameters.attackers_per_hexside;
        let over_river = tables.over_river[hex.index() % MOST];
        let (mut attack, mut count, mut river, mut unsupplied) = (0_u16, 0_u8, 0_u8, 0_u8);
        for from in attackers {
            let other = theirs.at(from);
            attack += other.attack_into(rough, limit);
            count += other.fit.min(limit);
            unsupplied += other.fit_unsupplied.min(limit);
            if over_river.contains(from) {
                river += other.fit.min(limit);
            }
        }
        if attack == 0 {
            return (Column::Less, false);
        }
        let base = Column::of_ratio(attack, force.defends_with(tables.defenders[side]));
        let shift = self
            .shifts
            .of_attack(force, [unsupplied, count], rough, [river, count]);
        let crowded = force.fit >= setup.parameters.overconcentration;
        (base.shifted(shift), crowded)
    }

    fn recount_lines(&mut self, side: Side, change: &Change) {
        let (setup, tables) = (self.evaluator.setup(), self.evaluator.tables());
        let enemy = side.enemy();
        let (own, other) = (&self.ground[side], &self.ground[enemy]);
        let (ours, theirs) = (own.occupied, other.occupied);
        // The side whose turn it is not will be judged in its own.
        let turn = match (self.at.player, side) {
            (Side::German, Side::Soviet) => self.at.turn + 1,
            _ => self.at.turn,
        };
        let limit = line_limit(setup, turn, side);
        let barred = other.zone | setup.sources(enemy);
        let open = (setup.grid.all() - theirs) - (barred - ours);
        let lines = &mut self.lines[side];
        let as_before = !change.all && (open, limit) == (lines.open, lines.limit);
        let untouched = change.hexes[side].is_empty() && !change.ground[enemy];
        if as_before && untouched {
            return;
        }
        if !as_before {
            lines.open = open;
            lines.limit = limit;
            lines.reached = setup.sources(side) & open;
            for hex in lines.reached {
                lines.length_to[hex.index() % MOST] = 0;
            }
            let mut frontier = lines.reached;
            let mut length = 0_u8;
            while !frontier.is_empty() && limit.is_none_or(|l| u32::from(length) < l) {
                frontier = (tables.around_all(frontier) & open) - lines.reached;
                lines.reached |= frontier;
                length += 1;
                for hex in frontier {
                    lines.length_to[hex.index() % MOST] = length;
                }
            }
        }
        let forces = &self.forces[side];
        let steps = |hexes: HexMask| {
            let each = hexes.iter().map(|hex| u32::from(forces.at(hex).steps));
            each.sum::<u32>()
        };
        let weighed = (ours & lines.reached).iter().map(|hex| {
            u32::from(lines.length_to[hex.index() % MOST]) * u32::from(forces.at(hex).steps)
        });
        lines.length = weighed.sum();
        let cut = ours - lines.reached;
        lines.cut = 0;
        lines.enclosed = 0;
        lines.gap = 0;
        if cut.is_empty() {
            return;
        }
        lines.cut = steps(cut);

        // By units alone, whatever their zones.
        let free = setup.grid.all() - theirs;
        let mut inside = setup.sources(side) & free;
        let mut edge = inside;
        while !edge.is_empty() {
            edge = (tables.around_all(edge) & free) - inside;
            inside |= edge;
        }
        lines.enclosed = steps(cut - inside);

        // How far the cut off are from the next supplied hex.
        let mut near = lines.reached;
        let mut edge = lines.reached;
        let mut left = cut;
        for gap in 1..=4_u32 {
            if left.is_empty() {
                break;
            }
            edge = (tables.around_all(edge) - theirs) - near;
            near |= edge;
            let found = left & edge;
            lines.gap += gap * steps(found);
            left -= found;
        }
        lines.gap += 5 * steps(left);
    }

    /// How far from the enemy the strength of a side is: 1 is in contact.
    fn recount_reach(&mut self, side: Side, change: &Change) {
        if change.hexes[side].is_empty() && !change.ground[side.enemy()] && !change.all {
            return;
        }
        let limit = self.evaluator.setup().parameters.attackers_per_hexside;
        let forces = &self.forces[side];
        let attack = |hexes: HexMask| {
            let each = hexes
                .iter()
                .map(|hex| u32::from(forces.at(hex).attack_into(false, limit)));
            each.sum::<u32>()
        };
        let (ours, enemy) = (self.ground[side].occupied, &self.ground[side.enemy()]);
        let far = (1..).zip(enemy.away);
        self.reach[side] = Reach {
            contact: attack(ours & enemy.near),
            far: far
                .map(|(away, hexes)| away * attack(ours & hexes))
                .sum(),
        };
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
        let (lines, reach) = (&self.lines[side], &self.reach[side]);
        let ours = own.occupied;
        let open = (setup.sources(side) - ours) & (other.zone - own.zone);
        let territory = (ours | (own.zone - other.zone)) - other.occupied;
        let [step, source] = tables.worth;
        [
            f64::from(sums.lost) * step,
            (setup.sources(enemy) & ours).len() as f64 * source,
            dangers.falls,
            dangers.gives_way,
            dangers.worst,
            f64::from(lines.cut),
            f64::from(sums.marked),
            f64::from(lines.length),
            f64::from(lines.enclosed),
            f64::from(lines.gap),
            f64::from(sums.strength),
            f64::from(reach.contact),
            f64::from(reach.far),
            f64::from(dangers.crowded),
            territory.len() as f64,
            f64::from(sums.awaited),
            open.len() as f64,
            f64::from(sums.retreated),
            f64::from(dangers.trapped),
            ours.len() as f64,
        ]
    }
}

impl Dangers {
    const NONE: Self = Self {
        each: [Danger {
            falls: 0.0,
            gives_way: 0.0,
            trapped: false,
        }; MOST],
        falls: 0.0,
        gives_way: 0.0,
        worst: 0.0,
        trapped: 0,
        crowded: 0,
    };
}

impl Lines {
    const NONE: Self = Self {
        open: HexMask::EMPTY,
        limit: None,
        reached: HexMask::EMPTY,
        length_to: [0; MOST],
        cut: 0,
        length: 0,
        enclosed: 0,
        gap: 0,
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
