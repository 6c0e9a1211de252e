//! Which hexes a side holds and reaches: where its units are with what lies around them,
//! and its lines of supply.

use super::super::evaluator::Evaluator;
use super::super::force::MOST;
use crate::hex::{HexId, HexMask, Id};
use crate::systems::hells_gate::Side;
use crate::systems::hells_gate::supply::zone_of_control;

/// What follows from which hexes a side is in.
#[derive(Clone, Copy, Default)]
pub(super) struct Ground {
    pub occupied: HexMask,
    pub near: HexMask,
    pub zone: HexMask,
    /// The hexes at most two, three and four away from its units.
    pub within: [HexMask; 3],
}

/// How the supply of a side would be judged now.
#[derive(Clone, Copy, Default)]
pub(super) struct Lines {
    /// The hexes that lines may run through, and how long they may be.
    pub open: HexMask,
    pub limit: Option<u32>,
    pub reached: HexMask,
    /// How far each reached hex is from a source, as a binary number: the hexes whose
    /// number has each bit.
    pub length: [HexMask; LENGTH_BITS],
    /// The hexes from which a stack could retreat [7.6], the rules of single game turns
    /// aside: the same hexes bar that.
    pub refuge: HexMask,
}

/// No line is longer than there are hexes.
const LENGTH_BITS: usize = MOST.ilog2() as usize;

/// What only one of the two has.
pub(super) fn unlike(one: HexMask, other: HexMask) -> HexMask {
    (one - other) | (other - one)
}

/// 1 if the hex is in the set, else 0.
#[inline]
pub(super) fn bit(set: HexMask, hex: HexId) -> u32 {
    let [word] = *set.words();
    (word >> (hex.index() % MOST)) as u32 & 1
}

impl Ground {
    /// That of the same side, now that it is in these hexes.
    pub fn moved_to(&self, evaluator: &Evaluator, occupied: HexMask) -> Self {
        let (setup, tables) = (evaluator.setup(), evaluator.tables());
        // Where none is left, only those that are new make a difference.
        let (mut after, new) = match (self.occupied - occupied).is_empty() {
            true => (*self, occupied - self.occupied),
            false => (Self::default(), occupied),
        };
        for hex in new {
            let place = hex.index() % MOST;
            after.near |= tables.around[place];
            for (within, of_hex) in after.within.iter_mut().zip(tables.within[place]) {
                *within |= of_hex;
            }
        }
        after.occupied = occupied;
        after.zone = match setup.parameters.numbers.zone_reach {
            1 => after.near,
            _ => zone_of_control(setup, occupied),
        };
        after
    }

    /// The hexes that are at another distance than from another ground.
    pub fn distances_unlike(&self, other: &Self) -> HexMask {
        let mut all = unlike(self.near, other.near);
        for (one, other) in self.within.into_iter().zip(other.within) {
            all |= unlike(one, other);
        }
        all
    }

    /// How many hexes lie between a hex and the next of its units, if three at the most;
    /// else 0.
    #[inline]
    pub fn between(&self, hex: HexId) -> u32 {
        let [two, three, four] = self.within.map(|within| bit(within, hex));
        four * (3 - bit(self.near, hex) - two - three)
    }
}

impl Lines {
    /// The lines of a side that may run through these hexes.
    pub fn traced(evaluator: &Evaluator, side: Side, open: HexMask, limit: Option<u32>) -> Self {
        let (sources, tables) = (evaluator.setup().sources(side), evaluator.tables());
        let mut lines = Self {
            open,
            limit,
            reached: sources & open,
            ..Self::default()
        };
        let mut frontier = lines.reached;
        let mut length = 0_u32;
        while !frontier.is_empty() && limit.is_none_or(|l| length < l) {
            frontier = (tables.around_all(frontier) & open) - lines.reached;
            lines.reached |= frontier;
            length += 1;
            for (i, hexes) in lines.length.iter_mut().enumerate() {
                if length >> i & 1 == 1 {
                    *hexes |= frontier;
                }
            }
        }
        // From a source one retreats only to another.
        let to_sources = tables.around_each(open & sources) & sources;
        lines.refuge = (tables.around_all(open) - sources) | to_sources;
        lines
    }

    /// How far a hex is from a source; 0 if it cannot be reached.
    #[inline]
    pub fn length_from(&self, hex: HexId) -> u32 {
        let bits = self.length.iter().enumerate();
        bits.fold(0, |length, (i, &hexes)| length | bit(hexes, hex) << i)
    }
}
