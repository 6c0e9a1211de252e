//! Victory points [chapter T15].

use super::ids::PerSide;
use super::setup::Setup;
use super::state::State;
use crate::engine::SideNo;

/// What a side's points are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// Points of strength the enemy has lost and not replaced [T15.1].
    pub enemy_losses: i32,
    /// Enemy bases held [T15.2].
    pub bases: i32,
    /// Victory points given beforehand [T15.4].
    pub handicap: i32,
    /// What a point of lost strength counts, and a base [T15.1, T15.2].
    pub counts: [i32; 2],
}

impl Score {
    /// The victory points.
    #[must_use]
    pub const fn total(self) -> i32 {
        let [loss, base] = self.counts;
        loss * self.enemy_losses + base * self.bases + self.handicap
    }
}

/// The points of both sides, if it ended now [chapter T15].
#[must_use]
pub fn score(setup: &Setup, state: &State) -> PerSide<Score> {
    let numbers = setup.numbers();
    PerSide(SideNo::BOTH.map(|side| {
        let lost = |u| {
            let original = setup.unit(u).map_or(0, |info| i32::from(info.strength));
            original - i32::from(state.strength(u))
        };
        let enemies = setup.units_of(side.other()) & state.entered;
        let held = setup.bases(side.other()) & state.occupied(side);
        let handicap = setup.parts().handicap.filter(|(whose, _)| *whose == side);
        Score {
            enemy_losses: enemies.iter().map(lost).sum(),
            bases: i32::try_from(held.len()).unwrap_or(i32::MAX),
            handicap: handicap.map_or(0, |(_, points)| i32::from(points)),
            counts: [numbers.points_per_loss, numbers.points_per_base].map(i32::from),
        }
    }))
}

/// The points of side A less those of side B, if it ended now.
#[must_use]
pub fn margin(setup: &Setup, state: &State) -> i32 {
    let both = score(setup, state);
    both[SideNo::A].total() - both[SideNo::B].total()
}
