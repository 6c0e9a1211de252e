//! Exact trees: how many ways there are to play on from small positions, dice
//! included, and how many different positions they lead to.
//!
//! The numbers in `data/perft.json` come from the naive implementation
//! (`HELLS_GATE_PERFT=write cargo test --test games perft:: -- --ignored`); the engine
//! has to find the same.

use crate::bridge;
use crate::naive;
use crate::naive::{Map, Position};
use hells_gate::engine::{Die, Rules};
use hells_gate::systems::hells_gate::codec::scenario::KORSUN_1944_FIRST;
use hells_gate::systems::hells_gate::{HellsGate, State, victory};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Above this many sequences the naive implementation is too slow for every
/// day.
const SMALL: u64 = 4_000;
/// Above this many the engine is, in a build that is not optimised.
const MEDIUM: u64 = 400_000;

#[derive(Serialize, Deserialize)]
struct Data {
    made: String,
    positions: Vec<Tree>,
}

#[derive(Serialize, Deserialize)]
struct Tree {
    name: String,
    clock: String,
    units: Vec<String>,
    counts: Vec<Count>,
}

/// So many actions deep: sequences of actions and dice, different positions,
/// and the victory points of both sides summed over the sequences.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Count {
    depth: u32,
    sequences: u64,
    positions: u64,
    points: u64,
}

impl Tree {
    fn text(&self) -> String {
        format!("{}\n{}", self.clock, self.units.join("\n"))
    }
}

fn path() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/perft.json")
}

fn data() -> Data {
    serde_json::from_str(&std::fs::read_to_string(path()).unwrap()).unwrap()
}

/// Goes down level by level, keeping each position once with the number of
/// ways to it.
fn count<P: Clone>(
    start: P,
    depth: u32,
    text: impl Fn(&P) -> String,
    points: impl Fn(&P) -> u64,
    next: impl Fn(&P) -> Vec<P>,
) -> Count {
    let mut level = BTreeMap::from([(text(&start), (start, 1_u64))]);
    for _ in 0..depth {
        let mut deeper: BTreeMap<String, (P, u64)> = BTreeMap::new();
        for (position, ways) in level.values() {
            for reached in next(position) {
                let entry = deeper.entry(text(&reached));
                entry.or_insert((reached, 0)).1 += ways;
            }
        }
        level = deeper;
    }
    Count {
        depth,
        sequences: level.values().map(|(_, ways)| ways).sum(),
        positions: level.len() as u64,
        points: level.values().map(|(p, ways)| ways * points(p)).sum(),
    }
}

fn by_engine(text: &str, depth: u32) -> Count {
    let rules = bridge::korsun();
    let next = |state: &_| {
        let mut reached = Vec::new();
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        for action in legal {
            let dice: Vec<Option<Die>> = match rules.rolls_dice(state, action) {
                true => Die::ALL.into_iter().map(Some).collect(),
                false => vec![None],
            };
            for die in dice {
                let mut after = *state;
                rules.step(&mut after, action, die.as_slice());
                reached.push(after);
            }
        }
        reached
    };
    count(
        bridge::state(&rules, text),
        depth,
        |state| bridge::text(&rules, state),
        |state| points(&rules, state),
        next,
    )
}

fn points(rules: &HellsGate, state: &State) -> u64 {
    let verdict = victory::score(rules, state);
    u64::from(verdict.points.soviet + verdict.points.german)
}

fn by_naive(text: &str, depth: u32) -> Count {
    let map = Map::read(KORSUN_1944_FIRST);
    let next = |position: &Position| {
        let mut reached = Vec::new();
        for action in position.legal(&map) {
            let dice: Vec<Option<u32>> = match Position::rolls_die(&action) {
                true => (1..=6).map(Some).collect(),
                false => vec![None],
            };
            for die in dice {
                let mut after = position.clone();
                after.play(&map, &action, die);
                reached.push(after);
            }
        }
        reached
    };
    let both = [naive::Side::Soviet, naive::Side::German];
    let points = |p: &Position| {
        both.map(|side| u64::from(p.points(&map, side)))
            .iter()
            .sum()
    };
    count(
        Position::read(&map, text),
        depth,
        Position::text,
        points,
        next,
    )
}

/// One sequence after the other, nothing remembered: what merging equal
/// positions must not change.
fn one_by_one(
    rules: &HellsGate,
    state: &State,
    depth: u32,
    ends: &mut BTreeSet<String>,
) -> (u64, u64) {
    if depth == 0 {
        ends.insert(bridge::text(rules, state));
        return (1, points(rules, state));
    }
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    let mut sum = (0, 0);
    for action in legal {
        let faces = if rules.rolls_dice(state, action) {
            6
        } else {
            1
        };
        for face in Die::ALL.into_iter().take(faces) {
            let mut after = *state;
            rules.step(&mut after, action, (faces == 6).then_some(face).as_slice());
            let below = one_by_one(rules, &after, depth - 1, ends);
            sum = (sum.0 + below.0, sum.1 + below.1);
        }
    }
    sum
}

fn compare(limit: u64, counter: impl Fn(&str, u32) -> Count) -> usize {
    let mut compared = 0;
    for tree in data().positions {
        for expected in &tree.counts {
            if expected.sequences <= limit {
                let found = counter(&tree.text(), expected.depth);
                assert_eq!(found, *expected, "{}", tree.name);
                compared += 1;
            }
        }
    }
    compared
}

#[test]
fn the_engine_finds_every_line_of_play() {
    assert!(data().positions.len() >= 12);
    let compared = compare(MEDIUM, by_engine);
    assert!(compared >= 36, "{compared}");
}

#[test]
fn the_numbers_are_those_of_the_naive_implementation() {
    let compared = compare(SMALL, by_naive);
    assert!(compared >= 24, "{compared}");
}

#[test]
fn counting_one_by_one_counts_the_same() {
    let rules = bridge::korsun();
    compare(SMALL, |text, depth| {
        let mut ends = BTreeSet::new();
        let start = bridge::state(&rules, text);
        let (sequences, points) = one_by_one(&rules, &start, depth, &mut ends);
        Count {
            depth,
            sequences,
            positions: ends.len() as u64,
            points,
        }
    });
}

#[test]
#[ignore = "every depth: a minute without optimisation"]
fn every_depth_by_both() {
    if std::env::var("HELLS_GATE_PERFT").as_deref() == Ok("write") {
        let mut data = data();
        for tree in &mut data.positions {
            let text = tree.text();
            for count in &mut tree.counts {
                *count = by_naive(&text, count.depth);
                println!("{:<60} {count:?}", tree.name);
            }
        }
        let text = serde_json::to_string_pretty(&data).unwrap() + "\n";
        std::fs::write(path(), text).unwrap();
    }
    compare(u64::MAX, by_engine);
    compare(u64::MAX, by_naive);
}
