//! What a system counts in games that are played on: who holds what, what is cut off,
//! what becomes of each unit. Plain data; nothing of it means anything to the rules.

/// A fact that can be measured in every position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedFact {
    /// Its word in tables, in every language the same.
    pub key: String,
    /// What people call it.
    pub name: String,
    /// How it is counted.
    pub sort: FactSort,
    /// Whether it is about what becomes of a single unit.
    pub of_unit: bool,
}

/// How a fact is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FactSort {
    /// It is so or not: 1 or 0.
    Holds,
    /// So many of something.
    Number,
}

impl CountedFact {
    /// Something that is so or not.
    #[must_use]
    pub fn holds(key: impl Into<String>, name: String) -> Self {
        Self {
            key: key.into(),
            name,
            sort: FactSort::Holds,
            of_unit: false,
        }
    }

    /// So many of something.
    #[must_use]
    pub fn number(key: impl Into<String>, name: String) -> Self {
        Self {
            sort: FactSort::Number,
            ..Self::holds(key, name)
        }
    }

    /// The same, about what becomes of a unit.
    #[must_use]
    pub fn of_unit(mut self) -> Self {
        self.of_unit = true;
        self
    }
}
