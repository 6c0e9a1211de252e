//! Looking for golden games: every scenario and option, several kinds of players, many
//! seeds, and of what they play the few games that show the most.

use super::features::{FEATURES, features};
use super::rules_of;
use crate::folder::{Found, fewest, played, written};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Game, Rules as _, Strategy as _, Viewer, view_for};
use hells_gate::systems::gate_of_hell::{Action, GateOfHell, Seamanship, State};
use std::collections::BTreeMap;

/// What is played, and how many games of it each kind of player plays.
const HEADS: [(&str, u64); 8] = [
    ("charleston_april_1863 {}", 100),
    (r#"charleston_april_1863 { "mines_once": true }"#, 15),
    ("charleston_july_1863 {}", 50),
    (r#"charleston_july_1863 { "assault_dice": 1 }"#, 5),
    ("charleston_campaign_1863 {}", 25),
    (r#"charleston_campaign_1863 { "assault_dice": 1 }"#, 4),
    (r#"charleston_campaign_1863 { "random_events": false }"#, 3),
    ("charleston_july_1863:earlier {}", 6),
];

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Leader {
    /// Does anything.
    Lost,
    /// Does what has been done least.
    Curious,
    /// Plays well on both sides, with an eye that wanders.
    Keen,
    /// Plays well for the Union, anyhow for the other side.
    Blue,
}

const LEADERS: [Leader; 4] = [Leader::Lost, Leader::Curious, Leader::Keen, Leader::Blue];

struct Candidate {
    head: &'static str,
    leader: Leader,
    seed: u64,
    length: usize,
    shows: Found,
}

/// The text of the games, with their names.
pub fn games() -> Vec<(String, String)> {
    let pool = pool();
    let shows: Vec<&Found> = pool.iter().map(|one| &one.shows).collect();
    // Short games are read and played again sooner.
    let chosen = fewest(&shows, &FEATURES, |game| 400.0 + pool[game].length as f64);
    (1..)
        .zip(chosen)
        .map(|(n, i)| {
            let one = &pool[i];
            let game = play(&rules_of(one.head), one.leader, one.seed);
            let leader = format!("{:?}", one.leader).to_lowercase();
            let name = format!("{n:02}-{leader}-{}.game", one.seed);
            (name, written(one.head, &game))
        })
        .collect()
}

fn pool() -> Vec<Candidate> {
    let mut all = Vec::new();
    for (head, seeds) in HEADS {
        let rules = rules_of(head);
        for leader in LEADERS {
            let seeds = match leader {
                Leader::Lost | Leader::Curious => seeds,
                Leader::Keen | Leader::Blue => seeds.div_ceil(6),
            };
            for seed in 0..seeds {
                let game = play(&rules, leader, seed);
                all.push(Candidate {
                    head,
                    leader,
                    seed,
                    length: game.entries().len(),
                    shows: features(&game),
                });
            }
        }
    }
    all
}

fn play(rules: &GateOfHell, leader: Leader, seed: u64) -> Game<GateOfHell> {
    let mut chooser = Chooser::new(seed);
    let skill = Seamanship::new(rules.clone());
    let mut done: BTreeMap<String, u32> = BTreeMap::new();
    played(rules.clone(), seed, |rules, state| {
        chosen(rules, &skill, state, leader, &mut done, &mut chooser)
    })
}

fn chosen(
    rules: &GateOfHell,
    skill: &Seamanship,
    state: &State,
    leader: Leader,
    done: &mut BTreeMap<String, u32>,
    chooser: &mut Chooser,
) -> Action {
    let side = rules.to_act(state).unwrap();
    let well = match leader {
        Leader::Keen => true,
        Leader::Blue => side.index() == 0,
        Leader::Lost | Leader::Curious => false,
    };
    if well && chooser.below(12) > 0 {
        let seen = view_for(rules, state, Viewer::Side(side));
        let mut plan = Vec::new();
        let mut blur = || chooser.below(1000) as f64 / 1000.0;
        skill.plan(seen.state(), &mut blur, &mut plan);
        return plan[0];
    }
    if leader != Leader::Curious || chooser.below(5) == 0 {
        return rules.sample(state, &mut |n| chooser.below(n)).unwrap();
    }
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    legal.retain(|a| !rules.takes_back(*a) || chooser.below(16) == 0);
    let kind = |action: &Action| {
        let text = rules.notation(*action);
        let mut words = text.split(' ');
        match (words.next().unwrap(), words.next()) {
            ("pay", Some(fee)) => format!("pay {fee}"),
            (verb, _) => verb.to_owned(),
        }
    };
    let times = |a: &Action| done.get(&kind(a)).copied().unwrap_or(0);
    let least = legal.iter().map(times).min().unwrap();
    let rare: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|a| times(a) == least)
        .collect();
    let action = rare[chooser.below(rare.len())];
    *done.entry(kind(&action)).or_default() += 1;
    action
}
