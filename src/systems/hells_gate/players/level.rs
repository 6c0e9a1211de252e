//! How hard each level thinks.

use crate::engine::{Commander, Level};
use crate::words;

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
    /// In how many games what looks like a mistake is played to the end.
    pub proof: u32,
}

/// How hard a level searches, in games played out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Depth {
    /// For a decision of any kind, and for each round of changes to a plan.
    pub games: u32,
    /// For whether and where to attack.
    pub fight: u32,
    /// How many changes of a movement plan are tried at a time.
    pub changes: usize,
    /// How often that is done, while it helps.
    pub rounds: u32,
    /// How what was chosen is made sure of, by whoever takes time for it.
    pub thorough: Option<Thorough>,
}

/// How much care is taken over a choice, in games played out with fresh dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Thorough {
    /// So many of the changes of a plan are played out more often, and so often.
    pub kept: usize,
    pub again: u32,
    /// So many of those are held against the plan as it is.
    pub last: usize,
    /// In how many games.
    pub proof: u32,
}

impl Commander {
    /// What its seat is called in the record of a game, whatever language is
    /// spoken: "Computer (Captain)", "Computer (Bold-captain)".
    #[must_use]
    pub fn seat_name(self) -> String {
        format!("Computer ({})", words::sentence(self.word()))
    }

    /// The one whose seat is called so.
    #[must_use]
    pub fn of_seat(name: &str) -> Option<Self> {
        let mut all = Self::known().into_iter();
        all.find(|one| one.seat_name() == name)
    }
}

impl Level {
    /// By how many victory points its estimates are blurred.
    pub(super) const fn noise(self) -> f64 {
        match self {
            Self::Cadet => 1.0,
            // Halfway, as measured, between the levels beside it.
            Self::Captain => 0.3,
            _ => 0.0,
        }
    }

    /// How hard it thinks about a decision; `None`: it judges at sight.
    pub(super) const fn depth(self) -> Option<Depth> {
        match self {
            Self::General => Some(Depth {
                games: 72,
                fight: 144,
                changes: 24,
                rounds: 3,
                thorough: None,
            }),
            Self::Marshal => Some(Depth {
                games: 144,
                fight: 288,
                changes: 48,
                rounds: 8,
                thorough: Some(Thorough {
                    kept: 8,
                    again: 12,
                    last: 3,
                    proof: 48,
                }),
            }),
            _ => None,
        }
    }

    /// How hard it looks back at a decision.
    pub(super) const fn review(self) -> Review {
        let (ways, search, games, proof) = match self {
            Self::Random => (1, 0, 6, 12),
            Self::Cadet => (3, 18, 12, 48),
            Self::Captain => (6, 36, 24, 60),
            Self::Colonel => (12, 72, 48, 96),
            Self::General | Self::Marshal => (usize::MAX, 72, 72, 396),
        };
        Review {
            ways,
            search,
            games,
            proof,
        }
    }

    /// How many positions it may look at to find the exact end of a game in
    /// which few units are left.
    pub(super) const fn endgame(self) -> u32 {
        match self {
            Self::General | Self::Marshal => 600_000,
            _ => 0,
        }
    }
}
