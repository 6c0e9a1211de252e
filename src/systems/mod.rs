//! Rule systems. Each is pure: no window, clock, file or global randomness.

pub mod hells_gate;
pub mod tabletop;
