//! Sides, units and the words of the game.

use crate::engine::SideNo;
use crate::hex::{Id, Set};
use std::ops::{Index, IndexMut};

/// One of something for each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PerSide<T>(pub [T; 2]);

impl<T> Index<SideNo> for PerSide<T> {
    type Output = T;
    #[inline]
    fn index(&self, side: SideNo) -> &T {
        let [a, b] = &self.0;
        match side {
            SideNo::A => a,
            SideNo::B => b,
        }
    }
}

impl<T> IndexMut<SideNo> for PerSide<T> {
    #[inline]
    fn index_mut(&mut self, side: SideNo) -> &mut T {
        let [a, b] = &mut self.0;
        match side {
            SideNo::A => a,
            SideNo::B => b,
        }
    }
}

/// A unit, by its number in the scenario.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct UnitId(pub u8);

impl Id for UnitId {
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    fn from_index(index: usize) -> Self {
        Self(u8::try_from(index).unwrap_or(u8::MAX))
    }
}

/// How many units a scenario can have at the most.
pub const MAX_UNITS: usize = 128;

/// A set of units of one scenario.
pub type UnitSet = Set<UnitId, 2>;

/// What a unit fights with [T6.2].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Branch {
    /// On foot: one cell a turn [T13.3].
    Infantry,
    /// Attacks at three or two times its strength [T12.5].
    Tank,
    /// Fast, as tanks are [T13.3].
    Mechanised,
    /// Fast, and not slowed by terrain or rivers [T13.4].
    Cavalry,
}

impl Branch {
    /// Whether it may move two cells [T13.3].
    #[must_use]
    pub const fn is_fast(self) -> bool {
        !matches!(self, Self::Infantry)
    }

    /// Whether terrain and rivers limit its second cell [T13.4].
    #[must_use]
    pub const fn drives(self) -> bool {
        matches!(self, Self::Tank | Self::Mechanised)
    }
}

/// What a unit is on paper [T6.1]. Nothing in play depends on it; it says which
/// strengths are usual [T6.4].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Formation {
    /// A corps.
    Corps,
    /// A division.
    Division,
    /// A battle group.
    BattleGroup,
    /// A brigade.
    Brigade,
    /// A regiment.
    Regiment,
    /// A battalion.
    Battalion,
}

/// What a cell is [T4.1].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Terrain {
    /// Without effect.
    Open,
    /// Rough, swamp, woods [T4.2].
    Difficult,
    /// City, town, village [T4.3].
    Urban,
    /// Lake, mountain, sea: nobody enters [T4.4].
    Impassable,
}

impl Terrain {
    /// Whether it doubles defenders and slows attacking tanks [T12.5, T12.6].
    #[must_use]
    pub const fn covers(self) -> bool {
        matches!(self, Self::Difficult | Self::Urban)
    }
}

/// The ground of the whole table [T2.1].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ground {
    /// Without effect.
    Easy,
    /// Doubles defenders, stops two-cell moves [T2.2].
    Mud,
}

/// A phase of a player turn [T8.2].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// The ground may change [chapter T9].
    Ground,
    /// The active side's units are judged [chapter T10].
    Supply,
    /// New units and replacements [chapter T11].
    Reinforcement,
    /// Attacks [chapter T12].
    Attack,
    /// Movement [chapter T13].
    Movement,
    /// Retreated marks fall [chapter T14].
    Rally,
}

impl Phase {
    /// All six in their order.
    pub const ALL: [Self; 6] = [
        Self::Ground,
        Self::Supply,
        Self::Reinforcement,
        Self::Attack,
        Self::Movement,
        Self::Rally,
    ];

    /// What files and hashes call it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Ground => "ground",
            Self::Supply => "supply",
            Self::Reinforcement => "reinforcement",
            Self::Attack => "attack",
            Self::Movement => "movement",
            Self::Rally => "rally",
        }
    }
}

/// Where a fact of a scenario comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Provenance {
    /// The text states it.
    Attested,
    /// It follows from what the text states.
    Derived,
    /// It is ours.
    Reconstructed,
}
