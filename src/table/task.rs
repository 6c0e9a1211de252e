//! Long work on a game: what is asked for, and what comes of it.

use crate::engine::{Level, Progress};
use crate::present::board::Arrow;
use crate::present::system::Cited;

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// What a player of this level would do now.
    Play {
        /// How well it plays.
        level: Level,
        /// What its chance is drawn from.
        seed: u64,
    },
    /// What is worth doing, the best first.
    Hint {
        /// What its chance is drawn from.
        seed: u64,
    },
    /// How the game will end between equals of this level.
    Forecast {
        /// How well they play.
        level: Level,
        /// How many games are played out.
        games: u32,
        /// What their chance is drawn from.
        seed: u64,
    },
}

/// Work to be done on another thread. `None` if it was stopped.
pub type Job = Box<dyn FnOnce(&Progress) -> Option<Found> + Send>;

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub enum Found {
    /// A gesture, in notation.
    Gesture(Vec<String>),
    /// What is worth doing, the best first.
    Ideas(Vec<Idea>),
    /// How games went on.
    Futures(Futures),
}

/// Something worth doing.
#[derive(Clone, PartialEq, Debug)]
pub struct Idea {
    /// The actions, in notation, up to the next throw or hand-over.
    pub actions: Vec<String>,
    /// What it is, in a few words.
    pub label: String,
    /// The expected margin at the end, for the side that acts.
    pub margin: f64,
    /// By how much that may be off.
    pub error: f64,
    /// Why.
    pub why: Vec<Cited>,
    /// The same on the map.
    pub arrows: Vec<Arrow>,
    /// The places it is about.
    pub places: Vec<String>,
}

/// How games went on.
#[derive(Clone, PartialEq, Debug)]
pub struct Futures {
    /// How many were played out.
    pub games: u32,
    /// The margin at their ends on average, from the first side.
    pub margin: f64,
    /// By how much that may be off.
    pub error: f64,
    /// How many ended at each level of [`About::victory`](crate::present::system::About::victory).
    pub ended: Vec<u32>,
}
