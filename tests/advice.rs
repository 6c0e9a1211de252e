//! Advice that can be trusted as far as it goes: no attack that cannot hit, the
//! list in the order of its figures, and no plan twice.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod bridge;

use hells_gate::ai::{Advice, Control, Idea, Level, Player, Staff};
use hells_gate::engine::Rules as _;
use hells_gate::study::play;
use hells_gate::systems::hells_gate::odds::odds;
use hells_gate::systems::hells_gate::{Action, BySide, HellsGate, Side, Stage, State};
use std::sync::Arc;

fn staff() -> Arc<Staff> {
    Arc::new(Staff::new(&bridge::korsun()))
}

/// The positions of one game and what was done in each.
fn game(staff: &Arc<Staff>, levels: [Level; 2], seed: u64) -> Vec<(State, Action)> {
    let mut players = BySide {
        soviet: Player::new(Arc::clone(staff), levels[0], seed),
        german: Player::new(Arc::clone(staff), levels[1], seed),
    };
    let rules = staff.rules();
    let mut steps = Vec::new();
    let end = play(
        rules,
        rules.initial(),
        &mut players,
        seed,
        &mut |state, action, _| {
            steps.push((*state, action));
            true
        },
    );
    end.expect("the game ends");
    steps
}

/// Whether this action rolls for an attack that no face of the die makes hit;
/// `None` when it rolls for none.
fn in_vain(rules: &HellsGate, state: &State, action: Action) -> Option<bool> {
    let (Action::Resolve { flip }, Some(attack)) = (action, state.attack) else {
        return None;
    };
    let odds = odds(rules, state, attack.target, attack.units);
    Some(!odds.can_hit(flip.is_some()))
}

/// Fails if following a plan would make an attack that cannot hit.
fn assert_hits(rules: &HellsGate, state: &State, plan: &Advice) {
    let mut now = *state;
    for &action in &plan.actions {
        assert_ne!(
            in_vain(rules, &now, action),
            Some(true),
            "{}",
            plan.sentence(rules, state)
        );
        if rules.needs_die(&now, action) {
            return;
        }
        rules.advance(&mut now, action, None);
    }
    assert!(now.attack.is_none(), "an attack is left open: {plan:?}");
}

#[test]
fn no_level_above_random_makes_an_attack_that_cannot_hit() {
    let staff = staff();
    let mut attacks = 0;
    for level in [Level::Cadet, Level::Captain, Level::Colonel] {
        for seed in 0..12 {
            for (state, action) in game(&staff, [level, level], seed) {
                let vain = in_vain(staff.rules(), &state, action);
                assert_ne!(
                    vain,
                    Some(true),
                    "{level:?}, seed {seed}, turn {}",
                    state.turn
                );
                attacks += u32::from(vain.is_some());
            }
        }
    }
    assert!(attacks > 300, "{attacks}");
}

/// Positions where somebody is about to fight, of games that go every way.
fn before_attacks(staff: &Arc<Staff>, seeds: std::ops::Range<u64>) -> Vec<State> {
    let levels = [Level::Random, Level::Cadet, Level::Colonel];
    seeds
        .flat_map(|seed| {
            let who = [seed as usize % 3, seed as usize / 3 % 3].map(|i| levels[i]);
            game(staff, who, seed)
        })
        .map(|(state, _)| state)
        .filter(|state| state.stage == Stage::Combat && state.attack.is_none())
        .collect()
}

#[test]
fn no_plan_holds_an_attack_that_cannot_hit_and_plans_stand_in_the_order_of_their_figures() {
    let staff = staff();
    let rules = staff.rules();
    let player = Player::new(Arc::clone(&staff), Level::General, 1).on_cores(2);
    let positions = before_attacks(&staff, 0..9);
    let mut several = 0;
    for state in positions.iter().step_by(positions.len() / 40) {
        let plans = player.advice(state, &Control::default());
        assert!((1..=3).contains(&plans.len()), "{}", plans.len());
        several += u32::from(plans.len() > 1);
        let toll = if state.player == Side::Soviet {
            1.0
        } else {
            -1.0
        };
        let figures: Vec<f64> = plans.iter().map(|p| toll * p.margin).collect();
        assert!(figures.is_sorted_by(|a, b| a >= b), "{figures:?}");
        for (i, plan) in plans.iter().enumerate() {
            assert_hits(rules, state, plan);
            let said = plan.sentence(rules, state);
            let twice = plans[..i].iter().any(|p| p.actions == plan.actions);
            assert!(!twice, "{said}");
        }
        let decision = player.decision(state, &Control::default()).unwrap();
        assert_hits(rules, state, &decision);
    }
    assert!(several > 20, "{several}");
}

/// Where few are left the end is found exactly; there, too, an attack is told
/// whole, and what changes nothing is no plan.
#[test]
fn plans_of_an_end_that_is_known_hit_or_do_something() {
    let staff = staff();
    let rules = staff.rules();
    let player = Player::new(Arc::clone(&staff), Level::General, 1);
    let mut state = rules.initial();
    let last = rules.parameters.turns;
    let mut solved = 0;
    for seed in 0..6 {
        // The last battle, with a handful of units where the game left them.
        let steps = game(&staff, [Level::Colonel, Level::Colonel], seed);
        let fight = |(s, _): &&(State, Action)| {
            s.turn == last && s.stage == Stage::Combat && s.attack.is_none()
        };
        let Some(&(found, _)) = steps.iter().find(fight) else {
            continue;
        };
        state.clone_from(&found);
        for unit in found.on_map().iter().skip(9) {
            state.put(unit, hells_gate::systems::hells_gate::Spot::Destroyed);
            state.unsupplied.remove(unit);
            state.retreated.remove(unit);
        }
        let plans = player.advice(&state, &Control::default());
        solved += u32::from(plans.iter().all(|p| p.error == 0.0));
        let idle = plans.iter().find(|p| p.idea == Idea::HoldFire);
        for plan in &plans {
            assert_hits(rules, &state, plan);
            let other = idle.is_none_or(|idle| idle == plan || idle.margin != plan.margin);
            assert!(other, "{plan:?}");
        }
    }
    assert!(solved > 2, "{solved}");
}
