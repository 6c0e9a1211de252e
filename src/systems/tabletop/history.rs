//! What really happened at Korsun, beside a game of it.

use super::ids::UnitSet;
use super::rules::Tabletop;
use super::state::{Stage, State};
use super::supply::isolated;
use crate::engine::{Rules as _, SideNo, View};
use crate::present::system::{Beside, Chronicle};
use crate::systems::korsun::{self, Came, SALIENT};

/// The scenario of that battle.
const KORSUN: &str = "korsun_1944_tabletop";

impl Tabletop {
    /// What really happened, if the scenario is of that battle: its turns begin on
    /// 24 January.
    pub(super) fn told_of_history(&self) -> Option<Chronicle> {
        self.parts()
            .id
            .starts_with(KORSUN)
            .then(|| korsun::history(true))
    }

    /// What came out then, and what did in a game.
    pub(super) fn held_against_history(&self, past: &[(u8, View<State>)]) -> Vec<Beside> {
        let Some((_, last)) = past.last().filter(|_| self.parts().id.starts_with(KORSUN)) else {
            return Vec::new();
        };
        let state = last.state();
        let salient = self.of_the_salient();
        let cut = |state: &State| {
            let left = salient & state.on_table();
            let cut = isolated(self, state, SideNo::B) & left;
            korsun::is_closed(cut.len(), left.len())
        };
        let closed = past.iter().find(|(_, seen)| cut(seen.state()));
        let full = |unit| self.unit(unit).map_or(0, |info| u32::from(info.strength));
        let now = |unit| u32::from(state.strength(unit));
        let gone = |unit| full(unit).saturating_sub(now(unit));
        let outside = (salient & state.on_table()) - isolated(self, state, SideNo::B);
        let out: u32 = outside.iter().map(now).sum();
        let soviet = || (self.units_of(SideNo::A) & state.entered).iter();
        korsun::beside(Came {
            unit: "points",
            closed: closed.map(|(turn, _)| *turn),
            over: state.stage == Stage::Over,
            salient: [
                salient.iter().map(gone).sum(),
                if closed.is_some() { out } else { 0 },
                salient.iter().map(full).sum(),
            ],
            attackers: [soviet().map(gone).sum(), soviet().map(full).sum()],
        })
    }

    /// The units that stand in the salient when the scenario begins.
    fn of_the_salient(&self) -> UnitSet {
        let start = self.initial();
        let stands = |unit| {
            let cell = start.cell_of(unit).map(|cell| self.cells().name(cell));
            cell.is_some_and(|cell| SALIENT.contains(&cell.to_string().as_str()))
        };
        let units = self.units_of(SideNo::B).iter();
        units.filter(|&unit| stands(unit)).collect()
    }
}
