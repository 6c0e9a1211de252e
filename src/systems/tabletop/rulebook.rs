//! The rule book of the tabletop battle in each language: a chapter for each of
//! the rules', `# T12 Phase 4: attack`, and a last one for the rulings. The first
//! paragraph of an entry is its point in one sentence.

use crate::present::book::{Editions, Rulebook};
use crate::words::Language;

static EDITIONS: Editions = Editions::new(source);

/// The book as it is written in one language.
const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../assets/rules/tabletop.md"),
        Language::German => include_str!("../../../assets/rules/tabletop.de.md"),
        Language::Russian => include_str!("../../../assets/rules/tabletop.ru.md"),
        Language::Ukrainian => include_str!("../../../assets/rules/tabletop.uk.md"),
    }
}

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
