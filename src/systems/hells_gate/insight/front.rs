//! Strength per hex and along the front: force to space.

use super::super::ids::{BySide, Side, UnitMask};
use super::super::setup::Setup;
use super::super::state::State;
use crate::hex::HexId;

/// The strength in one occupied hex and around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrontHex {
    /// The hex.
    pub hex: HexId,
    /// Whose units are in it.
    pub side: Side,
    /// Their printed strength, tanks not multiplied.
    pub own: u16,
    /// The enemy's in the hexes around it; 0 behind the front.
    pub enemy: u16,
}

impl FrontHex {
    /// Whether an enemy is next to it.
    #[must_use]
    pub const fn at_the_front(&self) -> bool {
        self.enemy > 0
    }
}

/// A side's front: its hexes next to the enemy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FrontLine {
    /// How many hexes.
    pub hexes: u16,
    /// The strength in them.
    pub strength: u16,
    /// The strength of the side on the whole map.
    pub on_map: u16,
}

impl FrontLine {
    /// Strength per hex of the front, in tenths; 0 without a front.
    #[must_use]
    pub const fn density_in_tenths(&self) -> u16 {
        match self.hexes {
            0 => 0,
            hexes => (self.strength * 10 + hexes / 2) / hexes,
        }
    }
}

/// Every occupied hex with its strength and that around it, in the order of the
/// map.
#[must_use]
pub fn front(setup: &Setup, state: &State) -> Vec<FrontHex> {
    let strength = |units: UnitMask| -> u16 {
        units
            .iter()
            .map(|u| u16::from(state.strength(setup, u)))
            .sum()
    };
    let occupied = state.occupied();
    (occupied.soviet | occupied.german)
        .iter()
        .map(|hex| {
            let side = if occupied.soviet.contains(hex) {
                Side::Soviet
            } else {
                Side::German
            };
            let near = setup.grid.around(hex) & occupied[side.enemy()];
            FrontHex {
                hex,
                side,
                own: strength(state.in_hex(hex) & setup.units_of(side)),
                enemy: strength(state.units_in(near, setup.units_of(side.enemy()))),
            }
        })
        .collect()
}

/// Both sides' fronts, from what [`front`] found.
#[must_use]
pub fn front_line(hexes: &[FrontHex]) -> BySide<FrontLine> {
    let mut lines = BySide::<FrontLine>::default();
    for hex in hexes {
        let line = &mut lines[hex.side];
        line.on_map += hex.own;
        if hex.at_the_front() {
            line.hexes += 1;
            line.strength += hex.own;
        }
    }
    lines
}
