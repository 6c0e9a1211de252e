//! The only place where legality lives.

use super::action::Action;
use super::arrival::{audit_entry, audit_replacement};
use super::ids::{UnitId, UnitSet};
use super::illegal::Illegal;
use super::joining::Joins;
use super::loss::Bill;
use super::movement::Moves;
use super::odds::points;
use super::retreat::audit_destination;
use super::setup::Setup;
use super::state::{Stage, State};
use crate::space::CellId;
use std::ops::ControlFlow::{self, Continue};

type Report<'r> = &'r mut dyn FnMut(Illegal) -> ControlFlow<()>;

/// Every reason against `action`, in the order of the table of reasons; none if
/// it is legal.
pub(super) fn audit(
    setup: &Setup,
    state: &State,
    action: Action,
    report: Report<'_>,
) -> ControlFlow<()> {
    belongs(state, action, report)?;
    match action {
        Action::RollGround | Action::Stay | Action::Go => Continue(()),
        Action::Enter { unit, cell } => audit_entry(setup, state, unit, cell, report),
        Action::Replace { unit } => audit_replacement(setup, state, unit, report),
        Action::Join { unit, target } => Joins::new(setup, state).audit(unit, target, report),
        Action::Leave { unit } => match Joins::new(setup, state).named.contains(unit) {
            true => Continue(()),
            false => report(Illegal::NotInAttack { unit }),
        },
        Action::Resolve { all_out } => audit_throw(setup, state, all_out, report),
        Action::Lose { unit } => audit_loss(setup, state, unit, report),
        Action::Retreat { unit, cell } => audit_retreat(setup, state, unit, cell, report),
        Action::Move { unit, route } => {
            let cells = [Some(route.first), route.second];
            let [first, second] = cells.map(|cell| cell.unwrap_or(route.first));
            let moves = Moves::new(setup, state);
            match route.second {
                Some(_) => moves.audit(unit, &[first, second], report),
                None => moves.audit(unit, &[first], report),
            }
        }
        Action::EndPhase => match state
            .due
            .first()
            .filter(|_| state.stage == Stage::Reinforcement)
        {
            Some(unit) => report(Illegal::ArrivalsLeft { unit }),
            None => Continue(()),
        },
    }
}

/// Refuses what belongs to another stage. Further reasons would make no sense,
/// so it breaks off.
fn belongs(state: &State, action: Action, report: Report<'_>) -> ControlFlow<()> {
    let now = state.stage;
    let fits = match action {
        Action::RollGround => now == Stage::Ground,
        Action::Enter { .. } | Action::Replace { .. } => now == Stage::Reinforcement,
        Action::Join { .. } | Action::Leave { .. } | Action::Resolve { .. } => now == Stage::Attack,
        Action::Lose { .. } => matches!(now, Stage::AttackerLoss | Stage::DefenderLoss),
        Action::Stay | Action::Go => now == Stage::StayOrGo,
        Action::Retreat { .. } => now == Stage::Retreat,
        Action::Move { .. } => now == Stage::Movement,
        Action::EndPhase => match now {
            Stage::Attack => state.attack.is_none(),
            _ => matches!(now, Stage::Reinforcement | Stage::Movement),
        },
    };
    if fits {
        return Continue(());
    }
    let of_attacks = matches!(
        action,
        Action::Join { .. }
            | Action::Leave { .. }
            | Action::Resolve { .. }
            | Action::Lose { .. }
            | Action::Stay
            | Action::Go
            | Action::Retreat { .. }
    );
    let attacking =
        now.is_pending() || now == Stage::Attack && (of_attacks || state.attack.is_some());
    report(match (now, attacking) {
        (Stage::Over, _) => Illegal::GameOver,
        (_, true) => Illegal::AttackUnderWay { now },
        (_, false) => Illegal::OtherPhase { now },
    })?;
    ControlFlow::Break(())
}

/// Why the attack as it is put together may not be rolled for [T12.3, TR21].
fn audit_throw(setup: &Setup, state: &State, all_out: bool, report: Report<'_>) -> ControlFlow<()> {
    let Some(attack) = state.attack else {
        return report(Illegal::NobodyAttacks);
    };
    if attack.named().is_empty() {
        report(Illegal::NobodyAttacks)?;
    }
    match can_pay(setup, state, attack.units()) {
        false if all_out => report(Illegal::CannotPay {
            points: points(state, attack.units()),
        }),
        _ => Continue(()),
    }
}

/// Whether these attackers can pay for going all-out [ruling TR21].
pub(super) fn can_pay(setup: &Setup, state: &State, units: UnitSet) -> bool {
    points(state, units) >= u16::from(setup.numbers().all_out_price)
}

/// What is being shared out in this position, and among whom [T12.11].
pub(super) fn bill(setup: &Setup, state: &State) -> Option<Bill> {
    let attack = state.attack?;
    let group = match state.stage {
        Stage::AttackerLoss => attack.units(),
        Stage::DefenderLoss => state.fit_in(setup, attack.target, state.active.other()),
        _ => return None,
    };
    Some(Bill::new(state, group, attack.due))
}

fn audit_loss(setup: &Setup, state: &State, unit: UnitId, report: Report<'_>) -> ControlFlow<()> {
    match bill(setup, state) {
        Some(bill) if bill.allows(state, unit) => Continue(()),
        Some(bill) if bill.group.contains(unit) => report(Illegal::OthersFirst { unit }),
        _ => report(Illegal::NotInGroup { unit }),
    }
}

/// The units that have to retreat from the cell under attack [T12.14].
pub(super) fn retreating(setup: &Setup, state: &State) -> Option<(CellId, UnitSet)> {
    let target = state.attack?.target;
    let units = state.fit_in(setup, target, state.active.other());
    Some((target, units))
}

fn audit_retreat(
    setup: &Setup,
    state: &State,
    unit: UnitId,
    cell: CellId,
    report: Report<'_>,
) -> ControlFlow<()> {
    match retreating(setup, state) {
        Some((from, units)) if units.contains(unit) => {
            audit_destination(setup, state, state.active.other(), [from, cell], report)
        }
        _ => report(Illegal::NotRetreating { unit }),
    }
}
