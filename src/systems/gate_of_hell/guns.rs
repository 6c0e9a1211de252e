//! Bombardment [8.2].

use super::ids::{PieceId, PieceKind, Site, UNION};
use super::numbers::signed;
use super::setup::Setup;
use super::state::State;

/// How far a target is \[G24\].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Range {
    /// In the same area.
    Same,
    /// In an adjacent one.
    Adjacent,
}

/// Whether a piece can bombard another from where both are, and how far that is
/// [8.2.1, G24].
#[must_use]
pub fn range(setup: &Setup, state: &State, from: PieceId, target: PieceId) -> Option<Range> {
    let (gun, aim) = (setup.piece(from)?, setup.piece(target)?);
    let (a, b) = (state.site(from), state.site(target));
    let bank = |river: Site, land: Site| {
        setup.rivers().contains(river) && setup.banks(river).contains(land)
    };
    match (gun.kind, aim.kind) {
        (PieceKind::Ironclad, PieceKind::Fort) if bank(a, b) => Some(Range::Adjacent),
        (PieceKind::Fort, PieceKind::Ironclad) if bank(b, a) => Some(Range::Adjacent),
        (PieceKind::Ironclad, PieceKind::Ironclad) => {
            let both = setup.seas().contains(a) && setup.seas().contains(b);
            both.then(|| near(setup, a, b)).flatten()
        }
        (PieceKind::Ironclad, PieceKind::Fort) if setup.seas().contains(a) => near(setup, a, b),
        (PieceKind::Fort, PieceKind::Ironclad) if setup.seas().contains(b) => near(setup, a, b),
        (PieceKind::Fort, PieceKind::Fort) => near(setup, a, b),
        // A landing party is fired at where it passes or lands [8.2.2].
        (_, PieceKind::Ground) => {
            let afloat = state
                .party
                .is_some_and(|party| party.units.contains(target));
            afloat.then_some(Range::Same)
        }
        _ => None,
    }
}

fn near(setup: &Setup, a: Site, b: Site) -> Option<Range> {
    match () {
        () if a == b => Some(Range::Same),
        () if setup.touching(a).contains(b) => Some(Range::Adjacent),
        () => None,
    }
}

/// What is added to the throw, part by part [8.2.4].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// Its own combat factor.
    pub cf: i8,
    /// Other uncommitted friendly ironclads in the area.
    pub others: i8,
    /// Points of mines that lie face up about a Union ship.
    pub mines: i8,
    /// How far the target is.
    pub range: i8,
    /// That it is a fort.
    pub fort: i8,
    /// Its Committed marker \[G3\].
    pub committed: i8,
    /// The defence value of the target.
    pub dv: u8,
}

impl Aim {
    /// All of it.
    #[must_use]
    pub const fn total(&self) -> i8 {
        self.cf + self.others + self.mines + self.range + self.fort + self.committed
    }

    /// What the dice have to show at the least.
    #[must_use]
    pub const fn needs(&self) -> i8 {
        self.dv as i8 * 2 + 1 - self.total()
    }
}

/// What is added to a bombardment; `None` if the target is out of reach.
#[must_use]
pub fn aim(setup: &Setup, state: &State, from: PieceId, target: PieceId) -> Option<Aim> {
    let range = range(setup, state, from, target)?;
    let (gun, aimed) = (setup.piece(from)?, setup.piece(target)?);
    let (site, tables) = (state.site(from), setup.tables());
    let fresh = |&p: &PieceId| p != from && state.marks(p) == 0;
    // A fort has none beside it, unless it is Fort Sumter [G25].
    let others = state
        .ships(setup, gun.side, site)
        .iter()
        .filter(fresh)
        .count();
    let mines = match gun.side == UNION && gun.kind == PieceKind::Ironclad {
        true => state.shown_points(setup, site),
        false => 0,
    };
    Some(Aim {
        cf: signed(state.cf(setup, from)),
        others: i8::try_from(others).unwrap_or(i8::MAX),
        mines: -signed(mines),
        range: match range {
            Range::Same => tables.same,
            Range::Adjacent => tables.adjacent,
        },
        fort: match aimed.kind {
            PieceKind::Fort => tables.fort_target,
            PieceKind::Ironclad | PieceKind::Ground => 0,
        },
        committed: -signed(state.marks(from)),
        dv: state.dv(setup, target),
    })
}
