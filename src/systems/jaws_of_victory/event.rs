//! What happened.

use super::ids::{UnitId, UnitSet};
use super::state::Stage;
use crate::engine::Die;
use crate::space::CellId;

/// Why a unit lost a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The combat results table [12.12].
    Table,
    /// The dice between armour and anti-tank weapons, where they are played \[J4\].
    ArmourDice,
    /// It had to stop in a hex that is too full [11.1.2].
    Crowd,
}

/// Something that happened, with its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A part of the night began; with the first wave the stacks are formed \[J16\].
    Began {
        /// What is decided in it.
        stage: Stage,
        /// The wave; 0 before the waves.
        wave: u8,
    },
    /// A unit was merged into a regiment [16.5.1].
    Joined {
        /// The unit.
        unit: UnitId,
        /// The regiment.
        into: UnitId,
        /// Its steps now.
        steps: u8,
    },
    /// A regiment was formed \[J11\].
    Formed {
        /// The regiment.
        regiment: UnitId,
        /// Out of whom.
        of: [UnitId; 2],
        /// Where.
        hex: CellId,
        /// Its steps.
        steps: u8,
    },
    /// A unit moved before the waves [16.5.2].
    Moved {
        /// The unit.
        unit: UnitId,
        /// From where.
        from: CellId,
        /// Where to.
        to: CellId,
    },
    /// That move was taken back.
    WentBack {
        /// The unit.
        unit: UnitId,
        /// Where to.
        to: CellId,
    },
    /// A stack began to act [16.5.3].
    Chosen {
        /// The hex it was formed in.
        stack: CellId,
    },
    /// It entered a hex [16.5.3].
    Entered {
        /// Its units.
        units: UnitSet,
        /// From where.
        from: CellId,
        /// Where to.
        to: CellId,
        /// Whether it crossed a river without a bridge \[J7\].
        crossed: bool,
    },
    /// A defender whose strength nobody knew shows it [22.6.3].
    Shown {
        /// The unit.
        unit: UnitId,
        /// Its steps.
        steps: u8,
    },
    /// It attacked [12.12].
    Attacked {
        /// The hex.
        hex: CellId,
        /// The strengths of attackers and defenders.
        strengths: [u16; 2],
        /// The column of the ratio, from 0 for the first.
        column: u8,
        /// Columns to the right for surprise.
        surprise: u8,
        /// Columns to the right for armour.
        armour: u8,
        /// The column that counts.
        shifted: u8,
        /// The dice, the red one first.
        dice: [Die; 2],
        /// The steps that attackers and defenders lose.
        losses: [u8; 2],
        /// Whether they become Disorganised.
        disorganises: [bool; 2],
    },
    /// A unit lost a step.
    StepLost {
        /// The unit.
        unit: UnitId,
        /// How many it has left.
        left: u8,
        /// Why.
        cause: Cause,
    },
    /// An extended division drew back to its first hex \[J2\].
    Narrowed {
        /// The unit.
        unit: UnitId,
        /// The hex it left.
        from: CellId,
    },
    /// Units became Disorganised [12.17].
    Disorganised {
        /// The units.
        units: UnitSet,
        /// In which hex: an extended division is Disorganised in that one only
        /// [4.7.3].
        hex: CellId,
    },
    /// Losses and disorder of an attack are settled.
    Settled,
    /// A stack reached the relief force [16.5.3.5].
    Escaped {
        /// Its units.
        units: UnitSet,
        /// Where.
        hex: CellId,
        /// How many steps.
        steps: u8,
    },
    /// A stack has to stop where there is no room for it \[J17\].
    Crowded {
        /// The hex.
        hex: CellId,
    },
    /// The stack is done [16.5.3].
    Halted {
        /// The hex it was formed in.
        stack: CellId,
    },
    /// The night is over [23.7.4].
    Ended {
        /// The steps that got out.
        points: u16,
    },
}
