//! Victory points, with their working [12.0].

use super::apply::apply;
use super::event::{Cause, Event};
use super::ids::{BySide, Side, UnitId};
use super::numbers::RuleNumbers;
use super::setup::Setup;
use super::state::{Spot, Stage, State};
use super::supply::doomed;
use crate::hex::HexId;

/// One line of the receipt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// An enemy unit was destroyed: points for each of its steps [ruling R24].
    Destroyed {
        /// The unit.
        unit: UnitId,
        /// Its steps at full strength.
        steps: u8,
    },
    /// An enemy two-step unit on the map or escaped has one step left.
    Reduced {
        /// The unit.
        unit: UnitId,
    },
    /// An enemy supply source is occupied.
    Source {
        /// The source.
        hex: HexId,
    },
    /// Points given beforehand.
    Handicap {
        /// How many.
        points: u8,
    },
}

impl Item {
    /// What the line is worth, in victory points.
    #[must_use]
    pub const fn points(self, numbers: &RuleNumbers) -> u16 {
        match self {
            Self::Destroyed { steps, .. } => steps as u16 * numbers.step_points as u16,
            Self::Reduced { .. } => numbers.step_points as u16,
            Self::Source { .. } => numbers.source_points as u16,
            Self::Handicap { points } => points as u16,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Points of both sides.
    pub points: BySide<u16>,
}

impl Verdict {
    /// Soviet less German points.
    #[must_use]
    pub fn margin(self) -> i32 {
        i32::from(self.points.soviet) - i32::from(self.points.german)
    }

    /// Who has more points; `None` is a draw [ruling R12].
    #[must_use]
    pub fn winner(self) -> Option<Side> {
        match self.points.soviet.cmp(&self.points.german) {
            std::cmp::Ordering::Greater => Some(Side::Soviet),
            std::cmp::Ordering::Less => Some(Side::German),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// Calls `visit` with every line that counts for `side` in this position.
fn items(setup: &Setup, state: &State, side: Side, visit: &mut dyn FnMut(Item)) {
    for unit in setup.units_of(side.enemy()) {
        match state.spot(unit) {
            Spot::Destroyed => visit(Item::Destroyed {
                unit,
                steps: setup.unit(unit).map_or(0, super::setup::Unit::steps),
            }),
            Spot::On(_) | Spot::Escaped if state.reduced.contains(unit) => {
                visit(Item::Reduced { unit });
            }
            _ => {}
        }
    }
    let ours = state.hexes_of(setup.units_of(side));
    for hex in setup.sources(side.enemy()) & ours {
        visit(Item::Source { hex });
    }
    let points = setup.parameters.handicap[side];
    if points > 0 {
        visit(Item::Handicap { points });
    }
}

/// The receipt of one side's victory points in this position.
#[must_use]
pub fn receipt(setup: &Setup, state: &State, side: Side) -> Vec<Item> {
    let mut lines = Vec::new();
    items(setup, state, side, &mut |item| lines.push(item));
    lines
}

/// The position if the game ended in it: first the Soviets, then the Germans,
/// have lost the units that can trace no supply [12.0]. One that is over stays
/// as it is.
#[must_use]
pub fn ended_now(setup: &Setup, state: &State) -> State {
    let mut state = *state;
    if state.stage == Stage::Over {
        return state;
    }
    for side in Side::ALL {
        for unit in doomed(setup, &state, side) {
            let cause = Cause::Unsupplied;
            apply(setup, &mut state, &Event::Eliminated { unit, cause });
        }
    }
    (state.attack, state.hits) = (None, None);
    state.stage = Stage::Over;
    state
}

/// The victory points of both sides as they stand: units that can trace no
/// supply are still there. See [`ended_now`].
#[must_use]
pub fn score(setup: &Setup, state: &State) -> Verdict {
    Verdict {
        points: BySide::from_fn(|side| {
            let mut sum = 0;
            items(setup, state, side, &mut |item| {
                sum += item.points(&setup.parameters.numbers)
            });
            sum
        }),
    }
}
