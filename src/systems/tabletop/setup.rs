//! A scenario as the rules see it: facts, and what follows from them.

pub use super::facts::{
    Airlift, AllOutExtra, BattleOptions, BattleSide, CellInfo, CrowdedExtra, GroundChange,
    GroundRolls, Replacements, River, SetupParts, SupplyLimit, UnitInfo,
};
use super::ids::{MAX_UNITS, PerSide, Terrain, UnitId, UnitSet};
use super::numbers::BattleNumbers;
use crate::engine::SideNo;
use crate::hex::Id;
use crate::space::{CellId, CellName, CellSet, Cells, CellsError};
use std::collections::BTreeMap;
use thiserror::Error;

/// Why parts make no set-up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The cells are no board.
    #[error(transparent)]
    Cells(#[from] CellsError),
    /// More units than sets can hold.
    #[error("{0} units are more than the {MAX_UNITS} this build can hold")]
    TooManyUnits(usize),
}

/// A scenario with what follows from its facts. Built once, then only read.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    parts: SetupParts,
    cells: Cells,
    units_of: PerSide<UnitSet>,
    bases: PerSide<CellSet>,
    fast: UnitSet,
    passable: CellSet,
    covered: CellSet,
    /// Per cell, the neighbours that can be entered.
    ways: Vec<CellSet>,
    /// Per cell, the neighbours across a river.
    crossings: Vec<CellSet>,
    /// Per cell and neighbour, where a unit that drives may go on to [T13.4].
    onward: Vec<[CellSet; 8]>,
    by_code: BTreeMap<String, UnitId>,
}

impl Setup {
    /// A set-up of these facts. Cells that rivers, units and airlifts name must
    /// be on the table; what is not is ignored.
    ///
    /// # Errors
    /// When the cells are no board or there are too many units.
    pub fn new(parts: SetupParts) -> Result<Self, SetupError> {
        if parts.units.len() > MAX_UNITS {
            return Err(SetupError::TooManyUnits(parts.units.len()));
        }
        let names: Vec<CellName> = parts.cells.iter().map(|c| c.name).collect();
        let closed = |name: CellName| {
            let mut impassable = parts
                .cells
                .iter()
                .filter(|c| c.terrain == Terrain::Impassable);
            impassable.any(|c| c.name == name)
        };
        let cells = Cells::new(&names, parts.lattice, closed)?;
        let of_cells = |fits: &dyn Fn(&CellInfo) -> bool| -> CellSet {
            let numbered = parts.cells.iter().enumerate().filter(|(_, c)| fits(c));
            numbered.map(|(i, _)| CellId::from_index(i)).collect()
        };
        let of_units = |fits: &dyn Fn(&UnitInfo) -> bool| -> UnitSet {
            let numbered = parts.units.iter().enumerate().filter(|(_, u)| fits(u));
            numbered.map(|(i, _)| UnitId::from_index(i)).collect()
        };
        let passable = of_cells(&|c| c.terrain != Terrain::Impassable);
        let sides: Vec<(CellId, CellId)> = parts
            .rivers
            .iter()
            .map(|r| (r.between[0], r.between[1]))
            .collect();
        let crossings = cells.crossings(&sides);
        let ways: Vec<CellSet> = cells
            .all()
            .iter()
            .map(|c| cells.around(c) & passable)
            .collect();
        let difficult = of_cells(&|c| c.terrain == Terrain::Difficult);
        let codes = parts.units.iter().enumerate();
        Ok(Self {
            units_of: PerSide(SideNo::BOTH.map(|side| of_units(&|u| u.side == side))),
            bases: PerSide(SideNo::BOTH.map(|side| of_cells(&|c| c.base == Some(side)))),
            fast: of_units(&|u| u.branch.is_fast()),
            covered: of_cells(&|c| c.terrain.covers()),
            onward: onward(&ways, &crossings, difficult),
            by_code: codes
                .map(|(i, u)| (u.code.clone(), UnitId::from_index(i)))
                .collect(),
            passable,
            ways,
            crossings,
            cells,
            parts,
        })
    }

    /// The facts it was made of.
    #[must_use]
    pub const fn parts(&self) -> &SetupParts {
        &self.parts
    }

    /// The options.
    #[must_use]
    pub const fn options(&self) -> &BattleOptions {
        &self.parts.options
    }

    /// The numbers of the rules.
    #[inline]
    #[must_use]
    pub const fn numbers(&self) -> &BattleNumbers {
        &self.parts.options.numbers
    }

    /// The cells of the table: neighbours, distances, the edge.
    #[must_use]
    pub const fn cells(&self) -> &Cells {
        &self.cells
    }

    /// How many units there are.
    #[must_use]
    pub fn unit_count(&self) -> usize {
        self.parts.units.len()
    }

    /// All units, those that arrive later included.
    #[must_use]
    pub fn all_units(&self) -> UnitSet {
        self.units_of[SideNo::A] | self.units_of[SideNo::B]
    }

    /// What the scenario says of a unit; `None` if there is no such unit.
    #[inline]
    #[must_use]
    pub fn unit(&self, unit: UnitId) -> Option<&UnitInfo> {
        self.parts.units.get(unit.index())
    }

    /// The unit that written actions call so.
    #[must_use]
    pub fn find_unit(&self, code: &str) -> Option<UnitId> {
        self.by_code.get(code).copied()
    }

    /// A side's units.
    #[inline]
    #[must_use]
    pub fn units_of(&self, side: SideNo) -> UnitSet {
        self.units_of[side]
    }

    /// A side's supply bases [T5.2].
    #[inline]
    #[must_use]
    pub fn bases(&self, side: SideNo) -> CellSet {
        self.bases[side]
    }

    /// The units that may move two cells [T13.3].
    #[inline]
    #[must_use]
    pub const fn fast(&self) -> UnitSet {
        self.fast
    }

    /// The cells that are not impassable [T4.4].
    #[inline]
    #[must_use]
    pub const fn passable(&self) -> CellSet {
        self.passable
    }

    /// Whether a cell is difficult or urban [T4.2, T4.3].
    #[inline]
    #[must_use]
    pub fn covers(&self, cell: CellId) -> bool {
        self.covered.contains(cell)
    }

    /// What a cell is; one off the table is impassable.
    #[must_use]
    pub fn terrain(&self, cell: CellId) -> Terrain {
        let info = self.parts.cells.get(cell.index());
        info.map_or(Terrain::Impassable, |c| c.terrain)
    }

    /// The neighbours that can be entered at all [T4.4].
    #[inline]
    #[must_use]
    pub fn ways(&self, cell: CellId) -> CellSet {
        let ways = self.ways.get(cell.index());
        ways.copied().unwrap_or(CellSet::EMPTY)
    }

    /// Whether neighbours have a river between them [T4.5, TR7].
    #[inline]
    #[must_use]
    pub fn river_between(&self, a: CellId, b: CellId) -> bool {
        let across = self.crossings.get(a.index());
        across.is_some_and(|across| across.contains(b))
    }

    /// The cells to which a unit that drives can go on after its first step: at
    /// most one difficult cell and one river on the way [T13.4].
    #[inline]
    #[must_use]
    pub fn onward(&self, from: CellId, first: CellId) -> CellSet {
        let place = self.ways(from).iter().position(|cell| cell == first);
        let onward = self.onward.get(from.index());
        match (onward, place) {
            (Some(onward), Some(place)) => onward.get(place).copied().unwrap_or_default(),
            _ => CellSet::EMPTY,
        }
    }

    /// The side whose player turn is the second of each game turn [T8.1].
    #[must_use]
    pub const fn second(&self) -> SideNo {
        self.parts.initiative.other()
    }
}

/// Per cell and way out of it, where a unit that drives may go on to [T13.4].
fn onward(ways: &[CellSet], crossings: &[CellSet], difficult: CellSet) -> Vec<[CellSet; 8]> {
    let wet = |from: CellId, to: CellId| {
        let across = crossings.get(from.index());
        across.is_some_and(|across| across.contains(to))
    };
    let cells = ways.iter().enumerate().map(|(i, out)| {
        let from = CellId::from_index(i);
        let mut onward = [CellSet::EMPTY; 8];
        for (first, place) in out.iter().zip(&mut onward) {
            let mut next = ways.get(first.index()).copied().unwrap_or_default();
            if difficult.contains(first) {
                next -= difficult;
            }
            if wet(from, first) {
                next -= crossings.get(first.index()).copied().unwrap_or_default();
            }
            *place = next;
        }
        onward
    });
    cells.collect()
}
