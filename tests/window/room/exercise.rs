//! A page for a class: a question with room for the answer, and the solution.

use super::{played, room};
use crate::window::{self, click, press, push, says};
use egui::{Key, Modifiers};
use hells_gate::app::Room;
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::engine::NodeId;
use hells_gate::systems::SYSTEMS;
use hells_gate::table::find;
use std::fs;

#[test]
fn a_position_becomes_pages_with_a_question_and_its_solution() {
    let home = tempfile::tempdir().unwrap();
    let entry = find(SYSTEMS, "tabletop").unwrap();
    let table = played(entry, 7, |table| table.actions() >= 20);
    let mut w = window::open(home.path(), window::USUAL, |_| {});
    w.state_mut().enter(Room::new(table, None));
    w.state_mut().push(Command::LookAtBeginning);
    w.run_steps(3);
    assert_eq!(room(&w).shown_node(), NodeId(0));
    w.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::E);
    w.run_steps(3);
    assert!(says(&w, "Page for a class"));
    click(&mut w, "Without the units");
    click(&mut w, "Black and white");
    click(&mut w, "Write the pages");
    let pages = home.path().join("pages");
    let written: Vec<_> = fs::read_dir(&pages).unwrap().flatten().collect();
    assert_eq!(written.len(), 1);
    let bytes = fs::read(written[0].path()).unwrap();
    assert!(bytes.starts_with(b"%PDF"));
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.contains("/Count 2"), "a question and a solution");
    // Without the solution it is one page.
    push(&mut w, Command::Toggle(Dialog::Handout));
    w.run_steps(2);
    click(&mut w, "Add a page with the solution");
    click(&mut w, "Write the pages");
    let written: Vec<_> = fs::read_dir(&pages).unwrap().flatten().collect();
    assert_eq!(written.len(), 2);
    let lens: Vec<u64> = written
        .iter()
        .map(|file| file.metadata().unwrap().len())
        .collect();
    assert_ne!(lens[0], lens[1]);
    press(&mut w, Key::Escape);
}
