//! A whole game in notation: written with its lines, read back by another copy.

use crate::ran::{good, run};
use std::path::Path;

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).display().to_string()
}

/// A game that weak computers began, with a line of its own from its first positions.
fn branched(folder: &Path, scenario: &str, from: &str, plays: &[&str]) -> String {
    let (game, more) = (
        path(folder, "game.hellsgate"),
        path(folder, "more.hellsgate"),
    );
    let players = ["--soviet", "cadet", "--german", "cadet"];
    let begins = ["play-out", scenario, "--until", "2", "--out", &game];
    good(&[&begins[..], &players[..]].concat());
    let mut args = vec!["lines", &game, "--enter", from];
    for play in plays {
        args.extend(["--play", play]);
    }
    args.extend(["--name", "Another plan", "--out", &more]);
    good(&args);
    let listed = String::from_utf8(run(&["lines", &more]).stdout).unwrap();
    let named = format!("Another choice · Another plan · {}", plays[0]);
    assert!(listed.contains(&named), "the line is called so: {listed}");
    more
}

#[test]
fn a_game_with_its_lines_is_written_in_notation_and_read_back_by_another_copy() {
    let cases: [(&str, &str, &[&str]); 2] = [
        ("korsun_1944", "1", &["attack C2 337R", "resolve"]),
        (
            "korsun_1944_tabletop",
            "0",
            &["attack D5 294_Rifle", "resolve =13!"],
        ),
    ];
    for (scenario, from, plays) in cases {
        let folder = tempfile::tempdir().unwrap();
        let game = branched(folder.path(), scenario, from, plays);
        let text = path(folder.path(), "game.txt");
        good(&["export", &game, "--notation", "--lines", "--out", &text]);
        let written = std::fs::read_to_string(&text).unwrap();
        assert!(
            written.contains(&format!("\nscenario {scenario}\n")),
            "{written}"
        );
        assert!(written.contains("; Another plan"), "{written}");
        assert_eq!(written.matches("\nfrom ").count(), 2, "{written}");
        let back = path(folder.path(), "back.hellsgate");
        let said = good(&["new", &back, "--notation", &text]);
        assert!(said.contains("actions, written to"), "{said}");
        assert_eq!(good(&["lines", &back]), good(&["lines", &game]));
        let again = good(&["export", &back, "--notation", "--lines"]);
        assert_eq!(again, written);
        // Nothing vouches for what was typed.
        assert!(!run(&["verify", &back]).stdout.is_empty());
    }
}

#[test]
fn what_is_wrong_in_a_text_is_told_with_the_number_of_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let game = branched(
        folder.path(),
        "korsun_1944_tabletop",
        "0",
        &["attack D5 294_Rifle"],
    );
    let text = good(&["export", &game, "--notation", "--lines"]);
    let file = path(folder.path(), "odd.txt");
    let n = 1 + text
        .lines()
        .position(|line| line.starts_with("attack "))
        .unwrap();
    let line = text.lines().nth(n - 1).unwrap();
    for (from, to, told) in [
        (line, "attack A9 nobody", format!("line {n}")),
        (
            "\nscenario ",
            "\nscenario no_such_",
            "no scenario".to_owned(),
        ),
        ("\ncursor ", "\ncurser ", "no field “curser”".to_owned()),
        ("\nfrom 0", "\nfrom here", "needs the number".to_owned()),
        (
            "hells-gate-notation 1",
            "1. e4 e5",
            "no game in notation".to_owned(),
        ),
    ] {
        assert!(text.contains(from), "{from}");
        std::fs::write(&file, text.replacen(from, to, 1)).unwrap();
        let out = path(folder.path(), "out.hellsgate");
        let ran = run(&["new", &out, "--notation", &file]);
        let said = String::from_utf8_lossy(&ran.stderr).into_owned();
        assert_eq!(ran.status.code(), Some(1), "{to}");
        assert!(said.contains(&told), "{to}: {said}");
        assert!(!Path::new(&out).exists());
    }
}
