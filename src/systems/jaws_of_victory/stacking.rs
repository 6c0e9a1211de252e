//! Who may share a hex \[11\].

use super::ids::{UnitId, UnitSet};
use super::illegal::Crowding;
use super::numbers::MOST_REGIMENTS;
use super::setup::Setup;
use super::state::State;
use crate::hex::Id as _;
use crate::space::{CellId, CellSet};

/// Whether a unit counts as an infantry regiment \[J14\].
#[must_use]
pub fn is_regiment(setup: &Setup, unit: UnitId) -> bool {
    setup.regiments().contains(unit)
}

/// What is wrong with these units in one hex, all of it \[11\].
pub fn crowdings(setup: &Setup, hex: CellId, units: UnitSet) -> impl Iterator<Item = Crowding> {
    let count = units.len();
    let most = setup.room(hex);
    let regiments = (units & setup.regiments()).len();
    let wrong = [
        (count > most).then_some(Crowding::Units { count, most }),
        (regiments > MOST_REGIMENTS).then_some(Crowding::Regiments { count: regiments }),
        mixes(setup, units).then_some(Crowding::Korps),
    ];
    wrong.into_iter().flatten()
}

/// Whether units of different korps are among them.
#[must_use]
pub fn mixes(setup: &Setup, units: UnitSet) -> bool {
    let first = units.first();
    first.is_some_and(|first| !(units - setup.of_its_korps(first)).is_empty())
}

/// How many units are too many in a hex, korps apart [11.1.2].
#[must_use]
pub fn excess(setup: &Setup, hex: CellId, units: UnitSet) -> usize {
    let regiments = (units & setup.regiments()).len();
    let regiments = regiments.saturating_sub(MOST_REGIMENTS);
    regiments.max(units.len().saturating_sub(setup.room(hex)))
}

/// The first thing that is wrong with the units of the Gruppe in a hex.
#[must_use]
pub fn crowding(setup: &Setup, state: &State, hex: CellId) -> Option<Crowding> {
    crowdings(setup, hex, state.pocket_in(setup, hex)).next()
}

/// The hexes whose units of the Gruppe break stacking.
#[must_use]
pub fn crowded(setup: &Setup, state: &State) -> CellSet {
    let there = state.pocket_by_hex(setup);
    let hexes = setup.cells().all().iter();
    let broken = hexes.filter(|hex| {
        let units = there.get(hex.index()).copied().unwrap_or_default();
        units.len() > 1 && crowdings(setup, *hex, units).next().is_some()
    });
    broken.collect()
}
