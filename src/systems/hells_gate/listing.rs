//! Listing what is legal. Candidates are named here; [`Audit`] judges them.

use super::action::Action;
use super::audit::Audit;
use super::ids::UnitMask;
use super::setup::Setup;
use super::state::{Stage, State};
use crate::hex::HexMask;
use std::ops::ControlFlow;

/// Appends every legal action, each once, in a fixed order.
pub(super) fn legal(setup: &Setup, state: &State, out: &mut Vec<Action>) {
    let audit = Audit::new(setup, state);
    let mut keep = |action: Action| {
        if audit
            .action(action, &mut |_| ControlFlow::Break(()))
            .is_continue()
        {
            out.push(action);
        }
    };
    let own = setup.units_of(state.player);
    match state.stage {
        Stage::Supply => keep(Action::JudgeSupply),
        Stage::Mud => keep(Action::RollForMud),
        Stage::Over => {}
        Stage::Reinforcement => {
            for unit in state.arriving {
                for hex in setup.sources(state.player) {
                    keep(Action::Enter { unit, hex });
                }
            }
        }
        Stage::Restoration => {
            for unit in own & state.reduced {
                keep(Action::Restore { unit });
            }
            keep(Action::EndPhase);
        }
        Stage::Combat => {
            let mut targets = audit.occupied[state.player.enemy()] - state.attacked_hexes;
            if let Some(open) = state.attack {
                targets = HexMask::of(open.target);
            }
            for unit in own - state.attacked - state.retreated {
                let Some(from) = state.hex_of(unit) else {
                    continue;
                };
                for target in setup.grid.around(from) & targets {
                    keep(Action::JoinAttack { unit, target });
                }
            }
            let attack = state.attack.map_or(UnitMask::EMPTY, |a| a.units);
            for unit in attack {
                keep(Action::LeaveAttack { unit });
            }
            keep(Action::Resolve { flip: None });
            for unit in attack {
                keep(Action::Resolve { flip: Some(unit) });
            }
            keep(Action::EndPhase);
        }
        Stage::Losses => {
            let Some(hits) = state.hits else { return };
            for unit in state.in_hex(hits.target) {
                keep(Action::LoseStep { unit });
                for hex in hits.destinations {
                    keep(Action::Retreat { unit, hex });
                }
            }
        }
        Stage::Movement => {
            let moves = audit.moves();
            for unit in own - state.moved - state.retreated {
                moves.routes(unit, |route| out.push(Action::Move { unit, route }));
            }
            if audit
                .action(Action::EndPhase, &mut |_| ControlFlow::Break(()))
                .is_continue()
            {
                out.push(Action::EndPhase);
            }
        }
        Stage::Breakout => {
            for unit in own & state.unsupplied {
                keep(Action::BreakOut { unit });
            }
            keep(Action::EndPhase);
        }
    }
}
