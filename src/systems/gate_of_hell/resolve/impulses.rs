//! Impulses, sunset and the End Phase [3.2, 3.3].

use super::super::event::Event;
use super::super::ids::{CONFEDERATE, PieceId, Site, Toll, UNION};
use super::super::numbers::{goes_on, kills_angel, price, row, signed, sum, sunset};
use super::super::setup::MOST_FIELDS;
use super::super::state::{Cast, Stage};
use super::super::{campaign, naval, victory};
use super::Resolver;
use crate::engine::Die;

impl<T: FnMut(&Event)> Resolver<'_, T> {
    pub(super) fn half_over(&mut self, passed: bool) {
        self.look_at_control();
        let impulse = self.state.impulse;
        if self.state.active == UNION {
            let side = CONFEDERATE;
            self.emit(Event::Begun { impulse, side });
            return;
        }
        if passed && self.state.passed {
            self.end_phase();
        } else if sunset(self.setup, impulse).is_some() {
            self.emit(Event::Now(Stage::Sunset));
            self.emit(Event::Due(Cast::Sunset));
        } else if impulse >= self.setup.numbers().more_impulses {
            self.end_phase();
        } else {
            self.next_impulse();
        }
    }

    pub(super) fn next_impulse(&mut self) {
        let impulse = self.state.impulse + 1;
        self.emit(Event::Begun {
            impulse,
            side: UNION,
        });
    }

    pub(super) fn sunset(&mut self, dice: &[Die]) {
        let total = sum(dice);
        let impulse = self.state.impulse;
        let number = sunset(self.setup, impulse).unwrap_or(u8::MAX);
        self.emit(Event::Sunset {
            impulse,
            total,
            number,
        });
        // A great gun may burst, whether the day goes on or not [9.2.6, G35].
        if let (&[a, b], Some(_)) = (dice, self.state.angel)
            && kills_angel(number, [a.pips(), b.pips()])
        {
            self.emit(Event::Angel { site: None });
        }
        let last = impulse >= self.setup.numbers().impulses;
        if goes_on(number, total) {
            match last {
                true => self.emit(Event::Now(Stage::Eighth)),
                false => self.next_impulse(),
            }
            return;
        }
        let cost = price(number, total, self.state.advantage == UNION);
        match self.state.msp[UNION.index()] >= cost {
            true => self.emit(Event::Now(Stage::Price(cost))),
            false => self.end_phase(),
        }
    }

    // ---- End Phase [3.3]

    pub(super) fn end_phase(&mut self) {
        self.emit(Event::EndPhase);
        if self.wins_by_ship() {
            self.emit(Event::Ended { level: 0 });
            return;
        }
        self.emit(Event::Rallied);
        self.emit(Event::Now(Stage::Leaving));
    }

    /// The second condition of 10.1; mines next to Fort Sumter are turned up when all
    /// else is fulfilled, for they decide it.
    pub(super) fn wins_by_ship(&mut self) -> bool {
        if !victory::holds_sumter(self.setup, self.state) {
            return false;
        }
        let near = victory::marked_about_sumter(self.setup, self.state);
        for &site in &near {
            self.show(site);
        }
        if victory::mines_lie(self.setup, self.state, &near) {
            return false;
        }
        // The fleet in the harbour and at its bottom: neither wins this turn [G38].
        if self.setup.parts().award.is_none() && campaign::fleet_lost(self.setup, self.state) {
            self.emit(Event::Stalled);
            return false;
        }
        true
    }

    pub(super) fn may_shift(&self) -> bool {
        let (setup, state) = (self.setup, &self.state);
        let mut ships = (setup.ships(CONFEDERATE) - state.handled).iter();
        ships.any(|s| state.stands(s) && setup.seas().contains(state.site(s)))
    }

    pub(super) fn may_repair(&self) -> bool {
        let (setup, state) = (self.setup, &self.state);
        let mut ships = (setup.ships(CONFEDERATE) - state.handled).iter();
        let funds = state.msp[CONFEDERATE.index()] > 0;
        funds && ships.any(|s| state.stands(s) && state.losses(s) == 1)
    }

    pub(super) fn repaired(&mut self, ship: PieceId, msp: u8, to: Option<Site>, total: u8) {
        let more = naval::repair_modifier(self.setup, msp);
        let toll = row(&self.setup.tables().repair, signed(total) + more).unwrap_or(Toll::Still);
        let done = toll == Toll::Repaired;
        self.emit(Event::Tried { ship, done });
        if !done {
            return;
        }
        self.emit(Event::Whole {
            piece: ship,
            case: "9.6",
        });
        if let Some(to) = to {
            let from = self.state.site(ship);
            self.emit(Event::Went {
                piece: ship,
                from,
                to,
            });
        }
    }

    /// What is left of the End Phase.
    pub(super) fn finish(&mut self) {
        for number in 0..MOST_FIELDS {
            let Some(&site) = self.setup.fields().get(number) else {
                continue;
            };
            let lie = self.state.marker_count(self.setup, site) > 0;
            let here = |side| self.state.is_ironclad_there(self.setup, side, site);
            if lie && here(UNION) && !here(CONFEDERATE) {
                self.emit(Event::Swept { site });
            }
        }
        self.settle_sumter();
        self.fill_trenches();
        if !self.state.handed {
            let side = self.state.advantage.other();
            self.emit(Event::Advantage { side, used: false });
        }
        self.look_at_control();
        let (setup, state) = (self.setup, &self.state);
        if setup.parts().award.is_some() {
            let margin = victory::margin(setup, state);
            let level = victory::level(setup, margin);
            self.emit(Event::Ended { level });
            return;
        }
        let sunk = campaign::fleet_lost(setup, state) && !state.stalled;
        if sunk || campaign::army_lost(setup, state) {
            self.emit(Event::Ended { level: 4 });
        } else if state.turn >= setup.parts().turns {
            let level = campaign::level(setup, state);
            self.emit(Event::Ended { level });
        } else if setup.parts().random_events {
            self.emit(Event::Now(Stage::Fate));
            self.emit(Event::Due(Cast::Fate));
        } else {
            self.begin_turn(self.state.turn + 1);
        }
    }
}
