//! The command line.

use clap::Parser;
use std::path::PathBuf;
use std::process::ExitCode;

/// Play and study Philip Sabin's Hell's Gate: The Korsun Pocket, 1944.
///
/// Opens the window with a new game of Korsun 1944, or with a saved game. What
/// is played is kept after every action; a game left open is offered again at
/// the next start.
#[derive(Parser, Debug)]
#[command(version, about)]
struct Args {
    /// A saved game to open.
    file: Option<PathBuf>,
}

/// Reads the arguments and does what they say.
#[must_use]
pub fn main() -> ExitCode {
    let args = Args::parse();
    match open_window(args.file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(text) => {
            eprintln!("{text}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(feature = "gui")]
fn open_window(file: Option<PathBuf>) -> Result<(), String> {
    let store = crate::record::Store::open_default().map_err(|e| e.to_string())?;
    crate::app::run(store, file)
}

#[cfg(not(feature = "gui"))]
fn open_window(_: Option<PathBuf>) -> Result<(), String> {
    Err("This build of Hell's Gate has no window; build it with the feature `gui`.".to_owned())
}
