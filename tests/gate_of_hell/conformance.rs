//! Random games of every scenario that is played: what every rule system promises.

use crate::play::{APRIL, CAMPAIGN, JULY, rules};
use hells_gate::engine::conformance::{
    Checks, Chooser, barriers_hold, chances_hold, hidden_holds, random_game, replays_agree,
};
use hells_gate::engine::{Die, Rules as _, SideNo, Viewer, view_for};
use hells_gate::systems::gate_of_hell::State;

#[test]
fn random_games_end_and_keep_every_promise() {
    let rules = rules(APRIL);
    let checks = Checks {
        listed: true,
        brute_force: false,
        invariants: true,
    };
    let mut ends = [0; 5];
    for seed in 0..300 {
        let played = random_game(&rules, seed, checks).unwrap();
        ends[usize::from(played.outcome.level)] += 1;
    }
    assert!(ends[1] > 0 && ends[4] > 0, "{ends:?}");
}

#[test]
fn the_landing_on_morris_island_ends_and_keeps_every_promise() {
    let rules = rules(JULY);
    let checks = Checks {
        listed: true,
        brute_force: false,
        invariants: true,
    };
    let mut ends = [0; 5];
    for seed in 0..60 {
        let played = random_game(&rules, seed, checks).unwrap();
        ends[usize::from(played.outcome.level)] += 1;
    }
    assert!(ends.iter().filter(|n| **n > 0).count() > 1, "{ends:?}");
}

#[test]
fn what_is_listed_on_land_is_all_that_is_legal() {
    let checks = Checks {
        listed: true,
        brute_force: true,
        invariants: true,
    };
    random_game(&rules(JULY), 1, checks).unwrap();
}

#[test]
fn games_on_land_are_replayed_undone_and_barred_alike() {
    let rules = rules(JULY);
    for seed in 0..6 {
        replays_agree(&rules, seed).unwrap();
        barriers_hold(&rules, seed).unwrap();
    }
}

#[test]
fn landing_parties_tell_nobody_what_lies_in_the_water() {
    hidden_holds(&rules(JULY), 3).unwrap();
}

#[test]
fn nine_weeks_end_and_keep_every_promise() {
    let rules = rules(CAMPAIGN);
    let checks = Checks {
        listed: true,
        brute_force: false,
        invariants: true,
    };
    let mut last = 0;
    for seed in 0..8 {
        let played = random_game(&rules, seed, checks).unwrap();
        last = last.max(played.actions);
    }
    assert!(last > 200, "{last}");
    replays_agree(&rules, 1).unwrap();
    barriers_hold(&rules, 2).unwrap();
}

#[test]
fn what_is_listed_is_all_that_is_legal() {
    let rules = rules(APRIL);
    let checks = Checks {
        listed: true,
        brute_force: true,
        invariants: true,
    };
    for seed in 0..3 {
        random_game(&rules, seed, checks).unwrap();
    }
}

#[test]
fn games_are_replayed_undone_and_barred_alike() {
    let rules = rules(APRIL);
    for seed in 0..20 {
        replays_agree(&rules, seed).unwrap();
        barriers_hold(&rules, seed).unwrap();
    }
}

#[test]
fn chances_of_every_throw_sum_to_one() {
    let rules = rules(APRIL);
    for seed in 0..10 {
        chances_hold(&rules, seed).unwrap();
    }
}

#[test]
fn nobody_can_tell_from_what_is_shown_what_is_not() {
    let rules = rules(APRIL);
    for seed in 0..2 {
        hidden_holds(&rules, seed).unwrap();
    }
}

#[test]
fn mines_are_known_to_who_laid_them_alone() {
    let rules = rules(APRIL);
    let mut state = rules.initial();
    let plays = |state: &mut _, text: &str| rules.step(state, rules.parse(text).unwrap(), &[]);
    plays(&mut state, "lay S7 2");
    let seen = |state, viewer| *view_for(&rules, state, viewer).state();
    let (union, room) = (Viewer::Side(SideNo::A), Viewer::Room);
    assert_eq!(seen(&state, union), rules.initial());
    assert_eq!(seen(&state, room), rules.initial());
    assert_eq!(seen(&state, Viewer::Side(SideNo::B)), state);
    // Two layouts with as many markers in each area look the same.
    let layout = |points: [&str; 7]| {
        let mut state = rules.initial();
        for line in points {
            plays(&mut state, &format!("lay {line}"));
        }
        for line in ["place Chicora S12", "place Palmetto-State S12", "done"] {
            plays(&mut state, line);
        }
        state
    };
    let one = layout(["S7 2", "S7 0", "S8 2", "S9 2", "FS 1", "S10 0", "S11 0"]);
    let two = layout(["S7 1", "S7 0", "S8 0", "S9 2", "FS 2", "S10 2", "S11 0"]);
    assert_ne!(one, two);
    assert_eq!(seen(&one, union), seen(&two, union));
    assert_eq!(seen(&one, room), seen(&two, room));
}

/// As `hidden_holds`, but for every action that could be written: there are too many
/// of them in a campaign.
#[test]
fn nine_weeks_of_mines_tell_the_union_nothing() {
    let rules = rules(CAMPAIGN);
    let viewers = [SideNo::A, SideNo::B]
        .map(Viewer::Side)
        .into_iter()
        .chain([Viewer::Room]);
    for seed in 0..2 {
        let mut chooser = Chooser::new(seed);
        let mut state = rules.initial();
        let legal = |state: &State| {
            let mut all = Vec::new();
            rules.legal(state, &mut all);
            all
        };
        while let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) {
            let needs = rules.dice(&state, action);
            let dice: Vec<Die> = (0..needs).map(|_| Die::ALL[chooser.below(6)]).collect();
            let mut events = Vec::new();
            rules.resolve(&state, action, &dice, &mut events);
            let mut next = state;
            rules.step(&mut next, action, &dice);
            let shown = events.iter().any(|e| rules.reveals(e));
            for viewer in viewers.clone() {
                let seen = view_for(&rules, &state, viewer);
                let truth = rules.imagine(&seen, &mut |n| chooser.below(n));
                rules.invariants(&truth).unwrap();
                assert_eq!(view_for(&rules, &truth, viewer), seen);
                if rules.to_act(&state).map(Viewer::Side) == Some(viewer) {
                    let listed = legal(&state);
                    assert_eq!(listed, legal(&truth));
                    assert_eq!(listed, legal(seen.state()));
                }
                let mut followed = *seen.state();
                for event in events.iter().filter_map(|e| rules.hide_event(e, viewer)) {
                    rules.apply(&mut followed, &event);
                }
                let after = view_for(&rules, &next, viewer);
                assert_eq!(followed, *after.state(), "{action:?}");
                let alike =
                    rules.check(&truth, action).is_ok() && rules.dice(&truth, action) == needs;
                if alike && !shown {
                    let mut other = truth;
                    rules.step(&mut other, action, &dice);
                    assert_eq!(view_for(&rules, &other, viewer), after, "{action:?}");
                }
            }
            state = next;
        }
    }
}
