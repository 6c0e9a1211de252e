//! What differs between two positions: units, points, the moment.

use super::{OpenGame, Table};
use crate::engine::{NodeId, SideNo};
use crate::present::system::{System, UnitLine, Whereabouts};
use crate::words::tr;
use std::collections::BTreeMap;

/// One thing that differs between two positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// In words, the first position before the second.
    pub told: String,
    /// Whose it is, if it is somebody's.
    pub side: Option<SideNo>,
    /// The unit it is about, as written actions call it.
    pub unit: Option<String>,
    /// Where that is in the first position and in the second.
    pub places: [Option<String>; 2],
}

impl<S: System> OpenGame<S> {
    /// What differs between two positions; `None` if one of them may not be looked at.
    pub(super) fn compared(&self, nodes: [NodeId; 2]) -> Option<Vec<Difference>> {
        let [one, other] = nodes.map(|at| self.clock(at).map(|_| at));
        let nodes = [one?, other?];
        let mut found = Vec::new();
        let times = nodes.map(|at| self.moment(at));
        if times[0] != times[1] {
            found.push(Difference::plain(changed(&times[0], &times[1]), None));
        }
        let scores = nodes.map(|at| self.score_at(at));
        for side in SideNo::BOTH {
            let sums = [0, 1].map(|n: usize| {
                let own = scores[n].iter().filter(|row| row.side == side);
                own.map(|row| row.points).sum::<i32>()
            });
            if sums[0] != sums[1] {
                let name = self.rules().about().sides[side.index()].name.clone();
                let told = tr!("differs-points", side = name, from = sums[0], to = sums[1]);
                found.push(Difference::plain(told, Some(side)));
            }
        }
        found.extend(self.units_compared(nodes));
        let hashes = nodes.map(|at| self.rules().hash(self.seen(at).state()));
        if found.is_empty() && hashes[0] != hashes[1] {
            found.push(Difference::plain(tr!("differs-otherwise"), None));
        }
        Some(found)
    }

    fn units_compared(&self, nodes: [NodeId; 2]) -> Vec<Difference> {
        let [one, other] = nodes.map(|at| self.order_of_battle(at));
        let now: BTreeMap<&str, &UnitLine> = other
            .iter()
            .map(|unit| (unit.code.as_str(), unit))
            .collect();
        let differ = one.iter().filter_map(|before| {
            let after = now.get(before.code.as_str())?;
            let parts = parts(before, after);
            (!parts.is_empty()).then(|| Difference {
                told: tr!(
                    "differs-unit",
                    unit = before.name.as_str(),
                    what = parts.join("; ")
                ),
                side: Some(before.side),
                unit: Some(before.code.clone()),
                places: [place(before), place(after)],
            })
        });
        differ.collect()
    }
}

impl Difference {
    fn plain(told: String, side: Option<SideNo>) -> Self {
        Self {
            told,
            side,
            unit: None,
            places: [None, None],
        }
    }
}

fn changed(from: &str, to: &str) -> String {
    tr!("differs-change", from = from, to = to)
}

fn place(unit: &UnitLine) -> Option<String> {
    match &unit.stands {
        Whereabouts::On(at) => Some(at.clone()),
        Whereabouts::Comes { .. } | Whereabouts::Gone(_) => None,
    }
}

fn stands(unit: &UnitLine) -> String {
    match &unit.stands {
        Whereabouts::On(at) => at.clone(),
        Whereabouts::Comes { turn, at } => {
            tr!("order-comes", turn = *turn, place = at.as_str())
        }
        Whereabouts::Gone(how) => how.clone(),
    }
}

/// What is another with a unit.
fn parts(before: &UnitLine, after: &UnitLine) -> Vec<String> {
    let mut parts = Vec::new();
    if before.stands != after.stands {
        parts.push(changed(&stands(before), &stands(after)));
    }
    // Gone is gone: how strong it would be says nothing.
    if matches!(before.stands, Whereabouts::Gone(_)) || matches!(after.stands, Whereabouts::Gone(_))
    {
        return parts;
    }
    // What was not known then did not change.
    let known = before.is_known() && after.is_known();
    let strength = [before, after].map(|unit| unit.strength[0]);
    if known && strength[0] != strength[1] {
        parts.push(tr!(
            "differs-strength",
            from = strength[0],
            to = strength[1]
        ));
    }
    let steps = [before, after].map(|unit| unit.steps.map(|steps| steps[0]));
    if let [Some(from), Some(to)] = steps
        && known
        && from != to
    {
        parts.push(tr!("differs-steps", from = from, to = to));
    }
    match (before.supplied, after.supplied) {
        (Some(true), Some(false)) => parts.push(tr!("order-unsupplied")),
        (Some(false), Some(true)) => parts.push(tr!("order-supplied")),
        _ => {}
    }
    parts
}
