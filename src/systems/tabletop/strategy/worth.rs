//! What a position is worth.

use super::{Tactics, sign};
use crate::engine::SideNo;
use crate::hex::Id as _;
use crate::systems::tabletop::state::{Stage, State};
use crate::systems::tabletop::{supply, victory};

impl Tactics {
    /// The margin that is to be expected at the end.
    pub(super) fn worth(&self, state: &State) -> f64 {
        let setup = self.setup();
        let scores = victory::score(setup, state);
        let mut worth = 0.0;
        for side in SideNo::BOTH {
            let score = scores[side];
            let own = f64::from(score.total() - score.counts[1] * score.bases);
            worth += sign(side) * (own + self.prospects(state, side));
        }
        worth
    }

    /// What a side may still expect.
    fn prospects(&self, state: &State, side: SideNo) -> f64 {
        let setup = self.setup();
        let units = setup.units_of(side) & state.on_table();
        let mut prospects = self.bases_to_be(state, side);
        prospects += self.use_of_a_point(state) * f64::from(state.strength_of(units));
        if state.stage == Stage::Over {
            return prospects;
        }
        // Whoever attacks next finds the others where they are.
        let attacks = state.active == side && state.stage <= Stage::Retreat;
        let turns = self.turns_to_come(state, side);
        let next = attacks || state.active != side;
        let habits = self.habits(state);
        let weight = match (attacks, next, turns) {
            (true, ..) => 1.0,
            (_, _, 0) => 0.0,
            (_, true, _) => habits.next_attacks,
            _ => habits.later_attacks,
        };
        if weight > 0.0 {
            prospects += weight * self.front(state, side).total();
        }
        if turns > 0 {
            let cut = supply::isolated(setup, state, side);
            prospects -= habits.cut_off * f64::from(state.strength_of(cut));
        }
        prospects
    }

    /// The points for enemy bases that a side may expect at the end.
    fn bases_to_be(&self, state: &State, side: SideNo) -> f64 {
        let setup = self.setup();
        let last = setup.parts().turns;
        let left = last.saturating_sub(state.turn);
        let foe = side.other();
        let held = setup.bases(foe) & state.occupied(side);
        let habits = self.habits(state);
        let keeps = match (left, state.stage) {
            (_, Stage::Over) => 1.0,
            (0, _) => 0.95,
            (left, _) => habits.base_kept / (1.0 + habits.base_kept_fades * f64::from(left)),
        };
        let mut points = f64::from(setup.numbers().points_per_base) * keeps * held.len() as f64;
        // Who is near a base that nobody stands in may yet get there.
        let turns = self.turns_to_come(state, side);
        let moves = turns + u8::from(state.active == side && state.stage != Stage::Over);
        if moves > 0 {
            let open = setup.bases(foe) - state.occupied(foe) - held;
            for base in open {
                let near = self.nearest(state, side, base);
                let steps = f64::from(near) / f64::from(moves);
                let soon = 1.0 / (1.0 + 0.5 * f64::from(moves - 1));
                if steps <= 1.0 {
                    points += habits.base_at_once * soon;
                } else if steps <= 2.0 {
                    points += habits.base_soon * soon;
                }
            }
        }
        points
    }

    /// How many cells it is from a side's nearest units to a cell.
    pub(super) fn nearest(&self, state: &State, side: SideNo, to: crate::space::CellId) -> u8 {
        let setup = self.setup();
        let (own, foes) = (state.occupied(side), state.occupied(side.other()));
        let (mut layer, mut reached) = (crate::space::CellSet::of(to), foes.with(to));
        for steps in 0..4 {
            if layer.intersects(own) {
                return steps;
            }
            layer = (setup.cells().around_all(layer) & setup.passable()) - reached;
            reached |= layer;
        }
        debug_assert!(to.index() < setup.cells().len());
        9
    }
}
