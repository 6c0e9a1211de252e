//! What the search promises, seen from within.

use super::search::doubt;
use super::*;
use crate::systems::hells_gate::HellsGate;
use crate::systems::hells_gate::codec::scenario::korsun_1944;
use crate::systems::hells_gate::players::movement::Orders;

fn general() -> Player {
    let rules = HellsGate::new(korsun_1944().unwrap().setup);
    Player::new(Arc::new(Evaluators::new(&rules)), Level::General, 1)
}

/// An attack that is likely to be better, but not beyond doubt.
#[test]
fn doubt_protects_the_plan_at_sight_but_not_doing_nothing() {
    let something = vec![Action::Resolve { flip: None }];
    let plan = vec![Action::JudgeSupply];
    for (at_sight, first) in [(plan, false), (vec![Action::EndPhase], true)] {
        let mut ways = [
            Way::that_came_to(something.clone(), &[5.0, -4.0, 6.0, -4.0, 1.0, 0.0]),
            Way::that_came_to(at_sight.clone(), &[0.0; 6]),
        ];
        doubt(&mut ways, &at_sight, Side::Soviet);
        assert_eq!(ways[0].actions == something, first, "{at_sight:?}");
    }
}

#[test]
fn what_the_tanks_do_on_the_first_turn_is_searched() {
    let general = general();
    let (staff, rules) = (&general.staff, general.staff.rules());
    let mut state = rules.initial();
    while state.stage != Stage::Movement {
        let action = match state.stage {
            Stage::Supply => Action::JudgeSupply,
            _ => Action::EndPhase,
        };
        rules.step(&mut state, action, &[]);
    }
    assert!(general.opening(&state));
    let trusted = staff.trusted(state.player);
    let plan = trusted.orders(&state, Care::FULL, &mut Rng::new(0));
    let others = trusted.single_changes(&state, &plan, 24);
    assert!(others.len() > 4, "{}", others.len());
    for (i, other) in others.iter().enumerate() {
        assert!(!same(other, &plan) && others[..i].iter().all(|known| known != other));
        let mut now = state;
        for &action in other {
            assert!(rules.check(&now, action).is_ok(), "{action:?}");
            rules.step(&mut now, action, &[]);
        }
        assert_ne!(now.stage, Stage::Movement);
    }
}

/// Where a stack goes is for the attacker's next player turn, which comes after
/// the defender's own.
#[test]
fn a_retreat_is_played_on_to_the_end_of_the_attackers_next_player_turn() {
    let general = general();
    let mut state = general.staff.rules().initial();
    state.turn = 4;
    let control = Progress::default();
    let turns = |stage| {
        let mut now = state;
        now.stage = stage;
        general.effort(&now, &control).turns
    };
    assert_eq!(turns(Stage::Losses), turns(Stage::Movement) + 1);
}

/// Two changes of a plan are made together where they move different units, and not
/// where both move one.
#[test]
fn changes_of_different_units_can_be_made_together() {
    let general = general();
    let rules = general.staff.rules();
    let mut state = rules.initial();
    state.turn = 4;
    state.stage = Stage::Movement;
    let orders = Orders::new(general.staff.trusted(state.player), &state);
    let plans = orders.neighbours(&state, 24);
    let after: Vec<State> = plans.iter().map(|plan| orders.after(plan)).collect();
    let moved = |one: &State| {
        let units = rules.units_of(state.player).iter();
        units
            .filter(|&unit| one.hex_of(unit) != state.hex_of(unit))
            .count()
    };
    let (mut together, mut apart) = (0, 0);
    for (n, one) in after.iter().enumerate() {
        for other in &after[n + 1..] {
            match orders.joined(&state, one, other) {
                Some(both) => {
                    assert_eq!(moved(&both), moved(one) + moved(other));
                    together += 1;
                }
                None => apart += 1,
            }
        }
    }
    assert!(together > 10 && apart > 10, "{together} and {apart}");
}

/// Whoever makes the better of two attacks second has missed nothing, even if those who play
/// the game out would not come to think of it.
#[test]
fn an_attack_that_is_to_be_made_next_is_made_where_it_still_can_be() {
    let general = general();
    let (staff, rules) = (&general.staff, general.staff.rules());
    let mut state = rules.initial();
    rules.step(&mut state, Action::JudgeSupply, &[]);
    assert_eq!(
        (state.stage, state.to_act()),
        (Stage::Combat, Some(Side::Soviet))
    );
    let trusted = staff.trusted(Side::Soviet);
    let known = trusted.assaults(&state, 0.0, &mut Rng::new(0));
    let set: Vec<Vec<Action>> = trusted
        .best_set(&known)
        .0
        .iter()
        .map(|it| it.actions())
        .collect();
    let [one, other] = [&set[0], &set[1]].map(Clone::clone);
    let control = Progress::default();
    let effort = general.effort(&state, &control);
    let mut ways = [
        Way::alone(one.clone()),
        Way::alone(one.clone()).and_next(other),
        Way::alone(one.clone()).and_next(one),
    ];
    staff.play_out(&state, Side::Soviet, &mut ways, 36, effort, 7);
    assert!(!ways[1].comes_to_the_same(&ways[0]));
    // Who has attacked does not attack again.
    assert!(ways[2].comes_to_the_same(&ways[0]));
}
