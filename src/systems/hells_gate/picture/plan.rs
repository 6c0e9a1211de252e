//! From a plan of attacks to what is laid over the board.

use super::super::insight::Appraisal;
use super::super::say;
use super::super::setup::Setup;
use super::super::state::State;
use crate::present::board::{Arrow, ArrowKind, BoardModel};
use crate::present::overlay::PlannedView;
use crate::words::tr;

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
            number: i + 1,
            column: column.unwrap_or_default().to_owned(),
            faces: appraisal.normal.map_or(0, |n| n.hitting_faces()),
            stopped: !appraisal.can_be_made(),
        });
        let attack = say::planned_attack(setup, appraisal);
        let note = tr!("planned-note", n = i + 1, attack = attack);
        model.overlays.note(target, note);
    }
}
