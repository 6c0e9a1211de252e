//! Whole games and whole trees: what holds after every action, games recorded
//! once, and a second implementation that has to agree with the engine.

#![allow(clippy::unwrap_used, clippy::expect_used)]

#[macro_use]
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/bridge.rs"]
mod bridge;

mod beginnings;
mod conformance;
mod editing;
#[path = "../common/golden.rs"]
mod folder;
mod golden;
mod junk;
mod mangled;
mod naive;
mod perft;
mod purposes;
mod second_opinion;
mod taken_back;
