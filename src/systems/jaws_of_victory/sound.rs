//! What must be true of every state.

use super::losses::choosable;
use super::numbers::MOST_HEXES;
use super::setup::Setup;
use super::state::{Fight, Stage, State};

/// The first thing that is not as it must be.
///
/// # Errors
/// A sentence for the engineer.
pub(super) fn invariants(setup: &Setup, state: &State) -> Result<(), String> {
    let says = |why: String| Err(why);
    for unit in state.on_map() {
        let Some(info) = setup.unit(unit) else {
            return says(format!("unit {} is on the map and nobody", unit.0));
        };
        let code = &info.code;
        let steps = state.steps(unit);
        if !(1..=setup.most_steps(unit)).contains(&steps) {
            return says(format!("{code} has {steps} steps"));
        }
        if state.strength(setup, unit) == 0 {
            return says(format!("{code} has no strength with {steps} steps"));
        }
        if !state.cell_of(unit).is_some_and(|at| setup.cells().has(at)) {
            return says(format!("{code} is nowhere"));
        }
        if state.joined.contains(unit) || state.escaped.contains(unit) {
            return says(format!("{code} is on the map and gone"));
        }
        if setup.formable().contains(unit) && !state.enlarged.contains(unit) {
            return says(format!("{code} is on the map and was not formed"));
        }
    }
    if state.stage != Stage::OneHex && !state.moved.is_empty() {
        return says("a unit has moved before the waves, and they are on".to_owned());
    }
    let mut relief = setup.relief().iter().filter_map(|unit| state.cell_of(unit));
    if relief.any(|at| state.held().contains(at)) {
        return says("the relief force shares a hex".to_owned());
    }
    let before = matches!(state.stage, Stage::Consolidation | Stage::OneHex);
    if before != (state.wave == 0) && state.stage != Stage::Over || state.wave > 4 {
        return says(format!("wave {} in {:?}", state.wave, state.stage));
    }
    if state.stage.is_under_way() != state.march.is_some() {
        return says(format!("{:?} with {:?}", state.stage, state.march));
    }
    if let Some(march) = state.march {
        let stack = state.stack(setup, march.stack);
        let apart = stack.iter().any(|u| state.cell_of(u) != Some(march.at));
        let fighting = matches!(state.stage, Stage::DefenderLoss);
        if (stack.is_empty() && !fighting) || apart || march.entered > MOST_HEXES {
            return says(format!("the stack under way is not together: {march:?}"));
        }
        if state.acted.contains(march.stack) || setup.wave_of(march.stack) != state.wave {
            return says(format!("the stack under way does not act: {march:?}"));
        }
    }
    let fights = matches!(state.stage, Stage::AttackerLoss | Stage::DefenderLoss);
    if !fights && state.fight != Fight::default() {
        return says(format!("losses are due in {:?}", state.stage));
    }
    let chooses = matches!(
        state.stage,
        Stage::AttackerLoss | Stage::DefenderLoss | Stage::Crowd | Stage::CrowdLoss
    );
    if chooses && choosable(setup, state).is_empty() {
        return says(format!("nobody to choose in {:?}", state.stage));
    }
    let due = match state.stage {
        Stage::AttackerLoss => state.fight.due[0] > 0,
        Stage::DefenderLoss => state.fight.due[1] > 0,
        _ => true,
    };
    if !due {
        return says("no loss is due".to_owned());
    }
    if state.stage == Stage::Wave && state.waiting(setup).is_empty() {
        return says("a wave in which nobody is left to act".to_owned());
    }
    for stack in state.stacks(setup).iter().filter(|_| state.wave > 0) {
        let units = state.stack(setup, stack);
        let first = units.first().and_then(|unit| state.cell_of(unit));
        if units.iter().any(|unit| state.cell_of(unit) != first) {
            return says(format!("stack {} is not together", setup.number(stack)));
        }
    }
    Ok(())
}
