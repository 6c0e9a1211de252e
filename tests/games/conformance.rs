//! What the engine promises of every rule system, kept by *Hell's Gate*.
//!
//! `HELLS_GATE_GAMES` raises the number of random games that are audited.

use crate::common::korsun;
use hells_gate::engine::conformance::{
    Checks, Chooser, barriers_hold, chances_hold, check_position, random_game, replays_agree,
};
use hells_gate::engine::{Dice, Rules, Seeded};
use hells_gate::hex::{HexId, HexMask};
use hells_gate::systems::hells_gate::{
    Action, Attack, Cause, Event, HellsGate, Hits, Phase, Side, Spot, Stage, State, UnitId,
    UnitMask, Weather, notation,
};
use std::collections::{BTreeMap, BTreeSet};

const LISTED: Checks = Checks {
    listed: true,
    brute_force: false,
    invariants: true,
};

const BRUTE_FORCE: Checks = Checks {
    listed: true,
    brute_force: true,
    invariants: true,
};

/// Plays a random game without the engine, on `advance`, and shows each
/// position with what is listed in it, and the events.
fn wander(
    rules: &HellsGate,
    seed: u64,
    mut position: impl FnMut(&State, &[Action]),
    mut event: impl FnMut(&Event),
) -> State {
    let mut chooser = Chooser::new(seed);
    let dice = Seeded { seed };
    let mut state = rules.initial();
    let (mut listed, mut events) = (Vec::new(), Vec::new());
    loop {
        listed.clear();
        rules.legal(&state, &mut listed);
        position(&state, &listed);
        if rules.verdict(&state).is_some() {
            return state;
        }
        listed.retain(|&a| !rules.takes_back(a));
        let action = listed[chooser.below(listed.len())];
        let needs = rules.rolls_dice(&state, action);
        let die = needs.then(|| dice.roll(rules.rolls(&state)).unwrap());
        events.clear();
        rules.resolve(&state, action, die.as_slice(), &mut events);
        let mut told = state;
        for e in &events {
            event(e);
            rules.apply(&mut told, e);
        }
        rules.step(&mut state, action, die.as_slice());
        assert_eq!(state, told, "seed {seed}: advance and the events differ");
    }
}

/// Some hundred thousand actions are tried in each position, so not every
/// position is looked at: each fortieth, and the rarer stages more often.
#[test]
fn what_is_listed_is_exactly_what_is_legal() {
    let rules = korsun();
    let mut looked: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..4 {
        let mut ply = 0;
        wander(
            &rules,
            seed,
            |state, listed| {
                ply += 1;
                let stride = match state.stage {
                    Stage::Combat | Stage::Movement => 20,
                    Stage::Supply => 10,
                    _ => 2,
                };
                if ply % stride == 0 {
                    if let Err(what) = check_position(&rules, state, listed, BRUTE_FORCE) {
                        panic!("seed {seed}, ply {ply}: {what}");
                    }
                    *looked.entry(stage(state.stage)).or_default() += 1;
                }
            },
            |_| {},
        );
    }
    let stages = [
        "supply",
        "restoration",
        "combat",
        "losses",
        "movement",
        "breakout",
        "mud",
    ];
    assert!(stages.iter().all(|s| looked.contains_key(s)), "{looked:?}");
}

#[test]
fn what_is_listed_is_exactly_what_is_legal_for_displaced_reinforcements() {
    let rules = korsun();
    let mut looked = 0;
    for seed in 0..60 {
        wander(
            &rules,
            seed,
            |state, listed| {
                if state.stage == Stage::Reinforcement && looked < 8 {
                    check_position(&rules, state, listed, BRUTE_FORCE).unwrap();
                    looked += 1;
                }
            },
            |_| {},
        );
    }
    assert!(looked >= 5, "{looked}");
}

/// Two tests of a thousand games each, or half of `HELLS_GATE_GAMES`, so that
/// they run side by side.
fn games_end_with_a_verdict_and_keep_every_promise(half: u64) {
    let asked = std::env::var("HELLS_GATE_GAMES").ok();
    let asked = asked.and_then(|n| n.parse().ok());
    let games = asked.map_or(1_000, |n: u64| n.div_ceil(2).max(1_000));
    let rules = korsun();
    let mut levels: BTreeMap<u8, u32> = BTreeMap::new();
    for seed in half * games..(half + 1) * games {
        let played = random_game(&rules, seed, LISTED).unwrap_or_else(|what| panic!("{what}"));
        *levels.entry(played.outcome.level).or_default() += 1;
        assert!(
            played.actions >= 8 * 6,
            "seed {seed}: a game of eight turns"
        );
        assert!(played.rolls > 0, "seed {seed}: no die was rolled");
    }
    println!("{games} games audited, no promise broken: {levels:?}");
    // A Soviet victory, a draw, a German one.
    for level in 0..3 {
        assert!(levels.contains_key(&level), "never {level}: {levels:?}");
    }
}

#[test]
fn a_thousand_random_games_end_with_a_verdict_and_keep_every_promise() {
    games_end_with_a_verdict_and_keep_every_promise(0);
}

#[test]
fn another_thousand_random_games_end_with_a_verdict_and_keep_every_promise() {
    games_end_with_a_verdict_and_keep_every_promise(1);
}

#[test]
fn replays_undo_and_events_agree() {
    let rules = korsun();
    for seed in 0..8 {
        replays_agree(&rules, seed).unwrap();
    }
}

#[test]
fn undo_stops_at_dice_and_at_the_other_side() {
    let rules = korsun();
    for seed in 0..40 {
        barriers_hold(&rules, seed).unwrap();
        chances_hold(&rules, seed).unwrap();
    }
}

const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Supply => "supply",
        Stage::Reinforcement => "reinforcement",
        Stage::Restoration => "restoration",
        Stage::Combat => "combat",
        Stage::Losses => "losses",
        Stage::Movement => "movement",
        Stage::Breakout => "breakout",
        Stage::Mud => "mud",
        Stage::Over => "over",
    }
}

const STAGES: [&str; 9] = [
    "supply",
    "reinforcement",
    "restoration",
    "combat",
    "losses",
    "movement",
    "breakout",
    "mud",
    "over",
];

/// Every kind of event, and where it matters, which of its cases.
const fn kind(event: &Event) -> &'static str {
    match event {
        Event::TurnBegan { .. } => "turn began",
        Event::PhaseBegan { phase, .. } => match phase {
            Phase::Supply => "supply began",
            Phase::Combat => "combat began",
            Phase::Movement => "movement began",
            Phase::Recovery => "recovery began",
            Phase::Housekeeping => "housekeeping began",
        },
        Event::SupplyJudged { .. } => "supply judged",
        Event::Arrived {
            displaced_from: None,
            ..
        } => "arrived",
        Event::Arrived { .. } => "arrived elsewhere",
        Event::Displaced { .. } => "displaced",
        Event::ArrivalLost { .. } => "arrival lost",
        Event::Withheld { .. } => "withheld",
        Event::RestorationOffered => "restoration offered",
        Event::Restored { .. } => "restored",
        Event::JoinedAttack { .. } => "joined",
        Event::LeftAttack { .. } => "left",
        Event::Attacked { flip: None, .. } => "attacked",
        Event::Attacked { .. } => "attacked all-out",
        Event::HitsPending { .. } => "hits pending",
        Event::StepLost { all_out: false, .. } => "step lost",
        Event::StepLost { .. } => "step given",
        Event::Eliminated { cause, .. } => match cause {
            Cause::LastStep => "eliminated: last step",
            Cause::Overwhelmed => "eliminated: overwhelmed",
            Cause::OnlyRetreated => "eliminated: only retreated",
            Cause::Abandoned => "eliminated: abandoned",
            Cause::FailedBreakout => "eliminated: failed breakout",
            Cause::Unsupplied => "eliminated: unsupplied",
        },
        Event::Retreated { .. } => "retreated",
        Event::CombatEnded { .. } => "combat ended",
        Event::Moved { .. } => "moved",
        Event::StandFastLifted { .. } => "stand fast lifted",
        Event::ReserveReleased { .. } => "reserve released",
        Event::BreakoutOffered => "breakout offered",
        Event::BrokeOut { escaped: true, .. } => "broke out",
        Event::BrokeOut { .. } => "broke out in vain",
        Event::Recovered { .. } => "recovered",
        Event::ThawPending => "thaw pending",
        Event::ThawRolled { mud: true, .. } => "thawed",
        Event::ThawRolled { .. } => "froze on",
        Event::GameEnded => "game ended",
    }
}

const KINDS: [&str; 40] = [
    "turn began",
    "supply began",
    "combat began",
    "movement began",
    "recovery began",
    "housekeeping began",
    "supply judged",
    "arrived",
    "arrived elsewhere",
    "displaced",
    "arrival lost",
    "withheld",
    "restoration offered",
    "restored",
    "joined",
    "left",
    "attacked",
    "attacked all-out",
    "hits pending",
    "step lost",
    "step given",
    "eliminated: last step",
    "eliminated: overwhelmed",
    "eliminated: only retreated",
    "eliminated: abandoned",
    "eliminated: failed breakout",
    "eliminated: unsupplied",
    "retreated",
    "combat ended",
    "moved",
    "stand fast lifted",
    "reserve released",
    "breakout offered",
    "broke out",
    "broke out in vain",
    "recovered",
    "thaw pending",
    "thawed",
    "froze on",
    "game ended",
];

/// What random games do not come to; each has a scripted test in `rules_*.rs`.
/// "left" is never chosen because it only takes back.
const SCRIPTED: [&str; 3] = ["arrival lost", "eliminated: only retreated", "left"];

#[test]
fn random_games_reach_every_stage_and_kind_of_event() {
    let rules = korsun();
    let mut stages: BTreeMap<&str, u32> = BTreeMap::new();
    let mut kinds: BTreeMap<&str, u32> = BTreeMap::new();
    let mut weather = [0_u32; 2];
    for seed in 0..200 {
        let end = wander(
            &rules,
            seed,
            |state, _| *stages.entry(stage(state.stage)).or_default() += 1,
            |event| *kinds.entry(kind(event)).or_default() += 1,
        );
        weather[usize::from(end.weather == Weather::Mud)] += 1;
    }
    let unseen = |all: &[&'static str], seen: &BTreeMap<&str, u32>| -> BTreeSet<&str> {
        all.iter()
            .copied()
            .filter(|k| !seen.contains_key(k))
            .collect()
    };
    assert_eq!(unseen(&STAGES, &stages), BTreeSet::new());
    assert_eq!(unseen(&KINDS, &kinds), BTreeSet::from(SCRIPTED));
    assert!(weather.iter().all(|&n| n > 0), "{weather:?}");
}

#[test]
fn every_fact_of_a_position_is_in_its_hash() {
    let rules = korsun();
    let base = rules.initial();
    let (unit, other) = (UnitId(9), UnitId(40));
    let hits = Hits {
        target: HexId(3),
        scored: 2,
        left: 2,
        destinations: HexMask::of(HexId(4)),
        retreating: false,
    };
    let attack = Attack {
        target: HexId(3),
        units: UnitMask::of(unit),
    };
    type Change<'a> = Box<dyn Fn(&mut State) + 'a>;
    let changes: Vec<Change<'_>> = vec![
        Box::new(|_| {}),
        Box::new(|s| s.turn = 2),
        Box::new(|s| s.player = Side::German),
        Box::new(|s| s.stage = Stage::Combat),
        Box::new(|s| s.weather = Weather::Mud),
        Box::new(|s| s.put(unit, Spot::On(HexId(0)))),
        Box::new(|s| s.put(unit, Spot::Destroyed)),
        Box::new(|s| s.put(unit, Spot::Escaped)),
        Box::new(|s| s.put(unit, Spot::Lost)),
        Box::new(|s| s.put(unit, Spot::Withheld)),
        Box::new(|s| s.put(unit, Spot::Awaited)),
        Box::new(|s| s.reduced.insert(unit)),
        Box::new(|s| s.unsupplied.insert(unit)),
        Box::new(|s| s.retreated.insert(unit)),
        Box::new(|s| s.attacked.insert(unit)),
        Box::new(|s| s.moved.insert(unit)),
        Box::new(|s| s.arriving.insert(unit)),
        Box::new(|s| s.moved.insert(other)),
        Box::new(|s| s.attacked_hexes.insert(HexId(5))),
        Box::new(|s| s.hit_hexes.insert(HexId(5))),
        Box::new(|s| s.stand_fast_lifted = true),
        Box::new(|s| s.reserve_released = true),
        Box::new(|s| s.rolls = 1),
        Box::new(|s| s.attack = Some(attack)),
        Box::new(|s| {
            s.attack = Some(Attack {
                target: HexId(4),
                ..attack
            })
        }),
        Box::new(|s| {
            s.attack = Some(Attack {
                units: UnitMask::of(other),
                ..attack
            })
        }),
        Box::new(|s| s.hits = Some(hits)),
        Box::new(|s| {
            s.hits = Some(Hits {
                target: HexId(5),
                ..hits
            })
        }),
        Box::new(|s| s.hits = Some(Hits { scored: 3, ..hits })),
        Box::new(|s| s.hits = Some(Hits { left: 1, ..hits })),
        Box::new(|s| {
            s.hits = Some(Hits {
                destinations: HexMask::EMPTY,
                ..hits
            })
        }),
        Box::new(|s| {
            s.hits = Some(Hits {
                retreating: true,
                ..hits
            })
        }),
    ];
    let mut seen = BTreeMap::new();
    for (i, change) in changes.iter().enumerate() {
        let mut state = base;
        change(&mut state);
        if let Some(twin) = seen.insert(rules.hash(&state), i) {
            panic!("changes {twin} and {i} have the same hash");
        }
    }
    let text = notation::position(&rules, &base);
    assert!(text.starts_with("1 soviet supply snow rolls=0\n"), "{text}");
}
