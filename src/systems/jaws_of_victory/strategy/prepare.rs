//! Making room and coming near: merges, and the one-hex move.

use super::Nerve;
use crate::engine::{Rng, Rules as _};
use crate::hex::Id as _;
use crate::space::{CellId, CellSet};
use crate::systems::jaws_of_victory::action::Action;
use crate::systems::jaws_of_victory::audit::worth;
use crate::systems::jaws_of_victory::ids::{UnitId, UnitSet};
use crate::systems::jaws_of_victory::stacking::{crowded, crowdings, excess, is_regiment, mixes};
use crate::systems::jaws_of_victory::state::State;

/// What a step is worth by its distance from the relief force before the waves.
const NEAR: [f64; 8] = [1.0, 1.0, 1.0, 0.80, 0.72, 0.16, 0.03, 0.0];

/// What a unit too many costs where places are compared, in points.
const TOO_MANY: f64 = 50.0;

/// How many steps one after the other make places better, at the most.
const CLIMB: usize = 60;

/// How many other ways to merge, and to move, are thought of.
const OTHERS: u64 = 7;

/// Where the units of the Gruppe are to stand when all have moved.
#[derive(Clone)]
struct Places {
    own: Vec<UnitId>,
    homes: Vec<CellId>,
    at: Vec<CellId>,
    /// Where each of them can be.
    options: Vec<Vec<CellId>>,
    /// Who stands in each hex.
    there: Vec<UnitSet>,
}

impl Places {
    fn in_hex(&self, hex: CellId) -> UnitSet {
        self.there.get(hex.index()).copied().unwrap_or_default()
    }

    fn shift(&mut self, unit: UnitId, from: CellId, to: CellId) {
        if let Some(set) = self.there.get_mut(from.index()) {
            set.remove(unit);
        }
        if let Some(set) = self.there.get_mut(to.index()) {
            set.insert(unit);
        }
    }

    /// Puts the n-th unit elsewhere for good.
    fn put(&mut self, n: usize, to: CellId) {
        let (Some(&unit), Some(&from)) = (self.own.get(n), self.at.get(n)) else {
            return;
        };
        self.shift(unit, from, to);
        if let Some(at) = self.at.get_mut(n) {
            *at = to;
        }
    }

    /// The moves that lead there.
    fn moves(&self, state: &State, out: &mut Vec<Action>) {
        for ((&unit, &to), &home) in self.own.iter().zip(&self.at).zip(&self.homes) {
            if to != home && !state.moved.contains(unit) {
                out.push(Action::Move { unit, to });
            }
        }
        out.push(Action::Done);
    }
}

impl Nerve {
    /// What a step counts that stands there before the waves.
    pub(super) fn near(&self, hex: CellId) -> f64 {
        let far = self.rules.distance_to_relief(hex).unwrap_or(u32::MAX);
        let place = usize::try_from(far.min(7)).unwrap_or(7);
        NEAR.get(place).copied().unwrap_or(0.0)
    }

    // ---- consolidation

    /// The merges that make most room, one after the other.
    pub(super) fn merge(
        &self,
        state: &State,
        blur: &mut dyn FnMut() -> f64,
        out: &mut Vec<Action>,
    ) {
        let mut now = *state;
        loop {
            let mut legal = Vec::new();
            self.rules.legal(&now, &mut legal);
            let gain = |action: &Action| match *action {
                Action::Join { unit, into } => {
                    let room = if is_regiment(&self.rules, unit) {
                        6.0
                    } else {
                        2.0
                    };
                    let steps = now.steps(into) + worth(&self.rules, &now, unit);
                    Some(room + f64::from(steps) / 10.0)
                }
                Action::Form { first, second, .. } => {
                    let lost = [first, second].into_iter();
                    let lost = lost.filter(|&unit| is_regiment(&self.rules, unit));
                    Some(0.5 + lost.count() as f64 / 10.0)
                }
                _ => None,
            };
            let valued = legal.iter().filter_map(|a| Some((gain(a)? + blur(), *a)));
            let best = valued.max_by(|a, b| a.0.total_cmp(&b.0));
            let Some((_, action)) = best.filter(|(gain, _)| *gain > 0.0) else {
                break;
            };
            self.rules.step(&mut now, action, &[]);
            out.push(action);
        }
        out.push(Action::Done);
    }

    /// Other ways to merge: what comes to mind when one does not look closely.
    pub(super) fn other_merges(&self, state: &State, out: &mut Vec<Vec<Action>>) {
        for n in 0..OTHERS {
            let mut luck = Rng::new(n);
            let mut plan = Vec::new();
            self.merge(state, &mut || 3.0 * luck.normal(), &mut plan);
            out.push(plan);
        }
        out.push(vec![Action::Done]);
    }

    /// The same merges but one, or with others in its place.
    pub(super) fn changed_merges(
        &self,
        state: &State,
        plan: &[Action],
        below: &mut dyn FnMut(usize) -> usize,
        most: usize,
        out: &mut Vec<Vec<Action>>,
    ) {
        let merges = plan.len().saturating_sub(1);
        for n in 0..most.min(2 * merges) {
            let without = below(merges);
            let (mut now, mut changed) = (*state, Vec::new());
            for (_, &action) in plan.iter().enumerate().filter(|(i, _)| *i != without) {
                // What rests on the merge that is left out falls with it.
                if action != Action::Done && self.rules.check(&now, action).is_ok() {
                    self.rules.step(&mut now, action, &[]);
                    changed.push(action);
                }
            }
            if n % 2 == 0 {
                let mut legal = Vec::new();
                self.rules.legal(&now, &mut legal);
                legal.retain(|action| *action != Action::Done && plan.get(without) != Some(action));
                if !legal.is_empty() {
                    changed.push(legal[below(legal.len())]);
                }
            }
            changed.push(Action::Done);
            out.push(changed);
        }
    }

    // ---- the one-hex move

    /// What the units in a hex are worth there, less what is too full about it.
    fn hex_worth(&self, state: &State, hex: CellId, units: UnitSet) -> f64 {
        let steps = f64::from(state.steps_of(units));
        let many = excess(&self.rules, hex, units) as f64;
        let mixed = f64::from(u8::from(mixes(&self.rules, units)));
        let armour = units.iter().filter(|&unit| {
            let info = self.rules.unit(unit);
            info.is_some_and(|info| info.trade.is_armour())
        });
        // Armour helps its whole stack; a second one in it helps nobody.
        let armour = armour.count().min(1) as f64;
        steps * self.near(hex) + armour * steps.min(6.0) * 0.05 - (many + mixed) * TOO_MANY
    }

    fn places(&self, state: &State) -> Places {
        let rules = &self.rules;
        let own: Vec<UnitId> = (rules.pocket() & state.on_map()).iter().collect();
        let at: Vec<CellId> = own
            .iter()
            .map(|&unit| state.cell_of(unit).unwrap_or(CellId(0)))
            .collect();
        let mut there = vec![UnitSet::EMPTY; rules.cells().len()];
        for (&unit, hex) in own.iter().zip(&at) {
            if let Some(set) = there.get_mut(hex.index()) {
                set.insert(unit);
            }
        }
        let options = own.iter().zip(&at).map(|(&unit, &home)| {
            let near = rules.cells().around(home).iter();
            let free = near.filter(|&to| rules.check(state, Action::Move { unit, to }).is_ok());
            std::iter::once(home).chain(free).collect()
        });
        Places {
            options: options.collect(),
            homes: at.clone(),
            own,
            at,
            there,
        }
    }

    /// In a hex that is too full, whoever came goes back first.
    fn clear(&self, state: &State) -> Option<Action> {
        let came = |hex| state.pocket_in(&self.rules, hex) & state.moved;
        let mut full = crowded(&self.rules, state).iter();
        let unit = full.find_map(|hex| came(hex).first())?;
        Some(Action::Back { unit })
    }

    /// Where everybody steps: climbs from the places as they are, one unit or two at a
    /// time, as long as it gains anything.
    pub(super) fn close_up(
        &self,
        state: &State,
        blur: &mut dyn FnMut() -> f64,
        out: &mut Vec<Action>,
    ) {
        if let Some(back) = self.clear(state) {
            out.push(back);
            return;
        }
        let mut places = self.places(state);
        // A whim for each unit, so that blurred players differ.
        let whims: Vec<f64> = places.own.iter().map(|_| blur()).collect();
        self.climb(state, &mut places, &whims);
        places.moves(state, out);
    }

    /// Other places: what comes to mind when one does not look closely.
    pub(super) fn other_places(&self, state: &State, out: &mut Vec<Vec<Action>>) {
        for n in 0..OTHERS {
            let mut luck = Rng::new(n);
            let mut plan = Vec::new();
            self.close_up(state, &mut || 3.0 * luck.normal(), &mut plan);
            out.push(plan);
        }
    }

    fn climb(&self, state: &State, places: &mut Places, whims: &[f64]) {
        let worth = |places: &Places, changed: CellSet| -> f64 {
            let each = changed.iter();
            each.map(|hex| self.hex_worth(state, hex, places.in_hex(hex)))
                .sum()
        };
        let homes = places.homes.clone();
        let whim = |n: usize, to: CellId| match homes.get(n) == Some(&to) {
            true => 0.0,
            false => whims.get(n).copied().unwrap_or(0.0) / 8.0,
        };
        let options = places.options.clone();
        for _ in 0..CLIMB {
            let mut best: (f64, Vec<(usize, CellId)>) = (1e-6, Vec::new());
            for (n, ways) in options.iter().enumerate() {
                let (unit, from) = (places.own[n], places.at[n]);
                for &to in ways.iter().filter(|&&to| to != from) {
                    let touched: CellSet = [from, to].into_iter().collect();
                    let before = worth(places, touched);
                    places.shift(unit, from, to);
                    let alone = worth(places, touched) - before + whim(n, to) - whim(n, from);
                    if alone > best.0 {
                        best = (alone, vec![(n, to)]);
                    }
                    // Somebody who is in the way there makes room.
                    for (m, more) in options.iter().enumerate() {
                        if m == n || places.at[m] != to {
                            continue;
                        }
                        let other_unit = places.own[m];
                        for &other in more.iter().filter(|&&other| other != to) {
                            let mut wide = touched;
                            wide.insert(other);
                            let far = touched.contains(other);
                            let old = match far {
                                true => before,
                                false => before + worth(places, CellSet::of(other)),
                            };
                            places.shift(other_unit, to, other);
                            let gain = worth(places, wide) - old + whim(n, to) - whim(n, from)
                                + whim(m, other)
                                - whim(m, to);
                            places.shift(other_unit, other, to);
                            if gain > best.0 {
                                best = (gain, vec![(n, to), (m, other)]);
                            }
                        }
                    }
                    places.shift(unit, to, from);
                }
            }
            if best.1.is_empty() {
                break;
            }
            for (n, to) in best.1 {
                places.put(n, to);
            }
        }
    }

    /// The same places but for one unit or two; nothing is too full.
    pub(super) fn changed_places(
        &self,
        state: &State,
        plan: &[Action],
        below: &mut dyn FnMut(usize) -> usize,
        most: usize,
        out: &mut Vec<Vec<Action>>,
    ) {
        let mut planned = self.places(state);
        if planned.own.is_empty() || self.clear(state).is_some() {
            return;
        }
        for action in plan {
            if let Action::Move { unit, to } = *action
                && let Some(n) = planned.own.iter().position(|&own| own == unit)
            {
                planned.put(n, to);
            }
        }
        let (known, mut tries) = (out.len(), 0);
        while out.len() < known + most && tries < 40 * most {
            tries += 1;
            let mut places = planned.clone();
            let n = below(places.own.len());
            let to = places.options[n][below(places.options[n].len())];
            if to == places.at[n] {
                continue;
            }
            let from = places.at[n];
            places.put(n, to);
            // Whoever is there goes elsewhere, as long as it is too full.
            for _ in 0..3 {
                let units = places.in_hex(to);
                if crowdings(&self.rules, to, units).next().is_none() {
                    break;
                }
                let there = |m: &usize| *m != n && places.at[*m] == to;
                let others: Vec<usize> = (0..places.own.len()).filter(there).collect();
                if others.is_empty() {
                    break;
                }
                let m = others[below(others.len())];
                let elsewhere = match places.options[m].contains(&from) {
                    true => from,
                    false => places.options[m][below(places.options[m].len())],
                };
                places.put(m, elsewhere);
            }
            let full = |hex: &CellId| {
                let mut wrong = crowdings(&self.rules, *hex, places.in_hex(*hex));
                wrong.next().is_some()
            };
            if places.at.iter().any(full) || places.at == planned.at {
                continue;
            }
            let mut changed = Vec::new();
            places.moves(state, &mut changed);
            out.push(changed);
        }
    }
}
