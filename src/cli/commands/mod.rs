//! One function a command.

mod advise;
mod export;
mod fuzz;
mod history;
mod ladder;
mod licences;
mod lines;
mod new;
mod odds;
mod picture;
mod play_out;
mod plot;
mod read;
mod report;
mod scenarios;
pub(super) mod seated;
mod shell_files;
mod simulate;
mod verify;

pub(super) use advise::{analyse, forecast, hint};
pub(super) use export::export;
pub(super) use fuzz::fuzz;
pub(super) use history::history;
pub(super) use ladder::ladder;
pub(super) use licences::licences;
pub(super) use lines::lines;
pub(super) use new::new;
pub(super) use odds::odds;
pub(super) use play_out::play_out;
pub(super) use read::{manual, replay, rules, show, supply};
pub(super) use report::report;
pub(super) use scenarios::scenarios;
pub(super) use shell_files::shell_files;
pub(super) use simulate::simulate;
pub(super) use verify::verify;
