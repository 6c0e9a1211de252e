//! The lines of a game as a tree in the window: entered, named, promoted, deleted, and
//! kept.

use super::minefield::Minefield;
use super::{begin, play, room, seeded, tabletop};
use crate::window::{self, USUAL, Window, click, click_beginning, press, push, says, written};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::Room;
use hells_gate::app::commands::{Command, Dialog, ReportFile};
use hells_gate::app::room::Deed;
use hells_gate::engine::{DiceMode, NodeId, Options, Viewer};
use hells_gate::json::Doc;
use hells_gate::table::{Entry, Judgement, Remark, Sheet, Table};
use std::path::Path;

const MEADOW: Entry = Entry::of::<Minefield>();

fn deed(window: &mut Window<'_>, deed: Deed) {
    push(window, Command::Room(Box::new(deed)));
    window.run_steps(3);
}

/// Opens the lines, or closes them.
fn lines(window: &mut Window<'_>) {
    window.key_press_modifiers(Modifiers::COMMAND, Key::L);
    window.run_steps(4);
}

/// The names of all that can be pressed in the window and tells of an action.
fn rows(window: &Window<'_>) -> Vec<String> {
    let buttons = window.query_all_by_role(Role::Button);
    let names = buttons.filter_map(|node| node.accesskit_node().label());
    names.filter(|name| name.contains("· action ")).collect()
}

/// A game in the meadow that nothing is hidden in: three men are sent, then they go on
/// instead of the third being sent.
fn two_lines(home: &Path) -> Window<'static> {
    let sheet = Sheet {
        scenario: MEADOW.starts[0].text.parse().unwrap(),
        changed: Doc::Object(Vec::new()),
        options: Options {
            dice: DiceMode::ByHand,
            ..seeded(1)
        },
    };
    let mut table = (MEADOW.open)(sheet).unwrap();
    table.view_as(Viewer::All);
    let mut w = window::open(home, USUAL, |_| {});
    w.state_mut().enter(Room::new(table, None));
    w.run_steps(4);
    for action in ["lay F3", "send", "send", "send"] {
        written(&mut w, &[action]);
    }
    deed(&mut w, Deed::LookAt(Some(NodeId(3))));
    click(&mut w, "Go on from here");
    written(&mut w, &["go"]);
    w.run_steps(3);
    w
}

#[test]
fn playing_on_from_an_earlier_position_grows_a_line_and_keeps_the_old_one() {
    let home = tempfile::tempdir().unwrap();
    let mut w = two_lines(home.path());
    let table = room(&w).table();
    assert_eq!((table.actions(), table.variations().len()), (5, 2));
    lines(&mut w);
    assert!(says(&w, "Lines of this game"));
    let listed = rows(&w);
    let other: Vec<_> = listed
        .iter()
        .filter(|r| r.contains("Another choice"))
        .collect();
    assert_eq!(other.len(), 1, "{listed:?}");
    assert!(other[0].contains("1 action"), "{other:?}");
    // The first line is where it was, and one click leads there.
    let old = listed
        .iter()
        .find(|row| row.contains("action 4") && !row.contains("Another"));
    click(&mut w, &old.expect("the old line").clone());
    assert_eq!(room(&w).table().glance().node, NodeId(4));
    assert_eq!(room(&w).table().actions(), 5);
    // By key, too: the row that has the attention is pressed.
    let row = other[0].clone();
    w.get_by_label(&row).focus();
    w.run_steps(2);
    press(&mut w, Key::Enter);
    assert_eq!(room(&w).table().glance().node, NodeId(5));
    press(&mut w, Key::Escape);
    assert!(!says(&w, "Lines of this game"));
}

#[test]
fn a_line_is_named_promoted_and_deleted_and_every_step_is_taken_back() {
    let home = tempfile::tempdir().unwrap();
    let mut w = two_lines(home.path());
    lines(&mut w);
    w.get_by_role_and_label(Role::TextInput, "Name of this position")
        .focus();
    w.run_steps(2);
    for word in "With two men".split_inclusive(' ') {
        w.event(egui::Event::Text(word.to_owned()));
        w.run_steps(2);
    }
    assert_eq!(room(&w).table().name(NodeId(5)), Some("With two men"));
    assert!(says(&w, "With two men · Another choice"));
    assert!(says(&w, "Timeline: With two men"), "the timeline knows it");
    click(&mut w, "Make it the main line");
    assert_eq!(room(&w).table().ways_on(NodeId(3)), [5, 4].map(NodeId));
    click(&mut w, "Delete from here on");
    let table = room(&w).table();
    assert_eq!(table.glance().node, NodeId(3));
    assert_eq!(table.ways_on(NodeId(3)), [NodeId(4)]);
    assert!(says(&w, "Undo brings it back"));
    // What was done last is taken back by the usual key: first all that was arranged.
    for _ in 0..3 {
        w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        w.run_steps(3);
    }
    let table = room(&w).table();
    assert_eq!(table.glance().node, NodeId(5));
    assert_eq!(table.ways_on(NodeId(3)), [4, 5].map(NodeId));
    assert_eq!(table.name(NodeId(5)), None);
    w.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    w.run_steps(3);
    assert_eq!(room(&w).table().name(NodeId(5)), Some("With two men"));
    // After something has been played the button still takes it back.
    written(&mut w, &["send"]);
    w.run_steps(2);
    click(&mut w, "Undo the last change of the lines");
    assert_eq!(room(&w).table().name(NodeId(5)), None);
    assert_eq!(room(&w).table().actions(), 6);
}

#[test]
fn what_is_deleted_is_listed_and_comes_back() {
    let home = tempfile::tempdir().unwrap();
    let mut w = two_lines(home.path());
    lines(&mut w);
    click(&mut w, "Delete from here on");
    written(&mut w, &["send"]);
    w.run_steps(2);
    click(&mut w, "1 deleted line");
    w.run_steps(20);
    click_beginning(&mut w, "Bring back: ");
    assert_eq!(room(&w).table().ways_on(NodeId(3)), [4, 5].map(NodeId));
    assert!(!says(&w, "1 deleted line"));
}

#[test]
fn a_line_is_folded_and_every_action_is_shown_when_it_is_wanted() {
    let home = tempfile::tempdir().unwrap();
    let mut w = two_lines(home.path());
    written(&mut w, &["send"]);
    w.run_steps(2);
    lines(&mut w);
    let few = rows(&w).len();
    click(&mut w, "Show every action");
    assert_eq!(rows(&w).len(), 6);
    assert!(few < 6);
    click_beginning(&mut w, "Fold: ");
    assert_eq!(rows(&w).len(), 5);
    click_beginning(&mut w, "Unfold: ");
    assert_eq!(rows(&w).len(), 6);
}

#[test]
fn a_report_that_is_being_written_can_be_stopped_and_then_leaves_no_file() {
    for file in [ReportFile::Markdown, ReportFile::Pdf] {
        let home = tempfile::tempdir().unwrap();
        let mut w = two_lines(home.path());
        push(&mut w, Command::ExportReport(file));
        w.step();
        let mut asked = false;
        while w.state().writes_report() {
            if let Some(stop) = w.query_by_label("Stop writing").filter(|_| !asked) {
                stop.click();
                asked = true;
            }
            w.step();
            std::thread::yield_now();
        }
        w.run_steps(3);
        // It may be written by the time that somebody stops it; half of it never is.
        let stopped = says(&w, "no report was written");
        assert!(asked || !stopped);
        assert_ne!(stopped, says(&w, "Exported as"));
        let pages = std::fs::read_dir(home.path().join("pages"));
        let written = pages.map_or(0, |folder| folder.count());
        assert_eq!(written, usize::from(!stopped));
    }
}

#[test]
fn a_remark_is_shown_as_it_is_read_once_it_has_marks() {
    let home = tempfile::tempdir().unwrap();
    let mut w = two_lines(home.path());
    push(&mut w, Command::Toggle(Dialog::Remark));
    for (text, read) in [("Plainly said", false), ("Why *here*?\n\n1. `go`", true)] {
        let remark = Remark {
            text: text.to_owned(),
            ..Remark::default()
        };
        let node = room(&w).table().glance().node;
        deed(&mut w, Deed::Remark(node, remark));
        assert_eq!(says(&w, "As it is read:"), read, "{text}");
    }
    for words in ["Why ", "here", "1. ", "go"] {
        assert!(w.query_all_by_label(words).next().is_some(), "{words}");
    }
}

#[test]
fn the_whole_tree_outlives_the_end_of_the_program_and_lies_in_the_file() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    play(&mut w, 5, |table| table.glance().ply >= 12);
    press(&mut w, Key::Escape);
    let line = room(&w).table().line();
    deed(&mut w, Deed::Enter(line[5]));
    play(&mut w, 9, |table| table.glance().ply >= 9);
    let mistake = Remark {
        judgement: Some(Judgement::Mistake),
        ..Remark::default()
    };
    deed(&mut w, Deed::Remark(line[8], mistake));
    lines(&mut w);
    click(&mut w, "Make it the main line");
    assert!(says(&w, "mistake"), "marks stand in the tree");
    let told = |table: &dyn Table| (table.variations(), table.deleted(), table.glance());
    let before = told(room(&w).table());
    assert!(before.0.len() > 1);
    // The program ends without a word.
    drop(w);
    let mut w = window::open(home.path(), USUAL, |_| {});
    click(&mut w, "Go on with it");
    assert_eq!(told(room(&w).table()), before);
    push(&mut w, Command::SaveAs("A study".to_owned()));
    w.run_steps(3);
    let path = room(&w).path.clone().unwrap();
    push(&mut w, Command::Open(path));
    w.run_steps(3);
    assert_eq!(told(room(&w).table()), before);
    assert!(room(&w).table().remark(line[8]).is_some());
}

#[test]
fn the_arrow_keys_walk_the_tree_past_what_is_in_sight() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    play(&mut w, 5, |table| table.glance().ply >= 60);
    press(&mut w, Key::Escape);
    deed(&mut w, Deed::Enter(NodeId(0)));
    lines(&mut w);
    click(&mut w, "Show every action");
    let first = rows(&w);
    let begin = first
        .iter()
        .find(|row| row.contains("· action 1 ") || row.ends_with("· action 1"));
    w.get_by_label(begin.expect("the first action")).focus();
    w.run_steps(2);
    for _ in 0..45 {
        press(&mut w, Key::ArrowDown);
    }
    press(&mut w, Key::Enter);
    assert_eq!(room(&w).table().glance().ply, 46);
}
