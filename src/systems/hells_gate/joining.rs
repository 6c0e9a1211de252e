//! Which units may join an attack [7.1], as sets: what listing and sampling
//! look at. Why one may not is for [`Audit`](super::audit::Audit) to say.

use super::ids::{BySide, Side, UnitId, UnitMask};
use super::odds::opening_attacker;
use super::setup::Setup;
use super::state::State;
use crate::hex::{HexId, HexMask};

/// What attacking looks at, worked out once for all units.
pub(super) struct JoinView<'a> {
    setup: &'a Setup,
    state: &'a State,
    /// The units that may still attack, if a target is next to them.
    fit: UnitMask,
    /// The hexes that may be attacked now.
    open: HexMask,
}

impl<'a> JoinView<'a> {
    pub fn new(setup: &'a Setup, state: &'a State, occupied: &BySide<HexMask>) -> Self {
        let own = setup.units_of(state.player) & state.on_map();
        let mut fit = own - state.attacked - state.retreated;
        if setup.special.opening_turn == Some(state.turn) && state.player == Side::German {
            let may = |&unit: &UnitId| opening_attacker(setup, unit);
            fit = fit.iter().filter(may).collect();
        }
        let mut open = occupied[state.player.enemy()] - state.attacked_hexes;
        if let Some(attack) = state.attack {
            open = open & HexMask::of(attack.target);
            fit -= attack.units;
            let limit = usize::from(setup.parameters.attackers_per_hexside);
            for from in setup.grid.around(attack.target) & occupied[state.player] {
                let here = HexMask::of(from);
                if state.units_in(here, attack.units).len() >= limit {
                    fit -= state.units_in(here, fit);
                }
            }
        }
        Self {
            setup,
            state,
            fit,
            open,
        }
    }

    /// The units that may join, or begin, an attack.
    pub fn units(&self) -> UnitMask {
        let near = self.setup.grid.around_all(self.open);
        self.state.units_in(near, self.fit)
    }

    /// The hexes that one of the [`units`](Self::units) may attack.
    pub fn targets(&self, unit: UnitId) -> HexMask {
        let around = |from: HexId| self.setup.grid.around(from) & self.open;
        self.state.hex_of(unit).map_or(HexMask::EMPTY, around)
    }
}
