//! The numbers of the rules, each once.

use super::ids::Formation;
use std::ops::RangeInclusive;

/// Kilometres from one side of a cell to the opposite one [T1.3].
pub const CELL_KM: u8 = 20;
/// Days in a game turn [T1.2].
pub const DAYS_PER_TURN: u8 = 3;
/// How many game turns a game usually has [T1.2].
pub const USUAL_TURNS: RangeInclusive<u8> = 6..=10;
/// How many supply bases a side usually has [T5.1].
pub const USUAL_BASES: RangeInclusive<usize> = 6..=9;
/// Strength points a side in a modest game, about [T1.5].
pub const MODEST_POINTS: u32 = 55;
/// Men that make a point of combat strength [T6.3].
pub const MEN_PER_POINT: u32 = 5000;
/// What elite adds to the strength [T6.3].
pub const ELITE_POINTS: u8 = 1;
/// How many units of one cell may take part in an attack [T12.3].
pub const ATTACKERS_PER_CELL: usize = 2;
/// What an all-out attack adds to the defender's loss [T12.4].
pub const ALL_OUT_GAIN: u16 = 2;
/// What an all-out attack costs the attacker [T12.4].
pub const ALL_OUT_PRICE: u16 = 2;
/// So many units in the target are a crowd [T12.10].
pub const CROWD: usize = 4;
/// What a crowd adds to the defender's loss [T12.10].
pub const CROWD_POINTS: u16 = 2;
/// How many points a retreat saves at the most [T12.13].
pub const RETREAT_SAVES: u16 = 2;
/// Victory points for each enemy point of strength lost [T15.1].
pub const POINTS_PER_LOSS: i32 = 1;
/// Victory points for each enemy base held at the end [T15.2].
pub const POINTS_PER_BASE: i32 = 2;
/// Faces of a die: so many points of modified strength are a sure hit [T12.8].
pub const FACES: u16 = 6;

/// What one metre on the table is on the ground when a cell is this many
/// centimetres across: the divisor of the scale, rounded [T1.3].
#[must_use]
pub const fn scale(cell_cm: u32) -> u32 {
    let ground_cm = CELL_KM as u32 * 100_000;
    (2 * ground_cm + cell_cm) / (2 * cell_cm)
}

/// The combat strength of a formation of so many men, in points: rounded to the
/// nearest, halves up, at least 1, then the elite point [T6.3, TR9].
#[must_use]
pub fn strength_of(men: u32, elite: bool) -> u8 {
    let points = (men.saturating_add(MEN_PER_POINT / 2) / MEN_PER_POINT).max(1);
    let elite = if elite { ELITE_POINTS } else { 0 };
    u8::try_from(points)
        .unwrap_or(u8::MAX)
        .saturating_add(elite)
}

/// The usual strengths of such a formation in the army with this key, the elite
/// point included; `None` where the rules name none [T6.4, T16.7].
#[must_use]
pub fn usual_strengths(army: &str, formation: Formation) -> Option<RangeInclusive<u8>> {
    match (army, formation) {
        ("soviet", Formation::Corps) => Some(2..=4),
        ("soviet", Formation::Division) => Some(1..=2),
        ("soviet", Formation::Brigade) => Some(1..=1),
        ("german", Formation::Division) => Some(2..=3),
        ("german", Formation::Corps) => None,
        ("german", _) => Some(1..=1),
        _ => None,
    }
}
