//! Two implementations of the rules in the same positions.

use crate::naive::Naive;
use crate::play::{APRIL, CAMPAIGN, JULY, rules, thrown};
use hells_gate::engine::Rules as _;
use hells_gate::engine::conformance::Chooser;
use hells_gate::systems::gate_of_hell::{Action, GateOfHell, Setup};
use std::collections::BTreeSet;

/// Looks at every position of random games, until so many have been seen.
fn agree(rules: &GateOfHell, first: u64, positions: u32) {
    let (mut seen, mut seed) = (0, first);
    while seen < positions {
        let mut chooser = Chooser::new(seed);
        let mut state = rules.initial();
        while rules.to_act(&state).is_some() && seen < positions {
            let mut listed = Vec::new();
            rules.legal(&state, &mut listed);
            let ours: BTreeSet<Action> = listed.iter().copied().collect();
            let naive = Naive::new(rules.setup(), &state);
            let theirs = naive.legal();
            let tell = |set: &BTreeSet<Action>, other: &BTreeSet<Action>| -> Vec<String> {
                let more = set.difference(other);
                more.map(|a| rules.notation(*a)).collect()
            };
            assert!(
                ours == theirs,
                "seed {seed}, turn {}, impulse {}, {:?}: only the program {:?}, only the digest {:?}",
                state.turn,
                state.impulse,
                state.stage,
                tell(&ours, &theirs),
                tell(&theirs, &ours),
            );
            assert_eq!(rules.margin(&state), naive.margin(), "seed {seed}");
            seen += 1;
            let on: Vec<&Action> = listed.iter().filter(|a| !rules.takes_back(**a)).collect();
            let action = *on[chooser.below(on.len())];
            let dice = thrown(rules, &state, action, &mut chooser);
            rules.step(&mut state, action, &dice);
        }
        seed += 1;
    }
}

/// The rules with mines that spend themselves and one die in an assault.
fn otherwise(number: usize) -> GateOfHell {
    let mut parts = rules(number).parts().clone();
    parts.numbers.assault_dice = 1;
    parts.numbers.mines_once = true;
    parts.numbers.any_beside = true;
    GateOfHell::new(Setup::new(parts).unwrap())
}

#[test]
fn both_allow_the_same_in_every_position_of_april() {
    agree(&rules(APRIL), 1, 700);
    agree(&otherwise(APRIL), 1, 200);
}

#[test]
fn both_allow_the_same_in_every_position_of_july() {
    agree(&rules(JULY), 1, 500);
    agree(&otherwise(JULY), 1, 100);
}

#[test]
fn both_allow_the_same_in_every_position_of_the_campaign() {
    agree(&rules(CAMPAIGN), 1, 700);
}

#[test]
#[ignore = "compares 100,000 positions: for a release build"]
fn both_allow_the_same_in_a_hundred_thousand_positions() {
    agree(&rules(APRIL), 100, 30_000);
    agree(&otherwise(APRIL), 100, 10_000);
    agree(&rules(JULY), 100, 30_000);
    agree(&rules(CAMPAIGN), 100, 30_000);
}
