//! Ground units on foot, by water and with the spade [7.1, 7.3, 7.4, 9.3].

use super::super::ground::{self, Hold, Stride};
use super::super::ids::{PieceId, PieceKind, PieceSet, Site};
use super::super::illegal::Illegal;
use super::super::landing;
use super::super::setup::Setup;
use super::super::state::{Fee, Party, Stage, State};
use super::Judge;
use crate::engine::SideNo;

impl Judge<'_> {
    /// Whether a ground unit may still move with the group.
    pub(super) fn may_move(&self, unit: PieceId, say: &mut dyn FnMut(Illegal)) -> bool {
        let state = self.state;
        if self
            .setup
            .piece(unit)
            .is_none_or(|p| p.kind != PieceKind::Ground)
        {
            say(Illegal::NoGroundUnit { piece: unit });
            return false;
        }
        if !self.joins(unit, say) {
            return false;
        }
        if state.band.combat {
            say(Illegal::CombatBegun);
            return false;
        }
        if state.band.moved.contains(unit) {
            say(Illegal::MovedAlready { piece: unit });
            return false;
        }
        let afloat = state.party.is_some_and(|p| p.units.contains(unit));
        if afloat || (state.band.dug | state.band.named).contains(unit) {
            say(Illegal::Busy { unit });
            return false;
        }
        true
    }

    pub(super) fn is_paid(&self, fee: Fee, say: &mut dyn FnMut(Illegal)) -> bool {
        let paid = self.state.band.has(fee);
        if !paid {
            say(Illegal::NotPaid { fee });
        }
        paid
    }

    pub(super) fn room_for(&self, unit: PieceId, site: Site, say: &mut dyn FnMut(Illegal)) {
        let side = self.state.active;
        if !ground::fits(self.setup, self.state, side, site, PieceSet::of(unit)) {
            say(Illegal::NoRoom { site });
        }
    }

    pub(super) fn march(&self, unit: PieceId, to: Site, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if !self.may_move(unit, say) {
            return;
        }
        if state.site(unit) == to {
            say(Illegal::SamePlace { site: to });
            return;
        }
        if !self.march_of(unit).sites.contains(to) {
            let with = ground::stride(setup, state, unit);
            let reaches = |with| ground::march(setup, state, unit, with).sites.contains(to);
            let bridged = Stride {
                rivers: true,
                ..with
            };
            let tireless = Stride {
                mp: u8::MAX - 1,
                ..bridged
            };
            let enemy = ground::hold(setup, state, state.active, to) == Hold::Enemy;
            say(match () {
                () if reaches(bridged) => Illegal::NotPaid { fee: Fee::River },
                () if reaches(tireless) => Illegal::TooFar { site: to },
                () if enemy && with.strategic => Illegal::HeldAtStart { site: to },
                () if enemy => Illegal::EnemyHolds { site: to },
                () => Illegal::NoWay { site: to },
            });
            return;
        }
        if !ground::may_leave(setup, state, unit, to) {
            say(Illegal::TooFewStay {
                site: state.site(unit),
            });
        }
        self.room_for(unit, to, say);
    }

    pub(super) fn transfer(&self, unit: PieceId, to: Site, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if !self.may_move(unit, say) || !self.is_paid(Fee::Zone, say) {
            return;
        }
        if !ground::transfers(setup, state, unit).contains(to) {
            say(Illegal::NoTransfer { site: to });
            return;
        }
        // A formation, and at most one that is independent [4.2.4].
        let all = state.band.members.with(unit) & setup.of_kind(PieceKind::Ground);
        if !ground::act_as_formation(setup, all) {
            say(Illegal::MixedTransfer { unit });
        }
        self.room_for(unit, to, say);
    }

    pub(super) fn dig(&self, unit: PieceId, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if !self.may_move(unit, say) {
            return;
        }
        let (side, site) = (state.active, state.site(unit));
        let land = setup.lands().contains(site) && site != setup.sumter();
        if !land || state.trench(side, site) >= 2 || state.band.trenched {
            say(Illegal::NoDigging { site });
            return;
        }
        self.afford(side, ground::WORKS, say);
        let factors = self.could_dig(unit, site);
        if factors < ground::DIGGING {
            say(Illegal::TooFewDig { factors });
        }
    }

    /// The combat factors that could dig with this unit, at the most.
    pub(super) fn could_dig(&self, unit: PieceId, site: Site) -> u8 {
        let (setup, state) = (self.setup, self.state);
        let dug = state.band.dug.with(unit);
        let idle = |p: &PieceId| {
            let free = !(state.band.moved | state.band.named | state.band.fought).contains(*p);
            let mut bars = false;
            self.join(*p, &mut |_| bars = true);
            free && !bars
        };
        let mut more: Vec<PieceId> = ground::troops(setup, state, state.active, site)
            .iter()
            .filter(|p| !dug.contains(*p) && idle(p))
            .collect();
        more.sort_by_key(|p| std::cmp::Reverse(state.cf(setup, *p)));
        let sum = |set: PieceSet| -> u8 { set.iter().map(|p| state.cf(setup, p)).sum() };
        let members = state.band.members | dug;
        let grown = |order: &[PieceId], fits: &dyn Fn(PieceSet) -> bool| {
            let (mut all, mut digging) = (members, dug);
            for &p in order {
                if all.contains(p) || fits(all.with(p)) {
                    all.insert(p);
                    digging.insert(p);
                }
            }
            sum(digging)
        };
        // Any four, the strongest first; or those of a formation and one besides, whichever
        // formation it is.
        let whole = |set: PieceSet| ground::act_as_formation(setup, set);
        let second = state.band.has(Fee::Second);
        let any = |set: PieceSet| set.len() <= 4 && (!second || whole(set));
        let of = |p: &PieceId| setup.piece(*p).and_then(|i| i.formation);
        let by_formation = more.iter().filter_map(of).map(|formation| {
            let mut order = more.clone();
            order.sort_by_key(|p| of(p) != Some(formation));
            grown(&order, &whole)
        });
        let most = grown(&more, &any).max(grown(&more, &whole));
        by_formation.fold(most, u8::max)
    }

    pub(super) fn regroup(&self, unit: PieceId, free: bool, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if state.has_acted() || !state.band.members.is_empty() || state.party.is_some() {
            say(Illegal::HasActed);
            return;
        }
        if !self.may_move(unit, say) {
            return;
        }
        let Some(formation) = setup.piece(unit).and_then(|p| p.formation) else {
            say(Illegal::NoFormation { unit });
            return;
        };
        let side = state.active;
        let come = gathered(setup, state, side, formation) - PieceSet::of(unit);
        let come: PieceSet = come
            .iter()
            .filter(|&p| state.site(p) != state.site(unit))
            .collect();
        if come.is_empty() {
            say(Illegal::NobodyComes { unit });
        }
        let site = state.site(unit);
        if !ground::fits(setup, state, side, site, come) {
            say(Illegal::NoRoom { site });
        }
        match free {
            true => self.may_use_advantage(side, say),
            false => self.afford(side, 1, say),
        }
    }

    pub(super) fn embark(&self, unit: PieceId, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        if !self.may_move(unit, say) || !self.is_paid(Fee::Amphibious, say) {
            return;
        }
        if state.impulse < state.gale {
            say(Illegal::InGale {
                impulse: state.gale,
            });
        }
        let site = state.site(unit);
        if !is_quay(setup, site) {
            say(Illegal::NoQuay { site });
            return;
        }
        let mut party = state.party.unwrap_or(Party::setting_out(site));
        party.units.insert(unit);
        let ashore = |to| landing::leads_ashore(setup, state, &party, to);
        if !setup.currents(site).iter().any(ashore) {
            say(Illegal::NoRoom { site });
        }
    }

    pub(super) fn steam(&self, to: Site, say: &mut dyn FnMut(Illegal)) {
        let (setup, state) = (self.setup, self.state);
        let Some(party) = state.party else {
            say(Illegal::NoParty);
            return;
        };
        if party.seen.contains(to) {
            say(Illegal::BeenThere { site: to });
        } else if !setup.currents(party.at).contains(to) || setup.zones().contains(to) {
            say(Illegal::NoWay { site: to });
        } else if state.stage == Stage::Afloat && landing::must_land(setup, state, party.at) {
            say(Illegal::MustLand { site: party.at });
        } else if !landing::leads_ashore(setup, state, &party, to) {
            say(Illegal::NoLandingBeyond { site: to });
        }
    }

    pub(super) fn ambush(&self, from: PieceId, target: PieceId, say: &mut dyn FnMut(Illegal)) {
        let party = self.state.party;
        let guns = party.map(|p| landing::ambushers(self.setup, self.state, &p));
        if !guns.is_some_and(|g| g.contains(from)) {
            say(Illegal::MayNotFire { piece: from });
        }
        if !party.is_some_and(|p| p.units.contains(target)) {
            say(Illegal::NoTarget { piece: target });
        }
    }
}

/// Whether landing parties set out from a place: a zone that takes Union ground units
/// and leads to the sea [7.3.2].
pub(super) fn is_quay(setup: &Setup, site: Site) -> bool {
    setup.zones().contains(site) && !setup.currents(site).is_empty()
}

/// Those of a formation that regroup: in command, and as often activated as the group
/// may be [5.1.4].
pub(in super::super) fn gathered(
    setup: &Setup,
    state: &State,
    side: SideNo,
    formation: u8,
) -> PieceSet {
    let marks = u8::from(state.band.has(Fee::Second));
    let comes = |p: &PieceId| {
        setup
            .piece(*p)
            .is_some_and(|i| i.formation == Some(formation))
            && state.stands(*p)
            && !state.silent.contains(*p)
            && state.marks(*p) == marks
    };
    setup.ground(side).iter().filter(comes).collect()
}
