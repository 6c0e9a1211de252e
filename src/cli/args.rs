//! What can be typed, and its help.

mod played;
mod what_if;

pub(crate) use played::{
    Analyse, Calibrate, Forecast, Fuzz, Guess, Hint, Intentions, Ladder, PlayOut, PlayedOut, Poll,
    Seats, Shard, Simulate,
};
pub(crate) use what_if::AskWhatIf;

use super::desk::desks;
use super::values::{language, levels_everywhere, pixels, some};
use super::when::When;
use crate::systems::SYSTEMS;
use crate::table::FAIR_GAMES;
use crate::words::Language;
use clap::{Args as ArgGroup, Parser, Subcommand};
use std::path::{Path, PathBuf};

/// Play, study and teach with board wargames, beginning with Philip Sabin's Hell's Gate:
/// The Korsun Pocket, 1944.
///
/// Without a command, opens the window with a new game of Korsun 1944, or with
/// a saved game. What is played is kept after every action; a game left open is
/// offered again at the next start.
#[derive(Parser, Debug)]
#[command(
    version,
    about,
    after_help = "Where a saved game is read, `-` is standard input, and a scenario file or the \
                  name of a scenario that came with the program (`hells-gate scenarios`) stands \
                  for its beginning. Where something is written, `-` is standard output, and a \
                  file that is there is replaced with --force only; the one that is read, never.\n\n\
                  Exit codes: 0 done; 1 the answer is “no”, or a file cannot be used, or only \
                  in part: what could be read of a damaged game is told all the same; 2 wrong \
                  arguments; 130 stopped with Ctrl-C, or told to end. With --json, errors are \
                  JSON, too, on standard error."
)]
pub(crate) struct Args {
    /// A saved game to open.
    pub file: Option<PathBuf>,
    /// The language of names and sentences: en, de, ru or uk.
    ///
    /// The window keeps it, as if it were chosen in the settings. Without it,
    /// the window speaks as it is set, and commands speak English.
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language)]
    pub language: Option<Language>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Open the window (the default)
    Play {
        /// A saved game to open.
        file: Option<PathBuf>,
    },
    /// Begin a game and write it to a file
    New(New),
    /// List the scenarios that came with the program
    Scenarios(Json),
    /// Show a position of a saved game
    Show(Show),
    /// Tell a saved game, action by action
    Replay(Replay),
    /// Tell what really happened, beside a game
    History(History),
    /// Write the report of a game: turns, losses, points, luck, decisions, history
    Report(Report),
    /// List the lines of a saved game; enter, grow, name, order or delete one
    Lines(Lines),
    /// Play saved games again and say what each proves, or what is wrong first
    Verify(Verify),
    /// Tell or apply corrections of a scenario, or get them out of an edited one
    Corrections(Corrections),
    /// Choose forces by points, or draw a fair set-up from a seed
    SetUp(SetUpArgs),
    /// Read the rule book
    Rules(Rules),
    /// Read the manual
    Manual(Manual),
    /// Work out an attack: receipt and exact chances
    Odds(Odds),
    /// Show who is out of supply, every supply line, and what cuts it
    Supply(Supply),
    /// Ask a computer player for the best few ways to go on
    Hint(Hint),
    /// Tell what the other side could do in its next turn, the worst first
    Intentions(Intentions),
    /// Play a position out many times: expected margin and chances
    Forecast(Forecast),
    /// Take a poll: how the votes split, and each option played out
    Poll(Poll),
    /// Guess the move of a game: yours, the game's and the computer's played out
    Guess(Guess),
    /// Look back at a game: luck of the dice, and the costliest decisions
    #[command(visible_alias = "analyze")]
    Analyse(Analyse),
    /// Tell how well people have played here, beside the levels of the computer
    Ratings(Json),
    /// Compare the levels of the computer player, sides and dice mirrored
    Ladder(Ladder),
    /// See how often what forecasts tell comes true
    Calibrate(Calibrate),
    /// Let two computer players play many games
    Simulate(Simulate),
    /// Ask what would be different under other rules: games both ways, with the same dice
    WhatIf(AskWhatIf),
    /// Let computer players play a game on, to a moment or to its end
    PlayOut(PlayOut),
    /// Play random games with every check on, and shrink what fails
    Fuzz(Fuzz),
    /// List the lessons, or check one: all that is wrong with it
    Lessons(Lessons),
    /// List the stops of a study, check them, or print them as one PDF
    Study(Study),
    /// Show what the program is built from, with every licence
    #[command(visible_alias = "licenses")]
    Licences(Licences),
    /// Write the board as SVG, PNG or PDF, the log as Markdown or the game in notation
    Export(Export),
    /// Speak the JSON-lines protocol on standard input and output
    ///
    /// One JSON object a line in, one out. `assets/protocol.md` describes it
    /// in full, with a transcript and a Python client. It speaks English only.
    Engine(Engine),
    /// Write man pages and shell completions into a folder
    ShellFiles(ShellFiles),
}

#[derive(ArgGroup, Debug)]
pub(crate) struct ShellFiles {
    /// The folder; `man` and `completions` are made in it.
    pub folder: PathBuf,
}

#[derive(ArgGroup, Debug)]
pub(crate) struct Engine {
    /// Neither read nor write any file.
    #[arg(long, conflicts_with = "folder")]
    pub no_files: bool,
    /// Read and write files in this folder, and below it, only.
    #[arg(long, value_name = "DIR")]
    pub folder: Option<PathBuf>,
}

/// Tell or apply corrections of a scenario, or get them out of an edited one.
///
/// Corrections are what the owner's check of the window writes. They are held against
/// the scenario that they are of, and every conflict is told; with --out the corrected
/// scenario is written. From a scenario file, what was corrected in it is told; with
/// --out the corrections are written.
#[derive(ArgGroup, Debug)]
#[command(
    after_help = "Exit codes: 0 done; 1 some of it does not fit the scenario, or a file cannot \
                  be read; 2 wrong arguments."
)]
pub(crate) struct Corrections {
    /// A file of corrections, or a scenario that was edited.
    pub file: PathBuf,
    /// The scenario that they are held against: a file, or one that came with the
    /// program. Without it, the one that they are of.
    #[arg(long, value_name = "SCENARIO")]
    pub scenario: Option<PathBuf>,
    /// Write the corrected scenario, or the corrections, to this file.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub force: Force,
    #[command(flatten)]
    pub json: Json,
}

/// Choose forces by points, or draw a fair set-up from a seed.
///
/// With --list, the lists of both sides with their prices, which are the program's own.
/// With --buy for both sides, a scenario with these forces is written. Otherwise forces of
/// equal points are drawn from the seed and set up, and games of them played between
/// equals: a set-up is written only if either side has 40 to 60 % of them, a draw counting
/// half, and at least a quarter is decided; until then the next seed is tried. The scenario tells what was found, and
/// `simulate` with the same seed and levels plays the same games.
#[derive(ArgGroup, Debug)]
#[command(
    after_help = "Exit codes: 0 done; 1 nothing fair was found, or the forces cannot be set up; 2 \
                  wrong arguments; 130 stopped with Ctrl-C."
)]
pub(crate) struct SetUpArgs {
    /// The scenario whose map is played on: a file, or one that came with the program.
    pub scenario: PathBuf,
    /// List what can be bought, and what it costs.
    #[arg(long, conflicts_with_all = ["buy", "seed", "out"])]
    pub list: bool,
    /// What a side buys, once for each side: "soviet=4 infantry_corps_3, 2 tank_corps_2".
    #[arg(long, value_name = "SIDE=FORCES")]
    pub buy: Vec<String>,
    /// The points of a side; without it, what the scenario's own forces come to.
    #[arg(long, value_name = "N", value_parser = some)]
    pub points: Option<u32>,
    /// The seed that is tried first, and that tells where units stand.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How well the players of the games play.
    #[arg(long, default_value = "colonel", ignore_case = true, value_parser = levels_everywhere())]
    pub level: String,
    /// How many games prove that a set-up is fair.
    #[arg(long, value_name = "N", default_value_t = FAIR_GAMES, value_parser = some)]
    pub games: u32,
    /// Write the scenario to this file; without it, to standard output.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub force: Force,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ArgGroup, Debug)]
pub(crate) struct Json {
    /// Write JSON instead of text.
    #[arg(long)]
    pub json: bool,
}

/// Which position: a saved game, and how far into it.
#[derive(ArgGroup, Debug)]
pub(crate) struct At {
    /// After this many actions; without it, where the game stands.
    #[arg(long, value_name = "N", conflicts_with = "at")]
    pub ply: Option<usize>,
    /// Where a game turn begins (4), a player turn (4:german) or a phase
    /// (4:german:movement); or `last`, after all actions of the record.
    #[arg(long, value_name = "MOMENT")]
    pub at: Option<When>,
}

/// A game to begin from, if not from the beginning of Korsun 1944.
#[derive(ArgGroup, Debug)]
#[group(skip)]
pub(crate) struct Source {
    /// A saved game or a scenario to begin from; without it, Korsun 1944.
    pub file: Option<PathBuf>,
    /// What `FILE` was in earlier versions.
    #[arg(
        long = "file",
        aliases = ["from", "scenario"],
        value_name = "FILE",
        conflicts_with = "file",
        hide = true
    )]
    pub old: Option<PathBuf>,
}

impl Source {
    /// The file, however it was given.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_deref().or(self.old.as_deref())
    }
}

/// Whether a file that is there may be replaced.
#[derive(ArgGroup, Debug)]
pub(crate) struct Force {
    /// Replace the file that is written if it is there already.
    #[arg(long)]
    pub force: bool,
}

#[derive(ArgGroup, Debug)]
pub(crate) struct New {
    /// The file to write. Without it, standard output.
    pub file: Option<PathBuf>,
    /// A scenario that came with the program (`hells-gate scenarios`), or a
    /// scenario file.
    #[arg(long, default_value = usual_scenario())]
    pub scenario: String,
    /// Begin in the position that this JSON file tells, as the protocol writes
    /// it, or as `show --json` does. What it leaves out is as in the scenario.
    #[arg(long, value_name = "FILE")]
    pub position: Option<PathBuf>,
    /// Read a game in notation, as `export --notation --lines` writes it: all its lines are
    /// played again.
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["position", "set", "variant", "variant_name", "write_variant",
            "settings", "seed", "dice_by_hand", "free_undo"]
    )]
    pub notation: Option<PathBuf>,
    /// Play with an option otherwise than the scenario has it, as often as there are
    /// options: diagonals=true.
    #[arg(long, value_name = "OPTION=VALUE")]
    pub set: Vec<String>,
    /// Play by the variant of the rules in this file; its name goes with the game.
    #[arg(long, value_name = "FILE")]
    pub variant: Option<PathBuf>,
    /// What the rules are called that are set otherwise: it goes with the game.
    #[arg(long, value_name = "NAME")]
    pub variant_name: Option<String>,
    /// Write no game, but the rules that are set otherwise, for `--variant`.
    #[arg(
        long,
        value_name = "FILE",
        requires = "variant_name",
        conflicts_with = "file"
    )]
    pub write_variant: Option<PathBuf>,
    /// Write no game, but list everything that `--set` and a variant can set: its word,
    /// its value here and what it means.
    #[arg(long, conflicts_with_all = ["file", "position"])]
    pub settings: bool,
    /// The seed of the dice; without it, a new one each time.
    #[arg(long)]
    pub seed: Option<u64>,
    /// The players roll the dice and type them in.
    #[arg(long)]
    pub dice_by_hand: bool,
    /// Undo goes back to the start, not just to the last die or hand-over.
    #[arg(long)]
    pub free_undo: bool,
    #[command(flatten)]
    pub force: Force,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ArgGroup, Debug)]
pub(crate) struct Show {
    /// A saved game, or a scenario for its first position.
    pub file: PathBuf,
    #[command(flatten)]
    pub at: At,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ArgGroup, Debug)]
pub(crate) struct Replay {
    /// A saved game.
    pub file: PathBuf,
    /// Begin after this many actions.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub from: usize,
    /// End after this many actions.
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    #[command(flatten)]
    pub json: Json,
}

/// Tell what really happened, beside a game.
///
/// Of the game turn of a moment: what happened in it, and how the front and the pocket
/// at its end differ from those of the game; what came of it all, then and in the game;
/// the sources. For scenarios of battles that are known so.
#[derive(ArgGroup, Debug)]
#[group(skip)]
pub(crate) struct History {
    #[command(flatten)]
    pub source: Source,
    #[command(flatten)]
    pub at: At,
    /// Tell every turn of the battle, not just the one of the moment.
    #[arg(long)]
    pub all: bool,
    /// Write the board to this file as a picture of pixels, with both fronts on it.
    #[arg(long, value_name = "OUT", conflicts_with = "json")]
    pub png: Option<PathBuf>,
    #[command(flatten)]
    pub force: Force,
    #[command(flatten)]
    pub json: Json,
}

/// Write the report of a game: turns, losses, points, luck, decisions, history.
///
/// The board at the end of each game turn with who was lost in it and what people said of
/// it, the points after every action and how the game was expected to end, luck, the
/// decisions that mattered, and what really happened beside it. As Markdown with its
/// pictures in it, or, in a file whose name ends in .pdf, as PDF.
#[derive(ArgGroup, Debug)]
#[group(skip)]
pub(crate) struct Report {
    /// A saved game.
    pub file: PathBuf,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Only what was played: no game is played out, and nothing looked back at.
    #[arg(long)]
    pub plain: bool,
    /// How many games are played out from the beginning of each turn, at least 1.
    #[arg(short = 'n', long, value_name = "N", default_value_t = 200, value_parser = some)]
    pub games: u32,
    /// The same seed gives the same report.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub force: Force,
}

/// List the lines of a saved game; enter, grow, name, order or delete one.
///
/// A position has the number of the action that leads to it; 0 is the beginning.
/// What changes the game is done in the order of these options, and the game is
/// written with --out.
#[derive(ArgGroup, Debug)]
pub(crate) struct Lines {
    /// A saved game.
    pub file: PathBuf,
    /// Bring back what was deleted there.
    #[arg(long, value_name = "N")]
    pub bring_back: Option<usize>,
    /// Go to this position: the game stands there from now on.
    #[arg(long, value_name = "N")]
    pub enter: Option<usize>,
    /// Play this action there, and the next ones after it: another line grows,
    /// unless it is there already. Faces may follow: `blast =35` as they fell,
    /// `blast =35!` as they are chosen to fall.
    #[arg(long, value_name = "ACTION")]
    pub play: Vec<String>,
    /// Call the position so, and the line that begins with it; with --play, the first
    /// position that was played, and so the line that grew. "" takes a name away.
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// Make the line of the position the main one where it leaves another.
    #[arg(long)]
    pub promote: bool,
    /// Delete from the position on.
    #[arg(long)]
    pub delete: bool,
    /// Write the game to this file.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub force: Force,
    #[command(flatten)]
    pub json: Json,
}

impl Lines {
    /// Whether it changes the game.
    pub const fn changes(&self) -> bool {
        self.bring_back.is_some()
            || self.enter.is_some()
            || !self.play.is_empty()
            || self.name.is_some()
            || self.promote
            || self.delete
    }
}

/// Play saved games again and say what each proves, or what is wrong first.
///
/// Which scenario was played, whether it came with the program, whether every
/// die follows from the seed, whether the record is whole, and whether a mode
/// was changed after it was written; of every line, and which dice somebody chose.
#[derive(ArgGroup, Debug)]
#[command(
    after_help = "Exit codes: 0 a scenario that came with the program, a whole record, and in a \
                  seeded game every die from its seed (dice rolled by hand are no fault); 1 a file \
                  that cannot be read, is damaged or was changed, drawings that had to be left \
                  out, dice that the seed does not give, or a scenario that only bears the name of \
                  one that came with the program; 2 wrong arguments; 3 a whole record of a \
                  scenario, or from a position, of one's own, or one in whose main line dice were \
                  chosen; 4 nothing is wrong, but the file \
                  bears no stamp, so that it cannot be told whether it is whole. Of several files \
                  the first of 1, 3, 4 and 0 that one of them has."
)]
pub(crate) struct Verify {
    /// Saved games.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ArgGroup, Debug)]
pub(crate) struct Rules {
    /// The number of a rule: 7, 7.6, 11.3, R8, CRT. Without it, the contents.
    pub case: Option<String>,
    /// Whose rule book: that of hells_gate, or of another system. Without it, the one
    /// that has the rule, that of Hell's Gate first.
    #[arg(long, value_name = "SYSTEM")]
    pub system: Option<String>,
    /// Find the rules in which all these words occur.
    #[arg(long, value_name = "WORDS", conflicts_with = "case", num_args = 1..)]
    pub search: Vec<String>,
    #[command(flatten)]
    pub json: Json,
}

/// Read the manual: the same that the window shows in its menu Help.
#[derive(ArgGroup, Debug)]
#[command(after_help = "Example: hells-gate manual 6.3\nExample: hells-gate manual --search dice")]
pub(crate) struct Manual {
    /// The number of an entry or a chapter: 6.3, 10. Without it, the contents.
    pub entry: Option<String>,
    /// Everything, from the first page to the last.
    #[arg(long, conflicts_with_all = ["entry", "search", "json"])]
    pub all: bool,
    /// Find the entries in which all these words occur.
    #[arg(long, value_name = "WORDS", conflicts_with = "entry", num_args = 1..)]
    pub search: Vec<String>,
    #[command(flatten)]
    pub json: Json,
}

/// List the lessons, or check one.
#[derive(ArgGroup, Debug)]
pub(crate) struct Lessons {
    /// A lesson: its name in the list, or a file. Without it, all are listed.
    pub lesson: Option<String>,
    /// Play it through: positions, answers, replies, rules and numbers.
    #[arg(long, requires = "lesson")]
    pub check: bool,
    #[command(flatten)]
    pub json: Json,
}

/// List the stops of a study, check them, or print them as one PDF.
#[derive(ArgGroup, Debug)]
pub(crate) struct Study {
    /// A study, as the window writes it.
    pub file: PathBuf,
    /// Open every game and find every moment, overlay and drawing.
    #[arg(long)]
    pub check: bool,
    /// Print it in this file, whose name ends in .pdf.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Leave out of it what only the speaker sees.
    #[arg(long, requires = "out")]
    pub without_notes: bool,
    #[command(flatten)]
    pub force: Force,
    #[command(flatten)]
    pub json: Json,
}

/// Show what the program is built from, with every licence.
#[derive(ArgGroup, Debug)]
pub(crate) struct Licences {
    /// Only libraries, fonts and licences whose line has these words; with the
    /// texts of their licences.
    pub words: Vec<String>,
    /// All texts, too.
    #[arg(long)]
    pub full: bool,
    #[command(flatten)]
    pub json: Json,
}

/// Work out an attack: receipt and exact chances.
///
/// Units are named by their codes (`hells-gate show`). A unit can be put
/// somewhere else for the question: 29T@B6.
#[derive(ArgGroup, Debug)]
#[command(
    override_usage = "hells-gate odds [OPTIONS] --target <HEX> [FILE] <UNIT>...",
    after_help = odds_help()
)]
pub(crate) struct Odds {
    /// The attacked hex.
    #[arg(long, short, value_name = "HEX")]
    pub target: String,
    /// The attacking units, CODE or CODE@HEX, all of one side. Before them may
    /// stand a saved game or a scenario; without it, it is Korsun 1944.
    #[arg(required = true, value_name = "UNIT")]
    pub units: Vec<String>,
    /// Defending units to put into the attacked hex, besides those there, with
    /// commas between.
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    pub defender: Vec<String>,
    /// As if the ground were mud.
    #[arg(long)]
    pub mud: bool,
    /// As if it were this game turn.
    #[arg(long)]
    pub turn: Option<u8>,
    /// What the first word was in earlier versions.
    #[arg(long, hide = true)]
    pub file: Option<PathBuf>,
    #[command(flatten)]
    pub at: At,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ArgGroup, Debug)]
pub(crate) struct Supply {
    /// A saved game, or a scenario for its first position.
    pub file: PathBuf,
    /// Only this side.
    #[arg(long)]
    pub side: Option<String>,
    #[command(flatten)]
    pub at: At,
    #[command(flatten)]
    pub json: Json,
}

/// Attacks to be asked about, for the help.
fn odds_help() -> String {
    let lines = desks().flat_map(|desk| desk.odds_examples());
    let lines: Vec<String> = lines
        .map(|line| format!("Example: hells-gate odds {line}"))
        .collect();
    lines.join("\n")
}

/// The scenario that a new game begins with if nobody says otherwise.
fn usual_scenario() -> &'static str {
    let usual = SYSTEMS.first().and_then(|entry| entry.starts.first());
    usual.map_or("", |start| start.id)
}

#[derive(ArgGroup, Debug)]
#[group(skip)]
pub(crate) struct Export {
    /// A saved game, or a scenario for its first position.
    pub file: PathBuf,
    #[command(flatten)]
    pub what: What,
    #[command(flatten)]
    pub at: At,
    /// How wide the PNG is, in pixels: 200 to 6000.
    // `requires` is not looked at beside what excludes --png: hence both.
    #[arg(
        long,
        value_name = "PIXELS",
        requires = "png",
        conflicts_with_all = ["svg", "pdf", "log", "notation"],
        default_value_t = 1600,
        value_parser = pixels
    )]
    pub width: u32,
    /// What to lay over the board of a picture, with commas between: soviet-zones, german-zones,
    /// supply, pockets, threats, chances, forces, trails; or all of them.
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        conflicts_with_all = ["log", "notation"]
    )]
    pub overlays: Vec<String>,
    /// The map of a picture lies as the boxed game prints it: a quarter turned, letters from
    /// left to right, numbers downwards.
    #[arg(long, conflicts_with_all = ["log", "notation"])]
    pub as_printed: bool,
    /// The notation of the whole game, all its lines, with what was said and drawn: another
    /// copy reads it back with `new --notation`.
    #[arg(long, requires = "notation", conflicts_with = "at")]
    pub lines: bool,
    /// Write to this file instead of standard output.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["png", "pdf", "sheet"])]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub force: Force,
}

#[derive(ArgGroup, Debug)]
#[group(required = true, multiple = true)]
pub(crate) struct What {
    /// The board as a vector picture.
    #[arg(long, conflicts_with_all = ["png", "pdf", "log", "notation", "json"])]
    pub svg: bool,
    /// The board as a picture of pixels, written to this file.
    #[arg(long, value_name = "OUT", conflicts_with_all = ["pdf", "log", "notation"])]
    pub png: Option<PathBuf>,
    /// A page to hand out, A4: the board, turn, points and order of battle, written to this file.
    #[arg(long, value_name = "OUT", conflicts_with_all = ["log", "notation"])]
    pub pdf: Option<PathBuf>,
    /// A set-up sheet to print, A4, written to this file as PDF: the map with everybody in place,
    /// the forces of both sides, arrivals, calendar, ground, options, victory points. For games
    /// that are played with figures.
    #[arg(long, value_name = "OUT", conflicts_with_all = ["svg", "png", "pdf", "log", "notation"])]
    pub sheet: Option<PathBuf>,
    /// The position as a scenario that games can begin with and the editor opens, as JSON.
    #[arg(long, conflicts_with_all = ["svg", "png", "pdf", "sheet", "log", "notation", "json"])]
    pub scenario: bool,
    /// The log as Markdown.
    #[arg(long, conflicts_with_all = ["notation", "json"])]
    pub log: bool,
    /// The game in notation, one action a line.
    #[arg(long, conflicts_with = "json")]
    pub notation: bool,
    /// The log as JSON; with --png, --pdf or --sheet, what was written, as JSON.
    #[arg(long)]
    pub json: bool,
}
