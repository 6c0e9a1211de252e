//! Standard output and standard error: the one place where anything is written
//! to them; and how a command fails.

use super::printable::printable;
use crate::record::{Durability, save_atomic};
use serde_json::Value;
use std::io::{self, ErrorKind, IsTerminal as _, Write as _};
use std::path::Path;
use std::process::ExitCode;

/// Why a command did not end well.
#[derive(Debug)]
pub(super) struct Failure {
    /// What is told on standard error; may be empty.
    text: String,
    code: u8,
}

impl Failure {
    /// The answer is "no", or a file cannot be used: exit code 1.
    pub fn no(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            code: 1,
        }
    }

    /// The arguments make no sense: exit code 2.
    pub fn usage(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            code: 2,
        }
    }

    /// An answer that has been told already, with its exit code.
    pub const fn silent(code: u8) -> Self {
        Self {
            text: String::new(),
            code,
        }
    }

    /// Stopped by the person: exit code 130, as shells have it.
    pub fn stopped(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            code: 130,
        }
    }

    /// Tells it and gives the exit code.
    pub fn report(self) -> ExitCode {
        if !self.text.is_empty() {
            warn(&self.text);
        }
        ExitCode::from(self.code)
    }
}

/// Tells something on standard error.
pub(super) fn warn(text: &str) {
    // Nowhere to tell it if standard error is closed.
    let _ = writeln!(io::stderr(), "{}", printable(text));
}

/// Writes a text for people, or JSON, to standard output; what names and files
/// of others would do to a terminal is written out. When nobody reads it any
/// more (`| head`), that is no failure.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    raw(&printable(text))
}

/// Writes to standard output as it is.
fn raw(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::no(format!("cannot write: {e}")))
        }
        _ => Ok(()),
    }
}

/// Writes JSON to standard output, indented.
pub(super) fn print_json(value: &Value) -> Result<(), Failure> {
    print(&format!("{value:#}\n"))
}

/// Writes to a file, or to standard output: into a pipe as it is, because it is a
/// file for another program, and on a terminal as [`print`] does.
pub(super) fn deliver(to: Option<&Path>, text: &str) -> Result<(), Failure> {
    match to {
        None if io::stdout().is_terminal() => print(text),
        None => raw(text),
        Some(path) => {
            save_atomic(path, text, Durability::Power).map_err(|e| Failure::no(format!("{e}")))
        }
    }
}
