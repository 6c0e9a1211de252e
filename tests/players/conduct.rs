//! The computer players: legal, repeatable, blind to the dice, and able to solve
//! problems with a proved answer.

use crate::bridge;
use crate::oracle::judge::{judge, solves};
use crate::oracle::problem::problems;
use hells_gate::engine::{Dice as _, Die, Level, Progress, Rules as _, Seeded};
use hells_gate::systems::hells_gate::players::{Evaluators, Player};
use hells_gate::systems::hells_gate::study::{Batch, Step, luck, play};
use hells_gate::systems::hells_gate::{Action, BySide, Stage, State};
use std::collections::BTreeSet;
use std::sync::Arc;

fn staff() -> Arc<Evaluators> {
    Arc::new(Evaluators::new(&bridge::korsun()))
}

/// A game between two levels, as the positions and actions of both.
fn game(staff: &Arc<Evaluators>, levels: [Level; 2], seed: u64) -> (Vec<(State, Action)>, State) {
    let mut players = BySide {
        soviet: Player::new(Arc::clone(staff), levels[0], seed),
        german: Player::new(Arc::clone(staff), levels[1], seed),
    };
    let mut steps = Vec::new();
    let end = play(
        staff.rules(),
        staff.rules().initial(),
        &mut players,
        seed,
        &mut |state, action, _| {
            let illegal = staff.rules().explain(state, action);
            assert!(illegal.is_empty(), "{action:?}: {illegal:?}");
            steps.push((*state, action));
            assert!(steps.len() < 2_000, "the players stall");
            true
        },
    );
    (steps, end.expect("the game ends"))
}

#[test]
fn every_level_plays_whole_games_of_legal_actions_on_both_sides() {
    let staff = staff();
    for seed in 0..8 {
        for level in [Level::Random, Level::Cadet, Level::Captain, Level::Colonel] {
            let (_, end) = game(&staff, [level, Level::Random], seed);
            assert_eq!(end.stage, Stage::Over);
            let (_, end) = game(&staff, [Level::Random, level], seed);
            assert_eq!(end.stage, Stage::Over);
        }
    }
    let (_, end) = game(&staff, [Level::General, Level::Colonel], 1);
    assert_eq!(end.stage, Stage::Over);
}

#[test]
fn ten_thousand_games_at_the_fastest_level_all_end() {
    let staff = staff();
    let batch = Batch {
        start: staff.rules().initial(),
        staff,
        players: BySide {
            soviet: Level::Random.into(),
            german: Level::Random.into(),
        },
        first: 0,
        games: 10_000,
        seed: 5,
        threads: 2,
    };
    let games = batch.run(&Progress::default());
    assert_eq!(games.len(), 10_000);
    assert!(games.iter().any(|g| g.margin() > 0) && games.iter().any(|g| g.margin() < 0));
}

#[test]
fn a_player_plays_the_same_again_and_on_any_number_of_cores() {
    let staff = staff();
    let (first, _) = game(&staff, [Level::Captain, Level::Colonel], 5);
    let (again, _) = game(&staff, [Level::Captain, Level::Colonel], 5);
    assert_eq!(first, again);
    let (state, _) = first
        .iter()
        .find(|(state, _)| state.turn == 2 && state.stage == Stage::Combat)
        .unwrap();
    let advice = |cores| {
        let player = Player::new(Arc::clone(&staff), Level::General, 3).on_cores(cores);
        player.advice(state, &Progress::default())
    };
    assert_eq!(advice(1), advice(3));
}

/// The state that a player sees holds no seed; here the dice to come change and
/// the choice does not.
#[test]
fn no_player_chooses_by_the_dice_to_come() {
    let staff = staff();
    let rules = staff.rules();
    for seed in [1, 2] {
        let mut player = Player::new(Arc::clone(&staff), Level::Colonel, 9);
        let mut other = player.clone();
        let one = Seeded { seed };
        let two = Seeded { seed: seed + 100 };
        let mut state = rules.initial();
        // Up to the first roll that differs all choices are the same.
        for _ in 0..200 {
            let (Some(a), Some(b)) = (player.choose(&state), other.choose(&state)) else {
                break;
            };
            assert_eq!(a, b);
            let needed = rules.rolls_dice(&state, a);
            let number = rules.rolls(&state);
            let [first, second] = [one, two].map(|dice| needed.then(|| dice.roll(number).unwrap()));
            if first != second {
                break;
            }
            rules.step(&mut state, a, first.as_slice());
        }
        assert!(state.rolls < 20);
    }
}

#[test]
fn thinking_that_is_stopped_gives_no_advice() {
    let staff = staff();
    let mut state = staff.rules().initial();
    staff.rules().step(&mut state, Action::JudgeSupply, &[]);
    let control = Progress::default();
    control.stop();
    let player = Player::new(Arc::clone(&staff), Level::General, 1);
    assert!(player.advice(&state, &control).is_empty());
}

#[test]
fn advice_tells_what_it_does_in_the_words_of_the_map() {
    let staff = staff();
    let mut state = staff.rules().initial();
    staff.rules().step(&mut state, Action::JudgeSupply, &[]);
    let player = Player::new(Arc::clone(&staff), Level::Colonel, 1);
    let advice = player.advice(&state, &Progress::default());
    let said = advice[0].sentence(staff.rules(), &state);
    assert!(
        said.starts_with("Attack ") && said.contains(" with "),
        "{said}"
    );
}

/// Luck and the rest of the way add up: the estimate at the end is the result.
#[test]
fn the_luck_of_a_roll_is_nothing_in_the_mean_over_its_faces() {
    let staff = staff();
    let (steps, _) = game(&staff, [Level::Colonel, Level::Colonel], 4);
    let rolled: Vec<(State, Action)> = steps
        .into_iter()
        .filter(|(state, action)| staff.rules().rolls_dice(state, *action))
        .collect();
    assert!(rolled.len() > 10);
    for (before, action) in rolled.into_iter().take(10) {
        let all: Vec<Step> = Die::ALL
            .into_iter()
            .map(|die| Step {
                before,
                action,
                die: Some(die),
            })
            .collect();
        let sum: f64 = luck(&staff, &all).iter().map(|r| r.luck).sum();
        assert!(sum.abs() < 1e-9, "{sum}");
    }
}

/// The problems that a level does not solve, each with the turn it is of.
fn unsolved(level: Level) -> Vec<(u8, String)> {
    let staff = staff();
    let mut failed = Vec::new();
    for problem in problems() {
        let mut player = Player::new(Arc::clone(&staff), level, 1).on_cores(2);
        let value = judge(staff.rules(), &problem, &mut |state| {
            player.choose(state).expect("somebody decides")
        });
        if !solves(&problem, value) {
            let told = format!("{}: {value:.3} for {:.3}", problem.id, problem.best);
            failed.push((problem.position.turn, told));
        }
    }
    failed
}

#[test]
fn the_general_solves_nineteen_problems_in_twenty() {
    let failed = unsolved(Level::General);
    assert!(20 * failed.len() <= problems().len(), "{failed:#?}");
}

#[test]
#[ignore = "takes as long as all others of the players together"]
fn the_marshal_solves_as_many_problems_as_the_general() {
    let [general, marshal] = [Level::General, Level::Marshal].map(unsolved);
    assert!(marshal.len() <= general.len(), "{marshal:#?}");
}

#[test]
#[ignore = "for people: prints which problems each level solves"]
fn problems_solved_by_each_level() {
    let all = problems();
    let turns: BTreeSet<u8> = all.iter().map(|p| p.position.turn).collect();
    let only = std::env::var("HELLS_GATE_LEVEL").ok();
    for level in Level::ALL {
        if only.as_ref().is_some_and(|o| o != level.word()) {
            continue;
        }
        let failed = unsolved(level);
        println!("{level:?}: {} of {}", all.len() - failed.len(), all.len());
        for &turn in &turns {
            let of_turn = all.iter().filter(|p| p.position.turn == turn).count();
            let missed = failed.iter().filter(|(of, _)| *of == turn).count();
            println!("  turn {turn}: {} of {of_turn}", of_turn - missed);
        }
        for (_, line) in &failed {
            println!("    {line}");
        }
        assert!(failed.len() <= all.len());
    }
}
