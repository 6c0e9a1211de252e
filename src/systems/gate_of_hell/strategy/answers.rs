//! What has to be answered somehow: losses, leaders, throws, the end of the day, and
//! what support is spent on between the weeks.

use super::super::action::Action;
use super::super::assault;
use super::super::campaign;
use super::super::chances;
use super::super::ids::{CONFEDERATE, PieceId, PieceKind, Site, UNION};
use super::super::state::{Cast, Stage};
use super::{BEGUN, Mind, NEVER};
use crate::engine::Die;

impl Mind<'_> {
    /// How good an answer looks.
    pub(super) fn answers(&self, action: Action) -> f64 {
        let (rules, state) = (self.rules, self.state);
        let cf = |p: PieceId| f64::from(state.cf(rules, p));
        let price = || self.price(campaign::price(rules, state, action));
        match action {
            Action::Again => self.again(),
            Action::GoOn => match state.stage {
                Stage::Price(cost) => self.going_on() - self.price(cost),
                _ => self.going_on(),
            },
            Action::Lead { leader } => 1.0 + cf(leader) - f64::from(state.marks(leader)),
            Action::Man { unit } => 5.0 + cf(unit),
            Action::Flip { piece } => self.flips(piece),
            Action::Retreat { unit, to } => self.retreats(unit, to),
            Action::Pick { unit } | Action::Cull { unit } => cf(unit),
            // Whoever is out of the fight has nothing to lose by shooting.
            Action::Fire { from, target } => {
                let hit = chances::shot(rules, state, from, target).unwrap_or(0.0);
                hit * self.worth(target, state.losses(target)) - 0.05
            }
            Action::Strike { ship } => 0.2 + self.worth(ship, state.losses(ship)),
            Action::Halt => BEGUN / 2.0 + 2.0,
            Action::Port { site, .. } => {
                let [royal, _] = rules.ports();
                f64::from(u8::from(site == royal))
            }
            Action::Repair { msp, .. } => self.repairs(msp),
            Action::Lay { site, points } => {
                // Where everybody has to pass, and something nearly everywhere.
                let gate = match rules.code(site) {
                    "S7" => 3.0,
                    "S8" | "FS" => 2.0,
                    _ => 1.0,
                };
                gate + f64::from(points)
            }
            Action::Place { site, .. } => {
                let forts = rules.touching(site) & rules.lands();
                10.0 + forts.len() as f64 * 0.1
            }
            Action::Command { .. } => 0.6,
            Action::Heed { piece } => self.heeds(piece),
            Action::Mend { piece, .. } => self.mends(piece) - price(),
            Action::Buy => 0.35 - price(),
            Action::Work { .. } => 0.4 - price(),
            Action::Angel { .. } => 1.2 - price(),
            Action::Build { site, .. } => 0.1 + 0.2 * self.stake(site) - price(),
            Action::Suffer { unit } => -cf(unit),
            Action::End | Action::Done | Action::Stand | Action::Throw | Action::Hold => 0.0,
            Action::Stop => 0.0,
            _ => NEVER,
        }
    }

    /// What a step costs that is lost in an assault, for each Casualty Point that it
    /// pays for.
    fn flips(&self, piece: PieceId) -> f64 {
        let Some(info) = self.rules.piece(piece) else {
            return NEVER;
        };
        let units = self
            .rules
            .parts()
            .award
            .as_ref()
            .map_or(1, |a| a.units[info.side.index()]);
        let cf = f64::from(self.state.cf(self.rules, piece)) * 0.02;
        let cost = match (info.kind, self.state.losses(piece)) {
            (PieceKind::Fort, lost) => self.worth(piece, lost),
            (_, 0) => 0.4 + cf,
            _ => 0.3 + f64::from(units) + cf,
        };
        1.0 - cost / 3.0
    }

    /// What a retreat costs: the unit, perhaps, and the ground.
    fn retreats(&self, unit: PieceId, to: Site) -> f64 {
        let lost = chances::surrenders(self.rules, self.state, unit, to);
        let from = self.state.site(unit);
        let friends = assault::defenders(self.rules, self.state, self.side, from).len();
        let stake = self.stake(from).min(6.0) / friends.max(1) as f64;
        1.0 - lost * 1.1 - stake * 0.35 - 0.1
    }

    /// What a repair in the End Phase gains.
    fn repairs(&self, msp: u8) -> f64 {
        match (msp, self.counts()) {
            (_, true) => -0.5,
            (1, false) => 0.3,
            (_, false) => -0.1,
        }
    }

    fn heeds(&self, piece: PieceId) -> f64 {
        if self.state.batch > 0 {
            return 2.0;
        }
        let info = self.rules.piece(piece);
        match info.map(|p| (p.side, p.kind)) {
            Some((UNION, PieceKind::Ironclad)) => 0.7,
            Some((CONFEDERATE, PieceKind::Fort)) => 0.6,
            Some((_, PieceKind::Ground)) if self.rules.zones().contains(self.state.site(piece)) => {
                -0.1
            }
            _ => 0.1,
        }
    }

    /// What a step that is given back is worth.
    fn mends(&self, piece: PieceId) -> f64 {
        let info = self.rules.piece(piece);
        match info.map(|p| p.kind) {
            Some(PieceKind::Fort) => self.worth(piece, 0) + 0.3,
            Some(PieceKind::Ironclad) => 0.45,
            _ => 0.25,
        }
    }

    /// What a second throw would be worth to whoever may ask for it.
    fn again(&self) -> f64 {
        let (rules, state) = (self.rules, self.state);
        let Some(lying) = state.lying else {
            return NEVER;
        };
        let pips = |faces: &[Die]| -> u8 { faces.iter().map(|d| d.pips()).sum() };
        let faces = lying.thrown(rules);
        let total = pips(faces);
        let own = super::super::state::owner(rules, lying.cast, state.active) == state.advantage;
        let gain = match lying.cast {
            Cast::Assault => self.again_ashore(faces),
            Cast::Sunset if state.advantage == UNION => {
                let number = super::super::numbers::sunset(rules, state.impulse).unwrap_or(13);
                let on = self.going_on().clamp(-1.5, 1.5);
                let ends = chances::day_ends(rules, state.impulse).unwrap_or(0.0);
                match total >= number {
                    true => on * (1.0 - ends),
                    false => -on * ends,
                }
            }
            cast => self.again_at_sea(cast, total, own),
        };
        gain - self.advantage()
    }

    /// The same of an assault.
    fn again_ashore(&self, faces: &[Die]) -> f64 {
        let (rules, state) = (self.rules, self.state);
        let Some((fight, other)) = state.fight.and_then(|f| Some((f, f.other?))) else {
            return 0.0;
        };
        let lead = assault::attack(rules, state, &fight).total()
            - assault::defence(rules, state, &fight, other).total();
        let (a, b) = faces.split_at(faces.len() / 2);
        let sum = |dice: &[Die]| -> f64 { dice.iter().map(|d| f64::from(d.pips())).sum() };
        let now = f64::from(lead) + sum(a) - sum(b);
        let worth = |cp: f64| cp.clamp(-12.0, 12.0) * 0.25;
        let half = self.own.leads.len() / 2;
        let then: f64 = self
            .own
            .leads
            .iter()
            .enumerate()
            .map(|(n, share)| share * worth(n as f64 - half as f64 + f64::from(lead)))
            .sum();
        match state.active == state.advantage {
            true => then - worth(now),
            false => worth(now) - then,
        }
    }
}
