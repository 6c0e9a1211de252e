//! What may be known of Soviet strengths where they are hidden [22.6.3].

use super::ids::{UnitId, UnitSet};
use super::odds::{Odds, odds};
use super::setup::Setup;
use super::state::{March, State};
use crate::engine::{SideNo, Viewer};
use crate::space::CellId;

/// Whether somebody sees every strength.
fn knows(viewer: Viewer) -> bool {
    matches!(viewer, Viewer::All | Viewer::Side(SideNo::B))
}

/// The Soviet units whose strength no attack has shown yet. What stands in two hexes is
/// no cadre, and what could but does not is one: that is seen on the map [4.7, J2].
#[must_use]
pub(super) fn unseen(setup: &Setup, state: &State) -> UnitSet {
    if !setup.options().hidden_strengths {
        return UnitSet::EMPTY;
    }
    let units = (setup.enemies() & state.on_map()).iter();
    let met = |unit: UnitId| {
        let hexes = [state.cell_of(unit), state.also(setup, unit)];
        let mut hexes = hexes.into_iter().flatten();
        hexes.any(|hex| state.attacked.contains(hex))
    };
    let shrunk = |unit: UnitId| {
        let wide = setup.unit(unit).is_some_and(|info| info.also.is_some());
        wide && state.steps(unit) == 1
    };
    units.filter(|&unit| !met(unit) && !shrunk(unit)).collect()
}

/// Puts *unknown* for the steps of whoever is not seen.
pub(super) fn hide(setup: &Setup, state: &mut State, viewer: Viewer) {
    if !knows(viewer) {
        for unit in unseen(setup, state) {
            state.forget(unit);
        }
    }
}

/// The units of which it is unknown how many steps they have.
#[must_use]
pub(super) fn unknown(setup: &Setup, state: &State) -> UnitSet {
    let units = (setup.enemies() & state.on_map()).iter();
    units.filter(|&unit| state.steps(unit) == 0).collect()
}

/// Those of a hex.
#[must_use]
pub(super) fn unknown_in(setup: &Setup, state: &State, hex: CellId) -> UnitSet {
    unknown(setup, state) & state.enemies_in(setup, hex)
}

/// The steps that a unit which is not known can have: from, to.
fn range(setup: &Setup, unit: UnitId) -> [u8; 2] {
    let info = setup.unit(unit);
    let most = info.map_or(1, |info| info.most.max(1));
    let wide = info.is_some_and(|info| info.also.is_some());
    [(1 + u8::from(wide)).min(most), most]
}

/// The same position with some steps for whoever is not known.
fn filled(setup: &Setup, state: &State, mut steps: impl FnMut([u8; 2]) -> u8) -> State {
    let mut filled = *state;
    for unit in unknown(setup, state) {
        filled.set_steps(setup, unit, steps(range(setup, unit)));
    }
    filled
}

/// What somebody reckons with who does not know: the middle between weak and strong.
#[must_use]
pub(super) fn supposed(setup: &Setup, state: &State) -> State {
    filled(setup, state, |[least, most]| (least + most).div_ceil(2))
}

/// Some truth that looks like what is seen.
#[must_use]
pub(super) fn imagined(
    setup: &Setup,
    state: &State,
    below: &mut dyn FnMut(usize) -> usize,
) -> State {
    filled(setup, state, |[least, most]| {
        let more = below(usize::from(most - least) + 1);
        least + u8::try_from(more).unwrap_or(0)
    })
}

/// The odds against defenders as weak and as strong as they can be.
#[must_use]
pub(super) fn bounds(setup: &Setup, state: &State, march: &March, hex: CellId) -> [Odds; 2] {
    [0, 1].map(|end| {
        let filled = filled(setup, state, |ends: [u8; 2]| ends[end]);
        odds(setup, &filled, march, hex)
    })
}
