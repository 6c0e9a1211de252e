//! Games as files know them: those of the table, and those that a system wrote before
//! there was one and still reads.

use super::{Seat, Table};
use crate::engine::{Commander, SideNo};
use crate::json::Fault;
use crate::present::system::Brief;
use crate::words::{name, tr};
use serde_json::Value;
use std::any::Any;
use std::error::Error;
use std::fmt;

/// A game that can be written to a file.
pub trait Kept {
    /// What the players call it.
    fn title(&self) -> &str;
    /// The text of its file; `saved` says when it is saved.
    fn text(&self, saved: &str) -> String;
    /// Whether there is nothing in it that a new game of its scenario would not
    /// have.
    fn is_untouched(&self) -> bool;
    /// Scenario, turn, phase and number of actions, on one line.
    fn stands(&self) -> String;
    /// Whether it has come to its end.
    fn is_over(&self) -> bool;
    /// Who plays, on one line; empty if nobody is named.
    fn players(&self) -> String;
    /// What the game is called that it is one of.
    fn game(&self) -> String;
}

impl<K: Kept + ?Sized> Kept for &K {
    fn title(&self) -> &str {
        (**self).title()
    }

    fn text(&self, saved: &str) -> String {
        (**self).text(saved)
    }

    fn is_untouched(&self) -> bool {
        (**self).is_untouched()
    }

    fn stands(&self) -> String {
        (**self).stands()
    }

    fn is_over(&self) -> bool {
        (**self).is_over()
    }

    fn players(&self) -> String {
        (**self).players()
    }

    fn game(&self) -> String {
        (**self).game()
    }
}

/// A game at the table, to be written to a file.
#[derive(Clone, Copy)]
pub struct OfTable<'a>(pub &'a dyn Table);

impl Kept for OfTable<'_> {
    fn title(&self) -> &str {
        self.0.title()
    }

    fn text(&self, saved: &str) -> String {
        self.0.write(saved)
    }

    fn is_untouched(&self) -> bool {
        self.0.is_untouched()
    }

    fn stands(&self) -> String {
        let (glance, scenario) = (self.0.glance(), self.0.about().title);
        let mut parts = Vec::new();
        // A game that nobody named has the name of its scenario, in whatever language it was
        // begun.
        if scenario != name(self.0.title()) {
            parts.push(scenario);
        }
        match glance.outcome {
            Some((_, ending)) => parts.push(ending),
            None => parts.extend(glance.time.into_iter().filter(|part| !part.is_empty())),
        }
        parts.push(tr!("listed-actions", n = glance.ply));
        parts.join(", ")
    }

    fn is_over(&self) -> bool {
        self.0.glance().outcome.is_some()
    }

    fn players(&self) -> String {
        let sides = self.0.about().sides;
        let called = SideNo::BOTH.map(|side| match self.0.seat(side) {
            Some(Seat::Person(name)) => name.clone(),
            Some(Seat::Computer(word)) => computer_seat(level_called(word)),
            None => String::new(),
        });
        let [one, other] = SideNo::BOTH.map(|side| sides[side.index()].decides);
        match (one, other, called) {
            // Nobody sits at a side that decides nothing.
            (true, false, [alone, _]) | (false, true, [_, alone]) => alone,
            (_, _, called) => both_seats(called),
        }
    }

    fn game(&self) -> String {
        let Brief { game, .. } = self.0.brief();
        match game.is_empty() {
            true => self.0.system().to_owned(),
            false => game,
        }
    }
}

/// The name somebody gave who plays this side of a game; of a computer, and of whoever
/// gave none, nothing.
#[must_use]
pub fn person_at(table: &dyn Table, side: SideNo) -> Option<&str> {
    match table.seat(side) {
        Some(Seat::Person(name)) if !name.is_empty() => Some(name),
        _ => None,
    }
}

/// What the computer player is called that a file has under this word; the word itself
/// where there is none.
fn level_called(word: &str) -> String {
    Commander::find(word).map_or_else(|| word.to_owned(), Commander::name)
}

/// Who plays each side of a game, a line a side, where that is known.
#[must_use]
pub fn seats_told(table: &dyn Table) -> Vec<String> {
    let about = table.about();
    let told = |side: SideNo| {
        let who = match table.seat(side)? {
            Seat::Person(_) => person_at(table, side)?.to_owned(),
            Seat::Computer(word) => level_called(word),
        };
        let side = about.sides[side.index()].name.as_str();
        Some(tr!("after-player", side = side, who = who))
    };
    SideNo::BOTH.into_iter().filter_map(told).collect()
}

/// What a computer player of this level is called where people are named.
#[must_use]
pub fn computer_seat(level: String) -> String {
    tr!("kept-computer", level = level)
}

/// Who plays, the first side's name first, on one line; nothing if nobody is named.
#[must_use]
pub fn both_seats([one, other]: [String; 2]) -> String {
    let named = |name: String| match name.is_empty() {
        true => tr!("entry-person"),
        false => name,
    };
    match one.is_empty() && other.is_empty() {
        true => String::new(),
        false => tr!("kept-players", first = named(one), second = named(other)),
    }
}

/// Why a file cannot be opened as a game at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unopened {
    /// One word for programs.
    pub word: &'static str,
    /// In words; they begin small, because the name of the file comes before them.
    pub said: String,
}

impl Unopened {
    /// All that keeps a game of the table from being opened.
    #[must_use]
    pub fn of(faults: &[Fault]) -> Self {
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        Self {
            word: "bad_game",
            said: told.join("; "),
        }
    }
}

impl fmt::Display for Unopened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said)
    }
}

impl Error for Unopened {}

/// What comes of an examination of a saved game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Standing {
    /// A scenario that came with the program, from its beginning; a whole
    /// record; in a seeded game every die from the seed.
    Good,
    /// Nothing is wrong, but whether all of it is there cannot be told.
    Untold,
    /// A whole record of a scenario, or from a position, of somebody's own.
    Own,
    /// The game is all there, but not all that was drawn on its map.
    Undrawn,
    /// Something is wrong.
    Faulty,
}

impl Standing {
    /// One word for programs and messages.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Untold => "untold",
            Self::Own => "own",
            Self::Undrawn => "undrawn",
            Self::Faulty => "faulty",
        }
    }

    /// What it says of a game, in a sentence.
    #[must_use]
    pub fn sentence(self) -> String {
        match self {
            Self::Good => tr!("proof-good"),
            Self::Untold => tr!("proof-cannot-tell"),
            Self::Own => tr!("proof-own"),
            Self::Undrawn => tr!("proof-undrawn"),
            Self::Faulty => tr!("proof-faulty"),
        }
    }
}

/// What a game of a past format proves.
#[derive(Clone, PartialEq, Debug)]
pub struct PastProof {
    /// What comes of it.
    pub standing: Standing,
    /// How many actions it has.
    pub actions: usize,
    /// A sentence each.
    pub lines: Vec<String>,
    /// The same for programs: an object.
    pub fields: Value,
    /// The first thing that keeps it from being trusted; null if nothing does.
    pub fault: Value,
    /// What is odd about its file.
    pub notes: Vec<String>,
}

/// A game that was read from a file of a past format.
pub trait PastGame: fmt::Debug {
    /// The game, to be told about or written in its own format.
    fn kept(&self) -> &dyn Kept;
    /// Gives it another title.
    fn set_title(&mut self, title: &str);
    /// What is wrong with its file, in words.
    fn damage(&self) -> Option<String>;
    /// Whether a part of it was left out.
    fn is_cut(&self) -> bool;
    /// Whether something is drawn on its map.
    fn is_drawn_on(&self) -> bool;
    /// What its file proves, in a few sentences.
    fn summary(&self) -> String;
    /// The same in full.
    fn proof(&self) -> PastProof;
    /// The same game at the table.
    ///
    /// # Errors
    /// Why it cannot be put there, with the field of the file.
    fn at_table(&self) -> Result<Box<dyn Table>, Vec<Fault>>;
    /// Itself, for whoever knows its type.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

/// A game of such a file, played again.
type Read = Result<Box<dyn PastGame>, Unopened>;

/// How files of the formats are read that a system wrote before there was a table.
#[derive(Clone, Copy, Debug)]
pub struct Past {
    /// Plays a game of such a file again. Never panics.
    pub read: fn(&[u8]) -> Read,
    /// The title in the head of a long file, if it has one.
    pub title: fn(&[u8]) -> Result<Option<String>, Unopened>,
}
