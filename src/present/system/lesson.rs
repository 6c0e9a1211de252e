//! A guided tour as plain data: cards that a game shows one after the other, each
//! with what it waits for. It is drawn once for every game, and played at an
//! ordinary table.

use super::{Cited, Pointer};
use crate::engine::{Level, SideNo};
use crate::json::Doc;
use crate::present::book::Rulebook;
use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

/// What the key is called that does something: asked for by the word that the
/// settings have for it ("undo"), or by "overlay " and the key of an overlay.
/// Empty for a word that is none.
pub type KeyNames<'a> = &'a dyn Fn(&str) -> String;

/// A guided tour, in the language this thread speaks.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// What its game is called while it goes on.
    pub title: String,
    /// The scenario it is played with, by its identifier.
    pub start: &'static str,
    /// The scenario as files have it and what is changed of its parameters, where it is
    /// not just the one of that identifier.
    pub sheet: Option<[Doc; 2]>,
    /// The seed of its dice, where a card does not say what they show.
    pub seed: u64,
    /// Its cards, in their order.
    pub cards: Vec<LessonCard>,
    /// The game that it ends with, if it ends with one against the computer; else a
    /// guided tour ends with its own scenario, played alone.
    pub against: Option<Opposite>,
}

/// The game that a tour ends with: against the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opposite {
    /// The scenario, by its identifier.
    pub start: &'static str,
    /// The side that the computer plays.
    pub side: SideNo,
    /// How well.
    pub level: Level,
}

/// One card.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonCard {
    /// What it is about.
    pub title: String,
    /// Two or three sentences.
    pub text: String,
    /// The rule behind it.
    pub rule: Option<&'static str>,
    /// What is to be done; empty where there is nothing but to read on.
    pub task: String,
    /// What it speaks of.
    pub shows: Vec<PointsAt>,
    /// The position that is put on the table for it, as
    /// [`System::set_up`](super::System::set_up) reads it; an empty object is the
    /// beginning of the scenario. `None` goes on where the card before ended.
    pub position: Option<Doc>,
    /// What is played before it is read, gesture by gesture: actions in notation,
    /// the faces of their dice after “=”.
    pub before: Vec<String>,
    /// What it waits for.
    pub until: Until,
    /// Whether its game may become the player's own here.
    pub playable: bool,
    /// The overlays that lie over the map from here on, by their keys; `None` leaves
    /// those that do.
    pub overlays: Option<Vec<String>>,
    /// What helps with its question, a little more each time.
    pub hints: Vec<String>,
    /// What is told once its question has been answered.
    pub explains: Option<Cited>,
    /// What is played after the answer, as the other side would: actions in notation,
    /// the faces of their dice after “=”.
    pub reply: Vec<String>,
}

/// A question of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asks {
    /// What would be done here; what is done on the map, or with buttons, is the answer.
    Play {
        /// What is right: the first is what the lesson goes on with.
        right: Vec<AnswerPlayed>,
        /// What is not, and why.
        wrong: Vec<AnswerPlayed>,
        /// What is said of anything else that the rules allow.
        other: Cited,
    },
    /// One of these.
    Choose(Vec<Choice>),
    /// A whole number.
    Number {
        /// The right one.
        is: i64,
        /// Numbers that come of a likely mistake, and what is said of them.
        wrong: Vec<(i64, Cited)>,
        /// What is said of any other.
        other: Cited,
    },
}

/// What can be done as an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerPlayed {
    /// The actions, in any order the rules let: in notation, the faces of their dice
    /// after “=”. A word “*” stands for any, at the end for any number of words.
    pub play: Vec<String>,
    /// What is said of it.
    pub says: Cited,
}

/// Something to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What it says.
    pub text: String,
    /// Whether it is right.
    pub right: bool,
    /// What is said of it once it is chosen.
    pub says: Cited,
}

impl AnswerPlayed {
    /// Whether all of this has been done, each as often as it is written.
    #[must_use]
    pub fn is_done(&self, done: &[String]) -> bool {
        let mut left: Vec<&String> = done.iter().collect();
        let mut did = |written: &String| {
            let at = left.iter().position(|action| fits(written, action));
            at.map(|at| left.remove(at)).is_some()
        };
        !self.play.is_empty() && self.play.iter().all(&mut did)
    }

    /// Whether these actions all belong to it, each as often as it is written.
    #[must_use]
    pub fn holds(&self, done: &[String]) -> bool {
        let mut left: Vec<&String> = self.play.iter().collect();
        let mut belongs = |action: &String| {
            let at = left.iter().position(|written| fits(written, action));
            at.map(|at| left.remove(at)).is_some()
        };
        done.iter().all(&mut belongs)
    }
}

/// Whether an action is one that is written so; “*” stands for any word, and at the end
/// for any number of them.
#[must_use]
pub fn fits(written: &str, action: &str) -> bool {
    let mut words = action.split(' ');
    let mut pattern = without_faces(written).split(' ').peekable();
    while let Some(wanted) = pattern.next() {
        match words.next() {
            Some(_) if wanted == "*" && pattern.peek().is_none() => return true,
            Some(word) if wanted == "*" || wanted == word => {}
            _ => return false,
        }
    }
    words.next().is_none()
}

/// Something that a card speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PointsAt {
    /// A place or a unit.
    At(Pointer),
    /// A part of the window.
    Region(WindowPart),
}

/// A part of the window that a card can speak of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WindowPart {
    /// What is to be decided, with all there is to see and to tick.
    Panel,
    /// The buttons that end the decision.
    Foot,
    /// The tracks above the map.
    Tracks,
    /// The menus.
    Menu,
}

/// What a card waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Until {
    /// That it has been read.
    Read,
    /// These actions, in any order the rules let: in notation, the faces of their
    /// dice after “=”. Nothing else is taken. Whatever rolls dice stands last.
    Played(Vec<String>),
    /// One legal action that is about all this and begins with this word. Where the
    /// next card cannot go on from it, it goes on from the one that is meant.
    OneOf {
        /// The first word of the action.
        verb: &'static str,
        /// A unit or a place it is about.
        about: Option<Pointer>,
        /// The one that the tour does when it is asked to: in notation.
        meant: String,
    },
    /// So many of the actions of the cards before are taken back.
    TakenBack(usize),
    /// This is picked.
    Picked(Pointer),
    /// This overlay lies over the map, by its key.
    Overlay(&'static str),
    /// No overlay does.
    NoOverlay,
    /// An earlier moment is looked at.
    LookedBack,
    /// The present is looked at again.
    Returned,
    /// It is shown how the points come about.
    Points,
    /// A question is answered.
    Answered(Asks),
}

impl Until {
    /// The actions it asks for, in notation, with the faces of their dice.
    #[must_use]
    pub fn actions(&self) -> &[String] {
        match self {
            Self::Played(all) => all,
            Self::OneOf { meant, .. } => std::slice::from_ref(meant),
            Self::Answered(Asks::Play { right, .. }) => {
                right.first().map_or(&[], |answer| &answer.play)
            }
            _ => &[],
        }
    }

    /// Whether it asks for something that is chosen or typed on the card.
    #[must_use]
    pub const fn asks_in_words(&self) -> bool {
        matches!(self, Self::Answered(Asks::Choose(_) | Asks::Number { .. }))
    }
}

impl LessonCard {
    /// A card that is read, and no more.
    #[must_use]
    pub const fn new(title: String, text: String, rule: Option<&'static str>) -> Self {
        Self {
            title,
            text,
            rule,
            task: String::new(),
            shows: Vec::new(),
            position: None,
            before: Vec::new(),
            until: Until::Read,
            playable: false,
            overlays: None,
            hints: Vec::new(),
            explains: None,
            reply: Vec::new(),
        }
    }

    /// The same with something to do.
    #[must_use]
    pub fn asking(self, task: String, until: Until) -> Self {
        Self {
            task,
            until,
            ..self
        }
    }

    /// The same with these actions to do.
    #[must_use]
    pub fn playing(self, task: String, actions: &[&str]) -> Self {
        let actions = actions.iter().map(|&action| action.to_owned());
        self.asking(task, Until::Played(actions.collect()))
    }

    /// The same, speaking of these places.
    #[must_use]
    pub fn about(mut self, places: &[&str]) -> Self {
        let places = places.iter().map(|&place| Pointer::Place(place.to_owned()));
        self.shows.extend(places.map(PointsAt::At));
        self
    }

    /// The same, speaking of a part of the window.
    #[must_use]
    pub fn pointing_at(mut self, part: WindowPart) -> Self {
        self.shows.push(PointsAt::Region(part));
        self
    }

    /// The same in this position, written as JSON. One that cannot be read goes on
    /// where the card before ended: the tests of every tour set them all up.
    #[must_use]
    pub fn set_up(self, position: &str) -> Self {
        Self {
            position: position.parse().ok(),
            ..self
        }
    }
}

impl Lesson {
    /// How the table comes to where a card begins: the number of the card whose
    /// position is set up, and the gestures that are played from there.
    #[must_use]
    pub fn way(&self, card: usize) -> (usize, Vec<&str>) {
        let mut first = 0;
        let mut way: Vec<&str> = Vec::new();
        for (n, at) in self.cards.iter().enumerate().take(card + 1) {
            if at.position.is_some() {
                first = n;
                way.clear();
            }
            way.extend(at.before.iter().map(String::as_str));
            if n == card {
                break;
            }
            match at.until {
                Until::TakenBack(back) => way.truncate(way.len().saturating_sub(back)),
                _ => way.extend(at.until.actions().iter().map(String::as_str)),
            }
            way.extend(at.reply.iter().map(String::as_str));
        }
        (first, way)
    }
}

/// The number of a rule as it stands in its book; `None` where there is no such rule.
/// What is kept of it lasts: a book has so many numbers and no more.
#[must_use]
pub fn rule_of(book: &Rulebook, number: &str) -> Option<&'static str> {
    static KNOWN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let number = book.find(number)?.number.as_str();
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(&same) = known.get(number) {
        return Some(same);
    }
    let kept: &'static str = Box::leak(number.to_owned().into_boxed_str());
    known.insert(kept);
    Some(kept)
}

/// An action of a card without the faces of its dice.
#[must_use]
pub fn without_faces(written: &str) -> &str {
    let action = written
        .split_once('=')
        .map_or(written, |(action, _)| action);
    action.trim_end()
}
