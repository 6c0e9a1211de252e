//! Ground units: marching, landing, digging, retreating [6, 7.1, 7.3, 7.4, 8.1.7, 9.3].

use super::{CONFEDERATE, Held, Naive, UNION};
use hells_gate::engine::SideNo;
use hells_gate::hex::Id;
use hells_gate::systems::gate_of_hell::Action;
use hells_gate::systems::gate_of_hell::ids::{Border, PieceId, PieceKind, Site, SiteKind, Soil};
use hells_gate::systems::gate_of_hell::state::{Fee, Stage};
use std::collections::{BTreeMap, BTreeSet};

impl Naive<'_> {
    /// Whether these find room there with those of their side [6.1.1, 6.2.1, G15].
    pub(super) fn fits(&self, side: SideNo, site: Site, more: &[PieceId]) -> bool {
        let mut all: BTreeSet<PieceId> = more.iter().copied().collect();
        all.extend(self.here_of(side, PieceKind::Ground, site));
        match self.site_kind(site) {
            SiteKind::Zone => true,
            SiteKind::Both => {
                let troops = |p: &&PieceId| self.kind(**p) != PieceKind::Fort || more.contains(p);
                all.iter().filter(troops).count() <= 1
            }
            SiteKind::Land => {
                all.extend(self.here_of(side, PieceKind::Fort, site));
                let all: Vec<PieceId> = all.into_iter().collect();
                let any = usize::from(self.parts.numbers.land_units);
                all.len() <= any || all.len() <= self.of_one(&all) + 1
            }
            SiteKind::Sea | SiteKind::River => false,
        }
    }

    pub(super) fn is_quay(&self, site: Site) -> bool {
        self.is_zone(site) && !self.waters(site).is_empty()
    }

    /// Whether a place lies at the harbour or in it [G18].
    pub(super) fn at_harbour(&self, site: Site) -> bool {
        let water = |s: Site| self.is_harbour(s) || self.site_kind(s) == SiteKind::Both;
        water(site) || self.borders(site).iter().any(|b| water(b.0))
    }

    /// Where a landing party can go on to over water [7.3.1].
    fn waters(&self, site: Site) -> Vec<Site> {
        let sea = self
            .borders(site)
            .into_iter()
            .filter(|b| b.1 == Border::Sea);
        let mut to: Vec<Site> = sea.map(|b| b.0).collect();
        for (river, _, leads, usable) in &self.parts.rivers {
            if *usable && *river == site {
                to.extend(leads.iter());
            }
            if *usable && leads.contains(site) {
                to.push(*river);
            }
        }
        if self.is_zone(site) {
            to.extend(self.linked(site).into_iter().filter(|s| self.is_sea(*s)));
        }
        to
    }

    fn enemies(&self, site: Site) -> bool {
        !self.here(self.state.active.other(), site).is_empty()
    }

    fn enter(&self, site: Site) -> u32 {
        let enter = self.parts.tables.enter;
        let soil = match self.parts.sites[site.index()].soil {
            Soil::Clear => 0,
            Soil::Sand => 1,
            Soil::Marsh => 2,
            Soil::Town => 3,
            Soil::Works => 4,
            Soil::Water => return 1000,
        };
        u32::from(enter[soil])
    }

    /// Whether a unit of the group may go into a place at all [7.1.3, 7.4.3, G17].
    fn is_open(&self, to: Site, from_contested: bool) -> bool {
        if !self.enemies(to) {
            return true;
        }
        let friends = self.here(self.state.active, to);
        match self.state.band.has(Fee::Strategic) {
            true => friends.iter().any(|p| !self.state.band.moved.contains(*p)),
            false => !from_contested || !friends.is_empty(),
        }
    }

    /// Where a unit can march to.
    fn marches(&self, unit: PieceId) -> BTreeSet<Site> {
        let (side, from) = (self.state.active, self.at(unit));
        let strategic = self.state.band.has(Fee::Strategic);
        let contested = self.held(side, from) == Held::Both;
        let mut mp = u32::from(self.info(unit).mp);
        let mut spent: BTreeMap<Site, u32> = BTreeMap::new();
        if self.is_zone(from) {
            if !strategic || contested {
                return BTreeSet::new();
            }
            for zone in self.linked(from).into_iter().filter(|z| self.is_zone(*z)) {
                if self.held(side, zone) != Held::Own || !self.lets_in(zone, unit) {
                    continue;
                }
                for to in self.linked(zone).into_iter().filter(|s| self.is_land(*s)) {
                    if self.enter(to) <= mp && self.is_open(to, contested) {
                        spent.insert(to, self.enter(to));
                    }
                }
            }
        } else {
            spent.insert(from, 0);
            if strategic {
                mp *= 2;
            }
        }
        // Until nothing gets cheaper.
        loop {
            let before = spent.clone();
            for (&site, &cost) in &before {
                if site != from && self.enemies(site) {
                    continue;
                }
                for (to, border) in self.borders(site) {
                    let cross = match border {
                        Border::Open => self.parts.tables.cross[0],
                        Border::Creek => self.parts.tables.cross[1],
                        Border::River if self.state.band.has(Fee::River) => {
                            self.parts.tables.cross[2]
                        }
                        _ => continue,
                    };
                    let cost = cost + self.enter(to) + u32::from(cross);
                    let cheaper = spent.get(&to).is_none_or(|c| cost < *c);
                    if cost <= mp && cheaper && self.is_open(to, contested) {
                        spent.insert(to, cost);
                    }
                }
            }
            if before == spent {
                break;
            }
        }
        spent.remove(&from);
        spent.into_keys().collect()
    }

    /// Whether enough friends stay behind [7.1.3, 7.4.4, G17].
    fn may_leave(&self, unit: PieceId, to: Site) -> bool {
        let (side, from) = (self.state.active, self.at(unit));
        if self.held(side, from) != Held::Both {
            return true;
        }
        let stay = self.here_of(side, PieceKind::Ground, from).len() - 1;
        let enemies = self.here_of(side.other(), PieceKind::Ground, from).len();
        if self.state.band.has(Fee::Strategic) {
            return stay > 0;
        }
        let counts = self.held(side, to) == Held::Both || self.state.band.strict;
        !counts || stay > enemies
    }

    /// Across the harbour, where no Union ironclad bars the way [G18].
    fn ferries(&self, unit: PieceId) -> BTreeSet<Site> {
        let from = self.at(unit);
        let water = |s: &Site| {
            let there = self.is_harbour(*s) || self.site_kind(*s) == SiteKind::Both;
            there && self.here_of(UNION, PieceKind::Ironclad, *s).is_empty()
        };
        let shore = |land: Site| -> Vec<Site> {
            let near = self.borders(land).into_iter().map(|b| b.0).chain([land]);
            near.filter(water).collect()
        };
        let mut seen: BTreeSet<Site> = shore(from).into_iter().collect();
        loop {
            let more: BTreeSet<Site> = seen
                .iter()
                .flat_map(|s| self.borders(*s))
                .filter(|b| b.1 == Border::Sea && water(&b.0))
                .map(|b| b.0)
                .collect();
            let count = seen.len();
            seen.extend(more);
            if seen.len() == count {
                break;
            }
        }
        let reached =
            |s: &Site| self.is_land(*s) && *s != from && shore(*s).iter().any(|w| seen.contains(w));
        self.sites().into_iter().filter(reached).collect()
    }

    /// Whether 4.2.4 leads between an area and a zone [G14].
    fn joined(&self, area: Site, zone: Site) -> bool {
        let side = self.state.active;
        if !self.is_land(area) || self.enemies(area) {
            return false;
        }
        let links: Vec<Site> = self
            .linked(zone)
            .into_iter()
            .filter(|s| self.is_land(*s))
            .collect();
        if links.contains(&area) {
            return true;
        }
        if self.held(side, area) != Held::Own {
            return false;
        }
        if side == UNION {
            let barred = |places: Vec<Site>| {
                let forts = self.of(CONFEDERATE, PieceKind::Fort).into_iter();
                forts
                    .filter(|f| self.lives(*f) && self.lost(*f) == 0)
                    .any(|f| places.contains(&self.at(f)))
            };
            let seas = self.borders(area).into_iter().map(|b| b.0);
            let free_sea = seas.filter(|s| self.is_sea(*s)).any(|s| {
                let near = self.borders(s).into_iter().map(|b| b.0).chain([s]);
                !barred(near.collect())
            });
            let rivers = self.sites().into_iter().filter(|r| self.is_river(*r));
            let free_river = rivers
                .map(|r| self.banks(r))
                .any(|banks| banks.contains(&area) && !barred(banks));
            return free_sea || free_river;
        }
        let mut seen = BTreeSet::from([area]);
        loop {
            let walk = |b: &(Site, Border)| {
                matches!(b.1, Border::Open | Border::Creek | Border::River) && !self.enemies(b.0)
            };
            let more: BTreeSet<Site> = seen
                .iter()
                .flat_map(|s| self.borders(*s))
                .filter(walk)
                .map(|b| b.0)
                .collect();
            let count = seen.len();
            seen.extend(more);
            if seen.len() == count {
                break;
            }
        }
        links.iter().any(|l| seen.contains(l))
    }

    fn transfers(&self, unit: PieceId) -> BTreeSet<Site> {
        let (side, from) = (self.state.active, self.at(unit));
        let contested = self.held(side, from) == Held::Both;
        let goes = |to: &Site| match (self.is_zone(from), self.is_zone(*to)) {
            (true, true) => !contested && self.linked(from).contains(to) && self.lets_in(*to, unit),
            (true, false) => {
                let own = self.held(side, *to) == Held::Own;
                self.is_land(*to) && (own || !contested) && self.joined(*to, from)
            }
            (false, true) => !contested && self.lets_in(*to, unit) && self.joined(from, *to),
            (false, false) => false,
        };
        self.sites()
            .into_iter()
            .filter(|to| *to != from && goes(to))
            .collect()
    }

    // ---- what the group can do

    pub(super) fn on_land(&self, all: &mut BTreeSet<Action>) {
        let (side, band) = (self.state.active, &self.state.band);
        for unit in self.of(side, PieceKind::Ground) {
            self.charges(unit, all);
            let afloat = self.state.party.is_some_and(|p| p.units.contains(unit));
            let busy = band.moved.contains(unit)
                || band.dug.contains(unit)
                || band.named.contains(unit)
                || afloat
                || band.combat;
            if !self.joins(unit) || busy {
                continue;
            }
            for to in self.marches(unit) {
                if self.may_leave(unit, to) && self.fits(side, to, &[unit]) {
                    all.insert(Action::March { unit, to });
                }
            }
            if band.has(Fee::Harbour) {
                for to in self.ferries(unit) {
                    if self.may_leave(unit, to) && self.fits(side, to, &[unit]) {
                        all.insert(Action::Ferry { unit, to });
                    }
                }
            }
            if band.has(Fee::Zone) {
                let mut group: BTreeSet<PieceId> = band.members.iter().collect();
                group.insert(unit);
                group.retain(|p| self.kind(*p) == PieceKind::Ground);
                let group: Vec<PieceId> = group.into_iter().collect();
                for to in self.transfers(unit) {
                    if self.one_formation(&group) && self.fits(side, to, &[unit]) {
                        all.insert(Action::Transfer { unit, to });
                    }
                }
            }
            if band.has(Fee::Amphibious) && self.state.impulse >= self.state.gale {
                let from = self.at(unit);
                let party: Vec<PieceId> = self
                    .state
                    .party
                    .iter()
                    .flat_map(|p| p.units.iter())
                    .chain([unit])
                    .collect();
                let seen: Vec<Site> = match self.state.party {
                    Some(party) => party.seen.iter().collect(),
                    None => vec![from],
                };
                let leads = |to: &Site| self.ends_ashore(&party, &seen, *to);
                if self.is_quay(from) && self.waters(from).iter().any(leads) {
                    all.insert(Action::Embark { unit });
                }
            }
            if self.digs(unit) {
                all.insert(Action::Dig { unit });
            }
            self.regroups(unit, all);
        }
        if let Some(party) = self.state.party {
            self.steams(&party, all);
        }
    }

    /// Whether five factors can dig together, this unit among them [9.3, G36].
    fn digs(&self, unit: PieceId) -> bool {
        let (side, site, band) = (self.state.active, self.at(unit), &self.state.band);
        let ground = self.is_land(site) && self.site_kind(site) != SiteKind::Both;
        if !ground || self.trench(side, site) >= 2 || band.trenched || self.msp(side) < 1 {
            return false;
        }
        let idle = |p: &PieceId| {
            *p != unit
                && !band.dug.contains(*p)
                && !(band.moved | band.named | band.fought).contains(*p)
                && self.joins(*p)
        };
        let others: Vec<PieceId> = self
            .here_of(side, PieceKind::Ground, site)
            .into_iter()
            .filter(idle)
            .collect();
        let digging: Vec<PieceId> = band.dug.iter().chain([unit]).collect();
        (0..1_u32 << others.len()).any(|bits| {
            let more = others
                .iter()
                .enumerate()
                .filter(|(n, _)| bits >> n & 1 == 1);
            let more: Vec<PieceId> = more.map(|(_, p)| *p).collect();
            let mut group: BTreeSet<PieceId> = band.members.iter().collect();
            group.extend(digging.iter().chain(&more));
            let group: Vec<PieceId> = group.into_iter().collect();
            let sum: u8 = digging.iter().chain(&more).map(|p| self.cf(*p)).sum();
            sum >= 5 && self.one_group(&group)
        })
    }

    fn regroups(&self, unit: PieceId, all: &mut BTreeSet<Action>) {
        let (side, band) = (self.state.active, &self.state.band);
        let Some(formation) = self.info(unit).formation else {
            return;
        };
        if !band.members.is_empty() || self.state.party.is_some() {
            return;
        }
        let second = u8::from(band.has(Fee::Second));
        let comes = |p: &PieceId| {
            self.side(*p) == side
                && self.info(*p).formation == Some(formation)
                && self.lives(*p)
                && !self.state.silent.contains(*p)
                && self.marks(*p) == second
                && self.at(*p) != self.at(unit)
        };
        let come: Vec<PieceId> = self.all().into_iter().filter(comes).collect();
        if come.is_empty() || !self.fits(side, self.at(unit), &come) {
            return;
        }
        if self.msp(side) >= 1 {
            all.insert(Action::Regroup { unit, free: false });
        }
        if self.holds_advantage(side) {
            all.insert(Action::Regroup { unit, free: true });
        }
    }

    // ---- landing parties

    /// Whether a party has to land where it is [7.3.3].
    fn must_land(&self, water: Site) -> bool {
        let near: Vec<Site> = match self.is_river(water) {
            true => self.banks(water),
            false => {
                let lands = self.borders(water).into_iter().map(|b| b.0);
                lands.filter(|s| self.is_land(*s)).chain([water]).collect()
            }
        };
        near.iter().any(|s| {
            let fort = !self.here_of(CONFEDERATE, PieceKind::Fort, *s).is_empty();
            let troops = !self.here_of(CONFEDERATE, PieceKind::Ground, *s).is_empty();
            fort || (troops && self.trench(CONFEDERATE, *s) > 0)
        })
    }

    fn shores(&self, party: &[PieceId], water: Site) -> Vec<Site> {
        if self.is_zone(water) {
            return Vec::new();
        }
        let near: Vec<Site> = match self.is_river(water) {
            true => self.banks(water),
            false => {
                let lands = self.borders(water).into_iter().map(|b| b.0);
                // Fort Sumter is reached over its own water.
                let dry = lands.filter(|s| self.site_kind(*s) == SiteKind::Land);
                let own = (self.site_kind(water) == SiteKind::Both).then_some(water);
                dry.chain(own).collect()
            }
        };
        near.into_iter()
            .filter(|s| self.fits(UNION, *s, party))
            .collect()
    }

    fn ends_ashore(&self, party: &[PieceId], seen: &[Site], to: Site) -> bool {
        let mut seen: BTreeSet<Site> = seen.iter().copied().collect();
        seen.insert(to);
        let mut front = vec![to];
        while let Some(water) = front.pop() {
            if !self.shores(party, water).is_empty() {
                return true;
            }
            if self.must_land(water) {
                continue;
            }
            for next in self.waters(water) {
                if !self.is_zone(next) && seen.insert(next) {
                    front.push(next);
                }
            }
        }
        false
    }

    fn steams(
        &self,
        party: &hells_gate::systems::gate_of_hell::state::Party,
        all: &mut BTreeSet<Action>,
    ) {
        let units: Vec<PieceId> = party.units.iter().collect();
        let seen: Vec<Site> = party.seen.iter().collect();
        if self.state.stage == Stage::Afloat && self.must_land(party.at) {
            return;
        }
        for to in self.waters(party.at) {
            let new = !self.is_zone(to) && !party.seen.contains(to);
            if new && self.ends_ashore(&units, &seen, to) {
                all.insert(Action::Steam { to });
            }
        }
    }

    pub(super) fn afloat(&self, all: &mut BTreeSet<Action>) {
        let party = self.state.party.unwrap();
        let units: Vec<PieceId> = party.units.iter().collect();
        self.steams(&party, all);
        for site in self.shores(&units, party.at) {
            all.insert(Action::Land { site });
        }
    }

    /// Full, fresh guns fire at a party in their own area [8.2.2, G27].
    pub(super) fn ambush(&self, all: &mut BTreeSet<Action>) {
        let party = self.state.party.unwrap();
        all.insert(Action::Hold);
        let guns = match party.land {
            Some(land) => self.here_of(CONFEDERATE, PieceKind::Fort, land),
            None => self.here_of(CONFEDERATE, PieceKind::Ironclad, party.at),
        };
        for from in guns {
            let ready = self.lost(from) == 0
                && self.marks(from) == 0
                && !party.fired.contains(from)
                && !self.state.silent.contains(from);
            for target in party.units.iter().filter(|_| ready) {
                all.insert(Action::Fire { from, target });
            }
        }
    }

    // ---- retreats

    /// Where a unit of the loser's can retreat to [8.1.7, G22].
    pub(super) fn retreats(&self, unit: PieceId) -> Vec<Site> {
        if self.kind(unit) != PieceKind::Ground {
            return Vec::new();
        }
        let (side, from) = (self.side(unit), self.at(unit));
        let mut near: Vec<Site> = match self.is_zone(from) {
            true => {
                let links = self.linked(from).into_iter();
                links
                    .filter(|s| self.is_land(*s) || self.lets_in(*s, unit))
                    .collect()
            }
            false => {
                let walk = |b: &(Site, Border)| {
                    matches!(b.1, Border::Open | Border::Creek | Border::River)
                };
                let borders = self.borders(from).into_iter().filter(walk);
                borders.map(|b| b.0).collect()
            }
        };
        near.retain(|s| side == CONFEDERATE || self.code(*s) != "CH");
        let roomy: Vec<Site> = near
            .iter()
            .copied()
            .filter(|s| self.fits(side, *s, &[unit]))
            .collect();
        if !roomy.is_empty() {
            near = roomy;
        }
        let rank = |s: &Site| match self.held(side, *s) {
            Held::Nobody | Held::Own => 0,
            Held::Both => 1,
            Held::Enemy => 2,
        };
        let best = near.iter().map(rank).min();
        near.retain(|s| Some(rank(s)) == best);
        near
    }
}
