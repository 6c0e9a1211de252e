//! Long work on a game: what is asked for, and what comes of it.

use super::{OpenGame, Table as _};
use crate::engine::{
    Commander, Level, NodeId, Outcome, Progress, SideNo, Strategy, View, Viewer, after, cores,
    mean_and_error, view_for,
};
use crate::players::{BEYOND_DOUBT, ComputerPlayer, Thought, futures};
use crate::present::board::Arrow;
use crate::present::duty::PlanTold;
use crate::present::system::{Cited, Counsel, Dangers, Players, Sketch, Spoken, System};
use crate::words::{self, tr, with_error};
use std::sync::Arc;

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// What a player would do now.
    Play {
        /// Which.
        who: Commander,
        /// What its chance is drawn from.
        seed: u64,
    },
    /// What is worth doing, the best first.
    Hint {
        /// What its chance is drawn from.
        seed: u64,
    },
    /// What was luck so far, and what the decisions cost.
    LookBack {
        /// What its chance is drawn from.
        seed: u64,
    },
    /// What the enemy of a side could do in its next turn.
    Dangers {
        /// Whose enemy.
        side: SideNo,
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
    /// What is worth doing, the best first; and how far that can be trusted.
    Ideas(Vec<Idea>, Vec<String>),
    /// What was luck, and what decisions cost.
    Review(Review),
    /// What the other side could do.
    Dangers(Dangers),
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
    /// What is expected of it, in a sentence.
    pub expected: String,
    /// What the side would do next, where the plan only prepares that.
    pub then: Option<Box<Idea>>,
    /// Nobody has searched whether it is best: it is what looks so at sight.
    pub at_sight: bool,
    /// Why.
    pub why: Vec<Cited>,
    /// The same on the map.
    pub arrows: Vec<Arrow>,
    /// The places it is about.
    pub places: Vec<String>,
    /// The same by purpose, where the system knows it.
    pub told: PlanTold,
    /// The best that the other side can do about it; empty if nothing is known.
    pub answer: String,
    /// What must stand where by the end of the next player turn of whoever decides; empty if
    /// nothing is known.
    pub next_turn: String,
    /// What it was held against, and the difference, in a sentence; empty where there
    /// is nothing else.
    pub instead: String,
}

impl Idea {
    /// What is told of a plan and of nothing else: no figure, and nothing it was held against.
    pub(crate) fn of(sketch: Sketch, actions: Vec<String>) -> Self {
        Self {
            actions,
            label: sketch.label,
            margin: 0.0,
            error: 0.0,
            expected: String::new(),
            then: None,
            at_sight: false,
            why: sketch.why,
            arrows: sketch.arrows,
            places: sketch.places,
            told: sketch.told,
            answer: String::new(),
            next_turn: String::new(),
            instead: String::new(),
        }
    }

    /// What is to be looked at: what the plan is about, or what it prepares.
    #[must_use]
    pub fn place_to_look_at(&self) -> (&PlanTold, &[String]) {
        let of = |idea: &Self| !(idea.told.look.is_empty() && idea.places.is_empty());
        match &self.then {
            Some(then) if !of(self) && of(then) => (&then.told, &then.places),
            _ => (&self.told, &self.places),
        }
    }

    /// The rule to look up where no place on the map is to be looked at.
    #[must_use]
    pub fn rule_to_look_up(&self) -> Option<&'static str> {
        let (told, places) = self.place_to_look_at();
        let nowhere = told.look.is_empty() && places.is_empty();
        let mut rules = self.why.iter().filter_map(|why| why.rule);
        rules.next().filter(|_| nowhere)
    }

    /// What is announced of what comes after it, in a sentence.
    #[must_use]
    pub fn announced(&self) -> Option<String> {
        let then = self.then.as_ref()?;
        Some(tr!("idea-then", plan = stopped(&then.label)))
    }

    /// What is drawn of it: what each group does, where that is known.
    #[must_use]
    pub fn drawn(&self) -> Vec<Arrow> {
        self.told.drawn_or(&self.arrows)
    }
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
    /// The chance of the first side: the share of them that it won, a draw half.
    pub chance: f64,
    /// How many ended at each level of [`About::victory`](crate::present::system::About::victory).
    pub ended: Vec<u32>,
    /// What the figures rest on, and how far they can be trusted.
    pub trust: Vec<String>,
}

/// A game looked back at; moments are positions of the tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Review {
    /// How much the dice did, and what the game would have come to without them.
    pub luck: Vec<String>,
    /// The dice that did most.
    pub rolls: Vec<(NodeId, Spoken)>,
    /// How many decisions were looked at, and how far that can be trusted.
    pub judged: Vec<String>,
    /// Those that cost most, the costliest first.
    pub lapses: Vec<(NodeId, Spoken)>,
}

impl<S: System> OpenGame<S> {
    /// What is to be done about a position, with what the viewer may know.
    pub(super) fn job(&self, at: NodeId, task: Task) -> Option<Job> {
        let rules = self.rules().clone();
        let seen = self.seen(at);
        if let Task::LookBack { seed } = task {
            return self.looking_back(seed);
        }
        let side = rules.to_act(seen.state())?;
        let asks = matches!(task, Task::Forecast { .. } | Task::Dangers { .. });
        if self.may_act().is_err() && !asks {
            return None;
        }
        if matches!(task, Task::Dangers { .. }) && !self.tells_dangers() {
            return None;
        }
        if let Some(players) = rules.players() {
            return Some(asked_of(players, rules, (seen, side), task));
        }
        // A player is told what its side knows, even where everything is seen.
        let known = view_for(&rules, seen.state(), Viewer::Side(side));
        let speaks = words::spoken();
        let strategy = rules.strategy();
        Some(match task {
            Task::Play { who, seed } => Box::new(move |control| {
                let player = ComputerPlayer::new(rules.clone(), strategy, who.level, seed);
                let plan = player.on_cores(cores()).gesture(&known, control)?;
                let written = plan.into_iter().map(|action| rules.notation(action));
                Some(Found::Gesture(written.collect()))
            }),
            Task::LookBack { .. } | Task::Dangers { .. } => return None,
            Task::Hint { seed } => Box::new(move |control| {
                let sight = strategy.clone();
                let player = ComputerPlayer::new(rules.clone(), strategy, Level::General, seed);
                let thoughts = player.on_cores(cores()).ideas(&known, control)?;
                let behind: Vec<_> = thoughts.iter().map(|thought| thought.behind).collect();
                control.begin(u32::try_from(behind.len()).unwrap_or(u32::MAX));
                let told = |thought: Thought<_>| {
                    let next_turn = rules.next_turn(known.state(), &thought.actions, seed, control);
                    control.count();
                    Idea {
                        next_turn,
                        ..idea(&rules, &known, (side, sight.as_deref()), thought)
                    }
                };
                let ideas = || weighed(thoughts.into_iter().map(told).collect(), &behind);
                let ideas = words::speaking(speaks, ideas);
                (!control.stopped()).then_some(Found::Ideas(ideas, Vec::new()))
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
                    chance: chance(&future.ends),
                    ended,
                    trust: words::speaking(speaks, || vec![tr!("room-futures-note")]),
                }))
            }),
        })
    }
}

/// The share of games that the first side won, a draw half.
fn chance(ends: &[Outcome]) -> f64 {
    mean_and_error(ends.iter().map(|end| end.share())).0
}

/// A plan for people, from the side that acts.
fn idea<S: System>(
    rules: &S,
    seen: &View<S::State>,
    (side, sight): (SideNo, Option<&dyn Strategy<S>>),
    thought: Thought<S::Action>,
) -> Idea {
    let sketch = rules.idea(seen, &thought.actions);
    // What only prepares something says nothing by itself.
    let then = sight
        .filter(|_| sketch.places.is_empty())
        .and_then(|strategy| goes_on(rules, strategy, (seen, side), &thought.actions));
    let actions = noted(rules, rules.followed(&thought.actions));
    let margin = match side {
        SideNo::A => thought.margin,
        SideNo::B => -thought.margin,
    };
    Idea {
        margin,
        error: thought.error,
        expected: tr!(
            "room-idea-margin",
            side = rules.about().sides[side.index()].name.as_str(),
            margin = estimated((margin, thought.error), true)
        ),
        then: then.map(Box::new),
        ..Idea::of(sketch, actions)
    }
}

/// Actions in notation.
fn noted<S: System>(rules: &S, actions: &[S::Action]) -> Vec<String> {
    let written = actions.iter().map(|&action| rules.notation(action));
    written.collect()
}

/// What a side does next, as it looks at sight, after a plan that neither throws nor hands
/// over.
fn goes_on<S: System>(
    rules: &S,
    strategy: &dyn Strategy<S>,
    (seen, side): (&View<S::State>, SideNo),
    plan: &[S::Action],
) -> Option<Idea> {
    let now = after(rules, &rules.imagine(seen, &mut |_| 0), plan)?;
    if rules.to_act(&now) != Some(side) || rules.forced(&now).is_some() {
        return None;
    }
    let then = view_for(rules, &now, Viewer::Side(side));
    let mut next = Vec::new();
    strategy.plan(then.state(), &mut || 0.0, &mut next);
    let sketch = rules.idea(&then, &next);
    if sketch.label.is_empty() {
        return None;
    }
    Some(Idea {
        expected: tr!("idea-at-sight"),
        at_sight: true,
        ..Idea::of(sketch, noted(rules, rules.followed(&next)))
    })
}

/// What a plan is called as a sentence of its own, with the full stop that not every name of
/// one has.
fn stopped(plan: &str) -> String {
    format!("{}.", plan.trim_end_matches('.'))
}

/// A figure with its error. What is rounded to nothing is not nothing; where all is
/// counted there is none.
fn estimated((value, error): (f64, f64), has_sign: bool) -> String {
    let error = if error > 0.0 { error.max(0.1) } else { 0.0 };
    with_error((value, error), has_sign)
}

/// What is less than that rounds to 0.0.
const LEAST_TOLD: f64 = 0.05;

/// What speaks for the first of some plans against the second, and for it against each
/// other one: a sentence for each. `behind` is by how much each is worth less than it.
#[must_use]
pub fn held_against(behind: &[(f64, f64)]) -> Vec<String> {
    let told = |n: usize| {
        let of = if n == 0 { 1 } else { n };
        let (points, error) = behind.get(of).copied().unwrap_or_default();
        // What rounds to nothing is nothing, however sure; what is more than its own error is
        // not called nothing, however unsure.
        let sure = match points {
            // What was found first may look worse with other dice.
            _ if points < -error.max(LEAST_TOLD) => "less",
            _ if points < LEAST_TOLD || points <= error => "no",
            _ if points > BEYOND_DOUBT * error => "yes",
            _ => "perhaps",
        };
        let points = estimated((points.abs(), error), false);
        match (n, behind.len()) {
            (0, 1) => String::new(),
            (0, _) => tr!("idea-rather", sure = sure, points = points),
            _ => tr!("idea-behind", sure = sure, points = points),
        }
    };
    (0..behind.len()).map(told).collect()
}

/// The ideas with what speaks for them.
fn weighed(mut ideas: Vec<Idea>, behind: &[(f64, f64)]) -> Vec<Idea> {
    for (idea, instead) in ideas.iter_mut().zip(held_against(behind)) {
        idea.instead = instead;
    }
    ideas
}

/// The same asked of a system's own players. What they tell is in the language that
/// is spoken now.
fn asked_of<S: System>(
    players: Arc<dyn Players<S>>,
    rules: S,
    (seen, side): (View<S::State>, SideNo),
    task: Task,
) -> Job {
    let speaks = words::spoken();
    // A player is told what its side knows, even where everything is seen.
    let known = view_for(&rules, seen.state(), Viewer::Side(side));
    let told = move |work: &dyn Fn() -> Option<Found>| words::speaking(speaks, work);
    Box::new(move |control| {
        told(&|| match task {
            Task::Play { who, seed } => {
                let plan = players.decide(known.state(), who, seed, control)?;
                let written = plan.into_iter().map(|action| rules.notation(action));
                Some(Found::Gesture(written.collect()))
            }
            Task::Hint { seed } => {
                let advised = players.advise(known.state(), seed, control)?;
                let plans = advised.plans.into_iter();
                let behind: Vec<_> = plans.as_slice().iter().map(|plan| plan.behind).collect();
                let ideas = plans.map(|plan| counselled(&rules, &known, side, plan));
                Some(Found::Ideas(
                    weighed(ideas.collect(), &behind),
                    advised.trust,
                ))
            }
            Task::Forecast { level, games, seed } => {
                let foreseen = players.foresee(seen.state(), level, games, seed, control)?;
                let mut ended = vec![0; rules.about().victory.len()];
                for end in &foreseen.ends {
                    if let Some(count) = ended.get_mut(usize::from(end.level)) {
                        *count += 1;
                    }
                }
                Some(Found::Futures(Futures {
                    games: u32::try_from(foreseen.ends.len()).unwrap_or(u32::MAX),
                    margin: foreseen.margin,
                    error: foreseen.error,
                    chance: chance(&foreseen.ends),
                    ended,
                    trust: foreseen.trust,
                }))
            }
            Task::Dangers { side, seed } => {
                let found = players.dangers(seen.state(), side, seed, control)?;
                Some(Found::Dangers(found))
            }
            Task::LookBack { .. } => None,
        })
    })
}

fn counselled<S: System>(
    rules: &S,
    seen: &View<S::State>,
    side: SideNo,
    counsel: Counsel<S::Action>,
) -> Idea {
    let sketch = rules.idea(seen, &counsel.actions);
    Idea {
        label: counsel.label,
        margin: match side {
            SideNo::A => counsel.margin,
            SideNo::B => -counsel.margin,
        },
        error: counsel.error,
        expected: counsel.expected,
        answer: counsel.answer,
        next_turn: counsel.next_turn,
        ..Idea::of(sketch, noted(rules, &counsel.actions))
    }
}
