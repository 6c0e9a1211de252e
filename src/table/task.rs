//! Long work on a game: what is asked for, and what comes of it.

use super::OpenGame;
use crate::engine::{Level, Progress, SideNo, View, Viewer, cores, view_for};
use crate::players::{ComputerPlayer, Thought, futures};
use crate::present::board::Arrow;
use crate::present::system::{Cited, System};
use crate::words;

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

impl<S: System> OpenGame<S> {
    /// What is to be done, with what the viewer may know.
    pub(super) fn job(&self, task: Task) -> Option<Job> {
        let rules = self.rules().clone();
        let seen = self.seen(self.tree.cursor());
        let side = rules.to_act(seen.state())?;
        if self.may_act().is_err() && !matches!(task, Task::Forecast { .. }) {
            return None;
        }
        // A player is told what its side knows, even where everything is seen.
        let known = view_for(&rules, seen.state(), Viewer::Side(side));
        let speaks = words::spoken();
        let strategy = rules.strategy();
        Some(match task {
            Task::Play { level, seed } => Box::new(move |control| {
                let player = ComputerPlayer::new(rules.clone(), strategy, level, seed);
                let plan = player.on_cores(cores()).gesture(&known, control)?;
                let written = plan.into_iter().map(|action| rules.notation(action));
                Some(Found::Gesture(written.collect()))
            }),
            Task::Hint { seed } => Box::new(move |control| {
                let player = ComputerPlayer::new(rules.clone(), strategy, Level::General, seed);
                let thoughts = player.on_cores(cores()).ideas(&known, control)?;
                let told = |thought| idea(&rules, &known, side, thought);
                let ideas = || thoughts.into_iter().map(told).collect();
                Some(Found::Ideas(words::speaking(speaks, ideas)))
            }),
            Task::Forecast { level, games, seed } => Box::new(move |control| {
                let strategy = strategy.as_ref();
                let threads = u32::try_from(cores()).unwrap_or(1);
                let each = [games, threads];
                let future = futures(&rules, strategy, &seen, level, each, seed, control)?;
                let mut ended = vec![0; rules.about().victory.len()];
                for end in &future.ends {
                    if let Some(count) = ended.get_mut(usize::from(end.level)) {
                        *count += 1;
                    }
                }
                Some(Found::Futures(Futures {
                    games: u32::try_from(future.ends.len()).unwrap_or(u32::MAX),
                    margin: future.margin,
                    error: future.error,
                    ended,
                }))
            }),
        })
    }
}

/// A plan for people, from the side that acts.
fn idea<S: System>(
    rules: &S,
    seen: &View<S::State>,
    side: SideNo,
    thought: Thought<S::Action>,
) -> Idea {
    let sketch = rules.idea(seen, &thought.actions);
    let written = thought.actions.iter().map(|&action| rules.notation(action));
    Idea {
        actions: written.collect(),
        label: sketch.label,
        margin: match side {
            SideNo::A => thought.margin,
            SideNo::B => -thought.margin,
        },
        error: thought.error,
        why: sketch.why,
        arrows: sketch.arrows,
        places: sketch.places,
    }
}
