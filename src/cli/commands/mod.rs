//! One function a command.

mod advise;
pub(crate) mod export;
pub(crate) mod fuzz;
mod history;
pub(crate) mod ladder;
mod licences;
mod lines;
mod new;
mod odds;
pub(crate) mod picture;
mod play_out;
pub(crate) mod plot;
mod read;
mod report;
mod scenarios;
pub(crate) mod seated;
mod shell_files;
pub(crate) mod simulate;
mod verify;

pub(crate) use advise::{analyse, forecast, hint};
pub(crate) use export::export;
pub(crate) use fuzz::fuzz;
pub(crate) use history::history;
pub(crate) use ladder::ladder;
pub(crate) use licences::licences;
pub(crate) use lines::lines;
pub(crate) use new::new;
pub(crate) use odds::odds;
pub(crate) use play_out::play_out;
pub(crate) use read::{manual, replay, rules, show, supply};
pub(crate) use report::report;
pub(crate) use scenarios::scenarios;
pub(crate) use shell_files::shell_files;
pub(crate) use simulate::simulate;
pub(crate) use verify::verify;
