//! Standard output and standard error: the one place where anything is written
//! to them; and how a command fails.

use super::printable::printable;
use crate::words::tr;
use serde_json::{Value, json};
use std::io::{self, BufWriter, ErrorKind, IsTerminal as _, Stdout, Write as _};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Whether somebody asked for JSON: then standard error speaks it, too.
static AS_JSON: AtomicBool = AtomicBool::new(false);

/// From now on what goes wrong is told as JSON, a line each.
pub(crate) fn speak_json() {
    AS_JSON.store(true, Ordering::Relaxed);
}

/// Writes a line on standard error: a text, or the same as JSON.
fn tell(text: &str, kind: &str, told: Value) {
    let line = match AS_JSON.load(Ordering::Relaxed) {
        true => json!({ kind: told }).to_string(),
        false => text.to_owned(),
    };
    // Nowhere to tell it if standard error is closed.
    let _ = writeln!(io::stderr(), "{}", printable(&line));
}

/// Why a command did not end well.
#[derive(Debug)]
pub(crate) struct Failure {
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
            let told = json!({ "status": self.code, "said": self.text });
            tell(&self.text, "error", told);
        }
        ExitCode::from(self.code)
    }
}

/// Tells something on standard error that is no failure.
pub(crate) fn warn(text: &str) {
    tell(text, "warning", json!({ "said": text }));
}

/// Writes a text for people, or JSON, to standard output; what names and files
/// of others would do to a terminal is written out. When nobody reads it any
/// more (`| head`), that is no failure.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    raw(printable(text).as_bytes())
}

/// Writes to standard output as it is.
pub(crate) fn raw(bytes: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Err(e) if e.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::no(tr!("output-failed", system = e.to_string())))
        }
        _ => Ok(()),
    }
}

/// Writes JSON to standard output, indented.
pub(crate) fn print_json(value: &Value) -> Result<(), Failure> {
    print(&format!("{value:#}\n"))
}

/// Writes a file for another program to standard output: into a pipe as it is,
/// and on a terminal as [`print`] does.
pub(crate) fn deliver(text: &str) -> Result<(), Failure> {
    match io::stdout().is_terminal() {
        true => print(text),
        false => raw(text.as_bytes()),
    }
}

/// How long a line may wait for others to be written with it.
const MOST_WAIT: Duration = Duration::from_millis(50);

/// Lines for another program on standard output, written while they come.
pub(crate) struct Lines {
    out: BufWriter<Stdout>,
    /// When something was last sent on its way.
    sent: Option<Instant>,
    trouble: Option<io::Error>,
}

impl Lines {
    /// Begins with none.
    pub fn new() -> Self {
        Self {
            out: BufWriter::new(io::stdout()),
            sent: None,
            trouble: None,
        }
    }

    /// One line more, with its end. Whether anybody still reads.
    pub fn add(&mut self, line: &str) -> bool {
        if self.trouble.is_none() {
            let waited = |sent: Instant| sent.elapsed() >= MOST_WAIT;
            let mut written = self.out.write_all(line.as_bytes());
            if written.is_ok() && self.sent.is_none_or(waited) {
                written = self.out.flush();
                self.sent = Some(Instant::now());
            }
            self.trouble = written.err();
        }
        self.trouble.is_none()
    }

    /// Sends the last ones. Whether anybody read them: `| head` does not read to
    /// the end, and that is no failure.
    pub fn end(mut self) -> Result<bool, Failure> {
        let trouble = self.trouble.take().or_else(|| self.out.flush().err());
        match trouble {
            None => Ok(true),
            Some(e) if e.kind() == ErrorKind::BrokenPipe => Ok(false),
            Some(e) => Err(Failure::no(tr!("output-failed", system = e.to_string()))),
        }
    }
}
