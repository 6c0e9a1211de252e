//! A scenario as the rules see it: facts, and what follows from them.

use super::ids::{
    MAX_UNITS, Mobility, Parenthood, Provenance, Role, Scale, Trade, UnitId, UnitSet,
};
use super::numbers::{COLUMNS, FIRST_WAVE, MOST_STEPS, MOST_UNITS, MOST_UNITS_IN_FOREST, ROWS};
use crate::hex::Id;
use crate::space::{CellId, CellName, CellSet, Cells, CellsError, Lattice, Shifted};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// The number printed in a hex, column before row: "2522" is column 25, row 22.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HexNumber {
    /// The column, from 1, counted to the east.
    pub column: u8,
    /// The row, from 1, counted to the south.
    pub row: u8,
}

impl fmt::Display for HexNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}{:02}", self.column, self.row)
    }
}

/// A text that is no number of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a hex has four digits, like 2522")]
pub struct BadNumber;

impl FromStr for HexNumber {
    type Err = BadNumber;

    fn from_str(text: &str) -> Result<Self, BadNumber> {
        let digits = text.len() == 4 && text.bytes().all(|b| b.is_ascii_digit());
        let part = |of: &str| of.parse::<u8>().ok().filter(|n| *n > 0);
        let parts = digits.then(|| (text.get(..2).and_then(part), text.get(2..).and_then(part)));
        match parts {
            Some((Some(column), Some(row))) => Ok(Self { column, row }),
            _ => Err(BadNumber),
        }
    }
}

/// What a hex is [9.2]. In this scenario only forests count, and only for who may
/// share a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Terrain {
    /// Clear.
    Clear,
    /// Woods.
    Woods,
    /// Forest.
    Forest,
    /// A hilltop.
    Hilltop,
}

/// A town or a village.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Settlement {
    /// A village.
    Village,
    /// A town.
    Town,
}

/// A hex of the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HexInfo {
    /// Its number.
    pub number: HexNumber,
    /// What it is.
    pub terrain: Terrain,
    /// Where that comes from.
    pub provenance: Provenance,
    /// What lies in it; maybe empty.
    pub place: String,
    /// Whether that is a town or a village.
    pub settlement: Option<Settlement>,
}

/// A hexside along which a river runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RiverSide {
    /// The name of the river.
    pub name: String,
    /// The hexes.
    pub between: [CellId; 2],
    /// Whether there is a bridge.
    pub bridge: bool,
    /// Where the river there comes from.
    pub provenance: Provenance,
}

/// Strength by steps: of one step, of two, up to six; 0 for steps there are not.
pub type Strengths = [u8; 6];

/// A unit as the scenario gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitInfo {
    /// What written actions call it.
    pub code: String,
    /// What the scenario calls it in a few letters: "Ger".
    pub short: String,
    /// What people call it.
    pub name: String,
    /// What it is there for.
    pub role: Role,
    /// Its korps or front.
    pub korps: String,
    /// What it belongs to, for those who look.
    pub formation: String,
    /// Its division [16.5.1].
    pub parent: Parenthood,
    /// Where it stands; `None` for a regiment that can be formed.
    pub at: Option<CellId>,
    /// The other hex of an extended division [4.7].
    pub also: Option<CellId>,
    /// What kind of troops it is.
    pub trade: Trade,
    /// How large it is.
    pub scale: Scale,
    /// How it moves.
    pub mobility: Mobility,
    /// Its steps as printed.
    pub steps: u8,
    /// Its steps at full strength.
    pub most: u8,
    /// Its strength by steps.
    pub strengths: Strengths,
    /// Whether its strength only defends [4.4].
    pub attacks: bool,
    /// Whether it can take others in [16.5.1, J10].
    pub takes: bool,
    /// The steps it brings when it is converted, if other than those it has
    /// [16.5.1].
    pub converted: Option<u8>,
    /// White and black dots \[J4\].
    pub dots: [u8; 2],
    /// Of whom it can be formed, if it is not on the map at first \[J11\].
    pub of: UnitSet,
    /// Where its place comes from, and where its strength.
    pub provenance: [Provenance; 2],
}

/// A cell of the combat results table, as far as this scenario uses it: what each
/// side loses, and whether it becomes Disorganised [16.5.3.4f].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultCell {
    /// As printed: "1/1DR".
    pub printed: String,
    /// Steps that attackers and defenders lose.
    pub losses: [u8; 2],
    /// Whether they become Disorganised.
    pub disorganises: [bool; 2],
    /// Whether the text shows this cell.
    pub attested: bool,
}

/// The table: rows by the sum of two dice from 2 to 12, columns from 1:3 to 10:1
/// [12.12].
pub type ResultsTable = [[ResultCell; COLUMNS]; ROWS];

/// Who chooses the losses of the defenders \[J21\].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DefenderLosses {
    /// The program: most steps, then the strongest, then the first of the file.
    #[default]
    Program,
    /// The Soviet player.
    Player,
}

/// What can be set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct NightOptions {
    /// Who chooses the losses of the defenders \[J21\].
    pub defender_losses: DefenderLosses,
    /// Whether south is south-westerly too \[J8\].
    pub south_too: bool,
    /// Whether the dice also decide between armour and anti-tank weapons \[J4\].
    pub armour_dice: bool,
    /// Whether Disorganised stacks enter two hexes at most \[J25\].
    pub disorganised_slow: bool,
    /// Whether Soviet strengths are shown only when they fight [22.6.3].
    pub hidden_strengths: bool,
}

/// The facts of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupParts {
    /// What files call it.
    pub id: String,
    /// What people call it, where it did not come with the program; may be empty.
    pub title: String,
    /// The hexes.
    pub hexes: Vec<HexInfo>,
    /// Rivers.
    pub rivers: Vec<RiverSide>,
    /// Hexsides that run through a lake.
    pub lakes: Vec<[CellId; 2]>,
    /// Roads from hex to hex, for the picture alone \[J6\].
    pub roads: Vec<[CellId; 2]>,
    /// The units of the map first, then the regiments that can be formed.
    pub units: Vec<UnitInfo>,
    /// Strengths of regiments that took something in, on foot and motorised \[J12\].
    pub enlarged: [Strengths; 2],
    /// The combat results table.
    pub table: Box<ResultsTable>,
    /// The points from which each level of victory counts, the best first [23.6.5].
    pub levels: Vec<u16>,
    /// The options.
    pub options: NightOptions,
}

/// Why parts make no set-up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The hexes are no map.
    #[error(transparent)]
    Cells(#[from] CellsError),
    /// The map is wider than names of its columns reach.
    #[error("the map is wider than 25 columns")]
    TooWide,
    /// More units than sets can hold.
    #[error("{0} units are more than the {MAX_UNITS} this build can hold")]
    TooManyUnits(usize),
}

/// A scenario with what follows from its facts. Built once, then only read.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    parts: SetupParts,
    cells: Cells,
    /// The column that is the first row of [`Cells`]: an odd one.
    base: u8,
    southwest: Vec<Option<CellId>>,
    south: Vec<Option<CellId>>,
    /// Per hex, those beyond any river, and beyond one without a bridge.
    wet: Vec<CellSet>,
    unbridged: Vec<CellSet>,
    lakes: Vec<CellSet>,
    extended: UnitSet,
    pocket: UnitSet,
    relief: UnitSet,
    enemies: UnitSet,
    regiments: UnitSet,
    /// Per unit, those of its korps.
    kin: Vec<UnitSet>,
    relief_hexes: CellSet,
    distances: Vec<Option<u32>>,
    waves: Vec<u8>,
    by_code: BTreeMap<String, UnitId>,
}

/// The name a hex has among the cells of a board whose first column is `base`.
///
/// The board of [`Cells`] has rows of hexes that stand on a corner, every other one
/// shifted to the east. Turned a quarter, its rows are the columns of this map, and
/// every other one, the odd ones, lies half a hex further south.
fn cell_name(number: HexNumber, base: u8) -> Option<CellName> {
    let row = number.column.checked_sub(base).filter(|row| *row < 26)?;
    let column = number.row;
    Some(CellName { row, column })
}

impl Setup {
    /// A set-up of these facts. Hexes that rivers and units name must be on the map.
    ///
    /// # Errors
    /// When the hexes are no map or there are too many units.
    pub fn new(parts: SetupParts) -> Result<Self, SetupError> {
        if parts.units.len() > MAX_UNITS {
            return Err(SetupError::TooManyUnits(parts.units.len()));
        }
        let first = parts.hexes.iter().map(|hex| hex.number.column).min();
        let first = first.unwrap_or(1);
        let base = if first.is_multiple_of(2) {
            first - 1
        } else {
            first
        };
        let names: Option<Vec<CellName>> = parts
            .hexes
            .iter()
            .map(|hex| cell_name(hex.number, base))
            .collect();
        let names = names.ok_or(SetupError::TooWide)?;
        let cells = Cells::new(&names, Lattice::Hex(Shifted::OddRows), |_| false)?;
        let at = |number| cell_name(number, base).and_then(|name| cells.find(name));
        let step = |go: &dyn Fn(HexNumber) -> HexNumber| -> Vec<Option<CellId>> {
            parts.hexes.iter().map(|hex| at(go(hex.number))).collect()
        };
        let southwest = step(&|n| HexNumber {
            column: n.column.wrapping_sub(1),
            row: n.row + n.column % 2,
        });
        let south = step(&|n| HexNumber {
            row: n.row + 1,
            ..n
        });
        let beyond = |sides: &mut dyn Iterator<Item = [CellId; 2]>| {
            let mut across = vec![CellSet::EMPTY; cells.len()];
            for [a, b] in sides {
                for (from, to) in [(a, b), (b, a)] {
                    if let Some(set) = across.get_mut(from.index()) {
                        set.insert(to);
                    }
                }
            }
            across
        };
        let wet = beyond(&mut parts.rivers.iter().map(|river| river.between));
        let unbridged = beyond(
            &mut parts
                .rivers
                .iter()
                .filter(|river| !river.bridge)
                .map(|river| river.between),
        );
        let lakes = beyond(&mut parts.lakes.iter().copied());
        let of = |role: Role| -> UnitSet {
            let numbered = parts.units.iter().enumerate();
            numbered
                .filter(|(_, unit)| unit.role == role)
                .map(|(i, _)| UnitId::from_index(i))
                .collect()
        };
        let relief_units = parts.units.iter().filter(|unit| unit.role == Role::Relief);
        let relief_hexes: CellSet = relief_units.filter_map(|unit| unit.at).collect();
        let distances = cells.all().iter().map(|cell| {
            let relief = relief_hexes.iter();
            relief.map(|to| cells.distance(cell, to)).min()
        });
        let distances: Vec<Option<u32>> = distances.collect();
        let waves = distances.iter().map(|nearest| {
            let nearest = nearest.unwrap_or(u32::MAX);
            let over = nearest.saturating_sub(u32::from(FIRST_WAVE));
            u8::try_from(over.min(3)).unwrap_or(3) + 1
        });
        let waves = waves.collect();
        let codes = parts.units.iter().enumerate();
        let by_code = codes
            .map(|(i, unit)| (unit.code.clone(), UnitId::from_index(i)))
            .collect();
        let numbered = parts.units.iter().enumerate();
        let wide = numbered.filter(|(_, unit)| unit.also.is_some());
        let extended = wide.map(|(i, _)| UnitId::from_index(i)).collect();
        let (pocket, relief, enemies) = (of(Role::Pocket), of(Role::Relief), of(Role::Enemy));
        let among = |is: &dyn Fn(&UnitInfo) -> bool| -> UnitSet {
            let numbered = parts.units.iter().enumerate();
            let those = numbered.filter(|(_, unit)| is(unit));
            those.map(|(i, _)| UnitId::from_index(i)).collect()
        };
        let regiments = among(&|unit| unit.scale == Scale::Regiment && unit.trade.is_infantry());
        let kin = parts.units.iter();
        let kin = kin.map(|one| among(&|unit| unit.korps == one.korps));
        let kin = kin.collect();
        Ok(Self {
            parts,
            cells,
            base,
            southwest,
            south,
            wet,
            unbridged,
            lakes,
            pocket,
            extended,
            relief,
            enemies,
            regiments,
            kin,
            relief_hexes,
            distances,
            waves,
            by_code,
        })
    }

    /// The facts it was made of.
    #[must_use]
    pub const fn parts(&self) -> &SetupParts {
        &self.parts
    }

    /// The options.
    #[must_use]
    pub const fn options(&self) -> &NightOptions {
        &self.parts.options
    }

    /// The hexes of the map: neighbours and distances.
    #[must_use]
    pub const fn cells(&self) -> &Cells {
        &self.cells
    }

    /// The number of a hex; "0000" for one that is not on the map.
    #[must_use]
    pub fn number(&self, cell: CellId) -> HexNumber {
        let none = HexNumber { column: 0, row: 0 };
        let info = self.parts.hexes.get(cell.index());
        info.map_or(none, |hex| hex.number)
    }

    /// The hex with this number.
    #[must_use]
    pub fn find_hex(&self, number: HexNumber) -> Option<CellId> {
        self.cells.find(cell_name(number, self.base)?)
    }

    /// What the scenario says of a hex.
    #[must_use]
    pub fn hex(&self, cell: CellId) -> Option<&HexInfo> {
        self.parts.hexes.get(cell.index())
    }

    /// How many units there are, those that can be formed included.
    #[must_use]
    pub fn unit_count(&self) -> usize {
        self.parts.units.len()
    }

    /// All units.
    #[must_use]
    pub fn all_units(&self) -> UnitSet {
        UnitSet::first_n(self.parts.units.len())
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

    /// The infantry regiments \[J14\].
    #[must_use]
    pub const fn regiments(&self) -> UnitSet {
        self.regiments
    }

    /// The units of the korps that a unit belongs to, it among them.
    #[must_use]
    pub fn of_its_korps(&self, unit: UnitId) -> UnitSet {
        self.kin.get(unit.index()).copied().unwrap_or_default()
    }

    /// The units of the Gruppe, those that can be formed included [14.5.1].
    #[must_use]
    pub const fn pocket(&self) -> UnitSet {
        self.pocket
    }

    /// The relief force \[J3\].
    #[must_use]
    pub const fn relief(&self) -> UnitSet {
        self.relief
    }

    /// The units that stand in two hexes as printed [4.7].
    #[inline]
    #[must_use]
    pub const fn extended(&self) -> UnitSet {
        self.extended
    }

    /// The Soviet units.
    #[must_use]
    pub const fn enemies(&self) -> UnitSet {
        self.enemies
    }

    /// The hexes of the relief force.
    #[must_use]
    pub const fn relief_hexes(&self) -> CellSet {
        self.relief_hexes
    }

    /// The regiments that can be formed \[J11\].
    #[must_use]
    pub fn formable(&self) -> UnitSet {
        let numbered = self.parts.units.iter().enumerate();
        let off = numbered.filter(|(_, unit)| unit.at.is_none());
        off.map(|(i, _)| UnitId::from_index(i)).collect()
    }

    /// The wave of the stacks that are formed in a hex: 1 to 3 hexes from the
    /// relief force the first, 4 and 5 the next, the rest the fourth [16.5.3, J15].
    #[must_use]
    pub fn wave_of(&self, cell: CellId) -> u8 {
        self.waves.get(cell.index()).copied().unwrap_or(4)
    }

    /// How far the nearest relief unit is from a hex, in hexes \[J15\].
    #[must_use]
    pub fn distance_to_relief(&self, cell: CellId) -> Option<u32> {
        self.distances.get(cell.index()).copied().flatten()
    }

    /// Whether a Soviet-held hex may be entered from this one [23.7.3.3, J8].
    #[must_use]
    pub fn leads_southwest(&self, from: CellId, to: CellId) -> bool {
        let is = |way: &[Option<CellId>]| way.get(from.index()).copied().flatten() == Some(to);
        is(&self.southwest) || (self.parts.options.south_too && is(&self.south))
    }

    /// The hex beyond the south-western side of another \[J8\].
    #[must_use]
    pub fn southwest_of(&self, cell: CellId) -> Option<CellId> {
        self.southwest.get(cell.index()).copied().flatten()
    }

    /// Whether any river parts two neighbours.
    #[must_use]
    pub fn river_between(&self, a: CellId, b: CellId) -> bool {
        self.wet.get(a.index()).is_some_and(|set| set.contains(b))
    }

    /// Whether a river without a bridge does [9.2.1].
    #[must_use]
    pub fn unbridged_between(&self, a: CellId, b: CellId) -> bool {
        let across = self.unbridged.get(a.index());
        across.is_some_and(|set| set.contains(b))
    }

    /// Whether a lake does [9.2.3].
    #[must_use]
    pub fn lake_between(&self, a: CellId, b: CellId) -> bool {
        self.lakes.get(a.index()).is_some_and(|set| set.contains(b))
    }

    /// How many units may share a hex \[11\].
    #[must_use]
    pub fn room(&self, cell: CellId) -> usize {
        match self.hex(cell).map(|hex| hex.terrain) {
            Some(Terrain::Forest) => MOST_UNITS_IN_FOREST,
            _ => MOST_UNITS,
        }
    }

    /// The strength of a unit of the map with so many steps; `enlarged` if it took
    /// others in [4.4, J12].
    #[must_use]
    pub fn strength(&self, unit: UnitId, steps: u8, enlarged: bool) -> u16 {
        let Some(info) = self.unit(unit) else {
            return 0;
        };
        let [on_foot, motorised] = &self.parts.enlarged;
        let table = match (enlarged, info.mobility) {
            (false, _) => &info.strengths,
            (true, Mobility::OnFoot) => on_foot,
            (true, _) => motorised,
        };
        let place = usize::from(steps).checked_sub(1);
        let found = place.and_then(|place| table.get(place));
        found.copied().unwrap_or(0).into()
    }

    /// The most steps a unit can have: more once it took others in [16.5.1].
    #[must_use]
    pub fn most_steps(&self, unit: UnitId) -> u8 {
        let info = self.unit(unit);
        info.map_or(0, |info| match info.takes {
            true => info.most.max(MOST_STEPS),
            false => info.most,
        })
    }

    /// The level of victory of so many points, from 0 for the best [23.6.5].
    #[must_use]
    pub fn level(&self, points: u16) -> u8 {
        let levels = &self.parts.levels;
        let place = levels.iter().position(|&from| points >= from);
        let place = place.unwrap_or(levels.len().saturating_sub(1));
        u8::try_from(place).unwrap_or(u8::MAX)
    }

    /// What a roll does in a column: the sum of the dice, 2 to 12, and the column
    /// from 0 [12.12].
    #[must_use]
    pub fn result(&self, column: usize, sum: u8) -> &ResultCell {
        let row = usize::from(sum.clamp(2, 12) - 2);
        &self.parts.table[row][column.min(COLUMNS - 1)]
    }
}
