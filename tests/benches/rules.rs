//! Speed of the rules. Each benchmark asserts what it computes.
//!
//! `cargo bench --no-default-features` prints the figures of the README.

use divan::{Bencher, black_box};
use hells_gate::engine::conformance::{Checks, Chooser, random_game};
use hells_gate::engine::{Dice, Rules, Seeded};
use hells_gate::scenario::korsun_1944;
use hells_gate::systems::hells_gate::odds::odds;
use hells_gate::systems::hells_gate::{Action, HellsGate, Side, Stage, State, supply};

fn main() {
    divan::main();
}

fn rules() -> HellsGate {
    match korsun_1944() {
        Ok(scenario) => HellsGate::new(scenario.setup),
        Err(faults) => panic!("{faults}"),
    }
}

/// A position of a random game: the first one at this turn and stage.
fn position(rules: &HellsGate, turn: u8, stage: Stage) -> State {
    for seed in 0.. {
        let mut chooser = Chooser::new(seed);
        let mut state = rules.initial();
        let mut legal = Vec::new();
        while state.stage != Stage::Over {
            if state.turn == turn && state.stage == stage && state.attack.is_none() {
                return state;
            }
            legal.clear();
            rules.legal(&state, &mut legal);
            legal.retain(|&a| !rules.takes_back(a));
            let action = legal[chooser.below(legal.len())];
            let die = rules
                .needs_die(&state, action)
                .then(|| Seeded { seed }.roll(rules.rolls(&state)).ok())
                .flatten();
            rules.advance(&mut state, action, die);
        }
    }
    unreachable!()
}

#[divan::bench]
fn state_clone(bencher: Bencher) {
    let rules = rules();
    let state = position(&rules, 3, Stage::Movement);
    assert_eq!(black_box(state), state);
    bencher.bench(|| black_box(black_box(&state).clone()));
}

#[divan::bench]
fn supply_of_one_side(bencher: Bencher) {
    let rules = rules();
    let state = position(&rules, 3, Stage::Movement);
    let occupied = state.occupied();
    assert!(!supply::network(&rules, &occupied, Side::Soviet, None).is_empty());
    bencher.bench(|| supply::network(&rules, black_box(&occupied), Side::Soviet, None));
}

#[divan::bench(args = [Stage::Combat, Stage::Movement])]
fn legal_listing(bencher: Bencher, stage: Stage) {
    let rules = rules();
    let state = position(&rules, 3, stage);
    let mut legal = Vec::with_capacity(2048);
    rules.legal(&state, &mut legal);
    assert!(legal.len() > 1);
    bencher.bench_local(|| {
        legal.clear();
        rules.legal(black_box(&state), &mut legal);
        legal.len()
    });
}

#[divan::bench]
fn odds_of_an_attack(bencher: Bencher) {
    let rules = rules();
    let mut state = position(&rules, 1, Stage::Combat);
    let mut legal = Vec::new();
    for _ in 0..2 {
        legal.clear();
        rules.legal(&state, &mut legal);
        if let Some(&join) = legal
            .iter()
            .find(|a| matches!(a, Action::JoinAttack { .. }))
        {
            rules.advance(&mut state, join, None);
        }
    }
    let attack = state.attack.unwrap_or_else(|| unreachable!());
    assert!(odds(&rules, &state, attack.target, attack.units).attack > 0);
    bencher.bench(|| odds(&rules, black_box(&state), attack.target, attack.units));
}

/// Listing, choosing and doing, nothing else.
#[divan::bench(sample_count = 20)]
fn random_game_fast(bencher: Bencher) {
    let rules = rules();
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        let mut chooser = Chooser::new(seed);
        let mut state = rules.initial();
        let mut legal = Vec::new();
        while state.stage != Stage::Over {
            legal.clear();
            rules.legal(&state, &mut legal);
            legal.retain(|&a| !rules.takes_back(a));
            let action = legal[chooser.below(legal.len())];
            let die = if rules.needs_die(&state, action) {
                Seeded { seed }.roll(rules.rolls(&state)).ok()
            } else {
                None
            };
            rules.advance(&mut state, action, die);
        }
        let verdict = rules.outcome(&state);
        assert!(verdict.is_some());
        verdict
    });
}

/// Every action audited, every event kept, every state's invariants checked.
#[divan::bench(sample_count = 10)]
fn random_game_with_full_audit(bencher: Bencher) {
    let rules = rules();
    let checks = Checks {
        listed: true,
        brute_force: false,
        invariants: true,
    };
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        let played = random_game(&rules, seed, checks);
        assert!(played.is_ok());
        played
    });
}
