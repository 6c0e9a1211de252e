//! *A Gate of Hell*: every row of the examples, sequences, refusals, and the
//! promises that every rule system keeps.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod conformance;
mod explained;
mod land;
mod leaks;
mod numbers;
mod play;
mod players;
mod refusals;
mod seated;
mod sentences;
mod sequences;
mod weeks;
