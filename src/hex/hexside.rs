//! Facts about hexsides: rivers.

use super::{Direction, Grid, HexId, HexMask};

/// A set of hexsides. Symmetric by construction: what is true seen from one
/// hex is true seen from the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hexsides {
    /// Per hex, one bit per direction in the order of [`Direction::ALL`].
    sides: Vec<u8>,
    /// Per hex, the neighbours beyond them: the same, for a quick answer.
    across: Vec<HexMask>,
}

impl Hexsides {
    /// No hexsides, on this map.
    #[must_use]
    pub fn none(grid: &Grid) -> Self {
        Self {
            sides: vec![0; grid.len()],
            across: vec![HexMask::EMPTY; grid.len()],
        }
    }

    /// Adds the side between two hexes. `false`, and nothing changes, when they
    /// do not touch.
    pub fn insert(&mut self, grid: &Grid, a: HexId, b: HexId) -> bool {
        let Some(direction) = grid.direction(a, b) else {
            return false;
        };
        self.sides[a.0 as usize] |= 1 << direction as u8;
        self.sides[b.0 as usize] |= 1 << direction.opposite() as u8;
        self.across[a.0 as usize].insert(b);
        self.across[b.0 as usize].insert(a);
        true
    }

    /// Whether the side of `hex` in `direction` is in the set.
    #[must_use]
    pub fn has(&self, hex: HexId, direction: Direction) -> bool {
        self.sides
            .get(hex.0 as usize)
            .is_some_and(|s| s >> direction as u8 & 1 == 1)
    }

    /// The neighbours of a hex beyond its sides that are in the set.
    #[inline]
    #[must_use]
    pub fn across(&self, hex: HexId) -> HexMask {
        let across = self.across.get(hex.0 as usize);
        across.copied().unwrap_or(HexMask::EMPTY)
    }

    /// Whether the side between two hexes is in the set; `false` when they do
    /// not touch.
    #[inline]
    #[must_use]
    pub fn between(&self, a: HexId, b: HexId) -> bool {
        self.across(a).contains(b)
    }
}
