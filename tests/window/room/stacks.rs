//! Units that lie together are picked together: a double click picks all that can act,
//! Shift adds one and takes it out again, in every game alike.

use super::{begin, room, seeded};
use crate::window::{Window, click, press, written};
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::{NodeT, Queryable as _};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::find;

/// Clicks so many times, as fast as a hand does: each of them is one frame.
fn clicks(w: &mut Window<'_>, pos: Pos2, times: usize) {
    for _ in 0..times {
        for pressed in [true, false] {
            w.input_mut().events.push(Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            });
        }
        w.step();
    }
    w.run_steps(3);
}

/// Where a counter of this name lies once the pointer has opened its stack.
fn counter(w: &mut Window<'_>, name: &str) -> Pos2 {
    for _ in 0..3 {
        let found = w.query_all_by_label_contains(name).find(|node| {
            let label = node.accesskit_node().label().unwrap_or_default();
            label.starts_with(name) && node.rect().right() < 860.0
        });
        let at = found.map(|node| node.rect().center());
        let at = at.unwrap_or_else(|| panic!("no counter {name}"));
        w.event(Event::PointerMoved(at));
        w.run_steps(4);
    }
    let found = w.query_all_by_label_contains(name).find(|node| {
        let label = node.accesskit_node().label().unwrap_or_default();
        label.starts_with(name) && node.rect().right() < 860.0
    });
    found.unwrap().rect().center()
}

fn shift(w: &mut Window<'_>, held: bool) {
    let modifiers = match held {
        true => Modifiers::SHIFT,
        false => Modifiers::NONE,
    };
    w.event(Event::ModifiersChanged(modifiers));
    w.step();
}

fn picked(w: &Window<'_>) -> Vec<String> {
    let mut units = room(w).picked().to_vec();
    units.sort();
    units
}

#[test]
fn two_clicks_pick_a_stack_and_shift_adds_and_takes_out_one_of_its_units() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(
        home.path(),
        find(SYSTEMS, "gate_of_hell").unwrap(),
        1,
        seeded(5),
    );
    click(&mut w, "I am here");
    for action in [
        "lay S7 2",
        "lay S8 2",
        "place Palmetto-State S12",
        "place Chicora S12",
        "done",
    ] {
        written(&mut w, &[action]);
    }
    // Whoever lies on top opens the stack.
    counter(&mut w, "7 New Hampshire");
    let at = counter(&mut w, "62 Ohio");
    clicks(&mut w, at, 1);
    assert_eq!(picked(&w), ["62-Ohio"]);
    w.run_steps(4);
    let other = counter(&mut w, "67 Ohio");
    shift(&mut w, true);
    clicks(&mut w, other, 1);
    assert_eq!(picked(&w), ["62-Ohio", "67-Ohio"]);
    w.run_steps(4);
    clicks(&mut w, at, 1);
    assert_eq!(picked(&w), ["67-Ohio"]);
    shift(&mut w, false);
    press(&mut w, Key::Escape);
    w.run_steps(4);
    counter(&mut w, "7 New Hampshire");
    let at = counter(&mut w, "62 Ohio");
    clicks(&mut w, at, 2);
    assert_eq!(picked(&w).len(), 7, "{:?}", picked(&w));
}
