//! Whether a saved game of a system at the table is what it says it is.

use crate::cli::commands::verify::{Finding, code};
use crate::engine::DiceMode;
use crate::present::system::Lineage;
use crate::record::{Proof, Standing};
use crate::table::{Opened, Stamped};
use crate::words::tr;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// What a saved game proves, for people and for programs.
pub(crate) fn examine(shown: &str, opened: &Opened) -> Finding {
    let proof = Proof::of(opened);
    let standing = proof.standing();
    let actions = proof.table.actions();
    let word = standing.word();
    let mut said = tr!("proof-verified", file = shown, standing = word, n = actions);
    said.push('\n');
    for line in proof.lines() {
        // Writing to a String cannot fail.
        let _ = writeln!(said, "  {line}");
    }
    let damage = opened.damage.iter().map(ToString::to_string);
    for line in damage.collect::<String>().lines() {
        let _ = writeln!(said, "  {line}");
    }
    let json = json_of(&proof, shown, said.trim_end());
    Finding {
        code: code(standing),
        said,
        json,
    }
}

/// The same for programs.
fn json_of(proof: &Proof<'_>, shown: &str, said: &str) -> Value {
    let standing = proof.standing();
    let options = proof.table.options();
    let seeded = options.dice == DiceMode::Seeded;
    let damage = proof.opened.damage.as_ref();
    let fault = damage.and_then(|damage| damage.stop.as_ref().or(damage.notes.first()));
    let notes = damage.iter().flat_map(|damage| &damage.notes);
    json!({
        "file": shown,
        "good": standing == Standing::Good,
        "status": code(standing),
        "kind": standing.word(),
        "system": proof.table.system(),
        "scenario": proof.id,
        "title": proof.table.about().title,
        "digest": proof.digest,
        "shipped": proof.origin == Lineage::Shipped,
        "origin": match proof.origin {
            Lineage::Shipped => "shipped",
            Lineage::Changed => "changed",
            Lineage::Own => "own",
        },
        "options": proof.options().into_iter().collect::<std::collections::BTreeMap<_, _>>(),
        "begins": if proof.table.is_set_up() { "position" } else { "scenario" },
        "actions": proof.table.actions(),
        "lines": proof.variations,
        "dice": {
            "mode": if seeded { "seeded" } else { "by-hand" },
            "seed": seeded.then(|| options.seed.to_string()),
            "rolled": proof.rolled,
            "chosen": proof.chosen.iter().map(|node| node.0).collect::<Vec<_>>(),
            "chosen_on_main_line": proof.chosen_on_main,
            "not_from_seed": seeded.then_some(proof.opened.odd.n),
            "first": proof.opened.odd.first.map(|odd| json!({
                "action": odd.node.0,
                "written": odd.written.pips(),
                "seeded": odd.seeded.pips(),
            })),
        },
        "whole": match proof.opened.stamped {
            Stamped::Whole => Some(true),
            Stamped::Changed => Some(false),
            Stamped::No => None,
        },
        "fault": fault.map(|fault| json!({ "path": fault.path, "said": fault.to_string() })),
        "notes": notes.map(ToString::to_string).collect::<Vec<_>>(),
        "said": said,
    })
}
