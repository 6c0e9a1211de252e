//! Hell's Gate: play and study Philip Sabin's wargame of the Korsun Pocket, 1944.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used))]

pub mod ai;
#[cfg(feature = "gui")]
pub mod app;

pub mod cli;
pub mod engine;
pub mod hex;
pub mod json;
pub mod present;
pub mod record;
pub mod scenario;
pub mod space;
pub mod study;
pub mod systems;
pub mod table;
pub mod words;
