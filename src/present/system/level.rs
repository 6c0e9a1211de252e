//! What computer players are called.

use crate::engine::{Commander, Level, Temper};
use crate::words::tr;

impl Level {
    /// What it is called on the screen.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Random => tr!("level-random"),
            Self::Cadet => tr!("level-cadet"),
            Self::Captain => tr!("level-captain"),
            Self::Colonel => tr!("level-colonel"),
            Self::General => tr!("level-general"),
            Self::Marshal => tr!("level-marshal"),
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
            Self::Marshal => tr!("level-about-marshal"),
        }
    }
}

impl Temper {
    /// What it is called where it is chosen.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::ByTheBook => tr!("temper-book"),
            Self::Bold => tr!("temper-bold"),
            Self::Careful => tr!("temper-careful"),
        }
    }

    /// What it comes to, in a few words.
    #[must_use]
    pub fn about(self) -> String {
        match self {
            Self::ByTheBook => tr!("temper-about-book"),
            Self::Bold => tr!("temper-about-bold"),
            Self::Careful => tr!("temper-about-careful"),
        }
    }
}

impl Commander {
    /// What it is called on the screen: its level, and its temper where it has one.
    #[must_use]
    pub fn name(self) -> String {
        let level = self.level.name();
        match self.temper {
            Temper::ByTheBook => level,
            Temper::Bold => tr!("commander-bold", level = level.as_str()),
            Temper::Careful => tr!("commander-careful", level = level.as_str()),
        }
    }
}
