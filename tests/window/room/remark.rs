//! What people say about a moment: a judgement and words.

use super::{begin, play, room, seeded, tabletop};
use crate::window::{Window, click, press, says};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::app::room::Deed;
use hells_gate::engine::NodeId;
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Judgement, Remark, read};
use std::path::Path;

fn looking(home: &Path) -> (Window<'static>, NodeId) {
    let mut w = begin(home, tabletop::entry(), 1, seeded(3));
    play(&mut w, 5, |table| table.glance().ply >= 12);
    press(&mut w, Key::Escape);
    let at = room(&w).table().line()[5];
    w.state_mut()
        .push(Command::Room(Box::new(Deed::LookAt(Some(at)))));
    w.run_steps(4);
    (w, at)
}

#[test]
fn a_moment_is_judged_and_described_and_the_log_leads_to_it() {
    let home = tempfile::tempdir().unwrap();
    let (mut w, at) = looking(home.path());
    click(&mut w, "mistake");
    w.get_by_role_and_label(Role::TextInput, "Remark").focus();
    w.run_steps(2);
    for word in "The **centre** was open.".split_inclusive(' ') {
        w.event(egui::Event::Text(word.to_owned()));
        w.run_steps(2);
    }
    let said = Remark {
        text: "The **centre** was open.".to_owned(),
        judgement: Some(Judgement::Mistake),
    };
    assert_eq!(room(&w).table().remark(at), Some(&said));
    let action = room(&w).table().told(at).unwrap().ply;
    let line = format!("Remark on action {action}: mistake: The centre was open.");
    // From the present the log leads there again.
    w.state_mut().push(Command::LookAtPresent);
    w.run_steps(4);
    assert!(!says(&w, "An earlier moment"));
    click(&mut w, &line);
    assert_eq!(room(&w).shown_node(), at);
    // Another click takes the judgement away; the words stay.
    click(&mut w, "mistake");
    let said = room(&w).table().remark(at).unwrap();
    assert_eq!(said.judgement, None);
    assert_eq!(said.text, "The **centre** was open.");
}

#[test]
fn remarks_are_kept_with_the_game_and_what_belongs_nowhere_is_told() {
    let home = tempfile::tempdir().unwrap();
    let (mut w, at) = looking(home.path());
    w.state_mut().push(Command::Room(Box::new(Deed::Remark(
        at,
        Remark {
            text: "Здесь \"решилось\"\nвсё".to_owned(),
            judgement: Some(Judgement::TurningPoint),
        },
    ))));
    w.run_steps(3);
    let said = room(&w).table().remark(at).cloned();
    assert!(said.is_some());
    let saved = room(&w).table().write("2026-11-23T12:00:00Z");
    let opened = read(SYSTEMS, saved.as_bytes()).unwrap();
    assert_eq!(opened.damage, None);
    assert_eq!(opened.table.remark(at).cloned(), said);
    // The game as it was played is no other.
    assert_eq!(opened.table.glance(), room(&w).table().glance());
    let elsewhere = saved.replace(&format!("\"at\":{}", at.0), "\"at\":9999");
    let elsewhere = elsewhere.replace(&format!("\"at\": {}", at.0), "\"at\": 9999");
    let opened = read(SYSTEMS, elsewhere.as_bytes()).unwrap();
    let damage = opened.damage.expect("it belongs nowhere");
    assert_eq!(damage.stop, None);
    assert!(
        damage
            .notes
            .iter()
            .any(|note| note.to_string().contains("9999"))
    );
    assert_eq!(opened.table.remark(at), None);
}

#[test]
fn the_window_of_remarks_follows_the_moment_and_esc_closes_it() {
    let home = tempfile::tempdir().unwrap();
    let (mut w, _) = looking(home.path());
    press(&mut w, Key::End);
    w.key_press_modifiers(egui::Modifiers::COMMAND, Key::M);
    w.run_steps(4);
    assert!(says(&w, "Remark on this moment"));
    click(&mut w, "good");
    let now = room(&w).table().glance().node;
    let said = room(&w).table().remark(now).unwrap();
    assert_eq!(said.judgement, Some(Judgement::Good));
    press(&mut w, Key::Escape);
    assert!(!says(&w, "What there is to say"));
    assert!(room(&w).table().remark(now).is_some());
}

#[test]
fn the_window_of_a_remark_says_once_what_it_is() {
    let home = tempfile::tempdir().unwrap();
    let (mut w, _) = looking(home.path());
    w.state_mut().push(Command::LookAtPresent);
    w.state_mut().push(Command::Toggle(Dialog::Remark));
    w.run_steps(4);
    assert!(says(&w, "Remark on this moment"));
    let labels = w.query_all_by_role_and_label(Role::Label, "Remark");
    assert_eq!(labels.count(), 0);
    w.get_by_role_and_label(Role::TextInput, "Remark");
}

#[test]
fn whoever_opens_the_window_of_remarks_writes_and_what_is_typed_is_no_command() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    play(&mut w, 5, |table| table.glance().ply >= 12);
    press(&mut w, Key::Escape);
    let before = room(&w).table().glance();
    w.key_press_modifiers(Modifiers::COMMAND, Key::M);
    w.run_steps(3);
    // E would end the phase.
    w.key_press(Key::E);
    w.event(egui::Event::Text("e".to_owned()));
    w.run_steps(3);
    assert!(!room(&w).doubts());
    assert_eq!(room(&w).table().glance().node, before.node);
    let said = room(&w).table().remark(before.node).unwrap();
    assert_eq!(said.text, "e");
}
