//! Dice are a parameter. Every source answers the same question: what does
//! roll number *n* of this game show?

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::fmt;
use thiserror::Error;

/// The face of a six-sided die, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Die(u8);

impl Die {
    /// Every face: enumerating them gives exact chances.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The face with this many pips; `None` outside 1 to 6.
    #[must_use]
    pub const fn new(pips: u8) -> Option<Self> {
        if pips >= 1 && pips <= 6 {
            Some(Self(pips))
        } else {
            None
        }
    }

    /// The number of pips, 1 to 6.
    #[must_use]
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Die {
    type Error = String;
    fn try_from(pips: u8) -> Result<Self, String> {
        Self::new(pips).ok_or_else(|| format!("{pips} is not a face of a six-sided die"))
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Why a source has no face for a roll.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoDie {
    /// The people at the table roll it and type it in.
    #[error("roll a die and enter its face")]
    AskThePlayers,
    /// The list has been used up.
    #[error("no face is given for roll {number} (the list ends after {given})")]
    ListEnded {
        /// The roll asked for, counted from 0.
        number: u32,
        /// How many faces the list has.
        given: usize,
    },
}

/// A source of dice.
pub trait Dice {
    /// The face of roll `number`, counted from 0 within the game. Asking again
    /// gives the same answer.
    ///
    /// # Errors
    /// When this source cannot say.
    fn roll(&self, number: u32) -> Result<Die, NoDie>;
}

/// Dice from a seed: roll *n* is a function of the seed and *n*, so undoing and
/// playing on, or replaying, meets the same dice.
///
/// # Stability
/// The faces are ChaCha8 with the seed's little-endian bytes repeated four
/// times as the key, stream *n*, first 32-bit word below 4 294 967 292, modulo
/// 6, plus 1. Saved games depend on this; it does not change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seeded {
    /// The seed, as the save and the new-game screen show it.
    pub seed: u64,
}

/// Words from here on are drawn again, so that every face has the same chance.
const FAIR: u32 = u32::MAX - u32::MAX % 6;

impl Seeded {
    /// The face of roll `number`.
    fn face(self, number: u32) -> Die {
        let mut key = [0; 32];
        for part in key.chunks_exact_mut(8) {
            part.copy_from_slice(&self.seed.to_le_bytes());
        }
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(u64::from(number));
        let word = loop {
            let word = rng.next_u32();
            if word < FAIR {
                break word;
            }
        };
        Die((word % 6) as u8 + 1)
    }
}

impl Dice for Seeded {
    fn roll(&self, number: u32) -> Result<Die, NoDie> {
        Ok(self.face(number))
    }
}

/// How many rolls [`InARow`] works out at a time: as many as fit side by side in
/// the registers of every machine.
const AT_A_TIME: usize = 4;

/// The dice of [`Seeded`] for a game that is played at a stretch: the same faces,
/// several worked out at once.
#[derive(Clone, Debug)]
pub struct InARow {
    dice: Seeded,
    /// The number of the first roll in `faces`; `None` before the first.
    from: Option<u32>,
    faces: [Die; AT_A_TIME],
}

impl InARow {
    /// The dice of this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            dice: Seeded { seed },
            from: None,
            faces: [Die(1); AT_A_TIME],
        }
    }

    /// The face of roll `number`.
    pub fn roll(&mut self, number: u32) -> Die {
        let place = |from: u32| number.checked_sub(from).map(|n| n as usize);
        if let Some(place @ 0..AT_A_TIME) = self.from.and_then(place) {
            return self.faces[place];
        }
        self.from = Some(number);
        let numbers = std::array::from_fn(|i| number.wrapping_add(i as u32));
        let words = first_words(self.dice.seed, numbers);
        for (i, word) in words.into_iter().enumerate() {
            self.faces[i] = match word < FAIR {
                true => Die((word % 6) as u8 + 1),
                // One in a thousand million: the next word counts.
                false => self.dice.face(numbers[i]),
            };
        }
        self.faces[0]
    }
}

/// Side by side, a word of each stream.
type Words = [u32; AT_A_TIME];

/// The first word of ChaCha8 with the key of [`Seeded`], for several streams.
fn first_words(seed: u64, streams: Words) -> Words {
    let all = |word: u32| [word; AT_A_TIME];
    let (low, high) = (seed as u32, (seed >> 32) as u32);
    let mut x: [Words; 16] = [
        all(FIRST_WORD),
        all(0x3320_646e),
        all(0x7962_2d32),
        all(0x6b20_6574),
        all(low),
        all(high),
        all(low),
        all(high),
        all(low),
        all(high),
        all(low),
        all(high),
        all(0),
        all(0),
        streams,
        all(0),
    ];
    for _ in 0..4 {
        quarter_round(&mut x, 0, 4, 8, 12);
        quarter_round(&mut x, 1, 5, 9, 13);
        quarter_round(&mut x, 2, 6, 10, 14);
        quarter_round(&mut x, 3, 7, 11, 15);
        quarter_round(&mut x, 0, 5, 10, 15);
        quarter_round(&mut x, 1, 6, 11, 12);
        quarter_round(&mut x, 2, 7, 8, 13);
        quarter_round(&mut x, 3, 4, 9, 14);
    }
    x[0].map(|word| word.wrapping_add(FIRST_WORD))
}

/// The first of the four words that every ChaCha state begins with.
const FIRST_WORD: u32 = 0x6170_7865;

#[inline(always)]
fn quarter_round(x: &mut [Words; 16], a: usize, b: usize, c: usize, d: usize) {
    x[a] = sum(x[a], x[b]);
    x[d] = turned(x[d], x[a], 16);
    x[c] = sum(x[c], x[d]);
    x[b] = turned(x[b], x[c], 12);
    x[a] = sum(x[a], x[b]);
    x[d] = turned(x[d], x[a], 8);
    x[c] = sum(x[c], x[d]);
    x[b] = turned(x[b], x[c], 7);
}

#[inline(always)]
fn sum(a: Words, b: Words) -> Words {
    std::array::from_fn(|i| a[i].wrapping_add(b[i]))
}

#[inline(always)]
fn turned(a: Words, b: Words, bits: u32) -> Words {
    std::array::from_fn(|i| (a[i] ^ b[i]).rotate_left(bits))
}

/// Dice written down beforehand: a lesson, a worked example, a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scripted(pub Vec<Die>);

impl Dice for Scripted {
    fn roll(&self, number: u32) -> Result<Die, NoDie> {
        self.0
            .get(number as usize)
            .copied()
            .ok_or(NoDie::ListEnded {
                number,
                given: self.0.len(),
            })
    }
}

/// Dice of a game already played, and another source after its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorded<D> {
    /// The faces that were rolled.
    pub faces: Vec<Die>,
    /// What rolls beyond them.
    pub then: D,
}

impl<D: Dice> Dice for Recorded<D> {
    fn roll(&self, number: u32) -> Result<Die, NoDie> {
        match self.faces.get(number as usize) {
            Some(&die) => Ok(die),
            None => self.then.roll(number),
        }
    }
}

/// Real dice on a real table: the program asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByHand;

impl Dice for ByHand {
    fn roll(&self, _: u32) -> Result<Die, NoDie> {
        Err(NoDie::AskThePlayers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seeded_roll_depends_on_the_seed_and_its_number_only() {
        let dice = Seeded { seed: 1944 };
        let forwards: Vec<u8> = (0..20).map(|n| dice.roll(n).unwrap().pips()).collect();
        let mut backwards: Vec<u8> = (0..20)
            .rev()
            .map(|n| dice.roll(n).unwrap().pips())
            .collect();
        backwards.reverse();
        assert_eq!(forwards, backwards);
        // Saved games rely on these very faces.
        assert_eq!(forwards, PINNED);
    }
    const PINNED: [u8; 20] = [3, 4, 5, 4, 5, 3, 4, 5, 5, 5, 5, 6, 3, 6, 2, 3, 4, 5, 3, 1];

    #[test]
    fn dice_in_a_row_are_those_of_the_seed_in_any_order() {
        for seed in [0, 1, 1944, u64::MAX, 0x0123_4567_89ab_cdef] {
            let mut row = InARow::new(seed);
            let forth_and_back = (0..90).chain((0..90).rev()).chain([u32::MAX, 65_535, 7]);
            for number in forth_and_back {
                assert_eq!(Ok(row.roll(number)), Seeded { seed }.roll(number));
            }
        }
    }

    #[test]
    fn seeded_dice_are_fair() {
        let mut count = [0_u32; 6];
        for seed in 0..60 {
            for n in 0..1000 {
                count[usize::from(Seeded { seed }.roll(n).unwrap().pips()) - 1] += 1;
            }
        }
        // 60 000 rolls: the standard deviation of each count is 91.
        assert!(
            count.iter().all(|&c| (9_600..=10_400).contains(&c)),
            "{count:?}"
        );
    }

    #[test]
    fn a_list_says_where_it_ends_and_recorded_dice_go_on() {
        let list = vec![Die::ALL[2], Die::ALL[5]];
        assert_eq!(
            Scripted(list.clone()).roll(2),
            Err(NoDie::ListEnded {
                number: 2,
                given: 2
            })
        );
        let recorded = Recorded {
            faces: list,
            then: ByHand,
        };
        assert_eq!(recorded.roll(1), Ok(Die::ALL[5]));
        assert_eq!(recorded.roll(2), Err(NoDie::AskThePlayers));
        assert_eq!(Die::new(0), None);
        assert_eq!(Die::new(7), None);
    }
}
