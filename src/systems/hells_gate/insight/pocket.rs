//! Pockets: groups of units that are cut off together.

use super::super::ids::{Side, UnitMask};
use super::super::setup::Setup;
use super::super::state::State;
use super::super::supply::passable;
use crate::hex::{HexId, HexMask};

/// A connected part of the map from which a side can reach no supply source,
/// however long the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pocket {
    /// Whose units are in it.
    pub side: Side,
    /// Every hex they can still reach from each other [5.1].
    pub hexes: HexMask,
    /// The units.
    pub units: UnitMask,
    /// Their steps.
    pub steps: u16,
    /// Their printed strength, tanks not multiplied.
    pub strength: u16,
}

/// The pockets of a side, each with at least one unit; the largest first.
#[must_use]
pub fn pockets(setup: &Setup, state: &State, side: Side) -> Vec<Pocket> {
    let passable = passable(setup, &state.occupied(), side);
    let mut left = state.occupied()[side];
    let mut found = Vec::new();
    while let Some(hex) = left.first() {
        let hexes = flood(setup, hex, passable);
        left -= hexes;
        // A hex is its own in any case: a unit in it makes it passable.
        left.remove(hex);
        if hexes.intersects(setup.sources(side)) {
            continue;
        }
        let units = state.units_in(hexes, setup.units_of(side));
        found.push(Pocket {
            side,
            hexes,
            units,
            steps: units.iter().map(|u| u16::from(state.steps(setup, u))).sum(),
            strength: units
                .iter()
                .map(|u| u16::from(state.strength(setup, u)))
                .sum(),
        });
    }
    found.sort_by_key(|p| std::cmp::Reverse((p.steps, p.strength)));
    found
}

/// Every hex that can be reached from one through passable ones.
fn flood(setup: &Setup, from: HexId, passable: HexMask) -> HexMask {
    let mut reached = HexMask::of(from);
    let mut frontier = reached;
    while !frontier.is_empty() {
        frontier = (setup.grid.around_all(frontier) & passable) - reached;
        reached |= frontier;
    }
    reached
}
