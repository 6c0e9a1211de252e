//! The receipt of an attack and its exact chances.

use super::{code, codes, hex, refusal_json};
use crate::hex::HexId;
use crate::systems::hells_gate::odds::odds;
use crate::systems::hells_gate::{HellsGate, State, UnitMask, attack_problems, say};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// The receipt of an attack by the side to move, as JSON.
pub(in crate::cli) fn odds_json(
    rules: &HellsGate,
    state: &State,
    target: HexId,
    units: UnitMask,
) -> Value {
    let odds = odds(rules, state, target, units);
    let lines = say::odds_lines(rules, state, target, units, &odds);
    let attackers: Vec<Value> = lines
        .attackers
        .iter()
        .map(|(unit, text, from)| {
            json!({ "unit": code(rules, *unit), "from": hex(rules, *from), "text": text })
        })
        .collect();
    let defenders: Vec<Value> = lines
        .defenders
        .iter()
        .map(|(unit, text, counts)| {
            json!({ "unit": code(rules, *unit), "counts": counts, "text": text })
        })
        .collect();
    let shifts: Vec<Value> = lines
        .shifts
        .iter()
        .map(|(columns, reason, rule)| {
            json!({ "columns": columns, "reason": reason, "rule": rule.0 })
        })
        .collect();
    let all_out = match &lines.all_out {
        Ok(_) => json!({
            "may_flip": codes(rules, odds.may_flip),
            "hits": distribution(&lines.all_out_dist),
        }),
        Err((reason, rule)) => json!({
            "may_flip": [],
            "hits": null,
            "reason": reason,
            "rule": rule.0,
        }),
    };
    let problems = attack_problems(rules, state, target, units);
    json!({
        "target": hex(rules, target),
        "attack": odds.attack,
        "defence": odds.defence,
        "attackers": attackers,
        "defenders": defenders,
        "base": lines.base,
        "shifts": shifts,
        "column": lines.column,
        "beyond_table": lines.clamped,
        "overconcentrated": odds.overconcentrated,
        "normal": { "hits": distribution(&lines.normal) },
        "all_out": all_out,
        "allowed": problems.is_empty(),
        "problems": problems.iter().map(|p| refusal_json(rules, p)).collect::<Vec<_>>(),
    })
}

/// The chances of each number of hits, in sixths.
fn distribution(faces: &[(u8, u8)]) -> Vec<Value> {
    faces
        .iter()
        .map(|(hits, sixths)| json!({ "hits": hits, "sixths": sixths }))
        .collect()
}

/// The receipt for a terminal.
pub(in crate::cli) fn odds_text(
    rules: &HellsGate,
    state: &State,
    target: HexId,
    units: UnitMask,
) -> String {
    let odds = odds(rules, state, target, units);
    let lines = say::odds_lines(rules, state, target, units, &odds);
    let mut out = format!("Attack on {}\n\nAttackers\n", rules.hex_name(target));
    // Writing to a String cannot fail.
    for (_, text, from) in &lines.attackers {
        let _ = writeln!(out, "  {text}, from {}", hex(rules, *from));
    }
    out.push_str("Defenders\n");
    if lines.defenders.is_empty() {
        out.push_str("  none\n");
    }
    for (_, text, _) in &lines.defenders {
        let _ = writeln!(out, "  {text}");
    }
    let _ = writeln!(out, "\nRatio    {}, column {}", lines.ratio, lines.base);
    for (columns, text, rule) in &lines.shifts {
        let way = if *columns > 0 { "right" } else { "left" };
        let _ = writeln!(
            out,
            "Shift    {} {way}: {text} [{rule}]",
            columns.unsigned_abs()
        );
    }
    let clamped = match lines.clamped {
        true => ", the end of the table",
        false => "",
    };
    let _ = writeln!(out, "Column   {}{clamped}\n", lines.column);
    let _ = writeln!(out, "Normal   {}", chances(&lines.normal));
    match &lines.all_out {
        Ok(units) => {
            let flip: Vec<_> = units.iter().map(|&u| rules.unit_name(u)).collect();
            let _ = writeln!(out, "All-out  {}", chances(&lines.all_out_dist));
            let _ = writeln!(out, "         flipping {}", flip.join(" or "));
        }
        Err((why, rule)) => {
            let _ = writeln!(out, "All-out  not possible: {why} [{rule}]");
        }
    }
    let problems = attack_problems(rules, state, target, units);
    if !problems.is_empty() {
        out.push_str("\nThe rules do not allow this attack here:\n");
    }
    for why in problems {
        use crate::engine::Refusal as _;
        let _ = writeln!(out, "  {} [{}]", say::refusal(rules, &why), why.rule());
    }
    out
}

/// "no hit 2/6, 1 hit 4/6; 0.67 on average".
fn chances(faces: &[(u8, u8)]) -> String {
    let list: Vec<String> = faces
        .iter()
        .map(|(hits, sixths)| match hits {
            0 => format!("no hit {sixths}/6"),
            1 => format!("1 hit {sixths}/6"),
            n => format!("{n} hits {sixths}/6"),
        })
        .collect();
    let sum: u32 = faces
        .iter()
        .map(|&(hits, sixths)| u32::from(hits) * u32::from(sixths))
        .sum();
    format!(
        "{}; {:.2} on average",
        list.join(", "),
        f64::from(sum) / 6.0
    )
}
