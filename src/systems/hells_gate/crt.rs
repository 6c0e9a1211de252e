//! The combat results table [7.0] and its columns.

use crate::engine::Die;
use std::fmt;

/// An odds column of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Column {
    /// Weaker than the defender.
    #[default]
    Less,
    /// 1:1
    One,
    /// 3:2
    ThreeToTwo,
    /// 2:1
    Two,
    /// 3:1
    Three,
    /// 4:1 and 5:1
    Four,
    /// 6:1 and 7:1
    Six,
    /// 8:1 and more
    Eight,
}

impl Column {
    /// All columns, left to right.
    pub const ALL: [Self; 8] = [
        Self::Less,
        Self::One,
        Self::ThreeToTwo,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Six,
        Self::Eight,
    ];

    /// The column of a ratio, rounded down to a listed one [7.0]. A defence of
    /// 0 is the last column [ruling R5].
    #[must_use]
    pub const fn of_ratio(attack: u16, defence: u16) -> Self {
        let (a, d) = (attack as u32, defence as u32);
        // Whoever reaches a column reaches those to its left, too.
        let reached = (a >= d) as usize
            + (2 * a >= 3 * d) as usize
            + (a >= 2 * d) as usize
            + (a >= 3 * d) as usize
            + (a >= 4 * d) as usize
            + (a >= 6 * d) as usize
            + (a >= 8 * d) as usize;
        Self::ALL[reached]
    }

    /// The column so many columns to the right (negative: left), not beyond
    /// the ends of the table [7.2].
    #[must_use]
    pub fn shifted(self, by: i8) -> Self {
        let to = (self as i16 + i16::from(by)).clamp(0, 7);
        Self::ALL[usize::try_from(to).unwrap_or_default()]
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Less => "<1:1",
            Self::One => "1:1",
            Self::ThreeToTwo => "3:2",
            Self::Two => "2:1",
            Self::Three => "3:1",
            Self::Four => "4:1–5:1",
            Self::Six => "6:1–7:1",
            Self::Eight => "8:1+",
        })
    }
}

/// What one cell of the table says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HitPair {
    /// Hits of a normal attack.
    pub normal: u8,
    /// Hits of an all-out attack [7.3], or on an overconcentrated hex [7.4].
    pub all_out: u8,
}

const fn cell(normal: u8, all_out: u8) -> HitPair {
    HitPair { normal, all_out }
}

const A: HitPair = cell(0, 0);
const B: HitPair = cell(0, 1);
const C: HitPair = cell(1, 2);
const D: HitPair = cell(2, 3);

/// The most hits a cell can say.
pub const MOST_HITS: u8 = 3;

/// A combat results table: rows by die, columns by odds. No cell says more than
/// [`MOST_HITS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crt([[HitPair; 8]; 6]);

impl Crt {
    /// The published one.
    #[rustfmt::skip]
    pub const PRINTED: Self = Self([
        // <1:1 1:1 3:2 2:1 3:1 4:1 6:1 8:1
        [A, A, A, A, A, B, B, C],
        [A, A, A, A, B, B, C, C],
        [A, A, A, B, B, C, C, C],
        [A, A, B, B, C, C, C, C],
        [A, B, B, C, C, C, C, D],
        [B, B, C, C, C, C, D, D],
    ]);

    /// The hits in a column [7.5].
    #[must_use]
    pub const fn hits(&self, column: Column, die: Die) -> HitPair {
        self.0[die.pips() as usize - 1][column as usize]
    }

    /// The same table with another cell; more than [`MOST_HITS`] are as many.
    #[must_use]
    pub fn with(mut self, column: Column, die: Die, pair: HitPair) -> Self {
        self.0[usize::from(die.pips()) - 1][column as usize] = HitPair {
            normal: pair.normal.min(MOST_HITS),
            all_out: pair.all_out.min(MOST_HITS),
        };
        self
    }

    /// The chance of each number of hits, in sixths: `chances[h]` faces score `h`.
    #[must_use]
    pub fn distribution(&self, column: Column, all_out: bool) -> [u8; 4] {
        let mut faces = [0; 4];
        for die in Die::ALL {
            let pair = self.hits(column, die);
            let hits = if all_out { pair.all_out } else { pair.normal };
            faces[usize::from(hits)] += 1;
        }
        faces
    }
}
