//! Everything that is legal in a position, in a fixed order.

use super::action::Action;
use super::arrival::{entry_cells, takers};
use super::audit::{bill, can_pay, retreating};
use super::joining::Joins;
use super::movement::Moves;
use super::retreat::destinations;
use super::setup::Setup;
use super::state::{Attack, Stage, State};

/// Calls `visit` with each legal action once.
pub(super) fn each_legal(setup: &Setup, state: &State, mut visit: impl FnMut(Action)) {
    match state.stage {
        Stage::Over => {}
        Stage::Ground => visit(Action::RollGround),
        Stage::Reinforcement => reinforcement(setup, state, visit),
        Stage::Attack => match &state.attack {
            Some(attack) => open_attack(setup, state, attack, visit),
            None => attacks(setup, state, visit),
        },
        Stage::AttackerLoss | Stage::DefenderLoss => {
            let Some(bill) = bill(setup, state) else {
                return;
            };
            let able = bill.group.iter().filter(|&unit| bill.allows(state, unit));
            able.for_each(|unit| visit(Action::Lose { unit }));
        }
        Stage::StayOrGo => {
            visit(Action::Stay);
            visit(Action::Go);
        }
        Stage::Retreat => {
            let Some((from, units)) = retreating(setup, state) else {
                return;
            };
            let cells = destinations(setup, state, from, state.active.other());
            for unit in units {
                cells
                    .iter()
                    .for_each(|cell| visit(Action::Retreat { unit, cell }));
            }
        }
        Stage::Movement => {
            visit(Action::EndPhase);
            let moves = Moves::new(setup, state);
            for unit in moves.able() {
                moves.routes(unit, |route| visit(Action::Move { unit, route }));
            }
        }
    }
}

fn reinforcement(setup: &Setup, state: &State, mut visit: impl FnMut(Action)) {
    for unit in state.due {
        if let Some(info) = setup.unit(unit) {
            let cells = entry_cells(setup, state, info.side, info.cell);
            cells
                .iter()
                .for_each(|cell| visit(Action::Enter { unit, cell }));
        }
    }
    if state.points > 0 {
        let units = takers(setup, state);
        units
            .iter()
            .for_each(|unit| visit(Action::Replace { unit }));
    }
    if state.due.is_empty() {
        visit(Action::EndPhase);
    }
}

fn attacks(setup: &Setup, state: &State, mut visit: impl FnMut(Action)) {
    visit(Action::EndPhase);
    let joins = Joins::new(setup, state);
    for unit in joins.able() {
        let targets = joins.targets(unit);
        targets
            .iter()
            .for_each(|target| visit(Action::Join { unit, target }));
    }
}

fn open_attack(setup: &Setup, state: &State, attack: &Attack, mut visit: impl FnMut(Action)) {
    visit(Action::Resolve { all_out: false });
    if can_pay(setup, state, attack.units()) {
        visit(Action::Resolve { all_out: true });
    }
    let joins = Joins::new(setup, state);
    let target = attack.target;
    let around = setup.cells().around(target);
    let near = joins
        .able()
        .iter()
        .filter(|&u| state.cell_of(u).is_some_and(|c| around.contains(c)));
    for unit in near {
        if joins.targets(unit).contains(target) {
            visit(Action::Join { unit, target });
        }
    }
    joins
        .named
        .iter()
        .for_each(|unit| visit(Action::Leave { unit }));
}

/// One of the legal actions that take nothing back, each with the same chance;
/// `None` when there is none. Counts first and finds then, so that no list is
/// written down.
pub(super) fn nth_of_all(
    setup: &Setup,
    state: &State,
    below: &mut dyn FnMut(usize) -> usize,
) -> Option<Action> {
    let mut count = 0;
    each_legal(setup, state, |action| {
        count += usize::from(!action.takes_back())
    });
    if count == 0 {
        return None;
    }
    let (drawn, mut seen, mut found) = (below(count), 0, None);
    each_legal(setup, state, |action| {
        if !action.takes_back() {
            if seen == drawn {
                found = Some(action);
            }
            seen += 1;
        }
    });
    found
}
