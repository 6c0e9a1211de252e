//! Where units can move [chapter T13].

use super::action::Route;
use super::ids::{Ground, Terrain, UnitId, UnitSet};
use super::illegal::Illegal;
use super::setup::Setup;
use super::state::State;
use crate::space::{CellId, CellSet};
use std::ops::ControlFlow::{self, Break, Continue};

type Report<'r> = &'r mut dyn FnMut(Illegal) -> ControlFlow<()>;

/// What judging and listing moves needs of a position, worked out once.
pub(super) struct Moves<'a> {
    setup: &'a Setup,
    state: &'a State,
    enemies: CellSet,
    /// The units that may go on to a second cell [T13.3].
    far: UnitSet,
}

impl<'a> Moves<'a> {
    pub fn new(setup: &'a Setup, state: &'a State) -> Self {
        let far = match state.ground {
            Ground::Easy => setup.fast() - state.out_of_supply,
            Ground::Mud => UnitSet::EMPTY,
        };
        Self {
            setup,
            state,
            enemies: state.occupied(state.active.other()),
            far,
        }
    }

    /// The units that can still move [T13.1].
    pub fn able(&self) -> UnitSet {
        self.state.fit(self.setup, self.state.active) - self.state.moved
    }

    /// The cells one step from here that can be entered [T13.1].
    #[inline]
    pub fn firsts(&self, from: CellId) -> CellSet {
        self.setup.ways(from) - self.enemies
    }

    /// The cells to which a unit can go on [T13.4].
    #[inline]
    fn seconds(&self, drives: bool, from: CellId, first: CellId) -> CellSet {
        let onward = match drives {
            true => self.setup.onward(from, first),
            false => self.setup.ways(first),
        };
        onward - self.enemies
    }

    /// Calls `visit` with every legal route of an able unit.
    #[inline]
    pub fn routes(&self, unit: UnitId, mut visit: impl FnMut(Route)) {
        let (Some(from), Some(info)) = (self.state.cell_of(unit), self.setup.unit(unit)) else {
            return;
        };
        let far = self.far.contains(unit);
        for first in self.firsts(from) {
            visit(Route {
                first,
                second: None,
            });
            if !far {
                continue;
            }
            for second in self.seconds(info.branch.drives(), from, first) {
                visit(Route {
                    first,
                    second: Some(second),
                });
            }
        }
    }

    /// The legal routes of a unit, one to each cell: the shortest, the nearest cells first.
    /// Others lead to the same position.
    pub fn shortest(&self, unit: UnitId) -> Vec<Route> {
        let mut routes: Vec<Route> = Vec::new();
        if self.able().contains(unit) {
            self.routes(unit, |route| routes.push(route));
        }
        routes.sort_by_key(|route| route.second.is_some());
        let mut ends = CellSet::EMPTY;
        routes.retain(|route| {
            let is_new = !ends.contains(route.end());
            ends.insert(route.end());
            is_new
        });
        routes
    }

    /// So many cells a unit may enter in one move [T13.3].
    fn most(&self, unit: UnitId) -> usize {
        if self.far.contains(unit) { 2 } else { 1 }
    }

    /// Every reason why the active side's `unit` may not enter these cells one
    /// after the other, in the order of the table of reasons.
    pub fn audit(&self, unit: UnitId, cells: &[CellId], report: Report<'_>) -> ControlFlow<()> {
        let own = self.setup.units_of(self.state.active).contains(unit);
        let place = self.state.cell_of(unit).filter(|_| own);
        let (Some(from), Some(info)) = (place, self.setup.unit(unit)) else {
            return report(Illegal::NotToMove { unit });
        };
        if self.state.retreated.contains(unit) {
            report(Illegal::Retreated { unit })?;
        }
        if self.state.moved.contains(unit) {
            report(Illegal::HasMoved { unit })?;
        }
        let most = self.most(unit);
        if !(1..=most).contains(&cells.len()) {
            report(Illegal::RouteLength {
                cells: cells.len(),
                most,
            })?;
        }
        let mut at = from;
        for &cell in cells {
            if !self.setup.cells().adjacent(at, cell) {
                report(Illegal::NotNext { cell })?;
                // What follows would be judged from a cell nobody is in.
                return Break(());
            }
            if self.enemies.contains(cell) {
                report(Illegal::EnemyInWay { cell })?;
            }
            if !self.setup.passable().contains(cell) {
                report(Illegal::Impassable { cell })?;
            }
            at = cell;
        }
        match (info.branch.drives(), cells) {
            (true, &[first, second]) => self.audit_second(from, first, second, report),
            _ => Continue(()),
        }
    }

    /// Why a unit that drives cannot go on to the second cell [T13.4].
    fn audit_second(
        &self,
        from: CellId,
        first: CellId,
        second: CellId,
        report: Report<'_>,
    ) -> ControlFlow<()> {
        let difficult = |cell| self.setup.terrain(cell) == Terrain::Difficult;
        if difficult(first) && difficult(second) {
            report(Illegal::SecondDifficult { cell: second })?;
        }
        let wet = |a, b| self.setup.river_between(a, b);
        if wet(from, first) && wet(first, second) {
            report(Illegal::SecondRiver { cell: second })?;
        }
        Continue(())
    }
}

/// Whether the active side's `unit` may enter these cells one after the other,
/// however many they are [chapter T13].
///
/// # Errors
/// The first reason why not.
pub fn judge_route(
    setup: &Setup,
    state: &State,
    unit: UnitId,
    cells: &[CellId],
) -> Result<(), Illegal> {
    let mut judged = Ok(());
    let _ = Moves::new(setup, state).audit(unit, cells, &mut |reason| {
        judged = Err(reason);
        Break(())
    });
    judged
}

/// Why the active side's `unit` cannot end its move in a cell: of all ways there, the
/// reason of the one that fails last; `None` if it can [chapter T13].
#[must_use]
pub fn why_not_to(setup: &Setup, state: &State, unit: UnitId, cell: CellId) -> Option<Illegal> {
    let from = state.cell_of(unit);
    let firsts = from.map_or(CellSet::EMPTY, |from| setup.cells().around(from));
    let over = firsts & setup.cells().around(cell);
    let direct = judge_route(setup, state, unit, &[cell]);
    let mut last = direct.err()?;
    for first in over {
        let why = judge_route(setup, state, unit, &[first, cell]).err()?;
        if how_far(&why, cell) > how_far(&last, cell) {
            last = why;
        }
    }
    // That no way leads so far says more than that none begins there.
    let most = Moves::new(setup, state).most(unit);
    let cells = from.map(|from| setup.cells().distance(from, cell) as usize);
    match (&last, cells.filter(|&cells| cells > most)) {
        (Illegal::NotNext { .. }, Some(cells)) => Some(Illegal::RouteLength { cells, most }),
        _ => Some(last),
    }
}

/// How many cells of a way to `end` can be entered as far as this reason says: 2 if only
/// the way as a whole is closed.
fn how_far(why: &Illegal, end: CellId) -> u8 {
    match why {
        Illegal::EnemyInWay { cell } | Illegal::Impassable { cell } if *cell != end => 1,
        Illegal::EnemyInWay { .. }
        | Illegal::Impassable { .. }
        | Illegal::SecondDifficult { .. }
        | Illegal::SecondRiver { .. } => 2,
        _ => 0,
    }
}

/// The cells in which the active side's `unit` can end its move, its own not
/// counted [chapter T13].
#[must_use]
pub fn reach(setup: &Setup, state: &State, unit: UnitId) -> CellSet {
    let moves = Moves::new(setup, state);
    let mut reach = CellSet::EMPTY;
    if moves.able().contains(unit) {
        moves.routes(unit, |route| reach.insert(route.end()));
    }
    if let Some(from) = state.cell_of(unit) {
        reach.remove(from);
    }
    reach
}
