//! What the engine protocol keeps to: identifiers to the letter, files only as
//! far as allowed, no work for nobody, and points that say what they are.

use crate::engine::{Engine, PROGRAM};
use serde_json::{Value, json};
use std::fs;
use std::io::Write as _;
use std::process::Command;

#[test]
fn an_identifier_comes_back_to_the_letter_or_is_refused() {
    let mut engine = Engine::start();
    for id in [
        "1",
        "-0",
        "1e999",
        "-1.50E+07",
        "123456789012345678901234567890",
        "\"\"",
        "\"\\ud800\"",
        "\"\\u0041\\/\"",
        "\"a \u{202e} b\"",
    ] {
        let answer = engine.raw(format!("{{\"do\":\"hello\",\"id\":{id}}}").as_bytes());
        let begins = format!("{{\"id\":{id},\"ok\":true,");
        assert!(answer.starts_with(&begins), "{id}: {answer}");
        let answer = engine.raw(format!("{{\"do\":\"dance\",\"id\":{id}}}").as_bytes());
        assert!(
            answer.starts_with(&format!("{{\"id\":{id},\"ok\":false,")),
            "{answer}"
        );
    }
    for id in ["true", "false", "[]", "{}", "[1]"] {
        let answer = engine.raw(format!("{{\"do\":\"hello\",\"id\":{id}}}").as_bytes());
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(
            (&answer["ok"], &answer["id"]),
            (&json!(false), &Value::Null)
        );
        let reason = answer["error"]["reason"].as_str().unwrap();
        assert!(reason.contains("text or number"), "{reason}");
    }
    engine.end();
}

#[test]
fn saving_replaces_nothing_unasked_and_never_what_is_no_saved_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let mut engine = Engine::with_game();
    engine.good(json!({"do": "save", "path": path("game")}));
    let first = fs::read_to_string(path("game")).unwrap();
    engine.good(json!({"do": "play", "action": "supply"}));
    let error = engine.bad(json!({"do": "save", "path": path("game")}), "file");
    assert!(
        error["reason"].as_str().unwrap().contains("“force”"),
        "{error}"
    );
    assert_eq!(fs::read_to_string(path("game")).unwrap(), first);
    engine.good(json!({"do": "save", "path": path("game"), "force": true}));
    assert_ne!(fs::read_to_string(path("game")).unwrap(), first);
    for (name, text) in [
        ("letter", "Dear diary"),
        ("empty", ""),
        ("other.json", "{}"),
    ] {
        fs::write(path(name), text).unwrap();
        let forced = json!({"do": "save", "path": path(name), "force": true});
        let error = engine.bad(forced, "file");
        assert!(
            error["reason"].as_str().unwrap().contains("no saved game"),
            "{error}"
        );
        assert_eq!(fs::read_to_string(path(name)).unwrap(), text);
    }
    engine.end();
}

#[test]
fn an_engine_without_files_touches_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game").display().to_string();
    let mut engine = Engine::with(&["--no-files"]);
    assert_eq!(engine.good(json!({"do": "hello"}))["files"], "none");
    engine.good(json!({"do": "new", "seed": 1}));
    for request in [
        json!({"do": "save", "path": path}),
        json!({"do": "save", "path": path, "force": true}),
        json!({"do": "load", "path": path}),
    ] {
        let error = engine.bad(request, "file");
        assert!(
            error["reason"].as_str().unwrap().contains("--no-files"),
            "{error}"
        );
    }
    assert!(fs::read_dir(folder.path()).unwrap().next().is_none());
    // Through the pipe all is as ever.
    let record = engine.good(json!({"do": "save"}))["record"].clone();
    engine.good(json!({"do": "load", "record": record}));
    engine.end();
}

#[test]
fn an_engine_with_a_folder_stays_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let (inside, outside) = (folder.path().join("in"), folder.path().join("out"));
    fs::create_dir_all(inside.join("deep")).unwrap();
    fs::create_dir(&outside).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(&outside, inside.join("link")).unwrap();
    let mut engine = Engine::with(&["--folder", &inside.display().to_string()]);
    assert_eq!(engine.good(json!({"do": "hello"}))["files"], "folder");
    engine.good(json!({"do": "new", "seed": 1}));
    engine.good(json!({"do": "save", "path": "game"}));
    engine.good(json!({"do": "save", "path": "deep/game"}));
    engine.good(json!({"do": "load", "path": "deep/game"}));
    assert!(inside.join("game").is_file() && inside.join("deep/game").is_file());
    let absolute = outside.join("game").display().to_string();
    let mut ways = vec!["../out/game", "deep/../../out/game", &absolute];
    if cfg!(unix) {
        ways.push("link/game");
    }
    for way in ways {
        for verb in ["save", "load"] {
            let error = engine.bad(json!({"do": verb, "path": way}), "file");
            assert!(
                error["reason"].as_str().unwrap().contains("--folder"),
                "{error}"
            );
        }
    }
    assert!(fs::read_dir(&outside).unwrap().next().is_none());
    engine.end();
    // A folder that is none is told at once.
    let nowhere = folder.path().join("nowhere").display().to_string();
    let ran = Command::new(PROGRAM)
        .args(["engine", "--folder", &nowhere])
        .output()
        .unwrap();
    assert_eq!(ran.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&ran.stderr).contains("nowhere"));
}

#[cfg(unix)]
#[test]
fn long_work_ends_when_nobody_is_there_to_hear_of_it() {
    let mut engine = Engine::with_game();
    // Hours of work.
    let request = json!({"do": "evaluate", "level": "general", "games": 100_000});
    let input = engine.input.as_mut().unwrap();
    writeln!(input, "{request}").unwrap();
    drop(engine.input.take());
    drop(engine.output);
    assert!(engine.child.wait().unwrap().success());
}

#[test]
fn points_name_both_what_stands_and_what_the_game_would_end_with() {
    let mut engine = Engine::with_game();
    // Cut off, with a unit on a source of the enemy's.
    engine.good(json!({"do": "position", "position": {
        "base": "start", "turn": 4, "stage": "movement",
        "units": [{"unit": "389I", "at": "D7"}, {"unit": "20GR", "at": "C6"},
                  {"unit": "21GR", "at": "E6"}, {"unit": "26GR", "at": "F5"},
                  {"unit": "72I", "at": "A1"}, {"unit": "57I", "at": "A1"}],
    }}));
    let told = engine.good(json!({"do": "points"}));
    let ended = &told["if_ended"];
    assert!(
        ended["lost"].as_array().unwrap().contains(&json!("389I")),
        "{told}"
    );
    let (now, end) = (&told["points"], &ended["points"]);
    assert!(end["soviet"].as_u64() > now["soviet"].as_u64(), "{told}");
    let text = ended["text"].as_str().unwrap();
    assert!(text.starts_with("If the game ended now"), "{text}");
    let sums = format!("Soviet {}, German {}.", end["soviet"], end["german"]);
    assert!(text.contains(&sums), "{text}");
    assert!(text.contains("389th Infantry Division"), "{text}");
    // Just what the rules make of it: the last phase of the last turn.
    engine.good(json!({"do": "position", "position": {
        "base": "start", "turn": 8, "player": "german", "stage": "movement",
        "units": [{"unit": "389I", "at": "D7"}, {"unit": "20GR", "at": "C6"},
                  {"unit": "21GR", "at": "E6"}, {"unit": "26GR", "at": "F5"},
                  {"unit": "72I", "at": "A1"}, {"unit": "57I", "at": "A1"}],
    }}));
    let before = engine.good(json!({"do": "points"}));
    let done = engine.good(json!({"do": "play", "action": "end"}));
    assert_eq!(done["over"], true, "{done}");
    let after = engine.good(json!({"do": "points"}));
    assert_eq!(after["points"], before["if_ended"]["points"]);
    assert_eq!(after["if_ended"]["points"], after["points"]);
    assert_eq!(after["if_ended"]["lost"], json!([]));
    engine.end();
}

#[test]
fn loading_tells_what_the_record_proves() {
    let mut engine = Engine::with_game();
    engine.good(json!({"do": "play", "action": "supply"}));
    let record = engine.good(json!({"do": "save"}))["record"].clone();
    let loaded = engine.good(json!({"do": "load", "record": record}));
    assert_eq!(loaded["proof"]["kind"], "good", "{loaded}");
    assert_eq!(loaded["proof"]["modes"]["undo"], "free");
    let text = record.as_str().unwrap();
    let other = text.replacen("\"german\": 10 }", "\"german\": 25 }", 1);
    let loaded = engine.good(json!({"do": "load", "record": other}));
    assert_eq!(loaded["proof"]["kind"], "faulty");
    assert_eq!(loaded["proof"]["shipped"], false);
    assert!(
        loaded["damage"]
            .as_str()
            .unwrap()
            .contains("the scenario was changed")
    );
    engine.end();
}
