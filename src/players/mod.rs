//! Computer players for any system: written once over its rules and, where it
//! has one, its [`Strategy`](crate::engine::Strategy).
//!
//! | level | with a strategy | without |
//! | --- | --- | --- |
//! | Random | any legal action | the same |
//! | Cadet | what is best at sight, much blurred | actions played out at random to the end, few times |
//! | Captain | the same, a little blurred | the same, more often |
//! | Colonel | what is best at sight; hardly blurred, if at all | the same, more often |
//! | General | several plans played out side by side at sight, small ends exactly | the same, most often |
//! | Marshal | the same, as much longer as the strategy [says](crate::engine::Strategy::marshal) | none |
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
pub(crate) use look_back::agreed;
pub use look_back::{Decided, Hindsight, Measure, look_back};
pub use player::{ComputerPlayer, Thought};
pub use score::DuelScore;
pub(crate) use search::chance;

use crate::engine::Rules;
use std::hash::{Hash, Hasher};

/// A difference of less than so many standard errors is not told as one.
pub(crate) const BEYOND_DOUBT: f64 = 2.0;

/// What costs so many standard errors looks like a mistake, and from so many on in games with
/// other dice it is one: of those that cost two, others who play them out find every eighth to
/// cost nothing. Counted of all games together, or of those of each kind of players alone.
pub(crate) const LOOKS: f64 = 2.0;
pub(crate) const SURELY: f64 = 3.0;

/// Rules that can be played by: positions that can be told apart quickly, and
/// shared among threads.
pub trait Playable: Rules<State: Hash + Send + Sync, Action: Send + Sync> + Send + Sync {}

impl<R> Playable for R where R: Rules<State: Hash + Send + Sync, Action: Send + Sync> + Send + Sync {}

/// FNV-1a over words of 64 bits: the same on every machine.
struct Fnv(u64);

impl Fnv {
    #[inline]
    fn word(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3);
        self.0 ^= self.0 >> 29;
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.word(u64::from_le_bytes(*word));
        }
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.word(u64::from_le_bytes(word));
        }
    }

    // One number is one word, as the bytes of it would be. Most of a position is small
    // numbers: taken as slices they took more than half the time of a random game.
    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.word(u64::from(number));
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.word(u64::from(number));
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.word(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.word(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.word(number as u64);
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

#[cfg(test)]
mod tests {
    use super::Fnv;
    use std::hash::Hasher;

    #[test]
    fn a_number_counts_as_its_bytes_so_that_a_seed_plays_the_same_games_as_ever() {
        let of = |write: &dyn Fn(&mut Fnv)| {
            let mut hasher = Fnv(1944);
            write(&mut hasher);
            hasher.finish()
        };
        assert_eq!(of(&|h| h.write_u8(7)), of(&|h| h.write(&[7])));
        assert_eq!(
            of(&|h| h.write_u16(0x0716)),
            of(&|h| h.write(&[0x16, 0x07]))
        );
        assert_eq!(
            of(&|h| h.write_u32(9)),
            of(&|h| h.write(&9u32.to_le_bytes()))
        );
        assert_eq!(
            of(&|h| h.write_u64(9)),
            of(&|h| h.write(&9u64.to_le_bytes()))
        );
        let long: Vec<u8> = (0..11).collect();
        let parts = of(&|h| {
            h.write(&long[..8]);
            h.write(&long[8..]);
        });
        assert_eq!(of(&|h| h.write(&long)), parts);
    }
}
