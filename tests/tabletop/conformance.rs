//! Random games over every scenario and option: what every rule system promises,
//! checked after each step.

use crate::position::{korsun, parts};
use hells_gate::engine::MOST_DICE;
use hells_gate::engine::{
    Dice, Die, Refusal, Seeded,
    conformance::{Checks, Chooser, barriers_hold, chances_hold, random_game, replays_agree},
};
use hells_gate::engine::{Every, Rules};
use hells_gate::space::Lattice;
use hells_gate::systems::tabletop::codec::built_in;
use hells_gate::systems::tabletop::setup::{AllOutExtra, BattleOptions, CrowdedExtra, SetupParts};
use hells_gate::systems::tabletop::{Action, Setup, State, Tabletop};
use std::collections::HashSet;

/// Every scenario with its own options, and Korsun and the squares with others.
pub fn variants() -> Vec<(String, SetupParts)> {
    let mut all: Vec<(String, SetupParts)> = built_in()
        .iter()
        .map(|s| (s.id.to_owned(), parts(s.id)))
        .collect();
    let default = BattleOptions::default();
    let options = [
        BattleOptions {
            all_out_extra: AllOutExtra::IfDefenderLoses,
            ..default
        },
        BattleOptions {
            crowded_extra: CrowdedExtra::Always,
            ..default
        },
        BattleOptions {
            captured_base_supplies: true,
            isolated_lost_at_end: true,
            ..default
        },
        BattleOptions {
            replacements_need_supply: false,
            ..default
        },
    ];
    for options in options {
        all.push((
            format!("{options:?}"),
            SetupParts {
                options,
                ..korsun()
            },
        ));
    }
    let lattice = Lattice::Square { diagonals: false };
    all.push((
        "sides only".to_owned(),
        SetupParts {
            lattice,
            ..parts("example_120km_square")
        },
    ));
    all
}

/// A game by choosing evenly among what is listed, `look` at each position.
fn play(rules: &Tabletop, seed: u64, mut look: impl FnMut(&State, &[Action])) -> (State, u32) {
    let mut chooser = Chooser::new(seed);
    let dice = Seeded { seed };
    let mut state = rules.initial();
    let (mut legal, mut steps) = (Vec::new(), 0);
    loop {
        legal.clear();
        rules.legal(&state, &mut legal);
        look(&state, &legal);
        legal.retain(|&a| !rules.takes_back(a));
        if legal.is_empty() {
            return (state, steps);
        }
        let action = legal[chooser.below(legal.len())];
        let from = rules.rolls(&state);
        let faces: Vec<Die> = (0..u32::from(rules.dice(&state, action)))
            .map(|i| dice.roll(from + i).unwrap())
            .collect();
        let before = state;
        let mut events = Vec::new();
        rules.resolve(&state, action, &faces, &mut events);
        rules.step(&mut state, action, &faces);
        let mut rebuilt = before;
        events
            .iter()
            .for_each(|event| rules.apply(&mut rebuilt, event));
        assert_eq!(rebuilt, state, "events and step differ after {action:?}");
        assert_eq!(rules.rolls(&state) - from, faces.len() as u32, "{action:?}");
        assert!(rules.clock(&state) >= rules.clock(&before), "{action:?}");
        steps += 1;
        assert!(steps < 20_000, "no end");
    }
}

#[test]
fn random_games_end_and_keep_the_invariants_in_every_variant() {
    for (name, parts) in variants() {
        let rules = Tabletop::new(Setup::new(parts).unwrap());
        for seed in 0..8 {
            let (end, _) = play(&rules, seed, |state, legal| {
                rules
                    .invariants(state)
                    .unwrap_or_else(|e| panic!("{name}, {seed}: {e}"));
                assert!(legal.len() <= 8192);
                let over = rules.outcome(state).is_some();
                assert_eq!(over, legal.is_empty(), "{name}, {seed}: {state:?}");
                assert_eq!(over, rules.to_act(state).is_none());
                if let Some(forced) = rules.forced(state) {
                    assert_eq!(legal, [forced]);
                }
                for &action in legal {
                    let text = rules.notation(action);
                    assert_eq!(rules.parse(&text), Ok(action), "{text}");
                    assert!(usize::from(rules.dice(state, action)) <= MOST_DICE);
                }
            });
            assert_eq!(end.turn, rules.parts().turns);
        }
    }
}

#[test]
fn the_suite_of_every_rule_system_is_passed_in_every_variant() {
    let checks = Checks {
        listed: true,
        brute_force: false,
        invariants: true,
    };
    for (name, parts) in variants() {
        let rules = Tabletop::new(Setup::new(parts).unwrap());
        random_game(&rules, 21, checks).unwrap_or_else(|e| panic!("{name}: {e}"));
        replays_agree(&rules, 22).unwrap_or_else(|e| panic!("{name}: {e}"));
        barriers_hold(&rules, 23).unwrap_or_else(|e| panic!("{name}: {e}"));
        chances_hold(&rules, 24).unwrap_or_else(|e| panic!("{name}: {e}"));
    }
}

#[test]
fn what_is_listed_is_all_that_is_allowed() {
    for (name, parts) in variants() {
        let rules = Tabletop::new(Setup::new(parts).unwrap());
        let mut chooser = Chooser::new(7);
        play(&rules, 11, |state, legal| {
            let set: HashSet<Action> = legal.iter().copied().collect();
            assert_eq!(set.len(), legal.len(), "{name}: an action is listed twice");
            for &action in legal {
                assert_eq!(rules.check(state, action), Ok(()), "{name}: {action:?}");
            }
            // All that can be written takes long: now and then is enough.
            if chooser.below(60) > 0 && rules.outcome(state).is_none() {
                return;
            }
            rules.every_action(&mut |action| {
                let all = rules.explain(state, action);
                let listed = set.contains(&action);
                assert_eq!(all.is_empty(), listed, "{name}: {action:?}: {all:?}");
                let first = rules.check(state, action).err();
                assert_eq!(first, all.first().copied(), "{name}: {action:?}");
                assert!(all.iter().all(|why| !why.rule().0.is_empty()));
            });
        });
    }
}

#[test]
fn chances_sum_to_one_and_lead_where_the_dice_lead() {
    let rules = Tabletop::new(Setup::new(korsun()).unwrap());
    let mut chooser = Chooser::new(3);
    let mut tried = 0;
    play(&rules, 5, |state, legal| {
        for &action in legal.iter().filter(|a| rules.dice(state, **a) > 0) {
            if chooser.below(4) > 0 {
                continue;
            }
            let after = |dice: &[Die]| {
                let mut after = *state;
                rules.step(&mut after, action, dice);
                after
            };
            let (mut sum, mut reached) = (0.0, Vec::new());
            rules.chances(state, action, &mut |chance, dice| {
                assert_eq!(dice.len(), usize::from(rules.dice(state, action)));
                sum += chance;
                reached.push((after(dice), chance, 0.0));
            });
            assert!((sum - 1.0).abs() < 1e-9, "{sum}");
            let dice = rules.dice(state, action);
            if dice > 4 {
                continue;
            }
            tried += 1;
            every_throw(dice, &mut |throw| {
                let there = after(throw);
                let place = reached.iter_mut().find(|(state, ..)| *state == there);
                place.expect("a throw leads elsewhere").2 += 6_f64.powi(-i32::from(dice));
            });
            // Where two of them lead to one position, their chances are its.
            let (mut told, mut counted) = (0.0, 0.0);
            for (_, chance, count) in &reached {
                told += chance;
                counted += count;
            }
            assert!((told - counted).abs() < 1e-9, "{reached:?}");
            for (there, _, _) in &reached {
                let of = |n: usize| -> f64 {
                    let same = reached.iter().filter(|r| r.0 == *there);
                    same.map(|r| if n == 1 { r.1 } else { r.2 }).sum()
                };
                assert!((of(1) - of(2)).abs() < 1e-9);
            }
        }
    });
    assert!(tried > 20, "{tried}");
}

fn every_throw(dice: u8, each: &mut dyn FnMut(&[Die])) {
    for number in 0..6_usize.pow(u32::from(dice)) {
        let face = |i: u8| Die::ALL[number / 6_usize.pow(u32::from(i)) % 6];
        each(&(0..dice).map(face).collect::<Vec<_>>());
    }
}

#[test]
fn a_draw_is_one_of_the_list_and_each_comes_up() {
    let rules = Tabletop::new(Setup::new(parts("example_120km")).unwrap());
    let mut n = 0;
    play(&rules, 2, |state, legal| {
        n += 1;
        if n % 50 != 0 {
            return;
        }
        let mut wanted = legal.to_vec();
        wanted.retain(|&a| !rules.takes_back(a));
        let drawn: Vec<Action> = (0..wanted.len())
            .map(|i| {
                let mut below = |of: usize| {
                    assert_eq!(of, wanted.len());
                    i
                };
                rules.sample(state, &mut below).unwrap()
            })
            .collect();
        assert_eq!(drawn, wanted);
    });
}

#[test]
fn hexes_and_offset_squares_are_the_same_game_die_by_die() {
    let [hex, offset] = ["example_120km", "example_120km_offset"]
        .map(|name| Tabletop::new(Setup::new(parts(name)).unwrap()));
    for seed in 0..5 {
        let (a, steps) = play(&hex, seed, |_, _| {});
        let (b, others) = play(&offset, seed, |_, _| {});
        assert_eq!((hex.hash(&a), steps), (offset.hash(&b), others));
    }
}

#[test]
fn a_position_is_small_and_its_hash_tells_every_field() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
    let rules = Tabletop::new(Setup::new(korsun()).unwrap());
    let mut hashes = HashSet::new();
    let mut states = HashSet::new();
    for seed in 0..3 {
        play(&rules, seed, |state, _| {
            hashes.insert(rules.hash(state));
            states.insert(*state);
        });
    }
    assert_eq!(hashes.len(), states.len());
}
