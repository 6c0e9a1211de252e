//! Studies on the command line: listed, checked, printed.

use crate::ran::{good, run};
use hells_gate::json::Doc;
use hells_gate::study::{StopMap, StopMoment, StudyFile, StudyStop};
use std::path::Path;
use std::sync::Arc;

/// A study of a game in this folder that computer players began, with a page before it.
fn study(folder: &Path) -> String {
    let game = folder.join("game.hellsgate").display().to_string();
    good(&[
        "play-out",
        "korsun_1944",
        "--soviet",
        "cadet",
        "--german",
        "cadet",
        "--until",
        "1:german",
        "--out",
        &game,
    ]);
    let game: Doc = std::fs::read_to_string(&game).unwrap().parse().unwrap();
    let stop = StudyStop {
        title: "The first blow".to_owned(),
        map: Some(StopMap {
            game: 0,
            at: StopMoment::Node(3),
            overlays: vec!["supply".to_owned()],
            section: None,
            drawn: Vec::new(),
            histogram: None,
        }),
        ..StudyStop::default()
    };
    let page = StudyStop {
        title: "Welcome".to_owned(),
        ..StudyStop::default()
    };
    let study = StudyFile {
        title: "Korsun".to_owned(),
        about: String::new(),
        games: vec![Arc::new(game)],
        stops: vec![Arc::new(page), Arc::new(stop)],
    };
    let path = folder.join("korsun.hgstudy");
    std::fs::write(&path, study.write()).unwrap();
    path.display().to_string()
}

#[test]
fn a_study_is_listed_checked_and_printed_and_nothing_is_replaced_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let study = study(folder.path());
    let listed = good(&["study", &study]);
    for words in [
        "Korsun: 2 stops, 1 game",
        "Welcome  (a page of text)",
        "The first blow  (Hell's Gate: The Korsun Pocket, 1944; Game turn 1: 25–27 January 1944, Soviet player turn, Soviet Combat Phase)",
    ] {
        assert!(listed.contains(words), "{listed}");
    }
    assert!(good(&["study", &study, "--check"]).contains("is sound"));
    let told = good(&["study", &study, "--check", "--json"]);
    assert!(
        told.contains("\"faults\": []") && told.contains("\"at\": 3"),
        "{told}"
    );
    let out = folder.path().join("korsun.pdf").display().to_string();
    assert!(good(&["study", &study, "--out", &out]).contains("2 stops printed."));
    assert!(std::fs::read(&out).unwrap().starts_with(b"%PDF-"));
    assert_eq!(
        run(&["study", &study, "--out", &out]).status.code(),
        Some(1)
    );
    let other = folder.path().join("korsun.png").display().to_string();
    assert_eq!(
        run(&["study", &study, "--out", &other]).status.code(),
        Some(2)
    );
}

#[test]
fn what_is_wrong_with_a_study_is_told_with_its_place_and_fails() {
    let folder = tempfile::tempdir().unwrap();
    let study = study(folder.path());
    let text = std::fs::read_to_string(&study).unwrap();
    std::fs::write(&study, text.replace("\"at\": 3", "\"at\": 300")).unwrap();
    assert!(run(&["study", &study]).status.success());
    let checked = run(&["study", &study, "--check"]);
    assert_eq!(checked.status.code(), Some(1));
    let told = String::from_utf8(checked.stderr).unwrap();
    assert!(
        told.contains("stops[1].at") && told.contains("no moment 300"),
        "{told}"
    );
    std::fs::write(&study, &text[..text.len() / 2]).unwrap();
    let cut = run(&["study", &study]);
    assert_eq!(cut.status.code(), Some(1));
    assert!(String::from_utf8(cut.stdout).unwrap().contains("Welcome"));
}
