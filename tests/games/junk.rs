//! Whatever is asked of whatever position: reasons, never a panic.

use crate::common::korsun;
use hells_gate::engine::conformance::Chooser;
use hells_gate::engine::{Die, Refusal, Rules};
use hells_gate::hex::{HexId, HexMask};
use hells_gate::systems::hells_gate::odds::{multiplier, odds};
use hells_gate::systems::hells_gate::setup::Setup;
use hells_gate::systems::hells_gate::{
    Action, Attack, HellsGate, Hits, Route, Side, Spot, Stage, State, UnitId, UnitMask, Weather,
    notation, retreat_is_mandatory, supply, victory,
};
use proptest::prelude::*;

fn unit() -> impl Strategy<Value = UnitId> {
    prop_oneof![4 => 0..53_u8, 1 => any::<u8>()].prop_map(UnitId)
}

fn hex() -> impl Strategy<Value = HexId> {
    prop_oneof![4 => 0..40_u8, 1 => any::<u8>()].prop_map(HexId)
}

fn units() -> impl Strategy<Value = UnitMask> {
    prop_oneof![
        any::<u64>(),
        (any::<u64>(), any::<u64>()).prop_map(|(a, b)| a & b),
        Just(0),
        Just(u64::MAX),
    ]
    .prop_map(|word| UnitMask::from_words([word]))
}

fn hexes() -> impl Strategy<Value = HexMask> {
    any::<u64>().prop_map(|word| HexMask::from_words([word]))
}

fn spot() -> impl Strategy<Value = Spot> {
    prop_oneof![
        8 => hex().prop_map(Spot::On),
        1 => Just(Spot::Awaited),
        1 => Just(Spot::Destroyed),
        1 => Just(Spot::Escaped),
        1 => Just(Spot::Lost),
        1 => Just(Spot::Withheld),
    ]
}

fn stage() -> impl Strategy<Value = Stage> {
    prop::sample::select(vec![
        Stage::Supply,
        Stage::Reinforcement,
        Stage::Restoration,
        Stage::Combat,
        Stage::Losses,
        Stage::Movement,
        Stage::Breakout,
        Stage::Mud,
        Stage::Over,
    ])
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        Just(Action::JudgeSupply),
        Just(Action::RollForMud),
        Just(Action::EndPhase),
        Just(Action::Resolve { flip: None }),
        unit().prop_map(|unit| Action::Resolve { flip: Some(unit) }),
        unit().prop_map(|unit| Action::Restore { unit }),
        unit().prop_map(|unit| Action::LeaveAttack { unit }),
        unit().prop_map(|unit| Action::LoseStep { unit }),
        unit().prop_map(|unit| Action::BreakOut { unit }),
        (unit(), hex()).prop_map(|(unit, hex)| Action::Enter { unit, hex }),
        (unit(), hex()).prop_map(|(unit, target)| Action::JoinAttack { unit, target }),
        (unit(), hex()).prop_map(|(unit, hex)| Action::Retreat { unit, hex }),
        (unit(), hex(), prop::option::of(hex())).prop_map(|(unit, first, second)| Action::Move {
            unit,
            route: Route { first, second },
        }),
    ]
}

/// Anything that a `State` can be made to say.
fn state() -> impl Strategy<Value = State> {
    let clock = (
        0..=9_u8,
        any::<bool>(),
        stage(),
        any::<bool>(),
        any::<[bool; 2]>(),
    );
    let marks = (units(), units(), units(), units(), units(), units());
    let combat = (
        hexes(),
        hexes(),
        prop::option::of((hex(), units())),
        prop::option::of((hex(), any::<u8>(), any::<u8>(), hexes(), any::<bool>())),
    );
    let moves = prop::collection::vec((unit(), spot()), 0..60);
    (clock, marks, combat, moves, 0..400_usize, any::<u64>()).prop_map(
        |(clock, marks, combat, moves, plies, seed)| {
            let rules = korsun();
            let mut state = walk(&rules, seed, plies % 60);
            for (unit, spot) in moves {
                state.put(unit, spot);
            }
            let (turn, soviet, stage, snow, flags) = clock;
            state.turn = turn;
            state.player = if soviet { Side::Soviet } else { Side::German };
            state.stage = stage;
            state.weather = if snow { Weather::Snow } else { Weather::Mud };
            [state.stand_fast_lifted, state.reserve_released] = flags;
            (state.reduced, state.unsupplied, state.retreated) = (marks.0, marks.1, marks.2);
            (state.attacked, state.moved, state.arriving) = (marks.3, marks.4, marks.5);
            (state.attacked_hexes, state.hit_hexes) = (combat.0, combat.1);
            state.attack = combat.2.map(|(target, units)| Attack { target, units });
            state.hits = combat
                .3
                .map(|(target, scored, left, destinations, retreating)| Hits {
                    target,
                    scored,
                    left,
                    destinations,
                    retreating,
                });
            state
        },
    )
}

/// The position after so many random actions.
fn walk(rules: &HellsGate, seed: u64, plies: usize) -> State {
    let mut chooser = Chooser::new(seed);
    let mut state = rules.initial();
    let mut listed = Vec::new();
    for _ in 0..plies {
        listed.clear();
        rules.legal(&state, &mut listed);
        let Some(&action) = listed.get(chooser.below(listed.len())) else {
            break;
        };
        let die = rules
            .rolls_dice(&state, action)
            .then(|| Die::ALL[chooser.below(6)]);
        rules.step(&mut state, action, die.as_slice());
    }
    state
}

fn settings(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(settings(1_500))]

    #[test]
    fn any_action_in_any_state_gets_reasons_and_no_panic(
        state in state(),
        actions in prop::collection::vec(action(), 40),
    ) {
        let rules = korsun();
        for action in actions {
            let first = rules.check(&state, action);
            let all = rules.explain(&state, action);
            prop_assert_eq!(first.is_ok(), all.is_empty());
            prop_assert_eq!(first.err(), all.first().copied());
            for reason in &all {
                prop_assert!(!reason.rule().0.is_empty());
            }
            prop_assert!(!rules.notation(action).is_empty());
            let _ = (rules.rolls_dice(&state, action), rules.takes_back(action));
        }
    }

    #[test]
    fn any_state_can_be_listed_scored_and_written(state in state()) {
        let rules = korsun();
        let setup: &Setup = &rules;
        let mut listed = Vec::new();
        rules.legal(&state, &mut listed);
        for action in listed {
            prop_assert_eq!(rules.check(&state, action), Ok(()));
        }
        let _ = (state.to_act(), rules.verdict(&state), rules.invariants(&state));
        let _ = (rules.hash(&state), notation::position(setup, &state));
        for side in Side::ALL {
            let _ = victory::receipt(setup, &state, side);
            for limit in [None, Some(0), Some(3)] {
                let cut = supply::unsupplied(setup, &state, side, limit);
                prop_assert!(setup.units_of(side).contains_all(cut));
                for hex in (0..=u8::MAX).map(HexId) {
                    let _ = supply::supply_line(setup, &state, side, hex, limit);
                }
            }
            if let Some(hits) = state.hits {
                let _ = retreat_is_mandatory(side, &hits);
            }
        }
    }

    #[test]
    fn any_attack_has_odds(state in state(), target in hex(), attackers in units()) {
        let rules = korsun();
        let odds = odds(&rules, &state, target, attackers);
        prop_assert_eq!(odds.base.shifted(odds.net_shift()), odds.column);
        prop_assert!(odds.shifts.iter().flatten().all(|s| (1..=2).contains(&s.columns.abs())));
        prop_assert!(attackers.contains_all(odds.may_flip));
        prop_assert!(odds.defenders.len() <= 3);
        for unit in (0..=u8::MAX).map(UnitId) {
            prop_assert!((1..=3).contains(&multiplier(&rules, unit, target)));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,80}", words in "(supply|enter|restore|attack|withdraw|resolve|lose|retreat|move|breakout|mud|end|all-out|B7|Z99|29T|é| ){0,7}") {
        let rules = korsun();
        for text in [text, words] {
            if let Ok(action) = rules.parse(&text) {
                prop_assert_eq!(rules.parse(&rules.notation(action)), Ok(action));
            }
        }
    }
}

#[test]
fn hexes_that_cannot_be_hold_no_units() {
    let rules = korsun();
    let mut state = rules.initial();
    for unit in rules.all_units() {
        state.put(unit, Spot::Destroyed);
    }
    for hex in (rules.grid.len()..256).map(|n| HexId(u8::try_from(n).unwrap())) {
        assert!(state.in_hex(hex).is_empty(), "{hex:?}");
        assert_eq!(odds(&rules, &state, hex, UnitMask::EMPTY).defence, 0);
    }
}
