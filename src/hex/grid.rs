//! A map's hexes: names, neighbours, distances, places on paper.

use super::{Direction, HexMask, Id, Orientation};
use hexx::{Hex, HexLayout, HexOrientation, Vec2};
use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::str::FromStr;
use thiserror::Error;

/// A hex of a map, by its number in that map's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HexId(pub u8);

impl Id for HexId {
    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
    #[inline]
    fn from_index(index: usize) -> Self {
        Self(u8::try_from(index).unwrap_or(u8::MAX))
    }
}

/// The name printed on a hex: row letter and column number, "C6".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HexName {
    /// The row, from 0 (`A`, south) to 25 (`Z`).
    pub row: u8,
    /// The column, from 1 (west).
    pub column: u8,
}

impl fmt::Display for HexName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'A' + self.row))?;
        write!(f, "{}", self.column)
    }
}

/// Why a text is not a hex name or a list of hexes is not a map.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum GridError {
    /// Not a letter A–Z followed by a number from 1 to 99.
    #[error("“{0}” is not a hex: write a row letter and a column number, like C6")]
    BadName(String),
    /// The same hex twice.
    #[error("hex {0} is listed twice")]
    Twice(HexName),
    /// More hexes than the hex sets can hold.
    #[error("{0} hexes are more than the {1} this build can hold")]
    TooMany(usize, usize),
}

impl FromStr for HexName {
    type Err = GridError;

    /// Reads "C6" or "c6". Leading zeros and anything else are errors, so that
    /// every hex has one spelling.
    fn from_str(text: &str) -> Result<Self, GridError> {
        let bad = || GridError::BadName(text.chars().take(20).collect());
        let mut chars = text.chars();
        let letter = chars.next().ok_or_else(bad)?.to_ascii_uppercase();
        let digits = chars.as_str();
        let plain = !digits.is_empty()
            && digits.len() <= 2
            && digits.bytes().all(|b| b.is_ascii_digit())
            && !digits.starts_with('0');
        if !letter.is_ascii_uppercase() || !plain {
            return Err(bad());
        }
        Ok(Self {
            row: letter as u8 - b'A',
            column: digits.parse().map_err(|_| bad())?,
        })
    }
}

/// Which rows are shifted half a hex to the east.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Shifted {
    /// A, C, E, G …
    #[default]
    OddRows,
    /// B, D, F …
    EvenRows,
}

impl Shifted {
    /// Whether a row, counted from 0 for A, is shifted.
    #[must_use]
    pub const fn moves(self, row: u8) -> bool {
        match self {
            Self::OddRows => row.is_multiple_of(2),
            Self::EvenRows => !row.is_multiple_of(2),
        }
    }
}

/// The hexes of one map. Built once, then only read.
#[derive(Clone, PartialEq, Debug)]
pub struct Grid {
    names: Vec<HexName>,
    axial: Vec<Hex>,
    shifted: Shifted,
    orientation: Orientation,
    by_name: BTreeMap<HexName, HexId>,
    /// Per hex, the neighbour in each direction of [`Direction::ALL`].
    neighbours: Vec<[Option<HexId>; 6]>,
    around: Vec<HexMask>,
    /// Per hex, the hexes at most so many away, from 0.
    within: Vec<Vec<HexMask>>,
    all: HexMask,
}

impl Grid {
    /// A map of these hexes, numbered in the order given.
    ///
    /// # Errors
    /// When a hex is listed twice or there are more than [`HexMask`] can hold.
    pub fn new(names: &[HexName], shifted: Shifted) -> Result<Self, GridError> {
        if names.len() > HexMask::CAPACITY {
            return Err(GridError::TooMany(names.len(), HexMask::CAPACITY));
        }
        let mut by_name = BTreeMap::new();
        let mut by_axial = BTreeMap::new();
        let axial: Vec<Hex> = names.iter().map(|&n| axial(n, shifted)).collect();
        for (i, &name) in names.iter().enumerate() {
            if by_name.insert(name, HexId::from_index(i)).is_some() {
                return Err(GridError::Twice(name));
            }
            by_axial.insert((axial[i].x, axial[i].y), HexId::from_index(i));
        }
        let neighbours: Vec<[Option<HexId>; 6]> = axial
            .iter()
            .map(|&h| {
                Direction::ALL.map(|d| {
                    let n = h + d.step();
                    by_axial.get(&(n.x, n.y)).copied()
                })
            })
            .collect();
        let within = |a: &Hex| {
            let mut within = vec![HexMask::EMPTY];
            for (i, b) in axial.iter().enumerate() {
                let distance = a.unsigned_distance_to(*b) as usize;
                let farthest = within.len().max(distance + 1);
                within.resize(farthest, HexMask::EMPTY);
                within[distance].insert(HexId::from_index(i));
            }
            for distance in 1..within.len() {
                let nearer = within[distance - 1];
                within[distance] |= nearer;
            }
            within
        };
        Ok(Self {
            within: axial.iter().map(within).collect(),
            around: neighbours
                .iter()
                .map(|n| n.iter().flatten().copied().collect())
                .collect(),
            all: HexMask::first_n(names.len()),
            names: names.to_vec(),
            axial,
            shifted,
            orientation: Orientation::default(),
            by_name,
            neighbours,
        })
    }

    /// How many hexes there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether the map has no hexes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// All hexes.
    #[must_use]
    pub const fn all(&self) -> HexMask {
        self.all
    }

    /// Which rows are shifted to the east.
    #[must_use]
    pub const fn shifted(&self) -> Shifted {
        self.shifted
    }

    /// The same map as it lies in this orientation.
    #[must_use]
    pub const fn lying(mut self, orientation: Orientation) -> Self {
        self.orientation = orientation;
        self
    }

    /// How it lies on paper.
    #[must_use]
    pub const fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// Whether the number belongs to a hex of this map.
    #[must_use]
    pub fn has(&self, hex: HexId) -> bool {
        hex.index() < self.names.len()
    }

    /// The hex with this name.
    #[must_use]
    pub fn find(&self, name: HexName) -> Option<HexId> {
        self.by_name.get(&name).copied()
    }

    /// The name of a hex. A number that is not of this map has the name of no
    /// hex, "Z0", so that messages about it can still be written.
    #[must_use]
    pub fn name(&self, hex: HexId) -> HexName {
        self.names
            .get(hex.index())
            .copied()
            .unwrap_or(HexName { row: 25, column: 0 })
    }

    /// The neighbour in a direction, if it is on the map.
    #[must_use]
    pub fn neighbour(&self, hex: HexId, direction: Direction) -> Option<HexId> {
        self.neighbours.get(hex.index())?[direction as usize]
    }

    /// The neighbours that are on the map.
    #[inline]
    #[must_use]
    pub fn around(&self, hex: HexId) -> HexMask {
        self.around
            .get(hex.index())
            .copied()
            .unwrap_or(HexMask::EMPTY)
    }

    /// Every hex next to a member of the set (members included only if they
    /// are next to another member).
    #[inline]
    #[must_use]
    pub fn around_all(&self, hexes: HexMask) -> HexMask {
        let mut out = HexMask::EMPTY;
        for hex in hexes {
            out |= self.around(hex);
        }
        out
    }

    /// Whether two hexes share a side.
    #[inline]
    #[must_use]
    pub fn adjacent(&self, a: HexId, b: HexId) -> bool {
        self.around(a).contains(b)
    }

    /// The direction from one hex to an adjacent one.
    #[must_use]
    pub fn direction(&self, from: HexId, to: HexId) -> Option<Direction> {
        let n = self.neighbours.get(from.index())?;
        Direction::ALL
            .into_iter()
            .find(|&d| n[d as usize] == Some(to))
    }

    /// How many hexes apart two hexes are, counted as the crow flies (over
    /// hexes that are not on the map too). `None` for a hex not on the map.
    #[must_use]
    pub fn distance(&self, a: HexId, b: HexId) -> Option<u32> {
        let (a, b) = (self.axial.get(a.index())?, self.axial.get(b.index())?);
        Some(a.unsigned_distance_to(*b))
    }

    /// The hexes at most `radius` away, the hex itself included.
    #[must_use]
    pub fn within(&self, hex: HexId, radius: u32) -> HexMask {
        let Some(within) = self.within.get(hex.index()) else {
            return HexMask::EMPTY;
        };
        let at_most = within.get(radius as usize).or(within.last());
        at_most.copied().unwrap_or(HexMask::EMPTY)
    }

    /// The shortest chain of hexes from a member of `from` to `to` that stays
    /// within `passable`; both ends included. `None` if there is none.
    #[must_use]
    pub fn path(&self, from: HexMask, to: HexId, passable: HexMask) -> Option<Vec<HexId>> {
        if !passable.contains(to) {
            return None;
        }
        let mut layers = vec![HexMask::of(to)];
        let mut seen = HexMask::of(to);
        loop {
            let last = layers.last().copied()?;
            if let Some(end) = (last & from & passable).first() {
                let mut path = vec![end];
                let mut at = end;
                for layer in layers.iter().rev().skip(1) {
                    at = (self.around(at) & *layer).first()?;
                    path.push(at);
                }
                return Some(path);
            }
            let next = (self.around_all(last) & passable) - seen;
            if next.is_empty() {
                return None;
            }
            seen |= next;
            layers.push(next);
        }
    }

    /// The centre of a hex in board units: a hex is one unit from centre to
    /// corner, `x` grows to the right, `y` *downwards* as on a screen. With the
    /// north at the top these are the east and the south.
    #[must_use]
    pub fn centre(&self, hex: HexId) -> [f32; 2] {
        let hex = self.axial.get(hex.index());
        hex.map_or([0.0, 0.0], |&h| centre(h, self.orientation))
    }

    /// The six corners of a hex in board units. Corner `i` and corner `i + 1`
    /// are the ends of the side in direction `Direction::ALL[i]`.
    #[must_use]
    pub fn corners(&self, hex: HexId) -> [[f32; 2]; 6] {
        corners(self.centre(hex), self.orientation)
    }

    /// The hex of the map under a point in board units.
    #[must_use]
    pub fn at(&self, point: [f32; 2]) -> Option<HexId> {
        let h = under(point, self.orientation);
        // 64 hexes at the most: a scan is as fast as a map look-up.
        let i = self.axial.iter().position(|&a| a == h)?;
        Some(HexId::from_index(i))
    }
}

/// How hexes lie on paper, whatever map they are of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paper {
    /// Which rows lie half a hex to the east.
    pub shifted: Shifted,
    /// How the paper lies.
    pub orientation: Orientation,
}

impl Paper {
    /// The centre of a hex in board units, as [`Grid::centre`] has it.
    #[must_use]
    pub fn centre(self, name: HexName) -> [f32; 2] {
        centre(axial(name, self.shifted), self.orientation)
    }

    /// Its six corners in board units, as [`Grid::corners`] has them.
    #[must_use]
    pub fn corners(self, name: HexName) -> [[f32; 2]; 6] {
        corners(self.centre(name), self.orientation)
    }

    /// Whether a point in board units is in the hex. Every point is in one hex.
    #[must_use]
    pub fn covers(self, name: HexName, point: [f32; 2]) -> bool {
        under(point, self.orientation) == axial(name, self.shifted)
    }
}

fn centre(hex: Hex, orientation: Orientation) -> [f32; 2] {
    let p = layout().hex_to_world_pos(hex);
    orientation.laid([p.x, p.y])
}

fn corners([x, y]: [f32; 2], orientation: Orientation) -> [[f32; 2]; 6] {
    // The east side lies between the corners at −30° and +30°.
    std::array::from_fn(|i| {
        let angle = (i as f32 * 60.0 - 30.0).to_radians();
        let [dx, dy] = orientation.laid([angle.cos(), -angle.sin()]);
        [x + dx, y + dy]
    })
}

/// The hex under a point in board units.
fn under(point: [f32; 2], orientation: Orientation) -> Hex {
    let [east, south] = orientation.lifted(point);
    layout().world_pos_to_hex(Vec2::new(east, south))
}

/// The one bridge between axial coordinates and paper.
fn layout() -> HexLayout {
    HexLayout {
        orientation: HexOrientation::Pointy,
        // Axial y grows to the north, board y to the south.
        scale: Vec2::new(1.0, -1.0),
        ..HexLayout::default()
    }
}

fn axial(name: HexName, shifted: Shifted) -> Hex {
    let (row, column) = (i32::from(name.row), i32::from(name.column));
    let x = match shifted {
        Shifted::OddRows => column - (row + 1) / 2,
        Shifted::EvenRows => column - row / 2,
    };
    Hex::new(x, row)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> HexName {
        text.parse().unwrap()
    }

    fn grid(shifted: Shifted) -> Grid {
        let names: Vec<HexName> = (0..7)
            .flat_map(|row| (1..=8).map(move |column| HexName { row, column }))
            .collect();
        Grid::new(&names, shifted).unwrap()
    }

    fn around(g: &Grid, hex: &str) -> Vec<String> {
        let mut v: Vec<String> = g
            .around(g.find(name(hex)).unwrap())
            .iter()
            .map(|h| g.name(h).to_string())
            .collect();
        v.sort();
        v
    }

    #[test]
    fn c6_touches_the_six_hexes_the_map_says() {
        let g = grid(Shifted::OddRows);
        assert_eq!(around(&g, "C6"), ["B6", "B7", "C5", "C7", "D6", "D7"]);
        assert_eq!(around(&g, "B2"), ["A1", "A2", "B1", "B3", "C1", "C2"]);
        let other = grid(Shifted::EvenRows);
        assert_eq!(around(&other, "C6"), ["B5", "B6", "C5", "C7", "D5", "D6"]);
    }

    #[test]
    fn directions_go_and_come_back_and_match_the_paper() {
        for shifted in [Shifted::OddRows, Shifted::EvenRows] {
            let g = grid(shifted);
            for h in g.all() {
                for d in Direction::ALL {
                    let Some(n) = g.neighbour(h, d) else { continue };
                    assert_eq!(g.neighbour(n, d.opposite()), Some(h));
                    assert_eq!(g.direction(h, n), Some(d));
                    assert_eq!(g.distance(h, n), Some(1));
                    let (a, b) = (g.centre(h), g.centre(n));
                    let [e, f] = [g.corners(h)[d as usize], g.corners(h)[(d as usize + 1) % 6]];
                    let middle = [(e[0] + f[0]) / 2.0, (e[1] + f[1]) / 2.0];
                    assert!((middle[0] - (a[0] + b[0]) / 2.0).abs() < 1e-4, "{d:?}");
                    assert!((middle[1] - (a[1] + b[1]) / 2.0).abs() < 1e-4, "{d:?}");
                }
            }
        }
    }

    #[test]
    fn north_is_up_and_the_point_at_a_centre_is_that_hex() {
        let g = grid(Shifted::OddRows);
        let (a, b) = (g.find(name("A3")).unwrap(), g.find(name("B3")).unwrap());
        assert!(g.centre(b)[1] < g.centre(a)[1]);
        for h in g.all() {
            assert_eq!(g.at(g.centre(h)), Some(h));
        }
        assert_eq!(g.at([-50.0, 3.0]), None);
    }

    #[test]
    fn as_printed_letters_run_to_the_right_numbers_downwards_and_nobody_has_other_neighbours() {
        let north_up = grid(Shifted::OddRows);
        let printed = north_up.clone().lying(Orientation::AsPrinted);
        let at = |hex: &str| printed.centre(printed.find(name(hex)).unwrap());
        assert!(at("B3")[0] > at("A3")[0] && at("C3")[0] > at("B3")[0]);
        assert!(at("A4")[1] > at("A3")[1] && at("A4")[0] == at("A3")[0]);
        for h in printed.all() {
            assert_eq!(printed.around(h), north_up.around(h));
            assert_eq!(printed.at(printed.centre(h)), Some(h));
            for d in Direction::ALL {
                assert_eq!(printed.neighbour(h, d), north_up.neighbour(h, d));
                let Some(n) = printed.neighbour(h, d) else {
                    continue;
                };
                // The side between two hexes lies between their middles.
                let c = printed.corners(h);
                let (e, f) = (c[d as usize], c[(d as usize + 1) % 6]);
                let (a, b) = (printed.centre(h), printed.centre(n));
                for axis in 0..2 {
                    let apart = (e[axis] + f[axis] - a[axis] - b[axis]).abs();
                    assert!(apart < 2e-4, "{d:?}");
                }
            }
        }
    }

    #[test]
    fn keys_go_where_the_paper_says() {
        let g = grid(Shifted::OddRows);
        let from = g.find(name("D4")).unwrap();
        for orientation in Orientation::ALL {
            let g = g.clone().lying(orientation);
            let step = |key: Direction| {
                let to = g.neighbour(from, orientation.key(key)).unwrap();
                let (a, b) = (g.centre(from), g.centre(to));
                [b[0] - a[0], b[1] - a[1]]
            };
            assert!(step(Direction::West)[0] < -0.5 && step(Direction::East)[0] > 0.5);
            assert!(step(Direction::NorthEast)[1] < -0.5 && step(Direction::SouthWest)[1] > 0.5);
            // With Shift: up and to the left, down and to the right.
            let [left, up] = step(Direction::NorthWest);
            assert!(left < -0.5 && up < -0.5, "{orientation:?}");
            let [right, down] = step(Direction::SouthEast);
            assert!(right > 0.5 && down > 0.5, "{orientation:?}");
            let all: std::collections::BTreeSet<usize> = Direction::ALL
                .map(|d| orientation.key(d) as usize)
                .into_iter()
                .collect();
            assert_eq!(all.len(), 6, "every neighbour has its key");
        }
    }

    #[test]
    fn distance_is_the_length_of_the_shortest_path_on_a_full_map() {
        let g = grid(Shifted::OddRows);
        for a in g.all() {
            for b in g.all() {
                let path = g.path(HexMask::of(a), b, g.all()).unwrap();
                assert_eq!(g.distance(a, b), Some(path.len() as u32 - 1));
                assert_eq!((path[0], path[path.len() - 1]), (a, b));
                assert!(path.windows(2).all(|w| g.adjacent(w[0], w[1])));
            }
        }
    }

    #[test]
    fn a_hex_has_one_spelling() {
        assert_eq!(name("c6").to_string(), "C6");
        for bad in [
            "", "C", "6", "C0", "C06", "C100", "6C", "C6 ", "É6", "C-1", "C+6",
        ] {
            assert!(bad.parse::<HexName>().is_err(), "{bad}");
        }
    }

    #[test]
    fn within_a_radius_are_the_hexes_that_are_no_farther_apart() {
        let names: Vec<HexName> = ["A1", "A2", "B2", "C4", "D1", "F9"]
            .map(|name| name.parse().unwrap())
            .to_vec();
        let grid = Grid::new(&names, Shifted::default()).unwrap();
        for hex in grid.all() {
            for radius in 0..15 {
                let near = |&other: &HexId| grid.distance(hex, other).unwrap() <= radius;
                let all: HexMask = grid.all().iter().filter(near).collect();
                assert_eq!(grid.within(hex, radius), all, "{hex:?}, {radius}");
            }
        }
        assert!(grid.within(HexId(6), 3).is_empty());
    }

    #[test]
    fn a_doubled_hex_is_refused() {
        assert_eq!(
            Grid::new(&[name("A1"), name("A1")], Shifted::OddRows),
            Err(GridError::Twice(name("A1")))
        );
    }
}
