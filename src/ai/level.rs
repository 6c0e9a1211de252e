//! How well a computer player plays.

use crate::words::tr;

/// A strength, by the number of positions it may look at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// One move at a time, with a blurred eye.
    Cadet,
    /// The same with a clearer eye.
    Captain,
    /// The best single move each time: greedy play.
    Colonel,
    /// Plays whole plans out to the end of the enemy's answer: search.
    General,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [
        Self::Random,
        Self::Cadet,
        Self::Captain,
        Self::Colonel,
        Self::General,
    ];

    /// What it is called on the screen.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Random => tr!("level-random"),
            Self::Cadet => tr!("level-cadet"),
            Self::Captain => tr!("level-captain"),
            Self::Colonel => tr!("level-colonel"),
            Self::General => tr!("level-general"),
        }
    }

    /// How it plays, in a few words.
    #[must_use]
    pub fn about(self) -> String {
        match self {
            Self::Random => tr!("level-about-random"),
            Self::Cadet => tr!("level-about-cadet"),
            Self::Captain => tr!("level-about-captain"),
            Self::Colonel => tr!("level-about-colonel"),
            Self::General => tr!("level-about-general"),
        }
    }

    /// What is typed to mean it, whatever language is spoken.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Cadet => "cadet",
            Self::Captain => "captain",
            Self::Colonel => "colonel",
            Self::General => "general",
        }
    }

    /// The level that is typed so.
    #[must_use]
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|l| l.word() == word)
    }

    /// By how many victory points its estimates are blurred.
    pub(super) const fn noise(self) -> f64 {
        match self {
            Self::Cadet => 1.0,
            // Halfway, as measured, between the levels beside it.
            Self::Captain => 0.3,
            _ => 0.0,
        }
    }

    /// How many games it plays out for a decision; 0: it judges at sight.
    pub(super) const fn games(self) -> u32 {
        match self {
            Self::General => 72,
            _ => 0,
        }
    }

    /// How many positions it may look at to find the exact end of a game in
    /// which few units are left.
    pub(super) const fn endgame(self) -> u32 {
        match self {
            Self::General => 600_000,
            _ => 0,
        }
    }
}
