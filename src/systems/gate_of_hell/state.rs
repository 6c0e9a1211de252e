//! A position.

mod group;
mod stage;

pub use group::{Band, Fight, Party};
pub use stage::{Cast, Fee, MOST_CAST, Paid, Stage};

use super::ids::{
    CONFEDERATE, MOST_PIECES, MOST_SITES, Mine, PieceId, PieceKind, PieceSet, Site, Sites, UNION,
};
use super::setup::{MOST_FIELDS, Setup};
use crate::engine::{Die, SideNo};
use crate::hex::Id;

/// A throw that the holder of the Advantage may have made again [9.4.3].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lying {
    /// What it was made for.
    pub cast: Cast,
    /// What the dice show; what is beyond their number means nothing.
    pub faces: [Die; MOST_CAST],
}

impl Lying {
    /// The dice that it was made with, as they show.
    #[must_use]
    pub fn thrown(&self, setup: &Setup) -> &[Die] {
        &self.faces[..usize::from(self.cast.dice(setup)).min(MOST_CAST)]
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
    /// How many ships mines have attacked in this turn, area by area: counted where a
    /// point attacks one ship only \[G29\].
    pub met: [u8; MOST_FIELDS],
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
    /// Who was moved or worked on in this step of the End Phase, or repaired in this
    /// allocation.
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
            met: [0; MOST_FIELDS],
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

    /// Puts a piece somewhere, whatever the rules say.
    pub(super) fn put(&mut self, piece: PieceId, site: Site) {
        if let Some(at) = self.at.get_mut(piece.index()) {
            *at = site;
        }
    }

    /// Where a piece is seen to lie: whoever is aboard a landing party where that is,
    /// though a unit leaves its place when it lands [7.3.1].
    #[must_use]
    pub fn lies(&self, piece: PieceId) -> Site {
        let aboard = self.party.filter(|party| party.units.contains(piece));
        aboard.map_or_else(|| self.site(piece), |party| party.at)
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
        let mut words = [0; 2];
        let (halves, _) = self.at.as_chunks::<64>();
        for ((found, half), wanted) in words.iter_mut().zip(halves).zip(pieces.words()) {
            // All of a word at once: to ask for each eight whether it is wanted takes longer.
            if *wanted != 0 {
                let (eights, _) = half.as_chunks::<8>();
                for (n, sites) in eights.iter().enumerate() {
                    *found |= equal(sites, site) << (n * 8);
                }
                *found &= *wanted;
            }
        }
        let mut there = PieceSet::from_words(words);
        for piece in there {
            if self.losses(piece) >= 2 {
                there.remove(piece);
            }
        }
        there
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

    /// The points of mines that attack a ship which enters an area now: those face up,
    /// unless each has attacked its one ship \[G29\].
    #[must_use]
    pub fn live_points(&self, setup: &Setup, site: Site) -> u8 {
        let points = self.shown_points(setup, site);
        match setup.numbers().mines_once && self.met_in(setup, site) >= points {
            true => 0,
            false => points,
        }
    }

    /// How many ships mines have attacked in an area in this turn.
    #[must_use]
    pub fn met_in(&self, setup: &Setup, site: Site) -> u8 {
        let count = setup.field(site).and_then(|f| self.met.get(f));
        count.copied().unwrap_or(0)
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

    /// Whether a throw or a ship that is sent off comes before whatever is being decided.
    #[must_use]
    pub const fn waits(&self) -> bool {
        self.lying.is_some() || self.due.is_some() || self.sent.is_some()
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

/// Which of eight places are this one, as bits: all eight at once, since nothing is
/// asked as often as who stands where.
#[inline]
fn equal(sites: &[Site; 8], site: Site) -> u64 {
    const LOW: u64 = 0x0101_0101_0101_0101;
    const REST: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    // A byte becomes 0 where the place is the same, and only there its high bit stays 0.
    let [a, b, c, d, e, f, g, h] = *sites;
    let bytes = [a.0, b.0, c.0, d.0, e.0, f.0, g.0, h.0];
    let differs = u64::from_le_bytes(bytes) ^ (LOW * u64::from(site.0));
    let high = ((differs & REST) + REST) | differs | REST;
    // The lowest bits of the bytes are gathered in the highest byte.
    (!high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
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
