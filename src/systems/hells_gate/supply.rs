//! Zones of control [4.0] and supply [5.0].

use super::ids::{BySide, Side, UnitMask};
use super::setup::Setup;
use super::state::State;
use crate::hex::{HexId, HexMask};

/// The hexes in the zone of control of units in `occupied` [4.0]: everything
/// next to them, across any terrain or river. The hexes themselves are in it
/// only if another one is adjacent.
#[inline]
#[must_use]
pub fn zone_of_control(setup: &Setup, occupied: HexMask) -> HexMask {
    setup.grid.around_all(occupied)
}

/// The hexes a supply line of `side` may run through [5.1]: not
/// enemy-occupied; and neither in an enemy zone of control nor an enemy supply
/// source, unless a friendly unit is there [ruling R1].
#[must_use]
pub fn passable(setup: &Setup, occupied: &BySide<HexMask>, side: Side) -> HexMask {
    let enemy = side.enemy();
    let barred = zone_of_control(setup, occupied[enemy]) | setup.sources(enemy);
    (setup.grid.all() - occupied[enemy]) - (barred - occupied[side])
}

/// The hexes from which `side` can trace supply, with lines of at most `limit`
/// hexes: counted from the unit's hex (exclusive) to the source (inclusive).
#[must_use]
pub fn network(
    setup: &Setup,
    occupied: &BySide<HexMask>,
    side: Side,
    limit: Option<u32>,
) -> HexMask {
    let passable = passable(setup, occupied, side);
    let mut reached = setup.sources(side) & passable;
    let mut frontier = reached;
    let mut length = 0;
    while !frontier.is_empty() && limit.is_none_or(|l| length < l) {
        frontier = (setup.grid.around_all(frontier) & passable) - reached;
        reached |= frontier;
        length += 1;
    }
    reached
}

/// The limit on supply lines judged in this game turn [11.2].
#[must_use]
pub fn line_limit(setup: &Setup, turn: u8, side: Side) -> Option<u32> {
    let short = setup.special.short_supply?;
    (short.side == side && short.turns.contains(turn)).then_some(short.hexes)
}

/// The units of `side` on the map that cannot trace supply [5.1], under the
/// given limit.
#[must_use]
pub fn unsupplied(setup: &Setup, state: &State, side: Side, limit: Option<u32>) -> UnitMask {
    let network = network(setup, &state.occupied(), side, limit);
    setup
        .units_of(side)
        .iter()
        .filter(|&u| state.hex_of(u).is_some_and(|hex| !network.contains(hex)))
        .collect()
}

/// A shortest supply line from `hex` to a source of `side`, the hex first and
/// the source last; `None` if there is none of at most `limit` hexes.
#[must_use]
pub fn supply_line(
    setup: &Setup,
    state: &State,
    side: Side,
    hex: HexId,
    limit: Option<u32>,
) -> Option<Vec<HexId>> {
    let passable = passable(setup, &state.occupied(), side);
    let mut line = setup.grid.path(setup.sources(side), hex, passable)?;
    line.reverse();
    let length = u32::try_from(line.len()).ok()?.saturating_sub(1);
    limit.is_none_or(|l| length <= l).then_some(line)
}
