//! Positions, actions, receipts as JSON: what `--json` prints and what the
//! engine protocol answers. The forms are promised in `assets/protocol.md`.

mod advice;
mod odds;
mod play;
mod position;
pub(super) mod seated;
mod supply;

pub(super) use advice::{
    advice_json, advice_text, forced_text, forecast_json, forecast_text, over_text, report_json,
    report_text,
};
pub(super) use odds::{odds_json, odds_text};
pub(super) use play::{action_json, entry_json, event_json, refusal_json};
pub(super) use position::{points_json, position_json, position_text};
pub(super) use supply::{supply_json, supply_text};

use crate::hex::{HexId, HexMask};
use crate::json::Doc;
use crate::present::book::{Block, Entry, Span};
use crate::systems::hells_gate::rulebook;
use crate::systems::hells_gate::{Setup, Side, UnitId, UnitMask};
use crate::words::tr;
use serde_json::{Value, json};

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

/// A tree of a system's own.
pub(super) fn value(doc: &Doc) -> Value {
    match doc {
        Doc::Null => Value::Null,
        Doc::Bool(yes) => (*yes).into(),
        Doc::Whole(n) => (*n).into(),
        Doc::Number(n) => serde_json::from_str(n).unwrap_or(Value::Null),
        Doc::Text(text) => text.as_str().into(),
        Doc::List(list) => list.iter().map(value).collect(),
        Doc::Object(fields) => {
            let fields = fields.iter();
            Value::Object(
                fields
                    .map(|(name, doc)| (name.clone(), value(doc)))
                    .collect(),
            )
        }
    }
}

/// An entry of the rule book, text and cross references.
pub(super) fn rule_json(entry: &Entry) -> Value {
    let references: Vec<&str> = entry.references().collect();
    json!({
        "number": entry.number,
        "title": entry.title,
        "summary": entry.summary(),
        "text": entry.plain(),
        "references": references,
    })
}

/// An entry of the rule book for a terminal.
pub(super) fn rule_text(entry: &Entry) -> String {
    let line = |spans: &[Span]| -> String {
        spans
            .iter()
            .map(|span| match span {
                Span::Text(text) | Span::Strong(text) => text.clone(),
                Span::Rule(number) => format!("[{number}]"),
            })
            .collect()
    };
    let mut out = format!("{}  {}\n", entry.number, entry.title);
    for block in &entry.blocks {
        out.push('\n');
        match block {
            Block::Paragraph(spans) => out.push_str(&wrapped(&line(spans), "", "")),
            Block::Bullets(items) => {
                for item in items {
                    out.push_str(&wrapped(&line(item), "  • ", "    "));
                }
            }
            Block::Table { head, rows } => out.push_str(&table(head, rows)),
            Block::Code(lines) => {
                for line in lines {
                    out.push_str(&format!("    {line}\n"));
                }
            }
        }
    }
    out
}

/// Columns side by side.
pub(super) fn table(head: &[String], rows: &[Vec<String>]) -> String {
    let all = || std::iter::once(head).chain(rows.iter().map(Vec::as_slice));
    let columns = all().map(<[String]>::len).max().unwrap_or(0);
    let width = |column: usize| {
        all()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    all()
        .map(|row| {
            let cells: Vec<String> = row
                .iter()
                .zip(&widths)
                .map(|(cell, &width)| format!("{cell:width$}"))
                .collect();
            format!("  {}\n", cells.join("  ").trim_end())
        })
        .collect()
}

/// A text broken into lines of at most 80 letters.
pub(super) fn wrapped(text: &str, first: &str, others: &str) -> String {
    const WIDTH: usize = 80;
    let mut out = String::new();
    let mut line = first.to_owned();
    let mut empty = true;
    for word in text.split_whitespace() {
        let long = line.chars().count() + 1 + word.chars().count() > WIDTH;
        if long && !empty {
            out.push_str(line.trim_end());
            out.push('\n');
            line = others.to_owned();
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    out.push_str(line.trim_end());
    out.push('\n');
    out
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

    #[test]
    fn text_is_wrapped_and_tables_line_up() {
        let long = "word ".repeat(40);
        let text = wrapped(&long, "  • ", "    ");
        assert!(text.lines().all(|l| l.chars().count() <= 80));
        assert_eq!(text.split_whitespace().count(), 41);
        for entry in rulebook::book().entries() {
            assert!(rule_text(entry).len() > 20, "{}", entry.number);
        }
        assert!(find_rule("7.6").is_ok());
        assert!(find_rule(&"x".repeat(1000)).is_err_and(|e| e.len() < 200));
    }
}
