//! The end of a game, solved over every chance.

use super::{Playable, Thought, cut};
use crate::engine::{Outcome, Progress, SideNo};
use rustc_hash::FxHashMap;
use std::cmp::Ordering;

/// What a position comes to when both do their best: a win before all else, then
/// the margin.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Worth {
    /// The first side's chance, a draw being half of one.
    chance: f64,
    margin: f64,
}

impl Worth {
    const NOTHING: Self = Self {
        chance: 0.0,
        margin: 0.0,
    };

    fn of(outcome: Outcome) -> Self {
        Self {
            chance: outcome.share(),
            margin: f64::from(outcome.margin),
        }
    }

    fn add(&mut self, share: f64, other: Self) {
        self.chance += share * other.chance;
        self.margin += share * other.margin;
    }

    /// Which a side likes better.
    fn compare(&self, other: &Self, side: SideNo) -> Ordering {
        let near = (self.chance - other.chance).abs() < 1e-9;
        let order = match near {
            true => self.margin.total_cmp(&other.margin),
            false => self.chance.total_cmp(&other.chance),
        };
        match side {
            SideNo::A => order,
            SideNo::B => order.reverse(),
        }
    }
}

/// Looks at positions until so many are known.
pub(super) struct Exact<'a, R: Playable> {
    rules: &'a R,
    known: FxHashMap<R::State, Worth>,
    most: usize,
    control: &'a Progress,
}

impl<'a, R: Playable> Exact<'a, R> {
    pub fn new(rules: &'a R, most: u32, control: &'a Progress) -> Self {
        Self {
            rules,
            known: FxHashMap::default(),
            most: most as usize,
            control,
        }
    }

    /// Every plan with what it comes to, the best first, one of those that lead to
    /// the same; `None` if there are too many positions or it was stopped.
    pub fn solve(mut self, state: &R::State) -> Option<Vec<Thought<R::Action>>> {
        let side = self.rules.to_act(state)?;
        let mut plans: Vec<(Worth, Vec<R::Action>)> = Vec::new();
        let mut met: Vec<R::State> = Vec::new();
        for action in self.actions(state) {
            let worth = self.after(state, action)?;
            let mut plan = vec![action];
            let after = self.follow(state, &mut plan)?;
            if !met.contains(&after) {
                met.push(after);
                plans.push((worth, plan));
            }
        }
        plans.sort_by(|a, b| b.0.compare(&a.0, side));
        let best = plans.first().map_or(0.0, |(worth, _)| worth.margin);
        let told = plans.into_iter().map(|(worth, actions)| Thought {
            actions,
            margin: worth.margin,
            error: 0.0,
            behind: ((best - worth.margin).abs(), 0.0),
        });
        Some(told.collect())
    }

    fn actions(&self, state: &R::State) -> Vec<R::Action> {
        let mut legal = Vec::new();
        self.rules.legal(state, &mut legal);
        legal.retain(|&action| !self.rules.takes_back(action));
        legal
    }

    /// Goes on with what is best, up to a throw or a hand-over. The position
    /// before the throw, or after the last action.
    fn follow(&mut self, state: &R::State, plan: &mut Vec<R::Action>) -> Option<R::State> {
        let rules = self.rules;
        let side = rules.to_act(state)?;
        let mut now = *state;
        let mut next = plan.first().copied();
        plan.clear();
        while let Some(action) = next {
            plan.push(action);
            if rules.dice(&now, action) > 0 {
                break;
            }
            rules.step(&mut now, action, &[]);
            next = match rules.to_act(&now) == Some(side) {
                true => self.best(&now)?.map(|(action, _)| action),
                false => None,
            };
        }
        cut(rules, state, plan);
        Some(now)
    }

    /// The best action and what it comes to; `Some(None)` where there is none.
    fn best(&mut self, state: &R::State) -> Option<Option<(R::Action, Worth)>> {
        let Some(side) = self.rules.to_act(state) else {
            return Some(None);
        };
        let mut best: Option<(R::Action, Worth)> = None;
        for action in self.actions(state) {
            let worth = self.after(state, action)?;
            if best.is_none_or(|(_, known)| worth.compare(&known, side) == Ordering::Greater) {
                best = Some((action, worth));
            }
        }
        Some(best)
    }

    /// What an action comes to, in the mean over its dice.
    fn after(&mut self, state: &R::State, action: R::Action) -> Option<Worth> {
        let rules = self.rules;
        let mut ways = Vec::new();
        rules.chances(state, action, &mut |share, dice| {
            let mut after = *state;
            rules.step(&mut after, action, dice);
            ways.push((share, after));
        });
        let mut sum = Worth::NOTHING;
        for (share, after) in ways {
            sum.add(share, self.worth(&after)?);
        }
        Some(sum)
    }

    fn worth(&mut self, state: &R::State) -> Option<Worth> {
        if let Some(outcome) = self.rules.outcome(state) {
            return Some(Worth::of(outcome));
        }
        if let Some(&known) = self.known.get(state) {
            return Some(known);
        }
        if self.known.len() >= self.most || self.control.stopped() {
            return None;
        }
        let (_, worth) = self.best(state)??;
        self.known.insert(*state, worth);
        Some(worth)
    }
}
