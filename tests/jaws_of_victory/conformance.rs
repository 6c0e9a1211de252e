//! Random nights over every option: what every rule system promises, checked after
//! each step.

use super::night::with;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::conformance::{
    Checks, barriers_hold, chances_hold, hidden_holds, random_game, replays_agree,
};
use hells_gate::engine::fuzz::{Broken, Effort, Fuzzer, Watch, every_action};
use hells_gate::engine::{Entry, Game, Rules};
use hells_gate::systems::jaws_of_victory::setup::{DefenderLosses, NightOptions};
use hells_gate::systems::jaws_of_victory::victory::points;
use hells_gate::systems::jaws_of_victory::{Breakout, State};

/// The printed game, each option by itself, and all of them.
pub fn variants() -> Vec<Breakout> {
    let default = NightOptions::default();
    let player = DefenderLosses::Player;
    [
        default,
        NightOptions {
            defender_losses: player,
            ..default
        },
        NightOptions {
            south_too: true,
            ..default
        },
        NightOptions {
            armour_dice: true,
            ..default
        },
        NightOptions {
            disorganised_slow: true,
            ..default
        },
        NightOptions {
            hidden_strengths: true,
            ..default
        },
        NightOptions {
            defender_losses: player,
            south_too: true,
            armour_dice: true,
            disorganised_slow: true,
            hidden_strengths: true,
        },
    ]
    .map(with)
    .to_vec()
}

#[test]
fn the_suite_of_every_rule_system_is_passed_with_every_option() {
    let checks = Checks {
        listed: true,
        brute_force: false,
        invariants: true,
    };
    for rules in variants() {
        let name = format!("{:?}", rules.options());
        for seed in 0..20 {
            random_game(&rules, seed, checks).unwrap_or_else(|e| panic!("{name}: {e}"));
            barriers_hold(&rules, seed).unwrap_or_else(|e| panic!("{name}: {e}"));
        }
        if rules.hides() {
            hidden_holds(&rules, 23).unwrap_or_else(|e| panic!("{name}: {e}"));
        }
        replays_agree(&rules, 22).unwrap_or_else(|e| panic!("{name}: {e}"));
        chances_hold(&rules, 24).unwrap_or_else(|e| panic!("{name}: {e}"));
    }
}

/// What the night promises besides: no step comes from nowhere.
struct Steps;

fn german(rules: &Breakout, state: &State) -> u16 {
    state.steps_of((rules.pocket() & state.on_map()) | state.escaped)
}

impl Watch<Breakout> for Steps {
    fn step(
        &self,
        rules: &Breakout,
        before: &State,
        entry: &Entry<Breakout>,
    ) -> Result<(), Broken> {
        let after = &entry.after;
        let told = |what: &str| Broken::new("steps", format!("{what} after {:?}", entry.action));
        let (was, is) = (german(rules, before), german(rules, after));
        if before.wave > 0 && was - (after.lost - before.lost) != is {
            return Err(told("German steps do not add up"));
        }
        // The artillery brings one more when it is converted.
        if before.wave == 0 && !(was..=was + 1).contains(&is) {
            return Err(told("German steps come or go"));
        }
        if points(rules, after) > is {
            return Err(told("more points than steps"));
        }
        let relief = |state: &State| state.steps_of(rules.relief() & state.on_map());
        if relief(before) != relief(after) {
            return Err(told("the relief force lost something"));
        }
        Ok(())
    }

    fn whole(&self, _: &Game<Breakout>, _: Option<u64>, _: &mut Chooser) -> Result<(), Broken> {
        Ok(())
    }

    fn simpler(&self, _: &Breakout, _: &State) -> Vec<State> {
        Vec::new()
    }

    fn may_begin(&self, _: &Breakout, _: &State) -> bool {
        true
    }
}

fn fuzzed(games: u64, effort: Effort) {
    for rules in variants() {
        let every = every_action(&rules);
        let fuzzer = Fuzzer::trying(&rules, rules.initial(), &Steps, effort, every);
        for seed in 0..games {
            if let Err(failure) = fuzzer.game(seed) {
                let moves = failure.moves.iter();
                let moves: Vec<String> = moves.map(|(a, _)| rules.notation(*a)).collect();
                panic!(
                    "{:?}, {seed}: {:?}\n{}",
                    rules.options(),
                    failure.broken,
                    moves.join("; ")
                );
            }
        }
    }
}

#[test]
fn fuzzed_nights_keep_every_promise_and_no_step_comes_from_nowhere() {
    fuzzed(
        40,
        Effort {
            sample: 8,
            brute_force_one_in: 0,
        },
    );
}

#[test]
fn what_is_listed_is_all_that_is_allowed() {
    fuzzed(
        1,
        Effort {
            sample: 0,
            brute_force_one_in: 6,
        },
    );
}
