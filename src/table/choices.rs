//! What a class could vote on where somebody decides: whole choices, and not the steps that
//! one is put together from.

use super::{MOST_OPTIONS, OpenGame};
use crate::engine::{NodeId, Rules, SideNo, Viewer, view_for};
use crate::present::system::System;

/// So many plans are offered where a choice is put together from steps: more than that
/// nobody weighs against each other.
const PLANS: usize = 8;

/// One of the whole choices of a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WholeChoice {
    /// What it is, in a few words.
    pub label: String,
    /// What it does, in notation: up to a throw, or until another decides.
    pub plan: Vec<String>,
}

/// Whether an action ends a decision: dice fall, another decides, or another part of the
/// game begins. All else is a step of a choice.
fn ends_decision<R: Rules>(rules: &R, state: &R::State, action: R::Action) -> bool {
    if rules.rolls_dice(state, action) {
        return true;
    }
    let mut now = *state;
    rules.step(&mut now, action, &[]);
    let part = |state: &R::State| (rules.to_act(state), rules.clock(state));
    part(&now) != part(state)
}

impl<S: System> OpenGame<S> {
    /// See [`Table::choices`](super::Table::choices).
    pub(super) fn whole_choices(&self, at: NodeId) -> Vec<WholeChoice> {
        if !self.may_look(at) || !self.tree.has(at) {
            return Vec::new();
        }
        let rules = self.rules();
        let seen = self.seen(at);
        let Some(side) = rules.to_act(seen.state()) else {
            return Vec::new();
        };
        let here = at == self.tree.cursor() && self.may_act().is_ok();
        if !self.open() && !here {
            return Vec::new();
        }
        let state = seen.state();
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        legal.retain(|&action| !rules.takes_back(action));
        let ends = |&action: &S::Action| ends_decision(rules, state, action);
        let plans = match legal.len() <= MOST_OPTIONS && legal.iter().all(ends) {
            true => Vec::new(),
            false => self.whole_plans(at, side, &legal),
        };
        if plans.len() > 1 {
            return plans;
        }
        let each = legal.into_iter().map(|action| WholeChoice {
            label: rules.label(&seen, action),
            plan: vec![rules.notation(action)],
        });
        each.collect()
    }

    /// The plans that whoever plays well would think of, the best at sight first; and what
    /// ends the decision at once.
    fn whole_plans(&self, at: NodeId, side: SideNo, legal: &[S::Action]) -> Vec<WholeChoice> {
        let rules = self.rules();
        let seen = self.seen(at);
        // A player is told what its side knows, even where everything is seen.
        let known = view_for(rules, seen.state(), Viewer::Side(side));
        let state = known.state();
        let mut plans = Vec::new();
        if let Some(players) = rules.players() {
            plans = players.ways(state);
        } else if let Some(strategy) = rules.strategy() {
            let mut first = Vec::new();
            strategy.plan(state, &mut || 0.0, &mut first);
            plans.push(first);
            strategy.plans(state, &mut plans);
        }
        let ends = |&action: &S::Action| {
            !rules.rolls_dice(state, action) && ends_decision(rules, state, action)
        };
        let at_once: Vec<Vec<S::Action>> = legal
            .iter()
            .copied()
            .filter(ends)
            .map(|it| vec![it])
            .collect();
        let mut found: Vec<(Vec<String>, WholeChoice)> = Vec::new();
        let room = PLANS.saturating_sub(at_once.len().min(PLANS / 2));
        for plan in plans.into_iter().chain(at_once.iter().cloned()) {
            let full = found.len() >= room && !at_once.contains(&plan);
            if full || found.len() >= PLANS || plan.is_empty() {
                continue;
            }
            let written: Vec<String> = plan.iter().map(|&it| rules.notation(it)).collect();
            let mut sorted = written.clone();
            sorted.sort();
            let label = rules.idea(&seen, &plan).label;
            // Nobody can vote for one of two that are called alike.
            let known = |(same, choice): &(Vec<String>, WholeChoice)| {
                *same == sorted || choice.label == label
            };
            let able = self.plan_decides(at, &written) == Some(true);
            if able && !label.is_empty() && !found.iter().any(known) {
                let plan = written;
                found.push((sorted, WholeChoice { label, plan }));
            }
        }
        found.into_iter().map(|(_, choice)| choice).collect()
    }
}
