//! What pointing somewhere does: a unit and then where it goes, a target and then
//! who attacks it, or the other way round.

use super::action::Action;
use super::codec::notation::find_cell;
use super::ids::{UnitId, UnitSet};
use super::joining::Joins;
use super::movement::why_not_to;
use super::rules::Tabletop;
use super::state::{Stage, State};
use crate::engine::{Rules as _, View};
use crate::present::system::{
    Button, Click, Effect, Pointer, Selection, Weight, point_by_subjects,
};
use crate::space::{CellId, CellSet};

impl Tabletop {
    /// What pointing there does.
    pub(super) fn point(&self, seen: &View<State>, picked: &Selection, at: &Pointer) -> Click {
        let state = seen.state();
        let here = self.at(state, at);
        let meant = match (state.stage, here) {
            (Stage::Movement | Stage::Retreat, Some(here)) => self.sent(state, picked, here),
            (Stage::Attack, Some(here)) => self.aimed(state, picked, here),
            _ => None,
        };
        meant.unwrap_or_else(|| point_by_subjects(self, seen, picked, at))
    }

    /// What is still picked: a cell that has been attacked is no target any more, and
    /// whoever goes on attacking wants to see the others [T12.1].
    pub(super) fn still(&self, state: &State, picked: &Selection) -> Selection {
        let aims = state.stage == Stage::Attack && state.attack.is_none();
        let done = |name: &String| {
            let cell = find_cell(self, name);
            cell.is_ok_and(|cell| state.attacked_cells.contains(cell))
        };
        Selection {
            place: picked.place.clone().filter(|name| !(aims && done(name))),
            ..Selection::default()
        }
    }

    /// What is pointed at; `None` where nothing of this game is.
    fn at(&self, state: &State, at: &Pointer) -> Option<Here> {
        let cell = |name: &String| find_cell(self, name).ok();
        match at {
            Pointer::Place(name) => cell(name).map(Here::Cell),
            Pointer::Unit(code) | Pointer::Stack(code) => {
                let unit = self.find_unit(code)?;
                state.cell_of(unit).map(|cell| Here::Unit(unit, cell))
            }
            Pointer::Drop(code, name) => Some(Here::Drop(self.find_unit(code)?, cell(name)?)),
        }
    }

    /// Sends a unit somewhere: on its move, or on its retreat.
    fn sent(&self, state: &State, picked: &Selection, here: Here) -> Option<Click> {
        let ways = self.ways_now(state);
        let way = |unit, cell| ways.iter().find(|way| way.unit == unit && way.end == cell);
        let able: UnitSet = ways.iter().map(|way| way.unit).collect();
        let held = picked.units.first().and_then(|code| self.find_unit(code));
        match here {
            Here::Drop(unit, cell) => way(unit, cell).map(|way| self.done(way.action)),
            Here::Unit(unit, _) if held == Some(unit) => Some(picks(Selection::default())),
            Here::Unit(unit, _) if able.contains(unit) => Some(self.takes(unit)),
            Here::Unit(_, cell) | Here::Cell(cell) => {
                let going = held.filter(|held| able.contains(*held));
                if let Some(way) = going.and_then(|held| way(held, cell)) {
                    return Some(self.done(way.action));
                }
                let there = state.in_cell(cell, able);
                match (there.len(), there.iter().next(), here) {
                    (_, _, Here::Unit(..)) | (0, ..) => {}
                    (1, Some(only), _) => return Some(self.takes(only)),
                    _ => return Some(self.which_of(there)),
                }
                // Nobody lies there who could be sent: who could go there?
                let coming: Vec<Action> = ways
                    .iter()
                    .filter(|way| held.is_none() && way.end == cell)
                    .map(|way| way.action)
                    .collect();
                // A retreat has to be: where one unit can go, it goes.
                if let ([only], Stage::Retreat) = (coming.as_slice(), state.stage) {
                    return Some(self.done(*only));
                }
                let coming: Vec<Button> =
                    (coming.into_iter().map(|action| self.offer(state, action))).collect();
                (!coming.is_empty()).then_some(Click::Choose(coming))
            }
        }
        .or_else(|| self.not_sent(state, held, here))
    }

    /// Why a unit does not go there.
    fn not_sent(&self, state: &State, held: Option<UnitId>, here: Here) -> Option<Click> {
        let (unit, cell) = match here {
            Here::Drop(unit, cell) => (unit, cell),
            Here::Unit(unit, cell) => (held.unwrap_or(unit), cell),
            Here::Cell(cell) => (held?, cell),
        };
        let why = match state.stage {
            Stage::Retreat => self.check(state, Action::Retreat { unit, cell }).err(),
            _ => why_not_to(self, state, unit, cell),
        }?;
        Some(Click::Refuse(self.say_refusal(&why)))
    }

    /// Takes aim at a cell, or has a unit join.
    fn aimed(&self, state: &State, picked: &Selection, here: Here) -> Option<Click> {
        let joins = Joins::new(self, state);
        let foes = state.occupied(state.active.other());
        let aim = match (state.attack, &picked.place) {
            (Some(attack), _) => Some(attack.target),
            (None, Some(name)) => find_cell(self, name).ok(),
            (None, None) => None,
        };
        let able = joins.able();
        let targets = |unit| match able.contains(unit) {
            true => joins.targets(unit),
            false => CellSet::EMPTY,
        };
        let joining = |unit, target| {
            let action = Action::Join { unit, target };
            self.check(state, action).is_ok().then_some(action)
        };
        match here {
            Here::Drop(unit, target) => match joining(unit, target) {
                Some(join) => Some(self.done(join)),
                None => self.not_joined(state, unit, target),
            },
            Here::Unit(unit, _) if joins.named.contains(unit) => {
                Some(self.done(Action::Leave { unit }))
            }
            Here::Unit(unit, cell) if !foes.contains(cell) => match aim {
                Some(target) => match joining(unit, target) {
                    Some(join) => Some(self.done(join)),
                    // Aimed elsewhere: it may attack somebody else.
                    None if state.attack.is_none() && !targets(unit).is_empty() => None,
                    None => self.not_joined(state, unit, target),
                },
                None if targets(unit).is_empty() => {
                    let near = self.cells().around(cell) & foes;
                    self.not_joined(state, unit, near.first().unwrap_or(cell))
                }
                None => None,
            },
            Here::Unit(_, cell) | Here::Cell(cell) if foes.contains(cell) => {
                let near = able.iter().any(|unit| targets(unit).contains(cell));
                match state.attack {
                    None if near => Some(picks(Selection {
                        place: Some(self.spot(cell)),
                        ..Selection::default()
                    })),
                    // The target of the attack that is put together: who could
                    // still join.
                    Some(attack) if attack.target == cell => {
                        let units = able.iter();
                        let does: Vec<Action> =
                            units.filter_map(|unit| joining(unit, cell)).collect();
                        Some(match does.as_slice() {
                            [] => picks(Selection::default()),
                            [only] => self.done(*only),
                            several => Click::Choose(
                                several.iter().map(|&a| self.offer(state, a)).collect(),
                            ),
                        })
                    }
                    _ => {
                        let own = able.iter().next()?;
                        self.not_joined(state, own, cell)
                    }
                }
            }
            Here::Unit(..) => None,
            // Those of a cell who can do something about the attack.
            Here::Cell(cell) => {
                let there = state.in_cell(cell, self.units_of(state.active));
                let mut does: Vec<Action> = Vec::new();
                for unit in there {
                    if joins.named.contains(unit) {
                        does.push(Action::Leave { unit });
                        continue;
                    }
                    let near = targets(unit);
                    match aim.filter(|target| near.contains(*target)) {
                        Some(target) => does.push(Action::Join { unit, target }),
                        None => {
                            does.extend(near.iter().map(|target| Action::Join { unit, target }))
                        }
                    }
                }
                match does.as_slice() {
                    [] if picked.place.is_some() => Some(picks(Selection::default())),
                    [] => None,
                    [only] => Some(self.done(*only)),
                    several => Some(Click::Choose(
                        several.iter().map(|&a| self.offer(state, a)).collect(),
                    )),
                }
            }
        }
    }

    /// Why a unit does not attack there.
    fn not_joined(&self, state: &State, unit: UnitId, target: CellId) -> Option<Click> {
        let why = self.check(state, Action::Join { unit, target }).err()?;
        Some(Click::Refuse(self.say_refusal(&why)))
    }

    /// Everywhere somebody can be sent now, each place by the shortest way: others
    /// lead to the same position.
    fn ways_now(&self, state: &State) -> Vec<Way> {
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        let mut ways: Vec<Way> = Vec::new();
        for action in legal {
            let (unit, end, far) = match action {
                Action::Move { unit, route } => (unit, route.end(), route.second.is_some()),
                Action::Retreat { unit, cell } => (unit, cell, false),
                _ => continue,
            };
            match ways.iter_mut().find(|w| w.unit == unit && w.end == end) {
                Some(way) if way.far && !far => (way.action, way.far) = (action, far),
                Some(_) => {}
                None => ways.push(Way {
                    unit,
                    end,
                    far,
                    action,
                }),
            }
        }
        ways
    }

    fn done(&self, action: Action) -> Click {
        Click::Effect(Effect::Play(vec![self.notation(action)]))
    }

    fn takes(&self, unit: UnitId) -> Click {
        picks(Selection {
            units: vec![self.code(unit)],
            ..Selection::default()
        })
    }

    /// Several lie there who could be sent.
    fn which_of(&self, units: UnitSet) -> Click {
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

    fn offer(&self, state: &State, action: Action) -> Button {
        Button {
            label: self.say_action(state, action),
            chance: String::new(),
            weight: Weight::Quiet,
            asks: Vec::new(),
            does: Ok(Effect::Play(vec![self.notation(action)])),
        }
    }
}

/// What is pointed at.
#[derive(Clone, Copy)]
enum Here {
    Cell(CellId),
    Unit(UnitId, CellId),
    Drop(UnitId, CellId),
}

/// Where a unit can be sent, and how.
struct Way {
    unit: UnitId,
    end: CellId,
    far: bool,
    action: Action,
}

const fn picks(picked: Selection) -> Click {
    Click::Effect(Effect::Select(picked))
}
