//! The board as a picture.

use crate::present::draw::stack::Layout;
use crate::present::draw::{Look, ground, pieces, sheet};
use crate::present::palette::light;
use crate::present::svg::write;
use crate::systems::hells_gate::picture::{board as board_model, map_view};
use crate::systems::hells_gate::{HellsGate, State};
use std::sync::Arc;

/// Screen points per board unit: large enough for every mark of a counter.
const DETAIL: f32 = 120.0;

/// A position as SVG.
pub(super) fn board(rules: &HellsGate, state: &State) -> String {
    let map = Arc::new(map_view(rules));
    let model = board_model(rules, state, Arc::clone(&map));
    let look = Look {
        scale: DETAIL,
        layout: Layout::of(&model, None, None),
        hovered: None,
        focused: None,
        focused_counter: None,
        dragged: None,
    };
    let title = format!("{}, game turn {}", rules.title, state.turn);
    write(
        &title,
        &[ground(&map), pieces(&model, &look)],
        sheet(&map),
        light,
    )
}
