//! A position.

use super::ids::{
    CONFEDERATE, MOST_PIECES, MOST_SITES, Mine, PieceId, PieceKind, PieceSet, Site, Sites, UNION,
};
use super::setup::{MOST_FIELDS, Setup};
use crate::engine::{Die, SideNo};
use crate::hex::Id;

/// What a group can pay for before it acts [4.2.2].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fee {
    /// A second activation [5.1.5].
    Second,
    /// Crossing navigable rivers.
    River,
    /// From one land area at the harbour to another \[G18\].
    Harbour,
    /// Going by water to land [7.3].
    Amphibious,
    /// Twice as far, and no assault [7.4].
    Strategic,
    /// From a zone, to one, or between two [4.2.4].
    Zone,
}

impl Fee {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Second,
        Self::River,
        Self::Harbour,
        Self::Amphibious,
        Self::Strategic,
        Self::Zone,
    ];

    /// What it costs in points of support.
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self {
            Self::Zone => 2,
            _ => 1,
        }
    }

    /// Whether it is one of those ways to move of which a group uses one \[G47\].
    #[must_use]
    pub const fn is_way(self) -> bool {
        !matches!(self, Self::Second | Self::River)
    }

    /// Whether the Advantage pays for it [9.4.3].
    #[must_use]
    pub const fn may_be_free(self) -> bool {
        !matches!(self, Self::Harbour | Self::Zone)
    }

    /// The only side that may buy it, if not both.
    #[must_use]
    pub const fn only(self) -> Option<SideNo> {
        match self {
            Self::Harbour => Some(CONFEDERATE),
            Self::Amphibious => Some(UNION),
            _ => None,
        }
    }
}

/// How something was paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Paid {
    /// It was not.
    #[default]
    No,
    /// With points of support.
    Support,
    /// With the Advantage.
    Advantage,
}

/// What is being decided, where no throw is due and none is in question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The Confederate sets up \[G40\].
    SetUp,
    /// The points of support of a new turn [3.1.1].
    Support,
    /// The Union reduces a unit \[G44\].
    Fever,
    /// The Confederate lays what an event gave him \[G44\].
    Torpedoes,
    /// A side allocates its support \[4\].
    Allocation(SideNo),
    /// The Confederate may send the Hunley [9.1.2].
    Hunley,
    /// What will happen in the next turn [3.3].
    Fate,
    /// A half of an impulse [3.2].
    Acting,
    /// A landing party is on the water: where it goes, where it lands [7.3].
    Afloat,
    /// The Confederate names who of the party is attacked by a mine [7.3.4].
    Picking,
    /// The Confederate may fire at the party [8.2.2].
    Ambush,
    /// The defender names his leader [8.1.1], in a zone his defenders [8.1.2].
    Leading,
    /// The loser of an assault spends his Casualty Points [8.1.6].
    Losses,
    /// The winner takes units from a place that holds too many of the loser's [6.1.4].
    Crowded(Site),
    /// Whether the phase ends [3.2.1].
    Sunset,
    /// Whether to pay so much to go on [4.2.6].
    Price(u8),
    /// Whether to play the eighth impulse \[G4\].
    Eighth,
    /// Union ironclads leave [7.2.7].
    Leaving,
    /// The Confederate moves his ironclads [3.3].
    Shifting,
    /// The Confederate repairs ironclads [9.6].
    Repairs,
    /// The game is over.
    Over,
}

impl Stage {
    /// What files call it.
    pub const WORDS: [(&'static str, Self); 20] = [
        ("set-up", Self::SetUp),
        ("support", Self::Support),
        ("fever", Self::Fever),
        ("torpedoes", Self::Torpedoes),
        ("allocation-union", Self::Allocation(UNION)),
        ("allocation-confederate", Self::Allocation(CONFEDERATE)),
        ("hunley", Self::Hunley),
        ("fate", Self::Fate),
        ("acting", Self::Acting),
        ("afloat", Self::Afloat),
        ("picking", Self::Picking),
        ("ambush", Self::Ambush),
        ("leading", Self::Leading),
        ("losses", Self::Losses),
        ("sunset", Self::Sunset),
        ("eighth", Self::Eighth),
        ("leaving", Self::Leaving),
        ("shifting", Self::Shifting),
        ("repairs", Self::Repairs),
        ("over", Self::Over),
    ];
}

/// What a throw is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cast {
    /// A ship that has entered a mined area [9.5.6].
    Mine(PieceId),
    /// A unit of a landing party that a mine attacks [7.3.4].
    Party {
        /// The unit.
        unit: PieceId,
        /// Whether the marker has two points.
        two: bool,
    },
    /// The support of a side [3.1.1].
    Support(SideNo),
    /// What will happen in the next turn [3.3].
    Fate,
    /// Work on the Hunley, for so many points of support [9.1.1].
    Work(u8),
    /// The Hunley strikes a ship [9.1.2].
    Strike(PieceId),
    /// What becomes of the Hunley [9.1.3].
    Hunley,
    /// Both sides of an assault [8.1.3].
    Assault,
    /// A unit that has retreated [8.1.7].
    Retreat(PieceId),
    /// A bombardment [8.2.4].
    Shot {
        /// Who fires.
        from: PieceId,
        /// At whom.
        target: PieceId,
    },
    /// Whether the phase ends [3.2.1].
    Sunset,
    /// A damaged Union ironclad that was sent off [7.2.8].
    Wreck(PieceId),
    /// A repair [9.6].
    Repair {
        /// The ironclad.
        ship: PieceId,
        /// Points of support spent.
        msp: u8,
        /// Where it returns to, if it lies in the Ashley.
        to: Option<Site>,
    },
}

impl Cast {
    /// How many dice it takes.
    #[must_use]
    pub fn dice(self, setup: &Setup) -> u8 {
        match self {
            Self::Assault => setup.numbers().assault_dice * 2,
            Self::Mine(_) | Self::Shot { .. } | Self::Sunset | Self::Strike(_) | Self::Fate => 2,
            Self::Party { .. }
            | Self::Retreat(_)
            | Self::Wreck(_)
            | Self::Repair { .. }
            | Self::Support(_)
            | Self::Work(_)
            | Self::Hunley => 1,
        }
    }
}

/// The most dice in one throw.
pub const MOST_CAST: usize = 6;

/// A throw that the holder of the Advantage may have made again [9.4.3].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lying {
    /// What it was made for.
    pub cast: Cast,
    /// What the dice show; what is beyond their number means nothing.
    pub faces: [Die; MOST_CAST],
}

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

/// A marker in the water and whether it lies face up [9.5.4].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Marker {
    /// What it is. Of two in an area the stronger comes first.
    pub mine: Mine,
    /// Whether it lies face down.
    pub down: bool,
}

impl Marker {
    /// None.
    pub const NONE: Self = Self {
        mine: Mine::None,
        down: false,
    };

    /// A marker face down.
    #[must_use]
    pub const fn hidden(mine: Mine) -> Self {
        Self { mine, down: true }
    }
}

/// The markers of one area.
pub type Markers = [Marker; 2];

/// A position with everything that later play depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The game turn, from 1.
    pub turn: u8,
    /// The impulse, from 1; 0 before the first.
    pub impulse: u8,
    /// What is being decided.
    pub stage: Stage,
    /// Whose half of the impulse it is.
    pub active: SideNo,
    /// Whether the Union passed in this impulse.
    pub passed: bool,
    /// Where each piece is.
    pub at: [Site; MOST_PIECES],
    /// Steps lost: 1 reduced or damaged, 2 removed, sunk, eliminated.
    pub lost: [u8; MOST_PIECES],
    /// Committed markers: 0, 1 or 2 [2.2].
    pub committed: [u8; MOST_PIECES],
    /// Per ironclad in a river, the land area it points at [7.2.2]; by piece.
    pub bank: [Site; 16],
    /// Who is out of command [3.1.2].
    pub silent: PieceSet,
    /// The markers in the water, area by area as [`Setup::fields`] has them.
    pub mines: [Markers; MOST_FIELDS],
    /// The points of the markers that lie face down, known to both: what was laid
    /// less what was shown. 0 while the set-up goes on.
    pub unseen: u8,
    /// How many of them are dummies at the most, known to both likewise.
    pub dummies: u8,
    /// Points of support, by side.
    pub msp: [u8; 2],
    /// Who holds the Advantage [9.4].
    pub advantage: SideNo,
    /// Whether it changed hands this turn \[G37\].
    pub handed: bool,
    /// The level of entrenchment, by side and place [9.3].
    pub trenches: [[u8; MOST_SITES]; 2],
    /// The group that acts.
    pub band: Band,
    /// The assault that is fought.
    pub fight: Option<Fight>,
    /// The landing party on its way.
    pub party: Option<Party>,
    /// A throw that may be made again.
    pub lying: Option<Lying>,
    /// A throw that is due.
    pub due: Option<Cast>,
    /// An ironclad that is sent to a port.
    pub sent: Option<PieceId>,
    /// Who was moved or worked on in this step of the End Phase.
    pub handled: PieceSet,
    /// Dice thrown so far.
    pub rolls: u32,
    /// What lay in the water before mines were laid in this turn: what the other side
    /// still sees.
    pub before: [Markers; MOST_FIELDS],
    /// Points and dummies bought, laid or not, until they are counted.
    pub bought: (u8, u8),
    /// How many pieces the last payment for command still covers [4.2.1].
    pub batch: u8,
    /// The box of the Hunley; [`u8::MAX`] once it is lost.
    pub hunley: u8,
    /// Whether it was worked on this turn [9.1.1].
    pub trained: bool,
    /// Whether it struck this turn [9.1.2].
    pub struck: bool,
    /// Whether its fate is to be thrown for [9.1.3].
    pub spent: bool,
    /// Where the Swamp Angel stands [9.2.6].
    pub angel: Option<Site>,
    /// Whether it was lost.
    pub angel_lost: bool,
    /// Removed forts that are gone for good [8.2.5].
    pub doomed: PieceSet,
    /// The throw for what happens in this turn; 0 if there was none.
    pub fate: u8,
    /// The impulse before which a gale keeps the fleet away; 0 without one.
    pub gale: u8,
    /// Whether two automatic victories have cancelled each other this turn \[G38\].
    pub stalled: bool,
    /// How the game ended, once it has: the best for the Union is 0.
    pub verdict: u8,
}

impl State {
    /// The position before the set-up.
    #[must_use]
    pub fn set_up(setup: &Setup) -> Self {
        let parts = setup.parts();
        let mut at = [Site::NOWHERE; MOST_PIECES];
        for (to, piece) in at.iter_mut().zip(&parts.pieces) {
            *to = piece.at;
        }
        let mut trenches = [[0; MOST_SITES]; 2];
        for &(side, site, level) in &parts.trenches {
            if let Some(to) = trenches[side.index()].get_mut(site.index()) {
                *to = level;
            }
        }
        Self {
            turn: 1,
            impulse: 0,
            stage: Stage::SetUp,
            active: UNION,
            passed: false,
            at,
            lost: [0; MOST_PIECES],
            committed: [0; MOST_PIECES],
            bank: [Site::NOWHERE; 16],
            silent: PieceSet::EMPTY,
            mines: [[Marker::NONE; 2]; MOST_FIELDS],
            unseen: 0,
            dummies: 0,
            msp: parts.msp,
            advantage: parts.advantage,
            handed: false,
            trenches,
            band: Band::NOBODY,
            fight: None,
            party: None,
            lying: None,
            due: None,
            sent: None,
            handled: PieceSet::EMPTY,
            rolls: 0,
            before: [[Marker::NONE; 2]; MOST_FIELDS],
            bought: (0, 0),
            batch: 0,
            hunley: if parts.hunley { 0 } else { u8::MAX },
            trained: false,
            struck: false,
            spent: false,
            angel: None,
            angel_lost: false,
            doomed: PieceSet::EMPTY,
            fate: 0,
            gale: 0,
            stalled: false,
            verdict: 2,
        }
    }

    /// Where a piece is.
    #[inline]
    #[must_use]
    pub fn site(&self, piece: PieceId) -> Site {
        self.at.get(piece.index()).copied().unwrap_or(Site::NOWHERE)
    }

    /// Steps a piece has lost.
    #[inline]
    #[must_use]
    pub fn losses(&self, piece: PieceId) -> u8 {
        self.lost.get(piece.index()).copied().unwrap_or(2)
    }

    /// Committed markers of a piece.
    #[inline]
    #[must_use]
    pub fn marks(&self, piece: PieceId) -> u8 {
        self.committed.get(piece.index()).copied().unwrap_or(2)
    }

    /// The land area that an ironclad in a river points at [7.2.2].
    #[must_use]
    pub fn bank(&self, ship: PieceId) -> Site {
        self.bank
            .get(ship.index())
            .copied()
            .unwrap_or(Site::NOWHERE)
    }

    /// The level of a side's entrenchment in a place [9.3].
    #[must_use]
    pub fn trench(&self, side: SideNo, site: Site) -> u8 {
        self.trenches[side.index()]
            .get(site.index())
            .copied()
            .unwrap_or(0)
    }

    /// Whether a piece stands somewhere and has steps left.
    #[inline]
    #[must_use]
    pub fn stands(&self, piece: PieceId) -> bool {
        self.site(piece) != Site::NOWHERE && self.losses(piece) < 2
    }

    /// Those of `pieces` that stand in a place.
    #[must_use]
    pub fn here(&self, pieces: PieceSet, site: Site) -> PieceSet {
        let here = |&p: &PieceId| self.site(p) == site && self.losses(p) < 2;
        pieces.iter().filter(here).collect()
    }

    /// The fort of a side in a place, if one is left there.
    #[must_use]
    pub fn fort(&self, setup: &Setup, side: SideNo, site: Site) -> Option<PieceId> {
        self.here(setup.forts(side), site).first()
    }

    /// A side's ironclads in a place.
    #[must_use]
    pub fn ships(&self, setup: &Setup, side: SideNo, site: Site) -> PieceSet {
        self.here(setup.ships(side), site)
    }

    /// The combat factor of the side that is up \[G22\].
    #[must_use]
    pub fn cf(&self, setup: &Setup, piece: PieceId) -> u8 {
        let lost = usize::from(self.losses(piece));
        setup
            .piece(piece)
            .and_then(|p| p.cf.get(lost).copied())
            .unwrap_or(0)
    }

    /// The defence value of the side that is up.
    #[must_use]
    pub fn dv(&self, setup: &Setup, piece: PieceId) -> u8 {
        let lost = usize::from(self.losses(piece));
        setup
            .piece(piece)
            .and_then(|p| p.dv.get(lost).copied())
            .unwrap_or(0)
    }

    /// The markers of an area.
    #[must_use]
    pub fn markers(&self, setup: &Setup, site: Site) -> Markers {
        let field = setup.field(site).and_then(|i| self.mines.get(i));
        field.copied().unwrap_or([Marker::NONE; 2])
    }

    /// How many markers lie in an area, dummies among them.
    #[must_use]
    pub fn marker_count(&self, setup: &Setup, site: Site) -> u8 {
        let lie = |m: &&Marker| m.mine != Mine::None;
        let count = self.markers(setup, site).iter().filter(lie).count();
        u8::try_from(count).unwrap_or(2)
    }

    /// The points of the markers that lie face up in an area.
    #[must_use]
    pub fn shown_points(&self, setup: &Setup, site: Site) -> u8 {
        let markers = self.markers(setup, site);
        markers
            .iter()
            .filter(|m| !m.down)
            .map(|m| m.mine.points())
            .sum()
    }

    /// Whose decision it is.
    #[must_use]
    pub fn to_act(&self, setup: &Setup) -> Option<SideNo> {
        if self.lying.is_some() {
            return Some(self.advantage);
        }
        if let Some(cast) = self.due {
            return Some(owner(setup, cast, self.active));
        }
        if self.sent.is_some() {
            return Some(UNION);
        }
        match self.stage {
            Stage::SetUp | Stage::Shifting | Stage::Repairs => Some(CONFEDERATE),
            Stage::Acting => Some(self.active),
            Stage::Allocation(side) => Some(side),
            Stage::Support | Stage::Fever | Stage::Fate => Some(UNION),
            Stage::Torpedoes | Stage::Hunley => Some(CONFEDERATE),
            Stage::Afloat => Some(UNION),
            Stage::Picking | Stage::Ambush => Some(CONFEDERATE),
            Stage::Leading => Some(self.active.other()),
            Stage::Losses => Some(self.fight.map_or(self.active, |f| f.loser)),
            Stage::Crowded(_) => Some(self.fight.map_or(self.active, |f| f.loser.other())),
            Stage::Sunset | Stage::Price(_) | Stage::Eighth | Stage::Leaving => Some(UNION),
            Stage::Over => None,
        }
    }

    /// Whether the group that acts has done anything yet.
    #[must_use]
    pub fn has_acted(&self) -> bool {
        let band = &self.band;
        !(band.moved | band.fought | band.dug).is_empty()
    }

    /// Whether a side may use the Advantage now [9.4.2].
    #[must_use]
    pub fn has_advantage(&self, side: SideNo) -> bool {
        self.advantage == side && !self.handed
    }

    /// The places that hold a piece of these.
    #[must_use]
    pub fn places_of(&self, pieces: PieceSet) -> Sites {
        let standing = pieces.iter().filter(|&p| self.stands(p));
        standing.map(|p| self.site(p)).collect()
    }

    /// Whether an area has a Union ironclad in it.
    #[must_use]
    pub fn is_ironclad_there(&self, setup: &Setup, side: SideNo, site: Site) -> bool {
        !self.ships(setup, side, site).is_empty()
    }
}

/// Whose throw it is.
#[must_use]
pub fn owner(setup: &Setup, cast: Cast, active: SideNo) -> SideNo {
    let of = |piece: PieceId| setup.piece(piece).map_or(UNION, |p| p.side);
    match cast {
        Cast::Mine(piece)
        | Cast::Wreck(piece)
        | Cast::Repair { ship: piece, .. }
        | Cast::Party { unit: piece, .. }
        | Cast::Retreat(piece) => of(piece),
        Cast::Shot { from, .. } => of(from),
        Cast::Assault => active,
        Cast::Support(side) => side,
        Cast::Work(_) | Cast::Strike(_) | Cast::Hunley => CONFEDERATE,
        Cast::Sunset | Cast::Fate => UNION,
    }
}

/// Whether a piece is a fort.
#[must_use]
pub fn is_fort(setup: &Setup, piece: PieceId) -> bool {
    setup
        .piece(piece)
        .is_some_and(|p| p.kind == PieceKind::Fort)
}
