//! How whoever takes time mends a plan, and makes sure of what was chosen.
//!
//! Many changes are looked at with few games, the best of them with more; those that
//! are left, and two or three of them together, are held against the plan as it is with
//! dice that none of them was chosen by. So the luckiest of many is not taken for the
//! best.

use super::Player;
use super::search::doubt;
use crate::engine::Rng;
use crate::systems::hells_gate::players::level::{Depth, Thorough};
use crate::systems::hells_gate::players::movement::Orders;
use crate::systems::hells_gate::players::search::{Effort, Way};
use crate::systems::hells_gate::{Action, Side, State};

/// How often each change is played out at first: every face of the die once.
const LOOK: u32 = 6;

/// A change is made that is better by so many standard errors, met by fresh dice.
const SURE: f64 = 0.5;

/// So many rounds in a row without a better plan, each with other changes, are the end.
const IN_VAIN: usize = 2;

/// A decision of one side, and who thinks about it how hard.
#[derive(Clone, Copy)]
pub(super) struct Matter<'a> {
    pub state: &'a State,
    pub side: Side,
    pub depth: Depth,
    pub effort: Effort<'a>,
}

impl Player {
    /// The ways with a movement plan before them that was mended for as long as it got
    /// better.
    pub(super) fn mended(
        &self,
        matter: Matter<'_>,
        thorough: Thorough,
        mut ways: Vec<Way>,
        luck: &mut Rng,
    ) -> Vec<Way> {
        let Some(start) = ways.first().map(Way::afresh) else {
            return ways;
        };
        let end = self.mended_one(matter, thorough, start, luck);
        ways.retain(|way| way.actions != end.actions);
        ways.insert(0, end);
        ways
    }

    fn mended_one(
        &self,
        matter: Matter<'_>,
        thorough: Thorough,
        mut best: Way,
        luck: &mut Rng,
    ) -> Way {
        let Matter {
            state,
            side,
            depth,
            effort,
        } = matter;
        let orders = Orders::new(self.staff.trusted(side), state);
        let opening = self.opening(state);
        let mut in_vain = 0;
        for _ in 0..depth.rounds {
            if in_vain == IN_VAIN || effort.control.stopped() {
                break;
            }
            let (actions, style) = (best.actions.clone(), best.style);
            let most = depth.changes * (in_vain + 1);
            let plans = self.changes(&orders, (state, &actions), most);
            let changes = plans.into_iter().skip(depth.changes * in_vain);
            let mut ways = vec![best.afresh()];
            ways.extend(changes.map(|plan| Way::new(plan, style)));
            in_vain += 1;
            if ways.len() < 2 {
                break;
            }
            let seed = luck.bits();
            effort.control.begin(LOOK * ways.len() as u32);
            self.staff
                .play_out(state, side, &mut ways, LOOK, effort, seed);
            let mut left = keep(ways, thorough.kept, side);
            self.staff
                .play_out(state, side, &mut left, thorough.again, effort, seed);
            let few = keep(left, thorough.last, side);
            let mut last: Vec<Way> = few.iter().map(Way::afresh).collect();
            if !opening {
                let together = combined(&orders, &few);
                last.extend(together.into_iter().map(|plan| Way::new(plan, style)));
            }
            let seed = luck.bits();
            effort.control.begin(thorough.proof * last.len() as u32);
            self.staff
                .play_out(state, side, &mut last, thorough.proof, effort, seed);
            let as_it_is = last.remove(0);
            let better = last
                .into_iter()
                .max_by(|a, b| a.worth(side).total_cmp(&b.worth(side)));
            let Some(better) = better else { break };
            let (gain, error) = better.worth_over(&as_it_is, side);
            if gain > SURE * error && gain > 0.0 {
                best = better;
                in_vain = 0;
            }
        }
        best.afresh()
    }

    /// The first few ways once more with fresh dice, and what is best at sight: the
    /// best of them comes first.
    pub(super) fn made_sure(
        &self,
        matter: Matter<'_>,
        thorough: Thorough,
        ways: Vec<Way>,
        at_sight: &[Action],
        luck: &mut Rng,
    ) -> Vec<Way> {
        let Matter { state, side, .. } = matter;
        let (few, mut rest): (Vec<_>, Vec<_>) = ways
            .into_iter()
            .enumerate()
            .partition(|(n, way)| *n <= thorough.last || way.actions == at_sight);
        let mut few: Vec<Way> = few.iter().map(|(_, way)| way.afresh()).collect();
        if few.len() > 1 {
            let (games, seed) = (thorough.proof * 2, luck.bits());
            matter.effort.control.begin(games * few.len() as u32);
            self.staff
                .play_out(state, side, &mut few, games, matter.effort, seed);
            few.sort_by(|a, b| b.worth(side).total_cmp(&a.worth(side)));
            doubt(&mut few, at_sight, side);
        }
        few.extend(rest.drain(..).map(|(_, way)| way));
        few
    }
}

/// The first way, and so many of the others: the best.
fn keep(mut ways: Vec<Way>, most: usize, side: Side) -> Vec<Way> {
    ways[1..].sort_by(|a, b| b.worth(side).total_cmp(&a.worth(side)));
    ways.truncate(1 + most);
    ways
}

/// Plans in which two or all of the changes to the first are made at once, where
/// nobody is to do two things.
fn combined(orders: &Orders<'_>, ways: &[Way]) -> Vec<Vec<Action>> {
    let [base, changes @ ..] = ways else {
        return Vec::new();
    };
    let base = orders.after(&base.actions);
    let states: Vec<State> = changes.iter().map(|w| orders.after(&w.actions)).collect();
    let mut plans: Vec<Vec<Action>> = Vec::new();
    for (n, one) in states.iter().enumerate() {
        let mut all = *one;
        for other in &states[n + 1..] {
            if let Some(both) = orders.joined(&base, one, other) {
                plans.push(orders.plan(&both));
            }
            if let Some(more) = orders.joined(&base, &all, other) {
                all = more;
            }
        }
        plans.push(orders.plan(&all));
    }
    let mut known: Vec<Vec<Action>> = ways.iter().map(|way| way.actions.clone()).collect();
    plans.retain(|plan| {
        let new = !known.contains(plan);
        known.push(plan.clone());
        new
    });
    plans
}
