//! What really happened, beside a game in the window.

use super::{begin, play, room, seeded};
use crate::window::{click, press, push, says};
use egui::{Key, Modifiers};
use hells_gate::app::commands::Command;
use hells_gate::app::room::Deed;
use hells_gate::engine::NodeId;
use hells_gate::systems::SYSTEMS;
use hells_gate::table::find;

#[test]
fn it_is_told_of_the_turn_looked_at_and_laid_over_the_map_in_both_games() {
    for key in ["hells_gate", "tabletop"] {
        let home = tempfile::tempdir().unwrap();
        let entry = find(SYSTEMS, key).unwrap();
        let mut w = begin(home.path(), entry, 0, seeded(3));
        play(&mut w, 5, |table| table.glance().clock.0[0] >= 2);
        press(&mut w, Key::Escape);
        w.key_press_modifiers(Modifiers::COMMAND, Key::H);
        w.run_steps(4);
        assert!(room(&w).shows_history());
        assert!(says(&w, "Turn 2, 28–30 January"), "{key}");
        let at = room(&w).shown_node();
        let told = room(&w).table().history(at).unwrap();
        assert!(!told.differs.is_empty());
        for line in &told.differs {
            assert!(says(&w, line), "{key}: {line}");
        }
        assert!(says(&w, "The ring closed: on 28 January, in turn 2."));
        // Another moment, another turn.
        let begin = Deed::LookAt(Some(NodeId(0)));
        push(&mut w, Command::Room(Box::new(begin)));
        w.run_steps(4);
        assert!(says(&w, "Turn 1, 25–27 January"), "{key}");
        click(&mut w, "On the map");
        assert!(room(&w).shows("history"));
        assert!(says(&w, "Legend: What really happened"), "{key}");
        press(&mut w, Key::Escape);
        assert!(!room(&w).shows_history());
    }
}

#[test]
fn where_nothing_is_known_the_window_says_so() {
    let home = tempfile::tempdir().unwrap();
    let entry = find(SYSTEMS, "tabletop").unwrap();
    let mut w = begin(home.path(), entry, 1, seeded(3));
    w.key_press_modifiers(Modifiers::COMMAND, Key::H);
    w.run_steps(4);
    assert!(!room(&w).shows_history());
    assert!(says(&w, "Nothing is known here of what really happened"));
}

#[test]
fn the_end_of_a_game_has_its_result_beside_that_of_history() {
    let home = tempfile::tempdir().unwrap();
    let entry = find(SYSTEMS, "hells_gate").unwrap();
    let mut w = begin(home.path(), entry, 0, seeded(3));
    play(&mut w, 5, |table| table.glance().to_act.is_none());
    w.run_steps(4);
    let at = room(&w).table().glance().node;
    let told = room(&w).table().history(at).unwrap();
    assert_eq!(told.beside.len(), 3);
    for row in &told.beside {
        assert!(says(
            &w,
            &format!("{}: {}. Here: {}.", row.what, row.then, row.here)
        ));
    }
}
