use super::*;
use crate::engine::conformance::Chooser;
use crate::engine::{Die, Rules as _};
use crate::systems::hells_gate::codec::scenario::korsun_1944;
use crate::systems::hells_gate::players::Evaluators;
use crate::systems::hells_gate::{HellsGate, Spot, Stage};

fn rules() -> HellsGate {
    HellsGate::new(korsun_1944().unwrap().setup)
}

/// Every position of a few games at random.
fn each_position(rules: &HellsGate, mut visit: impl FnMut(&State, &mut Chooser)) {
    for seed in 0..3 {
        let mut chooser = Chooser::new(seed);
        let mut state = rules.initial();
        while let Some(action) = rules.sample(&state, &mut |n| chooser.below(n)) {
            let die = rules
                .rolls_dice(&state, action)
                .then(|| Die::ALL[chooser.below(6)]);
            rules.step(&mut state, action, die.as_slice());
            visit(&state, &mut chooser);
        }
    }
}

/// From each position to the next, and from each to one of quite another moment and
/// back.
#[test]
fn the_numbers_of_a_position_do_not_depend_on_where_one_comes_from() {
    let rules = rules();
    let staff = Evaluators::new(&rules);
    let judge = staff.judge();
    let (mut compared, mut notes) = (0, Notes::default());
    let mut sketch = Sketch::of(judge, &rules.initial(), &mut notes);
    let mut met = vec![rules.initial()];
    each_position(&rules, |state, chooser| {
        for other in [met[chooser.below(met.len())], *state] {
            sketch.follow(&other);
            assert_eq!(sketch.features(), judge.features(&other));
            let mut released = other;
            released.reserve_released = !other.reserve_released;
            sketch.follow(&released);
            assert_eq!(sketch.features(), judge.features(&released));
            compared += 2;
        }
        met.push(*state);
    });
    assert!(compared > 3_000, "{compared}");
}

/// Two units of any sides, one after the other, each in any hex without enemies.
#[test]
fn what_is_tried_out_has_the_numbers_of_the_position_it_leads_to_and_leaves_no_trace() {
    let rules = rules();
    let staff = Evaluators::new(&rules);
    let judge = staff.judge();
    let (mut compared, mut notes) = (0, Notes::default());
    let mut sketch = Sketch::of(judge, &rules.initial(), &mut notes);
    each_position(&rules, |state, chooser| {
        sketch.follow(state);
        let before = sketch.features();
        let units: Vec<UnitId> = state.on_map().iter().collect();
        let mut pick = || units[chooser.below(units.len())];
        let (one, other) = (pick(), pick());
        let mut somewhere = |state: &State, unit: UnitId| {
            let enemy = match rules.units_of(Side::Soviet).contains(unit) {
                true => Side::German,
                false => Side::Soviet,
            };
            let free: Vec<HexId> = (rules.grid.all() - state.occupied()[enemy])
                .iter()
                .collect();
            free[chooser.below(free.len())]
        };
        let mut half = *state;
        let first = somewhere(&half, one);
        half.put(one, Spot::On(first));
        let mut both = half;
        let second = somewhere(&both, other);
        both.put(other, Spot::On(second));
        sketch.try_out(|sketch| {
            sketch.lift(one);
            sketch.try_out(|sketch| {
                sketch.put(one, first);
                assert_eq!(sketch.features(), judge.features(&half));
            });
            if one == other {
                return;
            }
            sketch.lift(other);
            sketch.put(one, first);
            sketch.try_out(|sketch| {
                sketch.put(other, second);
                assert_eq!(sketch.features(), judge.features(&both));
                if both.stage != Stage::Over {
                    assert_eq!(sketch.margin_here(), judge.margin(&both));
                }
                compared += 1;
            });
        });
        assert_eq!(sketch.features(), before);
        assert_eq!(before, judge.features(state));
    });
    assert!(compared > 1_000, "{compared}");
}
