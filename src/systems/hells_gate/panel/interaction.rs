//! What clicks and keys mean: from a hex or unit pointed at to an action of the
//! game. Knows no window, so that it can be tested without one.

use super::super::action::{Action, Route};
use super::super::ids::{BySide, UnitId, UnitMask};
use super::super::illegal::Illegal;
use super::super::insight::{SupplyChange, supply_change};
use super::super::rules::HellsGate;
use super::super::state::{Stage, State};
use super::candidates::{
    able_units, legal_routes, neighbours_of, open_hexes, why_not_there, why_stuck,
};
use crate::engine::Rules;
use crate::hex::{Direction, HexId};

/// What is picked on the board. It refers to the position it was made in and is
/// cleared of what is gone by [`Interaction::settle`].
#[derive(Clone, Debug, Default)]
pub struct Interaction {
    /// The hex whose stack lies fanned out.
    pub hex: Option<HexId>,
    /// The picked units.
    pub units: UnitMask,
    /// The hex an attack is planned on, before the first unit has joined.
    pub target: Option<HexId>,
    /// The keyboard's hex.
    pub cursor: Option<HexId>,
    /// Which of several routes to the same hex is taken.
    pub route: usize,
}

/// What a click comes to.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// Only the selection changed.
    Picked,
    /// Do these, one after the other.
    Do(Vec<Action>),
    /// It cannot be done.
    Refused(Illegal),
}

impl Interaction {
    /// Drops what the position no longer supports.
    pub fn settle(&mut self, rules: &HellsGate, state: &State) {
        if let Some(attack) = state.attack {
            self.target = Some(attack.target);
        }
        let side = state.to_act();
        let own = side.map_or(UnitMask::EMPTY, |s| rules.units_of(s));
        let spent = match state.stage {
            Stage::Movement => state.moved,
            Stage::Losses => state.retreated,
            Stage::Combat => state.attacked,
            _ => UnitMask::EMPTY,
        };
        self.units = ((self.units & own) - spent)
            .iter()
            .filter(|&u| state.hex_of(u).is_some() || state.arriving.contains(u))
            .collect();
        if state.stage != Stage::Combat {
            self.target = None;
        } else if let Some(target) = self.target
            && (state.attacked_hexes.contains(target)
                || !state
                    .in_hex(target)
                    .intersects(rules.units_of(state.player.enemy())))
        {
            self.target = None;
        }
        match state.stage {
            // The defender's attention belongs to the attacked hex.
            Stage::Losses => self.hex = state.hits.map(|h| h.target),
            Stage::Reinforcement if self.units.is_empty() => {
                self.units = state.arriving.first().into_iter().collect();
            }
            _ => {}
        }
        if self.hex.is_some_and(|h| state.in_hex(h).is_empty()) {
            self.hex = None;
        }
    }

    /// Lets go of everything.
    pub fn clear(&mut self, state: &State) {
        *self = Self {
            cursor: self.cursor,
            target: state.attack.map(|a| a.target),
            ..Self::default()
        };
    }

    /// The routes of all picked units to `hex`: for each unit those that end
    /// there, the shortest first.
    #[must_use]
    pub fn routes_to(rules: &HellsGate, state: &State, unit: UnitId, hex: HexId) -> Vec<Route> {
        let mut routes: Vec<Route> = legal_routes(rules, state, unit)
            .into_iter()
            .filter(|r| r.end() == hex)
            .collect();
        routes.sort_by_key(|r| r.second.is_some());
        routes
    }

    /// A click on a hex, or Enter on the keyboard's hex.
    pub fn click_hex(&mut self, rules: &HellsGate, state: &State, hex: HexId) -> Answer {
        let Some(side) = state.to_act() else {
            self.hex = Some(hex);
            return Answer::Picked;
        };
        let here = state.in_hex(hex);
        let own = here & rules.units_of(side);
        match state.stage {
            Stage::Combat if here.intersects(rules.units_of(side.enemy())) => {
                self.aim(rules, state, hex)
            }
            Stage::Combat => {
                self.hex = Some(hex);
                match (own.len(), own.first(), self.target) {
                    (1, Some(unit), Some(_)) => self.click_unit(rules, state, unit),
                    _ => {
                        self.units = UnitMask::EMPTY;
                        Answer::Picked
                    }
                }
            }
            Stage::Losses => match state.hits {
                Some(hits) if hex != hits.target => {
                    let fit = (state.in_hex(hits.target) & rules.units_of(side)) - state.retreated;
                    let first = (self.units & fit).first().or_else(|| fit.first());
                    match first {
                        Some(unit) => decide(rules, state, Action::Retreat { unit, hex }),
                        None => Answer::Picked,
                    }
                }
                _ => Answer::Picked,
            },
            Stage::Reinforcement => {
                let unit = (self.units & state.arriving).first();
                match unit.or_else(|| state.arriving.first()) {
                    Some(unit) => decide(rules, state, Action::Enter { unit, hex }),
                    None => Answer::Picked,
                }
            }
            Stage::Movement => self.move_to(rules, state, hex, own),
            _ => {
                self.hex = (!here.is_empty()).then_some(hex);
                self.units = UnitMask::EMPTY;
                Answer::Picked
            }
        }
    }

    /// A click on one unit of a fanned stack.
    pub fn click_unit(&mut self, rules: &HellsGate, state: &State, unit: UnitId) -> Answer {
        let Some(hex) = state.hex_of(unit) else {
            if state.arriving.contains(unit) {
                self.units = UnitMask::of(unit);
            }
            return Answer::Picked;
        };
        let mine = state
            .to_act()
            .is_some_and(|s| rules.units_of(s).contains(unit));
        if !mine {
            return self.click_hex(rules, state, hex);
        }
        match (state.stage, self.target) {
            (Stage::Combat, Some(target)) => {
                self.hex = Some(hex);
                let joined = state.attack.is_some_and(|a| a.units.contains(unit));
                let action = if joined {
                    Action::LeaveAttack { unit }
                } else {
                    Action::JoinAttack { unit, target }
                };
                decide(rules, state, action)
            }
            _ => {
                let only = self.units == UnitMask::of(unit) && self.hex == Some(hex);
                // The last step is given up in the panel alone, where it is asked for.
                if only && state.stage == Stage::Losses && state.steps(rules, unit) > 1 {
                    return decide(rules, state, Action::LoseStep { unit });
                }
                self.hex = Some(hex);
                self.route = 0;
                self.units = if only {
                    UnitMask::EMPTY
                } else {
                    UnitMask::of(unit)
                };
                Answer::Picked
            }
        }
    }

    /// Adds a unit of the same hex to the picked ones, or takes it out.
    pub fn toggle_unit(&mut self, rules: &HellsGate, state: &State, unit: UnitId) {
        let mine = state
            .to_act()
            .is_some_and(|s| rules.units_of(s).contains(unit));
        if !mine {
            return;
        }
        if self.hex != state.hex_of(unit) {
            self.units = UnitMask::EMPTY;
            self.hex = state.hex_of(unit);
        }
        let picked = self.units.contains(unit);
        self.units.set(unit, !picked);
    }

    /// Picks every unit of the unit's hex that can act.
    pub fn whole_stack(&mut self, rules: &HellsGate, state: &State, unit: UnitId) {
        if let Some(hex) = state.hex_of(unit) {
            self.hex = Some(hex);
            self.units = state.in_hex(hex) & able_units(rules, state);
        }
    }

    /// A unit dropped on a hex after dragging.
    pub fn drop_on(
        &mut self,
        rules: &HellsGate,
        state: &State,
        unit: UnitId,
        hex: HexId,
    ) -> Answer {
        if state.hex_of(unit) == Some(hex) {
            return Answer::Picked;
        }
        match state.stage {
            Stage::Combat => {
                let answer = decide(rules, state, Action::JoinAttack { unit, target: hex });
                if matches!(answer, Answer::Do(_)) {
                    self.target = Some(hex);
                    self.hex = state.hex_of(unit);
                }
                answer
            }
            Stage::Losses => decide(rules, state, Action::Retreat { unit, hex }),
            _ => {
                if !self.units.contains(unit) {
                    self.units = UnitMask::of(unit);
                }
                self.hex = state.hex_of(unit);
                match state.stage {
                    Stage::Movement => self.move_to(rules, state, hex, UnitMask::EMPTY),
                    _ => decide(
                        rules,
                        state,
                        Action::Move {
                            unit,
                            route: Route {
                                first: hex,
                                second: None,
                            },
                        },
                    ),
                }
            }
        }
    }

    /// Sets the target of the next attack.
    fn aim(&mut self, rules: &HellsGate, state: &State, hex: HexId) -> Answer {
        self.hex = Some(hex);
        if let Some(attack) = state.attack {
            if attack.target == hex {
                return Answer::Picked;
            }
            return Answer::Refused(Illegal::OtherAttackOpen {
                open: attack.target,
            });
        }
        let neighbours = neighbours_of(rules, state, hex);
        let mut first = None;
        for unit in neighbours {
            match rules.check(state, Action::JoinAttack { unit, target: hex }) {
                Ok(()) => {
                    self.target = Some(hex);
                    self.units = UnitMask::EMPTY;
                    return Answer::Picked;
                }
                Err(why) => first = first.or(Some(why)),
            }
        }
        self.target = None;
        match first {
            Some(why) => Answer::Refused(why),
            None => Answer::Picked,
        }
    }

    /// The move of a unit to a hex by the route that is chosen; `None` if none leads there.
    fn way(&self, rules: &HellsGate, state: &State, unit: UnitId, hex: HexId) -> Option<Action> {
        let routes = Self::routes_to(rules, state, unit, hex);
        let route = *routes.get(self.route % routes.len().max(1))?;
        Some(Action::Move { unit, route })
    }

    /// The moves that a click on the hex makes: of each picked unit that gets there.
    fn moves_to(&self, rules: &HellsGate, state: &State, hex: HexId) -> Vec<Action> {
        let way = |unit| self.way(rules, state, unit, hex);
        self.units.iter().filter_map(way).collect()
    }

    fn move_to(&mut self, rules: &HellsGate, state: &State, hex: HexId, own: UnitMask) -> Answer {
        let picked = self.units;
        if let Some(first) = picked.first()
            && state.hex_of(first) != Some(hex)
        {
            let actions = self.moves_to(rules, state, hex);
            if !actions.is_empty() {
                return match first_refused(rules, state, &actions) {
                    Some(why) => Answer::Refused(why),
                    None => Answer::Do(actions),
                };
            }
            if own.is_empty() {
                let mut picked = picked.iter();
                let refusal = picked.find_map(|unit| why_not_there(rules, state, unit, hex));
                return match refusal {
                    Some(why) => Answer::Refused(why),
                    None => Answer::Picked,
                };
            }
        }
        // Another own stack, or none picked yet: pick there. The first click
        // picks one unit, the second the whole stack.
        self.route = 0;
        let again = self.hex == Some(hex);
        self.hex = (!state.in_hex(hex).is_empty()).then_some(hex);
        let able: UnitMask = own
            .iter()
            .filter(|&u| !legal_routes(rules, state, u).is_empty())
            .collect();
        self.units = if again && self.units.len() == 1 && able.len() > 1 {
            able
        } else {
            able.first().into_iter().collect()
        };
        match (able.first(), own.first()) {
            (None, Some(unit)) => {
                why_stuck(rules, state, unit).map_or(Answer::Picked, Answer::Refused)
            }
            _ => Answer::Picked,
        }
    }

    /// Whether the hex is lit because a click there goes there: then it wins over the
    /// counters in it.
    #[must_use]
    pub fn leads_to(&self, rules: &HellsGate, state: &State, hex: HexId) -> bool {
        match state.stage {
            Stage::Losses | Stage::Reinforcement => open_hexes(rules, state).contains(hex),
            Stage::Movement => {
                // A way back to where it stands is no way anywhere: counters of its own
                // stack are picked there.
                let goes = |unit| {
                    state.hex_of(unit) != Some(hex)
                        && !Self::routes_to(rules, state, unit, hex).is_empty()
                };
                self.units.iter().any(goes)
            }
            _ => false,
        }
    }

    /// Why what a click on the hex would try is not allowed; `None` when it is, or
    /// when a click would try nothing.
    #[must_use]
    pub fn refusal_at(
        &self,
        rules: &HellsGate,
        state: &State,
        hex: HexId,
        dragged: Option<UnitId>,
    ) -> Option<Illegal> {
        let unit = dragged.or_else(|| self.units.first());
        match state.stage {
            Stage::Movement => {
                let unit = unit?;
                let from = state.hex_of(unit)?;
                let far = rules.grid.distance(from, hex)? > 2;
                if from == hex || far {
                    return None;
                }
                match (self.way(rules, state, unit, hex), dragged) {
                    (None, _) => why_not_there(rules, state, unit, hex),
                    // What is dragged goes alone.
                    (Some(_), Some(_)) => None,
                    (Some(_), None) => {
                        first_refused(rules, state, &self.moves_to(rules, state, hex))
                    }
                }
            }
            Stage::Losses => {
                let hits = state.hits?;
                let own = rules.units_of(state.to_act()?);
                let fit = (state.in_hex(hits.target) & own) - state.retreated;
                let unit =
                    dragged.or_else(|| (self.units & fit).first().or_else(|| fit.first()))?;
                if !rules.grid.adjacent(hits.target, hex) {
                    return None;
                }
                rules.check(state, Action::Retreat { unit, hex }).err()
            }
            Stage::Combat => {
                let unit = unit?;
                let from = state.hex_of(unit)?;
                let enemies = rules.units_of(state.player.enemy());
                if !rules.grid.adjacent(from, hex) || !state.in_hex(hex).intersects(enemies) {
                    return None;
                }
                rules
                    .check(state, Action::JoinAttack { unit, target: hex })
                    .err()
            }
            Stage::Reinforcement => {
                let unit = (self.units & state.arriving).first()?;
                rules.check(state, Action::Enter { unit, hex }).err()
            }
            _ => None,
        }
    }

    /// What moving the picked units to a hex (or the one that is dragged there)
    /// would do to the supply of both sides; `None` when no such move is possible.
    #[must_use]
    pub fn what_if(
        &self,
        rules: &HellsGate,
        before: &State,
        hex: HexId,
        dragged: Option<UnitId>,
    ) -> Option<BySide<SupplyChange>> {
        if before.stage != Stage::Movement {
            return None;
        }
        let units = match dragged {
            Some(unit) if !self.units.contains(unit) => UnitMask::of(unit),
            _ => self.units,
        };
        let mut after = *before;
        for unit in units {
            if let Some(action) = self.way(rules, &after, unit, hex)
                && rules.check(&after, action).is_ok()
            {
                rules.step(&mut after, action, &[]);
            }
        }
        if after.occupied() == before.occupied() {
            return None;
        }
        Some(supply_change(rules, before, &after))
    }

    /// Picks the next unit that can still act, in reading order of the map.
    pub fn next_unit(&mut self, rules: &HellsGate, state: &State, back: bool) {
        let able = able_units(rules, state);
        let mut order: Vec<(HexId, UnitId)> = able
            .iter()
            .filter_map(|u| state.hex_of(u).map(|h| (h, u)))
            .collect();
        order.sort();
        if back {
            order.reverse();
        }
        let now = self.units.first();
        let at = order.iter().position(|&(_, u)| Some(u) == now);
        let next = at.map_or(0, |i| (i + 1) % order.len().max(1));
        if let Some(&(hex, unit)) = order.get(next) {
            self.hex = Some(hex);
            self.cursor = Some(hex);
            self.units = UnitMask::of(unit);
            self.route = 0;
        }
    }

    /// Moves the keyboard's hex. Where the map ends to the north-east the key
    /// goes north-west, and so on; where there is no hex at all, nothing
    /// happens.
    pub fn move_cursor(&mut self, rules: &HellsGate, direction: Direction) {
        let start = self.hex.or_else(|| rules.grid.all().first());
        match self.cursor {
            None => self.cursor = start,
            Some(at) => {
                let instead = match direction {
                    Direction::NorthEast => Direction::NorthWest,
                    Direction::NorthWest => Direction::NorthEast,
                    Direction::SouthEast => Direction::SouthWest,
                    Direction::SouthWest => Direction::SouthEast,
                    along => along,
                };
                let next = rules.grid.neighbour(at, direction);
                let next = next.or_else(|| rules.grid.neighbour(at, instead));
                self.cursor = next.or(self.cursor);
            }
        }
    }
}

/// Why these actions cannot be done one after the other; none of them rolls a die.
fn first_refused(rules: &HellsGate, state: &State, actions: &[Action]) -> Option<Illegal> {
    let mut now = *state;
    for &action in actions {
        if let Err(why) = rules.check(&now, action) {
            return Some(why);
        }
        rules.step(&mut now, action, &[]);
    }
    None
}

fn decide(rules: &HellsGate, state: &State, action: Action) -> Answer {
    match rules.check(state, action) {
        Ok(()) => Answer::Do(vec![action]),
        Err(why) => Answer::Refused(why),
    }
}
