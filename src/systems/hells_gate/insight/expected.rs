//! What an attack may be expected to cost both sides, in sixths: exact, from
//! the table and from what the defender may do with the hits [7.5, 7.6].

use super::super::audit::retreat_is_mandatory;
use super::super::crt::{Column, Crt};
use super::super::ids::{Side, UnitMask};
use super::super::retreat::RetreatView;
use super::super::setup::Setup;
use super::super::state::{Hits, State};
use crate::hex::{HexId, HexMask};

/// The steps a defender loses to some hits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cost {
    /// If it absorbs them all by loss, unless it must retreat.
    pub standing: u16,
    /// If it absorbs the last one by retreat, where it can.
    pub retreating: u16,
}

/// Who stands in an attacked hex, and where they may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Garrison {
    /// The attacked hex.
    pub hex: HexId,
    /// Whose units they are.
    pub side: Side,
    /// Those that absorb hits and may retreat.
    pub fit: UnitMask,
    /// Those that have retreated already: lost when the others go [7.6].
    pub retreated: UnitMask,
    /// Where the fit ones may retreat. All have the same choice.
    pub destinations: HexMask,
    /// Steps of the fit and of the retreated ones.
    steps: [u16; 2],
}

impl Garrison {
    /// The defenders of a hex that the player of the position could attack.
    #[must_use]
    pub fn of(setup: &Setup, state: &State, hex: HexId) -> Self {
        let side = state.player.enemy();
        let here = state.in_hex(hex) & setup.units_of(side);
        let (fit, retreated) = (here - state.retreated, here & state.retreated);
        let steps = |units: UnitMask| -> u16 {
            let each = units.iter().map(|u| u16::from(state.steps(setup, u)));
            each.sum()
        };
        Self {
            hex,
            side,
            fit,
            retreated,
            destinations: RetreatView::new(setup, state, hex, side).destinations(),
            steps: [steps(fit), steps(retreated)],
        }
    }

    /// The steps lost to so many hits.
    #[must_use]
    pub fn cost(&self, hits: u8) -> Cost {
        let [fit, retreated] = self.steps;
        let n = u16::from(hits);
        if hits == 0 {
            return Cost::default();
        }
        if n > fit {
            let all = fit + retreated;
            return Cost {
                standing: all,
                retreating: all,
            };
        }
        // Who stays marked Retreated is lost when nobody stays with it.
        let standing = if n == fit { n + retreated } else { n };
        if self.destinations.is_empty() {
            return Cost {
                standing,
                retreating: standing,
            };
        }
        let retreating = n - 1 + retreated;
        let faced = Hits {
            target: self.hex,
            scored: hits,
            left: 1,
            destinations: self.destinations,
            retreating: false,
        };
        let must = retreat_is_mandatory(self.side, &faced);
        Cost {
            standing: if must { retreating } else { standing },
            retreating,
        }
    }

    /// Whether so many hits can leave the hex without unretreated units, and
    /// whether some of these can have gone elsewhere.
    pub(super) fn outcome(&self, hits: u8) -> (bool, bool) {
        let n = u16::from(hits);
        let retreats = hits > 0 && n <= self.steps[0] && !self.destinations.is_empty();
        (hits > 0 && (retreats || n >= self.steps[0]), retreats)
    }
}

/// What six attacks, each with another face of the die, would come to: a sixth
/// of every figure is to be expected of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expectation {
    /// How many faces score each number of hits.
    pub faces: [u8; 4],
    /// Hits.
    pub hits: u16,
    /// Steps the defender loses.
    pub cost: Cost,
    /// Steps the attacker loses: one each in an all-out attack [7.3].
    pub own: u16,
}

impl Expectation {
    /// In this column. `right` uses the right-hand results [7.3, 7.4]; `flips`
    /// gives a step for them.
    #[must_use]
    pub fn of(crt: &Crt, garrison: &Garrison, column: Column, right: bool, flips: bool) -> Self {
        let faces = crt.distribution(column, right);
        let mut sum = Self {
            faces,
            hits: 0,
            cost: Cost::default(),
            own: if flips { 6 } else { 0 },
        };
        for (hits, n) in (0_u8..).zip(faces) {
            let cost = garrison.cost(hits);
            sum.hits += u16::from(hits * n);
            sum.cost.standing += cost.standing * u16::from(n);
            sum.cost.retreating += cost.retreating * u16::from(n);
        }
        sum
    }

    /// How many faces score a hit at all.
    #[must_use]
    pub const fn hitting_faces(&self) -> u8 {
        6 - self.faces[0]
    }
}
