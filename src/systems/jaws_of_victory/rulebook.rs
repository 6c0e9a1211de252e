//! The rule book of the breakout night in each language: chapters and cases bear the
//! numbers of the published game, the last chapter holds our rulings.

use crate::present::book::{Editions, Rulebook};
use crate::words::Language;

static EDITIONS: Editions = Editions::new("rules", "jaws_of_victory");

/// The book in the language this thread speaks.
#[must_use]
pub fn book() -> &'static Rulebook {
    EDITIONS.spoken()
}

/// The book in one language.
#[must_use]
pub fn of(language: Language) -> &'static Rulebook {
    EDITIONS.of(language)
}

#[cfg(test)]
mod tests;
