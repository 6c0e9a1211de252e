//! Our own work for a frame of the full board, every overlay on: what the
//! position means, the model, the display list, lay-out and tessellation. Each
//! benchmark asserts what it computes.
//!
//! `cargo bench --bench board` prints the figures of `tests/README.md`.

use divan::{Bencher, black_box};
use egui::epaint::Primitive;
use egui::{Context, Pos2, RawInput, Rect, vec2};
use hells_gate::app::accustom_allocator;
use hells_gate::app::board::BoardView;
use hells_gate::app::theme::{Theme, install_fonts};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Dice, Game, Rules, Seeded, UndoPolicy};
use hells_gate::present::board::{BoardModel, MapView};
use hells_gate::present::draw::stack::Layout;
use hells_gate::present::draw::{Look, marks, pieces};
use hells_gate::systems::hells_gate::codec::scenario::korsun_1944;
use hells_gate::systems::hells_gate::insight::{Trail, last_player_turn, trails};
use hells_gate::systems::hells_gate::picture::{OverlayKind, OverlaySet};
use hells_gate::systems::hells_gate::picture::{Wanted, board, lay_over, map_view};
use hells_gate::systems::hells_gate::{HellsGate, Side, Stage};
use std::sync::Arc;

fn main() {
    divan::main();
}

/// A game in the middle: the first position of the Soviet movement phase of
/// turn 4 in which somebody is out of supply.
fn middle() -> Game<HellsGate> {
    let Ok(scenario) = korsun_1944() else {
        unreachable!()
    };
    let rules = HellsGate::new(scenario.setup);
    for seed in 0.. {
        let mut game = Game::new(rules.clone(), UndoPolicy::Free);
        let mut chooser = Chooser::new(seed);
        while let Some(action) = rules.sample(game.state(), &mut |n| chooser.below(n)) {
            let state = *game.state();
            if (state.turn, state.player, state.stage) == (4, Side::Soviet, Stage::Movement) {
                if !state.unsupplied.is_empty() {
                    return game;
                }
                break;
            }
            let needs = rules.rolls_dice(&state, action);
            let die = needs
                .then(|| Seeded { seed }.roll(rules.rolls(&state)).ok())
                .flatten();
            assert!(game.play(action, die.as_slice()).is_ok());
        }
    }
    unreachable!()
}

struct Table {
    game: Game<HellsGate>,
    map: Arc<MapView>,
    trails: Vec<Trail>,
}

impl Table {
    fn new() -> Self {
        let game = middle();
        let range = last_player_turn(&game, game.cursor());
        let events = game.entries()[range].iter().flat_map(|e| &e.events);
        Self {
            map: Arc::new(map_view(game.rules())),
            trails: trails(game.rules(), events),
            game,
        }
    }

    /// The board with every overlay on, and all German units picked.
    fn model(&self) -> BoardModel {
        let (rules, state) = (self.game.rules(), self.game.state());
        let mut model = board(rules, state, Arc::clone(&self.map));
        let wanted = Wanted {
            shown: OverlaySet::all(),
            units: rules.units_of(Side::German),
            able: rules.units_of(Side::Soviet),
            trails: &self.trails,
        };
        lay_over(rules, state, &wanted, &mut model);
        model
    }
}

/// What the position means, as data.
#[divan::bench]
fn model_with_every_overlay(bencher: Bencher) {
    let table = Table::new();
    let model = table.model();
    assert!(model.counters.len() > 40);
    assert_eq!(model.overlays.legend.len(), OverlayKind::ALL.len());
    assert!(!model.overlays.pockets.is_empty() && !model.overlays.odds.is_empty());
    bencher.bench_local(|| black_box(&table).model());
}

/// From the data to shapes.
#[divan::bench]
fn display_list_with_every_overlay(bencher: Bencher) {
    let model = Table::new().model();
    let draw = || {
        let look = Look {
            scale: 72.0,
            layout: Layout::of(&model, None, None),
            ..Look::default()
        };
        let (below, above) = (marks(&model), pieces(&model, &look));
        below.shapes.len() + above.shapes.len()
    };
    let shapes = draw();
    assert!(shapes > 1_000);
    bencher.bench_local(|| assert_eq!(draw(), shapes));
}

/// A whole frame of the board at 1920×1080, as the window makes it: model,
/// display list, lay-out of every text, tessellation, names for screen readers.
#[divan::bench(sample_count = 200)]
fn frame_with_every_overlay(bencher: Bencher) {
    accustom_allocator();
    let table = Table::new();
    let ctx = Context::default();
    let mut view = BoardView::default();
    let mut frame = || {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1920.0, 1080.0))),
            max_texture_side: Some(8192),
            ..RawInput::default()
        };
        let output = ctx.run_ui(input, |ui| {
            install_fonts(ui.ctx());
            let model = table.model();
            view.show(ui, &model, &Theme::Printed);
        });
        let meshes = ctx.tessellate(output.shapes, output.pixels_per_point);
        let vertices: usize = meshes
            .iter()
            .map(|m| match &m.primitive {
                Primitive::Mesh(mesh) => mesh.vertices.len(),
                Primitive::Callback(_) => 0,
            })
            .sum();
        assert!(vertices > 20_000, "{vertices}");
        vertices
    };
    // Fonts are loaded, and the printed map is painted: it is there at once.
    for _ in 0..3 {
        frame();
    }
    bencher.bench_local(|| black_box(frame()));
}
