//! The window, headless, driven through the accessible names.

#![allow(clippy::unwrap_used, clippy::expect_used)]
#![cfg(feature = "gui")]

#[path = "../common/played.rs"]
mod played;

mod access;
mod basics;
mod computer;
mod drawing;
mod drawings;
mod editor;
mod faults;
mod finding;
mod forces;
mod gallery;
mod hand;
mod keeping;
mod keys;
mod languages;
mod languages_attack;
mod languages_dialogs;
mod long_life;
mod manual;
mod mishaps;
mod overlays;
mod plan;
mod printed_map;
mod real_dice;
mod reasons;
mod reopened;
mod room;
mod rows;
mod stage;
mod window;
