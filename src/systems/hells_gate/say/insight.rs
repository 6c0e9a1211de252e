//! What the insights say, in words: labels of overlays, the card of a hex,
//! what a move does to supply.

use super::super::crt::Column;
use super::super::ids::{BySide, Side, UnitId, UnitMask};
use super::super::insight::{
    FrontLine, Outlook, Pocket, SupplyChange, SupplyOutlook, Threat, outlook, threat,
};
use super::super::rulebook::cite;
use super::super::setup::Setup;
use super::super::state::State;
use super::super::supply::{Bar, breaks, supply_line};
use super::status::{river_sides, unit_line};
use super::{short, some_units, special, units};
use crate::engine::RuleRef;
use crate::hex::{HexId, HexMask};
use crate::words::{self, tr};

/// A column as short as it can be: "4:1", "<1".
#[must_use]
pub const fn short_column(column: Column) -> &'static str {
    match column {
        Column::Less => "<1",
        Column::One => "1:1",
        Column::ThreeToTwo => "3:2",
        Column::Two => "2:1",
        Column::Three => "3:1",
        Column::Four => "4:1",
        Column::Six => "6:1",
        Column::Eight => "8:1",
    }
}

/// A number of sixths as a decimal: "0.7".
pub(super) fn sixths(n: impl Into<u32>) -> String {
    decimal_tenths((n.into() * 10 + 3) / 6)
}

/// A number of tenths as a decimal.
fn decimal_tenths(n: u32) -> String {
    words::decimal(f64::from(n) / 10.0, 1)
}

/// The label of a pocket, a few short lines.
#[must_use]
pub fn pocket_label(pocket: &Pocket) -> Vec<String> {
    vec![
        tr!("pocket-units", n = pocket.units.len()),
        tr!("pocket-steps", n = pocket.steps),
        tr!("unit-strength", n = pocket.strength),
    ]
}

/// The strongest attack on a hex: "German attack at 4:1–5:1 by 3rd Panzer
/// Division: hits on 4 of 6, 0.7 hits expected; all-out 6 of 6, 1.7".
#[must_use]
pub fn threat_line(setup: &Setup, threat: &Threat) -> String {
    let mut text = tr!(
        "threat-line",
        side = threat.attacker.key(),
        column = threat.odds.column.to_string(),
        units = units(setup, threat.units),
        faces = threat.hitting_faces,
        hits = sixths(threat.hits_in_six),
    );
    if let Some((faces, hits)) = threat.all_out {
        text += "; ";
        text += &tr!("threat-all-out", faces = faces, hits = sixths(hits));
    }
    text
}

/// A side's front: "31 in 9 hexes, 3.4 each".
#[must_use]
pub fn front_note(line: &FrontLine) -> String {
    tr!(
        "front-note",
        strength = line.strength,
        n = line.hexes,
        each = decimal_tenths(line.density_in_tenths().into()),
    )
}

/// What a move would do to supply, a sentence for each side and direction.
/// `true` marks those that are bad for the side that moves.
#[must_use]
pub fn supply_changes(
    setup: &Setup,
    changes: &BySide<SupplyChange>,
    mover: Side,
) -> Vec<(String, bool)> {
    let mut lines = Vec::new();
    for side in [mover.enemy(), mover] {
        let change = &changes[side];
        if !change.lost.is_empty() {
            let text = tr!("move-cuts-off", units = some_units(setup, change.lost));
            lines.push((text, side == mover));
        }
        if !change.gained.is_empty() {
            let text = tr!("move-relieves", units = some_units(setup, change.gained));
            lines.push((text, side != mover));
        }
    }
    lines
}

/// Which hexes would come into zones of control and drop out of them, a sentence
/// for each side whose zone changes.
#[must_use]
pub fn zone_changes(setup: &Setup, changes: &BySide<SupplyChange>, mover: Side) -> Vec<String> {
    let mut lines = Vec::new();
    for side in [mover, mover.enemy()] {
        let change = &changes[side];
        if !change.zone_made.is_empty() {
            let hexes = short_list(setup, change.zone_made);
            lines.push(tr!("move-makes-zone", side = side.key(), hexes = hexes));
        }
        if !change.zone_left.is_empty() {
            let hexes = short_list(setup, change.zone_left);
            lines.push(tr!("move-leaves-zone", side = side.key(), hexes = hexes));
        }
    }
    lines
}

/// Which own units would be out of supply at their next judgement, as a warning
/// before a phase ends; `None` if there are none.
#[must_use]
pub fn supply_warning(setup: &Setup, state: &State, side: Side) -> Option<String> {
    let ahead = outlook(setup, state, side);
    if ahead.unsupplied.is_empty() {
        return None;
    }
    let n = ahead.unsupplied.len();
    let when = when_judged(setup, &ahead);
    let units = some_units(setup, ahead.unsupplied);
    Some(tr!("supply-ahead", n = n, when = when, units = units))
}

fn when_judged(setup: &Setup, ahead: &Outlook) -> String {
    if ahead.at_the_end(setup) {
        tr!("when-at-end")
    } else {
        tr!("when-judged", turn = ahead.turn)
    }
}

/// A row of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardRow {
    /// What it is about, one word.
    pub head: String,
    /// The sentence.
    pub text: String,
    /// The rule behind it.
    pub rule: Option<RuleRef>,
}

/// Everything about a hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// "C6 Ositnyazhka".
    pub title: String,
    /// What there is to know, most lasting first.
    pub rows: Vec<CardRow>,
}

/// The card of a hex: terrain, rivers, units, supply, zones, threats.
#[must_use]
pub fn hex_card(setup: &Setup, state: &State, hex: HexId) -> Card {
    let mut rows = Vec::new();
    let mut add = |head: String, text: String, rule| rows.push(CardRow { head, text, rule });
    if let Some(info) = setup.hex(hex) {
        let numbers = &setup.parameters.numbers;
        let (text, rule) = if setup.rough().contains(hex) {
            let text = tr!(
                "card-rough",
                terrain = info.terrain.word(),
                times = numbers.tanks[1],
                columns = numbers.shift_rough
            );
            (text, Some(cite::SHIFTS))
        } else {
            let text = tr!("card-clear", times = numbers.tanks[0]);
            (text, Some(cite::STRENGTHS))
        };
        add(tr!("card-ground"), text, rule);
        if let Some((side, _)) = info.source {
            let text = if state.occupied()[side.enemy()].contains(hex) {
                let points = numbers.source_points;
                tr!("hex-source-held", side = side.key(), n = points)
            } else {
                tr!("hex-source", side = side.key())
            };
            add(tr!("card-source"), text, Some(cite::TRACING));
        }
    }
    if let Some(closed) = setup.special.closed_hex
        && closed.hex == hex
        && closed.turns.contains(state.turn)
    {
        let text = special::closed_hex(setup, closed);
        add(tr!("card-closed"), text, Some(cite::TURN_2));
    }
    for river in river_sides(setup, hex) {
        add(tr!("card-river"), river, None);
    }
    let here = state.in_hex(hex);
    for unit in here {
        add(tr!("card-unit"), unit_line(setup, state, unit), None);
    }
    for side in Side::ALL {
        let own = here & setup.units_of(side);
        if !own.is_empty() {
            add(
                tr!("card-supply"),
                supply_of_hex(setup, state, side, hex, own),
                Some(cite::TRACING),
            );
        }
    }
    for side in Side::ALL {
        let near = setup.grid.around(hex) & state.occupied()[side];
        if !near.is_empty() {
            // Who stands there is told of the hexes themselves.
            let hexes = short_list(setup, near);
            let text = tr!("card-zone-text", side = side.key(), hexes = hexes);
            add(tr!("card-zone"), text, Some(cite::ZOC));
        }
    }
    for attacker in Side::ALL {
        if let Some(found) = threat(setup, state, attacker, hex) {
            let text = threat_line(setup, &found);
            add(tr!("card-threat"), text, Some(cite::SHIFTS));
        }
    }
    Card {
        title: setup.hex_name(hex),
        rows,
    }
}

/// "B6, B7 and C7".
fn short_list(setup: &Setup, list: HexMask) -> String {
    let names: Vec<String> = list.iter().map(|h| short(setup, h)).collect();
    words::all_of(&names)
}

/// The supply of the units of a side in a hex, as the next judgement would
/// find it, and how that differs from the markers they have.
fn supply_of_hex(setup: &Setup, state: &State, side: Side, hex: HexId, own: UnitMask) -> String {
    let ahead = outlook(setup, state, side);
    let standing = |unit: UnitId| ahead.standing(state, unit);
    let next = when_judged(setup, &ahead);
    if let Some(line) = supply_line(setup, state, side, hex, ahead.limit) {
        let to = line.last().copied().unwrap_or(hex);
        let way = if line.len() < 2 {
            tr!("line-in-source")
        } else {
            tr!("line-to", n = line.len() - 1, hex = setup.hex_name(to))
        };
        let marked = own.iter().any(|u| standing(u) == SupplyOutlook::Regaining);
        return if marked {
            tr!("line-regained", way = way, when = next)
        } else {
            way
        };
    }
    let why = breaks(setup, state, side, hex, ahead.limit).map_or_else(String::new, |cut| {
        match (cut.too_long, ahead.limit) {
            (Some(long), Some(limit)) => tr!("line-too-long", n = long, limit = limit),
            _ if cut.breaks.is_empty() => String::new(),
            _ => {
                let list: Vec<String> = cut.breaks.iter().map(|b| why_barred(setup, b)).collect();
                tr!("line-broken", bars = words::all_of(&list))
            }
        }
    });
    let lasting = own.iter().all(|u| standing(u) == SupplyOutlook::Cut);
    if lasting {
        tr!("line-cut", when = next, why = why)
    } else {
        tr!("line-lost", when = next, why = why)
    }
}

/// "C4 (zone of control from C5)".
fn why_barred(setup: &Setup, bar: &Bar) -> String {
    let mut causes = Vec::new();
    if bar.occupied {
        causes.push(tr!("bar-occupied"));
    }
    if bar.source {
        causes.push(tr!("bar-source"));
    }
    if !bar.zone_from.is_empty() && !bar.occupied {
        causes.push(tr!("bar-zone", hexes = short_list(setup, bar.zone_from)));
    }
    format!("{} ({})", short(setup, bar.hex), causes.join(", "))
}
