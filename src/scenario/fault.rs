//! What is wrong with a scenario file, where, in sentences.

use crate::hex::{GridError, HexName};
use std::fmt;
use thiserror::Error;

/// One thing that is wrong.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// Where in the file: `units[3.0].hex`. Empty for the file as a whole.
    pub path: String,
    /// What is wrong there.
    pub what: FaultKind,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            write!(f, "{}", self.what)
        } else {
            write!(f, "{}: {}", self.path, self.what)
        }
    }
}

/// Everything that is wrong with a scenario file; never empty.
#[derive(Clone, PartialEq, Debug)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// How many faults are spelt out before the rest is only counted.
    pub const SHOWN: usize = 50;

    /// A single fault of the file as a whole.
    pub(super) fn of_file(what: FaultKind) -> Self {
        Self(vec![Fault {
            path: String::new(),
            what,
        }])
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
    /// The same field twice in one object.
    #[error("the field is given more than once")]
    DoubledField,
    /// A required field is absent.
    #[error("the field is missing")]
    Missing,
    /// A field that means nothing here.
    #[error("there is no such field here{}", did_you_mean(.near))]
    UnknownField {
        /// A field that is meant, perhaps.
        near: Option<&'static str>,
    },
    /// A text where a number should be, and the like.
    #[error("expected {wanted}, found {found}")]
    WrongType {
        /// What belongs here.
        wanted: &'static str,
        /// What is here.
        found: &'static str,
    },
    /// A number outside its bounds.
    #[error("{found} is not a whole number from {low} to {high}")]
    OutOfRange {
        /// The number.
        found: String,
        /// The least allowed.
        low: u8,
        /// The most allowed.
        high: u8,
    },
    /// A word outside a fixed list.
    #[error("“{found}” is not one of: {}{}", .words.join(", "), did_you_mean(.near))]
    NotOneOf {
        /// The word.
        found: String,
        /// The list.
        words: Vec<&'static str>,
        /// The word that is meant, perhaps.
        near: Option<&'static str>,
    },
    /// Nothing where some text is needed.
    #[error("the text is empty")]
    EmptyText,
    /// Text that would not fit where it is shown.
    #[error("the text has {length} characters, more than {max}")]
    TextTooLong {
        /// Its length.
        length: usize,
        /// The longest allowed.
        max: usize,
    },
    /// Line breaks, tabs, invisible control characters.
    #[error("the text holds a line break or another control character")]
    ControlCharacter,
    /// An identifier or code with other characters than it may have.
    #[error("“{found}” may hold only {allowed}")]
    BadIdentifier {
        /// The identifier.
        found: String,
        /// Its alphabet.
        allowed: &'static str,
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
    /// Something that may occur once only.
    #[error("{what} is listed already, at {first}")]
    Doubled {
        /// What: "hex C6", "unit code 5GT".
        what: String,
        /// The path of the first.
        first: String,
    },
    /// A hexside between hexes that do not touch.
    #[error("{0} and {1} do not touch, so there is no hexside between them")]
    NotTouching(HexName, HexName),
    /// A list of the wrong length.
    #[error("the list has {found} entries, but must have {wanted}")]
    Length {
        /// Its length.
        found: usize,
        /// The length in words: "2", "at least 1".
        wanted: String,
    },
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
    /// JSON, but not of the tabletop battle.
    #[error(
        "this is not a scenario of the tabletop battle: it does not say \"system\": \"tabletop\""
    )]
    NotTabletop,
    /// Not the name of a cell.
    #[error("“{0}” is not a cell: write a row letter and a column number, like C6")]
    BadCell(String),
    /// A cell that the table does not have.
    #[error("cell {0} is not on the table")]
    NotOnTable(HexName),
    /// A river between cells that share no side [T4.5].
    #[error("{0} and {1} share no side, so no river runs between them")]
    NoSideBetween(HexName, HexName),
    /// A side that the scenario does not have.
    #[error("“{found}” is not one of the sides: {}", .sides.join(", "))]
    NoSuchSide {
        /// The word.
        found: String,
        /// The sides.
        sides: Vec<String>,
    },
    /// Not a day of the calendar.
    #[error("“{0}” is not a day: write it like 1944-01-24")]
    BadDate(String),
    /// Something where nobody can be [T4.4].
    #[error("{what} cannot be in {cell}, which is impassable [T4.4]")]
    InImpassable {
        /// What: "a unit", "a supply base".
        what: &'static str,
        /// The cell.
        cell: HexName,
    },
    /// A base in the middle of the table [T5.1].
    #[error("supply bases are on the table edge, and {0} is not [T5.1]")]
    BaseOffEdge(HexName),
    /// A change of the ground into what it is.
    #[error("the change does not change the ground")]
    NoChange,
    /// The reader failed without finding a fault; a mistake in this program.
    #[error("the scenario cannot be read; this is a mistake in the program")]
    Unexplained,
}

fn did_you_mean(near: &Option<&'static str>) -> String {
    near.map_or_else(String::new, |n| format!("; did you mean “{n}”?"))
}

fn reduced_word(reduced: &Option<u8>) -> String {
    reduced.map_or_else(|| "null".to_owned(), |r| r.to_string())
}
