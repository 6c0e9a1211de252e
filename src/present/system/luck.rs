//! How the dice have fallen: faces side by side, how unusual that is, and what a
//! game says of what they brought.

use crate::engine::{Die, PlayedAction, Rules, SideNo};
use crate::words::{decimal, tr};

/// An action that rolled dice.
#[derive(Clone, Copy, Debug)]
pub struct Rolls<'a, R: Rules> {
    /// The position it was done in.
    pub before: &'a R::State,
    /// What was done, and what came of it.
    pub entry: &'a PlayedAction<R>,
    /// Whether the faces were typed in.
    pub by_hand: bool,
}

/// The dice of one side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Faces {
    /// How often each face came, from 1 to 6.
    pub faces: [u16; 6],
    /// How many of these were typed in by hand.
    pub by_hand: [u16; 6],
}

/// How the dice of a game have fallen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DiceLuck {
    /// Whom they have favoured, in a sentence; empty if the game cannot tell.
    pub favour: String,
    /// The dice of each side, by [`SideNo::index`].
    pub sides: [Faces; 2],
    /// What those of each side brought, a line each.
    pub brought: [Vec<String>; 2],
    /// Dice that are nobody's, in a sentence; empty if there are none.
    pub nobodys: String,
}

impl Faces {
    /// One more die.
    pub fn add(&mut self, die: Die, by_hand: bool) {
        let face = usize::from(die.pips() - 1);
        self.faces[face] = self.faces[face].saturating_add(1);
        self.by_hand[face] = self.by_hand[face].saturating_add(u16::from(by_hand));
    }

    /// How many dice there were.
    #[must_use]
    pub fn rolls(&self) -> u32 {
        self.faces.iter().map(|&n| u32::from(n)).sum()
    }

    /// The sum of all pips.
    #[must_use]
    pub fn pips(&self) -> u32 {
        let each = (1_u32..).zip(self.faces);
        each.map(|(pips, n)| pips * u32::from(n)).sum()
    }

    /// How probable it is that as many fair dice stray as far from three and a half
    /// pips in the mean as these did, up or down: the exact chance, by adding up
    /// die after die.
    #[must_use]
    pub fn stray(&self) -> f64 {
        let rolls = self.rolls() as usize;
        let far = |pips: usize| (2 * pips).abs_diff(7 * rolls);
        let seen = far(self.pips() as usize);
        // chances[n]: that the dice so far show n pips together.
        let mut chances = vec![1.0_f64];
        for _ in 0..rolls {
            let mut next = vec![0.0; chances.len() + 6];
            for (pips, chance) in chances.iter().enumerate() {
                for die in 1..=6 {
                    next[pips + die] += chance / 6.0;
                }
            }
            chances = next;
        }
        let enough = |&(pips, _): &(usize, &f64)| far(pips) >= seen;
        let all: f64 = chances
            .iter()
            .enumerate()
            .filter(enough)
            .map(|(_, c)| c)
            .sum();
        all.min(1.0)
    }

    /// How unusual they are, in a sentence. `chance` is what
    /// [`stray`](Self::stray) says of them.
    #[must_use]
    pub fn unusual(&self, chance: f64) -> String {
        let rolls = self.rolls();
        if rolls == 0 {
            return tr!("luck-no-roll");
        }
        let mean = f64::from(self.pips()) / f64::from(rolls);
        let how = match chance {
            p if p > 1.0 / 3.0 => "usual",
            p if p > 0.1 => "little",
            p if p > 0.02 => "unusual",
            _ => "very",
        };
        let often = match chance {
            p if p >= 0.01 => tr!("luck-often", percent = decimal(100.0 * p, 0)),
            p if p > 1e-6 => tr!("luck-one-in", series = decimal(1.0 / p, 0)),
            _ => tr!("luck-never"),
        };
        tr!(
            "luck-mean",
            mean = decimal(mean, 2),
            n = rolls,
            fair = decimal(3.5, 2),
            how = how,
            often = often,
        )
    }

    /// That faces were typed in by hand; `None` if none was.
    #[must_use]
    pub fn typed_in(&self) -> Option<String> {
        let n: u32 = self.by_hand.iter().map(|&n| u32::from(n)).sum();
        match n {
            0 => None,
            _ if n == self.rolls() => Some(tr!("luck-all-typed")),
            _ => Some(tr!("luck-typed", n = n)),
        }
    }
}

impl DiceLuck {
    /// The die of a side, or nobody's.
    pub fn add(&mut self, side: Option<SideNo>, die: Die, by_hand: bool) {
        if let Some(side) = side {
            self.sides[side.index()].add(die, by_hand);
        }
    }
}
