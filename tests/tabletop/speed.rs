//! How fast random games are played. In a release build:
//! `cargo test --release --no-default-features --test tabletop -- --ignored --nocapture`.

use crate::position::parts;
use hells_gate::engine::Rules;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Die, InARow};
use hells_gate::systems::tabletop::codec::built_in;
use hells_gate::systems::tabletop::{Setup, Stage, Tabletop};
use std::time::Instant;

/// Plays one game with everything listed at each step; how many steps it took,
/// how many actions were listed, and the margin.
fn game(rules: &Tabletop, seed: u64) -> (u64, u64, i32) {
    let mut chooser = Chooser::new(seed);
    let mut dice = InARow::new(seed);
    let mut state = rules.initial();
    let mut faces = [Die::ALL[0]; 32];
    let (mut legal, mut steps, mut listed) = (Vec::new(), 0, 0);
    while state.stage != Stage::Over {
        legal.clear();
        rules.legal(&state, &mut legal);
        listed += legal.len() as u64;
        legal.retain(|&a| !rules.takes_back(a));
        let action = legal[chooser.below(legal.len())];
        let throw = &mut faces[..usize::from(rules.dice(&state, action))];
        for (number, face) in (rules.rolls(&state)..).zip(throw.iter_mut()) {
            *face = dice.roll(number);
        }
        rules.step(&mut state, action, throw);
        steps += 1;
    }
    (steps, listed, rules.margin(&state))
}

#[test]
#[ignore = "prints a rate: for a release build on a quiet machine"]
fn random_games_a_second() {
    for scenario in built_in() {
        let rules = Tabletop::new(Setup::new(parts(scenario.id)).unwrap());
        let begun = Instant::now();
        let games = 2000;
        let (mut steps, mut listed, mut margin) = (0, 0, 0);
        for seed in 0..games {
            let played = game(&rules, seed);
            steps += played.0;
            listed += played.1;
            margin += played.2;
        }
        // The same seeds are the same games, however fast they are.
        assert_eq!(game(&rules, 1), game(&rules, 1));
        assert!((200..600).contains(&(steps / games)), "{steps}");
        println!(
            "{}: {:.0} games a second; a game has {} steps, a step {} legal actions; margin {:+.2}",
            scenario.id,
            games as f64 / begun.elapsed().as_secs_f64(),
            steps / games,
            listed / steps,
            f64::from(margin) / games as f64,
        );
    }
}
