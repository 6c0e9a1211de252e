//! What is unusual about a scenario without being wrong.

use crate::engine::SideNo;
use crate::systems::tabletop::numbers::{USUAL_BASES, USUAL_TURNS, usual_strengths};
use crate::systems::tabletop::{Setup, UnitId};
use std::fmt;

/// Something unusual.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Oddity {
    /// More or fewer game turns than usual [T1.2].
    Turns {
        /// How many.
        turns: u8,
    },
    /// More or fewer supply bases than usual [T5.1].
    Bases {
        /// The side.
        side: String,
        /// How many.
        bases: usize,
    },
    /// A unit stronger or weaker than its like [T6.4].
    Strength {
        /// The unit.
        unit: UnitId,
        /// What it is called.
        name: String,
        /// Its strength.
        strength: u8,
        /// The least and the most that is usual.
        usual: [u8; 2],
    },
}

impl fmt::Display for Oddity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turns { turns } => write!(
                f,
                "{turns} game turns; usual are {} to {} [T1.2]",
                USUAL_TURNS.start(),
                USUAL_TURNS.end()
            ),
            Self::Bases { side, bases } => write!(
                f,
                "{side}: {bases} supply bases; usual are {} to {} [T5.1]",
                USUAL_BASES.start(),
                USUAL_BASES.end()
            ),
            Self::Strength {
                name,
                strength,
                usual: [least, most],
                ..
            } => write!(
                f,
                "{name}: strength {strength}; usual are {least} to {most} [T6.4]"
            ),
        }
    }
}

/// Everything that is unusual.
pub(super) fn remarks(setup: &Setup) -> Vec<Oddity> {
    let parts = setup.parts();
    let mut remarks = Vec::new();
    let turns = parts.turns;
    if !USUAL_TURNS.contains(&turns) {
        remarks.push(Oddity::Turns { turns });
    }
    for side in SideNo::BOTH {
        let bases = setup.bases(side).len();
        if !USUAL_BASES.contains(&bases) {
            let side = parts.sides[side].name.clone();
            remarks.push(Oddity::Bases { side, bases });
        }
    }
    for unit in setup.all_units() {
        let Some(info) = setup.unit(unit) else {
            continue;
        };
        let usual = usual_strengths(&parts.sides[info.side].id, info.formation);
        if let Some(usual) = usual.filter(|usual| !usual.contains(&info.strength)) {
            remarks.push(Oddity::Strength {
                unit,
                name: info.name.clone(),
                strength: info.strength,
                usual: [*usual.start(), *usual.end()],
            });
        }
    }
    remarks
}
