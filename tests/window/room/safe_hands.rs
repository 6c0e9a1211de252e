//! Nothing is lost by one click: what is asked, what one undo takes back, what
//! Esc closes.

use super::minefield::Minefield;
use super::{BY_HAND, begin, play, room, seeded, tabletop};
use crate::window::{Window, click, press, push, says};
use egui::{Event, Key, Modifiers};
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::app::room::Deed;
use hells_gate::present::system::{Button, Effect, Selection, Weight};
use hells_gate::table::{Entry, Table};

const MEADOW: Entry = Entry::of::<Minefield>();

/// What the end of this phase would lose.
fn asked(table: &dyn Table) -> Vec<String> {
    let foot = table.panel(&Selection::default()).foot;
    foot.into_iter().flat_map(|button| button.asks).collect()
}

/// The ford with its five men, a mine in the first field.
fn laid(home: &std::path::Path) -> Window<'static> {
    let mut w = begin(home, &MEADOW, 1, BY_HAND);
    click(&mut w, "I am here");
    click(&mut w, "Lay the mine in field 1");
    if says(&w, "I am here") {
        click(&mut w, "I am here");
    }
    w
}

#[test]
fn the_end_of_a_phase_is_asked_for_where_somebody_could_still_act() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    // An attack phase in which somebody can attack.
    play(&mut w, 7, |table| !asked(table).is_empty());
    w.run_steps(3);
    let before = room(&w).table().glance();
    press(&mut w, Key::E);
    assert!(room(&w).doubts());
    assert!(says(&w, "could still attack"));
    assert_eq!(room(&w).table().glance(), before, "nothing is done yet");
    click(&mut w, "Not yet");
    assert!(!room(&w).doubts());
    press(&mut w, Key::E);
    press(&mut w, Key::Escape);
    assert!(!room(&w).doubts(), "Esc is a no");
    assert_eq!(room(&w).table().glance(), before);
    // The same key says yes.
    press(&mut w, Key::E);
    press(&mut w, Key::E);
    assert_ne!(room(&w).table().glance().node, before.node);
}

#[test]
fn where_nobody_loses_anything_nothing_is_asked() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    // Whoever may move may also stand.
    play(&mut w, 7, |table| {
        let foot = table.panel(&Selection::default()).foot;
        let ends = foot
            .iter()
            .any(|b| b.does == Ok(Effect::Play(vec!["end".to_owned()])));
        ends && asked(table).is_empty()
    });
    w.run_steps(3);
    let before = room(&w).table().glance();
    press(&mut w, Key::E);
    assert!(!room(&w).doubts());
    assert_ne!(room(&w).table().glance().node, before.node);
    // And whoever does not want to be asked is not.
    let home = tempfile::tempdir().unwrap();
    let mut w = laid(home.path());
    click(&mut w, "Send a man ahead");
    click(&mut w, "Go on to field 1");
    assert!(says(&w, "4 men stay behind."), "the game's own words");
    click(&mut w, "Do it anyway");
    assert!(says(&w, "The squad enters field 1."));
}

#[test]
fn a_grave_button_is_asked_for_whatever_the_settings_say() {
    let home = tempfile::tempdir().unwrap();
    let mut w = laid(home.path());
    let before = room(&w).table().glance();
    let grave = Button {
        label: "Call it off".to_owned(),
        chance: String::new(),
        asks: Vec::new(),
        weight: Weight::Grave,
        does: Ok(Effect::Play(vec!["send".to_owned()])),
    };
    push(&mut w, Command::Room(Box::new(Deed::Press(grave))));
    w.run_steps(3);
    assert!(says(&w, "Call it off?"));
    assert!(says(&w, "This gives something up for good."));
    assert_eq!(room(&w).table().glance(), before);
    click(&mut w, "Do it anyway");
    assert_eq!(room(&w).table().glance().ply, before.ply + 1);
}

#[test]
fn esc_closes_the_topmost_thing_and_only_that() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    play(&mut w, 7, |table| {
        table.glance().clock.0[0] >= 2 && !asked(table).is_empty()
    });
    w.run_steps(2);
    press(&mut w, Key::Escape);
    let earlier = |w: &mut Window<'_>| press(w, Key::PageUp);
    // From the bottom up: an earlier moment, two windows, a notice, a dialog.
    earlier(&mut w);
    let looked_at = room(&w).shown_node();
    w.key_press(Key::V);
    w.run_steps(3);
    w.key_press_modifiers(Modifiers::COMMAND, Key::F);
    w.run_steps(3);
    push(&mut w, Command::Toggle(Dialog::Keys));
    w.run_steps(3);
    let open = |w: &Window<'_>| {
        [
            says(w, "What the keys do") || says(w, "Reset all keys") || says(w, "Keys"),
            says(w, "Find in the order of battle"),
            room(w).shows_points(),
            room(w).shown_node() == looked_at,
        ]
    };
    assert_eq!(open(&w)[1..], [true, true, true]);
    press(&mut w, Key::Escape);
    assert_eq!(open(&w)[1..], [true, true, true], "the dialog alone");
    press(&mut w, Key::Escape);
    // Where something is typed, the keyboard leaves the field first.
    if open(&w)[1] {
        press(&mut w, Key::Escape);
    }
    assert_eq!(
        open(&w)[1..],
        [false, true, true],
        "the order of battle alone"
    );
    press(&mut w, Key::Escape);
    assert_eq!(open(&w)[1..], [false, false, true], "the points alone");
    press(&mut w, Key::Escape);
    assert_ne!(room(&w).shown_node(), looked_at, "the present again");
    // A question lies over everything.
    w.key_press(Key::V);
    w.run_steps(3);
    press(&mut w, Key::E);
    assert!(room(&w).doubts());
    press(&mut w, Key::Escape);
    assert!(!room(&w).doubts() && room(&w).shows_points());
}

#[test]
fn one_gesture_is_one_undo() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    // Two units join an attack in one gesture.
    play(&mut w, 7, |table| {
        let legal = table.legal(None);
        let joins = |l: &&hells_gate::table::Listed| l.action.starts_with("attack");
        let mut places: Vec<_> = legal.iter().filter(joins).collect();
        places.sort_by(|a, b| a.subjects.places.cmp(&b.subjects.places));
        places.windows(2).any(|two| {
            two[0].subjects.places == two[1].subjects.places
                && two[0].subjects.units != two[1].subjects.units
        })
    });
    let table = room(&w).table();
    let legal = table.legal(None);
    let mut joins: Vec<_> = legal
        .iter()
        .filter(|l| l.action.starts_with("attack"))
        .collect();
    joins.sort_by(|a, b| a.subjects.places.cmp(&b.subjects.places));
    let two = joins
        .windows(2)
        .find(|two| {
            two[0].subjects.places == two[1].subjects.places
                && two[0].subjects.units != two[1].subjects.units
        })
        .unwrap();
    let gesture = vec![two[0].action.clone(), two[1].action.clone()];
    let before = table.glance();
    push(
        &mut w,
        Command::Room(Box::new(Deed::Do(Effect::Play(gesture)))),
    );
    assert_eq!(room(&w).table().glance().ply, before.ply + 2);
    w.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    w.run_steps(3);
    assert_eq!(room(&w).table().glance().node, before.node);
}

#[test]
fn a_key_that_is_held_down_decides_once() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    play(&mut w, 7, |table| !asked(table).is_empty());
    w.run_steps(3);
    let before = room(&w).table().glance();
    let down = |w: &mut Window<'_>, pressed| {
        w.event(Event::Key {
            key: Key::E,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
        w.run_steps(2);
    };
    for _ in 0..4 {
        down(&mut w, true);
        assert!(room(&w).doubts(), "the hand lies on it");
    }
    assert_eq!(room(&w).table().glance(), before);
    down(&mut w, false);
    down(&mut w, true);
    assert_ne!(room(&w).table().glance().node, before.node);
}

#[test]
fn an_attack_that_is_put_together_is_called_off_with_a_button() {
    let home = tempfile::tempdir().unwrap();
    let mut w = begin(home.path(), tabletop::entry(), 1, seeded(3));
    let listed = |w: &Window<'_>, verb: &str| {
        let legal = room(w).table().legal(None);
        let mut all = legal.into_iter().map(|listed| listed.action);
        all.find(|action| action.starts_with(verb))
    };
    play(&mut w, 7, |table| {
        let legal = table.legal(None);
        legal
            .iter()
            .any(|listed| listed.action.starts_with("attack "))
    });
    let join = listed(&w, "attack ").unwrap();
    let joins = Deed::Do(Effect::Play(vec![join]));
    push(&mut w, Command::Room(Box::new(joins)));
    w.run_steps(3);
    assert!(listed(&w, "leave").is_some());
    click(&mut w, "Call off the attack");
    assert_eq!(listed(&w, "leave"), None);
    assert!(listed(&w, "attack ").is_some(), "another may be made");
}
