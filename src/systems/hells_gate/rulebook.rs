//! The rule book of *Hell's Gate* in each language, and the numbers that the rest
//! of the code cites.

use crate::present::book::{Editions, Rulebook};
use crate::words::Language;

static EDITIONS: Editions = Editions::new("rules", "hells_gate");

/// The book in the language this thread speaks.
#[must_use]
pub fn book() -> &'static Rulebook {
    EDITIONS.spoken()
}

/// The book in one language.
#[must_use]
pub fn of(language: Language) -> &'static Rulebook {
    EDITIONS.of(language)
}

/// The numbers that code and refusals cite.
pub mod cite {
    use crate::engine::RuleRef;

    macro_rules! cases {
        ($($(#[$doc:meta])* $name:ident = $number:literal;)*) => {
            $($(#[$doc])* pub const $name: RuleRef = RuleRef($number);)*
            /// All of them, in the order of the book.
            pub const ALL: &[RuleRef] = &[$($name),*];
        };
    }

    cases! {
        /// How large a hex and how long a turn is.
        SCALE = "2.1";
        /// What a unit is.
        UNITS = "2.2";
        /// The order of player turns and phases.
        SEQUENCE = "3.0";
        /// What a zone of control is.
        ZOC = "4.0";
        /// Every unit has one, always.
        ZOC_ALWAYS = "4.1";
        /// What a zone of control does not do.
        ZOC_EFFECTS = "4.2";
        /// Opposing zones of control do not cancel.
        ZOC_MUTUAL = "4.3";
        /// When supply is judged.
        SUPPLY = "5.0";
        /// What a supply line is.
        TRACING = "5.1";
        /// The out-of-supply marker.
        OOS_MARKER = "5.2";
        /// What being out of supply does.
        OOS_EFFECTS = "5.3";
        /// How reinforcements arrive.
        REINFORCEMENTS = "6.0";
        /// Arrival when the entry hex is enemy-occupied.
        DISPLACED = "6.1";
        /// When the 24th Panzer comes.
        PANZER_24 = "6.2";
        /// The steps of a combat, and the odds.
        COMBAT = "7.0";
        /// One attack by a unit, one on a hex.
        ATTACK_LIMITS = "7.1";
        /// How many attack across a hexside and defend a hex.
        PER_HEXSIDE = "7.1.1";
        /// Strengths, and tanks in attack.
        STRENGTHS = "7.1.2";
        /// Retreated units in combat.
        RETREATED_UNITS = "7.1.3";
        /// Column shifts.
        SHIFTS = "7.2";
        /// All-out attacks.
        ALL_OUT = "7.3";
        /// Five or more units in the attacked hex.
        OVERCONCENTRATION = "7.4";
        /// Hits and step losses.
        LOSSES = "7.5";
        /// Retreats and Retreated markers.
        RETREATS = "7.6";
        /// The combat results table.
        CRT = "CRT";
        /// Movement.
        MOVEMENT = "8.0";
        /// Where a unit may not move.
        MOVE_LIMITS = "8.1";
        /// Two-hex moves.
        FAST_UNITS = "8.2";
        /// Any number of units in a hex.
        STACKING = "8.3";
        /// Removal of Retreated markers.
        RECOVERY = "9.0";
        /// The starting position.
        SETUP = "10.0";
        /// Special rules of turn 1.
        TURN_1 = "11.1";
        /// Special rules of turn 2, and mud.
        TURN_2 = "11.2";
        /// Special rules of turn 3, and Korsun.
        TURN_3 = "11.3";
        /// The Soviet corps restored on turns 5 and 7.
        RESTORATION = "11.4";
        /// Breaking out on turn 8.
        BREAKOUT = "11.5";
        /// Victory points.
        VICTORY = "12.0";
        /// Which friends open a hex to a retreat.
        FRIENDS_BEFORE = "R7";
        /// A hit where there are only retreated units.
        RETREATED_ALONE = "R9";
        /// The die faces that bring mud.
        MUD_FACES = "R10";
        /// Who moves and attacks on turn 1.
        OPENING_UNITS = "R17";
        /// What was ever entered, and where units start.
        EVER_ENTERED = "R18";
        /// What keeps the airfield of Korsun working.
        AIRFIELD = "R19";
        /// What the text leaves open about breaking out.
        BREAKOUT_DETAIL = "R22";
    }
}

#[cfg(test)]
mod tests;
