//! The contract of a rule system.

use super::hidden::{View, Viewer};
use super::{Die, Refusal};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;
use thiserror::Error;

/// One of the two sides of a game, by its place: a system says which of its
/// sides comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SideNo {
    /// The first side.
    A,
    /// The second side.
    B,
}

impl SideNo {
    /// Both, the first one first.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// Which of them a margin is good for: the first one less the second.
    #[must_use]
    pub const fn ahead(margin: f64) -> Self {
        match margin < 0.0 {
            true => Self::B,
            false => Self::A,
        }
    }

    /// The place: 0 or 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// When in the game: turn, part of the turn, phase of the part, as the system
/// counts and names them. It never goes back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Clock(pub [u8; 3]);

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The points of the first side less those of the second.
    pub margin: i32,
    /// Which of the system's ways to end it is, from 0: the best for the first
    /// side.
    pub level: u8,
}

impl Outcome {
    /// What it is worth to the first side by its margin alone: 1 for a victory, ½ for
    /// nobody's, 0 for a defeat.
    #[must_use]
    pub fn share(self) -> f64 {
        share_of_margin(self.margin)
    }
}

/// The same of a margin.
#[must_use]
pub fn share_of_margin(margin: i32) -> f64 {
    f64::midpoint(f64::from(margin.signum()), 1.0)
}

/// What an action closes behind it: in a game between two people, undo stops
/// here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Barrier {
    /// Dice were rolled.
    Dice,
    /// Something hidden was shown.
    Shown,
    /// The decision passed to the other side.
    Answered,
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

/// The most dice that one action may roll.
pub const MOST_DICE: usize = 32;

/// A set of rules with one set-up: what can be done, why not, what follows.
///
/// One way for everything: an *action* is judged by [`audit`](Self::audit),
/// turned into *events* by [`resolve`](Self::resolve), and the events change
/// the *state* through [`apply`](Self::apply).
///
/// An action is a small step (join an attack, lose a point, go there) and at
/// most one throw of the dice, whose number is known before they fall. What
/// nobody decides, and what an earlier throw calls for, are
/// [`forced`](Self::forced) actions with an owner.
pub trait Rules: Clone {
    /// A position with everything that later play depends on. Of fixed size.
    type State: Copy + Eq + Debug;
    /// Something a side does.
    type Action: Copy + Eq + Hash + Debug;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug;
    /// Why an action is not allowed.
    type Illegal: Refusal;

    /// Whether steps of a decision can run into a corner, out of which only taking one
    /// back leads. Then [`sample`](Self::sample) is the system's own, and finds a way.
    const CORNERS: bool = false;

    /// Whether something is hidden from a side in this game. Then [`hide`](Self::hide),
    /// [`hide_event`](Self::hide_event), [`reveals`](Self::reveals) and
    /// [`imagine`](Self::imagine) are the system's own.
    fn hides(&self) -> bool {
        false
    }

    /// Whether nothing that can be done now, up to the next throw or hand-over, shows
    /// what was hidden: then a player may make a whole plan at once.
    fn shows_nothing(&self, state: &Self::State) -> bool {
        let _ = state;
        !self.hides()
    }

    /// The position before the first action.
    fn initial(&self) -> Self::State;

    /// Whose decision it is; `None` when the game is over. A throw that nobody
    /// decides has an owner, too.
    fn to_act(&self, state: &Self::State) -> Option<SideNo>;

    /// The one thing that can be done, where nobody decides anything. It is all
    /// that is legal then.
    fn forced(&self, state: &Self::State) -> Option<Self::Action> {
        let _ = state;
        None
    }

    /// When in the game this is.
    fn clock(&self, state: &Self::State) -> Clock;

    /// How the game ended; `None` while it goes on.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The points of the first side less those of the second, if the game ended
    /// now.
    fn margin(&self, state: &Self::State) -> i32;

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

    /// Whether the action only takes back an earlier one of the same
    /// decision, so that play could go in circles.
    fn takes_back(&self, action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// How many dice the action, legal in `state`, rolls: at most
    /// [`MOST_DICE`].
    fn dice(&self, state: &Self::State, action: Self::Action) -> u8;

    /// Whether the action, legal in `state`, rolls any dice.
    fn rolls_dice(&self, state: &Self::State, action: Self::Action) -> bool {
        self.dice(state, action) > 0
    }

    /// How many dice have been rolled up to this state, one by one.
    fn rolls(&self, state: &Self::State) -> u32;

    /// Calls `each` with the ways the dice of the legal `action` can fall and
    /// their probabilities, which sum to 1: one throw for all that lead to the
    /// same position. The default gives every throw there is, which is too many
    /// for large pools: their systems bring their own.
    fn chances(
        &self,
        state: &Self::State,
        action: Self::Action,
        each: &mut dyn FnMut(f64, &[Die]),
    ) {
        every_throw(self.dice(state, action), each);
    }

    /// What happens when the *legal* `action` is done and its dice, as many as
    /// [`dice`](Self::dice) says, fall so.
    fn resolve(
        &self,
        state: &Self::State,
        action: Self::Action,
        dice: &[Die],
        out: &mut Vec<Self::Event>,
    );

    /// Changes the state by one event, without judging it.
    fn apply(&self, state: &mut Self::State, event: &Self::Event);

    /// Does the legal `action` on `state` itself, telling nobody: the same as
    /// [`resolve`](Self::resolve) and [`apply`](Self::apply), for simulation.
    fn step(&self, state: &mut Self::State, action: Self::Action, dice: &[Die]) {
        let mut events = Vec::new();
        self.resolve(state, action, dice, &mut events);
        for event in &events {
            self.apply(state, event);
        }
    }

    /// One of the legal actions that take nothing back, each with the same
    /// chance, for simulation; `None` when the game is over. `below` draws a
    /// number below its argument, each with the same chance.
    fn sample(
        &self,
        state: &Self::State,
        below: &mut dyn FnMut(usize) -> usize,
    ) -> Option<Self::Action> {
        let mut all = Vec::new();
        self.legal(state, &mut all);
        all.retain(|&action| !self.takes_back(action));
        (!all.is_empty()).then(|| all[below(all.len())])
    }

    /// What doing `action` between these two states closes for undo.
    fn barrier(
        &self,
        before: &Self::State,
        action: Self::Action,
        after: &Self::State,
    ) -> Option<Barrier>;

    /// Puts *unknown* for everything in the state that `viewer` may not know.
    fn hide(&self, state: &mut Self::State, viewer: Viewer) {
        let _ = (state, viewer);
    }

    /// What `viewer` sees of the event; `None` if there was nothing to see.
    fn hide_event(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        let _ = viewer;
        Some(event.clone())
    }

    /// Whether the event shows something that was hidden.
    fn reveals(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// Steps that somebody may not know, with those between them, as a game keeps them
    /// once they are done: as many and in such an order that neither tells anything.
    /// They lead from `before` to the same position.
    fn covered(&self, before: &Self::State, steps: &[Self::Action]) -> Vec<Self::Action> {
        let _ = before;
        steps.to_vec()
    }

    /// Some truth that looks like `seen` to its viewer.
    fn imagine(
        &self,
        seen: &View<Self::State>,
        below: &mut dyn FnMut(usize) -> usize,
    ) -> Self::State {
        let _ = below;
        *seen.state()
    }

    /// A number that two equal positions share on every machine and in every
    /// version that can read the same saves.
    fn hash(&self, state: &Self::State) -> u64;

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

/// What tests by brute force ask of a rule system besides.
pub trait Every: Rules {
    /// Calls `visit` with every action that can be written down at all for
    /// this set-up, legal or not, and with some nonsense besides.
    fn every_action(&self, visit: &mut dyn FnMut(Self::Action));
}

/// Calls `each` with every way so many dice can fall, and its probability.
pub fn every_throw(dice: u8, each: &mut dyn FnMut(f64, &[Die])) {
    let mut throw = vec![Die::ALL[0]; usize::from(dice)];
    let chance = 6_f64.powi(-i32::from(dice));
    loop {
        each(chance, &throw);
        // The last die turns fastest, as the last digit of a number does.
        let Some(next) = throw.iter().rposition(|die| *die != Die::ALL[5]) else {
            return;
        };
        throw[next] = Die::ALL[usize::from(throw[next].pips())];
        throw[next + 1..].fill(Die::ALL[0]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_throw_comes_once_and_the_chances_sum_to_one() {
        for dice in 0..=4 {
            let (mut sum, mut seen) = (0.0, std::collections::HashSet::new());
            every_throw(dice, &mut |chance, throw| {
                assert_eq!(throw.len(), usize::from(dice));
                sum += chance;
                assert!(seen.insert(throw.to_vec()), "{throw:?} comes twice");
            });
            assert_eq!(seen.len(), 6_usize.pow(u32::from(dice)));
            assert!((sum - 1.0).abs() < 1e-9);
        }
    }
}
