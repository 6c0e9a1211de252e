//! A gesture: which dice it needs, and where they come from, decided once.

use super::{MAX_ACTIONS, OpenGame};
use crate::engine::{
    Dice as _, DiceMode, Die, NodeId, Options, Seeded, SideNo, View, Viewer, view_for,
};
use crate::json::quoted;
use crate::present::system::{Cited, Selection, System, Throw};
use thiserror::Error;

/// Where the dice of a gesture come from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Rolled {
    /// From the game: its seed, unless people roll by hand.
    #[default]
    ByTheGame,
    /// These, in the order of the actions.
    Given(Vec<Die>),
}

/// Why a gesture was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotPlayed {
    /// There is no action in it.
    #[error("there is nothing to do")]
    Nothing,
    /// Somebody else looks than who acts.
    #[error("it is the other side that acts; whoever looks may not do it")]
    NotYours,
    /// Several actions at once, in a closed game.
    #[error("while something is hidden, actions are done one by one")]
    OneByOne,
    /// An action cannot be read.
    #[error("“{text}” cannot be read: {why}")]
    Unreadable {
        /// What was written, shortened.
        text: String,
        /// Why not.
        why: String,
    },
    /// The rules forbid an action, for these reasons; never empty.
    #[error("{}", .reasons.first().map_or("not allowed", |r| r.text.as_str()))]
    Illegal {
        /// Which action of the gesture, from 0.
        at: usize,
        /// The reasons.
        reasons: Vec<Cited>,
    },
    /// An action rolls dice that nobody has given.
    #[error("this action needs the faces of {} dice", .throw.dice.len())]
    NeedsDice {
        /// Which action of the gesture, from 0.
        at: usize,
        /// The dice, and what each needs.
        throw: Throw,
    },
    /// More or fewer dice were given than are rolled.
    #[error("this rolls {needs} dice, not {given}")]
    WrongDice {
        /// How many it rolls.
        needs: usize,
        /// How many were given.
        given: usize,
    },
    /// The faces after “=” are others than those that were given.
    #[error("the dice that are given and the faces after “=” differ")]
    TwoThrows,
    /// The faces after “=” are others than the seed rolls.
    #[error(
        "the seed of this game rolls {rolls} here, not {written}; leave “={written}” out, or begin the game with dice by hand"
    )]
    NotTheSeeds {
        /// What was written.
        written: String,
        /// What the seed rolls.
        rolls: String,
    },
    /// Dice are chosen in a closed game.
    #[error("while something is hidden, nobody chooses how dice fall")]
    OnlyInTheOpen,
    /// The record is as long as is ever read again.
    #[error("the game has {MAX_ACTIONS} actions: one more could not be read back")]
    Full,
}

/// An action as it is written: notation, and faces after “=”.
pub(super) struct Written<A> {
    pub action: A,
    pub faces: Option<Vec<Die>>,
    /// Whether somebody chose them: “=352614!”.
    pub chosen: bool,
}

/// An action with what its dice show, and whether somebody chose that.
type Thrown<A> = (A, Vec<Die>, bool);

/// "352614".
pub(super) fn faces(dice: &[Die]) -> String {
    dice.iter().map(Die::to_string).collect()
}

/// Reads an action with the faces after it; “!” behind them says that they were chosen.
pub(super) fn read_action<S: System>(
    rules: &S,
    text: &str,
) -> Result<Written<S::Action>, NotPlayed> {
    let unreadable = |why: String| NotPlayed::Unreadable {
        text: quoted(text),
        why,
    };
    let (words, faces, chosen) = match text.split_once('=') {
        None => (text, None, false),
        Some((words, faces)) => {
            let (faces, chosen) = match faces.strip_suffix('!') {
                Some(faces) => (faces, true),
                None => (faces, false),
            };
            let dice: Option<Vec<Die>> = faces
                .bytes()
                .map(|b| Die::new(b.wrapping_sub(b'0')))
                .collect();
            let dice = dice.filter(|dice| !dice.is_empty());
            let why = || unreadable("after “=” stand the faces of its dice, 1 to 6".to_owned());
            (words.trim_end(), Some(dice.ok_or_else(why)?), chosen)
        }
    };
    let action = rules.parse(words).map_err(|e| unreadable(e.why))?;
    Ok(Written {
        action,
        faces,
        chosen,
    })
}

impl<S: System> OpenGame<S> {
    /// Whether whoever looks may act now.
    pub(super) fn may_act(&self) -> Result<(), NotPlayed> {
        let acts = self.rules().to_act(self.tree.state());
        let mine = |side: SideNo| self.viewer == Viewer::Side(side) || self.in_public();
        match self.open() || acts.is_none_or(mine) {
            true => Ok(()),
            false => Err(NotPlayed::NotYours),
        }
    }

    /// Whether what is to be decided may be decided with all looking on, and all do.
    fn in_public(&self) -> bool {
        let seen = || self.seen(self.tree.cursor());
        let panel = || self.rules().panel(&seen(), &Selection::default());
        self.viewer == Viewer::Room && panel().prompt.public
    }

    /// Does a gesture, all of it or nothing.
    pub(super) fn played(&mut self, gesture: &[String], dice: Rolled) -> Result<(), NotPlayed> {
        if gesture.is_empty() {
            return Err(NotPlayed::Nothing);
        }
        self.may_act()?;
        // A gesture that is refused halfway changes nothing, and would tell what
        // its first half met.
        if !self.open() && gesture.len() > 1 {
            return Err(NotPlayed::OneByOne);
        }
        let done = self.foreseen(gesture, dice)?;
        if self.tree.nodes().len() + done.len() > MAX_ACTIONS {
            return Err(NotPlayed::Full);
        }
        for (i, (action, dice, chosen)) in done.into_iter().enumerate() {
            let played = match chosen {
                true => self.tree.play_chosen(action, &dice, i > 0),
                false => self.tree.play(action, &dice, i > 0),
            };
            debug_assert!(played.is_ok(), "judged a moment before");
        }
        self.cover_up();
        self.settle();
        Ok(())
    }

    /// Where a run of actions that somebody may not know begins that is still going on,
    /// or that the last action has closed: the position before it.
    pub(super) fn dark_since(&self, end: NodeId) -> NodeId {
        let shut = |id: &NodeId| {
            let node = self.tree.node(*id);
            node.is_none_or(|n| n.entry.barrier.is_some() || !n.entry.dice.is_empty())
        };
        self.tree.way_back(end).find(shut).unwrap_or(NodeId(0))
    }

    /// Once something hidden is done, neither how many steps it took nor their order
    /// is to be seen in the record.
    fn cover_up(&mut self) {
        let end = self.tree.cursor();
        let Some(last) = self.tree.node(end).filter(|_| !self.open()) else {
            return;
        };
        if last.entry.barrier.is_none() {
            return;
        }
        let from = self.dark_since(last.parent);
        let path = self.tree.path(last.parent);
        let run: Vec<NodeId> = path.into_iter().filter(|id| *id > from).collect();
        if !run.iter().any(|id| self.is_secret(*id, Viewer::Room)) {
            return;
        }
        let closing = (last.entry.action, last.entry.dice.clone());
        let (after, before) = (*self.tree.state(), *self.tree.state_at(from));
        let steps = run.iter().filter_map(|id| self.tree.node(*id));
        let steps: Vec<S::Action> = steps.map(|node| node.entry.action).collect();
        let covered = self.rules().covered(&before, &steps);
        // What does not lead to the same position would be another game.
        let mut now = before;
        for &action in &covered {
            if self.rules().check(&now, action).is_err() || self.rules().rolls_dice(&now, action) {
                return;
            }
            self.rules().step(&mut now, action, &[]);
        }
        self.rules().step(&mut now, closing.0, &closing.1);
        if now != after {
            return;
        }
        self.tree.keep(from.0);
        for action in covered {
            let played = self.tree.play(action, &[], false);
            debug_assert!(played.is_ok(), "judged a moment before");
        }
        let played = self.tree.play(closing.0, &closing.1, false);
        debug_assert!(played.is_ok(), "judged a moment before");
    }

    /// See [`Table::withdraw`](super::Table::withdraw).
    pub(super) fn withdrawn(&mut self, text: &str) -> bool {
        let rules = self.rules();
        let Ok(Written { action, .. }) = read_action(rules, text) else {
            return false;
        };
        let state = self.tree.state();
        if !self.open() || !rules.takes_back(action) || rules.check(state, action).is_err() {
            return false;
        }
        let mut after = *self.tree.state();
        rules.step(&mut after, action, &[]);
        let path = self.tree.path(self.tree.cursor());
        let together = |id: &&NodeId| {
            let node = self.tree.node(**id);
            node.is_some_and(|n| n.entry.barrier.is_none() && n.entry.dice.is_empty())
        };
        let back = path.iter().rev().take_while(together);
        let mut before = back.filter_map(|id| self.tree.node(*id).map(|node| node.parent));
        let found = before.find(|&at| *self.tree.state_at(at) == after);
        found.is_some_and(|at| self.tree.go_back(at))
    }

    /// The actions of a gesture with their dice, judged one after the other.
    fn foreseen(
        &self,
        gesture: &[String],
        dice: Rolled,
    ) -> Result<Vec<Thrown<S::Action>>, NotPlayed> {
        let rules = self.rules();
        let mut state = *self.tree.state();
        let mut hand = Hand::new(dice);
        let mut done = Vec::with_capacity(gesture.len().min(MAX_ACTIONS));
        for (at, text) in gesture.iter().enumerate() {
            if at >= MAX_ACTIONS {
                return Err(NotPlayed::Full);
            }
            let Written {
                action,
                faces,
                chosen,
            } = read_action(rules, text)?;
            if chosen && !self.open() {
                return Err(NotPlayed::OnlyInTheOpen);
            }
            self.judge(&state, at, action)?;
            let needs = usize::from(rules.dice(&state, action));
            let seeded = self.seeds(rules.rolls(&state), needs);
            // What is chosen need not be what the seed rolls.
            let seeded = seeded.filter(|_| !chosen);
            let throw = || rules.throw(&self.view(&state), action, None);
            let dice = hand.take(at, needs, faces, seeded, throw)?;
            rules.step(&mut state, action, &dice);
            done.push((action, dice, chosen));
        }
        hand.is_empty()?;
        Ok(done)
    }

    /// Whether the rules allow an action; each reason is told as whoever acts
    /// may know it.
    pub(super) fn judge(
        &self,
        state: &S::State,
        at: usize,
        action: S::Action,
    ) -> Result<(), NotPlayed> {
        let rules = self.rules();
        let why = rules.explain(state, action);
        let reasons: Vec<Cited> = why.iter().map(|why| rules.refusal(why)).collect();
        match reasons.is_empty() {
            true => Ok(()),
            false => Err(NotPlayed::Illegal { at, reasons }),
        }
    }

    /// What the seed rolls, if the dice come from it.
    fn seeds(&self, first: u32, needs: usize) -> Option<Vec<Die>> {
        let Options { dice, seed, .. } = self.options;
        if dice == DiceMode::ByHand {
            return None;
        }
        let numbers = (first..).take(needs);
        numbers.map(|n| Seeded { seed }.roll(n).ok()).collect()
    }

    /// A position as whoever looks knows it.
    pub(super) fn view(&self, state: &S::State) -> View<S::State> {
        let viewer = match self.open() {
            true => Viewer::All,
            false => self.viewer,
        };
        view_for(self.rules(), state, viewer)
    }
}

/// The dice in somebody's hand.
struct Hand {
    given: Option<Vec<Die>>,
    used: usize,
}

impl Hand {
    fn new(dice: Rolled) -> Self {
        let given = match dice {
            Rolled::ByTheGame => None,
            Rolled::Given(dice) => Some(dice),
        };
        Self { given, used: 0 }
    }

    /// The dice of one action.
    fn take(
        &mut self,
        at: usize,
        needs: usize,
        written: Option<Vec<Die>>,
        seeded: Option<Vec<Die>>,
        throw: impl Fn() -> Throw,
    ) -> Result<Vec<Die>, NotPlayed> {
        if let Some(written) = written.as_ref().filter(|w| w.len() != needs) {
            let given = written.len();
            return Err(NotPlayed::WrongDice { needs, given });
        }
        let needs_dice = || NotPlayed::NeedsDice { at, throw: throw() };
        match (&self.given, written, seeded) {
            (Some(given), written, _) => {
                let rest = given.get(self.used..).unwrap_or_default();
                if rest.is_empty() && needs > 0 {
                    return written.ok_or_else(needs_dice);
                }
                let wrong = NotPlayed::WrongDice {
                    needs: self.used + needs,
                    given: given.len(),
                };
                let dice = rest.get(..needs).ok_or(wrong)?.to_vec();
                self.used += needs;
                match written.is_none_or(|written| written == dice) {
                    true => Ok(dice),
                    false => Err(NotPlayed::TwoThrows),
                }
            }
            // A record that is played again must come to the same game.
            (None, Some(written), Some(seeded)) if written != seeded => {
                Err(NotPlayed::NotTheSeeds {
                    written: faces(&written),
                    rolls: faces(&seeded),
                })
            }
            (None, Some(dice), _) | (None, None, Some(dice)) => Ok(dice),
            (None, None, None) if needs == 0 => Ok(Vec::new()),
            (None, None, None) => Err(needs_dice()),
        }
    }

    /// No die may be left over.
    fn is_empty(&self) -> Result<(), NotPlayed> {
        let given = self.given.as_ref().map_or(0, Vec::len);
        match given == self.used {
            true => Ok(()),
            false => Err(NotPlayed::WrongDice {
                needs: self.used,
                given,
            }),
        }
    }
}
