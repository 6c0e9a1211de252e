//! Games on disk: written down as a list of actions with their dice, read back
//! by playing every action again.
//!
//! A saved game is JSON that people can read and compare line by line. It holds
//! its whole scenario, so it stays playable when the scenario file has changed
//! or gone. Nothing in it is believed: reading it *replays* it through the
//! audit of the rules and compares the hash of the position after each phase.
//! Of a damaged file the part before the damage is kept and the [`Damage`] said
//! in words.
//!
//! ```text
//! { "format": "hells-gate-game", "version": 3,
//!   "title": …, "saved": …, "players": {…}, "options": { "dice", "undo", "seed" },
//!   "cursor": 12,           only when actions have been undone and not redone
//!   "scenario": {…},        before the phases: a file cut short keeps it
//!   "position": {…},        when the game does not begin with the scenario; else
//!                           not there, or null from version 3 on
//!   "phases": [ { "turn": 1, "side": "soviet", "phase": "combat",
//!                 "actions": [ "attack B7 29T", "resolve =6", … ],
//!                 "hash": "16 hexadecimal digits" }, … ],
//!   "corrected": [          only when a face was entered by mistake; the die of
//!     { "action": 7, "entered": \[4\] }, … ],    action 7, counted from 1, was no 4
//!   "annotations": [ …       after the phases: damage to it is no damage to them
//!     { "after": 12, "hash": "…", "drawn": [ "arrow soviet C3 D5", … ] }, … ],
//!   "stamp": { "dice", "undo", "seed", "scenario", "actions", "digest" },
//!   "plan": {                when attacks are planned in the phase it stands in
//!     "turn": 1, "side": "soviet", "attacks": [ "B7 29T 48R", … ] } }
//! ```
//!
//! | module | holds |
//! | --- | --- |
//! | [`GameFile`] | a game with its options and scenario; writing |
//! | `draft` | text → the pieces of a game file, damaged or not |
//! | `replay` | the pieces → a game, every action judged again |
//! | `stamp` | what a file was when it was written |
//! | [`Examination`] | what a saved game proves, and what it does not |
//! | [`position_fields`], [`read_position`] | a position written down, and read and judged |
//! | `seated` | a game of any past version, put on the table |
//! | [`AnyGame`], [`Kept`] | a game of any system: read, and to be written |
//! | [`Annotations`] | what people drew on the map, moment by moment |
//! | [`fault`] | faults of the program itself: caught, or written down |
//! | [`Store`] | the folder of games, autosaves and settings |
//! | [`LeftCheck`] | what was looked through of a scenario, as it was left |
//! | `shelf` | saved games renamed, copied, thrown away and put back |
//! | [`save_atomic`] | old file or new file, never half of one |
//! | [`save_new`] | a new file, and never in place of another |
//! | [`save_keeping`] | a file in place of another, of which a copy is kept |

mod annotations;
mod any;
mod autosave;
mod checks;
mod corrections;
mod damage;
mod draft;
mod entry;
mod examine;
pub mod fault;
mod game_file;
mod listing;
mod names;
mod of_table;
mod planned;
mod proof;
mod replay;
mod save;
mod seated;
mod settings;
mod shelf;
mod stamp;
mod store;
mod told;
mod write;

use crate::words::tr;
use chrono::{DateTime, Local, TimeZone, Utc};
use std::fmt::Display;
use std::time::SystemTime;

pub use crate::engine::{DiceMode, Options};
pub use crate::systems::hells_gate::codec::{
    PositionError, position_fields, read_position, unit_fields,
};
pub use crate::table::{FORMAT, MAX_ACTIONS, MAX_BYTES};
pub use annotations::{Annotations, Moment};
pub use any::{AnyGame, Kept, OfTable, OnTable};
pub use autosave::PendingGame;
pub use checks::{LeftCheck, read_scenario_text};
pub use damage::{Change, Damage, Instead, LeftOut, Note, Place, ReadError, Stop, StopKind};
pub(crate) use entry::{BadFace, read_entry};
pub use examine::{Examination, FoundDice, OddDie, Standing, Whole};
pub use game_file::{GameFile, NotPlayed, Opened};
pub use listing::{SavedGame, where_it_stands};
pub use names::file_stem;
pub use proof::Proof;
pub use save::{Durability, SaveError, SaveFailure, save_atomic, save_keeping, save_new};
pub use settings::{Complaint, Settings};
pub use shelf::ShelfError;
pub(crate) use store::read_bounded;
pub use store::{FileMark, HOME_VARIABLE, OpenError, Store, open_short};
pub(crate) use told::record_full;

/// The newest version of the format that is read.
///
/// | version | what it brought |
/// | --- | --- |
/// | 1 | a game from the beginning of its scenario |
/// | 2 | `position`: a game that begins elsewhere |
/// | 3 | `annotations`: a game with drawings on its map; `position` is never left out |
/// | 4 | `plan`: a game with attacks that are planned |
///
/// Since the last of them every file ends with a `stamp`: older programs open it
/// all the same, and say that they do not know this field.
///
/// A game is written in the oldest version that can hold it, so that programs
/// of that version can open it; and one that a reader of version 1 would play
/// from the wrong position is refused by it.
pub const VERSION: u64 = 4;

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
    time_in(time, &Local)
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
