//! Two positions of a game side by side, in the window.

use super::{begin, play, room, seeded};
use crate::window::{Window, click, click_beginning, press, push, says};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::commands::Command;
use hells_gate::app::room::Deed;
use hells_gate::engine::NodeId;
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Edit, Entry, find};
use std::path::Path;

/// Two lines from an early position on; one stands at the end of the second.
fn two_lines(home: &Path, entry: &Entry) -> (Window<'static>, [NodeId; 2]) {
    let mut w = begin(home, entry, 1, seeded(3));
    play(&mut w, 5, |table| table.glance().clock.0[0] >= 2);
    press(&mut w, Key::Escape);
    let line = room(&w).table().line();
    let first = line[line.len() - 1];
    push(&mut w, Command::Room(Box::new(Deed::Enter(line[2]))));
    play(&mut w, 9, |table| table.glance().clock.0[0] >= 2);
    press(&mut w, Key::Escape);
    let second = room(&w).table().glance().node;
    let name = Edit::Name(first, "As it was".to_owned());
    push(&mut w, Command::Room(Box::new(Deed::Edit(name))));
    w.run_steps(3);
    (w, [first, second])
}

fn opens(w: &mut Window<'_>) {
    w.key_press_modifiers(Modifiers::COMMAND, Key::D);
    w.run_steps(4);
}

/// The names of the maps that are seen.
fn maps(w: &Window<'_>) -> Vec<String> {
    let images = w.query_all_by_role(Role::Image);
    let names = images.filter_map(|node| node.accesskit_node().label());
    names.filter(|name| name.contains(" position: ")).collect()
}

#[test]
fn two_lines_lie_side_by_side_and_what_differs_is_listed_in_both_games() {
    for key in ["hells_gate", "tabletop"] {
        let home = tempfile::tempdir().unwrap();
        let (mut w, nodes) = two_lines(home.path(), find(SYSTEMS, key).unwrap());
        opens(&mut w);
        assert_eq!(room(&w).compares(), Some(nodes));
        let seen = maps(&w);
        assert_eq!(seen.len(), 2, "{seen:?}");
        assert!(
            seen[0].starts_with("First position: As it was · action "),
            "{seen:?}"
        );
        // Under them both lines run on as curves.
        assert!(says(&w, "First position · ") && says(&w, " points"));
        click(&mut w, "One map at a time");
        assert_eq!(maps(&w), seen[..1]);
        click(&mut w, "Show the second map");
        assert_eq!(maps(&w), seen[1..]);
        click(&mut w, "One map at a time");
        let differs = room(&w).table().compare(nodes).unwrap();
        assert!(
            differs.iter().filter(|it| it.unit.is_some()).count() > 1,
            "{differs:?}"
        );
        assert!(says(&w, &format!("{} differences", differs.len())));
        assert!(
            w.query_by_label(&differs[0].told).is_some(),
            "{}",
            differs[0].told
        );
        // The other way round it says the same the other way round.
        click(&mut w, "Swap");
        assert_eq!(room(&w).compares(), Some([nodes[1], nodes[0]]));
        click(&mut w, "Go to the second");
        assert_eq!(room(&w).table().glance().node, nodes[0]);
        press(&mut w, Key::Escape);
        assert_eq!(room(&w).compares(), None);
    }
}

#[test]
fn any_named_position_can_be_chosen_and_the_same_one_differs_in_nothing() {
    let home = tempfile::tempdir().unwrap();
    let (mut w, nodes) = two_lines(home.path(), find(SYSTEMS, "tabletop").unwrap());
    opens(&mut w);
    click_beginning(&mut w, "Second position: ");
    {
        let mut list = w.query_all_by_label_contains("As it was · action ");
        let row = list.rfind(|node| node.accesskit_node().role() == Role::Button);
        row.expect("it has a name").click_accesskit();
    }
    w.run_steps(4);
    assert_eq!(room(&w).compares(), Some([nodes[0], nodes[0]]));
    assert!(says(&w, "Nothing differs."));
    // What is deleted is compared no longer.
    let delete = Edit::Delete(nodes[0]);
    push(&mut w, Command::Room(Box::new(Deed::Edit(delete))));
    w.run_steps(3);
    assert!(!maps(&w).iter().any(|name| name.contains("As it was")));
}
