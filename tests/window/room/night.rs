//! From the whole battle to its last night: a game of its own, one click away.

use super::{begin, play, played, room, seeded};
use crate::window::{self, click, press, push, says};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use hells_gate::app::Room;
use hells_gate::app::commands::Command;
use hells_gate::app::room::Deed;
use hells_gate::present::system::{Effect, without_faces};
use hells_gate::systems::SYSTEMS;
use hells_gate::table::find;

const LABEL: &str = "Play the night";
const ABOUT: &str = "not where your game stands";

#[test]
fn a_running_game_of_the_battle_goes_on_to_the_night_and_is_kept() {
    for key in ["hells_gate", "tabletop"] {
        let home = tempfile::tempdir().unwrap();
        let mut w = begin(home.path(), find(SYSTEMS, key).unwrap(), 0, seeded(3));
        play(&mut w, 5, |table| table.glance().clock.0[0] >= 2);
        press(&mut w, Key::Escape);
        click(&mut w, "Play");
        click(&mut w, LABEL);
        w.run_steps(4);
        let table = room(&w).table();
        assert_eq!(table.system(), "jaws_of_victory", "{key}");
        assert!(table.line().is_empty(), "it begins as printed");
        assert!(says(&w, ABOUT), "{key}");
    }
}

#[test]
fn it_is_offered_at_the_end_and_in_the_history_of_its_turn() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(
        home.path(),
        find(SYSTEMS, "hells_gate").unwrap(),
        0,
        seeded(3),
    );
    play(&mut w, 5, |table| table.glance().to_act.is_none());
    w.run_steps(4);
    assert!(says(&w, LABEL), "beside the verdict");
    press(&mut w, Key::Escape);
    w.key_press_modifiers(Modifiers::COMMAND, Key::H);
    w.run_steps(4);
    let turn = room(&w).table().glance().clock.0[0];
    assert_eq!(says(&w, ABOUT), turn >= 8, "turn {turn}");
    push(&mut w, Command::PlayFollowing);
    w.run_steps(4);
    assert_eq!(room(&w).table().system(), "jaws_of_victory");
}

#[test]
fn where_nothing_follows_nothing_is_offered() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(
        home.path(),
        find(SYSTEMS, "tabletop").unwrap(),
        1,
        seeded(3),
    );
    click(&mut w, "Play");
    assert!(says(&w, "Redo") && !says(&w, LABEL));
    press(&mut w, Key::Escape);
    push(&mut w, Command::PlayFollowing);
    w.run_steps(4);
    assert_eq!(room(&w).table().system(), "tabletop");
}

/// Whoever only looks for somebody to act has nobody act.
#[test]
fn the_next_one_that_can_act_is_shown_and_nothing_is_done() {
    let home = tempfile::tempdir().unwrap();
    let entry = find(SYSTEMS, "jaws_of_victory").unwrap();
    let mut w = begin(home.path(), entry, 0, seeded(3));
    let acts = |w: &crate::window::Window<'_>| {
        let mut legal = room(w).table().legal(None).into_iter();
        legal.any(|listed| listed.action.starts_with("stack "))
    };
    // Nobody merges, nobody moves up: the first wave.
    for _ in 0..2 {
        let done = Effect::Play(vec!["done".to_owned()]);
        push(&mut w, Command::Room(Box::new(Deed::Do(done))));
        w.run_steps(3);
    }
    assert!(acts(&w));
    let before = room(&w).table().glance().node;
    for _ in 0..3 {
        press(&mut w, Key::N);
        assert_eq!(room(&w).table().glance().node, before);
    }
    press(&mut w, Key::Enter);
    assert_ne!(room(&w).table().glance().node, before, "Enter does it");
}

#[test]
fn why_one_cannot_go_somewhere_is_told_only_while_somebody_points_there() {
    let home = tempfile::tempdir().unwrap();
    let night = find(SYSTEMS, "jaws_of_victory").unwrap();
    let mut w = begin(home.path(), night, 0, seeded(3));
    for action in ["done", "done", "stack 2522"] {
        let play = Effect::Play(vec![action.to_owned()]);
        push(&mut w, Command::Room(Box::new(Deed::Do(play))));
        w.run_steps(2);
    }
    let far = w.query_all_by_label_contains("Hex 1923").next().unwrap();
    let (far, size) = (far.rect().center(), w.ctx.content_rect().size());
    w.hover_at(far);
    w.run_steps(9);
    assert!(says(&w, "1923 is not next to 2522"));
    assert!(says(&w, "clear (reconstructed)"));
    w.hover_at(egui::pos2(size.x * 0.9, size.y * 0.3));
    w.run_steps(9);
    assert!(!says(&w, "1923 is not next to"), "nobody points there");
    assert!(says(&w, "clear (reconstructed)"), "the rest can be read");
}

#[test]
fn the_bar_of_the_verdict_lies_over_none_of_its_figures() {
    let home = tempfile::tempdir().unwrap();
    let entry = find(SYSTEMS, "jaws_of_victory").unwrap();
    let over = played(entry, 3, |table| table.glance().outcome.is_some());
    let last = over.line().last().and_then(|&node| over.told(node));
    let last = last.and_then(|told| told.action).unwrap();
    let mut w = window::open(home.path(), window::USUAL, |_| {});
    w.state_mut().enter(Room::new(over, None));
    // Its last action once more: then it ends before somebody's eyes.
    let play = Effect::Play(vec![without_faces(&last).to_owned()]);
    let again = Command::Room(Box::new(Deed::Do(play)));
    for command in [Command::Undo, again] {
        push(&mut w, command);
        w.run_steps(4);
    }
    let id = egui::Id::unique("verdict of the room");
    let verdict = w.ctx.memory(|m| m.area_rect(id)).expect("it is over");
    let spacing = w.ctx.global_style().spacing.clone();
    let bar = spacing.scroll.floating_width;
    let inside = verdict.right() - spacing.window_margin.rightf() - bar;
    let figures: Vec<_> = (w.query_all_by_role(Role::Label))
        .filter(|it| verdict.contains(it.rect().center()))
        .map(|it| (it.accesskit_node().value(), it.rect().right()))
        .collect();
    assert!(figures.len() > 5, "{figures:?}");
    let cut: Vec<_> = figures.iter().filter(|it| it.1 > inside).collect();
    assert!(cut.is_empty(), "{inside}: {cut:?}");
}

#[test]
fn where_one_side_decides_everything_the_dialog_says_that_nobody_sits_opposite() {
    let home = tempfile::tempdir().unwrap();
    let mut w = window::open(home.path(), window::USUAL, |_| {});
    let sentence = "Only one side decides here (Germans): nobody sits opposite";
    push(&mut w, Command::AgainstComputer);
    w.run_steps(4);
    assert!(!says(&w, sentence), "the computer sits there");
    let card = w.get_by_role_and_label(Role::ListBoxOption, "Through Hell's Gate");
    card.click_accesskit();
    w.run_steps(4);
    // Whoever wanted an opponent for another game plays this one.
    assert!(says(&w, "Germans: who plays: Human") && !says(&w, "Soviets: who plays"));
    assert!(says(&w, sentence));
    // For a game with two sides the opponent is still there, however often one looks here.
    for _ in 0..2 {
        for title in ["Hell's Gate: Operation Wanda, 1944", "Through Hell's Gate"] {
            let card = w.get_by_role_and_label(Role::ListBoxOption, title);
            card.click_accesskit();
            w.run_steps(4);
        }
    }
    let card = w.get_by_role_and_label(Role::ListBoxOption, "Korsun 1944 on the table");
    card.click_accesskit();
    w.run_steps(4);
    assert!(says(&w, "who plays: Captain"));
}
