//! What can be typed where computer players think or play, and its help.

use super::{At, Force, Json, Source};
use crate::cli::desk::desks;
use crate::cli::values::{commanders, levels, levels_everywhere, minutes, seat, some};
use crate::cli::when::When;
use crate::engine::Commander;
use crate::systems::SYSTEMS;
use clap::{ArgMatches, Args as ArgGroup, FromArgMatches};
use std::path::PathBuf;

#[derive(ArgGroup, Debug)]
pub(crate) struct Hint {
    /// A saved game or a scenario; without it, the beginning of Korsun 1944.
    pub file: Option<PathBuf>,
    #[command(flatten)]
    pub at: At,
    /// How hard to think.
    #[arg(long, default_value = "general", ignore_case = true, value_parser = levels())]
    pub level: String,
    /// The same seed gives the same advice.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How much to tell: where to look, what to do, or the whole plan.
    #[arg(long, default_value = "whole", value_parser = ["where", "what", "whole"])]
    pub depth: String,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ArgGroup, Debug)]
pub(crate) struct Intentions {
    /// A saved game or a scenario; without it, the beginning of Korsun 1944.
    pub file: Option<PathBuf>,
    #[command(flatten)]
    pub at: At,
    /// From whose side; without it, from that of whoever is to decide.
    #[arg(long, value_name = "KEY")]
    pub side: Option<String>,
    /// The same seed gives the same answer.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub json: Json,
}

/// Take a poll: options of a position, how the votes split, and each option played out.
///
/// An option is what would be played, up to a throw or until somebody else decides.
/// All are played out to the end by equal computer players who meet the same dice. The
/// game is not changed.
#[derive(ArgGroup, Debug)]
#[command(
    after_help = "Votes are letters, one to a word or line, or a letter with how many: \
                        A: 12. `-` is standard input."
)]
pub(crate) struct Poll {
    /// A saved game or a scenario; `-` is standard input.
    pub file: PathBuf,
    #[command(flatten)]
    pub at: At,
    /// An option: its actions as `lines` and `replay` write them, with semicolons between
    /// them. Without any, the lines that leave the position; where there are not two of
    /// them, everything that can be done there.
    #[arg(long = "option", value_name = "ACTIONS")]
    pub options: Vec<String>,
    /// A file of votes; without it nobody has voted yet.
    #[arg(long, value_name = "FILE")]
    pub votes: Option<PathBuf>,
    #[command(flatten)]
    pub out: PlayedOut,
    #[command(flatten)]
    pub json: Json,
}

/// How ways to go on are played out.
#[derive(ArgGroup, Debug)]
pub(crate) struct PlayedOut {
    /// How often each option, or way, is played out, at least 1.
    #[arg(short = 'n', long, value_name = "N", default_value_t = 96, value_parser = some)]
    pub games: u32,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 1944)]
    pub seed: u64,
}

/// Guess the move: hold what you would have played against what was, and against what
/// the computer would have done.
///
/// The position itself is shown by `show` with the same --at or --ply, which tells nothing
/// of what came next. Each way is played out to the end by equal computer players who
/// meet the same dice, and scored in victory points. The game is not changed. Without a
/// moment, it is asked at the first decision of the game.
#[derive(ArgGroup, Debug)]
pub(crate) struct Guess {
    /// A saved game.
    pub file: PathBuf,
    #[command(flatten)]
    pub at: At,
    /// An action of your move, and again for the next ones, up to the throw or the end of
    /// the phase. Without any, what was played and the computer's way are told.
    #[arg(long, value_name = "ACTION")]
    pub play: Vec<String>,
    #[command(flatten)]
    pub out: PlayedOut,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ArgGroup, Debug)]
pub(crate) struct Forecast {
    /// A saved game or a scenario; without it, the beginning of Korsun 1944.
    pub file: Option<PathBuf>,
    #[command(flatten)]
    pub at: At,
    /// How many games are played out, at least 1.
    #[arg(short = 'n', long, value_name = "N", default_value_t = 400, value_parser = some)]
    pub games: u32,
    /// Who plays both sides.
    #[arg(long, default_value = "colonel", ignore_case = true, value_parser = levels_everywhere())]
    pub level: String,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ArgGroup, Debug)]
pub(crate) struct Analyse {
    /// A saved game.
    pub file: PathBuf,
    /// How hard each decision is looked at: random and cadet take a quick look at
    /// what comes to mind first, captain and colonel at more, general and marshal at everything.
    #[arg(long, default_value = "general", ignore_case = true, value_parser = levels())]
    pub level: String,
    /// The same seed gives the same report.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ArgGroup, Debug)]
pub(crate) struct Calibrate {
    /// How many games, at least 1.
    #[arg(short = 'n', long, value_name = "N", default_value_t = 100, value_parser = some)]
    pub games: u32,
    /// Who plays the games that are forecast, both sides.
    #[arg(long, default_value = "general", ignore_case = true, value_parser = levels())]
    pub level: String,
    /// Who plays them out for a forecast.
    #[arg(long, default_value = "colonel", ignore_case = true, value_parser = levels_everywhere())]
    pub by: String,
    /// How many games a forecast plays out, at least 1.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = some)]
    pub futures: u32,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub source: Source,
    /// Draw what was told against what came, for each turn and over all, into this file:
    /// in lines and letters (.svg), or in pixels (.png).
    #[arg(long, value_name = "FILE")]
    pub plot: Option<PathBuf>,
    #[command(flatten)]
    pub force: Force,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ArgGroup, Debug)]
pub(crate) struct Ladder {
    /// How many pairs of games, at least 1: in each, both play both sides with the
    /// same dice.
    #[arg(short = 'n', long, value_name = "N", default_value_t = 50, value_parser = some)]
    pub pairs: u32,
    /// Only this level against the second.
    #[arg(long, requires = "second", ignore_case = true, value_parser = levels())]
    pub first: Option<String>,
    /// The second level; without both, each level up to the general plays the one below. The
    /// marshal takes his time and plays only where he is named.
    #[arg(long, requires = "first", ignore_case = true, value_parser = levels())]
    pub second: Option<String>,
    /// Everything follows from this number, however many threads there are.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub source: Source,
    /// How many threads; without it, one for each core.
    #[arg(long)]
    pub threads: Option<usize>,
    #[command(flatten)]
    pub json: Json,
}

/// Who plays the sides.
#[derive(ArgGroup, Debug)]
#[group(skip)]
pub(crate) struct Seats {
    #[command(flatten)]
    pub named: NamedSeats,
    /// The player of any side of any game, by the side's key: soviet=general,
    /// soviet=bold-general. Goes before the option of a side.
    #[arg(long = "side", value_name = "KEY=LEVEL", value_parser = seat)]
    pub sides: Vec<(String, Commander)>,
}

/// Sides that have an option of their own, and how well they play.
#[derive(Debug)]
pub(crate) struct NamedSeats(Vec<(&'static str, String)>);

impl NamedSeats {
    /// The keys of such sides, and what the help says of their options.
    fn options() -> Vec<(&'static str, &'static str)> {
        let mut all: Vec<(&str, &str)> = Vec::new();
        for option in SYSTEMS.iter().flat_map(|entry| entry.seat_options) {
            if !all.iter().any(|(key, _)| *key == option.0) {
                all.push(*option);
            }
        }
        all
    }

    /// Options for both sides of the usual game, as somebody types them.
    fn both(level: &str) -> String {
        let usual = SYSTEMS.first().map_or(&[][..], |entry| entry.seat_options);
        let options = usual.iter().map(|(key, _)| format!(" --{key} {level}"));
        options.collect()
    }

    /// The level that was given for the side of this key, or the usual one.
    pub fn get(&self, key: &str) -> Option<&str> {
        let found = self.0.iter().find(|(side, _)| *side == key);
        found.map(|(_, level)| level.as_str())
    }
}

impl FromArgMatches for NamedSeats {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given = Self::options().into_iter().filter_map(|(key, _)| {
            let level = matches.get_one::<String>(key)?;
            Some((key, level.clone()))
        });
        Ok(Self(given.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl ArgGroup for NamedSeats {
    fn augment_args(command: clap::Command) -> clap::Command {
        command.args(Self::options().into_iter().map(|(key, help)| {
            clap::Arg::new(key)
                .long(key)
                .help(help)
                .default_value("random")
                .ignore_case(true)
                .value_parser(commanders())
        }))
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Self::augment_args(command)
    }
}

/// What `--csv` writes, for the help.
fn csv_help() -> String {
    let own = desks().map(|desk| format!("{} ", desk.csv_help()));
    format!(
        "--csv writes each game as soon as those before it are finished. Columns: {}game; seed; \
         winner; margin, the points of its first side less those of the second; actions; dice; \
         turns. Stopped with Ctrl-C, or told to end (SIGTERM, SIGHUP), it keeps the games that \
         are finished: 130.",
        own.collect::<String>()
    )
}

/// A part of a batch of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shard {
    /// Which, from 1.
    number: u32,
    /// Of how many.
    of: u32,
}

impl Shard {
    fn read(word: &str) -> Result<Self, String> {
        let numbers = word.split_once('/').and_then(|(number, of)| {
            let (number, of) = (number.parse().ok()?, of.parse().ok()?);
            (1..=of).contains(&number).then_some(Self { number, of })
        });
        numbers.ok_or_else(|| "write which part of how many: 3/16".to_owned())
    }

    /// The number of its first game of so many, and how many it has.
    pub fn part(shard: Option<Self>, games: u32) -> (u32, u32) {
        let Some(Self { number, of }) = shard else {
            return (0, games);
        };
        // The product of two numbers of 32 bits fits, and the quotient is at most
        // `games`.
        let end = |n: u32| (u64::from(games) * u64::from(n) / u64::from(of)) as u32;
        let first = end(number - 1);
        (first, end(number) - first)
    }

    /// Whether the head of a table is its own.
    pub fn begins(shard: Option<Self>) -> bool {
        shard.is_none_or(|shard| shard.number == 1)
    }
}

/// Let computer players play a game on, and write it.
///
/// It is the same for the same game, players and seed. The dice are those of the
/// game's own seed.
#[derive(ArgGroup, Debug)]
#[command(after_help = format!(
    "Example: hells-gate play-out{} --until 3 --out turn-3.hellsgate",
    NamedSeats::both("colonel")
))]
pub(crate) struct PlayOut {
    #[command(flatten)]
    pub source: Source,
    /// Where to stop: a game turn (5), with a side (5:german) and a phase
    /// (5:german:movement); without it, the game is played to its end.
    #[arg(long, value_name = "MOMENT")]
    pub until: Option<When>,
    #[command(flatten)]
    pub seats: Seats,
    /// What the players do follows from this number.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Write the saved game to this file instead of standard output.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub force: Force,
}

/// Let two computer players play many games.
///
/// A game follows from where it begins, its two levels and its seed, which --csv
/// and --json tell: the dice are those of `new --seed`, and what the players do
/// comes from it, too. --game-seed brings it back, and with --save it is a saved
/// game.
#[derive(ArgGroup, Debug)]
#[command(after_help = csv_help())]
pub(crate) struct Simulate {
    /// How many games, at least 1.
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1000, value_parser = some)]
    pub games: u32,
    #[command(flatten)]
    pub seats: Seats,
    /// Everything follows from this number, however many threads there are.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub source: Source,
    #[command(flatten)]
    pub at: At,
    /// How many threads; without it, one for each core.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Write one line a game, comma-separated.
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
    /// In the columns that all games have, and after them what came about in each: pockets,
    /// sources, losses, what became of units; for each fact what it was at the end, and the
    /// turn in which it first came about.
    #[arg(long, requires = "csv", conflicts_with = "save")]
    pub facts: bool,
    /// Write to this file instead of standard output.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Draw how the games ended as bars into this file: in lines and letters (.svg), or in
    /// pixels (.png).
    #[arg(long, value_name = "FILE")]
    pub plot: Option<PathBuf>,
    /// Only part K of N parts: its games are numbered and seeded as in the whole, and
    /// the parts, one after the other, are the whole. A table has its head in the
    /// first.
    #[arg(long, value_name = "K/N", value_parser = Shard::read, conflicts_with = "game_seed")]
    pub shard: Option<Shard>,
    /// Only the one game of this seed, as it is in every batch that has it.
    #[arg(long, value_name = "SEED", conflicts_with_all = ["games", "seed"])]
    pub game_seed: Option<u64>,
    /// Write each finished game as a saved game into this folder; none that is
    /// there is written over.
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
    #[command(flatten)]
    pub force: Force,
    #[command(flatten)]
    pub json: Json,
}

/// Play random games with every check on, and shrink what fails.
///
/// After every action: the invariants, steps, marks, sequence of play and
/// points; every listed action is legal, and a sample of all that can be
/// written is legal just if it is listed; events rebuild the position; undo and
/// redo are exact and stop at dice and hand-overs. Of each game: undo to the
/// start meets the positions of a fresh replay, and it is saved, loaded and
/// saved again, from the beginning or from some position on.
#[derive(ArgGroup, Debug)]
#[command(
    after_help = "What fails is shrunk to a saved game that opens just before the action that \
                  fails. Exit codes: 0 every promise was kept; 1 one was broken; 130 stopped \
                  with Ctrl-C, none broken so far."
)]
pub(crate) struct Fuzz {
    /// How many games, at least 1; without it and --minutes, 1000.
    #[arg(short = 'n', long, value_name = "N", value_parser = some)]
    pub games: Option<u32>,
    /// For how many minutes.
    #[arg(long, value_name = "M", value_parser = minutes)]
    pub minutes: Option<f64>,
    /// Everything follows from this number, however many threads there are.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub source: Source,
    #[command(flatten)]
    pub at: At,
    /// Try every action that can be written in one position of so many; 0 for
    /// never. It takes some milliseconds each time.
    #[arg(long, value_name = "N", default_value_t = crate::engine::fuzz::Effort::USUAL.brute_force_one_in)]
    pub audit_one_in: usize,
    /// How many threads; without it, one for each core.
    #[arg(long)]
    pub threads: Option<usize>,
    /// Where a game that fails is written.
    #[arg(long, value_name = "FILE", default_value = "fuzz-failure.hellsgate")]
    pub out: PathBuf,
    #[command(flatten)]
    pub force: Force,
    #[command(flatten)]
    pub json: Json,
}
