//! Positions, actions, receipts as JSON: what `--json` prints and what the
//! engine protocol answers. The forms are promised in `assets/protocol.md`.

pub(crate) mod seated;

use crate::json::Doc;
use crate::present::book::{BookEntry, Passage, plain};
use serde_json::{Value, json};

/// A tree of a system's own.
pub(crate) fn value(doc: &Doc) -> Value {
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
pub(crate) fn rule_json(entry: &BookEntry) -> Value {
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
pub(crate) fn rule_text(entry: &BookEntry) -> String {
    let mut out = format!("{}  {}\n", entry.number, entry.title);
    for block in &entry.blocks {
        out.push('\n');
        out.push_str(&passage_text(block, ""));
    }
    out
}

/// A passage for a terminal, so far from the edge.
fn passage_text(block: &Passage, before: &str) -> String {
    let mut out = String::new();
    match block {
        Passage::Heading(_, spans) | Passage::Paragraph(spans) => {
            out.push_str(&wrapped(&plain(spans), before, before));
        }
        Passage::List(items) => {
            for item in items {
                let indent = format!("{before}{}", "  ".repeat(usize::from(item.depth) + 1));
                let mark = item.mark.written();
                let more = indent.clone() + &" ".repeat(mark.chars().count() + 1);
                let first = match mark.is_empty() {
                    true => more.clone(),
                    false => format!("{indent}{mark} "),
                };
                out.push_str(&wrapped(&plain(&item.text), &first, &more));
            }
        }
        Passage::Quote(of) => {
            for block in of {
                out.push_str(&passage_text(block, &format!("{before}    ")));
            }
        }
        Passage::Table { head, rows } => out.push_str(&table(head, rows)),
        Passage::Code(lines) => {
            for line in lines {
                out.push_str(&format!("    {line}\n"));
            }
        }
    }
    out
}

/// Columns side by side.
pub(crate) fn table(head: &[String], rows: &[Vec<String>]) -> String {
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
pub(crate) fn wrapped(text: &str, first: &str, others: &str) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_wrapped() {
        let long = "word ".repeat(40);
        let text = wrapped(&long, "  • ", "    ");
        assert!(text.lines().all(|l| l.chars().count() <= 80));
        assert_eq!(text.split_whitespace().count(), 41);
    }
}
