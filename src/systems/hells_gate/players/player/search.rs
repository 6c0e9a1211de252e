//! How the ways that come to mind are made better, and when sight is trusted.

use super::Player;
use super::mend::Matter;
use crate::engine::Rng;
use crate::systems::hells_gate::players::movement::Orders;
use crate::systems::hells_gate::players::search::{Effort, Way};
use crate::systems::hells_gate::{Action, Side, Stage, State};

/// What is best at sight is left for what is better by so many standard errors
/// of the difference: the best of many estimates is often only the luckiest.
const DOUBT: f64 = 1.0;

/// So many attacks that cost nothing are looked at once more before none is made,
/// so often.
const FREE: usize = 4;
const FREE_GAMES: u32 = 36;

impl Player {
    /// Plans that differ from one in what a unit or a stack does, the most promising first.
    pub(super) fn changes(
        &self,
        orders: &Orders<'_>,
        (state, plan): (&State, &[Action]),
        most: usize,
    ) -> Vec<Vec<Action>> {
        match self.opening(state) {
            true => self
                .staff
                .trusted(state.player)
                .single_changes(state, plan, most),
            false => orders.neighbours(&orders.after(plan), most),
        }
    }

    /// A movement plan made better change by change, for as long as that works.
    pub(super) fn improved(
        &self,
        matter: Matter<'_>,
        mut ways: Vec<Way>,
        luck: &mut Rng,
    ) -> Vec<Way> {
        let Matter {
            state,
            side,
            depth,
            effort,
        } = matter;
        let orders = Orders::new(self.staff.trusted(side), state);
        for _ in 0..depth.rounds {
            let Some(best) = ways.first() else { break };
            let (actions, style) = (best.actions.clone(), best.style);
            let plans = self.changes(&orders, (state, &actions), depth.changes);
            let mut next = vec![Way::new(actions.clone(), style)];
            next.extend(plans.into_iter().map(|plan| Way::new(plan, style)));
            let mut next = self.staff.best_way(state, side, next, effort, luck.bits());
            let unchanged = next.first().is_none_or(|way| way.actions == actions);
            if effort.control.stopped() || unchanged {
                break;
            }
            next.truncate(1);
            next.append(&mut ways);
            ways = next;
        }
        ways
    }

    /// Where nothing more is to be attacked, but an attack costs nothing: it is
    /// made unless games with fresh dice show that it does harm.
    pub(super) fn for_free(
        &self,
        state: &State,
        side: Side,
        mut ways: Vec<Way>,
        effort: Effort<'_>,
        luck: &mut Rng,
    ) -> Vec<Way> {
        let costs_nothing = |way: &&Way| {
            let last = way.actions.last();
            matches!(last, Some(Action::Resolve { flip: None }))
        };
        if state.stage != Stage::Combat || !ways.first().is_some_and(idle) {
            return ways;
        }
        let mut few: Vec<Way> = ways
            .iter()
            .filter(costs_nothing)
            .take(FREE)
            .cloned()
            .collect();
        few.insert(0, ways[0].clone());
        few = few
            .into_iter()
            .map(|way| Way::new(way.actions, way.style))
            .collect();
        let seed = luck.bits();
        self.staff
            .play_out(state, side, &mut few, FREE_GAMES, effort, seed);
        let nothing = few.remove(0);
        let best = few
            .into_iter()
            .filter(|way| !way.comes_to_the_same(&nothing))
            .max_by(|a, b| a.worth(side).total_cmp(&b.worth(side)));
        if let Some(best) = best
            && best.worth_over(&nothing, side).0 >= 0.0
        {
            ways.retain(|way| way.actions != best.actions);
            ways.insert(0, best);
        }
        ways
    }
}

/// Whether nothing is done but ending the phase.
pub(super) fn idle(way: &Way) -> bool {
    way.actions[..] == [Action::EndPhase]
}

/// Puts what is best at sight before what is no better beyond doubt. To do
/// nothing is not protected by it.
pub(super) fn doubt(ways: &mut [Way], at_sight: &[Action], side: Side) {
    if at_sight == [Action::EndPhase] {
        return;
    }
    if let Some(place @ 1..) = ways.iter().position(|way| way.actions == at_sight) {
        let (gain, error) = ways[0].worth_over(&ways[place], side);
        if gain < DOUBT * error {
            ways[..=place].rotate_right(1);
        }
    }
}
