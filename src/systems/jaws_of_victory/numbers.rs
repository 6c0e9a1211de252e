//! Numbers of the rules that no scenario changes.

/// The most steps a regiment has that took something in [16.5.1].
pub const MOST_STEPS: u8 = 5;

/// How many hexes a stack enters at the most in its wave [16.5.3].
pub const MOST_HEXES: u8 = 4;

/// The same for a Disorganised stack, where the option says so \[J25\].
pub const MOST_HEXES_DISORGANISED: u8 = 2;

/// How many units may share a hex \[11\].
pub const MOST_UNITS: usize = 3;

/// The same in a forest \[11\].
pub const MOST_UNITS_IN_FOREST: usize = 2;

/// How many infantry regiments may share a hex \[11\].
pub const MOST_REGIMENTS: usize = 2;

/// To which distance from the relief force the first wave reaches, in hexes; each
/// later one lies a hex further off [16.5.3].
pub const FIRST_WAVE: u8 = 3;

/// Columns to the right for the first attacks of the first wave [16.5.3.4e].
pub const SURPRISE: u8 = 2;

/// How many stacks surprise somebody [16.5.3.4e].
pub const SURPRISES: u8 = 2;

/// Columns to the right for a stack with armour [16.5.3.4c].
pub const ARMOUR: u8 = 1;

/// The highest ratio that has a column of its own, n:1 and 1:n [12.11].
pub const BEST_RATIO: u16 = 10;
/// See [`BEST_RATIO`].
pub const WORST_RATIO: u16 = 3;

/// How many columns the table has \[J34\].
pub const COLUMNS: usize = 12;

/// How many rows: sums of two dice [12.12].
pub const ROWS: usize = 11;
