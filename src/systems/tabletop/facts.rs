//! The facts of a scenario, as its file gives them.

use super::calendar::Date;
use super::ids::{Branch, Formation, Ground, PerSide, Provenance, Terrain};
use super::numbers::BattleNumbers;
use crate::engine::SideNo;
use crate::space::{CellId, CellName, Lattice};

/// The facts of a scenario [T1.6, T16.5]. Anything may be changed and a new
/// [`Setup`](super::Setup) made of it: options, grid, units.
#[derive(Clone, PartialEq, Debug)]
pub struct SetupParts {
    /// Identifier: small letters, digits, underscores.
    pub id: String,
    /// What people call it, where it did not come with the program; may be empty.
    pub title: String,
    /// What it is about, for people.
    pub about: String,
    /// How the cells lie [T3.1].
    pub lattice: Lattice,
    /// First day of the game [T1.2].
    pub start: Date,
    /// How many game turns there are, at least 1 [T1.2].
    pub turns: u8,
    /// The two sides in the order of the file.
    pub sides: PerSide<BattleSide>,
    /// The side whose player turn is always the first [T7.1].
    pub initiative: SideNo,
    /// The ground at the start [T2.3].
    pub ground: Ground,
    /// How it may change, in the order in which it is rolled for [ruling TR1].
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
    pub options: BattleOptions,
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
pub struct BattleSide {
    /// What files call it: "soviet".
    pub id: String,
    /// What people call it.
    pub name: String,
    /// How many units of a cell defend at the most [T6.7, TR10].
    pub defence_limit: u8,
}

/// When the ground is rolled for [ruling TR2].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GroundRolls {
    /// Once a game turn, in the player turn of the side with the initiative.
    GameTurn,
    /// In both player turns.
    PlayerTurn,
}

/// A possible change of the ground [ruling TR1].
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
    pub rolled: GroundRolls,
}

/// A limit to the length of supply lines [T10.3].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SupplyLimit {
    /// Whose lines.
    pub side: SideNo,
    /// The longest line in cells, the unit's own not counted [ruling TR14].
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

/// When an all-out attack costs the defender more [ruling TR22].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum AllOutExtra {
    /// Whatever the dice say.
    #[default]
    Always,
    /// Only if the attacker has more hits.
    IfDefenderLoses,
}

/// When a crowd costs the defender more [ruling TR26].
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
pub struct BattleOptions {
    /// When an all-out attack costs the defender more [ruling TR22].
    pub all_out_extra: AllOutExtra,
    /// When a crowd costs the defender more [ruling TR26].
    pub crowded_extra: CrowdedExtra,
    /// Whether a captured base supplies its captor [ruling TR12].
    pub captured_base_supplies: bool,
    /// Whether only units in supply take replacements [ruling TR17].
    pub replacements_need_supply: bool,
    /// Whether isolated units are lost when the game ends [ruling TR34].
    pub isolated_lost_at_end: bool,
    /// The numbers of the rules.
    pub numbers: BattleNumbers,
}

impl Default for BattleOptions {
    fn default() -> Self {
        Self {
            all_out_extra: AllOutExtra::default(),
            crowded_extra: CrowdedExtra::default(),
            captured_base_supplies: false,
            replacements_need_supply: true,
            isolated_lost_at_end: false,
            numbers: BattleNumbers::PUBLISHED,
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
