//! What to do now, what buttons say, and what would be left undone.

use super::super::action::Action;
use super::super::audit::Audit;
use super::super::audit::retreat_is_mandatory;
use super::super::ids::{Side, UnitId, UnitMask};
use super::super::listing::legal;
use super::super::odds::odds;
use super::super::rulebook::cite;
use super::super::setup::{Arrival, Setup};
use super::super::state::{Attack, Hits, Spot, Stage, State};
use super::super::victory::score;
use super::insight::supply_warning;
use super::{any_unit, count, faces, form, sentence, some_units, tank_unit, units, verdict};
use crate::engine::RuleRef;
use crate::hex::HexId;

/// What is being decided, by whom, and what to do now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// "Soviet Combat Phase".
    pub headline: String,
    /// Who decides; `None` when the game is over.
    pub who: Option<Side>,
    /// One sentence: what to do now.
    pub now: String,
    /// The rule to read about it.
    pub rule: RuleRef,
}

/// What to do now in this position.
#[must_use]
pub fn prompt(setup: &Setup, state: &State) -> Prompt {
    let (now, rule) = match state.stage {
        Stage::Supply => supply(setup, state),
        Stage::Reinforcement => (
            format!(
                "Choose a supply source for {} to arrive at.",
                any_unit(setup, state.arriving)
            ),
            cite::DISPLACED,
        ),
        Stage::Restoration => (
            "Restore one reduced, supplied corps to full strength, or end the phase.".to_owned(),
            cite::RESTORATION,
        ),
        Stage::Combat => combat(setup, state),
        Stage::Losses => losses(setup, state),
        Stage::Movement => movement(setup, state),
        Stage::Breakout => (
            format!(
                "Choose a unit to try to break out ({}), or end the phase.",
                some_units(setup, movers(&choices(setup, state)))
            ),
            cite::BREAKOUT,
        ),
        Stage::Mud => (mud(setup), cite::TURN_2),
        Stage::Over => (verdict(setup, &score(setup, state)), cite::VICTORY),
    };
    Prompt {
        headline: match state.stage {
            Stage::Over => "Game over".to_owned(),
            stage => Setup::phase_name(state.player, stage.phase()),
        },
        who: state.to_act(),
        now,
        rule,
    }
}

/// The legal actions of a position.
fn choices(setup: &Setup, state: &State) -> Vec<Action> {
    let mut list = Vec::new();
    legal(setup, state, &mut list);
    list
}

/// The units that some of the actions attack with, move, restore or break out.
fn movers(actions: &[Action]) -> UnitMask {
    actions
        .iter()
        .filter_map(|a| match *a {
            Action::JoinAttack { unit, .. }
            | Action::Move { unit, .. }
            | Action::Restore { unit }
            | Action::BreakOut { unit } => Some(unit),
            _ => None,
        })
        .collect()
}

/// The reinforcements due in this player turn that have not come yet.
fn due(setup: &Setup, state: &State) -> UnitMask {
    setup
        .units_of(state.player)
        .iter()
        .filter(|&u| {
            state.spot(u) == Spot::Awaited
                && setup.unit(u).is_some_and(|i| {
                    i.arrives == Arrival::Turn(state.turn)
                        && (!i.conditional || state.reserve_released)
                })
        })
        .collect()
}

fn supply(setup: &Setup, state: &State) -> (String, RuleRef) {
    let coming = due(setup, state);
    let bring = if coming.is_empty() {
        String::new()
    } else {
        format!(" and bring on {}", units(setup, coming))
    };
    let now = format!("Judge the supply of all {} units{bring}.", state.player);
    (now, cite::SUPPLY)
}

fn combat(setup: &Setup, state: &State) -> (String, RuleRef) {
    let could = movers(&choices(setup, state));
    let Some(Attack {
        target,
        units: attackers,
    }) = state.attack
    else {
        let now = if could.is_empty() {
            "No unit can attack any more; end the phase."
        } else {
            "Choose a hex to attack and the units that attack it, or end the phase."
        };
        return (now.to_owned(), cite::COMBAT);
    };
    let add = if could.is_empty() { "" } else { "add units, " };
    let odds = odds(setup, state, target, attackers);
    let (roll, rule) = if odds.overconcentrated {
        (", using the right-hand result", cite::OVERCONCENTRATION)
    } else if odds.may_flip.is_empty() {
        ("", cite::COMBAT)
    } else {
        (", normal or all-out", cite::ALL_OUT)
    };
    let now = format!(
        "{} {} {}: {add}take units out, or roll{roll}.",
        units(setup, attackers),
        form(attackers.len(), "attacks", "attack"),
        setup.hex_name(target)
    );
    (now, rule)
}

/// The defenders that absorb the hits.
fn under_fire(setup: &Setup, state: &State, hits: Hits) -> UnitMask {
    let defenders = setup.units_of(state.player.enemy());
    (state.in_hex(hits.target) & defenders) - state.retreated
}

fn losses(setup: &Setup, state: &State) -> (String, RuleRef) {
    let Some(hits) = state.hits else {
        return ("Absorb the hits.".to_owned(), cite::LOSSES);
    };
    let hex = setup.hex_name(hits.target);
    let can = !hits.destinations.is_empty();
    let must = retreat_is_mandatory(state.player.enemy(), &hits);
    if hits.retreating {
        let rest = units(setup, under_fire(setup, state, hits));
        let now = format!("Go on with the retreat from {hex}: choose a hex for {rest}.");
        return (now, cite::RETREATS);
    }
    if hits.left > 1 {
        let last = match (can, must) {
            (true, true) => "; the last one must be absorbed by retreat",
            (true, false) => "; the last one may be absorbed by retreat",
            (false, _) => "; no retreat is possible",
        };
        let now = format!(
            "Absorb {} in {hex}: choose a unit to lose a step{last}.",
            count(hits.left.into(), "hit")
        );
        return (now, cite::LOSSES);
    }
    match (can, must) {
        (true, true) => (
            format!(
                "The units in {hex} must retreat to absorb the last hit: choose a unit and an adjacent hex."
            ),
            cite::RETREATS,
        ),
        (true, false) => (
            format!(
                "Absorb the last hit in {hex}: choose a unit to lose a step, or retreat every unretreated unit."
            ),
            cite::RETREATS,
        ),
        (false, _) => (
            format!(
                "Absorb the last hit in {hex}: choose a unit to lose a step; no retreat is possible."
            ),
            cite::LOSSES,
        ),
    }
}

/// Tanks of the opening that share a hex and have to part.
fn together(setup: &Setup, state: &State) -> UnitMask {
    Audit::new(setup, state).moves().tanks_together()
}

fn movement(setup: &Setup, state: &State) -> (String, RuleRef) {
    let tanks = together(setup, state);
    if !tanks.is_empty() {
        let now = format!(
            "Move the {}s apart: {} share a hex, and each must end the phase in a different one.",
            tank_unit(state.player),
            units(setup, tanks)
        );
        return (now, cite::TURN_1);
    }
    let opening = setup.special.opening_turn == Some(state.turn);
    let rule = if opening {
        cite::TURN_1
    } else {
        cite::MOVEMENT
    };
    let now = if movers(&choices(setup, state)).is_empty() {
        "No unit can move any more; end the phase.".to_owned()
    } else {
        match (opening, state.player) {
            (true, Side::Soviet) => "Move tank units, each once, or end the phase.".to_owned(),
            (true, Side::German) => "Move one panzer unit, or end the phase.".to_owned(),
            (false, _) => "Move unretreated units, each once, or end the phase.".to_owned(),
        }
    };
    (now, rule)
}

fn mud(setup: &Setup) -> String {
    match setup.special.thaw {
        Some(thaw) => format!(
            "Roll the die for mud: on {} the snow turns to mud for the rest of the game.",
            faces(thaw.faces)
        ),
        None => "Roll the die for mud.".to_owned(),
    }
}

/// What a button or menu entry for the action says.
#[must_use]
pub fn action(setup: &Setup, state: &State, action: &Action) -> String {
    let name = |unit| setup.unit_name(unit);
    let at = |hex| setup.hex_name(hex);
    match *action {
        Action::JudgeSupply => format!("Judge {} supply", state.player),
        Action::Enter { unit, hex } => format!("Bring {} on in {}", name(unit), at(hex)),
        Action::Restore { unit } => format!("Restore {} to full strength", name(unit)),
        Action::JoinAttack { unit, target } => match state.attack {
            Some(open) if open.target == target => {
                format!("Add {} to the attack on {}", name(unit), at(target))
            }
            _ => format!("Attack {} with {}", at(target), name(unit)),
        },
        Action::LeaveAttack { unit } => format!("Take {} out of the attack", name(unit)),
        Action::Resolve { flip: None } => {
            let crowded = state
                .attack
                .is_some_and(|a| odds(setup, state, a.target, a.units).overconcentrated);
            if crowded {
                "Roll: attack on an overconcentrated hex".to_owned()
            } else {
                "Roll: normal attack".to_owned()
            }
        }
        Action::Resolve { flip: Some(unit) } => format!("All-out attack, flipping {}", name(unit)),
        Action::LoseStep { unit } => lose_step(setup, state, unit),
        Action::Retreat { unit, hex } => format!("Retreat {} to {}", name(unit), at(hex)),
        Action::Move { unit, route } => match route.second {
            None => format!("Move {} to {}", name(unit), at(route.first)),
            Some(second) => {
                let (first, second) = (at(route.first), at(second));
                format!("Move {} through {first} to {second}", name(unit))
            }
        },
        Action::BreakOut { unit } => format!("Try to break out with {}", name(unit)),
        Action::RollForMud => "Roll for mud".to_owned(),
        Action::EndPhase => match state.stage {
            Stage::Restoration => "Restore no corps".to_owned(),
            Stage::Breakout => "Try no more break-outs".to_owned(),
            stage => format!("End the {}", Setup::phase_name(state.player, stage.phase())),
        },
    }
}

fn lose_step(setup: &Setup, state: &State, unit: UnitId) -> String {
    let name = setup.unit_name(unit);
    if state.steps(setup, unit) == 2 {
        format!("Reduce {name} by a step")
    } else {
        format!("Eliminate {name}, its last step")
    }
}

/// What ending the phase now would leave undone, a short line each; empty when
/// nothing.
#[must_use]
pub fn left_undone(setup: &Setup, state: &State) -> Vec<String> {
    let mut lines = Vec::new();
    let mut tell = |mask: UnitMask, one: &str, several: &str| {
        if !mask.is_empty() {
            let n = mask.len();
            lines.push(format!(
                "{} {}: {}.",
                count(n, "unit"),
                form(n, one, several),
                some_units(setup, mask)
            ));
        }
    };
    match state.stage {
        Stage::Supply => tell(due(setup, state), "is due to arrive", "are due to arrive"),
        Stage::Reinforcement => tell(
            state.arriving,
            "still has to arrive",
            "still have to arrive",
        ),
        Stage::Restoration => tell(
            movers(&choices(setup, state)),
            "could be restored",
            "could be restored, one of them now",
        ),
        Stage::Combat => {
            let open = state.attack.map_or(UnitMask::EMPTY, |a| a.units);
            tell(
                open,
                "is in an attack not rolled for",
                "are in an attack not rolled for",
            );
            let mut others = *state;
            others.attack = None;
            let could = movers(&choices(setup, &others)) - open;
            tell(could, "could still attack", "could still attack");
        }
        Stage::Losses => {
            if let Some(hits) = state.hits {
                let here = under_fire(setup, state, hits);
                if hits.retreating {
                    tell(here, "still has to retreat", "still have to retreat");
                } else {
                    lines.push(still_to_absorb(setup, hits.left, hits.target));
                }
            }
        }
        Stage::Movement => {
            tell(
                together(setup, state),
                "must still leave the others",
                "share a hex and must part",
            );
            let could = movers(&choices(setup, state));
            tell(could, "can still move", "can still move");
            lines.extend(supply_warning(setup, state, state.player));
        }
        Stage::Breakout => {
            let could = movers(&choices(setup, state));
            tell(
                could,
                "could still try to break out",
                "could still try to break out",
            );
        }
        Stage::Mud => lines.push("The die for mud has not been rolled.".to_owned()),
        Stage::Over => {}
    }
    lines
}

fn still_to_absorb(setup: &Setup, left: u8, target: HexId) -> String {
    format!(
        "{} in {} {} still to be absorbed.",
        sentence(&count(left.into(), "hit")),
        setup.hex_name(target),
        form(left.into(), "is", "are")
    )
}
