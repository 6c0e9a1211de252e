//! The facts of a scenario.

use super::super::ids::{Border, PieceId, PieceKind, Site, SiteKind, Sites, Soil, Toll};
use crate::engine::SideNo;

/// A place, as the scenario has it.
#[derive(Clone, PartialEq, Debug)]
pub struct SiteInfo {
    /// What written actions call it: "S7".
    pub code: String,
    /// What people call it.
    pub name: String,
    /// What kind it is.
    pub kind: SiteKind,
    /// What the ground is.
    pub soil: Soil,
    /// Whether it belongs to the harbour [2.2].
    pub harbour: bool,
    /// Whether mines may lie in it [9.5.1].
    pub mined: bool,
    /// Its middle, in kilometres east and north of Fort Sumter.
    pub centre: [f32; 2],
    /// Its outline, the same; empty for rivers and zones.
    pub outline: Vec<[f32; 2]>,
    /// Of a zone: the kinds of piece that may enter it, by side.
    pub holds: Vec<(SideNo, PieceKind)>,
}

/// A border between two areas [7.0].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BorderInfo {
    /// The areas.
    pub between: [Site; 2],
    /// How they meet.
    pub kind: Border,
    /// The river piece that runs there.
    pub river: Option<Site>,
}

/// A piece, as the scenario has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceInfo {
    /// What written actions call it: "New-Ironsides".
    pub code: String,
    /// What people call it.
    pub name: String,
    /// Whose it is.
    pub side: SideNo,
    /// What kind it is.
    pub kind: PieceKind,
    /// Its formation, by number [2.2].
    pub formation: Option<u8>,
    /// Combat factor: full, and reduced or damaged.
    pub cf: [u8; 2],
    /// Defence value, the same; of a ground unit its combat factor \[G27\].
    pub dv: [u8; 2],
    /// Movement points [7.1.1].
    pub mp: u8,
    /// Where it stands at the start; nowhere if it is placed or comes later.
    pub at: Site,
    /// Whether its owner places it in the set-up.
    pub free: bool,
    /// Whether its armour is thin [7.2.8].
    pub thin: bool,
    /// Whether it is horse.
    pub mounted: bool,
    /// Whether the printed game states some of its numbers.
    pub attested: bool,
}

/// Pieces that come \[13\].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reinforcement {
    /// In which turn.
    pub turn: u8,
    /// Where.
    pub at: Site,
    /// Who.
    pub pieces: Vec<PieceId>,
}

/// The mines of the set-up [9.5].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Minefields {
    /// Points, all of which are laid.
    pub points: u8,
    /// Dummies at hand.
    pub dummies: u8,
    /// Where they may lie in the set-up.
    pub sites: Sites,
    /// The most markers in an area [9.5.3].
    pub most_markers: u8,
    /// The most points in an area [9.5.3].
    pub most_points: u8,
}

/// What the rules read as numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Dice of a side in an assault \[G20\].
    pub assault_dice: u8,
    /// Whether a point of mines attacks one ship in a turn, and not every one that
    /// enters \[G29\].
    pub mines_once: bool,
    /// Whether any sixth unit may act with five of a formation. The rules say: an independent
    /// one [5.1.1, G9]; a file that says nothing is from before that was told apart.
    pub any_beside: bool,
    /// Points of mines for one point of support \[G12\].
    pub mine_points: u8,
    /// Dummies for the same \[G12\].
    pub mine_dummies: u8,
    /// Ironclads of a side in Fort Sumter \[G16\].
    pub sumter_ships: u8,
    /// Ironclads of a side in a sea area [6.1.1].
    pub sea_ships: u8,
    /// Ironclads in a piece of river [6.1.1].
    pub river_ships: u8,
    /// Units of any formations in a land area [6.1.1].
    pub land_units: u8,
    /// Impulses of a turn [3.2].
    pub impulses: u8,
    /// The same with the one the Union may add \[G4\].
    pub more_impulses: u8,
    /// How far the Swamp Angel reaches, in areas [9.2.6].
    pub angel_range: u8,
    /// What counts at the end [10.3].
    pub objectives: Vec<Site>,
    /// Confederate units in Georgia that raise a victory [10.3].
    pub georgia: u8,
}

/// A table read by adding up a throw: the highest total of each row, and its
/// result; the last row has no end.
pub type Rows<T> = Vec<(i8, T)>;

/// The tables \[PAC\].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tables {
    /// Points of support for a throw of 1 to 6, by side [4.1].
    pub msp: [[u8; 6]; 2],
    /// The most points a side can have [4.1].
    pub msp_most: u8,
    /// Impulse and number at which the phase ends [3.2.1].
    pub sunset: Vec<(u8, u8)>,
    /// Bombarding an adjacent area [8.2.4].
    pub adjacent: i8,
    /// Bombarding the same area [8.2.4].
    pub same: i8,
    /// Bombarding a fort [8.2.4].
    pub fort_target: i8,
    /// Assault from the water [8.1.3].
    pub amphibious: i8,
    /// Assault by one formation [8.1.3].
    pub one_formation: i8,
    /// Assault across a navigable river [8.1.3].
    pub river: i8,
    /// The most ironclads that count in an assault [8.1.3].
    pub ironclads: u8,
    /// Defence in a marsh [8.1.4].
    pub marsh: i8,
    /// A ship that enters a mined area [9.5.6].
    pub mines_naval: Rows<Toll>,
    /// A unit of a landing party in a mined area: 0 nothing, 1 a step, 2 gone [7.3.4].
    pub mines_ground: Rows<u8>,
    /// Added for a marker of two points [7.3.4].
    pub two_points: i8,
    /// A damaged Union ironclad that was sent off [7.2.8].
    pub wreck: Rows<Toll>,
    /// Added there for thin armour.
    pub thin: i8,
    /// Added there on the long way to Cape Hatteras.
    pub hatteras: i8,
    /// Repair of a Confederate ironclad [9.6].
    pub repair: Rows<Toll>,
    /// Added for 2 points of support [9.6].
    pub repair_two: i8,
    /// Boxes that the Hunley goes on [9.1.1].
    pub hunley: Rows<u8>,
    /// Added for 2 points of support [9.1.1].
    pub hunley_two: i8,
    /// What becomes of the Hunley: 0 lost, else the box it goes back to [9.1.3].
    pub hunley_after: Rows<u8>,
    /// Movement points to enter each soil: clear, sand, marsh, town, works.
    pub enter: [u8; 5],
    /// Movement points to cross open ground, a creek, a river [7.1.1].
    pub cross: [u8; 3],
    /// What happens on a throw of 2 to 12 [3.3].
    pub events: Vec<(Happening, i8)>,
}

/// A row of the table of random events \[G44\].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Happening {
    /// Nothing.
    None,
    /// No Union ships and no landings before an impulse.
    Gale,
    /// The Union reduces a unit.
    Fever,
    /// Points of support for a side.
    Support(SideNo),
    /// A mine and a dummy for nothing.
    Torpedoes,
    /// The Swamp Angel is gone.
    Burst,
}

/// What control of one of several areas is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ground {
    /// The areas: one of them is enough.
    pub sites: Vec<Site>,
    /// Points for controlling one.
    pub points: u8,
    /// Points for contesting one, if none is controlled.
    pub contested: u8,
}

/// How points are counted in the short scenarios [G41, G42].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Award {
    /// For each fort: reduced, removed.
    pub forts: Vec<(PieceId, u8, u8)>,
    /// For a Confederate ironclad: damaged, removed.
    pub confederate_ship: [u8; 2],
    /// For a Union ironclad: damaged, sunk.
    pub union_ship: [u8; 2],
    /// For each point of support the Confederate has left.
    pub unspent: u8,
    /// For ground.
    pub ground: Vec<Ground>,
    /// For a ground unit lost, by its owner.
    pub units: [u8; 2],
    /// From which margin a Union decisive and marginal victory, a draw and a
    /// Confederate marginal victory begin.
    pub levels: [i32; 4],
}

/// The facts of a scenario.
#[derive(Clone, PartialEq, Debug)]
pub struct SetupParts {
    /// Its identifier.
    pub id: String,
    /// Its case in the published rules: "11.1".
    pub case: String,
    /// What people call it.
    pub title: String,
    /// What it is about.
    pub about: String,
    /// What of it is the game's, and what is ours.
    pub provenance: String,
    /// The first day: year, month, day.
    pub start: String,
    /// Game turns.
    pub turns: u8,
    /// The first turn with an allocation phase; 0 if there is none.
    pub first_allocation: u8,
    /// Whether things happen at random.
    pub random_events: bool,
    /// Points of support at the start, by side.
    pub msp: [u8; 2],
    /// Who holds the Advantage at the start.
    pub advantage: SideNo,
    /// Numbers of the rules.
    pub numbers: Numbers,
    /// The tables.
    pub tables: Tables,
    /// How points are counted; `None` in the campaign.
    pub award: Option<Award>,
    /// The places: areas, then rivers, then zones.
    pub sites: Vec<SiteInfo>,
    /// The borders between areas.
    pub borders: Vec<BorderInfo>,
    /// Of each river piece: its land areas, what it leads to, and whether Union
    /// ships may use it.
    pub rivers: Vec<(Site, Sites, Sites, bool)>,
    /// Links of zones.
    pub links: Vec<[Site; 2]>,
    /// The pieces: ironclads, forts, ground units.
    pub pieces: Vec<PieceInfo>,
    /// What formations are called.
    pub formations: Vec<String>,
    /// Where entrenchments lie at the start, by side, with their level.
    pub trenches: Vec<(SideNo, Site, u8)>,
    /// The mines of the set-up.
    pub mines: Minefields,
    /// Where ironclads are placed in the set-up.
    pub berths: Sites,
    /// Whether there may be a Hunley.
    pub hunley: bool,
    /// Who comes when.
    pub reinforcements: Vec<Reinforcement>,
    /// How the outlines are enlarged for the screen: centre, `a`, `k`.
    pub lens: ([f32; 2], f32, f32),
}
