//! What a computer player knows: one estimate to judge by, and several styles
//! of play to choose from.

use super::evaluator::Evaluator;
use super::missed::is_measured;
use super::weights::Weights;
use crate::engine::Level;
use crate::systems::hells_gate::{BySide, HellsGate, Side};
use std::sync::{Arc, OnceLock};

/// The estimates of one scenario.
#[derive(Clone, Debug)]
pub struct Evaluators {
    judge: Evaluator,
    styles: Vec<Evaluator>,
    /// The style that each side has come to by practice, trusted more than all others.
    practised: Option<BySide<Evaluator>>,
    /// What the Marshal knows beyond these, once it was asked for; of estimates that came
    /// with the program only.
    master: Option<OnceLock<Arc<Evaluators>>>,
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
        let mut all = Self::with(rules, judge, styles);
        all.master = Some(OnceLock::new());
        all
    }

    /// What the Marshal knows: a style for each side that many thousand games against
    /// itself have made, and an estimate fitted to games that are played so.
    fn practised(&self) -> Option<Self> {
        let rules = self.rules();
        let read = |text| Weights::read(text).ok();
        let styles = BySide {
            soviet: read(include_str!("../../../../assets/ai/practised_soviet.json"))?,
            german: read(include_str!("../../../../assets/ai/practised_german.json"))?,
        };
        let judge = read(include_str!("../../../../assets/ai/practised_judge.json"))?;
        let others = self.styles.iter().map(|style| style.weights().clone());
        let all = Self::with(rules, judge, others.collect());
        Some(all.with_practice(styles))
    }

    /// The same, each side with a style of its own that is trusted most.
    #[must_use]
    pub fn with_practice(mut self, styles: BySide<Weights>) -> Self {
        let evaluator = |side| Evaluator::with(self.rules().clone(), styles[side].clone());
        self.practised = Some(BySide::from_fn(evaluator));
        self
    }

    /// What players of a level know.
    #[must_use]
    pub fn of(self: &Arc<Self>, level: Level) -> Arc<Self> {
        let (Level::Marshal, Some(master)) = (level, &self.master) else {
            return Arc::clone(self);
        };
        let learned = || self.practised().map_or_else(|| Arc::clone(self), Arc::new);
        Arc::clone(master.get_or_init(learned))
    }

    /// Others to play games out, who do not play alike: the Marshal's for everybody else,
    /// and for him those who have not practised.
    pub(super) fn other_players(self: &Arc<Self>) -> Arc<Self> {
        match self.is_practised() {
            false => self.of(Level::Marshal),
            true => Arc::new(Self {
                practised: None,
                ..Self::clone(self)
            }),
        }
    }

    /// Whether each side has a style of its own.
    pub(super) const fn is_practised(&self) -> bool {
        self.practised.is_some()
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
            practised: None,
            master: None,
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

    /// The styles of play of a side, the most trusted first.
    pub fn styles(&self, side: Side) -> impl Iterator<Item = &Evaluator> {
        let practised = self.practised.as_ref().map(|styles| &styles[side]);
        practised.into_iter().chain(&self.styles)
    }

    /// One of them, by its number among them.
    pub(super) fn style(&self, side: Side, number: usize) -> &Evaluator {
        let style = self.styles(side).nth(number);
        style.unwrap_or_else(|| self.trusted(side))
    }

    /// The most trusted style of a side.
    #[must_use]
    pub fn trusted(&self, side: Side) -> &Evaluator {
        self.styles(side).next().unwrap_or(&self.judge)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::systems::hells_gate::codec::scenario::korsun_1944;

    /// What practice has made comes with the program and can be read; nobody else plays by
    /// it, and whoever judges by weights of their own keeps to them.
    #[test]
    fn the_marshal_alone_knows_what_practice_has_taught() {
        let rules = HellsGate::new(korsun_1944().unwrap().setup);
        let shipped = Arc::new(Evaluators::new(&rules));
        for level in Level::ALL {
            let knows = shipped.of(level);
            assert_eq!(knows.is_practised(), level == Level::Marshal, "{level:?}");
            let same = Arc::ptr_eq(&knows, &shipped);
            assert_eq!(same, level != Level::Marshal, "{level:?}");
        }
        let master = shipped.of(Level::Marshal);
        assert!(Arc::ptr_eq(&master, &shipped.of(Level::Marshal)), "once");
        let [soviet, german] = Side::ALL.map(|side| master.trusted(side).weights());
        assert!(soviet != german && master.judge().weights() != shipped.judge().weights());
        for weights in [soviet, german, master.judge().weights()] {
            assert!(weights.games >= 10_000, "{}", weights.games);
        }
        let [others, same] = [&shipped, &master].map(Evaluators::other_players);
        assert!(Arc::ptr_eq(&others, &master) && !same.is_practised());
        let [this, that] = [&shipped, &same].map(|it| it.trusted(Side::German).weights());
        assert_eq!(this, that);
        let by_hand = Weights::by_hand(rules.parameters.turns);
        let own = Arc::new(Evaluators::with(&rules, by_hand.clone(), vec![by_hand]));
        assert!(Arc::ptr_eq(&own, &own.of(Level::Marshal)));
    }
}
