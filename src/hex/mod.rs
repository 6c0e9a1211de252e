//! Hexes without a game: coordinates, directions, hexsides, sets and distance.
//!
//! Maps are pointy-top. Rows are lettered from the south (`A`) to the north,
//! columns numbered from the west (`1`); every other row is shifted half a hex
//! to the east.
//!
//! ```text
//!        D6  D7            north-west  north-east
//!      C5  C6  C7      west      hex      east
//!        B6  B7            south-west  south-east
//! ```
//!
//! On paper a map may lie with the north at the top, or turned, as
//! [`Orientation`] says: names and neighbours are the same.

mod direction;
mod grid;
mod hexside;
mod orientation;
mod set;

pub use direction::Direction;
pub use grid::{Grid, GridError, HexId, HexName, Paper, Shifted};
pub use hexside::Hexsides;
pub use orientation::Orientation;
pub use set::{Id, Set};

/// A set of hexes of one map. One machine word holds 64 hexes; a larger map
/// needs only a larger `W` here, nothing in the rules.
pub type HexMask = Set<HexId>;
