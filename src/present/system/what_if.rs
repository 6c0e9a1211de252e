//! A question "what if …?" that comes with a system: a scenario by its own rules beside
//! the same by others, and the answer as it was measured.

use crate::engine::Level;
use crate::json::Doc;

/// A question that can be answered by games under other rules.
#[derive(Clone, PartialEq, Debug)]
pub struct WhatIf {
    /// Its word on the command line.
    pub key: &'static str,
    /// The identifier of the scenario it is about.
    pub start: &'static str,
    /// The question.
    pub question: String,
    /// What it means in the history of the battle, and how the rules tell it.
    pub about: String,
    /// What the answer in figures says, and what the skill of its players cannot tell.
    pub limits: String,
    /// The parameters that are otherwise: an object.
    pub changed: Doc,
    /// The games of the answer, if they were played.
    pub answer: Option<StoredPairs>,
}

/// Games that were played to answer a question, each twice with the same seed: by the
/// rules of the scenario and by the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoredPairs {
    /// How well both sides were played.
    pub level: Level,
    /// The seed that all of them follow from.
    pub seed: u64,
    /// A line for each, after a head: its number, its seed, and the margins at the ends.
    pub rows: &'static str,
}

impl StoredPairs {
    /// The margins of each pair, from the first side. A line that is none has no pair.
    #[must_use]
    pub fn margins(self) -> Vec<[i32; 2]> {
        let pair = |line: &str| {
            let mut cells = line.split(',').skip(2);
            let mut next = || cells.next()?.parse().ok();
            Some([next()?, next()?])
        };
        self.rows.lines().skip(1).filter_map(pair).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_pairs_are_the_lines_after_the_head() {
        let of = StoredPairs {
            level: Level::Cadet,
            seed: 1,
            rows: "game,seed,default,variant\n0,77,-3,4\n1,78,0,-12\n",
        };
        assert_eq!(of.margins(), [[-3, 4], [0, -12]]);
    }
}
