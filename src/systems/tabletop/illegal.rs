//! Why an action is not allowed: data, and exactly one case each.

use super::ids::UnitId;
use super::state::Stage;
use crate::engine::{Refusal, RuleRef};
use crate::space::CellId;

/// A reason against an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// The action belongs to another phase.
    OtherPhase {
        /// What is being decided now.
        now: Stage,
    },
    /// Something of an attack has to be done first.
    AttackUnderWay {
        /// What is being decided now.
        now: Stage,
    },

    /// The unit is not due, or is placed already.
    NotDue {
        /// The unit.
        unit: UnitId,
    },
    /// The entry cell is free of enemies: the unit enters there.
    EntryFree {
        /// The entry cell.
        entry: CellId,
    },
    /// Not one of the owner's bases.
    EntryNotBase {
        /// The cell.
        cell: CellId,
    },
    /// The enemy is in it.
    EntryEnemyOccupied {
        /// The cell.
        cell: CellId,
    },
    /// Another base is nearer to the entry cell.
    EntryNotNearest {
        /// The cell.
        cell: CellId,
        /// How far it is.
        distance: u32,
        /// How far the nearest is.
        nearest: u32,
    },
    /// A new unit still has to be placed.
    ArrivalsLeft {
        /// The first of them.
        unit: UnitId,
    },

    /// No replacement point is left.
    NoPoints,
    /// Replacements go to one's own units on the table.
    NotToReplace {
        /// The unit.
        unit: UnitId,
    },
    /// The unit is at its original strength.
    AtFullStrength {
        /// The unit.
        unit: UnitId,
    },
    /// The unit is out-of-supply.
    ReplaceOutOfSupply {
        /// The unit.
        unit: UnitId,
    },

    /// Nobody is in the attack.
    NobodyAttacks,
    /// The unit is in the attack already.
    NamedTwice {
        /// The unit.
        unit: UnitId,
    },
    /// The unit is not in the attack.
    NotInAttack {
        /// The unit.
        unit: UnitId,
    },
    /// Another cell is under attack: one attack after the other.
    OtherTarget {
        /// The cell under attack.
        target: CellId,
    },
    /// No enemy is in the target.
    NoEnemyThere {
        /// The target.
        target: CellId,
    },
    /// The target was attacked before in this player turn.
    AttackedBefore {
        /// The target.
        target: CellId,
    },
    /// Attackers are one's own units on the table.
    NotToAttack {
        /// The unit.
        unit: UnitId,
    },
    /// The unit is retreated.
    Retreated {
        /// The unit.
        unit: UnitId,
    },
    /// The unit has attacked in this player turn.
    HasAttacked {
        /// The unit.
        unit: UnitId,
    },
    /// The unit is not next to the target.
    NotNextToTarget {
        /// The unit.
        unit: UnitId,
        /// The target.
        target: CellId,
    },
    /// Two of its cell are in the attack already.
    ThirdOfCell {
        /// The unit.
        unit: UnitId,
        /// Its cell.
        cell: CellId,
    },
    /// The attackers could not pay for going all-out.
    CannotPay {
        /// Their points together.
        points: u16,
    },

    /// The unit is not among those that take the loss.
    NotInGroup {
        /// The unit.
        unit: UnitId,
    },
    /// It would fall to 0 while others have to come down to 1 first.
    OthersFirst {
        /// The unit.
        unit: UnitId,
    },

    /// Without a loss nobody retreats.
    NoLoss,
    /// The loss is more than the cell has: there is no retreat.
    LossAboveStrength {
        /// The loss.
        loss: u16,
        /// The strength of the unretreated units of the cell.
        strength: u16,
    },
    /// There is nowhere to go.
    NoDestination {
        /// The cell under attack.
        cell: CellId,
    },
    /// The unit is not among those that retreat.
    NotRetreating {
        /// The unit.
        unit: UnitId,
    },
    /// The destination is not next to the cell.
    FarDestination {
        /// The destination.
        cell: CellId,
    },
    /// The enemy is there.
    DestinationEnemyOccupied {
        /// The destination.
        cell: CellId,
    },
    /// Nobody enters it.
    DestinationImpassable {
        /// The destination.
        cell: CellId,
    },
    /// It is an enemy base.
    DestinationEnemyBase {
        /// The destination.
        cell: CellId,
    },
    /// From a base, units retreat to another base.
    DestinationNoBase {
        /// The destination.
        cell: CellId,
    },
    /// It is vacant and next to an enemy.
    DestinationExposed {
        /// The destination.
        cell: CellId,
    },
    /// It is next to an and a cell away from enemies is to be had.
    DestinationNotFirst {
        /// The destination.
        cell: CellId,
    },

    /// One moves one's own units on the table.
    NotToMove {
        /// The unit.
        unit: UnitId,
    },
    /// The unit has moved in this player turn.
    HasMoved {
        /// The unit.
        unit: UnitId,
    },
    /// So many cells are not for this unit now.
    RouteLength {
        /// How many cells the route has.
        cells: usize,
        /// How many the unit may enter.
        most: usize,
    },
    /// A cell of the route is not next to the one before.
    NotNext {
        /// The cell.
        cell: CellId,
    },
    /// The enemy is in a cell of the route.
    EnemyInWay {
        /// The cell.
        cell: CellId,
    },
    /// A cell of the route is impassable.
    Impassable {
        /// The cell.
        cell: CellId,
    },
    /// A second difficult cell.
    SecondDifficult {
        /// The cell.
        cell: CellId,
    },
    /// A second river.
    SecondRiver {
        /// The cell behind it.
        cell: CellId,
    },
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleRef {
        RuleRef(match self {
            Self::GameOver => "T8.3",
            Self::OtherPhase { .. } => "T8.2",
            Self::AttackUnderWay { .. }
            | Self::OtherTarget { .. }
            | Self::AttackedBefore { .. }
            | Self::HasAttacked { .. } => "T12.1",
            Self::NotDue { .. } | Self::ArrivalsLeft { .. } => "T7.2",
            Self::EntryFree { .. } => "T11.1",
            Self::EntryNotBase { .. } | Self::EntryEnemyOccupied { .. } => "T11.2",
            Self::EntryNotNearest { .. } => "TR18",
            Self::NoPoints => "TR19",
            Self::NotToReplace { .. } | Self::ReplaceOutOfSupply { .. } => "TR17",
            Self::AtFullStrength { .. } => "T11.3",
            Self::NobodyAttacks
            | Self::NamedTwice { .. }
            | Self::NotInAttack { .. }
            | Self::NotToAttack { .. }
            | Self::NotNextToTarget { .. }
            | Self::ThirdOfCell { .. } => "T12.3",
            Self::NoEnemyThere { .. } => "T12.2",
            Self::Retreated { .. } => "T12.18",
            Self::CannotPay { .. } => "TR21",
            Self::NotInGroup { .. } | Self::OthersFirst { .. } => "T12.11",
            Self::NoLoss => "TR28",
            Self::LossAboveStrength { .. } => "T12.13",
            Self::NoDestination { .. } => "TR29",
            Self::NotRetreating { .. } | Self::FarDestination { .. } => "T12.14",
            Self::DestinationEnemyOccupied { .. }
            | Self::DestinationImpassable { .. }
            | Self::DestinationEnemyBase { .. }
            | Self::DestinationExposed { .. } => "T12.16",
            Self::DestinationNoBase { .. } => "T12.17",
            Self::DestinationNotFirst { .. } => "T12.15",
            Self::NotToMove { .. }
            | Self::HasMoved { .. }
            | Self::NotNext { .. }
            | Self::EnemyInWay { .. } => "T13.1",
            Self::RouteLength { .. } => "T13.3",
            Self::Impassable { .. } => "T4.4",
            Self::SecondDifficult { .. } | Self::SecondRiver { .. } => "T13.4",
        })
    }
}
