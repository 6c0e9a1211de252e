//! Whether a saved game of a system at the table is what it says it is.

use crate::cli::commands::verify::{Finding, code};
use crate::engine::{DiceMode, NodeId, UndoPolicy, digest};
use crate::json::Doc;
use crate::record::Standing;
use crate::systems::SYSTEMS;
use crate::table::{OddFace, Opened, Stamped, Table, find};
use crate::words::{name, tr};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// Where a scenario comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// It came with the program.
    Shipped,
    /// It bears the identifier of one that did, and is another.
    Changed,
    /// It is somebody's own.
    Own,
}

/// What a saved game proves.
struct Proof<'a> {
    opened: &'a Opened,
    table: &'a dyn Table,
    origin: Origin,
    id: String,
    /// The number of its scenario, however that is laid out.
    digest: String,
    rolled: usize,
}

/// Plays no part of the game again: that was done when it was read.
pub(in crate::cli) fn examine(shown: &str, opened: &Opened) -> Finding {
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
    let json = proof.json(shown, said.trim_end());
    Finding {
        code: code(standing),
        said,
        json,
    }
}

impl<'a> Proof<'a> {
    fn of(opened: &'a Opened) -> Self {
        let table = &*opened.table;
        let scenario = table.scenario();
        let id = match scenario.get("id") {
            Some(Doc::Text(id)) => id.clone(),
            _ => String::new(),
        };
        let entry = find(SYSTEMS, table.system()).ok();
        let start = entry.and_then(|entry| entry.start(&id));
        let nodes = (1..=table.actions()).filter_map(|n| table.told(NodeId(n)));
        Self {
            opened,
            table,
            origin: match start.map(|start| start.text.parse::<Doc>()) {
                Some(Ok(ours)) if ours == *scenario => Origin::Shipped,
                Some(_) => Origin::Changed,
                None => Origin::Own,
            },
            digest: format!("{:016x}", digest(&scenario.to_string())),
            id,
            rolled: nodes.map(|told| told.dice.len()).sum(),
        }
    }

    fn standing(&self) -> Standing {
        let damage = self.opened.damage.as_ref();
        let cut = damage.is_some_and(|damage| damage.stop.is_some());
        let notes = || damage.iter().flat_map(|damage| &damage.notes);
        let odd = notes().any(|note| note.path != "drawings");
        let undrawn = notes().next().is_some();
        match (self.origin, self.opened.stamped) {
            _ if cut => Standing::Faulty,
            // The missing stamp is noted, too.
            (_, Stamped::Whole) if odd => Standing::Faulty,
            (Origin::Changed, _) | (_, Stamped::Changed) => Standing::Faulty,
            _ if self.opened.odd.n > 0 => Standing::Faulty,
            (_, Stamped::Whole) if undrawn => Standing::Undrawn,
            (Origin::Own, _) => Standing::Own,
            _ if self.table.is_set_up() => Standing::Own,
            (_, Stamped::No) => Standing::Untold,
            (_, Stamped::Whole) => Standing::Good,
        }
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.scenario_line()];
        let changed = self.options();
        if !changed.is_empty() {
            let options: Vec<String> = changed
                .iter()
                .map(|(title, value)| format!("{title}: {value}"))
                .collect();
            lines.push(tr!("proof-options", options = options.join("; ")));
        }
        if self.table.is_set_up() {
            lines.push(tr!("proof-set-up"));
        }
        lines.push(self.dice_line());
        lines.push(match self.opened.stamped {
            Stamped::Whole => tr!("proof-whole"),
            Stamped::Changed => tr!("proof-not-whole"),
            Stamped::No => tr!("proof-untold"),
        });
        let undo = match self.table.options().undo {
            UndoPolicy::Free => tr!("proof-undo-free"),
            UndoPolicy::ToLastBarrier => tr!("proof-undo-sealed"),
        };
        lines.push(tr!("proof-modes-untold", undo = undo));
        lines
    }

    /// The options that are not as in the scenario.
    fn options(&self) -> Vec<(String, String)> {
        let all = self.table.parameters().into_iter();
        let changed = all.filter(|parameter| parameter.value != parameter.default);
        changed
            .map(|parameter| (parameter.title, parameter.value.to_string()))
            .collect()
    }

    fn scenario_line(&self) -> String {
        let about = self.table.about().title;
        let (title, id, digest) = (name(&about), self.id.as_str(), self.digest.as_str());
        let title = title.as_ref();
        match self.origin {
            Origin::Shipped => tr!(
                "proof-scenario-shipped",
                title = title,
                id = id,
                digest = digest
            ),
            Origin::Changed => tr!("proof-scenario-changed", id = id, digest = digest),
            Origin::Own => tr!(
                "proof-scenario-own",
                title = title,
                id = id,
                digest = digest
            ),
        }
    }

    fn dice_line(&self) -> String {
        let options = self.table.options();
        let (n, seed) = (self.rolled, options.seed.to_string());
        match (options.dice, self.opened.odd.first) {
            (DiceMode::ByHand, _) => tr!("proof-dice-by-hand", n = n),
            (DiceMode::Seeded, None) => tr!("proof-dice-seeded", n = n, seed = seed),
            (
                DiceMode::Seeded,
                Some(OddFace {
                    node,
                    written,
                    seeded,
                }),
            ) => tr!(
                "proof-dice-odd",
                n = self.opened.odd.n,
                of = n,
                seed = seed,
                ply = node.0,
                written = written.pips(),
                seeded = seeded.pips()
            ),
        }
    }

    fn json(&self, shown: &str, said: &str) -> Value {
        let standing = self.standing();
        let options = self.table.options();
        let seeded = options.dice == DiceMode::Seeded;
        let damage = self.opened.damage.as_ref();
        let fault = damage.and_then(|damage| damage.stop.as_ref().or(damage.notes.first()));
        let notes = damage.iter().flat_map(|damage| &damage.notes);
        json!({
            "file": shown,
            "good": standing == Standing::Good,
            "status": code(standing),
            "kind": standing.word(),
            "system": self.table.system(),
            "scenario": self.id,
            "title": self.table.about().title,
            "digest": self.digest,
            "shipped": self.origin == Origin::Shipped,
            "origin": match self.origin {
                Origin::Shipped => "shipped",
                Origin::Changed => "changed",
                Origin::Own => "own",
            },
            "options": self.options().into_iter().collect::<std::collections::BTreeMap<_, _>>(),
            "begins": if self.table.is_set_up() { "position" } else { "scenario" },
            "actions": self.table.actions(),
            "dice": {
                "mode": if seeded { "seeded" } else { "by-hand" },
                "seed": seeded.then(|| options.seed.to_string()),
                "rolled": self.rolled,
                "not_from_seed": seeded.then_some(self.opened.odd.n),
                "first": self.opened.odd.first.map(|odd| json!({
                    "action": odd.node.0,
                    "written": odd.written.pips(),
                    "seeded": odd.seeded.pips(),
                })),
            },
            "whole": match self.opened.stamped {
                Stamped::Whole => Some(true),
                Stamped::Changed => Some(false),
                Stamped::No => None,
            },
            "fault": fault.map(|fault| json!({ "path": fault.path, "said": fault.to_string() })),
            "notes": notes.map(ToString::to_string).collect::<Vec<_>>(),
            "said": said,
        })
    }
}
