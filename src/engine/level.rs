//! How well a computer player plays.

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
}
