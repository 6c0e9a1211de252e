//! What can be wrong with a saved game; the sentences are in `told`.

use crate::engine::{DiceMode, Die, UndoPolicy};
use crate::json::{Fault, Syntax, Unmendable};
use crate::systems::hells_gate::codec::phase_word;
use crate::systems::hells_gate::codec::scenario::{Digest, Faults};
use crate::systems::hells_gate::{Illegal, Phase, Side};

/// Why a file cannot be opened as a game at all.
#[derive(Clone, PartialEq, Debug)]
pub enum ReadError {
    /// More than any sensible game has.
    TooLarge {
        /// Its length.
        bytes: usize,
    },
    /// Nothing in it.
    Empty,
    /// Pictures, programs, archives.
    NotText,
    /// Text, but not JSON.
    NotJson {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The JSON reader's own words.
        what: String,
    },
    /// JSON of something else.
    NotAGame {
        /// What it says it is.
        found: Option<String>,
    },
    /// A scenario, not a game.
    IsAScenario,
    /// A saved game of another system.
    OtherSystem {
        /// Its key, shortened.
        system: String,
    },
    /// A format of the future.
    Newer {
        /// Its version.
        found: u64,
    },
    /// No version, or nonsense.
    NoVersion,
    /// Cut short or spoilt before anything can be saved.
    BrokenEarly {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
    },
    /// Whole, but without its scenario.
    NoScenario,
    /// The scenario is faulty.
    Scenario(Faults),
    /// The position it begins in is none of this scenario, or cannot be played
    /// on.
    Position {
        /// Why.
        reason: String,
    },
    /// A game of a further system; all that keeps it from being opened.
    Game(Vec<Fault>),
}

impl From<Unmendable> for ReadError {
    fn from(why: Unmendable) -> Self {
        match why {
            Unmendable::Empty => Self::Empty,
            Unmendable::NotText => Self::NotText,
            Unmendable::NotJson(Syntax { line, column, what }) => {
                Self::NotJson { line, column, what }
            }
        }
    }
}

impl ReadError {
    /// One word for programs.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::TooLarge { .. } => "too_large",
            Self::Empty => "empty",
            Self::NotText => "not_text",
            Self::NotJson { .. } => "not_json",
            Self::NotAGame { .. } => "not_a_game",
            Self::IsAScenario => "is_a_scenario",
            Self::OtherSystem { .. } => "other_system",
            Self::Newer { .. } => "newer",
            Self::NoVersion => "no_version",
            Self::BrokenEarly { .. } => "broken_early",
            Self::NoScenario => "no_scenario",
            Self::Scenario(_) => "bad_scenario",
            Self::Position { .. } => "bad_position",
            Self::Game(_) => "bad_game",
        }
    }
}

/// A phase in a saved game, as the replay came to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its number in the list, from 1.
    pub number: usize,
    /// The game turn.
    pub turn: u8,
    /// Whose player turn.
    pub side: Side,
    /// The phase.
    pub phase: Phase,
}

impl Place {
    /// The phase as the file has it: "combat".
    #[must_use]
    pub const fn phase_word(self) -> &'static str {
        phase_word(self.phase)
    }
}

/// Why the rest of a file was left out.
#[derive(Clone, PartialEq, Debug)]
pub enum StopKind {
    /// The file ends before its last bracket.
    CutShort {
        /// Its last line.
        line: usize,
    },
    /// The file is not JSON from here on.
    NotJson {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The JSON reader's own words.
        what: String,
    },
    /// No list of phases.
    NoPhases,
    /// A phase that is no object, or has no list of actions.
    NoActions,
    /// An entry that is no text.
    NotAText,
    /// An entry that is no written action. The words are those of
    /// [`NotationError`](crate::engine::NotationError).
    Unreadable(String),
    /// A face that no die has.
    BadFace {
        /// The entry.
        written: String,
    },
    /// The rules forbid the action.
    Illegal {
        /// The entry.
        written: String,
        /// Why.
        why: Illegal,
        /// Why, in words.
        sentence: String,
    },
    /// An action that rolls a die, without its face.
    NeedsDie {
        /// The entry.
        written: String,
    },
    /// A face with an action that rolls no die.
    RollsNoDie {
        /// The entry.
        written: String,
    },
    /// The position differs from the one that was saved.
    WrongHash {
        /// The hash of the position that was reached.
        found: u64,
        /// The hash in the file.
        written: u64,
    },
    /// Endless back and forth.
    TooLong,
    /// What the reader of games at the table says.
    Said(String),
}

impl StopKind {
    /// One word for programs.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::CutShort { .. } => "cut_short",
            Self::NotJson { .. } => "not_json",
            Self::NoPhases => "no_phases",
            Self::NoActions => "no_actions",
            Self::NotAText => "not_a_text",
            Self::Unreadable(_) => "notation",
            Self::BadFace { .. } => "bad_face",
            Self::Illegal { .. } => "illegal",
            Self::NeedsDie { .. } => "needs_die",
            Self::RollsNoDie { .. } => "rolls_no_die",
            Self::WrongHash { .. } => "wrong_hash",
            Self::TooLong => "too_long",
            Self::Said(_) => "said",
        }
    }
}

/// Where and why the rest of a file was left out.
#[derive(Clone, PartialEq, Debug)]
pub struct Stop {
    /// In which phase; `None` when it concerns the file as a whole.
    pub place: Option<Place>,
    /// At which entry of the phase, from 1; `None` for the whole phase.
    pub entry: Option<usize>,
    /// Why.
    pub kind: StopKind,
}

/// What is done where a field of a file cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instead {
    /// The title is the scenario's.
    ScenarioTitle,
    /// Nobody knows when it was saved.
    NoTime,
    /// The players have no names.
    NoNames,
    /// The dice are the program's.
    ProgramRolls,
    /// Undo stops at the last die.
    SealedUndo,
    /// The seed is 0.
    SeedZero,
    /// The game stands after its last action.
    AtTheEnd,
    /// Faces of dice that were corrected are not told.
    NoCorrections,
    /// No attack is planned.
    NoPlan,
    /// Nothing is drawn on the map.
    NoDrawings,
    /// Nobody knows whether the file is as it was written.
    NoStamp,
}

/// Why something drawn on the map was left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeftOut {
    /// It does not say which moment it belongs to.
    NoMoment,
    /// More cannot be kept at its moment.
    FullMoment,
    /// More cannot be kept at all.
    Full,
    /// Nothing that can be drawn on this map.
    Unknown,
}

/// What the stamp of a file says was otherwise when the program wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Another scenario.
    Scenario {
        /// The number of its facts.
        was: Digest,
        /// The number of the facts there are now.
        is: Digest,
    },
    /// Other people rolled the dice.
    Dice {
        /// Who.
        was: DiceMode,
    },
    /// Undo went another way.
    Undo {
        /// How far.
        was: UndoPolicy,
    },
    /// Another seed.
    Seed {
        /// The seed.
        was: u64,
    },
    /// More actions, or fewer.
    Actions {
        /// How many.
        was: usize,
        /// How many there are now.
        is: usize,
    },
    /// An action, a die, the first position, or how much was undone.
    Record,
}

/// Something odd that does not keep the game from being played on.
#[derive(Clone, PartialEq, Debug)]
pub enum Note {
    /// A field that means nothing; it will not be saved again.
    UnknownField(String),
    /// A field given twice; the first counts.
    DoubledField(String),
    /// A field that is missing or cannot be read.
    Unusable {
        /// Its name.
        field: &'static str,
        /// What was done instead.
        instead: Instead,
    },
    /// Something drawn on the map that is not.
    Drawing {
        /// How it is written, shortened.
        written: String,
        /// Why.
        why: LeftOut,
    },
    /// The file does not fit its stamp.
    Changed(Change),
    /// A phase under another phase's name.
    Mislabelled(Place),
    /// A phase without its check.
    NoHash(Place),
    /// What the reader of games at the table says.
    Said(String),
    /// Faces that the seed of the game does not roll.
    DiceDiffer {
        /// How many.
        count: usize,
        /// Where the first is.
        place: Place,
        /// Its face in the file.
        written: Die,
        /// The face the seed gives.
        seeded: Die,
    },
}

impl Note {
    /// Whether it tells that something drawn on the map was left out.
    #[must_use]
    pub const fn is_of_drawings(&self) -> bool {
        matches!(
            self,
            Self::Drawing { .. }
                | Self::Unusable {
                    instead: Instead::NoDrawings,
                    ..
                }
        )
    }
}

/// What is wrong with a file that was opened all the same.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Damage {
    /// How many actions the opened game has.
    pub kept: usize,
    /// Why the rest was left out; `None` when all of it is there.
    pub stop: Option<Stop>,
    /// What else is odd.
    pub notes: Vec<Note>,
    /// How many more oddities there are than are listed.
    pub more: usize,
}

impl Change {
    /// One word for programs.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Scenario { .. } => "scenario",
            Self::Dice { .. } => "dice",
            Self::Undo { .. } => "undo",
            Self::Seed { .. } => "seed",
            Self::Actions { .. } => "actions",
            Self::Record => "record",
        }
    }
}

impl Damage {
    /// How many oddities are listed.
    pub const NOTES: usize = 20;

    /// Whether anything is wrong.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.stop.is_none() && self.notes.is_empty()
    }

    /// Adds an oddity, or counts it when there are too many.
    pub(super) fn note(&mut self, note: Note) {
        if self.notes.len() < Self::NOTES {
            self.notes.push(note);
        } else {
            self.more += 1;
        }
    }
}
