//! What a plan is for: which group does what, to which end. Nothing is guessed: an end is a
//! fact that would not hold without the group, found by taking it back and counting again.

use super::Tactics;
use super::why::fresh;
use crate::engine::{SideNo, hinges};
use crate::present::duty::{Duty, GroupTask, PlanTold, untold};
use crate::present::system::Cited;
use crate::space::{CellId, CellSet};
use crate::systems::tabletop::ids::{UnitId, UnitSet};
use crate::systems::tabletop::movement::reach;
use crate::systems::tabletop::odds::odds;
use crate::systems::tabletop::rules::Tabletop;
use crate::systems::tabletop::setup::Setup;
use crate::systems::tabletop::state::State;
use crate::systems::tabletop::supply;
use crate::words::{self, decimal, tr};

/// So many groups are told of, and so many ends of each.
const GROUPS: usize = 6;
const ENDS: usize = 3;

/// So many places are named where to look.
const LOOK: usize = 3;

/// What an attack costs on average has to differ by so many points to be worth a word.
const POINTS: f64 = 0.6;

/// A fact that holds because of a group. Points are what an attack by all who can costs
/// those who are attacked, on average, as things stand; none where nobody can attack.
#[derive(Clone, Copy, Debug)]
enum Aim {
    /// It enters an enemy base.
    TakesBase(CellId),
    /// These enemies have no supply line any more.
    CutsOff(UnitSet),
    /// These friends have one again.
    Relieves(UnitSet),
    /// These enemies would have one again.
    KeepsCutOff(UnitSet),
    /// These friends would not have theirs.
    KeepsSupplied(UnitSet),
    /// The enemy could enter this base of one's own next.
    Guards(CellId),
    /// The group has a supply line again.
    RegainsSupply,
    /// What the next attack on this cell costs, with the group and without it.
    Prepares {
        cell: CellId,
        points: f64,
        without: Option<f64>,
    },
    /// What the enemy's next attack on this cell costs, with the group and without it.
    Supports { cell: CellId, points: [f64; 2] },
    /// What the enemy's next attack costs where the group stood, and where it goes.
    Withdraws { before: f64, points: Option<f64> },
}

impl Aim {
    /// What is told before what.
    const fn rank(self) -> u8 {
        match self {
            Self::TakesBase(_) => 0,
            Self::CutsOff(_) => 1,
            Self::Relieves(_) => 2,
            Self::KeepsCutOff(_) => 3,
            Self::KeepsSupplied(_) => 4,
            Self::Guards(_) => 5,
            Self::RegainsSupply => 6,
            Self::Prepares { .. } => 7,
            Self::Supports { .. } => 8,
            Self::Withdraws { .. } => 9,
        }
    }

    const fn duty(self) -> Duty {
        match self {
            Self::TakesBase(_) => Duty::Exploit,
            Self::CutsOff(_) => Duty::Close,
            Self::Relieves(_) => Duty::Relieve,
            Self::KeepsCutOff(_) | Self::KeepsSupplied(_) => Duty::Hold,
            Self::Guards(_) => Duty::Guard,
            Self::RegainsSupply | Self::Withdraws { .. } => Duty::Withdraw,
            Self::Prepares { .. } => Duty::Prepare,
            Self::Supports { .. } => Duty::Support,
        }
    }
}

/// Units that end in the same cell, each with where it came from.
#[derive(Clone, PartialEq, Debug)]
struct Group {
    units: Vec<(UnitId, CellId)>,
    to: CellId,
}

impl Group {
    fn who(&self) -> UnitSet {
        self.units.iter().map(|&(unit, _)| unit).collect()
    }

    fn from(&self) -> CellSet {
        let mut from: CellSet = self.units.iter().map(|&(_, cell)| cell).collect();
        from.remove(self.to);
        from
    }

    fn stays(&self) -> bool {
        self.from().is_empty()
    }

    /// The position without what they did: they stand where they came from; or, if they
    /// stayed, they are not there.
    fn undone(&self, setup: &Setup, state: &State) -> State {
        let (mut other, stays) = (*state, self.stays());
        for &(unit, from) in &self.units {
            match stays {
                true => other.lift(setup, unit),
                false => other.shift(setup, unit, from),
            }
        }
        other
    }
}

/// What groups do together, and to which end.
struct Purpose {
    groups: Vec<Group>,
    aims: Vec<Aim>,
}

/// What the rules count of a position, for the side that moves.
struct Count<'a> {
    tactics: &'a Tactics,
    side: SideNo,
}

impl Count<'_> {
    fn setup(&self) -> &Setup {
        self.tactics.setup()
    }

    fn cut_off(&self, state: &State, side: SideNo) -> UnitSet {
        supply::isolated_next(self.setup(), state, side)
    }

    /// The position in the next attack and movement phases of a side, if nobody did anything
    /// before. Who has retreated comes back after the movement of his own side [T12.18]: by then
    /// everybody for the side that moves now, its own units for the other side.
    fn next(&self, state: &State, by: SideNo) -> State {
        let mut then = fresh(state);
        if by != self.side {
            then.retreated = state.retreated - self.setup().units_of(self.side);
        }
        (then.active, then.moved) = (by, UnitSet::EMPTY);
        then
    }

    /// Where the enemy can go next.
    fn enemy_reach(&self, state: &State) -> CellSet {
        let theirs = self.next(state, self.side.other());
        let units = theirs.fit(self.setup(), theirs.active);
        let each = units.iter().map(|unit| reach(self.setup(), &theirs, unit));
        each.fold(CellSet::EMPTY, |all, cells| all | cells)
    }

    /// What an attack by all of a side who can costs those in a cell, on average, no more
    /// than they have; `None` if nobody can attack it, in a last turn, too.
    fn blow(&self, state: &State, by: SideNo, cell: CellId) -> Option<f64> {
        if self.tactics.turns_to_come(state, by) == 0 {
            return None;
        }
        let (setup, then) = (self.setup(), self.next(state, by));
        let there = then.fit_in(setup, cell, by.other());
        let able = then.fit(setup, by);
        let units = self.tactics.most_against(&then, cell, able, UnitSet::EMPTY);
        if there.is_empty() || units.is_empty() {
            return None;
        }
        let units: Vec<UnitId> = units.iter().collect();
        let [_, loss] = odds(setup, &then, &units, cell).losses(setup.options(), false);
        Some(loss.mean().min(f64::from(then.strength_of(there))))
    }

    /// What hangs on a group, of what is so at the end.
    fn keeps(&self, after: &State, without: &State, group: &Group, told: UnitSet) -> Vec<Aim> {
        let (side, foe) = (self.side, self.side.other());
        let mut aims = Vec::new();
        let on = without.on_table();
        let freed = (self.cut_off(after, foe) - self.cut_off(without, foe)) - told;
        if !freed.is_empty() {
            aims.push(Aim::KeepsCutOff(freed));
        }
        let lost = self.cut_off(without, side) & on;
        let lost = (lost - self.cut_off(after, side)) - (told | group.who());
        if !lost.is_empty() {
            aims.push(Aim::KeepsSupplied(lost));
        }
        let at = group.to;
        if self.setup().bases(side).contains(at)
            && self.tactics.turns_to_come(after, foe) > 0
            && !without.occupied(side).contains(at)
            && self.enemy_reach(without).contains(at)
        {
            aims.push(Aim::Guards(at));
        }
        aims
    }

    /// What a group that has moved does by itself.
    fn aims(&self, [before, after]: [&State; 2], group: &Group, told: UnitSet) -> Vec<Aim> {
        let (setup, side, foe) = (self.setup(), self.side, self.side.other());
        let (without, at) = (group.undone(setup, after), group.to);
        let mut aims = Vec::new();
        if setup.bases(foe).contains(at) && !before.occupied(side).contains(at) {
            aims.push(Aim::TakesBase(at));
        }
        let [cut, cut_without] = [after, &without].map(|state| self.cut_off(state, side));
        let who = group.who();
        if (who - cut_without).is_empty() && (who & cut).is_empty() {
            aims.push(Aim::RegainsSupply);
        }
        aims.extend(self.keeps(after, &without, group, told));
        let both = |by, cell| [after, &without].map(|state| self.blow(state, by, cell));
        let more =
            |[with, less]: [Option<f64>; 2]| with.unwrap_or_default() - less.unwrap_or_default();
        let targets = setup.cells().around(at) & after.occupied(foe);
        let blows = targets.iter().map(|cell| (cell, both(side, cell)));
        let most = blows.max_by(|(_, a), (_, b)| more(*a).total_cmp(&more(*b)));
        if let Some((cell, [Some(points), without])) = most
            && more([Some(points), without]) >= POINTS
        {
            aims.push(Aim::Prepares {
                cell,
                points,
                without,
            });
        }
        if let [Some(with), Some(less)] = both(foe, at)
            && less - with >= POINTS
        {
            let points = [with, less];
            aims.push(Aim::Supports { cell: at, points });
        }
        let stood = group.from();
        let stood = stood.iter().filter_map(|cell| self.blow(before, foe, cell));
        let stood = stood.fold(0.0, f64::max);
        let points = self.blow(after, foe, at);
        if stood - points.unwrap_or_default() >= POINTS {
            let before = stood;
            aims.push(Aim::Withdraws { before, points });
        }
        aims
    }
}

/// Units by the cell in which they end, those that moved and those that stayed.
fn groups(setup: &Setup, before: &State, after: &State, side: SideNo) -> [Vec<Group>; 2] {
    let mut all: [Vec<Group>; 2] = Default::default();
    for unit in setup.units_of(side) & after.on_table() {
        let (Some(from), Some(to)) = (before.cell_of(unit), after.cell_of(unit)) else {
            continue;
        };
        let of = &mut all[usize::from(from == to)];
        match of.iter_mut().find(|group| group.to == to) {
            Some(group) => group.units.push((unit, from)),
            None => of.push(Group {
                units: vec![(unit, from)],
                to,
            }),
        }
    }
    all
}

/// What the moves of a phase are for, the weightiest first: what groups achieve together,
/// then what each does by itself. Units that stay are told of only where something hangs on
/// them.
fn purposes(tactics: &Tactics, before: &State, after: &State) -> Vec<Purpose> {
    let (setup, side) = (tactics.setup(), before.active);
    let (foe, count) = (side.other(), Count { tactics, side });
    let [moved, stayed] = groups(setup, before, after, side);
    let movers = moved.iter().fold(UnitSet::EMPTY, |all, g| all | g.who());
    let [cut, relieved] = [foe, side].map(|of| {
        let [was, is] = [before, after].map(|state| count.cut_off(state, of));
        match of == foe {
            true => (is - was) & before.on_table(),
            false => (was - is) - movers,
        }
    });
    let mut found: Vec<Purpose> = Vec::new();
    let undone = |groups: &[&Group]| {
        let each = groups.iter();
        each.fold(*after, |state, group| group.undone(setup, &state))
    };
    let is_cut = |unit, groups: &[&Group]| count.cut_off(&undone(groups), foe).contains(unit);
    let is_open = |unit, groups: &[&Group]| !count.cut_off(&undone(groups), side).contains(unit);
    let cuts = hinges(&moved, cut, &is_cut).into_iter();
    let cuts = cuts.map(|(groups, units)| (groups, Aim::CutsOff(units.into_iter().collect())));
    let opens = hinges(&moved, relieved, &is_open).into_iter();
    let opens = opens.map(|(groups, units)| (groups, Aim::Relieves(units.into_iter().collect())));
    for (groups, aim) in cuts.chain(opens) {
        let groups: Vec<Group> = groups.into_iter().cloned().collect();
        match found.iter_mut().find(|one| one.groups == groups) {
            Some(one) => one.aims.push(aim),
            None => found.push(Purpose {
                groups,
                aims: vec![aim],
            }),
        }
    }
    let told = cut | relieved;
    for group in moved {
        let mut aims = count.aims([before, after], &group, told);
        let own = std::slice::from_ref(&group);
        match found.iter_mut().find(|one| one.groups == own) {
            Some(one) => one.aims.append(&mut aims),
            None => found.push(Purpose {
                groups: vec![group],
                aims,
            }),
        }
    }
    for group in stayed {
        let without = group.undone(setup, after);
        let aims = count.keeps(after, &without, &group, told);
        let groups = vec![group];
        found.push(Purpose { groups, aims });
    }
    // Whoever stays is told of for what hangs on it alone.
    found.retain(|one| !one.aims.is_empty() || !one.groups.iter().all(Group::stays));
    for one in &mut found {
        one.aims.sort_by_key(|aim| aim.rank());
    }
    found.sort_by_key(|one| {
        let units: usize = one.groups.iter().map(|group| group.units.len()).sum();
        let rank = one.aims.first().map_or(u8::MAX, |aim| aim.rank());
        // What is done comes before what is left as it is.
        let stays = one.groups.iter().all(Group::stays);
        (stays, rank, usize::MAX - units)
    });
    found
}

impl Tabletop {
    /// What moves are for.
    pub(super) fn moves_told(&self, before: &State, after: &State) -> PlanTold {
        let tactics = Tactics::new(self.clone());
        let purposes = purposes(&tactics, before, after);
        let mut drawn = CellSet::EMPTY;
        let shown = purposes.iter().filter(|one| !one.aims.is_empty());
        let shown: Vec<&Purpose> = shown.take(GROUPS).collect();
        let tasks = shown.iter().map(|one| self.task(one, &mut drawn)).collect();
        let told: Vec<&Group> = shown.iter().flat_map(|one| &one.groups).collect();
        let moved = purposes.iter().flat_map(|one| &one.groups);
        let also = untold(moved.filter(|group| !group.stays()), &told);
        let (look, places) = match shown.first() {
            Some(first) => self.where_to_look(first),
            None => (tr!("tabletop-look-idle"), Vec::new()),
        };
        PlanTold {
            look,
            places,
            tasks,
            also: self.who_goes(&also),
            sets_off: Vec::new(),
        }
    }

    /// What the bases are worth that nobody stands in any more: one's own where the enemy
    /// can go next, and the enemy's.
    pub(super) fn why_leaves(&self, before: &State, after: &State) -> Vec<Cited> {
        let (side, tactics) = (before.active, Tactics::new(self.clone()));
        let foe = side.other();
        let left = before.occupied(side) - after.occupied(side);
        let own = match (left & self.bases(side)).is_empty() {
            // Where the enemy can go takes time to find.
            true => CellSet::EMPTY,
            false if tactics.turns_to_come(after, foe) == 0 => CellSet::EMPTY,
            false => {
                let count = Count {
                    tactics: &tactics,
                    side,
                };
                left & self.bases(side) & count.enemy_reach(after)
            }
        };
        let own = own.iter().map(|cell| {
            let text = tr!("tabletop-why-leaves", cell = self.place(cell));
            Cited::new(text, "T15.2")
        });
        let theirs = (left & self.bases(foe)).iter();
        let theirs = theirs.map(|cell| {
            let points = self.numbers().points_per_base;
            let text = tr!("tabletop-why-gives-up", cell = self.place(cell), n = points);
            Cited::new(text, "T15.2")
        });
        own.chain(theirs).collect()
    }

    /// What an attack is for: how it may end, and what follows if the cell falls.
    pub(super) fn attack_told(
        &self,
        state: &State,
        (units, all_out): (UnitSet, bool),
        target: CellId,
        mut ends: Vec<Cited>,
    ) -> PlanTold {
        let (side, foe) = (state.active, state.active.other());
        let mut fallen = *state;
        for unit in state.in_cell(target, self.units_of(foe)) {
            fallen.lift(self, unit);
        }
        let of = |state: &State, side| supply::isolated_next(self, state, side);
        let mut duty = Duty::Break;
        let cut = of(&fallen, foe) - of(state, foe);
        if !cut.is_empty() {
            duty = Duty::Close;
            let text = tr!("tabletop-falls-cut", units = self.some_called(cut));
            ends.push(Cited::new(text, "T10.4"));
        }
        let open = of(state, side) - of(&fallen, side);
        if !open.is_empty() {
            duty = Duty::Relieve;
            let text = tr!("tabletop-falls-open", units = self.some_called(open));
            ends.push(Cited::new(text, "T10.3"));
        }
        if self.bases(foe).contains(target) {
            duty = Duty::Exploit;
            let text = tr!("tabletop-falls-base", cell = self.place(target));
            ends.push(Cited::new(text, "T15.2"));
        }
        let from: CellSet = units.iter().filter_map(|u| state.cell_of(u)).collect();
        let called = self.all_called(units);
        let who = match all_out {
            true => tr!(
                "tabletop-task-all-out",
                units = called,
                cell = self.place(target)
            ),
            false => self.goes(units, target),
        };
        let places = vec![self.spot(target)];
        PlanTold {
            look: look(Duty::Break, &[self.place(target)]),
            tasks: vec![GroupTask {
                duty,
                who,
                ends,
                arrows: duty.arrows(from, target),
                places: places.clone(),
            }],
            places,
            ..PlanTold::default()
        }
    }

    pub(super) fn goes(&self, units: UnitSet, cell: CellId) -> String {
        let (units, cell) = (self.all_called(units), self.place(cell));
        tr!("tabletop-task-goes", units = units, cell = cell)
    }

    pub(super) fn stays_there(&self, units: UnitSet, cell: CellId) -> String {
        let (units, cell) = (self.all_called(units), self.place(cell));
        tr!("tabletop-task-stays", units = units, cell = cell)
    }

    fn who_goes(&self, groups: &[Group]) -> String {
        let each = groups.iter().map(|group| {
            let (units, cell) = (group.who(), group.to);
            match group.stays() {
                true => self.stays_there(units, cell),
                false => self.goes(units, cell),
            }
        });
        each.collect::<Vec<String>>().join("; ")
    }

    /// What groups do; a group has one arrow, by what it is there for above all.
    fn task(&self, one: &Purpose, drawn: &mut CellSet) -> GroupTask {
        let duty = one.aims.first().map_or(Duty::Hold, |aim| aim.duty());
        let together = one.groups.len() > 1;
        let (mut arrows, mut places) = (Vec::new(), CellSet::EMPTY);
        for group in &one.groups {
            let cell = group.to;
            places.insert(cell);
            if !drawn.contains(cell) {
                drawn.insert(cell);
                arrows.extend(duty.arrows(group.from(), cell));
            }
        }
        let ends = one.aims.iter().take(ENDS);
        GroupTask {
            duty,
            who: self.who_goes(&one.groups),
            ends: ends.map(|aim| self.say_aim(*aim, together)).collect(),
            arrows,
            places: self.spots(places),
        }
    }

    fn say_aim(&self, aim: Aim, together: bool) -> Cited {
        let units = |units: UnitSet| self.some_called(units);
        let told = |points: f64| decimal(points, 1);
        let or_none = |points: Option<f64>| points.map_or_else(|| "none".to_owned(), told);
        let together = if together { "yes" } else { "no" };
        match aim {
            Aim::TakesBase(cell) => Cited::new(
                tr!(
                    "tabletop-why-base",
                    cells = self.place(cell),
                    n = self.numbers().points_per_base
                ),
                "T15.2",
            ),
            Aim::CutsOff(them) => {
                let text = tr!(
                    "tabletop-task-cuts",
                    units = units(them),
                    together = together
                );
                Cited::new(text, "T10.4")
            }
            Aim::Relieves(us) => {
                Cited::new(tr!("tabletop-task-relieves", units = units(us)), "T10.3")
            }
            Aim::KeepsCutOff(them) => {
                Cited::new(tr!("tabletop-task-keeps-cut", units = units(them)), "T10.4")
            }
            Aim::KeepsSupplied(us) => {
                Cited::new(tr!("tabletop-task-keeps-open", units = units(us)), "T10.3")
            }
            Aim::Guards(cell) => Cited::new(
                tr!("tabletop-task-guards", cell = self.place(cell)),
                "T15.2",
            ),
            Aim::RegainsSupply => Cited::new(tr!("tabletop-task-regains"), "T10.3"),
            Aim::Prepares {
                cell,
                points,
                without,
            } => Cited::new(
                tr!(
                    "tabletop-task-prepares",
                    cell = self.place(cell),
                    points = told(points),
                    without = or_none(without)
                ),
                "T12.12",
            ),
            Aim::Supports {
                cell,
                points: [with, less],
            } => Cited::new(
                tr!(
                    "tabletop-task-supports",
                    cell = self.place(cell),
                    points = told(with),
                    without = told(less)
                ),
                "T12.12",
            ),
            Aim::Withdraws { before, points } => Cited::new(
                tr!(
                    "tabletop-task-withdraws",
                    before = told(before),
                    points = or_none(points)
                ),
                "T12.12",
            ),
        }
    }

    /// Where the weightiest thing is at stake: there, and not what is done about it.
    fn where_to_look(&self, first: &Purpose) -> (String, Vec<String>) {
        let Some(aim) = first.aims.first() else {
            return (tr!("tabletop-look-idle"), Vec::new());
        };
        let mut cells: Vec<CellId> = match *aim {
            Aim::Prepares { cell, .. } => vec![cell],
            _ => first.groups.iter().map(|group| group.to).collect(),
        };
        cells.truncate(LOOK);
        let names: Vec<String> = cells.iter().map(|&cell| self.place(cell)).collect();
        let places = cells.iter().map(|&cell| self.spot(cell)).collect();
        (look(aim.duty(), &names), places)
    }
}

fn look(duty: Duty, places: &[String]) -> String {
    tr!(
        "tabletop-look",
        places = words::all_of(places),
        duty = duty.word()
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Dice as _, Rules as _, Seeded, Strategy as _};
    use crate::systems::tabletop::action::Action;
    use crate::systems::tabletop::codec::{built_in, load};
    use crate::systems::tabletop::state::Stage;

    /// The movement phases of a game at sight, with these dice: before and after.
    fn phases(rules: &Tabletop, seed: u64) -> Vec<[State; 2]> {
        let (tactics, mut now) = (Tactics::new(rules.clone()), rules.initial());
        let (mut rolled, mut found) = (0, Vec::new());
        while rules.to_act(&now).is_some() {
            let mut plan = Vec::new();
            tactics.plan(&now, &mut || 0.0, &mut plan);
            let before = now;
            for action in plan {
                if before.stage == Stage::Movement && action == Action::EndPhase {
                    found.push([before, now]);
                }
                let faces = (0..rules.dice(&now, action)).map(|_| {
                    rolled += 1;
                    Seeded { seed }.roll(rolled).unwrap()
                });
                rules.step(&mut now, action, &faces.collect::<Vec<_>>());
            }
        }
        found
    }

    #[test]
    fn every_end_that_is_told_of_a_group_fails_without_it() {
        let mut found = [0; 10];
        for scenario in built_in() {
            let rules = Tabletop::new(load(scenario.text).unwrap().setup);
            let tactics = Tactics::new(rules.clone());
            for [before, after] in (7..10).flat_map(|seed| phases(&rules, seed)) {
                let (side, foe) = (before.active, before.active.other());
                let count = Count {
                    tactics: &tactics,
                    side,
                };
                for one in purposes(&tactics, &before, &after) {
                    let without = one.groups.iter();
                    let without = without.fold(after, |now, group| group.undone(&rules, &now));
                    for aim in &one.aims {
                        found[usize::from(aim.rank())] += 1;
                        let cut = |state: &State, of| supply::isolated(&rules, state, of);
                        let all = |units: UnitSet, of: UnitSet| (units - of).is_empty();
                        let none = |units: UnitSet, of: UnitSet| (units & of).is_empty();
                        let fails = match *aim {
                            Aim::TakesBase(cell) => {
                                after.occupied(side).contains(cell)
                                    && !without.occupied(side).contains(cell)
                            }
                            Aim::CutsOff(units) | Aim::KeepsCutOff(units) => {
                                all(units, cut(&after, foe)) && none(units, cut(&without, foe))
                            }
                            Aim::Relieves(units) | Aim::KeepsSupplied(units) => {
                                none(units, cut(&after, side)) && all(units, cut(&without, side))
                            }
                            Aim::RegainsSupply => {
                                let who = one.groups[0].who();
                                none(who, cut(&after, side)) && all(who, cut(&without, side))
                            }
                            Aim::Guards(cell) => {
                                !count.enemy_reach(&after).contains(cell)
                                    && count.enemy_reach(&without).contains(cell)
                            }
                            Aim::Prepares {
                                cell,
                                points,
                                without: less,
                            } => {
                                count.blow(&after, side, cell) == Some(points)
                                    && count.blow(&without, side, cell) == less
                                    && points >= less.unwrap_or_default() + POINTS
                            }
                            Aim::Supports { cell, points } => {
                                let blows =
                                    [&after, &without].map(|now| count.blow(now, foe, cell));
                                blows == points.map(Some) && points[1] >= points[0] + POINTS
                            }
                            Aim::Withdraws {
                                before: stood,
                                points,
                            } => {
                                count.blow(&after, foe, one.groups[0].to) == points
                                    && stood >= points.unwrap_or_default() + POINTS
                            }
                        };
                        assert!(fails, "{}: {aim:?}", scenario.id);
                    }
                }
                let told = rules.moves_told(&before, &after);
                assert!(told.tasks.is_empty() || !told.places.is_empty(), "{told:?}");
                let who = told.tasks.iter().map(|task| task.who.as_str());
                let who = who
                    .chain([told.also.as_str()])
                    .collect::<Vec<&str>>()
                    .join("; ");
                for unit in rules.units_of(side) & after.on_table() {
                    let from = before
                        .cell_of(unit)
                        .filter(|&from| after.cell_of(unit) != Some(from));
                    let name = rules.called(unit);
                    assert!(from.is_none() || who.contains(&name), "{name} in {who}");
                }
                for task in &told.tasks {
                    assert!(!task.who.is_empty() && !task.ends.is_empty());
                    assert!(task.ends.iter().all(|end| end.rule.is_some()));
                }
            }
        }
        // Of each kind there is something to tell.
        assert!(found.iter().all(|&n| n > 0), "{found:?}");
    }
}
