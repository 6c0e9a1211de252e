//! Ironclads and guns: what a group hits, what mines cost it, what the enemy's guns may
//! do to it.

use super::super::chances::{TOLLS, mined, reaches};
use super::super::ids::{CONFEDERATE, Mine, PieceId, PieceKind, PieceSet, Site, Toll, UNION};
use super::super::state::{Cast, Fee, State};
use super::super::{guns, naval};
use super::{BEGUN, Mind, NEVER};
use crate::engine::SideNo;
use crate::hex::Id;

/// How many halves of an impulse the enemy may expect to have from each on.
const LEFT: [f64; 8] = [4.0, 3.6, 3.2, 2.7, 2.1, 1.5, 1.0, 0.6];

/// A target of a volley: how likely it still has what it has, and has lost one more.
struct Aimed {
    target: PieceId,
    whole: f64,
    worn: f64,
}

impl Mind<'_> {
    /// What the loss of the next step of a piece, after so many, is worth to its enemy.
    pub(super) fn worth(&self, target: PieceId, lost: u8) -> f64 {
        let Some(info) = self.rules.piece(target) else {
            return 0.0;
        };
        let award = self.rules.parts().award.as_ref();
        let step = usize::from(lost.min(1));
        match (info.kind, award) {
            (PieceKind::Fort, Some(award)) => {
                let listed = award.forts.iter().find(|(f, ..)| *f == target);
                let each = listed.map_or([0, 0], |&(_, a, b)| [a, b.saturating_sub(a)]);
                f64::from(each[step]) + [0.35, 0.2][step]
            }
            (PieceKind::Fort, None) => [0.5, 0.4][step],
            (PieceKind::Ironclad, Some(award)) if info.side == CONFEDERATE => {
                let [a, b] = award.confederate_ship;
                f64::from([a, b.saturating_sub(a)][step]) + [0.3, 0.1][step]
            }
            // Whoever is damaged has to throw on the way home, once [7.2.8].
            (PieceKind::Ironclad, Some(award)) => {
                let [a, _] = award.union_ship;
                f64::from(a) * [1.05, 0.15][step] + [0.15, 0.1][step]
            }
            (PieceKind::Ironclad, None) => [0.35, 0.25][step],
            (PieceKind::Ground, _) => [0.4, 0.6][step],
        }
    }

    /// What these hit, one after the other, each at what is best by then.
    fn volley(&self, there: &mut State, from: &[PieceId]) -> f64 {
        let Some(side) = from
            .first()
            .and_then(|p| self.rules.piece(*p))
            .map(|p| p.side)
        else {
            return 0.0;
        };
        let enemies = self.rules.of_side(side.other()) - self.rules.of_kind(PieceKind::Ground);
        let mut marks: Vec<Aimed> = enemies
            .iter()
            .filter(|&t| there.stands(t))
            .map(|target| Aimed {
                target,
                whole: 1.0,
                worn: 0.0,
            })
            .collect();
        let mut sum = 0.0;
        for &gun in from {
            let mut best = (0.0, 0, 0.0, 0.0);
            for (number, mark) in marks.iter().enumerate() {
                let Some(aim) = guns::aim(self.rules, there, gun, mark.target) else {
                    continue;
                };
                let lost = there.losses(mark.target);
                let first = reaches(aim.needs());
                let mut gain = mark.whole * first * self.worth(mark.target, lost);
                let mut second = 0.0;
                if lost == 0 {
                    let dv = self.rules.piece(mark.target).map_or(0, |p| p.dv[1]);
                    second = reaches(guns::Aim { dv, ..aim }.needs());
                    gain += mark.worn * second * self.worth(mark.target, 1);
                }
                if gain > best.0 {
                    best = (gain, number, first, second);
                }
            }
            let (gain, number, first, second) = best;
            if gain > 0.0 {
                sum += gain;
                let mark = &mut marks[number];
                mark.worn = mark.whole.mul_add(first, mark.worn * (1.0 - second));
                mark.whole *= 1.0 - first;
            }
            if let Some(committed) = there.committed.get_mut(gun.index()) {
                *committed = (*committed + 1).min(2);
            }
        }
        sum
    }

    /// What the enemy's guns may do to a side's ships where they are, until the phase
    /// ends.
    fn danger_to(&self, there: &State, side: SideNo) -> f64 {
        let rules = self.rules;
        let ours: Vec<PieceId> = rules
            .ships(side)
            .iter()
            .filter(|&s| there.stands(s) && rules.seas().contains(there.site(s)))
            .collect();
        if ours.is_empty() {
            return 0.0;
        }
        let guns = rules.forts(side.other()) | rules.ships(side.other());
        let mut groups: Vec<(Site, f64)> = Vec::new();
        for gun in guns.iter().filter(|&g| there.stands(g)) {
            if there.marks(gun) > 0 || there.silent.contains(gun) {
                continue;
            }
            let hits = ours.iter().map(|&ship| {
                let aim = guns::aim(rules, there, gun, ship);
                let worth = self.worth(ship, there.losses(ship));
                aim.map_or(0.0, |aim| reaches(aim.needs()) * worth)
            });
            let most = hits.fold(0.0, f64::max);
            let site = there.site(gun);
            if most <= 0.0 {
                continue;
            }
            match groups.iter_mut().find(|(at, _)| *at == site) {
                Some((_, sum)) => *sum += most,
                None => groups.push((site, most)),
            }
        }
        groups.sort_by(|a, b| b.1.total_cmp(&a.1));
        let number = usize::from(self.state.impulse.saturating_sub(1)).min(LEFT.len() - 1);
        let mut left = LEFT[number];
        let mut sum = 0.0;
        for (_, group) in groups {
            sum += group * left.clamp(0.0, 1.0);
            left -= 1.0;
        }
        sum
    }

    /// The same for the side that acts, as things are.
    fn danger(&self) -> f64 {
        if let Some(known) = self.danger.get() {
            return known;
        }
        let found = self.danger_to(self.state, self.side);
        self.danger.set(Some(found));
        found
    }

    /// What mines cost a ship that enters an area, as far as one can know.
    fn toll(&self, to: Site) -> f64 {
        let state = self.state;
        if self.side != UNION {
            return 0.0;
        }
        let hidden = |m: &&super::super::state::Marker| m.down && m.mine != Mine::None;
        let here = state.markers(self.rules, to);
        let all = state.mines.iter().flatten().filter(hidden).count();
        let down = here.iter().filter(hidden).count();
        let share = f64::from(state.unseen) / all.max(1) as f64;
        let points = (down as f64 * share).min(2.0) + f64::from(state.shown_points(self.rules, to));
        let cost = |points: u8| self.toll_of(points);
        let (low, part) = (points.floor().clamp(0.0, 2.0), points.fract());
        match low as u8 {
            0 => cost(1) * part,
            1 => cost(1) * (1.0 - part) + cost(2) * part,
            _ => cost(2),
        }
    }

    /// How many of so many ships that enter an area mines attack.
    fn struck(&self, to: Site, ships: usize) -> f64 {
        let ships = ships as f64;
        if !self.rules.numbers().mines_once {
            return ships;
        }
        let met = f64::from(self.state.met_in(self.rules, to));
        (f64::from(self.rules.parts().mines.most_points) - met).clamp(0.0, ships)
    }

    /// The same where just so many points lie.
    fn toll_of(&self, points: u8) -> f64 {
        let chances = mined(self.rules, points, false);
        let tolls = TOLLS.iter().zip(chances);
        tolls.map(|(toll, chance)| chance * self.harm(*toll)).sum()
    }

    /// What happens to a ship in a minefield costs.
    pub(super) fn harm(&self, toll: Toll) -> f64 {
        let award = self.rules.parts().award.as_ref();
        let [damaged, sunk] = award.map_or([0.35, 0.9], |a| a.union_ship.map(f64::from));
        match toll {
            Toll::Damaged => damaged + 0.1,
            Toll::Severe => damaged + 0.3,
            Toll::Sunk => sunk + 0.3,
            Toll::Nothing | Toll::Still | Toll::Repaired => 0.0,
        }
    }

    /// The ships and the fort of a place that may act with the group and have not
    /// fired, the strongest first.
    fn crew(&self, site: Site) -> Vec<PieceId> {
        let all = self.rules.ships(self.side) | self.rules.forts(self.side);
        let ready = |&p: &PieceId| {
            self.state.site(p) == site
                && self.state.stands(p)
                && !self.state.band.fought.contains(p)
                && self.joins(p)
        };
        let mut crew: Vec<PieceId> = all.iter().filter(ready).collect();
        crew.sort_by_key(|p| std::cmp::Reverse(self.state.cf(self.rules, *p)));
        crew
    }

    /// What a group gains by going from a place to another and firing from there; in
    /// the same place by firing.
    pub(super) fn cruise(&self, from: Site, to: Site) -> f64 {
        let known = self.cruises.borrow();
        if let Some((_, value)) = known.iter().find(|(way, _)| *way == (from, to)) {
            return *value;
        }
        drop(known);
        let value = self.cruise_of(from, to, 5);
        self.cruises.borrow_mut().push(((from, to), value));
        value
    }

    fn cruise_of(&self, from: Site, to: Site, most: usize) -> f64 {
        let mut there = *self.state;
        let mut guns: Vec<PieceId> = Vec::new();
        if from == to {
            guns = self.crew(from);
            let ships = self.rules.of_kind(PieceKind::Ironclad);
            if !guns.iter().any(|&g| ships.contains(g)) {
                guns.truncate(1);
            }
            guns.truncate(5);
            return self.volley(&mut there, &guns);
        }
        // Who has gone there already fires from there, too.
        for piece in self.state.band.moved {
            if self.state.site(piece) == to && !self.state.band.fought.contains(piece) {
                guns.push(piece);
            }
        }
        let there_now = self.state.ships(self.rules, self.side, to).len();
        let room = usize::from(naval::room(self.rules, to)).saturating_sub(there_now);
        let ships = self.rules.ships(self.side) - self.state.band.moved;
        let more: Vec<PieceId> = self
            .crew(from)
            .into_iter()
            .filter(|&p| ships.contains(p))
            .take(room.min(most).min(5_usize.saturating_sub(guns.len())))
            .collect();
        let toll = self.toll(to) * self.struck(to, more.len());
        for &ship in &more {
            there.put(ship, to);
        }
        guns.extend(more);
        let danger = self.danger_to(&there, self.side) - self.danger();
        self.volley(&mut there, &guns) - toll - danger
    }

    /// The best that ships and forts can do as a new group.
    pub(super) fn best_cruise(&self) -> f64 {
        let rules = self.rules;
        let all = rules.ships(self.side) | rules.forts(self.side);
        let able: PieceSet = all.iter().filter(|&p| self.joins(p)).collect();
        let second = self.state.band.has(Fee::Second);
        let mut most = 0.0_f64;
        for from in self.state.places_of(able) {
            most = most.max(self.cruise(from, from));
            let ship = (able & rules.ships(self.side))
                .iter()
                .find(|&s| self.state.site(s) == from);
            let Some(ship) = ship else { continue };
            for to in naval::reach(rules, self.state, ship, second) {
                if self.matters(from, to) {
                    most = most.max(self.cruise(from, to));
                }
            }
        }
        most
    }

    /// Whether it can matter at all that ships go there: within reach of something, or
    /// out of it.
    fn matters(&self, from: Site, to: Site) -> bool {
        let rules = self.rules;
        if rules.rivers().contains(to) {
            return self.side == UNION && !rules.rivers().contains(from);
        }
        if rules.zones().contains(to) {
            return !rules.zones().contains(from) && rules.ports()[0] == to;
        }
        let near = rules.touching(to).with(to);
        let enemies = self.rules.of_side(self.side.other()) - rules.of_kind(PieceKind::Ground);
        self.state.places_of(enemies).intersects(near)
    }

    /// How good a voyage looks.
    pub(super) fn sails(&self, ship: PieceId, to: Site, bank: Option<Site>) -> f64 {
        let from = self.state.site(ship);
        let cf = f64::from(self.state.cf(self.rules, ship));
        let worn = f64::from(self.state.losses(ship));
        let order = cf.mul_add(0.01, -worn * 0.02);
        if !self.matters(from, to) {
            return NEVER;
        }
        if let Some(bank) = bank {
            return self.supports(bank) + order;
        }
        let gone = (self.state.band.moved & self.rules.of_kind(PieceKind::Ironclad)).first();
        match gone.map(|p| self.state.site(p)) {
            None => self.cruise(from, to) + order,
            Some(there) if there == to => {
                // One more, if it gains by it.
                let more = self.cruise_of(from, to, 1) - self.cruise_of(from, to, 0);
                if more > -0.02 {
                    BEGUN + order
                } else {
                    more - 0.3
                }
            }
            Some(_) => self.cruise(from, to) - 0.5,
        }
    }

    /// What a ship in a river is worth to those who fight for its bank [8.1.3].
    fn supports(&self, bank: Site) -> f64 {
        let state = self.state;
        let enemies = !state.here(self.rules.of_side(CONFEDERATE), bank).is_empty();
        let own = !state.here(self.rules.ground(UNION), bank).is_empty();
        let count = self
            .rules
            .ships(UNION)
            .iter()
            .filter(|&s| state.bank(s) == bank)
            .count();
        let near = self.own.far.get(bank.index()).is_some_and(|far| {
            let troops = state.places_of(self.rules.ground(UNION));
            troops
                .iter()
                .any(|s| far.get(s.index()).is_some_and(|n| *n <= 1))
        });
        let stake = self.stake(bank);
        match () {
            () if count >= 2 || !enemies || !near => -0.5,
            () if own => 0.25 + 0.06 * stake,
            () => 0.1 + 0.06 * stake,
        }
    }

    /// How good a shot looks.
    pub(super) fn fires(&self, from: PieceId, target: PieceId) -> f64 {
        let Some(aim) = guns::aim(self.rules, self.state, from, target) else {
            return NEVER;
        };
        let hit = reaches(aim.needs()) * self.worth(target, self.state.losses(target));
        if hit <= 0.0 {
            return -0.2;
        }
        if self.state.band.members.is_empty() {
            let site = self.state.site(from);
            return self.cruise(site, site) + hit * 0.1;
        }
        // Those who have moved fire before the others end it.
        BEGUN / 2.0 + hit
    }

    /// What a throw that was just made is worth to whoever may have it made again.
    pub(super) fn again_at_sea(&self, cast: Cast, total: u8, own: bool) -> f64 {
        match cast {
            Cast::Shot { from, target } => {
                let Some(aim) = guns::aim(self.rules, self.state, from, target) else {
                    return 0.0;
                };
                let hit = i16::from(total) >= i16::from(aim.needs());
                let chance = reaches(aim.needs());
                let gain = match (own, hit) {
                    (true, false) => chance,
                    (false, true) => 1.0 - chance,
                    _ => 0.0,
                };
                gain * self.worth(target, self.state.losses(target))
            }
            Cast::Mine(ship) | Cast::Strike(ship) if own => {
                let at = self.state.site(ship);
                let points = match cast {
                    Cast::Mine(_) => self.state.shown_points(self.rules, at),
                    _ => 1,
                };
                let sum = i8::try_from(total + points).unwrap_or(i8::MAX);
                let rows = &self.rules.tables().mines_naval;
                let toll = super::super::numbers::row(rows, sum).unwrap_or(Toll::Nothing);
                self.harm(toll) - self.toll_of(points)
            }
            Cast::Wreck(_) if own => match total {
                1 => self.harm(Toll::Sunk) * 0.6,
                _ => 0.0,
            },
            _ => 0.0,
        }
    }

    /// What the enemy may still do to the ships of the side, and what the side itself
    /// still can, if the phase goes on.
    pub(super) fn going_on(&self) -> f64 {
        let mut next = *self.state;
        next.impulse += 1;
        next.active = UNION;
        next.band = super::super::state::Band::NOBODY;
        next.stage = super::super::state::Stage::Acting;
        let then = self.about(&next);
        let second = match next.msp[UNION.index()] {
            0 => 0.0,
            _ => then.bought(Fee::Second, false),
        };
        then.prospect().max(second) * 0.9 - then.danger() * 0.6
    }
}
