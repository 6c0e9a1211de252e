//! `history` through the real program.

use crate::ran::run;
use serde_json::Value;

#[test]
fn it_tells_the_turn_of_a_moment_and_what_differs_for_both_systems() {
    for game in ["korsun_1944", "korsun_1944_tabletop"] {
        let ran = run(&["history", game]);
        assert_eq!(ran.status.code(), Some(0));
        let said = String::from_utf8(ran.stdout).unwrap();
        assert!(said.contains("Turn 1, 25–27 January"), "{said}");
        assert!(!said.contains("Turn 2, "), "{said}");
        assert!(said.contains("here German"), "{said}");
        assert!(said.contains("Nash, Hell’s Gate (2002)"), "{said}");
        let all = run(&["history", game, "--all"]);
        let all = String::from_utf8(all.stdout).unwrap();
        assert!(all.contains("Turn 8, 15–17 February"), "{all}");
        let json = run(&["history", game, "--json"]);
        let json: Value = serde_json::from_slice(&json.stdout).unwrap();
        assert_eq!(json["turn"], 1);
        assert_eq!(json["turns"].as_array().unwrap().len(), 8);
        assert_eq!(json["turns"][1]["pocket"]["closed"], true);
    }
}

#[test]
fn a_picture_has_both_fronts_and_no_file_is_replaced_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let png = folder.path().join("then.png");
    let png = png.to_str().unwrap();
    let args = ["history", "korsun_1944", "--png", png];
    assert_eq!(run(&args).status.code(), Some(0));
    let bytes = std::fs::read(png).unwrap();
    assert!(bytes.starts_with(b"\x89PNG"));
    assert_ne!(run(&args).status.code(), Some(0));
    assert_eq!(std::fs::read(png).unwrap(), bytes);
}

#[test]
fn where_nothing_is_known_that_is_the_answer() {
    let ran = run(&["history", "example_120km"]);
    assert_eq!(ran.status.code(), Some(1));
    let said = String::from_utf8(ran.stderr).unwrap();
    assert!(said.contains("Nothing is known here"), "{said}");
}
