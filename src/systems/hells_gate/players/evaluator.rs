//! How a position will probably end.

use super::features::{Chances, Features};
use super::force::Tables;
use super::sketch::{Notes, Sketch};
use super::weights::Weights;
use crate::systems::hells_gate::{HellsGate, Setup, Side, Stage, State};

/// When in a player turn an estimate is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Juncture {
    /// The side is about to begin its player turn, or to fight.
    Before(Side),
    /// The side has fought, and is about to move.
    Fought(Side),
}

impl Juncture {
    /// The moment a position is in.
    #[must_use]
    pub const fn of(state: &State) -> Self {
        match state.stage {
            Stage::Supply | Stage::Reinforcement | Stage::Restoration => Self::Before(state.player),
            _ => Self::Fought(state.player),
        }
    }

    pub(super) const fn index(self) -> usize {
        match self {
            Self::Before(Side::Soviet) => 0,
            Self::Fought(Side::Soviet) => 1,
            Self::Before(Side::German) => 2,
            Self::Fought(Side::German) => 3,
        }
    }
}

/// Estimates positions of one scenario.
#[derive(Clone, Debug)]
pub struct Evaluator {
    rules: HellsGate,
    tables: Tables,
    chances: Chances,
    weights: Weights,
}

impl Evaluator {
    /// With these weights.
    #[must_use]
    pub fn with(rules: HellsGate, weights: Weights) -> Self {
        Self {
            tables: Tables::new(&rules),
            chances: Chances::new(&rules.parameters.numbers.crt),
            weights,
            rules,
        }
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &HellsGate {
        &self.rules
    }

    pub(super) fn setup(&self) -> &Setup {
        &self.rules
    }

    pub(super) const fn tables(&self) -> &Tables {
        &self.tables
    }

    pub(super) const fn chances(&self) -> &Chances {
        &self.chances
    }

    /// What it weighs with.
    #[must_use]
    pub const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// The features of a position.
    #[must_use]
    pub fn features(&self, state: &State) -> Features {
        Sketch::of(self, state, &mut Notes::default()).features()
    }

    /// The expected margin of victory points at the end, Soviet less German.
    #[must_use]
    pub fn margin(&self, state: &State) -> f64 {
        Sketch::of(self, state, &mut Notes::default()).margin(state)
    }

    /// Whether there is nothing to estimate any more.
    pub(super) fn is_settled(&self, state: &State) -> bool {
        state.stage == Stage::Over || state.turn > self.setup().parameters.turns
    }

    /// Whether nobody moves any more after the player turn that is on.
    pub(super) fn is_last_move(&self, state: &State) -> bool {
        state.turn == self.setup().parameters.turns && state.player == Side::German
    }
}

/// 1 for the side that wants a large margin, −1 for the other.
pub(super) const fn sign(side: Side) -> f64 {
    match side {
        Side::Soviet => 1.0,
        Side::German => -1.0,
    }
}
