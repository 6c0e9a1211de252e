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
    /// The hexes that may be attacked now.
    open: HexMask,
    /// The units that may join, or begin, an attack.
    pub units: UnitMask,
}

impl<'a> JoinView<'a> {
    pub fn new(setup: &'a Setup, state: &'a State, occupied: &BySide<HexMask>) -> Self {
        let own = setup.units_of(state.player) & state.on_map();
        let mut fit = own - state.attacked - state.retreated;
        if setup.special.opening_turn == Some(state.turn) && state.player == Side::German {
            let may = |&unit: &UnitId| opening_attacker(setup, unit);
            fit = fit.iter().filter(may).collect();
        }
        let open = occupied[state.player.enemy()] - state.attacked_hexes;
        let Some(attack) = state.attack else {
            let near = setup.grid.around_all(open);
            let units = state.units_in(near, fit);
            return Self {
                setup,
                state,
                open,
                units,
            };
        };
        let open = open & HexMask::of(attack.target);
        let limit = usize::from(setup.parameters.attackers_per_hexside);
        let mut units = UnitMask::EMPTY;
        for from in setup.grid.around_all(open) & occupied[state.player] {
            let here = state.in_hex(from);
            if (here & attack.units).len() < limit {
                units |= (here & fit) - attack.units;
            }
        }
        Self {
            setup,
            state,
            open,
            units,
        }
    }

    /// The hexes that one of the `units` may attack.
    #[inline]
    pub fn targets(&self, unit: UnitId) -> HexMask {
        let from = HexId(self.state.hex_number(unit));
        self.setup.grid.around(from) & self.open
    }
}
