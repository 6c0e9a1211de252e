//! The board of the table and that of the window are one.

use super::super::App;
use super::*;
use crate::app::session::Session;
use crate::app::theme;
use crate::engine::conformance::Chooser;
use crate::engine::{Rules, Viewer, view_for};
use crate::present::system::{Pointer, Selection, System};
use crate::record::{GameFile, Options, Store};
use crate::systems::hells_gate::panel::Picks;
use crate::systems::hells_gate::picture::{OverlayKind, OverlaySet};
use crate::systems::hells_gate::{Action, Stage, State};

/// What may be picked in a position: nothing, a unit or a stack, a target, and
/// with it a hex that is pointed at.
fn selections(app: &App, state: &State, chooser: &mut Chooser) -> Vec<Selection> {
    let rules = app.session.rules();
    let seen = view_for(rules, state, Viewer::All);
    let hexes: Vec<HexId> = rules.grid.all().iter().collect();
    let any = |chooser: &mut Chooser| {
        let hex = hexes[chooser.below(hexes.len())];
        rules.grid.name(hex).to_string()
    };
    let units: Vec<UnitId> = state.on_map().iter().collect();
    let code = |unit: UnitId| rules.unit(unit).map(|u| u.code.clone()).unwrap();
    let mut found = vec![Selection::default()];
    for _ in 0..4 {
        let unit = code(units[chooser.below(units.len())]);
        let at = match chooser.below(4) {
            0 => Pointer::Place(any(chooser)),
            1 => Pointer::Stack(unit),
            _ => Pointer::Unit(unit),
        };
        let from = found[chooser.below(found.len())].clone();
        let click = rules.pointed(&seen, &from, &at);
        if let crate::present::system::Click::Effect(crate::present::system::Effect::Select(
            mut picked,
        )) = click
        {
            picked.hovered = (chooser.below(2) == 0).then(|| any(chooser));
            found.push(picked);
        }
    }
    if state.stage == Stage::Combat && state.attack.is_none() {
        let planning = Selection {
            draft: "planning; aim C6; plan 1 soviet: C6 29T 20T, B2 47R".to_owned(),
            ..Selection::default()
        };
        found.push(planning);
    }
    found
}

#[test]
fn the_table_draws_what_the_window_draws_counter_by_counter_and_mark_by_mark() {
    let home = tempfile::tempdir().unwrap();
    let mut app = App::new(Store::at(home.path()).unwrap());
    // The same dice every time: a new game has fresh ones.
    let scenario = crate::app::built_in()[0].clone();
    let options = Options {
        seed: 17,
        ..Options::default()
    };
    app.session = Session::new(GameFile::new(scenario, options), None);
    let mut chooser = Chooser::new(17);
    let palette = theme::Theme::default().palette();
    let (mut compared, mut marked, mut arrows) = (0, 0, 0);
    let kinds = OverlayKind::ALL
        .into_iter()
        .filter(|kind| *kind != OverlayKind::Trails);
    let all: Vec<OverlayKind> = kinds.collect();
    for turn in 0..600 {
        let state = *app.session.state();
        let mut legal: Vec<Action> = Vec::new();
        app.session.rules().legal(&state, &mut legal);
        if legal.is_empty() {
            break;
        }
        if turn % 4 == 0 {
            for selection in selections(&app, &state, &mut chooser) {
                let picks = Picks::of(app.session.rules(), &state, &selection);
                app.interaction = picks.picked;
                app.planning = picks.planning;
                app.hovered = picks.hovered;
                let shown: Vec<OverlayKind> = all
                    .iter()
                    .copied()
                    .filter(|_| chooser.below(3) == 0)
                    .collect();
                app.shown = shown.iter().copied().collect::<OverlaySet>();
                let words: Vec<&str> = shown.iter().map(|kind| kind.word()).collect();
                let window = board_model(&app.view(&palette), HexMask::EMPTY);
                let rules = app.session.rules();
                let seen = view_for(rules, &state, Viewer::All);
                let table = rules.board(app.session.map(), &seen, &selection, &words);
                assert_eq!(table.counters, window.counters);
                assert_eq!(table.highlights, window.highlights);
                assert_eq!(table.arrows, window.arrows);
                assert_eq!(table, window);
                compared += 1;
                marked += window.highlights.len();
                arrows += window.arrows.len();
            }
        }
        let action = match chooser.below(8) {
            0 if legal.contains(&Action::EndPhase) => Action::EndPhase,
            _ => legal[chooser.below(legal.len())],
        };
        app.session.act(action, None);
    }
    assert!(
        compared > 200 && marked > 800 && arrows > 50,
        "{compared} {marked} {arrows}"
    );
}
