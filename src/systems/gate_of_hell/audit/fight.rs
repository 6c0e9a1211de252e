//! Assaults and their losses [8.1].

use super::super::assault;
use super::super::ground;
use super::super::ids::{PieceId, PieceKind, PieceSet, Site};
use super::super::illegal::Illegal;
use super::super::setup::Setup;
use super::Judge;

impl Judge<'_> {
    pub(super) fn charge(&self, unit: PieceId, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if setup
            .piece(unit)
            .is_none_or(|p| p.kind != PieceKind::Ground)
        {
            say(Illegal::NoGroundUnit { piece: unit });
            return;
        }
        if !self.joins(unit, say) {
            return;
        }
        let (band, site) = (&state.band, state.site(unit));
        let afloat = state.party.is_some();
        if band.bound.contains(unit) {
            say(Illegal::NoAssaultAfter { unit });
        } else if afloat || (band.dug | band.fought | band.named).contains(unit) {
            say(Illegal::Busy { unit });
        } else if assault::defenders(setup, state, state.active.other(), site).is_empty() {
            say(Illegal::NoEnemyHere { site });
        } else if band.stormed.contains(site) || band.named.iter().any(|n| state.site(n) != site) {
            say(Illegal::OtherAssault { unit });
        }
    }

    pub(super) fn man(&self, unit: PieceId, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let Some(fight) = state.fight else {
            say(Illegal::NotToMan { unit });
            return;
        };
        let all = assault::defenders(setup, state, state.active.other(), fight.site);
        let picks = !mans_itself(setup, fight.site, all);
        let more = fight.defenders.with(unit);
        if !all.contains(unit) {
            say(Illegal::NoDefender { piece: unit });
        } else if !picks || fight.defenders.contains(unit) || !assault::may_man(setup, more) {
            say(Illegal::NotToMan { unit });
        }
    }

    pub(super) fn lead(&self, leader: PieceId, say: &mut dyn FnMut(Illegal)) {
        let Some(fight) = self.state.fight else {
            say(Illegal::NoDefender { piece: leader });
            return;
        };
        let all = assault::defenders(
            self.setup,
            self.state,
            self.state.active.other(),
            fight.site,
        );
        if fight.defenders.len() < 4.min(all.len()) {
            say(Illegal::DefendersLeft);
        } else if !fight.defenders.contains(leader) {
            say(Illegal::NoDefender { piece: leader });
        }
    }

    pub(super) fn flip(&self, piece: PieceId, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let fight = state
            .fight
            .filter(|f| assault::bearers(setup, state, f).contains(piece));
        let Some(fight) = fight else {
            say(Illegal::NoLoser { piece });
            return;
        };
        if !fight.gone.is_empty() {
            say(Illegal::FlipsOver);
        } else if !assault::spends_all(setup, state, &fight, piece, false) {
            let owed = assault::owed(setup, state, &fight);
            say(Illegal::Wasteful { owed });
        }
    }

    pub(super) fn retreat(&self, unit: PieceId, to: Site, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let fight = state
            .fight
            .filter(|f| assault::bearers(setup, state, f).contains(unit));
        let Some(fight) = fight else {
            say(Illegal::NoLoser { piece: unit });
            return;
        };
        if !assault::bearer(setup, state, unit).retreats {
            say(Illegal::CannotRetreat { piece: unit });
        } else if !ground::retreats(setup, state, unit).contains(to) {
            say(Illegal::NoRetreatThere { site: to });
        } else if !assault::spends_all(setup, state, &fight, unit, true) {
            let owed = assault::owed(setup, state, &fight);
            say(Illegal::Wasteful { owed });
        }
    }
}

/// Whether all who are there defend: in an area always, in a zone if they are few or
/// one formation [8.1.2].
pub(in super::super) fn mans_itself(setup: &Setup, site: Site, all: PieceSet) -> bool {
    !setup.zones().contains(site) || assault::may_man(setup, all)
}
