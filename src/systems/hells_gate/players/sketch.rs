//! The numbers of a position, kept up to date from one position to the next.
//!
//! Whoever looks for a plan looks at thousands of positions, each of which differs
//! from the last one in where a unit or two are. What such a change does not touch
//! is not counted again; what it does touch is counted from the beginning, so that
//! the numbers of a position never depend on the way by which it was reached. Where a
//! unit is [tried](Sketch::try_out) in several hexes, what was counted before is kept and
//! put back: nothing is counted twice for that.

mod ground;

use super::evaluator::{Evaluator, Juncture};
use super::features::{FEATURES, Features, PER_SIDE, Shifts};
use super::finish;
use super::force::{Force, MOST, Onslaught, Pile, Sums, marks};
use super::movement::turned;
use crate::hex::{HexId, HexMask, Id};
use crate::systems::hells_gate::crt::Column;
use crate::systems::hells_gate::supply::line_limit;
use crate::systems::hells_gate::{BySide, Side, State, UnitId, UnitMask};
use ground::{Ground, Lines, bit, unlike};
use std::fmt;

/// A position with its numbers.
pub(super) struct Sketch<'a> {
    evaluator: &'a Evaluator,
    counts: &'a mut Counts,
}

/// What was counted of one position of a scenario: whoever looks at another one next goes
/// on from there, by whatever weights.
#[derive(Clone, Default)]
pub(super) struct Notes(Option<Box<Counts>>);

impl fmt::Debug for Notes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.0.as_ref().map(|counts| counts.at);
        f.debug_struct("Notes")
            .field("at", &at)
            .finish_non_exhaustive()
    }
}

#[derive(Clone)]
struct Counts {
    at: State,
    shifts: Shifts,
    /// What is counted of each hex, by whose it is, and of all of them together.
    stacks: BySide<[Stack; MOST]>,
    dangers: BySide<[Danger; MOST]>,
    whole: BySide<Whole>,
    places: BySide<Place>,
    /// What has to be put back after something was [tried out](Sketch::try_out), if
    /// something is.
    trying: bool,
    stacks_before: Before<Stack>,
    dangers_before: Before<Danger>,
    places_before: Vec<BySide<Place>>,
    places_kept: bool,
}

/// What was counted of some hexes before something was tried out.
#[derive(Clone)]
struct Before<T> {
    counts: Vec<(Side, HexId, T)>,
    /// The hexes of which it is among them.
    hexes: BySide<HexMask>,
}

impl<T: Copy> Before<T> {
    /// Keeps what is counted of a hex before it is counted anew.
    #[inline]
    fn keep(&mut self, side: Side, hex: HexId, count: &T) {
        if !self.hexes[side].contains(hex) {
            self.hexes[side].insert(hex);
            self.counts.push((side, hex, *count));
        }
    }

    /// Puts back what was kept, but for the first few.
    fn put_back(&mut self, first: usize, counts: &mut BySide<[T; MOST]>) {
        for (side, hex, count) in self.counts.drain(first..) {
            counts[side][hex.index() % MOST] = count;
        }
    }
}

impl<T> Default for Before<T> {
    fn default() -> Self {
        Self {
            counts: Vec::new(),
            hexes: BySide::default(),
        }
    }
}

/// The units of one side in one hex.
#[derive(Clone, Copy, Default)]
struct Stack {
    units: UnitMask,
    pile: Pile,
    force: Force,
    /// What they add to the sums of the same names.
    contact: u32,
    far: u32,
    length: u32,
}

/// How the units of one side in one hex stand to be attacked, if they can be.
#[derive(Clone, Copy, Default)]
struct Danger {
    /// The column of the strongest attack, and whether the right-hand result counts.
    column: Column,
    right_hand: bool,
    /// How many steps are expected to fall, and how probably the stack is to give way.
    falls: f64,
    gives_way: f64,
}

/// What is counted of all hexes of a side together.
#[derive(Clone, Copy, Default)]
struct Whole {
    sums: Sums,
    /// The hexes with too many units [7.4].
    crowded: HexMask,
    /// The hexes that can be attacked.
    attacked: HexMask,
    danger: DangerSums,
    stand: Stand,
}

/// What follows from which hexes both sides are in.
#[derive(Clone, Copy, Default)]
struct Place {
    ground: Ground,
    held: Held,
    lines: Lines,
    /// The hexes that could be supplied if units in these hexes alone barred the way,
    /// whatever their zones.
    free: Option<(HexMask, HexMask)>,
}

/// How many hexes a side has: all it is in, enemy sources, its territory, and its own
/// sources that are open to the enemy.
#[derive(Clone, Copy, Default)]
struct Held {
    hexes: u32,
    sources: u32,
    territory: u32,
    open: u32,
}

/// How a side stands to be attacked.
#[derive(Clone, Copy, Default)]
struct DangerSums {
    falls: f64,
    gives_way: f64,
    worst: f64,
    trapped: u32,
}

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
#[derive(Default)]
struct Change {
    /// The hexes in which other units stand, or the same otherwise.
    hexes: BySide<HexMask>,
    /// Whether attacks are shifted otherwise.
    shifts: bool,
    /// Whether it is another player turn: lines may be of other lengths.
    turn: bool,
    /// Whether a side is in other hexes; this and what follows is found out from them.
    moved: BySide<bool>,
    /// The hexes that are now otherwise far from the units of a side.
    distances: BySide<HexMask>,
}

/// How the supply lines of a side are different from those before.
#[derive(Clone, Copy, Default)]
struct NewLines {
    /// Whether they were traced anew.
    traced: bool,
    /// The hexes that are otherwise far from a source.
    length: HexMask,
    /// The hexes for which it is otherwise whether one could retreat from them.
    refuge: HexMask,
}

/// How many hexes there are in a set that mostly is empty.
fn few(hexes: HexMask) -> u32 {
    match hexes.is_empty() {
        true => 0,
        false => hexes.len() as u32,
    }
}

impl<'a> Sketch<'a> {
    /// Of this position, by way of the one of the notes, if there is any.
    pub fn of(evaluator: &'a Evaluator, state: &State, notes: &'a mut Notes) -> Self {
        let known = notes.0.is_some();
        let counts = notes.0.get_or_insert_with(|| {
            Box::new(Counts {
                at: *state,
                shifts: Shifts::of(evaluator.setup(), state),
                stacks: BySide::from_fn(|_| [Stack::default(); MOST]),
                dangers: BySide::from_fn(|_| [Danger::default(); MOST]),
                whole: BySide::default(),
                trying: false,
                stacks_before: Before::default(),
                dangers_before: Before::default(),
                places: BySide::default(),
                places_before: Vec::new(),
                places_kept: false,
            })
        });
        let mut sketch = Self { evaluator, counts };
        match known {
            true => sketch.follow(state),
            false => sketch.begin(),
        }
        sketch
    }

    /// Counts where nothing was counted yet.
    fn begin(&mut self) {
        let (tables, state) = (self.evaluator.tables(), self.counts.at);
        let occupied = state.occupied();
        for side in Side::ALL {
            for unit in tables.of_side[side] {
                self.counts.whole[side].sums.add(tables, &state, unit);
                if let Some(hex) = state.hex_of(unit) {
                    self.stack(side, hex).units.insert(unit);
                }
            }
            for hex in occupied[side] {
                self.add_up(side, hex);
            }
        }
        self.recount(Change {
            hexes: occupied,
            shifts: true,
            turn: true,
            ..Change::default()
        });
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
        if evaluator.is_last_move(state) {
            return finish::after_last_move(evaluator.rules(), state, state.player);
        }
        self.margin(&turned(evaluator.setup(), state))
    }

    /// The expected margin of a position, judged as at this moment.
    pub fn margin_at(&mut self, state: &State, moment: Juncture) -> f64 {
        let evaluator = self.evaluator;
        if evaluator.is_settled(state) {
            return finish::margin(evaluator.setup(), state);
        }
        self.follow(state);
        self.estimate(moment)
    }

    /// The expected margin of the position it is at, with what is tried out in it.
    pub fn margin_here(&self) -> f64 {
        self.estimate(Juncture::of(&self.counts.at))
    }

    fn estimate(&self, moment: Juncture) -> f64 {
        let weights = self.evaluator.weights();
        weights.margin(self.counts.at.turn, moment, &self.features())
    }

    /// Goes on to another position.
    pub fn follow(&mut self, state: &State) {
        let tables = self.evaluator.tables();
        let mut unlike = state.units_unlike(&self.counts.at);
        if state.reserve_released != self.counts.at.reserve_released {
            unlike |= tables.conditional;
        }
        let same_turn = (state.turn, state.player, state.weather)
            == (
                self.counts.at.turn,
                self.counts.at.player,
                self.counts.at.weather,
            );
        let mut hexes = BySide::<HexMask>::default();
        for side in Side::ALL {
            for unit in unlike & tables.of_side[side] {
                self.counts.whole[side]
                    .sums
                    .change(tables, [&self.counts.at, state], unit);
                let [was, is] = [&self.counts.at, state].map(|state| state.hex_of(unit));
                if let Some(hex) = was {
                    self.stack(side, hex).units.remove(unit);
                    hexes[side].insert(hex);
                }
                if let Some(hex) = is {
                    self.stack(side, hex).units.insert(unit);
                    hexes[side].insert(hex);
                }
            }
        }
        self.counts.at = *state;
        if unlike.is_empty() && same_turn {
            return;
        }
        for side in Side::ALL {
            for hex in hexes[side] {
                self.add_up(side, hex);
            }
        }
        let shifts = self.counts.shifts;
        if !same_turn {
            self.counts.shifts = Shifts::of(self.evaluator.setup(), state);
        }
        self.recount(Change {
            hexes,
            shifts: shifts != self.counts.shifts,
            turn: !same_turn,
            ..Change::default()
        });
    }

    /// Does something with units, and afterwards has them where they were.
    pub fn try_out<T>(&mut self, something: impl FnOnce(&mut Self) -> T) -> T {
        let counts = &mut *self.counts;
        let (whole, trying) = (counts.whole, counts.trying);
        let first = (
            counts.stacks_before.counts.len(),
            counts.dangers_before.counts.len(),
        );
        let kept = (
            std::mem::take(&mut counts.stacks_before.hexes),
            std::mem::take(&mut counts.dangers_before.hexes),
        );
        let places_kept = std::mem::take(&mut counts.places_kept);
        counts.trying = true;
        let result = something(self);
        let counts = &mut *self.counts;
        (counts.whole, counts.trying) = (whole, trying);
        counts.stacks_before.put_back(first.0, &mut counts.stacks);
        counts.dangers_before.put_back(first.1, &mut counts.dangers);
        if counts.places_kept
            && let Some(places) = counts.places_before.pop()
        {
            counts.places = places;
        }
        counts.places_kept = places_kept;
        counts.stacks_before.hexes = kept.0;
        counts.dangers_before.hexes = kept.1;
        result
    }

    /// Takes a unit off the hex it is in. Only while something is tried out.
    pub fn lift(&mut self, unit: UnitId) {
        if let Some(hex) = self.counts.at.hex_of(unit) {
            let side = self.side_of(unit);
            self.stack(side, hex).units.remove(unit);
            self.add_up(side, hex);
            self.recount_around(side, hex);
        }
    }

    /// Puts a unit that was [lifted](Self::lift) into a hex.
    pub fn put(&mut self, unit: UnitId, hex: HexId) {
        let side = self.side_of(unit);
        self.enter(side, unit, hex);
        self.recount_around(side, hex);
    }

    fn side_of(&self, unit: UnitId) -> Side {
        match self.evaluator.tables().of_side.soviet.contains(unit) {
            true => Side::Soviet,
            false => Side::German,
        }
    }

    fn recount_around(&mut self, side: Side, hex: HexId) {
        let mut change = Change::default();
        change.hexes[side].insert(hex);
        self.recount(change);
    }

    /// The units of a side in a hex, to be counted anew.
    #[inline]
    fn stack(&mut self, side: Side, hex: HexId) -> &mut Stack {
        let counts = &mut *self.counts;
        let stack = &mut counts.stacks[side][hex.index() % MOST];
        if counts.trying {
            counts.stacks_before.keep(side, hex, stack);
        }
        stack
    }

    /// Adds up one more unit in a hex.
    fn enter(&mut self, side: Side, unit: UnitId, hex: HexId) {
        let (tables, marks) = (self.evaluator.tables(), marks(&self.counts.at));
        let stack = self.stack(side, hex);
        stack.units.insert(unit);
        stack.pile.add(tables, marks, unit);
        stack.force = stack.pile.force(tables, side);
    }

    /// Adds up the units in a hex from the beginning.
    fn add_up(&mut self, side: Side, hex: HexId) {
        let (tables, marks) = (self.evaluator.tables(), marks(&self.counts.at));
        let stack = self.stack(side, hex);
        stack.pile = Pile::default();
        for unit in stack.units {
            stack.pile.add(tables, marks, unit);
        }
        stack.force = stack.pile.force(tables, side);
    }

    /// Counts anew what a change touches, once the units of its hexes are added up.
    fn recount(&mut self, mut change: Change) {
        let most = self.evaluator.setup().parameters.overconcentration;
        for side in Side::ALL {
            let before = self.counts.places[side].ground;
            let mut occupied = before.occupied;
            for hex in change.hexes[side] {
                let stack = &self.counts.stacks[side][hex.index() % MOST];
                occupied.set(hex, !stack.units.is_empty());
                self.counts.whole[side]
                    .crowded
                    .set(hex, stack.force.fit >= most);
            }
            if occupied != before.occupied {
                let after = before.moved_to(self.evaluator, occupied);
                change.distances[side] = before.distances_unlike(&after);
                change.moved[side] = true;
                self.keep_places();
                self.counts.places[side].ground = after;
            }
        }
        let moved = change.moved.soviet || change.moved.german;
        for side in Side::ALL {
            let lines = match moved || change.turn {
                true => {
                    self.keep_places();
                    self.recount_lines(side, change.turn)
                }
                false => NewLines::default(),
            };
            if moved {
                self.counts.places[side].held = self.held(side);
            }
            self.recount_dangers(side, &change, lines);
            self.recount_stand(side, &change, lines);
        }
    }

    /// Keeps what follows from which hexes both sides are in, before it is counted anew.
    fn keep_places(&mut self) {
        let counts = &mut *self.counts;
        if counts.trying && !counts.places_kept {
            counts.places_kept = true;
            counts.places_before.push(counts.places);
        }
    }

    /// What a side has, by where both are.
    fn held(&self, side: Side) -> Held {
        let setup = self.evaluator.setup();
        let enemy = side.enemy();
        let (own, other) = (
            &self.counts.places[side].ground,
            &self.counts.places[enemy].ground,
        );
        let ours = own.occupied;
        let open = (setup.sources(side) - ours) & (other.zone - own.zone);
        let territory = (ours | (own.zone - other.zone)) - other.occupied;
        Held {
            hexes: ours.len() as u32,
            sources: few(setup.sources(enemy) & ours),
            territory: territory.len() as u32,
            open: few(open),
        }
    }

    fn recount_dangers(&mut self, side: Side, change: &Change, lines: NewLines) {
        let tables = self.evaluator.tables();
        let enemy = side.enemy();
        let place = &self.counts.places[side];
        let (ours, other) = (place.ground.occupied, &self.counts.places[enemy].ground);
        let (other, near) = (other.occupied, other.near);
        let (attacked, refuge) = (ours & near, place.lines.refuge);
        let columns = match change.shifts {
            true => ours,
            false => change.hexes[side] | tables.around_each(change.hexes[enemy]),
        };
        // Where nobody attacks or did, there is nothing to count.
        let before = std::mem::replace(&mut self.counts.whole[side].attacked, attacked);
        let columns = columns & (attacked | before);
        let again = (columns | lines.refuge) & attacked;
        if !(change.hexes[side] | lines.refuge).is_empty() {
            let trapped = self.steps_in(side, ours - refuge);
            self.counts.whole[side].danger.trapped = trapped;
        }
        // Of these the rest hangs on more than the column.
        let others = change.hexes[side] | lines.refuge | (attacked - before);
        let mut as_before = attacked == before;
        let counts = &mut *self.counts;
        let (stacks, dangers) = (&counts.stacks, &mut counts.dangers[side]);
        for hex in again {
            let place = hex.index() % MOST;
            let (force, danger) = (&stacks[side][place].force, &mut dangers[place]);
            let odds = match columns.contains(hex) {
                true => {
                    let attackers = tables.around[place] & other;
                    let theirs = &stacks[enemy];
                    column(
                        self.evaluator,
                        counts.shifts,
                        (hex, force),
                        attackers,
                        theirs,
                    )
                }
                false => (danger.column, danger.right_hand),
            };
            if odds == (danger.column, danger.right_hand) && !others.contains(hex) {
                continue;
            }
            as_before = false;
            if counts.trying {
                counts.dangers_before.keep(side, hex, danger);
            }
            (danger.column, danger.right_hand) = odds;
            let chances = self.evaluator.chances().hits(odds.0, odds.1);
            let refuge = refuge.contains(hex);
            danger.falls = expected_fall(force, refuge, chances);
            danger.gives_way = if refuge { 1.0 - chances[0] } else { 0.0 };
        }
        if as_before {
            return;
        }
        let (mut falls, mut gives_way, mut worst) = (0.0, 0.0, 0.0);
        for hex in attacked {
            let danger = &dangers[hex.index() % MOST];
            falls += danger.falls;
            gives_way += danger.gives_way;
            worst = if danger.falls > worst {
                danger.falls
            } else {
                worst
            };
        }
        let sums = &mut counts.whole[side].danger;
        (sums.falls, sums.gives_way, sums.worst) = (falls, gives_way, worst);
    }

    /// The steps a side has in these hexes.
    fn steps_in(&self, side: Side, hexes: HexMask) -> u32 {
        let steps = |hex: HexId| self.counts.stacks[side][hex.index() % MOST].force.steps;
        hexes.iter().map(|hex| u32::from(steps(hex))).sum()
    }

    /// Adds up over the hexes of a side how it stands to the enemy and to its sources.
    fn recount_stand(&mut self, side: Side, change: &Change, new: NewLines) {
        let enemy = side.enemy();
        if change.hexes[side].is_empty() && !change.moved[enemy] && !new.traced {
            return;
        }
        let counts = &mut *self.counts;
        let (place, other) = (&counts.places[side], &counts.places[enemy].ground);
        let (ours, lines) = (place.ground.occupied, &place.lines);
        let mut stand = counts.whole[side].stand;
        let distances = change.distances[enemy] | new.length;
        for hex in change.hexes[side] | (ours & distances) {
            let stack = &mut counts.stacks[side][hex.index() % MOST];
            if counts.trying {
                counts.stacks_before.keep(side, hex, stack);
            }
            stand.contact -= stack.contact;
            stand.far -= stack.far;
            stand.length -= stack.length;
            let attack = u32::from(stack.force.onslaught.strength(false));
            stack.contact = attack * bit(other.near, hex);
            stack.far = attack * other.between(hex);
            stack.length = u32::from(stack.force.steps) * lines.length_from(hex);
            stand.contact += stack.contact;
            stand.far += stack.far;
            stand.length += stack.length;
        }
        let cut_off = change.hexes[side] - lines.reached;
        if new.traced || change.moved[enemy] || !cut_off.is_empty() {
            self.recount_cut_off(side, &mut stand);
        }
        self.counts.whole[side].stand = stand;
    }

    /// Adds up how those of a side stand who cannot trace supply.
    fn recount_cut_off(&mut self, side: Side, stand: &mut Stand) {
        let tables = self.evaluator.tables();
        (stand.cut, stand.enclosed, stand.gap) = (0, 0, 0);
        let reached = self.counts.places[side].lines.reached;
        let cut = self.counts.places[side].ground.occupied - reached;
        if cut.is_empty() {
            return;
        }
        let theirs = self.counts.places[side.enemy()].ground.occupied;
        let free = match self.counts.places[side].free {
            Some((by, free)) if by == theirs => free,
            _ => {
                let free = self.free(side);
                self.keep_places();
                self.counts.places[side].free = Some((theirs, free));
                free
            }
        };
        stand.cut = self.steps_in(side, cut);
        stand.enclosed = self.steps_in(side, cut - free);
        // How far the cut off are from the next supplied hex.
        let (mut near, mut edge, mut left) = (reached, reached, cut);
        for gap in 1..=4_u32 {
            if left.is_empty() {
                break;
            }
            edge = (tables.around_all(edge) - theirs) - near;
            near |= edge;
            let found = left & edge;
            stand.gap += gap * self.steps_in(side, found);
            left -= found;
        }
        stand.gap += 5 * self.steps_in(side, left);
    }

    /// The hexes that a side could be supplied in if units alone barred the way.
    fn free(&self, side: Side) -> HexMask {
        let (setup, tables) = (self.evaluator.setup(), self.evaluator.tables());
        let passable = setup.grid.all() - self.counts.places[side.enemy()].ground.occupied;
        let mut edge = setup.sources(side) & passable;
        let mut free = edge;
        while !edge.is_empty() {
            edge = (tables.around_all(edge) & passable) - free;
            free |= edge;
        }
        free
    }

    /// Traces the supply of a side anew, if other hexes bar it than before.
    fn recount_lines(&mut self, side: Side, turn: bool) -> NewLines {
        let setup = self.evaluator.setup();
        let enemy = side.enemy();
        let (ours, other) = (
            self.counts.places[side].ground.occupied,
            &self.counts.places[enemy].ground,
        );
        let before = self.counts.places[side].lines;
        let limit = match (turn, self.counts.at.player, side) {
            (false, ..) => before.limit,
            // The side whose turn it is not will be judged in its own.
            (true, Side::German, Side::Soviet) => line_limit(setup, self.counts.at.turn + 1, side),
            (true, ..) => line_limit(setup, self.counts.at.turn, side),
        };
        let barred = other.zone | setup.sources(enemy);
        let open = (setup.grid.all() - other.occupied) - (barred - ours);
        if (open, limit) == (before.open, before.limit) {
            return NewLines::default();
        }
        let after = Lines::traced(self.evaluator, side, open, limit);
        self.counts.places[side].lines = after;
        let mut length = HexMask::EMPTY;
        for (before, after) in before.length.into_iter().zip(after.length) {
            length |= unlike(before, after);
        }
        NewLines {
            traced: true,
            length,
            refuge: unlike(before.refuge, after.refuge),
        }
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
        let Place { ground, held, .. } = &self.counts.places[side];
        let Whole {
            sums,
            danger,
            stand,
            crowded,
            ..
        } = &self.counts.whole[side];
        let [step, source] = self.evaluator.tables().worth;
        [
            f64::from(sums.lost) * step,
            f64::from(held.sources) * source,
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
            f64::from(few(*crowded & ground.occupied)),
            f64::from(held.territory),
            f64::from(sums.awaited),
            f64::from(held.open),
            f64::from(sums.retreated),
            f64::from(danger.trapped),
            f64::from(held.hexes),
        ]
    }
}

/// The column of the strongest attack from these hexes, with what the attackers have in
/// each, on what the other side has in one; and whether the right-hand result counts.
#[inline]
fn column(
    evaluator: &Evaluator,
    shifts: Shifts,
    (hex, force): (HexId, &Force),
    attackers: HexMask,
    theirs: &[Stack; MOST],
) -> (Column, bool) {
    let (setup, tables) = (evaluator.setup(), evaluator.tables());
    let onslaught = |hexes: HexMask| {
        let each = hexes.iter();
        each.map(|from| theirs[from.index() % MOST].force.onslaught)
            .fold(Onslaught::default(), Onslaught::and)
    };
    let all = onslaught(attackers);
    let rough = setup.rough().contains(hex);
    let attack = all.strength(rough);
    if attack == 0 {
        return (Column::Less, false);
    }
    let across_river = onslaught(attackers & tables.over_river[hex.index() % MOST]);
    let units = [all.unsupplied(), across_river.units(), all.units()];
    let base = Column::of_ratio(attack, force.defence);
    let crowded = force.fit >= setup.parameters.overconcentration;
    (base.shifted(shifts.of_attack(force, rough, units)), crowded)
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
mod tests;
