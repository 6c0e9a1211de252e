//! A game looked back at: what was luck, and what its decisions cost.

use super::OpenGame;
use super::guessing::measured;
use super::task::{Found, Job, Review};
use crate::engine::{NodeId, SideNo, Strategy, cores};
use crate::players::{Decided, Hindsight, Measure, look_back};
use crate::present::system::{Done, LookedBack, Spoken, System};
use crate::words::{self, decimal, signed, tr};
use std::sync::Arc;

/// How many throws and mistakes are told.
const ROLLS: usize = 5;
const LAPSES: usize = 8;

/// A throw is told that did so many times as much as its standard error.
const TELLS: f64 = 2.0;

impl<S: System> OpenGame<S> {
    /// What was done so far is looked back at, where nothing is hidden and the system
    /// has players that can, or knows of playing well.
    pub(super) fn looking_back(&self, seed: u64) -> Option<Job> {
        if !self.open() {
            return None;
        }
        let path = self.tree.path(self.tree.cursor());
        let nodes = path.into_iter().filter_map(|id| self.tree.node(id));
        let (past, at): (Vec<Done<S>>, Vec<NodeId>) = nodes
            .map(|node| {
                let done = Done {
                    before: *self.tree.state_at(node.parent),
                    action: node.entry.action,
                    dice: node.entry.dice.clone(),
                };
                (done, node.parent)
            })
            .unzip();
        if past.is_empty() {
            return None;
        }
        let rules = self.rules().clone();
        let now = *self.tree.state();
        let (players, strategy) = (rules.players(), rules.strategy());
        if players.is_none() && strategy.is_none() {
            return None;
        }
        let speaks = words::spoken();
        Some(Box::new(move |control| {
            let seen = match (&players, &strategy) {
                (Some(players), _) => {
                    words::speaking(speaks, || players.look_back(&past, seed, control))?
                }
                (None, Some(strategy)) => {
                    let strategy: &dyn Strategy<S> = Arc::as_ref(strategy);
                    let game = (past.as_slice(), &now);
                    let found = look_back(&rules, strategy, game, seed, cores(), control)?;
                    words::speaking(speaks, || told(&rules, &past, &found))
                }
                (None, None) => return None,
            };
            let place = |spoken: Spoken| Some((at.get(spoken.ply).copied()?, spoken));
            Some(Found::Review(Review {
                luck: seen.luck,
                rolls: seen.rolls.into_iter().filter_map(place).collect(),
                judged: seen.judged,
                lapses: seen.lapses.into_iter().filter_map(place).collect(),
            }))
        }))
    }
}

fn told<S: System>(rules: &S, past: &[Done<S>], found: &Hindsight<S::Action>) -> LookedBack {
    let sides = rules.about().sides;
    let first = sides[0].name.as_str();
    let mut luck = vec![tr!(
        "back-sum",
        side = first,
        result = signed(found.result),
        expected = measured(found.expected),
        luck = signed(found.luck),
        decisions = signed(found.decisions[0].0 + found.decisions[1].0)
    )];
    luck.push(tr!("back-expected"));
    for (side, brought) in sides.iter().zip(found.decisions) {
        if side.decides && brought.1 > 0.0 {
            luck.push(tr!(
                "back-decisions",
                side = side.name.as_str(),
                points = measured(brought)
            ));
        }
    }
    let mistakes: Vec<_> = {
        let mut all: Vec<_> = found.decided.iter().filter(|one| one.mistake).collect();
        all.sort_by(|a, b| b.cost.0.total_cmp(&a.cost.0));
        all
    };
    let lapses = mistakes.iter().take(LAPSES);
    LookedBack {
        rolls: rolls(rules, past, found),
        judged: vec![
            tr!(
                "found-lapses",
                n = found.decided.len(),
                lapses = mistakes.len()
            ),
            tr!("back-trust"),
        ],
        lapses: lapses.filter_map(|one| lapse(rules, past, one)).collect(),
        luck,
    }
}

/// When something was done.
pub(super) fn when<S: System>(rules: &S, done: &Done<S>) -> String {
    let time = rules.time(rules.clock(&done.before));
    let parts = time.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(", ")
}

/// The throws that did most.
fn rolls<S: System>(rules: &S, past: &[Done<S>], found: &Hindsight<S::Action>) -> Vec<Spoken> {
    let rolled = found.decided.iter().filter_map(|one| one.rolled);
    let mut rolled: Vec<(usize, Measure)> = rolled
        .filter(|(_, (luck, error))| luck.abs() > TELLS * error)
        .collect();
    rolled.sort_by(|a, b| b.1.0.abs().total_cmp(&a.1.0.abs()));
    let spoken = rolled.into_iter().take(ROLLS).filter_map(|(ply, luck)| {
        let done = past.get(ply)?;
        let seen = seen(rules, done);
        let faces: Vec<String> = done.dice.iter().map(|d| d.pips().to_string()).collect();
        Some(Spoken {
            ply,
            of: SideNo::ahead(luck.0),
            text: tr!(
                "back-roll",
                when = when(rules, done),
                what = rules.label(&seen, done.action),
                dice = faces.join(" "),
                points = measured(luck)
            ),
            more: Vec::new(),
        })
    });
    spoken.collect()
}

fn seen<S: System>(rules: &S, done: &Done<S>) -> crate::engine::View<S::State> {
    crate::engine::view_for(rules, &done.before, crate::engine::Viewer::All)
}

fn lapse<S: System>(rules: &S, past: &[Done<S>], one: &Decided<S::Action>) -> Option<Spoken> {
    let done = past.get(one.ply)?;
    let sides = rules.about().sides;
    let side = match one.side {
        SideNo::A => &sides[0],
        SideNo::B => &sides[1],
    };
    let seen = seen(rules, done);
    let plan = |actions: &[S::Action]| rules.idea(&seen, actions).label;
    let (cost, error) = one.cost;
    Some(Spoken {
        ply: one.ply,
        of: one.side,
        text: tr!(
            "back-lapse",
            when = when(rules, done),
            side = side.name.as_str(),
            cost = decimal(cost, 1),
            error = decimal(error, 1)
        ),
        more: vec![
            tr!("found-played", plan = plan(&one.done)),
            tr!("found-better", plan = plan(&one.better)),
        ],
    })
}
