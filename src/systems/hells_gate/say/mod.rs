//! Every text people read about the rules: refusals, events, prompts, labels,
//! receipts. Pure functions from data to plain strings; nothing here decides
//! anything.

mod attack;
mod dice;
mod estimate;
mod event;
mod insight;
mod plan;
mod prompt;
mod receipt;
mod refusal;
mod special;
mod status;
#[cfg(test)]
mod tests;
mod undertaking;

pub use dice::{brought, favour, mud};
pub use estimate::{
    account_words, ahead, also_words, error_words, forecast_rests_on, how, margin_words,
    result_words, trust, unproved_words,
};
pub use event::{LineTone, RecordLine, correction, event, is_line};
pub use insight::{
    Card, CardRow, front_note, hex_card, pocket_label, short_column, supply_changes,
    supply_warning, threat_line, zone_changes,
};
pub use plan::{
    chance_of_hits, expected_steps, faces_and_hits, plan_left, plan_trouble, planned_attack,
    planned_units, share, ways_of_retreat,
};
pub use prompt::{PromptWords, action, left_undone, prompt};
pub use receipt::{
    OddsReceipt, VictoryLine, chances, comes_to, eliminated_first, odds_lines,
    points_if_it_ended_now, verdict, victory_lines,
};
pub use refusal::refusal;
pub use special::{special_of_turn, special_rules};
pub use status::{hex_line, unit_and_place, unit_brief, unit_line};
pub use undertaking::{
    abandoned, absorbers, aim, attack_ends, attackers, duty, footing, footing_duty, group_words,
    look, paid, sets_off,
};

use super::ids::{Side, UnitId, UnitMask};
use super::setup::{Setup, Turns};
use crate::hex::{HexId, HexMask};
use crate::words::{self, tr};
use std::borrow::Cow;

/// Units as a list: "A, B and C".
#[must_use]
pub fn units(setup: &Setup, units: UnitMask) -> String {
    words::all_of(&names(setup, units))
}

/// Units to choose from: "A, B or C".
fn any_unit(setup: &Setup, units: UnitMask) -> String {
    words::any_of(&names(setup, units))
}

/// Units as a list that stays short: "A, B, C, D, E and 7 others".
fn some_units(setup: &Setup, units: UnitMask) -> String {
    words::some_of(&names(setup, units))
}

fn names(setup: &Setup, units: UnitMask) -> Vec<Cow<'_, str>> {
    units.iter().map(|u| setup.unit_name(u)).collect()
}

/// Hexes as a list: "E2 Yanovka and E3 Korsun".
fn hexes(setup: &Setup, hexes: HexMask) -> String {
    let list: Vec<String> = hexes.iter().map(|h| setup.hex_name(h)).collect();
    words::all_of(&list)
}

/// Hexes to choose from: "E2 Yanovka or E3 Korsun".
fn any_hex(setup: &Setup, hexes: HexMask) -> String {
    let list: Vec<String> = hexes.iter().map(|h| setup.hex_name(h)).collect();
    words::any_of(&list)
}

/// A small number as a word.
fn number(n: usize) -> String {
    tr!("number", n = n)
}

/// What a message calls "yes" or "no".
const fn yes(it_is: bool) -> &'static str {
    if it_is { "yes" } else { "no" }
}

/// "on game turn 2", "on game turns 2 to 3".
fn on_turns(turns: Turns) -> String {
    if turns.first == turns.last {
        tr!("on-turn", turn = turns.first)
    } else {
        tr!("on-turns", first = turns.first, last = turns.last)
    }
}

/// "on game turn 1", for the opening.
fn on_opening(setup: &Setup) -> String {
    tr!("on-turn", turn = setup.special.opening_turn.unwrap_or(1))
}

/// The side of a unit; the Soviet one for a number that is no unit's.
fn side_of(setup: &Setup, unit: UnitId) -> Side {
    setup.unit(unit).map_or(Side::Soviet, |u| u.side)
}

/// The faces of a die, "1 or 2" or "4 or more", from bits.
pub(super) fn faces(bits: u8) -> String {
    // All from one on, if they are more than two.
    let least = bits.trailing_zeros() + 1;
    if (2..=4).contains(&least) && bits.count_ones() == 7 - least {
        return tr!("faces-or-more", least = least);
    }
    let list: Vec<String> = (1..=6)
        .filter(|n| bits >> (n - 1) & 1 == 1)
        .map(|n: u8| n.to_string())
        .collect();
    words::any_of(&list)
}

/// "C6", without the place, where a line is crowded.
fn short(setup: &Setup, hex: HexId) -> String {
    setup.grid.name(hex).to_string()
}
