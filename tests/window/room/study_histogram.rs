//! How games ended as a part of a study: put in from the window of futures, seen on the card
//! and from afar, kept in the file.

use super::study::{compose, files, rows, saved};
use super::{begin, play, room, seeded};
use crate::window::{Window, click, press, push, says};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use hells_gate::app::commands::{Command, Composing, Dialog};
use hells_gate::study::StudyFile;
use hells_gate::systems::hells_gate::ENTRY;
use hells_gate::table::Table;
use hells_gate::words::Language;

/// Asks for a hundred games from what is on the table, and puts them into the study.
fn plays_a_hundred(w: &mut Window<'_>) {
    if room(w).outlook().is_none() {
        push(w, Command::Toggle(Dialog::Futures));
        w.run_steps(3);
    }
    click(w, "100");
    click(w, "Play them");
    while room(w).outlook().and_then(|o| o.played()) != Some((100, 100)) {
        std::thread::yield_now();
        w.run_steps(1);
    }
    w.run_steps(2);
    click(w, "Put into the study");
}

/// How many games each stop tells of.
fn told(study: &StudyFile) -> Vec<Option<u32>> {
    let maps = study.stops.iter().map(|stop| stop.map.as_ref());
    maps.map(|map| {
        let games = map?.histogram.as_ref()?;
        Some(games.counts.games.values().sum())
    })
    .collect()
}

/// How many bars are seen.
fn bars(w: &Window<'_>) -> usize {
    w.query_all_by_label_contains("Margin ").count()
}

#[test]
fn futures_go_to_the_stop_where_they_begin_or_become_one_and_are_kept_shown_and_removed() {
    let home = tempfile::tempdir().unwrap();
    // A small battle: its games are short.
    let mut w = begin(home.path(), &ENTRY, 5, seeded(4));
    let turn = |turn: u8| move |table: &dyn Table| table.glance().clock.0[0] >= turn;
    play(&mut w, 3, turn(2));
    press(&mut w, Key::Escape);
    w.key_press_modifiers(Modifiers::COMMAND, Key::B);
    w.run_steps(4);
    click(&mut w, "Add this moment");
    plays_a_hundred(&mut w);
    assert!(says(&w, "The histogram is in stop 1."));
    assert_eq!(rows(&w).len(), 1);
    // From elsewhere it is a stop of its own.
    let before = room(&w).table().actions();
    play(&mut w, 5, |table| table.actions() > before);
    click(&mut w, "Keep to compare");
    plays_a_hundred(&mut w);
    assert!(says(&w, "Added as stop 2."));
    push(&mut w, Command::Toggle(Dialog::Futures));
    w.run_steps(2);
    click(&mut w, "Save study");
    let [path] = files(home.path()).try_into().unwrap();
    let study = saved(&path);
    assert_eq!(told(&study), [Some(100), Some(100)]);
    let second = study.stops[1].map.as_ref().unwrap();
    let against = second.histogram.as_ref().unwrap().against.as_ref();
    assert_eq!(
        against.unwrap().margins().len(),
        100,
        "what it is held against goes along"
    );
    // On the table it is seen beside the map, and from afar.
    assert_eq!(bars(&w), 0);
    compose(&mut w, Composing::Show(1));
    w.run_steps(2);
    let title = &second.histogram.as_ref().unwrap().counts.title;
    assert!(bars(&w) > 2 && says(&w, title));
    assert!(says(&w, "Against "), "the difference is told");
    // Its title is told in the language that is spoken, whatever it was made in.
    push(&mut w, Command::Speak(Some(Language::German)));
    w.run_steps(3);
    assert!(says(&w, ": 100 Spiele, "));
    assert!(
        says(&w, "Verglichen mit Spielzug "),
        "and so is what they are held against"
    );
    push(&mut w, Command::Speak(Some(Language::English)));
    w.run_steps(3);
    compose(&mut w, Composing::Toggle);
    press(&mut w, Key::F5);
    assert!(w.state().presenter().on && bars(&w) > 2 && says(&w, title));
    press(&mut w, Key::F5);
    compose(&mut w, Composing::Leave);
    compose(&mut w, Composing::Toggle);
    compose(&mut w, Composing::Pick(0));
    click(&mut w, "Remove the histogram");
    click(&mut w, "Save study");
    assert_eq!(told(&saved(&path)), [None, Some(100)]);
    click(&mut w, "Undo change");
    click(&mut w, "Save study");
    assert_eq!(told(&saved(&path)), [Some(100), Some(100)]);
}
