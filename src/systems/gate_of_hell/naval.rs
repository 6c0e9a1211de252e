//! Where ironclads go, and what stops them [7.2].

use super::ids::{CONFEDERATE, Mine, PieceId, Site, SiteKind, Sites, UNION};
use super::setup::Setup;
use super::state::State;
use crate::engine::SideNo;

/// Whether an area has a marker in it, a dummy or not \[G30\].
fn mined(setup: &Setup, state: &State, site: Site) -> bool {
    state.marker_count(setup, site) > 0
}

/// Whether a fort of `side`, full or reduced, stands next to a sea area; Fort
/// Sumter stands next to its own [7.2.4].
#[must_use]
pub fn under_fort(setup: &Setup, state: &State, side: SideNo, site: Site) -> bool {
    let near = setup.touching(site).with(site);
    let stands = |fort| state.stands(fort) && near.contains(state.site(fort));
    setup.forts(side).iter().any(stands)
}

/// The places in which a ship of `side` stops when it enters them [7.2.2, 7.2.4,
/// 7.2.5].
#[must_use]
pub fn barriers(setup: &Setup, state: &State, side: SideNo) -> Sites {
    let mut found = state.places_of(setup.ships(side.other()));
    for fort in setup.forts(side.other()) {
        if state.stands(fort) {
            let site = state.site(fort);
            found |= setup.touching(site).with(site);
        }
    }
    if side == UNION {
        for (markers, &site) in state.mines.iter().zip(setup.fields()) {
            found.insert_if(site, markers.iter().any(|m| m.mine != Mine::None));
        }
    }
    found &= setup.seas();
    let enemies = state.places_of(setup.of_side(side.other()));
    for river in setup.rivers() {
        found.insert_if(river, setup.banks(river).intersects(enemies));
    }
    found
}

/// Where an ironclad can move to, whatever room there is [7.2]; `second`: in its
/// second activation.
#[must_use]
pub fn reach(setup: &Setup, state: &State, ship: PieceId, second: bool) -> Sites {
    let Some(info) = setup.piece(ship) else {
        return Sites::EMPTY;
    };
    let stops = barriers(setup, state, info.side);
    let from = state.site(ship);
    spread(setup, state, info.side, from, second, Some(stops))
}

/// The same for any ship of a side from a place, where it `stops`; without that
/// nothing stops it and mines are no bar, for telling why it cannot go somewhere.
pub(super) fn spread(
    setup: &Setup,
    state: &State,
    side: SideNo,
    from: Site,
    second: bool,
    stops: Option<Sites>,
) -> Sites {
    let bars = stops.is_some() && side == UNION && !second && mined(setup, state, from);
    let stops = stops.unwrap_or(Sites::EMPTY);
    let mut reached = Sites::of(from);
    let mut front = reached;
    let mut first = true;
    while !front.is_empty() {
        let mut next = Sites::EMPTY;
        for site in front {
            let mut more = setup.ways(side, site) - reached;
            // From mines to mines at once only in a second activation [7.2.3].
            if first && bars {
                more = more.iter().filter(|&to| !mined(setup, state, to)).collect();
            }
            reached |= more;
            next |= more - stops;
        }
        front = next;
        first = false;
    }
    reached.remove(from);
    reached
}

/// The most ironclads of a side that a place holds when an impulse ends [6.1.1,
/// 6.1.5, G16].
#[must_use]
pub fn room(setup: &Setup, site: Site) -> u8 {
    let numbers = setup.numbers();
    match setup.site(site).map(|s| s.kind) {
        Some(SiteKind::Sea) => numbers.sea_ships,
        Some(SiteKind::Both) => numbers.sumter_ships,
        Some(SiteKind::River) => numbers.river_ships,
        Some(SiteKind::Zone) => u8::MAX,
        Some(SiteKind::Land) | None => 0,
    }
}

/// Whether one more ironclad of a side finds room in a place.
#[must_use]
pub fn has_room(setup: &Setup, state: &State, side: SideNo, site: Site) -> bool {
    state.ships(setup, side, site).len() < usize::from(room(setup, site))
}

/// Whether a Union ironclad has to leave in the End Phase [7.2.7, G31].
#[must_use]
pub fn must_leave(setup: &Setup, state: &State, ship: PieceId) -> bool {
    let site = state.site(ship);
    if setup.rivers().contains(site) {
        return true;
    }
    if !state.stands(ship) || !setup.seas().contains(site) {
        return false;
    }
    let near = setup.touching(site).with(site);
    let full = |fort: PieceId| {
        state.stands(fort) && state.losses(fort) == 0 && near.contains(state.site(fort))
    };
    let close =
        |enemy: PieceId| state.stands(enemy) && (near & setup.seas()).contains(state.site(enemy));
    setup.forts(CONFEDERATE).iter().any(full) || setup.ships(CONFEDERATE).iter().any(close)
}

/// What is added to the die of a damaged Union ironclad that was sent off, in the port
/// where it is [7.2.8].
#[must_use]
pub fn wreck_modifier(setup: &Setup, state: &State, ship: PieceId) -> i8 {
    let tables = setup.tables();
    let thin = setup.piece(ship).is_some_and(|p| p.thin);
    let [_, hatteras] = setup.ports();
    let far = state.site(ship) == hatteras;
    (if thin { tables.thin } else { 0 }) + (if far { tables.hatteras } else { 0 })
}

/// What is added to the die of a repair for so many points of support [9.6].
#[must_use]
pub fn repair_modifier(setup: &Setup, msp: u8) -> i8 {
    match msp {
        2 => setup.tables().repair_two,
        _ => 0,
    }
}
