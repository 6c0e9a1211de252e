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
    /// Searches as the General does, for longer and with more care. Only where that was
    /// measured to be better.
    Marshal,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 6] = [
        Self::Random,
        Self::Cadet,
        Self::Captain,
        Self::Colonel,
        Self::General,
        Self::Marshal,
    ];

    /// Those that every game has, the weakest first.
    pub const EVERYWHERE: [Self; 5] = [
        Self::Random,
        Self::Cadet,
        Self::Captain,
        Self::Colonel,
        Self::General,
    ];

    /// The strongest of the levels that plays at once, without a search.
    #[must_use]
    pub fn strongest_at_once(levels: &[Self]) -> Option<Self> {
        let at_once = levels
            .iter()
            .copied()
            .filter(|&level| level <= Self::Colonel);
        at_once.max()
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
            Self::Marshal => "marshal",
        }
    }

    /// The level that is typed so.
    #[must_use]
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|l| l.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_plays_at_once_is_no_searcher_however_many_there_are() {
        for levels in [&Level::ALL[..], &Level::EVERYWHERE[..]] {
            assert_eq!(Level::strongest_at_once(levels), Some(Level::Colonel));
        }
        assert_eq!(
            Level::strongest_at_once(&[Level::Random]),
            Some(Level::Random)
        );
        assert_eq!(Level::strongest_at_once(&[]), None);
    }
}
