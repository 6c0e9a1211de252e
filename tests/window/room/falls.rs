//! Other results of a throw, as lines, in the window.

use super::{begin, play, room, seeded, tabletop};
use crate::window::{Window, click, click_beginning, press, says};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::engine::NodeId;
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Entry, Fall, find, read};
use std::path::Path;

fn battle(home: &Path, entry: &Entry) -> Window<'static> {
    let mut w = begin(home, entry, 1, seeded(3));
    play(&mut w, 7, |table| {
        table
            .told(table.glance().node)
            .is_some_and(|told| !told.dice.is_empty())
    });
    w.run_steps(3);
    w
}

fn opens(w: &mut Window<'_>) {
    w.key_press_modifiers(Modifiers::COMMAND, Key::R);
    w.run_steps(4);
}

fn falls(w: &Window<'_>, at: NodeId) -> Vec<Fall> {
    room(w).table().falls(at)
}

/// Every named thing to press that tells of a result and its chance.
fn rows(w: &Window<'_>) -> Vec<String> {
    let buttons = w.query_all_by_role(egui::accesskit::Role::Button);
    let names = buttons.filter_map(|node| node.accesskit_node().label());
    names.filter(|name| name.contains("% · ")).collect()
}

#[test]
fn another_result_of_a_throw_is_a_line_that_is_played_on_in_both_games() {
    for key in ["tabletop", "hells_gate"] {
        let home = tempfile::tempdir().unwrap();
        let mut w = battle(home.path(), find(SYSTEMS, key).unwrap());
        let (at, before) = (room(&w).table().glance().node, room(&w).table().actions());
        assert!(says(&w, "Another result…"), "beside the last throw");
        opens(&mut w);
        let listed = rows(&w);
        assert_eq!(listed.len(), falls(&w, at).len(), "{listed:?}");
        assert_eq!(
            listed
                .iter()
                .filter(|row| row.contains("this line"))
                .count(),
            1
        );
        let other = listed.iter().find(|row| !row.contains("line")).unwrap();
        click(&mut w, other);
        let table = room(&w).table();
        let line = table.glance().node;
        assert_eq!((table.actions(), table.variations().len()), (before + 1, 2));
        assert!(table.told(line).unwrap().chosen);
        // The result that fell has its line, and a click goes back to it.
        let old = rows(&w)
            .into_iter()
            .find(|row| row.contains("has a line"))
            .unwrap();
        click(&mut w, &old);
        assert_eq!(room(&w).table().glance().node, at);
        // What was chosen is told where the lines are told.
        w.key_press_modifiers(Modifiers::COMMAND, Key::L);
        w.run_steps(4);
        assert!(says(&w, "Another result · ") && says(&w, "chosen "));
        let saved = room(&w).table().write("");
        let again = read(SYSTEMS, saved.as_bytes()).unwrap();
        assert_eq!((again.damage, again.odd.n), (None, 0));
    }
}

#[test]
fn every_result_becomes_a_line_and_one_undo_takes_them_all_away() {
    let home = tempfile::tempdir().unwrap();
    let mut w = battle(home.path(), tabletop::entry());
    let at = room(&w).table().glance().node;
    opens(&mut w);
    click(&mut w, "Every result as a line");
    let all = falls(&w, at);
    assert!(all.iter().all(|fall| fall.node.is_some()), "{all:?}");
    assert_eq!(
        room(&w).table().glance().node,
        at,
        "one stays where one was"
    );
    assert_eq!(room(&w).table().variations().len(), all.len());
    w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    w.run_steps(4);
    assert_eq!(room(&w).table().variations().len(), 1);
    assert_eq!(room(&w).table().glance().node, at);
    w.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    w.run_steps(4);
    assert_eq!(room(&w).table().variations().len(), all.len());
    press(&mut w, Key::Escape);
    assert!(!says(&w, "Other results of a throw"));
}

#[test]
fn a_throw_is_rolled_again_and_undo_leads_back_to_what_fell() {
    let home = tempfile::tempdir().unwrap();
    let mut w = battle(home.path(), tabletop::entry());
    let at = room(&w).table().glance().node;
    let parent = room(&w).table().told(at).unwrap().parent;
    opens(&mut w);
    click(&mut w, "Roll again");
    let table = room(&w).table();
    let told = table.told(table.glance().node).unwrap();
    assert_eq!(told.parent, parent);
    assert!(says(&w, "The dice of this line: "));
    if told.node != at {
        w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        w.run_steps(4);
        assert_eq!(room(&w).table().glance().node, at);
    }
    // Where nothing has been rolled there is nothing to choose, and it says so.
    click_beginning(&mut w, "Close");
    press(&mut w, Key::Home);
    opens(&mut w);
    assert!(says(&w, "No dice have been rolled"));
}
