//! Attacks: who may, who defends, what is lost, who retreats whereto [chapter T12].

use super::arms::{attacks_with, defends_with, hits, losses, rolls};
use super::{Bill, Naive, Pending, Phase, Place, Unit};
use std::cmp::Reverse;
use std::collections::BTreeSet;

impl Naive {
    /// The attack that is being put together.
    fn joined(&self) -> Vec<String> {
        match &self.pending {
            Pending::Attack { units, .. } => units.clone(),
            _ => Vec::new(),
        }
    }

    /// Whether a unit may be named for an attack on the cell [T12.1 – T12.3].
    pub(super) fn may_join(&self, id: &str, target: &str) -> bool {
        let unit = self.unit(id);
        let Some(cell) = unit.cell() else {
            return false;
        };
        let other_target =
            matches!(&self.pending, Pending::Attack { target: t, .. } if t != target);
        let joined = self.joined();
        let of_cell = joined.iter().filter(|j| self.unit(j).is_in(cell)).count();
        unit.side == self.side
            && !unit.retreated
            && !unit.attacked
            && !joined.contains(&unit.id)
            && !other_target
            && of_cell < 2
            && self.holds(&self.enemy(&self.side), target)
            && !self.attacked_cells.contains(target)
            && self.table.near(cell).contains(target)
    }

    pub(super) fn join(&mut self, id: &str, target: &str) {
        let mut units = self.joined();
        units.push(id.to_owned());
        self.pending = Pending::Attack {
            target: target.to_owned(),
            units,
        };
    }

    pub(super) fn leave(&mut self, id: &str) {
        let Pending::Attack { units, .. } = &mut self.pending else {
            panic!("nobody has joined");
        };
        units.retain(|u| u != id);
        if units.is_empty() {
            self.pending = Pending::Nothing;
        }
    }

    fn attack_strength(&self, unit: &Unit, target: &str) -> u32 {
        let terrain = self.table.terrain(target).unwrap();
        let river = self.table.river(unit.cell().unwrap(), target);
        attacks_with(&unit.branch, unit.strength, terrain, river, unit.oos)
    }

    fn defence_strength(&self, unit: &Unit) -> u32 {
        let terrain = self.table.terrain(unit.cell().unwrap()).unwrap();
        defends_with(unit.strength, terrain, self.ground == "mud", unit.oos)
    }

    /// The units of the reactive side that defend a cell, in the order of
    /// their dice [T12.2, TR20, TR23].
    pub fn defenders(&self, side: &str, cell: &str) -> Vec<String> {
        let mut units = self.fit(side, cell);
        // A stable sort: what still ties stays in the order of the scenario.
        units.sort_by_key(|u| Reverse((u.strength, self.defence_strength(u))));
        units.truncate(self.defence_limits[side]);
        units.iter().map(|u| u.id.clone()).collect()
    }

    /// Modified strengths of both sides in the attack put together.
    pub fn pools(&self) -> [Vec<u32>; 2] {
        let Pending::Attack { target, units } = &self.pending else {
            return [Vec::new(), Vec::new()];
        };
        let defenders = self.defenders(&self.enemy(&self.side), target);
        let attack = units
            .iter()
            .map(|u| self.attack_strength(self.unit(u), target));
        let defence = defenders
            .iter()
            .map(|u| self.defence_strength(self.unit(u)));
        [attack.collect(), defence.collect()]
    }

    /// How many dice the attack put together needs.
    pub(super) fn dice_of_attack(&self) -> usize {
        let [attack, defence] = self.pools();
        attack.iter().chain(&defence).filter(|m| rolls(**m)).count()
    }

    /// Whether the units named have the points to pay for all-out [ruling TR21].
    pub(super) fn can_pay(&self) -> bool {
        let joined = self.joined();
        joined.iter().map(|u| self.unit(u).strength).sum::<u32>() >= 2
    }

    pub(super) fn resolve(&mut self, all_out: bool, dice: &[u8]) {
        let Pending::Attack { target, units } = self.pending.clone() else {
            panic!("no attack");
        };
        let mut dice = dice.iter().copied();
        let [of_attack, of_defence] = self.pools().map(|pool| {
            let one = |m: u32| hits(m, rolls(m).then(|| dice.next().unwrap()));
            pool.into_iter().map(one).sum::<u32>()
        });
        let crowded = self.fit(&self.enemy(&self.side), &target).len() >= 4;
        let [ours, theirs] = losses(of_attack, of_defence, all_out, crowded, &self.options);
        self.last_attack = format!("hits {of_attack}:{of_defence}, losses {ours}:{theirs}");
        self.attacked_cells.insert(target.clone());
        for id in &units {
            self.change(id, |u| u.attacked = true);
        }
        self.attackers_suffer(&units, ours, &target, theirs);
    }

    /// The attackers lose `loss` points, then the defenders `then`.
    pub fn attackers_suffer(&mut self, ids: &[String], loss: u32, target: &str, then: u32) {
        self.pending = Pending::AttackersLose {
            bill: Bill::new(self, ids, loss),
            target: target.to_owned(),
            then,
        };
        self.pay_if_forced();
    }

    /// The units in the target lose `loss` points, or retreat [T12.13].
    pub fn defenders_suffer(&mut self, target: &str, loss: u32) {
        self.pending = Pending::Nothing;
        let side = self.enemy(&self.side);
        let strength: u32 = self.fit(&side, target).iter().map(|u| u.strength).sum();
        if loss == 0 {
            return;
        }
        if loss > strength {
            self.destroy_all(&side, target);
            return;
        }
        let to = self.destinations(&side, target);
        let can_go = !to.is_empty();
        self.pending = Pending::StayOrGo {
            target: target.to_owned(),
            loss,
            to,
        };
        if !can_go {
            self.decide(false);
        }
    }

    /// The owner stays or goes [ruling TR29].
    pub(super) fn decide(&mut self, go: bool) {
        let Pending::StayOrGo { target, loss, to } = self.pending.clone() else {
            panic!("nothing to decide");
        };
        let fit = self.fit(&self.enemy(&self.side), &target);
        let ids: Vec<String> = fit.iter().map(|u| u.id.clone()).collect();
        let loss = if go { loss - loss.min(2) } else { loss };
        self.pending = Pending::DefendersLose {
            bill: Bill::new(self, &ids, loss),
            target,
            to: go.then_some(to),
        };
        self.pay_if_forced();
    }

    /// One point of the loss being taken.
    pub(super) fn lose(&mut self, id: &str) {
        match &mut self.pending {
            Pending::AttackersLose { bill, .. } | Pending::DefendersLose { bill, .. } => {
                bill.lose(id);
            }
            _ => panic!("no loss"),
        }
        let left = self.unit(id).strength - 1;
        self.weaken(id, left);
        self.pay_if_forced();
    }

    /// Takes the rest of a loss that can be taken in one way only, and goes on.
    fn pay_if_forced(&mut self) {
        let plan = match &self.pending {
            Pending::AttackersLose { bill, .. } | Pending::DefendersLose { bill, .. } => {
                bill.only_plan()
            }
            _ => None,
        };
        let Some(plan) = plan else {
            return;
        };
        for (id, left) in plan {
            self.weaken(&id, left);
        }
        match self.pending.clone() {
            Pending::AttackersLose { target, then, .. } => self.defenders_suffer(&target, then),
            Pending::DefendersLose { target, to, .. } => match to {
                Some(to) => self.begin_retreat(&target, to),
                None => self.attack_done(&target),
            },
            _ => {}
        }
    }

    fn weaken(&mut self, id: &str, left: u32) {
        self.change(id, |u| u.strength = left);
        if left == 0 {
            self.destroy(id);
        }
    }

    pub(super) fn destroy(&mut self, id: &str) {
        self.change(id, |u| {
            u.strength = 0;
            u.place = Place::Destroyed;
        });
    }

    fn destroy_all(&mut self, side: &str, cell: &str) {
        let here = self.here(side, cell);
        let ids: Vec<String> = here.iter().map(|u| u.id.clone()).collect();
        for id in ids {
            self.destroy(&id);
        }
    }

    fn begin_retreat(&mut self, target: &str, to: BTreeSet<String>) {
        let fit = self.fit(&self.enemy(&self.side), target);
        let ids: Vec<String> = fit.iter().map(|u| u.id.clone()).collect();
        let only = to.first().filter(|_| to.len() == 1).cloned();
        self.pending = Pending::Retreat {
            target: target.to_owned(),
            to,
        };
        if let Some(only) = only {
            for id in ids {
                self.retreat(&id, &only);
            }
        }
    }

    pub(super) fn retreat(&mut self, id: &str, to: &str) {
        let Pending::Retreat { target, .. } = self.pending.clone() else {
            panic!("nobody retreats");
        };
        self.change(id, |u| {
            u.place = Place::Cell(to.to_owned());
            u.retreated = true;
        });
        if self.fit(&self.enemy(&self.side), &target).is_empty() {
            self.attack_done(&target);
        }
    }

    /// Retreated units whose cell nobody holds any longer go under [T12.18].
    fn attack_done(&mut self, target: &str) {
        self.pending = Pending::Nothing;
        let side = self.enemy(&self.side);
        if self.fit(&side, target).is_empty() {
            self.destroy_all(&side, target);
        }
    }

    /// Where units of a side may retreat to from a cell [T12.15 – T12.17].
    pub fn destinations(&self, side: &str, from: &str) -> BTreeSet<String> {
        let enemy = self.enemy(side);
        let mut cells = self.table.near(from);
        cells.retain(|c| self.table.passable(c));
        cells.retain(|c| !self.holds(&enemy, c));
        cells.retain(|c| self.table.base(c) != Some(enemy.as_str()));
        if self.table.base(from) == Some(side) {
            cells.retain(|c| self.table.base(c) == Some(side));
        }
        let mut quiet = cells.clone();
        quiet.retain(|c| !self.controls(&enemy, c));
        if !quiet.is_empty() {
            return quiet;
        }
        cells.retain(|c| self.holds(side, c));
        cells
    }

    /// Whether an attack may be talked about at all.
    pub(super) fn in_attack_phase(&self) -> bool {
        self.phase == Phase::Attack
            && matches!(self.pending, Pending::Nothing | Pending::Attack { .. })
    }
}
