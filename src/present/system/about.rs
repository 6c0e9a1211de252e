//! What a system is, before anybody plays.

use super::Cited;
use crate::engine::{Level, SideNo};
use crate::json::Doc;
use crate::present::book::{Passage, Rulebook, Span};
use crate::words::tr;

/// What a system is.
#[derive(Clone, PartialEq, Debug)]
pub struct About {
    /// What people call this game: the title of its scenario.
    pub title: String,
    /// The sides, the first one first.
    pub sides: [SideInfo; 2],
    /// What turn, part and phase are called: "turn", "player turn", "phase".
    pub clock: [String; 3],
    /// The ways to end, in the order of
    /// [`Outcome::level`](crate::engine::Outcome::level).
    pub victory: Vec<String>,
    /// What can be laid over the map, in the order of the menu.
    pub overlays: Vec<OverlayInfo>,
    /// What can be asked besides.
    pub questions: &'static [Question],
}

impl About {
    /// A side by its key.
    #[must_use]
    pub fn side(&self, key: &str) -> Option<SideNo> {
        let keyed = |side: &SideNo| self.sides[side.index()].key == key;
        SideNo::BOTH.into_iter().find(keyed)
    }
}

/// What people are told of a game before they choose it, besides its [`About`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Brief {
    /// What the game is called that the scenario belongs to.
    pub game: String,
    /// What the scenario is about, in two sentences.
    pub about: String,
    /// How long it is.
    pub length: String,
    /// Who made the game.
    pub credit: String,
}

/// A side of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideInfo {
    /// Its word in files and in the protocol.
    pub key: String,
    /// What people call it.
    pub name: String,
    /// Whether it ever decides anything.
    pub decides: bool,
}

/// Something that can be laid over the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OverlayInfo {
    /// Its word in settings and on the command line.
    pub key: &'static str,
    /// What people call it.
    pub name: String,
    /// What it shows, in a sentence.
    pub about: String,
}

/// A scenario that comes with a system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// Its identifier.
    pub id: &'static str,
    /// Its text.
    pub text: &'static str,
    /// Whom it favours, where that was measured: between the best players for whom it was.
    pub favour: Option<Measured>,
    /// The same between the players with whom `otherwise` was measured, where those are
    /// others.
    pub compared: Option<Measured>,
    /// Whom it favours with one [`Parameter`] set otherwise, by its key, where that
    /// was measured: of those that can be set in one other way.
    pub otherwise: &'static [(&'static str, Measured)],
}

/// That one of the scenarios of a system takes up where games of others end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Following {
    /// The identifier of the scenario.
    pub start: &'static str,
    /// Those it follows, by their identifiers.
    pub after: &'static [&'static str],
    /// The game turn of theirs in which it falls.
    pub turn: u8,
    /// What a button says that goes on to it.
    pub label: String,
    /// What it is, and what of the game before it does not come along.
    pub about: String,
}

/// How games between two computer players of one level ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measured {
    /// How well both played.
    pub level: Level,
    /// How many games the first side won, how many nobody, how many the second.
    pub ended: [u32; 3],
}

impl Measured {
    /// How many games were played.
    #[must_use]
    pub fn games(self) -> u32 {
        self.ended.iter().sum()
    }

    /// The first side's share, from 0 to 1: its wins and half the draws.
    #[must_use]
    pub fn share(self) -> f64 {
        let [won, drawn, _] = self.ended.map(f64::from);
        (won + drawn / 2.0) / f64::from(self.games().max(1))
    }

    /// By how much that share may be off: its standard error, from 0 to 1.
    #[must_use]
    pub fn error(self) -> f64 {
        let [won, drawn, _] = self.ended.map(f64::from);
        let games = f64::from(self.games().max(1));
        let mean = self.share();
        let spread = (won + drawn / 4.0) / games - mean * mean;
        (spread.max(0.0) / games).sqrt()
    }
}

/// Something that can be set: an option of the start or a variant of a rule.
#[derive(Clone, PartialEq, Debug)]
pub struct Parameter {
    /// Its word in the field `changed` of files.
    pub key: &'static str,
    /// Whether people are asked when a game begins.
    pub at_start: bool,
    /// What people call it.
    pub title: String,
    /// What it does, and the rule it belongs to.
    pub about: Cited,
    /// What it may be.
    pub kind: ParameterKind,
    /// What its row and its column are called, where it is a cell of a table.
    pub cell: Option<[String; 2]>,
    /// What the scenario says.
    pub default: Doc,
    /// What it is in this game.
    pub value: Doc,
}

impl Parameter {
    /// Whether it is set otherwise.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.value != self.default
    }

    /// One of its values in words.
    #[must_use]
    pub fn said(&self, value: &Doc) -> String {
        match (&self.kind, value) {
            (ParameterKind::Choice(words), Doc::Text(word)) => {
                let found = words.iter().find(|(key, _)| key == word);
                found.map_or_else(|| word.clone(), |(_, called)| called.clone())
            }
            (_, Doc::Bool(true)) => tr!("cards-yes"),
            (_, Doc::Bool(false)) => tr!("cards-no"),
            (_, Doc::Text(word)) => word.clone(),
            (_, other) => other.to_string(),
        }
    }

    /// What it is called, what it is in this game, and what it is otherwise.
    #[must_use]
    pub fn told(&self) -> String {
        tr!(
            "parameter-changed",
            title = self.title.as_str(),
            value = self.said(&self.value),
            default = self.said(&self.default)
        )
    }
}

/// Says in each case what is set otherwise there, before what is published.
pub fn tell_changes(book: &mut Rulebook, settings: &[Parameter]) {
    for entry in book.chapters.iter_mut().flat_map(|c| &mut c.entries) {
        let here = settings
            .iter()
            .filter(|of| of.is_changed() && of.about.rule == Some(entry.number.as_str()));
        let told = here.map(|of| {
            let told = tr!("parameter-case", change = of.told());
            Passage::Paragraph(vec![Span::Text(told)])
        });
        let told: Vec<Passage> = told.collect();
        entry.blocks.splice(0..0, told);
    }
}

/// What a parameter may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParameterKind {
    /// Yes or no.
    Flag,
    /// One of these words, each with what people call it.
    Choice(Vec<(&'static str, String)>),
    /// A whole number within bounds.
    Whole {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
}

/// Something that can be asked of a position; a verb of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// The verb.
    pub verb: &'static str,
    /// The fields it takes.
    pub fields: &'static [&'static str],
    /// What it answers, in a few words.
    pub about: &'static str,
}

/// Where a scenario comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lineage {
    /// It came with the program, in this version or an earlier one.
    Shipped,
    /// It bears the identifier of one that did, and was never that.
    Changed,
    /// It is somebody's own.
    Own,
}
