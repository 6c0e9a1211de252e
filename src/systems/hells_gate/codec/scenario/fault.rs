//! What is wrong with a scenario file, where, in sentences.

use crate::hex::{GridError, HexName};
use crate::json;
use crate::words::tr;
use std::fmt;

/// One thing that is wrong, with its place: `units\[3\].hex`.
pub type ScenarioFault = json::Fault<ScenarioFaultKind>;

/// Everything that is wrong with a scenario file; never empty.
#[derive(Clone, PartialEq, Debug)]
pub struct Faults(pub Vec<ScenarioFault>);

impl Faults {
    /// How many faults are spelt out before the rest is only counted.
    pub const SHOWN: usize = 50;

    /// A single fault of the file as a whole.
    pub(super) fn of_file(what: ScenarioFaultKind) -> Self {
        Self(vec![ScenarioFault::of_all(what)])
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.len() {
            1 => write!(f, "The scenario has a fault:")?,
            n => write!(f, "The scenario has {n} faults:")?,
        }
        for fault in self.0.iter().take(Self::SHOWN) {
            write!(f, "\n  {fault}")?;
        }
        match self.0.len().saturating_sub(Self::SHOWN) {
            0 => Ok(()),
            more => write!(f, "\n  … and {more} more"),
        }
    }
}

impl std::error::Error for Faults {}

/// What can be wrong at a place of a scenario file. Pieces of the file that are
/// quoted back are cut to a readable length.
#[derive(Clone, PartialEq, Debug)]
pub enum ScenarioFaultKind {
    /// What any file can have wrong.
    File(json::FaultKind),
    /// More text than any sensible scenario has.
    FileTooLong {
        /// Its length.
        bytes: usize,
        /// The longest allowed.
        max: usize,
    },
    /// Not JSON, or nested too deeply.
    Syntax {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The JSON reader's own words.
        what: String,
    },
    /// JSON, but of something else.
    NotAScenario,
    /// A format of the future, or none.
    Version {
        /// What the file says.
        found: String,
        /// What is read here.
        supported: u64,
    },
    /// A unit code that reads like a hex: written actions would be ambiguous.
    CodeIsHex(String),
    /// Not a hex name.
    BadHex(GridError),
    /// A hex that the map does not have.
    NotOnMap(HexName),
    /// A hexside between hexes that do not touch.
    NotTouching(HexName, HexName),
    /// More than the sets of this build can hold.
    TooMany {
        /// "hexes", "units".
        what: &'static str,
        /// How many.
        found: usize,
        /// How many fit.
        max: usize,
    },
    /// A source without its provenance, or the other way round.
    HalfASource,
    /// Two steps without a reduced side, or one step with one [2.2].
    Steps {
        /// The steps given.
        steps: u8,
        /// The reduced strength given.
        reduced: Option<u8>,
    },
    /// A reduced side that is not weaker [2.2].
    ReducedNotWeaker {
        /// Full strength.
        strength: u8,
        /// Reduced strength.
        reduced: u8,
    },
    /// Both sides set up in one hex [8.1, 10].
    EnemyInHex {
        /// The hex.
        hex: HexName,
        /// The code of the first enemy unit there.
        enemy: String,
    },
    /// A conditional unit and nothing that could bring it [6.2].
    NoRelease,
    /// A side without a unit.
    NoUnits(&'static str),
    /// A game turn out of its place.
    TurnOrder {
        /// The turn given.
        found: u8,
        /// The turn whose place it is.
        wanted: u8,
    },
    /// A span of turns that ends before it begins.
    Backwards {
        /// First turn.
        first: u8,
        /// Last turn.
        last: u8,
    },
    /// A special rule under another rule's number.
    WrongRule {
        /// The number given.
        found: String,
        /// Its own.
        wanted: &'static str,
    },
    /// The reader failed without finding a fault; a mistake in this program.
    Unexplained,
}

impl From<json::FaultKind> for ScenarioFaultKind {
    fn from(what: json::FaultKind) -> Self {
        Self::File(what)
    }
}

impl std::error::Error for ScenarioFaultKind {}

impl fmt::Display for ScenarioFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |hex: &HexName| hex.to_string();
        f.write_str(&match self {
            Self::File(what) => return write!(f, "{what}"),
            Self::BadHex(what) => return write!(f, "{what}"),
            Self::FileTooLong { bytes, max } => {
                tr!("scenario-fault-file", bytes = *bytes, max = *max)
            }
            Self::Syntax { line, column, what } => tr!(
                "scenario-fault-syntax",
                what = what.as_str(),
                line = *line,
                column = *column
            ),
            Self::NotAScenario => tr!("scenario-fault-other-file"),
            Self::Version { found, supported } => tr!(
                "scenario-fault-version",
                found = found.as_str(),
                supported = *supported
            ),
            Self::CodeIsHex(code) => tr!("scenario-fault-code", code = code.as_str()),
            Self::NotOnMap(hex) => tr!("scenario-fault-off-map", hex = name(hex)),
            Self::NotTouching(a, b) => tr!("scenario-fault-apart", a = name(a), b = name(b)),
            Self::TooMany { what, found, max } => tr!(
                "scenario-fault-many",
                what = *what,
                found = *found,
                max = *max
            ),
            Self::HalfASource => tr!("scenario-fault-half-source"),
            Self::Steps { steps, reduced } => tr!(
                "scenario-fault-steps",
                steps = *steps,
                reduced = reduced_word(reduced)
            ),
            Self::ReducedNotWeaker { strength, reduced } => tr!(
                "scenario-fault-reduced",
                strength = *strength,
                reduced = *reduced
            ),
            Self::EnemyInHex { hex, enemy } => tr!(
                "scenario-fault-enemy",
                hex = name(hex),
                enemy = enemy.as_str()
            ),
            Self::NoRelease => tr!("scenario-fault-release"),
            Self::NoUnits(side) => tr!("scenario-fault-no-units", side = *side),
            Self::TurnOrder { found, wanted } => {
                tr!("scenario-fault-order", found = *found, wanted = *wanted)
            }
            Self::Backwards { first, last } => {
                tr!("scenario-fault-backwards", first = *first, last = *last)
            }
            Self::WrongRule { found, wanted } => tr!(
                "scenario-fault-rule",
                found = found.as_str(),
                wanted = *wanted
            ),
            Self::Unexplained => tr!("scenario-fault-unexplained"),
        })
    }
}

fn reduced_word(reduced: &Option<u8>) -> String {
    reduced.map_or_else(|| "null".to_owned(), |r| r.to_string())
}
