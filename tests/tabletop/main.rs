//! The tabletop battle: every row of the worked examples, and the promises that
//! every rule system keeps, over all scenarios and options.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod bill;
mod conformance;
mod course;
mod editing;
mod examples;
#[path = "../common/golden.rs"]
mod folder;
mod golden;
mod mangled;
#[path = "../common/mangling.rs"]
mod mangling;
#[path = "../common/mutate.rs"]
mod mutate;
mod naive;
mod naive_rows;
mod players;
mod position;
mod practice;
mod reached;
mod refused;
mod seated;
mod second_opinion;
mod sound;
mod speed;
mod told;
mod variants;
