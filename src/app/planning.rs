//! Laying out several attacks before any die is rolled. The plan lies on the
//! screen and is kept with the game, but is no part of what is played: each
//! attack is made through the ordinary actions.

use super::App;
use super::commands::Command;
use super::opponent::Found;
use crate::engine::Refusal as _;
use crate::hex::HexId;
use crate::systems::hells_gate::insight::Plan;
use crate::systems::hells_gate::panel::{Meant, Planning, attack_of};
use crate::systems::hells_gate::{Action, Attack, Illegal, Stage, State, UnitId, say};
use crate::words::tr;

/// Said of planning outside a combat phase.
#[must_use]
pub fn no_plans() -> String {
    tr!("planning-not-now")
}

/// A change of the plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlanEdit {
    /// Plan an attack on a hex, or choose the one that is planned on it.
    Aim(HexId),
    /// Take a unit into the attack on a hex, or out of it.
    Unit(UnitId, HexId),
    /// Make the attack with this number earlier.
    Earlier(usize),
    /// Make it later.
    Later(usize),
    /// Drop it.
    Drop(usize),
    /// Drop all.
    Clear,
    /// Add the attack that the computer's advice with this number makes.
    Advice(usize),
}

impl App {
    /// The plan on the screen.
    #[must_use]
    pub const fn planning(&self) -> &Planning {
        &self.planning
    }

    /// Begins planning, or ends it.
    pub(super) fn plan_attacks(&mut self) {
        let state = *self.session.state();
        if state.stage != Stage::Combat {
            return self.tell(no_plans(), None, false);
        }
        // Clicks belong to the attack being put together.
        if let Some(Attack { target, .. }) = state.attack {
            return self.refuse(&Illegal::AttackOpen { target });
        }
        let planning = &mut self.planning;
        planning.on = !planning.on;
        let target = self.interaction.target.take();
        planning.aim_at(&state, target.filter(|_| planning.on));
    }

    /// A command that means the plan while clicks plan. Whether it was one.
    pub(super) fn means_the_plan(&mut self, command: &Command) -> bool {
        let state = *self.session.state();
        if self.looking.is_some() || !self.planning.takes_clicks(&state) {
            return false;
        }
        let step = match command {
            Command::Undo => Some(true),
            Command::Redo => Some(false),
            _ => None,
        };
        if let Some(back) = step {
            let stepped = self.planning.step(&state, back);
            if stepped {
                self.notice = None;
            }
            return stepped;
        }
        let before = self.planning.moment();
        let meant = self.changes_the_plan(&state, command);
        self.planning.changed(&state, before);
        meant
    }

    fn changes_the_plan(&mut self, state: &State, command: &Command) -> bool {
        let rules = self.session.rules();
        let (planning, picked) = (&mut self.planning, &mut self.interaction);
        let meant = match *command {
            Command::ClickHex(hex) => planning.click_hex(rules, state, picked, hex),
            Command::Activate => match picked.cursor {
                Some(hex) => planning.click_hex(rules, state, picked, hex),
                None => return false,
            },
            Command::ClickUnit(unit) | Command::ToggleUnit(unit) => {
                planning.click_unit(rules, state, picked, unit)
            }
            Command::Drop(unit, hex) => planning.drop_on(rules, state, picked, unit, hex),
            Command::Escape | Command::LetGo if self.nothing_lies_over() => {
                if self.planning.aim.is_none() && *command == Command::Escape {
                    self.planning.on = false;
                }
                self.planning.aim_at(state, None);
                Ok(false)
            }
            _ => return false,
        };
        self.planned(meant);
        true
    }

    /// Changes the plan.
    pub(super) fn edit_plan(&mut self, edit: PlanEdit) {
        let state = *self.session.state();
        let before = self.planning.moment();
        self.change_plan(&state, edit);
        self.planning.changed(&state, before);
    }

    fn change_plan(&mut self, state: &State, edit: PlanEdit) {
        let rules = self.session.rules();
        let planning = &mut self.planning;
        match edit {
            PlanEdit::Aim(hex) => {
                if !Plan::fits(state) {
                    return self.tell(no_plans(), None, false);
                }
                let meant = planning.target(rules, state, &mut self.interaction, hex);
                if meant.is_ok() {
                    self.planning.on = true;
                    self.interaction.target = None;
                }
                self.planned(meant);
            }
            PlanEdit::Unit(unit, hex) => {
                let meant = planning.toggle(rules, state, unit, hex);
                self.planned(meant);
            }
            PlanEdit::Earlier(number) => planning.plan.shift(state, number, true),
            PlanEdit::Later(number) => planning.plan.shift(state, number, false),
            PlanEdit::Drop(number) => {
                let dropped = planning.plan.attacks(state).get(number).map(|p| p.target);
                planning.plan.remove(number);
                // One that nobody was chosen for is in no plan yet.
                if dropped.is_none() || dropped == planning.aim {
                    planning.aim = None;
                }
            }
            PlanEdit::Clear => {
                planning.plan.clear();
                planning.aim = None;
            }
            PlanEdit::Advice(number) => self.plan_advice(state, number),
        }
    }

    /// The first planned attack is put together: its units join by the ordinary
    /// actions. Rolling is left to the player.
    pub(super) fn begin_planned(&mut self, ctx: &egui::Context) {
        let state = *self.session.state();
        let rules = self.session.rules();
        let planned = self.planning.appraise(rules, &state);
        let Some(first) = planned.first() else {
            return self.tell(tr!("planning-none"), None, false);
        };
        if let Some(open) = state.attack {
            let target = open.target;
            return self.refuse(&Illegal::AttackOpen { target });
        }
        if let Some(why) = first.troubles.iter().find(|t| t.stops()) {
            let text = say::plan_trouble(rules, why);
            return self.tell(text, Some(why.rule()), true);
        }
        let target = first.planned.target;
        for unit in first.units {
            self.try_act(ctx, Action::JoinAttack { unit, target });
        }
    }

    /// The attacks of the plan that ending the phase would leave undone.
    pub(super) fn plan_left(&self) -> Option<String> {
        let state = self.session.state();
        let left: Vec<HexId> = self
            .planning
            .plan
            .pending(state)
            .map(|(_, p)| p.target)
            .collect();
        say::plan_left(self.session.rules(), &left)
    }

    /// What came of a change of the plan.
    fn planned(&mut self, meant: Meant) {
        match meant {
            Ok(true) => self.notice = None,
            Ok(false) => {}
            Err(why) => self.refuse(&why),
        }
    }

    /// Puts the attack that an advice makes in the plan.
    fn plan_advice(&mut self, state: &State, number: usize) {
        let Some(Found::Plans(then, plans)) = &self.opponent.found else {
            return;
        };
        if **then != *state {
            return self.tell(tr!("planning-moved-on"), None, false);
        }
        if let Some(planned) = plans.get(number).and_then(|p| attack_of(&p.actions)) {
            self.planning.plan.add(state, planned);
            self.planning.on = true;
            self.planning.aim_at(state, Some(planned.target));
            self.interaction.target = None;
        }
    }
}
