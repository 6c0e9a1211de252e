//! `report` through the real program: games of both systems.

use crate::ran::{good, run};
use std::path::Path;

/// A game that weak computers have played to the beginning of a turn.
fn played(folder: &Path, scenario: &str, until: &str) -> String {
    let path = folder.join("game.hellsgate").display().to_string();
    let players = ["--soviet", "cadet", "--german", "cadet"];
    let from = ["play-out", scenario, "--until", until, "--out", &path];
    good(&[&from[..], &players[..]].concat());
    path
}

#[test]
fn a_report_tells_each_turn_with_its_picture_and_history_beside_it_in_both_systems() {
    for scenario in ["korsun_1944", "korsun_1944_tabletop"] {
        let folder = tempfile::tempdir().unwrap();
        let game = played(folder.path(), scenario, "3");
        let out = folder.path().join("report.md").display().to_string();
        let said = good(&["report", &game, "--plain", "--out", &out]);
        assert!(said.contains("2 turns"), "{said}");
        let text = std::fs::read_to_string(&out).unwrap();
        assert!(text.starts_with("# After-action report: "), "{scenario}");
        for words in [
            "### What really happened, 25–27 January",
            "### What really happened, 28–30 January",
            "## Luck",
            "## Then and here",
            "### Losses",
            "\n![",
        ] {
            assert!(text.contains(words), "{scenario}: {words}");
        }
        for picture in ["curve", "turn-1", "turn-2"] {
            let address = format!("\n[{picture}]: data:image/png;base64,iVBOR");
            assert!(text.contains(&address), "{scenario}: {picture}");
        }
        assert!(!text.contains("[turn-3]"));
        // Nothing that is there is replaced unasked.
        let again = run(&["report", &game, "--plain", "--out", &out]);
        assert_eq!(again.status.code(), Some(1));
        assert_eq!(std::fs::read_to_string(&out).unwrap(), text);
    }
}

#[test]
fn a_name_that_ends_in_pdf_gets_pages() {
    let folder = tempfile::tempdir().unwrap();
    let game = played(folder.path(), "korsun_1944", "2");
    let out = folder.path().join("report.pdf").display().to_string();
    good(&["report", &game, "--plain", "--out", &out]);
    let bytes = std::fs::read(&out).unwrap();
    assert!(bytes.starts_with(b"%PDF-"));
}

#[test]
fn what_was_expected_and_the_decisions_that_mattered_are_worked_out_unless_it_is_to_be_plain() {
    let folder = tempfile::tempdir().unwrap();
    let game = played(folder.path(), "korsun_1944", "1:german");
    let out = folder.path().join("report.md").display().to_string();
    good(&["report", &game, "-n", "4", "--out", &out]);
    let text = std::fs::read_to_string(&out).unwrap();
    assert!(text.contains("dashed, how computer players expected"));
    assert!(
        text.contains("## Decisions that mattered"),
        "{}",
        &text[..400]
    );
    good(&["report", &game, "--plain", "--force", "--out", &out]);
    let plain = std::fs::read_to_string(&out).unwrap();
    assert!(!plain.contains("dashed") && !plain.contains("## Decisions that mattered"));
}

#[test]
fn of_a_game_that_has_not_begun_there_is_nothing_to_report() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("report.md");
    let named = out.display().to_string();
    let ran = run(&["report", "korsun_1944", "--plain", "--out", &named]);
    assert_eq!(ran.status.code(), Some(1));
    assert!(!out.exists());
}
