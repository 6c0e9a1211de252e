//! Supply: who has it, along which line, and what cuts the others off.

use super::{hex, hexes, value};
use crate::hex::HexMask;
use crate::systems::hells_gate::codec::supply_doc;
use crate::systems::hells_gate::supply::{Cut, breaks, line_limit, supply_line};
use crate::systems::hells_gate::{HellsGate, Setup, Side, State};
use crate::words::tr;
use serde_json::Value;
use std::fmt::Write as _;

/// Supply of one side, hex by hex.
pub(in crate::systems::hells_gate::desk) fn supply_json(
    rules: &HellsGate,
    state: &State,
    side: Side,
) -> Value {
    value(&supply_doc(rules, state, side))
}

/// Supply of one side for a terminal.
pub(in crate::systems::hells_gate::desk) fn supply_text(
    rules: &HellsGate,
    state: &State,
    side: Side,
) -> String {
    let limit = line_limit(rules, state.turn, side);
    let occupied = state.hexes_of(rules.units_of(side));
    let mut good = String::new();
    let mut bad = String::new();
    let mut told = HexMask::EMPTY;
    for at in occupied {
        let here: Vec<String> = (state.in_hex(at) & rules.units_of(side))
            .iter()
            .map(|u| rules.unit_name(u).into_owned())
            .collect();
        let here = format!("{}: {}", rules.hex_name(at), here.join(", "));
        // Writing to a String cannot fail.
        match breaks(rules, state, side, at, limit) {
            None => {
                let line = supply_line(rules, state, side, at, limit).unwrap_or_default();
                let line: Vec<String> = line.iter().map(|&h| hex(rules, h)).collect();
                let _ = writeln!(good, "  {here}\n      {}", line.join(" → "));
            }
            Some(cut) => {
                let _ = writeln!(bad, "  {here}");
                // One pocket is described once.
                if !told.contains(at) {
                    told |= cut.pocket;
                    cut_text(rules, &cut, limit, &mut bad);
                }
            }
        }
    }
    let (key, turn) = (side.key(), state.turn);
    let head = match limit {
        None => tr!("trace-head", side = key, turn = turn),
        Some(limit) => format!(
            "{} [11.2]",
            tr!("trace-head-limit", side = key, turn = turn, n = limit)
        ),
    };
    let mut out = format!("{head}\n");
    // Writing to a String cannot fail.
    if bad.is_empty() {
        let _ = writeln!(out, "\n{}", tr!("trace-all-well"));
    } else {
        let _ = write!(out, "\n{}\n{bad}", tr!("trace-cut-off"));
    }
    if !good.is_empty() {
        let _ = write!(out, "\n{}\n{good}", tr!("trace-good"));
    }
    out
}

fn cut_text(setup: &Setup, cut: &Cut, limit: Option<u32>, out: &mut String) {
    let line: Vec<String> = cut.line.iter().map(|&h| hex(setup, h)).collect();
    let line = line.join(" → ");
    if let (Some(length), Some(limit)) = (cut.too_long, limit) {
        let text = tr!("trace-too-long", line = line, n = length, limit = limit);
        let _ = writeln!(out, "      {text} [11.2]");
        return;
    }
    if line.is_empty() {
        let _ = writeln!(out, "      {}", tr!("trace-no-source"));
        return;
    }
    let _ = writeln!(out, "      {}", tr!("trace-broken", line = line));
    for bar in &cut.breaks {
        let mut causes = Vec::new();
        if bar.occupied {
            causes.push(tr!("trace-enemy-unit"));
        }
        if bar.source {
            causes.push(tr!("trace-enemy-source"));
        }
        if !bar.zone_from.is_empty() {
            let from = hexes(setup, bar.zone_from).join(", ");
            causes.push(tr!("trace-zone", hexes = from));
        }
        let _ = writeln!(
            out,
            "        {}: {}",
            setup.hex_name(bar.hex),
            causes.join("; ")
        );
    }
}
