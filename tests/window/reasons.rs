//! What the window tells is so: the reason that bars a click or a row, and what
//! the points would be; headless, through the accessible names.

use crate::window;
use crate::window::Played as _;
use crate::window::{Window, at, click_beginning, play_until, push, says, studying};
use hells_gate::app::commands::{Command, Dialog};
use hells_gate::engine::{Die, Rules};
use hells_gate::systems::hells_gate::victory::{ended_now, score};
use hells_gate::systems::hells_gate::{Side, Stage};

/// Does what is written, with a die of one where one is needed.
fn play(w: &mut Window<'_>, texts: &[&str]) {
    for text in texts {
        let session = w.state().session();
        let (rules, state) = (session.rules().clone(), *session.state());
        let action = rules.parse(text).unwrap();
        rules.check(&state, action).unwrap();
        window::does(w, action);
        if rules.rolls_dice(&state, action) {
            push(w, window::gives(Die::ALL[0]));
        }
    }
    w.run_steps(4);
}

#[test]
fn a_hex_that_has_been_attacked_says_so_whoever_stands_beside_it() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play(&mut w, &["supply", "attack B2 5GT", "resolve"]);
    click_beginning(&mut w, "Hex B2");
    assert!(says(
        &w,
        "has already been attacked; a hex is attacked only once"
    ));
    assert!(says(&w, "Rule 7.1"));
    assert!(!says(&w, "a unit attacks only once"));
}

#[test]
fn a_unit_that_may_not_move_on_turn_1_says_why_beside_its_row() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play(&mut w, &["supply", "attack C6 75R", "resolve", "end"]);
    assert_eq!(w.state().session().state().stage, Stage::Movement);
    click_beginning(&mut w, "Hex C7");
    assert!(says(
        &w,
        "75th Rifle Corps, strength 3, 2 steps, has attacked"
    ));
    assert!(says(
        &w,
        "75th Rifle Corps may not move; on game turn 1 only tank units may move"
    ));
    assert!(says(&w, "Rule 11.1"));
}

#[test]
fn the_points_as_they_stand_are_told_beside_those_if_the_game_ended_now() {
    let home = tempfile::tempdir().unwrap();
    let mut w = studying(home.path());
    play_until(&mut w, 2, at(2, Side::German, Stage::Movement));
    push(&mut w, Command::Toggle(Dialog::Points));
    w.run_steps(3);
    let rules = w.state().session().rules().clone();
    let state = *w.state().session().state();
    let now = score(&rules, &ended_now(&rules, &state)).points;
    assert_ne!(now, score(&rules, &state).points);
    assert!(says(&w, "As they stand"));
    assert!(says(&w, "If the game ended now"));
    assert!(says(
        &w,
        &format!("Soviet {}, German {}", now.soviet, now.german)
    ));
    assert!(says(&w, "Eliminated first"));
}
