//! What is wrong with a file or a request, and where.

use std::fmt;
use thiserror::Error;

/// Where and why a text is not JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Syntax {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// The JSON reader's own words.
    pub what: String,
}

impl Syntax {
    /// What the reader complains of.
    #[must_use]
    pub fn of(error: &serde_json::Error) -> Self {
        let (line, column) = (error.line(), error.column());
        let said = error.to_string();
        let place = format!(" at line {line} column {column}");
        Self {
            line,
            column,
            what: said.strip_suffix(&place).unwrap_or(&said).to_owned(),
        }
    }
}

impl fmt::Display for Syntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, what } = self;
        write!(f, "not JSON: {what} at line {line}, column {column}")
    }
}

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault<K = FaultKind> {
    /// Where: `units\[3\].cell`. Empty for the whole.
    pub path: String,
    /// What is wrong there.
    pub what: K,
}

impl<K> Fault<K> {
    /// A fault of the whole.
    #[must_use]
    pub const fn of_all(what: K) -> Self {
        let path = String::new();
        Self { path, what }
    }

    /// A fault at a place.
    pub fn at(path: impl Into<String>, what: K) -> Self {
        let path = path.into();
        Self { path, what }
    }
}

impl<K: fmt::Display> fmt::Display for Fault<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            write!(f, "{}", self.what)
        } else {
            write!(f, "{}: {}", self.path, self.what)
        }
    }
}

/// All faults in words, with this between them.
#[must_use]
pub fn all_faults<K: fmt::Display>(faults: &[Fault<K>], between: &str) -> String {
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    told.join(between)
}

/// What can be wrong at a place. Pieces that are quoted back are cut to a
/// readable length.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FaultKind {
    /// A required field is absent.
    #[error("the field is missing")]
    Missing,
    /// The same field twice in one object.
    #[error("the field is given more than once")]
    Doubled,
    /// A field that means nothing here.
    #[error("there is no such field here{}", did_you_mean(.near.as_ref()))]
    UnknownField {
        /// A field that is meant, perhaps.
        near: Option<String>,
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
    #[error("{found} is not a whole number from {least} to {most}")]
    OutOfRange {
        /// The number.
        found: String,
        /// The least allowed.
        least: i64,
        /// The most allowed.
        most: i64,
    },
    /// A word outside a fixed list.
    #[error("“{found}” is not one of: {}{}", .words.join(", "), did_you_mean(.near.as_ref()))]
    NotOneOf {
        /// The word.
        found: String,
        /// The list.
        words: Vec<String>,
        /// The word that is meant, perhaps.
        near: Option<String>,
    },
    /// Text that would not fit where it is shown.
    #[error("the text has {length} characters, more than {most}")]
    TooLong {
        /// Its length.
        length: usize,
        /// The longest allowed.
        most: usize,
    },
    /// More entries than are read.
    #[error("the list has {length} entries, more than {most}")]
    TooMany {
        /// How many.
        length: usize,
        /// How many are allowed.
        most: usize,
    },
    /// Nothing where some text is needed.
    #[error("the text is empty")]
    Empty,
    /// Line breaks, tabs, invisible control characters.
    #[error("the text holds a line break or another control character")]
    ControlCharacter,
    /// An identifier or code with other characters than it may have.
    #[error("“{found}” may hold only {allowed}")]
    Alphabet {
        /// The identifier.
        found: String,
        /// Its alphabet.
        allowed: &'static str,
    },
    /// Something that may occur once only.
    #[error("{what} is listed already, at {first}")]
    Listed {
        /// What: "hex C6", "unit code 5GT".
        what: String,
        /// The path of the first.
        first: String,
    },
    /// A list of the wrong length.
    #[error("the list has {found} entries, but must have {wanted}")]
    Length {
        /// Its length.
        found: usize,
        /// The length in words: "2", "at least 1".
        wanted: String,
    },
    /// What only this file or this system knows, as a sentence without its full
    /// stop.
    #[error("{0}")]
    Says(String),
}

fn did_you_mean(near: Option<&String>) -> String {
    near.map_or_else(String::new, |n| format!("; did you mean “{n}”?"))
}
