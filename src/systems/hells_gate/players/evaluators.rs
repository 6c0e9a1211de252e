//! What a computer player knows: one estimate to judge by, and several styles
//! of play to choose from.

use super::evaluator::Evaluator;
use super::missed::is_measured;
use super::weights::Weights;
use crate::systems::hells_gate::HellsGate;

/// The estimates of one scenario.
#[derive(Clone, Debug)]
pub struct Evaluators {
    judge: Evaluator,
    styles: Vec<Evaluator>,
    /// Whether it is the battle of which it was measured what the estimate misses.
    pub(super) measured: bool,
}

impl Evaluators {
    /// What comes with the program.
    #[must_use]
    pub fn new(rules: &HellsGate) -> Self {
        let turns = rules.parameters.turns;
        let by_hand = Weights::by_hand(turns);
        let judge = Weights::read(include_str!("../../../../assets/ai/weights.json"))
            .unwrap_or_else(|_| by_hand.clone());
        let mut styles = Weights::styles(turns);
        styles.push(judge.clone());
        Self::with(rules, judge, styles)
    }

    /// With these weights to judge by, and these to play by: at least one, the
    /// one most trusted first.
    #[must_use]
    pub fn with(rules: &HellsGate, judge: Weights, styles: Vec<Weights>) -> Self {
        let evaluator = |weights| Evaluator::with(rules.clone(), weights);
        let mut styles: Vec<Evaluator> = styles.into_iter().map(evaluator).collect();
        let judge = evaluator(judge);
        if styles.is_empty() {
            styles.push(judge.clone());
        }
        let measured = is_measured(rules);
        Self {
            judge,
            styles,
            measured,
        }
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &HellsGate {
        self.judge.rules()
    }

    /// What positions are judged by.
    #[must_use]
    pub const fn judge(&self) -> &Evaluator {
        &self.judge
    }

    /// The styles of play, the most trusted first.
    #[must_use]
    pub fn styles(&self) -> &[Evaluator] {
        &self.styles
    }

    /// The most trusted style.
    #[must_use]
    pub fn trusted(&self) -> &Evaluator {
        self.styles.first().unwrap_or(&self.judge)
    }
}
