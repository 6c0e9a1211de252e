//! What a plan is and why, in words and on the map.

use super::Nerve;
use super::outlook::Outlook;
use crate::engine::Rules as _;
use crate::present::board::{Arrow, ArrowKind};
use crate::present::duty::{Duty, GroupTask, PlanTold};
use crate::present::system::{Cited, Sketch};
use crate::space::{CellId, CellSet};
use crate::systems::jaws_of_victory::action::Action;
use crate::systems::jaws_of_victory::ids::{UnitId, UnitSet};
use crate::systems::jaws_of_victory::losses::choosable;
use crate::systems::jaws_of_victory::odds::odds;
use crate::systems::jaws_of_victory::rules::Breakout;
use crate::systems::jaws_of_victory::state::{Stage, State};
use crate::words::{self, decimal, tr};

/// From so many hexes a stack gets out in its wave.
const IN_REACH: u32 = 4;

/// So many groups are told of.
const GROUPS: usize = 6;

/// So many merges are told of in a plan's own words.
const MERGES: usize = 2;

/// Units that take in others and stand together then.
struct Merge {
    /// Who takes in whom, in words.
    takes: Vec<String>,
    /// Where those are now that are taken in.
    here: CellSet,
    /// Where they can stand in reach of the relief force, and how far from it; `None` if
    /// they come no nearer.
    then: Option<(CellId, u32)>,
}

impl Breakout {
    /// A plan for people.
    pub(in crate::systems::jaws_of_victory) fn sketched(
        &self,
        state: &State,
        plan: &[Action],
    ) -> Sketch {
        match state.stage {
            Stage::Consolidation => self.sketched_merges(state, plan),
            Stage::OneHex => self.sketched_moves(state, plan),
            Stage::Wave | Stage::March => self.sketched_way(state, plan),
            _ => self.sketched_loss(state, plan),
        }
    }

    /// What the actions are called, one after the other.
    fn labelled(&self, state: &State, plan: &[Action]) -> Sketch {
        let mut now = *state;
        let mut sketch = Sketch::default();
        let mut labels = Vec::new();
        for &action in plan {
            labels.push(self.say_action(&now, action));
            for place in self.about_action(action).places {
                if !sketch.places.contains(&place) {
                    sketch.places.push(place);
                }
            }
            if self.dice(&now, action) > 0 {
                break;
            }
            self.step(&mut now, action, &[]);
        }
        sketch.label = labels.join(" · ");
        sketch
    }

    /// The position after what can be done without dice.
    fn after(&self, state: &State, plan: &[Action]) -> State {
        let mut now = *state;
        for &action in plan {
            if self.dice(&now, action) > 0 || self.check(&now, action).is_err() {
                break;
            }
            self.step(&mut now, action, &[]);
        }
        now
    }

    // ---- preparing

    fn sketched_merges(&self, state: &State, plan: &[Action]) -> Sketch {
        let mut taken: Vec<(UnitId, UnitSet)> = Vec::new();
        let mut take = |into: UnitId, units: UnitSet| {
            let known = taken.iter_mut().find(|(unit, _)| *unit == into);
            match known {
                Some((_, all)) => *all |= units,
                None => taken.push((into, units)),
            }
        };
        let mut converted = 0;
        let mut place = Vec::new();
        for action in plan {
            let (into, units): (UnitId, UnitSet) = match *action {
                Action::Join { unit, into } => (into, UnitSet::of(unit)),
                Action::Form {
                    regiment,
                    first,
                    second,
                } => (regiment, [first, second].into_iter().collect()),
                _ => continue,
            };
            for unit in units {
                let brings = self.unit(unit).and_then(|info| info.converted);
                let more = brings.map_or(0, |n| n.saturating_sub(state.steps(unit)));
                converted += u16::from(more);
                let hex = state.cell_of(unit).map(|hex| self.spot(hex));
                place.extend(
                    hex.filter(|hex| !place.contains(hex))
                        .into_iter()
                        .collect::<Vec<_>>(),
                );
            }
            take(into, units);
        }
        if taken.is_empty() {
            return self.labelled(state, plan);
        }
        taken.sort_by_key(|(into, _)| *into);
        let after = self.after(state, plan);
        let count = |state: &State| (self.pocket() & state.on_map()).len();
        let mut why = vec![Cited::new(
            tr!(
                "jaws-why-room",
                before = count(state),
                after = count(&after)
            ),
            "11",
        )];
        if converted > 0 {
            let text = tr!("jaws-why-converted", n = converted);
            why.push(Cited::new(text, "16.5.1"));
        }
        let merges = self.merges([state, &after], &taken);
        Sketch {
            label: self.say_merges(&merges),
            why,
            places: place,
            told: self.told_merges(&merges),
            ..Sketch::default()
        }
    }

    /// Who takes in whom, by where those that can then stand near enough to get out will
    /// stand; the others after them.
    fn merges(&self, [before, merged]: [&State; 2], taken: &[(UnitId, UnitSet)]) -> Vec<Merge> {
        let mut now = *merged;
        if now.stage == Stage::Consolidation {
            self.step(&mut now, Action::Done, &[]);
        }
        let mut moves = Vec::new();
        Nerve::new(self.clone()).close_up(&now, &mut || 0.0, &mut moves);
        moves.retain(|action| *action != Action::Done);
        let stood = self.after(&now, &moves);
        let near = |unit: UnitId| {
            let hex = stood.cell_of(unit)?;
            let far = self.distance_to_relief(hex)?;
            (far <= IN_REACH).then_some((hex, far))
        };
        let mut all: Vec<Merge> = Vec::new();
        for &(into, units) in taken {
            let then = near(into);
            let one = match all.iter().position(|merge| merge.then == then) {
                Some(n) => n,
                None => {
                    let takes = Vec::new();
                    let here = CellSet::EMPTY;
                    all.push(Merge { takes, here, then });
                    all.len() - 1
                }
            };
            let names: Vec<String> = units.iter().map(|unit| self.called(unit)).collect();
            let names = words::all_of(&names);
            let takes = tr!("jaws-idea-takes", into = self.called(into), units = names);
            if let Some(merge) = all.get_mut(one) {
                merge.takes.push(takes);
                merge.here |= units
                    .iter()
                    .filter_map(|unit| before.cell_of(unit))
                    .collect();
            }
        }
        // The nearest first, so that two plans with the same merges are told alike.
        all.sort_by_key(|merge| {
            let far = merge.then.map_or(u32::MAX, |(_, far)| far);
            (far, merge.then.map(|(hex, _)| hex))
        });
        all
    }

    /// Who takes in whom, and what for, as one would give the order; of many the first.
    fn say_merges(&self, merges: &[Merge]) -> String {
        let told = merges.iter().take(MERGES).map(|merge| {
            let takes = merge.takes.join("; ");
            match merge.then {
                Some((hex, far)) => tr!(
                    "jaws-idea-stand",
                    takes = takes,
                    count = merge.takes.len(),
                    hex = self.spot(hex),
                    n = far
                ),
                None => takes,
            }
        });
        let told = told.collect::<Vec<String>>().join(" · ");
        let rest = merges.iter().skip(MERGES).map(|merge| merge.takes.len());
        match rest.sum::<usize>() {
            0 => told,
            n => tr!("jaws-idea-more", told = told, n = n),
        }
    }

    /// The same by purpose.
    fn told_merges(&self, merges: &[Merge]) -> PlanTold {
        let task = |merge: &Merge| {
            let end = match merge.then {
                Some((hex, far)) => tr!(
                    "jaws-task-stands",
                    count = merge.takes.len(),
                    hex = self.spot(hex),
                    n = far
                ),
                None => tr!("jaws-task-far", n = IN_REACH + 1),
            };
            GroupTask {
                duty: Duty::Prepare,
                who: merge.takes.join("; "),
                ends: vec![Cited::new(end, "16.5.3")],
                arrows: Vec::new(),
                places: merge.here.iter().map(|hex| self.spot(hex)).collect(),
            }
        };
        let mut told = self.told_tasks(merges.iter().map(task).collect());
        if !told.places.is_empty() {
            told.look = tr!("jaws-look-merge", places = words::all_of(&told.places));
        }
        told
    }

    /// The steps that stand near enough to get out in their wave.
    fn in_reach(&self, state: &State) -> u16 {
        let near = (self.pocket() & state.on_map()).iter().filter(|&unit| {
            let at = state.cell_of(unit);
            let far = at.and_then(|at| self.distance_to_relief(at));
            far.is_some_and(|far| far <= IN_REACH)
        });
        near.map(|unit| u16::from(state.steps(unit))).sum()
    }

    fn sketched_moves(&self, state: &State, plan: &[Action]) -> Sketch {
        let moves = plan.iter().filter_map(|action| match *action {
            Action::Move { unit, to } => Some((unit, to)),
            _ => None,
        });
        let moves: Vec<(UnitId, CellId)> = moves.collect();
        if moves.is_empty() {
            return self.labelled(state, plan);
        }
        let told = moves.iter().map(|&(unit, to)| {
            let (unit, hex) = (self.called(unit), self.spot(to));
            tr!("jaws-idea-move", unit = unit, hex = hex)
        });
        let told: Vec<String> = told.collect();
        // Done or not: where they stand is the same.
        let stays: Vec<Action> = plan
            .iter()
            .copied()
            .filter(|action| *action != Action::Done)
            .collect();
        let after = self.after(state, &stays);
        let arrows = moves.iter().filter_map(|&(unit, to)| {
            Some(Arrow {
                from: state.cell_of(unit)?,
                via: Vec::new(),
                to,
                kind: ArrowKind::Move,
                label: String::new(),
            })
        });
        let text = tr!(
            "jaws-why-near",
            before = self.in_reach(state),
            after = self.in_reach(&after)
        );
        let mut places: Vec<String> = moves.iter().map(|(_, to)| self.spot(*to)).collect();
        places.dedup();
        Sketch {
            label: told.join("; "),
            why: vec![Cited::new(text, "16.5.3")],
            arrows: arrows.collect(),
            places,
            told: self.told_moves(state, &moves),
        }
    }

    /// Those that go to the same hex, the nearest to the relief force first, and how far off
    /// they stand then.
    fn told_moves(&self, state: &State, moves: &[(UnitId, CellId)]) -> PlanTold {
        let mut groups: Vec<(u32, CellId, UnitSet)> = Vec::new();
        for &(unit, to) in moves {
            let Some(far) = self.distance_to_relief(to) else {
                continue;
            };
            match groups.iter_mut().find(|(_, hex, _)| *hex == to) {
                Some((.., units)) => *units |= UnitSet::of(unit),
                None => groups.push((far, to, UnitSet::of(unit))),
            }
        }
        groups.sort_by_key(|(far, ..)| *far);
        let task = |&(far, to, units): &(u32, CellId, UnitSet)| {
            let duty = match far <= IN_REACH {
                true => Duty::Leave,
                false => Duty::Prepare,
            };
            let end = Cited::new(tr!("jaws-why-far", n = far), "16.5.3");
            let from: CellSet = units.iter().filter_map(|u| state.cell_of(u)).collect();
            self.told_task((duty, units), to, duty.arrows(from, to), end)
        };
        let mut told = self.told_tasks(groups.iter().take(GROUPS).map(task).collect());
        let rest = groups.iter().skip(GROUPS);
        let rest = rest.map(|&(_, to, units)| self.goes(units, to));
        told.also = rest.collect::<Vec<String>>().join("; ");
        told
    }

    /// The way of one stack, and what it is for.
    fn told_way(
        &self,
        (duty, stack): (Duty, UnitSet),
        from: CellId,
        hexes: &[CellId],
        end: Cited,
    ) -> PlanTold {
        let Some((&to, via)) = hexes.split_last() else {
            return PlanTold::default();
        };
        let mut arrows = duty.arrows([from], to);
        for arrow in &mut arrows {
            arrow.via = via.to_vec();
        }
        // Whoever comes back to where he was needs none.
        arrows.retain(|arrow| arrow.from != to);
        self.told_tasks(vec![self.told_task((duty, stack), to, arrows, end)])
    }

    /// What one group does.
    fn told_task(
        &self,
        (duty, units): (Duty, UnitSet),
        to: CellId,
        arrows: Vec<Arrow>,
        end: Cited,
    ) -> GroupTask {
        GroupTask {
            duty,
            who: self.goes(units, to),
            ends: vec![end],
            arrows,
            places: vec![self.spot(to)],
        }
    }

    fn goes(&self, units: UnitSet, to: CellId) -> String {
        let (units, hex) = (self.all_called(units), self.spot(to));
        tr!("jaws-task-goes", units = units, hex = hex)
    }

    fn told_tasks(&self, tasks: Vec<GroupTask>) -> PlanTold {
        let Some(first) = tasks.first() else {
            return PlanTold::default();
        };
        let places = first.places.clone();
        PlanTold {
            look: tr!(
                "jaws-look",
                places = words::all_of(&places),
                duty = first.duty.word()
            ),
            places,
            tasks,
            ..PlanTold::default()
        }
    }

    // ---- the waves

    fn told_hexes(&self, hexes: &[CellId]) -> String {
        let hexes: Vec<String> = hexes.iter().map(|hex| self.spot(*hex)).collect();
        hexes.join(" – ")
    }

    /// "2423 – 2323 – 2224", and what it comes to.
    pub(in crate::systems::jaws_of_victory) fn say_way(&self, way: &Outlook) -> [String; 2] {
        let value = tr!(
            "jaws-way-value",
            out = decimal(way.out, 1),
            lost = decimal(way.lost, 1),
            enemy = decimal(way.enemy, 1)
        );
        [self.told_hexes(&way.hexes), value]
    }

    /// The same in short.
    pub(in crate::systems::jaws_of_victory) fn say_cost(way: &Outlook) -> String {
        tr!(
            "jaws-way-cost",
            out = decimal(way.out, 1),
            lost = decimal(way.lost, 1)
        )
    }

    fn sketched_way(&self, state: &State, plan: &[Action]) -> Sketch {
        let mut sketch = self.labelled(state, plan);
        let chosen = match plan.first() {
            Some(choice @ Action::Choose { .. }) => self.after(state, &[*choice]),
            _ => *state,
        };
        let Some(march) = chosen.march else {
            return sketch;
        };
        let entered: Vec<CellId> = plan
            .iter()
            .filter_map(|action| match action {
                Action::Enter { hex } => Some(*hex),
                _ => None,
            })
            .collect();
        let ways = Nerve::new(self.clone()).outlooks(&chosen);
        let stack = chosen.stack(self, march.stack);
        let steps = chosen.steps_of(stack);
        let stops = plan.contains(&Action::Stop);
        let way = ways.iter().find(|way| way.hexes.starts_with(&entered));
        match way.filter(|_| !stops) {
            Some(way) => {
                let text = tr!(
                    "jaws-why-way",
                    hexes = self.told_hexes(&way.hexes),
                    lost = decimal(way.lost, 1),
                    out = decimal(way.out, 1),
                    steps = steps,
                    enemy = decimal(way.enemy, 1)
                );
                let end = Cited::new(text, "12.12");
                sketch.why.push(end.clone());
                let who = (Duty::Leave, stack);
                sketch.told = self.told_way(who, march.at, &way.hexes, end);
                let other = ways
                    .iter()
                    .find(|other| other.hexes.first() != way.hexes.first());
                if let Some(other) = other {
                    let text = tr!(
                        "jaws-why-other",
                        hexes = self.told_hexes(&other.hexes),
                        lost = decimal(other.lost, 1),
                        out = decimal(other.out, 1)
                    );
                    sketch.why.push(Cited::plain(text));
                }
                self.arrow(&mut sketch, march.at, &way.hexes, decimal(way.out, 1));
            }
            None if ways.is_empty() => {
                let end = Cited::new(tr!("jaws-why-no-way"), "16.5.3");
                sketch.why.push(end.clone());
                let who = (Duty::Break, stack);
                sketch.told = self.told_way(who, march.at, &entered, end);
                self.arrow(&mut sketch, march.at, &entered, String::new());
            }
            None => self.arrow(&mut sketch, march.at, &entered, String::new()),
        }
        self.why_now(&chosen, &entered, &mut sketch);
        sketch
    }

    /// Shifts of its next attack, and who comes after it.
    fn why_now(&self, chosen: &State, entered: &[CellId], sketch: &mut Sketch) {
        let Some(march) = chosen.march else { return };
        let attack = entered.iter().find(|hex| chosen.held().contains(**hex));
        if let Some(&hex) = attack {
            let odds = odds(self, chosen, &march, hex);
            if odds.surprise > 0 {
                let text = tr!("jaws-shift-surprise", n = odds.surprise);
                sketch.why.push(Cited::new(text, "16.5.3.4e"));
            }
            if odds.armour > 0 {
                let text = tr!("jaws-shift-armour", n = odds.armour);
                sketch.why.push(Cited::new(text, "16.5.3.4c"));
            }
        }
        let behind = (self.pocket() & chosen.on_map()).iter().filter(|&unit| {
            let from = chosen.origin_of(unit);
            from.is_some_and(|from| from != march.stack && !chosen.acted.contains(from))
        });
        let behind: u16 = behind.map(|unit| u16::from(chosen.steps(unit))).sum();
        if attack.is_some() && behind > 0 {
            sketch
                .why
                .push(Cited::plain(tr!("jaws-why-behind", n = behind)));
        }
    }

    fn arrow(&self, sketch: &mut Sketch, from: CellId, hexes: &[CellId], label: String) {
        let Some((&to, via)) = hexes.split_last() else {
            return;
        };
        sketch.arrows.push(Arrow {
            from,
            via: via.to_vec(),
            to,
            kind: ArrowKind::Planned,
            label,
        });
        for hex in hexes {
            let spot = self.spot(*hex);
            if !sketch.places.contains(&spot) {
                sketch.places.push(spot);
            }
        }
    }

    // ---- losses

    /// What a unit loses of its strength with its next step.
    fn weakens(&self, state: &State, unit: UnitId) -> u16 {
        let enlarged = state.enlarged.contains(unit);
        let steps = state.steps(unit);
        let now = self.strength(unit, steps, enlarged);
        now.saturating_sub(self.strength(unit, steps.saturating_sub(1), enlarged))
    }

    fn sketched_loss(&self, state: &State, plan: &[Action]) -> Sketch {
        let mut sketch = self.labelled(state, plan);
        let Some(Action::Lose { unit } | Action::Yield { unit }) = plan.first().copied() else {
            return sketch;
        };
        let own = self.weakens(state, unit);
        let others = choosable(self, state).iter().filter(|other| *other != unit);
        let text = match others.map(|other| self.weakens(state, other)).min() {
            Some(other) => tr!("jaws-why-loses", n = own, other = other),
            None => tr!("jaws-why-loses-alone", n = own),
        };
        sketch.why.push(Cited::new(text, "4.4"));
        sketch
    }
}
