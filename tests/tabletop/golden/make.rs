//! Looking for golden games: several scenarios, options and kinds of players, many
//! seeds, and of what they play the few games that show the most.

use super::features::{FEATURES, features};
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Dice, DiceMode, Die, Game, Options, Rules, Seeded, SideNo, UndoPolicy};
use hells_gate::json::Doc;
use hells_gate::present::system::System;
use hells_gate::systems::tabletop::{Action, Stage, Tabletop};
use hells_gate::table::{OpenGame, Rolled, Sheet, Table};
use std::collections::{BTreeMap, BTreeSet};

/// Scenarios, and what is set otherwise in them.
const SHEETS: [(&str, &str); 9] = [
    ("korsun_1944_tabletop", "{}"),
    (
        "korsun_1944_tabletop",
        r#"{"captured_base_supplies": true, "isolated_lost_at_end": true}"#,
    ),
    (
        "korsun_1944_tabletop",
        r#"{"replacements_need_supply": false, "crowded_extra": "always"}"#,
    ),
    (
        "korsun_1944_tabletop",
        r#"{"all_out_extra": "if_defender_loses"}"#,
    ),
    ("example_120km", "{}"),
    ("example_120km", r#"{"crowded_extra": "always"}"#),
    ("example_120km_offset", "{}"),
    ("example_120km_square", r#"{"diagonals": false}"#),
    ("example_120km_square", r#"{"diagonals": true}"#),
];

/// Who plays both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Players {
    /// Every legal action is as likely as the others.
    Random,
    /// They attack with all they have, again and again.
    Fierce,
    /// They gather in few cells before they attack.
    Crowding,
    /// The first side attacks and goes for the bases of the second, which lets it.
    Raid,
}

/// How often every feature is shown, if it can be.
const TIMES: usize = 2;

/// How many games are looked at, of each sheet and kind of players.
const SEEDS: u64 = 150;

/// A game that was looked at.
struct Candidate {
    sheet: usize,
    players: Players,
    seed: u64,
    shows: BTreeSet<&'static str>,
}

/// The text of the games, with their names.
pub fn games() -> Vec<(String, String)> {
    let pool = pool();
    let mut shown: BTreeMap<&str, usize> = BTreeMap::new();
    let mut chosen: Vec<usize> = Vec::new();
    loop {
        let rarity = |feature: &str| {
            let n = pool.iter().filter(|c| c.shows.contains(feature)).count();
            1.0 / n.max(1) as f64
        };
        let wanted = |feature: &str| shown.get(feature).copied().unwrap_or(0) < TIMES;
        let weights: BTreeMap<&str, f64> = FEATURES
            .iter()
            .filter(|f| wanted(f))
            .map(|f| (*f, 1.0 + 20.0 * rarity(f)))
            .collect();
        let worth = |c: &Candidate| -> f64 { c.shows.iter().filter_map(|f| weights.get(f)).sum() };
        let new = |i: &usize| {
            let first = |f: &&str| !shown.contains_key(*f);
            !chosen.contains(i) && pool[*i].shows.iter().any(first)
        };
        let best = (0..pool.len())
            .filter(new)
            .max_by(|&a, &b| worth(&pool[a]).total_cmp(&worth(&pool[b])));
        let Some(best) = best else { break };
        chosen.push(best);
        for feature in &pool[best].shows {
            *shown.entry(feature).or_default() += 1;
        }
    }
    let lacking = FEATURES.iter().filter(|f| !shown.contains_key(**f));
    println!(
        "{} games; lacking {:#?}",
        chosen.len(),
        lacking.collect::<Vec<_>>()
    );
    (1..)
        .zip(chosen)
        .map(|(n, i)| written(n, &pool[i]))
        .collect()
}

fn pool() -> Vec<Candidate> {
    let kinds = [
        Players::Random,
        Players::Fierce,
        Players::Crowding,
        Players::Raid,
    ];
    std::thread::scope(|scope| {
        let work = |players| {
            move || {
                let all = (0..SHEETS.len()).flat_map(|sheet| {
                    let rules = rules(sheet);
                    (0..SEEDS).map(move |seed| Candidate {
                        sheet,
                        players,
                        seed,
                        shows: features(&play(&rules, players, seed)),
                    })
                });
                all.collect::<Vec<_>>()
            }
        };
        let threads = kinds.map(|players| scope.spawn(work(players)));
        threads
            .into_iter()
            .flat_map(|t| t.join().unwrap())
            .collect()
    })
}

fn sheet(number: usize, seed: u64) -> Sheet {
    let (id, changed) = SHEETS[number];
    let start = Tabletop::STARTS
        .iter()
        .find(|start| start.id == id)
        .unwrap();
    Sheet {
        scenario: start.text.parse().unwrap(),
        changed: changed.parse().unwrap(),
        options: Options {
            seed,
            dice: DiceMode::Seeded,
            undo: UndoPolicy::ToLastBarrier,
        },
    }
}

fn rules(number: usize) -> Tabletop {
    let Sheet {
        scenario, changed, ..
    } = sheet(number, 0);
    Tabletop::read(&scenario, &changed).unwrap()
}

/// The saved game, and what its file is called.
fn written(n: usize, candidate: &Candidate) -> (String, String) {
    let Candidate {
        sheet: number,
        players,
        seed,
        shows,
    } = candidate;
    let rules = rules(*number);
    let game = play(&rules, *players, *seed);
    let mut open = OpenGame::<Tabletop>::begin(sheet(*number, *seed)).unwrap();
    for entry in game.played() {
        let gesture = [rules.notation(entry.action)];
        open.play(&gesture, Rolled::ByTheGame).unwrap();
    }
    let players = format!("{players:?}").to_lowercase();
    let (id, _) = SHEETS[*number];
    open.set_title(&format!(
        "{id}, {players} players {seed}: {} features",
        shows.len()
    ));
    assert_eq!(
        open.glance().digest,
        rules.hash(game.state()),
        "the same dice, the same game"
    );
    let _: Doc = open.write("").parse().unwrap();
    let name = format!("{n:02}-{}-{players}-{seed}.hellsgate", id.replace('_', "-"));
    (name, open.write(""))
}

fn play(rules: &Tabletop, players: Players, seed: u64) -> Game<Tabletop> {
    let mut game = Game::new(rules.clone(), UndoPolicy::Free);
    let mut chooser = Chooser::new(seed);
    let dice = Seeded { seed };
    let mut legal = Vec::new();
    loop {
        let state = game.state();
        legal.clear();
        rules.legal(state, &mut legal);
        if legal.is_empty() {
            return game;
        }
        let action = chosen(rules, &game, &legal, players, &mut chooser);
        let from = rules.rolls(state);
        let faces: Vec<Die> = (0..u32::from(rules.dice(state, action)))
            .map(|i| dice.roll(from + i).unwrap())
            .collect();
        game.play(action, &faces).unwrap();
    }
}

fn chosen(
    rules: &Tabletop,
    game: &Game<Tabletop>,
    legal: &[Action],
    players: Players,
    chooser: &mut Chooser,
) -> Action {
    let state = game.state();
    let mut left = legal.to_vec();
    // Attacks are taken apart now and then only.
    if chooser.below(30) > 0 {
        left.retain(|action| !rules.takes_back(*action));
    }
    let mut prefer = |wanted: &dyn Fn(&Action) -> bool, one_in: usize, chooser: &mut Chooser| {
        if chooser.below(one_in) > 0 && left.iter().any(wanted) {
            left.retain(wanted);
        }
    };
    let ends = |action: &Action| *action == Action::EndPhase;
    let goes_on = |action: &Action| !ends(action);
    match (players, state.stage) {
        (Players::Random, _) => {}
        (Players::Fierce, Stage::Attack) => {
            prefer(&goes_on, 20, chooser);
            let joins = |action: &Action| matches!(action, Action::Join { .. });
            if state.attack.is_some() {
                prefer(&joins, 4, chooser);
            }
        }
        (Players::Raid, Stage::Attack | Stage::Movement) if state.active == SideNo::B => {
            prefer(&ends, 40, chooser);
        }
        (Players::Raid, Stage::StayOrGo) => prefer(&|a| *a == Action::Stay, 20, chooser),
        (Players::Raid, Stage::Attack) => {
            prefer(&goes_on, 30, chooser);
            if state.attack.is_some() {
                prefer(&|a| matches!(a, Action::Join { .. }), 8, chooser);
                prefer(&|a| *a == Action::Resolve { all_out: true }, 2, chooser);
            }
        }
        (Players::Raid, Stage::Movement) => {
            prefer(&goes_on, 30, chooser);
            let bases = rules.bases(SideNo::B);
            let free = bases - state.occupied(SideNo::A);
            let leaves = |unit| state.cell_of(unit).is_some_and(|cell| bases.contains(cell));
            let seizes = |action: &Action| match action {
                Action::Move { unit, route } => free.contains(route.end()) && !leaves(*unit),
                _ => false,
            };
            prefer(&seizes, 30, chooser);
            let nearer = |action: &Action| match action {
                Action::Move { unit, route } => {
                    let far = |cell| {
                        let distances = free.iter().map(|base| rules.cells().distance(cell, base));
                        distances.min()
                    };
                    !leaves(*unit)
                        && state
                            .cell_of(*unit)
                            .is_some_and(|from| far(route.end()) < far(from))
                }
                _ => false,
            };
            prefer(&nearer, 30, chooser);
            let stays = |action: &Action| match action {
                Action::Move { unit, .. } => !leaves(*unit),
                _ => true,
            };
            prefer(&stays, 1000, chooser);
        }
        (Players::Crowding, Stage::Movement) => {
            prefer(&goes_on, 12, chooser);
            let crowd = |action: &Action| match action {
                Action::Move { unit, route } => {
                    let there = state.in_cell(route.end(), state.on_table());
                    !there.is_empty() && !there.contains(*unit)
                }
                _ => false,
            };
            prefer(&crowd, 3, chooser);
        }
        (_, Stage::Movement | Stage::Reinforcement) => prefer(&goes_on, 6, chooser),
        _ => {}
    }
    left[chooser.below(left.len())]
}
