//! Calendar, end and victory [T1.2, T15].

use super::{Naive, Place};
use std::collections::BTreeSet;

impl Naive {
    /// First and last day of a turn, as day and month [T1.2].
    pub fn days(&self, turn: u32) -> [(u32, u32); 2] {
        let parts: Vec<u32> = self.start.split('-').map(|p| p.parse().unwrap()).collect();
        let leap = parts[0].is_multiple_of(4);
        let day_after = |(day, month): (u32, u32)| {
            let long = match month {
                2 => 28 + u32::from(leap),
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            match (day, month) {
                (31, 12) => (1, 1),
                _ if day == long => (1, month + 1),
                _ => (day + 1, month),
            }
        };
        let after = |days: u32| (0..days).fold((parts[2], parts[1]), |date, _| day_after(date));
        [
            after(self.days_per_turn * (turn - 1)),
            after(self.days_per_turn * turn - 1),
        ]
    }

    /// The points of both sides, in the order of the file, as things stand.
    pub fn points(&self) -> [i32; 2] {
        let mut points = [0, 0];
        for (n, side) in self.sides.iter().enumerate() {
            let enemy = self.enemy(side);
            for unit in self.units.iter().filter(|u| u.side == enemy) {
                if matches!(unit.place, Place::Cell(_) | Place::Destroyed) {
                    points[n] += (unit.full - unit.strength) as i32;
                }
            }
            let bases: BTreeSet<String> = self.table.bases_of(&enemy);
            points[n] += 2 * bases.iter().filter(|b| self.holds(side, b)).count() as i32;
            match &self.handicap {
                Some((with, vp)) if with == side => points[n] += vp,
                _ => {}
            }
        }
        points
    }

    /// After the last rally [T8.3, T15.5].
    pub(super) fn finish(&mut self) {
        if self.options.isolated_lost_at_end {
            for side in [self.initiative.clone(), self.enemy(&self.initiative)] {
                for id in self.cut_off(&side) {
                    self.destroy(&id);
                }
            }
        }
    }
}
