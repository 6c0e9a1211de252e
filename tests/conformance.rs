//! What the engine promises of every rule system, kept by *Hell's Gate*.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::korsun;
use hells_gate::engine::conformance::{
    Checks, Chooser, check_position, random_game, replays_agree, seals_hold,
};
use hells_gate::engine::{Dice, Rules, Seeded};
use hells_gate::systems::hells_gate::{
    Action, Cause, Event, HellsGate, Side, Stage, State, Weather,
};
use std::collections::BTreeMap;

const LISTED: Checks = Checks {
    listed: true,
    brute_force: false,
    invariants: true,
};

const BRUTE_FORCE: Checks = Checks {
    listed: true,
    brute_force: true,
    invariants: true,
};

/// Plays a random game without the engine, on `advance`, and shows each
/// position with what is listed in it, and each event.
fn wander(
    rules: &HellsGate,
    seed: u64,
    mut position: impl FnMut(&State, &[Action]),
    mut event: impl FnMut(&State, &Event),
) -> State {
    let mut chooser = Chooser::new(seed);
    let dice = Seeded { seed };
    let mut state = rules.initial();
    let (mut listed, mut events) = (Vec::new(), Vec::new());
    loop {
        listed.clear();
        rules.legal(&state, &mut listed);
        position(&state, &listed);
        if rules.outcome(&state).is_some() {
            return state;
        }
        listed.retain(|&a| !rules.takes_back(a));
        let action = listed[chooser.below(listed.len())];
        let needs = rules.needs_die(&state, action);
        let die = needs.then(|| dice.roll(rules.rolls(&state)).unwrap());
        events.clear();
        rules.resolve(&state, action, die, &mut events);
        let mut told = state;
        for e in &events {
            event(&told, e);
            rules.apply(&mut told, e);
        }
        rules.advance(&mut state, action, die);
        assert_eq!(state, told, "seed {seed}: advance and the events differ");
    }
}

#[test]
fn what_is_listed_is_exactly_what_is_legal() {
    // Brute force tries some hundred thousand actions in a position: every
    // stage is looked at once in a while.
    let rules = korsun();
    let mut looked = BTreeMap::new();
    for seed in 0..3 {
        let mut ply = 0;
        wander(
            &rules,
            seed,
            |state, listed| {
                ply += 1;
                if ply % STRIDE == seed as usize || (rare(state.stage) && ply % 3 == 0) {
                    if let Err(what) = check_position(&rules, state, listed, BRUTE_FORCE) {
                        panic!("seed {seed}, ply {ply}: {what}");
                    }
                    *looked.entry(format!("{:?}", state.stage)).or_insert(0) += 1;
                }
            },
            |_, _| {},
        );
    }
    println!("{looked:?}");
    assert!(looked.len() >= 6, "{looked:?}");
}
const STRIDE: usize = 40;

const fn rare(stage: Stage) -> bool {
    matches!(
        stage,
        Stage::Losses | Stage::Reinforcement | Stage::Restoration | Stage::Breakout
    )
}

#[test]
fn two_thousand_random_games_end_and_keep_every_promise() {
    let rules = korsun();
    let mut won: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..GAMES {
        let played = random_game(&rules, seed, LISTED).unwrap_or_else(|what| panic!("{what}"));
        *won.entry(format!("{:?}", played.outcome.winner()))
            .or_default() += 1;
    }
    println!("{won:?}");
}
const GAMES: u64 = 20;

#[test]
fn replays_undo_and_events_agree() {
    let rules = korsun();
    for seed in 0..2 {
        replays_agree(&rules, seed).unwrap();
    }
}

#[test]
fn undo_stops_at_dice_and_at_the_other_side() {
    let rules = korsun();
    for seed in 0..10 {
        seals_hold(&rules, seed).unwrap();
    }
}
