//! What estimates and players are known to miss, on average, in the default battle: what
//! is told is put right by it, and nobody plays otherwise for it.

use super::Evaluators;
use super::evaluator::Juncture;
use crate::engine::Level;
use crate::systems::hells_gate::codec::scenario::{Digest, facts_digest};
use crate::systems::hells_gate::{HellsGate, Phase, Side, Stage, State};

/// By how many victory points games between Generals end better for the Soviets than games
/// that Colonels play on from the same position: whoever lives by attacks gains more by
/// playing well than whoever holds. By the player turns that are still to be played, the one
/// that is on among them; from none.
///
/// The mean of 200 games, at the beginning of each turn and of the last player turn
/// (`tests/README.md`); what lies between lies between them.
const MISSED: [f64; 17] = [
    0.0, 0.2, 2.9, 2.2, 1.5, 1.5, 1.5, 1.5, 1.5, 1.8, 2.1, 2.6, 3.0, 3.7, 4.3, 3.5, 2.7,
];

/// The order of battle of those games, by its facts: what was measured of one says nothing
/// of a battle in which the Germans have to attack.
const MEASURED: Digest = Digest(0x5f5a_2423_283a_fa4d);

/// By how many victory points games between Colonels end better for the Soviets than the
/// estimate says: per game turn, of each side's player turn as it begins, as its fighting
/// begins, and after that. The estimate does not count attacks that are still to be made, so
/// it is the fighting side that it misses most. The mean of 4,000 games
/// (`tests/players/fit.rs` prints it).
const MISJUDGED: [[f64; 6]; 8] = [
    [1.3, 2.4, 0.6, 0.6, 0.5, 0.7],
    [0.8, 1.2, 0.0, -0.6, -0.4, 0.2],
    [0.5, 0.3, -0.2, -1.1, -1.9, -0.4],
    [0.1, 0.6, -0.9, -1.2, -2.0, -0.4],
    [0.2, 1.1, -0.7, -1.1, -1.6, -0.2],
    [0.2, 1.1, -0.6, -1.2, -1.9, -0.4],
    [0.1, 0.8, -0.6, -1.0, -1.5, -0.2],
    [0.1, 0.6, -0.5, -0.9, -2.1, -0.3],
];

/// The same of the Marshal's estimate, and of games between Colonels who know what he knows:
/// 3,000 of them.
const MISJUDGED_BY_PRACTICE: [[f64; 6]; 8] = [
    [4.5, 6.2, 3.7, 3.2, 3.0, 3.4],
    [3.4, 5.2, 2.1, 0.6, 0.6, 1.3],
    [1.7, 3.2, 1.1, 0.7, 0.5, 1.2],
    [1.6, 3.0, 0.7, 0.3, 0.3, 0.9],
    [1.2, 2.4, 0.5, 0.2, 0.1, 0.8],
    [1.4, 2.2, 0.1, -0.7, -1.3, 0.2],
    [0.7, 2.1, -0.1, -0.6, -1.3, 0.3],
    [0.6, 1.3, -0.8, -1.3, -2.8, -0.5],
];

/// By how many victory points games between Generals end better for the Soviets than those:
/// the mean of 60 games, smoothed over three player turns.
const MISSED_BY_PRACTICE: [f64; 17] = [
    0.0, 0.7, 0.5, -0.2, -0.5, -1.3, -1.6, -1.8, -1.4, -1.4, -1.9, -2.4, -2.3, -2.5, -2.5, -3.4,
    -3.3,
];

/// Whether that was measured of this battle.
pub(super) fn is_measured(rules: &HellsGate) -> bool {
    facts_digest(rules) == MEASURED
}

impl Evaluators {
    /// What players of a level are known to miss from a position on, in victory points of
    /// the Soviets; `None` where it was not measured.
    pub(super) fn missed_by(&self, state: &State, policy: Level) -> Option<f64> {
        let known = policy == Level::Colonel && self.measured;
        known.then(|| self.missed_in(state, &MISSED))
    }

    /// The mean of a table by player turns at the moment of a position.
    fn missed_in(&self, state: &State, table: &[f64; 17]) -> f64 {
        let turns = self.rules().parameters.turns.saturating_sub(state.turn);
        let own = if state.player == Side::Soviet { 2 } else { 1 };
        let left = usize::from(turns) * 2 + own;
        let at = |left: usize| table[left.min(table.len() - 1)];
        match state.stage.phase() {
            Phase::Supply | Phase::Combat => at(left),
            // The attacks of this player turn have been made.
            Phase::Movement | Phase::Recovery | Phase::Housekeeping => {
                f64::midpoint(at(left), at(left - 1))
            }
        }
    }

    /// By how much the estimate of a position misses what games between Generals come to,
    /// in victory points of the Soviets: 0 where there is nothing to estimate, or it was not
    /// measured.
    pub(super) fn misjudged(&self, state: &State) -> f64 {
        if self.judge().is_settled(state) || !self.measured {
            return 0.0;
        }
        let (missed, misjudged) = match self.is_practised() {
            true => (&MISSED_BY_PRACTICE, &MISJUDGED_BY_PRACTICE),
            false => (&MISSED, &MISJUDGED),
        };
        let part = match (Juncture::of(state), state.stage) {
            (Juncture::Before(_), _) => 0,
            (_, Stage::Combat | Stage::Losses) => 1,
            _ => 2,
        };
        let of_side = if state.player == Side::Soviet { 0 } else { 3 };
        let row = misjudged.get(usize::from(state.turn.max(1)) - 1);
        self.missed_in(state, missed) + row.map_or(0.0, |row| row[of_side + part])
    }

    /// The expected margin of victory points at the end, Soviet less German, as it is told:
    /// the estimate, put right by what it is known to miss.
    pub(super) fn told(&self, state: &State) -> f64 {
        self.judge().margin(state) + self.misjudged(state)
    }
}

#[cfg(test)]
mod tests {
    use super::{MEASURED, MISJUDGED};
    use crate::systems::hells_gate::codec::scenario::{KORSUN_1944, facts_digest, load};

    #[test]
    fn what_is_added_was_measured_in_the_default_battle_as_it_is_now() {
        let setup = load(KORSUN_1944).unwrap().setup;
        assert_eq!(facts_digest(&setup), MEASURED);
        assert_eq!(usize::from(setup.parameters.turns), MISJUDGED.len());
    }
}
