//! What other rules would have changed, from the command line.

use crate::ran::{good, run};
use serde_json::Value;
use std::fs;

fn bad(args: &[&str]) -> String {
    let ran = run(args);
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert_eq!(ran.status.code(), Some(2), "{args:?}: {said}");
    said
}

#[test]
fn the_ready_questions_are_listed_with_their_answers_in_figures() {
    let told = good(&["what-if"]);
    for words in [
        "What if Hitler had let them go?  (let_them_go)",
        "1000 games by each, Colonel on both sides, seed 1",
        "(Germans): by 0.3\u{a0}±\u{a0}0.2 points",
        "luck alone can make it",
        "(no_thaw)",
        "(Germans): by 3.1\u{a0}±\u{a0}0.4 points",
        "more than luck explains",
        "(no_surprise)",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    let json: Value = serde_json::from_str(&good(&["what-if", "--json"])).unwrap();
    let first = &json["questions"][0];
    assert_eq!(first["changed"]["stand_fast"], false);
    assert_eq!(first["answer"]["games"], 1000);
    assert!(good(&["--language", "de", "what-if"]).contains("Hitler sie hätte gehen lassen"));
}

#[test]
fn a_question_is_answered_the_same_for_the_same_seed_whatever_the_threads() {
    let asks = [
        "what-if", "no_thaw", "-n", "6", "--level", "random", "--seed", "5",
    ];
    let with = |more: &[&str]| good(&[&asks[..], more].concat());
    let csv = with(&["--csv", "--threads", "1"]);
    assert_eq!(csv, with(&["--csv", "--threads", "3"]));
    assert_eq!(csv.lines().count(), 7);
    assert!(csv.starts_with("game,seed,default,variant\n0,"));
    let told = with(&[]);
    for words in [
        "stayed frozen",
        "6 games by each",
        "Rules of the scenario: Soviet",
        "What else differs",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    // The games by the rules of the scenario are those that `simulate` plays.
    let games = good(&["simulate", "-n", "6", "--seed", "5", "--json"]);
    let games: Value = serde_json::from_str(&games).unwrap();
    for (row, game) in csv.lines().skip(1).zip(games["games"].as_array().unwrap()) {
        let margin =
            game["soviet_points"].as_i64().unwrap() - game["german_points"].as_i64().unwrap();
        let cells: Vec<&str> = row.split(',').collect();
        assert_eq!(cells[1], game["seed"]);
        assert_eq!(cells[2], margin.to_string());
    }
}

#[test]
fn rules_of_ones_own_are_asked_about_in_every_game_and_a_variant_file_says_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("weak.json");
    let file = file.to_str().unwrap();
    let picture = folder.path().join("bars.svg");
    good(&[
        "new",
        "--set",
        "tank_clear=1",
        "--variant-name",
        "Weak tanks",
        "--write-variant",
        file,
    ]);
    let few = ["-n", "4", "--level", "random", "--csv"];
    let set = good(&[&["what-if", "--set", "tank_clear=1"], &few[..]].concat());
    let plot = ["--variant", file, "--plot", picture.to_str().unwrap()];
    assert_eq!(set, good(&[&["what-if"], &plot[..], &few[..]].concat()));
    assert!(
        fs::read_to_string(picture)
            .unwrap()
            .contains("Against Rules of the scenario")
    );
    let other = [
        "what-if",
        "--scenario",
        "example_120km",
        "--set",
        "isolated_lost_at_end=true",
    ];
    assert_eq!(good(&[&other[..], &few[..]].concat()).lines().count(), 5);
}

#[test]
fn what_cannot_be_asked_is_refused_in_words() {
    assert!(bad(&["what-if", "let_them_goo"]).contains("Do you mean “let_them_go”?"));
    assert!(bad(&["what-if", "--set", "thaw=true"]).contains("nothing to compare"));
    assert!(bad(&["what-if", "--set", "thaws=true"]).contains("thaws"));
    assert!(bad(&["what-if", "no_thaw", "-n", "0"]).contains("at least 1"));
    assert!(bad(&["what-if", "no_thaw", "--set", "thaw=false"]).contains("cannot be used"));
}
