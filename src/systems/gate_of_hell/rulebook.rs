//! The rule book of *A Gate of Hell* in each language: the published cases, in our
//! words, and in a last chapter the rulings.

use crate::present::book::{Editions, Rulebook};
use crate::words::Language;

static EDITIONS: Editions = Editions::new(source);

/// The book as it is written in one language.
const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../assets/rules/gate_of_hell.md"),
        Language::German => include_str!("../../../assets/rules/gate_of_hell.de.md"),
        Language::Russian => include_str!("../../../assets/rules/gate_of_hell.ru.md"),
        Language::Ukrainian => include_str!("../../../assets/rules/gate_of_hell.uk.md"),
    }
}

/// The book in the language this thread speaks.
#[must_use]
pub fn book() -> &'static Rulebook {
    EDITIONS.spoken()
}
