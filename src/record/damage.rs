//! What can be wrong with a saved game, in sentences.

use super::{FORMAT, MAX_ACTIONS, MAX_BYTES, VERSION};
use crate::engine::{Die, Refusal};
use crate::scenario::Faults;
use crate::systems::hells_gate::{Illegal, Phase, Setup, Side};
use std::fmt;
use thiserror::Error;

/// Why a file cannot be opened as a game at all.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ReadError {
    /// More than any sensible game has.
    #[error("the file has {bytes} bytes, more than the {MAX_BYTES} a saved game may have")]
    TooLarge {
        /// Its length.
        bytes: usize,
    },
    /// Nothing in it.
    #[error("the file is empty")]
    Empty,
    /// Pictures, programs, archives.
    #[error("the file is not text, so it is not a saved game")]
    NotText,
    /// Text, but not JSON.
    #[error(
        "the file is not a saved game: it is not JSON ({what} at line {line}, column {column})"
    )]
    NotJson {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The JSON reader's own words.
        what: String,
    },
    /// JSON of something else.
    #[error(
        "the file is not a saved game of Hell's Gate: it does not say \"format\": \"{FORMAT}\"{}",
        .found.as_ref().map_or_else(String::new, |f| format!(" but “{f}”"))
    )]
    NotAGame {
        /// What it says it is.
        found: Option<String>,
    },
    /// A scenario, not a game.
    #[error("this is a scenario, not a saved game: begin a new game with it")]
    IsAScenario,
    /// A format of the future.
    #[error(
        "written by a newer version ({found}); this one reads up to {VERSION}. Open it with a newer Hell's Gate"
    )]
    Newer {
        /// Its version.
        found: u64,
    },
    /// No version, or nonsense.
    #[error("the version of the format is missing or is no whole number from 1 to {VERSION}")]
    NoVersion,
    /// Cut short or spoilt before anything can be saved.
    #[error(
        "the file is damaged at line {line}, column {column}, before the first of its phases: nothing can be recovered from it"
    )]
    BrokenEarly {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
    },
    /// Whole, but without its scenario.
    #[error("the field “scenario” is missing: without it the game cannot be played")]
    NoScenario,
    /// The scenario is faulty.
    #[error("the scenario inside the saved game cannot be used. {0}")]
    Scenario(Faults),
    /// The position it begins in is none of this scenario, or cannot be played
    /// on.
    #[error("the position the saved game begins with cannot be used: {reason}")]
    Position {
        /// Why.
        reason: String,
    },
}

/// A phase in a saved game, as the replay came to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its number in the list, from 1.
    pub number: usize,
    /// The game turn.
    pub turn: u8,
    /// Whose player turn.
    pub side: Side,
    /// The phase.
    pub phase: Phase,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Setup::phase_name(self.side, self.phase);
        write!(
            f,
            "phase {} of the file (game turn {}, {name})",
            self.number, self.turn
        )
    }
}

/// Why the rest of a file was left out.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum StopKind {
    /// The file ends before its last bracket.
    #[error("the file is cut short at line {line}")]
    CutShort {
        /// Its last line.
        line: usize,
    },
    /// The file is not JSON from here on.
    #[error("the file cannot be read from line {line}, column {column} on: {what}")]
    NotJson {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The JSON reader's own words.
        what: String,
    },
    /// No list of phases.
    #[error("the list of “phases” is missing")]
    NoPhases,
    /// A phase that is no object, or has no list of actions.
    #[error("it has no list of “actions”")]
    NoActions,
    /// An entry that is no text.
    #[error("it is not a text")]
    NotAText,
    /// An entry that is no written action. The words are those of
    /// [`NotationError`](crate::engine::NotationError).
    #[error("{0}")]
    Unreadable(String),
    /// A face that no die has.
    #[error("“{written}” does not end in a face of a die, =1 to =6")]
    BadFace {
        /// The entry.
        written: String,
    },
    /// The rules forbid the action.
    #[error(
        "“{written}” is not allowed there [{}]: {}",
        .why.rule(),
        .sentence.trim_end_matches('.')
    )]
    Illegal {
        /// The entry.
        written: String,
        /// Why.
        why: Illegal,
        /// Why, in words.
        sentence: String,
    },
    /// An action that rolls a die, without its face.
    #[error("“{written}” rolls a die, and its face is not written")]
    NeedsDie {
        /// The entry.
        written: String,
    },
    /// A face with an action that rolls no die.
    #[error("“{written}” rolls no die, but a face is written")]
    RollsNoDie {
        /// The entry.
        written: String,
    },
    /// The position differs from the one that was saved.
    #[error(
        "the position at its end is not the one that was saved (hash {found:016x}, written {written:016x})"
    )]
    WrongHash {
        /// The hash of the position that was reached.
        found: u64,
        /// The hash in the file.
        written: u64,
    },
    /// Endless back and forth.
    #[error("the game has more than {MAX_ACTIONS} actions")]
    TooLong,
}

/// Where and why the rest of a file was left out.
#[derive(Clone, PartialEq, Debug)]
pub struct Stop {
    /// In which phase; `None` when it concerns the file as a whole.
    pub place: Option<Place>,
    /// At which entry of the phase, from 1; `None` for the whole phase.
    pub entry: Option<usize>,
    /// Why.
    pub kind: StopKind,
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.place, self.entry) {
            (None, _) => write!(f, "{}", self.kind),
            (Some(place), None) => write!(f, "in {place}, {}", self.kind),
            (Some(place), Some(entry)) => write!(f, "in {place}, entry {entry}: {}", self.kind),
        }
    }
}

/// Something odd that does not keep the game from being played on.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Note {
    /// A field that means nothing; it will not be saved again.
    #[error("the field “{0}” is unknown and was left out")]
    UnknownField(String),
    /// A field given twice; the first counts.
    #[error("the field “{0}” is given more than once; the first one was taken")]
    DoubledField(String),
    /// A field that is missing or cannot be read.
    #[error("the field “{field}” is missing or cannot be read; {instead}")]
    Unusable {
        /// Its name.
        field: &'static str,
        /// What was done instead.
        instead: &'static str,
    },
    /// Something drawn on the map that is not.
    #[error("of what was drawn on the map, “{written}” was left out: {why}")]
    Drawing {
        /// How it is written, shortened.
        written: String,
        /// Why.
        why: &'static str,
    },
    /// A phase under another phase's name.
    #[error("{0} is labelled otherwise in the file")]
    Mislabelled(Place),
    /// A phase without its check.
    #[error("{0} has no readable hash, so its end could not be compared")]
    NoHash(Place),
    /// Faces that the seed of the game does not roll.
    #[error(
        "{count} of the dice written in the file are not those of the game's seed; the first is the {written} in {place}, where the seed gives {seeded}. The file was changed, or the dice were rolled by hand"
    )]
    DiceDiffer {
        /// How many.
        count: usize,
        /// Where the first is.
        place: Place,
        /// Its face in the file.
        written: Die,
        /// The face the seed gives.
        seeded: Die,
    },
}

/// What is wrong with a file that was opened all the same.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Damage {
    /// How many actions the opened game has.
    pub kept: usize,
    /// Why the rest was left out; `None` when all of it is there.
    pub stop: Option<Stop>,
    /// What else is odd.
    pub notes: Vec<Note>,
    /// How many more oddities there are than are listed.
    pub more: usize,
}

impl Damage {
    /// How many oddities are listed.
    pub const NOTES: usize = 20;

    /// Whether anything is wrong.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.stop.is_none() && self.notes.is_empty()
    }

    /// Adds an oddity, or counts it when there are too many.
    pub(super) fn note(&mut self, note: Note) {
        if self.notes.len() < Self::NOTES {
            self.notes.push(note);
        } else {
            self.more += 1;
        }
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (action, were) = match self.kept {
            1 => ("action", "was"),
            _ => ("actions", "were"),
        };
        match &self.stop {
            Some(stop) => write!(
                f,
                "This file is damaged: {stop}. The first {} {action} {were} kept, the rest is left out.",
                self.kept
            )?,
            None => write!(
                f,
                "All {} {action} {were} read, but the file is not as it was written.",
                self.kept
            )?,
        }
        for note in &self.notes {
            write!(f, "\nNote: {note}.")?;
        }
        match self.more {
            0 => Ok(()),
            more => write!(f, "\n… and {more} more."),
        }
    }
}
