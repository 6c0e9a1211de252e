//! Losses, stay or go, retreats, arrivals, replacements.

use super::{Tactics, sign};
use crate::engine::{Rules as _, SideNo};
use crate::systems::tabletop::action::Action;
use crate::systems::tabletop::ids::{Branch, UnitId};
use crate::systems::tabletop::state::{Stage, State};

impl Tactics {
    /// What a point of a unit can do, beside one of infantry.
    fn use_of(&self, state: &State, unit: UnitId) -> f64 {
        match self.setup().unit(unit).map(|info| info.branch) {
            Some(Branch::Tank) => self.habits(state).tank,
            Some(Branch::Mechanised | Branch::Cavalry) => self.habits(state).fast,
            _ => 1.0,
        }
    }

    /// Does the first of the legal actions by this measure, again and again until
    /// something else is to be decided.
    fn again_and_again(
        &self,
        state: &State,
        out: &mut Vec<Action>,
        mut good: impl FnMut(&State, Action) -> f64,
    ) {
        let (mut now, mut legal) = (*state, Vec::new());
        while now.stage == state.stage && now.to_act() == state.to_act() {
            legal.clear();
            self.rules.legal(&now, &mut legal);
            let mut best: Option<(f64, Action)> = None;
            for &action in &legal {
                let value = good(&now, action);
                if best.is_none_or(|(known, _)| value > known) {
                    best = Some((value, action));
                }
            }
            let Some((_, action)) = best else { return };
            out.push(action);
            self.rules.step(&mut now, action, &[]);
            if now == *state {
                return;
            }
        }
    }

    /// Who loses points: those who can do least with them.
    pub(super) fn lose(&self, state: &State, blur: &mut dyn FnMut() -> f64, out: &mut Vec<Action>) {
        self.again_and_again(state, out, |now, action| match action {
            Action::Lose { unit } => {
                let strength = f64::from(now.strength(unit));
                let last = if strength <= 1.0 { -2.0 } else { 0.0 };
                last + 0.1 * strength - self.use_of(now, unit) + 0.3 * blur()
            }
            _ => f64::MIN,
        });
    }

    pub(super) fn stay_or_go(
        &self,
        state: &State,
        blur: &mut dyn FnMut() -> f64,
        out: &mut Vec<Action>,
    ) {
        let side = state.active.other();
        let mut value = |action| sign(side) * self.worth(&self.settled(state, action)) + blur();
        let (stay, go) = (value(Action::Stay), value(Action::Go));
        out.push(if go > stay { Action::Go } else { Action::Stay });
    }

    /// The position after an answer, when its losses are taken and its retreats
    /// done.
    fn settled(&self, state: &State, action: Action) -> State {
        let mut after = *state;
        self.rules.step(&mut after, action, &[]);
        let mut plan = Vec::new();
        while after.stage.is_pending() && after.stage != Stage::StayOrGo {
            plan.clear();
            match after.stage {
                Stage::Retreat => self.away(&after, &mut plan),
                _ => self.lose(&after, &mut || 0.0, &mut plan),
            }
            if plan.is_empty() {
                break;
            }
            for &action in &plan {
                self.rules.step(&mut after, action, &[]);
            }
        }
        after
    }

    /// Retreats without much thought: where the way home is shortest, and where
    /// friends are.
    fn away(&self, state: &State, out: &mut Vec<Action>) {
        let side = state.active.other();
        self.again_and_again(state, out, |now, action| match action {
            Action::Retreat { cell, .. } => self.refuge(now, side, cell),
            _ => f64::MIN,
        });
    }

    fn refuge(&self, state: &State, side: SideNo, cell: crate::space::CellId) -> f64 {
        let setup = self.setup();
        let foes = setup.cells().around(cell) & state.occupied(side.other());
        let friends = f64::from(u8::from(state.occupied(side).contains(cell)));
        let cover = f64::from(u8::from(setup.covers(cell)));
        let far = self.far_from_base(side, cell).min(9.0);
        let habits = self.habits(state);
        habits.refuge_friends * friends + habits.refuge_cover * cover
            - habits.refuge_foes * foes.len() as f64
            - habits.refuge_far * far
    }

    pub(super) fn retreat(
        &self,
        state: &State,
        blur: &mut dyn FnMut() -> f64,
        out: &mut Vec<Action>,
    ) {
        let side = state.active.other();
        self.again_and_again(state, out, |now, action| match action {
            Action::Retreat { cell, .. } => {
                let mut after = *now;
                self.rules.step(&mut after, action, &[]);
                let refuge = self.habits(now).refuge * self.refuge(now, side, cell);
                sign(side) * self.worth(&after) + refuge + blur()
            }
            _ => f64::MIN,
        });
    }

    /// Places new units and gives replacements.
    pub(super) fn reinforce(
        &self,
        state: &State,
        blur: &mut dyn FnMut() -> f64,
        out: &mut Vec<Action>,
    ) {
        let side = state.active;
        self.again_and_again(state, out, |now, action| match action {
            Action::Enter { cell, .. } => {
                let foes = self.setup().cells().around(cell) & now.occupied(side.other());
                let far = self.far_from_base(side.other(), cell).min(9.0);
                let habits = self.habits(now);
                blur() + 1.0 - habits.arrive_far * far + habits.arrive_foes * foes.len() as f64
            }
            Action::Replace { unit } => {
                let near = now.cell_of(unit).is_some_and(|cell| {
                    let around = self.setup().cells().around(cell);
                    around.intersects(now.occupied(side.other()))
                });
                let near = f64::from(u8::from(near));
                2.0 + self.use_of(now, unit) + 0.5 * near - 0.1 * f64::from(now.strength(unit))
                    + 0.3 * blur()
            }
            _ => -9.0,
        });
    }

    /// Whether the end can be solved: the last player turn, with few who can still
    /// do anything.
    pub(super) fn is_small(&self, state: &State) -> bool {
        let setup = self.setup();
        let parts = setup.parts();
        if state.turn < parts.turns || state.active == parts.initiative {
            return false;
        }
        let own = state.fit(setup, state.active);
        match state.stage {
            Stage::Movement => (own - state.moved).len() <= 3,
            Stage::Over => false,
            _ => own.len() <= 3,
        }
    }
}
