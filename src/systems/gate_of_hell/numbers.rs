//! The sums of the rules, by themselves.

use super::setup::{Rows, Setup};
use crate::engine::Die;

/// The row of a table that a total falls into.
#[must_use]
pub fn row<T: Copy>(rows: &Rows<T>, total: i8) -> Option<T> {
    let found = rows.iter().find(|(most, _)| total <= *most);
    found.or(rows.last()).map(|(_, result)| *result)
}

/// The pips of so many dice together.
#[must_use]
pub fn sum(faces: &[Die]) -> u8 {
    faces.iter().map(|die| die.pips()).sum()
}

/// A small number with a sign.
#[must_use]
pub fn signed(number: u8) -> i8 {
    i8::try_from(number).unwrap_or(i8::MAX)
}

/// The number at which the phase ends after an impulse; `None` if nothing is
/// thrown after it [3.2.1].
#[must_use]
pub fn sunset(setup: &Setup, impulse: u8) -> Option<u8> {
    let numbers = setup.tables().sunset.iter();
    numbers
        .into_iter()
        .find(|(i, _)| *i == impulse)
        .map(|(_, n)| *n)
}

/// Whether the phase goes on by itself [3.2.1].
#[must_use]
pub const fn goes_on(number: u8, total: u8) -> bool {
    total < number
}

/// What going on costs: half, rounded up, for a Union that holds the Advantage
/// \[G6\].
#[must_use]
pub const fn price(number: u8, total: u8, advantage: bool) -> u8 {
    let cost = total.saturating_sub(number - 1);
    if advantage { cost.div_ceil(2) } else { cost }
}

/// Whether a throw at sunset ends the Swamp Angel: a double at or above the number
/// [9.2.6].
#[must_use]
pub fn kills_angel(number: u8, faces: [u8; 2]) -> bool {
    let [a, b] = faces;
    a == b && a + b >= number
}

/// Whether a bombardment hits: more than twice the defence value \[G25\].
#[must_use]
pub fn hits(total: i8, dv: u8) -> bool {
    i16::from(total) > 2 * i16::from(dv)
}
