//! What can be typed to ask what other rules would have changed, and its help.

use super::{Force, Json};
use crate::cli::values::{levels_everywhere, some};
use clap::Args as ArgGroup;
use std::path::PathBuf;

/// Ask what would be different under other rules.
///
/// Games of a scenario are played by its own rules and by others, two by two with the
/// same dice, by computers of one level on both sides; what differs at the end is the
/// answer, with its error. Ready questions come with the program: without a name they
/// are listed with the answers that were measured. A variant, or --set, asks another.
/// The same seed gives the same games, however many threads there are.
#[derive(ArgGroup, Debug)]
#[command(
    after_help = "--csv writes a line for each pair of games: its number, its seed, and the \
                        margins at the ends by the rules of the scenario and by the others, the \
                        points of the first side less those of the second. Stopped with Ctrl-C, \
                        it tells of the games that are finished: 130."
)]
pub(crate) struct AskWhatIf {
    /// A ready question, by its word.
    #[arg(conflicts_with_all = ["scenario", "set", "variant"])]
    pub question: Option<String>,
    /// The scenario that --set and --variant are about: one that came with the program,
    /// or a file. Without it, the usual one.
    #[arg(long)]
    pub scenario: Option<String>,
    /// What is set otherwise, as often as there is something: thaw=false.
    #[arg(long, value_name = "OPTION=VALUE")]
    pub set: Vec<String>,
    /// The variant in this file is what is asked about.
    #[arg(long, value_name = "FILE")]
    pub variant: Option<PathBuf>,
    /// How many games by each set of rules, at least 1.
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1000, value_parser = some)]
    pub games: u32,
    /// Who plays both sides.
    #[arg(long, default_value = "colonel", ignore_case = true, value_parser = levels_everywhere())]
    pub level: String,
    /// Everything follows from this number.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads; without it, one for each core.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Write one line for each pair of games, comma-separated.
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
    /// Write to this file instead of standard output.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Draw how the games ended as bars into this file, those by the rules of the scenario
    /// as an outline: in lines and letters (.svg), or in pixels (.png).
    #[arg(long, value_name = "FILE")]
    pub plot: Option<PathBuf>,
    #[command(flatten)]
    pub force: Force,
    #[command(flatten)]
    pub json: Json,
}
