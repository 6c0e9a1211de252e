//! A position.

use super::ids::{MAX_UNITS, UnitId, UnitSet};
use super::setup::{DefenderLosses, Setup};
use crate::engine::SideNo;
use crate::hex::Id;
use crate::space::{CellId, CellSet, MAX_CELLS};

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// Units are merged [16.5.1].
    Consolidation,
    /// Each unit may move one hex [16.5.2].
    OneHex,
    /// A stack of the wave is chosen [16.5.3].
    Wave,
    /// The stack goes on, or stops [16.5.3].
    March,
    /// The attacker takes a step from somebody [12.12.3].
    AttackerLoss,
    /// The defender takes a step from somebody [12.12.4].
    DefenderLoss,
    /// Units of an over-stacked hex are named that become Disorganised [11.1.2].
    Crowd,
    /// A step is taken from the strongest of them [11.1.2].
    CrowdLoss,
    /// The night is over [23.7.4].
    Over,
}

impl Stage {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Consolidation,
        Self::OneHex,
        Self::Wave,
        Self::March,
        Self::AttackerLoss,
        Self::DefenderLoss,
        Self::Crowd,
        Self::CrowdLoss,
        Self::Over,
    ];

    /// What files and hashes call it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Consolidation => "consolidation",
            Self::OneHex => "one_hex",
            Self::Wave => "wave",
            Self::March => "march",
            Self::AttackerLoss => "attacker_loss",
            Self::DefenderLoss => "defender_loss",
            Self::Crowd => "crowd",
            Self::CrowdLoss => "crowd_loss",
            Self::Over => "over",
        }
    }

    /// Whether a stack is under way.
    #[must_use]
    pub const fn is_under_way(self) -> bool {
        matches!(
            self,
            Self::March | Self::AttackerLoss | Self::DefenderLoss | Self::Crowd | Self::CrowdLoss
        )
    }
}

/// The stack that is under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct March {
    /// The hex it was formed in.
    pub stack: CellId,
    /// Where it is.
    pub at: CellId,
    /// How many hexes it has entered.
    pub entered: u8,
    /// Whether it has attacked.
    pub attacked: bool,
    /// Whether it crossed a river without a bridge, and goes no further \[J7\].
    pub crossed: bool,
}

/// An attack whose losses are being taken. Its place is that of the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fight {
    /// The steps that attackers and defenders still lose.
    pub due: [u8; 2],
    /// Whether the next of them is their first.
    pub first: [bool; 2],
    /// Whether they become Disorganised afterwards.
    pub disorganises: [bool; 2],
}

/// A position with everything that later play depends on. Fixed in size, copied
/// freely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What is being decided.
    pub stage: Stage,
    /// The wave, 1 to 4; 0 before the waves.
    pub wave: u8,
    /// Dice rolled so far.
    pub rolls: u32,
    /// Where each unit is; hex 0 for one that is not on the map.
    cells: [CellId; MAX_UNITS],
    /// Where each unit of the Gruppe began the one-hex move, and from the first wave
    /// on the hex its stack was formed in \[J16\]; hex 0 for others.
    origins: [CellId; MAX_UNITS],
    /// Steps of the units on the map, and of those that got out. In a view, 0 of a unit
    /// on the map is *unknown* [22.6.3].
    steps: [u8; MAX_UNITS],
    on_map: UnitSet,
    /// The hexes with Soviet units in them.
    held: CellSet,
    /// Units that were merged into others [16.5.1].
    pub joined: UnitSet,
    /// Regiments that took others in, or were formed \[J12\].
    pub enlarged: UnitSet,
    /// Units that have moved before the waves [16.5.2].
    pub moved: UnitSet,
    /// Disorganised units; an extended division in its first hex [12.17, 4.7.3].
    pub disorganised: UnitSet,
    /// Extended divisions that are Disorganised in their other hex [4.7.3].
    pub disorganised_beyond: UnitSet,
    /// Units that reached the relief force [16.5.3.5].
    pub escaped: UnitSet,
    /// The stacks that have acted, by the hexes they were formed in.
    pub acted: CellSet,
    /// The hexes that were attacked [16.5.3.4e].
    pub attacked: CellSet,
    /// How many stacks have attacked in the first wave [16.5.3.4e].
    pub attackers: u8,
    /// The stack under way.
    pub march: Option<March>,
    /// The attack whose losses are being taken.
    pub fight: Fight,
    /// The steps the Gruppe lost so far in attacks and crowds.
    pub lost: u16,
}

impl State {
    /// The map as printed, before anything is merged.
    #[must_use]
    pub fn set_up(setup: &Setup) -> Self {
        let mut state = Self::empty();
        for unit in setup.all_units() {
            if let Some(info) = setup.unit(unit)
                && let Some(at) = info.at
            {
                state.put(setup, unit, at, info.steps);
            }
        }
        state
    }

    /// The map without any unit on it.
    #[must_use]
    pub const fn empty() -> Self {
        Self {
            stage: Stage::Consolidation,
            wave: 0,
            rolls: 0,
            cells: [CellId(0); MAX_UNITS],
            origins: [CellId(0); MAX_UNITS],
            steps: [0; MAX_UNITS],
            on_map: UnitSet::EMPTY,
            held: CellSet::EMPTY,
            joined: UnitSet::EMPTY,
            enlarged: UnitSet::EMPTY,
            moved: UnitSet::EMPTY,
            disorganised: UnitSet::EMPTY,
            disorganised_beyond: UnitSet::EMPTY,
            escaped: UnitSet::EMPTY,
            acted: CellSet::EMPTY,
            attacked: CellSet::EMPTY,
            attackers: 0,
            march: None,
            fight: Fight {
                due: [0; 2],
                first: [false; 2],
                disorganises: [false; 2],
            },
            lost: 0,
        }
    }

    /// Whose decision it is; `None` when the night is over.
    #[must_use]
    pub const fn to_act(&self) -> Option<SideNo> {
        match self.stage {
            Stage::Over => None,
            Stage::DefenderLoss => Some(SideNo::B),
            _ => Some(SideNo::A),
        }
    }

    /// The units on the map.
    #[inline]
    #[must_use]
    pub const fn on_map(&self) -> UnitSet {
        self.on_map
    }

    /// The hexes with Soviet units in them \[J9\].
    #[inline]
    #[must_use]
    pub const fn held(&self) -> CellSet {
        self.held
    }

    /// Where a unit is; `None` if it is not on the map.
    #[inline]
    #[must_use]
    pub fn cell_of(&self, unit: UnitId) -> Option<CellId> {
        match self.on_map.contains(unit) {
            true => self.cells.get(unit.index()).copied(),
            false => None,
        }
    }

    /// The other hex of an extended division: none once it is a cadre [4.7, J2].
    #[must_use]
    pub fn also(&self, setup: &Setup, unit: UnitId) -> Option<CellId> {
        let other = setup.unit(unit)?.also?;
        (self.on_map.contains(unit) && self.steps(unit) != 1).then_some(other)
    }

    /// Where a unit of the Gruppe began its one-hex move, or the hex its stack was
    /// formed in; `None` if it is not on the map.
    #[must_use]
    pub fn origin_of(&self, unit: UnitId) -> Option<CellId> {
        match self.on_map.contains(unit) {
            true => self.origins.get(unit.index()).copied(),
            false => None,
        }
    }

    /// The steps of a unit on the map or of one that got out; 0 of others.
    #[inline]
    #[must_use]
    pub fn steps(&self, unit: UnitId) -> u8 {
        self.steps.get(unit.index()).copied().unwrap_or(0)
    }

    /// The steps of several units together.
    #[must_use]
    pub fn steps_of(&self, units: UnitSet) -> u16 {
        units.iter().map(|unit| u16::from(self.steps(unit))).sum()
    }

    /// The strength of a unit with the steps it has, not halved [4.4].
    #[must_use]
    pub fn strength(&self, setup: &Setup, unit: UnitId) -> u16 {
        setup.strength(unit, self.steps(unit), self.enlarged.contains(unit))
    }

    /// Those of `among` that are in a hex; extended divisions count in both of theirs.
    #[must_use]
    pub fn in_hex(&self, setup: &Setup, hex: CellId, among: UnitSet) -> UnitSet {
        let here = |unit: &UnitId| {
            self.cells.get(unit.index()) == Some(&hex)
                || setup.extended().contains(*unit) && self.also(setup, *unit) == Some(hex)
        };
        (among & self.on_map).iter().filter(here).collect()
    }

    /// The units of the Gruppe, hex by hex.
    #[must_use]
    pub(super) fn pocket_by_hex(&self, setup: &Setup) -> [UnitSet; MAX_CELLS] {
        let mut there = [UnitSet::EMPTY; MAX_CELLS];
        for unit in setup.pocket() {
            let at = self.cell_of(unit).map(CellId::index);
            if let Some(set) = at.and_then(|at| there.get_mut(at)) {
                set.insert(unit);
            }
        }
        there
    }

    /// The Soviet units of a hex.
    #[must_use]
    pub fn enemies_in(&self, setup: &Setup, hex: CellId) -> UnitSet {
        match self.held.contains(hex) {
            true => self.in_hex(setup, hex, setup.enemies()),
            false => UnitSet::EMPTY,
        }
    }

    /// The units of the Gruppe in a hex.
    #[must_use]
    pub fn pocket_in(&self, setup: &Setup, hex: CellId) -> UnitSet {
        self.in_hex(setup, hex, setup.pocket())
    }

    /// What is left of the stack that was formed in a hex \[J16\].
    #[must_use]
    pub fn stack(&self, setup: &Setup, stack: CellId) -> UnitSet {
        let of = |unit: &UnitId| self.origin_of(*unit) == Some(stack);
        setup.pocket().iter().filter(of).collect()
    }

    /// The stacks on the map, by the hexes they were formed in.
    #[must_use]
    pub fn stacks(&self, setup: &Setup) -> CellSet {
        let units = setup.pocket().iter();
        units.filter_map(|unit| self.origin_of(unit)).collect()
    }

    /// The stacks that may still act in this wave [16.5.3].
    #[must_use]
    pub fn waiting(&self, setup: &Setup) -> CellSet {
        let stacks = (self.stacks(setup) - self.acted).iter();
        stacks
            .filter(|stack| setup.wave_of(*stack) == self.wave)
            .collect()
    }

    /// Whether a unit is Disorganised where it is met: in a hex [4.7.3].
    #[must_use]
    pub fn is_disorganised(&self, unit: UnitId, in_hex: CellId) -> bool {
        match self.cell_of(unit) == Some(in_hex) {
            true => self.disorganised.contains(unit),
            false => self.disorganised_beyond.contains(unit),
        }
    }

    /// Whether the losses of the defender are the other player's to choose \[J21\].
    #[must_use]
    pub fn defender_chooses(setup: &Setup) -> bool {
        setup.options().defender_losses == DefenderLosses::Player
    }

    /// Puts a unit on the map, or elsewhere on it, with these steps, at least 1.
    pub fn put(&mut self, setup: &Setup, unit: UnitId, cell: CellId, steps: u8) {
        self.on_map.insert(unit);
        let pocket = setup.pocket().contains(unit);
        if let (Some(at), Some(origin), Some(has)) = (
            self.cells.get_mut(unit.index()),
            self.origins.get_mut(unit.index()),
            self.steps.get_mut(unit.index()),
        ) {
            (*at, *has) = (cell, steps);
            if pocket {
                *origin = cell;
            }
        }
        if setup.enemies().contains(unit) {
            self.hold(setup);
        }
    }

    /// Says of which stack a unit is.
    pub(super) fn belong(&mut self, unit: UnitId, stack: CellId) {
        if let Some(origin) = self.origins.get_mut(unit.index()) {
            *origin = stack;
        }
    }

    /// Forms the stacks: the units of a hex are one from now on \[J16\].
    pub(super) fn form_stacks(&mut self, setup: &Setup) {
        for unit in setup.pocket() {
            if let (Some(at), Some(origin)) = (
                self.cells.get(unit.index()),
                self.origins.get_mut(unit.index()),
            ) {
                *origin = *at;
            }
        }
    }

    /// Moves a unit that is on the map.
    #[inline]
    pub(super) fn shift(&mut self, unit: UnitId, to: CellId) {
        if let Some(at) = self.cells.get_mut(unit.index()) {
            *at = to;
        }
    }

    /// Gives a unit these steps; with none it leaves the map.
    pub(super) fn set_steps(&mut self, setup: &Setup, unit: UnitId, steps: u8) {
        if steps == 0 {
            self.lift(setup, unit);
        } else if let Some(has) = self.steps.get_mut(unit.index()) {
            *has = steps;
        }
        if setup.enemies().contains(unit) {
            self.hold(setup);
        }
    }

    /// Puts *unknown* for the steps of a unit; where it is stays known.
    pub(super) fn forget(&mut self, unit: UnitId) {
        if let Some(has) = self.steps.get_mut(unit.index()) {
            *has = 0;
        }
    }

    /// Takes a unit off the map with its marks; it has no steps any more.
    pub fn lift(&mut self, setup: &Setup, unit: UnitId) {
        self.leave(unit);
        if let Some(has) = self.steps.get_mut(unit.index()) {
            *has = 0;
        }
        if setup.enemies().contains(unit) {
            self.hold(setup);
        }
    }

    /// Takes a unit off the map that keeps its steps: it got out.
    pub(super) fn leave(&mut self, unit: UnitId) {
        self.on_map.remove(unit);
        if let (Some(at), Some(origin)) = (
            self.cells.get_mut(unit.index()),
            self.origins.get_mut(unit.index()),
        ) {
            (*at, *origin) = (CellId(0), CellId(0));
        }
        for marks in [
            &mut self.moved,
            &mut self.disorganised,
            &mut self.disorganised_beyond,
        ] {
            marks.remove(unit);
        }
    }

    /// Works out which hexes Soviet units are in.
    fn hold(&mut self, setup: &Setup) {
        let mut held = CellSet::EMPTY;
        for unit in setup.enemies() & self.on_map {
            if let Some(at) = self.cell_of(unit) {
                held.insert(at);
            }
            if let Some(also) = self.also(setup, unit) {
                held.insert(also);
            }
        }
        self.held = held;
    }

    /// Says how many steps a unit has that got out.
    pub(super) fn got_out(&mut self, unit: UnitId, steps: u8) {
        self.escaped.insert(unit);
        if let Some(has) = self.steps.get_mut(unit.index()) {
            *has = steps;
        }
    }
}
