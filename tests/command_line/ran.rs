//! The real program, run to its end.

use crate::engine::PROGRAM;
use std::process::{Command, Output, Stdio};

/// What came of these words.
pub fn run(args: &[&str]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.args(args).stdin(Stdio::null()).output().unwrap()
}

/// What it prints, where it does not fail.
pub fn good(args: &[&str]) -> String {
    let ran = run(args);
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert!(ran.status.success(), "{args:?}: {said}");
    String::from_utf8(ran.stdout).unwrap()
}
