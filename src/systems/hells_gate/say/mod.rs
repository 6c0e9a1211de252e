//! Every text people read about the rules: refusals, events, prompts, labels,
//! receipts. Pure functions from data to plain strings; nothing here decides
//! anything.

mod attack;
mod dice;
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

pub use dice::{brought, favour, typed_in, unusual};
pub use event::{Line, LineTone, event};
pub use insight::{
    Card, CardRow, front_note, hex_card, pocket_label, short_column, supply_changes,
    supply_warning, threat_line,
};
pub use plan::{
    expected_steps, faces_and_hits, plan_left, plan_trouble, planned_attack, planned_units, share,
    ways_of_retreat,
};
pub use prompt::{Prompt, action, left_undone, prompt};
pub use receipt::{OddsReceipt, VictoryLine, odds_lines, verdict, victory_lines};
pub use refusal::refusal;
pub use special::{NO_SPECIAL_RULES, special_of_turn, special_rules};
pub use status::{hex_line, unit_line};

use super::ids::{Side, UnitId, UnitMask};
use super::setup::{Setup, Turns};
use crate::hex::{HexId, HexMask};

/// "A", "A and B", "A, B and C", with the last joint given.
fn join(items: &[String], last: &str) -> String {
    match items {
        [] => "none".to_owned(),
        [only] => only.clone(),
        [most @ .., end] => format!("{} {last} {end}", most.join(", ")),
    }
}

/// Units as a list: "A, B and C".
fn units(setup: &Setup, units: UnitMask) -> String {
    join(&names(setup, units), "and")
}

/// Units to choose from: "A, B or C".
fn any_unit(setup: &Setup, units: UnitMask) -> String {
    join(&names(setup, units), "or")
}

/// Units as a list that stays short: "A, B, C, D and 7 others".
fn some_units(setup: &Setup, units: UnitMask) -> String {
    const SHOWN: usize = 5;
    let mut list = names(setup, units);
    if list.len() > SHOWN + 1 {
        let others = list.len() - SHOWN;
        list.truncate(SHOWN);
        list.push(format!("{others} others"));
    }
    join(&list, "and")
}

fn names(setup: &Setup, units: UnitMask) -> Vec<String> {
    units
        .iter()
        .map(|u| setup.unit_name(u).into_owned())
        .collect()
}

/// Hexes as a list: "E2 Yanovka and E3 Korsun".
fn hexes(setup: &Setup, hexes: HexMask, last: &str) -> String {
    let list: Vec<String> = hexes.iter().map(|h| setup.hex_name(h)).collect();
    join(&list, last)
}

/// "no hits", "1 hit", "2 hits".
fn count(n: usize, thing: &str) -> String {
    match n {
        0 => format!("no {thing}s"),
        1 => format!("1 {thing}"),
        _ => format!("{n} {thing}s"),
    }
}

/// A small number as a word.
fn word(n: usize) -> String {
    const WORDS: [&str; 7] = ["none", "one", "two", "three", "four", "five", "six"];
    WORDS
        .get(n)
        .map_or_else(|| n.to_string(), ToString::to_string)
}

/// The form of a verb (or pronoun) for one or for several.
const fn form<'a>(n: usize, one: &'a str, several: &'a str) -> &'a str {
    if n == 1 { one } else { several }
}

/// "on game turn 2", "on game turns 2 to 3".
fn on_turns(turns: Turns) -> String {
    if turns.first == turns.last {
        format!("on game turn {}", turns.first)
    } else {
        format!("on game turns {} to {}", turns.first, turns.last)
    }
}

/// "on game turn 1", for the opening.
fn on_opening(setup: &Setup) -> String {
    format!("on game turn {}", setup.special.opening_turn.unwrap_or(1))
}

/// The same text with a capital letter at the start.
fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

/// "tank unit" or "panzer unit".
const fn tank_unit(side: Side) -> &'static str {
    match side {
        Side::Soviet => "tank unit",
        Side::German => "panzer unit",
    }
}

/// The side of a unit; the Soviet one for a number that is no unit's.
fn side_of(setup: &Setup, unit: UnitId) -> Side {
    setup.unit(unit).map_or(Side::Soviet, |u| u.side)
}

/// The faces of a die, "1 or 2", from bits.
fn faces(bits: u8) -> String {
    let list: Vec<String> = (1..=6)
        .filter(|n| bits >> (n - 1) & 1 == 1)
        .map(|n: u8| n.to_string())
        .collect();
    join(&list, "or")
}

/// "C6", without the place, where a line is crowded.
fn short(setup: &Setup, hex: HexId) -> String {
    setup.grid.name(hex).to_string()
}
