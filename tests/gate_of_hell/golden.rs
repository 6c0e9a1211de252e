//! Golden games: complete recorded games of all three scenarios in which every rule
//! that a game can show comes about. Each must replay, die by die, to the end and the
//! position it had when it was recorded.
//!
//! A file is the scenario with the options that are not as usual, and then a line for
//! each action, with its dice behind `=`.

mod features;
mod make;

use crate::folder::{Folder, Found, all_is_shown, facts, written};
use crate::play::as_before;
use features::{FEATURES, RARE, features};
use hells_gate::engine::Game;
use hells_gate::json::Doc;
use hells_gate::present::system::System as _;
use hells_gate::systems::gate_of_hell::GateOfHell;
use hells_gate::systems::gate_of_hell::codec::BUILT_IN;
use std::collections::BTreeMap;

const GAMES: Folder = Folder("tests/gate_of_hell/golden/games");

/// The rules of a scenario with these options; as they were read before groups were told
/// apart, where `:earlier` stands behind its name.
fn rules_of(head: &str) -> GateOfHell {
    let (name, changed) = head.split_once(' ').unwrap();
    let (name, earlier) = name
        .strip_suffix(":earlier")
        .map_or((name, false), |n| (n, true));
    let (_, text) = BUILT_IN.iter().find(|(known, _)| *known == name).unwrap();
    let text = match earlier {
        true => as_before(text),
        false => (*text).to_owned(),
    };
    let scenario: Doc = text.parse().unwrap();
    GateOfHell::read(&scenario, &changed.parse().unwrap()).unwrap()
}

/// Reads a game and plays it again; its first line besides.
fn read(name: &str) -> (String, Game<GateOfHell>) {
    GAMES.replayed(name, rules_of)
}

#[test]
fn each_golden_game_replays_to_its_end_its_position_and_its_features() {
    let index = GAMES.index();
    assert!((5..=40).contains(&index.len()), "{}", index.len());
    let mut games: Vec<Found> = Vec::new();
    for (name, known) in &index {
        let (head, game) = read(name);
        let found = features(&game);
        assert_eq!(facts(&game, &found), *known, "{name}");
        assert_eq!(
            written(&head, &game),
            GAMES.text(name),
            "{name} is written otherwise now"
        );
        games.push(found);
    }
    all_is_shown(games, &FEATURES, &RARE);
}

#[test]
fn every_golden_file_is_in_the_index_and_all_are_small() {
    GAMES.holds_what_its_index_says(600_000);
}

/// Writes the index of the games that are there anew: they are the same still where points
/// of ours have moved, and end otherwise.
#[test]
#[ignore = "writes tests/gate_of_hell/golden/games/index.json"]
fn tell_golden_games_anew() {
    let games = GAMES.index().into_keys().map(|name| {
        let game = read(&name).1;
        let told = facts(&game, &features(&game));
        (name, told)
    });
    GAMES.write_index(&games.collect());
}

/// Looks for games anew and writes them with their index. Only when the law asks for a
/// new feature: the games that are there stay what they are.
#[test]
#[ignore = "writes tests/gate_of_hell/golden/games"]
fn make_golden_games() {
    GAMES.clear();
    let mut found = BTreeMap::new();
    for (name, text) in make::games() {
        std::fs::write(GAMES.file(&name), text).unwrap();
        let game = read(&name).1;
        found.insert(name, facts(&game, &features(&game)));
    }
    GAMES.write_index(&found);
}
