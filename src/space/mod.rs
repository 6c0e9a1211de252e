//! Boards without a game: cells of any of the usual grids, who touches whom, how
//! far apart two are, what a line along their sides separates, and what they look
//! like on paper.

mod cells;
pub mod shape;

pub use crate::hex::{HexName as CellName, Shifted};
pub use cells::{CellId, CellSet, Cells, CellsError, Lattice, MAX_CELLS};
