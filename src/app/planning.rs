//! Laying out several attacks before any die is rolled. The plan lies on the
//! screen and is kept with the game, but is no part of what is played: each
//! attack is made through the ordinary actions.

mod history;

use super::App;
use super::commands::Command;
use super::interaction::neighbours_of;
use super::opponent::Found;
use crate::engine::{Refusal as _, Rules as _};
use crate::hex::HexId;
use crate::systems::hells_gate::insight::{Appraisal, Plan, Planned, Trouble, appraise};
use crate::systems::hells_gate::{
    Action, Attack, HellsGate, Illegal, Stage, State, UnitId, UnitMask, say,
};
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

/// The plan on the screen.
#[derive(Clone, Debug, Default)]
pub struct Planning {
    /// The attacks.
    pub plan: Plan,
    /// Whether clicks plan instead of attacking.
    pub on: bool,
    /// The hex that units are being chosen for.
    pub aim: Option<HexId>,
    /// How it was before.
    history: history::History,
}

impl Planning {
    /// A plan that was kept with its game.
    #[must_use]
    pub fn with(plan: Plan) -> Self {
        Self {
            plan,
            ..Self::default()
        }
    }

    /// How the planned attacks stand, the one that units are being chosen for
    /// included.
    #[must_use]
    pub fn appraise(&self, rules: &HellsGate, state: &State) -> Vec<Appraisal> {
        match self.aim.filter(|_| self.on) {
            None => appraise(rules, state, &self.plan),
            Some(hex) => {
                let mut plan = self.plan.clone();
                plan.aim(state, hex);
                appraise(rules, state, &plan)
            }
        }
    }

    /// Whether clicks on the board plan now.
    #[must_use]
    pub const fn takes_clicks(&self, state: &State) -> bool {
        self.on && matches!(state.stage, Stage::Combat) && state.attack.is_none()
    }

    /// Drops what the position no longer supports.
    pub fn settle(&mut self, state: &State) {
        self.on &= Plan::fits(state);
        let open = |hex: HexId| self.on && !state.attacked_hexes.contains(hex);
        self.aim = self.aim.filter(|&hex| open(hex));
    }

    /// Chooses the hex that units are chosen for. An attack that nobody was
    /// chosen for is not planned.
    fn aim_at(&mut self, state: &State, hex: Option<HexId>) {
        self.aim = hex;
        let empty = |(_, p): &(usize, Planned)| p.units.is_empty() && Some(p.target) != hex;
        let idle: Vec<usize> = self
            .plan
            .pending(state)
            .filter(empty)
            .map(|p| p.0)
            .collect();
        for number in idle.into_iter().rev() {
            self.plan.remove(number);
        }
    }
}

/// Why nobody may attack a hex now, if nobody may.
pub fn why_no_target(rules: &HellsGate, state: &State, target: HexId) -> Option<Illegal> {
    let mut fresh = *state;
    fresh.attack = None;
    let near = neighbours_of(rules, state, target);
    let asked = match near.is_empty() {
        // Any unit tells that it is not next to the hex.
        true => rules.units_of(state.player) & state.on_map(),
        false => near,
    };
    let mut first = None;
    for unit in asked {
        match rules.check(&fresh, Action::JoinAttack { unit, target }) {
            Ok(()) => return None,
            Err(why) => first = first.or(Some(why)),
        }
    }
    first
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
        match *command {
            Command::ClickHex(hex) => self.plan_with_hex(state, hex),
            Command::Activate => match self.interaction.cursor {
                Some(hex) => self.plan_with_hex(state, hex),
                None => return false,
            },
            Command::ClickUnit(unit) | Command::ToggleUnit(unit) => {
                self.plan_with_unit(state, unit);
            }
            Command::Drop(unit, hex) => {
                let inside = self
                    .planning
                    .plan
                    .pending(state)
                    .any(|(_, p)| p.target == hex && p.units.contains(unit));
                if !inside && self.plan_target(state, hex) {
                    self.plan_unit(state, unit, hex);
                }
            }
            Command::Escape | Command::LetGo if self.nothing_lies_over() => {
                if self.planning.aim.is_none() && *command == Command::Escape {
                    self.planning.on = false;
                }
                self.planning.aim_at(state, None);
            }
            _ => return false,
        }
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
        let planning = &mut self.planning;
        match edit {
            PlanEdit::Aim(hex) => {
                if self.plan_target(state, hex) {
                    self.planning.on = true;
                    self.interaction.target = None;
                }
            }
            PlanEdit::Unit(unit, hex) => self.plan_unit(state, unit, hex),
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

    fn plan_with_hex(&mut self, state: &State, hex: HexId) {
        let rules = self.session.rules();
        let here = state.in_hex(hex);
        let own = here & rules.units_of(state.player);
        if !(here - own).is_empty() {
            self.plan_target(state, hex);
            return;
        }
        match (own.len(), own.first()) {
            (1, Some(unit)) if self.planning.aim.is_some() => self.plan_with_unit(state, unit),
            _ => {
                self.interaction.hex = (!here.is_empty()).then_some(hex);
                self.interaction.units = UnitMask::EMPTY;
            }
        }
    }

    fn plan_with_unit(&mut self, state: &State, unit: UnitId) {
        let own = self.session.rules().units_of(state.player).contains(unit);
        let Some(hex) = state.hex_of(unit) else {
            return;
        };
        match self.planning.aim {
            _ if !own => {
                self.plan_target(state, hex);
            }
            Some(target) => {
                self.interaction.hex = Some(hex);
                self.plan_unit(state, unit, target);
            }
            None => self.interaction.hex = Some(hex),
        }
    }

    /// Chooses the hex that units are chosen for, unless nobody may attack it.
    fn plan_target(&mut self, state: &State, hex: HexId) -> bool {
        if !Plan::fits(state) {
            self.tell(no_plans(), None, false);
            return false;
        }
        if let Some(why) = why_no_target(self.session.rules(), state, hex) {
            self.refuse(&why);
            return false;
        }
        self.notice = None;
        // Fanned out, its stack would cover the odds.
        self.interaction.hex = None;
        self.planning.aim_at(state, Some(hex));
        true
    }

    /// Takes a unit in or out. What the rules refuse for its own sake does not
    /// come in; what is at odds with the rest of the plan does, and is told.
    fn plan_unit(&mut self, state: &State, unit: UnitId, target: HexId) {
        let rules = self.session.rules();
        let mut tried = self.planning.plan.clone();
        tried.toggle(state, unit, target);
        let here = |a: &&Appraisal| a.planned.target == target;
        let all = appraise(rules, state, &tried);
        let refused = all.iter().find(here).and_then(|attack| {
            let came = attack.planned.units.contains(unit) && !attack.units.contains(unit);
            attack.troubles.iter().find_map(|t| match t {
                Trouble::Refused(why) if came => Some(*why),
                _ => None,
            })
        });
        match refused {
            Some(why) => self.refuse(&why),
            None => {
                self.notice = None;
                self.planning.plan = tried;
            }
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

/// The attack that actions put together, if they do.
pub fn attack_of(actions: &[Action]) -> Option<Planned> {
    let joined = actions.iter().filter_map(|action| match *action {
        Action::JoinAttack { unit, target } => Some((unit, target)),
        _ => None,
    });
    let units: UnitMask = joined.clone().map(|(unit, _)| unit).collect();
    let target = joined.map(|(_, target)| target).next()?;
    Some(Planned { target, units })
}
