//! What really happened at Korsun, beside a game of it.

use super::ids::{Side, UnitMask};
use super::insight::pockets;
use super::rules::HellsGate;
use super::state::{Spot, Stage, State};
use crate::engine::{Rules as _, View};
use crate::present::system::{Beside, Chronicle};
use crate::systems::korsun::{self, Came, SALIENT};

/// What the identifiers of scenarios of that battle begin with.
const KORSUN: &str = "korsun_1944";

impl HellsGate {
    /// What really happened, if the scenario is of that battle.
    pub(super) fn told_of_history(&self) -> Option<Chronicle> {
        self.id.starts_with(KORSUN).then(|| korsun::history(false))
    }

    /// What came out then, and what did in a game.
    pub(super) fn held_against_history(&self, past: &[(u8, View<State>)]) -> Vec<Beside> {
        let Some((_, last)) = past.last().filter(|_| self.id.starts_with(KORSUN)) else {
            return Vec::new();
        };
        let state = last.state();
        let salient = self.of_the_salient();
        let cut = |state: &State| {
            let left = salient.iter().filter(|&u| state.hex_of(u).is_some());
            let left: UnitMask = left.collect();
            let rings = pockets(self, state, Side::German);
            let cut: usize = rings.iter().map(|ring| (ring.units & left).len()).sum();
            korsun::is_closed(cut, left.len())
        };
        let closed = past.iter().find(|(_, seen)| cut(seen.state()));
        let full = |unit| self.unit(unit).map_or(0, |unit| u32::from(unit.steps()));
        let gone = |unit| match state.spot(unit) {
            Spot::Destroyed | Spot::Lost => full(unit),
            Spot::Awaited | Spot::Withheld => 0,
            Spot::On(_) | Spot::Escaped => full(unit) - u32::from(state.steps(self, unit)),
        };
        let rings = pockets(self, state, Side::German);
        let inside = |unit| rings.iter().any(|ring| ring.units.contains(unit));
        let out = salient.iter().filter(|&unit| match state.spot(unit) {
            Spot::Escaped => true,
            Spot::On(_) => closed.is_some() && !inside(unit),
            _ => false,
        });
        let out: u32 = out.map(|u| u32::from(state.steps(self, u))).sum();
        let soviet = || self.units_of(Side::Soviet).iter();
        let away = [Spot::Awaited, Spot::Withheld];
        let came = soviet().filter(|&unit| !away.contains(&state.spot(unit)));
        korsun::beside(Came {
            unit: "steps",
            closed: closed.map(|(turn, _)| *turn),
            over: state.stage == Stage::Over,
            salient: [
                salient.iter().map(gone).sum(),
                out,
                salient.iter().map(full).sum(),
            ],
            attackers: [soviet().map(gone).sum(), came.map(full).sum()],
        })
    }

    /// The units that stand in the salient when the scenario begins.
    fn of_the_salient(&self) -> UnitMask {
        let start = self.initial();
        let stands = |unit| {
            let hex = start.hex_of(unit);
            hex.is_some_and(|hex| SALIENT.iter().any(|name| self.hex_named(name) == Some(hex)))
        };
        let units = self.units_of(Side::German).iter();
        units.filter(|&unit| stands(unit)).collect()
    }
}
