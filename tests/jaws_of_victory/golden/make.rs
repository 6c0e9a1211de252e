//! Looking for golden nights: every option, several kinds of players, many seeds, and of
//! what they play the few nights that show the most.

use super::features::{FEATURES, features};
use crate::folder::{Found, fewest, played, written};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Game, Rules};
use hells_gate::json::Doc;
use hells_gate::present::system::System;
use hells_gate::systems::jaws_of_victory::codec::THROUGH_HELLS_GATE_TEXT;
use hells_gate::systems::jaws_of_victory::{Action, Breakout, Stage, State};

/// What is set otherwise.
const SHEETS: [&str; 7] = [
    "{}",
    r#"{ "defender_losses": "player" }"#,
    r#"{ "south_too": true }"#,
    r#"{ "armour_dice": true }"#,
    r#"{ "disorganised_slow": true }"#,
    r#"{ "hidden_strengths": true }"#,
    r#"{ "defender_losses": "player", "south_too": true, "armour_dice": true, "disorganised_slow": true, "hidden_strengths": true }"#,
];

/// Who leads the Gruppe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Leader {
    /// Goes anywhere.
    Lost,
    /// Goes where the relief force is nearest.
    Straight,
    /// Attacks whom it can.
    Fierce,
    /// Gathers where others are.
    Crowding,
}

const LEADERS: [Leader; 4] = [
    Leader::Lost,
    Leader::Straight,
    Leader::Fierce,
    Leader::Crowding,
];

/// How many nights are looked at, of each sheet and leader.
const SEEDS: u64 = 60;

struct Candidate {
    sheet: usize,
    leader: Leader,
    seed: u64,
    shows: Found,
}

/// The text of the nights, with their names.
pub fn nights() -> Vec<(String, String)> {
    let pool = pool();
    let shows: Vec<&Found> = pool.iter().map(|one| &one.shows).collect();
    let chosen = fewest(&shows, &FEATURES, |_| 1.0);
    (1..)
        .zip(chosen)
        .map(|(n, i)| {
            let Candidate {
                sheet,
                leader,
                seed,
                ..
            } = pool[i];
            let game = play(&rules(sheet), leader, seed);
            let leader = format!("{leader:?}").to_lowercase();
            let name = format!("{n:02}-{leader}-{seed}.night");
            (name, written(SHEETS[sheet], &game))
        })
        .collect()
}

fn rules(sheet: usize) -> Breakout {
    let scenario: Doc = THROUGH_HELLS_GATE_TEXT.parse().unwrap();
    Breakout::read(&scenario, &SHEETS[sheet].parse().unwrap()).unwrap()
}

fn pool() -> Vec<Candidate> {
    std::thread::scope(|scope| {
        let work = |leader| {
            move || {
                let sheets = (0..SHEETS.len()).flat_map(|sheet| {
                    let rules = rules(sheet);
                    (0..SEEDS).map(move |seed| Candidate {
                        sheet,
                        leader,
                        seed,
                        shows: features(&play(&rules, leader, seed)),
                    })
                });
                sheets.collect::<Vec<_>>()
            }
        };
        let threads = LEADERS.map(|leader| scope.spawn(work(leader)));
        let all = threads
            .into_iter()
            .flat_map(|thread| thread.join().unwrap());
        all.collect()
    })
}

fn play(rules: &Breakout, leader: Leader, seed: u64) -> Game<Breakout> {
    let mut chooser = Chooser::new(seed);
    played(rules.clone(), seed, |rules, state| {
        chosen(rules, state, leader, &mut chooser)
    })
}

fn chosen(rules: &Breakout, state: &State, leader: Leader, chooser: &mut Chooser) -> Action {
    let mut left = Vec::new();
    rules.legal(state, &mut left);
    if state.stage == Stage::OneHex && (leader != Leader::Crowding || chooser.below(3) > 0) {
        return rules.sample(state, &mut |n| chooser.below(n)).unwrap();
    }
    let mut prefer = |wanted: &dyn Fn(&Action) -> bool, one_in: usize, chooser: &mut Chooser| {
        if chooser.below(one_in) > 0 && left.iter().any(wanted) {
            left.retain(wanted);
        }
    };
    let goes_on = |action: &Action| !matches!(action, Action::Stop | Action::Done);
    match state.stage {
        Stage::Consolidation => {
            let merges =
                |action: &Action| matches!(action, Action::Join { .. } | Action::Form { .. });
            prefer(&merges, 3, chooser);
            let forms = |action: &Action| matches!(action, Action::Form { .. });
            prefer(&forms, 2, chooser);
        }
        Stage::OneHex => {
            let back = |action: &Action| matches!(action, Action::Back { .. });
            match rules.check(state, Action::Done) {
                Ok(()) => prefer(&|a| !back(a), 6, chooser),
                Err(_) => prefer(&back, 2, chooser),
            }
        }
        Stage::Wave => prefer(&goes_on, 16, chooser),
        Stage::March => {
            prefer(&goes_on, 14, chooser);
            let attacks = |action: &Action| rules.dice(state, *action) > 0;
            let far = |action: &Action| match *action {
                Action::Enter { hex } => rules.distance_to_relief(hex),
                _ => None,
            };
            match leader {
                Leader::Lost => {}
                Leader::Fierce => prefer(&attacks, 12, chooser),
                Leader::Straight => {
                    let mut all = Vec::new();
                    rules.legal(state, &mut all);
                    let least = all.iter().filter_map(far).min();
                    prefer(&|a| far(a) == least, 8, chooser);
                }
                Leader::Crowding => {
                    let crowd = |action: &Action| match *action {
                        Action::Enter { hex } => !state.pocket_in(rules, hex).is_empty(),
                        _ => false,
                    };
                    prefer(&crowd, 3, chooser);
                    prefer(&attacks, 3, chooser);
                }
            }
        }
        _ => {}
    }
    left[chooser.below(left.len())]
}
