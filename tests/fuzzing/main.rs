//! What nobody means to do: random games of broken rules, bytes that are no games,
//! disks that refuse, programs that are killed.

#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "../common/mutate.rs"]
mod mutate;
#[path = "../common/played.rs"]
mod played;

mod faults;
mod fuzz;
mod parsers;
