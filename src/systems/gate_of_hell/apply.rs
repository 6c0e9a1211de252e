//! What an event changes.

use super::event::{Event, Gait};
use super::ids::{Mine, PieceId, PieceSet, Site, UNION};
use super::setup::Setup;
use super::state::{Band, Cast, Fee, Lying, Marker, Markers, Paid, Party, Stage, State};
use crate::hex::Id;

/// Changes the state by one event, without judging it.
pub(super) fn apply(setup: &Setup, state: &mut State, event: &Event) {
    match *event {
        Event::Laid { site, marker } => {
            if let Some(markers) = field(setup, state, site) {
                if let Some(free) = markers.iter_mut().find(|m| m.mine == Mine::None) {
                    *free = marker;
                }
                ordered(markers);
            }
        }
        Event::Lifted { site, marker } => {
            if let Some(markers) = field(setup, state, site) {
                if let Some(found) = markers.iter_mut().find(|m| **m == marker) {
                    *found = Marker::NONE;
                }
                ordered(markers);
            }
        }
        Event::Placed { ship, site } => state.put(ship, site),
        Event::SetUp {
            mines,
            points,
            dummies,
        } => {
            state.mines = mines;
            state.unseen = points;
            state.dummies = dummies;
            state.before = [[Marker::NONE; 2]; super::setup::MOST_FIELDS];
            state.bought = (0, 0);
        }
        Event::Begun { impulse, side } => {
            if side == UNION {
                state.passed = false;
            }
            state.impulse = impulse;
            state.active = side;
            state.stage = Stage::Acting;
            state.band = Band::NOBODY;
            state.party = None;
        }
        Event::Now(stage) => {
            state.stage = stage;
            state.handled = PieceSet::EMPTY;
            if matches!(stage, Stage::Sunset | Stage::Leaving) {
                state.band = Band::NOBODY;
            }
        }
        Event::Paid { side, fee, free } => {
            let paid = if free { Paid::Advantage } else { Paid::Support };
            state.band.paid[fee as usize] = paid;
            if free {
                state.advantage = side.other();
                state.handed = true;
            } else {
                let msp = &mut state.msp[side.index()];
                *msp = msp.saturating_sub(fee.cost());
            }
        }
        Event::Refunded { side } => {
            for fee in Fee::ALL {
                match std::mem::take(&mut state.band.paid[fee as usize]) {
                    Paid::No => {}
                    Paid::Support => state.msp[side.index()] += fee.cost(),
                    Paid::Advantage => {
                        state.advantage = side;
                        state.handed = false;
                    }
                }
            }
        }
        Event::Passed { side } => {
            if side == UNION {
                state.passed = true;
            }
        }
        Event::Joined { piece } => {
            if state.band.members.is_empty() {
                state.band.from = state.site(piece);
            }
            state.band.members.insert(piece);
        }
        Event::Sailed { ship, to, bank, .. } => {
            state.put(ship, to);
            if let Some(points) = state.bank.get_mut(ship.index()) {
                *points = bank.unwrap_or(Site::NOWHERE);
            }
            state.band.moved.insert(ship);
        }
        Event::Marched { unit, to, how, .. } => marched(setup, state, unit, to, how),
        Event::Dug { unit } => state.band.dug.insert(unit),
        Event::Trench { side, site, level } => {
            if let Some(to) = state.trenches[side.index()].get_mut(site.index()) {
                state.band.trenched |= level > *to;
                *to = level;
            }
        }
        Event::Embarked { unit } => {
            let at = state.site(unit);
            let party = state.party.get_or_insert(Party::setting_out(at));
            party.units.insert(unit);
        }
        Event::Steamed { to, mines } => {
            if let Some(party) = &mut state.party {
                party.at = to;
                party.seen.insert(to);
                party.mines = mines;
                party.fired = PieceSet::EMPTY;
                for unit in party.units {
                    state.band.moved.insert(unit);
                }
            }
        }
        Event::Marker { hits, two } => {
            if let Some(party) = &mut state.party {
                let left = &mut party.mines[usize::from(two)];
                *left = left.saturating_sub(1);
                (party.hits, party.two) = (hits, two);
                party.picked = PieceSet::EMPTY;
            }
        }
        Event::Picked { unit } => {
            if let Some(party) = &mut state.party {
                party.hits = party.hits.saturating_sub(1);
                party.picked.insert(unit);
            }
        }
        Event::Silent => {
            if let Some(party) = &mut state.party {
                party.fired = setup.of_side(UNION.other());
            }
        }
        Event::Nears { site } => {
            if let Some(party) = &mut state.party {
                party.land = Some(site);
                party.fired = PieceSet::EMPTY;
            }
        }
        Event::Landed { units, site } => {
            state.party = None;
            for unit in units {
                state.put(unit, site);
                state.band.landed.insert(unit);
            }
        }
        Event::Named { unit, on } => {
            state.band.named.set(unit, on);
            if !on && !(state.band.moved | state.band.dug).contains(unit) {
                state.band.members.remove(unit);
            }
        }
        Event::Storm(fight) => {
            state.band.combat = true;
            state.band.stormed.insert(fight.site);
            for unit in fight.attackers {
                state.band.fought.insert(unit);
                state.band.named.remove(unit);
            }
            state.fight = Some(fight);
        }
        Event::Defence { defenders, leader } => {
            if let Some(fight) = &mut state.fight {
                (fight.defenders, fight.other) = (defenders, leader);
            }
        }
        Event::Clash { loser, cp, .. } => {
            if let (Some(fight), Some(loser)) = (&mut state.fight, loser) {
                (fight.loser, fight.cp) = (loser, cp);
            }
        }
        Event::Spent { cp } => {
            if let Some(fight) = &mut state.fight {
                fight.cp = cp;
            }
        }
        Event::Fled { unit, to, .. } => {
            state.put(unit, to);
            if let Some(fight) = &mut state.fight {
                fight.gone.insert(unit);
            }
        }
        Event::FightOver => state.fight = None,
        Event::Shown {
            site,
            markers,
            points,
            dummies,
        } => {
            state.unseen = state.unseen.saturating_sub(points);
            state.dummies = state.dummies.saturating_sub(dummies);
            if let Some(lie) = field(setup, state, site) {
                *lie = markers;
            }
        }
        Event::Due(cast) => {
            if let Cast::Mine(ship) = cast
                && setup.numbers().mines_once
                && let Some(met) = setup
                    .field(state.site(ship))
                    .and_then(|f| state.met.get_mut(f))
            {
                *met = met.saturating_add(1);
            }
            state.due = Some(cast);
        }
        Event::Thrown { cast, faces, open } => {
            state.rolls += u32::from(cast.dice(setup));
            state.due = None;
            state.lying = open.then_some(Lying { cast, faces });
            match (cast, &mut state.party) {
                (Cast::Shot { from, .. }, Some(party)) => party.fired.insert(from),
                (Cast::Shot { from, .. }, None) => {
                    state.band.combat = true;
                    state.band.fought.insert(from);
                }
                _ => {}
            }
        }
        Event::Stood(_) => state.lying = None,
        Event::Advantage { side, .. } => {
            state.advantage = side;
            state.handed = true;
        }
        Event::Lost { piece, steps, .. } => {
            if let Some(lost) = state.lost.get_mut(piece.index()) {
                *lost = steps;
            }
            if let Some(party) = &mut state.party
                && steps == 2
            {
                party.units.remove(piece);
            }
        }
        Event::Rebuilt { fort } => {
            if let Some(lost) = state.lost.get_mut(fort.index()) {
                *lost = 1;
            }
            mended(state, fort);
        }
        Event::Whole { piece, .. } => {
            if let Some(lost) = state.lost.get_mut(piece.index()) {
                *lost = 0;
            }
            mended(state, piece);
        }
        Event::Committed { piece } => {
            if let Some(marks) = state.committed.get_mut(piece.index()) {
                *marks = (*marks + 1).min(2);
            }
            state.band.marked.insert(piece);
        }
        Event::TurnBegan { turn } => {
            state.turn = turn;
            state.met = [0; super::setup::MOST_FIELDS];
            state.impulse = 0;
            state.active = UNION;
            state.handed = false;
            state.gale = 0;
            state.trained = false;
            state.struck = false;
            state.stalled = false;
            state.batch = 0;
        }
        Event::Supplied { side, now } => state.msp[side.index()] = now,
        Event::Fated { roll } => state.fate = roll,
        Event::Happened { .. } => state.fate = 0,
        Event::Gale { impulse } => state.gale = impulse,
        Event::Arrived { piece, site } | Event::Built { fort: piece, site } => {
            state.put(piece, site);
        }
        Event::Silenced => state.silent = super::campaign::everybody(setup),
        Event::Commanded { piece } => state.silent.remove(piece),
        Event::Batch { left } => state.batch = left,
        Event::Idle => {
            state.batch = 0;
            let idle = state.silent.iter().filter(|&p| state.stands(p));
            for piece in idle.collect::<PieceSet>() {
                if let Some(marks) = state.committed.get_mut(piece.index()) {
                    *marks = 1;
                }
            }
        }
        Event::Bought { points, dummies } => {
            if state.bought == (0, 0) {
                state.before = state.mines;
            }
            state.bought.0 += points;
            state.bought.1 += dummies;
        }
        Event::Angel { site } => {
            state.angel_lost |= site.is_none();
            state.angel = site;
        }
        Event::Hunley { to, work } => {
            state.hunley = to;
            state.trained |= work;
            state.spent = false;
        }
        Event::Struck { .. } => {
            state.struck = true;
            state.spent = true;
        }
        Event::Halted => {
            state.band.halted = true;
            state.band.combat = true;
        }
        Event::Doomed { fort } => state.doomed.insert(fort),
        Event::Stalled => state.stalled = true,
        Event::Sent { ship } => state.sent = Some(ship),
        Event::Went { piece, to, .. } => {
            state.put(piece, to);
            state.sent = state.sent.filter(|sent| *sent != piece);
            if let Some(points) = state.bank.get_mut(piece.index()) {
                *points = Site::NOWHERE;
            }
        }
        Event::Tried { ship, .. } => state.handled.insert(ship),
        Event::Support { side, now } => state.msp[side.index()] = now,
        Event::Rallied => {
            state.committed = [0; super::ids::MOST_PIECES];
            state.silent = PieceSet::EMPTY;
        }
        Event::Shifted { ship, to, .. } => {
            state.put(ship, to);
            state.handled.insert(ship);
        }
        Event::Swept { site } => {
            if let Some(markers) = field(setup, state, site) {
                *markers = [Marker::NONE; 2];
            }
        }
        Event::Ended { level } => {
            state.verdict = level;
            state.stage = Stage::Over;
            state.band = Band::NOBODY;
        }
        Event::PartyMined { .. }
        | Event::Held { .. }
        | Event::Mined { .. }
        | Event::Shot { .. }
        | Event::Wrecked { .. }
        | Event::Sunset { .. }
        | Event::EndPhase => {}
    }
}

fn marched(setup: &Setup, state: &mut State, unit: PieceId, to: Site, how: Gait) {
    state.put(unit, to);
    let band = &mut state.band;
    band.moved.insert(unit);
    match how {
        Gait::Foot { wet, strict } => {
            band.strict |= strict;
            band.crossed.insert_if(unit, wet);
        }
        Gait::Strategic | Gait::Regroup => band.bound.insert(unit),
        Gait::Transfer => band.bound.insert_if(unit, !setup.zones().contains(to)),
        Gait::Ferry => {}
    }
}

fn field<'a>(setup: &Setup, state: &'a mut State, site: Site) -> Option<&'a mut Markers> {
    state.mines.get_mut(setup.field(site)?)
}

/// The same markers in the one order they have: so nobody can read from it in
/// which order they were laid.
pub(super) fn ordered(markers: &mut Markers) {
    markers.sort_unstable_by_key(|m| (m.mine == Mine::None, m.down, m.mine));
}

/// What is repaired in the allocation phase is remembered until it is over: its row stays
/// where it is.
fn mended(state: &mut State, piece: PieceId) {
    if matches!(state.stage, Stage::Allocation(_)) {
        state.handled.insert(piece);
    }
}
