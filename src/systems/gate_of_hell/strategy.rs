//! What there is to know of playing well, at sight: guns where they tell, ships where
//! their guns tell, troops towards what counts, and mines at the entrance.

use super::action::Action;
use super::guns;
use super::ids::{CONFEDERATE, PieceId, PieceKind, Site, UNION};
use super::rules::GateOfHell;
use super::state::{Cast, Fee, Stage, State};
use super::{assault, ground, victory};
use crate::engine::{Rules, SideNo, Strategy};

/// The most steps that one decision is thought through.
const MOST_STEPS: usize = 60;

/// What contesting a place is worth beside controlling it, where the points say
/// nothing of it.
const HOPE: f64 = 0.4;

/// The judgement of somebody who knows the harbour.
pub struct Seamanship {
    rules: GateOfHell,
}

impl Seamanship {
    /// A judgement of games by these rules.
    #[must_use]
    pub const fn new(rules: GateOfHell) -> Self {
        Self { rules }
    }

    /// The chance that two dice show so much together.
    fn reaches(needs: i8) -> f64 {
        let ways = match needs {
            ..=2 => 36,
            3..=7 => 36 - (i32::from(needs) - 2) * (i32::from(needs) - 1) / 2,
            8..=12 => (13 - i32::from(needs)) * (14 - i32::from(needs)) / 2,
            _ => 0,
        };
        f64::from(ways) / 36.0
    }

    /// What a step of an enemy piece is worth, in points of the margin.
    fn worth(&self, state: &State, target: PieceId) -> f64 {
        let Some(info) = self.rules.piece(target) else {
            return 0.0;
        };
        let award = self.rules.parts().award.as_ref();
        match info.kind {
            PieceKind::Fort => {
                let listed = award.and_then(|a| a.forts.iter().find(|(f, ..)| *f == target));
                let next = listed.map(|(_, reduced, removed)| match state.losses(target) {
                    0 => *reduced,
                    _ => removed.saturating_sub(*reduced),
                });
                f64::from(next.unwrap_or(1)) + 0.3
            }
            PieceKind::Ironclad => 1.3,
            PieceKind::Ground => 0.8,
        }
    }

    /// What a shot is worth.
    fn shot(&self, state: &State, from: PieceId, target: PieceId) -> f64 {
        let aim = guns::aim(&self.rules, state, from, target);
        aim.map_or(0.0, |aim| {
            Self::reaches(aim.needs()) * self.worth(state, target)
        })
    }

    /// The best shot of a piece from where it is.
    fn best_shot(&self, state: &State, from: PieceId) -> f64 {
        let Some(side) = self.rules.piece(from).map(|p| p.side) else {
            return 0.0;
        };
        let enemies = self.rules.of_side(side.other()) - self.rules.of_kind(PieceKind::Ground);
        let shots = enemies
            .iter()
            .filter(|&t| state.stands(t))
            .map(|t| self.shot(state, from, t));
        shots.fold(0.0, f64::max)
    }

    /// What a ship gains by being in a place.
    fn anchored(&self, state: &State, ship: PieceId, to: Site) -> f64 {
        let mut there = *state;
        if let Some(at) = there.at.get_mut(usize::from(ship.0)) {
            *at = to;
        }
        let side = self.rules.piece(ship).map_or(UNION, |p| p.side);
        let guns = self.rules.forts(side.other()) | self.rules.ships(side.other());
        let ready = |&g: &PieceId| there.stands(g) && there.marks(g) == 0;
        let threat = guns.iter().filter(ready).map(|g| {
            let aim = guns::aim(&self.rules, &there, g, ship);
            aim.map_or(0.0, |aim| Self::reaches(aim.needs()))
        });
        let threat = threat.fold(0.0, f64::max) * 0.8;
        let mines = match side {
            UNION => f64::from(there.marker_count(&self.rules, to)) * 0.25,
            CONFEDERATE => 0.0,
        };
        self.best_shot(&there, ship) - threat * 0.5 - mines
    }

    /// What troops gain by being in a place: what counts there, and how near it is.
    fn stood(&self, state: &State, side: SideNo, to: Site) -> f64 {
        let award = self.rules.parts().award.as_ref();
        let listed = award.map(|a| a.ground.iter()).into_iter().flatten();
        let counted = listed.filter(|g| g.sites.contains(&to)).map(|g| {
            let enemies = ground::hold(&self.rules, state, side, to) == ground::Hold::Enemy;
            // Whoever contests a place may come to control it.
            let hope = f64::from(g.points) * HOPE;
            match enemies {
                true => f64::from(g.contested).max(hope),
                false => f64::from(g.points),
            }
        });
        let aims = &self.rules.numbers().objectives;
        let objective = if aims.contains(&to) { 0.8 } else { 0.0 };
        counted.fold(objective, f64::max)
    }

    /// What the best march gains that only a crossing of a river makes possible.
    fn crossing(&self, state: &State) -> f64 {
        let side = state.active;
        let mut most = 0.0_f64;
        for unit in self.rules.ground(side) {
            let ready = state.stands(unit)
                && state.marks(unit) == 0
                && !state.silent.contains(unit)
                && (state.band.members.is_empty() || state.site(unit) == state.band.from);
            if !ready {
                continue;
            }
            let stride = ground::Stride {
                rivers: true,
                ..ground::stride(&self.rules, state, unit)
            };
            let from = self.stood(state, side, state.site(unit));
            for to in ground::march(&self.rules, state, unit, stride).across {
                if ground::may_leave(&self.rules, state, unit, to) {
                    most = most.max(self.stood(state, side, to) - from);
                }
            }
        }
        most
    }

    /// How good an action looks; ending or passing is 0.
    fn looks(&self, state: &State, action: Action) -> f64 {
        match action {
            Action::Lay { site, points } => {
                // Where everybody has to pass, and something nearly everywhere.
                let near = self.rules.code(site);
                let gate = match near {
                    "S7" => 3.0,
                    "S8" | "FS" => 2.0,
                    _ => 1.0,
                };
                gate + f64::from(points)
            }
            Action::Place { site, .. } => {
                let forts = self.rules.touching(site) & self.rules.lands();
                10.0 + forts.len() as f64 * 0.1
            }
            Action::Fire { from, target } => 0.05 + self.shot(state, from, target),
            Action::Sail { ship, to, .. } => {
                let from = state.site(ship);
                self.anchored(state, ship, to) - self.anchored(state, ship, from) - 0.05
            }
            Action::Pay {
                fee: Fee::Second,
                free,
            } => {
                let side = state.active;
                let guns = self.rules.ships(side) | self.rules.forts(side);
                let again = |g: &PieceId| state.marks(*g) == 1 && state.losses(*g) == 0;
                let gains = guns.iter().filter(again).map(|g| self.best_shot(state, g));
                let most = gains.fold(0.0, f64::max);
                most - if free { 0.4 } else { 0.6 }
            }
            Action::Pay {
                fee: Fee::River,
                free,
            } => {
                let side = state.active;
                let has = f64::from(state.msp[side.index()]);
                // Unspent support counts for the Confederate alone [G41, G42].
                let cost = match (free, side) {
                    (true, _) => 0.3,
                    (false, UNION) => 0.6 / has.max(1.0),
                    (false, CONFEDERATE) => 1.2,
                };
                self.crossing(state) - cost
            }
            Action::March { unit, to } => {
                let side = state.active;
                let from = state.site(unit);
                self.stood(state, side, to) - self.stood(state, side, from) - 0.1
            }
            Action::Charge { unit } => self.odds(state, unit),
            Action::Storm { .. } => 0.5,
            Action::Command { .. } | Action::Heed { .. } => 0.5,
            Action::Mend { .. } => 0.3,
            Action::Repair { msp: 1, .. } => 0.2,
            Action::Strike { .. } => 0.5,
            Action::Again => self.regrets(state),
            Action::Flip { .. } => 0.1,
            Action::Retreat { .. } => 0.2,
            Action::GoOn => 0.1,
            Action::Port { site, .. } => {
                let [royal, _] = self.rules.ports();
                if site == royal { 0.2 } else { 0.1 }
            }
            _ => Self::settles(action),
        }
    }

    /// What only has to be answered somehow, and what is left alone.
    const fn settles(action: Action) -> f64 {
        match action {
            Action::End | Action::Done | Action::Stand | Action::Throw | Action::Hold => 0.0,
            Action::Lead { .. } | Action::Man { .. } | Action::Pick { .. } => 0.1,
            Action::Land { .. } | Action::Halt | Action::Suffer { .. } | Action::Cull { .. } => 0.1,
            Action::Pass | Action::Stop => -0.01,
            _ => -1.0,
        }
    }

    /// Whether the attackers about a unit are strong enough to try.
    fn odds(&self, state: &State, unit: PieceId) -> f64 {
        let side = state.active;
        let site = state.site(unit);
        let sum = |side| -> f64 {
            let all = assault::defenders(&self.rules, state, side, site).iter();
            all.map(|p| 1.0 + f64::from(state.cf(&self.rules, p)) * 0.3)
                .sum()
        };
        let trench = f64::from(state.trench(side.other(), site));
        (sum(side) - sum(side.other()) - trench) * 0.2
    }

    /// What a second throw would be worth to whoever may ask for it.
    fn regrets(&self, state: &State) -> f64 {
        let Some(lying) = state.lying else {
            return -1.0;
        };
        let total: u8 = lying.faces.iter().take(2).map(|d| d.pips()).sum();
        let own = super::state::owner(&self.rules, lying.cast, state.active) == state.advantage;
        match lying.cast {
            Cast::Shot { from, target } => {
                let aim = guns::aim(&self.rules, state, from, target);
                let Some(aim) = aim else {
                    return -1.0;
                };
                let hit = i16::from(total) >= i16::from(aim.needs());
                let chance = Self::reaches(aim.needs());
                let gain = match (own, hit) {
                    (true, false) => chance,
                    (false, true) => 1.0 - chance,
                    _ => 0.0,
                };
                gain * self.worth(state, target) - 0.9
            }
            Cast::Mine(_) if total >= 10 && state.advantage == UNION => 1.0,
            _ => -1.0,
        }
    }
}

impl Strategy<GateOfHell> for Seamanship {
    fn value(&self, state: &State) -> f64 {
        f64::from(victory::margin(&self.rules, state))
    }

    fn spread(&self, state: &State) -> f64 {
        let left = f64::from(
            self.rules
                .numbers()
                .more_impulses
                .saturating_sub(state.impulse),
        );
        1.0 + left * 0.5
    }

    fn plan(&self, state: &State, blur: &mut dyn FnMut() -> f64, out: &mut Vec<Action>) {
        let mut state = *state;
        let side = self.rules.to_act(&state);
        let mut legal = Vec::new();
        for _ in 0..MOST_STEPS {
            if self.rules.to_act(&state) != side || side.is_none() {
                return;
            }
            legal.clear();
            self.rules.legal(&state, &mut legal);
            legal.retain(|&a| !self.rules.takes_back(a));
            let rated = legal
                .iter()
                .map(|&a| (self.looks(&state, a) + blur() * 0.1, a));
            let Some((_, best)) = rated.max_by(|a, b| a.0.total_cmp(&b.0)) else {
                return;
            };
            out.push(best);
            if self.rules.rolls_dice(&state, best) || self.ends(best) {
                return;
            }
            // What lies face down is not known here: whoever enters waits and sees.
            if let Action::Sail { to, .. } | Action::Steam { to } = best
                && state.marker_count(&self.rules, to) > 0
            {
                return;
            }
            self.rules.step(&mut state, best, &[]);
        }
    }

    fn plans(&self, state: &State, out: &mut Vec<Vec<Action>>) {
        let mut legal = Vec::new();
        self.rules.legal(state, &mut legal);
        legal.retain(|&a| !self.rules.takes_back(a) && self.looks(state, a) > -0.5);
        let mut rated: Vec<(f64, Action)> = legal
            .into_iter()
            .map(|a| (self.looks(state, a), a))
            .collect();
        rated.sort_by(|a, b| b.0.total_cmp(&a.0));
        out.extend(rated.into_iter().take(8).map(|(_, a)| vec![a]));
    }

    fn drawn(&self, state: &State, below: &mut dyn FnMut(usize) -> usize) -> Vec<Action> {
        super::arranging::arrangement(&self.rules, state, below)
    }

    fn noise(&self) -> [f64; 2] {
        [16.0, 5.0]
    }

    fn horizon(&self, state: &State) -> u8 {
        match state.stage {
            Stage::SetUp => 0,
            _ => 2,
        }
    }
}

impl Seamanship {
    /// Whether the other side, or nobody, decides after it.
    const fn ends(&self, action: Action) -> bool {
        matches!(
            action,
            Action::Pass | Action::End | Action::Stop | Action::GoOn | Action::Done
        )
    }
}
