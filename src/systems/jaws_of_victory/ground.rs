//! Zones and paths, for the last count \[J23\].

use super::setup::Setup;
use super::state::State;
use crate::space::CellSet;

/// The hexes in a Soviet zone: the neighbours of Soviet units, but no towns, no
/// forests and nothing beyond a river [10.6].
#[must_use]
pub fn zones(setup: &Setup, state: &State) -> CellSet {
    let mut zones = CellSet::EMPTY;
    for hex in state.held() {
        for near in setup.cells().around(hex) {
            let sheltered = setup.hex(near).is_some_and(|info| {
                info.settlement == Some(super::setup::Settlement::Town)
                    || info.terrain == super::setup::Terrain::Forest
            });
            let dry = !setup.river_between(hex, near) && !setup.lake_between(hex, near);
            zones.insert_if(near, dry && !sheltered);
        }
    }
    zones
}

/// The hexes from which a path leads to the relief force [13.3, J23]: over hexes
/// without Soviet units and outside their zones, those with German units in them
/// apart; over no river without a bridge but out of the first hex, and over no lake.
#[must_use]
pub fn connected(setup: &Setup, state: &State) -> CellSet {
    let german = (setup.pocket() | setup.relief()).iter();
    let german: CellSet = german.filter_map(|u| state.cell_of(u)).collect();
    let open = (setup.cells().all() - zones(setup, state)) | german;
    let open = open - state.held();
    let mut reached = setup.relief_hexes() & open;
    let mut front: Vec<_> = reached.iter().collect();
    while let Some(hex) = front.pop() {
        for near in setup.cells().around(hex) & open {
            let dry = !setup.unbridged_between(hex, near) && !setup.lake_between(hex, near);
            if dry && !reached.contains(near) {
                reached.insert(near);
                front.push(near);
            }
        }
    }
    // The first step alone may cross a river without a bridge.
    let mut connected = reached;
    for hex in (setup.cells().all() - reached) - state.held() {
        let across = setup.cells().around(hex) & reached;
        let leads = across.iter().any(|to| !setup.lake_between(hex, to));
        connected.insert_if(hex, leads);
    }
    connected
}
