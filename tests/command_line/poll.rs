//! Polls and guesses on the command line.

use crate::ran::good;
use serde_json::Value;
use std::path::Path;

/// The exit code, and what is told of a failure.
fn run(words: &[&str]) -> (Option<i32>, String) {
    let ran = crate::ran::run(words);
    (ran.status.code(), String::from_utf8(ran.stderr).unwrap())
}

/// A game that computer players began, in this folder.
fn game(folder: &Path) -> String {
    let game = folder.join("game.hellsgate").display().to_string();
    let until = ["--until", "2:soviet", "--out", &game];
    let players = ["--soviet", "cadet", "--german", "cadet"];
    let mut words = vec!["play-out", "korsun_1944"];
    words.extend(players.into_iter().chain(until));
    good(&words);
    game
}

fn json(words: &[&str]) -> Value {
    let words: Vec<&str> = words.iter().copied().chain(["--json"]).collect();
    serde_json::from_str(&good(&words)).unwrap()
}

#[test]
fn a_poll_counts_the_votes_and_plays_every_option_out_the_same_each_time() {
    let folder = tempfile::tempdir().unwrap();
    let votes = folder.path().join("votes.txt");
    std::fs::write(&votes, "A: 12\nb, B\nnobody\n").unwrap();
    let votes = votes.display().to_string();
    let options = ["--option", "supply", "--votes", &votes, "-n", "2"];
    let mut words = vec!["poll", "korsun_1944", "--option", "supply"];
    words.extend(options);
    let told = good(&words);
    assert!(
        told.contains("14 votes counted; 1 names no option."),
        "{told}"
    );
    assert!(
        told.contains(": 12 (86%)") && told.contains(": 2 (14%)"),
        "{told}"
    );
    assert!(told.matches(" ahead: ").count() >= 2, "{told}");
    let [one, two] = [json(&words), json(&words)];
    assert_eq!(one, two);
    // The same option meets the same dice.
    assert_eq!(one["options"][0]["came"], one["options"][1]["came"]);
    assert_eq!(one["options"][0]["came"]["games"], 2);
}

#[test]
fn without_options_lines_that_leave_are_voted_on_or_the_whole_choices_that_there_are() {
    let folder = tempfile::tempdir().unwrap();
    let game = game(folder.path());
    let all = json(&["poll", &game, "--ply", "1", "-n", "2"]);
    let all = all["options"].as_array().unwrap();
    assert!(
        (3..=20).contains(&all.len()),
        "whole choices: {}",
        all.len()
    );
    let other = folder.path().join("other.hellsgate").display().to_string();
    let action = all.last().unwrap()["plan"][0].as_str().unwrap();
    let node = ["--enter", "1", "--play", action, "--name", "Another way"];
    let mut words = vec!["lines", &game];
    words.extend(node.into_iter().chain(["--out", &other]));
    good(&words);
    let two = json(&["poll", &other, "--ply", "1", "-n", "2"]);
    let labels: Vec<&Value> = two["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|o| &o["label"])
        .collect();
    assert_eq!(labels.len(), 2, "{labels:?}");
    assert!(labels.contains(&&Value::from("Another way")), "{labels:?}");
}

#[test]
fn what_cannot_be_an_option_is_refused_in_words() {
    let (code, told) = run(&["poll", "korsun_1944", "--option", "attack C6 20T"]);
    assert_eq!(code, Some(1));
    assert!(told.contains("attack C6 20T"), "{told}");
}

#[test]
fn a_guess_is_held_against_the_game_and_the_same_move_is_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let game = game(folder.path());
    let shown = json(&["guess", &game, "--at", "1:soviet:movement", "-n", "2"]);
    assert_eq!(shown["side"], "soviet");
    assert_eq!(shown["guess"], Value::Null, "shown without a guess");
    let plan: Vec<String> = serde_json::from_value(shown["game"]["plan"].clone()).unwrap();
    assert!(!plan.is_empty());
    let mut words = vec!["guess", &game, "--at", "1:soviet:movement", "-n", "2"];
    words.extend(plan.iter().flat_map(|action| ["--play", action.as_str()]));
    let told = good(&words);
    assert!(told.contains("The same as in the game."), "{told}");
    assert!(told.contains("The computer: "), "{told}");
    // What the computer would do, done by somebody else, is worth as much.
    let plan: Vec<String> = serde_json::from_value(shown["computer"]["plan"].clone()).unwrap();
    let mut words = vec!["guess", &game, "--at", "1:soviet:movement", "-n", "2"];
    words.extend(plan.iter().flat_map(|action| ["--play", action.as_str()]));
    let same = json(&words);
    assert_eq!(same["guess"], same["computer"]);
    assert!(same["guess"]["over_game"].is_number());
}

#[test]
fn a_guess_that_decides_nothing_or_where_nothing_follows_is_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let game = game(folder.path());
    let (code, told) = run(&["guess", &game, "--at", "last"]);
    assert_eq!(code, Some(1));
    assert!(told.contains("name another moment"), "{told}");
    let attacks = json(&["guess", &game, "--at", "1:soviet:combat", "-n", "1"]);
    let first = attacks["game"]["plan"][0].as_str().unwrap().to_owned();
    // Whoever joins an attack may stay out of it again.
    assert!(first.starts_with("attack "), "{first}");
    let (code, told) = run(&["guess", &game, "--at", "1:soviet:combat", "--play", &first]);
    assert_eq!(code, Some(1));
    assert!(told.contains("decides nothing"), "{told}");
}
