//! Where to move: whole plans of a movement phase, climbed to unit by unit.

use super::evaluator::{Evaluator, sign};
use super::greedy::Care;
use super::sketch::{Notes, Sketch};
use crate::engine::Rng;
use crate::engine::Rules as _;
use crate::hex::HexId;
use crate::systems::hells_gate::setup::Release;
use crate::systems::hells_gate::{Action, Route, Setup, Side, Spot, Stage, State, UnitId};
use std::cell::Cell;

/// Where one unit can go.
pub(super) struct Mover {
    pub unit: UnitId,
    pub from: HexId,
    pub goals: Vec<(HexId, Route)>,
}

impl Mover {
    /// Where it can end, its own hex included.
    fn ends(&self) -> impl Iterator<Item = HexId> {
        let goals = self.goals.iter().map(|(hex, _)| *hex);
        goals.chain(std::iter::once(self.from))
    }
}

/// With so few choices in all, pairs of moves are tried.
const FEW: usize = 70;

/// A movement phase: who can go where, and who is planned to go where.
pub(super) struct Orders<'a> {
    evaluator: &'a Evaluator,
    start: State,
    movers: Vec<Mover>,
}

impl<'a> Orders<'a> {
    pub fn new(evaluator: &'a Evaluator, state: &State) -> Self {
        let mut legal = Vec::new();
        evaluator.rules().legal(state, &mut legal);
        let mut movers: Vec<Mover> = Vec::new();
        for action in legal {
            let Action::Move { unit, route } = action else {
                continue;
            };
            let Some(from) = state.hex_of(unit) else {
                continue;
            };
            if movers.last().is_none_or(|m| m.unit != unit) {
                movers.push(Mover {
                    unit,
                    from,
                    goals: Vec::new(),
                });
            }
            // Shorter routes come first; one to each hex is enough.
            if let Some(mover) = movers.last_mut()
                && route.end() != from
                && mover.goals.iter().all(|(hex, _)| *hex != route.end())
            {
                mover.goals.push((route.end(), route));
            }
        }
        Self {
            evaluator,
            start: *state,
            movers,
        }
    }

    /// Sends a unit somewhere, in a position of this phase.
    pub fn send(&self, state: &mut State, mover: &Mover, to: HexId) {
        state.put(mover.unit, Spot::On(to));
        state.moved.set(mover.unit, to != mover.from);
    }

    /// Climbs from `state` to a plan where no single move is better, in so many
    /// passes over all units. With `noise` the estimates are blurred; without it
    /// nothing is tried again while everybody else stays.
    pub fn climb(&self, state: &mut State, care: Care, luck: &mut Rng, notes: &mut Notes) -> f64 {
        let Care { noise, passes } = care;
        let sign = sign(self.start.player);
        let mut sketch = self.evaluator.sketch_moved(state, notes);
        let mut blurred = |margin: f64| match noise > 0.0 {
            true => sign * margin + noise * luck.normal(),
            false => sign * margin,
        };
        let mut best = blurred(sketch.margin_moved(state));
        // How many units in a row have stayed where they are.
        let mut stayed = 0;
        for _ in 0..passes {
            let before = best;
            for mover in &self.movers {
                if noise == 0.0 && stayed >= self.movers.len() {
                    break;
                }
                let was = state.hex_of(mover.unit).unwrap_or(mover.from);
                let stay = Cell::new(was);
                let elsewhere = mover.ends().filter(|&hex| hex != stay.get());
                self.with_mover_in(&mut sketch, state, mover, elsewhere, |hex, margin| {
                    let now = blurred(margin);
                    if now > best + 1e-9 {
                        best = now;
                        stay.set(hex);
                    }
                });
                let stay = stay.get();
                self.send(state, mover, stay);
                stayed = if stay == was { stayed + 1 } else { 1 };
            }
            if best > before + 1e-9 {
                continue;
            }
            if !self.pair(state, &mut sketch, &mut best, noise == 0.0, &mut blurred) {
                break;
            }
            stayed = 0;
        }
        best
    }

    /// Whether a position is more than where its units are to the estimate of what these
    /// movers come to: at the end of the game, and where somebody would be released.
    fn is_more(&self, movers: &[&Mover]) -> bool {
        let (setup, state) = (self.evaluator.setup(), &self.start);
        let releases = |release: Release| {
            let mut ends = movers.iter().flat_map(|mover| mover.ends());
            release.entered_by == state.player
                && !state.reserve_released
                && ends.any(|hex| release.hexes.contains(hex))
        };
        self.evaluator.is_last_move(state) || setup.special.release.is_some_and(releases)
    }

    /// Tells the margin that each of these hexes comes to, were a unit to end in it.
    fn with_mover_in(
        &self,
        sketch: &mut Sketch<'_>,
        state: &State,
        mover: &Mover,
        hexes: impl Iterator<Item = HexId>,
        mut tell: impl FnMut(HexId, f64),
    ) {
        if self.is_more(&[mover]) {
            let mut after = *state;
            for hex in hexes {
                self.send(&mut after, mover, hex);
                tell(hex, sketch.margin_moved(&after));
            }
            return;
        }
        sketch.follow(&turned(self.evaluator.setup(), state));
        sketch.try_out(|sketch| {
            sketch.lift(mover.unit);
            for hex in hexes {
                let margin = sketch.try_out(|sketch| {
                    sketch.put(mover.unit, hex);
                    sketch.margin_here()
                });
                tell(hex, margin);
            }
        });
    }

    /// Two units at a time, where there are few: rings are closed by two. If
    /// `climbed`, none by itself makes it better.
    fn pair(
        &self,
        state: &mut State,
        sketch: &mut Sketch<'_>,
        best: &mut f64,
        climbed: bool,
        blurred: &mut dyn FnMut(f64) -> f64,
    ) -> bool {
        let choices: usize = self.movers.iter().map(|m| m.goals.len() + 1).sum();
        if choices > FEW {
            return false;
        }
        // Where each of them may be tried.
        let ends = |mover: &Mover| {
            let was = state.hex_of(mover.unit);
            let ends = mover.ends().filter(|&hex| !climbed || Some(hex) != was);
            ends.collect::<Vec<HexId>>()
        };
        let ends: Vec<Vec<HexId>> = self.movers.iter().map(ends).collect();
        let mut found = None;
        for (i, one) in self.movers.iter().enumerate() {
            let margins = self.margins_of_pairs(sketch, state, i, &ends);
            let mut margins = margins.into_iter();
            for &first in &ends[i] {
                for (other, seconds) in self.movers.iter().zip(&ends).skip(i + 1) {
                    for &second in seconds {
                        let Some(margin) = margins.next() else { break };
                        let now = blurred(margin);
                        if now > *best + 1e-9 {
                            *best = now;
                            found = Some([(one, first), (other, second)]);
                        }
                    }
                }
            }
        }
        for (mover, hex) in found.into_iter().flatten() {
            self.send(state, mover, hex);
        }
        found.is_some()
    }

    /// The margins that one mover comes to together with each of those after it: for each
    /// of its ends, and for each of theirs.
    fn margins_of_pairs(
        &self,
        sketch: &mut Sketch<'_>,
        state: &State,
        i: usize,
        ends: &[Vec<HexId>],
    ) -> Vec<f64> {
        let (one, firsts) = (&self.movers[i], &ends[i]);
        let others: usize = ends[i + 1..].iter().map(Vec::len).sum();
        let mut margins = vec![0.0; firsts.len() * others];
        if margins.is_empty() {
            return margins;
        }
        let mut from = 0;
        sketch.follow(&turned(self.evaluator.setup(), state));
        sketch.try_out(|sketch| {
            sketch.lift(one.unit);
            for (other, seconds) in self.movers.iter().zip(ends).skip(i + 1) {
                let columns = from..from + seconds.len();
                from = columns.end;
                if self.is_more(&[one, other]) {
                    continue;
                }
                let rows = margins.chunks_exact_mut(others);
                let rows = rows.map(|row| &mut row[columns.clone()]);
                sketch.try_out(|sketch| {
                    sketch.lift(other.unit);
                    for (row, &first) in rows.zip(firsts) {
                        sketch.try_out(|sketch| {
                            sketch.put(one.unit, first);
                            for (margin, &second) in row.iter_mut().zip(seconds) {
                                *margin = sketch.try_out(|sketch| {
                                    sketch.put(other.unit, second);
                                    sketch.margin_here()
                                });
                            }
                        });
                    }
                });
            }
        });
        // Those that are more than where they are.
        let mut from = 0;
        for (other, seconds) in self.movers.iter().zip(ends).skip(i + 1) {
            let columns = from..from + seconds.len();
            from = columns.end;
            if !self.is_more(&[one, other]) {
                continue;
            }
            let rows = margins.chunks_exact_mut(others);
            let rows = rows.map(|row| &mut row[columns.clone()]);
            for (row, &first) in rows.zip(firsts) {
                let mut both = *state;
                self.send(&mut both, one, first);
                for (margin, &second) in row.iter_mut().zip(seconds) {
                    self.send(&mut both, other, second);
                    *margin = sketch.margin_moved(&both);
                }
            }
        }
        margins
    }

    /// The position in which some moves have been made.
    pub fn after(&self, moves: &[Action]) -> State {
        let mut state = self.start;
        for action in moves {
            if let Action::Move { unit, route } = *action
                && let Some(mover) = self.movers.iter().find(|m| m.unit == unit)
            {
                self.send(&mut state, mover, route.end());
            }
        }
        state
    }

    /// Two changes of one position made together; `None` if both move a unit.
    pub fn joined(&self, base: &State, one: &State, other: &State) -> Option<State> {
        let mut both = *one;
        for mover in &self.movers {
            let [was, first, second] = [base, one, other].map(|s| s.hex_of(mover.unit));
            match second {
                _ if second == was => {}
                Some(to) if first == was => self.send(&mut both, mover, to),
                _ => return None,
            }
        }
        Some(both)
    }

    /// Plans that differ from `state` in where one unit goes, or all that can
    /// go there from one hex; the most promising first, `most` of them.
    pub fn neighbours(&self, state: &State, most: usize) -> Vec<Vec<Action>> {
        let side = self.start.player;
        let mut notes = Notes::default();
        let mut sketch = self.evaluator.sketch_moved(state, &mut notes);
        let mut found: Vec<(f64, State)> = Vec::new();
        let mut add = |state: State| {
            if found.iter().all(|(_, known)| *known != state) {
                let value = sign(side) * sketch.margin_moved(&state);
                found.push((value, state));
            }
        };
        for mover in &self.movers {
            let now = state.hex_of(mover.unit);
            for to in mover.ends() {
                if Some(to) == now {
                    continue;
                }
                let mut one = *state;
                self.send(&mut one, mover, to);
                add(one);
                let mut all = *state;
                let mut count = 0;
                for other in &self.movers {
                    let can = to == other.from || other.goals.iter().any(|(hex, _)| *hex == to);
                    if state.hex_of(other.unit) == now && can {
                        self.send(&mut all, other, to);
                        count += 1;
                    }
                }
                if count > 1 {
                    add(all);
                }
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        found.truncate(most);
        found
            .into_iter()
            .map(|(_, state)| self.plan(&state))
            .collect()
    }

    /// The plan that a position of this phase stands for: its moves, and the end
    /// of the phase.
    pub fn plan(&self, state: &State) -> Vec<Action> {
        let moves = self.movers.iter().filter_map(|mover| {
            let to = state.hex_of(mover.unit)?;
            let (_, route) = mover.goals.iter().find(|(hex, _)| *hex == to)?;
            Some(Action::Move {
                unit: mover.unit,
                route: *route,
            })
        });
        moves.chain(std::iter::once(Action::EndPhase)).collect()
    }
}

impl Evaluator {
    /// The numbers of a position once its movement phase is over.
    pub(super) fn sketch_moved<'a>(&'a self, state: &State, notes: &'a mut Notes) -> Sketch<'a> {
        Sketch::of(self, &turned(self.setup(), state), notes)
    }

    /// The expected margin once the movement phase of this position is over.
    pub(super) fn margin_moved(&self, state: &State) -> f64 {
        let mut notes = Notes::default();
        self.sketch_moved(state, &mut notes).margin_moved(state)
    }

    /// One move after the other, each the best by itself: for phases whose
    /// moves hinder each other [11.1].
    pub(super) fn move_singly(&self, state: &State, noise: f64, luck: &mut Rng) -> Vec<Action> {
        let side = state.player;
        let mut now = *state;
        let mut moves = Vec::new();
        let mut legal = Vec::new();
        let mut notes = Notes::default();
        let mut sketch = self.sketch_moved(state, &mut notes);
        let mut best = sign(side) * sketch.margin_moved(&now);
        loop {
            legal.clear();
            self.rules().legal(&now, &mut legal);
            let must = !legal.contains(&Action::EndPhase);
            let judged = legal.iter().filter_map(|&action| {
                if !matches!(action, Action::Move { .. }) {
                    return None;
                }
                let mut after = now;
                self.rules().step(&mut after, action, &[]);
                let blur = if noise > 0.0 {
                    noise * luck.normal()
                } else {
                    0.0
                };
                Some((sign(side) * sketch.margin_moved(&after) + blur, action))
            });
            let Some((value, action)) = judged.max_by(|a, b| a.0.total_cmp(&b.0)) else {
                break;
            };
            if value <= best + 1e-9 && !must {
                break;
            }
            best = value;
            self.rules().step(&mut now, action, &[]);
            moves.push(action);
        }
        moves.push(Action::EndPhase);
        moves
    }
}

impl Evaluator {
    /// Plans of a phase whose moves hinder each other [11.1] that differ from one
    /// in what a single unit does: it stays, goes elsewhere, or goes at another
    /// time; the most promising first, `most` of them.
    pub(super) fn single_changes(
        &self,
        state: &State,
        plan: &[Action],
        most: usize,
    ) -> Vec<Vec<Action>> {
        let rules = self.rules();
        let moves: Vec<Action> = plan
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Move { .. }))
            .collect();
        let mut notes = Notes::default();
        let mut sketch = self.sketch_moved(state, &mut notes);
        let mut found: Vec<(f64, State, Vec<Action>)> = Vec::new();
        let mut add = |moves: Vec<Action>| {
            let mut now = *state;
            for &action in moves.iter().chain(&[Action::EndPhase]) {
                if rules.check(&now, action).is_err() {
                    return;
                }
                if action != Action::EndPhase {
                    rules.step(&mut now, action, &[]);
                }
            }
            if found.iter().all(|(_, known, _)| *known != now) {
                let value = sign(state.player) * sketch.margin_moved(&now);
                found.push((value, now, moves));
            }
        };
        let without = (0..moves.len()).map(|i| [&moves[..i], &moves[i + 1..]].concat());
        let mut legal = Vec::new();
        for base in without.chain(std::iter::once(moves.clone())) {
            let mut now = *state;
            add(base.clone());
            for at in 0..=base.len() {
                legal.clear();
                rules.legal(&now, &mut legal);
                for &action in &legal {
                    if matches!(action, Action::Move { .. }) {
                        add([&base[..at], &[action], &base[at..]].concat());
                    }
                }
                match base.get(at) {
                    Some(&next) if rules.check(&now, next).is_ok() => {
                        rules.step(&mut now, next, &[]);
                    }
                    _ => break,
                }
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        let plans = found.into_iter().map(|(_, _, mut moves)| {
            moves.push(Action::EndPhase);
            moves
        });
        plans.filter(|other| other != plan).take(most).collect()
    }
}

/// The position at the start of the next player turn, if the movement phase
/// ended with this one: what is left of the phases in between does not matter
/// to estimates.
pub(super) fn turned(setup: &Setup, state: &State) -> State {
    let mut after = *state;
    let side = state.player;
    after.retreated -= setup.units_of(side);
    after.moved = Default::default();
    after.attacked = Default::default();
    after.attacked_hexes = Default::default();
    after.hit_hexes = Default::default();
    after.stage = Stage::Supply;
    after.player = side.enemy();
    if side == Side::German {
        after.turn += 1;
    }
    let ours = state.occupied()[side];
    if let Some(release) = setup.special.release {
        after.reserve_released |= release.entered_by == side && ours.intersects(release.hexes);
    }
    if let Some(stand) = setup.special.stand_fast {
        let near = setup.grid.around(stand.hex);
        after.stand_fast_lifted |= stand.side != side && ours.intersects(near);
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Die;
    use crate::engine::conformance::Chooser;
    use crate::systems::hells_gate::HellsGate;
    use crate::systems::hells_gate::codec::scenario::korsun_1944;
    use crate::systems::hells_gate::players::Evaluators;

    /// Of each movement phase of a few games at random: what is told of one mover and of
    /// two is what the position would be estimated at, the last of them, where units break
    /// out, and those in which a reserve can be released included.
    #[test]
    fn what_movers_come_to_is_the_margin_of_the_position_they_lead_to() {
        let rules = HellsGate::new(korsun_1944().unwrap().setup);
        let staff = Evaluators::new(&rules);
        let judge = staff.judge();
        let (mut ones, mut twos, mut more) = (0, 0, 0);
        for seed in 0..4 {
            let mut chooser = Chooser::new(seed);
            let mut state = rules.initial();
            let mut seen = None;
            while let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) {
                let phase = Some((state.turn, state.player));
                if state.stage == Stage::Movement && state.turn > 1 && seen != phase {
                    seen = phase;
                    let orders = Orders::new(judge, &state);
                    let mut notes = Notes::default();
                    let mut sketch = judge.sketch_moved(&state, &mut notes);
                    let movers = orders.movers.len().min(4);
                    let ends: Vec<Vec<HexId>> = orders.movers[..movers]
                        .iter()
                        .map(|mover| mover.ends().take(4).collect())
                        .collect();
                    for (i, mover) in orders.movers[..movers].iter().enumerate() {
                        more += u32::from(orders.is_more(&[mover]));
                        let hexes = mover.ends();
                        orders.with_mover_in(&mut sketch, &state, mover, hexes, |hex, margin| {
                            let mut after = state;
                            orders.send(&mut after, mover, hex);
                            assert_eq!(margin, judge.margin_moved(&after));
                            ones += 1;
                        });
                        let margins = orders.margins_of_pairs(&mut sketch, &state, i, &ends);
                        let mut margins = margins.into_iter();
                        for &first in &ends[i] {
                            for (other, seconds) in orders.movers.iter().zip(&ends).skip(i + 1) {
                                for &second in seconds {
                                    let mut both = state;
                                    orders.send(&mut both, mover, first);
                                    orders.send(&mut both, other, second);
                                    assert_eq!(margins.next(), Some(judge.margin_moved(&both)));
                                    twos += 1;
                                }
                            }
                        }
                        assert_eq!(margins.next(), None);
                    }
                }
                let die = rules
                    .rolls_dice(&state, action)
                    .then(|| Die::ALL[chooser.below(6)]);
                rules.step(&mut state, action, die.as_slice());
            }
        }
        assert!(
            ones > 500 && twos > 1_000 && more > 5,
            "{ones}, {twos}, {more}"
        );
    }
}
