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
use super::{any_unit, faces, some_units, units, verdict, yes};
use crate::engine::RuleRef;
use crate::hex::HexId;
use crate::words::tr;

/// What is being decided, by whom, and what to do now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PromptWords {
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
pub fn prompt(setup: &Setup, state: &State) -> PromptWords {
    let (now, rule) = match state.stage {
        Stage::Supply => supply(setup, state),
        Stage::Reinforcement => {
            let units = any_unit(setup, state.arriving);
            (tr!("now-reinforcement", units = units), cite::DISPLACED)
        }
        Stage::Restoration => (tr!("now-restoration"), cite::RESTORATION),
        Stage::Combat => combat(setup, state),
        Stage::Losses => losses(setup, state),
        Stage::Movement => movement(setup, state),
        Stage::Breakout => (tr!("now-breakout"), cite::BREAKOUT),
        Stage::Mud => (mud(setup), cite::TURN_2),
        Stage::Over => (verdict(setup, &score(setup, state)), cite::VICTORY),
    };
    PromptWords {
        headline: match state.stage {
            Stage::Over => tr!("now-over"),
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
    let side = state.player.key();
    let now = if coming.is_empty() {
        tr!("now-supply", side = side)
    } else {
        tr!(
            "now-supply-and-bring",
            side = side,
            units = units(setup, coming)
        )
    };
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
            tr!("now-combat-done")
        } else {
            tr!("now-combat")
        };
        return (now, cite::COMBAT);
    };
    let odds = odds(setup, state, target, attackers);
    let (roll, rule) = if odds.overconcentrated {
        ("crowded", cite::OVERCONCENTRATION)
    } else if odds.may_flip.is_empty() {
        ("plain", cite::COMBAT)
    } else {
        ("choice", cite::ALL_OUT)
    };
    let now = tr!(
        "now-attack",
        hex = setup.hex_name(target),
        add = yes(!could.is_empty()),
        roll = roll,
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
        return (tr!("now-losses"), cite::LOSSES);
    };
    let hex = setup.hex_name(hits.target);
    let can = !hits.destinations.is_empty();
    let must = retreat_is_mandatory(state.player.enemy(), &hits);
    if hits.retreating {
        let rest = units(setup, under_fire(setup, state, hits));
        return (
            tr!("now-retreat-on", hex = hex, units = rest),
            cite::RETREATS,
        );
    }
    if hits.left > 1 {
        let last = match (can, must) {
            (true, true) => "must",
            (true, false) => "may",
            (false, _) => "none",
        };
        return (
            tr!("now-absorb", n = hits.left, hex = hex, last = last),
            cite::LOSSES,
        );
    }
    match (can, must) {
        (true, true) => (tr!("now-last-must", hex = hex), cite::RETREATS),
        (true, false) => (tr!("now-last-may", hex = hex), cite::RETREATS),
        (false, _) => (tr!("now-last", hex = hex), cite::LOSSES),
    }
}

/// Tanks of the opening that share a hex and have to part.
fn together(setup: &Setup, state: &State) -> UnitMask {
    Audit::new(setup, state).moves().tanks_together()
}

fn movement(setup: &Setup, state: &State) -> (String, RuleRef) {
    let tanks = together(setup, state);
    if !tanks.is_empty() {
        let now = tr!("now-part", units = units(setup, tanks));
        return (now, cite::TURN_1);
    }
    let opening = setup.special.opening_turn == Some(state.turn);
    let rule = if opening {
        cite::TURN_1
    } else {
        cite::MOVEMENT
    };
    let now = if movers(&choices(setup, state)).is_empty() {
        tr!("now-movement-done")
    } else if opening {
        tr!("now-movement-opening", side = state.player.key())
    } else {
        tr!("now-movement")
    };
    (now, rule)
}

fn mud(setup: &Setup) -> String {
    match setup.special.thaw {
        Some(thaw) => tr!("now-mud", faces = faces(thaw.faces)),
        None => tr!("now-mud-so"),
    }
}

/// What a button or menu entry for the action says.
#[must_use]
pub fn action(setup: &Setup, state: &State, action: &Action) -> String {
    let name = |unit| setup.unit_name(unit);
    let at = |hex| setup.hex_name(hex);
    match *action {
        Action::JudgeSupply => tr!("do-judge-supply", side = state.player.key()),
        Action::Enter { unit, hex } => tr!("do-enter", unit = name(unit), hex = at(hex)),
        Action::Restore { unit } => tr!("do-restore", unit = name(unit)),
        Action::JoinAttack { unit, target } => match state.attack {
            Some(open) if open.target == target => {
                tr!("do-join", unit = name(unit), hex = at(target))
            }
            _ => tr!("do-attack", hex = at(target), unit = name(unit)),
        },
        Action::LeaveAttack { unit } => tr!("do-leave", unit = name(unit)),
        Action::Resolve { flip: None } => {
            let crowded = state
                .attack
                .is_some_and(|a| odds(setup, state, a.target, a.units).overconcentrated);
            if crowded {
                tr!("do-roll-crowded")
            } else {
                tr!("do-roll")
            }
        }
        Action::Resolve { flip: Some(unit) } => tr!("do-all-out", unit = name(unit)),
        Action::LoseStep { unit } => lose_step(setup, state, unit),
        Action::Retreat { unit, hex } => tr!("do-retreat", unit = name(unit), hex = at(hex)),
        Action::Move { unit, route } => match route.second {
            None => tr!("do-move", unit = name(unit), hex = at(route.first)),
            Some(second) => {
                let (via, hex) = (at(route.first), at(second));
                tr!("do-move-through", unit = name(unit), via = via, hex = hex)
            }
        },
        Action::BreakOut { unit } => tr!("do-break-out", unit = name(unit)),
        Action::RollForMud => tr!("do-roll-for-mud"),
        Action::EndPhase => match state.stage {
            Stage::Restoration => tr!("do-restore-none"),
            Stage::Breakout => tr!("do-break-out-no-more"),
            stage => {
                let phase = Setup::phase_name(state.player, stage.phase());
                tr!("do-end-phase", phase = phase)
            }
        },
    }
}

fn lose_step(setup: &Setup, state: &State, unit: UnitId) -> String {
    let name = setup.unit_name(unit);
    if state.steps(setup, unit) == 2 {
        tr!("do-reduce", unit = name)
    } else {
        tr!("do-eliminate", unit = name)
    }
}

/// So many units are tried in every company; of more than that some will hit.
const TRIED: usize = 8;

/// The units that could join an attack in which some face of the die hits [7.0, 7.3].
fn promising(setup: &Setup, state: &State) -> UnitMask {
    let mut able: Vec<(HexId, UnitMask)> = Vec::new();
    for action in choices(setup, state) {
        let Action::JoinAttack { unit, target } = action else {
            continue;
        };
        match able.iter_mut().find(|(known, _)| *known == target) {
            Some((_, units)) => units.insert(unit),
            None => able.push((target, UnitMask::of(unit))),
        }
    }
    let may_hit = |&(target, able): &(HexId, UnitMask)| {
        let able: Vec<UnitId> = able.iter().collect();
        // Whoever lacks supply or crosses a river may spoil what others can do.
        let company = |set: u32| {
            let joins = able.iter().enumerate().filter(|(n, _)| set >> n & 1 == 1);
            joins.map(|(_, &unit)| unit).collect()
        };
        able.len() > TRIED
            || (1..1_u32 << able.len())
                .any(|set| odds(setup, state, target, company(set)).may_hit(setup))
    };
    let able = able.into_iter().filter(may_hit);
    able.fold(UnitMask::EMPTY, |all, (_, units)| all | units)
}

/// What ending the phase now would leave undone, a short line each; empty when
/// nothing.
#[must_use]
pub fn left_undone(setup: &Setup, state: &State) -> Vec<String> {
    let mut lines = Vec::new();
    let mut tell = |mask: UnitMask, line: &dyn Fn(usize, String) -> String| {
        if !mask.is_empty() {
            lines.push(line(mask.len(), some_units(setup, mask)));
        }
    };
    let could = || movers(&choices(setup, state));
    match state.stage {
        Stage::Supply => tell(due(setup, state), &|n, units| {
            tr!("undone-due", n = n, units = units)
        }),
        Stage::Reinforcement => tell(state.arriving, &|n, units| {
            tr!("undone-arriving", n = n, units = units)
        }),
        Stage::Restoration => tell(could(), &|n, units| {
            tr!("undone-restore", n = n, units = units)
        }),
        Stage::Combat => {
            let open = state.attack.map_or(UnitMask::EMPTY, |a| a.units);
            tell(open, &|n, units| {
                tr!("undone-in-attack", n = n, units = units)
            });
            let mut others = *state;
            others.attack = None;
            let could = promising(setup, &others) - open;
            tell(could, &|n, units| {
                tr!("undone-attack", n = n, units = units)
            });
        }
        Stage::Losses => {
            if let Some(hits) = state.hits {
                let here = under_fire(setup, state, hits);
                if hits.retreating {
                    tell(here, &|n, units| {
                        tr!("undone-retreat", n = n, units = units)
                    });
                } else {
                    let hex = setup.hex_name(hits.target);
                    lines.push(tr!("undone-hits", n = hits.left, hex = hex));
                }
            }
        }
        Stage::Movement => {
            let tanks = together(setup, state);
            tell(tanks, &|n, units| tr!("undone-part", n = n, units = units));
            // Of the Germans one unit moves in the opening turn, whichever it is.
            let opening = setup.special.opening_turn == Some(state.turn);
            let one = opening && state.player == Side::German;
            tell(could(), &|n, units| match one && n > 1 {
                true => tr!("undone-move-one", units = units),
                false => tr!("undone-move", n = n, units = units),
            });
            lines.extend(supply_warning(setup, state, state.player));
        }
        Stage::Breakout => tell(could(), &|n, units| {
            tr!("undone-break-out", n = n, units = units)
        }),
        Stage::Mud => lines.push(tr!("undone-mud")),
        Stage::Over => {}
    }
    lines
}
