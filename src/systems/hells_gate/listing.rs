//! Listing what is legal. Where there is much of it, the audit's views of
//! attacking and moving name it as sets; elsewhere candidates are named here, and
//! [`Audit`] judges them.

use super::action::Action;
use super::audit::Audit;
use super::ids::UnitMask;
use super::setup::Setup;
use super::state::{Stage, State};
use std::ops::ControlFlow;

/// Appends every legal action, each once, in a fixed order.
pub(super) fn legal(setup: &Setup, state: &State, out: &mut Vec<Action>) {
    let audit = Audit::new(setup, state);
    let legal = |action: &Action| {
        let mut stop = |_| ControlFlow::Break(());
        audit.action(*action, &mut stop).is_continue()
    };
    let keep = |out: &mut Vec<Action>, action| out.extend(Some(action).filter(legal));
    let own = setup.units_of(state.player);
    match state.stage {
        Stage::Supply => keep(out, Action::JudgeSupply),
        Stage::Mud => keep(out, Action::RollForMud),
        Stage::Over => {}
        Stage::Reinforcement => {
            for unit in state.arriving {
                for hex in setup.sources(state.player) {
                    keep(out, Action::Enter { unit, hex });
                }
            }
        }
        Stage::Restoration => {
            for unit in own & state.reduced {
                keep(out, Action::Restore { unit });
            }
            keep(out, Action::EndPhase);
        }
        Stage::Combat => {
            let joins = audit.joins();
            for unit in joins.units {
                let join = |target| Action::JoinAttack { unit, target };
                out.extend(joins.targets(unit).iter().map(join));
            }
            let attack = state.attack.map_or(UnitMask::EMPTY, |a| a.units);
            for unit in attack {
                keep(out, Action::LeaveAttack { unit });
            }
            keep(out, Action::Resolve { flip: None });
            for unit in audit.flips() {
                keep(out, Action::Resolve { flip: Some(unit) });
            }
            keep(out, Action::EndPhase);
        }
        Stage::Losses => {
            let Some(hits) = state.hits else { return };
            for unit in state.in_hex(hits.target) {
                keep(out, Action::LoseStep { unit });
                for hex in hits.destinations {
                    keep(out, Action::Retreat { unit, hex });
                }
            }
        }
        Stage::Movement => {
            let moves = audit.moves();
            for unit in moves.movers() {
                moves.routes(unit, |route| out.push(Action::Move { unit, route }));
            }
            out.extend(Some(Action::EndPhase).filter(legal));
        }
        Stage::Breakout => {
            for unit in own & state.unsupplied {
                keep(out, Action::BreakOut { unit });
            }
            keep(out, Action::EndPhase);
        }
    }
}
