//! Where units can go.

use super::super::ids::{Side, UnitMask};
use super::super::movement::MoveView;
use super::super::setup::Setup;
use super::super::state::State;
use super::ahead::movement_to_come;
use crate::hex::{HexId, HexMask};
use std::collections::BTreeMap;

/// How many of the units could end a move in each hex, in the movement phase
/// that their side moves in now or next, as everyone stands [8.0, 8.2].
#[must_use]
pub fn reach(setup: &Setup, state: &State, units: UnitMask) -> BTreeMap<HexId, u8> {
    let mut counts = BTreeMap::new();
    for side in Side::ALL {
        let own = units & setup.units_of(side);
        if own.is_empty() {
            continue;
        }
        let Some(then) = movement_to_come(setup, state, side) else {
            continue;
        };
        let occupied = then.occupied();
        let moves = MoveView::new(setup, &then, &occupied);
        for unit in own & moves.movers() {
            let mut ends = HexMask::EMPTY;
            moves.routes(unit, |route| ends.insert(route.end()));
            // A move that ends where it began takes it nowhere [R21].
            if let Some(hex) = then.hex_of(unit) {
                ends.remove(hex);
            }
            for hex in ends {
                *counts.entry(hex).or_insert(0) += 1;
            }
        }
    }
    counts
}
