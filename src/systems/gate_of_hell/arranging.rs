//! Set-ups and minefields drawn by chance: whoever knows the program does not know
//! where they lie.

use super::action::Action;
use super::ids::{CONFEDERATE, Site};
use super::rules::GateOfHell;
use super::state::{Stage, State};
use crate::engine::Rules;

/// How often a marker is laid in a place, beside the other places: everybody has to
/// pass the entrance.
fn weight(rules: &GateOfHell, site: Site) -> usize {
    match rules.code(site) {
        "S7" => 12,
        "S8" | "FS" => 4,
        "S9" => 3,
        _ => 2,
    }
}

/// One of these, each as often as its weight says.
fn drawn<'a>(
    all: &'a [(Action, usize)],
    below: &mut dyn FnMut(usize) -> usize,
) -> Option<&'a Action> {
    let sum = all.iter().map(|(_, n)| n).sum();
    if sum == 0 {
        return None;
    }
    let mut left = below(sum);
    for (action, n) in all {
        if left < *n {
            return Some(action);
        }
        left -= n;
    }
    None
}

/// Ironclads, mines and dummies that are still to be placed, all of them; nothing where
/// nothing is.
pub(super) fn arrangement(
    rules: &GateOfHell,
    state: &State,
    below: &mut dyn FnMut(usize) -> usize,
) -> Vec<Action> {
    let mut plan = Vec::new();
    let lays = matches!(
        state.stage,
        Stage::SetUp | Stage::Torpedoes | Stage::Allocation(CONFEDERATE)
    );
    if !lays || state.lying.is_some() || state.due.is_some() {
        return plan;
    }
    let mut now = *state;
    let mut legal = Vec::new();
    loop {
        legal.clear();
        rules.legal(&now, &mut legal);
        let real = legal
            .iter()
            .any(|a| matches!(a, Action::Lay { points: 1.., .. }));
        let ships = legal.iter().any(|a| matches!(a, Action::Place { .. }));
        let choices: Vec<(Action, usize)> = legal
            .iter()
            .filter_map(|&action| match action {
                Action::Place { site, .. } if state.stage == Stage::SetUp => {
                    // With the guns of Fort Sumter they are one group [5.1.3].
                    let forts = rules.touching(site) & rules.lands();
                    let together = if site == rules.sumter() { 24 } else { 0 };
                    Some((action, 1 + forts.len() + together))
                }
                Action::Lay { site, points: n } if !ships => {
                    let often = match (n, real) {
                        // Real mines first, two points together before single ones.
                        (2, _) => 4,
                        (1, _) => 1,
                        (_, false) => 2,
                        _ => 0,
                    };
                    Some((action, weight(rules, site) * often))
                }
                _ => None,
            })
            .collect();
        let Some(&action) = drawn(&choices, below) else {
            return plan;
        };
        rules.step(&mut now, action, &[]);
        plan.push(action);
    }
}
