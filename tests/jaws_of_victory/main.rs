//! The breakout night: every row of the worked examples that it uses, every refusal,
//! and the promises that every rule system keeps, over all options.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod conformance;
mod edges;
mod exact;
mod examples;
#[path = "../common/golden.rs"]
mod folder;
mod golden;
mod hints;
mod leaks;
mod looking_back;
mod naive;
mod night;
mod nights;
mod options;
mod refusals;
mod seated;
mod second_opinion;
mod sound;
