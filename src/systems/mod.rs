//! Rule systems. Each is pure: no window, clock, file or global randomness.

pub mod hells_gate;
pub mod tabletop;

use crate::table::Entry;

/// The systems that sit down at the [`table`](crate::table): one line each. The
/// first game, `hells_gate`, still has a path of its own. `.ci/without` takes a
/// system away, folder and line, and tests the others.
#[rustfmt::skip]
pub const SYSTEMS: &[Entry] = &[
    Entry::of::<tabletop::Tabletop>(),
];
