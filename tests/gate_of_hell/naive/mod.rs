//! A second implementation of what is legal, written from the digest of the rules
//! alone: slow, with lists where the program has bits, and with none of its functions.
//! Of the program it reads the facts of the scenario and of the position.

mod group;
mod land;
mod sea;
mod weeks;

use hells_gate::engine::SideNo;
use hells_gate::hex::Id;
use hells_gate::systems::gate_of_hell::ids::{Border, Mine, PieceId, PieceKind, Site, SiteKind};
use hells_gate::systems::gate_of_hell::setup::{PieceInfo, SetupParts};
use hells_gate::systems::gate_of_hell::state::Stage;
use hells_gate::systems::gate_of_hell::{Action, Setup, State};
use std::collections::BTreeSet;

pub const UNION: SideNo = SideNo::A;
pub const CONFEDERATE: SideNo = SideNo::B;

/// A position, looked at slowly.
pub struct Naive<'a> {
    pub parts: &'a SetupParts,
    pub state: &'a State,
}

/// Who is in a place, for one side.
#[derive(PartialEq, Eq, Clone, Copy, Debug)]
pub enum Held {
    Nobody,
    Own,
    Enemy,
    Both,
}

impl<'a> Naive<'a> {
    pub fn new(setup: &'a Setup, state: &'a State) -> Self {
        Self {
            parts: setup.parts(),
            state,
        }
    }

    // ---- facts

    pub fn all(&self) -> Vec<PieceId> {
        (0..self.parts.pieces.len())
            .map(PieceId::from_index)
            .collect()
    }

    pub fn sites(&self) -> Vec<Site> {
        (0..self.parts.sites.len()).map(Site::from_index).collect()
    }

    pub fn info(&self, piece: PieceId) -> &PieceInfo {
        &self.parts.pieces[piece.index()]
    }

    pub fn kind(&self, piece: PieceId) -> PieceKind {
        self.info(piece).kind
    }

    pub fn side(&self, piece: PieceId) -> SideNo {
        self.info(piece).side
    }

    pub fn site_kind(&self, site: Site) -> SiteKind {
        self.parts.sites[site.index()].kind
    }

    pub fn code(&self, site: Site) -> &str {
        &self.parts.sites[site.index()].code
    }

    pub fn called(&self, code: &str) -> Option<Site> {
        self.sites().into_iter().find(|s| self.code(*s) == code)
    }

    pub fn is_zone(&self, site: Site) -> bool {
        self.site_kind(site) == SiteKind::Zone
    }

    pub fn is_river(&self, site: Site) -> bool {
        self.site_kind(site) == SiteKind::River
    }

    pub fn is_land(&self, site: Site) -> bool {
        matches!(self.site_kind(site), SiteKind::Land | SiteKind::Both)
    }

    pub fn is_sea(&self, site: Site) -> bool {
        matches!(self.site_kind(site), SiteKind::Sea | SiteKind::Both)
    }

    pub fn is_harbour(&self, site: Site) -> bool {
        self.parts.sites[site.index()].harbour
    }

    /// The neighbours of an area and the borders with them [7.0].
    pub fn borders(&self, site: Site) -> Vec<(Site, Border)> {
        let of = |b: &hells_gate::systems::gate_of_hell::setup::BorderInfo| match b.between {
            [a, c] if a == site => Some((c, b.kind)),
            [c, a] if a == site => Some((c, b.kind)),
            _ => None,
        };
        self.parts.borders.iter().filter_map(of).collect()
    }

    pub fn touches(&self, a: Site, b: Site) -> bool {
        self.borders(a).iter().any(|(to, _)| *to == b)
    }

    /// The land areas of a piece of river.
    pub fn banks(&self, river: Site) -> Vec<Site> {
        let found = self.parts.rivers.iter().find(|r| r.0 == river);
        found.map_or_else(Vec::new, |r| r.1.iter().collect())
    }

    pub fn linked(&self, a: Site) -> Vec<Site> {
        let of = |l: &[Site; 2]| match *l {
            [x, y] if x == a => Some(y),
            [y, x] if x == a => Some(y),
            _ => None,
        };
        self.parts.links.iter().filter_map(of).collect()
    }

    pub fn lets_in(&self, zone: Site, piece: PieceId) -> bool {
        let holds = &self.parts.sites[zone.index()].holds;
        self.is_zone(zone) && holds.contains(&(self.side(piece), self.kind(piece)))
    }

    // ---- the position

    pub fn at(&self, piece: PieceId) -> Site {
        self.state.at[piece.index()]
    }

    pub fn lost(&self, piece: PieceId) -> u8 {
        self.state.lost[piece.index()]
    }

    pub fn marks(&self, piece: PieceId) -> u8 {
        self.state.committed[piece.index()]
    }

    pub fn lives(&self, piece: PieceId) -> bool {
        self.at(piece) != Site::NOWHERE && self.lost(piece) < 2
    }

    pub fn cf(&self, piece: PieceId) -> u8 {
        match self.lost(piece) {
            0 | 1 => self.info(piece).cf[usize::from(self.lost(piece))],
            _ => 0,
        }
    }

    pub fn of(&self, side: SideNo, kind: PieceKind) -> Vec<PieceId> {
        let all = self.all().into_iter();
        all.filter(|p| self.side(*p) == side && self.kind(*p) == kind)
            .collect()
    }

    /// Who of a side is in a place: units, ironclads, forts [G2].
    pub fn here(&self, side: SideNo, site: Site) -> Vec<PieceId> {
        let all = self.all().into_iter();
        all.filter(|p| self.side(*p) == side && self.at(*p) == site && self.lives(*p))
            .collect()
    }

    pub fn here_of(&self, side: SideNo, kind: PieceKind, site: Site) -> Vec<PieceId> {
        let all = self.here(side, site).into_iter();
        all.filter(|p| self.kind(*p) == kind).collect()
    }

    pub fn held(&self, side: SideNo, site: Site) -> Held {
        match (
            self.here(side, site).is_empty(),
            self.here(side.other(), site).is_empty(),
        ) {
            (true, true) => Held::Nobody,
            (false, true) => Held::Own,
            (true, false) => Held::Enemy,
            (false, false) => Held::Both,
        }
    }

    /// The number of an area among those that may be mined, in the order of the map.
    pub fn field(&self, site: Site) -> Option<usize> {
        let mined = |s: &Site| self.parts.sites[s.index()].mined;
        self.sites()
            .into_iter()
            .filter(mined)
            .position(|s| s == site)
    }

    pub fn markers(&self, site: Site) -> Vec<(Mine, bool)> {
        let Some(field) = self.field(site) else {
            return Vec::new();
        };
        let lie = self.state.mines[field].iter().map(|m| (m.mine, m.down));
        lie.filter(|(mine, _)| *mine != Mine::None).collect()
    }

    pub fn points(&self, site: Site) -> u8 {
        self.markers(site).iter().map(|(m, _)| worth(*m)).sum()
    }

    pub fn msp(&self, side: SideNo) -> u8 {
        self.state.msp[side.index()]
    }

    pub fn holds_advantage(&self, side: SideNo) -> bool {
        self.state.advantage == side && !self.state.handed
    }

    pub fn trench(&self, side: SideNo, site: Site) -> u8 {
        self.state.trenches[side.index()][site.index()]
    }

    // ---- what is legal

    /// Everything that is legal.
    pub fn legal(&self) -> BTreeSet<Action> {
        let mut all = BTreeSet::new();
        if self.state.stage == Stage::Over {
            return all;
        }
        if self.state.lying.is_some() {
            all.insert(Action::Stand);
            if self.holds_advantage(self.state.advantage) {
                all.insert(Action::Again);
            }
            return all;
        }
        if self.state.due.is_some() {
            all.insert(Action::Throw);
            return all;
        }
        if let Some(ship) = self.state.sent {
            for port in ["ZPR", "ZCH"] {
                let site = self.called(port).unwrap();
                all.insert(Action::Port { ship, site });
            }
            return all;
        }
        match self.state.stage {
            Stage::SetUp => self.set_up(&mut all),
            Stage::Allocation(side) => self.allocation(side, &mut all),
            Stage::Torpedoes => {
                self.laying(&mut all);
                if self.unlaid().0 == 0 {
                    all.insert(Action::Done);
                }
            }
            Stage::Fever => {
                for unit in self.of(UNION, PieceKind::Ground) {
                    let on_map = self.lives(unit) && self.is_land(self.at(unit));
                    if on_map && self.lost(unit) == 0 {
                        all.insert(Action::Suffer { unit });
                    }
                }
            }
            Stage::Acting => self.acting(&mut all),
            Stage::Hunley => {
                for ship in self.of(UNION, PieceKind::Ironclad) {
                    if self.hunley_reaches(ship) {
                        all.insert(Action::Strike { ship });
                    }
                }
                all.insert(Action::Hold);
            }
            Stage::Afloat => self.afloat(&mut all),
            Stage::Picking => {
                let party = self.state.party.unwrap();
                for unit in party.units {
                    if !party.picked.contains(unit) {
                        all.insert(Action::Pick { unit });
                    }
                }
            }
            Stage::Ambush => self.ambush(&mut all),
            Stage::Leading => self.leading(&mut all),
            Stage::Losses => self.losses(&mut all),
            Stage::Crowded(site) => {
                let loser = self.state.fight.unwrap().loser;
                for unit in self.here_of(loser, PieceKind::Ground, site) {
                    all.insert(Action::Cull { unit });
                }
            }
            Stage::Price(cost) => {
                all.insert(Action::Stop);
                if self.msp(UNION) >= cost {
                    all.insert(Action::GoOn);
                }
            }
            Stage::Eighth => {
                all.insert(Action::Stop);
                all.insert(Action::GoOn);
            }
            Stage::Shifting => self.shifting(&mut all),
            Stage::Repairs => self.repairs(&mut all),
            Stage::Support | Stage::Fate | Stage::Sunset | Stage::Leaving | Stage::Over => {}
        }
        all
    }

    /// The Union's points less the Confederate's, as the table of a short scenario has
    /// them [G41, G42]; in the campaign the objectives less two [10.3].
    pub fn margin(&self) -> i32 {
        let Some(award) = &self.parts.award else {
            let aims = &self.parts.numbers.objectives;
            let own = aims.iter().filter(|s| self.held(UNION, **s) == Held::Own);
            let angel = i32::from(self.state.angel.is_some());
            return i32::try_from(own.count()).unwrap() + angel - 2;
        };
        let mut sum = 0;
        for (fort, reduced, removed) in &award.forts {
            sum += match self.lost(*fort) {
                0 => 0,
                1 => i32::from(*reduced),
                _ => i32::from(*removed),
            };
        }
        for ship in self.of(CONFEDERATE, PieceKind::Ironclad) {
            let [damaged, removed] = award.confederate_ship.map(i32::from);
            let away = self.code_of(self.at(ship)) == Some("ASH");
            sum += match self.lost(ship) {
                0 => 0,
                1 if !away => damaged,
                _ => removed,
            };
        }
        for ship in self.of(UNION, PieceKind::Ironclad) {
            let [damaged, sunk] = award.union_ship.map(i32::from);
            sum -= match self.lost(ship) {
                0 => 0,
                1 => damaged,
                _ => sunk,
            };
        }
        for row in &award.ground {
            let is = |held| row.sites.iter().any(|s| self.held(UNION, *s) == held);
            if is(Held::Own) {
                sum += i32::from(row.points);
            } else if is(Held::Both) {
                sum += i32::from(row.contested);
            }
        }
        for unit in self.all() {
            if self.kind(unit) == PieceKind::Ground && self.lost(unit) == 2 {
                let worth = i32::from(award.units[self.side(unit).index()]);
                sum += if self.side(unit) == UNION {
                    -worth
                } else {
                    worth
                };
            }
        }
        sum - i32::from(self.msp(CONFEDERATE)) * i32::from(award.unspent)
    }

    pub fn code_of(&self, site: Site) -> Option<&str> {
        self.parts.sites.get(site.index()).map(|s| s.code.as_str())
    }
}

/// The points of a marker.
pub const fn worth(mine: Mine) -> u8 {
    match mine {
        Mine::Two => 2,
        Mine::One => 1,
        Mine::Dummy | Mine::Unknown | Mine::None => 0,
    }
}
