//! The value of a way of playing.

use super::problem::Problem;
use super::{Oracle, SAME, TooBig, as_good, bare, margin, outcomes};
use crate::bridge;
use hells_gate::engine::Rules;
use hells_gate::engine::conformance::Chooser;
use hells_gate::systems::hells_gate::{Action, HellsGate, Side, State};
use rustc_hash::FxHashMap;

/// How much worse than the best a solution may be, in victory points.
pub const TOLERANCE: f64 = 0.05;

/// How many positions the oracle may look at for one problem.
pub const LIMIT: usize = 500_000;

/// A player: what it does in a position in which its side decides.
pub type Policy<'p> = dyn FnMut(&State) -> Action + 'p;

/// The exact expected final margin when the policy makes every decision of the
/// problem's side for the rest of the player turn in which the problem begins,
/// for every fall of the dice; everything else, of both sides and to the end of
/// the game, is played as well as can be.
///
/// The policy is asked once in each position; what it does may depend on
/// nothing else. It must play legally and not go in circles: that is a panic.
pub fn judge(rules: &HellsGate, problem: &Problem, policy: &mut Policy<'_>) -> f64 {
    let mut oracle = Oracle::new(rules, LIMIT);
    let start = problem.state(rules);
    follow(&mut oracle, &start, problem.side, policy)
        .unwrap_or_else(|big| panic!("{}: {big:?}", problem.id))
}

/// As [`judge`], from any position and with an oracle that may know some of it
/// already.
pub fn follow(
    oracle: &mut Oracle<'_>,
    start: &State,
    side: Side,
    policy: &mut Policy<'_>,
) -> Result<f64, TooBig> {
    let mut judging = Judging {
        turn: (start.turn, start.player),
        side,
        policy,
        known: FxHashMap::default(),
    };
    judging.value(oracle, start)
}

/// As [`follow`], of a player that draws everything it does.
pub fn at_random(
    oracle: &mut Oracle<'_>,
    start: &State,
    side: Side,
    seed: u64,
) -> Result<f64, TooBig> {
    let (rules, mut luck) = (oracle.rules(), Chooser::new(seed));
    let mut policy = |state: &State| {
        let action = rules.sample(state, &mut |n| luck.below(n));
        action.expect("the game goes on")
    };
    follow(oracle, start, side, &mut policy)
}

/// Whether an expected margin solves the problem.
pub fn solves(problem: &Problem, value: f64) -> bool {
    as_good(problem.side, value, problem.best, TOLERANCE)
}

struct Judging<'p, 'q> {
    turn: (u8, Side),
    side: Side,
    policy: &'p mut Policy<'q>,
    /// `None` while the position is being worked out.
    known: FxHashMap<State, Option<f64>>,
}

impl Judging<'_, '_> {
    fn value(&mut self, oracle: &mut Oracle<'_>, state: &State) -> Result<f64, TooBig> {
        let rules = oracle.rules;
        let Some(to_act) = state.to_act() else {
            return Ok(margin(rules, state));
        };
        if (state.turn, state.player) != self.turn {
            return oracle.value(state);
        }
        let key = bare(state);
        match self.known.get(&key) {
            Some(Some(value)) => return Ok(*value),
            Some(None) => panic!(
                "the policy goes in circles:\n{}",
                bridge::text(rules, state)
            ),
            None => self.known.insert(key, None),
        };
        let value = if to_act == self.side {
            let action = (self.policy)(state);
            assert!(
                rules.check(state, action).is_ok(),
                "the policy plays “{}”, which is not allowed",
                rules.notation(action)
            );
            self.value_of(oracle, state, action)?
        } else {
            self.reply(oracle, state, to_act)?
        };
        self.known.insert(key, Some(value));
        Ok(value)
    }

    fn value_of(
        &mut self,
        oracle: &mut Oracle<'_>,
        state: &State,
        action: Action,
    ) -> Result<f64, TooBig> {
        let mut sum = 0.0;
        for (after, chance) in outcomes(oracle.rules, state, action) {
            sum += chance * self.value(oracle, &after)?;
        }
        Ok(sum)
    }

    /// The opponent plays what is best against best play, not against the
    /// mistakes of this policy: it does not know them.
    fn reply(
        &mut self,
        oracle: &mut Oracle<'_>,
        state: &State,
        to_act: Side,
    ) -> Result<f64, TooBig> {
        let mut chosen: Option<(Action, f64)> = None;
        for (action, value) in oracle.actions(state)? {
            if chosen.is_none_or(|(_, best)| !as_good(to_act, best, value, SAME)) {
                chosen = Some((action, value));
            }
        }
        let (action, _) = chosen.expect("somebody who is to act can do something");
        self.value_of(oracle, state, action)
    }
}
