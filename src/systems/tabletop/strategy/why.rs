//! What a plan is and why, in words and on the map.

use super::Tactics;
use crate::engine::{Rules as _, SideNo};
use crate::present::board::{Arrow, ArrowKind};
use crate::present::system::{Cited, Sketch};
use crate::space::{CellId, CellSet};
use crate::systems::tabletop::action::Action;
use crate::systems::tabletop::ids::{UnitId, UnitSet};
use crate::systems::tabletop::odds::{Odds, odds};
use crate::systems::tabletop::retreat::destinations;
use crate::systems::tabletop::rules::Tabletop;
use crate::systems::tabletop::state::{Stage, State};
use crate::words::{decimal, tr};

/// So many places are named one by one.
const NAMED: usize = 4;

impl Tabletop {
    /// A plan for people.
    pub(in crate::systems::tabletop) fn sketched(&self, state: &State, plan: &[Action]) -> Sketch {
        let resolves = plan.iter().find_map(|action| match action {
            Action::Resolve { all_out } => Some(*all_out),
            _ => None,
        });
        if let Some(all_out) = resolves {
            return self.sketched_attack(state, plan, all_out);
        }
        if state.stage == Stage::Movement {
            return self.sketched_moves(state, plan);
        }
        let labels: Vec<String> = self.labels(state, plan);
        let why = self.why_answered(state, plan);
        let mut sketch = Sketch {
            label: labels.join(" · "),
            told: self.answer_told(state, plan, &why),
            why,
            ..Sketch::default()
        };
        for action in plan {
            self.mark(state, *action, &mut sketch);
        }
        sketch
    }

    /// What the actions are called, one of several that are called the same.
    fn labels(&self, state: &State, plan: &[Action]) -> Vec<String> {
        let mut now = *state;
        let mut labels: Vec<(String, u32)> = Vec::new();
        for &action in plan {
            let label = self.say_action(&now, action);
            match labels.last_mut() {
                Some((last, times)) if *last == label => *times += 1,
                _ => labels.push((label, 1)),
            }
            self.step(&mut now, action, &[]);
        }
        let told = labels.into_iter().map(|(label, times)| match times {
            1 => label,
            _ => tr!("tabletop-idea-times", label = label, n = times),
        });
        told.collect()
    }

    /// The arrow and the place of an action.
    fn mark(&self, state: &State, action: Action, sketch: &mut Sketch) {
        let (unit, cell, kind) = match action {
            Action::Retreat { unit, cell } => (unit, cell, ArrowKind::Retreat),
            Action::Move { unit, route } => (unit, route.end(), ArrowKind::Move),
            Action::Enter { cell, .. } => {
                sketch.places.push(self.spot(cell));
                return;
            }
            Action::Replace { unit } | Action::Lose { unit } => {
                sketch
                    .places
                    .extend(state.cell_of(unit).map(|cell| self.spot(cell)));
                sketch.places.dedup();
                return;
            }
            _ => return,
        };
        let Some(from) = state.cell_of(unit) else {
            return;
        };
        let via = match action {
            Action::Move { route, .. } if route.second.is_some() => vec![route.first],
            _ => Vec::new(),
        };
        if !sketch.arrows.iter().any(|a| (a.from, a.to) == (from, cell)) {
            sketch.arrows.push(Arrow {
                from,
                via,
                to: cell,
                kind,
                label: String::new(),
            });
        }
        let spot = self.spot(cell);
        if !sketch.places.contains(&spot) {
            sketch.places.push(spot);
        }
    }

    // ---- attacks

    fn sketched_attack(&self, state: &State, plan: &[Action], all_out: bool) -> Sketch {
        let (mut target, mut units) = match &state.attack {
            Some(attack) => (Some(attack.target), attack.named().to_vec()),
            None => (None, Vec::new()),
        };
        for action in plan {
            match *action {
                Action::Join { unit, target: cell } => {
                    target = Some(cell);
                    units.push(unit);
                }
                Action::Leave { unit } => units.retain(|other| *other != unit),
                _ => {}
            }
        }
        let Some(target) = target else {
            return Sketch::default();
        };
        let odds = odds(self, state, &units, target);
        let names: UnitSet = units.iter().copied().collect();
        let percent = |fits: fn(i32) -> bool| decimal(100.0 * odds.difference.chance(fits), 0);
        let won = percent(|d| d > 0);
        let label = tr!(
            "tabletop-idea-attack",
            cell = self.place(target),
            manner = if all_out { "all-out" } else { "normal" },
            units = self.all_called(names)
        );
        let mut arrows: Vec<Arrow> = Vec::new();
        for from in units.iter().filter_map(|&unit| state.cell_of(unit)) {
            if arrows.iter().all(|arrow| arrow.from != from) {
                arrows.push(Arrow {
                    from,
                    via: Vec::new(),
                    to: target,
                    kind: ArrowKind::Planned,
                    label: String::new(),
                });
            }
        }
        if let Some(first) = arrows.first_mut() {
            first.label = tr!("tabletop-won", won = won);
        }
        let why = self.why_attacked(state, &odds, target, all_out);
        // How it may end is what it is for.
        let ends = why.iter().take(1).cloned().collect();
        Sketch {
            label,
            told: self.attack_told(state, (names, all_out), target, ends),
            why,
            arrows,
            places: vec![self.spot(target)],
        }
    }

    fn why_attacked(
        &self,
        state: &State,
        odds: &Odds,
        target: CellId,
        all_out: bool,
    ) -> Vec<Cited> {
        let foe = state.active.other();
        let losses = odds.losses(self.options(), all_out);
        let [ours, theirs] = losses.map(|loss| decimal(loss.mean(), 1));
        let percent = |fits: fn(i32) -> bool| decimal(100.0 * odds.difference.chance(fits), 0);
        let mut why = vec![Cited::new(
            tr!(
                "tabletop-why-odds",
                won = percent(|d| d > 0),
                lost = percent(|d| d < 0),
                attacker = ours,
                defender = theirs
            ),
            "T12.12",
        )];
        let fit = state.fit_in(self, target, foe);
        let strength = i32::from(state.strength_of(fit));
        let [_, loss] = odds.losses(self.options(), all_out);
        let all = loss.chance(|loss| loss > strength);
        if all >= 0.05 {
            let chance = decimal(100.0 * all, 0);
            why.push(Cited::new(
                tr!("tabletop-why-overwhelmed", chance = chance),
                "T12.13",
            ));
        }
        if destinations(self, state, target, foe).is_empty() {
            why.push(Cited::new(tr!("tabletop-why-no-retreat"), "T12.15"));
        }
        let numbers = self.numbers();
        if odds.crowded {
            why.push(Cited::new(
                tr!("tabletop-why-crowd", n = numbers.crowd_points),
                "T12.10",
            ));
        }
        if all_out {
            why.push(Cited::new(
                tr!(
                    "tabletop-why-all-out",
                    price = numbers.all_out_price,
                    gain = numbers.all_out_gain
                ),
                "T12.4",
            ));
        }
        if (fit & state.out_of_supply) == fit && !fit.is_empty() {
            why.push(Cited::new(tr!("tabletop-why-weak"), "T12.6"));
        }
        why
    }

    // ---- movement

    /// Where units go that have moved, those of one cell together: the strongest of these
    /// groups, and how many units are left.
    fn legs(&self, after: &State, moved: &[UnitId]) -> String {
        let mut groups: Vec<(CellId, UnitSet)> = Vec::new();
        for &unit in moved {
            let Some(cell) = after.cell_of(unit) else {
                continue;
            };
            match groups.iter_mut().find(|(other, _)| *other == cell) {
                Some((_, units)) => units.insert(unit),
                None => groups.push((cell, UnitSet::of(unit))),
            }
        }
        groups.sort_by_key(|(_, units)| std::cmp::Reverse(after.strength_of(*units)));
        let told: Vec<String> = groups
            .iter()
            .take(NAMED)
            .map(|&(cell, units)| {
                let (units, cell) = (self.all_called(units), self.place(cell));
                tr!("tabletop-idea-leg", units = units, cell = cell)
            })
            .collect();
        let legs = told.join("; ");
        let rest = groups.iter().skip(NAMED).map(|(_, units)| units.len());
        match rest.sum::<usize>() {
            0 => legs,
            n => tr!("tabletop-idea-legs-more", legs = legs, n = n),
        }
    }

    fn sketched_moves(&self, state: &State, plan: &[Action]) -> Sketch {
        let mut after = *state;
        let mut sketch = Sketch::default();
        let mut moved: Vec<UnitId> = Vec::new();
        for &action in plan {
            if let Action::Move { unit, .. } = action {
                moved.push(unit);
                self.mark(&after, action, &mut sketch);
                self.step(&mut after, action, &[]);
            }
        }
        sketch.label = match moved.as_slice() {
            [] => tr!("tabletop-idea-stand"),
            few if few.len() <= NAMED => {
                let moves: Vec<Action> = plan
                    .iter()
                    .copied()
                    .filter(|action| matches!(action, Action::Move { .. }))
                    .collect();
                self.labels(state, &moves).join(" · ")
            }
            many => {
                let legs = self.legs(&after, many);
                tr!("tabletop-idea-moves", n = many.len(), legs = legs)
            }
        };
        sketch.told = self.moves_told(state, &after);
        sketch.why = self.why_stands(state, &after);
        if sketch.why.is_empty() {
            let first = sketch.told.tasks.first();
            let ends = first.map_or_else(Vec::new, |task| task.ends.clone());
            sketch.why = match ends.is_empty() {
                true => vec![Cited::new(tr!("tabletop-why-quiet"), "T13.1")],
                false => ends,
            };
        }
        sketch
    }

    /// What both sides could attack before and after.
    fn why_stands(&self, before: &State, after: &State) -> Vec<Cited> {
        let tactics = Tactics::new(self.clone());
        let (side, foe) = (before.active, before.active.other());
        let mut why = Vec::new();
        let threat = [before, after].map(|state| tactics.front(state, foe).total());
        let chance = [before, after].map(|state| tactics.front(&fresh(state), side).total());
        let told = |[before, after]: [f64; 2]| (decimal(before, 1), decimal(after, 1));
        if (threat[0] - threat[1]).abs() >= 0.5 {
            let (before, after) = told(threat);
            let text = tr!("tabletop-why-threat", before = before, after = after);
            why.push(Cited::new(text, "T12.1"));
        }
        if (chance[0] - chance[1]).abs() >= 0.5 {
            let (before, after) = told(chance);
            let text = tr!("tabletop-why-strike", before = before, after = after);
            why.push(Cited::new(text, "T12.1"));
        }
        why.extend(self.why_leaves(before, after));
        why
    }

    // ---- answers

    fn why_answered(&self, state: &State, plan: &[Action]) -> Vec<Cited> {
        let mut why = Vec::new();
        let of_attack = |text: fn(u16) -> String, rule| {
            state
                .attack
                .map(|attack| Cited::new(text(attack.loss), rule))
        };
        match plan.first() {
            Some(Action::Stay) => {
                let there = state.attack.map_or(UnitSet::EMPTY, |attack| {
                    state.fit_in(self, attack.target, state.active.other())
                });
                let all = state.strength_of(there);
                match state.attack {
                    Some(attack) if attack.loss >= all => {
                        // Whoever has retreated there is lost, too [T12.18].
                        let side = self.units_of(state.active.other());
                        let everybody = state.in_cell(attack.target, side);
                        let points = state.strength_of(everybody);
                        let text = tr!("tabletop-why-stay-all", points = points);
                        why.push(Cited::new(text, "T12.13"));
                    }
                    _ => why.extend(of_attack(
                        |n| tr!("tabletop-why-stay", points = n),
                        "T12.13",
                    )),
                }
            }
            Some(Action::Go) => {
                let saves = |n: u16| tr!("tabletop-why-go", points = n.min(2));
                why.extend(of_attack(saves, "T12.13"));
            }
            Some(Action::Lose { .. }) => {
                why.push(Cited::new(tr!("tabletop-why-lose"), "T12.11"));
            }
            Some(Action::Retreat { cell, unit }) => {
                let side = self.unit(*unit).map_or(SideNo::A, |info| info.side);
                let safe = !self
                    .cells()
                    .around(*cell)
                    .intersects(state.occupied(side.other()));
                let text = match safe {
                    true => tr!("tabletop-why-safe"),
                    false => tr!("tabletop-why-friends"),
                };
                why.push(Cited::new(text, "T12.15"));
            }
            Some(Action::Replace { .. }) => {
                why.push(Cited::new(tr!("tabletop-why-replace"), "T11.3"));
            }
            Some(Action::EndPhase | Action::Leave { .. }) if state.stage == Stage::Attack => {
                let tactics = Tactics::new(self.clone());
                let front = tactics.front(state, state.active);
                let text = match front.planned(&mut || 0.0).is_empty() {
                    true => tr!("tabletop-why-no-attack"),
                    false => tr!("tabletop-why-unmade"),
                };
                why.push(Cited::new(text, "T12.1"));
            }
            Some(Action::EndPhase) => {
                why.push(Cited::new(tr!("tabletop-why-unused"), "TR19"));
            }
            Some(Action::Enter { .. }) => {
                why.push(Cited::new(tr!("tabletop-why-enter"), "T11.1"));
            }
            Some(Action::RollGround) => {
                why.push(Cited::new(tr!("tabletop-why-ground"), "TR1"));
            }
            _ => {}
        }
        why
    }
}

/// The position as at the beginning of one's next attack phase, if nobody moved.
pub(super) fn fresh(state: &State) -> State {
    let mut fresh = *state;
    fresh.attacked = UnitSet::EMPTY;
    fresh.attacked_cells = CellSet::EMPTY;
    fresh.retreated = UnitSet::EMPTY;
    fresh
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::systems::tabletop::codec::{built_in, load};

    #[test]
    fn that_no_attack_is_worth_it_is_said_only_where_none_looks_so() {
        let rules = Tabletop::new(load(built_in()[0].text).unwrap().setup);
        let begun = rules.initial();
        let said = |state: &State| rules.sketched(state, &[Action::EndPhase]).why[0].clone();
        assert_eq!(said(&begun).text, tr!("tabletop-why-unmade"));
        let mut fought = begun;
        fought.attacked_cells = begun.occupied(begun.active.other());
        assert_eq!(said(&fought).text, tr!("tabletop-why-no-attack"));
    }
}
