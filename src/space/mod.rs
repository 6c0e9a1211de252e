//! Boards without a game: cells of any of the usual grids, who touches whom, how
//! far apart two are, and what a line along their sides separates.

mod cells;

pub use crate::hex::{HexName as CellName, Shifted};
pub use cells::{CellId, CellSet, Cells, CellsError, Lattice, MAX_CELLS};
