//! Everything that is legal in a position.

use super::action::Action;
use super::audit::{Judge, returns};
use super::ground;
use super::ids::{CONFEDERATE, PieceId, PieceKind, Site};
use super::setup::Setup;
use super::state::{Fee, Stage, State};

/// Appends every legal action, each once, in a fixed order.
pub(super) fn legal(setup: &Setup, state: &State, out: &mut Vec<Action>) {
    let judge = Judge::new(setup, state);
    candidates(setup, state, &judge, &mut |action| {
        if judge.allows(action) {
            out.push(action);
        }
    });
}

/// All that may be legal, each once.
fn candidates(setup: &Setup, state: &State, judge: &Judge<'_>, visit: &mut dyn FnMut(Action)) {
    if state.stage == Stage::Over {
        return;
    }
    if state.lying.is_some() {
        [Action::Again, Action::Stand].into_iter().for_each(visit);
        return;
    }
    if state.due.is_some() {
        visit(Action::Throw);
        return;
    }
    if let Some(ship) = state.sent {
        for site in setup.ports() {
            visit(Action::Port { ship, site });
        }
        return;
    }
    match state.stage {
        Stage::SetUp => set_up(setup, state, visit),
        Stage::Acting => acting(setup, state, judge, visit),
        Stage::Price(_) | Stage::Eighth => {
            [Action::GoOn, Action::Stop].into_iter().for_each(visit);
        }
        Stage::Shifting => {
            for ship in setup.ships(CONFEDERATE) {
                for site in setup.harbour() {
                    visit(Action::Shift { ship, site });
                }
            }
            visit(Action::Done);
        }
        Stage::Repairs => {
            for ship in setup.ships(CONFEDERATE) {
                for msp in [1, 2] {
                    visit(Action::Repair {
                        ship,
                        msp,
                        to: None,
                    });
                    for to in returns(setup) {
                        if to.is_some() {
                            visit(Action::Repair { ship, msp, to });
                        }
                    }
                }
            }
            visit(Action::Done);
        }
        Stage::Allocation(side) => allocation(setup, state, side, visit),
        Stage::Torpedoes => {
            laying(setup, visit);
            visit(Action::Done);
        }
        Stage::Fever => {
            for unit in super::campaign::feverish(setup, state) {
                visit(Action::Suffer { unit });
            }
        }
        Stage::Hunley => {
            for ship in setup.ships(super::ids::UNION) {
                visit(Action::Strike { ship });
            }
            visit(Action::Hold);
        }
        Stage::Afloat => {
            if let Some(party) = state.party {
                for to in setup.currents(party.at) {
                    visit(Action::Steam { to });
                }
                for site in setup.lands() {
                    visit(Action::Land { site });
                }
            }
        }
        Stage::Picking => {
            for unit in state.party.map(|p| p.units).unwrap_or_default() {
                visit(Action::Pick { unit });
            }
        }
        Stage::Ambush => {
            if let Some(party) = state.party {
                for from in super::landing::ambushers(setup, state, &party) {
                    for target in party.units {
                        visit(Action::Fire { from, target });
                    }
                }
            }
            visit(Action::Hold);
        }
        Stage::Leading => {
            if let Some(fight) = state.fight {
                let side = state.active.other();
                for piece in super::assault::defenders(setup, state, side, fight.site) {
                    visit(Action::Man { unit: piece });
                    visit(Action::Lead { leader: piece });
                }
            }
        }
        Stage::Losses => {
            if let Some(fight) = state.fight {
                for piece in super::assault::bearers(setup, state, &fight) {
                    visit(Action::Flip { piece });
                    for to in super::ground::retreats(setup, state, piece) {
                        visit(Action::Retreat { unit: piece, to });
                    }
                }
            }
        }
        Stage::Crowded(site) => {
            for side in crate::engine::SideNo::BOTH {
                for unit in super::ground::troops(setup, state, side, site) {
                    visit(Action::Cull { unit });
                }
            }
        }
        Stage::Support | Stage::Fate | Stage::Sunset | Stage::Leaving | Stage::Over => {}
    }
}

fn set_up(setup: &Setup, state: &State, visit: &mut dyn FnMut(Action)) {
    for site in setup.parts().mines.sites {
        for points in [1, 2, 0] {
            visit(Action::Lay { site, points });
        }
        for points in [1, 2, 0] {
            visit(Action::Lift { site, points });
        }
    }
    for ship in setup.ships(CONFEDERATE) {
        if state.site(ship) == Site::NOWHERE {
            for site in setup.parts().berths {
                visit(Action::Place { ship, site });
            }
        }
        visit(Action::Displace { ship });
    }
    visit(Action::Done);
}

fn acting(setup: &Setup, state: &State, judge: &Judge<'_>, visit: &mut dyn FnMut(Action)) {
    visit(Action::Pass);
    visit(Action::End);
    visit(Action::Halt);
    for fee in Fee::ALL {
        for free in [false, true] {
            visit(Action::Pay { fee, free });
        }
    }
    on_land(setup, state, judge, visit);
    let side = state.active;
    let second = state.band.has(Fee::Second);
    let able = |p: &PieceId| {
        let joins = state.band.members.contains(*p) || may_join(state, *p, second);
        state.stands(*p) && joins
    };
    if !state.band.combat {
        for ship in setup.ships(side).iter().filter(able) {
            if state.band.moved.contains(ship) {
                continue;
            }
            for to in judge.reach(ship) {
                match setup.rivers().contains(to) {
                    true => {
                        for bank in setup.banks(to) {
                            visit(Action::Sail {
                                ship,
                                to,
                                bank: Some(bank),
                            });
                        }
                    }
                    false => visit(Action::Sail {
                        ship,
                        to,
                        bank: None,
                    }),
                }
            }
        }
    }
    let guns = setup.ships(side) | setup.forts(side);
    let targets = setup.of_side(side.other()) - setup.of_kind(PieceKind::Ground);
    for from in guns.iter().filter(able) {
        if state.band.fought.contains(from) {
            continue;
        }
        for target in targets.iter().filter(|&t| state.stands(t)) {
            if super::guns::range(setup, state, from, target).is_some() {
                visit(Action::Fire { from, target });
            }
        }
    }
}

fn laying(setup: &Setup, visit: &mut dyn FnMut(Action)) {
    for &site in setup.fields() {
        for points in [1, 2, 0] {
            visit(Action::Lay { site, points });
        }
        for points in [1, 2, 0] {
            visit(Action::Lift { site, points });
        }
    }
}

fn allocation(
    setup: &Setup,
    state: &State,
    side: crate::engine::SideNo,
    visit: &mut dyn FnMut(Action),
) {
    bought(setup, state, side, visit);
    if side == CONFEDERATE {
        laying(setup, visit);
    }
    visit(Action::Done);
}

/// What there is to be bought in an allocation, allowed or not.
pub(super) fn purchases(setup: &Setup, state: &State, visit: &mut dyn FnMut(Action)) {
    if let Stage::Allocation(side) = state.stage {
        bought(setup, state, side, visit);
    }
}

fn bought(
    setup: &Setup,
    state: &State,
    side: crate::engine::SideNo,
    visit: &mut dyn FnMut(Action),
) {
    let formations = u8::try_from(setup.parts().formations.len()).unwrap_or(0);
    for formation in 0..formations {
        visit(Action::Command { formation });
    }
    for piece in setup.of_side(side) {
        if super::campaign::is_independent(setup, piece) {
            visit(Action::Heed { piece });
        }
        visit(Action::Mend { piece, to: None });
        for to in returns(setup) {
            if to.is_some() {
                visit(Action::Mend { piece, to });
            }
        }
    }
    for fort in setup.forts(side) {
        if state.site(fort) == Site::NOWHERE {
            for site in setup.lands() {
                visit(Action::Build { fort, site });
            }
        }
    }
    for site in setup.lands() {
        visit(Action::Angel { site });
    }
    if side == CONFEDERATE {
        visit(Action::Buy);
        for msp in [1, 2] {
            visit(Action::Work { msp });
        }
    }
}

/// What the ground units of the side to act may be able to do.
fn on_land(setup: &Setup, state: &State, judge: &Judge<'_>, visit: &mut dyn FnMut(Action)) {
    let side = state.active;
    let second = state.band.has(Fee::Second);
    for unit in setup.ground(side) {
        let joins = state.band.members.contains(unit) || may_join(state, unit, second);
        if !state.stands(unit) || !joins {
            continue;
        }
        if !state.band.moved.contains(unit) && !state.band.combat {
            for to in judge.march_of(unit).sites {
                visit(Action::March { unit, to });
            }
            if state.band.has(Fee::Harbour) {
                for to in ground::ferries(setup, state, unit) {
                    visit(Action::Ferry { unit, to });
                }
            }
            if state.band.has(Fee::Zone) {
                for to in ground::transfers(setup, state, unit) {
                    visit(Action::Transfer { unit, to });
                }
            }
            if state.band.has(Fee::Amphibious) {
                visit(Action::Embark { unit });
            }
            visit(Action::Dig { unit });
            for free in [false, true] {
                visit(Action::Regroup { unit, free });
            }
        }
        visit(Action::Charge { unit });
        visit(Action::Rest { unit });
        visit(Action::Storm { leader: unit });
    }
    if let Some(party) = state.party {
        for to in setup.currents(party.at) {
            visit(Action::Steam { to });
        }
    }
}

/// Whether a piece is not plainly out of the question for the group.
fn may_join(state: &State, piece: PieceId, second: bool) -> bool {
    state.marks(piece) == u8::from(second)
        && (state.band.members.is_empty() || state.site(piece) == state.band.from)
}
