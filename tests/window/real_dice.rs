//! Real dice on the table, typed into the window: a slip of a finger can be put
//! right, and is told; headless, through the accessible names.

use crate::window;
use crate::window::Played as _;
use crate::window::{USUAL, Window, click, click_beginning, press, push, says};
use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use hells_gate::app::commands::Command;
use hells_gate::engine::{Die, UndoPolicy};
use hells_gate::record::DiceMode;
use hells_gate::systems::hells_gate::Stage;
use hells_gate::systems::hells_gate::picture::OverlayKind;
use hells_gate::systems::hells_gate::record::GameFile;
use std::path::Path;

/// A game between two people with real dice, undo back to the last die, in
/// which B7 has been attacked and 6 was typed in.
fn attacked_b7(home: &Path) -> Window<'static> {
    let mut w = window::open(home, USUAL, |settings| {
        settings.handover_notice = false;
        settings.dice = DiceMode::ByHand;
        settings.undo = UndoPolicy::ToLastBarrier;
    });
    click_beginning(&mut w, "Check Soviet supply");
    click_beginning(&mut w, "Hex B7");
    click_beginning(&mut w, "29th Tank Corps (");
    click_beginning(&mut w, "48th Rifle Corps (");
    click_beginning(&mut w, "Roll: normal attack");
    press(&mut w, Key::Num6);
    assert_eq!(w.state().session().state().stage, Stage::Losses);
    w
}

fn last_face(w: &Window<'_>) -> u8 {
    let session = w.state().session();
    let game = &session.file.game;
    game.played().last().unwrap().die().unwrap().pips()
}

#[test]
fn a_face_typed_in_wrongly_is_corrected_until_the_next_action_and_the_record_tells_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = attacked_b7(home.path());
    let hits = w.state().session().state().hits;
    click(&mut w, "Wrong face?");
    assert!(says(&w, "What did the die show?"));
    click(&mut w, "Die shows 1");
    assert_eq!(last_face(&w), 1);
    assert_ne!(
        w.state().session().state().hits,
        hits,
        "it is worked out anew"
    );
    assert!(says(&w, "The die shows 1; 6 had been entered by mistake."));
    // The game as it is saved knows both, and is good.
    let text = w.state().session().file.to_json();
    let opened = GameFile::read(&text).unwrap();
    assert_eq!(opened.damage, None);
    let entry = opened.file.game.entries().last().unwrap();
    assert_eq!(entry.die(), Die::new(1));
    assert_eq!(entry.misread, [[Die::ALL[5]]]);
    // A second thought, by keys; then something else is done, and it stands.
    push(&mut w, Command::CorrectDie);
    press(&mut w, Key::Num6);
    assert_eq!(last_face(&w), 6);
    click_beginning(&mut w, "Reduce 106th Infantry Division");
    // Its place stays, so that no row moves; but it can be pressed no more.
    let mut wrong = w.query_all_by_label("Wrong face?");
    assert!(wrong.all(|node| node.accesskit_node().is_disabled()));
    drop(wrong);
    push(&mut w, Command::CorrectDie);
    w.run_steps(3);
    assert!(says(&w, "There is no face to correct"));
}

#[test]
fn asked_for_a_correction_one_may_let_the_face_stand() {
    let home = tempfile::tempdir().unwrap();
    let mut w = attacked_b7(home.path());
    for way_out in [None, Some(Key::Escape)] {
        click(&mut w, "Wrong face?");
        match way_out {
            Some(key) => press(&mut w, key),
            None => click(&mut w, "What was entered is right"),
        }
        assert!(!says(&w, "What did the die show?"));
        assert_eq!(last_face(&w), 6);
    }
    let session = w.state().session();
    let entries = session.file.game.entries();
    assert!(entries.iter().all(|e| e.misread.is_empty()));
}

#[test]
fn the_digit_pressed_once_more_out_of_nerves_switches_nothing_on() {
    let home = tempfile::tempdir().unwrap();
    let mut w = attacked_b7(home.path());
    let name = OverlayKind::ALL[5].name();
    for _ in 0..3 {
        press(&mut w, Key::Num6);
        assert!(!says(&w, "Legend"), "{name} is not shown");
    }
    assert!(says(&w, "The 6 has been entered already."));
    // After anything else the key is the overlay's again.
    press(&mut w, Key::Escape);
    press(&mut w, Key::Num6);
    assert!(says(&w, "chances to attack"), "{name} is shown");
}

#[test]
fn dice_of_the_program_are_never_corrected() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::open(home.path(), USUAL, |settings| {
        settings.dice = DiceMode::Seeded;
        settings.handover_notice = false;
    });
    click_beginning(&mut w, "Check Soviet supply");
    click_beginning(&mut w, "Hex B7");
    click_beginning(&mut w, "29th Tank Corps (");
    click_beginning(&mut w, "48th Rifle Corps (");
    click_beginning(&mut w, "Roll: normal attack");
    let session = w.state().session();
    let entry = session.file.game.played().last().unwrap();
    assert!(entry.die().is_some());
    assert!(!says(&w, "Wrong face?"));
    push(&mut w, Command::CorrectDie);
    w.run_steps(3);
    assert!(says(&w, "There is no face to correct"));
}
