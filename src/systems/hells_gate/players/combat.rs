//! Which attacks to make: each judged by the exact mean over its die and the
//! defender's best answer.

use super::evaluator::{Evaluator, Juncture, sign};
use super::sketch::{Notes, Sketch};
use crate::engine::Rng;
use crate::engine::{Die, Rules as _};
use crate::hex::{HexId, Id};
use crate::systems::hells_gate::odds::{Defence, Odds, Weight};
use crate::systems::hells_gate::state::Attack;
use crate::systems::hells_gate::{Action, Stage, State, UnitId, UnitMask};

/// An attack that could be made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Assault {
    /// The attacked hex.
    pub target: HexId,
    /// The attackers.
    pub units: UnitMask,
    /// The unit flipped for an all-out attack.
    pub flip: Option<UnitId>,
    /// What it gains for the attacker in the mean, in victory points.
    pub gain: f64,
}

impl Assault {
    /// The attack that these actions make of one that may have been begun; `None` if it is
    /// nobody's. What it gains is not looked at.
    pub(super) fn read(begun: Option<Attack>, actions: &[Action]) -> Option<Self> {
        let mut target = begun.map(|attack| attack.target);
        let mut units = begun.map_or(UnitMask::EMPTY, |attack| attack.units);
        let mut flip = None;
        for action in actions {
            match *action {
                Action::JoinAttack { unit, target: hex } => {
                    units.insert(unit);
                    target = Some(hex);
                }
                Action::LeaveAttack { unit } => units.remove(unit),
                Action::Resolve { flip: unit } => flip = unit,
                _ => {}
            }
        }
        if units.is_empty() {
            return None;
        }
        Some(Self {
            target: target?,
            units,
            flip,
            gain: 0.0,
        })
    }

    /// The actions that make it.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        let target = self.target;
        let join = |unit| Action::JoinAttack { unit, target };
        let resolve = Action::Resolve { flip: self.flip };
        self.units
            .iter()
            .map(join)
            .chain(std::iter::once(resolve))
            .collect()
    }
}

/// More attackers of one hex than these are not tried in every combination.
const MOST_ATTACKERS: usize = 8;
/// Attacks kept per hex when the best set of attacks is put together.
const KEPT: usize = 5;

impl Evaluator {
    /// The attacks worth a thought, with what each gains when made now: for
    /// each enemy hex and each column that can be reached the cheapest set of
    /// attackers, normal and all-out. None that cannot hit is among them. `noise`
    /// blurs the gains.
    #[must_use]
    pub fn assaults(&self, state: &State, noise: f64, luck: &mut Rng) -> Vec<Assault> {
        let mut found = Vec::new();
        let mut notes = Notes::default();
        let mut field = Field::new(self, state, &mut notes);
        for (target, able) in self.targets(state) {
            field.assaults_on(target, able, &mut found);
        }
        if noise > 0.0 {
            for assault in &mut found {
                assault.gain += noise * luck.normal();
            }
        }
        found
    }

    /// What [`assaults`](Self::assaults) finds once an attack on `changed` has had
    /// its effect, if before it found `known`: only what is near is judged anew.
    pub(super) fn assaults_after(
        &self,
        state: &State,
        known: &[Assault],
        changed: HexId,
    ) -> Vec<Assault> {
        let near = self.setup().grid.within(changed, 2);
        let mut found = Vec::new();
        let mut notes = Notes::default();
        let mut field = Field::new(self, state, &mut notes);
        for (target, able) in self.targets(state) {
            let of_target = known.iter().filter(|a| a.target == target);
            let stands = |a: &Assault| able.contains_all(a.units);
            if near.contains(target) || !of_target.clone().all(stands) {
                field.assaults_on(target, able, &mut found);
            } else {
                found.extend(of_target);
            }
        }
        found
    }

    /// What [`assaults`](Self::assaults) finds, without noise. Where an attack had no
    /// effect, what was known before it is still true of those whom it did not use.
    pub(super) fn assaults_still(
        &self,
        state: &State,
        known: &mut KnownAssaults,
        notes: &mut Notes,
    ) -> Vec<Assault> {
        let mut before = std::mem::take(known);
        if !before.at.is_some_and(|at| nothing_came_of_it(&at, state)) {
            before.on.clear();
        }
        known.at = Some(*state);
        let mut field = Field::new(self, state, notes);
        for (target, able) in self.targets(state) {
            let same = |(hex, units, _): &(HexId, UnitMask, _)| (*hex, *units) == (target, able);
            let of_target = match before.on.iter().position(same) {
                Some(place) => before.on.swap_remove(place).2,
                None => {
                    let mut found = Vec::new();
                    field.assaults_on(target, able, &mut found);
                    found
                }
            };
            known.on.push((target, able, of_target));
        }
        known.on.iter().flat_map(|(.., all)| all).copied().collect()
    }

    /// The hexes that can be attacked, each with the units that can join.
    fn targets(&self, state: &State) -> Vec<(HexId, UnitMask)> {
        let mut legal = Vec::new();
        self.rules().legal(state, &mut legal);
        let mut targets: Vec<(HexId, UnitMask)> = Vec::new();
        for action in legal {
            if let Action::JoinAttack { unit, target } = action {
                match targets.iter_mut().find(|(hex, _)| *hex == target) {
                    Some((_, able)) => able.insert(unit),
                    None => targets.push((target, UnitMask::of(unit))),
                }
            }
        }
        targets
    }

    /// Of each hex as many units as may attack across a hexside [7.1.1], the
    /// most powerful; and of all not too many.
    fn best_per_hexside(
        &self,
        state: &State,
        able: UnitMask,
        power: &dyn Fn(UnitId) -> u16,
    ) -> Vec<UnitId> {
        let limit = usize::from(self.setup().parameters.attackers_per_hexside);
        let mut units: Vec<UnitId> = able.iter().collect();
        units.sort_by_key(|&u| std::cmp::Reverse(power(u)));
        let mut from = [0_usize; 64];
        units.retain(|&u| {
            let Some(hex) = state.hex_of(u) else {
                return false;
            };
            let count = &mut from[hex.index()];
            *count += 1;
            *count <= limit
        });
        units.truncate(MOST_ATTACKERS);
        units
    }

    /// The position after the defender has absorbed all hits as suits him best.
    #[must_use]
    pub fn settle(&self, state: State) -> State {
        let mut notes = Notes::default();
        match state.stage {
            Stage::Losses => {
                let mut sketch = Sketch::of(self, &state, &mut notes);
                self.settled(state, &mut sketch).0
            }
            _ => state,
        }
    }

    /// The same, and what it was estimated at if it was.
    fn settled(&self, mut state: State, sketch: &mut Sketch<'_>) -> (State, Option<f64>) {
        let mut legal = Vec::new();
        let (mut to, mut margin) = (None, None);
        while state.stage == Stage::Losses {
            let Some(answer) = self.quick_answer(&state, to, sketch, &mut legal) else {
                break;
            };
            let action = answer.0;
            margin = answer.1;
            if let Action::Retreat { hex, .. } = action {
                to = Some(hex);
            }
            self.rules().step(&mut state, action, &[]);
        }
        (state, margin)
    }

    /// As [`best_answer`](Self::best_answer), but a stack stays together when it
    /// retreats: `to` is where the first of it went. With what it was estimated at, if
    /// there was a choice.
    fn quick_answer(
        &self,
        state: &State,
        to: Option<HexId>,
        sketch: &mut Sketch<'_>,
        legal: &mut Vec<Action>,
    ) -> Option<(Action, Option<f64>)> {
        if to.is_some() {
            legal.clear();
            self.rules().legal(state, legal);
            let along = |a: &&Action| matches!(a, Action::Retreat { hex, .. } if Some(*hex) == to);
            if let Some(&action) = legal.iter().find(along) {
                return Some((action, None));
            }
        }
        self.best_of_answers(state, sketch, legal)
    }

    /// Whether it makes no difference which of two units it is.
    fn alike(&self, state: &State, one: UnitId, other: UnitId) -> bool {
        let marks = |unit| {
            let sets = [state.reduced, state.unsupplied, state.retreated];
            sets.map(|set| set.contains(unit))
        };
        self.tables().counter(one) == self.tables().counter(other) && marks(one) == marks(other)
    }

    /// The loss or retreat that suits the defender best.
    pub(super) fn best_answer(&self, state: &State, notes: &mut Notes) -> Option<Action> {
        let mut sketch = Sketch::of(self, state, notes);
        let found = self.best_of_answers(state, &mut sketch, &mut Vec::new());
        found.map(|(action, _)| action)
    }

    fn best_of_answers(
        &self,
        state: &State,
        sketch: &mut Sketch<'_>,
        legal: &mut Vec<Action>,
    ) -> Option<(Action, Option<f64>)> {
        legal.clear();
        self.rules().legal(state, legal);
        let attacker = state.player;
        // Whoever of equal units loses the step, it comes to the same.
        let mut seen = UnitMask::EMPTY;
        legal.retain(|action| match *action {
            Action::LoseStep { unit } => {
                let alike = seen.iter().any(|other| self.alike(state, unit, other));
                seen.insert(unit);
                !alike
            }
            _ => true,
        });
        if let [only] = legal[..] {
            return Some((only, None));
        }
        let judged = legal.iter().map(|&action| {
            let mut after = *state;
            self.rules().step(&mut after, action, &[]);
            let margin = sketch.margin_at(&after, Juncture::Fought(attacker));
            (margin, action)
        });
        let toll = -sign(attacker);
        judged
            .max_by(|a, b| (toll * a.0).total_cmp(&(toll * b.0)))
            .map(|(margin, action)| (action, Some(margin)))
    }

    /// The set of attacks that together gain most, no unit in two of them and
    /// no hex attacked twice, best first; and what they gain.
    #[must_use]
    pub fn best_set(&self, assaults: &[Assault]) -> (Vec<Assault>, f64) {
        let mut by_target: Vec<Vec<Assault>> = Vec::new();
        for &assault in assaults.iter().filter(|a| a.gain > 0.0) {
            match by_target.iter_mut().find(|l| l[0].target == assault.target) {
                Some(list) => list.push(assault),
                None => by_target.push(vec![assault]),
            }
        }
        for list in &mut by_target {
            list.sort_by(|a, b| b.gain.total_cmp(&a.gain));
        }
        by_target.sort_by(|a, b| b[0].gain.total_cmp(&a[0].gain));
        // What the hexes from each on could gain at the most.
        let mut rest = vec![0.0; by_target.len() + 1];
        for i in (0..by_target.len()).rev() {
            rest[i] = rest[i + 1] + by_target[i][0].gain;
        }
        let mut search = Packing {
            lists: &by_target,
            rest: &rest,
            best: 0.0,
            chosen: Vec::new(),
            steps: 20_000,
        };
        search.go(0, UnitMask::EMPTY, 0.0, &mut Vec::new());
        let mut chosen = search.chosen;
        chosen.sort_by(|a, b| b.gain.total_cmp(&a.gain));
        (chosen, search.best)
    }
}

/// The attacks of a position that are known, by the hex and by who can join.
#[derive(Clone, Default, Debug)]
pub(super) struct KnownAssaults {
    at: Option<State>,
    on: Vec<(HexId, UnitMask, Vec<Assault>)>,
}

/// Whether all that happened from one position to the other is that an attack missed.
fn nothing_came_of_it(before: &State, after: &State) -> bool {
    let mut missed = *before;
    missed.attacked = after.attacked;
    missed.attacked_hexes = after.attacked_hexes;
    missed.rolls = after.rolls;
    missed == *after
}

/// A position in which attacks are judged.
struct Field<'a, 'e> {
    state: &'a State,
    sketch: Sketch<'e>,
    /// Its value for the attacker.
    before: f64,
    /// What it costs to flip a unit, if that was asked.
    flips: [Option<f64>; UnitMask::CAPACITY],
}

impl<'a, 'e> Field<'a, 'e> {
    fn new(evaluator: &'e Evaluator, state: &'a State, notes: &'e mut Notes) -> Self {
        let mut field = Self {
            state,
            sketch: Sketch::of(evaluator, state, notes),
            before: 0.0,
            flips: [None; UnitMask::CAPACITY],
        };
        field.before = field.value(state);
        field
    }

    /// What a position is worth to the attacker.
    fn value(&mut self, state: &State) -> f64 {
        let side = self.state.player;
        sign(side) * self.sketch.margin_at(state, Juncture::Fought(side))
    }

    /// What it costs the attacker to flip a unit, whatever it attacks.
    fn cost_of_flip(&mut self, unit: UnitId) -> f64 {
        if let Some(cost) = self.flips[unit.index()] {
            return cost;
        }
        let mut after = *self.state;
        after.reduced.insert(unit);
        let cost = self.before - self.value(&after);
        self.flips[unit.index()] = Some(cost);
        cost
    }

    fn assaults_on(&mut self, target: HexId, able: UnitMask, out: &mut Vec<Assault>) {
        let (evaluator, state) = (self.sketch.evaluator(), self.state);
        let defence = Defence::of(evaluator.setup(), state, target);
        let chosen = evaluator.best_per_hexside(state, able, &|unit| defence.weight(unit).attack);
        // The cheapest set for each column. Each set is another one and its first unit.
        let mut best: [Option<(u32, UnitMask)>; 8] = [None; 8];
        let mut sets = [(UnitMask::EMPTY, Weight::default()); 1 << MOST_ATTACKERS];
        let weights: Vec<Weight> = chosen.iter().map(|&u| defence.weight(u)).collect();
        for bits in 1_usize..1 << chosen.len() {
            let first = bits.trailing_zeros() as usize;
            let (mut units, mut weight) = sets[bits & (bits - 1)];
            units.insert(chosen[first]);
            weight.attack += weights[first].attack;
            weight.across_river += weights[first].across_river;
            sets[bits] = (units, weight);
            let cost = 2 * u32::from(weight.attack) + bits.count_ones();
            let column = defence.column(units, weight);
            let place = &mut best[column as usize];
            if place.is_none_or(|(least, _)| cost < least) {
                *place = Some((cost, units));
            }
        }
        // A dearer set must reach a better column.
        let mut answers = Answers::new(self, target);
        let mut least = u32::MAX;
        let mut found = Vec::new();
        for (cost, units) in best.into_iter().rev().flatten() {
            if cost >= least {
                continue;
            }
            least = cost;
            answers.judge(units, &defence.odds(units), &mut found);
        }
        found.sort_by(|a, b| b.gain.total_cmp(&a.gain));
        found.truncate(KEPT);
        out.append(&mut found);
    }
}

/// What each number of hits on one hex gains, worked out when first asked for.
struct Answers<'f, 'a, 'e> {
    field: &'f mut Field<'a, 'e>,
    target: HexId,
    gains: [Option<f64>; 4],
}

impl<'f, 'a, 'e> Answers<'f, 'a, 'e> {
    const fn new(field: &'f mut Field<'a, 'e>, target: HexId) -> Self {
        Self {
            field,
            target,
            gains: [None; 4],
        }
    }

    /// Normal and all-out with one set of attackers, as far as any face hits.
    fn judge(&mut self, units: UnitMask, odds: &Odds, out: &mut Vec<Assault>) {
        let evaluator = self.field.sketch.evaluator();
        let (setup, target) = (evaluator.setup(), self.target);
        if odds.can_hit(setup, false) {
            out.push(Assault {
                target,
                units,
                flip: None,
                gain: self.mean(units, odds, odds.overconcentrated),
            });
        }
        // Among those that may flip, the one with the least to lose.
        let loss = |unit: UnitId| {
            let [full, reduced] = evaluator.tables().counter(unit).strength;
            i16::from(full) - i16::from(reduced)
        };
        let flip = odds.may_flip.iter().min_by_key(|&unit| loss(unit));
        if let Some(unit) = flip
            && odds.can_hit(setup, true)
        {
            let cost = self.field.cost_of_flip(unit);
            out.push(Assault {
                target,
                units,
                flip: Some(unit),
                gain: self.mean(units, odds, true) - cost,
            });
        }
    }

    /// What is gained in the mean over the die.
    fn mean(&mut self, units: UnitMask, odds: &Odds, right_hand: bool) -> f64 {
        let evaluator = self.field.sketch.evaluator();
        let chances = evaluator.chances().hits(odds.column, right_hand);
        let each = chances.iter().enumerate().skip(1);
        each.filter(|(_, chance)| **chance > 0.0)
            .map(|(hits, chance)| chance * self.gain(hits, units, odds))
            .sum::<f64>()
    }

    /// What so many hits gain for the attacker. Who they come from, and what an
    /// all-out attack costs, does not count.
    fn gain(&mut self, hits: usize, units: UnitMask, odds: &Odds) -> f64 {
        if let Some(known) = self.gains[hits] {
            return known;
        }
        let after = self.after(hits, units, odds);
        let gain = after.map_or(0.0, |(state, margin)| {
            let value = match margin {
                Some(margin) => sign(state.player) * margin,
                None => self.field.value(&state),
            };
            value - self.field.before
        });
        self.gains[hits] = Some(gain);
        gain
    }

    /// The position after so many hits have been absorbed, if a face brings
    /// them.
    fn after(&mut self, hits: usize, units: UnitMask, odds: &Odds) -> Option<(State, Option<f64>)> {
        let evaluator = self.field.sketch.evaluator();
        let rules = evaluator.rules();
        let face = |f: &dyn Fn(Die) -> u8| {
            Die::ALL
                .into_iter()
                .find(|&die| usize::from(f(die)) == hits)
        };
        let (column, crt) = (odds.column, &rules.parameters.numbers.crt);
        let (die, flip) = if odds.overconcentrated {
            (face(&|die| crt.hits(column, die).all_out)?, None)
        } else if let Some(die) = face(&|die| crt.hits(column, die).normal) {
            (die, None)
        } else {
            let flip = odds.may_flip.first()?;
            (face(&|die| crt.hits(column, die).all_out)?, Some(flip))
        };
        let mut state = *self.field.state;
        for unit in units {
            let target = self.target;
            rules.step(&mut state, Action::JoinAttack { unit, target }, &[]);
        }
        rules.step(&mut state, Action::Resolve { flip }, &[die]);
        if let Some(unit) = flip {
            state.reduced.remove(unit);
        }
        Some(evaluator.settled(state, &mut self.field.sketch))
    }
}

/// The search for the best set of attacks: hex by hex, with a bound.
struct Packing<'a> {
    lists: &'a [Vec<Assault>],
    rest: &'a [f64],
    best: f64,
    chosen: Vec<Assault>,
    steps: u32,
}

impl Packing<'_> {
    fn go(&mut self, at: usize, used: UnitMask, gain: f64, picked: &mut Vec<Assault>) {
        if gain > self.best {
            self.best = gain;
            self.chosen.clone_from(picked);
        }
        if at == self.lists.len() || gain + self.rest[at] <= self.best || self.steps == 0 {
            return;
        }
        self.steps -= 1;
        for &assault in &self.lists[at] {
            if assault.units.intersects(used) {
                continue;
            }
            picked.push(assault);
            self.go(at + 1, used | assault.units, gain + assault.gain, picked);
            picked.pop();
        }
        self.go(at + 1, used, gain, picked);
    }
}
