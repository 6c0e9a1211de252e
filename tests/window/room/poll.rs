//! The class is asked: options, votes, the split, each option played out, and what is
//! kept with the game.

use super::fitting::texts;
use super::{played, room};
use crate::window::{self, Window, click, press, push, says};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use hells_gate::app::Room;
use hells_gate::app::commands::{Command, Composing};
use hells_gate::app::room::Deed;
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Remark, Rolled, Table, find, read};
use std::path::Path;

/// This game is on the table, and the poll is open.
fn polled(home: &Path, table: Box<dyn Table>) -> Window<'static> {
    let mut w = window::open(home, window::USUAL, |_| {});
    w.state_mut().enter(Room::new(table, None));
    w.run_steps(2);
    w.key_press_modifiers(Modifiers::COMMAND, Key::K);
    w.run_steps(3);
    assert!(says(&w, "Class poll"));
    w
}

/// A night in which a decision with few choices waits, and the poll is open.
fn asked(home: &Path) -> Window<'static> {
    let entry = find(SYSTEMS, "jaws_of_victory").unwrap();
    let table = played(entry, 3, |table| {
        let turn = table.glance().clock.0[0];
        turn >= 2 && (2..8).contains(&table.legal(None).len())
    });
    polled(home, table)
}

fn pastes(w: &mut Window<'_>, votes: &str) {
    w.get_by_label("Paste votes: A, B, A… or “A: 12” on a line")
        .focus();
    w.run_steps(2);
    w.event(egui::Event::Paste(votes.to_owned()));
    w.run_steps(3);
    click(w, "Count");
}

/// Waits until the window says so.
fn awaits(w: &mut Window<'_>, words: &str) {
    for _ in 0..100_000 {
        if says(w, words) {
            return;
        }
        std::thread::yield_now();
        w.run_steps(1);
    }
    panic!("the window never says {words:?}");
}

#[test]
fn votes_are_pasted_the_split_is_shown_large_and_every_option_is_played_out() {
    let home = tempfile::tempdir().unwrap();
    let mut w = asked(home.path());
    let (at, actions) = {
        let table = room(&w).table();
        (table.glance().node, table.actions())
    };
    click(&mut w, "Choices of this decision");
    pastes(&mut w, "A, B, a\nB: 5\nnobody");
    assert!(says(&w, "8 votes counted; 1 names no option."));
    click(&mut w, "One more vote for A");
    click(&mut w, "Show large");
    assert!(says(&w, "3 (33%)") && says(&w, "6 (67%)"), "the split");
    // Nobody asked anything in words: what it is is said once.
    let titles = w.query_all_by_role_and_label(Role::Label, "Class poll");
    assert_eq!(titles.count(), 1);
    press(&mut w, Key::Escape);
    assert!(says(&w, "Count"), "Esc goes back to the window");
    push(&mut w, Command::Room(Box::new(Deed::PlayPoll)));
    awaits(&mut w, " ahead: ");
    assert!(says(&w, "margin ") && says(&w, "\u{a0}±"));
    click(&mut w, "Keep with the game");
    let table = room(&w).table();
    let remark = table.remark(at).unwrap().text.clone();
    assert!(
        remark.contains("9 votes") && remark.contains("6 (67%)"),
        "{remark}"
    );
    assert!(
        remark.contains("±"),
        "what was played out is in it: {remark}"
    );
    assert!(
        !remark.contains(".:"),
        "no full stop before a colon: {remark}"
    );
    assert_eq!(table.glance().node, at, "the game stands where it stood");
    assert!(table.actions() >= actions);
    let again = read(SYSTEMS, table.write("").as_bytes()).unwrap();
    assert_eq!(again.damage, None);
    assert_eq!(again.table.remark(at).unwrap().text, remark);
    // Kept once more, it takes its own place, and what else was said stays.
    let more = Remark {
        text: format!("before\n\n{remark}\n\nafter"),
        judgement: None,
    };
    let deed = Deed::Remark(at, more);
    push(&mut w, Command::Room(Box::new(deed)));
    w.run_steps(2);
    click(&mut w, "One more vote for B");
    click(&mut w, "Keep with the game");
    let remark = &room(&w).table().remark(at).unwrap().text;
    assert!(
        remark.contains("10 votes") && !remark.contains("9 votes"),
        "{remark}"
    );
    assert!(
        remark.contains("before") && remark.contains("after"),
        "{remark}"
    );
}

#[test]
fn lines_that_leave_here_and_words_of_ones_own_are_options_too() {
    let home = tempfile::tempdir().unwrap();
    let mut w = asked(home.path());
    click(&mut w, "Lines from here");
    assert!(says(&w, "No line leaves here yet"));
    click(&mut w, "Option of your own");
    pastes(&mut w, "A: 12");
    assert!(says(&w, "12 votes counted."));
    push(&mut w, Command::Room(Box::new(Deed::PlayPoll)));
    w.run_steps(2);
    assert!(says(
        &w,
        "None of the options is one that the program can play."
    ));
}

#[test]
fn where_attacks_are_put_together_whole_attacks_are_voted_on_and_every_row_lies_in_the_window() {
    let home = tempfile::tempdir().unwrap();
    let entry = find(SYSTEMS, "hells_gate").unwrap();
    let joins = |table: &dyn Table| {
        let legal = table.legal(None);
        legal.len() > 12 && legal[0].action.starts_with("attack ")
    };
    let table = played(entry, 1, joins);
    let at = table.glance().node;
    let mut w = polled(home.path(), table);
    click(&mut w, "Choices of this decision");
    w.run_steps(6);
    let table = room(&w).table();
    let choices = table.choices(at);
    let throws = choices.iter().filter(|it| it.plan.len() > 1);
    assert!(throws.count() > 2, "{choices:?}");
    assert!(
        choices
            .iter()
            .all(|it| table.decides(at, &it.plan) == Some(true)),
        "{choices:?}"
    );
    let mut labels: Vec<&str> = choices.iter().map(|it| it.label.as_str()).collect();
    labels.sort_unstable();
    labels.dedup();
    assert_eq!(labels.len(), choices.len(), "no two are called alike");
    let right = w.ctx.content_rect().right();
    let rows: Vec<f32> = w
        .query_all_by_label_contains("Remove option ")
        .map(|row| row.rect().right())
        .collect();
    assert_eq!(rows.len(), choices.len());
    assert!(rows.len() <= 8, "what a class can weigh: {rows:?}");
    assert!(rows.iter().all(|end| *end < right), "{rows:?}");
    assert!(
        rows.iter().all(|end| (end - rows[0]).abs() < 0.5),
        "{rows:?}"
    );
    // Whole, in as many lines as it takes: the ends of two may be all that differs.
    let is_whole = |w: &Window<'_>, said: &str| {
        texts(&w.output().shapes).iter().any(|(clip, text)| {
            let rect = text.galley.rect.translate(text.pos.to_vec2());
            let whole = rect.left() > clip.left() - 1.0 && rect.right() < clip.right() + 1.0;
            text.galley.text() == said && whole && !text.galley.elided
        })
    };
    for choice in &choices {
        assert!(is_whole(&w, &choice.label), "{}", choice.label);
    }
    click(&mut w, "Show large");
    for (choice, letter) in choices.iter().zip('A'..) {
        let said = format!("{letter}. {}", choice.label.trim_end_matches('.'));
        assert!(is_whole(&w, &said), "from afar: {said}");
    }
    press(&mut w, Key::Escape);
    // Nobody is told what is thought of it.
    let holds = |label: &str| label == "No attack." || label == "No further attack.";
    assert!(choices.iter().any(|it| holds(&it.label)), "{choices:?}");
    // Each can be played out as it is.
    push(&mut w, Command::Room(Box::new(Deed::PlayPoll)));
    w.run_steps(3);
    assert!(!says(&w, "decides nothing"));
    push(&mut w, Command::Room(Box::new(Deed::StopPoll)));
}

#[test]
fn a_line_that_decides_nothing_yet_is_not_played_out() {
    let home = tempfile::tempdir().unwrap();
    let entry = find(SYSTEMS, "hells_gate").unwrap();
    let mut table = played(entry, 1, |table| {
        let legal = table.legal(None);
        legal.len() > 1 && legal[0].action.starts_with("attack ")
    });
    let at = table.glance().node;
    // A unit joins an attack, and may stay out of it again.
    for way in [0, 1] {
        let action = table.legal(None)[way].action.clone();
        table.play(&[action], Rolled::ByTheGame).unwrap();
        table.hold();
        assert!(table.go(at));
    }
    let mut w = polled(home.path(), table);
    click(&mut w, "Lines from here");
    push(&mut w, Command::Room(Box::new(Deed::PlayPoll)));
    w.run_steps(3);
    assert!(says(
        &w,
        "it can still be taken back and decides nothing: A, B"
    ));
}

/// Plays any legal action.
fn plays_on(w: &mut Window<'_>) {
    let legal = room(w).table().legal(None);
    let action = legal.last().unwrap().action.clone();
    let effect = hells_gate::present::system::Effect::Play(vec![action]);
    push(w, Command::Room(Box::new(Deed::Do(effect))));
    w.run_steps(2);
}

#[test]
fn a_poll_that_was_closed_is_there_again_at_its_position_and_goes_with_the_game_that_leaves() {
    let home = tempfile::tempdir().unwrap();
    let mut w = asked(home.path());
    let at = room(&w).table().glance().node;
    click(&mut w, "Choices of this decision");
    pastes(&mut w, "A, B, B");
    push(&mut w, Command::Room(Box::new(Deed::Poll)));
    w.run_steps(2);
    plays_on(&mut w);
    push(&mut w, Command::Room(Box::new(Deed::Poll)));
    w.run_steps(2);
    assert!(
        says(&w, "Put options together"),
        "another position is asked anew"
    );
    push(&mut w, Command::Room(Box::new(Deed::Poll)));
    push(&mut w, Command::Room(Box::new(Deed::LookAt(Some(at)))));
    push(&mut w, Command::Room(Box::new(Deed::Poll)));
    w.run_steps(3);
    assert!(
        says(&w, "33%") && says(&w, "67%"),
        "the votes are there again"
    );
    assert!(room(&w).table().remark(at).is_none());
    push(
        &mut w,
        window::begins(0, Default::default(), Default::default()),
    );
    w.run_steps(4);
    let kept = std::fs::read_dir(home.path().join("games")).unwrap();
    let [kept] = kept
        .map(|file| file.unwrap().path())
        .collect::<Vec<_>>()
        .try_into()
        .unwrap();
    let kept = read(SYSTEMS, &std::fs::read(kept).unwrap()).unwrap();
    let remark = kept.table.remark(at).unwrap();
    assert!(remark.text.contains("3 votes"), "{}", remark.text);
}

#[test]
fn a_poll_that_was_prepared_goes_into_a_study_with_its_moment_and_is_voted_on_anew() {
    let home = tempfile::tempdir().unwrap();
    let mut w = asked(home.path());
    w.get_by_role_and_label(
        egui::accesskit::Role::TextInput,
        "The question to the class",
    )
    .focus();
    w.run_steps(2);
    w.event(egui::Event::Text("Now or never: which?".to_owned()));
    w.run_steps(2);
    click(&mut w, "Choices of this decision");
    click(&mut w, "Option of your own");
    click(&mut w, "One more vote for A");
    push(&mut w, Command::Compose(Box::new(Composing::AddMoment)));
    push(&mut w, Command::Compose(Box::new(Composing::Show(0))));
    w.run_steps(4);
    assert!(room(&w).on_show().is_some() && !room(&w).polls());
    w.key_press_modifiers(Modifiers::COMMAND, Key::K);
    w.run_steps(3);
    let asked = w.query_all_by_role(egui::accesskit::Role::TextInput);
    let asked: Vec<String> = asked.filter_map(|field| field.value()).collect();
    assert!(
        asked.contains(&"Now or never: which?".to_owned()),
        "{asked:?}"
    );
    let votes = w.get_by_label("Votes for A").value();
    assert_eq!(votes.as_deref(), Some("0"), "it is voted on anew");
    push(&mut w, Command::Room(Box::new(Deed::PlayPoll)));
    awaits(&mut w, " ahead: ");
    assert!(says(&w, "margin "), "its options are known to the program");
}

#[test]
fn a_poll_that_goes_into_a_study_leaves_the_game_as_it_is() {
    let home = tempfile::tempdir().unwrap();
    let mut w = asked(home.path());
    let at = room(&w).table().glance().node;
    click(&mut w, "Choices of this decision");
    pastes(&mut w, "A, B, B");
    let state = |w: &Window<'_>| {
        let table = room(w).table();
        (table.actions(), table.line(), table.ways_on(at))
    };
    let before = state(&w);
    push(&mut w, Command::Compose(Box::new(Composing::AddMoment)));
    w.run_steps(4);
    assert_eq!(state(&w), before);
    assert!(room(&w).table().remark(at).is_none());
    push(&mut w, Command::Room(Box::new(Deed::Poll)));
    push(&mut w, Command::Redo);
    w.run_steps(2);
    assert_eq!(
        room(&w).table().glance().node,
        at,
        "there is nothing to redo"
    );
    // The study has it, each time it is asked for.
    push(&mut w, Command::Compose(Box::new(Composing::AddMoment)));
    for stop in [0, 1] {
        push(&mut w, Command::Compose(Box::new(Composing::Show(stop))));
        w.run_steps(4);
        let table = room(&w).table();
        assert!(table.remark(at).unwrap().text.contains("3 votes"), "{stop}");
        assert!(table.ways_on(at).len() > 1, "{stop}");
    }
}

#[test]
fn the_computer_is_asked_from_the_poll_and_its_advice_becomes_options() {
    let home = tempfile::tempdir().unwrap();
    let mut w = asked(home.path());
    click(&mut w, "The computer’s advice");
    // It may have answered before the next picture.
    assert!(says(&w, "The computer is asked") || says(&w, "Count"));
    awaits(&mut w, "Count");
    assert!(says(&w, "Count"), "there are options to vote for");
    assert!(!says(&w, "The computer is asked"));
}
