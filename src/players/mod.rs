//! Computer players for any system: written once over its rules and, where it
//! has one, its [`Strategy`](crate::engine::Strategy).
//!
//! | level | with a strategy | without |
//! | --- | --- | --- |
//! | Random | any legal action | the same |
//! | Cadet | what is best at sight, much blurred | actions played out at random to the end, few times |
//! | Captain | the same, a little blurred | the same, more often |
//! | Colonel | what is best at sight | the same, more often |
//! | General | several plans played out side by side by Colonels, small ends exactly | the same, most often |
//!
//! A player is given what its side may know and nothing else; what is hidden
//! from it, it imagines anew in every game it plays out. All chance comes from a
//! seed of its own: no player ever sees the dice of the game. What it does
//! follows from its level, its seed and what it sees, on any number of threads.

mod course;
mod exact;
mod futures;
mod look_back;
mod player;
mod score;
mod search;

pub use course::{Ended, play};
pub use futures::{Future, futures};
pub use look_back::{Decided, Hindsight, Measure, look_back};
pub use player::{ComputerPlayer, Thought};
pub use score::DuelScore;
pub(crate) use search::chance;

use crate::engine::Rules;
use std::hash::{Hash, Hasher};

/// Rules that can be played by: positions that can be told apart quickly, and
/// shared among threads.
pub trait Playable: Rules<State: Hash + Send + Sync, Action: Send + Sync> + Send + Sync {}

impl<R> Playable for R where R: Rules<State: Hash + Send + Sync, Action: Send + Sync> + Send + Sync {}

/// FNV-1a over words of 64 bits: the same on every machine.
struct Fnv(u64);

impl Fnv {
    fn word(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3);
        self.0 ^= self.0 >> 29;
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            for (to, from) in word.iter_mut().zip(part) {
                *to = *from;
            }
            self.word(u64::from_le_bytes(word));
        }
    }
}

/// A number for a position, mixed with a seed.
fn number_of<S: Hash>(state: &S, seed: u64) -> u64 {
    let mut hasher = Fnv(seed ^ 0xcbf2_9ce4_8422_2325);
    state.hash(&mut hasher);
    hasher.finish()
}

/// Cuts a plan after the first action that rolls dice or hands the decision
/// over, and before the first that is not allowed.
fn cut<R: Rules>(rules: &R, state: &R::State, plan: &mut Vec<R::Action>) {
    let Some(side) = rules.to_act(state) else {
        plan.clear();
        return;
    };
    let mut now = *state;
    for done in 0..plan.len() {
        let action = plan[done];
        let on = rules.to_act(&now) == Some(side);
        if !on || rules.check(&now, action).is_err() {
            plan.truncate(done);
            return;
        }
        if rules.dice(&now, action) > 0 {
            plan.truncate(done + 1);
            return;
        }
        rules.step(&mut now, action, &[]);
    }
}
