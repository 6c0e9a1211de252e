//! Looking at what was played: steps of every length, turns as places to go to,
//! and the bar that says so.

use super::minefield::Minefield;
use super::{begin, play, room, seeded, tabletop};
use crate::window::{Window, click, click_beginning, press, push, says};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use hells_gate::app::commands::Command;
use hells_gate::app::room::Deed;
use hells_gate::app::steps::StepWidth;
use hells_gate::engine::{Clock, NodeId};
use hells_gate::table::Entry;
use std::path::Path;

const MEADOW: Entry = Entry::of::<Minefield>();

/// A battle of the second game turn, with dice behind it.
fn played(home: &Path) -> Window<'static> {
    let mut w = begin(home, tabletop::entry(), 1, seeded(3));
    play(&mut w, 7, |table| {
        table.glance().clock.0[0] >= 3 || table.glance().outcome.is_some()
    });
    w.run_steps(3);
    assert!(room(&w).table().glance().outcome.is_none());
    w
}

fn leap(w: &mut Window<'_>, modifiers: Modifiers, key: Key) {
    w.key_press_modifiers(modifiers, key);
    w.run_steps(4);
}

fn shown(w: &Window<'_>) -> NodeId {
    room(w).shown_node()
}

fn clock(w: &Window<'_>) -> Clock {
    let table = room(w).table();
    table.clock(shown(w)).expect("it may be looked at")
}

fn rolled(w: &Window<'_>) -> bool {
    let told = room(w).table().told(shown(w));
    told.is_some_and(|told| !told.dice.is_empty())
}

#[test]
fn keys_step_by_event_battle_phase_player_turn_and_game_turn() {
    let home = tempfile::tempdir().unwrap();
    let mut w = played(home.path());
    let present = shown(&w);
    let line = room(&w).table().line();
    press(&mut w, Key::PageUp);
    assert_eq!(shown(&w), line[line.len() - 2], "an event");
    press(&mut w, Key::PageDown);
    assert_eq!(shown(&w), present);
    leap(&mut w, Modifiers::COMMAND, Key::PageUp);
    assert!(rolled(&w), "the result of a battle");
    press(&mut w, Key::End);
    // The present is the beginning of a game turn: each step is a longer one.
    let mut before = line.len();
    for (modifiers, levels) in [
        (Modifiers::SHIFT, 3),
        (Modifiers::ALT, 2),
        (Modifiers::COMMAND | Modifiers::SHIFT, 1),
    ] {
        press(&mut w, Key::End);
        let now = clock(&w);
        leap(&mut w, modifiers, Key::PageUp);
        assert_ne!(clock(&w).0[..levels], now.0[..levels]);
        let at = line.iter().position(|&node| node == shown(&w));
        let at = at.map_or(0, |at| at + 1);
        assert!(at < before, "{levels} levels of the clock go further back");
        before = at;
        // Back at its own beginning, one step on comes to where it came from.
        leap(&mut w, modifiers, Key::PageDown);
        assert_eq!(shown(&w), present);
    }
    press(&mut w, Key::Home);
    assert_eq!(shown(&w), NodeId(0));
    press(&mut w, Key::PageUp);
    assert!(says(&w, "This is the start of the game."));
}

#[test]
fn a_click_beside_the_map_does_not_end_the_look_at_a_moment() {
    let home = tempfile::tempdir().unwrap();
    let mut w = played(home.path());
    let present = shown(&w);
    press(&mut w, Key::PageUp);
    let earlier = shown(&w);
    assert_ne!(earlier, present);
    push(&mut w, Command::LetGo);
    w.run_steps(3);
    assert_eq!(shown(&w), earlier);
    press(&mut w, Key::Escape);
    assert_eq!(shown(&w), present);
}

#[test]
fn a_turn_box_leads_to_the_beginning_of_that_turn() {
    let home = tempfile::tempdir().unwrap();
    let mut w = played(home.path());
    click_beginning(&mut w, "Game turn 2");
    assert_eq!(clock(&w).0[0], 2);
    let table = room(&w).table();
    let told = table.told(shown(&w)).unwrap();
    assert_eq!(
        table.clock(told.parent).unwrap().0[0],
        1,
        "its first moment"
    );
    assert!(says(&w, "Game turn 2: 27–29 Jan, looked at"));
    assert!(says(&w, "Viewing: "));
    click_beginning(&mut w, "Game turn 8");
    assert!(says(&w, "This turn has not been played yet."));
    assert_eq!(clock(&w).0[0], 2, "nothing else is looked at");
    click_beginning(&mut w, "Game turn 1");
    assert_eq!(shown(&w), NodeId(0));
}

#[test]
fn the_bar_says_which_moment_it_is_and_steps_and_comes_back() {
    let home = tempfile::tempdir().unwrap();
    let mut w = played(home.path());
    let present = room(&w).table().glance();
    assert!(!says(&w, "Viewing: "));
    press(&mut w, Key::PageUp);
    let bar = format!("action {} of {}", present.ply - 1, present.ply);
    assert!(says(&w, &bar), "{bar}");
    click(&mut w, "Back: battle");
    assert!(rolled(&w));
    let battle = shown(&w);
    click(&mut w, "Back: game turn");
    assert!(clock(&w).0[0] < present.clock.0[0]);
    click(&mut w, "On: battle");
    click(&mut w, "Back to the current position");
    assert_eq!(shown(&w), present.node);
    assert!(!says(&w, "Viewing: "), "the bar is gone");
    // From an earlier moment the game goes on another way.
    let push = Command::Leap {
        step: StepWidth::Battle,
        back: true,
    };
    w.state_mut().push(push);
    w.run_steps(4);
    assert_eq!(shown(&w), battle);
    click(&mut w, "Go on from here");
    assert_eq!(room(&w).table().glance().node, battle);
}

#[test]
fn a_game_with_secrets_is_looked_back_at_in_the_same_way() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), &MEADOW, 0, seeded(3));
    click(&mut w, "I am here");
    click(&mut w, "Lay the mine in field 4");
    if says(&w, "I am here") {
        click(&mut w, "I am here");
    }
    click(&mut w, "Send a man ahead");
    click(&mut w, "Go on to field 1");
    let present = shown(&w);
    click(&mut w, "Field F0");
    assert_eq!(shown(&w), NodeId(0));
    assert!(says(&w, "Viewing: field 0, laying"));
    assert!(!says(&w, "the mine at"), "nothing is betrayed");
    assert!(!says(&w, "Go on from here"));
    press(&mut w, Key::Escape);
    assert_eq!(shown(&w), present);
    // The track is one stop of the keyboard, in which the arrows go on.
    w.get_by_label("Field F0").focus();
    w.run_steps(2);
    press(&mut w, Key::ArrowRight);
    press(&mut w, Key::Enter);
    assert_eq!(clock(&w).0[0], 1);
}

#[test]
fn the_log_comes_to_the_moment_that_is_looked_at() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    play(&mut w, 5, |table| table.glance().ply >= 80);
    w.run_steps(4);
    let table = room(&w).table();
    let told = table.line().into_iter().filter_map(|node| table.told(node));
    let told: Vec<_> = told.filter(|told| !told.lines.is_empty()).collect();
    let text = |n: usize| told[n].lines[0].told.text.clone();
    let only = |n: &usize| (0..told.len()).filter(|&m| text(m) == text(*n)).count() == 1;
    let early = (1..told.len() / 4).find(only).expect("a line of its own");
    let (node, line) = (told[early].node, text(early));
    let seen = |w: &Window<'_>| {
        let window = w.ctx.content_rect();
        let rows = w.query_all_by_role_and_label(egui::accesskit::Role::Link, &line);
        rows.into_iter().any(|row| window.contains_rect(row.rect()))
    };
    assert!(!seen(&w), "the log stands at its end");
    w.state_mut()
        .push(Command::Room(Box::new(Deed::LookAt(Some(node)))));
    w.run_steps(30);
    assert!(seen(&w), "{line}");
}
