//! What the house is built from and keeps to: layers, packages, licences, languages.

#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "../common/played.rs"]
mod played;

mod architecture;
mod design;
mod languages;
mod names;
mod packaging;
mod supply_chain;
