//! Keys of the player's own, headless.

use crate::window;
use crate::window::Played as _;
use crate::window::{USUAL, Window, click, click_beginning, press, says, studying};
use egui::{Key, Modifiers};
use hells_gate::record::{Settings, Store};
use hells_gate::systems::hells_gate::Stage;
use serde_json::Value;
use std::path::Path;

/// Opens the list of keys and gives the command of this row another key.
fn change(w: &mut Window<'_>, row: &str, modifiers: Modifiers, key: Key) {
    if !says(w, "To change a key") {
        press(w, Key::F2);
    }
    click(w, row);
    assert!(says(w, "Press the new key of"));
    w.key_press_modifiers(modifiers, key);
    w.run_steps(4);
}

fn stage(w: &Window<'_>) -> Stage {
    w.state().session().state().stage
}

fn kept(home: &Path) -> Settings {
    Store::at(home).unwrap().load_settings().0
}

#[test]
fn another_key_does_it_from_now_on_and_is_shown_wherever_keys_are_shown() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let row = "Change Space: do what the phase asks for: check supply, roll, begin the turn";
    change(&mut w, row, Modifiers::ALT, Key::J);
    change(&mut w, "Change F1: rule book", Modifiers::NONE, Key::F8);
    change(&mut w, "Change F2: keys", Modifiers::ALT, Key::F2);
    press(&mut w, Key::Escape);
    // The menu, the palette, the sheet, the tour.
    w.key_press_modifiers(Modifiers::COMMAND, Key::P);
    w.run_steps(4);
    assert!(says(&w, "Rule book F8"));
    press(&mut w, Key::Escape);
    press(&mut w, Key::F2);
    assert!(!says(&w, "To change a key"), "the old key is free");
    w.key_press_modifiers(Modifiers::ALT, Key::F2);
    w.run_steps(4);
    assert!(says(&w, "Change F8: rule book"));
    press(&mut w, Key::Escape);
    press(&mut w, Key::Space);
    assert_eq!(stage(&w), Stage::Supply);
    w.key_press_modifiers(Modifiers::ALT, Key::J);
    w.run_steps(4);
    assert_eq!(stage(&w), Stage::Combat);
    // It is kept for the next start.
    drop(w);
    assert!(!kept(home.path()).keys.is_empty());
}

#[test]
fn a_key_that_another_command_has_is_told_and_swapped_if_wanted() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let end = "Change E: end the phase";
    change(&mut w, end, Modifiers::NONE, Key::F);
    assert!(says(&w, "F is the key of: show the whole map."));
    click(&mut w, "Leave them");
    assert!(says(&w, end) && kept(home.path()).keys.is_empty());
    change(&mut w, end, Modifiers::NONE, Key::F);
    click(&mut w, "Swap the keys");
    assert!(says(&w, "Change F: end the phase"));
    assert!(says(&w, "Change E: show the whole map"));
    assert_eq!(kept(home.path()).keys.len(), 2);
    press(&mut w, Key::Escape);
    press(&mut w, Key::Space);
    press(&mut w, Key::F);
    assert!(says(&w, "Phase?"));
    press(&mut w, Key::F);
    assert_eq!(stage(&w), Stage::Movement, "the same key says yes");
    // One back takes the other with it.
    press(&mut w, Key::F2);
    click(&mut w, "Reset the key of: show the whole map");
    assert!(says(&w, end));
    assert!(kept(home.path()).keys.is_empty());
}

#[test]
fn a_key_with_shift_is_not_taken_for_the_same_without() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    // The one with Shift stands later in the list than the one without.
    change(&mut w, "Change V: victory points", Modifiers::NONE, Key::Q);
    change(&mut w, "Change F11: full screen", Modifiers::NONE, Key::F8);
    change(&mut w, "Change F1: rule book", Modifiers::SHIFT, Key::Q);
    press(&mut w, Key::Escape);
    w.key_press_modifiers(Modifiers::SHIFT, Key::Q);
    w.run_steps(4);
    assert!(says(&w, "0.1  How this book is arranged") || says(&w, "How this book is arranged"));
    assert!(!says(&w, "As they stand"));
    press(&mut w, Key::Escape);
    press(&mut w, Key::Q);
    assert!(says(&w, "As they stand"));
    // All back at once.
    press(&mut w, Key::F2);
    click(&mut w, "Reset all keys");
    assert!(kept(home.path()).keys.is_empty());
    assert!(says(&w, "Change V: victory points"));
}

#[test]
fn keys_that_everything_needs_are_refused_with_the_reason_and_escape_leaves_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    let undo = "Change Ctrl+Z: undo";
    for (modifiers, key, why) in [
        (Modifiers::NONE, Key::Enter, "Enter always activates"),
        (Modifiers::NONE, Key::Tab, "Tab always goes on"),
        (Modifiers::SHIFT, Key::ArrowUp, "arrow keys always move"),
        (Modifiers::COMMAND, Key::C, "copies or pastes"),
    ] {
        change(&mut w, undo, modifiers, key);
        assert!(says(&w, "cannot be used"), "{key:?}");
        assert!(says(&w, why), "{why}");
        assert!(says(&w, undo));
    }
    change(&mut w, undo, Modifiers::NONE, Key::Escape);
    assert!(says(&w, undo) && !says(&w, "cannot be used"));
    assert!(says(&w, "To change a key"), "the window stays open");
    assert!(kept(home.path()).keys.is_empty());
    // Arrows, Enter and Escape have no button.
    assert!(!says(&w, "Change Escape") && !says(&w, "Change Enter"));
    // Space, too, can be given, though it presses the button that waits.
    change(&mut w, undo, Modifiers::NONE, Key::Space);
    assert!(says(&w, "Space is the key of: do what the phase asks for"));
}

#[test]
fn damaged_keys_are_told_at_the_start_and_everything_else_stays() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::open(home.path(), USUAL, |settings| {
        settings.pace = 2;
        for (word, key) in [
            ("rule-book", Value::from("F8")),
            ("undo", Value::from(12)),
            ("levitate", Value::from("F7")),
        ] {
            settings.keys.insert(word.to_owned(), key);
        }
    });
    assert!(says(&w, "Some keys in the settings cannot be used"));
    assert!(says(&w, "undo") && says(&w, "levitate"));
    press(&mut w, Key::F8);
    assert!(says(&w, "Rule book"), "the good one is in force");
    assert_eq!(w.state().settings().pace, 2);
    drop(w);
    // A thing that is no list of keys at all does not spoil the rest.
    let text = r#"{"keys": "many", "pace": 2, "tour_offered": true}"#;
    std::fs::write(home.path().join("settings.json"), text).unwrap();
    let mut w = studying(home.path());
    assert!(w.state().settings().keys.is_empty());
    assert_eq!(w.state().settings().pace, 2);
    click_beginning(&mut w, "Check Soviet supply");
    assert_eq!(stage(&w), Stage::Combat);
    press(&mut w, Key::F1);
    assert!(says(&w, "Rule book"));
}
