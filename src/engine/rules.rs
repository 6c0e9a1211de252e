//! The contract of a rule system.

use super::{Die, Refusal};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;
use thiserror::Error;

/// What an action closes behind it: in a game between two people, undo stops
/// here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seal {
    /// A die was rolled.
    Die,
    /// The decision passed to the other side.
    HandOver,
}

/// A written action that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("“{text}” cannot be read: {why}")]
pub struct NotationError {
    /// What was written, shortened.
    pub text: String,
    /// What is wrong with it.
    pub why: String,
}

/// A set of rules with one set-up: what can be done, why not, what follows.
///
/// One way for everything: an *action* is judged by [`audit`](Self::audit),
/// turned into *events* by [`resolve`](Self::resolve), and the events change
/// the *state* through [`apply`](Self::apply). An action uses at most one die;
/// where rules roll several, several actions follow each other.
pub trait Rules {
    /// A side of the game.
    type Side: Copy + Eq + Debug;
    /// A position with everything that later play depends on.
    type State: Clone + Eq + Debug;
    /// Something a side does.
    type Action: Copy + Eq + Hash + Debug;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug;
    /// Why an action is not allowed.
    type Illegal: Refusal;
    /// How a game ended.
    type Outcome: Clone + PartialEq + Debug;

    /// The position before the first action.
    fn initial(&self) -> Self::State;

    /// Whose decision it is; `None` when the game is over.
    fn to_act(&self, state: &Self::State) -> Option<Self::Side>;

    /// How the game ended; `None` while it goes on.
    fn outcome(&self, state: &Self::State) -> Option<Self::Outcome>;

    /// The only place where legality lives. Calls `report` with each reason
    /// why `action` is not allowed in `state`, until it breaks off; none when
    /// the action is legal. Total: any action in any state gives reasons, never
    /// a panic.
    fn audit(
        &self,
        state: &Self::State,
        action: Self::Action,
        report: &mut dyn FnMut(Self::Illegal) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// Whether the action is allowed.
    ///
    /// # Errors
    /// The first reason why not.
    fn check(&self, state: &Self::State, action: Self::Action) -> Result<(), Self::Illegal> {
        let mut judged = Ok(());
        let _ = self.audit(state, action, &mut |reason| {
            judged = Err(reason);
            ControlFlow::Break(())
        });
        judged
    }

    /// Every reason why the action is not allowed.
    fn explain(&self, state: &Self::State, action: Self::Action) -> Vec<Self::Illegal> {
        let mut all = Vec::new();
        let _ = self.audit(state, action, &mut |reason| {
            all.push(reason);
            ControlFlow::Continue(())
        });
        all
    }

    /// Appends every legal action, each once, in a fixed order.
    fn legal(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// Calls `visit` with every action that can be written down at all for
    /// this set-up, legal or not, and with some nonsense besides: what the
    /// brute-force tests try.
    fn every_action(&self, visit: &mut dyn FnMut(Self::Action));

    /// Whether the action only takes back an earlier one of the same
    /// decision, so that play could go in circles.
    fn takes_back(&self, action: Self::Action) -> bool;

    /// Whether the action, legal in `state`, rolls the die.
    fn needs_die(&self, state: &Self::State, action: Self::Action) -> bool;

    /// What happens when the *legal* `action` is done, with the face of the die if
    /// [`needs_die`](Self::needs_die) says so.
    fn resolve(
        &self,
        state: &Self::State,
        action: Self::Action,
        die: Option<Die>,
        out: &mut Vec<Self::Event>,
    );

    /// Changes the state by one event, without judging it.
    fn apply(&self, state: &mut Self::State, event: &Self::Event);

    /// How many dice have been rolled up to this state.
    fn rolls(&self, state: &Self::State) -> u32;

    /// What doing `action` between these two states closes for undo.
    fn seal(&self, before: &Self::State, action: Self::Action, after: &Self::State)
    -> Option<Seal>;

    /// A number that two equal positions share on every machine and in every
    /// version that can read the same saves.
    fn position_hash(&self, state: &Self::State) -> u64;

    /// The action in written form. One line, stable across versions.
    fn notation(&self, action: Self::Action) -> String;

    /// Reads what [`notation`](Self::notation) writes.
    ///
    /// # Errors
    /// When the text is no action of this set-up.
    fn parse(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// What must be true of every state, in words of the first thing that is
    /// not. For tests and for states from outside.
    ///
    /// # Errors
    /// A sentence for the engineer.
    fn invariants(&self, state: &Self::State) -> Result<(), String>;
}
