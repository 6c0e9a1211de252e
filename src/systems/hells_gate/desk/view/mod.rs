//! Positions, actions, receipts as JSON and as text: what the commands print and what
//! the protocol answers. The forms are promised in `assets/protocol.md`.

mod advice;
mod odds;
mod play;
mod position;
mod supply;

pub(super) use advice::{
    advice_json, advice_text, forced_text, forecast_json, forecast_text, over_text, report_json,
    report_text,
};
pub(super) use odds::{odds_json, odds_text};
pub(super) use play::{action_json, entry_json, event_json, refusal_json};
pub(super) use position::{points_json, position_json, position_text};
pub(super) use supply::{supply_json, supply_text};

use crate::cli::view::value;
use crate::hex::{HexId, HexMask};
use crate::present::book::Entry;
use crate::systems::hells_gate::rulebook;
use crate::systems::hells_gate::{Setup, Side, UnitId, UnitMask};
use crate::words::tr;

/// "soviet", "german".
pub(super) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Soviet => "soviet",
        Side::German => "german",
    }
}

/// "C6".
pub(super) fn hex(setup: &Setup, hex: HexId) -> String {
    setup.grid.name(hex).to_string()
}

/// `["C6", "D6"]`.
pub(super) fn hexes(setup: &Setup, hexes: HexMask) -> Vec<String> {
    hexes.iter().map(|h| hex(setup, h)).collect()
}

/// "29T".
pub(super) fn code(setup: &Setup, unit: UnitId) -> String {
    setup
        .unit(unit)
        .map_or_else(|| "?".to_owned(), |u| u.code.clone())
}

/// `["29T", "48R"]`.
pub(super) fn codes(setup: &Setup, units: UnitMask) -> Vec<String> {
    units.iter().map(|u| code(setup, u)).collect()
}

/// The rule with this number, or the reason why not.
pub(super) fn find_rule(number: &str) -> Result<&'static Entry, String> {
    rulebook::book().find(number).ok_or_else(|| {
        let number: String = number.chars().take(20).collect();
        tr!("no-such-rule", number = number)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::view::rule_text;

    #[test]
    fn every_rule_can_be_told_and_a_number_that_is_none_is_told_in_short() {
        for entry in rulebook::book().entries() {
            assert!(rule_text(entry).len() > 20, "{}", entry.number);
        }
        assert!(find_rule("7.6").is_ok());
        assert!(find_rule(&"x".repeat(1000)).is_err_and(|e| e.len() < 200));
    }
}
