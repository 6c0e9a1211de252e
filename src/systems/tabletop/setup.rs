//! A scenario as the rules see it: facts, and what follows from them.

use super::calendar::Date;
use super::ids::{Branch, Formation, Ground, MAX_UNITS, PerSide, Provenance};
use super::ids::{Terrain, UnitId, UnitSet};
use crate::engine::SideNo;
use crate::hex::Id;
use crate::space::{CellId, CellName, CellSet, Cells, CellsError, Lattice};
use std::collections::BTreeMap;
use thiserror::Error;

/// The facts of a scenario [T1.6, T16.5]. Anything may be changed and a new
/// [`Setup`] made of it: options, grid, units.
#[derive(Clone, PartialEq, Debug)]
pub struct SetupParts {
    /// Identifier: small letters, digits, underscores.
    pub id: String,
    /// What it is about, for people.
    pub about: String,
    /// How the cells lie [T3.1].
    pub lattice: Lattice,
    /// First day of the game [T1.2].
    pub start: Date,
    /// How many game turns there are, at least 1 [T1.2].
    pub turns: u8,
    /// The two sides in the order of the file.
    pub sides: PerSide<SideInfo>,
    /// The side whose player turn is always the first [T7.1].
    pub initiative: SideNo,
    /// The ground at the start [T2.3].
    pub ground: Ground,
    /// How it may change, in the order in which it is rolled for [TR1].
    pub ground_changes: Vec<GroundChange>,
    /// Limits to the length of supply lines [T10.3].
    pub supply_limits: Vec<SupplyLimit>,
    /// Cells that are supplied from the air [T10.5].
    pub airlift: Vec<Airlift>,
    /// Replacement points [T7.2].
    pub replacements: Vec<Replacements>,
    /// Points a side is given beforehand [T15.4].
    pub handicap: Option<(SideNo, u8)>,
    /// The options.
    pub options: Options,
    /// The cells of the table.
    pub cells: Vec<CellInfo>,
    /// Sides of cells along which a river runs: pairs of numbers of `cells`
    /// [T4.5].
    pub rivers: Vec<River>,
    /// The units, those that arrive later included.
    pub units: Vec<UnitInfo>,
}

/// A side of the scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideInfo {
    /// What files call it: "soviet".
    pub id: String,
    /// What people call it.
    pub name: String,
    /// How many units of a cell defend at the most [T6.7, TR10].
    pub defence_limit: u8,
}

/// When the ground is rolled for [TR2].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rolled {
    /// Once a game turn, in the player turn of the side with the initiative.
    GameTurn,
    /// In both player turns.
    PlayerTurn,
}

/// A possible change of the ground [TR1].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GroundChange {
    /// The ground it changes.
    pub from: Ground,
    /// What it becomes.
    pub to: Ground,
    /// The first game turn in which it is rolled for.
    pub first_turn: u8,
    /// The last one.
    pub last_turn: u8,
    /// The highest face that changes it, 1 to 6.
    pub die_at_most: u8,
    /// How often it is rolled for.
    pub rolled: Rolled,
}

/// A limit to the length of supply lines [T10.3].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SupplyLimit {
    /// Whose lines.
    pub side: SideNo,
    /// The longest line in cells, the unit's own not counted [TR14].
    pub cells: u8,
    /// The first game turn.
    pub first_turn: u8,
    /// The last game turn.
    pub last_turn: u8,
}

/// A cell supplied from the air [T10.5].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Airlift {
    /// Whose units.
    pub side: SideNo,
    /// The cell.
    pub cell: CellId,
    /// The first game turn.
    pub first_turn: u8,
    /// The last game turn.
    pub last_turn: u8,
}

/// Replacement points of a turn [T11.3].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Replacements {
    /// Whose.
    pub side: SideNo,
    /// The game turn.
    pub turn: u8,
    /// How many.
    pub points: u8,
}

/// When an all-out attack costs the defender more [TR22].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum AllOutExtra {
    /// Whatever the dice say.
    #[default]
    Always,
    /// Only if the attacker has more hits.
    IfDefenderLoses,
}

/// When a crowd costs the defender more [TR26].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CrowdedExtra {
    /// Only if the defender loses something already.
    #[default]
    IfDefenderLoses,
    /// In any attack.
    Always,
}

/// The options of a scenario [T16.6].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// When an all-out attack costs the defender more [TR22].
    pub all_out_extra: AllOutExtra,
    /// When a crowd costs the defender more [TR26].
    pub crowded_extra: CrowdedExtra,
    /// Whether a captured base supplies its captor [TR12].
    pub captured_base_supplies: bool,
    /// Whether only units in supply take replacements [TR17].
    pub replacements_need_supply: bool,
    /// Whether isolated units are lost when the game ends [TR34].
    pub isolated_lost_at_end: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            all_out_extra: AllOutExtra::default(),
            crowded_extra: CrowdedExtra::default(),
            captured_base_supplies: false,
            replacements_need_supply: true,
            isolated_lost_at_end: false,
        }
    }
}

/// A cell of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellInfo {
    /// Its name.
    pub name: CellName,
    /// The place it stands for; maybe empty.
    pub place: String,
    /// What it is [T4.1].
    pub terrain: Terrain,
    /// What kind of it, for pictures: "woods"; maybe empty.
    pub kind: String,
    /// Whose supply base it is [T5.2].
    pub base: Option<SideNo>,
    /// Where terrain and base come from.
    pub provenance: [Option<Provenance>; 2],
}

/// A side between two cells along which a river runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct River {
    /// The name of the river.
    pub name: String,
    /// The cells.
    pub between: [CellId; 2],
    /// Where the fact comes from.
    pub provenance: Option<Provenance>,
}

/// A unit as the scenario gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitInfo {
    /// What people call it: "5 Gds Tank".
    pub name: String,
    /// What written actions call it: the name with underscores for spaces.
    pub code: String,
    /// Whose it is.
    pub side: SideNo,
    /// What it fights with [T6.2].
    pub branch: Branch,
    /// What it is on paper [T6.1].
    pub formation: Formation,
    /// Its original strength in points, the elite point included [T6.5].
    pub strength: u8,
    /// Whether it is elite: for pictures only [T6.3].
    pub elite: bool,
    /// Where it starts, or enters.
    pub cell: CellId,
    /// The game turn in which it arrives; `None` if it is there at the start.
    pub arrives: Option<u8>,
    /// Where the strength comes from.
    pub provenance: Option<Provenance>,
}

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
    pub const fn options(&self) -> &Options {
        &self.parts.options
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
