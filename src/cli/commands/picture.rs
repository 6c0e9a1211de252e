//! The board as a picture.

use crate::cli::output::Failure;
use crate::present::draw::stack::Layout;
use crate::present::draw::{Look, ground, pieces, sheet};
use crate::present::ink::Ink;
use crate::present::palette::light;
use crate::present::png::{self, Png};
use crate::present::svg::write;
use crate::systems::hells_gate::picture::{board as board_model, map_view};
use crate::systems::hells_gate::{HellsGate, State};
use std::sync::Arc;

/// Screen points per board unit: large enough for every mark of a counter.
const DETAIL: f32 = 120.0;

/// A position as SVG.
pub(super) fn svg(rules: &HellsGate, state: &State) -> String {
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

/// A position as PNG, so many pixels wide.
pub(super) fn png(rules: &HellsGate, state: &State, width: u32) -> Result<Png, Failure> {
    png::paint(&svg(rules, state), width, light(Ink::Sheet)).map_err(|e| Failure::no(e.to_string()))
}
