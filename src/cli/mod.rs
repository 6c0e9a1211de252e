//! The command line: the window, commands without it, and the engine protocol.
//!
//! | module | holds |
//! | --- | --- |
//! | `args`, `values`, `when` | what can be typed, and its help |
//! | `guess` | what a word that is no command was meant to be |
//! | `commands` | one file a command |
//! | `console` | the console of the shell, where a system keeps the two apart |
//! | `engine` | the JSON-lines protocol |
//! | `view` | positions and receipts as JSON and as text |
//! | `files`, `seated` | reading games and scenarios, of the first game and of any system |
//! | `onward` | a game that computer players play on |
//! | `output`, `target` | writing to standard output, and to files |
//! | `printable` | foreign text made harmless for a terminal |

pub(crate) mod args;
pub(crate) mod commands;
mod console;
pub(crate) mod desk;
pub(crate) mod engine;
pub(crate) mod files;
mod guess;
pub(crate) mod onward;
pub(crate) mod output;
mod printable;
pub(crate) mod progress;
pub(crate) mod seated;
pub(crate) mod target;
pub(crate) mod values;
pub(crate) mod view;
pub(crate) mod when;

use crate::words::{Language, speak, tr};
use args::{Args, Command};
use clap::error::ErrorKind;
use clap::{CommandFactory as _, Parser as _};
pub use engine::Session;
use output::Failure;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
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
        let words: Vec<OsString> = words.into_iter().collect();
        let args = Args::try_parse_from(&words).map_err(|why| {
            let unknown = guess::unknown_command(&words).filter(|_| why.use_stderr());
            match unknown {
                Some(word) => {
                    let told = guess::no_such_command(word);
                    Args::command().error(ErrorKind::InvalidSubcommand, told)
                }
                None => why,
            }
        })?;
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
    console::attach();
    if std::env::args_os().any(|word| word == "--json") {
        output::speak_json();
    }
    let args = match Wish::read(std::env::args_os()) {
        Ok(Wish(args)) => args,
        Err(why) => return misunderstood(&why),
    };
    let language = args.language;
    let done = match args.command {
        None => window(args.file, language, true),
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

/// Opens the window, with a file if there is one that it can be opened with: the
/// window would wait on the screen for somebody to read what a script has to
/// know. A word that stands `alone` may be a command that was mistyped.
fn window(file: Option<PathBuf>, language: Option<Language>, alone: bool) -> Result<(), Failure> {
    speak(language.unwrap_or_default());
    file.as_deref()
        .map_or(Ok(()), |file| openable(file, alone))?;
    open_window(file, language)
}

fn openable(file: &Path, alone: bool) -> Result<(), Failure> {
    let shown = || file.display().to_string();
    match std::fs::metadata(file) {
        Ok(found) if found.is_file() => Ok(()),
        Ok(_) => Err(Failure::no(tr!("window-not-a-file", file = shown()))),
        Err(why) => Err(match guess::bare(file).filter(|_| alone) {
            Some(word) => Failure::usage(guess::no_such_command(word)),
            None => Failure::no(tr!("open-failed", file = shown(), system = why.to_string())),
        }),
    }
}

fn run(command: Command, language: Option<Language>) -> Result<(), Failure> {
    // The protocol is the same everywhere.
    if !matches!(command, Command::Engine(_)) {
        speak(language.unwrap_or_default());
    } else if language.is_some_and(|language| language != Language::English) {
        return Err(Failure::usage(
            "The protocol speaks English only: start the engine without --language.",
        ));
    }
    match command {
        Command::Play { file } => window(file, language, false),
        Command::New(args) => commands::new(&args),
        Command::Scenarios(args) => commands::scenarios(&args),
        Command::Ratings(args) => commands::ratings(&args),
        Command::Show(args) => commands::show(&args),
        Command::Replay(args) => commands::replay(&args),
        Command::Intentions(args) => commands::intentions(&args),
        Command::History(args) => commands::history(&args),
        Command::Report(args) => commands::report(&args),
        Command::Lines(args) => commands::lines(&args),
        Command::Verify(args) => commands::verify(&args),
        Command::Corrections(args) => commands::corrections(&args),
        Command::SetUp(args) => commands::set_up(&args),
        Command::Rules(args) => commands::rules(&args),
        Command::Manual(args) => commands::manual(&args),
        Command::Odds(args) => commands::odds(&args),
        Command::Supply(args) => commands::supply(&args),
        Command::Hint(args) => commands::hint(&args),
        Command::Forecast(args) => commands::forecast(&args),
        Command::Poll(args) => commands::poll(&args),
        Command::Guess(args) => commands::guess(&args),
        Command::Analyse(args) => commands::analyse(&args),
        Command::Ladder(args) => commands::ladder(&args),
        Command::Calibrate(args) => commands::calibrate(&args),
        Command::Simulate(args) => commands::simulate(&args),
        Command::WhatIf(args) => commands::what_if(&args),
        Command::PlayOut(args) => commands::play_out(&args),
        Command::Fuzz(args) => commands::fuzz(&args),
        Command::Lessons(args) => commands::lessons(&args),
        Command::Study(args) => commands::study(&args),
        Command::Licences(args) => commands::licences(&args),
        Command::Export(args) => commands::export(&args),
        Command::Engine(args) => engine::serve(&args),
        Command::ShellFiles(args) => commands::shell_files(&args),
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
    crate::app::run(store, file, language).map_err(|said| {
        console::show(&said);
        Failure::no(said)
    })
}

#[cfg(not(feature = "gui"))]
fn open_window(_: Option<PathBuf>, _: Option<Language>) -> Result<(), Failure> {
    Err(Failure::no(
        "This build of Hell's Gate has no window; build it with the feature `gui`.",
    ))
}
