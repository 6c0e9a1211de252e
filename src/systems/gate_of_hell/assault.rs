//! Assault [8.1].

use super::event::Event;
use super::ground::{can_retreat, troops};
use super::ids::{PieceId, PieceSet, Site, Soil, UNION};
use super::numbers::{signed, sum};
use super::setup::Setup;
use super::state::{Fight, State};
use crate::engine::{Die, SideNo};

/// What is added to the dice of a side, part by part [8.1.3, 8.1.4].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Factor {
    /// The combat factor of the leader.
    pub leader: i8,
    /// The others.
    pub others: i8,
    /// Landed in this activation.
    pub amphibious: i8,
    /// All of one formation.
    pub formation: i8,
    /// Across a navigable river.
    pub river: i8,
    /// Union ironclads in the river that point at the area.
    pub ironclads: i8,
    /// The entrenchment.
    pub trench: i8,
    /// The marsh.
    pub marsh: i8,
    /// The leader's Committed marker \[G3\].
    pub committed: i8,
}

impl Factor {
    /// All of it.
    #[must_use]
    pub const fn total(&self) -> i8 {
        self.leader
            + self.others
            + self.amphibious
            + self.formation
            + self.river
            + self.ironclads
            + self.trench
            + self.marsh
            + self.committed
    }
}

/// Union ironclads in rivers that point at an area, as far as they count.
fn support(setup: &Setup, state: &State, side: SideNo, site: Site) -> i8 {
    if side != UNION {
        return 0;
    }
    let points = |ship: &PieceId| {
        state.stands(*ship)
            && setup.rivers().contains(state.site(*ship))
            && state.bank(*ship) == site
    };
    let count = setup.ships(UNION).iter().filter(points).count();
    i8::try_from(count.min(usize::from(setup.tables().ironclads))).unwrap_or(i8::MAX)
}

/// Whether these are two or more and all of one formation.
#[must_use]
pub fn one_formation(setup: &Setup, pieces: PieceSet) -> bool {
    let mut formations = pieces
        .iter()
        .map(|p| setup.piece(p).and_then(|i| i.formation));
    let Some(Some(first)) = formations.next() else {
        return false;
    };
    pieces.len() > 1 && formations.all(|f| f == Some(first))
}

fn begun(setup: &Setup, state: &State, leader: PieceId, all: PieceSet) -> Factor {
    let others = all.len().saturating_sub(1);
    Factor {
        leader: signed(state.cf(setup, leader)),
        others: i8::try_from(others).unwrap_or(i8::MAX),
        committed: -signed(state.marks(leader)),
        ..Factor::default()
    }
}

/// What is added to the attacker's dice [8.1.3].
#[must_use]
pub fn attack(setup: &Setup, state: &State, fight: &Fight) -> Factor {
    let tables = setup.tables();
    let side = setup.piece(fight.leader).map_or(UNION, |p| p.side);
    let when = |yes: bool, drm: i8| if yes { drm } else { 0 };
    let of = fight.attackers;
    Factor {
        amphibious: when(of.intersects(state.band.landed), tables.amphibious),
        formation: when(one_formation(setup, of), tables.one_formation),
        river: when(of.intersects(state.band.crossed), tables.river),
        ironclads: support(setup, state, side, fight.site),
        ..begun(setup, state, fight.leader, of)
    }
}

/// What is added to the defender's dice [8.1.4].
#[must_use]
pub fn defence(setup: &Setup, state: &State, fight: &Fight, leader: PieceId) -> Factor {
    let side = setup.piece(leader).map_or(UNION, |p| p.side);
    let marsh = setup
        .site(fight.site)
        .is_some_and(|s| s.soil == Soil::Marsh);
    let zone = setup.zones().contains(fight.site);
    Factor {
        trench: signed(state.trench(side, fight.site)),
        marsh: if marsh && !zone {
            setup.tables().marsh
        } else {
            0
        },
        ironclads: support(setup, state, side, fight.site),
        ..begun(setup, state, leader, fight.defenders)
    }
}

/// What an assault comes to with these dice, the attacker's first [8.1.5].
#[must_use]
pub fn clash(setup: &Setup, state: &State, fight: &Fight, dice: &[Die]) -> Event {
    let (ours, theirs) = dice.split_at(dice.len() / 2);
    let leader = fight.other.unwrap_or(fight.leader);
    let attack = attack(setup, state, fight).total() + signed(sum(ours));
    let defence = defence(setup, state, fight, leader).total() + signed(sum(theirs));
    let loser = match attack.cmp(&defence) {
        std::cmp::Ordering::Less => Some(state.active),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(state.active.other()),
    };
    Event::Clash {
        site: fight.site,
        attack,
        defence,
        loser,
        cp: attack.abs_diff(defence),
    }
}

/// Who of a side can be in an assault at all: ground units, and forts that defend.
#[must_use]
pub fn defenders(setup: &Setup, state: &State, side: SideNo, site: Site) -> PieceSet {
    troops(setup, state, side, site) | state.here(setup.forts(side), site)
}

/// Whether so many stand together in a zone: five of one formation, or any four
/// [8.1.2].
#[must_use]
pub fn may_man(setup: &Setup, pieces: PieceSet) -> bool {
    pieces.len() <= 4 || (pieces.len() == 5 && one_formation(setup, pieces))
}

/// What a piece of the loser can still bear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bearer {
    /// Steps left.
    pub steps: u8,
    /// Whether it can retreat.
    pub retreats: bool,
}

/// The largest number of Casualty Points, at most `cp`, that these can bear; with
/// `flips` steps are lost, too [8.1.6, G21].
#[must_use]
pub fn bearable(cp: u8, bearers: &[Bearer], flips: bool) -> u8 {
    let cp = cp.min(60);
    let mut reached: u64 = 1;
    for bearer in bearers {
        let mut next = reached;
        if bearer.retreats {
            next |= reached << 1;
        }
        if flips && bearer.steps >= 1 {
            next |= reached << 3;
        }
        if flips && bearer.steps >= 2 {
            next |= reached << 6;
            if bearer.retreats {
                next |= reached << 4;
            }
        }
        reached = next & (u64::MAX >> (63 - cp));
    }
    u8::try_from(63 - reached.leading_zeros()).unwrap_or(0)
}

/// The loser's pieces that are still in the fight.
#[must_use]
pub fn bearers(setup: &Setup, state: &State, fight: &Fight) -> PieceSet {
    let attacker = setup.piece(fight.leader).map(|p| p.side);
    let of = match attacker == Some(fight.loser) {
        true => fight.attackers,
        false => fight.defenders,
    };
    state.here(of - fight.gone, fight.site)
}

/// What a piece can bear.
#[must_use]
pub fn bearer(setup: &Setup, state: &State, piece: PieceId) -> Bearer {
    Bearer {
        steps: 2_u8.saturating_sub(state.losses(piece)),
        retreats: can_retreat(setup, state, piece),
    }
}

/// How many points the loser has to spend in all from here on.
#[must_use]
pub fn owed(setup: &Setup, state: &State, fight: &Fight) -> u8 {
    let all = bearers(setup, state, fight);
    let all: Vec<Bearer> = all.iter().map(|p| bearer(setup, state, p)).collect();
    bearable(fight.cp, &all, fight.gone.is_empty())
}

/// Whether spending on `piece`, a step or a retreat, leaves nothing unspent that
/// could have been spent \[G21\].
#[must_use]
pub fn spends_all(
    setup: &Setup,
    state: &State,
    fight: &Fight,
    piece: PieceId,
    retreat: bool,
) -> bool {
    let cost = if retreat { 1 } else { 3 };
    let Some(left) = fight.cp.checked_sub(cost) else {
        return false;
    };
    let others = bearers(setup, state, fight);
    let rest = others.iter().filter(|&p| p != piece || !retreat).map(|p| {
        let mut bears = bearer(setup, state, p);
        if p == piece {
            bears.steps = bears.steps.saturating_sub(1);
            bears.retreats &= bears.steps > 0;
        }
        bears
    });
    let rest: Vec<Bearer> = rest.collect();
    let flips = fight.gone.is_empty() && !retreat;
    cost + bearable(left, &rest, flips) == owed(setup, state, fight)
}
