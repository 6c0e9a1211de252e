//! Supply, arrivals and replacements [T10, T11].

use super::{Naive, Place, Spell};
use std::collections::BTreeSet;

impl Spell {
    pub(super) fn holds(&self, side: &str, turn: u32) -> bool {
        self.side == side && self.first <= turn && turn <= self.last
    }
}

impl Naive {
    /// Whether a line of supply of this side may run through the cell [T10.4].
    fn lets_through(&self, side: &str, cell: &str) -> bool {
        let enemy = self.enemy(side);
        if !self.table.passable(cell) || self.holds(&enemy, cell) {
            return false;
        }
        let enemy_base = self.table.base(cell) == Some(enemy.as_str());
        self.holds(side, cell) || (!enemy_base && !self.controls(&enemy, cell))
    }

    /// Whether a line may end in the cell [T10.2, TR12].
    fn is_source(&self, side: &str, cell: &str) -> bool {
        let captured = self.options.captured_base_supplies && self.holds(side, cell);
        match self.table.base(cell) {
            Some(owner) => owner == side || captured,
            None => false,
        }
    }

    /// How long a line of this side may be this turn; `None`: any length.
    pub fn longest_line(&self, side: &str) -> Option<u32> {
        let limits = self.limits.iter().filter(|l| l.holds(side, self.turn));
        limits.map(|l| l.what.parse().unwrap()).min()
    }

    /// Whether a unit of the side in the cell is in supply at this moment.
    fn supplied(&self, side: &str, cell: &str) -> bool {
        let mut airlift = self.airlift.iter();
        if airlift.any(|a| a.holds(side, self.turn) && a.what == cell) {
            return true;
        }
        let longest = self.longest_line(side);
        let mut reached = BTreeSet::from([cell.to_owned()]);
        let mut length = 0;
        loop {
            if reached.iter().any(|c| self.is_source(side, c)) {
                return true;
            }
            if longest == Some(length) {
                return false;
            }
            let mut wider = reached.clone();
            for here in &reached {
                wider.extend(self.table.near(here));
            }
            wider.retain(|c| self.lets_through(side, c));
            if wider == reached {
                return false;
            }
            reached = wider;
            length += 1;
        }
    }

    /// The units of a side that could not trace at this moment.
    pub fn cut_off(&self, side: &str) -> BTreeSet<String> {
        let mut ids = BTreeSet::new();
        for unit in self.units.iter().filter(|u| u.side == side) {
            if unit.cell().is_some_and(|cell| !self.supplied(side, cell)) {
                ids.insert(unit.id.clone());
            }
        }
        ids
    }

    /// The supply phase of the active side.
    pub fn judge_supply(&mut self) {
        let cut_off = self.cut_off(&self.side);
        for unit in self.units.iter_mut().filter(|u| u.side == self.side) {
            unit.oos = cut_off.contains(&unit.id);
        }
    }

    /// Where a unit with this entry cell may appear now [T11.1, T11.2, TR18].
    pub fn arrival_cells(&self, side: &str, entry: &str) -> BTreeSet<String> {
        let enemy = self.enemy(side);
        if !self.holds(&enemy, entry) {
            return BTreeSet::from([entry.to_owned()]);
        }
        let mut free = self.table.bases_of(side);
        free.retain(|base| !self.holds(&enemy, base));
        let how_far = |base: &String| self.table.distance(entry, base);
        let nearest = free.iter().map(how_far).min();
        free.retain(|base| Some(self.table.distance(entry, base)) == nearest);
        free
    }

    /// Looks at everything due now; places what has one cell to go to.
    pub(super) fn receive(&mut self) {
        for unit in self.units.clone() {
            let Place::Awaited(turn, entry) = &unit.place else {
                continue;
            };
            if unit.side != self.side || *turn != self.turn {
                continue;
            }
            let cells = self.arrival_cells(&unit.side, entry);
            let place = match cells.len() {
                0 => Place::Lost,
                1 => Place::Cell(cells.first().unwrap().clone()),
                _ => Place::Due(cells),
            };
            self.change(&unit.id, |u| u.place = place);
        }
        let points = self.replacements.iter();
        let due = points.filter(|r| r.holds(&self.side, self.turn));
        self.replacements_left = due.map(|r| r.what.parse::<u32>().unwrap()).sum();
    }

    /// The units that may take a replacement point now [T11.3, TR17].
    pub fn may_take_replacements(&self) -> BTreeSet<String> {
        let mut ids = BTreeSet::new();
        for unit in self.units.iter().filter(|u| u.side == self.side) {
            let cut_off = unit.oos && self.options.replacements_need_supply;
            if unit.cell().is_some() && unit.strength < unit.full && !cut_off {
                ids.insert(unit.id.clone());
            }
        }
        ids
    }
}
