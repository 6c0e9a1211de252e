//! The tables of a scenario file: strengths, combat results, victory.

use super::{PROVENANCES, notes, provenance, says};
use crate::json::{Fields, Node, quoted};
use crate::systems::jaws_of_victory::Provenance;
use crate::systems::jaws_of_victory::numbers::{COLUMNS, ROWS};
use crate::systems::jaws_of_victory::odds::column_name;
use crate::systems::jaws_of_victory::setup::{ResultCell, ResultsTable, Strengths};
use crate::words::tr;
use std::collections::BTreeMap;

/// A row of strengths with where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Row {
    pub strengths: Strengths,
    pub defends_only: bool,
}

/// The strength classes and the printed counters of a file.
pub(super) struct Classes {
    /// By side, as files call it, and letter.
    letters: BTreeMap<(&'static str, String), Row>,
    printed: BTreeMap<String, Row>,
}

/// The sides in words of files.
pub(super) const SIDES: [&str; 2] = ["german", "soviet"];

/// The classes that [`Classes::enlarged`] needs \[J12\].
const ENLARGED: [&str; 2] = ["A", "D"];

const STEPS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];

/// The field `strength_classes`.
pub(super) fn classes(node: &Node<'_>) -> Option<Classes> {
    let fields = node.object(&["german", "soviet", "printed"])?;
    let mut letters = BTreeMap::new();
    let mut whole = true;
    for side in SIDES {
        let Some(rows) = fields.given(side).and_then(|n| named(&n)) else {
            whole = false;
            continue;
        };
        for (letter, row) in rows {
            letters.insert((side, letter), row);
        }
    }
    for letter in ENLARGED {
        if whole && !letters.contains_key(&(SIDES[0], letter.to_owned())) {
            fields.fault(says(tr!("jaws-no-class", class = letter)));
            whole = false;
        }
    }
    let printed = fields.given("printed").and_then(|n| named(&n));
    whole.then_some(())?;
    Some(Classes {
        letters,
        printed: printed?.into_iter().collect(),
    })
}

/// An object whose field names are the file's own.
fn named(node: &Node<'_>) -> Option<Vec<(String, Row)>> {
    let crate::json::Doc::Object(entries) = node.doc() else {
        let _ = node.object(&[]);
        return None;
    };
    let names: Vec<&str> = entries.iter().map(|(name, _)| name.as_str()).collect();
    let fields = node.object(&names)?;
    let rows = names.iter().map(|name| {
        let row = fields.given(name).and_then(|n| row(&n))?;
        Some(((*name).to_owned(), row))
    });
    rows.collect()
}

fn row(node: &Node<'_>) -> Option<Row> {
    let fields = node.object(&[
        "for",
        "strength",
        "defence_only",
        "provenance",
        "source",
        "note",
    ])?;
    notes(&fields, &["for", "source", "note"]);
    let defends_only = fields
        .optional("defence_only")
        .map_or(Some(false), |n| n.flag());
    let marks = fields.given("provenance").and_then(|n| n.object(&STEPS));
    let table = fields.given("strength").and_then(|n| n.object(&STEPS));
    let (marks, table) = (marks?, table?);
    let mut strengths = [0; 6];
    for (steps, strength) in STEPS.iter().zip(&mut strengths) {
        if let Some(node) = table.optional(steps) {
            *strength = node.small(1..=30)?;
            marks.field(steps)?.choice(&PROVENANCES)?;
        }
    }
    // A strength for every number of steps up to the greatest.
    let greatest = strengths.iter().rposition(|&s| s > 0);
    let whole = greatest.is_some_and(|most| strengths.iter().take(most + 1).all(|&s| s > 0));
    if !whole {
        fields.fault(says(tr!("jaws-steps-missing")));
        return None;
    }
    Some(Row {
        strengths,
        defends_only: defends_only?,
    })
}

impl Classes {
    /// The strengths of regiments that took others in: on foot, motorised \[J12\].
    pub fn enlarged(&self) -> [Strengths; 2] {
        ENLARGED.map(|letter| {
            let row = self.letters.get(&(SIDES[0], letter.to_owned()));
            row.map_or([0; 6], |row| row.strengths)
        })
    }

    /// The strengths of a unit of this side, by its class or by its printed counter.
    pub fn of(&self, side: &'static str, fields: &Fields<'_>) -> Option<Row> {
        let letter = fields.optional("strength_class");
        let printed = fields.optional("strength_table");
        let found = match (&letter, &printed) {
            (Some(node), None) => {
                let letter = node.text(20)?;
                let found = self.letters.get(&(side, letter.to_owned()));
                found.ok_or((node, letter))
            }
            (None, Some(node)) => {
                let name = node.text(40)?;
                self.printed.get(name).ok_or((node, name))
            }
            _ => {
                fields.fault(says(tr!("jaws-one-strength")));
                return None;
            }
        };
        match found {
            Ok(row) => Some(*row),
            Err((node, name)) => {
                node.fault(says(tr!("jaws-no-class", class = quoted(name))));
                None
            }
        }
    }
}

/// The field `combat_results`.
pub(super) fn combat_results(node: &Node<'_>) -> Option<Box<ResultsTable>> {
    let fields = node.object(&[
        "dice",
        "columns",
        "columns_provenance",
        "notation",
        "known_cells",
        "rows",
        "provenance",
        "note",
    ])?;
    notes(
        &fields,
        &[
            "dice",
            "columns_provenance",
            "notation",
            "provenance",
            "note",
        ],
    );
    let names: Vec<String> = (0..COLUMNS as u8).map(column_name).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    if let Some(list) = fields.given("columns").and_then(|n| n.list(COLUMNS)) {
        for (node, name) in list.iter().zip(&names) {
            let _ = node.word(&[name]);
        }
    }
    let sums: Vec<String> = (2..=12).map(|sum: u8| sum.to_string()).collect();
    let sums: Vec<&str> = sums.iter().map(String::as_str).collect();
    let rows = fields.given("rows").and_then(|n| n.object(&sums))?;
    let mut all = Vec::with_capacity(ROWS);
    for sum in &sums {
        let row = rows.field(sum).and_then(|n| n.object(&names))?;
        let cells: Vec<_> = names
            .iter()
            .map(|name| row.field(name).and_then(|n| cell(&n)))
            .collect();
        let cells: Option<Vec<ResultCell>> = cells.into_iter().collect();
        let row: [ResultCell; COLUMNS] = cells?.try_into().ok()?;
        all.push(row);
    }
    let mut table: ResultsTable = all.try_into().ok()?;
    for known in fields
        .optional("known_cells")
        .and_then(|n| n.list(COLUMNS * ROWS))
        .unwrap_or_default()
    {
        let known = known.object(&["column", "roll", "result", "provenance", "source"])?;
        notes(&known, &["source"]);
        let from = provenance(&known, "provenance");
        let column = known.field("column").and_then(|n| n.word(&names))?;
        let roll = known.field("roll").and_then(|n| n.small(2..=12))?;
        let cell = &mut table[usize::from(roll - 2)][column];
        let result = known.field("result")?;
        // What the text shows must stand in the table.
        let _ = result.word(&[cell.printed.as_str()]);
        cell.attested = from == Some(Provenance::Attested);
    }
    Some(Box::new(table))
}

/// A cell: "1/1DR".
fn cell(node: &Node<'_>) -> Option<ResultCell> {
    let printed = node.text(20)?;
    let read = printed.split_once('/').and_then(|(attacker, defender)| {
        let (a, d) = (half(attacker)?, half(defender)?);
        Some(ResultCell {
            printed: printed.to_owned(),
            losses: [a.0, d.0],
            disorganises: [a.1, d.1],
            attested: false,
        })
    });
    if read.is_none() {
        node.fault(says(tr!("jaws-no-result", found = quoted(printed))));
    }
    read
}

/// One side of a cell: the steps, and whether it is Disorganised. Retreats and
/// breakthroughs are read and mean nothing here [16.5.3.4f].
fn half(text: &str) -> Option<(u8, bool)> {
    if text == "-" {
        return Some((0, false));
    }
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    let (steps, rest) = text.split_at(digits);
    let steps = match steps {
        "" => 0,
        _ => steps.parse().ok().filter(|steps| (1..=9).contains(steps))?,
    };
    let disorganised = rest.starts_with('D');
    let rest = rest.strip_prefix('D').unwrap_or(rest);
    matches!(rest, "" | "R" | "B").then_some(())?;
    (!text.is_empty()).then_some((steps, disorganised))
}

/// The field `victory`: from how many points each level counts.
pub(super) fn levels(node: &Node<'_>) -> Option<Vec<u16>> {
    let fields = node.object(&["provenance", "source", "levels", "note"])?;
    notes(&fields, &["provenance", "source", "note"]);
    let names = [
        "German decisive",
        "German minor",
        "German propaganda",
        "Soviet minor",
        "Soviet decisive",
    ];
    let list: [Node<'_>; 5] = fields.given("levels")?.array()?;
    let mut levels: Vec<u16> = Vec::new();
    for (node, name) in list.iter().zip(names) {
        let level = node.object(&["level", "from", "to"])?;
        let _ = level.field("level").and_then(|n| n.word(&[name]));
        let from = level.field("from").and_then(|n| n.number(0..=999))?;
        let from = u16::try_from(from).ok()?;
        // From the best down to the worst, which begins with nothing.
        let wrong = levels.last().is_some_and(|better| from >= *better);
        if wrong || (levels.len() == 4 && from != 0) {
            level.fault(says(tr!("jaws-levels")));
            return None;
        }
        levels.push(from);
    }
    Some(levels)
}
