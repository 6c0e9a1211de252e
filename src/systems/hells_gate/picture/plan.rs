//! From a plan of attacks to what is laid over the board.

use super::super::insight::Appraisal;
use super::super::odds::odds;
use super::super::say;
use super::super::setup::Setup;
use super::super::state::{Stage, State};
use crate::present::board::{Arrow, ArrowKind, BoardModel};
use crate::present::overlay::PlannedView;
use crate::words::{decimal, tr};

/// Lays the odds of the attack that is being put together at its target, unless
/// they lie there as those of a planned one.
pub fn lay_attack(setup: &Setup, state: &State, model: &mut BoardModel) {
    let Some(attack) = state.attack.filter(|attack| !attack.units.is_empty()) else {
        return;
    };
    let planned = &mut model.overlays.planned;
    if state.stage != Stage::Combat || planned.iter().any(|view| view.hex == attack.target) {
        return;
    }
    let odds = odds(setup, state, attack.target, attack.units);
    let crt = &setup.parameters.numbers.crt;
    planned.push(PlannedView {
        hex: attack.target,
        number: None,
        column: say::short_column(odds.column).to_owned(),
        chance: of_six(6 - crt.distribution(odds.column, odds.overconcentrated)[0]),
        stopped: false,
    });
}

/// So many faces of the die as a share: "83%".
fn of_six(faces: u8) -> String {
    let share = f64::from(faces) / 6.0 * 100.0;
    tr!("room-share", share = decimal(share, 0))
}

/// Lays planned attacks over a board: an arrow from each attacking hex, and the
/// odds at each target.
pub fn lay_plan(setup: &Setup, state: &State, plan: &[Appraisal], model: &mut BoardModel) {
    for (i, appraisal) in plan.iter().enumerate() {
        let target = appraisal.planned.target;
        // The arrows of the attack being put together are drawn already.
        let begun = state.attack.is_some_and(|open| open.target == target);
        for from in state.hexes_of(appraisal.units).iter().filter(|_| !begun) {
            model.arrows.push(Arrow {
                from,
                via: Vec::new(),
                to: target,
                kind: ArrowKind::Planned,
                label: String::new(),
            });
        }
        let column = appraisal.odds.map(|o| say::short_column(o.column));
        model.overlays.planned.push(PlannedView {
            hex: target,
            number: Some(i + 1),
            column: column.unwrap_or_default().to_owned(),
            chance: appraisal
                .normal
                .map_or_else(String::new, |n| of_six(n.hitting_faces())),
            stopped: !appraisal.can_be_made(),
        });
        let attack = say::planned_attack(setup, appraisal);
        let note = tr!("planned-note", n = i + 1, attack = attack);
        model.overlays.note(target, note);
    }
}
