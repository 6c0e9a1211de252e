//! The end of the game, exactly: break-outs in the mean, then the last
//! eliminations and the score [11.5, 12.0].

use crate::systems::hells_gate::supply;
use crate::systems::hells_gate::victory::{ended_now, score};
use crate::systems::hells_gate::{HellsGate, Setup, Side, Spot, State, UnitId};

/// What becomes of a unit that can break out.
struct Try {
    unit: UnitId,
    /// The chance to escape.
    escapes: f64,
}

/// The margin if the game ended with this position: Soviet less German, in
/// victory points. A game that is over is just scored.
pub(super) fn margin(setup: &Setup, state: &State) -> f64 {
    f64::from(score(setup, &ended_now(setup, state)).margin())
}

/// The margin after the last movement phase of `side`, in the mean over the
/// break-outs [11.5] it should try: by units that could not trace supply at the
/// end anyway.
pub(super) fn after_last_move(rules: &HellsGate, state: &State, side: Side) -> f64 {
    let setup: &Setup = rules;
    let mut after = *state;
    let doomed = supply::doomed(setup, state, side);
    let mut mean = 0.0;
    for Try { unit, escapes } in tries(rules, state, side) {
        if !doomed.contains(unit) {
            continue;
        }
        let full = setup.unit(unit).map_or(0, |u| u.steps());
        let kept = f64::from(full) - f64::from(u8::from(state.reduced.contains(unit)));
        // It stays destroyed in `after`; escaping gives its steps back.
        mean += escapes * kept * f64::from(setup.parameters.numbers.step_points);
        after.put(unit, Spot::Destroyed);
        after.unsupplied.remove(unit);
    }
    let sign = super::evaluator::sign(side);
    margin(setup, &after) + sign * mean
}

fn tries(rules: &HellsGate, state: &State, side: Side) -> Vec<Try> {
    let setup: &Setup = rules;
    let stuck = ((setup.units_of(side) & state.unsupplied) - state.moved) - state.retreated;
    stuck
        .iter()
        .filter_map(|unit| {
            let refuges = rules.refuges(state, unit).len();
            let faces = setup.parameters.numbers.escaping_faces(refuges);
            (refuges > 0).then_some(Try {
                unit,
                escapes: faces as f64 / 6.0,
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Die, Level, Rng, Rules as _};
    use crate::systems::hells_gate::codec::scenario::korsun_1944;
    use crate::systems::hells_gate::players::{Evaluators, Player};
    use crate::systems::hells_gate::{Action, Stage};
    use std::sync::Arc;

    /// The last estimate of a game is no estimate: it is the mean of the results
    /// over every fall of the dice that are left.
    #[test]
    fn after_the_last_movement_the_margin_is_the_mean_over_the_break_outs() {
        let rules = HellsGate::new(korsun_1944().unwrap().setup);
        let staff = Arc::new(Evaluators::new(&rules));
        let mut with_tries = 0;
        for seed in 0..60 {
            let mut player = Player::new(Arc::clone(&staff), Level::Cadet, seed);
            let mut luck = Rng::new(seed);
            let mut state = rules.initial();
            let last =
                |s: &State| s.turn == 8 && s.player == Side::German && s.stage == Stage::Movement;
            while !last(&state) {
                let action = player.choose(&state).unwrap();
                let die = rules
                    .rolls_dice(&state, action)
                    .then(|| Die::ALL[luck.below(6)]);
                rules.step(&mut state, action, die.as_slice());
            }
            let told = after_last_move(&rules, &state, Side::German);
            let mut end = state;
            rules.step(&mut end, Action::EndPhase, &[]);
            with_tries += u32::from(end.stage == Stage::Breakout);
            let mean = played_out(&rules, &end, &mut player);
            assert!((told - mean).abs() < 1e-9, "seed {seed}: {told} for {mean}");
        }
        assert!(with_tries > 5, "{with_tries}");
    }

    /// The mean margin over all dice, with the player's choices.
    fn played_out(rules: &HellsGate, state: &State, player: &mut Player) -> f64 {
        let Some(action) = player.choose(state) else {
            return f64::from(rules.verdict(state).unwrap().margin());
        };
        let next = |die: Option<Die>, player: &mut Player| {
            let mut after = *state;
            rules.step(&mut after, action, die.as_slice());
            played_out(rules, &after, player)
        };
        if !rules.rolls_dice(state, action) {
            return next(None, player);
        }
        let all = Die::ALL.into_iter();
        all.map(|die| next(Some(die), &mut player.clone()))
            .sum::<f64>()
            / 6.0
    }
}
