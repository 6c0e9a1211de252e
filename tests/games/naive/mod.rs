//! A second implementation of the rules, slow and plain on purpose: hexes are
//! names, units are structs in a list, sets are `BTreeSet`s, supply is traced
//! by recursion. It follows the rule book, not the engine, to disagree with it
//! wherever the engine misread the book; so the two share nothing but the text
//! of the scenario file.
//!
//! Actions are the written ones (`move 29T C6 B6`), positions the written ones
//! too: texts are all the two implementations have in common. The special rules
//! of chapter 11 are spelled out here and not read from the scenario.

pub mod combat;
mod map;
mod movement;
mod play;
mod supply;
mod text;

pub use map::Map;
use std::collections::BTreeSet;

/// A side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Side {
    Soviet,
    German,
}

impl Side {
    pub fn enemy(self) -> Side {
        if self == Side::Soviet {
            Side::German
        } else {
            Side::Soviet
        }
    }
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    Supply,
    Reinforcement,
    Restoration,
    Combat,
    Losses,
    Movement,
    Breakout,
    Mud,
    Over,
}

/// Where a unit is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    Hex(String),
    Awaited,
    Destroyed,
    Escaped,
    Lost,
    Withheld,
}

/// A unit with everything printed on it and everything that happened to it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Unit {
    pub code: String,
    pub side: Side,
    pub kind: String,
    pub size: String,
    pub full: u32,
    /// The strength of the other side of the counter, for two-step units.
    pub weak: Option<u32>,
    pub home: String,
    /// The game turn of arrival; 0 for units set up on the map.
    pub due: u32,
    pub conditional: bool,
    pub place: Place,
    pub reduced: bool,
    pub unsupplied: bool,
    pub retreated: bool,
    pub attacked: bool,
    pub moved: bool,
    pub arriving: bool,
    pub attacking: bool,
}

impl Unit {
    pub fn is_in(&self, hex: &str) -> bool {
        matches!(&self.place, Place::Hex(h) if h == hex)
    }

    pub fn hex(&self) -> Option<&str> {
        match &self.place {
            Place::Hex(h) => Some(h),
            _ => None,
        }
    }

    pub fn strength(&self) -> u32 {
        match self.weak {
            Some(weak) if self.reduced => weak,
            _ => self.full,
        }
    }

    pub fn steps_left(&self) -> u32 {
        if self.weak.is_some() && !self.reduced {
            2
        } else {
            1
        }
    }

    pub fn is_tank(&self) -> bool {
        self.kind == "tank"
    }
}

/// Hits being absorbed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Hits {
    pub hex: String,
    pub left: u32,
    pub scored: u32,
    pub destinations: BTreeSet<String>,
    pub retreating: bool,
}

/// A position.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Position {
    pub turn: u32,
    pub player: Side,
    pub stage: Stage,
    pub mud: bool,
    pub rolls: u32,
    /// A Soviet unit has been next to Korsun.
    pub lifted: bool,
    /// A Soviet unit has been in A2–A6.
    pub released: bool,
    pub attacked_hexes: BTreeSet<String>,
    pub hit_hexes: BTreeSet<String>,
    /// The hex of the attack being put together.
    pub target: Option<String>,
    pub hits: Option<Hits>,
    pub units: Vec<Unit>,
}

impl Position {
    pub fn unit(&self, code: &str) -> Option<&Unit> {
        self.units.iter().find(|u| u.code == code)
    }

    pub fn change(&mut self, code: &str, how: impl FnOnce(&mut Unit)) {
        how(self.units.iter_mut().find(|u| u.code == code).unwrap());
    }

    /// The units of a side in a hex.
    pub fn here(&self, side: Side, hex: &str) -> Vec<&Unit> {
        let units = self.units.iter();
        units.filter(|u| u.side == side && u.is_in(hex)).collect()
    }

    pub fn holds(&self, side: Side, hex: &str) -> bool {
        self.units.iter().any(|u| u.side == side && u.is_in(hex))
    }

    /// The units of a side in a hex that are not retreated.
    pub fn fit(&self, side: Side, hex: &str) -> Vec<&Unit> {
        let mut units = self.here(side, hex);
        units.retain(|u| !u.retreated);
        units
    }

    /// Whether a unit of `side` controls the hex: is next to it.
    pub fn controls(&self, map: &Map, side: Side, hex: &str) -> bool {
        map.next_to(hex).iter().any(|n| self.holds(side, n))
    }

    /// Notes that a unit was in a hex, if ever, however shortly.
    pub fn entered(&mut self, map: &Map, side: Side, hex: &str) {
        if side == Side::Soviet {
            self.lifted |= map.next_to("E3").contains(hex);
            self.released |= ["A2", "A3", "A4", "A5", "A6"].contains(&hex);
        }
    }
}
