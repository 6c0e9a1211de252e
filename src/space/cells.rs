//! The cells of one board: hexes, offset squares, squares.

use super::{CellName, Shifted};
use crate::hex::{Id, Set};
use hexx::{Hex, HexOrientation, OffsetHexMode};
use std::collections::BTreeMap;
use thiserror::Error;

/// How many cells a board can have at the most.
pub const MAX_CELLS: usize = 256;

/// A cell of a board, by its number in that board's list.
pub use crate::hex::HexId as CellId;

/// A set of cells of one board.
pub type CellSet = Set<CellId, 4>;

/// How the cells of a board lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lattice {
    /// Pointy-top hexes; every other row lies half a cell to the east.
    Hex(Shifted),
    /// Squares laid like bricks. They touch exactly as hexes do.
    OffsetSquare(Shifted),
    /// Squares in straight rows and columns.
    Square {
        /// Whether cells touch at their corners too.
        diagonals: bool,
    },
}

impl Lattice {
    /// How many sides a cell has.
    #[must_use]
    pub const fn sides(self) -> usize {
        match self {
            Self::Hex(_) | Self::OffsetSquare(_) => 6,
            Self::Square { .. } => 4,
        }
    }

    /// How many neighbours a cell has in the middle of a full board.
    #[must_use]
    pub const fn neighbours(self) -> usize {
        match self {
            Self::Square { diagonals: true } => 8,
            _ => self.sides(),
        }
    }

    /// How many steps between neighbours lie between two places, over whatever
    /// lies between them.
    #[must_use]
    pub fn distance(self, a: CellName, b: CellName) -> u32 {
        match self {
            Self::Hex(shifted) | Self::OffsetSquare(shifted) => {
                axial(a, shifted).unsigned_distance_to(axial(b, shifted))
            }
            Self::Square { diagonals } => {
                let rows = u32::from(a.row.abs_diff(b.row));
                let columns = u32::from(a.column.abs_diff(b.column));
                match diagonals {
                    true => rows.max(columns),
                    false => rows + columns,
                }
            }
        }
    }

    /// The places that share a side with this one, on the board or not.
    fn beside(self, name: CellName) -> Vec<CellName> {
        match self {
            Self::Hex(shifted) | Self::OffsetSquare(shifted) => {
                let around = axial(name, shifted).all_neighbors().into_iter();
                around.filter_map(|hex| named(hex, shifted)).collect()
            }
            Self::Square { .. } => steps(name, [(0, 1), (1, 0), (0, -1), (-1, 0)]),
        }
    }

    /// The places that touch this one at a corner only, each with the two that
    /// flank the corner.
    fn across_corners(self, name: CellName) -> Vec<(CellName, [CellName; 2])> {
        if self != (Self::Square { diagonals: true }) {
            return Vec::new();
        }
        let corners = steps(name, [(1, 1), (1, -1), (-1, -1), (-1, 1)]);
        let flanked = corners.into_iter().map(|corner| {
            let flanks = [(name.row, corner.column), (corner.row, name.column)];
            (corner, flanks.map(|(row, column)| CellName { row, column }))
        });
        flanked.collect()
    }
}

/// The cells of one board. Built once, then only read.
#[derive(Clone, PartialEq, Debug)]
pub struct Cells {
    lattice: Lattice,
    names: Vec<CellName>,
    by_name: BTreeMap<CellName, CellId>,
    /// Per cell, those that share a side with it.
    beside: Vec<CellSet>,
    /// Per cell, those that touch it.
    around: Vec<CellSet>,
    all: CellSet,
}

/// Why a list of cells is no board.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CellsError {
    /// The same cell twice.
    #[error("cell {0} is listed twice")]
    Twice(CellName),
    /// More cells than a set can hold.
    #[error("{0} cells are more than the {MAX_CELLS} this build can hold")]
    TooMany(usize),
}

impl Cells {
    /// A board of these cells, numbered in the order given. Nobody squeezes
    /// through a corner between two cells that are `closed` or not on the board.
    ///
    /// # Errors
    /// When a cell is listed twice or there are more than [`MAX_CELLS`].
    pub fn new(
        names: &[CellName],
        lattice: Lattice,
        closed: impl Fn(CellName) -> bool,
    ) -> Result<Self, CellsError> {
        if names.len() > MAX_CELLS {
            return Err(CellsError::TooMany(names.len()));
        }
        let mut by_name = BTreeMap::new();
        for (i, &name) in names.iter().enumerate() {
            if by_name.insert(name, CellId::from_index(i)).is_some() {
                return Err(CellsError::Twice(name));
            }
        }
        let find = |name: CellName| by_name.get(&name).copied();
        let beside: Vec<CellSet> = names
            .iter()
            .map(|&name| lattice.beside(name).into_iter().filter_map(find).collect())
            .collect();
        let open = |name: &CellName| by_name.contains_key(name) && !closed(*name);
        let around = names.iter().zip(&beside).map(|(&name, &sides)| {
            let corners = lattice.across_corners(name).into_iter();
            let rounded = corners.filter(|(_, flanks)| flanks.iter().any(open));
            sides | rounded.filter_map(|(corner, _)| find(corner)).collect()
        });
        Ok(Self {
            around: around.collect(),
            beside,
            lattice,
            names: names.to_vec(),
            all: CellSet::first_n(names.len()),
            by_name,
        })
    }

    /// How the cells lie.
    #[must_use]
    pub const fn lattice(&self) -> Lattice {
        self.lattice
    }

    /// How many cells there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether the board has no cells.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// All cells.
    #[must_use]
    pub const fn all(&self) -> CellSet {
        self.all
    }

    /// Whether the number belongs to a cell of this board.
    #[inline]
    #[must_use]
    pub fn has(&self, cell: CellId) -> bool {
        cell.index() < self.names.len()
    }

    /// The cell with this name.
    #[must_use]
    pub fn find(&self, name: CellName) -> Option<CellId> {
        self.by_name.get(&name).copied()
    }

    /// The name of a cell. A number that is not of this board has the name of no
    /// cell, "Z0", so that messages about it can still be written.
    #[must_use]
    pub fn name(&self, cell: CellId) -> CellName {
        let none = CellName { row: 25, column: 0 };
        self.names.get(cell.index()).copied().unwrap_or(none)
    }

    /// The neighbours of a cell.
    #[inline]
    #[must_use]
    pub fn around(&self, cell: CellId) -> CellSet {
        let around = self.around.get(cell.index());
        around.copied().unwrap_or(CellSet::EMPTY)
    }

    /// Every cell next to a member of the set.
    #[inline]
    #[must_use]
    pub fn around_all(&self, cells: CellSet) -> CellSet {
        let each = cells.iter().map(|cell| self.around(cell));
        each.fold(CellSet::EMPTY, |all, around| all | around)
    }

    /// Whether two cells are neighbours.
    #[inline]
    #[must_use]
    pub fn adjacent(&self, a: CellId, b: CellId) -> bool {
        self.around(a).contains(b)
    }

    /// Whether two cells share a side, not just a corner.
    #[must_use]
    pub fn share_side(&self, a: CellId, b: CellId) -> bool {
        let beside = self.beside.get(a.index());
        beside.is_some_and(|beside| beside.contains(b))
    }

    /// Whether one of the cell's sides faces no cell of the board.
    #[must_use]
    pub fn on_edge(&self, cell: CellId) -> bool {
        let beside = self.beside.get(cell.index());
        beside.is_some_and(|beside| beside.len() < self.lattice.sides())
    }

    /// How many steps apart two cells are; see [`Lattice::distance`].
    #[must_use]
    pub fn distance(&self, a: CellId, b: CellId) -> u32 {
        self.lattice.distance(self.name(a), self.name(b))
    }

    /// Per cell, the neighbours that are reached only across a line drawn along
    /// these sides, a river. A corner crosses it when each way round it, over a
    /// flanking cell on the board, has the line on one of its two sides.
    #[must_use]
    pub fn crossings(&self, sides: &[(CellId, CellId)]) -> Vec<CellSet> {
        let mut across = vec![CellSet::EMPTY; self.len()];
        for &(a, b) in sides {
            for (from, to) in [(a, b), (b, a)] {
                if let Some(set) = across.get_mut(from.index()) {
                    set.insert(to);
                }
            }
        }
        let along = across.clone();
        let wet = |a: CellId, b: CellId| along.get(a.index()).is_some_and(|s| s.contains(b));
        for cell in self.all {
            for (corner, flanks) in self.lattice.across_corners(self.name(cell)) {
                let Some(corner) = self.find(corner) else {
                    continue;
                };
                let mut ways = flanks.iter().filter_map(|&flank| self.find(flank));
                if self.adjacent(cell, corner)
                    && ways.all(|way| wet(cell, way) || wet(way, corner))
                    && let Some(set) = across.get_mut(cell.index())
                {
                    set.insert(corner);
                }
            }
        }
        across
    }
}

/// The places that lie these many rows and columns off, as far as they have names.
fn steps<const N: usize>(from: CellName, by: [(i8, i8); N]) -> Vec<CellName> {
    let places = by.into_iter().filter_map(|(rows, columns)| {
        let row = from.row.checked_add_signed(rows)?;
        let column = from.column.checked_add_signed(columns)?;
        (row < 26 && column > 0).then_some(CellName { row, column })
    });
    places.collect()
}

/// The hex of a cell whose rows are shifted like this.
fn axial(name: CellName, shifted: Shifted) -> Hex {
    let place = [i32::from(name.column), i32::from(name.row)];
    Hex::from_offset_coordinates(place, mode(shifted), HexOrientation::Pointy)
}

/// The name of the cell that is this hex, if it can have one.
fn named(hex: Hex, shifted: Shifted) -> Option<CellName> {
    let [column, row] = hex.to_offset_coordinates(mode(shifted), HexOrientation::Pointy);
    let column = u8::try_from(column).ok().filter(|column| *column > 0)?;
    let row = u8::try_from(row).ok().filter(|row| *row < 26)?;
    Some(CellName { row, column })
}

/// Rows are counted from 0 there: row A, the first one, is even.
const fn mode(shifted: Shifted) -> OffsetHexMode {
    match shifted {
        Shifted::OddRows => OffsetHexMode::Even,
        Shifted::EvenRows => OffsetHexMode::Odd,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LATTICES: [Lattice; 6] = [
        Lattice::Hex(Shifted::OddRows),
        Lattice::Hex(Shifted::EvenRows),
        Lattice::OffsetSquare(Shifted::OddRows),
        Lattice::OffsetSquare(Shifted::EvenRows),
        Lattice::Square { diagonals: false },
        Lattice::Square { diagonals: true },
    ];

    fn name(text: &str) -> CellName {
        text.parse().unwrap()
    }

    fn full(rows: u8, columns: u8, lattice: Lattice) -> Cells {
        let names: Vec<CellName> = (0..rows)
            .flat_map(|row| (1..=columns).map(move |column| CellName { row, column }))
            .collect();
        Cells::new(&names, lattice, |_| false).unwrap()
    }

    #[test]
    fn neighbours_are_mutual_one_step_apart_and_all_that_are() {
        for lattice in LATTICES {
            let cells = full(16, 16, lattice);
            assert_eq!(cells.len(), MAX_CELLS);
            for a in cells.all() {
                for b in cells.all() {
                    let touching = cells.adjacent(a, b);
                    assert_eq!(touching, cells.adjacent(b, a));
                    assert_eq!(touching, cells.distance(a, b) == 1, "{lattice:?}");
                }
                if !cells.on_edge(a) {
                    assert_eq!(cells.around(a).len(), lattice.neighbours());
                }
            }
            let middle = cells.all().iter().filter(|&c| !cells.on_edge(c)).count();
            assert_eq!(middle, 14 * 14);
        }
    }

    #[test]
    fn hexes_and_bricks_of_one_shift_are_one_grid() {
        for shifted in [Shifted::OddRows, Shifted::EvenRows] {
            let hexes = full(6, 6, Lattice::Hex(shifted));
            let bricks = full(6, 6, Lattice::OffsetSquare(shifted));
            for cell in hexes.all() {
                assert_eq!(hexes.around(cell), bricks.around(cell));
            }
        }
        let odd = full(6, 6, Lattice::Hex(Shifted::OddRows));
        let even = full(6, 6, Lattice::Hex(Shifted::EvenRows));
        let [c6, b5] = ["C6", "B5"].map(|n| odd.find(name(n)).unwrap());
        assert!(!odd.adjacent(c6, b5) && even.adjacent(c6, b5));
    }

    #[test]
    fn no_corner_leads_between_two_closed_cells_and_none_without_a_flank() {
        let names = ["A1", "A2", "B1", "B2"].map(name);
        let lattice = Lattice::Square { diagonals: true };
        let closed = |n: CellName| n == name("A1") || n == name("B2");
        let cells = Cells::new(&names, lattice, closed).unwrap();
        assert!(!cells.adjacent(CellId(1), CellId(2)));
        assert!(cells.adjacent(CellId(0), CellId(3)), "over open flanks");
        let two = Cells::new(&names[1..3], lattice, |_| false).unwrap();
        assert!(!two.adjacent(CellId(0), CellId(1)));
    }

    #[test]
    fn a_corner_is_wet_only_if_no_way_round_it_is_dry() {
        let cells = full(2, 2, Lattice::Square { diagonals: true });
        let at = |n: &str| cells.find(name(n)).unwrap();
        let side = |a, b| (at(a), at(b));
        // A line from the south up to the middle leaves the way round in the north.
        let half = cells.crossings(&[side("A1", "A2")]);
        assert!(!half[at("A1").index()].contains(at("B2")));
        // One that goes through, or turns in the middle, leaves none.
        for other in [side("B1", "B2"), side("A1", "B1")] {
            let whole = cells.crossings(&[side("A1", "A2"), other]);
            assert!(whole[at("A1").index()].contains(at("B2")));
            assert!(whole[at("B2").index()].contains(at("A1")));
        }
    }

    #[test]
    fn a_cell_twice_and_too_many_cells_are_errors() {
        let twice = [name("A1"), name("A1")];
        let lattice = LATTICES[0];
        let read = |names: &[CellName]| Cells::new(names, lattice, |_| false);
        assert_eq!(read(&twice), Err(CellsError::Twice(name("A1"))));
        let many: Vec<CellName> = (0..257_u16)
            .map(|i| CellName {
                row: (i / 99) as u8,
                column: (i % 99) as u8 + 1,
            })
            .collect();
        assert_eq!(read(&many), Err(CellsError::TooMany(257)));
    }
}
