//! Who plays at a computer's seat.

use super::Level;

/// What a computer player leans to where plans come to much the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Temper {
    /// To nothing: what is worth most is done.
    #[default]
    ByTheBook,
    /// To attack, all-out if need be, and to stand its ground.
    Bold,
    /// To keep its units: few risks, and rather a retreat than a loss.
    Careful,
}

impl Temper {
    /// All tempers, the usual one first.
    pub const ALL: [Self; 3] = [Self::ByTheBook, Self::Bold, Self::Careful];

    /// Of a game whose players know no other.
    pub const USUAL: [Self; 1] = [Self::ByTheBook];
}

/// A computer player: how well it plays, and what it leans to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Commander {
    /// How well it plays.
    pub level: Level,
    /// What it leans to; who plays at random leans to nothing.
    pub temper: Temper,
}

impl From<Level> for Commander {
    fn from(level: Level) -> Self {
        Self::by_the_book(level)
    }
}

impl Commander {
    /// One that leans to nothing.
    #[must_use]
    pub const fn by_the_book(level: Level) -> Self {
        Self {
            level,
            temper: Temper::ByTheBook,
        }
    }

    /// One of this level and temper, which is the usual one for who plays at random.
    #[must_use]
    pub const fn new(level: Level, temper: Temper) -> Self {
        match level {
            Level::Random => Self::by_the_book(level),
            _ => Self { level, temper },
        }
    }

    /// All there are of these levels and tempers, the usual temper first.
    pub fn all(levels: &[Level], tempers: &[Temper]) -> Vec<Self> {
        let of = |&temper: &Temper| levels.iter().map(move |&level| Self { level, temper });
        let all = tempers.iter().flat_map(of);
        all.filter(|one| Self::new(one.level, one.temper) == *one)
            .collect()
    }

    /// All that any game has, the usual temper first.
    #[must_use]
    pub fn known() -> Vec<Self> {
        Self::all(&Level::ALL, &Temper::ALL)
    }

    /// The same in a game of these levels and tempers: by the book where it knows no other
    /// temper; nobody if it has no such level.
    #[must_use]
    pub fn among(self, levels: &[Level], tempers: &[Temper]) -> Option<Self> {
        let temper = Some(self.temper).filter(|temper| tempers.contains(temper));
        let seated = Self::new(self.level, temper.unwrap_or_default());
        levels.contains(&self.level).then_some(seated)
    }

    /// Whether it can lean to something where these tempers are known.
    #[must_use]
    pub fn can_lean(self, tempers: &[Temper]) -> bool {
        tempers.len() > 1 && self.level != Level::Random
    }

    /// What is typed to mean it, and kept in a file, whatever language is spoken:
    /// `general`, `bold-general`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match (self.temper, self.level) {
            (Temper::ByTheBook, level) | (_, level @ Level::Random) => level.word(),
            (Temper::Bold, Level::Cadet) => "bold-cadet",
            (Temper::Bold, Level::Captain) => "bold-captain",
            (Temper::Bold, Level::Colonel) => "bold-colonel",
            (Temper::Bold, Level::General) => "bold-general",
            (Temper::Bold, Level::Marshal) => "bold-marshal",
            (Temper::Careful, Level::Cadet) => "careful-cadet",
            (Temper::Careful, Level::Captain) => "careful-captain",
            (Temper::Careful, Level::Colonel) => "careful-colonel",
            (Temper::Careful, Level::General) => "careful-general",
            (Temper::Careful, Level::Marshal) => "careful-marshal",
        }
    }

    /// The one that is typed so.
    #[must_use]
    pub fn find(word: &str) -> Option<Self> {
        Self::known().into_iter().find(|one| one.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_commander_is_found_by_its_word_and_levels_stand_for_those_without_a_leaning() {
        let all = Commander::known();
        assert_eq!(all.len(), 3 * Level::ALL.len() - 2);
        for one in all {
            assert_eq!(Commander::find(one.word()), Some(one));
        }
        for level in Level::ALL {
            assert_eq!(Commander::find(level.word()), Some(level.into()));
        }
        for none in ["bold-random", "bold", "bold-", "-general", "General"] {
            assert_eq!(Commander::find(none), None, "{none}");
        }
    }
}
