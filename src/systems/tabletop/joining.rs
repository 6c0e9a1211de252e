//! Which units can join an attack on which cells [T12.1 to T12.3].

use super::ids::{UnitId, UnitSet};
use super::illegal::Illegal;
use super::setup::Setup;
use super::state::State;
use crate::space::{CellId, CellSet};
use std::ops::ControlFlow::{self, Break, Continue};

/// What judging and listing attackers needs of a position, worked out once.
pub(super) struct Joins<'a> {
    setup: &'a Setup,
    state: &'a State,
    /// The units already in the attack.
    pub named: UnitSet,
    /// The cells that can be attacked.
    targets: CellSet,
}

impl<'a> Joins<'a> {
    pub fn new(setup: &'a Setup, state: &'a State) -> Self {
        let targets = state.occupied(state.active.other()) - state.attacked_cells;
        Self {
            setup,
            state,
            named: state.attack.map_or(UnitSet::EMPTY, |a| a.units()),
            targets: match state.attack {
                Some(attack) => targets & CellSet::of(attack.target),
                None => targets,
            },
        }
    }

    /// The units that can still attack [T12.3].
    pub fn able(&self) -> UnitSet {
        let fit = self.state.fit(self.setup, self.state.active);
        (fit - self.state.attacked) - self.named
    }

    /// The cells an able unit can attack, or help to.
    #[inline]
    pub fn targets(&self, unit: UnitId) -> CellSet {
        let Some(from) = self.state.cell_of(unit) else {
            return CellSet::EMPTY;
        };
        let near = self.setup.cells().around(from) & self.targets;
        match near.is_empty() || self.room(from) {
            true => near,
            false => CellSet::EMPTY,
        }
    }

    /// The cells that somebody can attack, or help to.
    pub fn all_targets(&self) -> CellSet {
        let all = self.able().iter().map(|unit| self.targets(unit));
        all.fold(CellSet::EMPTY, |all, of| all | of)
    }

    /// Whether one more of a cell can join the attack [T12.3].
    fn room(&self, cell: CellId) -> bool {
        let most = usize::from(self.setup.numbers().attackers_per_cell);
        self.named.is_empty() || self.state.in_cell(cell, self.named).len() < most
    }

    /// Every reason why the active side's `unit` may not join an attack on
    /// `target`, in the order of the table of reasons.
    pub fn audit(
        &self,
        unit: UnitId,
        target: CellId,
        report: &mut dyn FnMut(Illegal) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let state = self.state;
        if self.named.contains(unit) {
            report(Illegal::NamedTwice { unit })?;
        }
        if let Some(attack) = state.attack.filter(|a| a.target != target) {
            let target = attack.target;
            report(Illegal::OtherTarget { target })?;
        }
        if !state.occupied(state.active.other()).contains(target) {
            report(Illegal::NoEnemyThere { target })?;
        }
        if state.attacked_cells.contains(target) {
            report(Illegal::AttackedBefore { target })?;
        }
        let own = self.setup.units_of(state.active).contains(unit);
        let Some(from) = state.cell_of(unit).filter(|_| own) else {
            report(Illegal::NotToAttack { unit })?;
            return Break(());
        };
        if state.retreated.contains(unit) {
            report(Illegal::Retreated { unit })?;
        }
        if state.attacked.contains(unit) {
            report(Illegal::HasAttacked { unit })?;
        }
        if !self.setup.cells().adjacent(from, target) {
            report(Illegal::NotNextToTarget { unit, target })?;
        }
        if !self.room(from) {
            report(Illegal::ThirdOfCell { unit, cell: from })?;
        }
        Continue(())
    }
}
