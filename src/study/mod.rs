//! Studies as files: games and positions of any system with text between them, in an
//! order that is presented, and printed as one document.
//!
//! | module | holds |
//! | --- | --- |
//! | [`StudyFile`] | a study as its file has it |
//! | `read` | a file read: what is sound of it, and everything that is not |
//! | `write` | the file of a study |
//! | `grown` | whether a game is another one played on |
//! | [`StudyReader`] | its games opened, its moments found; what is wrong with them |
//! | `print` | its pages |
//!
//! # A study file
//! ```text
//! { "format": "hells-gate-study", "version": 1, "title": "…", "about": "…",
//!   "stops": [
//!     { "title": "…", "text": "…" },      a page of text, in the Markdown of the rule books
//!     { "title": "…", "text": "…",        of a moment: what the speaker says
//!       "caption": "…",                   what stands beside the map
//!       "game": 0,                        the number of its game in "games", from 0
//!       "at": 17,                         the moment: after which action of the game
//!       "position": {…},                  or a position under the rules of that game
//!       "overlays": ["supply"],
//!       "section": [-120, 40, 900, 700],  left, top, right and bottom of what is seen, in
//!                                         hundredths of a hex, the north at the top
//!       "drawn": ["arrow soviet C6 D7"],
//!       "histogram": {                    how games ended that were played on from there:
//!         "title": "…",                   what was played
//!         "levels": ["colonel", "cadet"], by whom: with them the title is told anew
//!         "games": [[-3, 12], [0, 1]],    margins of the first side, and how many games
//!         "against": {                    others that they are held against
//!           "title": "…",                 from where those were played
//!           "titles": {"de": "…"},        the same in the languages in which it is known
//!           "games": […] } } } ],
//!   "games": [ {…} ] }                    saved games as their own files have them
//! ```
//! The stops stand first: where the end of a file is lost, what people wrote is not. A file
//! without histograms says that it is of version 1, which knew none.

mod grown;
mod open;
mod print;
mod read;
mod study_file;
#[cfg(test)]
mod tests;
mod write;

pub use grown::is_grown_from;
pub use open::{StopShown, StudyReader};
pub use print::{Readers, pages, printed};
pub use read::{MAX_BYTES, StudyRead, is_study, read, read_watched};
pub use study_file::{
    MapSection, MarginCounts, PositionText, StopHistogram, StopMap, StopMoment, StudyFile,
    StudyStop,
};

/// What a study file says it is.
pub const FORMAT: &str = "hells-gate-study";

/// The latest version of study files that is read and written.
pub const VERSION: u64 = 2;

/// What the names of study files end in, after the dot.
pub const EXTENSION: &str = "hgstudy";
