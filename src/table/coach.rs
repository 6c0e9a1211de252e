//! What a coach sees: decisions that cost something beyond doubt, in a part of a game.

use super::OpenGame;
use crate::engine::{NodeId, Progress, SideNo, Strategy, Viewer, view_for};
use crate::players::{Decided, SURELY, look_back};
use crate::present::system::{Done, System};
use crate::words::{self, tr};
use std::sync::Arc;

/// A decision that cost its side something: what was done and what would have been
/// better were played out with the same fresh dice, and differed beyond doubt.
#[derive(Clone, PartialEq, Debug)]
pub struct CostlyDecision {
    /// The position it was made in.
    pub node: NodeId,
    /// The position it led to.
    pub to: NodeId,
    /// Whose it was.
    pub side: SideNo,
    /// When, in words.
    pub when: String,
    /// What it cost, in points, and the standard error of that.
    pub cost: (f64, f64),
    /// What was done.
    pub played: String,
    /// What would have been better.
    pub better: String,
    /// The same as actions in notation.
    pub plan: Vec<String>,
    /// What it is about: what could be practised.
    pub theme: String,
}

impl CostlyDecision {
    /// Whether it is told though the cost is uncertain: each kind of players alone is sure of
    /// one, and they are far apart about how much.
    #[must_use]
    pub fn is_told_apart(&self) -> bool {
        let (cost, error) = self.cost;
        cost < SURELY * error
    }
}

/// The look at some decisions, on another thread. `None` if it was stopped.
pub type CoachLook = Box<dyn FnOnce(&Progress) -> Option<Vec<CostlyDecision>> + Send>;

/// Decisions to be looked at.
pub struct CoachJob {
    /// Whether anybody could have done otherwise.
    pub chosen: bool,
    /// The look at them.
    pub look: CoachLook,
}

/// Actions that sides who are looked at did one after the other, each with the positions
/// it lies between.
type Run<S> = (Vec<[NodeId; 2]>, Vec<Done<S>>);

impl<S: System> OpenGame<S> {
    /// See [`Table::coach`](super::Table::coach).
    pub(super) fn coaching(&self, since: NodeId, sides: [bool; 2], seed: u64) -> Option<CoachJob> {
        if !self.open() {
            return None;
        }
        let rules = self.rules().clone();
        let mut runs: Vec<(Run<S>, S::State)> = Vec::new();
        let (mut open, mut chosen) = (false, false);
        let path = self.tree.path(self.tree.cursor());
        let from = path.iter().position(|id| *id == since).map_or(0, |n| n + 1);
        for &id in &path[from..] {
            let node = self.tree.node(id)?;
            let before = *self.tree.state_at(node.parent);
            let side = rules.to_act(&before);
            if !side.is_some_and(|side| sides[side.index()]) {
                open = false;
                continue;
            }
            let done = Done {
                before,
                action: node.entry.action,
                dice: node.entry.dice.clone(),
            };
            chosen |= rules.forced(&done.before).is_none();
            let after = *self.tree.state_at(id);
            match runs.last_mut() {
                Some(((nodes, run), end)) if open => {
                    nodes.push([node.parent, id]);
                    run.push(done);
                    *end = after;
                }
                _ => runs.push(((vec![[node.parent, id]], vec![done]), after)),
            }
            open = true;
        }
        let (players, strategy) = (rules.players(), rules.strategy());
        if players.is_none() && strategy.is_none() || runs.is_empty() {
            return None;
        }
        let speaks = words::spoken();
        let look = Box::new(move |control: &Progress| {
            let mut found = Vec::new();
            for ((nodes, run), end) in &runs {
                let costly = match (&players, &strategy) {
                    (Some(players), _) => {
                        words::speaking(speaks, || players.costly(run, seed, control))?
                    }
                    (None, Some(strategy)) => {
                        let strategy: &dyn Strategy<S> = Arc::as_ref(strategy);
                        let game = (run.as_slice(), end);
                        let seen = look_back(&rules, strategy, game, seed, 1, control)?;
                        let mistakes = seen.decided.iter().filter(|one| one.mistake);
                        words::speaking(speaks, || {
                            mistakes.map(|one| costly(&rules, run, one)).collect()
                        })
                    }
                    (None, None) => return None,
                };
                for one in costly {
                    let last = one.ply + one.made_of.max(1) - 1;
                    let (Some(&[node, _]), Some(&[_, to]), Some(done)) =
                        (nodes.get(one.ply), nodes.get(last), run.get(one.ply))
                    else {
                        continue;
                    };
                    let Some(side) = rules.to_act(&done.before) else {
                        continue;
                    };
                    let written = one.plan.iter().map(|&action| rules.notation(action));
                    found.push(CostlyDecision {
                        node,
                        to,
                        side,
                        when: words::speaking(speaks, || super::look_back::when(&rules, done)),
                        cost: one.cost,
                        played: one.played,
                        better: one.better,
                        plan: written.collect(),
                        theme: one.theme,
                    });
                }
            }
            found.sort_by(|a, b| b.cost.0.total_cmp(&a.cost.0));
            Some(found)
        });
        Some(CoachJob { chosen, look })
    }
}

/// A mistake as it is told, by what both plans are called.
fn costly<S: System>(
    rules: &S,
    run: &[Done<S>],
    one: &Decided<S::Action>,
) -> crate::present::system::Costly<S::Action> {
    let told = |plan: &[S::Action]| match run.get(one.ply) {
        Some(done) => {
            let seen = view_for(rules, &done.before, Viewer::All);
            rules.idea(&seen, plan).label
        }
        None => String::new(),
    };
    let phase = run.get(one.ply).map(|done| {
        let [_, _, phase] = rules.time(rules.clock(&done.before));
        phase
    });
    let phase = phase.filter(|phase| !phase.is_empty());
    crate::present::system::Costly {
        ply: one.ply,
        made_of: one.done.len(),
        cost: one.cost,
        played: told(&one.done),
        better: told(&one.better),
        plan: one.better.clone(),
        theme: phase.unwrap_or_else(|| tr!("coach-theme-other")),
    }
}
