//! What a position is worth, by trying everything: an exhaustive expectimax
//! over the public rules, for positions so small that the end of the game is in
//! sight.
//!
//! | module | holds |
//! | --- | --- |
//! | here | the value of a position and of each first action |
//! | `judge` | the value of a player's way of playing |
//! | `problem` | the problems of `tests/data/problems.json` |
//!
//! It knows nothing of the computer players it is there to judge, prunes
//! nothing and guesses nothing: a position not decided within the limit has no
//! value. Nor does it put equivalent actions into an order of its own: whether
//! a unit joins an attack first or second, or moves first or second, the
//! positions met are the same, and each is worked out once.

pub mod judge;
pub mod problem;

use hells_gate::engine::{Die, Rules};
use hells_gate::hex::HexMask;
use hells_gate::systems::hells_gate::{Action, HellsGate, Side, Stage, State, UnitMask, victory};
use rustc_hash::FxHashMap;

/// Two values that differ by less are the same: sums of sixths in another
/// order.
pub const SAME: f64 = 1e-9;

/// More positions than the limit: no value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooBig {
    /// The limit that was reached.
    pub limit: usize,
}

/// The exact value of positions. Each is worked out once and remembered.
#[derive(Clone)]
pub struct Oracle<'r> {
    rules: &'r HellsGate,
    known: FxHashMap<State, f64>,
    limit: usize,
}

impl<'r> Oracle<'r> {
    /// An oracle that gives up when it would have to remember more than `limit`
    /// positions.
    pub fn new(rules: &'r HellsGate, limit: usize) -> Self {
        Self {
            rules,
            known: FxHashMap::default(),
            limit,
        }
    }

    /// The rules it plays by.
    pub fn rules(&self) -> &'r HellsGate {
        self.rules
    }

    /// How many positions are remembered: the work done so far.
    pub fn nodes(&self) -> usize {
        self.known.len()
    }

    /// The expected margin, Soviet minus German victory points at the end of
    /// the game [12.0], if both sides play their best from here.
    pub fn value(&mut self, state: &State) -> Result<f64, TooBig> {
        let Some(side) = state.to_act() else {
            return Ok(margin(self.rules, state));
        };
        let key = bare(state);
        if let Some(&value) = self.known.get(&key) {
            return Ok(value);
        }
        let mut best = worst(side);
        for action in choices(self.rules, state) {
            best = better(side, best, self.value_of(state, action)?);
        }
        if self.known.len() >= self.limit {
            return Err(TooBig { limit: self.limit });
        }
        self.known.insert(key, best);
        Ok(best)
    }

    /// The expected margin after a legal action, each face of its die counted.
    pub fn value_of(&mut self, state: &State, action: Action) -> Result<f64, TooBig> {
        let mut sum = 0.0;
        for (after, chance) in outcomes(self.rules, state, action) {
            sum += chance * self.value(&after)?;
        }
        Ok(sum)
    }

    /// Every action that can be chosen here, with its value. One within
    /// [`SAME`] of the best is right.
    pub fn actions(&mut self, state: &State) -> Result<Vec<(Action, f64)>, TooBig> {
        choices(self.rules, state)
            .into_iter()
            .map(|action| Ok((action, self.value_of(state, action)?)))
            .collect()
    }
}

/// Soviet minus German victory points as the position stands.
pub fn margin(rules: &HellsGate, state: &State) -> f64 {
    let points = victory::score(rules, state).points;
    f64::from(points.soviet) - f64::from(points.german)
}

/// Whether `value` is at least as good for `side` as `other`, give or take
/// `slack`.
pub fn as_good(side: Side, value: f64, other: f64, slack: f64) -> bool {
    match side {
        Side::Soviet => value >= other - slack,
        Side::German => value <= other + slack,
    }
}

const fn worst(side: Side) -> f64 {
    match side {
        Side::Soviet => f64::NEG_INFINITY,
        Side::German => f64::INFINITY,
    }
}

const fn better(side: Side, a: f64, b: f64) -> f64 {
    match side {
        Side::Soviet => a.max(b),
        Side::German => a.min(b),
    }
}

/// The legal actions, without those that only lead back.
fn choices(rules: &HellsGate, state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    legal.retain(|&action| !rules.takes_back(action));
    legal
}

/// The positions a legal action leads to with their chances, which sum to 1:
/// faces with the same outcome are one.
fn outcomes(rules: &HellsGate, state: &State, action: Action) -> Vec<(State, f64)> {
    let after = |dice: &[Die]| {
        let mut after = *state;
        rules.step(&mut after, action, dice);
        bare(&after)
    };
    if !rules.rolls_dice(state, action) {
        return vec![(after(&[]), 1.0)];
    }
    let mut merged: Vec<(State, u8)> = Vec::new();
    for die in Die::ALL {
        let reached = after(&[die]);
        match merged.iter_mut().find(|(state, _)| *state == reached) {
            Some((_, faces)) => *faces += 1,
            None => merged.push((reached, 1)),
        }
    }
    let chance = |(state, faces)| (state, f64::from(faces) / 6.0);
    merged.into_iter().map(chance).collect()
}

/// The position without what later play does not depend on: how many dice were
/// rolled, and once combat is over, who attacked what.
fn bare(state: &State) -> State {
    let mut bare = *state;
    bare.rolls = 0;
    if matches!(bare.stage, Stage::Movement | Stage::Breakout) {
        bare.attacked = UnitMask::EMPTY;
        bare.attacked_hexes = HexMask::EMPTY;
        bare.hit_hexes = HexMask::EMPTY;
    }
    bare
}
