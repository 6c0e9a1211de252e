//! Why an action is not allowed: data, and exactly one case each.

mod cases;

use super::ids::{PieceId, Site};
use super::state::{Fee, Stage};
use crate::engine::SideNo;

/// A reason against an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// Something else is being decided.
    OtherStage {
        /// What.
        now: Stage,
    },
    /// A throw has to be made first.
    ThrowFirst,
    /// The last throw may still be made again: that is to be said first.
    ThrowLies,
    /// No throw is due.
    NothingDue,
    /// No throw lies there to be made again.
    NothingLies,
    /// The port of an ironclad has to be named first.
    PortFirst {
        /// The ironclad.
        ship: PieceId,
    },

    /// Not one of the areas for this in the set-up.
    NotListed {
        /// The place.
        site: Site,
    },
    /// The piece is not placed by hand, or is placed already.
    NotToPlace {
        /// The piece.
        piece: PieceId,
    },
    /// Two markers lie there already.
    MarkersFull {
        /// The place.
        site: Site,
    },
    /// More than two points would lie there.
    PointsFull {
        /// The place.
        site: Site,
    },
    /// There is no such marker at hand.
    NoMarker {
        /// Its points.
        points: u8,
    },
    /// No such marker lies there.
    NoMarkerThere {
        /// The place.
        site: Site,
    },
    /// Not all points are laid.
    PointsLeft {
        /// How many are left.
        points: u8,
    },
    /// What is left of the points would fit nowhere.
    NoRoomForRest {
        /// How many points would be left.
        points: u8,
    },
    /// An ironclad still has to be placed.
    ShipsLeft {
        /// The ironclad.
        ship: PieceId,
    },

    /// Not one of one's own pieces in play.
    NotYours {
        /// The piece.
        piece: PieceId,
    },
    /// It is out of command.
    OutOfCommand {
        /// The piece.
        piece: PieceId,
    },
    /// It has been activated twice.
    Spent {
        /// The piece.
        piece: PieceId,
    },
    /// It has been activated once, and a second time is not paid for.
    SecondNotPaid {
        /// The piece.
        piece: PieceId,
    },
    /// It has not been activated yet, and the others of the group have.
    FirstAmongSecond {
        /// The piece.
        piece: PieceId,
    },
    /// Damaged ironclads and reduced forts are not activated twice.
    TooWorn {
        /// The piece.
        piece: PieceId,
    },
    /// The group stood somewhere else.
    OtherPlace {
        /// The piece.
        piece: PieceId,
        /// Where the group stood.
        from: Site,
    },
    /// More than four ground units that are not five of one formation and an independent.
    NoSuchGroup {
        /// Who would be one too many.
        piece: PieceId,
        /// How many they would be.
        count: u8,
    },
    /// Those of more than one formation, or two independents, are not transferred together.
    MixedTransfer {
        /// The unit.
        unit: PieceId,
    },
    /// The group would be too large.
    TooMany {
        /// How many it would be.
        count: u8,
        /// How many it may be.
        most: u8,
    },
    /// It is in the group and has done this.
    MovedAlready {
        /// The piece.
        piece: PieceId,
    },
    /// Combat has begun: nobody moves any more.
    CombatBegun,
    /// The group has acted: it is too late to pass.
    HasActed,
    /// Nobody has done anything: that is a pass.
    NothingDone,

    /// The points of support do not suffice.
    NoSupport {
        /// How many are asked.
        cost: u8,
        /// How many there are.
        has: u8,
    },
    /// It is paid for.
    PaidAlready {
        /// What.
        fee: Fee,
    },
    /// The group acts already.
    TooLateToPay {
        /// For what.
        fee: Fee,
    },
    /// Nobody could use it.
    NobodyCouldUse {
        /// What.
        fee: Fee,
    },
    /// The other side holds the Advantage.
    NotHolder {
        /// Who asks.
        side: SideNo,
    },
    /// The Advantage changed hands this turn.
    HandedThisTurn,

    /// It is no ironclad.
    NoIronclad {
        /// The piece.
        piece: PieceId,
    },
    /// It is there already.
    SamePlace {
        /// The place.
        site: Site,
    },
    /// Ironclads of this side never go there.
    NotForShips {
        /// The place.
        site: Site,
    },
    /// A fort, an enemy or a marker stops the ship before that.
    Stopped {
        /// The place it wants to reach.
        site: Site,
    },
    /// No way leads there.
    NoWay {
        /// The place.
        site: Site,
    },
    /// From mines to mines at once only in a second activation.
    MinesToMines {
        /// The place.
        site: Site,
    },
    /// No more ironclads find room there.
    NoBerth {
        /// The place.
        site: Site,
        /// How many there may be.
        most: u8,
    },
    /// A ship in a river points at one land area of that piece; elsewhere at none.
    BadBank {
        /// The place.
        site: Site,
    },

    /// Ships and ground units never act together.
    GroundWithNaval {
        /// The piece.
        piece: PieceId,
    },
    /// Ground units of different formations are not activated a second time together.
    MixedSecond {
        /// The piece.
        piece: PieceId,
    },
    /// The other side alone buys this.
    OtherSidesFee {
        /// What.
        fee: Fee,
    },
    /// The Advantage does not pay for this.
    NotWithAdvantage {
        /// What.
        fee: Fee,
    },
    /// A group uses one of these ways to move.
    OneWayOnly {
        /// What.
        fee: Fee,
    },
    /// This has to be paid for first.
    NotPaid {
        /// What.
        fee: Fee,
    },
    /// It is no ground unit.
    NoGroundUnit {
        /// The piece.
        piece: PieceId,
    },
    /// Its movement points do not suffice.
    TooFar {
        /// The place.
        site: Site,
    },
    /// The enemy alone holds it, and the unit may not go there.
    EnemyHolds {
        /// The place.
        site: Site,
    },
    /// The enemy alone held it when this half of the impulse began.
    HeldAtStart {
        /// The place.
        site: Site,
    },
    /// Too few friends would stay in the contested place it leaves.
    TooFewStay {
        /// The place.
        site: Site,
    },
    /// The units of this side find no more room there.
    NoRoom {
        /// The place.
        site: Site,
    },
    /// No movement between zone and map leads there.
    NoTransfer {
        /// The place.
        site: Site,
    },
    /// No chain of water free of Union ironclads leads there.
    NoFerry {
        /// The place.
        site: Site,
    },
    /// The unit digs, has moved, fights or sails: it cannot do this as well.
    Busy {
        /// The unit.
        unit: PieceId,
    },
    /// Landing parties set out from Cape Hatteras or Seabrook.
    NoQuay {
        /// The place.
        site: Site,
    },
    /// There is no landing party.
    NoParty,
    /// The party has to land here.
    MustLand {
        /// Where it is.
        site: Site,
    },
    /// The party has been there.
    BeenThere {
        /// The place.
        site: Site,
    },
    /// From there no landing is possible.
    NoLandingBeyond {
        /// The place.
        site: Site,
    },
    /// The party cannot land there from where it is.
    NoShore {
        /// The place.
        site: Site,
    },
    /// It is not in the party, or this marker has attacked it.
    NotToPick {
        /// The unit.
        unit: PieceId,
    },
    /// It may not fire at the party.
    MayNotFire {
        /// The piece.
        piece: PieceId,
    },
    /// No entrenchment is dug in such a place, or none deeper.
    NoDigging {
        /// The place.
        site: Site,
    },
    /// Fewer than 5 combat factors would dig.
    TooFewDig {
        /// How many there could be.
        factors: u8,
    },
    /// There is no enemy to assault where it stands.
    NoEnemyHere {
        /// The place.
        site: Site,
    },
    /// It has moved in a way after which it makes no assault.
    NoAssaultAfter {
        /// The unit.
        unit: PieceId,
    },
    /// Another assault is being put together.
    OtherAssault {
        /// The unit.
        unit: PieceId,
    },
    /// It is not named for the assault.
    NotNamed {
        /// The unit.
        unit: PieceId,
    },
    /// It is not one of the defenders.
    NoDefender {
        /// The piece.
        piece: PieceId,
    },
    /// In a zone five of one formation defend, or any four.
    NotToMan {
        /// The unit.
        unit: PieceId,
    },
    /// More have to be named.
    DefendersLeft,
    /// It does not bear losses of this assault.
    NoLoser {
        /// The piece.
        piece: PieceId,
    },
    /// Points would be left that can be spent.
    Wasteful {
        /// How many have to be spent in all.
        owed: u8,
    },
    /// A retreat has begun: nobody loses steps any more.
    FlipsOver,
    /// A fort, or a unit with nowhere to go, does not retreat.
    CannotRetreat {
        /// The piece.
        piece: PieceId,
    },
    /// No retreat leads there, or a better place is open.
    NoRetreatThere {
        /// The place.
        site: Site,
    },
    /// It is not one of those that are too many.
    NotCrowded {
        /// The unit.
        unit: PieceId,
    },
    /// It belongs to no formation.
    NoFormation {
        /// The unit.
        unit: PieceId,
    },
    /// Nobody else of its formation can come.
    NobodyComes {
        /// The unit.
        unit: PieceId,
    },

    /// The formation has nobody who is out of command.
    NobodyToCommand,
    /// It belongs to a formation, and is commanded with it.
    InFormation {
        /// The piece.
        piece: PieceId,
    },
    /// It is in command.
    InCommand {
        /// The piece.
        piece: PieceId,
    },
    /// It is whole, or cannot be mended.
    NothingToMend {
        /// The piece.
        piece: PieceId,
    },
    /// The area is not one's own, uncontested.
    NotControlled {
        /// The place.
        site: Site,
    },
    /// The enemy has controlled its area: it is gone for good.
    GoneForGood {
        /// The fort.
        fort: PieceId,
    },
    /// It is not a fort that is still to be built.
    NotToBuild {
        /// The piece.
        piece: PieceId,
    },
    /// A fort of this side stands there, or stood there.
    FortThere {
        /// The place.
        site: Site,
    },
    /// The Swamp Angel stands already, or is lost.
    AngelOut,
    /// It cannot stand there.
    NoAngelThere {
        /// The place.
        site: Site,
    },
    /// The Union has a ship there, or controls it.
    NoMiningThere {
        /// The place.
        site: Site,
    },
    /// What would be bought finds no room.
    NoRoomForMines,
    /// Nothing more can be done about the Hunley this turn.
    NoWorkOnHunley,
    /// It cannot strike this ship.
    CannotStrike {
        /// The ship.
        ship: PieceId,
    },
    /// The ships have to be said to have moved before they fire.
    HaltFirst,
    /// There is nothing to halt for.
    NothingToHaltFor,
    /// A gale keeps the fleet away.
    InGale {
        /// Before which impulse.
        impulse: u8,
    },
    /// It cannot have the fever.
    NotFeverish {
        /// The unit.
        unit: PieceId,
    },

    /// It is neither an ironclad nor a fort.
    NoGuns {
        /// The piece.
        piece: PieceId,
    },
    /// Only enemy forts and ironclads are bombarded.
    NoTarget {
        /// The piece.
        piece: PieceId,
    },
    /// The target is out of reach.
    OutOfReach {
        /// Who fires.
        from: PieceId,
        /// At whom.
        target: PieceId,
    },
    /// It has fired in this activation.
    FiredAlready {
        /// The piece.
        piece: PieceId,
    },

    /// No ironclad is to be sent anywhere, or not this one.
    NotSent {
        /// The piece.
        piece: PieceId,
    },
    /// Neither Port Royal nor Cape Hatteras.
    NoPort {
        /// The place.
        site: Site,
    },
    /// Not a sea area of the harbour.
    NotHarbour {
        /// The place.
        site: Site,
    },
    /// It was moved or worked on already in this End Phase.
    Handled {
        /// The piece.
        piece: PieceId,
    },
    /// It is not damaged.
    NotDamaged {
        /// The piece.
        piece: PieceId,
    },
    /// One point or two.
    OddSupport {
        /// What was offered.
        msp: u8,
    },
    /// From the Ashley it returns to one of two areas before Charleston, from
    /// elsewhere to none.
    NoReturn {
        /// The piece.
        piece: PieceId,
    },
}
