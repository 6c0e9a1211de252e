//! Places, pieces and the words of the game.

use crate::engine::SideNo;
use crate::hex::{Id, Set};

/// The side that attacks by land and sea.
pub const UNION: SideNo = SideNo::A;

/// The side that holds the harbour.
pub const CONFEDERATE: SideNo = SideNo::B;

/// A place: an area, a piece of river or a zone off the map [2.2], by its number
/// in the scenario.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site(pub u8);

impl Site {
    /// Not on the map and in no zone: not yet come, or gone for good.
    pub const NOWHERE: Self = Self(u8::MAX);
}

impl Id for Site {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    fn from_index(index: usize) -> Self {
        Self(u8::try_from(index).unwrap_or(u8::MAX))
    }
}

/// How many places there can be.
pub const MOST_SITES: usize = 96;

/// A set of places.
pub type Sites = Set<Site, 2>;

/// A ground unit, an ironclad or a fort, by its number in the scenario.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceId(pub u8);

impl Id for PieceId {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    fn from_index(index: usize) -> Self {
        Self(u8::try_from(index).unwrap_or(u8::MAX))
    }
}

/// How many pieces there can be.
pub const MOST_PIECES: usize = 128;

/// A set of pieces.
pub type PieceSet = Set<PieceId, 2>;

/// What kind of place it is [2.2].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SiteKind {
    /// A land area.
    Land,
    /// A sea area.
    Sea,
    /// Fort Sumter: both.
    Both,
    /// A piece of navigable river: a border between land areas.
    River,
    /// A box off the map.
    Zone,
}

/// What the ground of a land area is [7.1.1].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Soil {
    /// Fields.
    Clear,
    /// Sand.
    Sand,
    /// Reeds and mud.
    Marsh,
    /// The town.
    Town,
    /// The works of a fort.
    Works,
    /// Water.
    Water,
}

/// How two areas meet [7.0].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Border {
    /// Land on land.
    Open,
    /// A creek between land areas.
    Creek,
    /// A navigable river between land areas.
    River,
    /// Water on water.
    Sea,
    /// Land on water: nobody walks over it.
    Coast,
}

/// What kind of piece it is [2.2].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceKind {
    /// A ground unit.
    Ground,
    /// An ironclad.
    Ironclad,
    /// A fort.
    Fort,
}

/// A marker in the water, as somebody knows it [9.5.4].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mine {
    /// Two points.
    Two,
    /// One point.
    One,
    /// A dummy.
    Dummy,
    /// The viewer may not know what it is.
    Unknown,
    /// No marker.
    None,
}

impl Mine {
    /// The points it has; what nobody knows has none that count.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::Two => 2,
            Self::One => 1,
            Self::Dummy | Self::Unknown | Self::None => 0,
        }
    }

    /// The marker of so many points: none of them is a dummy.
    #[must_use]
    pub const fn of(points: u8) -> Self {
        match points {
            0 => Self::Dummy,
            1 => Self::One,
            _ => Self::Two,
        }
    }
}

/// How a mine or a table worked on a ship [9.5.6, 7.2.8, 9.6].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Toll {
    /// Nothing.
    Nothing,
    /// One step.
    Damaged,
    /// Damaged, and out of the fight.
    Severe,
    /// Lost for good.
    Sunk,
    /// As it was.
    Still,
    /// Whole again.
    Repaired,
}
