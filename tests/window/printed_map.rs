//! The map as printed, in the window: chosen from the menu, remembered, and
//! used with pointer and keys.

use crate::window::Played as _;
use crate::window::{USUAL, Window, click, open, press, push, says};
use egui::{Key, Modifiers, Pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::commands::Command;
use hells_gate::hex::Orientation;

/// The middle of a hex on the screen.
fn middle(window: &Window<'_>, hex: &str) -> Pos2 {
    let beginning = format!("Hex {hex},");
    let node = window.query_all_by_label_contains(&beginning).find(|n| {
        n.accesskit_node()
            .label()
            .is_some_and(|l| l.starts_with(&beginning))
    });
    node.unwrap().rect().center()
}

/// The hex the keyboard is on.
fn cursor(window: &Window<'_>) -> String {
    let app = window.state();
    let hex = app.cursor().unwrap();
    app.session().rules().grid.name(hex).to_string()
}

#[test]
fn the_menu_lays_the_map_as_printed_and_the_next_start_remembers_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = open(home.path(), USUAL, |_| {});
    assert!(
        middle(&w, "B2").y < middle(&w, "A2").y,
        "north is at the top"
    );
    click(&mut w, "View");
    click(&mut w, "As printed");
    w.run_steps(4);
    let [a, b, below] = ["A2", "B2", "A3"].map(|hex| middle(&w, hex));
    assert!(
        b.x > a.x && below.y > a.y,
        "letters to the right, numbers down"
    );
    drop(w);
    let mut w = open(home.path(), USUAL, |_| {});
    assert!(w.state().settings().as_printed);
    assert!(middle(&w, "B2").x > middle(&w, "A2").x);
    click(&mut w, "View");
    click(&mut w, "North up");
    w.run_steps(4);
    assert!(!w.state().settings().as_printed);
    assert!(middle(&w, "B2").y < middle(&w, "A2").y);
}

#[test]
fn the_plain_map_has_larger_counters_at_the_same_places_and_is_remembered() {
    let home = tempfile::tempdir().unwrap();
    let mut w = open(home.path(), USUAL, |_| {});
    let stack = |w: &Window<'_>| {
        let corps = w.query_all_by_label_contains("75th Rifle Corps, strength");
        corps.last().expect("it is on the map").rect()
    };
    let (hex, small) = (middle(&w, "C7"), stack(&w));
    click(&mut w, "View");
    click(&mut w, "Plain map, larger names and counters");
    w.run_steps(4);
    let large = stack(&w);
    assert!(large.width() > small.width() * 1.04, "{small} {large}");
    assert_eq!(middle(&w, "C7"), hex);
    drop(w);
    let mut w = open(home.path(), USUAL, |_| {});
    assert_eq!(stack(&w).size(), large.size(), "it is remembered");
    w.key_press_modifiers(Modifiers::SHIFT, Key::F);
    w.run_steps(4);
    assert_eq!(stack(&w).size(), small.size());
}

#[test]
fn on_the_turned_map_a_click_means_the_hex_it_points_at() {
    let home = tempfile::tempdir().unwrap();
    let mut w = open(home.path(), USUAL, |settings| settings.as_printed = true);
    // The lower edge of the hex: no counter is in the way.
    let at = middle(&w, "C6");
    let hex = middle(&w, "C7").y - at.y;
    w.hover_at(at + egui::vec2(0.0, hex * 0.42));
    w.run_steps(4);
    assert!(says(&w, "Ositnyazhka"));
    push(&mut w, Command::LayMap(Orientation::NorthUp));
    w.run_steps(4);
    assert!(middle(&w, "C6").x > middle(&w, "C5").x);
}

#[test]
fn on_the_turned_map_arrow_keys_follow_the_screen() {
    let home = tempfile::tempdir().unwrap();
    let mut w = open(home.path(), USUAL, |settings| settings.as_printed = true);
    // The first arrow shows where the keyboard is.
    press(&mut w, Key::ArrowDown);
    for _ in 0..3 {
        press(&mut w, Key::ArrowRight);
    }
    press(&mut w, Key::ArrowDown);
    let from = cursor(&w);
    let at = middle(&w, &from);
    let mut step = |modifiers: Modifiers, key: Key, back: Key| {
        w.key_press_modifiers(modifiers, key);
        w.run_steps(4);
        let now = cursor(&w);
        let to = middle(&w, &now);
        w.key_press_modifiers(modifiers, back);
        w.run_steps(4);
        assert_eq!(cursor(&w), from, "{back:?} takes {key:?} back");
        to - at
    };
    let down = step(Modifiers::NONE, Key::ArrowDown, Key::ArrowUp);
    assert!(down.y > 10.0 && down.x.abs() < 2.0, "{down}");
    let right = step(Modifiers::NONE, Key::ArrowRight, Key::ArrowLeft);
    assert!(right.x > 10.0, "{right}");
    let aside = step(Modifiers::SHIFT, Key::ArrowDown, Key::ArrowUp);
    assert!(aside.x > 10.0 && aside.y > 10.0, "{aside}");
}
