//! How well a computer player plays.

use crate::words::{self, tr};

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

/// How hard a decision is looked back at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Review {
    /// So many ways to go on are looked at, what comes to mind first before the
    /// others.
    pub ways: usize,
    /// How many games are played out to find the best of them.
    pub search: u32,
    /// How many games tell it from what was done: as each shows every face of the
    /// die equally often, a multiple of six.
    pub games: u32,
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

    /// What its seat is called in the record of a game, whatever language is
    /// spoken: "Computer (Captain)".
    #[must_use]
    pub fn seat_name(self) -> String {
        format!("Computer ({})", words::sentence(self.word()))
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

    /// How hard it looks back at a decision.
    pub(super) const fn review(self) -> Review {
        let (ways, search, games) = match self {
            Self::Random => (1, 0, 6),
            Self::Cadet => (3, 18, 12),
            Self::Captain => (6, 36, 24),
            Self::Colonel => (12, 72, 48),
            Self::General => (usize::MAX, 72, 72),
        };
        Review {
            ways,
            search,
            games,
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
