//! One function a command.

mod export;
mod new;
mod odds;
mod picture;
mod read;
mod simulate;

pub(super) use export::export;
pub(super) use new::new;
pub(super) use odds::odds;
pub(super) use read::{replay, rules, show, supply, verify};
pub(super) use simulate::simulate;
