//! The map, from the text of the scenario file and from arithmetic with rows
//! and columns.

use super::{Place, Position, Side, Stage, Unit};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The map and the order of battle.
pub struct Map {
    /// Terrain by hex.
    pub terrain: BTreeMap<String, String>,
    /// Supply sources of both sides.
    pub sources: BTreeMap<String, Side>,
    /// Pairs of hexes with a river between, both ways round.
    pub rivers: BTreeSet<(String, String)>,
    /// The units as printed, awaited.
    pub units: Vec<Unit>,
}

fn side(value: &Value) -> Option<Side> {
    match value.as_str() {
        Some("soviet") => Some(Side::Soviet),
        Some("german") => Some(Side::German),
        _ => None,
    }
}

impl Map {
    /// Reads a scenario.
    pub fn read(text: &str) -> Map {
        let root: Value = serde_json::from_str(text).unwrap();
        let word = |v: &Value| v.as_str().unwrap().to_owned();
        let mut map = Map {
            terrain: BTreeMap::new(),
            sources: BTreeMap::new(),
            rivers: BTreeSet::new(),
            units: Vec::new(),
        };
        for hex in root["hexes"].as_array().unwrap() {
            let name = word(&hex["hex"]);
            if let Some(owner) = side(&hex["source"]) {
                map.sources.insert(name.clone(), owner);
            }
            map.terrain.insert(name, word(&hex["terrain"]));
        }
        for river in root["river_hexsides"].as_array().unwrap() {
            let (a, b) = (word(&river["between"][0]), word(&river["between"][1]));
            map.rivers.insert((a.clone(), b.clone()));
            map.rivers.insert((b, a));
        }
        for unit in root["units"].as_array().unwrap() {
            let number = |v: &Value| v.as_u64().map(|n| n as u32);
            map.units.push(Unit {
                code: word(&unit["code"]),
                side: side(&unit["side"]).unwrap(),
                kind: word(&unit["type"]),
                size: word(&unit["size"]),
                full: number(&unit["strength"]).unwrap(),
                weak: number(&unit["reduced_strength"]),
                home: word(&unit["hex"]),
                due: number(&unit["arrives"]).unwrap_or(0),
                conditional: unit["conditional"].as_bool().unwrap(),
                place: Place::Awaited,
                reduced: false,
                unsupplied: false,
                retreated: false,
                attacked: false,
                moved: false,
                arriving: false,
                attacking: false,
            });
        }
        map
    }

    /// The position before the first action.
    pub fn start(&self) -> Position {
        let mut position = Position {
            turn: 1,
            player: Side::Soviet,
            stage: Stage::Supply,
            mud: false,
            rolls: 0,
            lifted: false,
            released: false,
            attacked_hexes: BTreeSet::new(),
            hit_hexes: BTreeSet::new(),
            target: None,
            hits: None,
            units: self.units.clone(),
        };
        for unit in &self.units {
            if unit.due == 0 {
                position.change(&unit.code, |u| u.place = Place::Hex(u.home.clone()));
                position.entered(self, unit.side, &unit.home);
            }
        }
        position
    }

    pub fn has(&self, hex: &str) -> bool {
        self.terrain.contains_key(hex)
    }

    /// The hexes of the map that touch a hex.
    pub fn next_to(&self, hex: &str) -> BTreeSet<String> {
        let touching = touching(place_of(hex)).into_iter();
        touching.map(name_of).filter(|h| self.has(h)).collect()
    }

    /// How many steps apart two hexes are, over the map's edge if need be.
    pub fn distance(&self, a: &str, b: &str) -> u32 {
        let mut reached = BTreeSet::from([place_of(a)]);
        let mut steps = 0;
        while !reached.contains(&place_of(b)) {
            for place in reached.clone() {
                reached.extend(touching(place));
            }
            steps += 1;
        }
        steps
    }

    pub fn source_of(&self, side: Side, hex: &str) -> bool {
        self.sources.get(hex) == Some(&side)
    }

    pub fn woods(&self, hex: &str) -> bool {
        self.terrain[hex] == "woods"
    }

    /// Woods or Cherkassy.
    pub fn hard(&self, hex: &str) -> bool {
        self.woods(hex) || hex == "F6"
    }

    pub fn river(&self, a: &str, b: &str) -> bool {
        self.rivers.contains(&(a.to_owned(), b.to_owned()))
    }
}

/// Row and column of a name; row A is 0.
fn place_of(hex: &str) -> (i32, i32) {
    let row = i32::from(hex.as_bytes()[0]) - i32::from(b'A');
    (row, hex[1..].parse().unwrap())
}

fn name_of((row, column): (i32, i32)) -> String {
    match u8::try_from(row) {
        Ok(row) => format!("{}{column}", char::from(b'A' + row)),
        Err(_) => "off the map".to_owned(),
    }
}

/// The six places that touch one. Rows A, C, E and G lie half a hex further
/// east than B, D and F.
fn touching((row, column): (i32, i32)) -> [(i32, i32); 6] {
    let east = row.rem_euclid(2) == 0;
    let (left, right) = if east {
        (column, column + 1)
    } else {
        (column - 1, column)
    };
    [
        (row, column - 1),
        (row, column + 1),
        (row + 1, left),
        (row + 1, right),
        (row - 1, left),
        (row - 1, right),
    ]
}
