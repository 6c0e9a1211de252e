//! The toy speaks the engine protocol: the same code, in this process.

use super::SYSTEMS;
use hells_gate::cli::Session;
use serde_json::{Value, json};
use std::path::Path;

struct Talk(Session);

impl Talk {
    fn start() -> Self {
        Self(Session::of(SYSTEMS))
    }

    /// With the meadow on the table.
    fn meadow() -> Self {
        let mut talk = Self::start();
        talk.good(json!({"do": "new", "system": "minefield", "seed": 7}));
        talk
    }

    fn raw(&mut self, line: &str) -> String {
        self.0.answer(line.as_bytes()).0
    }

    fn ask(&mut self, request: &Value) -> Value {
        serde_json::from_str(&self.raw(&request.to_string())).unwrap()
    }

    #[track_caller]
    fn good(&mut self, request: Value) -> Value {
        let answer = self.ask(&request);
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    /// The reason of an error, after which everything must be as it was.
    #[track_caller]
    fn bad(&mut self, request: Value, kind: &str) -> String {
        let before = self.ask(&json!({"do": "history", "tree": true}));
        let answer = self.ask(&request);
        assert_eq!(answer["error"]["kind"], kind, "{request}: {answer}");
        assert_eq!(
            self.ask(&json!({"do": "history", "tree": true})),
            before,
            "{request}"
        );
        answer["error"]["reason"].as_str().unwrap().to_owned()
    }

    fn plays(&mut self, actions: &[&str]) {
        for action in actions {
            self.good(json!({"do": "play", "action": action}));
        }
    }
}

#[test]
fn the_transcript_of_another_system_is_what_happens() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/protocol.md");
    let text = std::fs::read_to_string(&path).unwrap();
    let (head, rest) = text.split_once("```minefield\n").unwrap();
    let (written, tail) = rest.split_once("```").unwrap();
    let mut talk = Talk::start();
    let mut real = String::new();
    for request in written.lines().filter_map(|line| line.strip_prefix("> ")) {
        let answer = talk.raw(request);
        real.push_str(&format!("> {request}\n< {answer}\n"));
    }
    // UPDATE_TRANSCRIPT=1 writes down what the program says now.
    if std::env::var_os("UPDATE_TRANSCRIPT").is_some() {
        std::fs::write(&path, format!("{head}```minefield\n{real}```{tail}")).unwrap();
    } else {
        assert_eq!(real, written);
    }
}

#[test]
fn every_verb_over_a_table_is_described() {
    let text = include_str!("../../assets/protocol.md");
    let mut talk = Talk::meadow();
    let told = talk.bad(json!({"do": "dance"}), "verb");
    let (_, known) = told.split_once("known are ").unwrap();
    let verbs: Vec<&str> = known.split(", ").collect();
    assert!(
        verbs.contains(&"panel") && verbs.contains(&"odds"),
        "{told}"
    );
    for verb in verbs {
        let headings = text.lines().filter(|line| line.starts_with("### "));
        let described = headings
            .into_iter()
            .any(|line| line.contains(&format!("`{verb}`")));
        assert!(described || verb == "odds", "{verb} has no heading");
    }
}

#[test]
fn a_whole_game_is_played_by_two_seats() {
    let mut talk = Talk::meadow();
    assert_eq!(talk.good(json!({"do": "legal"}))["actions"], json!([]));
    talk.bad(json!({"do": "play", "action": "lay F2"}), "seat");
    talk.good(json!({"do": "seat", "side": "layer"}));
    talk.plays(&["lay F2"]);
    talk.good(json!({"do": "seat", "side": "squad"}));
    let history = talk.good(json!({"do": "history"}));
    assert_eq!(history["actions"][0]["action"], Value::Null);
    let mut over = Value::Bool(false);
    while over != true {
        let legal = talk.good(json!({"do": "legal", "brief": true}));
        let legal: Vec<&str> = legal["actions"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(Value::as_str)
            .collect();
        let action = ["blast", "go", "send"]
            .into_iter()
            .find(|a| legal.contains(a))
            .unwrap();
        over = talk.good(json!({"do": "play", "action": action}))["over"].clone();
    }
    let points = talk.good(json!({"do": "points"}));
    assert_eq!(
        (&points["over"], points["receipt"].as_array().unwrap().len()),
        (&json!(true), 2)
    );
    // It is over: everything may be seen, and lines tried.
    let history = talk.good(json!({"do": "history"}));
    assert_eq!(history["actions"][0]["action"], "lay F2");
    talk.good(json!({"do": "go", "node": 1}));
    talk.plays(&["send", "send"]);
    assert!(
        talk.good(json!({"do": "history", "tree": true}))["actions"]
            .as_array()
            .unwrap()
            .len()
            > 5
    );
    talk.good(json!({"do": "undo", "all": true}));
    assert_eq!(talk.good(json!({"do": "state"}))["node"], 0);
    talk.bad(json!({"do": "undo"}), "undo");
    talk.good(json!({"do": "redo"}));
}

#[test]
fn dice_are_given_by_the_list_and_asked_for_by_name() {
    let mut talk = Talk::start();
    talk.good(
        json!({"do": "new", "system": "minefield", "dice": "by-hand",
        "scenario": "ford", "changed": {"men": 2, "bluff": true}}),
    );
    talk.good(json!({"do": "seat", "side": "all"}));
    talk.good(json!({"do": "play", "actions": ["lay F1", "send", "send", "go"]}));
    let throw = talk.good(json!({"do": "throw", "action": "blast"}));
    assert_eq!(throw["throw"]["dice"][1]["needs"], "3 to 6");
    let asked = talk.ask(&json!({"do": "play", "action": "blast"}));
    assert_eq!(asked["error"]["kind"], "die");
    assert_eq!(asked["error"]["more"][1]["reason"], "man 2: 3 to 6");
    for dice in [json!([1]), json!([1, 2, 3])] {
        talk.bad(
            json!({"do": "play", "action": "blast", "dice": dice}),
            "die",
        );
    }
    talk.bad(
        json!({"do": "play", "action": "blast", "dice": [1, 7]}),
        "request",
    );
    talk.bad(
        json!({"do": "play", "action": "blast", "dice": [1, 2], "die": 1}),
        "request",
    );
    talk.bad(json!({"do": "play", "action": "go"}), "illegal");
    let done = talk.good(json!({"do": "play", "action": "blast", "dice": [1, 6]}));
    assert_eq!(done["done"][0]["dice"], json!([1, 6]));
    assert_eq!(done["done"][0]["throw"]["dice"][0]["counts"], true);
}

#[test]
fn games_are_saved_and_loaded_by_text_and_by_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let mut talk = Talk::meadow();
    talk.good(json!({"do": "seat", "side": "layer"}));
    talk.plays(&["lay F2"]);
    let record = talk.good(json!({"do": "save"}))["record"].clone();
    talk.good(json!({"do": "save", "path": path("game")}));
    let why = talk.bad(json!({"do": "save", "path": path("game")}), "file");
    assert!(why.contains("“force”"), "{why}");
    talk.good(json!({"do": "save", "path": path("game"), "force": true}));
    std::fs::write(path("letter"), "Dear Ann").unwrap();
    talk.bad(
        json!({"do": "save", "path": path("letter"), "force": true}),
        "file",
    );
    // From the first game to the toy and back.
    let mut other = Talk::start();
    other.good(json!({"do": "new", "seed": 1}));
    let loaded = other.good(json!({"do": "load", "record": record}));
    assert_eq!(
        (&loaded["system"], &loaded["damage"]),
        (&json!("minefield"), &Value::Null)
    );
    assert_eq!(loaded["ply"], 1);
    let damaged = record.as_str().unwrap().replace("~bGF5", "~cGF5");
    let loaded = other.good(json!({"do": "load", "record": damaged}));
    assert!(
        loaded["damage"]
            .as_str()
            .unwrap()
            .contains("cannot be read"),
        "{loaded}"
    );
    let foreign = record
        .as_str()
        .unwrap()
        .replace("\"minefield\"", "\"minefeild\"");
    let why = other.bad(json!({"do": "load", "record": foreign}), "record");
    assert!(why.contains("did you mean “minefield”?"), "{why}");
    other.good(json!({"do": "load", "path": path("game")}));
    other.good(json!({"do": "new", "seed": 1}));
    assert_eq!(other.good(json!({"do": "state"}))["position"]["turn"], 1);
}

#[test]
fn requests_that_make_no_sense_change_nothing() {
    let mut talk = Talk::meadow();
    talk.good(json!({"do": "seat", "side": "layer"}));
    talk.plays(&["lay F2"]);
    talk.good(json!({"do": "seat", "side": "squad"}));
    for (request, kind) in [
        (json!({"do": "new", "system": "minefeild"}), "system"),
        (
            json!({"do": "new", "system": "minefield", "scenario": "moon"}),
            "scenario",
        ),
        (
            json!({"do": "new", "system": "minefield", "changed": {"men": 9}}),
            "scenario",
        ),
        (
            json!({"do": "new", "system": "minefield", "scenario_text": "{"}),
            "scenario",
        ),
        (json!({"do": "new", "changed": {"men": 2}}), "request"),
        (json!({"do": "play"}), "request"),
        (
            json!({"do": "play", "action": "send", "actions": ["send"]}),
            "request",
        ),
        (json!({"do": "play", "actions": ["send", "go"]}), "request"),
        (json!({"do": "play", "action": "sned"}), "notation"),
        (json!({"do": "play", "action": "send", "die": 3}), "die"),
        (json!({"do": "seat", "side": "squid"}), "request"),
        (json!({"do": "go", "node": 0}), "request"),
        (json!({"do": "state", "node": 9}), "request"),
        (
            json!({"do": "position", "position": {"men": 99}}),
            "position",
        ),
        (json!({"do": "rule", "number": "9"}), "request"),
        (json!({"do": "point", "at": {}}), "request"),
        (json!({"do": "point"}), "request"),
        (json!({"do": "odds", "target": "C6"}), "request"),
        (json!({"do": "odds", "ahead": 9}), "request"),
        (json!({"do": "supply"}), "verb"),
        (
            json!({"do": "legal", "brief": true, "abuot": {}}),
            "request",
        ),
        (json!({"do": "redo"}), "redo"),
    ] {
        talk.bad(request, kind);
    }
    let click = talk.good(json!({"do": "point", "at": {"unit": "squad"}}));
    assert_eq!(click["click"]["play"], json!(["send"]));
    let about = talk.good(json!({"do": "legal", "about": {"unit": "squad"}}));
    assert_eq!(about["actions"][0]["notation"], "send");
    let found = talk.good(json!({"do": "rule", "search": "men ahead"}));
    assert_eq!(found["found"][0]["number"], "3");
    let questions = talk.good(json!({"do": "questions"}));
    assert_eq!(questions["questions"][0]["do"], "odds");
    let check = talk.good(json!({"do": "check", "action": "go"}));
    assert_eq!(check["why_not"]["rule"], "3");
}

#[test]
fn lines_are_listed_entered_grown_named_and_deleted() {
    let mut talk = Talk::meadow();
    talk.good(json!({"do": "seat", "side": "layer"}));
    talk.plays(&["lay F1"]);
    talk.bad(json!({"do": "edit", "node": 1, "delete": true}), "request");
    talk.good(json!({"do": "seat", "side": "all"}));
    talk.plays(&["send", "send", "go", "blast"]);
    let falls = talk.good(json!({"do": "falls"}));
    let falls = falls["falls"].as_array().unwrap().clone();
    let sum: f64 = falls
        .iter()
        .filter_map(|fall| fall["chance"].as_f64())
        .sum();
    assert!((sum - 1.0).abs() < 1e-9, "{falls:?}");
    let other = falls.iter().find(|fall| fall["node"].is_null()).unwrap();
    let chosen = talk.good(json!({"do": "choose", "dice": other["faces"]}));
    assert_eq!(
        (&chosen["node"], &chosen["done"][0]["chosen"]),
        (&json!(6), &json!(true))
    );
    talk.bad(json!({"do": "choose", "node": 2, "dice": [1]}), "request");
    talk.bad(json!({"do": "choose", "node": 5, "dice": [1]}), "die");
    talk.bad(
        json!({"do": "choose", "node": 5, "dice": [1, 7]}),
        "request",
    );
    talk.good(json!({"do": "go", "node": 3}));
    talk.plays(&["call"]);
    let named = talk.good(json!({"do": "edit", "name": "With one man"}));
    assert_eq!(named["names"], json!([{"node": 7, "name": "With one man"}]));
    let lines = talk.good(json!({"do": "lines"}));
    let told = json!([
        {"from": 0, "depth": 0, "parting": "none", "nodes": [1, 2, 3, 4, 5]},
        {"from": 3, "depth": 1, "parting": "choice", "nodes": [7]},
        {"from": 4, "depth": 1, "parting": "chance", "nodes": [6]},
    ]);
    assert_eq!((&lines["lines"], &lines["node"]), (&told, &json!(7)));
    let promoted = talk.good(json!({"do": "edit", "promote": true}));
    assert_eq!(promoted["lines"][0]["nodes"], json!([1, 2, 3, 7]));
    let gone = talk.good(json!({"do": "edit", "delete": true}));
    assert_eq!((&gone["deleted"], &gone["node"]), (&json!([7]), &json!(3)));
    talk.bad(json!({"do": "go", "node": 7}), "request");
    let differs = talk.good(json!({"do": "compare", "node": 3, "with": 5}));
    assert!(differs["differs"][0]["told"].is_string(), "{differs}");
    talk.bad(json!({"do": "compare", "with": 99}), "request");
    talk.bad(
        json!({"do": "edit", "promote": true, "delete": true}),
        "request",
    );
    talk.bad(json!({"do": "edit"}), "request");
    let back = talk.good(json!({"do": "edit", "node": 7, "bring_back": true}));
    assert_eq!(back["deleted"], json!([]));
    let record = talk.good(json!({"do": "save"}))["record"].clone();
    let before = talk.good(json!({"do": "lines"}));
    let loaded = talk.good(json!({"do": "load", "record": record}));
    assert_eq!(loaded["damage"], Value::Null);
    assert_eq!(talk.good(json!({"do": "lines"})), before);
}
