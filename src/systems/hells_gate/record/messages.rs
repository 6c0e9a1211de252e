//! What is wrong with files of past formats, in sentences of the language spoken. They
//! begin small, because the name of the file or a place in it comes before them.

use super::VERSION;
use super::damage::{
    Change, Instead, LeftOut, Note, ReadError, RecordDamage, RecordedPhase, Stop, StopKind,
};
use crate::engine::{NotationError, Refusal as _};
use crate::json::all_faults;
use crate::systems::hells_gate::Setup;
use crate::table::{FORMAT, MAX_ACTIONS, MAX_BYTES};
use crate::words::tr;
use std::error::Error;
use std::fmt::{Display, Formatter, Result};

impl Display for ReadError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&match self {
            Self::TooLarge { bytes } => tr!("file-too-large", bytes = *bytes, limit = MAX_BYTES),
            Self::Empty => tr!("file-empty"),
            Self::NotText => tr!("file-not-text"),
            Self::NotJson { line, column, what } => {
                let what = what.as_str();
                tr!("file-not-json", what = what, line = *line, column = *column)
            }
            Self::NotAGame { found: None } => tr!("file-not-a-game", format = FORMAT),
            Self::NotAGame { found: Some(found) } => {
                tr!("file-other-format", format = FORMAT, found = found.as_str())
            }
            Self::IsAScenario => tr!("file-scenario"),
            Self::OtherSystem { system } => tr!("file-other-system", system = system.as_str()),
            // As text: a number too long for a fraction stays as it is written.
            Self::Newer { found } => {
                tr!("file-newer", found = found.to_string(), version = VERSION)
            }
            Self::NoVersion => tr!("file-no-version", version = VERSION),
            Self::BrokenEarly { line, column } => {
                tr!("file-broken-early", line = *line, column = *column)
            }
            Self::NoScenario => tr!("file-no-scenario"),
            Self::Scenario(faults) => tr!("file-bad-scenario", faults = faults.to_string()),
            Self::Position { reason } => tr!("file-bad-position", reason = reason.as_str()),
            Self::Game(faults) => all_faults(faults, "; "),
        })
    }
}

impl Error for ReadError {}

/// Why nothing more is played in a game of so many actions.
#[must_use]
pub fn record_full() -> String {
    tr!("record-full", limit = MAX_ACTIONS)
}

/// What is wrong with a written action.
#[must_use]
pub fn unreadable(why: &NotationError) -> String {
    tr!(
        "notation-unreadable",
        text = why.text.as_str(),
        why = why.why.as_str()
    )
}

impl Display for RecordedPhase {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let phase = Setup::phase_name(self.side, self.phase);
        f.write_str(&tr!(
            "file-place",
            number = self.number,
            turn = self.turn,
            phase = phase
        ))
    }
}

impl Display for StopKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&match self {
            Self::CutShort { line } => tr!("file-cut-short", line = *line),
            Self::NotJson { line, column, what } => {
                let what = what.as_str();
                tr!(
                    "file-unreadable-from",
                    line = *line,
                    column = *column,
                    what = what
                )
            }
            Self::NoPhases => tr!("file-no-phases"),
            Self::NoActions => tr!("file-no-actions"),
            Self::NotAText => tr!("file-entry-no-text"),
            Self::Unreadable(words) => words.clone(),
            Self::BadFace { written } => tr!("file-bad-face", written = written.as_str()),
            Self::Illegal {
                written,
                why,
                sentence,
            } => tr!(
                "file-illegal",
                written = written.as_str(),
                rule = why.rule().to_string(),
                why = sentence.trim_end_matches('.')
            ),
            Self::NeedsDie { written } => tr!("file-needs-die", written = written.as_str()),
            Self::RollsNoDie { written } => tr!("file-rolls-no-die", written = written.as_str()),
            Self::WrongHash { found, written } => tr!(
                "file-wrong-hash",
                found = format!("{found:016x}"),
                written = format!("{written:016x}")
            ),
            Self::TooLong => tr!("file-too-long", limit = MAX_ACTIONS),
            Self::Said(said) => said.clone(),
        })
    }
}

impl Error for StopKind {}

impl Display for Stop {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let why = self.kind.to_string();
        match (self.place, self.entry) {
            (None, _) => f.write_str(&why),
            (Some(place), None) => {
                let place = place.to_string();
                f.write_str(&tr!("file-stop", place = place, why = why))
            }
            (Some(place), Some(entry)) => {
                let place = place.to_string();
                f.write_str(&tr!(
                    "file-stop-entry",
                    place = place,
                    entry = entry,
                    why = why
                ))
            }
        }
    }
}

impl Instead {
    fn words(self) -> String {
        match self {
            Self::ScenarioTitle => tr!("instead-title"),
            Self::NoTime => tr!("instead-time"),
            Self::NoNames => tr!("instead-names"),
            Self::ProgramRolls => tr!("instead-dice"),
            Self::SealedUndo => tr!("instead-undo"),
            Self::SeedZero => tr!("instead-seed"),
            Self::AtTheEnd => tr!("instead-cursor"),
            Self::NoCorrections => tr!("instead-corrections"),
            Self::NoPlan => tr!("instead-plan"),
            Self::NoDrawings => tr!("instead-drawings"),
            Self::NoStamp => tr!("instead-stamp"),
        }
    }
}

impl LeftOut {
    fn words(self) -> String {
        match self {
            Self::NoMoment => tr!("left-out-no-moment"),
            Self::FullMoment => tr!("left-out-full-moment"),
            Self::Full => tr!("left-out-full"),
            Self::Unknown => tr!("left-out-unknown"),
        }
    }
}

impl Display for Change {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&match self {
            Self::Scenario { was, is } => {
                let (was, is) = (was.to_string(), is.to_string());
                tr!("changed-scenario", was = was, is = is)
            }
            Self::Dice { was } => tr!("changed-dice", was = was.word()),
            Self::Undo { was } => tr!("changed-undo", was = was.word()),
            Self::Seed { was } => tr!("changed-seed", was = was.to_string()),
            Self::Actions { was, is } => tr!("changed-actions", was = *was, is = *is),
            Self::Record => tr!("changed-record"),
        })
    }
}

impl Display for Note {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&match self {
            Self::UnknownField(field) => tr!("file-unknown-field", field = field.as_str()),
            Self::DoubledField(field) => tr!("file-doubled-field", field = field.as_str()),
            Self::Unusable { field, instead } => {
                tr!("file-unusable", field = *field, instead = instead.words())
            }
            Self::Drawing { written, why } => {
                tr!(
                    "file-drawing",
                    written = written.as_str(),
                    why = why.words()
                )
            }
            Self::Changed(change) => change.to_string(),
            Self::Mislabelled(place) => tr!("file-mislabelled", place = place.to_string()),
            Self::Said(said) => said.clone(),
            Self::NoHash(place) => tr!("file-no-hash", place = place.to_string()),
            Self::DiceDiffer {
                count,
                place,
                written,
                seeded,
            } => tr!(
                "file-dice-differ",
                n = *count,
                place = place.to_string(),
                written = written.pips(),
                seeded = seeded.pips()
            ),
        })
    }
}

impl Error for Note {}

impl Display for RecordDamage {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&match &self.stop {
            Some(stop) => tr!("file-damaged", why = stop.to_string(), n = self.kept),
            None => tr!("file-odd", n = self.kept),
        })?;
        for note in &self.notes {
            let note = note.to_string();
            write!(f, "\n{}", tr!("file-note", note = note))?;
        }
        match self.more {
            0 => Ok(()),
            more => write!(f, "\n{}", tr!("file-more-notes", n = more)),
        }
    }
}
