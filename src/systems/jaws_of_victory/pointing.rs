//! What pointing somewhere does.

use super::action::Action;
use super::codec::notation::find_hex;
use super::ids::{UnitId, UnitSet};
use super::losses::participants;
use super::rules::Breakout;
use super::state::{Stage, State};
use crate::engine::{Rules as _, SideNo, View};
use crate::present::system::{
    Button, Click, Effect, Pointer, Selection, Weight, point_by_subjects,
};
use crate::space::{CellId, CellSet};

impl Breakout {
    /// What pointing there does.
    pub(super) fn point(&self, seen: &View<State>, picked: &Selection, at: &Pointer) -> Click {
        let state = seen.state();
        let meant = match state.stage {
            Stage::Consolidation => self.pick_or_merge(state, picked, at),
            Stage::OneHex => self.pick_or_move(state, picked, at),
            Stage::Wave => self.take_stack(state, at),
            Stage::March => self.go_there(state, picked, at),
            Stage::AttackerLoss | Stage::DefenderLoss | Stage::Crowd | Stage::CrowdLoss => {
                self.take_loss(state, at)
            }
            Stage::Over => None,
        };
        meant.unwrap_or_else(|| point_by_subjects(self, seen, picked, at))
    }

    /// The unit of the Gruppe that is pointed at.
    fn own_at(&self, state: &State, at: &Pointer) -> Option<UnitId> {
        let (Pointer::Unit(code) | Pointer::Stack(code) | Pointer::Drop(code, _)) = at else {
            return None;
        };
        let own = self.pocket() & state.on_map();
        self.find_unit(code).filter(|unit| own.contains(*unit))
    }

    /// The hex that is pointed at, or that of the unit.
    fn hex_of(&self, state: &State, at: &Pointer) -> Option<CellId> {
        match at {
            Pointer::Place(name) | Pointer::Drop(_, name) => find_hex(self, name).ok(),
            Pointer::Unit(code) | Pointer::Stack(code) => {
                let unit = self.find_unit(code)?;
                state.cell_of(unit)
            }
        }
    }

    fn done(&self, state: &State, action: Action) -> Click {
        match self.does(state, action) {
            Ok(effect) => Click::Effect(effect),
            Err(why) => Click::Refuse(why),
        }
    }

    fn picks(&self, unit: Option<UnitId>) -> Click {
        Click::Effect(Effect::Select(Selection {
            units: unit.map(|unit| self.code(unit)).into_iter().collect(),
            ..Selection::default()
        }))
    }

    /// Several could be meant.
    fn which(&self, units: UnitSet) -> Click {
        let button = |unit| Button {
            label: self.called(unit),
            chance: String::new(),
            weight: Weight::Quiet,
            asks: Vec::new(),
            does: Ok(Effect::Select(Selection {
                units: vec![self.code(unit)],
                ..Selection::default()
            })),
        };
        Click::Choose(units.iter().map(button).collect())
    }

    /// A unit is picked, and then the one it merges with.
    fn pick_or_merge(&self, state: &State, picked: &Selection, at: &Pointer) -> Option<Click> {
        let chosen = self.chosen(state, picked);
        let Some(unit) = self.own_at(state, at) else {
            return self.pick_in_hex(state, at);
        };
        match chosen {
            Some(one) if one == unit => Some(self.picks(None)),
            Some(one) if state.cell_of(one) == state.cell_of(unit) => {
                let ways = [(one, unit), (unit, one)];
                let ways = ways.map(|(unit, into)| Action::Join { unit, into });
                let legal = ways.into_iter().find(|&way| self.check(state, way).is_ok());
                Some(self.done(state, legal.unwrap_or(ways[0])))
            }
            _ => Some(self.picks(Some(unit))),
        }
    }

    /// The unit of a hex, or which of them.
    fn pick_in_hex(&self, state: &State, at: &Pointer) -> Option<Click> {
        let there = state.pocket_in(self, self.hex_of(state, at)?);
        match there.len() {
            0 => None,
            1 => Some(self.picks(there.first())),
            _ => Some(self.which(there)),
        }
    }

    /// A unit is picked, and then where it goes.
    fn pick_or_move(&self, state: &State, picked: &Selection, at: &Pointer) -> Option<Click> {
        let chosen = self.chosen(state, picked);
        match (at, self.own_at(state, at), chosen) {
            (Pointer::Drop(_, name), Some(unit), _) => {
                let to = find_hex(self, name).ok()?;
                Some(self.done(state, Action::Move { unit, to }))
            }
            (_, Some(unit), Some(one)) if unit == one => Some(self.picks(None)),
            (_, Some(unit), _) => Some(self.picks(Some(unit))),
            (_, None, Some(unit)) => {
                let to = self.hex_of(state, at)?;
                match state.cell_of(unit) == Some(to) {
                    true => Some(self.picks(None)),
                    false => Some(self.done(state, Action::Move { unit, to })),
                }
            }
            (_, None, None) => self.pick_in_hex(state, at),
        }
    }

    /// The stack that is pointed at acts.
    fn take_stack(&self, state: &State, at: &Pointer) -> Option<Click> {
        let hex = self.hex_of(state, at)?;
        let stacks: CellSet = match self.own_at(state, at) {
            Some(unit) => state.origin_of(unit).into_iter().collect(),
            None => {
                let there = state.pocket_in(self, hex).iter();
                there.filter_map(|unit| state.origin_of(unit)).collect()
            }
        };
        let waiting = stacks & state.waiting(self);
        match (stacks.len(), waiting.len()) {
            (0, _) => Some(self.done(state, Action::Choose { stack: hex })),
            (_, 0) => {
                let stack = stacks.first()?;
                Some(self.done(state, Action::Choose { stack }))
            }
            (_, 1) => {
                let stack = waiting.first()?;
                Some(self.done(state, Action::Choose { stack }))
            }
            _ => Some(Click::Choose(
                waiting
                    .iter()
                    .map(|stack| self.offer(state, Action::Choose { stack }))
                    .collect(),
            )),
        }
    }

    fn offer(&self, state: &State, action: Action) -> Button {
        Button {
            label: self.say_action(state, action),
            chance: String::new(),
            weight: Weight::Quiet,
            asks: Vec::new(),
            does: self.does(state, action),
        }
    }

    /// The stack goes there: at once, or, to attack, when it is pointed at again.
    fn go_there(&self, state: &State, picked: &Selection, at: &Pointer) -> Option<Click> {
        let hex = self.hex_of(state, at)?;
        let march = state.march?;
        if hex == march.at {
            return Some(self.picks(None));
        }
        let again = picked.place.as_deref() == Some(self.spot(hex).as_str());
        Some(match self.target(state, hex) {
            Some(target) if !again => Click::Effect(target),
            _ => self.done(state, Action::Enter { hex }),
        })
    }

    /// An attack is thrown for: the hex is picked first, to see what the attack comes to.
    /// `None` where there is nothing to attack.
    pub(super) fn target(&self, state: &State, hex: CellId) -> Option<Effect> {
        let action = Action::Enter { hex };
        let attacks = self.check(state, action).is_ok() && self.dice(state, action) > 0;
        attacks.then(|| {
            Effect::Select(Selection {
                place: Some(self.spot(hex)),
                ..Selection::default()
            })
        })
    }

    /// The unit that is pointed at takes the loss.
    fn take_loss(&self, state: &State, at: &Pointer) -> Option<Click> {
        let (Pointer::Unit(code) | Pointer::Stack(code)) = at else {
            return None;
        };
        let unit = self.find_unit(code)?;
        let action = match state.stage {
            Stage::Crowd => Action::Yield { unit },
            _ => Action::Lose { unit },
        };
        let side = match state.stage {
            Stage::DefenderLoss => SideNo::B,
            _ => SideNo::A,
        };
        let concerned = participants(self, state, side).contains(unit)
            || matches!(state.stage, Stage::Crowd | Stage::CrowdLoss);
        concerned.then(|| self.done(state, action))
    }
}
