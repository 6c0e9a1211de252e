//! Advice that can be trusted as far as it goes: no attack that cannot hit, the
//! list in the order of its figures, and no plan twice.

use crate::bridge;
use hells_gate::engine::{Dice as _, Level, Progress, Rules as _, Seeded};
use hells_gate::systems::hells_gate::odds::odds;
use hells_gate::systems::hells_gate::players::{
    Advice, Basis, Evaluators, Intent, Player, forced, forecast,
};
use hells_gate::systems::hells_gate::study::{Step, error_words, play, report};
use hells_gate::systems::hells_gate::{Action, BySide, HellsGate, Side, Stage, State};
use hells_gate::words::{Language, speaking};
use std::sync::Arc;

fn staff() -> Arc<Evaluators> {
    Arc::new(Evaluators::new(&bridge::korsun()))
}

/// The positions of one game and what was done in each.
fn game(staff: &Arc<Evaluators>, levels: [Level; 2], seed: u64) -> Vec<(State, Action)> {
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
    Some(!odds.can_hit(rules, flip.is_some()))
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
        if rules.rolls_dice(&now, action) {
            return;
        }
        rules.step(&mut now, action, &[]);
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
fn before_attacks(staff: &Arc<Evaluators>, seeds: std::ops::Range<u64>) -> Vec<State> {
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
        let plans = player.advice(state, &Progress::default());
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
        let decision = player.decision(state, &Progress::default()).unwrap();
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
        let plans = player.advice(&state, &Progress::default());
        solved += u32::from(plans.iter().all(|p| p.error == 0.0));
        let idle = plans.iter().find(|p| p.idea == Intent::HoldFire);
        for plan in &plans {
            assert_hits(rules, &state, plan);
            let other = idle.is_none_or(|idle| idle == plan || idle.margin != plan.margin);
            assert!(other, "{plan:?}");
        }
    }
    assert!(solved > 2, "{solved}");
}

/// The first position of every movement phase of a game between Colonels, and
/// the plan for it.
fn marches(staff: &Arc<Evaluators>, seed: u64) -> Vec<(State, Advice)> {
    let player = Player::new(Arc::clone(staff), Level::Colonel, 1);
    let mut positions: Vec<State> = game(staff, [Level::Colonel, Level::Colonel], seed)
        .into_iter()
        .map(|(state, _)| state)
        .filter(|state| state.stage == Stage::Movement)
        .collect();
    positions.dedup_by_key(|state| (state.turn, state.player));
    let plan = |state| (state, player.advice(&state, &Progress::default()).remove(0));
    positions.into_iter().map(plan).collect()
}

#[test]
fn a_movement_plan_names_its_units_and_where_they_go_in_every_language() {
    let staff = staff();
    let rules = staff.rules();
    let (mut few, mut many) = (0, 0);
    for (state, plan) in marches(&staff, 3) {
        let moves: Vec<_> = plan
            .actions
            .iter()
            .filter_map(|action| match *action {
                Action::Move { unit, route } => Some((unit, state.hex_of(unit)?, route.end())),
                _ => None,
            })
            .collect();
        for language in Language::ALL {
            speaking(language, || {
                let said = plan.sentence(rules, &state);
                let named = moves.iter().filter(|(unit, from, to)| {
                    let from_to = [*from, *to].map(|hex| rules.hex_name(hex));
                    said.contains(&*rules.unit_name(*unit))
                        && from_to.iter().all(|hex| said.contains(hex))
                });
                let named = named.count();
                match moves.len() {
                    0..=9 => assert_eq!(named, moves.len(), "{said}"),
                    all => assert!((4..=all).contains(&named), "{named} of {all}: {said}"),
                }
                if language == Language::English && moves.len() > 9 {
                    let (_, more) = said.split_once("; and ").expect("how many more");
                    let (left, _) = more.split_once(" more.").expect("how many more");
                    let left: usize = left.parse().unwrap();
                    assert!(left > 0 && named + left >= moves.len(), "{said}");
                }
            });
        }
        few += u32::from((1..=9).contains(&moves.len()));
        many += u32::from(moves.len() > 9);
    }
    assert!(few > 0 && many > 0, "{few} and {many}");
}

#[test]
fn a_plan_says_what_its_figure_rests_on() {
    let staff = staff();
    let positions = before_attacks(&staff, 4..5);
    let state = &positions[positions.len() / 2];
    let told = |level| {
        let player = Player::new(Arc::clone(&staff), level, 1).on_cores(2);
        player.advice(state, &Progress::default())
    };
    for plan in told(Level::Colonel) {
        assert_eq!(plan.basis, Basis::Sight);
        assert_eq!(error_words(&plan), "not searched");
    }
    for plan in told(Level::General) {
        assert_eq!(plan.basis, Basis::PlayedOut);
        assert!(error_words(&plan).starts_with("±\u{a0}"));
    }
    // One that needs no choice is played out by those who play out.
    let start = staff.rules().initial();
    let player = Player::new(Arc::clone(&staff), Level::General, 1).on_cores(2);
    let only = player.advice(&start, &Progress::default());
    assert_eq!((only.len(), only[0].basis), (1, Basis::PlayedOut));
    assert!(only[0].error > 0.0);
}

/// Between the end of a movement phase and the enemy's first decision lies neither a die nor
/// a decision: what is told of a plan and what is told a moment later are one figure.
#[test]
fn a_movement_plan_is_told_by_what_is_told_after_it() {
    let staff = staff();
    let rules = staff.rules();
    let player = Player::new(Arc::clone(&staff), Level::General, 1).on_cores(2);
    let asked = |state: &State| player.advice(state, &Progress::default());
    let steps = game(&staff, [Level::Colonel, Level::Colonel], 5);
    let mut before: Vec<State> = steps.into_iter().map(|(state, _)| state).collect();
    before.retain(|state| state.stage == Stage::Movement && state.player == Side::Soviet);
    before.dedup_by_key(|state| state.turn);
    assert!(before.len() > 5);
    for state in before.iter().step_by(3) {
        let plans = asked(state);
        let mut after = *state;
        for &action in &plans[0].actions {
            rules.step(&mut after, action, &[]);
        }
        assert_eq!(after.to_act(), Some(Side::German));
        let later = asked(&after);
        let same = |plan: &Advice| (plan.margin - plans[0].margin).abs() < 1e-9;
        assert!(later.iter().any(same), "{:?}: {later:?}", plans[0]);
        // The others stand behind the best as far as they did.
        for plan in &plans {
            let behind = plans[0].margin - plan.margin;
            assert!((behind - plan.behind.0).abs() < 1e-9, "{plan:?}");
        }
    }
}

/// Of one position a class is told one figure, whether it is looked back at or forecast.
#[test]
fn looking_back_and_the_forecast_expect_the_same_of_the_beginning() {
    let staff = staff();
    let mut steps = steps(&staff, [Level::Colonel, Level::Colonel], 2);
    steps.truncate(1);
    let control = Progress::default();
    let told = report(&staff, &steps, Level::Random, 1, 2, &control).expected;
    let start = staff.rules().initial();
    let (margin, error) = forecast(&staff, &start, Level::Colonel, 600, 1, 2, &control).margin();
    assert!(
        (told - margin).abs() < 0.5 + 2.0 * error,
        "{told} and {margin} ± {error}"
    );
}

/// A plan is worth what the position after it is worth: where it ends the game,
/// that is no estimate.
#[test]
fn a_plan_that_ends_the_game_is_worth_its_result() {
    let staff = staff();
    let rules = staff.rules();
    let mut ends = 0;
    for seed in 0..4 {
        let steps = game(&staff, [Level::Captain, Level::Cadet], seed);
        let (last, action) = *steps.last().unwrap();
        if rules.rolls_dice(&last, action) {
            continue;
        }
        ends += 1;
        let mut end = last;
        rules.step(&mut end, action, &[]);
        let result = f64::from(rules.verdict(&end).unwrap().margin());
        for level in [Level::Cadet, Level::Colonel] {
            let player = Player::new(Arc::clone(&staff), level, 1);
            let plan = player.advice(&last, &Progress::default()).remove(0);
            let stays = plan.actions == [Action::EndPhase];
            assert!(
                !stays || plan.margin == result,
                "{} for {result}",
                plan.margin
            );
        }
    }
    assert!(ends > 0);
}

#[test]
fn what_leaves_no_choice_is_done_up_to_a_choice_a_die_or_the_other_side() {
    let staff = staff();
    let rules = staff.rules();
    let (first, then) = forced(rules, &rules.initial());
    assert_eq!(first, [Action::JudgeSupply]);
    assert_eq!((then.turn, then.stage), (1, Stage::Combat));
    for (state, _) in game(&staff, [Level::Random, Level::Random], 1) {
        let (first, then) = forced(rules, &state);
        assert_eq!(then.to_act(), state.to_act());
        let mut now = state;
        for action in first {
            assert!(!rules.rolls_dice(&now, action));
            assert_eq!(rules.check(&now, action), Ok(()));
            rules.step(&mut now, action, &[]);
        }
        assert_eq!(now, then);
    }
}

/// A game as it is looked back at.
fn steps(staff: &Arc<Evaluators>, levels: [Level; 2], seed: u64) -> Vec<Step> {
    let rules = staff.rules();
    let played = game(staff, levels, seed).into_iter();
    played
        .map(|(before, action)| Step {
            before,
            action,
            die: rules
                .rolls_dice(&before, action)
                .then(|| Seeded { seed }.roll(rules.rolls(&before)).unwrap()),
        })
        .collect()
}

/// Whoever has put an attack together and asks is told of it as it stands, normal, all-out or
/// called off as a whole, and of none that cannot hit.
#[test]
fn an_attack_under_way_is_advised_as_it_stands_or_called_off_as_a_whole() {
    let staff = staff();
    let rules = staff.rules();
    let player = Player::new(Arc::clone(&staff), Level::General, 1);
    let (mut made, mut off) = (0, 0);
    for state in before_attacks(&staff, 0..3).into_iter().step_by(9) {
        let plans = player.plans(&state);
        let Some(plan) = plans.iter().find(|plan| plan.len() > 2) else {
            continue;
        };
        let mut now = state;
        for &action in &plan[..plan.len() - 1] {
            rules.step(&mut now, action, &[]);
        }
        let attack = now.attack.unwrap();
        let advice = player.advice(&now, &Progress::default());
        assert!(!advice.is_empty());
        for plan in &advice {
            assert_hits(rules, &now, plan);
            let mut after = now;
            match (&plan.actions[..], &plan.idea) {
                ([Action::Resolve { flip }], Intent::Attack { assault, .. }) => {
                    let told = (assault.target, assault.units, assault.flip);
                    assert_eq!(told, (attack.target, attack.units, *flip));
                    made += 1;
                }
                (leaves, _) => {
                    for &action in leaves {
                        assert!(matches!(action, Action::LeaveAttack { .. }), "{action:?}");
                        rules.step(&mut after, action, &[]);
                    }
                    assert_eq!(after.attack, None, "it is called off");
                    assert_eq!(plan.sentence(rules, &now), "Call off the attack.");
                    off += 1;
                }
            }
        }
    }
    assert!(made > 3 && off > 0, "{made}, {off}");
}

/// What a decision is said to have been is what was rolled for: whoever left the attack again
/// took no part in it.
#[test]
fn units_that_left_an_attack_are_not_told_to_have_made_it() {
    let staff = staff();
    let rules = staff.rules();
    let player = Player::new(Arc::clone(&staff), Level::Colonel, 1);
    let mut told = 0;
    for state in before_attacks(&staff, 0..2) {
        for plan in player.plans(&state) {
            let [Action::JoinAttack { unit, .. }, .., Action::Resolve { .. }] = plan[..] else {
                continue;
            };
            let mut actions = plan.clone();
            actions.insert(plan.len() - 1, Action::LeaveAttack { unit });
            let without = match (
                Intent::of(rules, &state, &actions),
                Intent::of(rules, &state, &plan),
            ) {
                (Intent::Attack { assault, .. }, Intent::Attack { assault: whole, .. }) => {
                    assert!(whole.units.contains(unit) && !assault.units.contains(unit));
                    assault.units.len() + 1 == whole.units.len()
                }
                (Intent::Single, Intent::Attack { assault: whole, .. }) => whole.units.len() == 1,
                other => panic!("{other:?}"),
            };
            assert!(without);
            told += 1;
        }
    }
    assert!(told > 20, "{told}");
}

#[test]
fn how_all_hits_of_an_attack_are_absorbed_is_one_decision() {
    let staff = staff();
    let rules = staff.rules();
    let mut together = 0;
    for seed in 0..6 {
        let all = steps(&staff, [Level::Random, Level::Random], seed);
        let losses = |step: &Step| step.before.stage == Stage::Losses;
        for part in all.chunk_by(|a, b| losses(a) == losses(b)) {
            let choice = |step: &&Step| {
                let mut legal = Vec::new();
                rules.legal(&step.before, &mut legal);
                legal.len() > 1
            };
            if !losses(&part[0]) || part.len() < 2 || part.iter().filter(choice).count() < 2 {
                continue;
            }
            together += 1;
            let go = Progress::default();
            let found = report(&staff, part, Level::Random, 1, 1, &go);
            assert_eq!(found.decisions, 1);
            for lapse in found.lapses {
                let first = part.iter().position(|step| choice(&step)).unwrap();
                let done: Vec<Action> = part[first..].iter().map(|s| s.action).collect();
                assert_eq!(lapse.done.actions, done);
            }
        }
    }
    assert!(together > 3, "{together}");
}

#[test]
fn every_level_looks_back_in_its_own_way() {
    let staff = staff();
    let all = steps(&staff, [Level::Cadet, Level::Cadet], 2);
    let fight = |step: &Step| step.before.turn == 3 && step.before.player == Side::Soviet;
    let turn: Vec<Step> = all.into_iter().filter(fight).take(24).collect();
    let told: Vec<_> = [Level::Random, Level::Cadet, Level::Captain, Level::Colonel]
        .into_iter()
        .map(|level| report(&staff, &turn, level, 1, 2, &Progress::default()))
        .map(|found| (found.lapses, found.unproved, found.games))
        .collect();
    for (i, one) in told.iter().enumerate() {
        assert!(told[..i].iter().all(|other| other != one), "{i}: {one:?}");
    }
    assert!(
        told.iter().any(|(lapses, ..)| !lapses.is_empty()),
        "some of them find a mistake"
    );
}

#[test]
fn what_was_expected_luck_and_decisions_add_up_to_the_result() {
    let staff = staff();
    let stop = Progress::default();
    stop.stop();
    for (seed, levels) in [Level::Random, Level::Cadet, Level::Colonel]
        .into_iter()
        .enumerate()
    {
        let all = steps(&staff, [levels; 2], seed as u64);
        let of_all = report(&staff, &all, Level::Random, 1, 1, &stop);
        let ended = of_all.result.expect("the game is over");
        for (part, comes_to) in [(&all[..], Some(ended)), (&all[..all.len() / 2], None)] {
            let told = report(&staff, part, Level::Random, 1, 1, &stop);
            let sum =
                told.expected + told.luck().soviet + told.brought.soviet - told.brought.german;
            assert!(
                (sum - told.comes_to).abs() < 1e-6,
                "{sum}: {}",
                told.comes_to
            );
            assert_eq!(told.result, comes_to);
            if let Some(ended) = comes_to {
                assert!((told.comes_to - ended).abs() < 1e-6, "{ended}");
            }
        }
    }
}

#[test]
fn a_mistake_costs_what_it_costs_to_the_end_and_one_loss_is_told_once() {
    let staff = staff();
    let all = steps(&staff, [Level::Random, Level::Cadet], 3);
    let late = |step: &Step| step.before.turn >= 7;
    let part: Vec<Step> = all.into_iter().filter(late).collect();
    let told = report(&staff, &part, Level::Cadet, 1, 2, &Progress::default());
    assert!(!told.lapses.is_empty() && told.games == 48);
    let mut phases = Vec::new();
    for lapse in &told.lapses {
        let toll = if lapse.side == Side::Soviet {
            1.0
        } else {
            -1.0
        };
        let (cost, error) = lapse.cost;
        let gap = toll * (lapse.better.margin - lapse.done.margin);
        // Those who played it out contradict each other by less than it costs.
        assert!((gap - cost).abs() < 1e-9 && cost > error, "{lapse:?}");
        let before = &part[lapse.ply].before;
        let moves = matches!(before.stage, Stage::Movement | Stage::Breakout);
        let phase = (before.turn, before.player, lapse.side, moves);
        assert!(!phases.contains(&phase), "{phase:?}");
        phases.push(phase);
    }
}
