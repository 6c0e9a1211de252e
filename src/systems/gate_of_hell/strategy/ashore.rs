//! Ground units: what ground counts, who gets there, and how an assault is likely to go.

use super::super::assault;
use super::super::ground::{self, Hold};
use super::super::ids::{PieceId, PieceKind, PieceSet, Site, Sites, UNION};
use super::super::landing;
use super::super::state::{Fee, Fight, Party, State};
use super::{BEGUN, Mind, NEVER};
use crate::engine::SideNo;
use crate::hex::Id;

/// What a Casualty Point of the enemy's is worth, and one of one's own.
const POINT: [f64; 2] = [0.2, 0.17];

/// How a group comes to where it fights.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Approach {
    Here,
    Foot,
    River,
    Boats,
    /// A way after which nobody fights.
    Bound,
}

impl Mind<'_> {
    /// What an area is worth to the Union that controls it, over what it is worth
    /// without anybody.
    pub(super) fn stake(&self, site: Site) -> f64 {
        self.held(site, Hold::Friendly)
    }

    /// What an area is worth to the Union that holds it so.
    fn held(&self, site: Site, hold: Hold) -> f64 {
        let rules = self.rules;
        if Some(site) == rules.charleston() {
            return match hold {
                Hold::Friendly | Hold::Contested => 15.0,
                Hold::Vacant | Hold::Enemy => 0.0,
            };
        }
        let Some(award) = &rules.parts().award else {
            let aim = rules.numbers().objectives.contains(&site);
            return match hold {
                Hold::Friendly if aim => 2.0,
                Hold::Contested if aim => 0.6,
                _ => 0.0,
            };
        };
        let row = award.ground.iter().find(|g| g.sites.contains(&site));
        row.map_or(0.0, |row| match hold {
            Hold::Friendly => f64::from(row.points),
            Hold::Contested => f64::from(row.contested).max(f64::from(row.points) * 0.2),
            Hold::Vacant | Hold::Enemy => 0.0,
        })
    }

    /// The points of an area in a position, for the side that acts.
    fn ground_of(&self, state: &State, site: Site) -> f64 {
        // Most areas count nothing, whoever holds them.
        let most = [Hold::Friendly, Hold::Contested].map(|hold| self.held(site, hold));
        if most == [0.0; 2] {
            return 0.0;
        }
        let worth = self.held(site, ground::hold(self.rules, state, UNION, site));
        match self.side {
            SideNo::A => worth,
            SideNo::B => -worth,
        }
    }

    /// How much draws the troops of the side to a place: what can be won near it, or
    /// has to be held.
    fn pull(&self, site: Site) -> f64 {
        let all = self.pull.get_or_init(|| self.pulls());
        all.get(site.index()).copied().unwrap_or(0.0)
    }

    fn pulls(&self) -> Vec<f64> {
        let mut all = vec![0.0_f64; self.rules.parts().sites.len()];
        for aim in self.rules.lands() {
            let worth = self.stake(aim);
            if worth <= 0.0 {
                continue;
            }
            let hold = ground::hold(self.rules, self.state, UNION, aim);
            let urgent = match (self.side, hold) {
                (UNION, Hold::Friendly) => 0.2,
                (UNION, _) => 1.0,
                (_, Hold::Friendly | Hold::Contested) => 1.0,
                (_, _) => 0.25,
            };
            // The town is not won by walking towards it.
            let worth = worth.min(6.0) * urgent;
            let Some(near) = self.own.near.get(aim.index()) else {
                continue;
            };
            for (most, share) in all.iter_mut().zip(near) {
                *most = most.max(worth * share);
            }
        }
        all
    }

    /// The units of a place and a formation that may act with the group and have not
    /// moved, the strongest first.
    fn troop(&self, site: Site, formation: Option<u8>) -> Vec<PieceId> {
        let (rules, state) = (self.rules, self.state);
        let busy = state.band.moved | state.band.dug | state.band.fought;
        let afloat = state.party.map(|p| p.units).unwrap_or_default();
        let ready = |&p: &PieceId| {
            state.site(p) == site
                && !(busy | afloat).contains(p)
                && rules.piece(p).is_some_and(|i| i.formation == formation)
                && self.joins(p)
        };
        let mut all: Vec<PieceId> = rules.ground(self.side).iter().filter(ready).collect();
        all.sort_by_key(|p| std::cmp::Reverse(state.cf(rules, *p)));
        all.truncate(if formation.is_some() { 5 } else { 4 });
        all
    }

    /// How well an assault is likely to go, for the attacker.
    fn clash(&self, there: &State, site: Site, attackers: PieceSet) -> f64 {
        let rules = self.rules;
        let enemies = assault::defenders(rules, there, self.side.other(), site);
        let strongest = |all: PieceSet| {
            all.iter()
                .max_by_key(|&p| i16::from(there.cf(rules, p)) - i16::from(there.marks(p).min(1)))
        };
        let (Some(leader), Some(other)) = (strongest(attackers), strongest(enemies)) else {
            return 0.0;
        };
        let fight = Fight {
            site,
            attackers,
            leader,
            defenders: enemies,
            other: Some(other),
            loser: self.side,
            cp: 0,
            gone: PieceSet::EMPTY,
        };
        let lead = assault::attack(rules, there, &fight).total()
            - assault::defence(rules, there, &fight, other).total();
        let steps = |all: PieceSet| -> f64 {
            let each = all.iter().map(|p| 2.0 - f64::from(there.losses(p)));
            each.sum()
        };
        let (most, own) = (steps(enemies) * 3.0, steps(attackers) * 3.0);
        // They run before they are all gone, unless a fort stands among them.
        let forts = enemies & rules.of_kind(PieceKind::Fort);
        let clear = (steps(enemies - forts) * 2.0 + steps(forts) * 3.0).max(1.0);
        let half = self.own.leads.len() / 2;
        let mut value = 0.0;
        let mut cleared = 0.0;
        for (number, share) in self.own.leads.iter().enumerate() {
            let cp = number as f64 - half as f64 + f64::from(lead);
            value += share
                * match cp > 0.0 {
                    true => cp.min(most) * POINT[0],
                    false => cp.max(-own) * POINT[1],
                };
            if cp >= clear {
                cleared += share;
            }
        }
        let now = self.held(site, Hold::Contested);
        let gain = match self.side {
            SideNo::A => self.held(site, Hold::Friendly) - now,
            SideNo::B => now,
        };
        value + cleared * gain
    }

    /// What some units gain by going to a place, and fighting for it where the enemy is.
    fn foray(&self, units: &[PieceId], to: Site, way: Approach) -> f64 {
        let (rules, state) = (self.rules, self.state);
        let Some(&first) = units.first() else {
            return NEVER;
        };
        let from = state.site(first);
        let mut there = *state;
        let mut attackers = PieceSet::EMPTY;
        for piece in state.band.moved & rules.ground(self.side) {
            if state.site(piece) == to && !state.band.bound.contains(piece) {
                attackers.insert(piece);
            }
        }
        let mut went = 0;
        for &unit in units {
            if from != to && !ground::fits(rules, &there, self.side, to, PieceSet::of(unit)) {
                break;
            }
            there.put(unit, to);
            attackers.insert(unit);
            match way {
                Approach::Boats => there.band.landed.insert(unit),
                Approach::River => there.band.crossed.insert(unit),
                _ => {}
            }
            went += 1;
        }
        if went == 0 {
            return NEVER;
        }
        let mut value = 0.0;
        if from != to {
            value += self.ground_of(&there, to) - self.ground_of(state, to);
            value += self.ground_of(&there, from) - self.ground_of(state, from);
            value += (self.pull(to) - self.pull(from)) * 0.12 * f64::from(went);
            value -= self.bared(&there, from);
        }
        let enemies = assault::defenders(rules, &there, self.side.other(), to);
        if !enemies.is_empty() {
            let fight = match way {
                Approach::Bound => 0.0,
                _ => self.clash(&there, to, attackers),
            };
            // Whoever goes there may be driven out again.
            let risk = if from == to { 0.0 } else { 0.2 };
            value += fight - risk;
        }
        value
    }

    /// What it may cost that nobody is left in a place that counts.
    fn bared(&self, there: &State, from: Site) -> f64 {
        let stake = self.stake(from).min(6.0);
        if stake <= 0.0 || !there.here(self.rules.of_side(self.side), from).is_empty() {
            return 0.0;
        }
        let enemies = there.places_of(self.rules.ground(self.side.other()));
        let far = self.own.far.get(from.index());
        let near = enemies
            .iter()
            .filter_map(|s| far?.get(s.index()).copied())
            .min();
        match near {
            Some(0..=2) => stake * 0.6,
            Some(3..=4) => stake * 0.3,
            _ => stake * 0.1,
        }
    }

    /// The same as a thought about a unit: it goes with those of its formation.
    fn goes(&self, unit: PieceId, to: Site, way: Approach) -> f64 {
        let key = (unit, to);
        let known = self.forays.borrow();
        if let Some((_, value)) = known.iter().find(|(k, _)| *k == key) {
            return *value;
        }
        drop(known);
        let formation = self.rules.piece(unit).and_then(|p| p.formation);
        let from = self.state.site(unit);
        let group = self.troop(from, formation);
        let value = self.foray(&group, to, way);
        let mut forays = self.forays.borrow_mut();
        // The others of the group think the same.
        for member in group {
            forays.push(((member, to), value));
        }
        value
    }

    fn approach_of(&self, unit: PieceId, to: Site) -> Approach {
        let band = &self.state.band;
        if band.has(Fee::Strategic) {
            return Approach::Bound;
        }
        if band.has(Fee::Zone) && !self.rules.zones().contains(to) {
            return Approach::Bound;
        }
        if band.has(Fee::River) {
            let with = ground::stride(self.rules, self.state, unit);
            let march = ground::march(self.rules, self.state, unit, with);
            if march.across.contains(to) {
                return Approach::River;
            }
        }
        Approach::Foot
    }

    /// How good a march looks.
    pub(super) fn marches(&self, unit: PieceId, to: Site) -> f64 {
        let cf = f64::from(self.state.cf(self.rules, unit)) * 0.01;
        let moved = self.state.band.moved & self.rules.ground(self.side);
        let Some(first) = moved.first() else {
            return self.goes(unit, to, self.approach_of(unit, to)) + cf;
        };
        if self.state.site(first) == to {
            // With the others, if it does not bare what counts.
            let way = self.approach_of(unit, to);
            let more = self.foray(&[unit], to, way);
            return if more > -0.4 { BEGUN + cf } else { -0.3 };
        }
        self.goes(unit, to, self.approach_of(unit, to)) - 0.5
    }

    /// How good it looks to name an attacker.
    pub(super) fn charges(&self, unit: PieceId) -> f64 {
        let state = self.state;
        let site = state.site(unit);
        let cf = f64::from(state.cf(self.rules, unit)) * 0.01;
        let formation = self.rules.piece(unit).and_then(|p| p.formation);
        if let Some(first) = state.band.named.first() {
            let other = self.rules.piece(first).and_then(|p| p.formation);
            let same = formation == other || assault::one_formation(self.rules, state.band.named);
            let loses = formation != other && same;
            return if loses { -0.2 } else { BEGUN + cf };
        }
        let begun = !state.band.moved.is_empty();
        let all: PieceSet = match begun {
            true => state.here(state.band.moved - state.band.bound, site),
            false => self.troop(site, formation).into_iter().collect(),
        };
        let value = self.clash(state, site, all.with(unit));
        match begun {
            true if value > -0.1 => BEGUN / 2.0 + value + cf,
            _ => value + cf,
        }
    }

    /// How good it looks to let this unit lead the assault.
    pub(super) fn storms(&self, leader: PieceId) -> f64 {
        let cf = f64::from(self.state.cf(self.rules, leader));
        BEGUN / 2.0 + (cf - f64::from(self.state.marks(leader))) * 0.1
    }

    /// How good it looks to dig.
    pub(super) fn digs(&self, unit: PieceId) -> f64 {
        let state = self.state;
        let site = state.site(unit);
        if !state.band.dug.is_empty() {
            return BEGUN;
        }
        let enemies = state.places_of(self.rules.ground(self.side.other()));
        let far = self.own.far.get(site.index());
        let near = enemies
            .iter()
            .filter_map(|s| far?.get(s.index()).copied())
            .min();
        let stake = self.stake(site).min(6.0);
        let gain = match near {
            Some(0..=1) => 0.1 * stake + 0.1,
            Some(2) => 0.05 * stake,
            _ => 0.0,
        };
        gain - self.price(ground::WORKS)
    }

    // ---- over water [7.3]

    /// The best that a party does that goes on from `at` to `to`, or lands there.
    fn voyage(&self, units: &[PieceId], mut seen: Sites, to: Site) -> f64 {
        let party: PieceSet = units.iter().copied().collect();
        let mut front = vec![(to, 0.0)];
        seen.insert(to);
        let mut best = NEVER;
        while let Some((water, toll)) = front.pop() {
            let mines = f64::from(self.state.marker_count(self.rules, water)) * 0.3;
            let toll = toll + mines;
            for shore in landing::shores(self.rules, self.state, water, party) {
                best = best.max(self.foray(units, shore, Approach::Boats) - toll);
            }
            if landing::must_land(self.rules, self.state, water) {
                continue;
            }
            for next in self.rules.currents(water) - seen {
                if !self.rules.zones().contains(next) {
                    seen.insert(next);
                    front.push((next, toll));
                }
            }
        }
        best
    }

    /// The best landing of a group that sets out from a zone.
    fn best_landing(&self, units: &[PieceId], from: Site) -> f64 {
        let waters = self.rules.currents(from) - self.rules.zones();
        let each = waters
            .iter()
            .map(|w| self.voyage(units, Sites::of(from), w));
        each.fold(NEVER, f64::max)
    }

    /// How good it looks that a unit joins a landing party.
    pub(super) fn embarks(&self, unit: PieceId) -> f64 {
        let from = self.state.site(unit);
        let cf = f64::from(self.state.cf(self.rules, unit)) * 0.01;
        let formation = self.rules.piece(unit).and_then(|p| p.formation);
        if let Some(party) = self.state.party {
            let first = party
                .units
                .first()
                .and_then(|p| self.rules.piece(p)?.formation);
            return if first == formation && party.units.len() < 5 {
                BEGUN + cf
            } else {
                -0.5
            };
        }
        let key = (unit, from);
        let known = self
            .forays
            .borrow()
            .iter()
            .find(|(k, _)| *k == key)
            .map(|k| k.1);
        let value = known.unwrap_or_else(|| {
            let group = self.troop(from, formation);
            let value = self.best_landing(&group, from);
            let mut forays = self.forays.borrow_mut();
            forays.extend(group.into_iter().map(|member| ((member, from), value)));
            value
        });
        value + cf
    }

    /// How good it looks that the party goes on.
    pub(super) fn steams(&self, to: Site) -> f64 {
        let Some(party) = self.state.party else {
            return NEVER;
        };
        let units: Vec<PieceId> = party.units.iter().collect();
        0.2 + self.voyage(&units, party.seen, to)
    }

    /// What the party gains by landing.
    pub(super) fn lands(&self, site: Site) -> f64 {
        let party = self
            .state
            .party
            .map_or(Party::setting_out(site).units, |p| p.units);
        let units: Vec<PieceId> = party.iter().collect();
        self.foray(&units, site, Approach::Boats)
    }

    // ---- all of them

    /// The best that ground units can do as a new group; with a way of moving that is
    /// paid for, the best by that alone.
    pub(super) fn best_foray(&self, only: Option<Fee>) -> f64 {
        let (rules, state) = (self.rules, self.state);
        let mut met: Vec<(Site, Option<u8>)> = Vec::new();
        let mut most = NEVER;
        for unit in rules.ground(self.side) {
            if !self.joins(unit) {
                continue;
            }
            let from = state.site(unit);
            let formation = rules.piece(unit).and_then(|p| p.formation);
            if met.contains(&(from, formation)) {
                continue;
            }
            met.push((from, formation));
            let group = self.troop(from, formation);
            let Some(&first) = group.first() else {
                continue;
            };
            if only.is_none() {
                let contested = ground::hold(rules, state, self.side, from) == Hold::Contested;
                if contested {
                    most = most.max(self.foray(&group, from, Approach::Here));
                }
            }
            let zone = rules.zones().contains(from);
            let reached = match only {
                Some(Fee::Amphibious) => {
                    if zone && !rules.currents(from).is_empty() {
                        most = most.max(self.best_landing(&group, from));
                    }
                    continue;
                }
                Some(Fee::Harbour) => (ground::ferries(rules, state, first), Approach::Foot),
                Some(Fee::Zone) => (ground::transfers(rules, state, first), Approach::Bound),
                _ => {
                    let with = ground::stride(rules, state, first);
                    let march = ground::march(rules, state, first, with);
                    match only {
                        Some(Fee::River) => (march.across, Approach::River),
                        Some(Fee::Strategic) => (march.sites, Approach::Bound),
                        _ => (march.sites, Approach::Foot),
                    }
                }
            };
            let (sites, way) = reached;
            for to in sites {
                if self.draws(from, to) && ground::may_leave(rules, state, first, to) {
                    most = most.max(self.foray(&group, to, way));
                }
            }
        }
        most
    }

    /// Whether it can matter at all that troops go there.
    fn draws(&self, from: Site, to: Site) -> bool {
        self.pull(to) > self.pull(from)
            || self.stake(to) > 0.0
            || !self
                .state
                .here(self.rules.of_side(self.side.other()), to)
                .is_empty()
    }
}
