//! Movement [8.0] and the opening's demands on it [11.1, R17].

use super::action::Route;
use super::ids::{BySide, Side, UnitId, UnitMask, Weather};
use super::illegal::Illegal;
use super::routes::{Reach, Routes};
use super::setup::{Setup, StandFast};
use super::state::State;
use crate::hex::{HexId, HexMask};
use std::ops::ControlFlow::{self, Continue};

/// The hexes of the longest move [8.2].
const FARTHEST: u32 = 2;

/// What movement of one side looks at, worked out once for many moves.
pub(super) struct MoveView<'a> {
    setup: &'a Setup,
    state: &'a State,
    enemies: HexMask,
    /// The hexes that nobody of the moving side enters: those of the enemies
    /// [8.1], and one that is closed to it this turn [11.2].
    barred: HexMask,
    opening: bool,
}

impl<'a> MoveView<'a> {
    #[inline]
    pub fn new(setup: &'a Setup, state: &'a State, occupied: &BySide<HexMask>) -> Self {
        let enemies = occupied[state.player.enemy()];
        Self {
            setup,
            state,
            enemies,
            barred: enemies | closed_hexes(setup, state),
            opening: setup.special.opening_turn == Some(state.turn),
        }
    }

    /// The units that may move at all, if there is a hex to move to: those
    /// [`audit_unit`](Self::audit_unit) has nothing against.
    pub fn movers(&self) -> UnitMask {
        let (setup, state) = (self.setup, self.state);
        let own = setup.units_of(state.player) & state.on_map();
        let mut movers = own - state.retreated - state.moved;
        if self.opening {
            movers &= setup.tanks();
            let all = setup.units_of(state.player);
            if state.player == Side::German && state.moved.intersects(all) {
                movers = UnitMask::EMPTY;
            }
        }
        if let Some(stand) = self.stand_fast() {
            let near = setup.grid.around(stand.hex).with(stand.hex);
            movers -= state.units_in(near, movers);
        }
        movers
    }

    /// The order to stand fast, if it binds the moving side now [11.2, 11.3].
    #[inline]
    fn stand_fast(&self) -> Option<&'a StandFast> {
        let state = self.state;
        if state.stand_fast_lifted {
            return None;
        }
        let stand = self.setup.special.stand_fast.as_ref()?;
        let now = stand.side == state.player && stand.turns.contains(state.turn);
        now.then_some(stand)
    }

    /// The reasons why a unit of the moving side, on the map at `from`, may not
    /// move at all.
    #[inline(always)]
    pub fn audit_unit(
        &self,
        unit: UnitId,
        from: HexId,
        report: &mut dyn FnMut(Illegal) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (setup, state) = (self.setup, self.state);
        // Of a unit that never moves on this turn nothing else needs saying.
        if self.opening && !setup.tanks().contains(unit) {
            report(Illegal::OpeningMover { unit })?;
        }
        if state.retreated.contains(unit) {
            report(Illegal::RetreatedMover { unit })?;
        }
        if state.moved.contains(unit) {
            report(Illegal::AlreadyMoved { unit })?;
        }
        if self.opening {
            let other = state.moved & setup.units_of(state.player);
            if let (Side::German, Some(moved)) = (state.player, other.first())
                && moved != unit
            {
                report(Illegal::OpeningSecondMover { moved })?;
            }
        }
        if let Some(stand) = self.stand_fast()
            && (from == stand.hex || setup.grid.adjacent(from, stand.hex))
        {
            report(Illegal::StandFast {
                unit,
                hex: stand.hex,
                turn: state.turn,
            })?;
        }
        Continue(())
    }

    /// The reasons why a route from `from` is barred to the unit, whether or
    /// not the unit may move at all.
    #[inline(always)]
    pub fn audit_route(
        &self,
        unit: UnitId,
        from: HexId,
        route: Route,
        report: &mut dyn FnMut(Illegal) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.audit_path(unit, from, route, report)?;
        let hex = route.end();
        if !self.crowded(unit, HexMask::of(hex)).is_empty() {
            report(Illegal::OpeningCrowds { hex })?;
        }
        Continue(())
    }

    /// [`audit_route`](Self::audit_route) without the tanks of the opening.
    #[inline(always)]
    fn audit_path(
        &self,
        unit: UnitId,
        from: HexId,
        route: Route,
        report: &mut dyn FnMut(Illegal) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (setup, first) = (self.setup, route.first);
        if !setup.grid.has(first) {
            return report(Illegal::NoSuchHex { hex: first });
        }
        let Some(second) = route.second else {
            // Whoever names a hex that no way of the unit leads to asks how far it goes.
            let far = || setup.grid.distance(from, first) > Some(FARTHEST);
            if !setup.grid.adjacent(from, first) && far() {
                if self.reach(unit) == Reach::One {
                    self.audit_reach(unit, report)?;
                } else {
                    report(Illegal::MoveTooFar { unit, to: first })?;
                }
                return self.audit_entry(first, report);
            }
            return self.audit_step(from, first, report);
        };
        self.audit_step(from, first, report)?;
        if !setup.grid.has(second) {
            return report(Illegal::NoSuchHex { hex: second });
        }
        self.audit_step(first, second, report)?;
        self.audit_second_hex(unit, from, first, second, report)
    }

    /// The reasons why a hex may not be entered from another.
    #[inline(always)]
    fn audit_step(
        &self,
        from: HexId,
        hex: HexId,
        report: &mut dyn FnMut(Illegal) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !self.setup.grid.adjacent(from, hex) {
            report(Illegal::MoveNotAdjacent { from, to: hex })?;
        }
        self.audit_entry(hex, report)
    }

    /// The reasons why a hex may not be entered, from wherever.
    #[inline(always)]
    fn audit_entry(
        &self,
        hex: HexId,
        report: &mut dyn FnMut(Illegal) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !self.barred.contains(hex) {
            return Continue(());
        }
        if self.enemies.contains(hex) {
            report(Illegal::MoveEnemyOccupied { hex })?;
        }
        if closed_hexes(self.setup, self.state).contains(hex) {
            report(Illegal::MoveIntoClosedHex { hex })?;
        }
        Continue(())
    }

    /// The reasons why a unit goes one hex only.
    fn audit_reach(
        &self,
        unit: UnitId,
        report: &mut dyn FnMut(Illegal) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (setup, state) = (self.setup, self.state);
        if !setup.fast().contains(unit) {
            return report(Illegal::NotFast { unit });
        }
        if state.weather == Weather::Mud {
            report(Illegal::TooMuddy)?;
        }
        if state.unsupplied.contains(unit) {
            report(Illegal::TooFarUnsupplied { unit })?;
        }
        Continue(())
    }

    fn audit_second_hex(
        &self,
        unit: UnitId,
        from: HexId,
        first: HexId,
        second: HexId,
        report: &mut dyn FnMut(Illegal) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let setup = self.setup;
        self.audit_reach(unit, report)?;
        if setup.fast().contains(unit) && !setup.cavalry().contains(unit) {
            if setup.woods().contains(first) && setup.woods().contains(second) {
                report(Illegal::TwoWoods { unit })?;
            }
            if setup.river_between(from, first) && setup.river_between(first, second) {
                report(Illegal::TwoRivers { unit })?;
            }
        }
        Continue(())
    }

    /// Every route that one of the [`movers`](Self::movers) may take, one hex
    /// first.
    pub fn routes(&self, unit: UnitId, mut visit: impl FnMut(Route)) {
        if !self.opening {
            return self.paths(unit, visit);
        }
        let crowded = self.crowded(unit, self.setup.grid.all());
        self.paths(unit, |route| {
            if !crowded.contains(route.end()) {
                visit(route);
            }
        });
    }

    /// [`routes`](Self::routes) without the tanks of the opening.
    #[inline]
    fn paths(&self, unit: UnitId, mut visit: impl FnMut(Route)) {
        if let Some(out) = self.routes_of(unit) {
            let open = out.open(self.reach(unit), self.barred);
            for route in open.iter().filter_map(|number| out.get(number)) {
                visit(route);
            }
        }
    }

    /// The n-th route within reach of one of the [`movers`](Self::movers), if it
    /// may take it.
    #[inline]
    pub fn nth_route(&self, unit: UnitId, n: usize) -> Option<Route> {
        let out = self.routes_of(unit)?;
        let route = out.nth_if_open(self.reach(unit), n, self.barred)?;
        let crowded = self.crowded(unit, HexMask::of(route.end()));
        crowded.is_empty().then_some(route)
    }

    /// The routes out of a unit's hex.
    fn routes_of(&self, unit: UnitId) -> Option<&'a Routes> {
        self.setup.routes(self.state.hex_of(unit)?)
    }

    /// How far the unit goes if it moves.
    #[inline]
    fn reach(&self, unit: UnitId) -> Reach {
        if !self.far(Reach::Two).contains(unit) {
            Reach::One
        } else if !self.far(Reach::TwoAnywhere).contains(unit) {
            Reach::Two
        } else {
            Reach::TwoAnywhere
        }
    }

    /// The units that go at least so far if they move [8.2, 5.3].
    #[inline]
    pub fn far(&self, reach: Reach) -> UnitMask {
        let all = match (self.state.weather, reach) {
            (_, Reach::One) => return self.setup.units_of(self.state.player),
            (Weather::Mud, _) => return UnitMask::EMPTY,
            (Weather::Snow, Reach::Two) => self.setup.fast(),
            (Weather::Snow, Reach::TwoAnywhere) => self.setup.cavalry(),
        };
        all - self.state.unsupplied
    }

    /// The tanks that must end in different hexes: the Soviet ones, on the
    /// opening turn.
    fn opening_tanks(&self) -> UnitMask {
        if !(self.opening && self.state.player == Side::Soviet) {
            return UnitMask::EMPTY;
        }
        (self.setup.tanks() & self.setup.units_of(self.state.player))
            .iter()
            .filter(|&u| self.state.hex_of(u).is_some())
            .collect()
    }

    /// The hexes in which a tank can still end: its own, and those it can
    /// still move to.
    fn ends(&self, unit: UnitId) -> HexMask {
        let mut ends: HexMask = self.state.hex_of(unit).into_iter().collect();
        if self.movers().contains(unit) {
            self.paths(unit, |route| ends.insert(route.end()));
        }
        ends
    }

    /// The hexes of `among` in which the unit must not end its move, because
    /// that would leave the tanks of the opening no way to end in different
    /// hexes, though there is one [ruling R17].
    #[inline]
    fn crowded(&self, unit: UnitId, among: HexMask) -> HexMask {
        if !self.opening {
            return HexMask::EMPTY;
        }
        self.crowded_in_opening(unit, among)
    }

    fn crowded_in_opening(&self, unit: UnitId, among: HexMask) -> HexMask {
        let tanks = self.opening_tanks();
        if !tanks.contains(unit) || self.state.moved.contains(unit) {
            return HexMask::EMPTY;
        }
        let mut ends: Vec<HexMask> = tanks.iter().map(|t| self.ends(t)).collect();
        if !spread(&ends, HexMask::EMPTY) {
            return HexMask::EMPTY;
        }
        // The unit's own choice goes; what it takes is taken from the others.
        let own = tanks.iter().position(|t| t == unit);
        ends.remove(own.unwrap_or_default());
        let leaves_no_way = |&to: &HexId| !spread(&ends, HexMask::of(to));
        among.iter().filter(leaves_no_way).collect()
    }

    /// Tanks of the opening that share a hex and could still part [11.1].
    #[inline]
    pub fn tanks_together(&self) -> UnitMask {
        if !self.opening {
            return UnitMask::EMPTY;
        }
        self.tanks_together_in_opening()
    }

    fn tanks_together_in_opening(&self) -> UnitMask {
        let tanks = self.opening_tanks();
        let together: UnitMask = tanks
            .iter()
            .filter(|&t| {
                self.state
                    .hex_of(t)
                    .is_some_and(|hex| (self.state.in_hex(hex) & tanks).len() > 1)
            })
            .collect();
        if together.is_empty() {
            return together;
        }
        let ends: Vec<HexMask> = tanks.iter().map(|t| self.ends(t)).collect();
        if spread(&ends, HexMask::EMPTY) {
            together
        } else {
            UnitMask::EMPTY
        }
    }
}

/// The hexes closed to the moving side this turn [11.2].
#[inline]
fn closed_hexes(setup: &Setup, state: &State) -> HexMask {
    match setup.special.closed_hex {
        Some(c) if c.turns.contains(state.turn) && c.side == state.player => HexMask::of(c.hex),
        _ => HexMask::EMPTY,
    }
}

/// Whether everyone can be given a hex of its own from its set.
fn spread(choices: &[HexMask], taken: HexMask) -> bool {
    match choices.split_first() {
        None => true,
        Some((mine, rest)) => (*mine - taken)
            .iter()
            .any(|hex| spread(rest, taken.with(hex))),
    }
}

/// Refuge hexes of a unit for breaking out [11.5, R11, R22]: hexes at most two
/// away, its own included, that hold a friendly unit marked supplied.
pub(super) fn refuges(setup: &Setup, state: &State, unit: UnitId) -> HexMask {
    let (Some(hex), Some(info)) = (state.hex_of(unit), setup.unit(unit)) else {
        return HexMask::EMPTY;
    };
    let supplied = setup.units_of(info.side) - state.unsupplied;
    let reach = u32::from(setup.parameters.numbers.breakout_reach);
    setup.grid.within(hex, reach) & state.hexes_of(supplied)
}
