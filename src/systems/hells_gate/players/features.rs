//! A position in a few dozen numbers: what the estimate of its end is made of.

use super::force::Force;
use crate::systems::hells_gate::crt::{Column, Crt};
use crate::systems::hells_gate::{Setup, State, Weather};

/// What is counted for each side. The weights know them by name.
const OF_A_SIDE: [&str; 20] = [
    "points lost",
    "enemy sources held",
    "steps expected to fall",
    "stacks expected to give way",
    "steps in the worst spot",
    "steps that cannot trace supply now",
    "steps marked out of supply",
    "length of supply lines",
    "steps enclosed by enemy units",
    "hexes between the cut off and their friends",
    "strength",
    "strength in contact",
    "strength far from the enemy",
    "overcrowded hexes",
    "territory",
    "steps to come",
    "own sources open to the enemy",
    "steps retreated",
    "steps with nowhere to retreat",
    "hexes held",
];

pub(super) const PER_SIDE: usize = OF_A_SIDE.len();

/// How many numbers there are: those of the Soviets, those of the Germans, and
/// a one.
pub const FEATURES: usize = 2 * PER_SIDE + 1;

/// The numbers of one position.
pub type Features = [f64; FEATURES];

/// What each number counts.
pub const NAMES: [&str; FEATURES] = {
    let mut names = ["one"; FEATURES];
    let mut i = 0;
    while i < 2 * PER_SIDE {
        names[i] = OF_A_SIDE[i % PER_SIDE];
        i += 1;
    }
    names
};

/// Steps lost and ground lost per column, in the mean over the die.
#[derive(Clone, Debug)]
pub(super) struct Chances {
    /// Per column, normal and all-out: the chance of each number of hits.
    of: [[[f64; 4]; 2]; 8],
}

impl Chances {
    pub fn new(crt: &Crt) -> Self {
        let share = |all_out| {
            move |column| {
                crt.distribution(column, all_out)
                    .map(|faces| f64::from(faces) / 6.0)
            }
        };
        let pair = |column| [share(false)(column), share(true)(column)];
        Self {
            of: Column::ALL.map(pair),
        }
    }

    /// The chance of each number of hits.
    pub const fn hits(&self, column: Column, right_hand: bool) -> &[f64; 4] {
        &self.of[column as usize][right_hand as usize]
    }
}

/// The columns of the shifts in a position, the same for every hex [7.2].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Shifts {
    /// If some units are out of supply, and if all are.
    short: [i8; 2],
    mud: i8,
    rough: i8,
    river: i8,
}

impl Shifts {
    pub fn of(setup: &Setup, state: &State) -> Self {
        let numbers = &setup.parameters.numbers;
        let cap = setup.special.supply_shift_cap;
        let capped = cap.is_some_and(|turns| turns.contains(state.turn));
        let most = if capped { numbers.shift_limit } else { u8::MAX };
        let short = [numbers.shift_some, numbers.shift_all];
        Self {
            short: short.map(|columns| columns.min(most).cast_signed()),
            mud: match state.weather {
                Weather::Mud => numbers.shift_mud.cast_signed(),
                Weather::Snow => 0,
            },
            rough: numbers.shift_rough.cast_signed(),
            river: numbers.shift_river.cast_signed(),
        }
    }

    /// Of an attack on `force`, by so many units out of supply, across a river of so
    /// many, of `all`.
    #[inline]
    pub fn of_attack(&self, force: &Force, rough: bool, [short, river, all]: [u8; 3]) -> i8 {
        self.short(force.fit_unsupplied, force.fit)
            - self.short(short, all)
            - self.mud
            - self.rough * i8::from(rough)
            - self.river * i8::from(river > 0 && 2 * river >= all)
    }

    /// For so many units of `all` out of supply.
    #[inline]
    fn short(&self, marked: u8, all: u8) -> i8 {
        match marked {
            0 => 0,
            _ => self.short[usize::from(marked >= all)],
        }
    }
}
