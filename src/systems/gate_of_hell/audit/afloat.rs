//! Ironclads and guns [7.2, 8.2].

use super::super::ids::{PieceId, PieceKind, Site, SiteKind, UNION};
use super::super::illegal::Illegal;
use super::super::{campaign, guns, naval};
use super::Judge;
use crate::engine::SideNo;

impl Judge<'_> {
    pub(super) fn sail(
        &self,
        ship: PieceId,
        to: Site,
        bank: Option<Site>,
        say: &mut dyn FnMut(Illegal),
    ) {
        let (setup, state) = (self.setup, self.state);
        let Some(info) = setup.piece(ship).filter(|p| p.kind == PieceKind::Ironclad) else {
            say(Illegal::NoIronclad { piece: ship });
            return;
        };
        if !self.joins(ship, say) {
            return;
        }
        if state.band.combat {
            say(Illegal::CombatBegun);
        }
        if info.side == UNION && state.impulse < state.gale {
            say(Illegal::InGale {
                impulse: state.gale,
            });
        }
        if state.band.moved.contains(ship) {
            say(Illegal::MovedAlready { piece: ship });
            return;
        }
        self.passage(ship, info.side, to, say);
        let river = setup.rivers().contains(to);
        let good = match bank {
            Some(bank) => river && setup.banks(to).contains(bank),
            None => !river,
        };
        if !good {
            say(Illegal::BadBank { site: to });
        }
        if !naval::has_room(setup, state, info.side, to) {
            let most = naval::room(setup, to);
            say(Illegal::NoBerth { site: to, most });
        }
    }

    /// Whether a way leads there, and if not, what is in it.
    pub(super) fn passage(
        &self,
        ship: PieceId,
        side: SideNo,
        to: Site,
        say: &mut dyn FnMut(Illegal),
    ) {
        let (setup, state) = (self.setup, self.state);
        let from = state.site(ship);
        if from == to {
            say(Illegal::SamePlace { site: to });
            return;
        }
        if self.reach(ship).contains(to) {
            return;
        }
        let kind = setup.site(to).map(|s| s.kind);
        let wet = matches!(
            kind,
            Some(SiteKind::Sea | SiteKind::Both | SiteKind::River | SiteKind::Zone)
        );
        let bare = naval::spread(setup, state, side, from, true, None);
        if !wet || !bare.contains(to) {
            say(match setup.ways(side, to).is_empty() {
                true => Illegal::NotForShips { site: to },
                false => Illegal::NoWay { site: to },
            });
        } else if setup.ways(side, from).contains(to) {
            say(Illegal::MinesToMines { site: to });
        } else {
            say(Illegal::Stopped { site: to });
        }
    }

    pub(super) fn fire(&self, from: PieceId, target: PieceId, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if !setup
            .piece(from)
            .is_some_and(|p| p.kind != PieceKind::Ground)
        {
            say(Illegal::NoGuns { piece: from });
            return;
        }
        if !self.joins(from, say) {
            return;
        }
        if setup.ships(UNION).contains(from) {
            if state.impulse < state.gale {
                say(Illegal::InGale {
                    impulse: state.gale,
                });
            }
            if !state.band.halted && self.would_ask(from) {
                say(Illegal::HaltFirst);
            }
        }
        if state.band.fought.contains(from) {
            say(Illegal::FiredAlready { piece: from });
        }
        let enemy = setup.piece(target).filter(|p| {
            p.side != state.active && p.kind != PieceKind::Ground && state.stands(target)
        });
        if enemy.is_none() {
            say(Illegal::NoTarget { piece: target });
        } else if guns::range(setup, state, from, target).is_none() {
            say(Illegal::OutOfReach { from, target });
        }
    }

    /// Whether the Hunley has to be asked about once this ship is in the group.
    pub(super) fn would_ask(&self, ship: PieceId) -> bool {
        if self.state.hunley != campaign::READY {
            return false;
        }
        let mut with = *self.state;
        with.band.members.insert(ship);
        campaign::asks_hunley(self.setup, &with)
    }
}
