//! A scenario as the rules see it: facts, and what follows from them.

use super::ids::{
    Border, CONFEDERATE, MOST_PIECES, MOST_SITES, PieceId, PieceKind, PieceSet, Site, SiteKind,
    Sites, Soil, Toll, UNION,
};
use crate::engine::SideNo;
use crate::hex::Id;
use std::collections::BTreeMap;

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

/// A scenario with what follows from its facts. Built once, then only read.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    parts: SetupParts,
    codes: BTreeMap<String, Site>,
    names: BTreeMap<String, PieceId>,
    touching: Vec<Sites>,
    /// Per place, where Union ships can go on to.
    union_ways: Vec<Sites>,
    /// Per place, where Confederate ships can go on to.
    confederate_ways: Vec<Sites>,
    /// Per river piece, its land areas.
    banks: Vec<Sites>,
    seas: Sites,
    lands: Sites,
    rivers: Sites,
    zones: Sites,
    harbour: Sites,
    /// Per area, where ground units can walk to, and over what.
    walks: Vec<Vec<(Site, Border)>>,
    /// Per zone, what it is linked with; per other place, the zones.
    linked: Vec<Sites>,
    /// Per place, where landing parties can go on to over water [7.3.1].
    currents: Vec<Sites>,
    charleston: Option<Site>,
    fields: Vec<Site>,
    field_of: Vec<Option<u8>>,
    of_side: [PieceSet; 2],
    of_kind: [PieceSet; 3],
    ashley: Site,
    sumter: Site,
    ports: [Site; 2],
}

/// How many areas may be mined at the most.
pub const MOST_FIELDS: usize = 8;

impl Setup {
    /// A set-up of these facts.
    ///
    /// # Errors
    /// In a few words: what is too much, or missing.
    pub fn new(parts: SetupParts) -> Result<Self, String> {
        let (sites, pieces) = (parts.sites.len(), parts.pieces.len());
        if sites > MOST_SITES || pieces > MOST_PIECES {
            return Err(format!("{sites} places and {pieces} pieces are too many"));
        }
        let of = |fits: &dyn Fn(&SiteInfo) -> bool| -> Sites {
            let all = parts.sites.iter().enumerate();
            all.filter(|(_, s)| fits(s))
                .map(|(i, _)| Site::from_index(i))
                .collect()
        };
        let seas = of(&|s| matches!(s.kind, SiteKind::Sea | SiteKind::Both));
        let lands = of(&|s| matches!(s.kind, SiteKind::Land | SiteKind::Both));
        let (rivers, zones) = (
            of(&|s| s.kind == SiteKind::River),
            of(&|s| s.kind == SiteKind::Zone),
        );
        let naval = (UNION, PieceKind::Ironclad);
        let open = of(&|s| s.kind == SiteKind::Zone && s.holds.contains(&naval));
        let mut touching = vec![Sites::EMPTY; sites];
        let mut union_ways = vec![Sites::EMPTY; sites];
        let mut confederate_ways = vec![Sites::EMPTY; sites];
        let mut banks = vec![Sites::EMPTY; sites];
        let mut currents = vec![Sites::EMPTY; sites];
        let mut linked = vec![Sites::EMPTY; sites];
        let mut walks = vec![Vec::new(); sites];
        let both = |table: &mut Vec<Sites>, a: Site, b: Site| {
            for (x, y) in [(a, b), (b, a)] {
                if let Some(set) = table.get_mut(x.index()) {
                    set.insert(y);
                }
            }
        };
        for border in &parts.borders {
            let [a, b] = border.between;
            both(&mut touching, a, b);
            if border.kind == Border::Sea {
                both(&mut union_ways, a, b);
                both(&mut confederate_ways, a, b);
                both(&mut currents, a, b);
            }
            if matches!(border.kind, Border::Open | Border::Creek | Border::River) {
                for (x, y) in [(a, b), (b, a)] {
                    if let Some(walk) = walks.get_mut(x.index()) {
                        walk.push((y, border.kind));
                    }
                }
            }
        }
        for &(river, lands, leads, usable) in &parts.rivers {
            if let Some(bank) = banks.get_mut(river.index()) {
                *bank = lands;
            }
            for next in leads {
                if usable {
                    both(&mut union_ways, river, next);
                    both(&mut currents, river, next);
                }
            }
        }
        let water = seas | open;
        for &[a, b] in &parts.links {
            both(&mut linked, a, b);
            for (zone, sea) in [(a, b), (b, a)] {
                if zones.contains(zone)
                    && seas.contains(sea)
                    && let Some(from) = currents.get_mut(zone.index())
                {
                    from.insert(sea);
                }
            }
            if water.contains(a) && water.contains(b) {
                both(&mut union_ways, a, b);
            }
        }
        let fields: Vec<Site> = of(&|s| s.mined).iter().collect();
        if fields.len() > MOST_FIELDS {
            return Err(format!("mines may lie in {} areas", fields.len()));
        }
        let field_of = (0..sites).map(|i| {
            let place = fields.iter().position(|f| f.index() == i);
            place.and_then(|p| u8::try_from(p).ok())
        });
        let pieces_of = |fits: &dyn Fn(&PieceInfo) -> bool| -> PieceSet {
            let all = parts.pieces.iter().enumerate();
            all.filter(|(_, p)| fits(p))
                .map(|(i, _)| PieceId::from_index(i))
                .collect()
        };
        let codes: BTreeMap<String, Site> = parts
            .sites
            .iter()
            .enumerate()
            .map(|(i, s)| (s.code.clone(), Site::from_index(i)))
            .collect();
        let named = |code: &str| codes.get(code).copied();
        let closed = parts
            .rivers
            .iter()
            .find(|(.., usable)| !usable)
            .map(|(r, ..)| *r);
        let sumter = of(&|s| s.kind == SiteKind::Both).first();
        let ports = [named("ZPR"), named("ZCH")];
        let (Some(ashley), Some(sumter), [Some(royal), Some(hatteras)]) = (closed, sumter, ports)
        else {
            return Err("a closed river, Fort Sumter, ZPR or ZCH is missing".to_owned());
        };
        Ok(Self {
            names: parts
                .pieces
                .iter()
                .enumerate()
                .map(|(i, p)| (p.code.clone(), PieceId::from_index(i)))
                .collect(),
            of_side: SideNo::BOTH.map(|side| pieces_of(&|p| p.side == side)),
            of_kind: [PieceKind::Ground, PieceKind::Ironclad, PieceKind::Fort]
                .map(|kind| pieces_of(&|p| p.kind == kind)),
            harbour: of(&|s| s.harbour),
            field_of: field_of.collect(),
            ports: [royal, hatteras],
            charleston: codes.get("CH").copied(),
            walks,
            linked,
            currents,
            codes,
            touching,
            union_ways,
            confederate_ways,
            banks,
            seas,
            lands,
            rivers,
            zones,
            fields,
            ashley,
            sumter,
            parts,
        })
    }

    /// The facts it was made of.
    #[must_use]
    pub const fn parts(&self) -> &SetupParts {
        &self.parts
    }

    /// The tables.
    #[must_use]
    pub const fn tables(&self) -> &Tables {
        &self.parts.tables
    }

    /// Numbers of the rules.
    #[must_use]
    pub const fn numbers(&self) -> &Numbers {
        &self.parts.numbers
    }

    /// What the scenario says of a place.
    #[must_use]
    pub fn site(&self, site: Site) -> Option<&SiteInfo> {
        self.parts.sites.get(site.index())
    }

    /// What written actions call a place.
    #[must_use]
    pub fn code(&self, site: Site) -> &str {
        self.site(site).map_or("?", |s| s.code.as_str())
    }

    /// The place that written actions call so.
    #[must_use]
    pub fn find_site(&self, code: &str) -> Option<Site> {
        self.codes.get(code).copied()
    }

    /// What the scenario says of a piece.
    #[inline]
    #[must_use]
    pub fn piece(&self, piece: PieceId) -> Option<&PieceInfo> {
        self.parts.pieces.get(piece.index())
    }

    /// The piece that written actions call so.
    #[must_use]
    pub fn find_piece(&self, code: &str) -> Option<PieceId> {
        self.names.get(code).copied()
    }

    /// A side's pieces.
    #[inline]
    #[must_use]
    pub const fn of_side(&self, side: SideNo) -> PieceSet {
        self.of_side[side.index()]
    }

    /// The ground units, ironclads or forts of both sides.
    #[inline]
    #[must_use]
    pub const fn of_kind(&self, kind: PieceKind) -> PieceSet {
        self.of_kind[kind as usize]
    }

    /// A side's ironclads.
    #[must_use]
    pub fn ships(&self, side: SideNo) -> PieceSet {
        self.of_side(side) & self.of_kind(PieceKind::Ironclad)
    }

    /// A side's forts.
    #[must_use]
    pub fn forts(&self, side: SideNo) -> PieceSet {
        self.of_side(side) & self.of_kind(PieceKind::Fort)
    }

    /// A side's ground units.
    #[must_use]
    pub fn ground(&self, side: SideNo) -> PieceSet {
        self.of_side(side) & self.of_kind(PieceKind::Ground)
    }

    fn looked_up(table: &[Sites], site: Site) -> Sites {
        table.get(site.index()).copied().unwrap_or(Sites::EMPTY)
    }

    /// The areas with which an area shares a border of any kind.
    #[inline]
    #[must_use]
    pub fn touching(&self, site: Site) -> Sites {
        Self::looked_up(&self.touching, site)
    }

    /// Where a ship of a side can go on to from a place [7.2].
    #[inline]
    #[must_use]
    pub fn ways(&self, side: SideNo, site: Site) -> Sites {
        match side {
            UNION => Self::looked_up(&self.union_ways, site),
            CONFEDERATE => Self::looked_up(&self.confederate_ways, site),
        }
    }

    /// The land areas of a river piece [7.2.2].
    #[must_use]
    pub fn banks(&self, river: Site) -> Sites {
        Self::looked_up(&self.banks, river)
    }

    /// The sea areas, Fort Sumter among them.
    #[must_use]
    pub const fn seas(&self) -> Sites {
        self.seas
    }

    /// The land areas, Fort Sumter among them.
    #[must_use]
    pub const fn lands(&self) -> Sites {
        self.lands
    }

    /// The pieces of river.
    #[must_use]
    pub const fn rivers(&self) -> Sites {
        self.rivers
    }

    /// The zones.
    #[must_use]
    pub const fn zones(&self) -> Sites {
        self.zones
    }

    /// The harbour [2.2].
    #[must_use]
    pub const fn harbour(&self) -> Sites {
        self.harbour
    }

    /// The areas in which mines may lie, in their order [9.5.1].
    #[must_use]
    pub fn fields(&self) -> &[Site] {
        &self.fields
    }

    /// The number of an area among those in which mines may lie.
    #[inline]
    #[must_use]
    pub fn field(&self, site: Site) -> Option<usize> {
        let number = self.field_of.get(site.index()).copied().flatten()?;
        Some(usize::from(number))
    }

    /// The river to which Confederate ironclads are removed [8.2.6].
    #[must_use]
    pub const fn ashley(&self) -> Site {
        self.ashley
    }

    /// The area of Fort Sumter.
    #[must_use]
    pub const fn sumter(&self) -> Site {
        self.sumter
    }

    /// Port Royal and Cape Hatteras [7.2.7].
    #[must_use]
    pub const fn ports(&self) -> [Site; 2] {
        self.ports
    }

    /// Where ground units can walk to from an area, and over what [7.0].
    #[must_use]
    pub fn walks(&self, site: Site) -> &[(Site, Border)] {
        self.walks.get(site.index()).map_or(&[], Vec::as_slice)
    }

    /// What a zone is linked with; of another place, the zones [2.2].
    #[must_use]
    pub fn linked(&self, site: Site) -> Sites {
        Self::looked_up(&self.linked, site)
    }

    /// Where a landing party can go on to over water [7.3.1].
    #[must_use]
    pub fn currents(&self, site: Site) -> Sites {
        Self::looked_up(&self.currents, site)
    }

    /// The town itself.
    #[must_use]
    pub const fn charleston(&self) -> Option<Site> {
        self.charleston
    }

    /// Movement points to enter an area [7.1.1].
    #[must_use]
    pub fn entering(&self, site: Site) -> u8 {
        let soil = self.site(site).map_or(Soil::Water, |s| s.soil);
        let enter = &self.tables().enter;
        match soil {
            Soil::Clear => enter[0],
            Soil::Sand => enter[1],
            Soil::Marsh => enter[2],
            Soil::Town => enter[3],
            Soil::Works => enter[4],
            Soil::Water => u8::MAX,
        }
    }

    /// Movement points to cross a border [7.1.1].
    #[must_use]
    pub fn crossing(&self, border: Border) -> u8 {
        let cross = &self.tables().cross;
        match border {
            Border::Open => cross[0],
            Border::Creek => cross[1],
            Border::River => cross[2],
            Border::Sea | Border::Coast => u8::MAX,
        }
    }
}
