//! Laying out several attacks before any die is rolled. The plan is no part of
//! what is played: each attack is made through the ordinary actions.

mod history;

use super::super::action::Action;
use super::super::ids::UnitId;
use super::super::ids::UnitMask;
use super::super::illegal::Illegal;
use super::super::insight::{Appraisal, Plan, Planned, Trouble, appraise};
use super::super::rules::HellsGate;
use super::super::state::{Stage, State};
use super::candidates::neighbours_of;
use super::interaction::Interaction;
use crate::engine::Rules as _;
use crate::hex::HexId;

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
    pub fn aim_at(&mut self, state: &State, hex: Option<HexId>) {
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

/// Whether the plan was meant and not only what is picked; or why not.
pub type Meant = Result<bool, Illegal>;

impl Planning {
    /// Chooses the hex that units are chosen for.
    ///
    /// # Errors
    /// Why nobody may attack it.
    pub fn target(
        &mut self,
        rules: &HellsGate,
        state: &State,
        picked: &mut Interaction,
        hex: HexId,
    ) -> Meant {
        if let Some(why) = why_no_target(rules, state, hex) {
            return Err(why);
        }
        // Fanned out, its stack would cover the odds.
        picked.hex = None;
        self.aim_at(state, Some(hex));
        Ok(true)
    }

    /// Takes a unit in or out. What the rules refuse for its own sake does not
    /// come in; what is at odds with the rest of the plan does, and is told.
    ///
    /// # Errors
    /// Why it does not come in.
    pub fn toggle(
        &mut self,
        rules: &HellsGate,
        state: &State,
        unit: UnitId,
        target: HexId,
    ) -> Meant {
        let mut tried = self.plan.clone();
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
            Some(why) => Err(why),
            None => {
                self.plan = tried;
                Ok(true)
            }
        }
    }

    /// A click on a hex while clicks plan.
    ///
    /// # Errors
    /// Why it does not come into the plan.
    pub fn click_hex(
        &mut self,
        rules: &HellsGate,
        state: &State,
        picked: &mut Interaction,
        hex: HexId,
    ) -> Meant {
        let here = state.in_hex(hex);
        let own = here & rules.units_of(state.player);
        if !(here - own).is_empty() {
            return self.target(rules, state, picked, hex);
        }
        match (own.len(), own.first()) {
            (1, Some(unit)) if self.aim.is_some() => self.click_unit(rules, state, picked, unit),
            _ => {
                picked.hex = (!here.is_empty()).then_some(hex);
                picked.units = UnitMask::EMPTY;
                Ok(false)
            }
        }
    }

    /// A click on a unit while clicks plan.
    ///
    /// # Errors
    /// Why it does not come into the plan.
    pub fn click_unit(
        &mut self,
        rules: &HellsGate,
        state: &State,
        picked: &mut Interaction,
        unit: UnitId,
    ) -> Meant {
        let own = rules.units_of(state.player).contains(unit);
        let Some(hex) = state.hex_of(unit) else {
            return Ok(false);
        };
        match self.aim {
            _ if !own => self.target(rules, state, picked, hex),
            Some(target) => {
                picked.hex = Some(hex);
                self.toggle(rules, state, unit, target)
            }
            None => {
                picked.hex = Some(hex);
                Ok(false)
            }
        }
    }

    /// A unit dropped on a hex while clicks plan.
    ///
    /// # Errors
    /// Why it does not come into the plan.
    pub fn drop_on(
        &mut self,
        rules: &HellsGate,
        state: &State,
        picked: &mut Interaction,
        unit: UnitId,
        hex: HexId,
    ) -> Meant {
        let inside = |(_, p): (usize, Planned)| p.target == hex && p.units.contains(unit);
        if self.plan.pending(state).any(inside) {
            return Ok(false);
        }
        self.target(rules, state, picked, hex)?;
        self.toggle(rules, state, unit, hex)
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
