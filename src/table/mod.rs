//! The table: what window, command line and protocol hold of a game. Written
//! once over any [`System`](crate::present::system::System); across it an
//! action is its notation, and nothing else of a system comes through but plain
//! data.
//!
//! | module | holds |
//! | --- | --- |
//! | [`Table`] | what can be done and asked, whatever the game |
//! | [`Entry`] | a system in the list of systems: one line there |
//! | `play` | a gesture: which dice are needed and where they come from |
//! | `task` | long work on a game, done elsewhere: a computer player's turn, hints, forecasts |
//! | [`Lab`] | many games between computer players, from where a game stands |
//! | `both_ways`, `contrast` | a scenario by its own rules and by others, and what differs |
//! | `compare` | what differs between two positions |
//! | [`editing`] | a scenario that is edited: facts, changes, corrections as a file |
//! | `facts` | what came about in games that computers play on |
//! | `falls` | the other ways the dice of a throw could have fallen, as lines |
//! | `past` | games as files know them, and those of formats from before there was a table |
//! | `opening` | scenarios that begin in a position of a game |
//! | `history` | what really happened, held against a game |
//! | [`report`] | the report of a game |
//! | `show` | what a viewer is told, and nothing besides |
//! | `variations` | the lines of the tree, their names and order, and what is deleted |
//! | `trial` | random games with every promise checked, saved games included |
//! | `weigh` | ways to go on from a position, each played out |
//! | `write`, `read`, `replay` | a saved game, whole or damaged |
//!
//! A game with hidden things is *closed* until it ends or somebody looks at
//! everything: then undo goes back to the last barrier only, looking elsewhere
//! in the tree waits, and a saved game has secret actions in envelopes (against
//! a glance, not against a reader).
//!
//! # A saved game
//! ```text
//! { "format": "hells-gate-game", "version": 5, "system": "…", "words": 1,
//!   "title": …, "saved": …,
//!   "seats": { "…": { "person": "Ann" }, "…": { "computer": "general" } },
//!   "options": { "dice", "undo", "seed" },
//!   "opened": null,         or the number of the action after which all was seen
//!   "changed": {…},         parameters that are not as in the scenario
//!   "scenario": {…},
//!   "position": null,       or where the game begins, if not with the scenario
//!   "cursor": 12,           the number of the action after which the game stands
//!   "lines": [              actions are numbered from 1, as they stand here
//!     { "from": 0, "phases": [ { "at": [1, 0, 2],
//!         "actions": [ "join a", "+ go", "blast =352" ], "hash": "16 digits" } ] },
//!     { "from": 7, "phases": [ … ] } ],
//!   "names": [ { "at": 7, "name": "…" } ],         positions, and the lines that begin there
//!   "order": [ { "at": 7, "ways": [ 13, 8 ] } ],   where another way than the oldest is first
//!   "deleted": [ 31 ],                             with all that was done after it
//!   "corrected": [ { "action": 7, "entered": ["3"] } ],        faces entered by mistake
//!   "draft": "…",                                  what is planned for later decisions
//!   "drawings": [ { "at": 7, "drawn": [ "arrow soviet C3 D5" ] } ],   if there are any
//!   "remarks": [ { "at": 7, "judgement": "mistake", "text": "…" } ],   if there are any
//!   "stamp": { "dice", "undo", "seed", "scenario", "changed", "actions", "record",
//!              "unstamped" } }                     what it was when it was written
//! ```
//! `+` before an action: one gesture with the action before. `!` behind the faces:
//! somebody chose them. `~`: an action
//! somebody may not know, in an envelope. Nothing in a file is believed: every
//! action is judged again, and the hash of the position compared after every
//! phase.

mod ballot;
mod both_ways;
mod choices;
mod coach;
mod compare;
mod contrast;
mod corrections;
mod decision;
mod drawings;
pub mod editing;
mod entry;
mod envelope;
mod facts;
mod falls;
mod forces;
mod game;
mod guessing;
mod history;
mod lab;
mod look_back;
mod notation;
mod opening;
mod past;
mod play;
mod read;
mod remarks;
mod replay;
mod report;
mod show;
mod task;
mod trial;
mod variant;
mod variations;
mod weigh;
mod write;

pub use crate::players::Ended;
pub use ballot::{Ballot, MOST_OPTIONS, MOST_VOTES, option_letter, plan_of_line};
pub use both_ways::{BothWays, PairOf, PlayedPair, Supposition, pairs_table, supposed_at};
pub use choices::WholeChoice;
pub use coach::{CoachJob, CoachLook, CostlyDecision};
pub use compare::Difference;
pub use contrast::{Contrast, FactContrast, facts_that_differ};
pub use entry::{Begun, Entry, Sheet, find, following};
pub use facts::{FactSeen, facts_head, facts_row};
pub use falls::Fall;
pub use forces::{
    FAIR, FAIR_DRAWS, FAIR_GAMES, FORCES, FairPlay, FairSetUp, FairTerms, Levy, MOST_OF_A_KIND,
    MOST_SEEDS, drawn, fair_set_up, played_fair, proof_of, read_forces, told_of_forces, with_proof,
};
pub use game::OpenGame;
pub use guessing::{
    Measure, beyond_doubt, clock_before, end_of_decision, for_side, measured, told_of_computer,
    told_of_guess,
};
pub use history::Retold;
pub use lab::{Lab, Match};
pub use notation::{read_notation, write_notation};
pub use opening::{OPENING, has_opening, scenario_from, without_opening};
pub use past::{
    Kept, OfTable, Past, PastGame, PastProof, Standing, Unopened, both_seats, computer_seat,
    person_at, seats_told,
};
pub use play::{NotPlayed, Rolled};
pub(crate) use read::cut;
pub use read::{Damage, Opened, Stamped, is_table_game, is_varied, read, read_doc, system_of};
pub use remarks::{Judgement, LONGEST_REMARK, Remark};
pub use replay::{OddDice, OddFace};
pub use report::{WorkedOut, beginnings, not_told, report};
pub use task::{Found, Futures, Idea, Job, Review, Task, held_against};
pub use trial::{Repro, Trial};
pub use variant::{VARIANT, VARIANT_FORMAT, VARIANT_NAME, Variant, told_rules};
pub use variations::{Edit, Parting, Variation};
pub use weigh::{WeighJob, Weighed, Weighing};

use crate::engine::fuzz::Effort;
use crate::engine::{
    Barrier, Clock, DiceMode, Die, Level, NoDice, NodeId, Options, Outcome, Progress, SideNo,
    Temper, UndoPolicy, UndoRefused, Viewer,
};
use crate::hex::Orientation;
use crate::json::{Doc, Fault};
use crate::present::annotation::Annotation;
use crate::present::board::{BoardModel, MapView, Pieces};
use crate::present::book::Rulebook;
use crate::present::system::{
    About, Block, Brief, Button, Cited, Click, CountedFact, DiceLuck, Effect, KeyNames, Lesson,
    Line, Lineage, Means, Muster, Panel, Parameter, Pointer, ReceiptRow, Selection, Sketch,
    Subjects, Throw, Track, UnitLine,
};
use std::sync::Arc;

/// What the field `format` of a saved game says.
pub const FORMAT: &str = "hells-gate-game";

/// The version of saved games that is written and read here. Versions 1 to 4
/// belong to the first game, which wrote them before there was another.
pub const VERSION: i64 = 5;

/// The longest file that is looked at, in bytes. A game of eight turns has
/// about 40 KiB.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;

/// The longest game that is written and read, in actions. A game has a few
/// hundred; only putting attacks together and taking them apart again could go
/// on for ever.
pub const MAX_ACTIONS: usize = 50_000;

/// Who sits at a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seat {
    /// Somebody of this name.
    Person(String),
    /// A computer player of this level.
    Computer(String),
}

/// Where a game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glance {
    /// The number of the position.
    pub node: NodeId,
    /// How many actions led there.
    pub ply: usize,
    /// How many actions the line has that the game is on.
    pub plies: usize,
    /// When that is.
    pub clock: Clock,
    /// The same in words.
    pub time: [String; 3],
    /// Whose decision it is; `None` when the game is over.
    pub to_act: Option<SideNo>,
    /// The points of the first side less those of the second, as far as the
    /// viewer can tell.
    pub margin: i32,
    /// How it ended, and what that is called.
    pub outcome: Option<(Outcome, String)>,
    /// A number that equal positions share, of what the viewer sees.
    pub digest: u64,
}

/// A legal action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its notation.
    pub action: String,
    /// What people call it.
    pub label: String,
    /// What it is about.
    pub subjects: Subjects,
    /// How many dice it rolls.
    pub dice: u8,
    /// Whether it is all that can be done.
    pub forced: bool,
    /// Whether it undoes a step of the same decision.
    pub takes_back: bool,
}

/// An action that was done, as a viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Its number, and that of the position it led to.
    pub node: NodeId,
    /// The position it was done in.
    pub parent: NodeId,
    /// How many actions the position it led to has behind it.
    pub ply: usize,
    /// Who did it.
    pub by: Option<SideNo>,
    /// Whether it belongs to the gesture of the action before.
    pub with_last: bool,
    /// Whether somebody chose how its dice fell.
    pub chosen: bool,
    /// Its notation; `None` if the viewer may not know it.
    pub action: Option<String>,
    /// What people call it, where no line tells of it; `None` if the viewer may not know
    /// it.
    pub label: Option<String>,
    /// What its dice showed; none if the viewer may not know it.
    pub dice: Vec<Die>,
    /// What the dice needed and what they did, if any were rolled.
    pub throw: Option<Throw>,
    /// What happened.
    pub lines: Vec<Line>,
    /// What was entered for its dice by mistake, throw by throw.
    pub misread: Vec<Vec<Die>>,
}

/// A game on the table.
pub trait Table: Send {
    /// The key of its system.
    fn system(&self) -> &'static str;
    /// The scenario it is played with, as files have it.
    fn scenario(&self) -> &Doc;
    /// Whether it begins in another position than its scenario's.
    fn is_set_up(&self) -> bool;
    /// What its units can be made of; the first is the usual thing.
    fn pieces(&self) -> &'static [Pieces];
    /// What it is: sides, clock, ways to end, questions.
    fn about(&self) -> About;
    /// What people are told of it before they choose it.
    fn brief(&self) -> Brief;
    /// The cases of its rules.
    fn rulebook(&self) -> Rulebook;
    /// Everything that can be set, with its value in this game.
    fn parameters(&self) -> Vec<Parameter>;
    /// The name of the variant of the rules that is played, if it has one.
    fn variant(&self) -> Option<&str>;
    /// What was chosen when it began.
    fn options(&self) -> Options;
    /// Who rolls the dice from now on, and how far undo goes.
    fn set_options(&mut self, dice: DiceMode, undo: UndoPolicy);
    /// What the players call it.
    fn title(&self) -> &str;
    /// Calls it something else; on one line, cut to a readable length.
    fn set_title(&mut self, title: &str);
    /// Who sits at a side, if that is known.
    fn seat(&self, side: SideNo) -> Option<&Seat>;
    /// Seats somebody.
    fn set_seat(&mut self, side: SideNo, seat: Option<Seat>);

    /// Who looks.
    fn viewer(&self) -> Viewer;
    /// Whether nothing is hidden any more, or never was.
    fn is_open(&self) -> bool;
    /// Whether a side knows something of the position that nobody else knows.
    fn keeps_secrets(&self, side: SideNo) -> bool;
    /// Somebody else looks. Whoever looks at everything while something is
    /// hidden opens the game for good.
    fn view_as(&mut self, viewer: Viewer);

    /// What people drew at a position.
    fn drawn(&self, at: NodeId) -> &[Annotation];

    /// What is seen at a position of what people drew: what lasts from before, and
    /// what was drawn there.
    fn drawings_seen(&self, at: NodeId) -> Vec<Annotation>;

    /// This is to be seen at a position from now on: what lasts from before and is not
    /// among it is taken away where it was drawn, what is new is drawn there.
    ///
    /// # Errors
    /// In a sentence, when there is too much of it.
    fn draw(&mut self, at: NodeId, seen: Vec<Annotation>) -> Result<(), String>;
    /// What is said about a position, if anything is.
    fn remark(&self, at: NodeId) -> Option<&Remark>;
    /// Says this about a position instead of what was said there; an empty remark takes
    /// it away.
    ///
    /// # Errors
    /// A sentence, when there are too many moments with remarks.
    fn set_remark(&mut self, at: NodeId, remark: Remark) -> Result<(), String>;

    /// Where the game stands.
    fn glance(&self) -> Glance;
    /// When a position of the tree is; `None` if the viewer may not look there or
    /// there is none.
    fn clock(&self, at: NodeId) -> Option<Clock>;
    /// The same in words: turn, part, phase.
    fn time(&self, at: NodeId) -> Option<[String; 3]>;
    /// The same in one line; empty where there is none.
    fn moment(&self, at: NodeId) -> String {
        let time = self.time(at).unwrap_or_default();
        let words = time.iter().map(String::as_str);
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        words.join(", ")
    }
    /// A position of the tree in the system's words; `None` if the viewer may
    /// not look there or there is none.
    fn position(&self, at: NodeId) -> Option<Doc>;
    /// What can be done, about what somebody points at if that is given. Empty
    /// for whoever does not act.
    fn legal(&self, about: Option<&Pointer>) -> Vec<Listed>;
    /// Every reason why the action is not allowed; none if it is.
    ///
    /// # Errors
    /// When it cannot be read, or is not for the viewer to judge.
    fn explain(&self, action: &str) -> Result<Vec<Cited>, NotPlayed>;
    /// The dice of an action that is allowed: how many, and what each needs.
    ///
    /// # Errors
    /// As [`play`](Self::play).
    fn throw(&self, action: &str) -> Result<Throw, NotPlayed>;

    /// An action in words, and what would be lost by it, a line each: then it is asked
    /// first. `None` where nothing is, or where it is not allowed.
    fn given_up(&self, action: &str) -> Option<(String, Vec<String>)>;
    /// How the map can lie, the usual way first.
    fn orientations(&self) -> &'static [Orientation];
    /// The map lies so from now on, if it can.
    fn lay(&mut self, orientation: Orientation);
    /// What is printed, in the language this thread speaks, as it lies: the same one
    /// until another is spoken.
    fn map(&self) -> Arc<MapView>;
    /// What lies on the map in a position of the tree, what is marked because of
    /// what is picked, and those of the overlays whose keys are `shown`. `None` if
    /// the viewer may not look there or there is none.
    fn board(&self, at: NodeId, picked: &Selection, shown: &[&str]) -> Option<BoardModel>;
    /// Why a gesture could not be taken back once it is done; `None` if it could.
    fn closes(&self, gesture: &[String]) -> Option<Barrier>;
    /// What there is to tell about what somebody points at in a position of the tree.
    /// Nothing if the viewer may not look there or there is none.
    fn card(&self, at: NodeId, picked: &Selection, about: &Pointer) -> Vec<Block>;
    /// The levels of its computer players, the weakest first.
    fn levels(&self) -> &'static [Level];
    /// What they can lean to, the usual first.
    fn tempers(&self) -> &'static [Temper];
    /// Whether its computer players can say what the other side could do next.
    fn tells_dangers(&self) -> bool;
    /// Long work on the game as it stands, with what the viewer may know, to be
    /// done on another thread; `None` if there is nothing to be done or nobody to
    /// do it.
    fn task(&self, task: Task) -> Option<Job>;
    /// How the game will end from a position that may be looked at, between equals of
    /// a level: a [`Task::Forecast`] about another moment. `None` if nobody is to act
    /// there, or it may not be looked at.
    fn forecast_at(&self, at: NodeId, level: Level, games: u32, seed: u64) -> Option<Job>;
    /// What sides decided since a position of the line the game is on that cost them
    /// something beyond doubt, the costliest first; `None` if something is hidden, nobody
    /// can judge, or they decided nothing.
    fn coach(&self, since: NodeId, sides: [bool; 2], seed: u64) -> Option<CoachJob>;
    /// What a plan is for people that was made in a position of the tree, and why;
    /// `None` if it cannot be read there.
    fn sketch(&self, at: NodeId, plan: &[String]) -> Option<Sketch>;
    /// Whether actions from a position of the tree decide something: they end in a throw,
    /// hand the decision over, or leave nothing of theirs to be taken back. `None` if they
    /// cannot be done there.
    fn decides(&self, at: NodeId, plan: &[String]) -> Option<bool>;
    /// What could be voted on in a position of the tree: whole choices; where one is put
    /// together from steps, the plans of whoever plays well. Empty for whoever does not act.
    fn choices(&self, at: NodeId) -> Vec<WholeChoice>;
    /// Random games from where the game stands, every promise checked.
    fn trial(&self, effort: Effort) -> Box<dyn Trial>;
    /// Where many games can be played from where the game stands, as far as the
    /// viewer knows that.
    fn lab(&self) -> Box<dyn Lab>;
    /// The same from another position; `None` if it may not be looked at, nobody is to
    /// act there, or no computer plays this game.
    fn lab_at(&self, at: NodeId) -> Option<Box<dyn Lab>>;
    /// One game of [`lab_at`](Self::lab_at) as a game of its own, with dice of its
    /// own seed, undo free; `None` if it was stopped, or something is hidden.
    fn future(&self, at: NodeId, of: Match, control: &Progress) -> Option<Box<dyn Table>>;
    /// What is counted in games that are played on, in the language this thread speaks.
    fn facts(&self) -> Vec<CountedFact>;
    /// Ways to go on from a position, each played out by computers who meet the same
    /// dice; `None` if it may not be looked at, one of them cannot be played there, or
    /// nobody is to act.
    fn weigh(&self, at: NodeId, asked: Weighing) -> Option<WeighJob>;
    /// The game as it was in a position, as a game of its own: nothing of what came
    /// later, no other line, nothing that was said or drawn. `None` if there is no such
    /// position, or something is hidden.
    fn up_to(&self, at: NodeId) -> Option<Box<dyn Table>>;
    /// What the points would be if the game ended now, where that is another number.
    fn if_it_ended(&self) -> Vec<Cited>;
    /// What wins, where the list of the points does not say it.
    fn won_by(&self) -> Option<Cited>;
    /// How the points come about.
    fn score(&self) -> Vec<ReceiptRow>;
    /// The same at a position that may be looked at; empty at any other.
    fn score_at(&self, at: NodeId) -> Vec<ReceiptRow>;
    /// The weather at a position that may be looked at, in a word or two; empty at any
    /// other, and where the game has none.
    fn weather(&self, at: NodeId) -> String;
    /// What really happened in the battle that its scenario is of, held against a
    /// position that may be looked at; `None` at any other, and where nothing is known.
    fn history(&self, at: NodeId) -> Option<Retold>;
    /// The same, held against how it was at the end of a game turn, whichever the position
    /// is in.
    fn history_by(&self, at: NodeId, turn: u8) -> Option<Retold>;
    /// What is to be decided now, and how it is done.
    fn panel(&self, picked: &Selection) -> Panel;

    /// The tracks as they stood in a position; none that must not be looked at.
    fn tracks(&self, at: NodeId) -> Vec<Track>;
    /// What is to be done where whoever acts is asked and nothing else could do any good;
    /// `None` where there is something to decide.
    fn settled(&self) -> Option<String>;
    /// The game turn that a box of one of the panel's tracks stands for, both
    /// counted from 0; `None` where the track counts something else.
    fn turn_of_box(&self, track: usize, number: usize) -> Option<u8>;
    /// Every unit of both sides in a position of the tree, as far as the viewer
    /// may know; empty if there is no such position, or no order of battle.
    fn order_of_battle(&self, at: NodeId) -> Vec<UnitLine>;
    /// What a table needs to set up the game as it began; `None` where games of
    /// its system are not set up with figures.
    fn muster(&self) -> Option<Muster>;
    /// What pointing somewhere does.
    fn pointed(&self, picked: &Selection, at: &Pointer) -> Click;
    /// What can be done about what somebody points at, and what cannot and why.
    fn offers(&self, picked: &Selection, at: &Pointer) -> Vec<Button>;
    /// What a key of the window does here; `None` if it means nothing in this game.
    fn key(&self, picked: &Selection, means: Means) -> Option<Result<Effect, Cited>>;
    /// The same selection with what a plan does laid out and not done; `None` where
    /// that cannot be.
    fn laid_out(&self, picked: &Selection, plan: &[String]) -> Option<Selection>;
    /// What is still picked where the game stands.
    fn still_picked(&self, picked: &Selection) -> Selection;
    /// What stays picked when somebody lets go.
    fn let_go(&self, picked: &Selection) -> Selection;
    /// What is planned for later decisions, as a [draft](Selection::draft): it is
    /// kept with the game.
    fn draft(&self) -> &str;
    /// Keeps what of a selection is planned for later. Whether that is another than
    /// before.
    fn keep_draft(&mut self, picked: &Selection) -> bool;
    /// What of a selection is laid out and can be taken back by itself.
    fn what_is_laid_out(&self, picked: &Selection) -> String;
    /// How the dice had fallen when this position came about.
    fn luck(&self, at: NodeId) -> DiceLuck;
    /// A guided tour of the system, in the language this thread speaks, with the
    /// keys called as `keys` calls them; `None` if there is none.
    fn tour(&self, keys: KeyNames<'_>) -> Option<Lesson>;
    /// Begins another game of the system: the scenario of this identifier, as it
    /// comes with it. `None` if none of that identifier does.
    fn another(&self, start: &str, options: Options) -> Option<Box<dyn Table>>;
    /// Answers one of the questions of [`About`].
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn ask(&self, verb: &str, fields: &Doc) -> Result<Doc, Vec<Fault>>;

    /// What takes back what has just been put together goes back to where the game was
    /// the same without it: putting together and taking apart in turn does not make
    /// the record longer. Whether `action` was such a thing.
    fn withdraw(&mut self, action: &str) -> bool;
    /// Does a gesture: all its actions, or none. An action may have its faces
    /// after “=”.
    ///
    /// # Errors
    /// Why it was not done. Nothing changes.
    fn play(&mut self, gesture: &[String], dice: Rolled) -> Result<(), NotPlayed>;
    /// Whether, and why not, the last gesture can be taken back.
    ///
    /// # Errors
    /// At the start, and behind a barrier.
    fn can_undo(&self) -> Result<(), UndoRefused>;
    /// What an action of the tree closed for undo.
    fn barrier(&self, at: NodeId) -> Option<Barrier>;
    /// Takes the last gesture back.
    ///
    /// # Errors
    /// At the start, and behind a barrier.
    fn undo(&mut self) -> Result<(), UndoRefused>;
    /// Takes back as much as may be: to the last barrier, or to the start.
    ///
    /// # Errors
    /// When that is nothing.
    fn undo_all(&mut self) -> Result<(), UndoRefused>;
    /// Does again what was taken back. `false` if there is nothing.
    fn redo(&mut self) -> bool;
    /// Goes to any position of the tree. `false` if there is none of that
    /// number, or the game is closed.
    fn go(&mut self, to: NodeId) -> bool;
    /// The last throw, if its faces were typed in and nothing was done since: they
    /// can be corrected.
    fn correctable(&self) -> Option<Throw>;
    /// The dice of the last action showed something else than was typed in. What was
    /// typed in stays on record.
    ///
    /// # Errors
    /// When there is no such throw. Nothing changes.
    fn correct(&mut self, faces: &[Die]) -> Result<(), NoDice>;
    /// Where its scenario comes from, if the system knows more than its text.
    fn origin(&self) -> Option<Lineage>;
    /// How many of its first actions come from a file that nothing vouches for.
    fn unstamped(&self) -> Option<usize>;
    /// Notes that nothing vouches for so many of its first actions.
    fn nothing_vouches(&mut self, actions: usize);
    /// All there is now stays in the record, whatever is played instead of it: a file
    /// has it.
    fn hold(&mut self);
    /// The actions that were done in a position and are not deleted, the one its line
    /// goes on with first, as far as whoever looks may know of them.
    fn ways_on(&self, at: NodeId) -> Vec<NodeId>;
    /// Every line of the tree, the main line first, each before those that leave it, as
    /// far as whoever looks may know of them.
    fn variations(&self) -> Vec<Variation>;
    /// What is deleted by itself, the oldest first.
    fn deleted(&self) -> Vec<NodeId>;
    /// What a position, and the line that begins with it, is called, if it has a name.
    fn name(&self, at: NodeId) -> Option<&str>;
    /// Changes the tree without playing; what takes the change back.
    ///
    /// # Errors
    /// A sentence, when there is nothing to change, or it may not be. Nothing changes.
    fn edit(&mut self, edit: Edit) -> Result<Edit, String>;
    /// What differs between two positions: the moment, points, units; `None` if one of
    /// them is not there or may not be looked at.
    fn compare(&self, nodes: [NodeId; 2]) -> Option<Vec<Difference>>;
    /// How the dice of an action could have fallen, the likeliest first where they are
    /// several; a single die face by face. Empty where no dice were rolled, and in a
    /// closed game.
    fn falls(&self, at: NodeId) -> Vec<Fall>;
    /// The same action with dice that are chosen to fall so, as a line beside what
    /// there is; the game stands after it. Where it is a line already, it stands there.
    ///
    /// # Errors
    /// Why not. Nothing changes.
    fn choose(&mut self, at: NodeId, faces: &[Die]) -> Result<NodeId, NotPlayed>;
    /// The numbers of the line the game is on, past the cursor to its end.
    fn line(&self) -> Vec<NodeId>;
    /// How many actions the tree has.
    fn actions(&self) -> usize;
    /// Whether there is nothing in it that a new game of its scenario would not
    /// have.
    fn is_untouched(&self) -> bool;
    /// An action of the tree, as the viewer knows it.
    fn told(&self, node: NodeId) -> Option<Told>;
    /// Puts a position on the table; the game begins there, with nothing to
    /// undo. What it leaves out is as at the start of the scenario.
    ///
    /// # Errors
    /// Everything that is wrong with it. Nothing changes.
    fn set_up(&mut self, position: &Doc) -> Result<(), Vec<Fault>>;
    /// The text of a saved game; `saved` says when it was.
    fn write(&self, saved: &str) -> String;
}
