//! The campaign: what support buys before the impulses \[4\], the Hunley [9.1], the
//! Swamp Angel [9.2.6], and who has won after the last week [10.2, 10.3].

use super::action::Action;
use super::ground::{Hold, hold};
use super::ids::{CONFEDERATE, Mine, PieceId, PieceKind, PieceSet, Site, Sites, UNION};
use super::numbers::{row, signed};
use super::setup::{Happening, MOST_FIELDS, Setup};
use super::state::{Marker, State};
use crate::engine::SideNo;
use crate::hex::Id;

/// The boxes of the Hunley: not begun, under repair, crew in training, ready \[G34\].
pub const READY: u8 = 3;

/// What it costs a side to mend a piece; `None` if it is whole or cannot be mended
/// [4.2.1, 4.2.3].
#[must_use]
pub fn mending(setup: &Setup, state: &State, piece: PieceId) -> Option<u8> {
    let info = setup.piece(piece)?;
    let lost = state.losses(piece);
    let there = state.site(piece) != Site::NOWHERE;
    match info.kind {
        PieceKind::Ground => (there && lost == 1).then_some(1),
        PieceKind::Ironclad => {
            let cost = if info.side == UNION { 1 } else { 2 };
            (there && lost == 1).then_some(cost)
        }
        PieceKind::Fort => (there && lost > 0).then_some(2),
    }
}

/// What something that an allocation buys costs, in points of support [4.2.1, 4.2.3, 9.1.1,
/// 9.2.2, 9.2.6]; 0 for what costs nothing.
#[must_use]
pub fn price(setup: &Setup, state: &State, action: Action) -> u8 {
    match action {
        // One payment commands five that have no formation.
        Action::Heed { .. } => u8::from(state.batch == 0),
        Action::Command { .. } | Action::Buy => 1,
        Action::Mend { piece, .. } => mending(setup, state, piece).unwrap_or(0),
        Action::Build { .. } | Action::Angel { .. } => 3,
        Action::Work { msp } => msp,
        _ => 0,
    }
}

/// The points of support that a side has after this die for them [4.1].
#[must_use]
pub fn supplied(setup: &Setup, state: &State, side: SideNo, die: u8) -> u8 {
    let tables = setup.tables();
    let gain = tables.msp[side.index()].get(usize::from(die.saturating_sub(1)));
    let now = state.msp[side.index()] + gain.copied().unwrap_or(0);
    now.min(tables.msp_most)
}

/// The box of the Hunley after this die for work on it at so many points of support
/// [9.1.1].
#[must_use]
pub fn worked(setup: &Setup, state: &State, msp: u8, die: u8) -> u8 {
    let tables = setup.tables();
    let more = if msp == 2 { tables.hunley_two } else { 0 };
    let boxes = row(&tables.hunley, signed(die) + more).unwrap_or(0);
    state.hunley.saturating_add(boxes).min(READY)
}

/// The box of the Hunley after this die for its fate; 0 if it is lost [9.1.3].
#[must_use]
pub fn returned(setup: &Setup, die: u8) -> u8 {
    row(&setup.tables().hunley_after, signed(die)).unwrap_or(0)
}

/// Whether a land area lies within reach of the Swamp Angel \[G35\].
#[must_use]
pub fn angel_reaches(setup: &Setup, site: Site) -> bool {
    let Some(town) = setup.charleston() else {
        return false;
    };
    let mut near = Sites::of(town);
    for _ in 0..setup.numbers().angel_range {
        for from in near {
            near |= setup.touching(from);
        }
    }
    setup.lands().contains(site) && near.contains(site)
}

/// Points and dummies that were bought and are not laid yet.
#[must_use]
pub fn unlaid(state: &State) -> (u8, u8) {
    let count = |mines: &[[Marker; 2]; MOST_FIELDS]| {
        let markers = || mines.iter().flatten().filter(|m| m.down);
        let points: u8 = markers().map(|m| m.mine.points()).sum();
        let dummies = markers().filter(|m| m.mine == Mine::Dummy).count();
        (points, u8::try_from(dummies).unwrap_or(u8::MAX))
    };
    let (points, dummies) = count(&state.mines);
    let (before, idle) = count(&state.before);
    let (bought, more) = state.bought;
    (
        bought.saturating_sub(points.saturating_sub(before)),
        more.saturating_sub(dummies.saturating_sub(idle)),
    )
}

/// Whether mines may be laid in an area: no Union ironclad in it, and the Union does
/// not control it [9.5.1].
#[must_use]
pub fn may_mine(setup: &Setup, state: &State, site: Site) -> bool {
    setup.field(site).is_some()
        && !state.is_ironclad_there(setup, UNION, site)
        && hold(setup, state, UNION, site) != Hold::Friendly
}

/// How many points find room in the areas that may be mined, if one more marker lay
/// in `site` and `there` points with it.
#[must_use]
pub fn mine_room(setup: &Setup, state: &State, site: Site, there: u8) -> u8 {
    let limits = &setup.parts().mines;
    let room = |&s: &Site| {
        let here = s == site;
        let count = state.marker_count(setup, s) + u8::from(here);
        let lie = state.markers(setup, s);
        let points: u8 = match here {
            true => there,
            false => lie.iter().map(|m| m.mine.points()).sum(),
        };
        match count < limits.most_markers && may_mine(setup, state, s) {
            true => limits.most_points.saturating_sub(points),
            false => 0,
        }
    };
    setup.fields().iter().map(room).sum()
}

/// Whether the Hunley can strike a ship: ready, not used this turn, and the ship in a
/// sea area [9.1.2].
#[must_use]
pub fn can_strike(setup: &Setup, state: &State, ship: PieceId) -> bool {
    state.hunley == READY
        && !state.struck
        && setup.ships(UNION).contains(ship)
        && state.stands(ship)
        && setup.seas().contains(state.site(ship))
}

/// Whether the Confederate has to be asked about the Hunley before the ships of the
/// group that acts fire or are done \[G34\].
#[must_use]
pub fn asks_hunley(setup: &Setup, state: &State) -> bool {
    state.active == UNION
        && !state.band.halted
        && (state.band.members.is_empty() || state.band.members.intersects(setup.ships(UNION)))
        && setup
            .ships(UNION)
            .iter()
            .any(|s| can_strike(setup, state, s))
}

/// Confederate forts that are eliminated: removed and not rebuilt \[G38\].
#[must_use]
pub fn forts_lost(setup: &Setup, state: &State) -> usize {
    setup
        .forts(CONFEDERATE)
        .iter()
        .filter(|&f| state.losses(f) == 2)
        .count()
}

/// Whether so many Union ironclads are sunk that the Confederate wins by it [10.2].
#[must_use]
pub fn fleet_lost(setup: &Setup, state: &State) -> bool {
    let sunk = setup
        .ships(UNION)
        .iter()
        .filter(|&s| state.losses(s) == 2)
        .count();
    sunk >= 5 && forts_lost(setup, state) <= 1
}

/// Whether no full Union ground unit is on the map [10.2].
#[must_use]
pub fn army_lost(setup: &Setup, state: &State) -> bool {
    let full = |&u: &PieceId| state.losses(u) == 0 && setup.lands().contains(state.site(u));
    !setup.ground(UNION).iter().any(|u| full(&u)) && forts_lost(setup, state) <= 1
}

/// How many objectives the Union controls [10.3].
#[must_use]
pub fn objectives(setup: &Setup, state: &State) -> usize {
    let own = |s: &&Site| hold(setup, state, UNION, **s) == Hold::Friendly;
    setup.numbers().objectives.iter().filter(own).count()
}

/// How many objectives each way to end needs at least, a Union decisive victory first;
/// with fewer the Confederate's is decisive [10.3].
pub const LADDER: [i32; 4] = [4, 3, 2, 1];

/// How the campaign ends with so many objectives, the Swamp Angel on the map or not,
/// and so many Confederate units in Georgia: 0 is a Union decisive victory [10.3, G39].
#[must_use]
pub fn ladder(objectives: usize, angel: bool, georgia: usize, bonus: usize) -> u8 {
    let count = objectives + usize::from(angel);
    let enough = |least: &i32| usize::try_from(*least).is_ok_and(|least| count >= least);
    let level = LADDER.iter().position(enough).unwrap_or(LADDER.len());
    let level = u8::try_from(level).unwrap_or(4);
    if level == 3 && georgia >= bonus {
        4
    } else {
        level
    }
}

/// How many Confederate units are in Georgia, and from how many on they raise a victory
/// of theirs [10.3].
#[must_use]
pub fn in_georgia(setup: &Setup, state: &State) -> (usize, usize) {
    let georgia = setup.find_site("ZGA");
    let there = georgia.map_or(0, |z| state.here(setup.ground(CONFEDERATE), z).len());
    (there, usize::from(setup.numbers().georgia))
}

/// How the campaign would end now.
#[must_use]
pub fn level(setup: &Setup, state: &State) -> u8 {
    let (there, bonus) = in_georgia(setup, state);
    ladder(
        objectives(setup, state),
        state.angel.is_some(),
        there,
        bonus,
    )
}

/// The row of the table of random events for a throw of two dice [3.3].
#[must_use]
pub fn happening(setup: &Setup, roll: u8) -> (Happening, i8) {
    let rows = &setup.tables().events;
    let row = rows.get(usize::from(roll.saturating_sub(2)));
    row.copied().unwrap_or((Happening::None, 0))
}

/// Union ground units on the map that fever can reduce \[G44\].
#[must_use]
pub fn feverish(setup: &Setup, state: &State) -> PieceSet {
    let ill = |&u: &PieceId| state.losses(u) == 0 && setup.lands().contains(state.site(u));
    setup.ground(UNION).iter().filter(ill).collect()
}

/// A side's pieces that are commanded one by one: ships, forts and units without a
/// formation [4.2.1].
#[must_use]
pub fn is_independent(setup: &Setup, piece: PieceId) -> bool {
    setup.piece(piece).is_some_and(|p| p.formation.is_none())
}

/// The members of a formation of a side that stand somewhere.
#[must_use]
pub fn standing(setup: &Setup, state: &State, side: SideNo, formation: u8) -> PieceSet {
    let of = |p: &PieceId| {
        state.stands(*p)
            && setup
                .piece(*p)
                .is_some_and(|i| i.formation == Some(formation))
    };
    setup.of_side(side).iter().filter(of).collect()
}

/// Those of them who are out of command [4.2.1].
#[must_use]
pub fn uncommanded(setup: &Setup, state: &State, side: SideNo, formation: u8) -> PieceSet {
    standing(setup, state, side, formation) & state.silent
}

/// Those who come in a turn \[13\].
#[must_use]
pub fn arrivals(setup: &Setup, turn: u8) -> Vec<(PieceId, Site)> {
    let come = setup
        .parts()
        .reinforcements
        .iter()
        .filter(|r| r.turn == turn);
    come.flat_map(|r| r.pieces.iter().map(|p| (*p, r.at)))
        .collect()
}

/// All pieces of the scenario.
#[must_use]
pub fn everybody(setup: &Setup) -> PieceSet {
    (0..setup.parts().pieces.len())
        .map(PieceId::from_index)
        .collect()
}
