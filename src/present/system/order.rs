//! The order of battle as data.

use crate::engine::SideNo;

/// A unit of the order of battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitLine {
    /// What written actions call it.
    pub code: String,
    /// What people call it.
    pub name: String,
    /// Whose it is.
    pub side: SideNo,
    /// Its strength now, and that of the whole unit.
    pub strength: [u32; 2],
    /// The same in words, with whatever else there is to tell of its state, where two
    /// numbers do not say it: "1-5, damaged".
    pub told: Option<String>,
    /// Its steps now, and those of the whole unit; `None` where strength says it. With no
    /// steps on the map it is not known how many it has, nor how strong it is.
    pub steps: Option<[u8; 2]>,
    /// Where it is.
    pub stands: Whereabouts,
    /// Whether it was in supply when that was last judged; `None` if it is not
    /// judged.
    pub supplied: Option<bool>,
}

impl UnitLine {
    /// Whether it is known how strong it is.
    #[must_use]
    pub const fn is_known(&self) -> bool {
        !matches!(
            (&self.stands, self.steps),
            (Whereabouts::On(_), Some([0, _]))
        )
    }
}

/// Where a unit is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Whereabouts {
    /// At this place of the map.
    On(String),
    /// It comes in a turn, to a place.
    Comes {
        /// The game turn.
        turn: u8,
        /// The place.
        at: String,
    },
    /// It is gone, and how in a few words.
    Gone(String),
}
