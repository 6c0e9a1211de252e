//! What levels of computer players are called.

use crate::engine::Level;
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
