//! Landing parties [7.3].

use super::ground::{fits, troops};
use super::ids::{CONFEDERATE, PieceSet, Site, Sites, UNION};
use super::naval::under_fort;
use super::numbers::{row, signed};
use super::setup::Setup;
use super::state::{Party, State};

/// The steps that a mine takes from a unit of a party with this die; `two`: it is one of two
/// points [7.3.4].
#[must_use]
pub fn mined(setup: &Setup, two: bool, die: u8) -> u8 {
    let tables = setup.tables();
    let more = if two { tables.two_points } else { 0 };
    row(&tables.mines_ground, signed(die) + more).unwrap_or(0)
}

/// Whether a party that enters this water has to land at once: next to a fort of the
/// Confederacy or to an entrenched unit of his [7.3.3].
#[must_use]
pub fn must_land(setup: &Setup, state: &State, water: Site) -> bool {
    let river = setup.rivers().contains(water);
    let banks = match river {
        true => setup.banks(water),
        false => (setup.touching(water) & setup.lands()).with(water),
    };
    let dug = |site: Site| {
        state.trench(CONFEDERATE, site) > 0 && !troops(setup, state, CONFEDERATE, site).is_empty()
    };
    let fort = match river {
        true => {
            let near = |f| state.stands(f) && banks.contains(state.site(f));
            setup.forts(CONFEDERATE).iter().any(near)
        }
        false => under_fort(setup, state, CONFEDERATE, water),
    };
    fort || banks.iter().any(dug)
}

/// Where a party can go ashore from a piece of water, and finds room \[G19\].
#[must_use]
pub fn shores(setup: &Setup, state: &State, water: Site, party: PieceSet) -> Sites {
    let near = match setup.rivers().contains(water) {
        true => setup.banks(water),
        false => {
            let mut near = setup.touching(water) & setup.lands();
            // The fort in the harbour is reached over its own water alone.
            near.remove(setup.sumter());
            if water == setup.sumter() {
                near.insert(water);
            }
            near
        }
    };
    if setup.zones().contains(water) {
        return Sites::EMPTY;
    }
    near.iter()
        .filter(|&site| fits(setup, state, UNION, site, party))
        .collect()
}

/// Whether a party that goes on to `to` can end up ashore from there.
#[must_use]
pub fn leads_ashore(setup: &Setup, state: &State, party: &Party, to: Site) -> bool {
    let mut seen = party.seen.with(to);
    let mut front = vec![to];
    while let Some(water) = front.pop() {
        if !shores(setup, state, water, party.units).is_empty() {
            return true;
        }
        if must_land(setup, state, water) {
            continue;
        }
        for next in setup.currents(water) - seen {
            if !setup.zones().contains(next) {
                seen.insert(next);
                front.push(next);
            }
        }
    }
    false
}

/// Who may fire at the party where it is, or where it is about to land: full,
/// uncommitted, in command, and not twice [8.2.2, G27].
#[must_use]
pub fn ambushers(setup: &Setup, state: &State, party: &Party) -> PieceSet {
    let (guns, at) = match party.land {
        Some(land) => (setup.forts(CONFEDERATE), land),
        None => (setup.ships(CONFEDERATE), party.at),
    };
    let ready = |p| state.losses(p) == 0 && state.marks(p) == 0;
    let there = state.here(guns, at) - party.fired - state.silent;
    there.iter().filter(|&p| ready(p)).collect()
}
