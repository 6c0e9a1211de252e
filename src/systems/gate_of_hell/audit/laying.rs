//! Set-up and allocation: what is laid, placed, bought, mended, built [4, 9.5, 11.0].

use super::super::action::Action;
use super::super::ground::{self, Hold};
use super::super::ids::{CONFEDERATE, Mine, PieceId, PieceKind, PieceSet, Site};
use super::super::illegal::Illegal;
use super::super::setup::Setup;
use super::super::state::{Stage, State};
use super::super::{campaign, naval};
use super::Judge;
use crate::engine::SideNo;

impl Judge<'_> {
    /// Points and dummies that are not laid yet.
    pub(super) fn stock(&self) -> (u8, u8) {
        stock(self.setup, self.state)
    }

    pub(super) fn lay(&self, site: Site, points: u8, say: &mut dyn FnMut(Illegal)) {
        let mines = &self.setup.parts().mines;
        if !mines.sites.contains(site) {
            say(Illegal::NotListed { site });
            return;
        }
        let (left, dummies) = self.stock();
        let out = match points {
            0 => dummies == 0,
            1 | 2 => left < points,
            _ => true,
        };
        if out {
            say(Illegal::NoMarker { points });
            return;
        }
        let lie = self.state.markers(self.setup, site);
        if self.state.marker_count(self.setup, site) >= mines.most_markers {
            say(Illegal::MarkersFull { site });
        }
        let there: u8 = lie.iter().map(|m| m.mine.points()).sum();
        if there + points > mines.most_points {
            say(Illegal::PointsFull { site });
            return;
        }
        // What is left must still fit somewhere, or the set-up could not end.
        let rest = left - points;
        if self.room_without(site, there + points) < rest {
            say(Illegal::NoRoomForRest { points: rest });
        }
    }

    /// How many points would still fit, if a marker more lay in `site` and `there`
    /// points with it.
    pub(super) fn room_without(&self, site: Site, there: u8) -> u8 {
        let mines = &self.setup.parts().mines;
        let room = |s: Site| {
            let here = s == site;
            let markers = self.state.markers(self.setup, s);
            let count = self.state.marker_count(self.setup, s) + u8::from(here);
            let points: u8 = match here {
                true => there,
                false => markers.iter().map(|m| m.mine.points()).sum(),
            };
            match count < mines.most_markers {
                true => mines.most_points.saturating_sub(points),
                false => 0,
            }
        };
        mines.sites.iter().map(room).sum()
    }

    pub(super) fn place(&self, ship: PieceId, site: Site, say: &mut dyn FnMut(Illegal)) {
        let free = self.setup.piece(ship).is_some_and(|p| p.free);
        if !free || self.state.site(ship) != Site::NOWHERE {
            say(Illegal::NotToPlace { piece: ship });
        }
        if !self.setup.parts().berths.contains(site) {
            say(Illegal::NotListed { site });
        } else if !naval::has_room(self.setup, self.state, CONFEDERATE, site) {
            let most = naval::room(self.setup, site);
            say(Illegal::NoBerth { site, most });
        }
    }

    pub(super) fn done(&self, say: &mut dyn FnMut(Illegal)) {
        if matches!(
            self.state.stage,
            Stage::Torpedoes | Stage::Allocation(CONFEDERATE)
        ) {
            let (points, _) = campaign::unlaid(self.state);
            if points > 0 {
                say(Illegal::PointsLeft { points });
            }
        }
        if self.state.stage != Stage::SetUp {
            return;
        }
        let (points, _) = self.stock();
        if points > 0 {
            say(Illegal::PointsLeft { points });
        }
        let waits = |p: &PieceId| {
            self.setup.piece(*p).is_some_and(|info| info.free)
                && self.state.site(*p) == Site::NOWHERE
        };
        if let Some(ship) = self.setup.ships(CONFEDERATE).iter().find(waits) {
            say(Illegal::ShipsLeft { ship });
        }
    }

    /// Whose allocation it is.
    pub(super) fn spender(&self) -> SideNo {
        match self.state.stage {
            Stage::Allocation(side) => side,
            _ => CONFEDERATE,
        }
    }

    /// Whether there is support for what is bought [4.2.7].
    pub(super) fn pays(&self, action: Action, say: &mut dyn FnMut(Illegal)) {
        let cost = campaign::price(self.setup, self.state, action);
        self.afford(self.spender(), cost, say);
    }

    pub(super) fn is_own(&self, piece: PieceId, say: &mut dyn FnMut(Illegal)) -> bool {
        let own = self.setup.of_side(self.spender()).contains(piece) && self.state.stands(piece);
        if !own {
            say(Illegal::NotYours { piece });
        }
        own
    }

    pub(super) fn lay_more(&self, site: Site, points: u8, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let limits = &setup.parts().mines;
        if !campaign::may_mine(setup, state, site) {
            say(Illegal::NoMiningThere { site });
            return;
        }
        let (left, dummies) = campaign::unlaid(state);
        let out = match points {
            0 => dummies == 0,
            1 | 2 => left < points,
            _ => true,
        };
        if out {
            say(Illegal::NoMarker { points });
            return;
        }
        if state.marker_count(setup, site) >= limits.most_markers {
            say(Illegal::MarkersFull { site });
            return;
        }
        let lie = state.markers(setup, site);
        let there: u8 = lie.iter().map(|m| m.mine.points()).sum();
        if there + points > limits.most_points {
            say(Illegal::PointsFull { site });
            return;
        }
        let rest = left - points;
        if campaign::mine_room(setup, state, site, there + points) < rest {
            say(Illegal::NoRoomForRest { points: rest });
        }
    }

    pub(super) fn mend(&self, piece: PieceId, to: Option<Site>, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let side = self.spender();
        let Some(info) = setup.piece(piece).filter(|p| p.side == side) else {
            say(Illegal::NotYours { piece });
            return;
        };
        if campaign::mending(setup, state, piece).is_none() {
            say(Illegal::NothingToMend { piece });
            return;
        }
        let site = state.site(piece);
        if info.kind == PieceKind::Fort {
            let own = match ground::hold(setup, state, side, site) {
                Hold::Friendly => true,
                Hold::Vacant | Hold::Enemy | Hold::Contested => false,
            };
            if state.doomed.contains(piece) {
                say(Illegal::GoneForGood { fort: piece });
            } else if !own {
                say(Illegal::NotControlled { site });
            }
            let there = state.here(setup.forts(side), site).with(piece);
            let rebuilt = state.losses(piece) == 2;
            if rebuilt && !ground::fits(setup, state, side, site, there) {
                say(Illegal::NoRoom { site });
            }
        }
        let away = info.kind == PieceKind::Ironclad && site == setup.ashley();
        let good = match to {
            Some(to) => away && returns(setup).contains(&Some(to)),
            None => !away,
        };
        if !good {
            say(Illegal::NoReturn { piece });
        } else if let Some(site) = to
            && !naval::has_room(setup, state, side, site)
        {
            let most = naval::room(setup, site);
            say(Illegal::NoBerth { site, most });
        }
        self.pays(Action::Mend { piece, to }, say);
    }

    pub(super) fn build(&self, fort: PieceId, site: Site, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let side = self.spender();
        let waits = setup.forts(side).contains(fort)
            && state.site(fort) == Site::NOWHERE
            && state.losses(fort) == 0;
        if !waits {
            say(Illegal::NotToBuild { piece: fort });
            return;
        }
        let own = ground::hold(setup, state, side, site) == Hold::Friendly;
        if !setup.lands().contains(site) || !own {
            say(Illegal::NotControlled { site });
        } else if setup.forts(side).iter().any(|f| state.site(f) == site) {
            say(Illegal::FortThere { site });
        } else if !ground::fits(setup, state, side, site, PieceSet::of(fort)) {
            say(Illegal::NoRoom { site });
        }
        self.pays(Action::Build { fort, site }, say);
    }
}

/// Where a repaired ironclad returns to from the Ashley [8.2.6].
pub(in super::super) fn returns(setup: &Setup) -> [Option<Site>; 2] {
    ["S12", "S13"].map(|code| setup.find_site(code))
}

/// Points and dummies of the set-up that are not laid yet.
pub(in super::super) fn stock(setup: &Setup, state: &State) -> (u8, u8) {
    let mines = &setup.parts().mines;
    let markers = || state.mines.iter().flatten();
    let points: u8 = markers().map(|m| m.mine.points()).sum();
    let dummies = markers().filter(|m| m.mine == Mine::Dummy).count();
    let dummies = u8::try_from(dummies).unwrap_or(u8::MAX);
    (
        mines.points.saturating_sub(points),
        mines.dummies.saturating_sub(dummies),
    )
}
