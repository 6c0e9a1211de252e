//! The real program without its window: commands, the engine protocol, clients.

#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "../common/played.rs"]
mod played;

mod bots;
mod cli;
mod engine;
mod history;
mod lines;
mod manual;
mod notation;
mod poll;
mod protocol;
mod protocol_bounds;
mod ran;
mod report;
mod simulate;
mod study;
mod tabletop;
mod typed;
mod verify;
mod what_if;
