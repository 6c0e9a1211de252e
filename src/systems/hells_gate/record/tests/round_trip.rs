use super::*;
use crate::engine::Game;
use crate::record::now;
use crate::systems::hells_gate::record::{Damage, Opened};
use crate::systems::hells_gate::{HellsGate, Side, Stage};
use std::collections::HashSet;

fn reopened(file: &GameFile) -> GameFile {
    let Opened { file, damage } = GameFile::read(&file.to_json()).unwrap();
    assert_eq!(damage, None);
    file
}

fn same_game(a: &Game<HellsGate>, b: &Game<HellsGate>) -> bool {
    a.entries() == b.entries() && a.cursor() == b.cursor() && a.policy() == b.policy()
}

/// Saves and reopens the game, which must come back as it was.
fn survives(file: &GameFile) {
    let text = file.to_json();
    let again = reopened(file);
    assert!(same_game(&file.game, &again.game), "{text}");
    assert_eq!(again.to_json(), text);
}

#[test]
fn every_position_of_a_random_game_survives_saving() {
    let mut file = new_game(0);
    let mut chooser = Chooser::new(0);
    survives(&file);
    while step(&mut file, &mut chooser) {
        survives(&file);
    }
}

#[test]
fn a_game_in_every_stage_survives_saving() {
    let mut missing: HashSet<Stage> = [
        Stage::Supply,
        Stage::Reinforcement,
        Stage::Restoration,
        Stage::Combat,
        Stage::Losses,
        Stage::Movement,
        Stage::Breakout,
        Stage::Mud,
        Stage::Over,
    ]
    .into();
    for seed in 1..60 {
        let mut file = new_game(seed);
        let mut chooser = Chooser::new(seed);
        loop {
            // Some of every game, and the first of each stage.
            let new = missing.remove(&file.game.state().stage);
            if new || chooser.below(100) == 0 {
                survives(&file);
            }
            if !step(&mut file, &mut chooser) {
                break;
            }
        }
        if missing.is_empty() && seed >= 4 {
            return;
        }
    }
    panic!("no game came to {missing:?}");
}

#[test]
fn everything_else_in_the_file_survives_too() {
    let mut file = played(5, 40);
    file.title = "A “title”\nwith\teverything \\ in it…".to_owned();
    file.saved = now();
    file.players[Side::German] = "Manstein".to_owned();
    file.options.dice = DiceMode::ByHand;
    file.options.seed = u64::MAX;
    file.game.set_policy(UndoPolicy::Free);
    let again = reopened(&file);
    assert_eq!(again.title, "A “title” with everything \\ in it…");
    assert_eq!(again.saved, file.saved);
    assert_eq!(again.players, file.players);
    assert_eq!(again.options.seed, u64::MAX);
    assert_eq!(again.options.dice, DiceMode::ByHand);
    assert_eq!(again.options.undo, UndoPolicy::Free);
    assert_eq!(again.game.policy(), UndoPolicy::Free);
    assert_eq!(again.scenario.setup, file.scenario.setup);
    assert_eq!(again.scenario.credits, file.scenario.credits);
    assert_eq!(again.to_json(), file.to_json());
}

#[test]
fn what_was_undone_can_be_redone_after_loading() {
    let mut file = played(6, 60);
    file.game.set_policy(UndoPolicy::Free);
    for _ in 0..25 {
        file.game.undo().unwrap();
    }
    assert!(file.to_json().contains("\n  \"cursor\": 35,\n"));
    let mut again = reopened(&file);
    assert!(same_game(&file.game, &again.game));
    while again.game.redo() {}
    assert_eq!(again.game.state(), file.game.state_at(60));
    // In a game between two people the seals of what was loaded hold.
    let file = played(6, 60);
    let again = reopened(&file);
    assert_eq!(again.game.can_undo(), file.game.can_undo());
}

#[test]
fn the_text_is_for_people() {
    let file = played(7, 12);
    let text = file.to_json();
    let plain = without_stamp(&text);
    let phases = plain.split("\"phases\": [").nth(1).unwrap();
    assert!(
        phases.starts_with(
            "\n    {\n      \"turn\": 1, \"side\": \"soviet\", \"phase\": \"supply\",\
             \n      \"actions\": [\n        \"supply\"\n      ],\n      \"hash\": \""
        ),
        "{phases}"
    );
    assert!(phases.ends_with("\"\n    }\n  ]\n}\n"), "{phases}");
    let parsed: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(parsed["scenario"]["id"], "korsun_1944");
    // The scenario comes before the phases, so that a cut file keeps it.
    assert!(text.find("\"scenario\": {").unwrap() < text.find("\"phases\"").unwrap());
    let empty = without_stamp(&new_game(1).to_json());
    assert!(empty.ends_with("\"phases\": []\n}\n"));
    // Stamped on one line, at the very end.
    let last = text.lines().rev().nth(1).unwrap();
    assert!(
        last.starts_with("  \"stamp\": { \"dice\": \"seeded\""),
        "{last}"
    );
}

#[test]
fn a_long_game_opens_and_saves_fast() {
    let file = finished(3);
    let start = std::time::Instant::now();
    let text = file.to_json();
    let wrote = start.elapsed();
    let start = std::time::Instant::now();
    let opened = GameFile::read(&text).unwrap();
    let read = start.elapsed();
    assert_eq!(opened.damage, None::<Damage>);
    let actions = file.game.entries().len();
    println!(
        "{actions} actions, {} bytes: written in {wrote:?}, read in {read:?}",
        text.len()
    );
    // Hundreds of times what it takes; a slip into quadratic time would show.
    assert!(read.as_secs() < 5 && wrote.as_secs() < 5);
}

/// A game with real dice in which the first face was entered wrongly twice.
fn corrected() -> GameFile {
    let mut file = new_game(4);
    file.options.dice = DiceMode::ByHand;
    let mut chooser = Chooser::new(4);
    while file.game.last_dice().is_err() {
        assert!(step(&mut file, &mut chooser));
    }
    let last = file.game.last_dice().unwrap()[0];
    let others = Die::ALL.into_iter().filter(|&d| d != last);
    for face in others.take(2) {
        file.game.correct_dice(&[face]).unwrap();
    }
    file
}

#[test]
fn a_corrected_face_is_kept_with_the_faces_entered_before() {
    let mut file = corrected();
    let entry = file.game.played().last().unwrap();
    assert_eq!(entry.misread.len(), 2);
    assert!(!entry.misread.contains(&entry.dice));
    survives(&file);
    let text = file.to_json();
    assert!(text.contains("\"corrected\": ["), "{text}");
    // Readable by programs that know nothing of it: the die is the right one.
    assert!(text.contains("\n  \"version\": 1,\n"));
    // Goes on as ever, and what is not there is not written.
    let mut chooser = Chooser::new(5);
    for _ in 0..20 {
        assert!(step(&mut file, &mut chooser));
        survives(&file);
    }
    assert!(!played(5, 40).to_json().contains("corrected"));
}

#[test]
fn a_correction_that_cannot_be_read_is_told_and_costs_nothing_else() {
    let file = corrected();
    let (text, action) = (file.to_json(), file.game.entries().len());
    let good = format!("\"action\": {action}, ");
    for bad in [
        "\"action\": 1, ",
        "\"action\": 0, ",
        "\"action\": 999, ",
        "",
    ] {
        let opened = GameFile::read(&text.replace(&good, bad)).unwrap();
        let damage = opened.damage.expect(bad);
        assert!(damage.stop.is_none());
        assert_eq!(damage.notes.len(), 1, "{damage}");
        assert!(damage.to_string().contains("corrected"), "{damage}");
        assert_eq!(opened.file.game.entries().len(), action);
    }
}
