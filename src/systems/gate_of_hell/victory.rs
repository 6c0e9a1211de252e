//! Who has won [10, 11].

use super::ground::Hold;
use super::ids::{CONFEDERATE, Mine, PieceId, Site, UNION};
use super::setup::Setup;
use super::state::{Stage, State};
use crate::engine::SideNo;

/// A row of the reckoning of a short scenario \[G41\].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Whose points.
    pub side: SideNo,
    /// What for.
    pub cause: Cause,
    /// How many.
    pub points: u8,
}

/// What points are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A fort that is reduced or removed.
    Fort(PieceId),
    /// An ironclad that is damaged, removed or sunk.
    Ship(PieceId),
    /// An area that is controlled or contested.
    Ground(Site),
    /// A ground unit that is lost.
    Unit(PieceId),
    /// Points of support that the Confederate has left.
    Unspent,
}

/// The points as they stand, row by row; none in the campaign.
#[must_use]
pub fn reckoning(setup: &Setup, state: &State) -> Vec<Gain> {
    let mut rows = Vec::new();
    let Some(award) = &setup.parts().award else {
        return rows;
    };
    let mut gain = |side, cause, points| {
        if points > 0 {
            rows.push(Gain {
                side,
                cause,
                points,
            });
        }
    };
    for &(fort, reduced, removed) in &award.forts {
        let worth = [0, reduced, removed][usize::from(state.losses(fort).min(2))];
        gain(UNION, Cause::Fort(fort), worth);
    }
    for ship in setup.ships(CONFEDERATE) {
        let [damaged, removed] = award.confederate_ship;
        let away = state.site(ship) == setup.ashley();
        let worth = match state.losses(ship) {
            0 => 0,
            1 if !away => damaged,
            _ => removed,
        };
        gain(UNION, Cause::Ship(ship), worth);
    }
    for ship in setup.ships(UNION) {
        let [damaged, sunk] = award.union_ship;
        let worth = [0, damaged, sunk][usize::from(state.losses(ship).min(2))];
        gain(CONFEDERATE, Cause::Ship(ship), worth);
    }
    for ground in &award.ground {
        let held = |hold| {
            let mut sites = ground.sites.iter().copied();
            sites.find(|&s| super::ground::hold(setup, state, UNION, s) == hold)
        };
        let own = held(Hold::Friendly).map(|s| (s, ground.points));
        let row = own.or(held(Hold::Contested).map(|s| (s, ground.contested)));
        if let Some((site, points)) = row {
            gain(UNION, Cause::Ground(site), points);
        }
    }
    for side in SideNo::BOTH {
        for unit in setup.ground(side) {
            if state.losses(unit) == 2 {
                gain(side.other(), Cause::Unit(unit), award.units[side.index()]);
            }
        }
    }
    let unspent = state.msp[CONFEDERATE.index()].saturating_mul(award.unspent);
    gain(CONFEDERATE, Cause::Unspent, unspent);
    rows
}

/// The Union's points less the Confederate's. Whoever has won by itself [10.1, 10.2]
/// is ahead, whatever the points say.
#[must_use]
pub fn margin(setup: &Setup, state: &State) -> i32 {
    let counted = counted(setup, state);
    match (state.stage, state.verdict) {
        (Stage::Over, 0 | 1) => counted.max(1),
        (Stage::Over, 2) => 0,
        (Stage::Over, _) => counted.min(-1),
        _ => counted,
    }
}

fn counted(setup: &Setup, state: &State) -> i32 {
    if setup.parts().award.is_none() {
        return objectives_held(setup, state) - 2;
    }
    let [union, confederate] = points(setup, state);
    union - confederate
}

/// The points of both sides, the Union's first.
#[must_use]
pub fn points(setup: &Setup, state: &State) -> [i32; 2] {
    let rows = reckoning(setup, state);
    SideNo::BOTH.map(|side| {
        let own = rows.iter().filter(|gain| gain.side == side);
        own.map(|gain| i32::from(gain.points)).sum()
    })
}

/// How many objectives the Union holds at the end of the campaign, the Swamp Angel among
/// them [10.3].
#[must_use]
pub fn objectives_held(setup: &Setup, state: &State) -> i32 {
    let count = super::campaign::objectives(setup, state) + usize::from(state.angel.is_some());
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// The way to end that a margin is: 0 for a Union decisive victory, 4 for a
/// Confederate one.
#[must_use]
pub fn level(setup: &Setup, margin: i32) -> u8 {
    let Some(award) = &setup.parts().award else {
        return 2;
    };
    let place = award.levels.iter().position(|least| margin >= *least);
    place.and_then(|p| u8::try_from(p).ok()).unwrap_or(4)
}

/// Whether a Union ironclad lies in Fort Sumter, its fort reduced or removed
/// [10.1]. That no mines lie next to it is a question of its own.
#[must_use]
pub fn holds_sumter(setup: &Setup, state: &State) -> bool {
    let site = setup.sumter();
    let mut forts = setup
        .forts(CONFEDERATE)
        .iter()
        .filter(|f| state.site(*f) == site);
    let worn = forts.all(|fort| state.losses(fort) > 0);
    worn && state.is_ironclad_there(setup, UNION, site)
}

/// The sea areas next to Fort Sumter in which markers lie.
#[must_use]
pub fn marked_about_sumter(setup: &Setup, state: &State) -> Vec<Site> {
    let near = setup.touching(setup.sumter()) & setup.seas();
    near.iter()
        .filter(|&s| state.marker_count(setup, s) > 0)
        .collect()
}

/// Whether real mines lie in one of these areas.
#[must_use]
pub fn mines_lie(setup: &Setup, state: &State, sites: &[Site]) -> bool {
    let real = |site: &Site| {
        let markers = state.markers(setup, *site);
        markers
            .iter()
            .any(|m| m.mine != Mine::None && m.mine.points() > 0)
    };
    sites.iter().any(real)
}
