//! Games on disk, and everything else that the program keeps.
//!
//! A saved game is JSON that people can read and compare line by line. It holds
//! its whole scenario, so it stays playable when the scenario file has changed
//! or gone. Nothing in it is believed: reading it *replays* it through the
//! audit of the rules and compares the hash of the position after each phase.
//! Of a damaged file the part before the damage is kept and the damage said in
//! words. The [`table`](crate::table) describes the format; files of past formats
//! are read by the system that wrote them ([`Past`](crate::table::Past)).
//!
//! | module | holds |
//! | --- | --- |
//! | [`AnyGame`], [`Kept`] | a game of any system: read, and to be written |
//! | [`Proof`] | what a saved game proves, and what it does not |
//! | [`fault`] | faults of the program itself: caught, or written down |
//! | [`Store`] | the folder of games, autosaves and settings |
//! | [`LeftScenario`] | an edited scenario that no file has, kept through the end of the program |
//! | [`practice`] | decisions to be practised again |
//! | [`rated`] | games that were played to their end, and what they say of people |
//! | [`LeftCheck`] | what was looked through of a scenario, as it was left |
//! | `shelf` | saved games renamed, copied, thrown away and put back |
//! | [`save_atomic`] | old file or new file, never half of one |
//! | [`save_new`], [`save_numbered`] | a new file, and never in place of another |
//! | [`save_keeping`] | a file in place of another, of which a copy is kept |

mod any;
mod autosave;
mod checks;
pub mod fault;
mod left_scenario;
mod listing;
mod messages;
mod names;
pub mod practice;
mod proof;
pub mod rated;
mod save;
mod settings;
mod shelf;
mod store;

use crate::words::tr;
use chrono::{DateTime, TimeZone, Utc};
use std::fmt::Display;
use std::time::SystemTime;

pub use crate::engine::{DiceMode, Options};
pub use crate::table::{FORMAT, Kept, MAX_ACTIONS, MAX_BYTES, OfTable, Standing, Unopened};
pub use any::{AnyGame, OnTable};
pub use autosave::PendingGame;
pub use checks::{LeftCheck, read_scenario_text};
pub use left_scenario::LeftScenario;
pub use listing::{SavedGame, by_age, newest_first};
pub use names::{file_stem, stem_with};
pub use proof::Proof;
pub use save::{
    Durability, SaveError, SaveFailure, save_atomic, save_keeping, save_new, save_numbered,
};
pub use settings::{Complaint, LastSeat, Settings};
pub use shelf::ShelfError;
pub(crate) use store::read_bounded;
pub use store::{FileMark, HOME_VARIABLE, OpenError, Store, open_short};

/// What the name of a saved game ends in, after the dot.
pub const EXTENSION: &str = "hellsgate";

/// The time now, in the form of the field `saved`: "2026-02-14T18:03:59Z".
#[must_use]
pub fn now() -> String {
    time_words(SystemTime::now()).unwrap_or_default()
}

/// A time in that form; `None` for one that no clock shows: clocks can be set
/// to any time, and files come with any time from anywhere.
fn time_words(time: SystemTime) -> Option<String> {
    let since = time.duration_since(SystemTime::UNIX_EPOCH).ok()?;
    let year_10000 = 253_402_300_800;
    let sensible = (1..year_10000).contains(&since.as_secs());
    sensible.then(|| humantime::format_rfc3339_seconds(time).to_string())
}

/// Day and minute of a time, as the clock of the place shows them, in the order that
/// the language spoken writes them in; `None` for a time that no clock shows.
#[must_use]
pub fn local_time(time: SystemTime) -> Option<String> {
    time_in(time, &here())
}

/// The clock of the place.
#[cfg(not(target_family = "wasm"))]
pub(super) const fn here() -> chrono::Local {
    chrono::Local
}

/// The clock of the place, as the page that started the program knows it: by what it is
/// ahead of universal time now, so that in winter times of the summer are an hour off.
#[cfg(target_family = "wasm")]
pub(super) fn here() -> chrono::FixedOffset {
    let minutes = std::env::var("HELLS_GATE_MINUTES_EAST").ok();
    let seconds = minutes.and_then(|text| text.parse::<i32>().ok()?.checked_mul(60));
    let offset = seconds.and_then(chrono::FixedOffset::east_opt);
    offset.unwrap_or_else(|| chrono::Offset::fix(&Utc))
}

fn time_in<Z: TimeZone>(time: SystemTime, zone: &Z) -> Option<String>
where
    Z::Offset: Display,
{
    time_words(time)?;
    let there = DateTime::<Utc>::from(time).with_timezone(zone);
    let [year, month, day, hour, minute] =
        ["%Y", "%m", "%d", "%H", "%M"].map(|part| there.format(part).to_string());
    Some(tr!(
        "local-time",
        year = year,
        month = month,
        day = day,
        hour = hour,
        minute = minute
    ))
}

#[cfg(test)]
mod tests;
