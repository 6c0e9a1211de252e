//! A position.

use super::ids::MAX_UNITS;
use super::ids::{Ground, PerSide, Phase, UnitId, UnitSet};
use super::setup::Setup;
use crate::engine::SideNo;
use crate::hex::Id;
use crate::space::{CellId, CellSet};

/// The most units an attack can have: two from each of eight neighbours [T12.3].
pub const MAX_ATTACKERS: usize = 16;

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// The ground is about to be rolled for [chapter T9].
    Ground,
    /// The active side places new units and gives replacements [chapter T11].
    Reinforcement,
    /// The active side puts an attack together, or is done attacking [T12.1].
    Attack,
    /// The active side takes the attacker's loss [T12.11].
    AttackerLoss,
    /// The other side stays or retreats [T12.13].
    StayOrGo,
    /// The other side takes the defender's loss [T12.11].
    DefenderLoss,
    /// The other side retreats unit by unit [T12.14].
    Retreat,
    /// The active side moves [chapter T13].
    Movement,
    /// The game is over [T8.3].
    Over,
}

impl Stage {
    /// The phase it belongs to.
    #[must_use]
    pub const fn phase(self) -> Phase {
        match self {
            Self::Ground => Phase::Ground,
            Self::Reinforcement => Phase::Reinforcement,
            Self::Attack
            | Self::AttackerLoss
            | Self::StayOrGo
            | Self::DefenderLoss
            | Self::Retreat => Phase::Attack,
            Self::Movement => Phase::Movement,
            Self::Over => Phase::Rally,
        }
    }

    /// Whether the result of an attack is being carried out.
    #[must_use]
    pub const fn is_pending(self) -> bool {
        matches!(
            self,
            Self::AttackerLoss | Self::StayOrGo | Self::DefenderLoss | Self::Retreat
        )
    }

    /// What files and hashes call it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Ground => "ground",
            Self::Reinforcement => "reinforcement",
            Self::Attack => "attack",
            Self::AttackerLoss => "attacker_loss",
            Self::StayOrGo => "stay_or_go",
            Self::DefenderLoss => "defender_loss",
            Self::Retreat => "retreat",
            Self::Movement => "movement",
            Self::Over => "over",
        }
    }
}

/// An attack, from the first unit that joins it until its result is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    /// The cell under attack.
    pub target: CellId,
    /// The units in the order they were named; those beyond `count` are unit 0.
    units: [UnitId; MAX_ATTACKERS],
    count: u8,
    /// Points still to be lost in the stage it is in: by the attacker in
    /// [`Stage::AttackerLoss`], by the defender in [`Stage::DefenderLoss`].
    pub due: u16,
    /// The defender's whole loss, once the dice are known [T12.12].
    pub loss: u16,
    /// Whether the defender retreats when the loss is taken [T12.13].
    pub going: bool,
}

impl Attack {
    /// An attack on this cell by nobody yet.
    #[must_use]
    pub const fn on(target: CellId) -> Self {
        Self {
            target,
            units: [UnitId(0); MAX_ATTACKERS],
            count: 0,
            due: 0,
            loss: 0,
            going: false,
        }
    }

    /// The units in the order they were named.
    #[inline]
    #[must_use]
    pub fn named(&self) -> &[UnitId] {
        self.units.get(..usize::from(self.count)).unwrap_or(&[])
    }

    /// The units as a set.
    #[inline]
    #[must_use]
    pub fn units(&self) -> UnitSet {
        self.named().iter().copied().collect()
    }

    /// Names one more unit. One too many is not kept.
    pub fn join(&mut self, unit: UnitId) {
        if let Some(place) = self.units.get_mut(usize::from(self.count)) {
            *place = unit;
            self.count += 1;
        }
    }

    /// Takes a unit out; the order of the others stays.
    pub fn leave(&mut self, unit: UnitId) {
        let mut rest = Self::on(self.target);
        for &other in self.named() {
            if other != unit {
                rest.join(other);
            }
        }
        (self.units, self.count) = (rest.units, rest.count);
    }
}

/// A position with everything that later play depends on. Fixed in size, copied
/// freely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The game turn, from 1.
    pub turn: u8,
    /// The active side [T8.1].
    pub active: SideNo,
    /// What is being decided.
    pub stage: Stage,
    /// The ground [T2.1].
    pub ground: Ground,
    /// The number of the next entry of ground changes that is looked at in this
    /// phase [ruling TR1].
    pub next_change: u8,
    /// Replacement points left in this phase [ruling TR19].
    pub points: u8,
    /// Dice rolled so far.
    pub rolls: u32,
    /// The attack under way.
    pub attack: Option<Attack>,
    /// Where each unit is; cell 0 for one that is not on the table.
    cells: [CellId; MAX_UNITS],
    /// Present strengths; 0 for one that is not on the table.
    strengths: [u8; MAX_UNITS],
    on_table: UnitSet,
    /// All units that were ever on the table [ruling TR35].
    pub entered: UnitSet,
    /// New units that were lost as no base was free [ruling TR18].
    pub lost: UnitSet,
    /// New units that wait for the owner's choice of a base [T11.2].
    pub due: UnitSet,
    /// Units that were out-of-supply when last judged [T10.1].
    pub out_of_supply: UnitSet,
    /// Retreated units [T12.18].
    pub retreated: UnitSet,
    /// Units that attacked in this player turn [T12.1].
    pub attacked: UnitSet,
    /// Units that moved in this player turn [T13.1].
    pub moved: UnitSet,
    /// Cells that were attacked in this player turn [T12.1].
    pub attacked_cells: CellSet,
    /// The cells where a side has units.
    occupied: PerSide<CellSet>,
}

impl State {
    /// The table with the units of the start, all at full strength, before the
    /// first phase [T16.1].
    #[must_use]
    pub fn set_up(setup: &Setup) -> Self {
        let mut state = Self::empty(setup);
        for unit in setup.all_units() {
            if let Some(info) = setup.unit(unit).filter(|u| u.arrives.is_none()) {
                state.put(setup, unit, info.cell, info.strength);
            }
        }
        state
    }

    /// The table without any unit on it.
    #[must_use]
    pub fn empty(setup: &Setup) -> Self {
        Self {
            turn: 1,
            active: setup.parts().initiative,
            stage: Stage::Ground,
            ground: setup.parts().ground,
            next_change: 0,
            points: 0,
            rolls: 0,
            attack: None,
            cells: [CellId(0); MAX_UNITS],
            strengths: [0; MAX_UNITS],
            on_table: UnitSet::EMPTY,
            entered: UnitSet::EMPTY,
            lost: UnitSet::EMPTY,
            due: UnitSet::EMPTY,
            out_of_supply: UnitSet::EMPTY,
            retreated: UnitSet::EMPTY,
            attacked: UnitSet::EMPTY,
            moved: UnitSet::EMPTY,
            attacked_cells: CellSet::EMPTY,
            occupied: PerSide([CellSet::EMPTY; 2]),
        }
    }

    /// Whose decision it is; `None` when the game is over.
    #[must_use]
    pub const fn to_act(&self) -> Option<SideNo> {
        match self.stage {
            Stage::Over => None,
            Stage::StayOrGo | Stage::DefenderLoss | Stage::Retreat => Some(self.active.other()),
            _ => Some(self.active),
        }
    }

    /// The units on the table.
    #[inline]
    #[must_use]
    pub const fn on_table(&self) -> UnitSet {
        self.on_table
    }

    /// Where a unit is; `None` if it is not on the table.
    #[inline]
    #[must_use]
    pub fn cell_of(&self, unit: UnitId) -> Option<CellId> {
        match self.on_table.contains(unit) {
            true => self.cells.get(unit.index()).copied(),
            false => None,
        }
    }

    /// A unit's present strength in points; 0 if it is not on the table.
    #[inline]
    #[must_use]
    pub fn strength(&self, unit: UnitId) -> u8 {
        self.strengths.get(unit.index()).copied().unwrap_or(0)
    }

    /// The present strength of several units together.
    #[must_use]
    pub fn strength_of(&self, units: UnitSet) -> u16 {
        units.iter().map(|u| u16::from(self.strength(u))).sum()
    }

    /// The cells where a side has units, retreated ones included [ruling TR13].
    #[inline]
    #[must_use]
    pub fn occupied(&self, side: SideNo) -> CellSet {
        self.occupied[side]
    }

    /// Those of `among` that are in a cell.
    #[inline]
    #[must_use]
    pub fn in_cell(&self, cell: CellId, among: UnitSet) -> UnitSet {
        let mut found = UnitSet::EMPTY;
        for unit in among & self.on_table {
            let here = self.cells.get(unit.index()) == Some(&cell);
            found.insert_if(unit, here);
        }
        found
    }

    /// A side's units that may fight or lose points: on the table, unretreated.
    #[inline]
    #[must_use]
    pub fn fit(&self, setup: &Setup, side: SideNo) -> UnitSet {
        (setup.units_of(side) & self.on_table) - self.retreated
    }

    /// The units that can defend a cell and take losses there [T12.11].
    #[must_use]
    pub fn fit_in(&self, setup: &Setup, cell: CellId, side: SideNo) -> UnitSet {
        self.in_cell(cell, self.fit(setup, side))
    }

    /// Puts a unit on the table, or elsewhere on it, at this strength, which is
    /// at least 1.
    pub fn put(&mut self, setup: &Setup, unit: UnitId, cell: CellId, strength: u8) {
        let Some(info) = setup.unit(unit) else {
            return;
        };
        self.lift(setup, unit);
        self.on_table.insert(unit);
        self.entered.insert(unit);
        if let (Some(at), Some(points)) = (
            self.cells.get_mut(unit.index()),
            self.strengths.get_mut(unit.index()),
        ) {
            (*at, *points) = (cell, strength);
        }
        self.occupied[info.side].insert(cell);
    }

    /// Moves a unit that is on the table.
    #[inline]
    pub(super) fn shift(&mut self, setup: &Setup, unit: UnitId, to: CellId) {
        let strength = self.strength(unit);
        self.put(setup, unit, to, strength);
    }

    /// Gives a unit on the table this strength, at least 1.
    #[inline]
    pub(super) fn set_strength(&mut self, unit: UnitId, strength: u8) {
        if let Some(points) = self.strengths.get_mut(unit.index()) {
            *points = strength;
        }
    }

    /// Takes a unit off the table, with its marks.
    pub fn destroy(&mut self, setup: &Setup, unit: UnitId) {
        self.lift(setup, unit);
        for marks in [
            &mut self.out_of_supply,
            &mut self.retreated,
            &mut self.attacked,
            &mut self.moved,
        ] {
            marks.remove(unit);
        }
    }

    /// Takes a unit out of its cell.
    pub(super) fn lift(&mut self, setup: &Setup, unit: UnitId) {
        let Some(from) = self.cell_of(unit) else {
            return;
        };
        self.on_table.remove(unit);
        if let (Some(at), Some(points)) = (
            self.cells.get_mut(unit.index()),
            self.strengths.get_mut(unit.index()),
        ) {
            (*at, *points) = (CellId(0), 0);
        }
        for side in SideNo::BOTH {
            let own = setup.units_of(side);
            if own.contains(unit) && self.in_cell(from, own).is_empty() {
                self.occupied[side].remove(from);
            }
        }
    }
}
