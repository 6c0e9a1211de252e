//! One attack, exactly.

use super::{Tactics, when};
use crate::engine::SideNo;
use crate::space::CellId;
use crate::systems::tabletop::ids::{UnitId, UnitSet};
use crate::systems::tabletop::numbers::FACES;
use crate::systems::tabletop::odds::{attack_factors, defenders, losses, modified_strength};
use crate::systems::tabletop::retreat::destinations;
use crate::systems::tabletop::state::State;

/// The most hits that are told apart.
const MOST: usize = 48;

/// How likely each number of hits is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hits {
    chances: [f64; MOST],
    /// One more than the most there can be.
    end: usize,
}

impl Hits {
    pub const NONE: Self = {
        let mut chances = [0.0; MOST];
        chances[0] = 1.0;
        Self { chances, end: 1 }
    };

    /// A unit with this modified strength more.
    pub fn add(&mut self, modified: u16) {
        let sure = usize::from(modified / FACES);
        let on = f64::from(modified % FACES) / f64::from(FACES);
        let end = (self.end + sure + usize::from(on > 0.0)).min(MOST);
        let before = self.chances;
        for (hits, place) in self.chances.iter_mut().enumerate().take(end) {
            let of = |hits: Option<usize>| hits.and_then(|h| before.get(h)).copied().unwrap_or(0.0);
            let same = of(hits.checked_sub(sure));
            let less = of(hits.checked_sub(sure + 1));
            *place = (1.0 - on) * same + on * less;
        }
        self.end = end;
    }

    fn each(&self) -> impl Iterator<Item = (usize, f64)> + '_ {
        self.chances.iter().copied().enumerate().take(self.end)
    }
}

/// A cell that may be attacked, and what each number of hits on it brings.
#[derive(Clone, Debug)]
pub(super) struct Target {
    pub cell: CellId,
    /// Per number of the attackers' hits, what a normal and an all-out attack
    /// bring.
    brings: [[f64; 2]; MOST],
    /// What going all-out costs.
    price: u16,
}

impl Tactics {
    /// What attacks on a cell of the other side bring `by`.
    pub(super) fn target(&self, state: &State, by: SideNo, cell: CellId) -> Target {
        let (setup, foe) = (self.setup(), by.other());
        let own = state.in_cell(cell, setup.units_of(foe));
        let fit = own - state.retreated;
        let mut defence = Hits::NONE;
        for &(_, modified) in defenders(setup, state, cell, foe).units() {
            defence.add(modified);
        }
        let point = self.worth_of_a_point(state);
        let whole = point * f64::from(state.strength_of(own));
        let strength = state.strength_of(fit);
        let crowded = fit.len() >= usize::from(setup.numbers().crowd);
        let saves = u16::from(setup.numbers().retreat_saves);
        let leaves = !destinations(setup, state, cell, foe).is_empty();
        // What it costs to give the cell up.
        let habits = self.habits(state);
        let cover = when(setup.covers(cell), habits.given_up_cover);
        let base = when(setup.bases(foe).contains(cell), habits.given_up_base);
        let ground = habits.given_up + cover;
        let ground = ground + base + habits.given_up_unit * fit.len() as f64;
        let suffers = |loss: u16| -> f64 {
            if loss == 0 {
                return 0.0;
            }
            if loss > strength {
                return whole + ground;
            }
            let stays = point * f64::from(loss);
            let goes = point * f64::from(loss.saturating_sub(saves)) + ground;
            match leaves {
                true => stays.min(goes),
                false => stays + if loss == strength { ground } else { 0.0 },
            }
        };
        let mut brings = [[0.0; 2]; MOST];
        for (hits, place) in brings.iter_mut().enumerate() {
            for (theirs, chance) in defence.each() {
                let difference = hits as i32 - theirs as i32;
                for (all_out, sum) in [false, true].into_iter().zip(place.iter_mut()) {
                    let [attacker, defender] =
                        losses(setup.options(), difference, all_out, crowded);
                    let gain = suffers(defender) - habits.blood * point * f64::from(attacker);
                    *sum += chance * gain;
                }
            }
        }
        let price = u16::from(setup.numbers().all_out_price);
        Target {
            cell,
            brings,
            price,
        }
    }

    /// A unit's modified strength in an attack on a cell.
    pub(super) fn attack_strength(&self, state: &State, unit: UnitId, target: CellId) -> u16 {
        let setup = self.setup();
        let (Some(info), Some(from)) = (setup.unit(unit), state.cell_of(unit)) else {
            return 0;
        };
        let river = setup.river_between(from, target);
        let out = state.out_of_supply.contains(unit);
        let factors = attack_factors(info.branch, setup.covers(target), river, out);
        modified_strength(state.strength(unit), factors, setup.numbers())
    }
}

impl Target {
    /// What an attack with these hits brings: normal and all-out.
    fn both(&self, hits: &Hits) -> [f64; 2] {
        let mut sums = [0.0; 2];
        for ((_, chance), brings) in hits.each().zip(&self.brings) {
            sums[0] += chance * brings[0];
            sums[1] += chance * brings[1];
        }
        sums
    }

    /// The better of normal and all-out, and whether that is all-out. Who has
    /// less than the price cannot go all-out.
    pub fn gain(&self, hits: &Hits, points: u16) -> (f64, bool) {
        let [normal, all_out] = self.both(hits);
        match all_out > normal && points >= self.price {
            true => (all_out, true),
            false => (normal, false),
        }
    }

    /// The same of a set of units.
    pub fn gain_of(&self, tactics: &Tactics, state: &State, units: UnitSet) -> (f64, bool) {
        if units.is_empty() {
            return (0.0, false);
        }
        let mut hits = Hits::NONE;
        for unit in units {
            hits.add(tactics.attack_strength(state, unit, self.cell));
        }
        self.gain(&hits, state.strength_of(units))
    }
}
