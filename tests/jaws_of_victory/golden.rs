//! Golden nights: complete recorded nights in which every option and every rule that a
//! night can show comes about. Each must replay, die by die, to the end and the position
//! it had when it was recorded.
//!
//! A file is the options that are not as usual, and then a line for each action, with its
//! dice behind `=`.

mod features;
mod make;

use super::night::with;
use crate::folder::{Folder, all_is_shown, facts, written};
use features::{FEATURES, features};
use hells_gate::engine::{Game, Rules};
use hells_gate::json::Doc;
use hells_gate::present::system::System;
use hells_gate::systems::jaws_of_victory::Breakout;
use hells_gate::systems::jaws_of_victory::codec::THROUGH_HELLS_GATE_TEXT;
use hells_gate::systems::jaws_of_victory::setup::NightOptions;
use std::collections::BTreeMap;

const NIGHTS: Folder = Folder("tests/jaws_of_victory/golden/nights");

/// Reads a night and plays it again; its options besides.
fn read(name: &str) -> (String, Game<Breakout>) {
    NIGHTS.replayed(name, |options| {
        let scenario: Doc = THROUGH_HELLS_GATE_TEXT.parse().unwrap();
        Breakout::read(&scenario, &options.parse().unwrap()).unwrap()
    })
}

#[test]
fn each_golden_night_replays_to_its_end_its_position_and_its_features() {
    let index = NIGHTS.index();
    assert!((5..=24).contains(&index.len()), "{}", index.len());
    for (name, known) in &index {
        let (options, game) = read(name);
        assert_eq!(facts(&game, &features(&game)), *known, "{name}");
        assert_eq!(
            written(&options, &game),
            NIGHTS.text(name),
            "{name} is written otherwise now"
        );
    }
}

#[test]
fn every_golden_file_is_in_the_index_and_all_are_small() {
    NIGHTS.holds_what_its_index_says(200_000);
}

/// The law: what no golden night shows is not kept from breaking.
#[test]
fn every_rule_that_a_night_can_show_has_a_golden_night() {
    let nights = NIGHTS.index().into_keys();
    all_is_shown(nights.map(|name| features(&read(&name).1)), &FEATURES, &[]);
}

/// A night whose text is mangled is refused or is another night: nothing panics.
#[test]
fn mangled_nights_are_refused_or_played_and_never_panic() {
    let rules = with(NightOptions::default());
    let mut refused = 0;
    for name in NIGHTS.index().into_keys() {
        let text = NIGHTS.text(&name);
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
    NIGHTS.make();
    let mut found = BTreeMap::new();
    for (name, text) in make::nights() {
        std::fs::write(NIGHTS.file(&name), text).unwrap();
        let game = read(&name).1;
        found.insert(name, facts(&game, &features(&game)));
    }
    NIGHTS.write_index(&found);
}
