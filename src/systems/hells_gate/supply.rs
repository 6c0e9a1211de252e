//! Zones of control [4.0] and supply [5.0].

use super::ids::{BySide, Side, UnitMask};
use super::setup::Setup;
use super::state::State;
use crate::hex::{HexId, HexMask};

/// The hexes in the zone of control of units in `occupied` [4.0]: everything
/// next to them, across any terrain or river. The hexes themselves are in it
/// only if another one is adjacent, or reaches them in a variant.
#[inline]
#[must_use]
pub fn zone_of_control(setup: &Setup, occupied: HexMask) -> HexMask {
    match setup.parameters.numbers.zone_reach {
        1 => setup.grid.around_all(occupied),
        reach => zone_of_other_reach(setup, occupied, reach),
    }
}

/// [`zone_of_control`] in a variant that has it reach further, or not at all.
#[cold]
fn zone_of_other_reach(setup: &Setup, occupied: HexMask, reach: u8) -> HexMask {
    let mut zone = HexMask::EMPTY;
    for hex in occupied {
        let within = setup.grid.within(hex, u32::from(reach));
        zone |= within - HexMask::of(hex);
    }
    zone
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

/// The limit on supply lines judged in this game turn [5.1, 11.2].
#[must_use]
pub fn line_limit(setup: &Setup, turn: u8, side: Side) -> Option<u32> {
    let short = setup.special.short_supply;
    let short = short.filter(|short| short.side == side && short.turns.contains(turn));
    let short = short.map(|short| u32::from(short.hexes));
    match (short, standing_limit(setup, side)) {
        (Some(short), Some(standing)) => Some(short.min(standing)),
        (one, other) => one.or(other),
    }
}

/// The limit on supply lines at any time, the end of the game included [5.1]: the
/// published game has none.
#[must_use]
fn standing_limit(setup: &Setup, side: Side) -> Option<u32> {
    let limit = setup.parameters.numbers.supply_line[side];
    (limit > 0).then_some(u32::from(limit))
}

/// The units of `side` on the map that cannot trace supply [5.1], under the
/// given limit.
#[must_use]
pub fn unsupplied(setup: &Setup, state: &State, side: Side, limit: Option<u32>) -> UnitMask {
    let network = network(setup, &state.occupied(), side, limit);
    let units = setup.units_of(side) & state.on_map();
    units - state.units_in(network, units)
}

/// The units of `side` on the map that cannot trace supply at this instant, whatever
/// turn it is: the end of the game removes them [12.0].
#[must_use]
pub fn doomed(setup: &Setup, state: &State, side: Side) -> UnitMask {
    unsupplied(setup, state, side, standing_limit(setup, side))
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

/// What bars a hex to the supply lines of a side [5.1].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bar {
    /// The hex.
    pub hex: HexId,
    /// An enemy unit is in it.
    pub occupied: bool,
    /// It is an enemy supply source without a friendly unit.
    pub source: bool,
    /// The enemy-occupied hexes in whose zone of control it lies, without a
    /// friendly unit in it.
    pub zone_from: HexMask,
}

/// How a hex is cut off from supply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    /// The hexes that can still be reached from it: the pocket.
    pub pocket: HexMask,
    /// The barred hexes next to the pocket.
    pub wall: Vec<Bar>,
    /// The line to a source with the fewest barred hexes, the cut-off hex
    /// first; among those a shortest one. Empty if no source is on the map.
    pub line: Vec<HexId>,
    /// The barred hexes on that line: free them and supply is restored.
    pub breaks: Vec<Bar>,
    /// The line is open, but longer than the limit [11.2]: its length.
    pub too_long: Option<u32>,
}

/// Why `hex` cannot trace supply for `side`; `None` if it can.
#[must_use]
pub fn breaks(
    setup: &Setup,
    state: &State,
    side: Side,
    hex: HexId,
    limit: Option<u32>,
) -> Option<Cut> {
    let occupied = state.occupied();
    if !setup.grid.has(hex) || network(setup, &occupied, side, limit).contains(hex) {
        return None;
    }
    let passable = passable(setup, &occupied, side);
    let mut pocket = HexMask::of(hex);
    let mut frontier = pocket;
    while !frontier.is_empty() {
        frontier = (setup.grid.around_all(frontier) & passable) - pocket;
        pocket |= frontier;
    }
    let bar = |hex| bar(setup, &occupied, side, hex);
    let line = least_barred_line(setup, passable, setup.sources(side), hex);
    let breaks: Vec<Bar> = line
        .iter()
        .filter(|&&h| !passable.contains(h))
        .map(|&h| bar(h))
        .collect();
    let length = u32::try_from(line.len()).unwrap_or(u32::MAX);
    let open = !line.is_empty() && breaks.is_empty();
    Some(Cut {
        pocket,
        wall: ((setup.grid.around_all(pocket) - pocket) - passable)
            .iter()
            .map(bar)
            .collect(),
        too_long: open.then(|| length.saturating_sub(1)),
        line,
        breaks,
    })
}

/// What bars a hex, if anything does.
fn bar(setup: &Setup, occupied: &BySide<HexMask>, side: Side, hex: HexId) -> Bar {
    let enemy = side.enemy();
    let friendly = occupied[side].contains(hex);
    Bar {
        hex,
        occupied: occupied[enemy].contains(hex),
        source: !friendly && setup.sources(enemy).contains(hex),
        zone_from: if friendly {
            HexMask::EMPTY
        } else {
            zone_of_control(setup, HexMask::of(hex)) & occupied[enemy]
        },
    }
}

/// A line from `hex` to one of `goals` with the fewest hexes outside `open`,
/// and among those a shortest one.
fn least_barred_line(setup: &Setup, open: HexMask, goals: HexMask, hex: HexId) -> Vec<HexId> {
    use std::cmp::Reverse;
    use std::collections::{BTreeMap, BinaryHeap};
    let mut came_from: BTreeMap<HexId, HexId> = BTreeMap::new();
    let mut done = HexMask::EMPTY;
    let mut queue = BinaryHeap::from([Reverse((0_u32, 0_u32, hex, hex))]);
    while let Some(Reverse((barred, length, at, from))) = queue.pop() {
        if done.contains(at) {
            continue;
        }
        done.insert(at);
        came_from.insert(at, from);
        if goals.contains(at) {
            let mut line = vec![at];
            let mut at = at;
            while let Some(&before) = came_from.get(&at).filter(|&&b| b != at) {
                line.push(before);
                at = before;
            }
            line.reverse();
            return line;
        }
        for next in setup.grid.around(at) - done {
            let barred = barred + u32::from(!open.contains(next));
            queue.push(Reverse((barred, length + 1, next, at)));
        }
    }
    Vec::new()
}
