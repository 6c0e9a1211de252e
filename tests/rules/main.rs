//! The rules by case and ruling, the words and files they are written in, and a
//! second rule system to show that the engine is not made for one game.

#![allow(clippy::unwrap_used, clippy::expect_used)]

#[macro_use]
#[path = "../common/mod.rs"]
mod common;

mod combat;
mod crt;
mod edges;
mod ground;
mod law;
mod losses;
mod movement;
mod rulings;
mod scenario;
mod sound;
mod special;
mod toy;
mod variants;
mod words;
mod worked_example;
