//! Rule systems. Each is pure: no window, clock, file or global randomness.

pub mod gate_of_hell;
pub mod hells_gate;
pub mod jaws_of_victory;
mod korsun;
pub mod tabletop;

use crate::table::Entry;

/// The systems that sit down at the [`table`](crate::table): one line each, the
/// usual one first. `.ci/without` takes a system away, folder and line, and tests
/// the others.
#[rustfmt::skip]
pub const SYSTEMS: &[Entry] = &[
    Entry::of::<hells_gate::HellsGate>(),
    Entry::of::<tabletop::Tabletop>(),
    Entry::of::<jaws_of_victory::Breakout>(),
    Entry::of::<gate_of_hell::GateOfHell>(),
];

/// The key of the first game.
pub const FIRST: &str = "hells_gate";

/// Those that command line and protocol hold by the table alone; the first game has
/// verbs of its own besides.
#[must_use]
pub fn guests() -> &'static [Entry] {
    static GUESTS: std::sync::OnceLock<Vec<Entry>> = std::sync::OnceLock::new();
    let others = || SYSTEMS.iter().filter(|entry| entry.key != FIRST);
    GUESTS.get_or_init(|| others().copied().collect())
}
