//! What speaks for how a loss is answered: facts of where units stand then that would not
//! hold everywhere they could have gone instead. Nothing is guessed.

use crate::engine::{Rules as _, SideNo, leads_to};
use crate::present::duty::{Duty, GroupTask, PlanTold};
use crate::present::system::Cited;
use crate::space::{CellId, CellSet};
use crate::systems::tabletop::action::Action;
use crate::systems::tabletop::ids::UnitSet;
use crate::systems::tabletop::movement::reach;
use crate::systems::tabletop::retreat::destinations;
use crate::systems::tabletop::rules::Tabletop;
use crate::systems::tabletop::state::{Attack, Stage, State};
use crate::systems::tabletop::supply;
use crate::words::tr;

/// A fact of where units stand that have answered a loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Standing {
    /// Without them there the enemy could enter this own base when he moves.
    Guards(CellId),
    /// They stand in this enemy base, which is worth points.
    HoldsBase(CellId),
    /// Without them there these enemies would have a supply line again.
    KeepsCutOff(UnitSet),
    /// Without them there these friends would lose theirs.
    KeepsSupplied(UnitSet),
    /// These have retreated there, and are lost if all others go.
    Protects(UnitSet),
    /// They have a supply line, and would have no supply in these cells.
    Supplied(CellSet),
    /// Their supply line is shorter there than in every other cell they could have gone to:
    /// so many cells, and the next shortest.
    Nearer { cells: usize, next: usize },
    /// Neither a base nor anybody's supply depends on their staying, nor anybody who has
    /// retreated there.
    Free,
}

/// The rules, for the side that answers.
struct Scene<'a> {
    rules: &'a Tabletop,
    side: SideNo,
}

impl Scene<'_> {
    fn cut_off(&self, state: &State, side: SideNo) -> UnitSet {
        supply::isolated_next(self.rules, state, side)
    }

    /// The position as it stands when the side's supply is judged next.
    fn judged(&self, state: &State) -> State {
        supply::as_judged_next(self.rules, state, self.side)
    }

    /// Whether the enemy can enter a cell in the movement phase of this player turn.
    fn enemy_enters(&self, state: &State, cell: CellId) -> bool {
        let foe = self.side.other();
        let movers = state.fit(self.rules, foe);
        let enters = |unit| reach(self.rules, state, unit).contains(cell);
        !state.occupied(self.side).contains(cell) && movers.iter().any(enters)
    }

    /// The position with these units in another cell.
    fn elsewhere(&self, state: &State, units: UnitSet, cell: CellId) -> State {
        let mut other = *state;
        let shift = |unit| other.shift(self.rules, unit, cell);
        units.iter().for_each(shift);
        other
    }

    /// What depends on units in a cell, if the position is so with them there, and as in the
    /// others wherever else they may be.
    fn holds(&self, units: UnitSet, cell: CellId, so: &State, others: &[State]) -> Vec<Standing> {
        let (side, foe) = (self.side, self.side.other());
        let in_all = |differ: &dyn Fn(&State) -> UnitSet| {
            let each = others.iter().map(differ);
            each.reduce(|a, b| a & b).unwrap_or_default()
        };
        let mut facts = Vec::new();
        let own = self.rules.bases(side).contains(cell);
        if own && others.iter().all(|other| self.enemy_enters(other, cell)) {
            facts.push(Standing::Guards(cell));
        }
        let (shut, open) = (self.cut_off(so, foe), self.cut_off(so, side));
        let freed = in_all(&|other| shut - self.cut_off(other, foe));
        if !freed.is_empty() {
            facts.push(Standing::KeepsCutOff(freed));
        }
        let lost = in_all(&|other| self.cut_off(other, side) - open - units);
        if !lost.is_empty() {
            facts.push(Standing::KeepsSupplied(lost));
        }
        facts
    }

    /// Who had retreated to the cell under attack: lost if all others there go [T12.18].
    fn retreated_there(&self, state: &State, attack: &Attack) -> UnitSet {
        let side = self.rules.units_of(self.side);
        state.in_cell(attack.target, side) & state.retreated
    }

    /// What depends on the units in the cell under attack: all of them go, or none.
    fn depends_on(&self, state: &State, attack: &Attack) -> Vec<Standing> {
        let (side, target) = (self.side, attack.target);
        let there = state.in_cell(target, self.rules.units_of(side));
        let mut gone = *state;
        there.iter().for_each(|unit| gone.lift(self.rules, unit));
        let mut facts = self.holds(there, target, state, &[gone]);
        if self.rules.bases(side.other()).contains(target) {
            facts.push(Standing::HoldsBase(target));
        }
        let retreated = self.retreated_there(state, attack);
        if !retreated.is_empty() {
            facts.push(Standing::Protects(retreated));
        }
        facts
    }

    /// Whether nothing depends on that, and nobody who goes loses supply by it.
    fn is_free(&self, state: &State, attack: &Attack) -> bool {
        let (side, target) = (self.side, attack.target);
        let going = state.fit_in(self.rules, target, side);
        let cut = |state: &State| self.cut_off(state, side) & going;
        let mut to = destinations(self.rules, state, target, side).iter();
        let loses = |cell| !(cut(&self.elsewhere(state, going, cell)) - cut(state)).is_empty();
        self.depends_on(state, attack).is_empty() && !to.any(loses)
    }

    /// What speaks for a cell against the others to which units could have retreated.
    fn rather_than(
        &self,
        units: UnitSet,
        at: CellId,
        after: &State,
        others: CellSet,
    ) -> Vec<Standing> {
        let each = others
            .iter()
            .map(|cell| (cell, self.elsewhere(after, units, cell)));
        let each: Vec<(CellId, State)> = each.collect();
        let states: Vec<State> = each.iter().map(|(_, state)| *state).collect();
        let mut facts = match others.is_empty() {
            true => Vec::new(),
            false => self.holds(units, at, after, &states),
        };
        let cut = |state: &State| !(self.cut_off(state, self.side) & units).is_empty();
        let lacking = each.iter().filter(|(_, state)| cut(state));
        let lacking: CellSet = lacking.map(|&(cell, _)| cell).collect();
        // Supply from the air is no line [T10.5].
        let has_line = supply::network(self.rules, &self.judged(after), self.side).contains(at);
        if has_line && !lacking.is_empty() {
            facts.push(Standing::Supplied(lacking));
        }
        let length = |state: &State, cell| {
            let (line, open) = self.rules.line_from(&self.judged(state), self.side, cell);
            line.len().checked_sub(1).filter(|_| open)
        };
        let next = each.iter().filter_map(|(cell, state)| length(state, *cell));
        // Lines to bases that were taken are not looked for.
        if !self.rules.options().captured_base_supplies
            && let (Some(cells), Some(next)) = (length(after, at), next.min())
            && cells < next
        {
            facts.push(Standing::Nearer { cells, next });
        }
        facts
    }
}

impl Tabletop {
    /// Why a loss is answered so, with the reasons that are known of it. Nothing if it is
    /// taken point by point.
    pub(super) fn answer_told(&self, state: &State, plan: &[Action], why: &[Cited]) -> PlanTold {
        let Some(attack) = state.attack else {
            return PlanTold::default();
        };
        let scene = Scene {
            rules: self,
            side: state.active.other(),
        };
        let tasks: Vec<GroupTask> = match plan.first() {
            Some(Action::Stay) => self
                .stays(&scene, state, &attack, why)
                .into_iter()
                .collect(),
            Some(Action::Go) => vec![self.leaves(&scene, state, &attack, why)],
            Some(Action::Retreat { .. }) => self.retreats(&scene, state, plan, &attack, why),
            _ => return PlanTold::default(),
        };
        let target = attack.target;
        PlanTold {
            look: tr!("tabletop-answer-look", cell = self.place(target)),
            places: vec![self.spot(target)],
            tasks,
            ..PlanTold::default()
        }
    }

    /// Who stays, and what depends on it; nobody if nobody is left.
    fn stays(
        &self,
        scene: &Scene<'_>,
        state: &State,
        attack: &Attack,
        why: &[Cited],
    ) -> Option<GroupTask> {
        let units = state.fit_in(self, attack.target, scene.side);
        if state.strength_of(units) <= attack.loss {
            return None;
        }
        let facts = scene.depends_on(state, attack).into_iter();
        let facts = facts.map(|fact| self.say_standing(fact));
        Some(GroupTask {
            duty: Duty::Hold,
            who: self.stays_there(units, attack.target),
            ends: why.iter().cloned().chain(facts).collect(),
            arrows: Vec::new(),
            places: vec![self.spot(attack.target)],
        })
    }

    fn leaves(
        &self,
        scene: &Scene<'_>,
        state: &State,
        attack: &Attack,
        why: &[Cited],
    ) -> GroupTask {
        let units = state.fit_in(self, attack.target, scene.side);
        let free = scene.is_free(state, attack).then_some(Standing::Free);
        let free = free.map(|free| self.say_standing(free));
        let retreated = scene.retreated_there(state, attack);
        let lost = (!retreated.is_empty()).then(|| {
            let text = tr!(
                "tabletop-answer-abandons",
                units = self.some_called(retreated)
            );
            Cited::new(text, "T12.18")
        });
        let (who, cell) = (self.all_called(units), self.place(attack.target));
        GroupTask {
            duty: Duty::Withdraw,
            who: tr!("tabletop-answer-leaves", units = who, cell = cell),
            ends: lost
                .into_iter()
                .chain(why.iter().cloned())
                .chain(free)
                .collect(),
            arrows: Vec::new(),
            places: vec![self.spot(attack.target)],
        }
    }

    fn retreats(
        &self,
        scene: &Scene<'_>,
        state: &State,
        plan: &[Action],
        attack: &Attack,
        why: &[Cited],
    ) -> Vec<GroupTask> {
        let possible = destinations(self, state, attack.target, scene.side);
        let mut groups: Vec<(UnitSet, CellId)> = Vec::new();
        for action in plan {
            let Action::Retreat { unit, cell } = *action else {
                break;
            };
            match groups.iter_mut().find(|(_, at)| *at == cell) {
                Some((units, _)) => units.insert(unit),
                None => groups.push((UnitSet::of(unit), cell)),
            }
        }
        let mut after = *state;
        for &action in plan {
            self.step(&mut after, action, &[]);
        }
        let ends = leads_to(self, &after, |now| now.stage == Stage::Retreat);
        let told = groups.iter().map(|&(units, at)| {
            let others = possible - CellSet::of(at);
            let each = ends.iter();
            let each = each.map(|after| scene.rather_than(units, at, after, others));
            let in_both = |mut all: Vec<Standing>, other: Vec<Standing>| {
                all.retain(|fact| other.contains(fact));
                all
            };
            let facts = each.reduce(in_both).unwrap_or_default().into_iter();
            let facts = facts.map(|fact| self.say_standing(fact));
            GroupTask {
                duty: Duty::Withdraw,
                who: self.goes(units, at),
                ends: facts.chain(why.iter().cloned()).collect(),
                arrows: Duty::Withdraw.arrows([attack.target], at),
                places: vec![self.spot(at)],
            }
        });
        told.collect()
    }

    fn say_standing(&self, fact: Standing) -> Cited {
        let cells = |cells: CellSet| self.spots(cells).join(", ");
        let (text, rule) = match fact {
            Standing::Guards(cell) => (
                tr!("tabletop-answer-guards", cell = self.place(cell)),
                "T15.2",
            ),
            Standing::HoldsBase(cell) => {
                let (cell, points) = (self.place(cell), self.numbers().points_per_base);
                let text = tr!("tabletop-answer-base", cell = cell, n = points);
                (text, "T15.2")
            }
            Standing::KeepsCutOff(them) => (
                tr!("tabletop-task-keeps-cut", units = self.some_called(them)),
                "T10.4",
            ),
            Standing::KeepsSupplied(us) => (
                tr!("tabletop-task-keeps-open", units = self.some_called(us)),
                "T10.3",
            ),
            Standing::Protects(retreated) => {
                let units = self.some_called(retreated);
                (tr!("tabletop-answer-protects", units = units), "T12.18")
            }
            Standing::Supplied(lacking) => (
                tr!("tabletop-answer-supplied", cells = cells(lacking)),
                "T10.3",
            ),
            Standing::Nearer { cells, next } => (
                tr!("tabletop-answer-nearer", n = cells, next = next),
                "T10.3",
            ),
            Standing::Free => (tr!("tabletop-answer-free"), "T10.3"),
        };
        Cited::new(text, rule)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Tactics;
    use super::*;
    use crate::engine::{Dice as _, Seeded, Strategy as _};
    use crate::systems::tabletop::codec::{built_in, load};

    /// Every plan that answers a loss in games at sight.
    fn answers() -> Vec<(Tabletop, State, Vec<Action>)> {
        let mut found = Vec::new();
        for (n, scenario) in built_in().iter().enumerate() {
            let rules = Tabletop::new(load(scenario.text).unwrap().setup);
            let tactics = Tactics::new(rules.clone());
            for seed in 0..6 {
                let seed = seed + 10 * n as u64;
                let (mut now, mut rolled) = (rules.initial(), 0);
                while rules.to_act(&now).is_some() {
                    let mut plan = Vec::new();
                    tactics.plan(&now, &mut || 0.0, &mut plan);
                    if matches!(now.stage, Stage::StayOrGo | Stage::Retreat) {
                        found.push((rules.clone(), now, plan.clone()));
                    }
                    for action in plan {
                        let faces = (0..rules.dice(&now, action)).map(|_| {
                            rolled += 1;
                            Seeded { seed }.roll(rolled).unwrap()
                        });
                        rules.step(&mut now, action, &faces.collect::<Vec<_>>());
                    }
                }
            }
        }
        found
    }

    /// Who would be out of supply at the next judgement of this side's, which is in the next
    /// turn for the side that has the initiative or is active.
    fn cut(rules: &Tabletop, state: &State, side: SideNo) -> UnitSet {
        let mut then = *state;
        then.turn += u8::from(side == state.active || side == rules.parts().initiative);
        supply::isolated(rules, &then, side)
    }

    fn with(rules: &Tabletop, state: &State, units: UnitSet, to: CellId) -> State {
        let mut other = *state;
        for unit in units {
            other.put(rules, unit, to, state.strength(unit));
        }
        other
    }

    /// Whether a line of so many cells leads from a cell to a base.
    fn within(rules: &Tabletop, now: &State, side: SideNo, at: CellId, cells: usize) -> bool {
        let mut reached = CellSet::of(at);
        let open = supply::open_to_lines(rules, now, side);
        for _ in 0..cells {
            reached |= rules.cells().around_all(reached) & open;
        }
        open.contains(at) && reached.intersects(rules.bases(side) & open)
    }

    /// What is said of a retreat is taken back: each unit is put into the other cells it could
    /// have gone to, and what was told is counted again from the rules alone.
    #[test]
    fn why_units_retreat_where_they_do_would_not_hold_elsewhere() {
        let mut seen = [0; 5];
        for (rules, state, plan) in answers() {
            let side = state.active.other();
            let mut after = state;
            let mut groups: Vec<(CellId, UnitSet)> = Vec::new();
            for &action in &plan {
                if let Action::Retreat { unit, cell } = action {
                    match groups.iter_mut().find(|(at, _)| *at == cell) {
                        Some((_, units)) => units.insert(unit),
                        None => groups.push((cell, UnitSet::of(unit))),
                    }
                }
                rules.step(&mut after, action, &[]);
            }
            if groups.is_empty() {
                continue;
            }
            let told = rules.sketched(&state, &plan).told;
            assert_eq!(told.tasks.len(), groups.len());
            let scene = Scene {
                rules: &rules,
                side,
            };
            for (&(cell, units), task) in groups.iter().zip(&told.tasks) {
                assert_eq!(task.who, rules.goes(units, cell));
                let from = state.attack.unwrap().target;
                let others = destinations(&rules, &state, from, side) - CellSet::of(cell);
                let facts = scene.rather_than(units, cell, &after, others);
                let said: Vec<Cited> = facts.iter().map(|&one| rules.say_standing(one)).collect();
                assert_eq!(task.ends[..said.len()], said[..], "the rest is why");
                for fact in facts {
                    let each = others
                        .iter()
                        .map(|to| (to, with(&rules, &after, units, to)));
                    let mut each = each.collect::<Vec<_>>().into_iter();
                    let (n, holds) = match fact {
                        Standing::Guards(base) => {
                            let own = rules.bases(side).contains(base) && base == cell;
                            let enters = |now: &State| {
                                let movers = now.fit(&rules, side.other());
                                movers.iter().any(|u| reach(&rules, now, u).contains(base))
                            };
                            (0, own && each.all(|(_, now)| enters(&now)))
                        }
                        Standing::KeepsCutOff(them) => {
                            let foe = side.other();
                            let open =
                                each.all(|(_, now)| (cut(&rules, &now, foe) & them).is_empty());
                            (1, open && (them - cut(&rules, &after, foe)).is_empty())
                        }
                        Standing::KeepsSupplied(us) => {
                            let shut =
                                each.all(|(_, now)| (us - cut(&rules, &now, side)).is_empty());
                            (2, shut && (us & cut(&rules, &after, side)).is_empty())
                        }
                        Standing::Supplied(lacking) => {
                            let lacks = |to: CellId| {
                                let now = with(&rules, &after, units, to);
                                !(cut(&rules, &now, side) & units).is_empty()
                            };
                            let line = within(&rules, &after, side, cell, 99);
                            (3, lacking.iter().all(lacks) && line)
                        }
                        Standing::Nearer { cells, next } => {
                            let here = within(&rules, &after, side, cell, cells)
                                && (cells == 0 || !within(&rules, &after, side, cell, cells - 1));
                            let mut shorter = each;
                            let shorter =
                                shorter.any(|(to, now)| within(&rules, &now, side, to, next - 1));
                            (4, cells < next && here && !shorter)
                        }
                        other => panic!("{other:?} is not told of a retreat"),
                    };
                    assert!(holds, "{fact:?}");
                    seen[n] += 1;
                }
            }
        }
        // Of most kinds there is something to tell.
        assert!(seen[0] > 0 && seen[3] > 0 && seen[4] > 0, "{seen:?}");
    }

    /// What the first to retreat is told is no less true when the others have gone, wherever.
    #[test]
    fn what_is_told_of_the_first_who_retreats_holds_wherever_the_others_go() {
        let mut told_of_it = 0;
        for (rules, state, plan) in answers() {
            let [Action::Retreat { unit, cell }, _, ..] = plan[..] else {
                continue;
            };
            let side = state.active.other();
            let from = state.attack.unwrap().target;
            let others = destinations(&rules, &state, from, side) - CellSet::of(cell);
            let mut after = state;
            for &action in &plan {
                rules.step(&mut after, action, &[]);
            }
            let scene = Scene {
                rules: &rules,
                side,
            };
            let whole = scene.rather_than(UnitSet::of(unit), cell, &after, others);
            let whole: Vec<Cited> = whole.iter().map(|&one| rules.say_standing(one)).collect();
            let sketch = rules.sketched(&state, &plan[..1]);
            for end in &sketch.told.tasks[0].ends {
                assert!(whole.contains(end) || sketch.why.contains(end), "{end:?}");
                told_of_it += u32::from(whole.contains(end));
            }
        }
        assert!(told_of_it > 0);
    }

    /// Whoever may go is told what depends on the cell, or that nothing does: then no base is
    /// given up, no line, and nobody who had retreated there.
    #[test]
    fn a_cell_on_which_something_depends_is_not_said_to_be_free() {
        let (mut free, mut not) = (0, 0);
        let said = |rules: &Tabletop| rules.say_standing(Standing::Free);
        for (rules, state, _) in answers() {
            if state.stage != Stage::StayOrGo {
                continue;
            }
            let (side, target) = (state.active.other(), state.attack.unwrap().target);
            let told = rules.sketched(&state, &[Action::Go]).told;
            let says_so = told.tasks[0].ends.contains(&said(&rules));
            let there = state.in_cell(target, rules.units_of(side));
            let going = state.fit_in(&rules, target, side);
            let enters = |now: &State| {
                let movers = now.fit(&rules, side.other());
                movers
                    .iter()
                    .any(|u| reach(&rules, now, u).contains(target))
            };
            let to = destinations(&rules, &state, target, side);
            let worse = to.iter().any(|to| {
                let now = with(&rules, &state, going, to);
                let lost = cut(&rules, &now, side) - cut(&rules, &state, side);
                !(lost & going).is_empty()
            });
            let mut gone = state;
            there.iter().for_each(|unit| gone.lift(&rules, unit));
            let foe = side.other();
            let own = rules.bases(side).contains(target) && enters(&gone);
            let base = own || rules.bases(foe).contains(target);
            let opened = cut(&rules, &state, foe) - cut(&rules, &gone, foe);
            let lost = cut(&rules, &gone, side) - cut(&rules, &state, side);
            let something =
                base || there != going || worse || !opened.is_empty() || !lost.is_empty();
            assert!(!(says_so && something), "{told:?}");
            *if says_so { &mut free } else { &mut not } += 1;
        }
        assert!(free > 0 && not > 0, "{free}, {not}");
    }

    /// Who stays with less than it costs is told so, and nothing is said to depend on it.
    #[test]
    fn staying_that_destroys_everybody_is_not_said_to_hold_the_cell() {
        let (mut all, mut some) = (0, 0);
        for (rules, state, _) in answers() {
            if state.stage != Stage::StayOrGo {
                continue;
            }
            let attack = state.attack.unwrap();
            let mut after = state;
            rules.step(&mut after, Action::Stay, &[]);
            while after.stage == Stage::DefenderLoss {
                let mut legal = Vec::new();
                rules.legal(&after, &mut legal);
                rules.step(&mut after, legal[0], &[]);
            }
            let side = state.active.other();
            let held = after.occupied(side).contains(attack.target);
            let sketch = rules.sketched(&state, &[Action::Stay]);
            let everybody = state.in_cell(attack.target, rules.units_of(side));
            let points = state.strength_of(everybody);
            let lost = tr!("tabletop-why-stay-all", points = points);
            assert_eq!(sketch.why[0].text == lost, !held, "{sketch:?}");
            assert_eq!(sketch.told.tasks.len(), usize::from(held), "{sketch:?}");
            *if held { &mut some } else { &mut all } += 1;
        }
        assert!(all > 0 && some > 0, "{all}, {some}");
    }
}
