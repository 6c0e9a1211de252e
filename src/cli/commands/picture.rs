//! The board as a picture.

use crate::cli::output::Failure;
use crate::engine::Game;
use crate::present::display::DisplayList;
use crate::present::draw::overlays::legend::{LEGEND_WIDTH, legend};
use crate::present::draw::stack::Layout;
use crate::present::draw::{Look, ground, marks, pieces, sheet};
use crate::present::ink::Ink;
use crate::present::overlay::OverlaySet;
use crate::present::palette::light;
use crate::present::png::{self, Png};
use crate::present::svg::write;
use crate::systems::hells_gate::HellsGate;
use crate::systems::hells_gate::insight::{last_player_turn, trails};
use crate::systems::hells_gate::picture::{Wanted, board as board_model, lay_over, map_view};
use crate::words;
use std::sync::Arc;

/// Screen points per board unit: large enough for every mark of a counter.
const DETAIL: f32 = 120.0;

/// A position as SVG.
pub(super) fn svg(game: &Game<HellsGate>, ply: usize, shown: OverlaySet) -> String {
    let (rules, state) = (game.rules(), game.state_at(ply));
    let map = Arc::new(map_view(rules));
    let mut model = board_model(rules, state, Arc::clone(&map));
    let range = last_player_turn(game, ply);
    let trails = trails(rules, game.entries()[range].iter().flat_map(|e| &e.events));
    let wanted = Wanted {
        shown,
        trails: &trails,
        ..Wanted::default()
    };
    lay_over(rules, state, &wanted, &mut model);
    let look = Look {
        scale: DETAIL,
        layout: Layout::of(&model, None, None),
        hovered: None,
        focused: None,
        focused_counter: None,
        dragged: None,
    };
    let title = format!("{}, game turn {}", words::name(&rules.title), state.turn);
    let [mut low, high] = sheet(&map);
    let mut legend_list = DisplayList::default();
    if !shown.is_empty() {
        // The legend lies beside the map, as in the window.
        legend_list = legend(
            &model.overlays.legend,
            [low[0] - LEGEND_WIDTH, low[1] + 0.1],
        );
        low[0] -= LEGEND_WIDTH + 0.1;
    }
    // Tints lie below the names, so that these stay readable.
    let (names, land) = ground(&map).split_lettering();
    let lists = [
        land,
        marks(&model),
        names,
        pieces(&model, &look),
        legend_list,
    ];
    write(&title, &lists, [low, high], light)
}

/// A position as PNG, so many pixels wide.
pub(super) fn png(
    game: &Game<HellsGate>,
    ply: usize,
    shown: OverlaySet,
    width: u32,
) -> Result<Png, Failure> {
    let svg = svg(game, ply, shown);
    png::paint(&svg, width, light(Ink::Sheet)).map_err(|e| Failure::no(e.to_string()))
}
