//! *A Gate of Hell*: every row of the examples, sequences, refusals, and the
//! promises that every rule system keeps.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod conformance;
mod explained;
mod land;
mod leaks;
mod naive;
mod numbers;
mod play;
mod players;
mod refusals;
mod seated;
mod second_opinion;
mod sentences;
mod sequences;
mod weeks;
