//! The rule book of *A Gate of Hell* in each language: the published cases, in our
//! words, and in a last chapter the rulings.

use crate::present::book::{Editions, Rulebook};

static EDITIONS: Editions = Editions::new("rules", "gate_of_hell");

/// The book in the language this thread speaks.
#[must_use]
pub fn book() -> &'static Rulebook {
    EDITIONS.spoken()
}
