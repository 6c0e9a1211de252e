//! The rule book of the breakout night in each language: chapters and cases bear the
//! numbers of the published game, the last chapter holds our rulings.

use crate::present::book::{Editions, Rulebook};
use crate::words::Language;

static EDITIONS: Editions = Editions::new(source);

/// The book as it is written in one language.
const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../assets/rules/jaws_of_victory.md"),
        Language::German => include_str!("../../../assets/rules/jaws_of_victory.de.md"),
        Language::Russian => include_str!("../../../assets/rules/jaws_of_victory.ru.md"),
        Language::Ukrainian => include_str!("../../../assets/rules/jaws_of_victory.uk.md"),
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
