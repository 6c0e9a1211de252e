//! Sides, units and the words of the game.

use crate::engine::SideNo;
use crate::hex::{Id, Set};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// A side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Moves first in every game turn [3.0].
    Soviet,
    /// Moves second.
    German,
}

impl From<Side> for SideNo {
    fn from(side: Side) -> Self {
        Self::BOTH[side as usize]
    }
}

impl From<SideNo> for Side {
    fn from(side: SideNo) -> Self {
        Self::ALL[side.index()]
    }
}

impl Side {
    /// Both, in the order of their player turns.
    pub const ALL: [Self; 2] = [Self::Soviet, Self::German];

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn enemy(self) -> Self {
        match self {
            Self::Soviet => Self::German,
            Self::German => Self::Soviet,
        }
    }

    /// What messages call it, to choose their words: "soviet" or "german".
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Soviet => "soviet",
            Self::German => "german",
        }
    }

    /// "Soviets" or "Germans".
    #[must_use]
    pub const fn people(self) -> &'static str {
        match self {
            Self::Soviet => "Soviets",
            Self::German => "Germans",
        }
    }

    /// "Soviet" or "German".
    #[must_use]
    pub const fn adjective(self) -> &'static str {
        match self {
            Self::Soviet => "Soviet",
            Self::German => "German",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.adjective())
    }
}

/// One of something for each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySide<T> {
    /// The Soviet one.
    pub soviet: T,
    /// The German one.
    pub german: T,
}

impl<T> BySide<T> {
    /// Both, from a function of the side.
    pub fn from_fn(mut f: impl FnMut(Side) -> T) -> Self {
        Self {
            soviet: f(Side::Soviet),
            german: f(Side::German),
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::Soviet => &self.soviet,
            Side::German => &self.german,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Soviet => &mut self.soviet,
            Side::German => &mut self.german,
        }
    }
}

/// A unit, by its number in the order of battle.
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

/// A set of units.
pub type UnitMask = Set<UnitId>;

/// The type of a unit [2.2].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Infantry: one hex a turn.
    Infantry,
    /// Tank or panzer: fast [8.2], multiplied in attack [7.1.2].
    Tank,
    /// Mechanized: fast [8.2].
    Mechanized,
    /// Cavalry: fast over any terrain [8.2].
    Cavalry,
}

impl Kind {
    /// Every type.
    pub const ALL: [Self; 4] = [Self::Infantry, Self::Tank, Self::Mechanized, Self::Cavalry];

    /// The word for it; German tanks are panzers.
    #[must_use]
    pub const fn word(self, side: Side) -> &'static str {
        match (self, side) {
            (Self::Infantry, _) => "infantry",
            (Self::Tank, Side::Soviet) => "tank",
            (Self::Tank, Side::German) => "panzer",
            (Self::Mechanized, _) => "mechanized",
            (Self::Cavalry, _) => "cavalry",
        }
    }
}

/// The size of a unit [2.2]. Without effect, but for 11.4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Size {
    /// X
    Brigade,
    /// XX
    Division,
    /// XXX
    Corps,
}

impl Size {
    /// Every size.
    pub const ALL: [Self; 3] = [Self::Brigade, Self::Division, Self::Corps];

    /// The mark above a unit symbol.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Self::Brigade => "X",
            Self::Division => "XX",
            Self::Corps => "XXX",
        }
    }

    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Brigade => "brigade",
            Self::Division => "division",
            Self::Corps => "corps",
        }
    }
}

/// What is in a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// Open ground.
    Clear,
    /// Woods: harder to attack [7.2] and to cross [8.2].
    Woods,
    /// A city: attacked as woods [7.1.2, 7.2], entered as clear.
    City,
}

impl Terrain {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Clear => "clear",
            Self::Woods => "woods",
            Self::City => "city",
        }
    }
}

/// The condition of the ground.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Weather {
    /// Frozen: fast units may move two hexes [8.2].
    Snow,
    /// Mud: one hex for everyone [8.2], a shift against every attack [7.2].
    Mud,
}

impl Weather {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Snow => "snow",
            Self::Mud => "mud",
        }
    }
}

/// The phases of a player turn, and housekeeping [3.0].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Supply and reinforcement [5, 6].
    Supply,
    /// Combat [7.0].
    Combat,
    /// Movement [8.0].
    Movement,
    /// Recovery [9.0].
    Recovery,
    /// Housekeeping, once a game turn [3.0].
    Housekeeping,
}

impl Phase {
    /// In the order of play.
    pub const ALL: [Self; 5] = [
        Self::Supply,
        Self::Combat,
        Self::Movement,
        Self::Recovery,
        Self::Housekeeping,
    ];

    /// The name of the phase.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Supply => "Supply and Reinforcement Phase",
            Self::Combat => "Combat Phase",
            Self::Movement => "Movement Phase",
            Self::Recovery => "Recovery Phase",
            Self::Housekeeping => "Housekeeping Phase",
        }
    }
}
