//! The table: cells by name, their neighbours, rivers, distances [T3, T4].

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Row and column as numbers; row A is 0.
type Spot = (i32, i32);

/// Map data and nothing else.
#[derive(Clone, Debug)]
pub struct Table {
    kind: String,
    diagonals: bool,
    /// Rows of this parity lie half a cell further east.
    shifted: i32,
    terrain: BTreeMap<String, String>,
    bases: BTreeMap<String, String>,
    rivers: BTreeSet<(String, String)>,
    near: BTreeMap<String, BTreeSet<String>>,
}

fn spot(cell: &str) -> Spot {
    let row = cell.chars().next().unwrap();
    (row as i32 - 'A' as i32, cell[1..].parse().unwrap())
}

fn name((row, column): Spot) -> Option<String> {
    let row = u8::try_from(row).ok().filter(|r| *r < 26)?;
    Some(format!("{}{column}", (b'A' + row) as char))
}

impl Table {
    pub fn read(scenario: &Value, diagonals: Option<bool>) -> Self {
        let grid = &scenario["grid"];
        let first = grid["shifted_rows"].as_str().and_then(|s| s.chars().next());
        let mut table = Self {
            kind: grid["kind"].as_str().unwrap().to_owned(),
            diagonals: diagonals.unwrap_or(grid["diagonals"].as_bool().unwrap_or(false)),
            shifted: (first.unwrap_or('A') as i32 - 'A' as i32) % 2,
            terrain: BTreeMap::new(),
            bases: BTreeMap::new(),
            rivers: BTreeSet::new(),
            near: BTreeMap::new(),
        };
        for cell in scenario["cells"].as_array().unwrap() {
            let id = cell["cell"].as_str().unwrap().to_owned();
            let terrain = cell["terrain"].as_str().unwrap().to_owned();
            table.terrain.insert(id.clone(), terrain);
            if let Some(side) = cell["supply_base"].as_str() {
                table.bases.insert(id, side.to_owned());
            }
        }
        for side in scenario["river_sides"].as_array().unwrap() {
            let one = side["between"][0].as_str().unwrap().to_owned();
            let other = side["between"][1].as_str().unwrap().to_owned();
            table.rivers.insert((one.clone(), other.clone()));
            table.rivers.insert((other, one));
        }
        for cell in table.cells() {
            let near = table.look_around(&cell);
            table.near.insert(cell, near);
        }
        table
    }

    pub fn cells(&self) -> Vec<String> {
        self.terrain.keys().cloned().collect()
    }

    /// The terrain of a cell; nothing off the table.
    pub fn terrain(&self, cell: &str) -> Option<&str> {
        self.terrain.get(cell).map(String::as_str)
    }

    /// Whether the cell is on the table and not impassable.
    pub fn passable(&self, cell: &str) -> bool {
        self.terrain(cell).is_some_and(|t| t != "impassable")
    }

    /// Whose base is in the cell.
    pub fn base(&self, cell: &str) -> Option<&str> {
        self.bases.get(cell).map(String::as_str)
    }

    /// The cells of the bases of a side.
    pub fn bases_of(&self, side: &str) -> BTreeSet<String> {
        let bases = self.bases.iter().filter(|(_, of)| *of == side);
        bases.map(|(cell, _)| cell.clone()).collect()
    }

    /// The neighbours of a cell that are on the table.
    pub fn near(&self, cell: &str) -> BTreeSet<String> {
        self.near.get(cell).cloned().unwrap_or_default()
    }

    /// The spots that share a side with this one, on the endless grid.
    fn beside(&self, (row, column): Spot) -> Vec<Spot> {
        let mut spots = vec![(row, column - 1), (row, column + 1)];
        for other in [row - 1, row + 1] {
            if self.kind == "square" {
                spots.push((other, column));
            } else if row.rem_euclid(2) == self.shifted {
                spots.extend([(other, column), (other, column + 1)]);
            } else {
                spots.extend([(other, column - 1), (other, column)]);
            }
        }
        spots
    }

    /// The spots across the corners, if they count at all.
    fn across(&self, (row, column): Spot) -> Vec<Spot> {
        if self.kind != "square" || !self.diagonals {
            return Vec::new();
        }
        let mut spots = Vec::new();
        for other_row in [row - 1, row + 1] {
            for other_column in [column - 1, column + 1] {
                spots.push((other_row, other_column));
            }
        }
        spots
    }

    /// The cells on the table that flank the corner between two cells.
    fn flanks(&self, one: Spot, other: Spot) -> Vec<String> {
        let flanks = [(one.0, other.1), (other.0, one.1)];
        let names = flanks.into_iter().filter_map(name);
        names.filter(|f| self.terrain.contains_key(f)).collect()
    }

    fn look_around(&self, cell: &str) -> BTreeSet<String> {
        let here = spot(cell);
        let mut near: BTreeSet<String> = self.beside(here).into_iter().filter_map(name).collect();
        for there in self.across(here) {
            // Not squeezed between two cells that nobody can enter [T3.6].
            if self.flanks(here, there).iter().any(|f| self.passable(f)) {
                near.extend(name(there));
            }
        }
        near.retain(|n| self.terrain.contains_key(n));
        near
    }

    /// Whether going from one neighbour to the other crosses a river.
    pub fn river(&self, one: &str, other: &str) -> bool {
        let wet = |a: &str, b: &str| self.rivers.contains(&(a.to_owned(), b.to_owned()));
        if self.beside(spot(one)).contains(&spot(other)) {
            return wet(one, other);
        }
        let flanks = self.flanks(spot(one), spot(other));
        flanks.iter().all(|f| wet(one, f) || wet(f, other))
    }

    /// The least number of steps on the endless grid, by walking [T3.7].
    pub fn distance(&self, one: &str, other: &str) -> u32 {
        let mut reached = BTreeSet::from([spot(one)]);
        let mut steps = 0;
        while !reached.contains(&spot(other)) {
            for here in reached.clone() {
                reached.extend(self.beside(here));
                reached.extend(self.across(here));
            }
            steps += 1;
        }
        steps
    }
}
