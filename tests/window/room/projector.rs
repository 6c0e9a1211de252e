//! Any game before an audience.

use super::minefield::Minefield;
use super::{BY_HAND, begin, play, room, seeded, tabletop};
use crate::window::{Window, click, press, push, says};
use egui::accesskit::Role;
use egui::epaint::Shape;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable};
use hells_gate::app::commands::Command;
use hells_gate::app::room::Deed;
use hells_gate::app::theme::{SHADE, Theme};
use hells_gate::engine::{NodeId, SideNo};
use hells_gate::table::{Entry, Remark};
use std::path::Path;

const MEADOW: Entry = Entry::of::<Minefield>();

fn shown(home: &Path) -> Window<'static> {
    let mut w = begin(home, tabletop::entry(), 1, seeded(3));
    play(&mut w, 7, |table| table.glance().clock.0[0] >= 3);
    press(&mut w, Key::Escape);
    press(&mut w, Key::F5);
    assert!(w.state().presenter().on);
    w
}

#[test]
fn a_clicker_stops_at_every_battle_and_at_the_end_of_every_phase_and_tells_all_of_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = shown(home.path());
    press(&mut w, Key::Home);
    assert!(says(&w, "The game begins."));
    let table = room(&w).table();
    let line = table.line();
    let present = table.glance().node;
    let battles: Vec<NodeId> = line
        .iter()
        .copied()
        .filter(|&node| table.told(node).is_some_and(|told| !told.dice.is_empty()))
        .collect();
    let (mut before, mut stops) = (0, 0);
    let mut met = Vec::new();
    while room(&w).shown_node() != present {
        press(&mut w, Key::PageDown);
        let now = room(&w).shown_node();
        let at = line.iter().position(|&node| node == now).unwrap() + 1;
        assert!(at > before, "it goes on");
        let told: Vec<_> = line[before..at]
            .iter()
            .filter_map(|&node| room(&w).table().told(node))
            .collect();
        // A whole movement phase is one step.
        let dice = told.iter().filter(|t| !t.dice.is_empty()).count();
        assert!(dice <= 1, "a step has one battle at the most");
        for text in told.iter().flat_map(|t| &t.lines).map(|l| &l.told.text) {
            assert!(says(&w, text), "{text}");
        }
        met.push(now);
        before = at;
        stops += 1;
    }
    assert!(battles.iter().all(|node| met.contains(node)));
    assert!(
        stops < line.len() / 2,
        "{stops} stops for {} actions",
        line.len()
    );
    press(&mut w, Key::PageDown);
    assert_eq!(room(&w).shown_node(), present, "there is no more");
    press(&mut w, Key::PageUp);
    assert_eq!(room(&w).shown_node(), met[met.len() - 2]);
}

#[test]
fn b_and_the_full_stop_make_the_screen_black_and_a_step_only_light_again() {
    let home = tempfile::tempdir().unwrap();
    let mut w = shown(home.path());
    for key in [Key::B, Key::Period] {
        press(&mut w, key);
        assert!(w.state().presenter().black);
        press(&mut w, key);
        assert!(!w.state().presenter().black, "the same key makes it light");
        press(&mut w, key);
        let before = room(&w).shown_node();
        press(&mut w, Key::PageUp);
        assert!(!w.state().presenter().black);
        assert_eq!(room(&w).shown_node(), before, "nothing was told unseen");
    }
}

#[test]
fn high_contrast_is_one_key_away_and_goes_again() {
    let home = tempfile::tempdir().unwrap();
    let mut w = shown(home.path());
    let set = w.state().settings().theme.clone();
    press(&mut w, Key::K);
    assert_eq!(w.state().theme(), Theme::Contrast);
    assert_eq!(w.state().settings().theme, set, "the settings stay");
    press(&mut w, Key::K);
    assert_eq!(w.state().theme().name(), set);
}

#[test]
fn high_contrast_that_was_set_and_is_taken_away_by_its_key_is_no_longer_set() {
    let home = tempfile::tempdir().unwrap();
    let mut w = shown(home.path());
    let mut settings = w.state().settings().clone();
    Theme::Contrast.name().clone_into(&mut settings.theme);
    push(&mut w, Command::Prefer(Box::new(settings)));
    w.run_steps(3);
    assert_eq!(w.state().theme(), Theme::Contrast);
    press(&mut w, Key::K);
    assert_ne!(w.state().theme(), Theme::Contrast);
    assert_eq!(w.state().settings().theme, w.state().theme().name());
}

#[test]
fn what_lies_over_the_map_is_named_in_one_line() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &MEADOW, 0, BY_HAND);
    click(&mut w, "I am here");
    click(&mut w, "Lay the mine in field 3");
    if says(&w, "I am here") {
        click(&mut w, "I am here");
    }
    press(&mut w, Key::F5);
    press(&mut w, Key::Num1);
    let legend = room(&w)
        .table()
        .board(
            NodeId(1),
            &hells_gate::present::system::Selection::default(),
            &["gone"],
        )
        .unwrap()
        .overlays
        .legend;
    assert_eq!(says(&w, "Legend: "), !legend.is_empty());
}

#[test]
fn whoever_answers_in_the_other_sides_turn_is_not_told_to_have_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    press(&mut w, Key::F5);
    assert!(!says(&w, "Decision: "));
    play(&mut w, 7, |table| {
        let turn_of = table.glance().clock.0[1];
        let decides = table.glance().to_act.map(|side| side.index() as u8);
        decides.is_some_and(|decides| decides != turn_of)
    });
    w.run_steps(3);
    let table = room(&w).table();
    let [_, part, _] = table.time(table.glance().node).unwrap();
    let decides = table.glance().to_act.unwrap().index();
    let name = &table.about().sides[decides].name;
    assert!(says(&w, &format!("Decision: {name}")));
    assert!(says(&w, &part), "{part}");
}

#[test]
fn dialogs_are_as_large_as_the_screen_asks_for() {
    let home = tempfile::tempdir().unwrap();
    let mut w = shown(home.path());
    assert!((w.ctx.zoom_factor() - 1.0).abs() < 0.01);
    w.set_size(egui::vec2(1920.0, 1440.0));
    w.run_steps(4);
    assert!(
        (w.ctx.zoom_factor() - 2.0).abs() < 0.1,
        "{}",
        w.ctx.zoom_factor()
    );
    press(&mut w, Key::F5);
    w.run_steps(3);
    assert!(
        (w.ctx.zoom_factor() - 1.0).abs() < 0.01,
        "at the desk as ever"
    );
}

#[test]
fn the_speakers_window_tells_what_comes_next_and_what_was_written_even_while_it_is_black() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    play(&mut w, 7, |table| table.glance().clock.0[0] >= 2);
    w.state_mut().push(Command::Speaker);
    w.run_steps(4);
    assert!(w.state().presenter().on, "there is an audience");
    press(&mut w, Key::Home);
    press(&mut w, Key::PageDown);
    let here = room(&w).shown_node();
    let remark = Remark {
        text: "Ask them who is cut off.".to_owned(),
        judgement: None,
    };
    w.state_mut()
        .push(Command::Room(Box::new(Deed::Remark(here, remark))));
    w.run_steps(4);
    let words = w.query_all_by_role(Role::TextInput);
    let words: Vec<_> = words.map(|it| it.accesskit_node().value()).collect();
    assert!(
        words.contains(&Some("Ask them who is cut off.".to_owned())),
        "{words:?}"
    );
    // What is told next stands there before the step, and is told after it.
    w.state_mut().push(Command::BlackOut);
    w.run_steps(4);
    assert!(w.state().presenter().black);
    assert!(says(&w, "Next"), "the speaker goes on seeing");
    w.state_mut().push(Command::BlackOut);
    w.run_steps(4);
    let table = room(&w).table();
    let line = table.line();
    let at = line.iter().position(|&node| node == here).unwrap();
    let told = table.told(line[at + 1]).unwrap();
    let coming = told.lines[0].told.text.clone();
    assert!(says(&w, &coming), "{coming}");
    w.state_mut().push(Command::Speaker);
    w.run_steps(4);
    assert!(!says(&w, "Next") && w.state().presenter().on);
}

#[test]
fn what_is_told_stands_under_the_phase_it_happened_in_with_the_weather_and_the_score() {
    let home = tempfile::tempdir().unwrap();
    let mut w = shown(home.path());
    let table = room(&w).table();
    let line = table.line();
    // The action that ends a phase is told under that phase.
    let ends = line.iter().copied().find(|&node| {
        let parent = table.told(node).unwrap().parent;
        table.clock(node) != table.clock(parent)
    });
    let ends = ends.unwrap();
    let phases = |w: &Window<'_>| {
        let table = room(w).table();
        let before = table.told(ends).unwrap().parent;
        [before, ends].map(|node| table.time(node).unwrap()[2].clone())
    };
    let deed = Deed::LookAt(Some(ends));
    w.state_mut().push(Command::Room(Box::new(deed)));
    w.run_steps(4);
    let [own, next] = phases(&w);
    assert_ne!(own, next);
    assert!(w.query_all_by_label(own.as_str()).next().is_some(), "{own}");
    assert!(
        w.query_all_by_label(next.as_str()).next().is_none(),
        "{next}"
    );
    assert!(says(&w, " · easy ground"));
    let score = room(&w).table().score_at(ends);
    let about = room(&w).table().about();
    for side in SideNo::BOTH {
        let of = score.iter().filter(|row| row.side == side);
        let points: i32 = of.map(|row| row.points).sum();
        let said = format!("{} {points}", about.sides[side.index()].name);
        assert!(says(&w, &said), "{said}");
    }
}

/// The number of the first painted shape that this holds of.
fn painted(w: &Window<'_>, is: impl Fn(&Shape) -> bool) -> Option<usize> {
    fn holds(shape: &Shape, is: &dyn Fn(&Shape) -> bool) -> bool {
        match shape {
            Shape::Vec(all) => all.iter().any(|one| holds(one, is)),
            one => is(one),
        }
    }
    let shapes = &w.output().shapes;
    shapes.iter().position(|one| holds(&one.shape, &is))
}

#[test]
fn the_spotlight_dims_the_map_and_no_window_over_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = shown(home.path());
    w.key_press_modifiers(Modifiers::COMMAND, Key::K);
    w.run_steps(3);
    press(&mut w, Key::S);
    assert!(w.state().presenter().spot);
    let dark = |w: &Window<'_>| {
        painted(w, |shape| match shape {
            Shape::Mesh(mesh) => mesh.vertices.iter().any(|v| v.color == SHADE),
            _ => false,
        })
    };
    let title = |w: &Window<'_>| {
        let is = |shape: &Shape| match shape {
            Shape::Text(text) => text.galley.text() == "Class poll",
            _ => false,
        };
        painted(w, is).expect("the poll is painted")
    };
    let screen = w.ctx.content_rect();
    w.hover_at(screen.right_bottom() - egui::vec2(60.0, 60.0));
    w.run_steps(3);
    let shade = dark(&w).expect("the map is dimmed");
    assert!(shade < title(&w), "the poll lies over what is dimmed");
    let over = w.get_by_label("Show large").rect().center();
    w.hover_at(over);
    w.run_steps(3);
    assert_eq!(dark(&w), None, "what is pointed at is no part of the map");
}
