//! The receipt of an attack and its exact chances.

use super::{hex, value};
use crate::hex::HexId;
use crate::systems::hells_gate::codec::odds_doc;
use crate::systems::hells_gate::odds::odds;
use crate::systems::hells_gate::{HellsGate, State, UnitMask, attack_problems, say};
use crate::words::{any_of, tr};
use serde_json::Value;
use std::fmt::Write as _;

/// The receipt of an attack by the side to move, as JSON.
pub(in crate::systems::hells_gate::desk) fn odds_json(
    rules: &HellsGate,
    state: &State,
    target: HexId,
    units: UnitMask,
) -> Value {
    value(&odds_doc(rules, state, target, units))
}

/// The receipt for a terminal.
pub(in crate::systems::hells_gate::desk) fn odds_text(
    rules: &HellsGate,
    state: &State,
    target: HexId,
    units: UnitMask,
) -> String {
    let odds = odds(rules, state, target, units);
    let lines = say::odds_lines(rules, state, target, units, &odds);
    let label = |what: &str| tr!("odds-label", what = what);
    let [ratio, shift, column, normal, all_out] =
        ["ratio", "shift", "column", "normal", "all-out"].map(label);
    let widths = [&ratio, &shift, &column, &normal, &all_out].map(|l| l.chars().count());
    let width = widths.into_iter().max().unwrap_or_default() + 1;
    let target_name = rules.hex_name(target);
    let mut out = format!("{}\n\n", tr!("odds-on", hex = target_name));
    // Writing to a String cannot fail.
    let _ = writeln!(out, "{}", tr!("odds-attackers"));
    for (_, text, from) in &lines.attackers {
        let line = tr!("odds-from", unit = text.as_str(), hex = hex(rules, *from));
        let _ = writeln!(out, "  {line}");
    }
    let _ = writeln!(out, "{}", tr!("odds-defenders"));
    if lines.defenders.is_empty() {
        let _ = writeln!(out, "  {}", tr!("odds-nobody"));
    }
    for (_, text, _) in &lines.defenders {
        let _ = writeln!(out, "  {text}");
    }
    let text = tr!(
        "odds-ratio",
        ratio = lines.ratio.to_string(),
        column = lines.base.to_string()
    );
    let _ = writeln!(out, "\n{ratio:width$} {text}");
    for (columns, text, rule) in &lines.shifts {
        let text = tr!(
            "odds-shift",
            n = columns.unsigned_abs(),
            way = if *columns > 0 { "right" } else { "left" },
            reason = text.as_str()
        );
        let _ = writeln!(out, "{shift:width$} {text} [{rule}]");
    }
    let end = match lines.clamped {
        true => tr!("odds-end-of-table"),
        false => String::new(),
    };
    let _ = writeln!(out, "{column:width$} {}{end}\n", lines.column);
    let _ = writeln!(out, "{normal:width$} {}", say::chances(&lines.normal));
    match &lines.all_out {
        Ok(units) => {
            let flip: Vec<_> = units.iter().map(|&u| rules.unit_name(u)).collect();
            let text = tr!("odds-flipping", units = any_of(&flip));
            let _ = writeln!(
                out,
                "{all_out:width$} {}",
                say::chances(&lines.all_out_dist)
            );
            let _ = writeln!(out, "{:width$} {text}", "");
        }
        Err((why, rule)) => {
            let text = tr!("odds-impossible", why = why.as_str());
            let _ = writeln!(out, "{all_out:width$} {text} [{rule}]");
        }
    }
    let problems = attack_problems(rules, state, target, units);
    if !problems.is_empty() {
        let _ = writeln!(out, "\n{}", tr!("odds-forbidden"));
    }
    for why in problems {
        use crate::engine::Refusal as _;
        let _ = writeln!(out, "  {} [{}]", say::refusal(rules, &why), why.rule());
    }
    out
}
