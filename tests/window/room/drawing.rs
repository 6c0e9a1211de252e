//! Drawing on the map of any game.

use super::minefield::Minefield;
use super::{begin, room, seeded};
use crate::window::{Window, click, press, says};
use egui::Key;
use egui_kittest::kittest::Queryable;
use hells_gate::app::annotate::Drawing;
use hells_gate::app::commands::Command;
use hells_gate::table::{Entry, read};

const MEADOW: Entry = Entry::of::<Minefield>();

fn drawn(window: &Window<'_>) -> Vec<String> {
    let map = room(window).table().map();
    let sentence = |one: &hells_gate::present::annotation::Annotation| one.written(&*map);
    room(window).drawn().iter().map(sentence).collect()
}

/// The meadow with the mine laid and the pen in hand.
fn with_pen(home: &std::path::Path) -> Window<'static> {
    let mut w = begin(home, &MEADOW, 0, seeded(1));
    click(&mut w, "I am here");
    click(&mut w, "Lay the mine in field 4");
    if says(&w, "I am here") {
        click(&mut w, "I am here");
    }
    press(&mut w, Key::D);
    w
}

#[test]
fn circles_arrows_and_notes_belong_to_the_moment_they_are_drawn_at() {
    let home = tempfile::tempdir().unwrap();
    let mut w = with_pen(home.path());
    click(&mut w, "Field 2");
    assert_eq!(drawn(&w), ["circle layer F2"]);
    assert_eq!(room(&w).table().glance().ply, 1, "nothing is played");
    let map = room(&w).table().map();
    let [one, four] = ["F1", "F4"].map(|name| map.named(name).unwrap());
    w.state_mut()
        .push(Command::Draw(Drawing::Stroke(one, four)));
    w.run_steps(3);
    click(&mut w, "Note");
    click(&mut w, "Field 3");
    w.get_by_label("Words of the note").type_text("too far");
    w.run_steps(3);
    click(&mut w, "Write it");
    let all = [
        "circle layer F2",
        "arrow layer F1 F4",
        "note layer F3 too far",
    ];
    assert_eq!(drawn(&w), all);
    // Elsewhere in the game nothing is drawn.
    click(&mut w, "Done");
    click(&mut w, "Send a man ahead");
    assert!(drawn(&w).is_empty());
    w.state_mut().push(Command::Undo);
    w.run_steps(3);
    assert_eq!(drawn(&w), all, "it is there again");
    // It is saved with the game, and comes back with it.
    let text = room(&w).table().write("");
    let opened = read(&[MEADOW], text.as_bytes()).unwrap();
    assert!(opened.damage.is_none());
    assert_eq!(opened.table.write(""), text);
    let node = opened.table.glance().node;
    assert_eq!(opened.table.drawn(node), room(&w).drawn());
}

#[test]
fn what_is_drawn_is_taken_back_and_drawn_again_and_the_game_is_not() {
    let home = tempfile::tempdir().unwrap();
    let mut w = with_pen(home.path());
    click(&mut w, "Field 2");
    click(&mut w, "Field 3");
    click(&mut w, "Undo drawing");
    assert_eq!(drawn(&w), ["circle layer F2"]);
    w.state_mut().push(Command::Redo);
    w.run_steps(3);
    assert_eq!(drawn(&w).len(), 2);
    click(&mut w, "Field 2");
    assert_eq!(drawn(&w), ["circle layer F3"], "twice is not at all");
    assert_eq!(room(&w).table().glance().ply, 1);
    press(&mut w, Key::Escape);
    assert!(!room(&w).pen().on);
}

#[test]
fn drawings_of_a_file_that_fit_nowhere_are_left_out_and_told() {
    let home = tempfile::tempdir().unwrap();
    let mut w = with_pen(home.path());
    click(&mut w, "Field 2");
    let text = room(&w).table().write("");
    let odd = text.replace("circle layer F2", "circle layer F77");
    let opened = read(&[MEADOW], odd.as_bytes()).unwrap();
    let told = opened.damage.expect("it is told").to_string();
    assert!(
        told.contains("“circle layer F77” is nothing that can be drawn"),
        "{told}"
    );
    assert_eq!(
        opened.table.glance(),
        room(&w).table().glance(),
        "the game is whole"
    );
    let far = text.replace(r#""at": 1, "drawn""#, r#""at": 99, "drawn""#);
    assert_ne!(far, text);
    let told = read(&[MEADOW], far.as_bytes()).unwrap().damage.unwrap();
    assert!(told.to_string().contains("there is no action 99"), "{told}");
}
