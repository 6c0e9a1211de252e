//! Lessons as files: read, written, checked by playing them, and those that come with
//! the program.
//!
//! | module | holds |
//! | --- | --- |
//! | [`LessonFile`] | a lesson as its file has it, in every language it is written in |
//! | `read` | a file read: every fault at once; of a damaged one, what is whole |
//! | `write` | the file of a lesson |
//! | `check` | whether a lesson can be played as it stands: positions, answers, rules, numbers |
//! | `shipped` | the lessons that come with the program |
//!
//! # A lesson file
//! ```text
//! { "format": "hells-gate-lesson", "version": 1, "system": "…",
//!   "scenario": "…",              its identifier, or a scenario as files have it
//!   "changed": {…}, "seed": 1,
//!   "title": TEXT, "chapter": TEXT, "about": TEXT,
//!   "steps": [
//!     { "title": TEXT, "text": TEXT, "rule": "7.1",
//!       "position": {…},          without it the lesson goes on where the step before ended
//!       "before": ["supply"],     what is played first; "resolve =4" gives the dice
//!       "overlays": ["supply"], "shows": ["C6", "20T"],
//!       "question": {
//!         "ask": TEXT, and one of
//!         "play": { "right": [ { "play": ["attack C6 20T"], "says": TEXT, "rule": "…" } ],
//!                   "wrong": [ { "play": ["attack *"], "says": TEXT, "rule": "…" } ],
//!                   "other": { "says": TEXT, "rule": "…" } }
//!         "choose": [ { "text": TEXT, "right": true, "says": TEXT, "rule": "…" } ]
//!         "number": { "is": 4, "wrong": [ { "is": 3, "says": TEXT } ], "other": {…} } },
//!       "hints": [TEXT], "explains": { "says": TEXT, "rule": "…" },
//!       "reply": ["lose 389I"],   what the other side does then
//!       "checks": [ { "ask": "odds", "of": {…}, "at": "column", "is": "3:1" } ] } ] }
//! ```
//! `TEXT` is a text in English, or an object of texts by language. `checks` hold what a
//! step tells against what the rules work out.

mod check;
mod lesson_file;
mod read;
mod shipped;
#[cfg(test)]
mod tests;
mod write;

pub use check::{check, table};
pub use lesson_file::{
    AnswerText, ChoiceText, InLanguages, LessonFile, LessonQuestion, LessonStep, NumberText,
    QuestionKind, Saying, ToldFact,
};
pub use read::{LessonRead, MAX_BYTES, read};
pub use shipped::{ShippedLesson, shipped};

/// What a lesson file says it is.
pub const FORMAT: &str = "hells-gate-lesson";

/// The latest version of lesson files that is read and written.
pub const VERSION: u64 = 1;

/// What the names of lesson files end in, after the dot.
pub const EXTENSION: &str = "lesson.json";
