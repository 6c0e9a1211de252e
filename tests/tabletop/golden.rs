//! Golden games of the tabletop battle: complete recorded games in which every
//! kind of grid, every option and every rule that a game can show comes about.
//! Each must replay to the end and the position it had when it was recorded.

mod features;
mod make;

use crate::folder::{Folder, all_is_shown};
use features::{FEATURES, features};
use hells_gate::engine::{Game, NodeId, Rules, UndoPolicy};
use hells_gate::json::Doc;
use hells_gate::present::system::System;
use hells_gate::systems::SYSTEMS;
use hells_gate::systems::tabletop::Tabletop;
use hells_gate::table::{self, Stamped};
use serde_json::{Value, json};
use std::collections::BTreeMap;

const GAMES: Folder = Folder("tests/tabletop/golden/games");

/// What the index says about a game: how it ends, the hash of its last
/// position, how many actions it has, and what comes about in it.
fn facts(game: &Game<Tabletop>) -> Value {
    let (rules, state) = (game.rules(), game.state());
    assert!(rules.outcome(state).is_some(), "the game is over");
    json!({
        "margin": rules.margin(state),
        "actions": game.entries().len(),
        "hash": format!("{:016x}", rules.hash(state)),
        "features": features(game),
    })
}

/// Reads a game as the program does, and plays it again by the rules alone.
fn read(name: &str) -> Game<Tabletop> {
    let text = GAMES.text(name);
    let opened = table::read(SYSTEMS, text.as_bytes()).unwrap_or_else(|e| panic!("{name}: {e:?}"));
    assert_eq!(opened.damage, None, "{name}");
    assert_eq!(opened.stamped, Stamped::Whole, "{name}");
    assert_eq!(opened.odd.n, 0, "{name}: every die from its seed");
    assert!(!opened.table.is_set_up(), "{name} begins with the scenario");
    // The stamp says more now than when these were written.
    let now = opened.table.write("");
    let game = |text: &str| text.split_once("\"stamp\"").unwrap().0.to_owned();
    assert_eq!(game(&now), game(&text), "{name} is written otherwise now");
    let doc: Doc = text.parse().unwrap();
    let part = |field: &str| doc.get(field).unwrap();
    let rules = Tabletop::read(part("scenario"), part("changed")).unwrap();
    let mut game = Game::new(rules, UndoPolicy::Free);
    for n in 1..=opened.table.actions() {
        let told = opened.table.told(NodeId(n)).unwrap();
        let action = game.rules().parse(&told.action.unwrap()).unwrap();
        game.play(action, &told.dice).unwrap();
    }
    game
}

#[test]
fn each_golden_game_replays_to_its_end_its_position_and_its_features() {
    let index = GAMES.index();
    assert!((5..=16).contains(&index.len()));
    for (name, written) in &index {
        assert_eq!(facts(&read(name)), *written, "{name}");
    }
}

#[test]
fn every_golden_file_is_in_the_index_and_all_are_small() {
    GAMES.holds_what_its_index_says(1_000_000);
}

/// The law: what no golden game shows is not kept from breaking.
#[test]
fn every_rule_that_a_game_can_show_has_a_golden_game() {
    let games = GAMES.index().into_keys();
    all_is_shown(games.map(|name| features(&read(&name))), &FEATURES, &[]);
}

/// Looks for games anew and writes them with their index. Only when the law
/// asks for a new feature: the games that are there stay what they are.
#[test]
#[ignore = "writes tests/tabletop/golden/games"]
fn make_golden_games() {
    GAMES.make();
    let mut written: BTreeMap<String, Value> = BTreeMap::new();
    for (name, text) in make::games() {
        std::fs::write(GAMES.file(&name), text).unwrap();
        written.insert(name.clone(), facts(&read(&name)));
    }
    GAMES.write_index(&written);
}
