//! Where units move.

use super::{Habits, Tactics, steps_to, when};
use crate::engine::SideNo;
use crate::hex::Id as _;
use crate::space::{CellId, CellSet};
use crate::systems::tabletop::action::{Action, Route};
use crate::systems::tabletop::ids::{Ground, UnitId, UnitSet};
use crate::systems::tabletop::movement::Moves;
use crate::systems::tabletop::numbers::{FACES, MOST_PER_CELL};
use crate::systems::tabletop::odds::{defence_factors, modified_strength};
use crate::systems::tabletop::state::State;
use crate::systems::tabletop::supply;

/// How often everybody is asked.
const ROUNDS: usize = 2;

/// A positive number that follows `x` where it is large and fades where it is
/// negative: what can be expected of a fight that is given up when it looks bad.
fn soft(x: f64, even: f64) -> f64 {
    f64::midpoint(x, (x * x + even.max(0.0)).sqrt())
}

/// What the enemy's cells and one's own come to while one's units are moved.
struct Field<'a> {
    tactics: &'a Tactics,
    side: SideNo,
    habits: Habits,
    /// What a point of strength is worth.
    point: f64,
    /// Whether the enemy still attacks, and one's own side.
    goes_on: [bool; 2],
    now: State,
    /// Per cell, the hits the enemy could bring against it.
    fire: Vec<f64>,
    /// Cells from which one can retreat out of reach of any enemy.
    ways_out: CellSet,
    /// Per cell of the enemy, the hits of its defence and what it holds.
    wall: Vec<[f64; 2]>,
    /// Per cell, what a unit there is worth for bases.
    ground: Vec<f64>,
    /// Per cell, what standing there is worth to a unit besides; nothing where no habit asks.
    places: Vec<f64>,
    /// One's own bases that the enemy could walk into, and what that costs.
    open_bases: Vec<(CellId, f64)>,
}

impl<'a> Field<'a> {
    fn new(tactics: &'a Tactics, state: &State, habits: Habits) -> Self {
        let setup = tactics.setup();
        let (side, foe) = (state.active, state.active.other());
        let cells = setup.cells();
        let [their_turns, our_turns] = [foe, side].map(|of| tactics.turns_to_come(state, of));
        let enemies = state.occupied(foe);
        let zone = cells.around_all(enemies);
        let own = state.on_table() & setup.units_of(side);
        let mut field = Self {
            tactics,
            side,
            habits,
            point: tactics.worth_of_a_point(state),
            goes_on: [their_turns > 0, our_turns > 0],
            now: *state,
            fire: vec![0.0; cells.len()],
            ways_out: CellSet::EMPTY,
            wall: vec![[0.0; 2]; cells.len()],
            ground: vec![0.0; cells.len()],
            places: Vec::new(),
            open_bases: Vec::new(),
        };
        debug_assert!(own.len() <= setup.unit_count());
        let safe = ((setup.passable() - enemies) - setup.bases(foe)) - zone;
        for cell in cells.all() {
            let mut around = cells.around(cell) & safe;
            if setup.bases(side).contains(cell) {
                around &= setup.bases(side);
            }
            field.ways_out.insert_if(cell, !around.is_empty());
            if zone.contains(cell) && field.goes_on[0] {
                field.fire[cell.index()] = field.fire_at(cell);
            }
        }
        for cell in enemies {
            let units = state.in_cell(cell, setup.units_of(foe));
            field.wall[cell.index()] = [
                field.defence(cell, foe, units),
                f64::from(state.strength_of(units)),
            ];
        }
        field.look_at_bases(our_turns);
        field.look_at_places(enemies, zone);
        field
    }

    /// What places are worth for what they are.
    fn look_at_places(&mut self, enemies: CellSet, zone: CellSet) {
        let (setup, habits) = (self.tactics.setup(), self.habits);
        if habits.idle == 0.0 && habits.ground == 0.0 && habits.contact == 0.0 {
            return;
        }
        let far = steps_to(setup, enemies);
        let place = |cell: CellId| {
            let far = f64::from(far.get(cell.index()).copied().unwrap_or(u8::MAX).min(9));
            let ground = when(setup.covers(cell), habits.ground);
            ground + when(zone.contains(cell), habits.contact) - habits.idle * far
        };
        self.places = setup.cells().all().iter().map(place).collect();
    }

    /// What is to be had in bases.
    fn look_at_bases(&mut self, our_turns: u8) {
        let (tactics, side, foe) = (self.tactics, self.side, self.side.other());
        let (setup, state) = (tactics.setup(), &self.now);
        let left = f64::from(our_turns);
        let points = f64::from(setup.numbers().points_per_base) * self.habits.bases;
        let keeps = self.habits.keeps / (1.0 + self.habits.keeps_fades * left);
        // Far from the end it is a direction, near it a race.
        let pull = self.habits.bases * self.habits.pull / (1.0 + self.habits.pull_fades * left);
        for cell in setup.cells().all() {
            let far = tactics.far_from_base(foe, cell).min(9.0);
            self.ground[cell.index()] = -pull * far;
        }
        for base in setup.bases(foe) - state.occupied(foe) {
            self.ground[base.index()] += points * keeps * self.habits.taken;
        }
        if !self.goes_on[0] {
            return;
        }
        let easy = state.ground == Ground::Easy;
        for base in setup.bases(side) {
            let next = setup.cells().around(base);
            let walkers = setup.units_of(foe) & state.on_table();
            let runners = match easy {
                true => (walkers & setup.fast()) - state.out_of_supply,
                false => UnitSet::EMPTY,
            };
            let two = setup.cells().around_all(next & setup.passable());
            let in_reach = walkers.iter().any(|unit| {
                state.cell_of(unit).is_some_and(|at| {
                    next.contains(at) || runners.contains(unit) && two.contains(at)
                })
            });
            if in_reach {
                self.open_bases.push((base, points * keeps));
            }
        }
    }

    /// The hits that the enemy's best could bring against a cell.
    fn fire_at(&self, cell: CellId) -> f64 {
        let (tactics, foe) = (self.tactics, self.side.other());
        let setup = tactics.setup();
        let mut sum = 0_u16;
        let theirs = setup.units_of(foe) & self.now.on_table();
        for from in setup.cells().around(cell) & self.now.occupied(foe) {
            let mut best = [0_u16; MOST_PER_CELL];
            let best_of = usize::from(setup.numbers().attackers_per_cell).min(MOST_PER_CELL);
            let best = &mut best[..best_of];
            for unit in self.now.in_cell(from, theirs) {
                keep(best, tactics.attack_strength(&self.now, unit, cell));
            }
            sum += best.iter().sum::<u16>();
        }
        // Some of them have other things to do.
        self.habits.fire * f64::from(sum) / f64::from(FACES)
    }

    /// The hits of a defence.
    fn defence(&self, cell: CellId, side: SideNo, units: UnitSet) -> f64 {
        let setup = self.tactics.setup();
        let mut best = [0_u16; 4];
        for unit in units {
            let out = self.now.out_of_supply.contains(unit);
            let factors = defence_factors(setup.covers(cell), self.now.ground, out);
            keep(
                &mut best,
                modified_strength(self.now.strength(unit), factors, setup.numbers()),
            );
        }
        let limit = usize::from(setup.parts().sides[side].defence_limit);
        f64::from(best.iter().take(limit).sum::<u16>()) / f64::from(FACES)
    }

    fn own(&self) -> UnitSet {
        self.tactics.setup().units_of(self.side) & self.now.on_table()
    }

    /// What stands to be lost in a cell, and what is held by standing there.
    fn held(&self, cell: CellId) -> f64 {
        let units = self.now.in_cell(cell, self.own());
        if units.is_empty() {
            return 0.0;
        }
        let ground = self.ground[cell.index()];
        let count = units.len() as f64;
        // One unit takes a base; the others only come along.
        let mut worth = match ground > 0.0 {
            true => ground,
            false => self.habits.along * ground * count,
        };
        if let Some(place) = self.places.get(cell.index()) {
            worth += count * place;
        }
        if self.habits.line != 0.0 {
            let beside = self.tactics.setup().cells().around(cell);
            let friends = beside & self.now.occupied(self.side);
            worth += self.habits.line * count * friends.len() as f64;
        }
        let fire = self.fire[cell.index()];
        if fire > 0.0 {
            let strength = f64::from(self.now.strength_of(units));
            let mut more = fire - self.defence(cell, self.side, units);
            let numbers = self.tactics.setup().numbers();
            if units.len() >= usize::from(numbers.crowd) {
                more += f64::from(numbers.crowd_points)
                    * (0.5 + self.habits.crowd * more).clamp(0.0, 1.0);
            }
            let mut loss = soft(more, self.habits.even_fight).min(strength);
            let friends = self.tactics.setup().cells().around(cell) & self.now.occupied(self.side);
            if !self.ways_out.contains(cell) && friends.is_empty() {
                loss = (self.habits.trapped * loss + self.habits.trap).min(strength);
            }
            worth -= self.habits.threat * self.point * loss;
        }
        worth
    }

    /// What one could do to a cell of the enemy.
    fn struck(&self, cell: CellId) -> f64 {
        if !self.goes_on[1] {
            return 0.0;
        }
        let setup = self.tactics.setup();
        let mut sum = 0.0;
        for from in setup.cells().around(cell) & self.now.occupied(self.side) {
            let mut best = [0_u16; MOST_PER_CELL];
            let best_of = usize::from(setup.numbers().attackers_per_cell).min(MOST_PER_CELL);
            let best = &mut best[..best_of];
            for unit in self.now.in_cell(from, self.own()) {
                keep(best, self.tactics.attack_strength(&self.now, unit, cell));
            }
            let others = (setup.cells().around(from) & self.now.occupied(self.side.other())).len();
            sum += f64::from(best.iter().sum::<u16>()) / (others.max(1) as f64).sqrt();
        }
        let [defence, whole] = self.wall[cell.index()];
        if sum <= 0.0 {
            return 0.0;
        }
        let gain = soft(sum / f64::from(FACES) - defence, self.habits.even_fight).min(whole);
        self.habits.strike * self.point * gain
    }

    /// What goes beyond single cells: supply, and bases that stand open.
    fn whole(&self) -> f64 {
        let setup = self.tactics.setup();
        let mut worth = 0.0;
        let own = self.now.occupied(self.side);
        for &(base, points) in &self.open_bases {
            if !own.contains(base) {
                worth -= self.habits.open * points;
            }
        }
        if self.goes_on[1] {
            let ours = supply::isolated(setup, &self.now, self.side);
            worth -= self.habits.supply * f64::from(self.now.strength_of(ours));
        }
        if self.goes_on[0] {
            let theirs = supply::isolated(setup, &self.now, self.side.other());
            worth += self.habits.their_supply
                * self.habits.supply
                * f64::from(self.now.strength_of(theirs));
        }
        worth
    }

    /// What the cells that depend on these two come to.
    fn around(&self, cells: [CellId; 2]) -> f64 {
        let setup = self.tactics.setup();
        let mut near = CellSet::EMPTY;
        let mut worth = 0.0;
        for cell in cells {
            near |= setup.cells().around(cell);
        }
        for cell in CellSet::of(cells[0]).with(cells[1]) {
            worth += self.held(cell);
        }
        for cell in near & self.now.occupied(self.side.other()) {
            worth += self.struck(cell);
        }
        worth
    }

    /// What it changes when a unit stands elsewhere. It is put back.
    fn change(&mut self, unit: UnitId, from: CellId, to: CellId, known: (f64, f64)) -> f64 {
        let setup = self.tactics.setup();
        let before = self.now.occupied(self.side);
        let here = self.around([from, to]);
        self.now.shift(setup, unit, to);
        let there = self.around([from, to]);
        let whole = match self.now.occupied(self.side) == before {
            true => known.1,
            false => self.whole(),
        };
        self.now.shift(setup, unit, from);
        there - here + whole - known.1
    }
}

/// Keeps the largest, the largest first.
fn keep(best: &mut [u16], mut new: u16) {
    for place in best {
        if new > *place {
            std::mem::swap(place, &mut new);
        }
    }
}

/// Where each unit of a plan ends, and how it gets there.
pub(super) type Moved = Vec<(UnitId, Route)>;

impl Tactics {
    /// Moves everybody who stands better elsewhere, and ends the phase.
    pub(super) fn deploy(
        &self,
        state: &State,
        habits: &Habits,
        blur: &mut dyn FnMut() -> f64,
        out: &mut Vec<Action>,
    ) {
        let moves = Moves::new(self.setup(), state);
        let mut field = Field::new(self, state, *habits);
        let mut units: Vec<UnitId> = moves.able().iter().collect();
        units.sort_by_key(|&unit| std::cmp::Reverse(state.strength(unit)));
        let mut gone: Moved = Vec::new();
        for round in 0..ROUNDS {
            let mut changed = false;
            for &unit in &units {
                let Some(home) = state.cell_of(unit) else {
                    continue;
                };
                let at = field.now.cell_of(unit).unwrap_or(home);
                let known = (0.0, field.whole());
                let mut best = (habits.move_worth_it + blur(), None);
                let mut met = CellSet::of(at);
                if at != home {
                    let gain = field.change(unit, at, home, known) + blur();
                    if gain > best.0 {
                        best = (
                            gain,
                            Some(Route {
                                first: home,
                                second: None,
                            }),
                        );
                    }
                    met.insert(home);
                }
                moves.routes(unit, |route| {
                    let to = route.end();
                    if met.contains(to) {
                        return;
                    }
                    met.insert(to);
                    let gain = field.change(unit, at, to, known) + blur();
                    if gain > best.0 {
                        best = (gain, Some(route));
                    }
                });
                let Some(route) = best.1 else { continue };
                changed = true;
                field.now.shift(self.setup(), unit, route.end());
                gone.retain(|(other, _)| *other != unit);
                if route.end() != home {
                    gone.push((unit, route));
                }
            }
            if !changed || round + 1 == ROUNDS {
                break;
            }
        }
        out.extend(
            gone.into_iter()
                .map(|(unit, route)| Action::Move { unit, route }),
        );
        out.push(Action::EndPhase);
    }

    /// Plans in which a unit, or two of one cell, go elsewhere.
    pub(super) fn changed_moves(
        &self,
        state: &State,
        plan: &[Action],
        below: &mut dyn FnMut(usize) -> usize,
        most: usize,
        out: &mut Vec<Vec<Action>>,
    ) {
        let setup = self.setup();
        let moves = Moves::new(setup, state);
        let foe = state.occupied(state.active.other());
        let near = setup.cells().around_all(foe);
        let near = near | setup.cells().around_all(near) | setup.bases(state.active.other());
        let gone: Moved = plan
            .iter()
            .filter_map(|action| match *action {
                Action::Move { unit, route } => Some((unit, route)),
                _ => None,
            })
            .collect();
        let able: Vec<UnitId> = moves
            .able()
            .iter()
            .filter(|&u| state.cell_of(u).is_some_and(|c| near.contains(c)))
            .collect();
        if able.is_empty() {
            return;
        }
        for _ in 0..most {
            let unit = able[below(able.len())];
            let mut routes: Vec<Option<Route>> = vec![None];
            moves.routes(unit, |route| routes.push(Some(route)));
            let route = routes[below(routes.len())];
            let mut next = gone.clone();
            let mut send = |unit: UnitId| {
                next.retain(|(other, _)| *other != unit);
                next.extend(route.map(|route| (unit, route)));
            };
            send(unit);
            // Two of a cell together, half of the time.
            let friend = able
                .iter()
                .find(|&&other| other != unit && state.cell_of(other) == state.cell_of(unit));
            if let Some(&friend) = friend
                && below(2) == 0
            {
                let mut can = route.is_none();
                moves.routes(friend, |other| can |= Some(other) == route);
                if can {
                    send(friend);
                }
            }
            let moved = next
                .into_iter()
                .map(|(unit, route)| Action::Move { unit, route });
            out.push(moved.chain([Action::EndPhase]).collect());
        }
    }
}
