//! Movement and break-out: case 8, and 11.1 to 11.3 and 11.5.

use super::{Map, Position, Side, Unit};
use std::collections::BTreeSet;

impl Position {
    /// Every route a unit may move by, as the hexes it enters.
    pub fn routes(&self, map: &Map, unit: &Unit) -> Vec<Vec<String>> {
        let mut routes = self.free_routes(map, unit);
        let tanks = self.opening_tanks();
        if tanks.iter().any(|t| t.code == unit.code) && self.can_part(map, &tanks, None) {
            routes.retain(|r| self.can_part(map, &tanks, Some((unit, &r[r.len() - 1]))));
        }
        routes
    }

    /// As above, but for the tanks of turn 1 having to end apart.
    fn free_routes(&self, map: &Map, unit: &Unit) -> Vec<Vec<String>> {
        let mut routes = Vec::new();
        let Some(from) = unit.hex() else {
            return routes;
        };
        if !self.may_move_at_all(map, unit, from) {
            return routes;
        }
        let two = !self.mud && !unit.unsupplied && unit.kind != "infantry";
        for first in map.next_to(from) {
            if !self.may_enter(&first) {
                continue;
            }
            routes.push(vec![first.clone()]);
            if !two {
                continue;
            }
            for second in map.next_to(&first) {
                let woods = map.woods(&first) && map.woods(&second);
                let rivers = map.river(from, &first) && map.river(&first, &second);
                let hard = unit.kind != "cavalry" && (woods || rivers);
                if self.may_enter(&second) && !hard {
                    routes.push(vec![first.clone(), second]);
                }
            }
        }
        routes
    }

    fn may_move_at_all(&self, map: &Map, unit: &Unit, from: &str) -> bool {
        if unit.side != self.player || unit.moved || unit.retreated {
            return false;
        }
        if self.turn == 1 {
            let another = self.units.iter().any(|u| u.moved);
            if !unit.is_tank() || (self.player == Side::German && another) {
                return false;
            }
        }
        let in_korsun = from == "E3" || map.next_to("E3").contains(from);
        let stands = self.player == Side::German && (self.turn == 2 || self.turn == 3);
        !(stands && in_korsun && !self.lifted)
    }

    fn may_enter(&self, hex: &str) -> bool {
        let closed = self.player == Side::German && self.turn == 2 && hex == "B3";
        !closed && !self.holds(self.player.enemy(), hex)
    }

    /// The tanks that have to end in different hexes.
    fn opening_tanks(&self) -> Vec<&Unit> {
        let bound = self.turn == 1 && self.player == Side::Soviet;
        let units = self.units.iter();
        units
            .filter(|u| bound && u.side == Side::Soviet && u.is_tank() && u.hex().is_some())
            .collect()
    }

    /// Whether the tanks can still end in different hexes, one of them ending
    /// in a given one: tries every combination.
    fn can_part(&self, map: &Map, tanks: &[&Unit], ending: Option<(&Unit, &String)>) -> bool {
        let mut ways: Vec<BTreeSet<String>> = vec![BTreeSet::new()];
        for tank in tanks {
            let mut ends = BTreeSet::from([tank.hex().unwrap().to_owned()]);
            for route in self.free_routes(map, tank) {
                ends.insert(route[route.len() - 1].clone());
            }
            if let Some((_, end)) = ending.filter(|(u, _)| u.code == tank.code) {
                ends = BTreeSet::from([end.clone()]);
            }
            let mut longer = BTreeSet::new();
            for way in &ways {
                for end in ends.difference(way) {
                    let mut way = way.clone();
                    way.insert(end.clone());
                    longer.insert(way);
                }
            }
            ways = longer.into_iter().collect();
        }
        !ways.is_empty()
    }

    /// Whether the phase has to go on because tanks share a hex that can part.
    pub fn tanks_must_part(&self, map: &Map) -> bool {
        let tanks = self.opening_tanks();
        let hexes: BTreeSet<&str> = tanks.iter().filter_map(|t| t.hex()).collect();
        hexes.len() < tanks.len() && self.can_part(map, &tanks, None)
    }

    /// The refuge hexes of a unit.
    pub fn refuges(&self, map: &Map, unit: &Unit) -> BTreeSet<String> {
        let mut hexes = BTreeSet::new();
        for other in &self.units {
            if let (Some(from), Some(hex)) = (unit.hex(), other.hex())
                && other.side == unit.side
                && !other.unsupplied
                && map.distance(from, hex) <= 2
            {
                hexes.insert(hex.to_owned());
            }
        }
        hexes
    }

    /// The units that may try to break out.
    pub fn may_break_out(&self, map: &Map) -> BTreeSet<String> {
        let mut codes = BTreeSet::new();
        for u in self.units.iter().filter(|u| u.side == self.player) {
            let stuck = u.hex().is_some() && u.unsupplied && !u.moved && !u.retreated;
            if stuck && !self.refuges(map, u).is_empty() {
                codes.insert(u.code.clone());
            }
        }
        codes
    }
}
