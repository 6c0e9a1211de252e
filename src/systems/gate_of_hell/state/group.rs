//! The group that acts, its assault and its landing party.

use super::super::ids::{PieceId, PieceSet, Site, Sites};
use super::stage::{Fee, Paid};
use crate::engine::SideNo;

/// The group that acts in this half of the impulse \[G8\].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Band {
    /// Where all of it stood.
    pub from: Site,
    /// Who is in it.
    pub members: PieceSet,
    /// Who has moved.
    pub moved: PieceSet,
    /// Who has fired.
    pub fought: PieceSet,
    /// Who has been marked as Committed already [5.1.8].
    pub marked: PieceSet,
    /// Who digs [9.3].
    pub dug: PieceSet,
    /// Who has crossed a navigable river [8.1.3].
    pub crossed: PieceSet,
    /// Who has landed [8.1.3].
    pub landed: PieceSet,
    /// Who makes no assault: who moved strategically or onto the map [7.4.5, G14].
    pub bound: PieceSet,
    /// Who is named for the assault that is being put together [8.1.1].
    pub named: PieceSet,
    /// Where the group has made an assault \[G23\].
    pub stormed: Sites,
    /// Whether a unit has gone from one contested place to another, so that those who
    /// stay must go on outnumbering the enemy \[G17\].
    pub strict: bool,
    /// Whether the diggers are done [9.3].
    pub trenched: bool,
    /// Whether its ships have moved and the Hunley was asked about \[G34\].
    pub halted: bool,
    /// Whether combat has begun, so that nobody moves any more [5.1.7].
    pub combat: bool,
    /// What was paid.
    pub paid: [Paid; Fee::ALL.len()],
}

impl Band {
    /// Nobody.
    pub const NOBODY: Self = Self {
        from: Site::NOWHERE,
        members: PieceSet::EMPTY,
        moved: PieceSet::EMPTY,
        fought: PieceSet::EMPTY,
        marked: PieceSet::EMPTY,
        dug: PieceSet::EMPTY,
        crossed: PieceSet::EMPTY,
        landed: PieceSet::EMPTY,
        bound: PieceSet::EMPTY,
        named: PieceSet::EMPTY,
        stormed: Sites::EMPTY,
        strict: false,
        trenched: false,
        halted: false,
        combat: false,
        paid: [Paid::No; Fee::ALL.len()],
    };

    /// Whether this was paid for.
    #[must_use]
    pub fn has(&self, fee: Fee) -> bool {
        self.paid[fee as usize] != Paid::No
    }
}

/// An assault [8.1].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fight {
    /// Where.
    pub site: Site,
    /// Who attacks.
    pub attackers: PieceSet,
    /// Who leads them.
    pub leader: PieceId,
    /// Who defends.
    pub defenders: PieceSet,
    /// Who leads them, once he is named.
    pub other: Option<PieceId>,
    /// Whose losses they are, once that is known.
    pub loser: SideNo,
    /// Casualty Points left.
    pub cp: u8,
    /// Who has retreated; after that nobody is flipped any more \[G21\].
    pub gone: PieceSet,
}

/// A landing party on its way [7.3].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Party {
    /// Who.
    pub units: PieceSet,
    /// Where it is.
    pub at: Site,
    /// Where it has been.
    pub seen: Sites,
    /// Markers of one and of two points that are still to attack it.
    pub mines: [u8; 2],
    /// How many units the marker that attacks now still attacks.
    pub hits: u8,
    /// Whether that marker has two points.
    pub two: bool,
    /// Whom it has attacked.
    pub picked: PieceSet,
    /// Where it is about to land.
    pub land: Option<Site>,
    /// Who has fired at it here.
    pub fired: PieceSet,
}

impl Party {
    /// Nobody yet, about to set out from a zone.
    #[must_use]
    pub fn setting_out(at: Site) -> Self {
        Self {
            units: PieceSet::EMPTY,
            at,
            seen: Sites::of(at),
            mines: [0; 2],
            hits: 0,
            two: false,
            picked: PieceSet::EMPTY,
            land: None,
            fired: PieceSet::EMPTY,
        }
    }
}
