//! `lines` through the real program, and what `verify` says of lines: games of both
//! systems.

use crate::engine::{Engine, PROGRAM};
use crate::ran::run;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{DiceMode, NodeId, Options, UndoPolicy};
use hells_gate::json::Doc;
use hells_gate::systems::SYSTEMS;
use hells_gate::table::{Rolled, Sheet, Table, find, read};
use serde_json::{Value, json};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A game of a system, played at random up to a throw; the node of the throw.
fn thrown(system: &str) -> (Box<dyn Table>, NodeId) {
    let entry = find(SYSTEMS, system).unwrap();
    let sheet = Sheet {
        scenario: entry.starts[0].text.parse().unwrap(),
        changed: Doc::Object(Vec::new()),
        options: Options {
            seed: 11,
            dice: DiceMode::Seeded,
            undo: UndoPolicy::Free,
        },
    };
    let mut table = (entry.open)(sheet).unwrap();
    let mut chooser = Chooser::new(5);
    loop {
        let mut legal = table.legal(None);
        legal.retain(|listed| !listed.takes_back);
        let action = legal.swap_remove(chooser.below(legal.len())).action;
        table.play(&[action], Rolled::ByTheGame).unwrap();
        let here = table.glance().node;
        if !table.told(here).unwrap().dice.is_empty() {
            return (table, here);
        }
    }
}

fn saved(folder: &Path, table: &dyn Table) -> PathBuf {
    let path = folder.join("game.hellsgate");
    fs::write(&path, table.write("")).unwrap();
    path
}

fn good(args: &[&str]) -> Value {
    let ran = run(args);
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert!(ran.status.success(), "{args:?}: {said}");
    serde_json::from_slice(&ran.stdout).unwrap_or(Value::Null)
}

/// What `lines` says of standard input: its exit code, and what it complains of.
fn piped(bytes: &[u8]) -> (Option<i32>, String) {
    let mut child = Command::new(PROGRAM)
        .args(["lines", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(bytes).unwrap();
    let ran = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    (ran.status.code(), said)
}

fn verified(path: &str) -> Value {
    let ran = run(&["verify", path, "--json"]);
    let told: Value = serde_json::from_slice(&ran.stdout).unwrap();
    told["files"][0].clone()
}

#[test]
fn a_line_is_entered_grown_named_and_put_first_and_verify_says_which_dice_were_chosen() {
    for system in ["hells_gate", "tabletop"] {
        let folder = tempfile::tempdir().unwrap();
        let (table, at) = thrown(system);
        let told = table.told(at).unwrap();
        let other = table
            .falls(at)
            .into_iter()
            .find(|fall| fall.node.is_none())
            .unwrap();
        let faces: String = other.faces.iter().map(ToString::to_string).collect();
        let action = format!("{} ={faces}!", told.action.unwrap());
        let game = saved(folder.path(), &*table).display().to_string();
        let grown = folder.path().join("grown.hellsgate").display().to_string();
        let parent = told.parent.0.to_string();
        let known = good(&["lines", &game, "--json"]);
        assert_eq!(known["lines"].as_array().unwrap().len(), 1);
        // What changes is written, and nothing is written unasked.
        let refused = run(&["lines", &game, "--enter", "0"]);
        assert_eq!(refused.status.code(), Some(2));
        let enter = [
            "--enter",
            &parent,
            "--play",
            &action,
            "--name",
            "Otherwise",
            "--json",
        ];
        let args = [&["lines", &game, "--out", &grown], &enter[..]].concat();
        let told = good(&args);
        let new = at.0 + 1;
        assert_eq!(
            (&told["lines"][1]["parting"], &told["node"]),
            (&json!("chance"), &json!(new))
        );
        assert_eq!(told["names"], json!([{"node": new, "name": "Otherwise"}]));
        let listed = run(&["lines", &grown]).stdout;
        let listed = String::from_utf8(listed).unwrap();
        assert!(listed.contains("Another result · Otherwise · "), "{listed}");
        assert!(listed.contains(&action), "{listed}");
        // A position within a line has its name told, too.
        let (within, node) = (folder.path().join("within.hellsgate"), at.0.to_string());
        let within = within.display().to_string();
        let name = ["--enter", &node, "--name", "Here it turned"];
        let args = [&["lines", &grown, "--out", &within], &name[..]].concat();
        assert!(run(&args).status.success());
        let listed = String::from_utf8(run(&["lines", &within]).stdout).unwrap();
        assert!(
            listed.contains(&format!("{node} Here it turned")),
            "{listed}"
        );
        let proof = verified(&grown);
        assert_eq!(
            (&proof["kind"], &proof["lines"]),
            (&json!("good"), &json!(2)),
            "{proof}"
        );
        assert_eq!(proof["dice"]["chosen"], json!([new]));
        assert_eq!(proof["dice"]["chosen_on_main_line"], json!(false));
        // Whoever plays it on leaves the other lines and the dice that were chosen as they are.
        let on = folder.path().join("on.hellsgate").display().to_string();
        let played = run(&["play-out", &grown, "--out", &on]);
        assert!(played.status.success(), "{played:?}");
        let (after, all) = (verified(&on), good(&["lines", &on, "--json"]));
        assert_eq!(
            (&after["kind"], &after["dice"]["chosen"], &all["names"]),
            (&json!("good"), &json!([new]), &told["names"]),
            "{after}"
        );
        assert_eq!(all["lines"].as_array().unwrap().len(), 2);
        let said = proof["said"].as_str().unwrap();
        assert!(
            said.contains("Dice chosen: 1 throw, beside the main line"),
            "{said}"
        );
        assert!(said.contains("Lines: 2, each played again"), "{said}");
        // Standard input is as good, and what is no game is told once.
        assert_eq!(piped(&fs::read(&grown).unwrap()).0, Some(0));
        let (code, said) = piped(b"no game");
        assert_eq!(code, Some(1), "{said}");
        assert!(!said.is_empty());
        // On the main line it is another game than the dice gave.
        let first = folder.path().join("first.hellsgate").display().to_string();
        let told = good(&["lines", &grown, "--promote", "--out", &first, "--json"]);
        assert_eq!(
            told["lines"][0]["nodes"].as_array().unwrap().last(),
            Some(&json!(new))
        );
        assert_eq!(verified(&first)["kind"], "own");
        // Deleted and brought back, it is where it was.
        let less = folder.path().join("less.hellsgate").display().to_string();
        let told = good(&["lines", &first, "--delete", "--out", &less, "--json"]);
        assert_eq!(
            (&told["deleted"], &told["node"]),
            (&json!([new]), &json!(at.0 - 1))
        );
        let back = new.to_string();
        let last = folder.path().join("last.hellsgate").display().to_string();
        let args = [
            "lines",
            &less,
            "--bring-back",
            &back,
            "--enter",
            &back,
            "--out",
            &last,
        ];
        good(&args);
        let (one, other) = (fs::read(&first).unwrap(), fs::read(&last).unwrap());
        let [one, other] = [one, other].map(|bytes| read(SYSTEMS, &bytes).unwrap().table);
        assert_eq!(one.variations(), other.variations());
    }
}

#[test]
fn a_die_of_another_line_that_the_seed_does_not_give_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let (mut table, at) = thrown("tabletop");
    let other = table
        .falls(at)
        .into_iter()
        .find(|fall| fall.node.is_none())
        .unwrap();
    table.choose(at, &other.faces).unwrap();
    let path = saved(folder.path(), &*table);
    let text = fs::read_to_string(&path).unwrap();
    // Somebody takes the mark away.
    fs::write(&path, text.replacen("!\"", "\"", 1)).unwrap();
    let proof = verified(&path.display().to_string());
    assert_eq!(proof["kind"], "faulty", "{proof}");
    assert!(
        proof["dice"]["not_from_seed"].as_u64().unwrap() > 0,
        "{proof}"
    );
}

#[test]
fn the_first_game_too_is_spoken_to_by_the_verbs_that_know_lines() {
    let folder = tempfile::tempdir().unwrap();
    let (table, at) = thrown("hells_gate");
    let path = saved(folder.path(), &*table);
    let mut engine = Engine::start();
    let loaded =
        engine.good(json!({"do": "load", "path": path.display().to_string(), "at_table": true}));
    assert_eq!(
        (&loaded["system"], &loaded["damage"]),
        (&json!("hells_gate"), &Value::Null)
    );
    let falls = engine.good(json!({"do": "falls"}));
    assert_eq!(falls["falls"].as_array().unwrap().len(), 6);
    let parent = table.told(at).unwrap().parent.0;
    engine.good(json!({"do": "go", "node": parent}));
    assert_eq!(engine.good(json!({"do": "lines"}))["node"], json!(parent));
    let new = engine.good(json!({"do": "new", "at_table": true, "seed": 1}));
    assert_eq!(
        (&new["system"], &new["node"]),
        (&json!("hells_gate"), &json!(0))
    );
    engine.end();
}

#[test]
fn computers_play_on_at_the_table_and_what_does_not_come_off_changes_nothing() {
    let mut engine = Engine::start();
    for game in [
        json!({"do": "new", "system": "tabletop", "scenario": "example_120km", "seed": 3}),
        json!({"do": "new", "at_table": true, "seed": 3}),
    ] {
        let begun = engine.good(game);
        let on = json!({"do": "play_out", "level": "captain", "until": "1:german"});
        let there = engine.good(on.clone());
        assert!(
            there["time"][1].as_str().unwrap().contains("German"),
            "{there}"
        );
        let done = there["done"].as_array().unwrap().len();
        assert_eq!(there["ply"], json!(done));
        // What was played is ahead when it was gone back from, and stays as a line.
        engine.good(json!({"do": "go", "node": 0}));
        let again = engine.good(on);
        assert_eq!(
            again["digest"], there["digest"],
            "the same dice, the same players"
        );
        engine.good(json!({"do": "go", "node": 0}));
        let other = json!({"do": "play_out", "players": {"soviet": "random"}, "level": "cadet", "until": "1:german", "seed": 9});
        engine.good(other);
        let lines = engine.good(json!({"do": "lines"}));
        assert_eq!(lines["lines"].as_array().unwrap().len(), 2, "{lines}");
        engine.good(json!({"do": "go", "node": 0}));
        let why = engine.bad(
            json!({"do": "play_out", "level": "random", "until": "99"}),
            "request",
        );
        assert!(why.to_string().contains("does not come to 99"), "{why}");
        engine.bad(json!({"do": "play_out", "until": "soon"}), "request");
        engine.bad(
            json!({"do": "play_out", "players": {"nobody": "cadet"}}),
            "request",
        );
        engine.bad(
            json!({"do": "play_out", "players": {"german": "field-marshal"}}),
            "request",
        );
        let still = engine.good(json!({"do": "lines"}));
        assert_eq!(still, lines_at(&lines, 0));
        assert_eq!(
            engine.good(json!({"do": "state"}))["digest"],
            begun["digest"]
        );
    }
    // Dice that people roll are not made up.
    engine.good(json!({"do": "new", "at_table": true, "dice": "by-hand"}));
    engine.bad(json!({"do": "play_out", "level": "random"}), "die");
    assert_eq!(engine.good(json!({"do": "history"}))["actions"], json!([]));
    engine.end();
}

/// The same lines, and the game stands elsewhere.
fn lines_at(lines: &Value, node: usize) -> Value {
    let mut lines = lines.clone();
    lines["node"] = json!(node);
    lines
}
