//! Random games of any system with every promise checked, its saved games
//! included; and the shortest play that breaks one, as a saved game.

use super::read::replay;
use super::{OpenGame, Sheet};
use crate::engine::conformance::Chooser;
use crate::engine::fuzz::{Broken, Effort, Failure, Fuzzer, Move, Tally, Watch, every_action};
use crate::engine::{DiceMode, Game, NodeId, Options, PlayedAction, UndoPolicy, Viewer, view_for};
use crate::json::{Doc, Fault};
use crate::present::system::System;
use std::sync::Arc;

/// Random games from one position. Each follows from its seed alone.
pub trait Trial: Send + Sync {
    /// Plays one and looks at everything in it.
    ///
    /// # Errors
    /// The first promise that was broken.
    fn game(&self, seed: u64) -> Result<Tally, Broken>;

    /// The shortest play that breaks what this game breaks; once `stopped` says
    /// so, the shortest found so far. `None` if it breaks nothing.
    fn shrunk(&self, seed: u64, stopped: &dyn Fn() -> bool) -> Option<Repro>;
}

/// A broken promise, to be looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repro {
    /// The promise, and what happened instead.
    pub broken: Broken,
    /// How many actions there were before shrinking and after it.
    pub actions: [usize; 2],
    /// The last of them, with its faces.
    pub last: Option<String>,
    /// A saved game that opens just before that.
    pub record: String,
}

/// Games of one system from one position.
struct Proving<S: System> {
    rules: S,
    scenario: Doc,
    changed: Doc,
    start: S::State,
    effort: Effort,
    /// Every action that can be written.
    every: Arc<[S::Action]>,
}

impl<S: System> OpenGame<S> {
    /// Random games from this position.
    pub(super) fn proving(&self, effort: Effort) -> Box<dyn Trial> {
        Box::new(Proving {
            rules: self.rules().clone(),
            scenario: self.scenario.clone(),
            changed: self.changed.clone(),
            start: *self.tree.state(),
            effort,
            every: every_action(self.rules()),
        })
    }
}

impl<S: System> Proving<S> {
    fn fuzzer(&self) -> Fuzzer<'_, S> {
        let every = Arc::clone(&self.every);
        Fuzzer::trying(&self.rules, self.start, self, self.effort, every)
    }

    /// A game of this scenario that begins in a position, as it is written and
    /// read.
    fn begun(&self, start: &S::State, seed: Option<u64>) -> Result<OpenGame<S>, Vec<Fault>> {
        let mut game = OpenGame::<S>::begin(Sheet {
            scenario: self.scenario.clone(),
            changed: self.changed.clone(),
            options: Options {
                seed: seed.unwrap_or_default(),
                dice: match seed {
                    Some(_) => DiceMode::Seeded,
                    None => DiceMode::ByHand,
                },
                undo: UndoPolicy::Free,
            },
        })?;
        if start != game.tree.state() {
            let whole = view_for(&self.rules, start, Viewer::All);
            game.begin_in(&self.rules.position(&whole))?;
        }
        Ok(game)
    }

    /// Writes a line down, reads it, and writes it again.
    fn kept(&self, start: &S::State, moves: &[Move<S>], seed: Option<u64>) -> Result<(), Broken> {
        let broken = |what: String| Broken::new("saving", what);
        let faulty = |faults: Vec<Fault>| {
            let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
            broken(told.join("; "))
        };
        let mut game = self.begun(start, seed).map_err(faulty)?;
        if game.tree.state() != start {
            return Err(broken("a written position is read as another".to_owned()));
        }
        for (action, dice) in moves {
            let played = game.tree.play(*action, dice, false);
            played.map_err(|why| broken(format!("{action:?} is refused: {why:?}")))?;
        }
        // At the end nothing is hidden any more.
        game.settle();
        let text = game.written("");
        let doc: Doc = text
            .parse()
            .map_err(|why: crate::json::Syntax| broken(why.to_string()))?;
        let opened = replay::<S>(&doc, None).map_err(faulty)?;
        if let Some(damage) = opened.damage {
            return Err(broken(damage.to_string()));
        }
        match opened.table.write("") == text {
            true => Ok(()),
            false => Err(broken("saved again, the text differs".to_owned())),
        }
    }

    fn repro(&self, found: &Failure<S>, small: Failure<S>) -> Repro {
        let record = match self.begun(&small.start, None) {
            Ok(mut game) => {
                game.title = format!("Broken: {}", small.broken.promise);
                for (action, dice) in &small.moves {
                    if game.tree.play(*action, dice, false).is_err() {
                        break;
                    }
                }
                // Shown as it was before: the failure is a step away.
                let last = game.tree.cursor().0.saturating_sub(1);
                game.tree.go(NodeId(last));
                game.written("")
            }
            Err(_) => String::new(),
        };
        let written = |(action, dice): &Move<S>| {
            let faces: String = dice.iter().map(ToString::to_string).collect();
            let notation = self.rules.notation(*action);
            match faces.is_empty() {
                true => notation,
                false => format!("{notation} ={faces}"),
            }
        };
        Repro {
            actions: [found.moves.len(), small.moves.len()],
            last: small.moves.last().map(written),
            broken: small.broken,
            record,
        }
    }
}

impl<S: System> Trial for Proving<S> {
    fn game(&self, seed: u64) -> Result<Tally, Broken> {
        self.fuzzer().game(seed).map_err(|failure| failure.broken)
    }

    fn shrunk(&self, seed: u64, stopped: &dyn Fn() -> bool) -> Option<Repro> {
        let fuzzer = self.fuzzer();
        let found = fuzzer.game(seed).err()?;
        let small = fuzzer.shrink(&found, stopped);
        Some(self.repro(&found, small))
    }
}

impl<S: System> Watch<S> for Proving<S> {
    fn step(&self, rules: &S, before: &S::State, entry: &PlayedAction<S>) -> Result<(), Broken> {
        let mut advanced = *before;
        rules.step(&mut advanced, entry.action, &entry.dice);
        match advanced == entry.after {
            true => Ok(()),
            false => {
                let what = "a simulated action leads elsewhere than its events";
                Err(Broken::new("events", what))
            }
        }
    }

    fn whole(&self, game: &Game<S>, seed: Option<u64>, luck: &mut Chooser) -> Result<(), Broken> {
        let entries = game.entries();
        let moves: Vec<Move<S>> = entries.iter().map(|e| (e.action, e.dice.clone())).collect();
        self.kept(game.state_at(0), &moves, seed)?;
        // And from some position on.
        let from = luck.below(moves.len() + 1);
        let left = moves.get(from..).unwrap_or_default();
        self.kept(game.state_at(from), left, seed)
    }

    fn simpler(&self, _: &S, _: &S::State) -> Vec<S::State> {
        Vec::new()
    }

    fn may_begin(&self, rules: &S, state: &S::State) -> bool {
        let whole = view_for(rules, state, Viewer::All);
        rules
            .set_up(&rules.position(&whole), &rules.initial())
            .as_ref()
            == Ok(state)
    }
}
