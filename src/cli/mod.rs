//! The command line: the window, commands without it, and the engine protocol.
//!
//! | module | holds |
//! | --- | --- |
//! | `args` | what can be typed, and its help |
//! | `commands` | one file a command |
//! | `engine` | the JSON-lines protocol |
//! | `view` | positions and receipts as JSON and as text |
//! | `files`, `output` | reading games and scenarios; writing to standard output |
//! | `printable` | foreign text made harmless for a terminal |

mod args;
mod commands;
mod engine;
mod files;
mod output;
mod printable;
mod progress;
mod view;

use crate::words::{Language, speak};
use args::{Args, Command};
use clap::error::ErrorKind;
use clap::{CommandFactory as _, Parser as _};
pub use engine::Session;
use output::Failure;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

/// What was asked for on the command line, understood but not yet done.
#[derive(Debug)]
pub struct Wish(Args);

impl Wish {
    /// Reads arguments, the name of the program first. Does nothing yet.
    ///
    /// # Errors
    /// The help or version asked for, or what cannot be understood, in words.
    pub fn read(words: impl IntoIterator<Item = OsString>) -> Result<Self, clap::Error> {
        let args = Args::try_parse_from(words)?;
        // Not clap's `args_conflicts_with_subcommands`: with it the language
        // could not stand before a command.
        if args.file.is_some() && args.command.is_some() {
            let why = "a saved game to open in the window stands before no command";
            return Err(Args::command().error(ErrorKind::ArgumentConflict, why));
        }
        Ok(Self(args))
    }
}

/// Reads the arguments and does what they say.
#[must_use]
pub fn main() -> ExitCode {
    let args = match Wish::read(std::env::args_os()) {
        Ok(Wish(args)) => args,
        Err(why) => return misunderstood(&why),
    };
    let language = args.language;
    let done = match args.command {
        None => open_window(args.file, language),
        Some(command) => run(command, language),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Help and version as they are asked for; what cannot be understood as any
/// failure is told, because it repeats what was typed or what a file is called.
fn misunderstood(why: &clap::Error) -> ExitCode {
    if !why.use_stderr() {
        why.exit();
    }
    Failure::usage(why.render().to_string().trim_end()).report()
}

fn run(command: Command, language: Option<Language>) -> Result<(), Failure> {
    // The protocol is the same everywhere.
    if !matches!(command, Command::Engine(_)) {
        speak(language.unwrap_or_default());
    }
    match command {
        Command::Play { file } => open_window(file, language),
        Command::New(args) => commands::new(&args),
        Command::Show(args) => commands::show(&args),
        Command::Replay(args) => commands::replay(&args),
        Command::Verify(args) => commands::verify(&args),
        Command::Rules(args) => commands::rules(&args),
        Command::Odds(args) => commands::odds(&args),
        Command::Supply(args) => commands::supply(&args),
        Command::Hint(args) => commands::hint(&args),
        Command::Forecast(args) => commands::forecast(&args),
        Command::Analyse(args) => commands::analyse(&args),
        Command::Ladder(args) => commands::ladder(&args),
        Command::Simulate(args) => commands::simulate(&args),
        Command::Fuzz(args) => commands::fuzz(&args),
        Command::Licences(args) => commands::licences(&args),
        Command::Export(args) => commands::export(&args),
        Command::Engine(args) => engine::serve(&args),
    }
}

#[cfg(feature = "gui")]
fn open_window(file: Option<PathBuf>, language: Option<Language>) -> Result<(), Failure> {
    use crate::record::{HOME_VARIABLE, Store};
    let store = Store::open_default().map_err(|e| {
        Failure::no(format!(
            "Hell's Gate has no place to keep games: {e}\nThe variable {HOME_VARIABLE} names \
             another folder."
        ))
    })?;
    crate::app::run(store, file, language).map_err(Failure::no)
}

#[cfg(not(feature = "gui"))]
fn open_window(_: Option<PathBuf>, _: Option<Language>) -> Result<(), Failure> {
    Err(Failure::no(
        "This build of Hell's Gate has no window; build it with the feature `gui`.",
    ))
}
