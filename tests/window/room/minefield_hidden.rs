//! The meadow: a mine is laid in secret, and a pool of dice is rolled.

use super::minefield::Minefield;
use super::{BY_HAND, begin, begin_between, buttons, room, seeded};
use crate::window::{Window, click, press, says};
use egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::engine::{NodeId, SideNo, Viewer};
use hells_gate::table::Entry;

const MEADOW: Entry = Entry::of::<Minefield>();

/// The layer lays the mine in this field, and the squad comes to the table.
fn laid(window: &mut Window<'_>, field: u8) {
    click(window, "I am here");
    click(window, &format!("Lay the mine in field {field}"));
    if says(window, "I am here") {
        click(window, "I am here");
    }
}

#[test]
fn it_is_played_to_the_verdict_by_names_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &MEADOW, 0, seeded(3));
    laid(&mut w, 2);
    for field in 1..=5_u8 {
        click(&mut w, "Send a man ahead");
        click(&mut w, &format!("Go on to field {field}"));
        if says(&w, "Roll for those who went ahead") {
            click(&mut w, "Roll for those who went ahead");
            let told = room(&w).table().line().last().copied();
            let thrown = told.and_then(|node| room(&w).table().told(node)?.throw);
            assert_eq!(thrown.unwrap().dice.len(), usize::from(field));
            assert!(says(&w, "man 1: "), "every die is shown");
        }
        if room(&w).table().glance().outcome.is_some() {
            break;
        }
    }
    assert!(room(&w).table().glance().outcome.is_some());
    assert!(says(&w, "The game is over"));
    assert!(says(&w, "Men across"), "the verdict gives its reasons");
    click(&mut w, "Close");
    assert!(!says(&w, "Close"), "the verdict has been read");
}

#[test]
fn whoever_gave_a_name_is_called_by_it_at_the_hand_over_in_the_panel_and_in_the_verdict() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin_between(home.path(), &MEADOW, ["Ann", "Kate"]);
    assert!(says(&w, "Ann (the layer) to decide."));
    click(&mut w, "I am here");
    assert!(says(&w, "Ann · "), "the panel says who decides");
    click(&mut w, "Lay the mine in field 3");
    assert!(says(&w, "Kate · ") && !says(&w, "Ann · "));
    super::play(&mut w, 5, |table| table.glance().outcome.is_some());
    w.run_steps(4);
    assert!(says(&w, "The game is over"));
    assert!(says(&w, "the layer: Ann") && says(&w, "the squad: Kate"));
}

#[test]
fn nobody_sees_the_mine_until_the_next_player_says_who_is_there() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &MEADOW, 0, seeded(3));
    assert_eq!(room(&w).table().viewer(), Viewer::Room);
    assert!(says(&w, "the layer to decide."));
    assert!(!buttons(&w).iter().any(|name| name.contains("Lay the mine")));
    click(&mut w, "I am here");
    assert_eq!(room(&w).table().viewer(), Viewer::Side(SideNo::A));
    click(&mut w, "Lay the mine in field 3");
    assert_ne!(room(&w).table().viewer(), Viewer::Side(SideNo::A));
    assert!(!says(&w, "The mine is laid in field 3"));
    assert!(!says(&w, "the mine at"), "it is not drawn for the squad");
    if says(&w, "I am here") {
        click(&mut w, "I am here");
    }
    assert!(says(&w, "A mine is laid, or none."));
    // An earlier moment is looked at, but what is hidden is not played anew.
    press(&mut w, Key::Home);
    assert_eq!(room(&w).shown_node(), NodeId(0));
    assert!(!says(&w, "the mine at"));
    assert!(!says(&w, "Go on from here"));
    click(&mut w, "Back to the current position");
    assert_eq!(room(&w).shown_node(), room(&w).table().glance().node);
}

#[test]
fn dice_of_the_table_are_typed_in_one_after_the_other() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &MEADOW, 0, BY_HAND);
    laid(&mut w, 1);
    click(&mut w, "Send a man ahead");
    click(&mut w, "Send a man ahead");
    click(&mut w, "Go on to field 1");
    click(&mut w, "Roll for those who went ahead");
    assert!(says(&w, "Die 1 of 2: man 1"));
    click(&mut w, "Die shows 2");
    assert!(says(&w, "Die 2 of 2: man 2"));
    click(&mut w, "Correct the last face");
    assert!(says(&w, "Die 1 of 2: man 1"));
    // By keyboard as well.
    press(&mut w, Key::Num1);
    press(&mut w, Key::Num6);
    let node = room(&w).table().glance().node;
    let told = room(&w).table().told(node).unwrap();
    let faces: Vec<u8> = told.dice.iter().map(|die| die.pips()).collect();
    assert_eq!(faces, [1, 6]);
    assert!(says(&w, "man 1: 1, a hit"));
    assert!(says(&w, "man 2: 6 (needs 3 to 6)"));
}

#[test]
fn a_throw_that_was_not_meant_is_cancelled_and_nothing_is_rolled() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &MEADOW, 0, BY_HAND);
    laid(&mut w, 1);
    click(&mut w, "Send a man ahead");
    click(&mut w, "Go on to field 1");
    let before = room(&w).table().glance();
    click(&mut w, "Roll for those who went ahead");
    click(&mut w, "Die shows 4");
    // One die: it is thrown with its face.
    assert_ne!(room(&w).table().glance(), before);
    drop(w);
    let mut w = begin(home.path(), &MEADOW, 0, BY_HAND);
    laid(&mut w, 1);
    click(&mut w, "Send a man ahead");
    click(&mut w, "Send a man ahead");
    click(&mut w, "Go on to field 1");
    let before = room(&w).table().glance();
    click(&mut w, "Roll for those who went ahead");
    click(&mut w, "Die shows 4");
    click(&mut w, "Cancel");
    assert_eq!(room(&w).table().glance(), before);
    click(&mut w, "Roll for those who went ahead");
    assert!(says(&w, "Die 1 of 2"), "the first face is asked for anew");
    press(&mut w, Key::Escape);
    assert!(!says(&w, "Die 1 of 2"), "Esc closes it as well");
    assert_eq!(room(&w).table().glance(), before);
}

#[test]
fn what_cannot_be_done_says_why_with_its_case() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &MEADOW, 0, seeded(3));
    laid(&mut w, 1);
    // A button that is off is read aloud with its reason.
    let go = w.get_by_label_contains("Go on to field 1");
    assert!(go.accesskit_node().is_disabled());
    assert!(says(&w, "Somebody has to go ahead. [3]"));
    // A click on a field that nothing leads to.
    click(&mut w, "Field 4");
    assert!(says(&w, "Send men ahead, and go on."));
}

#[test]
fn a_move_is_undone_and_done_again_but_not_what_has_been_seen() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &MEADOW, 0, seeded(3));
    laid(&mut w, 1);
    click(&mut w, "Send a man ahead");
    let sent = room(&w).table().glance();
    press_with(&mut w, Key::Z);
    assert_eq!(room(&w).table().glance().ply + 1, sent.ply);
    press_with(&mut w, Key::Y);
    assert_eq!(room(&w).table().glance(), sent);
    click(&mut w, "Go on to field 1");
    let found = room(&w).table().glance();
    press_with(&mut w, Key::Z);
    assert_eq!(room(&w).table().glance(), found, "the mine has been seen");
    assert!(says(&w, "cannot be undone") || says(&w, "has been seen") || says(&w, "shown"));
    assert_ne!(found.node, NodeId(0));
}

fn press_with(window: &mut Window<'_>, key: Key) {
    window.key_press_modifiers(egui::Modifiers::COMMAND, key);
    window.run_steps(4);
}
