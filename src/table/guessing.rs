//! A guess at a move: where the decision ends that it is about, and what it came to beside
//! the move of the game.

use super::Table;
use crate::engine::{Clock, NodeId, SideNo};
pub use crate::players::Measure;
use crate::words::{tr, with_error};

/// A difference is called one from so many standard errors on.
const BEYOND: f64 = 2.0;

/// Whether a difference is beyond doubt, and then whether it is to the good.
#[must_use]
pub fn beyond_doubt((value, error): Measure) -> Option<bool> {
    (value.abs() > BEYOND * error && value != 0.0).then_some(value > 0.0)
}

/// A number with how far it may be off: "+2.1 ± 0.4".
#[must_use]
pub fn measured(measure: Measure) -> String {
    with_error(measure, true)
}

/// When the position before an action of a line is; the actions are numbered from 0.
#[must_use]
pub fn clock_before(table: &dyn Table, line: &[NodeId], number: usize) -> Option<Clock> {
    let before = number.checked_sub(1);
    table.clock(before.map_or(NodeId(0), |before| line[before]))
}

/// Where a side's decision ends that begins with an action of a line: behind its throw, or
/// where somebody else or another phase comes. At least one action further on.
#[must_use]
pub fn end_of_decision(table: &dyn Table, line: &[NodeId], from: usize, side: SideNo) -> usize {
    let began = clock_before(table, line, from);
    let mut at = from;
    while let Some(told) = line.get(at).and_then(|&node| table.told(node)) {
        if told.by != Some(side) || clock_before(table, line, at) != began {
            break;
        }
        at += 1;
        if !told.dice.is_empty() {
            break;
        }
    }
    at.max(from + 1)
}

/// Points of the first side as points of a side.
#[must_use]
pub fn for_side((value, error): Measure, side: SideNo) -> Measure {
    let sign = match side {
        SideNo::A => 1.0,
        SideNo::B => -1.0,
    };
    // There is no −0.
    (sign * value + 0.0, error)
}

/// What a guess came to beside the move of the game, in words.
#[must_use]
pub fn told_of_guess(by: Measure) -> String {
    match beyond_doubt(by) {
        Some(true) => tr!("guess-better", points = measured(by)),
        Some(false) => tr!("guess-worse", points = measured(by)),
        None if by == (0.0, 0.0) => tr!("guess-same"),
        None => tr!("guess-even", points = measured(by)),
    }
}

/// The same of what a computer player would have done.
#[must_use]
pub fn told_of_computer(by: Measure) -> String {
    match beyond_doubt(by) {
        Some(true) => tr!("guess-computer-better", points = measured(by)),
        Some(false) => tr!("guess-computer-worse", points = measured(by)),
        None if by == (0.0, 0.0) => tr!("guess-computer-same"),
        None => tr!("guess-computer-even", points = measured(by)),
    }
}
