//! `verify` through the real program: what saved games prove, in words, as JSON
//! and by exit code; and what files of strangers may do to a terminal.

use crate::ran::run;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Dice as _, Rules as _, Seeded};
use hells_gate::present::annotation::Annotation;
use hells_gate::record::{DiceMode, Options};
use hells_gate::systems::hells_gate::codec::scenario::{self, KORSUN_1944};
use hells_gate::systems::hells_gate::record::{GameFile, Moment};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// The exit code of `verify` and what it says of the file, as JSON.
fn verified(text: &str) -> (Option<i32>, Value) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.hellsgate");
    fs::write(&path, text).unwrap();
    let ran = run(&["verify", &path.display().to_string(), "--json"]);
    let told: Value = serde_json::from_slice(&ran.stdout).unwrap();
    assert_eq!(told["status"].as_i64(), ran.status.code().map(i64::from));
    (ran.status.code(), told["files"][0].clone())
}

/// A random game of some actions.
fn played(options: Options, actions: usize) -> GameFile {
    let mut file = GameFile::new(scenario::korsun_1944().unwrap(), options);
    let mut chooser = Chooser::new(options.seed);
    while file.game.cursor() < actions {
        let (rules, state) = (file.game.rules().clone(), *file.game.state());
        let mut legal = Vec::new();
        rules.legal(&state, &mut legal);
        legal.retain(|&a| !rules.takes_back(a));
        let Some(&action) = legal.get(chooser.below(legal.len().max(1))) else {
            break;
        };
        let seed = options.seed;
        let roll = || Seeded { seed }.roll(rules.rolls(&state)).unwrap();
        let die = rules.rolls_dice(&state, action).then(roll);
        file.game.play(action, die.as_slice()).unwrap();
    }
    file
}

fn seeded(seed: u64) -> Options {
    Options {
        seed,
        ..Options::default()
    }
}

fn without_stamp(text: &str) -> String {
    let (before, _) = text.split_once(",\n  \"stamp\": ").unwrap();
    format!("{before}\n}}\n")
}

#[test]
fn the_exit_code_tells_good_games_from_others() {
    let text = played(seeded(5), 60).to_json();
    let own = KORSUN_1944.replacen("\"korsun_1944\"", "\"my_own\"", 1);
    let own = GameFile::new(scenario::load(&own).unwrap(), seeded(5)).to_json();
    let by_hand = Options {
        dice: DiceMode::ByHand,
        ..seeded(6)
    };
    let by_hand = played(by_hand, 60).to_json();
    let mut drawn = played(seeded(5), 60);
    let here = Moment::of(&drawn.game, 60);
    let arrow = Annotation::read("arrow soviet C3 D5", &**drawn.game.rules()).unwrap();
    drawn.annotations.set(here, vec![arrow]).unwrap();
    let drawn = drawn.to_json();
    for (text, code, kind) in [
        (text.clone(), 0, "good"),
        (by_hand, 0, "good"),
        (drawn.clone(), 0, "good"),
        (
            drawn.replacen("arrow soviet", "arrow purple", 1),
            1,
            "undrawn",
        ),
        (
            text.replacen("\"german\": 10 }", "\"german\": 25 }", 1),
            1,
            "faulty",
        ),
        (text.replacen("\"to-last-die\"", "\"free\"", 1), 1, "faulty"),
        (
            text.replacen("\"supply\"\n", "\"supper\"\n", 1),
            1,
            "faulty",
        ),
        ("no game".to_owned(), 1, "unreadable"),
        (KORSUN_1944.to_owned(), 1, "unreadable"),
        (own, 3, "own"),
        (without_stamp(&text), 4, "untold"),
    ] {
        let (found, told) = verified(&text);
        assert_eq!((found, &told["kind"]), (Some(code), &json!(kind)), "{told}");
        assert_eq!(told["good"], json!(code == 0));
    }
    let help = String::from_utf8(run(&["verify", "--help"]).stdout).unwrap();
    for code in ["0 a scenario", "1 a file", "3 a whole record", "4"] {
        assert!(help.contains(code), "{code}: {help}");
    }
}

#[test]
fn json_tells_each_thing_in_a_field_of_its_own() {
    let text = played(seeded(7), 60).to_json();
    let (_, told) = verified(&text);
    assert_eq!(told["scenario"], "korsun_1944");
    assert_eq!(told["digest"].as_str().unwrap().len(), 16);
    assert_eq!(
        (&told["shipped"], &told["whole"]),
        (&json!(true), &json!(true))
    );
    assert_eq!(told["dice"]["mode"], "seeded");
    assert_eq!(
        (&told["dice"]["seed"], &told["dice"]["not_from_seed"]),
        (&json!("7"), &json!(0))
    );
    assert_eq!(
        told["modes"],
        json!({"dice": "seeded", "undo": "sealed", "changed": false})
    );
    assert_eq!(
        (&told["fault"], &told["actions"]),
        (&Value::Null, &json!(60))
    );
    // The first fault, with its place.
    let (_, told) = verified(&text.replacen("\"supply\"\n", "\"supper\"\n", 1));
    let fault = &told["fault"];
    assert_eq!(
        (&fault["kind"], &fault["entry"], &fault["action"]),
        (&json!("notation"), &json!(1), &json!(1))
    );
    assert_eq!(
        fault["phase"],
        json!({"number": 1, "turn": 1, "side": "soviet", "phase": "supply"})
    );
    let (_, told) = verified(&text.replacen("\"seed\": \"7\"", "\"seed\": \"8\"", 2));
    assert_eq!(told["fault"]["kind"], "changed", "{told}");
    let (_, told) =
        verified(&without_stamp(&text).replacen("\"seed\": \"7\"", "\"seed\": \"8\"", 1));
    assert_eq!(told["fault"]["kind"], "die");
    assert_eq!(told["fault"]["action"], told["dice"]["first"]["action"]);
    assert!(told["fault"]["phase"]["turn"].is_u64());
    assert_eq!(told["modes"]["changed"], Value::Null);
}

#[test]
fn every_line_is_said_in_the_language_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("spiel.hellsgate").display().to_string();
    fs::write(&path, played(seeded(8), 30).to_json()).unwrap();
    let said = String::from_utf8(run(&["verify", &path, "--language", "de"]).stdout).unwrap();
    for words in [
        "in Ordnung, 30 Aktionen",
        "wie mitgeliefert",
        "Startwert 8",
        "vollständig",
    ] {
        assert!(said.contains(words), "{said}");
    }
}

/// What would lead a terminal astray.
fn harmless(bytes: &[u8], what: &str) -> String {
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    let bad = |c: char| {
        let control = c.is_control() && c != '\n' && c != '\t';
        control || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200f}')
    };
    assert!(!text.chars().any(bad), "{what}: {text:?}");
    text
}

#[test]
fn no_file_of_a_stranger_leads_the_terminal_astray() {
    let evil = "\u{1b}]0;owned\u{7}\u{9b}2J\u{202e}txet\u{2066}";
    let quoted = serde_json::to_string(evil).unwrap();
    let inner = quoted.trim_matches('"');
    let text = played(seeded(9), 30).to_json();
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let titled = text.replacen("\"title\": \"", &format!("\"title\": \"{inner}"), 1);
    let field = text.replacen("\"title\":", &format!("\"{inner}\": 1, \"title\":"), 1);
    let written = text.replacen("\"supply\"\n", &format!("\"{inner} supper\"\n"), 1);
    let place = text.replacen("\"place\": \"", &format!("\"place\": \"{inner}"), 1);
    let scenario = KORSUN_1944.replacen(
        "\"terrain\": \"clear\"",
        &format!("\"terrain\": {quoted}"),
        1,
    );
    let position = format!("{{\"stage\": {quoted}}}");
    let files = [
        write("titled", &titled),
        write("field", &field),
        write("written", &written),
        write("place", &place),
        write("scenario", &scenario),
    ];
    let position = write("position", &position);
    let odd_name = write(&format!("name{}", evil.replace('/', "")), "no game");
    let mut calls: Vec<Vec<&str>> = vec![
        vec!["verify", &odd_name],
        vec!["verify", &odd_name, "--json"],
        vec!["show", &odd_name],
        vec!["new", "--position", &position],
        vec!["new", "--scenario", &files[4]],
        vec!["odds", "--target", evil, "29T"],
        vec!["rules", evil],
        vec!["show", "--ply", evil, &files[0]],
    ];
    for file in &files {
        for command in ["verify", "show", "replay", "supply"] {
            calls.push(vec![command, file]);
            calls.push(vec![command, file, "--json"]);
        }
    }
    for call in calls {
        let ran = run(&call);
        let what = format!("{call:?}");
        let said = harmless(&ran.stdout, &what) + &harmless(&ran.stderr, &what);
        assert!(!said.is_empty(), "{what}");
        if call.contains(&"--json") && !ran.stdout.is_empty() {
            let _: Value = serde_json::from_slice(&ran.stdout).expect(&what);
        }
    }
    assert!(Path::new(&odd_name).exists());
}

#[test]
fn a_file_that_is_not_as_it_was_written_is_never_called_good() {
    let text = played(seeded(7), 60).to_json();
    let (status, told) = verified(&text);
    assert_eq!((status, told["kind"].as_str()), (Some(0), Some("good")));

    let whole: Value = serde_json::from_str(&text).unwrap();
    type Change = fn(&mut Value);
    let changes: [(&str, Change); 5] = [
        ("a field that means nothing", |game| {
            game["nonsense"] = json!(1);
        }),
        ("one in a phase", |game| {
            game["phases"][1]["nonsense"] = json!(1);
        }),
        ("a phase of another side", |game| {
            game["phases"][1]["side"] = json!("nobody");
        }),
        ("a phase of another turn", |game| {
            game["phases"][1]["turn"] = json!(7);
        }),
        ("a phase without its hash", |game| {
            game["phases"][1].as_object_mut().unwrap().remove("hash");
        }),
    ];
    for (what, change) in changes {
        let mut game = whole.clone();
        change(&mut game);
        let (status, told) = verified(&game.to_string());
        assert_eq!(status, Some(1), "{what}: {told}");
        assert_eq!(told["good"], json!(false), "{what}: {told}");
        assert_eq!(told["whole"], json!(false), "{what}: {told}");
    }
}
