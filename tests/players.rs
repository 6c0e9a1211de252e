//! The computer players: legal, repeatable, blind to the dice, and able to solve
//! problems with a proved answer.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod bridge;
mod oracle;

use hells_gate::ai::{Level, Player, Staff};
use hells_gate::scenario::korsun_1944;
use hells_gate::systems::hells_gate::HellsGate;
use oracle::judge::{judge, solves};
use oracle::problem::problems;
use std::sync::Arc;

fn staff() -> Arc<Staff> {
    let rules = HellsGate::new(korsun_1944().unwrap().setup);
    Arc::new(Staff::new(&rules))
}

/// How many of the problems a level solves, and which it does not.
fn unsolved(level: Level) -> Vec<String> {
    let staff = staff();
    let mut failed = Vec::new();
    for problem in problems() {
        let mut player = Player::new(Arc::clone(&staff), level, 1).on_cores(2);
        let value = judge(staff.rules(), &problem, &mut |state| {
            player.choose(state).expect("somebody decides")
        });
        if !solves(&problem, value) {
            failed.push(format!(
                "{}: {value:.3} for {:.3}",
                problem.id, problem.best
            ));
        }
    }
    failed
}

#[test]
#[ignore = "for people: prints which problems each level solves"]
fn problems_solved_by_each_level() {
    let all = problems().len();
    let only = std::env::var("HELLS_GATE_LEVEL").ok();
    for level in Level::ALL {
        if only.as_ref().is_some_and(|o| o != level.word()) {
            continue;
        }
        let failed = unsolved(level);
        println!("{level:?}: {} of {all}", all - failed.len());
        for line in &failed {
            println!("    {line}");
        }
        assert!(failed.len() <= all);
    }
}
