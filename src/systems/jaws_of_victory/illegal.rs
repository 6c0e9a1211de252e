//! Why an action is not allowed: data, and exactly one case each.

use super::ids::UnitId;
use super::state::Stage;
use crate::engine::{Refusal, RuleRef};
use crate::space::CellId;

/// What is wrong with the units of a hex \[11\].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Crowding {
    /// There are too many.
    Units {
        /// How many.
        count: usize,
        /// How many may be.
        most: usize,
    },
    /// Too many of them are infantry regiments.
    Regiments {
        /// How many.
        count: usize,
    },
    /// They are of different korps.
    Korps,
}

/// A reason against an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The night is over.
    GameOver,
    /// The action belongs to another part of the night.
    OtherStage {
        /// What is being decided now.
        now: Stage,
    },
    /// Only units of the Gruppe that are on the map act.
    NotOfTheGroup {
        /// The unit.
        unit: UnitId,
    },

    /// A unit joins another one.
    Itself {
        /// The unit.
        unit: UnitId,
    },
    /// The units are in different hexes.
    NotTogether {
        /// The units.
        units: [UnitId; 2],
    },
    /// Units of korps support belong to no division.
    NoDivision {
        /// The unit.
        unit: UnitId,
    },
    /// The units are of different divisions.
    OtherDivision {
        /// The units.
        units: [UnitId; 2],
    },
    /// Armour joins nobody.
    ArmourJoins {
        /// The unit.
        unit: UnitId,
    },
    /// Only infantry regiments take others in, and no security regiments.
    TakesNobodyIn {
        /// The unit.
        unit: UnitId,
    },
    /// The regiment would have too many steps.
    TooManySteps {
        /// The regiment.
        unit: UnitId,
        /// How many it would have.
        steps: u8,
    },
    /// No such regiment can be formed: it is on the map, or never off it.
    NotToForm {
        /// The unit.
        unit: UnitId,
    },
    /// The unit is none of those that the regiment is formed of.
    NotItsOwn {
        /// The unit.
        unit: UnitId,
        /// The regiment.
        regiment: UnitId,
    },
    /// The two units of a new regiment are named in their order.
    NotInOrder,

    /// The unit has moved already.
    HasMoved {
        /// The unit.
        unit: UnitId,
    },
    /// The unit has not moved.
    HasNotMoved {
        /// The unit.
        unit: UnitId,
    },
    /// The hexes are not neighbours.
    NotNext {
        /// From where.
        from: CellId,
        /// Where to.
        to: CellId,
    },
    /// Soviet units are there.
    EnemyThere {
        /// The hex.
        hex: CellId,
    },
    /// A lake lies between the hexes.
    Lake {
        /// The hex beyond.
        hex: CellId,
    },
    /// This unit does not cross a river without a bridge.
    River {
        /// The unit.
        unit: UnitId,
        /// The hex beyond.
        hex: CellId,
    },
    /// A hex is too full.
    TooFull {
        /// The hex.
        hex: CellId,
        /// Why.
        crowding: Crowding,
    },

    /// No stack was formed in the hex, or nothing is left of it.
    NoStack {
        /// The hex.
        stack: CellId,
    },
    /// The stack has acted.
    HasActed {
        /// The hex it was formed in.
        stack: CellId,
    },
    /// The stack acts in another wave.
    OtherWave {
        /// The hex it was formed in.
        stack: CellId,
        /// Its wave.
        wave: u8,
    },
    /// Soviet units are there, and it does not lie to the south-west.
    NotSouthwest {
        /// The hex.
        hex: CellId,
    },
    /// Soviet units are there, and nobody in the stack can attack.
    NobodyAttacks {
        /// The hex.
        hex: CellId,
    },
    /// The stack would have to stop there, and the hex would be too full.
    NoRoom {
        /// The hex.
        hex: CellId,
        /// Why.
        crowding: Crowding,
    },

    /// The unit is not among those that can take the loss.
    NotInCombat {
        /// The unit.
        unit: UnitId,
    },
    /// The attacker's first loss comes from the strongest infantry.
    StrongestAttackerFirst {
        /// The unit.
        unit: UnitId,
    },
    /// The defender's first loss comes from the strongest unit.
    StrongestDefenderFirst {
        /// The unit.
        unit: UnitId,
    },
    /// Who only defends loses last.
    DefendsOnly {
        /// The unit.
        unit: UnitId,
    },
    /// The step for a hex that is too full comes from its strongest unit.
    StrongestOfCrowd {
        /// The unit.
        unit: UnitId,
    },
    /// The unit is not among those of which one too many is there.
    NotTooMany {
        /// The unit.
        unit: UnitId,
    },
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleRef {
        RuleRef(match self {
            Self::GameOver => "23.7.4",
            Self::OtherStage { .. } => "23.7.3",
            Self::NotOfTheGroup { .. } => "14.5.1",
            Self::Itself { .. }
            | Self::NotTogether { .. }
            | Self::OtherDivision { .. }
            | Self::ArmourJoins { .. } => "16.5.1",
            Self::NoDivision { .. } => "J13",
            Self::TakesNobodyIn { .. } | Self::TooManySteps { .. } => "J10",
            Self::NotToForm { .. } | Self::NotItsOwn { .. } | Self::NotInOrder => "J11",
            Self::HasMoved { .. } | Self::HasNotMoved { .. } => "16.5.2",
            Self::NotNext { .. } => "J5",
            Self::EnemyThere { .. } => "9.10.4",
            Self::Lake { .. } => "9.2.3",
            Self::River { .. } => "9.2.1.3",
            Self::TooFull { .. } => "11",
            Self::NoStack { .. } => "J16",
            Self::HasActed { .. } => "16.5.3",
            Self::OtherWave { .. } => "J15",
            Self::NotSouthwest { .. } => "23.7.3.3",
            Self::NobodyAttacks { .. } => "12.2",
            Self::NoRoom { .. } => "J17",
            Self::NotInCombat { .. } => "12.12",
            Self::StrongestAttackerFirst { .. } => "12.12.3",
            Self::StrongestDefenderFirst { .. } => "12.12.4",
            Self::DefendsOnly { .. } => "12.3.1.3",
            Self::StrongestOfCrowd { .. } | Self::NotTooMany { .. } => "11.1.2",
        })
    }
}
