//! Victory points [chapter T15].

use super::ids::PerSide;
use super::numbers::{POINTS_PER_BASE, POINTS_PER_LOSS};
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
}

impl Score {
    /// The victory points.
    #[must_use]
    pub const fn total(self) -> i32 {
        POINTS_PER_LOSS * self.enemy_losses + POINTS_PER_BASE * self.bases + self.handicap
    }
}

/// The points of both sides, if it ended now [chapter T15].
#[must_use]
pub fn score(setup: &Setup, state: &State) -> PerSide<Score> {
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
        }
    }))
}

/// The points of side A less those of side B, if it ended now.
#[must_use]
pub fn margin(setup: &Setup, state: &State) -> i32 {
    let both = score(setup, state);
    both[SideNo::A].total() - both[SideNo::B].total()
}
