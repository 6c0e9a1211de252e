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
/// The numbers of the rules that a variant may set otherwise. Nowhere else do they stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BattleNumbers {
    /// How often an attacking tank counts in the open [T12.5].
    pub tank_open: u8,
    /// How often it counts against difficult or urban terrain [T12.5].
    pub tank_cover: u8,
    /// How often a defender counts in difficult or urban terrain [T12.6].
    pub cover: u8,
    /// How often a defender counts in mud [T12.6].
    pub mud: u8,
    /// What an attack across a river is divided by [T12.5].
    pub river: u8,
    /// What an attacker out of supply is divided by [T12.5].
    pub attacker_unsupplied: u8,
    /// What a defender out of supply is divided by [T12.6].
    pub defender_unsupplied: u8,
    /// How many units of one cell may take part in an attack [T12.3]: at most
    /// [`MOST_PER_CELL`].
    pub attackers_per_cell: u8,
    /// What an all-out attack adds to the defender's loss [T12.4].
    pub all_out_gain: u8,
    /// What an all-out attack costs the attacker [T12.4].
    pub all_out_price: u8,
    /// So many units in the target are a crowd [T12.10].
    pub crowd: u8,
    /// What a crowd adds to the defender's loss [T12.10].
    pub crowd_points: u8,
    /// How many points a retreat saves at the most [T12.13].
    pub retreat_saves: u8,
    /// Victory points for each enemy point of strength lost [T15.1].
    pub points_per_loss: u8,
    /// Victory points for each enemy base held at the end [T15.2].
    pub points_per_base: u8,
}

/// No variant lets more units of one cell take part in an attack.
pub const MOST_PER_CELL: usize = 2;

impl BattleNumbers {
    /// Those of the published rules.
    pub const PUBLISHED: Self = Self {
        tank_open: 3,
        tank_cover: 2,
        cover: 2,
        mud: 2,
        river: 2,
        attacker_unsupplied: 2,
        defender_unsupplied: 2,
        attackers_per_cell: 2,
        all_out_gain: 2,
        all_out_price: 2,
        crowd: 4,
        crowd_points: 2,
        retreat_saves: 2,
        points_per_loss: 1,
        points_per_base: 2,
    };
}

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
