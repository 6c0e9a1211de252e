//! What a system knows of playing well, besides its rules.

use super::{Outcome, Rules};
use std::sync::Arc;

/// How much a player who searches spends on a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pains {
    /// How many games are played out to choose among some plans.
    pub games: u32,
    /// How many changes of the best plan are tried at a time.
    pub changes: usize,
    /// How often that is done while it helps.
    pub rounds: u32,
    /// How many parts of a turn further than usual plans are played out.
    pub further: u8,
}

impl Pains {
    /// What a general spends in every game.
    pub const GENERAL: Self = Self {
        games: 288,
        changes: 16,
        rounds: 2,
        further: 0,
    };
}

/// The judgement of a system: what a position is worth, what comes to mind at
/// once, and what deserves a second thought. The levels of computer players are
/// written once over it.
///
/// A position it is given is masked for the side it thinks for. Everything is
/// counted in points of the first side less those of the second. What it returns
/// follows from its arguments alone.
pub trait Strategy<R: Rules>: Send + Sync {
    /// The margin that is to be expected at the end.
    fn value(&self, state: &R::State) -> f64;

    /// By how much the margin at the end lies about [`value`](Self::value): its
    /// standard deviation, above 0.
    fn spread(&self, state: &R::State) -> f64;

    /// What an end is worth to the first side: 1 for a victory, 0 for a defeat. By
    /// the sign of the margin, where nothing else decides.
    fn won(&self, outcome: Outcome) -> f64 {
        outcome.share()
    }

    /// What is best at sight for the side to act: legal actions one after the
    /// other, up to the next throw or hand-over. Each estimate it compares is off
    /// by what `blur` says, in points: nothing for exact greedy play.
    fn plan(&self, state: &R::State, blur: &mut dyn FnMut() -> f64, out: &mut Vec<R::Action>);

    /// Other plans that are worth playing out: postures, each target, each
    /// answer. Some of them may come to the same.
    fn plans(&self, state: &R::State, out: &mut Vec<Vec<R::Action>>);

    /// Up to so many plans that differ from this one in a thing or two; none
    /// where [`plans`](Self::plans) names all there is.
    fn changes(
        &self,
        state: &R::State,
        plan: &[R::Action],
        below: &mut dyn FnMut(usize) -> usize,
        most: usize,
        out: &mut Vec<Vec<R::Action>>,
    ) {
        let _ = (state, plan, below, most, out);
    }

    /// What is decided by chance and not by judgement, since whoever could foresee it
    /// would gain by that: where something is hidden. Legal actions that show the other
    /// side nothing; none where there is nothing of the kind to decide.
    fn drawn(&self, state: &R::State, below: &mut dyn FnMut(usize) -> usize) -> Vec<R::Action> {
        let _ = (state, below);
        Vec::new()
    }

    /// By how many points the estimates of a cadet, of a captain and of a colonel are
    /// blurred; a colonel's only where a general would otherwise stand too close to him.
    fn noise(&self) -> [f64; 3];

    /// How many further parts of a turn a plan is played out for, after the one
    /// that is on.
    fn horizon(&self, state: &R::State) -> u8;

    /// How many times as many games as usual are played out for a decision, and how many
    /// times as often a plan is changed for the better: where games are quick, or one
    /// decision counts for much.
    fn effort(&self, state: &R::State) -> [u32; 2] {
        let _ = state;
        [1, 1]
    }

    /// What a marshal spends on a decision; nothing where no marshal plays, since more of
    /// the same has not been measured to be better.
    fn marshal(&self) -> Option<Pains> {
        None
    }

    /// The judgement that a marshal plays and plays out by, where it is another: one that
    /// practice has made.
    fn practised(&self) -> Option<Arc<dyn Strategy<R>>> {
        None
    }

    /// Whether so little is left that it may be solved to the end.
    fn small(&self, state: &R::State) -> bool {
        let _ = state;
        false
    }
}
