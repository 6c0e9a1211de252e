//! Why an action is not allowed: data, and exactly one rule each. The sentence
//! is made in [`say`](super::say).

use super::ids::{Side, UnitId, UnitMask};
use super::rulebook::cite;
use super::state::{Spot, Stage};
use crate::engine::{Refusal, RuleRef};
use crate::hex::HexId;

/// A reason against an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// The action belongs to another stage of the turn.
    WrongStage {
        /// What is being decided now.
        now: Stage,
    },
    /// There is no such unit in this scenario.
    NoSuchUnit {
        /// Its number.
        unit: UnitId,
    },
    /// There is no such hex on the map.
    NoSuchHex {
        /// Its number.
        hex: HexId,
    },
    /// The unit belongs to the other side.
    NotYours {
        /// The unit.
        unit: UnitId,
        /// Whose decision it is.
        to_act: Side,
    },
    /// The unit is not on the map.
    NotOnMap {
        /// The unit.
        unit: UnitId,
        /// Where it is instead.
        spot: Spot,
    },

    /// The unit is not a displaced reinforcement waiting for a hex.
    NotArriving {
        /// The unit.
        unit: UnitId,
    },
    /// Displaced units go to a friendly source.
    EntryNotSource {
        /// The hex.
        hex: HexId,
    },
    /// The source is occupied by the enemy.
    EntryEnemyOccupied {
        /// The hex.
        hex: HexId,
    },
    /// Another source is nearer to the entry hex.
    EntryNotNearest {
        /// The hex.
        hex: HexId,
        /// Its distance from the entry hex.
        distance: u32,
        /// The distance of the nearest.
        nearest: u32,
    },
    /// Displaced reinforcements still wait for a hex.
    StillArriving {
        /// These.
        units: UnitMask,
    },

    /// Only corps can be restored.
    NotACorps {
        /// The unit.
        unit: UnitId,
    },
    /// The unit is at full strength.
    NotReduced {
        /// The unit.
        unit: UnitId,
    },
    /// Out of supply, it cannot be restored.
    RestoreUnsupplied {
        /// The unit.
        unit: UnitId,
    },

    /// The unit has attacked in this phase.
    AlreadyAttacked {
        /// The unit.
        unit: UnitId,
    },
    /// The hex has been attacked in this phase.
    HexAlreadyAttacked {
        /// The hex.
        target: HexId,
    },
    /// Retreated units do not attack.
    RetreatedAttacker {
        /// The unit.
        unit: UnitId,
    },
    /// No enemy unit is in the hex.
    NothingToAttack {
        /// The hex.
        target: HexId,
    },
    /// The hex is not next to the unit.
    TargetNotAdjacent {
        /// The unit.
        unit: UnitId,
        /// Where it is.
        from: HexId,
        /// The hex.
        target: HexId,
    },
    /// Another attack is being put together.
    OtherAttackOpen {
        /// Its target.
        open: HexId,
    },
    /// The unit is in the attack already.
    AlreadyInAttack {
        /// The unit.
        unit: UnitId,
    },
    /// Enough units attack across this hexside.
    HexsideFull {
        /// From this hex.
        from: HexId,
        /// Into this one.
        target: HexId,
        /// So many may.
        limit: u8,
    },
    /// In the German combat phase of turn 1 only the first panzers attack.
    OpeningAttacker {
        /// The unit.
        unit: UnitId,
    },
    /// The unit is not in the attack.
    NotInAttack {
        /// The unit.
        unit: UnitId,
    },
    /// No attack is being put together.
    NoAttack,
    /// An attack is being put together: resolve it or take its units out.
    AttackOpen {
        /// Its target.
        target: HexId,
    },
    /// The unit to be flipped has no step to give.
    FlipNotFullStrength {
        /// The unit.
        unit: UnitId,
    },
    /// A full-strength tank is in the attack and has to be flipped.
    FlipMustBeTank {
        /// The unit.
        unit: UnitId,
        /// The tanks to choose from.
        tanks: UnitMask,
    },
    /// The right-hand result is used anyway.
    AllOutNeedless {
        /// The hex.
        target: HexId,
        /// So many unretreated units are in it.
        units: u8,
    },

    /// The unit is not in the attacked hex.
    NotUnderAttack {
        /// The unit.
        unit: UnitId,
        /// The attacked hex.
        target: HexId,
    },
    /// Retreated units absorb no hits.
    RetreatedAbsorbsNothing {
        /// The unit.
        unit: UnitId,
    },
    /// Only units of the attacked hex retreat.
    NotRetreating {
        /// The unit.
        unit: UnitId,
        /// The attacked hex.
        target: HexId,
    },
    /// Units with two steps lose first.
    TwoStepsFirst {
        /// The unit.
        unit: UnitId,
        /// The units that come first.
        instead: UnitMask,
    },
    /// The last hit has to be absorbed by retreat.
    MustRetreat {
        /// So many hits were scored.
        scored: u8,
    },
    /// One unit has retreated, so the others have to as well.
    RetreatBegun {
        /// The attacked hex.
        target: HexId,
    },
    /// Only the last hit can be absorbed by retreat.
    NotLastHit {
        /// So many are left.
        left: u8,
    },
    /// A retreated unit cannot retreat again.
    AlreadyRetreated {
        /// The unit.
        unit: UnitId,
    },
    /// A retreat goes to an adjacent hex.
    RetreatNotAdjacent {
        /// The attacked hex.
        from: HexId,
        /// The hex.
        to: HexId,
    },
    /// The enemy is there.
    RetreatEnemyOccupied {
        /// The hex.
        to: HexId,
    },
    /// An enemy zone of control, and no friend there.
    RetreatIntoZoc {
        /// The hex.
        to: HexId,
    },
    /// A friend is there now and would open the hex, but was not when the
    /// retreat began [ruling R7].
    RetreatAfterFriend {
        /// The hex.
        to: HexId,
    },
    /// An enemy supply source, and no friend there.
    RetreatIntoEnemySource {
        /// The hex.
        to: HexId,
    },
    /// From a friendly source only to another one.
    RetreatFromSource {
        /// The source.
        from: HexId,
        /// The hex.
        to: HexId,
    },
    /// A hex outside enemy zones of control comes first.
    RetreatFreeHexFirst {
        /// The hex.
        to: HexId,
        /// One that comes first.
        free: HexId,
    },
    /// Turn 1: neither a source nor another German unit there.
    OpeningRetreatAlone {
        /// The hex.
        to: HexId,
    },
    /// Turn 1: the hex took a hit.
    OpeningRetreatHit {
        /// The hex.
        to: HexId,
    },
    /// The hex is closed to the side this turn.
    RetreatIntoClosedHex {
        /// The hex.
        hex: HexId,
    },

    /// Retreated units do not move.
    RetreatedMover {
        /// The unit.
        unit: UnitId,
    },
    /// The unit has moved.
    AlreadyMoved {
        /// The unit.
        unit: UnitId,
    },
    /// A move goes from hex to adjacent hex.
    MoveNotAdjacent {
        /// From here.
        from: HexId,
        /// To here.
        to: HexId,
    },
    /// No unit goes so far, by whatever way.
    MoveTooFar {
        /// The unit.
        unit: UnitId,
        /// To here.
        to: HexId,
    },
    /// The enemy is there.
    MoveEnemyOccupied {
        /// The hex.
        hex: HexId,
    },
    /// Only fast units move two hexes.
    NotFast {
        /// The unit.
        unit: UnitId,
    },
    /// In mud everyone moves one hex.
    TooMuddy,
    /// Out of supply, a unit moves one hex.
    TooFarUnsupplied {
        /// The unit.
        unit: UnitId,
    },
    /// Two woods hexes in one move.
    TwoWoods {
        /// The unit.
        unit: UnitId,
    },
    /// Two river hexsides in one move.
    TwoRivers {
        /// The unit.
        unit: UnitId,
    },
    /// Turn 1: only tanks move.
    OpeningMover {
        /// The unit.
        unit: UnitId,
    },
    /// Turn 1: one panzer has moved already.
    OpeningSecondMover {
        /// The one that moved.
        moved: UnitId,
    },
    /// Turn 1: the tanks could no longer end in different hexes.
    OpeningCrowds {
        /// The hex.
        hex: HexId,
    },
    /// Turn 1: these tanks share a hex.
    OpeningTanksTogether {
        /// The tanks.
        tanks: UnitMask,
    },
    /// The hex is closed to the side this turn.
    MoveIntoClosedHex {
        /// The hex.
        hex: HexId,
    },
    /// Ordered to stand until an enemy comes near.
    StandFast {
        /// The unit.
        unit: UnitId,
        /// The hex it guards.
        hex: HexId,
        /// The game turn.
        turn: u8,
    },

    /// Supplied units have no need to break out.
    BreakoutSupplied {
        /// The unit.
        unit: UnitId,
    },
    /// The unit has moved and cannot break out.
    BreakoutMoved {
        /// The unit.
        unit: UnitId,
    },
    /// Retreated units cannot break out.
    BreakoutRetreated {
        /// The unit.
        unit: UnitId,
    },
    /// No supplied friend within two hexes.
    NoRefuge {
        /// The unit.
        unit: UnitId,
    },
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleRef {
        match self {
            Self::GameOver => cite::SEQUENCE,
            Self::WrongStage { now } => decided_by(*now),
            Self::NoSuchUnit { .. } => cite::UNITS,
            Self::NotOnMap { spot, .. } => kept_off_by(*spot),
            Self::NoSuchHex { .. } => cite::SCALE,
            Self::NotYours { .. } => cite::SEQUENCE,
            Self::NotArriving { .. }
            | Self::EntryNotSource { .. }
            | Self::EntryEnemyOccupied { .. }
            | Self::EntryNotNearest { .. }
            | Self::StillArriving { .. } => cite::DISPLACED,
            Self::NotACorps { .. } | Self::NotReduced { .. } | Self::RestoreUnsupplied { .. } => {
                cite::RESTORATION
            }
            Self::AlreadyAttacked { .. }
            | Self::HexAlreadyAttacked { .. }
            | Self::AlreadyInAttack { .. } => cite::ATTACK_LIMITS,
            Self::RetreatedAttacker { .. } => cite::RETREATED_UNITS,
            Self::NothingToAttack { .. }
            | Self::TargetNotAdjacent { .. }
            | Self::OtherAttackOpen { .. }
            | Self::NotInAttack { .. }
            | Self::NoAttack
            | Self::AttackOpen { .. } => cite::COMBAT,
            Self::HexsideFull { .. } => cite::PER_HEXSIDE,
            Self::OpeningAttacker { .. }
            | Self::OpeningRetreatAlone { .. }
            | Self::OpeningRetreatHit { .. }
            | Self::OpeningMover { .. }
            | Self::OpeningSecondMover { .. }
            | Self::OpeningCrowds { .. }
            | Self::OpeningTanksTogether { .. } => cite::TURN_1,
            Self::FlipNotFullStrength { .. } | Self::FlipMustBeTank { .. } => cite::ALL_OUT,
            Self::AllOutNeedless { .. } => cite::OVERCONCENTRATION,
            Self::NotUnderAttack { .. }
            | Self::RetreatedAbsorbsNothing { .. }
            | Self::TwoStepsFirst { .. } => cite::LOSSES,
            Self::NotRetreating { .. }
            | Self::MustRetreat { .. }
            | Self::RetreatBegun { .. }
            | Self::NotLastHit { .. }
            | Self::AlreadyRetreated { .. }
            | Self::RetreatNotAdjacent { .. }
            | Self::RetreatEnemyOccupied { .. }
            | Self::RetreatIntoZoc { .. }
            | Self::RetreatIntoEnemySource { .. }
            | Self::RetreatFromSource { .. }
            | Self::RetreatFreeHexFirst { .. }
            | Self::RetreatedMover { .. } => cite::RETREATS,
            Self::RetreatAfterFriend { .. } => cite::FRIENDS_BEFORE,
            Self::RetreatIntoClosedHex { .. } | Self::MoveIntoClosedHex { .. } => cite::TURN_2,
            Self::AlreadyMoved { .. } | Self::MoveNotAdjacent { .. } => cite::MOVEMENT,
            Self::MoveEnemyOccupied { .. } => cite::MOVE_LIMITS,
            Self::MoveTooFar { .. }
            | Self::NotFast { .. }
            | Self::TooMuddy
            | Self::TwoWoods { .. }
            | Self::TwoRivers { .. } => cite::FAST_UNITS,
            Self::TooFarUnsupplied { .. } => cite::OOS_EFFECTS,
            Self::StandFast { turn, .. } => {
                if *turn <= 2 {
                    cite::TURN_2
                } else {
                    cite::TURN_3
                }
            }
            Self::BreakoutSupplied { .. }
            | Self::BreakoutMoved { .. }
            | Self::BreakoutRetreated { .. }
            | Self::NoRefuge { .. } => cite::BREAKOUT,
        }
    }
}

/// The rule that asks for what is being decided, before anything else is done.
const fn decided_by(stage: Stage) -> RuleRef {
    match stage {
        Stage::Supply => cite::SUPPLY,
        Stage::Reinforcement => cite::DISPLACED,
        Stage::Restoration => cite::RESTORATION,
        Stage::Losses => cite::LOSSES,
        Stage::Breakout => cite::BREAKOUT,
        Stage::Mud => cite::TURN_2,
        Stage::Combat | Stage::Movement | Stage::Over => cite::SEQUENCE,
    }
}

/// The rule that keeps a unit off the map.
const fn kept_off_by(spot: Spot) -> RuleRef {
    match spot {
        Spot::Awaited => cite::REINFORCEMENTS,
        Spot::Destroyed => cite::LOSSES,
        Spot::Escaped => cite::BREAKOUT,
        Spot::Lost => cite::DISPLACED,
        Spot::Withheld => cite::PANZER_24,
        Spot::On(_) => cite::UNITS,
    }
}
