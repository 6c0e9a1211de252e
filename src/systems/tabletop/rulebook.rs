//! The rule book of the tabletop battle in each language: a chapter for each of
//! the rules', `# T12 Phase 4: attack`, and a last one for the rulings. The first
//! paragraph of an entry is its point in one sentence.

use crate::present::book::{Editions, Rulebook};
use crate::words::Language;

static EDITIONS: Editions = Editions::new("rules", "tabletop");

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
