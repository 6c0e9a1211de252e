//! What may be done, and what it leads to.

use super::{Naive, Pending, Phase, Place};
use std::collections::BTreeSet;

/// An action, before it is written.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Action {
    Ground,
    Enter(String, String),
    Replace(String),
    Attack(String, String),
    Leave(String),
    Resolve(bool),
    Lose(String),
    Stay,
    Go,
    Retreat(String, String),
    Move(String, Vec<String>),
    End,
}

impl Action {
    fn written(&self) -> String {
        match self {
            Action::Ground => "ground".to_owned(),
            Action::Enter(unit, cell) => format!("enter {unit} {cell}"),
            Action::Replace(unit) => format!("replace {unit}"),
            Action::Attack(cell, unit) => format!("attack {cell} {unit}"),
            Action::Leave(unit) => format!("leave {unit}"),
            Action::Resolve(false) => "resolve".to_owned(),
            Action::Resolve(true) => "resolve all-out".to_owned(),
            Action::Lose(unit) => format!("lose {unit}"),
            Action::Stay => "stay".to_owned(),
            Action::Go => "go".to_owned(),
            Action::Retreat(unit, cell) => format!("retreat {unit} {cell}"),
            Action::Move(unit, route) => format!("move {unit} {}", route.join(" ")),
            Action::End => "end".to_owned(),
        }
    }
}

impl Naive {
    /// Every legal action, written.
    pub fn legal(&self) -> BTreeSet<String> {
        let actions = self.actions();
        let written: BTreeSet<String> = actions.iter().map(Action::written).collect();
        assert_eq!(actions.len(), written.len(), "two actions written alike");
        written
    }

    /// How many dice an action needs.
    pub fn dice_needed(&self, action: &str) -> usize {
        match action {
            "ground" => 1,
            "resolve" | "resolve all-out" => self.dice_of_attack(),
            _ => 0,
        }
    }

    /// Does a legal action, with its dice.
    pub fn play(&mut self, action: &str, dice: &[u8]) {
        let mut actions = self.actions().into_iter();
        let Some(meant) = actions.find(|a| a.written() == action) else {
            panic!("{action:?} is not legal");
        };
        assert_eq!(self.dice_needed(action), dice.len(), "dice of {action:?}");
        match meant {
            Action::Ground => self.roll_ground(dice[0]),
            Action::Enter(unit, cell) => {
                self.change(&unit, |u| u.place = Place::Cell(cell));
                self.pass_reinforcement();
            }
            Action::Replace(unit) => {
                self.change(&unit, |u| u.strength += 1);
                self.replacements_left -= 1;
                self.pass_reinforcement();
            }
            Action::Attack(cell, unit) => self.join(&unit, &cell),
            Action::Leave(unit) => self.leave(&unit),
            Action::Resolve(all_out) => self.resolve(all_out, dice),
            Action::Lose(unit) => self.lose(&unit),
            Action::Stay => self.decide(false),
            Action::Go => self.decide(true),
            Action::Retreat(unit, cell) => self.retreat(&unit, &cell),
            Action::Move(unit, route) => self.change(&unit, |u| {
                u.place = Place::Cell(route[route.len() - 1].clone());
                u.moved = true;
            }),
            Action::End => match self.phase {
                Phase::Reinforcement => self.phase = Phase::Attack,
                Phase::Attack => self.phase = Phase::Movement,
                _ => self.rally(),
            },
        }
    }

    fn actions(&self) -> Vec<Action> {
        match &self.pending {
            Pending::Nothing => match self.phase {
                Phase::Ground(_) => vec![Action::Ground],
                Phase::Reinforcement => self.reinforcements(),
                Phase::Attack => self.attacks(),
                Phase::Movement => self.moves(),
                Phase::Over => Vec::new(),
            },
            Pending::Attack { .. } => self.attacks(),
            Pending::AttackersLose { bill, .. } | Pending::DefendersLose { bill, .. } => {
                bill.may_lose().into_iter().map(Action::Lose).collect()
            }
            Pending::StayOrGo { .. } => vec![Action::Stay, Action::Go],
            Pending::Retreat { target, to } => {
                let mut actions = Vec::new();
                for unit in self.fit(&self.enemy(&self.side), target) {
                    for cell in to {
                        actions.push(Action::Retreat(unit.id.clone(), cell.clone()));
                    }
                }
                actions
            }
        }
    }

    fn reinforcements(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        let mut all_placed = true;
        for unit in &self.units {
            if let Place::Due(cells) = &unit.place {
                all_placed = false;
                for cell in cells {
                    actions.push(Action::Enter(unit.id.clone(), cell.clone()));
                }
            }
        }
        if self.replacements_left > 0 {
            let units = self.may_take_replacements().into_iter();
            actions.extend(units.map(Action::Replace));
        }
        if all_placed {
            actions.push(Action::End);
        }
        actions
    }

    fn attacks(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if !self.in_attack_phase() {
            return actions;
        }
        for unit in self.units.iter().filter(|u| u.side == self.side) {
            for cell in unit.cell().map(|c| self.table.near(c)).unwrap_or_default() {
                if self.may_join(&unit.id, &cell) {
                    actions.push(Action::Attack(cell, unit.id.clone()));
                }
            }
        }
        if let Pending::Attack { units, .. } = &self.pending {
            actions.extend(units.iter().cloned().map(Action::Leave));
            actions.push(Action::Resolve(false));
            if self.can_pay() {
                actions.push(Action::Resolve(true));
            }
        } else {
            actions.push(Action::End);
        }
        actions
    }

    fn moves(&self) -> Vec<Action> {
        let mut actions = vec![Action::End];
        for unit in &self.units {
            for route in self.routes(&unit.id) {
                actions.push(Action::Move(unit.id.clone(), route));
            }
        }
        actions
    }

    /// Begins a player turn and goes on to the first thing to decide or throw.
    pub fn begin_player_turn(&mut self, side: &str) {
        self.side = side.to_owned();
        self.pending = Pending::Nothing;
        self.attacked_cells.clear();
        for unit in &mut self.units {
            unit.attacked = false;
            unit.moved = false;
        }
        self.look_for_change(0);
    }

    /// The ground from this entry on: stops at the first that is rolled for.
    fn look_for_change(&mut self, from: usize) {
        for n in from..self.changes.len() {
            let change = &self.changes[n];
            let now = change.first <= self.turn && self.turn <= change.last;
            let ours = change.player_turn || self.side == self.initiative;
            if change.from == self.ground && now && ours {
                self.phase = Phase::Ground(n);
                return;
            }
        }
        self.judge_supply();
        self.phase = Phase::Reinforcement;
        self.receive();
        self.pass_reinforcement();
    }

    fn roll_ground(&mut self, die: u8) {
        let Phase::Ground(n) = self.phase else {
            panic!("no ground to roll for");
        };
        let change = self.changes[n].clone();
        if die <= change.at_most {
            self.ground = change.to;
            // After one change nothing more is rolled in this phase.
            self.look_for_change(self.changes.len());
        } else {
            self.look_for_change(n + 1);
        }
    }

    /// Ends the reinforcement phase when nothing is left to do in it.
    fn pass_reinforcement(&mut self) {
        if self.reinforcements() == [Action::End] {
            self.phase = Phase::Attack;
        }
    }

    fn rally(&mut self) {
        for unit in self.units.iter_mut().filter(|u| u.side == self.side) {
            unit.retreated = false;
        }
        if self.side == self.initiative {
            self.begin_player_turn(&self.enemy(&self.initiative));
        } else if self.turn < self.turns {
            self.turn += 1;
            self.begin_player_turn(&self.initiative.clone());
        } else {
            self.finish();
            self.phase = Phase::Over;
        }
    }
}
