//! What happened: facts with their numbers.

use super::ids::{PieceId, PieceSet, Site, Toll};
use super::setup::MOST_FIELDS;
use super::state::{Cast, Fee, Fight, Lying, MOST_CAST, Marker, Markers, Stage};
use crate::engine::{Die, SideNo};

/// How a ground unit moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gait {
    /// On foot; over a navigable river or not.
    Foot {
        /// Over a navigable river.
        wet: bool,
        /// From one contested place to another.
        strict: bool,
    },
    /// Strategically [7.4].
    Strategic,
    /// Across the harbour \[G18\].
    Ferry,
    /// To a zone, from one, or between two; onto the map no assault follows \[G14\].
    Transfer,
    /// Brought together with its formation [5.1.4].
    Regroup,
}

/// A fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A marker was laid in the set-up; only its owner is told.
    Laid {
        /// Where.
        site: Site,
        /// What.
        marker: Marker,
    },
    /// A marker was taken up in the set-up; only its owner is told.
    Lifted {
        /// Where.
        site: Site,
        /// What.
        marker: Marker,
    },
    /// An ironclad was placed or taken up in the set-up.
    Placed {
        /// Which.
        ship: PieceId,
        /// Where; nowhere if it was taken up.
        site: Site,
    },
    /// The set-up is over: so many markers lie in each area.
    SetUp {
        /// The markers, as the viewer knows them.
        mines: [Markers; MOST_FIELDS],
        /// Their points.
        points: u8,
        /// The dummies there may be among them.
        dummies: u8,
    },
    /// A half of an impulse begins.
    Begun {
        /// The impulse.
        impulse: u8,
        /// Whose half.
        side: SideNo,
    },
    /// Something else is to be decided.
    Now(Stage),
    /// A group paid.
    Paid {
        /// Whose group.
        side: SideNo,
        /// For what.
        fee: Fee,
        /// With the Advantage.
        free: bool,
    },
    /// What was paid and not used came back.
    Refunded {
        /// To whom.
        side: SideNo,
    },
    /// A side passed.
    Passed {
        /// Which.
        side: SideNo,
    },
    /// A piece is one of the group that acts.
    Joined {
        /// The piece.
        piece: PieceId,
    },
    /// An ironclad moved.
    Sailed {
        /// The ironclad.
        ship: PieceId,
        /// From where.
        from: Site,
        /// Where to.
        to: Site,
        /// The land area it points at.
        bank: Option<Site>,
    },
    /// A ground unit moved.
    Marched {
        /// The unit.
        unit: PieceId,
        /// From where.
        from: Site,
        /// Where to.
        to: Site,
        /// How.
        how: Gait,
    },
    /// A unit digs.
    Dug {
        /// The unit.
        unit: PieceId,
    },
    /// An entrenchment has this level now; 0 if it is gone [9.3].
    Trench {
        /// Whose.
        side: SideNo,
        /// Where.
        site: Site,
        /// Its level.
        level: u8,
    },
    /// A unit joined the landing party.
    Embarked {
        /// The unit.
        unit: PieceId,
    },
    /// The party went on.
    Steamed {
        /// Where to.
        to: Site,
        /// Markers of one and of two points that attack it there.
        mines: [u8; 2],
    },
    /// The next marker attacks: so many units, and whether it has two points.
    Marker {
        /// How many.
        hits: u8,
        /// Two points.
        two: bool,
    },
    /// A unit of the party is attacked by a mine.
    Picked {
        /// The unit.
        unit: PieceId,
    },
    /// What a mine did to a unit of the party: 0 nothing, 1 a step, 2 all of it.
    PartyMined {
        /// The unit.
        unit: PieceId,
        /// What.
        toll: u8,
    },
    /// The guns hold their fire.
    Silent,
    /// The party is about to land there.
    Nears {
        /// Where.
        site: Site,
    },
    /// The party is ashore, or there is none left.
    Landed {
        /// Who.
        units: PieceSet,
        /// Where.
        site: Site,
    },
    /// A unit is named for an assault, or no more.
    Named {
        /// The unit.
        unit: PieceId,
        /// Whether it is.
        on: bool,
    },
    /// An assault begins.
    Storm(Fight),
    /// The defence is named.
    Defence {
        /// Who defends.
        defenders: PieceSet,
        /// Who leads; nobody yet if `None`.
        leader: Option<PieceId>,
    },
    /// The assault was thrown for.
    Clash {
        /// Where.
        site: Site,
        /// The attack factor.
        attack: i8,
        /// The defence factor.
        defence: i8,
        /// Who loses, if anybody does.
        loser: Option<SideNo>,
        /// The Casualty Points.
        cp: u8,
    },
    /// Casualty Points were spent.
    Spent {
        /// How many are left.
        cp: u8,
    },
    /// A unit retreats.
    Fled {
        /// The unit.
        unit: PieceId,
        /// From where.
        from: Site,
        /// Where to.
        to: Site,
    },
    /// Whether a unit that retreated surrenders.
    Held {
        /// The unit.
        unit: PieceId,
        /// Whether it does.
        surrenders: bool,
    },
    /// The assault is over.
    FightOver,
    /// Markers were turned up; dummies are gone \[G29\].
    Shown {
        /// Where.
        site: Site,
        /// What they are.
        markers: Markers,
        /// Their points.
        points: u8,
        /// How many of them were dummies.
        dummies: u8,
    },
    /// A throw is due.
    Due(Cast),
    /// Dice were thrown.
    Thrown {
        /// What for.
        cast: Cast,
        /// What they show; what is beyond their number means nothing.
        faces: [Die; MOST_CAST],
        /// Whether the throw may be made again.
        open: bool,
    },
    /// The throw stands.
    Stood(Lying),
    /// The Advantage was used and changed hands [9.4.2].
    Advantage {
        /// Who holds it now.
        side: SideNo,
        /// Whether it was used.
        used: bool,
    },
    /// A ship was attacked by mines.
    Mined {
        /// The ship.
        ship: PieceId,
        /// The throw, modified.
        total: i8,
        /// What came of it.
        toll: Toll,
    },
    /// A bombardment.
    Shot {
        /// Who fired.
        from: PieceId,
        /// At whom.
        target: PieceId,
        /// The throw, modified.
        total: i8,
        /// Whether it was a hit.
        hit: bool,
    },
    /// A piece has lost so many steps now.
    Lost {
        /// The piece.
        piece: PieceId,
        /// Steps: 1 reduced or damaged, 2 removed, sunk, eliminated.
        steps: u8,
        /// The case by which it has.
        case: &'static str,
    },
    /// A removed fort is built up again, reduced \[G33\].
    Rebuilt {
        /// The fort.
        fort: PieceId,
    },
    /// A piece has all its steps again.
    Whole {
        /// The piece.
        piece: PieceId,
        /// What mended it.
        case: &'static str,
    },
    /// A piece is Committed.
    Committed {
        /// The piece.
        piece: PieceId,
    },
    /// A Union ironclad is sent to a port, and the Union says to which.
    Sent {
        /// The ironclad.
        ship: PieceId,
    },
    /// A piece went somewhere outside of movement.
    Went {
        /// The piece.
        piece: PieceId,
        /// From where.
        from: Site,
        /// Where to.
        to: Site,
    },
    /// A damaged Union ironclad in port [7.2.8].
    Wrecked {
        /// The ironclad.
        ship: PieceId,
        /// What became of it.
        toll: Toll,
    },
    /// A repair was tried [9.6].
    Tried {
        /// The ironclad.
        ship: PieceId,
        /// Whether it worked.
        done: bool,
    },
    /// Points of support were spent or came.
    Support {
        /// Whose.
        side: SideNo,
        /// How many there are now.
        now: u8,
    },
    /// The throw at sunset was read [3.2.1].
    Sunset {
        /// The impulse.
        impulse: u8,
        /// The throw.
        total: u8,
        /// The number at which the phase ends.
        number: u8,
    },
    /// A new turn began.
    TurnBegan {
        /// Which.
        turn: u8,
    },
    /// A side got support [3.1.1].
    Supplied {
        /// Which side.
        side: SideNo,
        /// How many points it has now.
        now: u8,
    },
    /// What will happen in the next turn was thrown [3.3].
    Fated {
        /// The throw.
        roll: u8,
    },
    /// It happens; nothing comes of it where it finds nothing.
    Happened {
        /// The throw it was.
        roll: u8,
    },
    /// A gale keeps the fleet away before an impulse.
    Gale {
        /// Which.
        impulse: u8,
    },
    /// A piece arrived.
    Arrived {
        /// The piece.
        piece: PieceId,
        /// Where.
        site: Site,
    },
    /// Everybody is out of command until somebody pays [3.1.2].
    Silenced,
    /// A piece is in command.
    Commanded {
        /// The piece.
        piece: PieceId,
    },
    /// A payment for command covers so many more pieces.
    Batch {
        /// How many.
        left: u8,
    },
    /// Whoever is still out of command is Committed \[G3\].
    Idle,
    /// Mines and dummies were bought or given.
    Bought {
        /// Points.
        points: u8,
        /// Dummies.
        dummies: u8,
    },
    /// A fort was built.
    Built {
        /// The fort.
        fort: PieceId,
        /// Where.
        site: Site,
    },
    /// The Swamp Angel stands there, or is lost.
    Angel {
        /// Where.
        site: Option<Site>,
    },
    /// The Hunley is in this box now; [`u8::MAX`]: lost.
    Hunley {
        /// The box.
        to: u8,
        /// Whether it was worked on.
        work: bool,
    },
    /// The Hunley strikes.
    Struck {
        /// The ship.
        ship: PieceId,
    },
    /// The ships have moved.
    Halted,
    /// A removed fort is gone for good [8.2.5].
    Doomed {
        /// The fort.
        fort: PieceId,
    },
    /// Two automatic victories cancel each other \[G38\].
    Stalled,
    /// The End Phase began.
    EndPhase,
    /// Out-of-command units turned back and Committed markers went [3.3].
    Rallied,
    /// An ironclad was moved in the harbour in the End Phase.
    Shifted {
        /// The ironclad.
        ship: PieceId,
        /// From where.
        from: Site,
        /// Where to.
        to: Site,
    },
    /// An area lost its mines [3.3].
    Swept {
        /// Which.
        site: Site,
    },
    /// The game is over.
    Ended {
        /// How: the best for the Union is 0.
        level: u8,
    },
}
