//! The end of the game, exactly: when few units are left and the end is in
//! sight, every action and every face of the die is tried.

use super::evaluator::sign;
use super::finish;
use super::greedy::Orderly;
use crate::engine::{Die, Rules as _};
use crate::systems::hells_gate::odds::odds;
use crate::systems::hells_gate::{Action, HellsGate, Stage, State, UnitId, UnitMask};
use rustc_hash::FxHashMap;

/// More units on the map than this, and it is not tried: in the last two game turns, and
/// before them, where as few steps reach the end only if hardly anybody is left.
const MOST_UNITS: usize = 12;
const MOST_BEFORE: usize = 4;

/// Margins that differ by less are the same.
const SAME: f64 = 1e-9;

/// An exhaustive search with a memory, as long as its steps last. Positions are our own, so
/// that the memory need not be proof against keys that somebody chose; with a hash that is,
/// two fifths of the time went into hashing.
pub(super) struct Endgame<'a> {
    rules: &'a HellsGate,
    known: FxHashMap<State, f64>,
    /// Positions it may still look at.
    left: u32,
}

impl<'a> Endgame<'a> {
    /// Every way to begin with the margin that it leads to if both sides then
    /// play their best, the best for the side that decides first; an attack is
    /// told whole. What comes to the same as ending the phase at once is left
    /// out. `None` if that cannot be found out in so many steps.
    pub fn solve(rules: &'a HellsGate, state: &State, steps: u32) -> Option<Vec<(Orderly, f64)>> {
        let last = rules.parameters.turns;
        let most = match state.turn + 1 >= last {
            true => MOST_UNITS,
            false => MOST_BEFORE,
        };
        let small = state.on_map().len() <= most;
        if steps == 0 || !(small || state.stage == Stage::Breakout && state.turn == last) {
            return None;
        }
        let side = state.to_act()?;
        let mut endgame = Self {
            rules,
            known: FxHashMap::default(),
            left: steps,
        };
        let state = bare(state);
        let mut all = Vec::new();
        for action in endgame.choices(&state, false) {
            let value = endgame.value_of(&state, action)?;
            // Without end: an attack that could only be one that cannot hit.
            if value.is_finite() {
                all.push((endgame.whole(&state, action)?, value));
            }
        }
        let ends = |line: &Orderly| line[..] == [Action::EndPhase];
        let idle = all.iter().find(|(line, _)| ends(line));
        if let Some(idle) = idle.map(|&(_, value)| value) {
            all.retain(|(line, value)| ends(line) || (value - idle).abs() > SAME);
        }
        all.sort_by(|a, b| (sign(side) * b.1).total_cmp(&(sign(side) * a.1)));
        (!all.is_empty()).then_some(all)
    }

    /// An action, and if it opens an attack what is best to be done up to its die.
    fn whole(&mut self, state: &State, action: Action) -> Option<Orderly> {
        let mut line = vec![action];
        let (mut now, mut last) = (*state, action);
        while matches!(last, Action::JoinAttack { .. }) {
            self.rules.step(&mut now, last, &[]);
            let toll = sign(now.player);
            let mut best = (f64::NEG_INFINITY, None);
            for next in self.choices(&now, true) {
                let value = toll * self.value_of(&now, next)?;
                if value > best.0 {
                    best = (value, Some(next));
                }
            }
            last = best.1?;
            line.push(last);
        }
        Some(line)
    }

    fn value(&mut self, state: &State) -> Option<f64> {
        let Some(side) = state.to_act() else {
            return Some(finish::margin(self.rules, state));
        };
        let key = bare(state);
        if let Some(&value) = self.known.get(&key) {
            return Some(value);
        }
        self.left = self.left.checked_sub(1)?;
        let mut best = f64::NEG_INFINITY;
        for action in self.choices(&key, true) {
            best = best.max(sign(side) * self.value_of(&key, action)?);
        }
        let value = sign(side) * best;
        self.known.insert(key, value);
        Some(value)
    }

    fn value_of(&mut self, state: &State, action: Action) -> Option<f64> {
        if !self.rules.rolls_dice(state, action) {
            let mut after = *state;
            self.rules.step(&mut after, action, &[]);
            return self.value(&after);
        }
        // Faces that lead to the same are looked at once: the memory knows.
        let mut sum = 0.0;
        for die in Die::ALL {
            let mut after = *state;
            self.rules.step(&mut after, action, &[die]);
            sum += self.value(&after)?;
        }
        Some(sum / 6.0)
    }

    /// The legal actions without those that take back, and without attacks that
    /// cannot hit. `ordered`: units join and move in the order of battle, for the
    /// order makes no difference.
    fn choices(&self, state: &State, ordered: bool) -> Vec<Action> {
        let mut legal = Vec::new();
        self.rules.legal(state, &mut legal);
        let ordered = ordered && self.rules.special.opening_turn != Some(state.turn);
        let joined = state.attack.map_or(UnitMask::EMPTY, |a| a.units);
        let after = |done: UnitMask, unit: UnitId| done.iter().all(|other| other < unit);
        let attack = state.attack;
        let odds = attack.map(|a| odds(self.rules, state, a.target, a.units));
        legal.retain(|&action| match action {
            Action::Resolve { flip } => {
                odds.is_some_and(|odds| odds.can_hit(self.rules, flip.is_some()))
            }
            Action::JoinAttack { unit, .. } => !ordered || after(joined, unit),
            Action::Move { unit, .. } => !ordered || after(state.moved, unit),
            _ => !action.takes_back(),
        });
        legal
    }
}

/// The position without what the rest of the game does not hang on.
fn bare(state: &State) -> State {
    let mut bare = *state;
    bare.rolls = 0;
    if !matches!(state.stage, Stage::Combat | Stage::Losses) {
        bare.attacked = UnitMask::EMPTY;
        bare.attacked_hexes = Default::default();
        bare.hit_hexes = Default::default();
    }
    if !matches!(state.stage, Stage::Movement | Stage::Breakout) {
        bare.moved = UnitMask::EMPTY;
    }
    bare
}
