//! What happened: facts with numbers, in the order in which they came about.

use super::action::Route;
use super::ids::{Phase, Side, UnitId, UnitMask};
use super::odds::Odds;
use crate::engine::Die;
use crate::hex::HexId;

/// Why a unit went to the destroyed box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// It lost its last step [7.5].
    LastStep,
    /// The hits outnumbered the steps of the unretreated units in its hex [7.5].
    Overwhelmed,
    /// It was hit where there were only retreated units (R9).
    OnlyRetreated,
    /// It was marked Retreated, and the others of its hex retreated or were
    /// eliminated [7.6].
    Abandoned,
    /// Its break-out failed [11.5].
    FailedBreakout,
    /// It could trace no supply at the end [12.0].
    Unsupplied,
}

/// One fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A game turn began [3.0].
    TurnBegan {
        /// Its number.
        turn: u8,
    },
    /// A phase began [3.0]. Marks of the phase before are gone.
    PhaseBegan {
        /// Whose.
        side: Side,
        /// Which.
        phase: Phase,
    },
    /// Supply was judged [5.0].
    SupplyJudged {
        /// Whose.
        side: Side,
        /// Its units without supply, now marked.
        unsupplied: UnitMask,
        /// Those that were supplied before.
        newly: UnitMask,
        /// Those that lost their marker.
        regained: UnitMask,
    },
    /// A reinforcement arrived [6.0, 6.1].
    Arrived {
        /// The unit.
        unit: UnitId,
        /// Where.
        hex: HexId,
        /// Its entry hex, if an enemy was in it.
        displaced_from: Option<HexId>,
    },
    /// A reinforcement is displaced and its owner has to choose [6.1].
    Displaced {
        /// The unit.
        unit: UnitId,
        /// Its entry hex.
        from: HexId,
    },
    /// A reinforcement found no hex to arrive in [6.1].
    ArrivalLost {
        /// The unit.
        unit: UnitId,
    },
    /// A conditional reinforcement was not released [6.2].
    Withheld {
        /// The unit.
        unit: UnitId,
    },
    /// One corps may be restored now [11.4].
    RestorationOffered,
    /// A corps was restored [11.4].
    Restored {
        /// The unit.
        unit: UnitId,
    },
    /// A unit joined the attack being put together [7.1].
    JoinedAttack {
        /// The unit.
        unit: UnitId,
        /// The attacked hex.
        target: HexId,
    },
    /// A unit left the attack being put together.
    LeftAttack {
        /// The unit.
        unit: UnitId,
    },
    /// An attack was rolled for [7.0].
    Attacked {
        /// The attacked hex.
        target: HexId,
        /// The attacking units.
        units: UnitMask,
        /// Strengths, ratio, every shift, final column.
        odds: Odds,
        /// The unit flipped for an all-out attack.
        flip: Option<UnitId>,
        /// What the die showed.
        die: Die,
        /// The hits scored.
        hits: u8,
    },
    /// Hits are to be absorbed by the defender [7.5].
    HitsPending {
        /// What the defender faces.
        hits: super::state::Hits,
    },
    /// A unit lost a step and is reduced [7.5, 7.3].
    StepLost {
        /// The unit.
        unit: UnitId,
        /// Whether it was the price of an all-out attack.
        all_out: bool,
    },
    /// A unit went to the destroyed box.
    Eliminated {
        /// The unit.
        unit: UnitId,
        /// Why.
        cause: Cause,
    },
    /// A unit retreated [7.6].
    Retreated {
        /// The unit.
        unit: UnitId,
        /// From the attacked hex.
        from: HexId,
        /// Where to.
        to: HexId,
    },
    /// All hits of the attack are absorbed [7.0]; the next may be named.
    CombatEnded {
        /// The attacked hex.
        target: HexId,
    },
    /// A unit moved [8.0].
    Moved {
        /// The unit.
        unit: UnitId,
        /// From where.
        from: HexId,
        /// Through these hexes.
        route: Route,
    },
    /// A Soviet unit came next to Korsun for the first time: its garrison may
    /// move [11.2].
    StandFastLifted {
        /// The hex that was entered.
        hex: HexId,
    },
    /// A Soviet unit entered one of the hexes of 6.2 for the first time.
    ReserveReleased {
        /// The hex that was entered.
        hex: HexId,
    },
    /// Units may try to break out now [11.5].
    BreakoutOffered,
    /// A unit tried to break out [11.5].
    BrokeOut {
        /// The unit.
        unit: UnitId,
        /// What the die showed.
        die: Die,
        /// How many refuge hexes it had: what is added to the die.
        refuges: u8,
        /// Whether it escaped; else it is destroyed.
        escaped: bool,
    },
    /// Retreated markers were removed [9.0].
    Recovered {
        /// From these units.
        units: UnitMask,
    },
    /// The die for mud is to be rolled [11.2].
    ThawPending,
    /// The die for mud was rolled [11.2].
    ThawRolled {
        /// What it showed.
        die: Die,
        /// Whether the ground is mud from now on.
        mud: bool,
    },
    /// The last game turn is over [12.0].
    GameEnded,
}
