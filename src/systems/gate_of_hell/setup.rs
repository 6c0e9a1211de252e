//! A scenario as the rules see it: facts, and what follows from them.

mod parts;

pub use parts::{
    Award, BorderInfo, Ground, Happening, Minefields, Numbers, PieceInfo, Reinforcement, Rows,
    SetupParts, SiteInfo, Tables,
};

use super::ids::{
    Border, CONFEDERATE, MOST_PIECES, MOST_SITES, PieceId, PieceKind, PieceSet, Site, SiteKind,
    Sites, Soil, UNION,
};
use crate::engine::SideNo;
use crate::hex::Id;
use std::collections::BTreeMap;

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
