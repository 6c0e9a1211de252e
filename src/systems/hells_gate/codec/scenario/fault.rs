//! What is wrong with a scenario file, where, in sentences.

use crate::hex::{GridError, HexName};
use crate::json;
use std::fmt;
use thiserror::Error;

/// One thing that is wrong, with its place: `units\[3\].hex`.
pub type Fault = json::Fault<FaultKind>;

/// Everything that is wrong with a scenario file; never empty.
#[derive(Clone, PartialEq, Debug)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// How many faults are spelt out before the rest is only counted.
    pub const SHOWN: usize = 50;

    /// A single fault of the file as a whole.
    pub(super) fn of_file(what: FaultKind) -> Self {
        Self(vec![Fault::of_all(what)])
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
#[derive(Clone, PartialEq, Debug, Error)]
pub enum FaultKind {
    /// What any file can have wrong.
    #[error(transparent)]
    File(#[from] json::FaultKind),
    /// More text than any sensible scenario has.
    #[error("the file has {bytes} bytes, more than the {max} a scenario may have")]
    FileTooLong {
        /// Its length.
        bytes: usize,
        /// The longest allowed.
        max: usize,
    },
    /// Not JSON, or nested too deeply.
    #[error("not JSON: {what} at line {line}, column {column}")]
    Syntax {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The JSON reader's own words.
        what: String,
    },
    /// JSON, but of something else.
    #[error(
        "this is not a scenario file: it does not begin with \"format\": \"hells-gate-scenario\""
    )]
    NotAScenario,
    /// A format of the future, or none.
    #[error(
        "version {found} of the scenario format is not supported; this program reads version {supported}"
    )]
    Version {
        /// What the file says.
        found: String,
        /// What is read here.
        supported: u64,
    },
    /// A unit code that reads like a hex: written actions would be ambiguous.
    #[error("the unit code “{0}” reads like the name of a hex")]
    CodeIsHex(String),
    /// Not a hex name.
    #[error(transparent)]
    BadHex(GridError),
    /// A hex that the map does not have.
    #[error("hex {0} is not on the map")]
    NotOnMap(HexName),
    /// A hexside between hexes that do not touch.
    #[error("{0} and {1} do not touch, so there is no hexside between them")]
    NotTouching(HexName, HexName),
    /// More than the sets of this build can hold.
    #[error("{found} {what} are more than the {max} this build can hold")]
    TooMany {
        /// "hexes", "units".
        what: &'static str,
        /// How many.
        found: usize,
        /// How many fit.
        max: usize,
    },
    /// A source without its provenance, or the other way round.
    #[error("give both “source” and “source_provenance”, or neither")]
    HalfASource,
    /// Two steps without a reduced side, or one step with one [2.2].
    #[error("{steps} step(s) do not agree with reduced strength {}", reduced_word(.reduced))]
    Steps {
        /// The steps given.
        steps: u8,
        /// The reduced strength given.
        reduced: Option<u8>,
    },
    /// A reduced side that is not weaker [2.2].
    #[error("reduced strength {reduced} is not below the full strength {strength}")]
    ReducedNotWeaker {
        /// Full strength.
        strength: u8,
        /// Reduced strength.
        reduced: u8,
    },
    /// Both sides set up in one hex [8.1, 10].
    #[error("the unit is set up in {hex} together with the enemy unit {enemy}")]
    EnemyInHex {
        /// The hex.
        hex: HexName,
        /// The code of the first enemy unit there.
        enemy: String,
    },
    /// A conditional unit and nothing that could bring it [6.2].
    #[error("the unit is conditional, but the scenario has no special rule “release” [6.2]")]
    NoRelease,
    /// A side without a unit.
    #[error("the {0} side has no units")]
    NoUnits(&'static str),
    /// A game turn out of its place.
    #[error("game turn {wanted} belongs here, not {found}")]
    TurnOrder {
        /// The turn given.
        found: u8,
        /// The turn whose place it is.
        wanted: u8,
    },
    /// A span of turns that ends before it begins.
    #[error("the span ends on game turn {last}, before it begins on game turn {first}")]
    Backwards {
        /// First turn.
        first: u8,
        /// Last turn.
        last: u8,
    },
    /// A special rule under another rule's number.
    #[error("this special rule is {wanted}, not “{found}”")]
    WrongRule {
        /// The number given.
        found: String,
        /// Its own.
        wanted: &'static str,
    },
    /// The reader failed without finding a fault; a mistake in this program.
    #[error("the scenario cannot be read; this is a mistake in the program")]
    Unexplained,
}

fn reduced_word(reduced: &Option<u8>) -> String {
    reduced.map_or_else(|| "null".to_owned(), |r| r.to_string())
}
