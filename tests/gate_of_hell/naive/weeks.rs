//! Set-up, allocation and End Phase [3.3, 4, 9, 11].

use super::{CONFEDERATE, Held, Naive, UNION, worth};
use hells_gate::engine::SideNo;
use hells_gate::systems::gate_of_hell::Action;
use hells_gate::systems::gate_of_hell::ids::{Mine, PieceId, PieceKind, Site};
use hells_gate::systems::gate_of_hell::state::Stage;
use std::collections::BTreeSet;

impl Naive<'_> {
    pub(super) fn set_up(&self, all: &mut BTreeSet<Action>) {
        let mines = &self.parts.mines;
        let sites: Vec<Site> = mines.sites.iter().collect();
        let laid: u8 = sites.iter().map(|s| self.points(*s)).sum();
        let of = |s: &Site, mine| self.markers(*s).iter().filter(|m| m.0 == mine).count();
        let fakes: usize = sites.iter().map(|s| of(s, Mine::Dummy)).sum();
        let left = mines.points - laid;
        for &site in &sites {
            for points in 0..=2 {
                let has = match points {
                    0 => fakes < usize::from(mines.dummies),
                    n => n <= left,
                };
                if has && self.finds_room(&sites, site, points, left - points.min(left)) {
                    all.insert(Action::Lay { site, points });
                }
                if self.markers(site).contains(&(marker(points), true)) {
                    all.insert(Action::Lift { site, points });
                }
            }
        }
        let mut waiting = false;
        for ship in self.of(CONFEDERATE, PieceKind::Ironclad) {
            if !self.info(ship).free {
                continue;
            }
            if self.at(ship) != Site::NOWHERE {
                all.insert(Action::Displace { ship });
                continue;
            }
            waiting = true;
            for site in self.parts.berths {
                if self.has_berth(CONFEDERATE, site) {
                    all.insert(Action::Place { ship, site });
                }
            }
        }
        if left == 0 && !waiting {
            all.insert(Action::Done);
        }
    }

    /// Whether a marker can lie there, and what is left after it somewhere [9.5.3].
    fn finds_room(&self, sites: &[Site], site: Site, points: u8, rest: u8) -> bool {
        let mines = &self.parts.mines;
        let count = self.markers(site).len();
        if count >= usize::from(mines.most_markers)
            || self.points(site) + points > mines.most_points
        {
            return false;
        }
        let room = |s: &Site| {
            let here = u8::from(*s == site);
            let full =
                self.markers(*s).len() + usize::from(here) >= usize::from(mines.most_markers);
            match full {
                true => 0,
                false => mines.most_points - self.points(*s) - here * points,
            }
        };
        sites.iter().map(room).sum::<u8>() >= rest
    }

    /// Where mines may be laid during play [9.5.1].
    fn minable(&self) -> Vec<Site> {
        let may = |s: &Site| {
            self.field(*s).is_some()
                && self.here_of(UNION, PieceKind::Ironclad, *s).is_empty()
                && self.held(UNION, *s) != Held::Own
        };
        self.sites().into_iter().filter(may).collect()
    }

    /// Bought points and dummies that are not laid yet.
    pub(super) fn unlaid(&self) -> (u8, u8) {
        let count = |all: &[[hells_gate::systems::gate_of_hell::state::Marker; 2]]| {
            let down = all.iter().flatten().filter(|m| m.down);
            let points: u8 = down.clone().map(|m| worth(m.mine)).sum();
            let fakes = down.filter(|m| m.mine == Mine::Dummy).count();
            (points, u8::try_from(fakes).unwrap())
        };
        let (now, before) = (count(&self.state.mines), count(&self.state.before));
        let (points, fakes) = self.state.bought;
        if (points, fakes) == (0, 0) {
            return (0, 0);
        }
        (points + before.0 - now.0, fakes + before.1 - now.1)
    }

    pub(super) fn laying(&self, all: &mut BTreeSet<Action>) {
        let (left, fakes) = self.unlaid();
        let open = self.minable();
        for site in self.sites() {
            let Some(field) = self.field(site) else {
                continue;
            };
            for points in 0..=2 {
                let has = if points == 0 {
                    fakes > 0
                } else {
                    points <= left
                };
                if has
                    && open.contains(&site)
                    && self.finds_room(&open, site, points, left - points.min(left))
                {
                    all.insert(Action::Lay { site, points });
                }
                let kind = marker(points);
                let now = self
                    .markers(site)
                    .iter()
                    .filter(|m| **m == (kind, true))
                    .count();
                let before = self.state.before[field].iter();
                let before = before.filter(|m| m.down && m.mine == kind).count();
                if self.state.bought != (0, 0) && now > before {
                    all.insert(Action::Lift { site, points });
                }
            }
        }
    }

    pub(super) fn allocation(&self, side: SideNo, all: &mut BTreeSet<Action>) {
        let msp = self.msp(side);
        for (number, _) in self.parts.formations.iter().enumerate() {
            let formation = u8::try_from(number).unwrap();
            let waits = |p: &PieceId| {
                self.side(*p) == side
                    && self.info(*p).formation == Some(formation)
                    && self.lives(*p)
                    && self.state.silent.contains(*p)
            };
            if msp >= 1 && self.all().iter().any(waits) {
                all.insert(Action::Command { formation });
            }
        }
        for piece in self.all().into_iter().filter(|p| self.side(*p) == side) {
            let alone = self.info(piece).formation.is_none();
            if alone
                && self.lives(piece)
                && self.state.silent.contains(piece)
                && (self.state.batch > 0 || msp >= 1)
            {
                all.insert(Action::Heed { piece });
            }
            self.mends(side, piece, all);
        }
        for fort in self.of(side, PieceKind::Fort) {
            if self.at(fort) != Site::NOWHERE || self.lost(fort) > 0 || msp < 3 {
                continue;
            }
            for site in self.sites() {
                let own = self.is_land(site) && self.held(side, site) == Held::Own;
                let built = self
                    .of(side, PieceKind::Fort)
                    .iter()
                    .any(|f| self.at(*f) == site);
                if own && !built && self.fits(side, site, &[fort]) {
                    all.insert(Action::Build { fort, site });
                }
            }
        }
        if side == UNION && msp >= 3 && self.state.angel.is_none() && !self.state.angel_lost {
            for site in self.sites() {
                let troops = self.here_of(UNION, PieceKind::Ground, site);
                if self.is_land(site) && !troops.is_empty() && self.near_the_town(site) {
                    all.insert(Action::Angel { site });
                }
            }
        }
        if side == CONFEDERATE {
            let open = self.minable();
            let mines = &self.parts.mines;
            let room = |s: &Site| match self.markers(*s).len() < usize::from(mines.most_markers) {
                true => mines.most_points - self.points(*s),
                false => 0,
            };
            let room: u8 = open.iter().map(room).sum();
            if msp >= 1 && room >= self.unlaid().0 + self.parts.numbers.mine_points {
                all.insert(Action::Buy);
            }
            for points in [1, 2] {
                if self.state.hunley < 3 && !self.state.trained && msp >= points {
                    all.insert(Action::Work { msp: points });
                }
            }
            self.laying(all);
            if self.unlaid().0 == 0 {
                all.insert(Action::Done);
            }
        } else {
            all.insert(Action::Done);
        }
        debug_assert!(matches!(self.state.stage, Stage::Allocation(_)));
    }

    fn mends(&self, side: SideNo, piece: PieceId, all: &mut BTreeSet<Action>) {
        let (site, lost) = (self.at(piece), self.lost(piece));
        if site == Site::NOWHERE {
            return;
        }
        let cost = match (self.kind(piece), lost) {
            (PieceKind::Ground, 1) => 1,
            (PieceKind::Ironclad, 1) if side == UNION => 1,
            (PieceKind::Ironclad, 1) | (PieceKind::Fort, 1 | 2) => 2,
            _ => return,
        };
        if self.msp(side) < cost {
            return;
        }
        if self.kind(piece) == PieceKind::Fort {
            let own = self.held(side, site) == Held::Own;
            let fits = lost < 2 || self.fits(side, site, &[piece]);
            if !own || !fits || self.state.doomed.contains(piece) {
                return;
            }
        }
        if self.kind(piece) == PieceKind::Ironclad && self.code_of(site) == Some("ASH") {
            for to in ["S12", "S13"].iter().filter_map(|c| self.called(c)) {
                if self.has_berth(side, to) {
                    let to = Some(to);
                    all.insert(Action::Mend { piece, to });
                }
            }
            return;
        }
        all.insert(Action::Mend { piece, to: None });
    }

    /// Within three areas of Charleston, over any borders [G35].
    fn near_the_town(&self, site: Site) -> bool {
        let mut near: BTreeSet<Site> = self.called("CH").into_iter().collect();
        for _ in 0..self.parts.numbers.angel_range {
            for from in near.clone() {
                near.extend(self.borders(from).into_iter().map(|b| b.0));
            }
        }
        near.contains(&site)
    }

    pub(super) fn shifting(&self, all: &mut BTreeSet<Action>) {
        all.insert(Action::Done);
        for ship in self.of(CONFEDERATE, PieceKind::Ironclad) {
            let afloat = self.lives(ship) && self.is_sea(self.at(ship));
            if !afloat || self.state.handled.contains(ship) {
                continue;
            }
            for site in self.sites() {
                let other = site != self.at(ship) && self.is_harbour(site);
                if other && self.has_berth(CONFEDERATE, site) {
                    all.insert(Action::Shift { ship, site });
                }
            }
        }
    }

    pub(super) fn repairs(&self, all: &mut BTreeSet<Action>) {
        all.insert(Action::Done);
        for ship in self.of(CONFEDERATE, PieceKind::Ironclad) {
            let worn = self.lives(ship) && self.lost(ship) == 1;
            if !worn || self.state.handled.contains(ship) {
                continue;
            }
            for msp in 1..=2.min(self.msp(CONFEDERATE)) {
                if self.code_of(self.at(ship)) != Some("ASH") {
                    all.insert(Action::Repair {
                        ship,
                        msp,
                        to: None,
                    });
                    continue;
                }
                for to in ["S12", "S13"].iter().filter_map(|c| self.called(c)) {
                    if self.has_berth(CONFEDERATE, to) {
                        let to = Some(to);
                        all.insert(Action::Repair { ship, msp, to });
                    }
                }
            }
        }
    }
}

const fn marker(points: u8) -> Mine {
    match points {
        0 => Mine::Dummy,
        1 => Mine::One,
        _ => Mine::Two,
    }
}
