//! Where defenders may retreat [7.6, 11.1, 11.2].

use super::ids::Side;
use super::illegal::Illegal;
use super::setup::Setup;
use super::state::State;
use super::supply::zone_of_control;
use crate::hex::{HexId, HexMask};

/// The hexes around `from`, each with the reason why units of `side` in `from`
/// could not retreat there now; `None` for those they may choose from.
#[must_use]
pub fn retreat_options(
    setup: &Setup,
    state: &State,
    from: HexId,
    side: Side,
) -> Vec<(HexId, Option<Illegal>)> {
    let view = RetreatView::new(setup, state, from, side);
    let around = setup.grid.around(from);
    around
        .iter()
        .map(|to| (to, view.refusal(setup, state, to)))
        .collect()
}

/// Everything that decides about retreats out of one hex. All units of a hex
/// have the same choices, because none of the restrictions looks at the unit.
pub(super) struct RetreatView {
    from: HexId,
    friends: HexMask,
    enemies: HexMask,
    zone: HexMask,
    side: Side,
    /// What is left when every restriction but the order of [7.6] is applied.
    open: HexMask,
}

impl RetreatView {
    /// Looks at the position before the first unit of the group goes [ruling R7].
    pub fn new(setup: &Setup, state: &State, from: HexId, side: Side) -> Self {
        let occupied = state.occupied();
        let mut view = Self {
            from,
            friends: occupied[side],
            enemies: occupied[side.enemy()],
            zone: zone_of_control(setup, occupied[side.enemy()]),
            side,
            open: HexMask::EMPTY,
        };
        view.open = setup
            .grid
            .around(from)
            .iter()
            .filter(|&to| view.barred(setup, state, to).is_none())
            .collect();
        view
    }

    /// The hexes the defenders may choose from: those outside enemy zones of
    /// control come first [ruling R8].
    pub fn destinations(&self) -> HexMask {
        let free = self.open - self.zone;
        if free.is_empty() { self.open } else { free }
    }

    /// Why the hex is no destination; `None` if it is one.
    pub fn refusal(&self, setup: &Setup, state: &State, to: HexId) -> Option<Illegal> {
        if !setup.grid.adjacent(self.from, to) {
            return Some(Illegal::RetreatNotAdjacent {
                from: self.from,
                to,
            });
        }
        self.barred(setup, state, to).or_else(|| {
            let free = (self.open - self.zone).first()?;
            self.zone
                .contains(to)
                .then_some(Illegal::RetreatFreeHexFirst { to, free })
        })
    }

    /// The restrictions on an adjacent hex, without the order of [ruling R8].
    fn barred(&self, setup: &Setup, state: &State, to: HexId) -> Option<Illegal> {
        let friendly = self.friends.contains(to);
        if self.enemies.contains(to) {
            return Some(Illegal::RetreatEnemyOccupied { to });
        }
        if setup.sources(self.side).contains(self.from) && !setup.sources(self.side).contains(to) {
            return Some(Illegal::RetreatFromSource {
                from: self.from,
                to,
            });
        }
        if !friendly && setup.sources(self.side.enemy()).contains(to) {
            return Some(Illegal::RetreatIntoEnemySource { to });
        }
        if !friendly && self.zone.contains(to) {
            return Some(Illegal::RetreatIntoZoc { to });
        }
        let closed = setup
            .special
            .closed_hex
            .is_some_and(|c| c.side == self.side && c.hex == to && c.turns.contains(state.turn));
        if closed {
            return Some(Illegal::RetreatIntoClosedHex { hex: to });
        }
        // 11.1 binds the Germans in the Soviet combat phase only.
        let opening = setup.special.opening_turn == Some(state.turn)
            && self.side == Side::German
            && state.player == Side::Soviet;
        if opening && state.hit_hexes.contains(to) {
            return Some(Illegal::OpeningRetreatHit { to });
        }
        if opening && !friendly && !setup.sources(self.side).contains(to) {
            return Some(Illegal::OpeningRetreatAlone { to });
        }
        None
    }
}
