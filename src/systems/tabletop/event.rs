//! What happened.

use super::action::Route;
use super::ids::{Ground, Phase, UnitId, UnitSet};
use crate::engine::{Die, SideNo};
use crate::space::CellId;

/// Why a unit was destroyed otherwise than point by point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The loss was more than its cell had [T12.13].
    Overwhelmed,
    /// It had retreated before, and the others of its cell are gone [T12.18].
    LeftBehind,
    /// It was isolated when the game ended [T15.5].
    Isolated,
}

/// Something that happened, with its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A phase began [T8.2].
    PhaseBegan {
        /// The game turn.
        turn: u8,
        /// The active side.
        side: SideNo,
        /// The phase.
        phase: Phase,
    },
    /// The ground was rolled for [T9.1].
    GroundRolled {
        /// The face.
        die: Die,
        /// The number of the entry in the scenario.
        entry: u8,
        /// What the ground became; `None` if it stayed.
        changed: Option<Ground>,
    },
    /// The active side's units were judged [T10.1].
    SupplyJudged {
        /// The side.
        side: SideNo,
        /// Its units that are out-of-supply.
        out: UnitSet,
        /// Those of them that were not before.
        newly: UnitSet,
        /// Those that are no longer.
        regained: UnitSet,
    },
    /// A new unit arrived [T11.1].
    Arrived {
        /// The unit.
        unit: UnitId,
        /// Where.
        cell: CellId,
        /// Its entry cell, if the enemy is there [T11.2].
        displaced_from: Option<CellId>,
    },
    /// A new unit waits for the owner's choice of a base [T11.2].
    Displaced {
        /// The unit.
        unit: UnitId,
        /// Its entry cell.
        from: CellId,
    },
    /// A new unit was lost, as no base was free [ruling TR18].
    ArrivalLost {
        /// The unit.
        unit: UnitId,
    },
    /// Replacement points came [T11.3].
    ReplacementsCame {
        /// How many.
        points: u8,
    },
    /// A unit took one of them [T11.3].
    Replaced {
        /// The unit.
        unit: UnitId,
        /// Its strength now.
        strength: u8,
    },
    /// Replacement points were not used [ruling TR19].
    ReplacementsLapsed {
        /// How many.
        points: u8,
    },
    /// A unit joined the attack [T12.3].
    Joined {
        /// The unit.
        unit: UnitId,
        /// The target.
        target: CellId,
    },
    /// A unit was taken out of the attack again.
    Left {
        /// The unit.
        unit: UnitId,
    },
    /// The dice of an attack fell [T12.8, T12.12].
    Fought {
        /// The target.
        target: CellId,
        /// Whether it was all-out [T12.4].
        all_out: bool,
        /// Whether the target was crowded [T12.10].
        crowded: bool,
        /// How many dice were rolled.
        dice: u8,
        /// Hits of the attack and of the defence.
        hits: [u16; 2],
        /// Losses of the attackers and of the defenders [T12.12].
        losses: [u16; 2],
        /// How much the attackers can lose at the most.
        attackers: u16,
    },
    /// A unit lost strength [T12.11].
    Lost {
        /// The unit.
        unit: UnitId,
        /// How many points.
        points: u8,
        /// What it has left; 0: it is destroyed.
        left: u8,
    },
    /// A unit was destroyed with all it had.
    Destroyed {
        /// The unit.
        unit: UnitId,
        /// The strength it had.
        strength: u8,
        /// Why.
        cause: Cause,
    },
    /// The defender may stay or retreat [T12.13].
    MayRetreat {
        /// The cell under attack.
        cell: CellId,
    },
    /// The defender stays and takes the whole loss.
    Stayed {
        /// The loss.
        loss: u16,
    },
    /// The defender retreats.
    Went {
        /// The points it saves [ruling TR28].
        saved: u16,
        /// The loss that is left.
        loss: u16,
    },
    /// The loss is taken: now the units go [ruling TR29].
    RetreatBegan {
        /// The cell they leave.
        cell: CellId,
    },
    /// A unit retreated [T12.14].
    Retreated {
        /// The unit.
        unit: UnitId,
        /// From where.
        from: CellId,
        /// Where to.
        to: CellId,
    },
    /// The result of the attack is carried out.
    AttackEnded {
        /// The target.
        target: CellId,
    },
    /// A unit moved [T13.1].
    Moved {
        /// The unit.
        unit: UnitId,
        /// From where.
        from: CellId,
        /// Its way.
        route: Route,
    },
    /// Retreated marks fell [T14.1].
    Rallied {
        /// The units.
        units: UnitSet,
    },
    /// The game ended [T8.3].
    GameEnded,
}
