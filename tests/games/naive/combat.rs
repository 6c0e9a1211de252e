//! Combat: case 7, with what 11.1 to 11.3 change.

use super::{Map, Position, Side, Unit};
use std::collections::BTreeSet;

/// Columns: 0 is `<1:1`, 7 is `8:1+`. One row a die; normal, then all-out.
const RESULTS: [&str; 6] = [
    "0/0 0/0 0/0 0/0 0/0 0/1 0/1 1/2",
    "0/0 0/0 0/0 0/0 0/1 0/1 1/2 1/2",
    "0/0 0/0 0/0 0/1 0/1 1/2 1/2 1/2",
    "0/0 0/0 0/1 0/1 1/2 1/2 1/2 1/2",
    "0/0 0/1 0/1 1/2 1/2 1/2 1/2 2/3",
    "0/1 0/1 1/2 1/2 1/2 1/2 2/3 2/3",
];

/// The hits of a die in a column, without and with the right-hand result.
pub fn results(column: usize, die: u32) -> (u32, u32) {
    let row = RESULTS[die as usize - 1];
    let (normal, all_out) = row.split(' ').nth(column).unwrap().split_once('/').unwrap();
    (normal.parse().unwrap(), all_out.parse().unwrap())
}

/// What an attack comes to before the die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    pub attack: u32,
    pub defence: u32,
    pub before_shifts: usize,
    pub shift: i32,
    pub column: usize,
    /// Five or more defend: the right-hand result.
    pub crowded: bool,
}

impl Position {
    /// The odds of these attackers against a hex.
    pub fn odds(&self, map: &Map, attackers: &[&Unit], hex: &str) -> Odds {
        let side = self.player;
        let defenders = self.fit(side.enemy(), hex);
        let factor = if map.hard(hex) { 2 } else { 3 };
        let mut attack = 0;
        for unit in attackers {
            attack += unit.strength() * if unit.is_tank() { factor } else { 1 };
        }
        let mut strengths: Vec<u32> = defenders.iter().map(|u| u.strength()).collect();
        strengths.sort_unstable();
        strengths.reverse();
        strengths.truncate(if side == Side::Soviet { 3 } else { 2 });
        let defence: u32 = strengths.iter().sum();

        let before_shifts = if defence == 0 {
            7
        } else {
            // The listed ratios as halves: 1:1, 3:2, 2:1, 3:1, 4:1, 6:1, 8:1.
            let listed = [2, 3, 4, 6, 8, 12, 16];
            listed
                .iter()
                .filter(|&&r| 2 * attack >= r * defence)
                .count()
        };

        let mut shift = 0;
        shift += self.supply_shift(&defenders, self.defence_capped(hex));
        if self.mud {
            shift -= 1;
        }
        if map.hard(hex) {
            shift -= 1;
        }
        let wet = attackers
            .iter()
            .filter(|u| map.river(u.hex().unwrap(), hex))
            .count();
        if wet > 0 && wet >= attackers.len() - wet {
            shift -= 1;
        }
        shift -= self.supply_shift(attackers, self.attack_capped(attackers));
        Odds {
            attack,
            defence,
            before_shifts,
            shift,
            column: (before_shifts as i32 + shift).clamp(0, 7) as usize,
            crowded: defenders.len() >= 5,
        }
    }

    /// How many columns it costs these units that some of them are unsupplied.
    fn supply_shift(&self, units: &[&Unit], at_most_one: bool) -> i32 {
        let without = units.iter().filter(|u| u.unsupplied).count();
        if without == 0 {
            0
        } else if without < units.len() || at_most_one {
            1
        } else {
            2
        }
    }

    /// 11.3: the dumps of Korsun are at work.
    fn dumps(&self) -> bool {
        self.turn >= 3 && self.holds(Side::German, "E3")
    }

    fn defence_capped(&self, hex: &str) -> bool {
        let at_korsun = ["E3", "E2", "D3"].contains(&hex);
        self.turn == 2 || (self.player == Side::Soviet && at_korsun && self.dumps())
    }

    fn attack_capped(&self, attackers: &[&Unit]) -> bool {
        if self.turn == 2 {
            return true;
        }
        let from_korsun = |u: &&Unit| ["E3", "E2", "D3"].iter().any(|h| u.is_in(h));
        self.player == Side::German
            && (self.turn == 1 || (self.dumps() && attackers.iter().any(from_korsun)))
    }

    /// The attackers of which one may be flipped.
    pub fn flippable(&self, map: &Map) -> BTreeSet<String> {
        let Some(target) = &self.target else {
            return BTreeSet::new();
        };
        let attackers: Vec<&Unit> = self.units.iter().filter(|u| u.attacking).collect();
        if self.odds(map, &attackers, target).crowded {
            return BTreeSet::new();
        }
        let mut full = attackers;
        full.retain(|u| u.weak.is_some() && !u.reduced);
        if full.iter().any(|u| u.is_tank()) {
            full.retain(|u| u.is_tank());
        }
        full.iter().map(|u| u.code.clone()).collect()
    }

    /// Whether a unit may be added to an attack on a hex.
    pub fn may_attack(&self, map: &Map, unit: &Unit, hex: &str) -> bool {
        let Some(from) = unit.hex() else {
            return false;
        };
        if unit.side != self.player || unit.attacked || unit.retreated || unit.attacking {
            return false;
        }
        let first_panzers = unit.is_tank() && unit.due <= 1;
        if self.turn == 1 && self.player == Side::German && !first_panzers {
            return false;
        }
        if !map.next_to(from).contains(hex)
            || !self.holds(self.player.enemy(), hex)
            || self.attacked_hexes.contains(hex)
        {
            return false;
        }
        let beside = self
            .units
            .iter()
            .filter(|u| u.attacking && u.is_in(from))
            .count();
        self.target.as_ref().is_none_or(|t| t == hex) && beside < 2
    }

    /// Where the defenders of a hex may retreat, as things stand now.
    pub fn retreats(&self, map: &Map, hex: &str) -> BTreeSet<String> {
        let side = self.player.enemy();
        let mut open: BTreeSet<String> = map.next_to(hex);
        open.retain(|to| self.may_retreat(map, side, hex, to));
        let mut safe = open.clone();
        safe.retain(|to| !self.controls(map, side.enemy(), to));
        if safe.is_empty() { open } else { safe }
    }

    fn may_retreat(&self, map: &Map, side: Side, from: &str, to: &str) -> bool {
        let enemy = side.enemy();
        let friends = self.holds(side, to);
        if self.holds(enemy, to)
            || (self.controls(map, enemy, to) && !friends)
            || (map.source_of(enemy, to) && !friends)
            || (map.source_of(side, from) && !map.source_of(side, to))
        {
            return false;
        }
        if side == Side::German && self.turn == 1 {
            return (map.source_of(side, to) || friends) && !self.hit_hexes.contains(to);
        }
        !(side == Side::German && self.turn == 2 && to == "B3")
    }
}
