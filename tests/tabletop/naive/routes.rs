//! Movement [chapter T13].

use super::{Naive, Unit};
use std::collections::BTreeSet;

impl Naive {
    fn may_enter(&self, side: &str, cell: &str) -> bool {
        self.table.passable(cell) && !self.holds(&self.enemy(side), cell)
    }

    /// Whether a unit may take this way of two cells [T13.4].
    fn two_cells(&self, unit: &Unit, way: [&str; 3]) -> bool {
        if unit.branch == "cavalry" {
            return true;
        }
        let [start, middle, end] = way;
        let difficult = |cell: &str| self.table.terrain(cell) == Some("difficult");
        let both_difficult = difficult(middle) && difficult(end);
        let both_rivers = self.table.river(start, middle) && self.table.river(middle, end);
        !both_difficult && !both_rivers
    }

    /// The routes a unit may take now.
    pub fn routes(&self, id: &str) -> Vec<Vec<String>> {
        let unit = self.unit(id);
        let mut routes = Vec::new();
        let Some(start) = unit.cell() else {
            return routes;
        };
        if unit.retreated || unit.moved || unit.side != self.side {
            return routes;
        }
        let fast = unit.branch != "infantry" && !unit.oos && self.ground != "mud";
        for middle in self.table.near(start) {
            if !self.may_enter(&unit.side, &middle) {
                continue;
            }
            routes.push(vec![middle.clone()]);
            for end in self.table.near(&middle) {
                let free = fast && self.may_enter(&unit.side, &end);
                if free && self.two_cells(unit, [start, &middle, &end]) {
                    routes.push(vec![middle.clone(), end]);
                }
            }
        }
        routes
    }

    /// The cells a unit can reach, its own left out.
    pub fn reach(&self, id: &str) -> BTreeSet<String> {
        let routes = self.routes(id).into_iter();
        let mut cells: BTreeSet<String> = routes.map(|r| r[r.len() - 1].clone()).collect();
        cells.retain(|c| !self.unit(id).is_in(c));
        cells
    }
}
