//! The End Phase [3.3].

use super::super::ids::{CONFEDERATE, PieceId, Site};
use super::super::illegal::Illegal;
use super::super::naval;
use super::Judge;
use super::laying::returns;

impl Judge<'_> {
    pub(super) fn shift(&self, ship: PieceId, site: Site, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if !setup.ships(CONFEDERATE).contains(ship)
            || !state.stands(ship)
            || !setup.seas().contains(state.site(ship))
        {
            say(Illegal::NotYours { piece: ship });
            return;
        }
        if state.handled.contains(ship) {
            say(Illegal::Handled { piece: ship });
        }
        if state.site(ship) == site {
            say(Illegal::SamePlace { site });
        } else if !setup.harbour().contains(site) {
            say(Illegal::NotHarbour { site });
        } else if !naval::has_room(setup, state, CONFEDERATE, site) {
            let most = naval::room(setup, site);
            say(Illegal::NoBerth { site, most });
        }
    }

    pub(super) fn repair(
        &self,
        ship: PieceId,
        msp: u8,
        to: Option<Site>,
        say: &mut dyn FnMut(Illegal),
    ) {
        let (setup, state) = (self.setup, self.state);
        if !setup.ships(CONFEDERATE).contains(ship) || !state.stands(ship) {
            say(Illegal::NotYours { piece: ship });
            return;
        }
        if state.losses(ship) != 1 {
            say(Illegal::NotDamaged { piece: ship });
        }
        if state.handled.contains(ship) {
            say(Illegal::Handled { piece: ship });
        }
        match msp {
            1 | 2 => self.afford(CONFEDERATE, msp, say),
            _ => say(Illegal::OddSupport { msp }),
        }
        let away = state.site(ship) == setup.ashley();
        let good = match to {
            Some(to) => away && returns(setup).contains(&Some(to)),
            None => !away,
        };
        if !good {
            say(Illegal::NoReturn { piece: ship });
        } else if let Some(site) = to
            && !naval::has_room(setup, state, CONFEDERATE, site)
        {
            let most = naval::room(setup, site);
            say(Illegal::NoBerth { site, most });
        }
    }
}
