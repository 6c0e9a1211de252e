//! What a row of actions decides: without what was taken back in it, and whether it is
//! done for good.

use super::OpenGame;
use super::play::read_action;
use crate::engine::{NodeId, Rules, after, decides};
use crate::present::system::System;

/// The plan without what was taken back in it, and what took it back: an attack is told by
/// those who make it, not by those who were once to join.
pub(super) fn without_retractions<R: Rules>(
    rules: &R,
    state: &R::State,
    mut plan: Vec<R::Action>,
) -> Vec<R::Action> {
    let mut at = 0;
    while let Some(&action) = plan.get(at) {
        at += 1;
        if !rules.takes_back(action) {
            continue;
        }
        let Some(then) = after(rules, state, &plan[..at]) else {
            continue;
        };
        let same = |plan: &[R::Action]| {
            after(rules, state, plan).is_some_and(|now| rules.hash(&now) == rules.hash(&then))
        };
        let shorter = (0..at - 1).rev().find_map(|taken| {
            let mut without = plan[..at - 1].to_vec();
            without.remove(taken);
            same(&without).then_some(without)
        });
        if let Some(shorter) = shorter {
            let rest = plan.split_off(at);
            at = shorter.len();
            plan = shorter;
            plan.extend(rest);
        }
    }
    plan
}

impl<S: System> OpenGame<S> {
    /// Actions in notation, read by the rules; `None` if one of them is not one.
    pub(super) fn plan_read(&self, plan: &[String]) -> Option<Vec<S::Action>> {
        let read = |text: &String| Some(read_action(self.rules(), text).ok()?.action);
        plan.iter().map(read).collect()
    }

    /// See [`Table::decides`](super::Table::decides).
    pub(super) fn plan_decides(&self, at: NodeId, plan: &[String]) -> Option<bool> {
        let rules = self.rules();
        let plan = self.plan_read(plan)?;
        decides(rules, self.tree.state_at(at), &plan)
    }
}
