//! Golden games: complete recorded games in which every way a game can end and
//! each special rule comes about at least once. Each must replay to the verdict
//! and the position it had when it was recorded.

mod features;
mod make;

use crate::folder::{Folder, all_is_shown};
use features::{FEATURES, features};
use hells_gate::engine::{Game, Rules};
use hells_gate::record::Standing;
use hells_gate::systems::hells_gate::HellsGate;
use hells_gate::systems::hells_gate::record::{Examination, GameFile};
use serde_json::{Value, json};
use std::collections::BTreeMap;

const GAMES: Folder = Folder("tests/data/golden");

/// What the index says about a game: how it ends, the hash of its last
/// position, how many actions it has, and what comes about in it.
fn facts(game: &Game<HellsGate>) -> Value {
    let (rules, state) = (game.rules(), game.state());
    let verdict = rules.verdict(state).expect("the game is over");
    let found: Vec<&str> = features(game).into_iter().collect();
    json!({
        "soviet": verdict.points.soviet,
        "german": verdict.points.german,
        "actions": game.entries().len(),
        "hash": format!("{:016x}", rules.hash(state)),
        "features": found,
    })
}

fn read(name: &str) -> GameFile {
    let text = GAMES.text(name);
    let opened = GameFile::read(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
    assert_eq!(opened.damage, None, "{name}");
    // They were written before there were stamps, and stay as they are.
    let again = opened.file.to_json();
    let (again, _) = again.split_once(",\n  \"stamp\": ").unwrap();
    assert_eq!(
        format!("{again}\n}}\n"),
        text,
        "{name} is written otherwise now"
    );
    let proof = Examination::of(&opened);
    assert_eq!(proof.standing(), Standing::Good, "{name}: {proof:?}");
    opened.file
}

#[test]
fn each_golden_game_replays_to_its_verdict_its_position_and_its_features() {
    let index = GAMES.index();
    assert!((8..=15).contains(&index.len()));
    for (name, written) in &index {
        let file = read(name);
        assert!(!file.is_set_up(), "{name} begins with the scenario");
        assert_eq!(facts(&file.game), *written, "{name}");
    }
}

#[test]
fn every_file_is_in_the_index_and_all_are_small() {
    GAMES.holds_what_its_index_says(1_000_000);
}

/// The law: what no golden game shows is not kept from breaking.
#[test]
fn every_feature_has_a_golden_game() {
    let games = GAMES.index().into_keys();
    all_is_shown(
        games.map(|name| features(&read(&name).game)),
        &FEATURES,
        &[],
    );
}

/// Looks for games anew and writes them with their index. Only when the law
/// asks for a new feature: the games that are there stay what they are.
#[test]
#[ignore = "writes tests/data/golden"]
fn make_golden_games() {
    GAMES.make();
    let mut written: BTreeMap<String, Value> = BTreeMap::new();
    for (i, file) in make::games().into_iter().enumerate() {
        let name = format!("{:02}-{}.hellsgate", i + 1, make::slug(&file.title));
        std::fs::write(GAMES.file(&name), file.to_json()).unwrap();
        written.insert(name, facts(&file.game));
    }
    GAMES.write_index(&written);
}
