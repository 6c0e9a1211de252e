//! What pointing somewhere does: a unit and then where it goes, a target and then
//! who attacks it, or the other way round.

use super::action::Action;
use super::codec::notation::find_cell;
use super::ids::{UnitId, UnitSet};
use super::illegal::Illegal;
use super::joining::Joins;
use super::movement::{Moves, why_not_to};
use super::rules::Tabletop;
use super::state::{Stage, State};
use crate::engine::{Rules as _, View};
use crate::present::system::{
    Button, Click, Effect, Pointer, Selection, Weight, point_by_subjects,
};
use crate::space::{CellId, CellSet};
use crate::words::tr;

impl Tabletop {
    /// What pointing there does.
    pub(super) fn point(&self, seen: &View<State>, picked: &Selection, at: &Pointer) -> Click {
        let state = seen.state();
        let here = self.at(state, at);
        let meant = match (state.stage, here) {
            (Stage::Movement, Some(Here::Unit(_, cell))) if matches!(at, Pointer::Stack(_)) => {
                self.stack_taken(state, picked, cell)
            }
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
        let group = self.movers(state, picked);
        let held = picked.units.first().and_then(|code| self.find_unit(code));
        match here {
            Here::Drop(unit, cell) if group.len() > 1 && group.contains(&unit) => self
                .together(state, &group, cell)
                .ok()
                .map(|all| self.all_done(&all)),
            Here::Drop(unit, cell) => way(unit, cell).map(|way| self.done(way.action)),
            Here::Unit(unit, _) if group.contains(&unit) || held == Some(unit) => {
                let others = picked.units.iter().filter(|code| **code != self.code(unit));
                Some(picks(Selection {
                    units: others.cloned().collect(),
                    ..Selection::default()
                }))
            }
            Here::Unit(unit, _) if able.contains(unit) => Some(self.takes(unit)),
            Here::Unit(_, cell) | Here::Cell(cell) => {
                if group.len() > 1
                    && let Ok(all) = self.together(state, &group, cell)
                {
                    return Some(self.all_done(&all));
                }
                let going = held.filter(|held| able.contains(*held) && group.len() < 2);
                if let Some(way) = going.and_then(|held| way(held, cell)) {
                    return Some(self.done(way.action));
                }
                let there = state.in_cell(cell, able);
                match (there.len(), there.iter().next(), here) {
                    (_, _, Here::Unit(..)) | (0, ..) => {}
                    (1, Some(only), _) => return Some(self.takes(only)),
                    _ => return Some(self.which_of(there, state.stage == Stage::Movement)),
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
        .or_else(|| match (here, group.len()) {
            (Here::Drop(_, cell) | Here::Cell(cell) | Here::Unit(_, cell), 2..) => {
                let why = self.together(state, &group, cell).err()?;
                Some(Click::Refuse(self.say_refusal(&why)))
            }
            _ => self.not_sent(state, held, here),
        })
    }

    /// All in a cell who can still go somewhere are picked; where they are, nobody is.
    fn stack_taken(&self, state: &State, picked: &Selection, cell: CellId) -> Option<Click> {
        let able: UnitSet = self.ways_now(state).iter().map(|way| way.unit).collect();
        let there = state.in_cell(cell, able);
        let all: Vec<String> = there.iter().map(|unit| self.code(unit)).collect();
        let units = match picked.units == all {
            true => Vec::new(),
            false => all,
        };
        (!there.is_empty()).then(|| {
            picks(Selection {
                units,
                ..Selection::default()
            })
        })
    }

    /// Those who are picked to move.
    pub(super) fn movers(&self, state: &State, picked: &Selection) -> Vec<UnitId> {
        if state.stage != Stage::Movement {
            return Vec::new();
        }
        let own = self.units_of(state.active) & state.on_table();
        let units = picked.units.iter().filter_map(|code| self.find_unit(code));
        units.filter(|unit| own.contains(*unit)).collect()
    }

    /// The moves of several to one cell, each by its shortest way; whoever is there already
    /// stays. Nobody is in a friend's way [T13.1].
    ///
    /// # Errors
    /// Why the first who does not get there does not.
    pub(super) fn together(
        &self,
        state: &State,
        units: &[UnitId],
        cell: CellId,
    ) -> Result<Vec<Action>, Illegal> {
        let moves = Moves::new(self, state);
        let goes = units
            .iter()
            .filter(|&&unit| state.cell_of(unit) != Some(cell));
        let moved = goes.map(|&unit| {
            let mut routes = moves.shortest(unit).into_iter();
            match routes.find(|route| route.end() == cell) {
                Some(route) => Ok(Action::Move { unit, route }),
                None => {
                    Err(why_not_to(self, state, unit, cell).unwrap_or(Illegal::HasMoved { unit }))
                }
            }
        });
        moved.collect()
    }

    /// Everywhere several can go together, and their moves.
    pub(super) fn ends_together(
        &self,
        state: &State,
        units: &[UnitId],
    ) -> Vec<(CellId, Vec<Action>)> {
        let all = self.cells().all().into_iter();
        let moved = all.filter_map(|cell| Some((cell, self.together(state, units, cell).ok()?)));
        moved.filter(|(_, moves)| !moves.is_empty()).collect()
    }

    /// Several actions as one gesture.
    pub(super) fn all_do(&self, actions: &[Action]) -> Effect {
        Effect::Play(actions.iter().map(|&a| self.notation(a)).collect())
    }

    fn all_done(&self, actions: &[Action]) -> Click {
        match actions {
            [] => picks(Selection::default()),
            some => Click::Effect(self.all_do(some)),
        }
    }

    /// What may be done about something that is pointed at: each move once. An enemy is
    /// where he stands: what can be done about him is done to his cell.
    pub(super) fn offered(&self, state: &State, at: &Pointer) -> Vec<Button> {
        let foes = state.occupied(state.active.other());
        let target = match self.at(state, at) {
            Some(Here::Unit(_, cell)) if foes.contains(cell) => {
                Some(Pointer::Place(self.spot(cell)))
            }
            _ => None,
        };
        let about = |action| {
            let about = self.about_action(action);
            about.are_at(at) || target.as_ref().is_some_and(|at| about.are_at(at))
        };
        let mut ways = self.ways_now(state);
        ways.retain(|way| about(way.action));
        ways.sort_by_key(|way| way.far);
        let moves = ways.into_iter().map(|way| way.action);
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        let goes = |action: &Action| matches!(action, Action::Move { .. } | Action::Retreat { .. });
        legal.retain(|&action| !goes(&action) && about(action));
        moves
            .chain(legal)
            .map(|action| self.offer(state, action))
            .collect()
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
    /// lead to the same position, and nobody means to march out and back.
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
            if state.cell_of(unit) == Some(end) {
                continue;
            }
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
    fn which_of(&self, units: UnitSet, moves: bool) -> Click {
        let button = |label, units: UnitSet| Button {
            label,
            chance: String::new(),
            weight: Weight::Quiet,
            asks: Vec::new(),
            does: Ok(Effect::Select(Selection {
                units: units.iter().map(|unit| self.code(unit)).collect(),
                ..Selection::default()
            })),
        };
        let each = units.iter();
        let each = each.map(|unit| button(self.called(unit), UnitSet::of(unit)));
        let all = || button(tr!("tabletop-all-of-them", n = units.len()), units);
        Click::Choose(each.chain(moves.then(all)).collect())
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
