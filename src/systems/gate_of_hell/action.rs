//! What a side can do: one small step each.

use super::ids::{PieceId, Site};
use super::state::Fee;

/// A step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Lays a marker of so many points; none is a dummy [9.5.2].
    Lay {
        /// Where.
        site: Site,
        /// Its points, at most 2.
        points: u8,
    },
    /// Takes a marker up again.
    Lift {
        /// Where it lies.
        site: Site,
        /// Its points.
        points: u8,
    },
    /// Places an ironclad in the set-up [11.0].
    Place {
        /// The ironclad.
        ship: PieceId,
        /// Where.
        site: Site,
    },
    /// Takes it up again.
    Displace {
        /// The ironclad.
        ship: PieceId,
    },
    /// Is done with what may be done as often as one likes.
    Done,
    /// Makes the throw that is due.
    Throw,
    /// Uses the Advantage to have the last throw made again [9.4.3].
    Again,
    /// Lets it stand.
    Stand,
    /// Does nothing in this half of the impulse [3.2].
    Pass,
    /// Is done with the group that acts.
    End,
    /// Pays for something that the group will do [4.2.2].
    Pay {
        /// For what.
        fee: Fee,
        /// With the Advantage instead of points of support [9.4.3].
        free: bool,
    },
    /// An ironclad moves [7.2].
    Sail {
        /// The ironclad.
        ship: PieceId,
        /// Where to.
        to: Site,
        /// In a river: the land area it points at [7.2.2].
        bank: Option<Site>,
    },
    /// An ironclad or a fort bombards [8.2].
    Fire {
        /// Who.
        from: PieceId,
        /// At whom.
        target: PieceId,
    },
    /// A ground unit marches: on foot, or strategically if that is paid for [7.1, 7.4].
    March {
        /// The unit.
        unit: PieceId,
        /// Where to.
        to: Site,
    },
    /// A ground unit crosses the harbour \[G18\].
    Ferry {
        /// The unit.
        unit: PieceId,
        /// Where to.
        to: Site,
    },
    /// A ground unit goes to a zone, from one, or between two [4.2.4].
    Transfer {
        /// The unit.
        unit: PieceId,
        /// Where to.
        to: Site,
    },
    /// A ground unit digs [9.3].
    Dig {
        /// The unit.
        unit: PieceId,
    },
    /// Brings a formation together where this unit of it stays [5.1.4].
    Regroup {
        /// The unit that stays.
        unit: PieceId,
        /// With the Advantage instead of a point of support.
        free: bool,
    },
    /// A ground unit joins a landing party [7.3].
    Embark {
        /// The unit.
        unit: PieceId,
    },
    /// The party goes on over water.
    Steam {
        /// Where to.
        to: Site,
    },
    /// The party goes ashore \[G19\].
    Land {
        /// Where.
        site: Site,
    },
    /// Names a unit of the party that a mine attacks [7.3.4].
    Pick {
        /// The unit.
        unit: PieceId,
    },
    /// Fires no more at a landing party [8.2.2].
    Hold,
    /// Names an attacker [8.1.1].
    Charge {
        /// The unit.
        unit: PieceId,
    },
    /// Takes one back.
    Rest {
        /// The unit.
        unit: PieceId,
    },
    /// Assaults, this unit leading [8.1.1].
    Storm {
        /// The leader.
        leader: PieceId,
    },
    /// Names a defender in a zone [8.1.2].
    Man {
        /// The unit.
        unit: PieceId,
    },
    /// Names the leader of the defence [8.1.1].
    Lead {
        /// The leader.
        leader: PieceId,
    },
    /// Reduces a piece for 3 Casualty Points [8.1.6].
    Flip {
        /// The piece.
        piece: PieceId,
    },
    /// Retreats a unit for 1 Casualty Point [8.1.6].
    Retreat {
        /// The unit.
        unit: PieceId,
        /// Where to.
        to: Site,
    },
    /// Puts a formation in command [4.2.1].
    Command {
        /// Which, by number.
        formation: u8,
    },
    /// Puts one of five ships, forts or independent units in command [4.2.1].
    Heed {
        /// The piece.
        piece: PieceId,
    },
    /// Mends an ironclad, a unit or a fort [4.2.1, 4.2.3].
    Mend {
        /// The piece.
        piece: PieceId,
        /// Where an ironclad returns to from the Ashley.
        to: Option<Site>,
    },
    /// Builds a new fort [9.2.2].
    Build {
        /// The fort.
        fort: PieceId,
        /// Where.
        site: Site,
    },
    /// Sets up the Swamp Angel [9.2.6].
    Angel {
        /// Where.
        site: Site,
    },
    /// Buys mines and dummies [9.5.2].
    Buy,
    /// Works on the Hunley [9.1.1].
    Work {
        /// Points of support spent: 1 or 2.
        msp: u8,
    },
    /// Reduces a unit that has the fever \[G44\].
    Suffer {
        /// The unit.
        unit: PieceId,
    },
    /// Says that the ships have moved, before they fire \[G34\].
    Halt,
    /// Sends the Hunley against a ship [9.1.2].
    Strike {
        /// The ship.
        ship: PieceId,
    },
    /// Takes a unit from an overcrowded place [6.1.4].
    Cull {
        /// The unit.
        unit: PieceId,
    },
    /// Names the port to which an ironclad is sent [7.2.7, 8.2.6].
    Port {
        /// The ironclad.
        ship: PieceId,
        /// Port Royal or Cape Hatteras.
        site: Site,
    },
    /// Pays to go on after sunset [4.2.6], or plays the eighth impulse \[G4\].
    GoOn,
    /// Lets the turn end.
    Stop,
    /// Moves an ironclad within the harbour in the End Phase [3.3].
    Shift {
        /// The ironclad.
        ship: PieceId,
        /// Where to.
        site: Site,
    },
    /// Tries to repair an ironclad in the End Phase [9.6].
    Repair {
        /// The ironclad.
        ship: PieceId,
        /// Points of support spent: 1 or 2.
        msp: u8,
        /// Where it returns to from the Ashley [8.2.6].
        to: Option<Site>,
    },
}

impl Action {
    /// Whether it only undoes an earlier step of the same decision.
    #[must_use]
    pub const fn takes_back(self) -> bool {
        matches!(
            self,
            Self::Lift { .. } | Self::Displace { .. } | Self::Rest { .. }
        )
    }
}
