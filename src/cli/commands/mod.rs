//! One function a command.

mod export;
mod new;
mod odds;
mod read;
mod simulate;
mod svg;

pub(super) use export::export;
pub(super) use new::new;
pub(super) use odds::odds;
pub(super) use read::{replay, rules, show, supply, verify};
pub(super) use simulate::{player_names, simulate};
