//! The engine protocol, through the real program.

use crate::engine::{Engine, PROGRAM};
use crate::ran::good;
use serde_json::{Value, json};
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn the_transcript_of_the_description_is_what_happens() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/protocol.md");
    let text = std::fs::read_to_string(&path).unwrap();
    let (head, rest) = text.split_once("```transcript\n").unwrap();
    let (written, tail) = rest.split_once("```").unwrap();
    let mut engine = Engine::start();
    let mut real = String::new();
    for line in written.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            let answer = engine.raw(request.as_bytes());
            real.push_str(&format!("> {request}\n< {answer}\n"));
        }
    }
    // UPDATE_TRANSCRIPT=1 writes down what the program says now.
    if std::env::var_os("UPDATE_TRANSCRIPT").is_some() {
        std::fs::write(&path, format!("{head}```transcript\n{real}```{tail}")).unwrap();
    } else {
        for (real, written) in real.lines().zip(written.lines()) {
            assert_eq!(real, written);
        }
        assert_eq!(real.lines().count(), written.lines().count());
    }
    assert!(engine.child.wait().unwrap().success(), "quit ends it");
}

#[test]
fn every_verb_is_described() {
    let mut engine = Engine::start();
    let hello = engine.good(json!({"do": "hello"}));
    let text = include_str!("../../assets/protocol.md");
    for verb in hello["verbs"].as_array().unwrap() {
        let verb = format!("`{}`", verb.as_str().unwrap());
        let heading = text
            .lines()
            .any(|l| l.starts_with("### ") && l.contains(&verb));
        assert!(heading, "{verb} has no heading");
    }
    engine.end();
}

#[test]
fn junk_gets_an_error_and_changes_nothing() {
    let mut engine = Engine::with_game();
    let before = engine.good(json!({"do": "state"}));
    let deep_list = "[".repeat(200_000);
    let deep = format!("{{\"do\":{}1{}}}", "[".repeat(100_000), "]".repeat(100_000));
    let deep_id = format!(
        "{{\"id\":{}1{},\"do\":\"hello\"}}",
        "[".repeat(9999),
        "]".repeat(9999)
    );
    let many: Vec<String> = (0..100_000).map(|i| format!("\"f{i}\":0")).collect();
    let many = format!("{{{}}}", many.join(","));
    let long_id = format!("{{\"do\":\"hello\",\"id\":\"{}\"}}", "x".repeat(1000));
    let long_verb = format!("{{\"do\":\"{}\"}}", "x".repeat(2_000_000));
    let lines: [&[u8]; 22] = [
        b"x",
        b"{",
        b"}",
        b"[]",
        b"null",
        b"\"do\"",
        b"\0\0\0",
        b"\xff\xfe{}",
        b"{\"do\":\"hello\"}{\"do\":\"hello\"}",
        b"{\"do\":\"hello\",\"do\":\"hello\"}",
        b"{}",
        b"{\"do\":5}",
        b"{\"do\":null}",
        b"{\"do\":\"hello\",\"extra\":1}",
        b"{\"do\":\"play\",\"action\":{\"type\":\"move\",\"unit\":{},\"route\":[[]]}}",
        b"{\"do\":\"play\",\"action\":\"move 29T\\u0000\"}",
        deep_list.as_bytes(),
        deep.as_bytes(),
        deep_id.as_bytes(),
        many.as_bytes(),
        long_id.as_bytes(),
        long_verb.as_bytes(),
    ];
    for line in lines {
        let answer = engine.raw(line);
        let shown = String::from_utf8_lossy(&line[..line.len().min(60)]).into_owned();
        assert!(answer.len() < 2000, "{shown}");
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(answer["ok"], false, "{shown}");
        assert!(answer["error"]["reason"].is_string(), "{shown}");
    }
    let huge = vec![b'x'; 17 * 1024 * 1024];
    let answer: Value = serde_json::from_str(&engine.raw(&huge)).unwrap();
    assert_eq!(answer["error"]["kind"], "too_long");
    assert_eq!(engine.good(json!({"do": "state"})), before);
    engine.end();
}

#[test]
fn spoilt_requests_never_end_the_program() {
    // Good requests with a byte changed, doubled or left out.
    let good: Vec<Vec<u8>> = [
        json!({"do": "position", "position": {"turn": 3, "hits": {"target": "C6", "left": 1}, "stage": "losses"}}),
        json!({"do": "play", "action": {"type": "attack", "target": "C6", "unit": "29T"}, "die": 3}),
        json!({"do": "new", "seed": 1, "dice": "by-hand", "undo": "sealed"}),
        json!({"do": "odds", "target": "C6", "units": ["29T", "20T"]}),
        json!({"do": "load", "record": "{\"format\":\"hells-gate-game\",\"version\":1}"}),
    ]
    .iter()
    .map(|r| r.to_string().into_bytes())
    .collect();
    let mut engine = Engine::with_game();
    let mut n = 1_u64;
    let mut luck = |below: usize| {
        n = n
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(n >> 33).unwrap() % below
    };
    for _ in 0..3000 {
        let mut line = good[luck(good.len())].clone();
        for _ in 0..=luck(3) {
            let at = luck(line.len());
            match luck(3) {
                0 => line[at] = u8::try_from(luck(256)).unwrap(),
                1 => line.insert(at, b"{}[]\",:0-e"[luck(10)]),
                _ => drop(line.remove(at)),
            }
        }
        line.retain(|&b| b != b'\n');
        if line.iter().all(|&b| b == b'\r') {
            continue; // an empty line has no answer
        }
        let answer: Value = serde_json::from_str(&engine.raw(&line)).unwrap();
        assert!(answer["ok"].is_boolean());
    }
    engine.good(json!({"do": "hello"}));
    engine.end();
}

#[test]
fn the_program_ends_quietly_when_nobody_writes_or_reads() {
    // Cut in the middle of a line.
    let mut engine = Engine::start();
    engine
        .input
        .as_mut()
        .unwrap()
        .write_all(b"{\"do\":\"hel")
        .unwrap();
    drop(engine.input.take());
    let mut rest = String::new();
    engine.output.read_to_string(&mut rest).unwrap();
    assert!(rest.contains("\"json\""), "{rest}");
    assert!(engine.child.wait().unwrap().success());
    // A last line without its end counts.
    let mut engine = Engine::start();
    engine
        .input
        .as_mut()
        .unwrap()
        .write_all(b"{\"do\":\"hello\"}")
        .unwrap();
    drop(engine.input.take());
    engine.output.read_to_string(&mut rest).unwrap();
    assert!(rest.contains("\"protocol\":1"));
    // Nobody reads.
    let mut child = Command::new(PROGRAM)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    // Whoever starts a program in another test holds, for a moment, what was closed here: it
    // is asked until it has noticed.
    while input.write_all(b"{\"do\":\"hello\"}\n").is_ok() {}
    let ended = child.wait_with_output().unwrap();
    assert!(
        ended.status.success() && ended.stderr.is_empty(),
        "{ended:?}"
    );
}

#[test]
fn any_position_of_a_game_can_be_set_up_again() {
    let mut engine = Engine::with_game();
    let mut n = 0_usize;
    let mut seen = 0;
    loop {
        let state = engine.good(json!({"do": "state"}));
        if n.is_multiple_of(7) || state["position"]["stage"] == "losses" {
            let mut other = Engine::with_game();
            other.good(json!({"do": "position", "position": state["position"]}));
            let again = other.good(json!({"do": "state"}));
            assert_eq!(again["position"], state["position"]);
            let legal = json!({"do": "legal", "brief": true});
            assert_eq!(other.good(legal.clone()), engine.good(legal));
            // Such a game is saved and loaded like any other.
            let record = other.good(json!({"do": "save"}))["record"].clone();
            let mut third = Engine::start();
            let loaded = third.good(json!({"do": "load", "record": record}));
            assert_eq!(
                (&loaded["damage"], &loaded["ply"]),
                (&Value::Null, &json!(0))
            );
            assert_eq!(third.good(json!({"do": "state"})), again);
            third.end();
            other.end();
            seen += 1;
        }
        if state["position"]["over"] == true || seen > 60 {
            break;
        }
        let legal = engine.good(json!({"do": "legal", "brief": true}));
        let legal: Vec<&str> = legal["actions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|a| a.as_str().unwrap())
            .filter(|a| !a.starts_with("withdraw"))
            .collect();
        engine.good(json!({"do": "play", "action": legal[n * 31 % legal.len()]}));
        n += 1;
    }
    assert!(seen > 40);
    engine.end();
}

#[test]
fn unsound_positions_are_refused_with_their_reason() {
    let mut engine = Engine::with_game();
    let position = |p: Value| json!({"do": "position", "position": p});
    for (given, part) in [
        (
            json!({"units": [{"unit": "72I", "at": "C7"}]}),
            "both sides are in C7",
        ),
        (json!({"turn": 9}), "not sound"),
        (json!({"units": [{"unit": "389I", "steps": 3}]}), "1 to"),
        (
            json!({"units": [{"unit": "389I", "marks": ["tired"]}]}),
            "none of the marks",
        ),
        (
            json!({"units": [{"unit": "389I"}, {"unit": "389I"}]}),
            "twice",
        ),
        (
            json!({"units": [{"unit": "389I", "at": "destroyed", "marks": ["unsupplied"]}]}),
            "off the map",
        ),
        (json!({"stage": "losses"}), "hits"),
        (
            json!({"stage": "losses", "hits": {"target": "C6", "left": 4}}),
            "1 to 3",
        ),
        (
            json!({"stage": "losses", "hits": {"target": "C4", "left": 1}}),
            "not sound",
        ),
        (
            json!({"stage": "combat", "attack": {"target": "C6", "units": ["5GT"]}}),
            "adjacent",
        ),
        (
            json!({"stage": "combat", "attack": {"target": "C6", "units": []}}),
            "not sound",
        ),
        (json!({"stage": "mud", "weather": "mud"}), "no die"),
        (json!({"rolls": 65535}), "60000 are the most"),
        (json!({"stage": "mud", "turn": 8}), "no die"),
        (
            json!({"units": [{"unit": "29T", "marks": ["moved"]}]}),
            "before its Combat Phase",
        ),
        (
            json!({"stage": "losses", "hits": {"target": "C6", "left": 3}}),
            "they would all be eliminated",
        ),
        (
            json!({"stage": "losses", "hits": {"target": "C6", "left": 1, "destinations": ["C7"]}}),
            "where the enemy is",
        ),
        (json!({"stage": "reinforcement"}), "not sound"),
        (
            json!({"stage": "restoration", "turn": 4}),
            "of game turns 5 and 7",
        ),
        (json!({"stage": "breakout", "turn": 7}), "of game turn 8"),
        (json!({"stage": "over"}), "it ends after"),
        (json!({"weather": "mud"}), "cannot be mud yet"),
        (
            json!({"units": [{"unit": "5GT", "at": "A3"}], "reserve_released": false}),
            "the reserve has been released",
        ),
        (
            json!({"units": [{"unit": "5GT", "at": "E2"}], "stand_fast_lifted": false}),
            "the order to stand fast has been lifted",
        ),
        (
            json!({"stage": "losses", "hits": {"target": "C6", "left": 1, "destinations": ["B6"]}}),
            "no others",
        ),
        (
            json!({"stage": "movement", "units": [{"unit": "389I", "marks": ["moved"]}]}),
            "not sound",
        ),
    ] {
        let error = engine.bad(position(given.clone()), "position");
        let reason = error["reason"].as_str().unwrap();
        assert!(reason.contains(part), "{given}: {reason}");
    }
    for given in [
        json!({"stage": "lunch"}),
        json!({"turns": 3}),
        json!({"units": [{"unit": "nobody"}]}),
        json!({"units": [{"unit": "389I", "at": "Z9"}]}),
        json!({"units": 5}),
        json!({"base": "yesterday"}),
        json!([]),
    ] {
        engine.bad(position(given), "request");
    }
    // A cut-off unit, its breaks and its way out.
    engine.good(position(json!({
        "turn": 4, "stage": "movement", "base": "start",
        "units": [{"unit": "389I", "at": "D7"}, {"unit": "20GR", "at": "C6"},
                  {"unit": "21GR", "at": "E6"}, {"unit": "26GR", "at": "F5"},
                  {"unit": "72I", "at": "A1"}, {"unit": "57I", "at": "A1"}],
    })));
    let supply = engine.good(json!({"do": "supply", "side": "german"}));
    let units = supply["supply"][0]["units"].as_array().unwrap();
    let cut = units.iter().find(|u| u["unit"] == "389I").unwrap();
    assert_eq!(cut["supplied"], false);
    assert!(!cut["breaks"].as_array().unwrap().is_empty(), "{cut}");
    assert_eq!(cut["line"][0], "D7");
    engine.end();
}

#[test]
fn a_position_derives_what_follows_from_its_units() {
    let mut engine = Engine::with_game();
    engine.good(json!({"do": "position", "position": {
        "base": "start", "turn": 2,
        "units": [{"unit": "5GT", "at": "A3"}, {"unit": "47R", "at": "E2"}],
    }}));
    let position = &engine.good(json!({"do": "state"}))["position"];
    assert_eq!(position["reserve_released"], true);
    assert_eq!(position["stand_fast_lifted"], true);
    // Hits are of an attack on their hex.
    engine.good(json!({"do": "position", "position": {
        "base": "start", "stage": "losses", "hits": {"target": "C6", "left": 1},
    }}));
    let position = &engine.good(json!({"do": "state"}))["position"];
    assert_eq!(position["attacked_hexes"], json!(["C6"]));
    assert_eq!(position["hit_hexes"], json!(["C6"]));
    engine.end();
}

#[test]
fn every_verb_refuses_bad_fields() {
    let mut engine = Engine::with_game();
    for (request, kind) in [
        (json!({"do": "new", "scenario": "waterloo"}), "scenario"),
        (json!({"do": "new", "scenario_text": "{}"}), "scenario"),
        (json!({"do": "new", "seed": -1}), "request"),
        (json!({"do": "new", "seed": 1.5}), "request"),
        (json!({"do": "new", "dice": "loaded"}), "request"),
        (json!({"do": "new", "undo": 1}), "request"),
        (json!({"do": "load"}), "request"),
        (json!({"do": "load", "record": "x"}), "record"),
        (json!({"do": "load", "path": "/nowhere/at/all"}), "record"),
        (json!({"do": "save", "path": "/nowhere/at/all"}), "file"),
        (json!({"do": "position"}), "request"),
        (json!({"do": "state", "ply": 1}), "request"),
        (json!({"do": "check"}), "request"),
        (json!({"do": "check", "action": "jump 29T"}), "notation"),
        (
            json!({"do": "explain", "action": {"type": "jump"}}),
            "request",
        ),
        (json!({"do": "play", "action": "end"}), "illegal"),
        (json!({"do": "play", "action": "supply", "die": 3}), "die"),
        (
            json!({"do": "play", "action": "supply", "die": 7}),
            "request",
        ),
        (json!({"do": "undo"}), "undo"),
        (json!({"do": "redo"}), "redo"),
        (json!({"do": "history", "from": "x"}), "request"),
        (json!({"do": "odds"}), "request"),
        (
            json!({"do": "odds", "target": "C6", "units": []}),
            "request",
        ),
        (
            json!({"do": "odds", "target": "C6", "units": ["29T", "389I"]}),
            "request",
        ),
        (
            json!({"do": "odds", "target": "C6", "units": ["18T"]}),
            "request",
        ),
        (json!({"do": "supply", "side": "finnish"}), "request"),
        (json!({"do": "retreats"}), "request"),
        (json!({"do": "retreats", "hex": "C4"}), "request"),
        (json!({"do": "rule"}), "request"),
        (json!({"do": "rule", "number": "99.9"}), "request"),
        (json!({"do": "hint", "level": "field marshal"}), "request"),
        (json!({"do": "evaluate", "games": 0}), "request"),
        (json!({"do": "intentions", "side": "finnish"}), "request"),
        (json!({"do": "dance"}), "verb"),
    ] {
        engine.bad(request, kind);
    }
    engine.end();
}

#[test]
fn what_the_enemy_could_do_is_told_over_the_protocol_as_on_the_command_line() {
    let mut engine = Engine::start();
    engine.good(json!({"do": "new", "seed": "7"}));
    let told = engine.good(json!({"do": "intentions", "side": "german", "seed": 1}));
    let printed = good(&["intentions", "--side", "german", "--seed", "1", "--json"]);
    let printed: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!(told["side"], "german");
    assert_eq!(told["dangers"], printed["dangers"]);
    assert!(!told["dangers"].as_array().unwrap().is_empty());
    engine.end();
}

#[test]
fn records_dice_and_undo_go_through() {
    let mut engine = Engine::start();
    engine.good(json!({"do": "new", "seed": "7", "dice": "by-hand", "undo": "sealed"}));
    engine.good(json!({"do": "play", "action": "supply"}));
    engine.good(json!({"do": "play", "action": "attack C6 29T"}));
    engine.bad(json!({"do": "play", "action": "resolve"}), "die");
    let rolled = engine.good(json!({"do": "play", "action": "resolve", "die": 6}));
    assert_eq!(rolled["die"], 6);
    engine.bad(json!({"do": "undo"}), "undo");
    let here = engine.good(json!({"do": "state"}));
    let record = engine.good(json!({"do": "save"}))["record"].clone();
    let mut other = Engine::start();
    let loaded = other.good(json!({"do": "load", "record": record}));
    assert_eq!(
        (&loaded["damage"], &loaded["ply"]),
        (&Value::Null, &json!(3))
    );
    assert_eq!(other.good(json!({"do": "state"})), here);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.hellsgate");
    other.good(json!({"do": "save", "path": path}));
    other.good(json!({"do": "load", "path": path}));
    assert_eq!(other.good(json!({"do": "state"})), here);
    other.end();
    engine.end();
}

#[test]
fn a_game_from_a_position_is_saved_with_its_beginning() {
    let mut engine = Engine::with_game();
    engine.good(json!({"do": "position", "position": {
        "base": "start", "turn": 8, "player": "german", "stage": "breakout",
        "units": [{"unit": "389I", "at": "D4", "steps": 1, "marks": ["unsupplied"]}],
    }}));
    engine.good(json!({"do": "play", "action": "breakout 389I", "die": 6}));
    let here = engine.good(json!({"do": "state"}));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("study.hellsgate");
    engine.good(json!({"do": "save", "path": path}));
    engine.end();
    let mut other = Engine::start();
    let loaded = other.good(json!({"do": "load", "path": path}));
    assert_eq!((&loaded["over"], &loaded["ply"]), (&json!(true), &json!(1)));
    assert_eq!(other.good(json!({"do": "state"})), here);
    other.good(json!({"do": "undo"}));
    let start = other.good(json!({"do": "state"}));
    assert_eq!(start["position"]["stage"], "breakout");
    other.bad(json!({"do": "undo"}), "undo");
    // A position nobody could play on is refused with the whole record.
    let record = std::fs::read_to_string(&path).unwrap();
    let broken = record.replacen("\"at\":\"D4\"", "\"at\":\"C7\"", 1);
    assert_ne!(broken, record);
    let error = other.bad(json!({"do": "load", "record": broken}), "record");
    let reason = error["reason"].as_str().unwrap();
    assert!(reason.contains("both sides are in C7"), "{reason}");
    other.end();
}
