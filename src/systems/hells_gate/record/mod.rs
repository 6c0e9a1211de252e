//! A game as this program kept it before there was a table: written down as a list of
//! actions with their dice, read back by playing every action again. Command line and
//! protocol still speak of such records; the [`table`](crate::table) plays, and saves
//! in its own format what these cannot hold.
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
//! | `of_table`, `seated` | a game of the table as such a record, and the other way round |
//! | [`PAST`] | how the house reads these files |
//! | [`Annotations`] | what people drew on the map, moment by moment |

mod annotations;
mod corrections;
mod damage;
mod draft;
mod entry;
mod examine;
mod game_file;
mod of_table;
mod past;
mod planned;
mod proof;
mod replay;
#[cfg(test)]
pub(crate) mod sample;
mod seated;
mod stamp;
mod told;
mod write;

pub use annotations::{Annotations, Moment};
pub use damage::{Change, Damage, Instead, LeftOut, Note, Place, ReadError, Stop, StopKind};
pub(crate) use entry::{BadFace, read_entry};
pub use examine::{Examination, FoundDice, OddDie, Whole};
pub use game_file::{GameFile, NotPlayed, Opened};
pub use past::{PAST, where_it_stands};
pub(crate) use proof::proof_json;
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

#[cfg(test)]
mod tests;
