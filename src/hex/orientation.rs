//! How a map lies on paper: with the north at the top, or turned.

use super::Direction;

/// How a map lies before those who look at it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Orientation {
    /// The north is at the top: rows run across, hexes stand on a corner.
    #[default]
    NorthUp,
    /// Turned a quarter clockwise, as the boxed game prints it: letters run
    /// from left to right, numbers downwards, the north is at the right.
    AsPrinted,
}

impl Orientation {
    /// Both.
    pub const ALL: [Self; 2] = [Self::NorthUp, Self::AsPrinted];

    /// A step to the east and to the south, as it lies on paper: to the right
    /// and downwards.
    #[must_use]
    pub fn laid(self, [east, south]: [f32; 2]) -> [f32; 2] {
        match self {
            Self::NorthUp => [east, south],
            Self::AsPrinted => [-south, east],
        }
    }

    /// A step to the right and downwards on paper, as one to the east and to
    /// the south.
    #[must_use]
    pub fn lifted(self, [right, down]: [f32; 2]) -> [f32; 2] {
        match self {
            Self::NorthUp => [right, down],
            Self::AsPrinted => [down, -right],
        }
    }

    /// Where a key goes that goes there with the north at the top: keys follow
    /// the paper, to the right, downwards, up and to the left.
    #[must_use]
    pub const fn key(self, direction: Direction) -> Direction {
        use Direction as D;
        match (self, direction) {
            (Self::NorthUp, same) => same,
            (Self::AsPrinted, D::East) => D::NorthWest,
            (Self::AsPrinted, D::West) => D::SouthEast,
            (Self::AsPrinted, D::NorthEast) => D::West,
            (Self::AsPrinted, D::SouthWest) => D::East,
            (Self::AsPrinted, D::NorthWest) => D::SouthWest,
            (Self::AsPrinted, D::SouthEast) => D::NorthEast,
        }
    }
}
