//! The order of battle: sorted, searched, clicked.

use super::minefield::Minefield;
use super::{begin, play, room, seeded, tabletop};
use crate::window::{Window, click, click_beginning, press, says};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::present::system::{UnitLine, Whereabouts};
use hells_gate::table::Entry;

const MEADOW: Entry = Entry::of::<Minefield>();

fn open(w: &mut Window<'_>) {
    w.key_press_modifiers(Modifiers::COMMAND, Key::F);
    w.run_steps(4);
    assert!(says(w, "Find in the order of battle"));
}

fn lines(w: &Window<'_>) -> Vec<UnitLine> {
    let table = room(w).table();
    table.order_of_battle(room(w).shown_node())
}

/// The names of the units in the list, in its order.
fn listed(w: &Window<'_>) -> Vec<String> {
    let all: Vec<String> = lines(w).into_iter().map(|line| line.name).collect();
    let mut rows: Vec<(f32, String)> = Vec::new();
    for node in w.query_all_by_role(egui::accesskit::Role::Button) {
        let label = node.accesskit_node().label().unwrap_or_default();
        let named = label.split(", ").next().unwrap_or_default();
        if label.matches(", ").count() >= 3 && all.iter().any(|name| name == named) {
            rows.push((node.rect().top(), named.to_owned()));
        }
    }
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    rows.into_iter().map(|(_, name)| name).collect()
}

#[test]
fn every_unit_of_both_sides_is_listed_the_dead_and_those_to_come_as_well() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 0, seeded(3));
    play(&mut w, 4, |table| {
        let lines = table.order_of_battle(table.glance().node);
        let dead = |line: &UnitLine| matches!(line.stands, Whereabouts::Gone(_));
        table.glance().clock.0[0] >= 2 && lines.iter().any(dead)
    });
    w.run_steps(3);
    open(&mut w);
    let all = lines(&w);
    let comes = |line: &&UnitLine| matches!(line.stands, Whereabouts::Comes { .. });
    assert!(all.iter().any(|line| comes(&line)), "somebody is to come");
    assert_eq!(listed(&w).len(), all.len());
    assert!(says(&w, "destroyed"));
    let late = all.iter().find(comes).unwrap();
    let Whereabouts::Comes { turn, at } = &late.stands else {
        unreachable!("it was looked for");
    };
    assert!(says(&w, &format!("turn {turn}, {at}")));
}

#[test]
fn it_is_sorted_by_a_click_on_a_column_and_turned_round_by_another() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 0, seeded(3));
    open(&mut w);
    let given = listed(&w);
    let mut sorted = given.clone();
    sorted.sort();
    assert_ne!(given, sorted);
    click(&mut w, "Sort by: Unit");
    assert_eq!(listed(&w), sorted);
    click(&mut w, "Sort by: Unit");
    sorted.reverse();
    assert_eq!(listed(&w), sorted);
    click_beginning(&mut w, "Sort by: Strength");
    let strength = |name: &String| lines(&w).iter().find(|l| l.name == *name).unwrap().strength;
    let strengths: Vec<_> = listed(&w).iter().map(strength).collect();
    assert!(strengths.is_sorted(), "{strengths:?}");
}

#[test]
fn it_is_searched_by_any_word_and_a_click_shows_the_unit_and_plays_nothing() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 0, seeded(3));
    open(&mut w);
    let all = lines(&w);
    let here = |line: &&UnitLine| matches!(line.stands, Whereabouts::On(_));
    let wanted = all.iter().rfind(here).unwrap();
    let before = room(&w).table().glance();
    // The field has the keyboard at once.
    w.get_by_label("Find in the order of battle")
        .type_text(&wanted.name);
    w.run_steps(3);
    let found = listed(&w);
    assert!(found.contains(&wanted.name) && found.len() < all.len());
    let side = &room(&w).table().about().sides[wanted.side.index()].name;
    click_beginning(&mut w, &format!("{}, {side}, ", wanted.name));
    assert_eq!(room(&w).picked(), std::slice::from_ref(&wanted.code));
    assert_eq!(room(&w).table().glance(), before);
    // And it has it again after a click on a unit.
    w.event(egui::Event::Text(" nonsense".to_owned()));
    w.run_steps(3);
    assert!(says(&w, "No unit has all these words."));
    press(&mut w, Key::Escape);
    press(&mut w, Key::Escape);
    assert!(!says(&w, "Find in the order of battle"));
}

#[test]
fn what_is_hidden_is_in_nobodys_order_of_battle() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &MEADOW, 0, seeded(3));
    click(&mut w, "I am here");
    click(&mut w, "Lay the mine in field 3");
    if says(&w, "I am here") {
        click(&mut w, "I am here");
    }
    open(&mut w);
    assert_eq!(listed(&w), ["the squad"]);
    let squad = w.get_by_label_contains("the squad, the squad, 3 of 3, F0");
    assert!(!squad.accesskit_node().is_disabled());
}
