//! Numbers of the rules that the published game prints once and for all, and that a
//! variant may set otherwise. Nowhere else do they stand.

use super::crt::Crt;
use super::ids::BySide;
use crate::engine::Die;

/// The numbers of the rules that every scenario shares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleNumbers {
    /// The combat results table [7.0].
    pub crt: Crt,
    /// How often an attacking tank counts, against clear and against rough hexes [7.1.2].
    pub tanks: [u8; 2],
    /// Columns if all units are out of supply [7.2].
    pub shift_all: u8,
    /// Columns if some are [7.2].
    pub shift_some: u8,
    /// The most columns for being out of supply where a special rule limits them [11.1–11.3].
    pub shift_limit: u8,
    /// Columns in mud [7.2].
    pub shift_mud: u8,
    /// Columns against woods and cities [7.2].
    pub shift_rough: u8,
    /// Columns across a river [7.2].
    pub shift_river: u8,
    /// How many hexes a zone of control reaches [4.0]: at most [`MOST_REACH`].
    pub zone_reach: u8,
    /// The longest supply line of each side [5.1]; 0: as long as it takes.
    pub supply_line: BySide<u8>,
    /// A die and the refuges have to come to as much for an escape [11.5].
    pub breakout_sum: u8,
    /// How far away a refuge may be [11.5].
    pub breakout_reach: u8,
    /// Victory points for a step [12.0].
    pub step_points: u8,
    /// Victory points for a supply source [12.0].
    pub source_points: u8,
}

/// No zone of control reaches further.
pub const MOST_REACH: u8 = 2;

impl RuleNumbers {
    /// Those of the published game.
    pub const PUBLISHED: Self = Self {
        crt: Crt::PRINTED,
        tanks: [3, 2],
        shift_all: 2,
        shift_some: 1,
        shift_limit: 1,
        shift_mud: 1,
        shift_rough: 1,
        shift_river: 1,
        zone_reach: 1,
        supply_line: BySide {
            soviet: 0,
            german: 0,
        },
        breakout_sum: 5,
        breakout_reach: 2,
        step_points: 1,
        source_points: 2,
    };

    /// Whether a unit with so many refuges escapes with this face [11.5].
    #[must_use]
    pub fn escapes(&self, die: Die, refuges: usize) -> bool {
        usize::from(die.pips()) + refuges >= usize::from(self.breakout_sum)
    }

    /// How many faces bring an escape [11.5].
    #[must_use]
    pub fn escaping_faces(&self, refuges: usize) -> usize {
        let escapes = |die: &&Die| self.escapes(**die, refuges);
        Die::ALL.iter().filter(escapes).count()
    }
}
