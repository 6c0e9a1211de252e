//! Ships and guns [7.2, 8.2, 9.1].

use super::{CONFEDERATE, Naive, UNION};
use hells_gate::engine::SideNo;
use hells_gate::hex::Id;
use hells_gate::systems::gate_of_hell::Action;
use hells_gate::systems::gate_of_hell::ids::{Border, PieceId, PieceKind, Site, SiteKind};
use hells_gate::systems::gate_of_hell::state::Fee;
use std::collections::BTreeSet;

impl Naive<'_> {
    /// Whether one more ironclad of a side may lie there [6.1.1, 6.1.5, G16].
    pub(super) fn has_berth(&self, side: SideNo, site: Site) -> bool {
        let numbers = &self.parts.numbers;
        let most = match self.site_kind(site) {
            SiteKind::Sea => numbers.sea_ships,
            SiteKind::Both => numbers.sumter_ships,
            SiteKind::River => numbers.river_ships,
            SiteKind::Zone => return true,
            SiteKind::Land => return false,
        };
        self.here_of(side, PieceKind::Ironclad, site).len() < usize::from(most)
    }

    /// Where a ship of a side can go on to.
    fn onward(&self, side: SideNo, site: Site) -> Vec<Site> {
        let sea = self
            .borders(site)
            .into_iter()
            .filter(|b| b.1 == Border::Sea);
        let mut to: Vec<Site> = sea.map(|b| b.0).collect();
        if side == CONFEDERATE {
            return to;
        }
        for (river, _, leads, usable) in &self.parts.rivers {
            if *usable && *river == site {
                to.extend(leads.iter());
            }
            if *usable && leads.contains(site) {
                to.push(*river);
            }
        }
        let open = |s: &Site| {
            let holds = &self.parts.sites[s.index()].holds;
            self.is_sea(*s) || (self.is_zone(*s) && holds.contains(&(UNION, PieceKind::Ironclad)))
        };
        if open(&site) {
            to.extend(self.linked(site).into_iter().filter(open));
        }
        to
    }

    pub(super) fn near_fort(&self, side: SideNo, water: Site) -> bool {
        let forts = self.of(side, PieceKind::Fort).into_iter();
        forts
            .filter(|f| self.lives(*f))
            .any(|f| self.at(f) == water || self.touches(self.at(f), water))
    }

    /// Whether a ship that enters stops [7.2.2, 7.2.4, 7.2.5].
    fn stops(&self, side: SideNo, site: Site) -> bool {
        if self.is_river(site) {
            let banks = self.banks(site);
            return banks
                .iter()
                .any(|b| !self.here(side.other(), *b).is_empty());
        }
        if !self.is_sea(site) {
            return false;
        }
        let enemies = self.here_of(side.other(), PieceKind::Ironclad, site);
        self.near_fort(side.other(), site)
            || !enemies.is_empty()
            || (side == UNION && !self.markers(site).is_empty())
    }

    pub(super) fn voyages(&self, ship: PieceId) -> BTreeSet<Site> {
        let (side, from) = (self.side(ship), self.at(ship));
        let second = self.state.band.has(Fee::Second);
        let mut reached = BTreeSet::new();
        let mut todo = vec![from];
        while let Some(site) = todo.pop() {
            if site != from && self.stops(side, site) {
                continue;
            }
            for to in self.onward(side, site) {
                // Mines to mines only in a second activation [7.2.3, G30].
                let mined = |s: Site| side == UNION && !self.markers(s).is_empty();
                if site == from && !second && mined(from) && mined(to) {
                    continue;
                }
                if to != from && reached.insert(to) {
                    todo.push(to);
                }
            }
        }
        reached
    }

    pub(super) fn hunley_reaches(&self, ship: PieceId) -> bool {
        self.state.hunley == 3
            && !self.state.struck
            && self.lives(ship)
            && self.is_sea(self.at(ship))
    }

    /// Whether the Confederate must be asked about the Hunley first [G34].
    pub(super) fn hunley_waits(&self, more: Option<PieceId>) -> bool {
        let ships = self.of(UNION, PieceKind::Ironclad);
        let band = &self.state.band;
        let group: Vec<PieceId> = band.members.iter().chain(more).collect();
        let naval = group.is_empty() || group.iter().any(|p| ships.contains(p));
        self.state.active == UNION
            && !band.halted
            && naval
            && ships.iter().any(|s| self.hunley_reaches(*s))
    }

    /// Whether a gun reaches a target [8.2.1, G24].
    fn in_range(&self, gun: PieceId, target: PieceId) -> bool {
        let (a, b) = (self.at(gun), self.at(target));
        let near = a == b || self.touches(a, b);
        match (self.kind(gun), self.kind(target)) {
            (PieceKind::Ironclad, PieceKind::Fort) if self.is_river(a) => {
                self.banks(a).contains(&b)
            }
            (PieceKind::Fort, PieceKind::Ironclad) if self.is_river(b) => {
                self.banks(b).contains(&a)
            }
            (PieceKind::Ironclad, PieceKind::Ironclad) => self.is_sea(a) && self.is_sea(b) && near,
            (PieceKind::Ironclad, PieceKind::Fort) => self.is_sea(a) && near,
            (PieceKind::Fort, PieceKind::Ironclad) => self.is_sea(b) && near,
            (PieceKind::Fort, PieceKind::Fort) => near,
            _ => false,
        }
    }

    pub(super) fn ships_and_guns(&self, all: &mut BTreeSet<Action>) {
        let (side, band) = (self.state.active, &self.state.band);
        let gale = side == UNION && self.state.impulse < self.state.gale;
        for ship in self.of(side, PieceKind::Ironclad) {
            let moves = self.joins(ship) && !band.combat && !band.moved.contains(ship) && !gale;
            if !moves {
                continue;
            }
            for to in self
                .voyages(ship)
                .into_iter()
                .filter(|to| self.has_berth(side, *to))
            {
                match self.is_river(to) {
                    true => {
                        for bank in self.banks(to) {
                            let bank = Some(bank);
                            all.insert(Action::Sail { ship, to, bank });
                        }
                    }
                    false => {
                        all.insert(Action::Sail {
                            ship,
                            to,
                            bank: None,
                        });
                    }
                }
            }
        }
        for from in self.all() {
            let gun = self.kind(from) != PieceKind::Ground && self.side(from) == side;
            if !gun || !self.joins(from) || band.fought.contains(from) {
                continue;
            }
            let ship = side == UNION && self.kind(from) == PieceKind::Ironclad;
            if ship && (gale || (!band.halted && self.hunley_waits(Some(from)))) {
                continue;
            }
            for target in self.all() {
                let aimed = self.side(target) != side
                    && self.kind(target) != PieceKind::Ground
                    && self.lives(target);
                if aimed && self.in_range(from, target) {
                    all.insert(Action::Fire { from, target });
                }
            }
        }
    }
}
