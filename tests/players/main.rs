//! Computer players: what they do, advise and solve, and how far their figures can
//! be trusted. The slowest of the tests: they think.

#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "../common/bridge.rs"]
mod bridge;

mod advice;
mod conduct;
mod exploiter;
mod fit;
mod harvest;
mod oracle;
mod problems;
mod purpose;
mod temper;
mod what_if;
