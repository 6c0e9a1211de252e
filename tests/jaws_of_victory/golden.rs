//! Golden nights: complete recorded nights in which every option and every rule that a
//! night can show comes about. Each must replay, die by die, to the end and the position
//! it had when it was recorded.
//!
//! A file is the options that are not as usual, and then a line for each action, with its
//! dice behind `=`.

mod features;
mod make;

use super::night::with;
use features::{FEATURES, features};
use hells_gate::engine::{Die, Game, Rules, UndoPolicy};
use hells_gate::json::Doc;
use hells_gate::present::system::System;
use hells_gate::systems::jaws_of_victory::Breakout;
use hells_gate::systems::jaws_of_victory::codec::THROUGH_HELLS_GATE_TEXT;
use hells_gate::systems::jaws_of_victory::setup::NightOptions;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/jaws_of_victory/golden/nights")
}

/// What the index says of a night.
fn facts(game: &Game<Breakout>) -> Value {
    let (rules, state) = (game.rules(), game.state());
    let outcome = rules.outcome(state).expect("the night is over");
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

/// A night as a file has it.
fn written(options: &str, game: &Game<Breakout>) -> String {
    let mut text = format!("{options}\n");
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

/// Reads a night and plays it again; its options besides.
fn read(name: &str) -> (String, Game<Breakout>) {
    let text = std::fs::read_to_string(folder().join(name)).unwrap();
    let mut lines = text.lines();
    let options = lines.next().unwrap().to_owned();
    let scenario: Doc = THROUGH_HELLS_GATE_TEXT.parse().unwrap();
    let rules = Breakout::read(&scenario, &options.parse().unwrap()).unwrap();
    let mut game = Game::new(rules, UndoPolicy::Free);
    for line in lines {
        let (action, faces) = line.split_once('=').unwrap_or((line, ""));
        let action = game.rules().parse(action).unwrap();
        let faces = faces.bytes().map(|b| Die::try_from(b - b'0').unwrap());
        let dice: Vec<Die> = faces.collect();
        let played = game.play(action, &dice);
        played.unwrap_or_else(|why| panic!("{name}: {line}: {why:?}"));
    }
    (options, game)
}

#[test]
fn each_golden_night_replays_to_its_end_its_position_and_its_features() {
    let index = index();
    assert!((5..=24).contains(&index.len()), "{}", index.len());
    for (name, known) in &index {
        let (options, game) = read(name);
        assert_eq!(facts(&game), *known, "{name}");
        let text = std::fs::read_to_string(folder().join(name)).unwrap();
        assert_eq!(
            written(&options, &game),
            text,
            "{name} is written otherwise now"
        );
    }
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
    assert!(bytes < 200_000, "{bytes} bytes");
}

/// The law: what no golden night shows is not kept from breaking.
#[test]
fn every_rule_that_a_night_can_show_has_a_golden_night() {
    let mut nights: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for name in index().into_keys() {
        for feature in features(&read(&name).1) {
            nights.entry(feature).or_default().push(name.clone());
        }
    }
    let missing: Vec<_> = FEATURES
        .iter()
        .filter(|f| !nights.contains_key(**f))
        .collect();
    assert!(missing.is_empty(), "no golden night shows {missing:#?}");
    let unknown: Vec<_> = nights.keys().filter(|f| !FEATURES.contains(*f)).collect();
    assert!(unknown.is_empty(), "FEATURES lacks {unknown:#?}");
}

/// A night whose text is mangled is refused or is another night: nothing panics.
#[test]
fn mangled_nights_are_refused_or_played_and_never_panic() {
    let rules = with(NightOptions::default());
    let mut refused = 0;
    for name in index().into_keys() {
        let text = std::fs::read_to_string(folder().join(&name)).unwrap();
        let lines: Vec<&str> = text.lines().skip(1).collect();
        for (n, line) in lines.iter().enumerate().step_by(5) {
            // Letters missing, doubled and in other lines.
            let (head, tail) = line.split_at(line.len() / 2);
            let other = lines[(n * 7 + 3) % lines.len()];
            let mangled = [
                head.to_owned(),
                tail.to_owned(),
                format!("{head}{head}{tail}"),
                format!("{line} {other}"),
                line.replace('2', "9"),
            ];
            for text in mangled {
                match rules.parse(&text) {
                    Ok(action) => {
                        refused += usize::from(rules.check(&rules.initial(), action).is_err())
                    }
                    Err(why) => {
                        assert!(!why.to_string().is_empty());
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(refused > 100, "{refused}");
}

/// Looks for nights anew and writes them with their index. Only when the law asks for a
/// new feature: the nights that are there stay what they are.
#[test]
#[ignore = "writes tests/jaws_of_victory/golden/nights"]
fn make_golden_nights() {
    std::fs::create_dir_all(folder()).unwrap();
    let mut found: BTreeMap<String, Value> = BTreeMap::new();
    for (name, text) in make::nights() {
        std::fs::write(folder().join(&name), text).unwrap();
        found.insert(name.clone(), facts(&read(&name).1));
    }
    let text = serde_json::to_string_pretty(&found).unwrap();
    std::fs::write(folder().join("index.json"), format!("{text}\n")).unwrap();
}
