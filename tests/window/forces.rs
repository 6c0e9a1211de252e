//! Forces chosen by points, headless, through the accessible names.

use crate::window::{self, Window, click, click_beginning, press, push, says};
use egui::{Key, Modifiers};
use hells_gate::app::commands::Command;
use hells_gate::app::editor::Work;
use hells_gate::json::Doc;
use hells_gate::systems::SYSTEMS;
use std::path::Path;

const PRICES: &str = "The prices are ours";

/// The window with the lists for a map of the game that has points.
fn choosing(home: &Path) -> Window<'static> {
    let mut w = window::studying(home);
    let of = Some((SYSTEMS[1].key, SYSTEMS[1].starts[1].id));
    push(&mut w, Command::Edit(Box::new(Work::Forces(of))));
    w.run_steps(4);
    w
}

#[test]
fn what_is_bought_is_added_up_and_what_is_missing_is_told_and_can_be_undone() {
    let home = tempfile::tempdir().unwrap();
    let mut w = choosing(home.path());
    assert!(says(&w, "Choose forces"));
    assert!(says(&w, PRICES));
    click(&mut w, "Empty the lists");
    assert!(says(&w, "Soviets: no unit yet"));
    assert!(says(&w, "0 of 291 points"));
    let rifle = "One more: Soviets: infantry, corps, strength 3 (12 points)";
    click(&mut w, rifle);
    assert!(says(&w, "12 of 291 points, one unit"));
    assert!(says(&w, "Soviets: 279 points left"));
    w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    w.run_steps(4);
    assert!(says(&w, "Soviets: no unit yet"));
    w.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    w.run_steps(4);
    assert!(says(&w, "12 of 291 points, one unit"));
    // What is chosen is still there when the window is opened again.
    press(&mut w, Key::Escape);
    assert!(!says(&w, PRICES));
    let of = Some((SYSTEMS[1].key, SYSTEMS[1].starts[1].id));
    push(&mut w, Command::Edit(Box::new(Work::Forces(of))));
    w.run_steps(4);
    assert!(says(&w, "12 of 291 points, one unit"));
}

#[test]
fn chosen_forces_go_into_the_editor_as_a_scenario_that_can_be_played() {
    let home = tempfile::tempdir().unwrap();
    let mut w = choosing(home.path());
    click(&mut w, "Empty the lists");
    for _ in 0..3 {
        click(
            &mut w,
            "One more: Soviets: infantry, corps, strength 3 (12 points)",
        );
        click(
            &mut w,
            "One more: Germans: tank, division, strength 2 (16 points)",
        );
    }
    click(&mut w, "Open in the editor");
    assert!(w.state().editing());
    let desk = w.state().desk().unwrap();
    assert!(desk.bench().flaws().is_empty());
    let Some(Doc::List(units)) = desk.bench().document().get("units").cloned() else {
        panic!("no units");
    };
    assert_eq!(units.len(), 6);
    // From the editor they are chosen again, and go back as one change.
    click(&mut w, "Files");
    click_beginning(&mut w, "Choose forces by points");
    assert!(says(&w, "48 of 48 points, 3 units"));
    click(
        &mut w,
        "One fewer: Germans: tank, division, strength 2 (16 points)",
    );
    click(&mut w, "Open in the editor");
    assert!(!says(&w, PRICES));
    let units = |w: &Window<'_>| match w.state().desk().unwrap().bench().document().get("units") {
        Some(Doc::List(units)) => units.len(),
        _ => 0,
    };
    assert_eq!(units(&w), 5);
    w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    w.run_steps(4);
    assert_eq!(units(&w), 6);
}

#[test]
fn drawing_a_set_up_is_watched_and_can_be_stopped() {
    let home = tempfile::tempdir().unwrap();
    let mut w = choosing(home.path());
    click(&mut w, "Draw and try");
    assert!(says(&w, "is being tried"));
    click(&mut w, "Stop");
    while !says(&w, "Stopped: no set-up was found") {
        w.run_steps(1);
        std::thread::yield_now();
    }
    assert!(says(&w, "Draw and try"));
}
