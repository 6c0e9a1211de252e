//! What is clicked stays where it is: no row and no button of a list moves by a
//! click in that list, so that the next click meets what it was meant for.

use crate::window;
use crate::window::Played as _;
use crate::window::{Window, open, play_until, press, push};
use egui::accesskit::{Role, Toggled};
use egui::{Key, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::commands::Command;
use hells_gate::engine::Die;
use hells_gate::hex::HexId;
use hells_gate::present::system::Means;
use hells_gate::record::DiceMode;
use hells_gate::systems::hells_gate::{Action, Stage};
use hells_gate::words::Language;
use std::path::Path;

const SIZES: [[f32; 2]; 3] = [[1280.0, 720.0], [1366.0, 768.0], [1100.0, 768.0]];
const LANGUAGES: [Language; 2] = [Language::English, Language::German];

/// The Soviet combat phase of turn 1, at this size and in this language.
fn combat(home: &Path, size: [f32; 2], language: Language) -> Window<'static> {
    let mut w = open(home, size, |settings| {
        settings.dice = DiceMode::ByHand;
        settings.handover_notice = false;
        settings.confirm_phase_end = false;
        settings.language = Some(language);
    });
    press(&mut w, Key::Space);
    assert_eq!(w.state().session().state().stage, Stage::Combat);
    w
}

fn hex(w: &Window<'_>, name: &str) -> HexId {
    let session = w.state().session();
    let grid = &session.rules().grid;
    grid.find(name.parse().unwrap()).unwrap()
}

/// Where everything of this role stands that the panel shows.
fn places(w: &Window<'_>, role: Role) -> Vec<Rect> {
    let panel = w.ctx.content_rect().width() * 0.6;
    let all = w.query_all_by_role(role).map(|n| n.rect());
    all.filter(|r| r.left() > panel).collect()
}

/// Which rows can be ticked.
fn open_rows(w: &Window<'_>) -> Vec<bool> {
    let all = w.query_all_by_role(Role::CheckBox);
    all.map(|n| !n.accesskit_node().is_disabled()).collect()
}

fn tap(w: &mut Window<'_>, at: Rect) {
    w.hover_at(at.left_center() + egui::vec2(8.0, 0.0));
    w.run_steps(2);
    w.drag_at(at.left_center() + egui::vec2(8.0, 0.0));
    w.drop_at(at.left_center() + egui::vec2(8.0, 0.0));
    w.run_steps(6);
}

#[test]
fn no_row_of_an_attack_moves_while_its_units_are_ticked() {
    for (size, language) in SIZES.into_iter().flat_map(|s| LANGUAGES.map(|l| (s, l))) {
        let home = tempfile::tempdir().unwrap();
        let mut w = combat(home.path(), size, language);
        let target = hex(&w, "C6");
        window::points_at(&mut w, target);
        let rows = places(&w, Role::CheckBox);
        assert!(rows.len() >= 5, "{} rows", rows.len());
        let mut taps = 0;
        for n in 0..rows.len() {
            // No third unit goes over the same hexside.
            if taps == 3 || !open_rows(&w)[n] {
                continue;
            }
            tap(&mut w, rows[n]);
            taps += 1;
            let joined = w.state().session().state().attack.map(|a| a.units.len());
            assert_eq!(joined, Some(taps), "the row that was aimed at is ticked");
            // Who may be flipped is asked below them.
            let now = &places(&w, Role::CheckBox)[..rows.len()];
            assert_eq!(now, rows, "{size:?} {language:?} {n}");
        }
        assert_eq!(taps, 3, "three units attack");
    }
}

/// Where a line of text is so high that the prompt is a good part of the panel: so it is
/// on a screen of 1920 by 1080 with text three times as large.
#[test]
fn no_row_moves_while_units_are_ticked_with_the_largest_text() {
    for language in LANGUAGES {
        let home = tempfile::tempdir().unwrap();
        let mut w = combat(home.path(), [640.0, 360.0], language);
        let target = hex(&w, "E4");
        window::points_at(&mut w, target);
        let rows = places(&w, Role::CheckBox);
        for (row, units) in [(0, Some(1)), (1, Some(2)), (0, Some(1))] {
            tap(&mut w, rows[row]);
            let joined = w.state().session().state().attack.map(|a| a.units.len());
            assert_eq!(joined, units, "{language:?}");
            let now = &places(&w, Role::CheckBox)[..rows.len()];
            assert_eq!(now, rows, "{language:?} {row}");
        }
    }
}

#[test]
fn what_is_put_together_again_is_read_from_its_beginning() {
    let home = tempfile::tempdir().unwrap();
    let mut w = combat(home.path(), [640.0, 360.0], Language::English);
    let target = hex(&w, "E4");
    window::points_at(&mut w, target);
    let first = places(&w, Role::CheckBox)[0];
    window::reads_on(&mut w, first.center(), 400.0);
    assert_ne!(
        places(&w, Role::CheckBox).first(),
        Some(&first),
        "it was read on"
    );
    press(&mut w, Key::Escape);
    window::points_at(&mut w, target);
    w.run_steps(4);
    assert_eq!(places(&w, Role::CheckBox)[0], first);
}

#[test]
fn no_row_of_a_planned_attack_moves_in_its_card_while_its_units_are_ticked() {
    for size in SIZES {
        let home = tempfile::tempdir().unwrap();
        let mut w = combat(home.path(), size, Language::English);
        let target = hex(&w, "C6");
        push(&mut w, Command::Key(Means::Plan));
        window::plans(&mut w, target, &[]);
        let below_heading = |w: &Window<'_>| -> Vec<f32> {
            let heading = w.get_by_label("Attack plan").rect().top();
            let rows = places(w, Role::CheckBox);
            rows.iter().map(|row| row.top() - heading).collect()
        };
        let before = below_heading(&w);
        assert!(before.len() >= 5, "{} rows", before.len());
        for n in 0..4 {
            let row = places(&w, Role::CheckBox)[n];
            tap(&mut w, row);
            assert_eq!(below_heading(&w), before, "{size:?} {n}");
        }
        let ticked = w.query_all_by_role(Role::CheckBox);
        let ticked = ticked.filter(|n| n.accesskit_node().toggled() == Some(Toggled::True));
        assert!(
            ticked.count() >= 2,
            "the rows that were aimed at are ticked"
        );
    }
}

#[test]
fn the_list_of_units_that_can_move_stays_where_it_is_when_one_is_picked() {
    for size in SIZES {
        let home = tempfile::tempdir().unwrap();
        let mut w = combat(home.path(), size, Language::English);
        play_until(&mut w, 1, |app| {
            let state = *app.session().state();
            state.stage == Stage::Movement && state.turn == 2
        });
        w.run_steps(4);
        let list = |w: &Window<'_>| -> Vec<Rect> { places(w, Role::CheckBox) };
        let before = list(&w);
        assert!(before.len() > 5, "{} can move", before.len());
        for &button in &before[..5] {
            tap(&mut w, button);
            assert_eq!(list(&w)[..before.len()], before, "{size:?}");
        }
    }
}

#[test]
fn the_face_that_was_typed_in_takes_no_row_away_with_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = combat(home.path(), SIZES[0], Language::English);
    let (c6, b7) = (hex(&w, "C6"), hex(&w, "B7"));
    window::points_at(&mut w, c6);
    let first = places(&w, Role::CheckBox)[0];
    tap(&mut w, first);
    window::does(&mut w, Action::Resolve { flip: None });
    push(&mut w, window::gives(Die::ALL[0]));
    assert!(w.state().room().table().correctable().is_some());
    window::points_at(&mut w, b7);
    let rows = places(&w, Role::CheckBox);
    assert!(rows.len() > 2);
    let free = open_rows(&w).iter().position(|&free| free).unwrap();
    tap(&mut w, rows[free]);
    assert!(w.state().room().table().correctable().is_none());
    assert_eq!(places(&w, Role::CheckBox), rows);
}

#[test]
fn the_stack_that_is_attacked_does_not_open_over_its_odds() {
    let home = tempfile::tempdir().unwrap();
    let mut w = combat(home.path(), SIZES[0], Language::English);
    let target = hex(&w, "D6");
    window::points_at(&mut w, target);
    let opened = |w: &Window<'_>| {
        let room = w.state().room();
        let table = room.table();
        let board = table.board(table.glance().node, room.selection(), &[]);
        board.unwrap().fanned
    };
    assert_eq!(opened(&w), None, "it is aimed at");
    let rows = places(&w, Role::CheckBox);
    let n = open_rows(&w).iter().position(|&open| open).unwrap();
    tap(&mut w, rows[n]);
    assert!(w.state().session().state().attack.is_some());
    assert_eq!(opened(&w), None, "an attack is put together");
}
