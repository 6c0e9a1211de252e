//! The only place where legality lives.

use super::action::Action;
use super::ids::{Parenthood, UnitId, UnitSet};
use super::illegal::{Crowding, Illegal};
use super::losses::{Spared, choosable, participants, spared};
use super::numbers::{MOST_HEXES, MOST_HEXES_DISORGANISED, MOST_STEPS};
use super::odds::attackers;
use super::setup::Setup;
use super::stacking::{crowded, crowding, crowdings};
use super::state::{March, Stage, State};
use crate::engine::SideNo;
use crate::space::CellId;
use std::ops::ControlFlow;

type Report<'a> = &'a mut dyn FnMut(Illegal) -> ControlFlow<()>;

/// Judges an action; see [`Rules::audit`](crate::engine::Rules::audit).
pub(super) fn audit(
    setup: &Setup,
    state: &State,
    action: Action,
    report: Report<'_>,
) -> ControlFlow<()> {
    if state.stage == Stage::Over {
        return report(Illegal::GameOver);
    }
    if !fits(action, state.stage) {
        let now = state.stage;
        return report(Illegal::OtherStage { now });
    }
    match action {
        Action::Join { unit, into } => join(setup, state, unit, into, report),
        Action::Form {
            regiment,
            first,
            second,
        } => form(setup, state, regiment, [first, second], report),
        Action::Move { unit, to } => step(setup, state, unit, to, report),
        Action::Back { unit } => back(setup, state, unit, report),
        Action::Choose { stack } => choose(setup, state, stack, report),
        Action::Enter { hex } => match state.march {
            Some(march) => enter(setup, state, &march, hex, report),
            None => ControlFlow::Continue(()),
        },
        Action::Stop => stop(setup, state, report),
        Action::Lose { unit } | Action::Yield { unit } => lose(setup, state, unit, report),
        Action::Done => done(setup, state, report),
    }
}

/// Whether actions of this kind belong to the stage.
const fn fits(action: Action, stage: Stage) -> bool {
    match action {
        Action::Join { .. } | Action::Form { .. } => matches!(stage, Stage::Consolidation),
        Action::Move { .. } | Action::Back { .. } => matches!(stage, Stage::OneHex),
        Action::Choose { .. } => matches!(stage, Stage::Wave),
        Action::Enter { .. } | Action::Stop => matches!(stage, Stage::March),
        Action::Lose { .. } => matches!(
            stage,
            Stage::AttackerLoss | Stage::DefenderLoss | Stage::CrowdLoss
        ),
        Action::Yield { .. } => matches!(stage, Stage::Crowd),
        Action::Done => matches!(stage, Stage::Consolidation | Stage::OneHex | Stage::Wave),
    }
}

/// The hex of a unit of the Gruppe that is on the map.
fn of_the_group(setup: &Setup, state: &State, unit: UnitId) -> Result<CellId, Illegal> {
    let own = setup.pocket().contains(unit);
    let at = state.cell_of(unit).filter(|_| own);
    at.ok_or(Illegal::NotOfTheGroup { unit })
}

// ---- consolidation [16.5.1]

/// Whether the units can become parts of one whole: of one division, in one hex.
fn together(
    setup: &Setup,
    state: &State,
    units: [UnitId; 2],
    report: Report<'_>,
) -> ControlFlow<()> {
    let [a, b] = units;
    let mut hexes = [None, None];
    for (unit, hex) in units.into_iter().zip(&mut hexes) {
        match of_the_group(setup, state, unit) {
            Ok(at) => *hex = Some(at),
            Err(why) => report(why)?,
        }
    }
    if a == b {
        report(Illegal::Itself { unit: a })?;
    } else if let [Some(at), Some(other)] = hexes
        && at != other
    {
        report(Illegal::NotTogether { units })?;
    }
    let parent = |unit: UnitId| setup.unit(unit).map(|info| &info.parent);
    for unit in units {
        if parent(unit) == Some(&Parenthood::None) {
            report(Illegal::NoDivision { unit })?;
        }
    }
    let both = [a, b].map(|unit| match parent(unit) {
        Some(Parenthood::Division(name)) => Some(name),
        _ => None,
    });
    if let [Some(one), Some(other)] = both
        && one != other
    {
        report(Illegal::OtherDivision { units })?;
    }
    ControlFlow::Continue(())
}

/// The steps a unit brings when it joins [16.5.1].
pub(super) fn worth(setup: &Setup, state: &State, unit: UnitId) -> u8 {
    let converted = setup.unit(unit).and_then(|info| info.converted);
    converted.unwrap_or_else(|| state.steps(unit))
}

/// Whether neither is a Soviet unit: of those no steps are told [22.6.3].
fn are_open(setup: &Setup, units: [UnitId; 2]) -> bool {
    let hidden = |unit: &UnitId| setup.enemies().contains(*unit);
    !units.iter().any(hidden)
}

fn no_armour(setup: &Setup, unit: UnitId, report: Report<'_>) -> ControlFlow<()> {
    match setup.unit(unit).is_some_and(|u| u.trade.is_armour()) {
        true => report(Illegal::ArmourJoins { unit }),
        false => ControlFlow::Continue(()),
    }
}

fn join(
    setup: &Setup,
    state: &State,
    unit: UnitId,
    into: UnitId,
    report: Report<'_>,
) -> ControlFlow<()> {
    together(setup, state, [unit, into], report)?;
    no_armour(setup, unit, report)?;
    if !setup.unit(into).is_some_and(|info| info.takes) {
        report(Illegal::TakesNobodyIn { unit: into })?;
    }
    let steps = state.steps(into).saturating_add(worth(setup, state, unit));
    if steps > MOST_STEPS && are_open(setup, [unit, into]) {
        report(Illegal::TooManySteps { unit: into, steps })?;
    }
    ControlFlow::Continue(())
}

fn form(
    setup: &Setup,
    state: &State,
    regiment: UnitId,
    of: [UnitId; 2],
    report: Report<'_>,
) -> ControlFlow<()> {
    let Some(info) = setup.unit(regiment).filter(|info| info.at.is_none()) else {
        return report(Illegal::NotToForm { unit: regiment });
    };
    // Once it was formed it is on the map, or has joined another one.
    if state.enlarged.contains(regiment) {
        report(Illegal::NotToForm { unit: regiment })?;
    }
    together(setup, state, of, report)?;
    for unit in of {
        no_armour(setup, unit, report)?;
        if !info.of.contains(unit) {
            report(Illegal::NotItsOwn { unit, regiment })?;
        }
    }
    if of[0] > of[1] {
        report(Illegal::NotInOrder)?;
    }
    let steps = of.iter().map(|&unit| worth(setup, state, unit));
    let steps = steps.fold(0, u8::saturating_add);
    if steps > MOST_STEPS && are_open(setup, of) {
        let unit = regiment;
        report(Illegal::TooManySteps { unit, steps })?;
    }
    ControlFlow::Continue(())
}

// ---- the one-hex move [16.5.2]

/// What bars the way from a hex to the next for a unit: a lake, a river.
fn barred(
    setup: &Setup,
    unit: UnitId,
    from: CellId,
    hex: CellId,
    report: Report<'_>,
) -> ControlFlow<()> {
    if setup.lake_between(from, hex) {
        report(Illegal::Lake { hex })?;
    }
    let heavy = setup.unit(unit).is_some_and(|u| u.trade.needs_bridge());
    if heavy && setup.unbridged_between(from, hex) {
        report(Illegal::River { unit, hex })?;
    }
    ControlFlow::Continue(())
}

fn step(
    setup: &Setup,
    state: &State,
    unit: UnitId,
    to: CellId,
    report: Report<'_>,
) -> ControlFlow<()> {
    let from = match of_the_group(setup, state, unit) {
        Ok(from) => from,
        Err(why) => return report(why),
    };
    if state.moved.contains(unit) {
        report(Illegal::HasMoved { unit })?;
    }
    if !setup.cells().adjacent(from, to) {
        return report(Illegal::NotNext { from, to });
    }
    if state.held().contains(to) {
        report(Illegal::EnemyThere { hex: to })?;
    }
    barred(setup, unit, from, to, report)
}

fn back(setup: &Setup, state: &State, unit: UnitId, report: Report<'_>) -> ControlFlow<()> {
    if let Err(why) = of_the_group(setup, state, unit) {
        return report(why);
    }
    match state.moved.contains(unit) {
        true => ControlFlow::Continue(()),
        false => report(Illegal::HasNotMoved { unit }),
    }
}

// ---- the waves [16.5.3]

fn choose(setup: &Setup, state: &State, stack: CellId, report: Report<'_>) -> ControlFlow<()> {
    if !state.stacks(setup).contains(stack) {
        return report(Illegal::NoStack { stack });
    }
    if state.acted.contains(stack) {
        report(Illegal::HasActed { stack })?;
    }
    let wave = setup.wave_of(stack);
    if wave != state.wave {
        report(Illegal::OtherWave { stack, wave })?;
    }
    ControlFlow::Continue(())
}

/// How many hexes the stack under way may enter in all [16.5.3, J25].
pub(super) fn most_hexes(setup: &Setup, state: &State, march: &March) -> u8 {
    let stack = state.stack(setup, march.stack);
    let slow = setup.options().disorganised_slow && !(stack & state.disorganised).is_empty();
    match slow {
        true => MOST_HEXES_DISORGANISED,
        false => MOST_HEXES,
    }
}

/// Whether the stack under way may enter a hex.
pub(super) fn enter(
    setup: &Setup,
    state: &State,
    march: &March,
    hex: CellId,
    report: Report<'_>,
) -> ControlFlow<()> {
    let from = march.at;
    if !setup.cells().adjacent(from, hex) {
        return report(Illegal::NotNext { from, to: hex });
    }
    let stack = state.stack(setup, march.stack);
    if setup.lake_between(from, hex) {
        report(Illegal::Lake { hex })?;
    }
    let crosses = setup.unbridged_between(from, hex);
    for unit in stack.iter().filter(|_| crosses) {
        if setup.unit(unit).is_some_and(|u| u.trade.needs_bridge()) {
            report(Illegal::River { unit, hex })?;
        }
    }
    if state.held().contains(hex) {
        if !setup.leads_southwest(from, hex) {
            report(Illegal::NotSouthwest { hex })?;
        }
        if attackers(setup, state, march.stack).is_empty() {
            report(Illegal::NobodyAttacks { hex })?;
        }
    }
    let last = crosses || march.entered + 1 >= most_hexes(setup, state, march);
    if last && !setup.relief_hexes().contains(hex) {
        let units = state.pocket_in(setup, hex) | stack;
        for crowding in crowdings(setup, hex, units) {
            report(Illegal::NoRoom { hex, crowding })?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether the stack under way can go anywhere.
pub(super) fn goes_on(setup: &Setup, state: &State, march: &March) -> bool {
    let mut near = setup.cells().around(march.at).iter();
    let free = |hex| {
        let stop = &mut |_| ControlFlow::Break(());
        enter(setup, state, march, hex, stop).is_continue()
    };
    !march.crossed && march.entered < most_hexes(setup, state, march) && near.any(free)
}

fn stop(setup: &Setup, state: &State, report: Report<'_>) -> ControlFlow<()> {
    match state.march {
        Some(march) => match why_not_stop(setup, state, &march) {
            Some(crowding) => report(Illegal::TooFull {
                hex: march.at,
                crowding,
            }),
            None => ControlFlow::Continue(()),
        },
        None => ControlFlow::Continue(()),
    }
}

/// Why the stack under way cannot stop where it is. Where it stood at first it can.
pub(super) fn why_not_stop(setup: &Setup, state: &State, march: &March) -> Option<Crowding> {
    match march.entered {
        0 => None,
        _ => crowding(setup, state, march.at),
    }
}

// ---- losses

fn lose(setup: &Setup, state: &State, unit: UnitId, report: Report<'_>) -> ControlFlow<()> {
    if choosable(setup, state).contains(unit) {
        return ControlFlow::Continue(());
    }
    report(match state.stage {
        Stage::Crowd => Illegal::NotTooMany { unit },
        Stage::CrowdLoss => Illegal::StrongestOfCrowd { unit },
        Stage::AttackerLoss => why_spared(setup, state, SideNo::A, unit),
        _ => why_spared(setup, state, SideNo::B, unit),
    })
}

fn why_spared(setup: &Setup, state: &State, side: SideNo, unit: UnitId) -> Illegal {
    let took_part: UnitSet = participants(setup, state, side);
    if !took_part.contains(unit) {
        return Illegal::NotInCombat { unit };
    }
    match (spared(setup, state, side, unit), side) {
        (Some(Spared::DefendsOnly), _) => Illegal::DefendsOnly { unit },
        (_, SideNo::A) => Illegal::StrongestAttackerFirst { unit },
        (_, SideNo::B) => Illegal::StrongestDefenderFirst { unit },
    }
}

fn done(setup: &Setup, state: &State, report: Report<'_>) -> ControlFlow<()> {
    if state.stage != Stage::OneHex {
        return ControlFlow::Continue(());
    }
    for hex in crowded(setup, state) {
        for crowding in crowdings(setup, hex, state.pocket_in(setup, hex)) {
            report(Illegal::TooFull { hex, crowding })?;
        }
    }
    ControlFlow::Continue(())
}
