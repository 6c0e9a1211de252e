//! What a person studies with: what a position means, plans, overlays, the map.

#![allow(clippy::unwrap_used, clippy::expect_used)]

#[macro_use]
#[path = "../common/mod.rs"]
mod common;

mod insight;
mod overlay_picture;
mod plan;
mod printed_map;
