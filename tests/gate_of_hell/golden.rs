//! Golden games: complete recorded games of all three scenarios in which every rule
//! that a game can show comes about. Each must replay, die by die, to the end and the
//! position it had when it was recorded.
//!
//! A file is the scenario with the options that are not as usual, and then a line for
//! each action, with its dice behind `=`.

mod features;
mod make;

use features::{FEATURES, RARE, features};
use hells_gate::engine::{Die, Game, Rules as _, UndoPolicy};
use hells_gate::json::Doc;
use hells_gate::present::system::System as _;
use hells_gate::systems::gate_of_hell::GateOfHell;
use hells_gate::systems::gate_of_hell::codec::BUILT_IN;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/gate_of_hell/golden/games")
}

/// What the index says of a game.
fn facts(game: &Game<GateOfHell>) -> Value {
    let (rules, state) = (game.rules(), game.state());
    let outcome = rules.outcome(state).expect("the game is over");
    json!({
        "points": outcome.margin,
        "level": outcome.level,
        "actions": game.entries().len(),
        "hash": format!("{:016x}", rules.hash(state)),
        "features": features(game),
    })
}

fn index() -> BTreeMap<String, Value> {
    let text = std::fs::read_to_string(folder().join("index.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// The rules of a scenario with these options.
fn rules_of(head: &str) -> GateOfHell {
    let (name, changed) = head.split_once(' ').unwrap();
    let (_, text) = BUILT_IN.iter().find(|(known, _)| *known == name).unwrap();
    let scenario: Doc = text.parse().unwrap();
    GateOfHell::read(&scenario, &changed.parse().unwrap()).unwrap()
}

/// A game as a file has it.
fn written(head: &str, game: &Game<GateOfHell>) -> String {
    let mut text = format!("{head}\n");
    for entry in game.entries() {
        text.push_str(&game.rules().notation(entry.action));
        if !entry.dice.is_empty() {
            let faces = entry.dice.iter().map(|die| die.pips().to_string());
            text.push_str(&format!(" ={}", faces.collect::<String>()));
        }
        text.push('\n');
    }
    text
}

/// Reads a game and plays it again; its first line besides.
fn read(name: &str) -> (String, Game<GateOfHell>) {
    let text = std::fs::read_to_string(folder().join(name)).unwrap();
    let mut lines = text.lines();
    let head = lines.next().unwrap().to_owned();
    let mut game = Game::new(rules_of(&head), UndoPolicy::Free);
    for line in lines {
        let (action, faces) = line.split_once(" =").unwrap_or((line, ""));
        let action = game.rules().parse(action).unwrap();
        let faces = faces.bytes().map(|b| Die::try_from(b - b'0').unwrap());
        let dice: Vec<Die> = faces.collect();
        let played = game.play(action, &dice);
        played.unwrap_or_else(|why| panic!("{name}: {line}: {why:?}"));
    }
    (head, game)
}

#[test]
fn each_golden_game_replays_to_its_end_its_position_and_its_features() {
    let index = index();
    assert!((5..=40).contains(&index.len()), "{}", index.len());
    let mut games: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (name, known) in &index {
        let (head, game) = read(name);
        assert_eq!(facts(&game), *known, "{name}");
        let text = std::fs::read_to_string(folder().join(name)).unwrap();
        assert_eq!(
            written(&head, &game),
            text,
            "{name} is written otherwise now"
        );
        for feature in features(&game) {
            games.entry(feature).or_default().push(name.clone());
        }
    }
    // The law: what no golden game shows is not kept from breaking.
    let missing: Vec<_> = FEATURES
        .iter()
        .filter(|f| !games.contains_key(**f))
        .collect();
    assert!(missing.is_empty(), "no golden game shows {missing:#?}");
    let listed = |f: &&&str| !FEATURES.contains(*f) && !RARE.contains(*f);
    let unknown: Vec<_> = games.keys().filter(listed).collect();
    assert!(unknown.is_empty(), "FEATURES lacks {unknown:#?}");
}

#[test]
fn every_golden_file_is_in_the_index_and_all_are_small() {
    let (mut names, mut bytes) = (Vec::new(), 0);
    for entry in std::fs::read_dir(folder()).unwrap() {
        let entry = entry.unwrap();
        bytes += entry.metadata().unwrap().len();
        let name = entry.file_name().into_string().unwrap();
        if name != "index.json" {
            names.push(name);
        }
    }
    names.sort();
    assert_eq!(names, index().into_keys().collect::<Vec<_>>());
    assert!(bytes < 600_000, "{bytes} bytes");
}

/// Looks for games anew and writes them with their index. Only when the law asks for a
/// new feature: the games that are there stay what they are.
#[test]
#[ignore = "writes tests/gate_of_hell/golden/games"]
fn make_golden_games() {
    std::fs::create_dir_all(folder()).unwrap();
    for entry in std::fs::read_dir(folder()).unwrap() {
        std::fs::remove_file(entry.unwrap().path()).unwrap();
    }
    let mut found: BTreeMap<String, Value> = BTreeMap::new();
    for (name, text) in make::games() {
        std::fs::write(folder().join(&name), text).unwrap();
        found.insert(name.clone(), facts(&read(&name).1));
    }
    let text = serde_json::to_string_pretty(&found).unwrap();
    std::fs::write(folder().join("index.json"), format!("{text}\n")).unwrap();
}
