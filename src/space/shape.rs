//! What the places of a board look like on paper: outlines, centres, sides, and
//! which point lies in which place.
//!
//! Lengths are in *board units*: every cell is [`ACROSS`] units across from one
//! flat side to the other, whatever its kind, so that the same counters fit. With
//! the north at the top `x` grows to the east and `y` to the south.
//!
//! ```text
//!    hexes            squares          bricks: squares shifted row by row
//!     /\ /\          +---+---+         +---+---+
//!    |  |  |         | 5 | 6 |         | 5 | 6 |
//!   /\ /\ /          +---+---+       +-+-+-+-+-+
//!  |  |  |           | 5 | 6 |       | 5 | 6 |
//!   \/ \/            +---+---+       +---+---+
//! ```
//!
//! Areas have any outline at all: whoever has them says where they lie.

use crate::hex::{GridError, HexName, Id, Orientation, Paper, Set, Shifted};
use std::collections::{BTreeMap, BTreeSet};

/// A place of a board, by its number in the board's list; on a board of hexes it
/// is the hex.
pub use crate::hex::HexId as PlaceId;

/// A set of places of one board, which has at most 256.
pub type Places = Set<PlaceId, 4>;

/// How far a cell measures across, from side to side, in board units. A hex of
/// this width is one unit from its centre to each corner.
pub const ACROSS: f32 = 1.732_050_8;

/// The kind of cells that cover a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pattern {
    /// Hexes, standing on a corner.
    Hexes,
    /// Squares in rows and columns.
    Squares,
    /// Squares of which every other row is shifted by half a cell: each touches
    /// six others over its sides, as a hex does.
    Bricks,
    /// Areas, each with an outline of its own.
    Areas,
}

/// An area as it lies with the north at the top, in board units.
#[derive(Clone, PartialEq, Debug)]
pub struct Area {
    /// Where its counters lie; a point of the area.
    pub centre: [f32; 2],
    /// Its outline, anticlockwise as it is seen; where it touches another, both have
    /// the same points. Nothing for an area without an outline of its own.
    pub outline: Vec<[f32; 2]>,
}

/// One side of a place. It has at most one neighbour: the long side of a brick,
/// which touches two others, is two sides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CellSide {
    /// Its ends, in board units, anticlockwise about the place.
    pub ends: [[f32; 2]; 2],
    /// The place beyond it; `None` at the edge of the board.
    pub beyond: Option<PlaceId>,
}

impl CellSide {
    /// The point half-way between its ends.
    #[must_use]
    pub fn middle(&self) -> [f32; 2] {
        let [a, b] = self.ends;
        [a[0] + (b[0] - a[0]) * 0.5, a[1] + (b[1] - a[1]) * 0.5]
    }
}

/// One place.
#[derive(Clone, PartialEq, Debug)]
struct Outlined {
    centre: [f32; 2],
    sides: Vec<CellSide>,
    /// The ends of sides at which the outline bends.
    corners: Vec<[f32; 2]>,
}

/// The places of one board as they lie on paper. Built once, then only read.
#[derive(Clone, PartialEq, Debug)]
pub struct Tiling {
    cells: Pattern,
    orientation: Orientation,
    names: Vec<HexName>,
    shifted: Shifted,
    /// What areas look like with the north at the top; empty on other boards.
    areas: Vec<Area>,
    places: Vec<Outlined>,
}

impl Tiling {
    /// A board of areas, numbered in the order given, with the north at the top.
    ///
    /// # Errors
    /// When there are more than [`Places`] can hold.
    pub fn of_areas(areas: Vec<Area>) -> Result<Self, GridError> {
        if areas.len() > Places::CAPACITY {
            return Err(GridError::TooMany(areas.len(), Places::CAPACITY));
        }
        // No rows and columns: the number of each is all there is of a name.
        let names = (0..areas.len()).map(|i| HexName {
            row: u8::try_from(i / 99).unwrap_or(u8::MAX),
            column: u8::try_from(i % 99).unwrap_or(0) + 1,
        });
        let names: Vec<HexName> = names.collect();
        let (shifted, lie) = (Shifted::OddRows, Orientation::default());
        Ok(Self::laid_out(Pattern::Areas, &names, shifted, lie, areas))
    }

    /// A board of these cells, numbered in the order given, with the north at the
    /// top. `shifted` says which rows lie half a cell to the east; squares have
    /// none.
    ///
    /// # Errors
    /// When a cell is listed twice or there are more than [`Places`] can hold.
    pub fn new(cells: Pattern, names: &[HexName], shifted: Shifted) -> Result<Self, GridError> {
        if names.len() > Places::CAPACITY {
            return Err(GridError::TooMany(names.len(), Places::CAPACITY));
        }
        let mut seen = BTreeSet::new();
        if let Some(&twice) = names.iter().find(|&&name| !seen.insert(name)) {
            return Err(GridError::Twice(twice));
        }
        Ok(Self::laid_out(
            cells,
            names,
            shifted,
            Orientation::default(),
            Vec::new(),
        ))
    }

    /// A board without places.
    #[must_use]
    pub const fn empty() -> Self {
        Self {
            cells: Pattern::Hexes,
            orientation: Orientation::NorthUp,
            names: Vec::new(),
            shifted: Shifted::OddRows,
            areas: Vec::new(),
            places: Vec::new(),
        }
    }

    fn laid_out(
        cells: Pattern,
        names: &[HexName],
        shifted: Shifted,
        orientation: Orientation,
        areas: Vec<Area>,
    ) -> Self {
        let paper = Paper {
            shifted,
            orientation,
        };
        let outlines: Vec<([f32; 2], Vec<[f32; 2]>)> = names
            .iter()
            .enumerate()
            .map(|(number, &name)| match cells {
                Pattern::Areas => areas.get(number).map_or_else(Default::default, |area| {
                    let laid = area.outline.iter().map(|&p| orientation.laid(p));
                    (orientation.laid(area.centre), laid.collect())
                }),
                Pattern::Hexes => (paper.centre(name), paper.corners(name).to_vec()),
                Pattern::Squares | Pattern::Bricks => quadrangle(cells, name, paper),
            })
            .collect();
        let mut by_side = BTreeMap::new();
        for (i, (_, outline)) in outlines.iter().enumerate() {
            for ends in sides(outline) {
                by_side.insert(ends.map(key), PlaceId::from_index(i));
            }
        }
        let places = outlines
            .into_iter()
            .map(|(centre, outline)| Outlined {
                centre,
                sides: sides(&outline)
                    .map(|[a, b]| CellSide {
                        ends: [a, b],
                        // The neighbour sees the same side the other way round.
                        beyond: by_side.get(&[key(b), key(a)]).copied(),
                    })
                    .collect(),
                corners: bends(&outline),
            })
            .collect();
        Self {
            cells,
            orientation,
            names: names.to_vec(),
            shifted,
            areas,
            places,
        }
    }

    /// The same board as it lies in this orientation.
    #[must_use]
    pub fn lying(self, orientation: Orientation) -> Self {
        Self::laid_out(
            self.cells,
            &self.names,
            self.shifted,
            orientation,
            self.areas,
        )
    }

    /// How it lies on paper.
    #[must_use]
    pub const fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// What kind of cells cover it.
    #[must_use]
    pub const fn cells(&self) -> Pattern {
        self.cells
    }

    /// How many places there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Whether the number belongs to a place of this board.
    #[must_use]
    pub fn has(&self, place: PlaceId) -> bool {
        place.index() < self.places.len()
    }

    /// All places.
    #[must_use]
    pub fn all(&self) -> Places {
        Places::first_n(self.places.len())
    }

    /// The row and column of a place; `None` if it is not of this board.
    #[must_use]
    pub fn name(&self, place: PlaceId) -> Option<HexName> {
        self.names.get(place.index()).copied()
    }

    /// The place in this row and column.
    #[must_use]
    pub fn find(&self, name: HexName) -> Option<PlaceId> {
        let at = self.names.iter().position(|&n| n == name)?;
        Some(PlaceId::from_index(at))
    }

    /// The centre of a place, in board units; the origin for a place that is not
    /// of this board.
    #[must_use]
    pub fn centre(&self, place: PlaceId) -> [f32; 2] {
        let found = self.places.get(place.index());
        found.map_or([0.0, 0.0], |p| p.centre)
    }

    /// The corners of a place, in board units, anticlockwise.
    #[must_use]
    pub fn corners(&self, place: PlaceId) -> &[[f32; 2]] {
        let found = self.places.get(place.index());
        found.map_or(&[], |p| p.corners.as_slice())
    }

    /// The sides of a place, anticlockwise, each beginning where the last ends.
    #[must_use]
    pub fn sides(&self, place: PlaceId) -> &[CellSide] {
        let found = self.places.get(place.index());
        found.map_or(&[], |p| p.sides.as_slice())
    }

    /// The side between two places, seen from the first; `None` if they share
    /// none.
    #[must_use]
    pub fn side(&self, between: [PlaceId; 2]) -> Option<CellSide> {
        let [from, to] = between;
        let mut sides = self.sides(from).iter();
        sides.find(|s| s.beyond == Some(to)).copied()
    }

    /// The places that share a side with this one.
    #[must_use]
    pub fn around(&self, place: PlaceId) -> Places {
        let sides = self.sides(place).iter();
        sides.filter_map(|side| side.beyond).collect()
    }

    /// Every place that shares a side with a member of the set.
    #[must_use]
    pub fn around_all(&self, places: Places) -> Places {
        let around = places.iter().map(|place| self.around(place));
        around.fold(Places::EMPTY, |all, some| all | some)
    }

    /// How far apart the centres of two places lie, in cells.
    #[must_use]
    pub fn distance(&self, a: PlaceId, b: PlaceId) -> f32 {
        let (a, b) = (self.centre(a), self.centre(b));
        (a[0] - b[0]).hypot(a[1] - b[1]) / ACROSS
    }

    /// The place under a point. A point on a side belongs to exactly one of the
    /// places it parts.
    #[must_use]
    pub fn at(&self, point: [f32; 2]) -> Option<PlaceId> {
        let found = match self.cells {
            Pattern::Hexes => {
                let paper = Paper {
                    shifted: self.shifted,
                    orientation: self.orientation,
                };
                let mut names = self.names.iter();
                names.position(|&name| paper.covers(name, point))
            }
            Pattern::Squares | Pattern::Bricks | Pattern::Areas => {
                let mut places = self.places.iter();
                places.position(|place| inside(&place.corners, point))
            }
        };
        found.map(PlaceId::from_index)
    }
}

/// The centre of a square cell, and its outline anticlockwise from the south-east.
fn quadrangle(cells: Pattern, name: HexName, paper: Paper) -> ([f32; 2], Vec<[f32; 2]>) {
    let brick = cells == Pattern::Bricks;
    let aside = if brick && paper.shifted.moves(name.row) {
        0.5
    } else {
        0.0
    };
    // In half cells, so that corners that are the same are equal to the last bit.
    let at = |east: f32, south: f32| {
        let column = f32::from(name.column) + aside + east;
        let row = south - f32::from(name.row);
        paper.orientation.laid([column * ACROSS, row * ACROSS])
    };
    let mut outline = vec![at(0.5, 0.5), at(0.5, -0.5)];
    if brick {
        outline.push(at(0.0, -0.5));
    }
    outline.extend([at(-0.5, -0.5), at(-0.5, 0.5)]);
    if brick {
        outline.push(at(0.0, 0.5));
    }
    (at(0.0, 0.0), outline)
}

/// A point as a key: the same from all the places that meet in it.
fn key(p: [f32; 2]) -> [i32; 2] {
    p.map(|v| (v * 100.0).round() as i32)
}

/// The sides of a closed line.
fn sides(outline: &[[f32; 2]]) -> impl Iterator<Item = [[f32; 2]; 2]> + '_ {
    let next = |i: usize| outline[(i + 1) % outline.len()];
    outline.iter().enumerate().map(move |(i, &p)| [p, next(i)])
}

/// The points of a closed line at which it bends.
fn bends(outline: &[[f32; 2]]) -> Vec<[f32; 2]> {
    let n = outline.len();
    let turns = |i: usize| {
        let (a, b, c) = (outline[(i + n - 1) % n], outline[i], outline[(i + 1) % n]);
        let (u, v) = ([b[0] - a[0], b[1] - a[1]], [c[0] - b[0], c[1] - b[1]]);
        (u[0] * v[1] - u[1] * v[0]).abs() > 1e-3
    };
    (0..n).filter(|&i| turns(i)).map(|i| outline[i]).collect()
}

/// Whether a point lies within a closed line. Of two figures that share a side,
/// one has the points of it.
#[must_use]
pub fn inside(outline: &[[f32; 2]], point: [f32; 2]) -> bool {
    let crossed = sides(outline).filter(|&[a, b]| {
        // Seen from below, from whichever place: both must find the same.
        let (low, high) = if a[1] < b[1] { (a, b) } else { (b, a) };
        let spans = low[1] <= point[1] && point[1] < high[1];
        spans && {
            let along = (point[1] - low[1]) / (high[1] - low[1]);
            point[0] < low[0] + (high[0] - low[0]) * along
        }
    });
    crossed.count() % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::Grid;
    use proptest::prelude::*;

    const ALL: [Pattern; 3] = [Pattern::Hexes, Pattern::Squares, Pattern::Bricks];
    const SHIFTED: [Shifted; 2] = [Shifted::OddRows, Shifted::EvenRows];

    fn names(rows: u8, columns: u8) -> Vec<HexName> {
        (0..rows)
            .flat_map(|row| (1..=columns).map(move |column| HexName { row, column }))
            .collect()
    }

    fn tilings() -> Vec<Tiling> {
        let mut all = Vec::new();
        for cells in ALL {
            for shifted in SHIFTED {
                for lie in Orientation::ALL {
                    let tiling = Tiling::new(cells, &names(7, 8), shifted).unwrap();
                    all.push(tiling.lying(lie));
                }
            }
        }
        all
    }

    proptest! {
        #[test]
        fn every_point_within_the_board_lies_in_exactly_one_place(x in 0.0_f32..1.0, y in 0.0_f32..1.0) {
            for tiling in tilings() {
                // Between the centres of the corner places there is board everywhere.
                let name = |row, column| tiling.find(HexName { row, column }).unwrap();
                let (a, b) = (tiling.centre(name(1, 2)), tiling.centre(name(5, 7)));
                let p = [a[0] + (b[0] - a[0]) * x, a[1] + (b[1] - a[1]) * y];
                let found: Vec<PlaceId> = (tiling.all().iter())
                    .filter(|&place| inside(tiling.corners(place), p))
                    .collect();
                let at = tiling.at(p).unwrap();
                if tiling.cells() == Pattern::Hexes {
                    // Rounding of hexes and of their corners differs by a hair.
                    prop_assert!(found.len() <= 1 || found.contains(&at));
                } else {
                    prop_assert_eq!(found, vec![at]);
                }
            }
        }
    }

    #[test]
    fn cells_of_every_kind_tile_the_plane_without_gap_or_overlap() {
        for tiling in tilings() {
            let area = |place| {
                let corners = tiling.corners(place);
                let twice: f32 = sides(corners).map(|[a, b]| a[0] * b[1] - a[1] * b[0]).sum();
                twice.abs() / 2.0
            };
            let one = match tiling.cells() {
                Pattern::Hexes => 1.5 * ACROSS,
                _ => ACROSS * ACROSS,
            };
            for place in tiling.all() {
                assert!((area(place) - one).abs() < 1e-2);
                // Each side is its neighbour's too, seen from there.
                for side in tiling.sides(place) {
                    let Some(beyond) = side.beyond else { continue };
                    let back = tiling.side([beyond, place]).unwrap();
                    let [a, b] = back.ends;
                    assert_eq!([b, a].map(key), side.ends.map(key));
                    assert_eq!(back.beyond, Some(place));
                }
            }
            // The inner places have all their neighbours.
            let most = match tiling.cells() {
                Pattern::Squares => 4,
                _ => 6,
            };
            let inner = tiling.find(HexName { row: 3, column: 4 }).unwrap();
            assert_eq!(tiling.around(inner).len(), most);
            assert_eq!(tiling.sides(inner).len(), most);
        }
    }

    #[test]
    fn the_point_at_a_centre_is_that_place_and_no_point_off_the_board_is_any() {
        for tiling in tilings() {
            for place in tiling.all() {
                assert_eq!(tiling.at(tiling.centre(place)), Some(place));
                let name = tiling.name(place).unwrap();
                assert_eq!(tiling.find(name), Some(place));
            }
            assert_eq!(tiling.at([-90.0, 3.0]), None);
            assert_eq!(tiling.at([3.0, 90.0]), None);
        }
    }

    #[test]
    fn north_is_where_the_paper_has_it() {
        for tiling in tilings() {
            let at = |row, column| tiling.centre(tiling.find(HexName { row, column }).unwrap());
            let (here, north, east) = (at(2, 3), at(4, 3), at(2, 4));
            let lie = tiling.orientation();
            let step = |to: [f32; 2]| lie.lifted([to[0] - here[0], to[1] - here[1]]);
            assert!(step(north)[1] < -2.0 && step(north)[0].abs() < 1e-3);
            assert!((step(east)[0] - ACROSS).abs() < 1e-3 && step(east)[1].abs() < 1e-3);
        }
    }

    #[test]
    fn bricks_touch_as_hexes_do_and_squares_touch_four() {
        for shifted in SHIFTED {
            let names = names(7, 8);
            let hexes = Tiling::new(Pattern::Hexes, &names, shifted).unwrap();
            let bricks = Tiling::new(Pattern::Bricks, &names, shifted).unwrap();
            let squares = Tiling::new(Pattern::Squares, &names, shifted).unwrap();
            for place in hexes.all() {
                assert_eq!(hexes.around(place), bricks.around(place));
                for next in squares.around(place) {
                    assert!((squares.distance(place, next) - 1.0).abs() < 1e-3);
                }
                for next in hexes.around(place) {
                    assert!((hexes.distance(place, next) - 1.0).abs() < 1e-3);
                }
            }
            let all = squares.around_all(Places::of(PlaceId(0)));
            assert_eq!(all, [PlaceId(1), PlaceId(8)].into_iter().collect());
        }
    }

    /// A creek between two banks, and an island that touches neither.
    fn islands() -> Tiling {
        let area = |centre, outline: &[[f32; 2]]| Area {
            centre,
            outline: outline.to_vec(),
        };
        let (north, south) = ([2.0, -1.0], [2.5, 1.5]);
        Tiling::of_areas(vec![
            area(
                [1.0, 0.0],
                &[[0.0, 2.0], south, [1.8, 0.2], north, [0.0, -2.0]],
            ),
            area(
                [4.0, 0.0],
                &[south, [5.0, 2.0], [5.0, -2.0], north, [1.8, 0.2]],
            ),
            area([9.0, 0.0], &[[8.0, 1.0], [10.0, 1.0], [9.0, -1.0]]),
            area([7.0, 3.0], &[]),
        ])
        .unwrap()
    }

    #[test]
    fn areas_touch_where_their_outlines_are_the_same() {
        for lie in Orientation::ALL {
            let tiling = islands().lying(lie);
            assert_eq!(tiling.around(PlaceId(0)), Places::of(PlaceId(1)));
            assert_eq!(tiling.around(PlaceId(1)), Places::of(PlaceId(0)));
            assert!(tiling.around(PlaceId(2)).is_empty());
            let shore = tiling.sides(PlaceId(0)).iter();
            let creek = shore.filter(|side| side.beyond == Some(PlaceId(1)));
            assert_eq!(creek.count(), 2, "a border may bend");
            for place in [0, 1, 2].map(PlaceId) {
                assert_eq!(tiling.at(tiling.centre(place)), Some(place));
            }
            let nobody = tiling.centre(PlaceId(3));
            assert_eq!(
                tiling.at(nobody),
                None,
                "without an outline nothing lies in it"
            );
        }
    }

    #[test]
    fn a_board_of_areas_has_256_at_the_most() {
        let area = Area {
            centre: [0.0, 0.0],
            outline: Vec::new(),
        };
        assert_eq!(
            Tiling::of_areas(vec![area.clone(); 256]).unwrap().len(),
            256
        );
        let more = Tiling::of_areas(vec![area; 257]);
        assert_eq!(more.unwrap_err(), GridError::TooMany(257, 256));
    }

    /// To the last bit: pictures of maps of hexes are as they were.
    #[test]
    fn hexes_lie_exactly_where_the_grid_of_the_rules_has_them() {
        for shifted in SHIFTED {
            for lie in Orientation::ALL {
                let names = names(7, 8);
                let grid = Grid::new(&names, shifted).unwrap().lying(lie);
                let tiling = Tiling::new(Pattern::Hexes, &names, shifted)
                    .unwrap()
                    .lying(lie);
                for hex in grid.all() {
                    assert_eq!(tiling.centre(hex), grid.centre(hex));
                    assert_eq!(tiling.corners(hex), grid.corners(hex));
                    assert_eq!(tiling.around(hex), grid.around(hex).widened());
                    let [x, y] = grid.centre(hex);
                    let p = [x + 0.71, y - 0.62];
                    assert_eq!(tiling.at(p), grid.at(p));
                }
            }
        }
    }

    #[test]
    fn a_board_has_256_places_at_the_most_and_none_twice() {
        let whole = Tiling::new(Pattern::Squares, &names(16, 16), Shifted::OddRows).unwrap();
        assert_eq!((whole.len(), whole.all().len()), (256, 256));
        let last = whole
            .find(HexName {
                row: 15,
                column: 16,
            })
            .unwrap();
        assert_eq!(whole.at(whole.centre(last)), Some(last));
        let more = Tiling::new(Pattern::Bricks, &names(17, 16), Shifted::OddRows);
        assert_eq!(more.unwrap_err(), GridError::TooMany(272, 256));
        let twice = [names(1, 2), names(1, 1)].concat();
        let again = Tiling::new(Pattern::Squares, &twice, Shifted::OddRows);
        assert_eq!(again.unwrap_err(), GridError::Twice(twice[0]));
    }
}
