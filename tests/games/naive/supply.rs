//! Supply, reinforcements and victory: cases 5, 6, 11.4 and 12.

use super::{Map, Place, Position, Side};
use std::collections::BTreeSet;

impl Position {
    /// Whether a unit of the side standing in the hex is supplied. `longest` is
    /// how many hexes its line may have.
    pub fn supplied(&self, map: &Map, side: Side, hex: &str, longest: Option<u32>) -> bool {
        self.trace(map, side, hex, longest, &mut BTreeSet::new())
    }

    fn trace(
        &self,
        map: &Map,
        side: Side,
        hex: &str,
        left: Option<u32>,
        seen: &mut BTreeSet<String>,
    ) -> bool {
        if !self.open_to_supply(map, side, hex) {
            return false;
        }
        if map.source_of(side, hex) {
            return true;
        }
        if left == Some(0) || !seen.insert(hex.to_owned()) {
            return false;
        }
        let found = map
            .next_to(hex)
            .iter()
            .any(|n| self.trace(map, side, n, left.map(|l| l - 1), seen));
        if left.is_some() {
            // Another, shorter way may lead here with more hexes to spare.
            seen.remove(hex);
        }
        found
    }

    /// Whether a supply line of the side may have this hex in it.
    fn open_to_supply(&self, map: &Map, side: Side, hex: &str) -> bool {
        let enemy = side.enemy();
        if self.holds(enemy, hex) {
            return false;
        }
        self.holds(side, hex) || (!self.controls(map, enemy, hex) && !map.source_of(enemy, hex))
    }

    /// The codes of a side's units on the map that cannot trace supply.
    pub fn cut_off(&self, map: &Map, side: Side, longest: Option<u32>) -> BTreeSet<String> {
        let mut codes = BTreeSet::new();
        for unit in self.units.iter().filter(|u| u.side == side) {
            if let Some(hex) = unit.hex()
                && !self.supplied(map, side, hex, longest)
            {
                codes.insert(unit.code.clone());
            }
        }
        codes
    }

    /// How long the lines of a side may be this turn: 11.2.
    pub fn longest_line(&self, side: Side) -> Option<u32> {
        (side == Side::Soviet && self.turn == 2).then_some(3)
    }

    /// Where a reinforcement may arrive: its entry hex, or the nearest sources
    /// that the enemy is not in.
    pub fn arrival_hexes(&self, map: &Map, side: Side, home: &str) -> BTreeSet<String> {
        let enemy = side.enemy();
        if !self.holds(enemy, home) {
            return BTreeSet::from([home.to_owned()]);
        }
        let mut nearest = None;
        let mut choice = BTreeSet::new();
        for hex in map.terrain.keys() {
            if !map.source_of(side, hex) || self.holds(enemy, hex) {
                continue;
            }
            let far = map.distance(home, hex);
            if nearest.is_none_or(|n| far < n) {
                nearest = Some(far);
                choice.clear();
            }
            if nearest == Some(far) {
                choice.insert(hex.clone());
            }
        }
        choice
    }

    /// The units that may be restored: 11.4.
    pub fn restorable(&self) -> BTreeSet<String> {
        let mut codes = BTreeSet::new();
        for u in &self.units {
            let corps = u.side == Side::Soviet && u.size == "corps";
            if corps && u.hex().is_some() && u.reduced && !u.unsupplied {
                codes.insert(u.code.clone());
            }
        }
        codes
    }

    /// The victory points of a side as things stand.
    pub fn points(&self, map: &Map, side: Side) -> u32 {
        let mut points = if side == Side::German { 10 } else { 0 };
        for enemy in self.units.iter().filter(|u| u.side != side) {
            match &enemy.place {
                Place::Destroyed if enemy.weak.is_some() => points += 2,
                Place::Destroyed => points += 1,
                Place::Hex(_) | Place::Escaped if enemy.reduced => points += 1,
                _ => {}
            }
        }
        for hex in map.terrain.keys() {
            if map.source_of(side.enemy(), hex) && self.holds(side, hex) {
                points += 2;
            }
        }
        points
    }
}
