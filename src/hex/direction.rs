//! The six directions of a pointy-top hex.

use hexx::Hex;

/// A direction from a hex to a neighbour, counter-clockwise from the east.
///
/// ```text
///     NW  NE
///   W  hex  E
///     SW  SE
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// The next higher column of the same row.
    East,
    /// The row above, to the right.
    NorthEast,
    /// The row above, to the left.
    NorthWest,
    /// The next lower column of the same row.
    West,
    /// The row below, to the left.
    SouthWest,
    /// The row below, to the right.
    SouthEast,
}

impl Direction {
    /// All six, counter-clockwise from the east.
    pub const ALL: [Self; 6] = [
        Self::East,
        Self::NorthEast,
        Self::NorthWest,
        Self::West,
        Self::SouthWest,
        Self::SouthEast,
    ];

    /// The direction back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::NorthEast => Self::SouthWest,
            Self::NorthWest => Self::SouthEast,
            Self::West => Self::East,
            Self::SouthWest => Self::NorthEast,
            Self::SouthEast => Self::NorthWest,
        }
    }

    /// The axial step: `x` to the east, `y` to the north-east.
    #[must_use]
    pub const fn step(self) -> Hex {
        match self {
            Self::East => Hex::new(1, 0),
            Self::NorthEast => Hex::new(0, 1),
            Self::NorthWest => Hex::new(-1, 1),
            Self::West => Hex::new(-1, 0),
            Self::SouthWest => Hex::new(0, -1),
            Self::SouthEast => Hex::new(1, -1),
        }
    }

    /// In words, for people: "north-east".
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::East => "east",
            Self::NorthEast => "north-east",
            Self::NorthWest => "north-west",
            Self::West => "west",
            Self::SouthWest => "south-west",
            Self::SouthEast => "south-east",
        }
    }
}
