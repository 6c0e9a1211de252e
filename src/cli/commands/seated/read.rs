//! Commands that only tell.

use super::{asked, go};
use crate::cli::args::{Replay, Show, Supply};
use crate::cli::engine::seated::told;
use crate::cli::output::{Failure, print, print_json};
use crate::cli::seated::Seated;
use crate::cli::view::{seated as view, value as view_value};
use crate::engine::{DiceMode, NodeId, Options, UndoPolicy};
use crate::json::{Doc, Syntax};
use crate::present::book::Rulebook;
use crate::present::system::{Selection, Start};
use crate::table::{Entry, Sheet, Table};
use crate::words::{name, tr};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// A position.
pub(crate) fn show(args: &Show, mut game: Seated) -> Result<(), Failure> {
    let ply = go(&mut game, &args.at)?;
    let table = &*game.table;
    let glance = table.glance();
    if args.json.json {
        let mut out = told::glance(table);
        out["title"] = table.title().into();
        let id = table.scenario().get("id");
        out["scenario"] = id.map_or(Value::Null, view_value);
        out["damage"] = game.damage_json();
        let position = table.position(glance.node);
        out["position"] = position.as_ref().map_or(Value::Null, view_value);
        let receipt = table.score();
        let receipt: Vec<Value> = receipt
            .iter()
            .map(|row| told::receipt(table, row))
            .collect();
        out["receipt"] = receipt.into();
        let panel = table.panel(&Selection::default());
        out["panel"] = told::panel(table, &panel);
        print_json(&out)?;
    } else {
        print(&format!(
            "{}\n{}\n\n{}",
            name(table.title()),
            tr!("show-after", ply = ply, n = glance.plies),
            view::stands(table)
        ))?;
    }
    game.whole()
}

/// The line the game is on, action by action.
pub(crate) fn replay(args: &Replay, game: Seated) -> Result<(), Failure> {
    let table = &*game.table;
    let line = table.line();
    let (from, all) = (args.from, line.len());
    if let Some(to) = args.to.filter(|&to| from > to) {
        return Err(Failure::usage(tr!("no-such-actions", from = from, to = to)));
    }
    if from > all {
        return Err(Failure::no(tr!("no-such-ply", ply = from, n = all)));
    }
    let to = args.to.unwrap_or(all).min(all);
    let chosen = line.get(from..to).unwrap_or_default().iter();
    let chosen = chosen.filter_map(|&node| table.told(node));
    if args.json.json {
        let actions: Vec<Value> = chosen.map(|node| told::told(table, &node)).collect();
        let last = to.checked_sub(1).and_then(|i| line.get(i));
        let position = table.position(last.copied().unwrap_or(NodeId(0)));
        print_json(&json!({
            "title": table.title(),
            "system": table.system(),
            "plies": all,
            "damage": game.damage_json(),
            "actions": actions,
            "position": position.as_ref().map(view_value),
        }))?;
        return game.whole();
    }
    let mut out = String::new();
    for told in chosen {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{:>4}  {}", told.ply, view::notation(&told));
        for line in &told.lines {
            let _ = writeln!(out, "        {}", line.told.text);
        }
    }
    print(&out)?;
    game.whole()
}

/// Who is out of supply, and why.
pub(crate) fn supply(args: &Supply, mut game: Seated) -> Result<(), Failure> {
    go(&mut game, &args.at)?;
    let table = &*game.table;
    let sides = table.about().sides;
    let keys: Vec<String> = match &args.side {
        Some(side) => vec![side.to_ascii_lowercase()],
        None => sides.iter().map(|side| side.key.clone()).collect(),
    };
    let mut answers = Vec::new();
    for key in keys {
        answers.push(asked(table, "supply", vec![("side", key.as_str().into())])?);
    }
    if args.json.json {
        let all: Vec<Value> = answers.iter().map(view_value).collect();
        print_json(&json!({
            "clock": table.glance().clock.0,
            "damage": game.damage_json(),
            "sides": all,
        }))?;
        return game.whole();
    }
    let all: Vec<String> = answers.iter().map(view::answer).collect();
    print(&all.join("\n"))?;
    game.whole()
}

/// The rule book of a system, as its usual scenario has it.
pub(crate) fn rulebook(entry: &Entry) -> Result<Rulebook, Failure> {
    match entry.starts.first() {
        Some(start) => Ok(begun(entry, start)?.rulebook()),
        None => Ok(Rulebook::default()),
    }
}

/// A game of a scenario that came with the program.
pub(crate) fn begun(entry: &Entry, start: &Start) -> Result<Box<dyn Table>, Failure> {
    let scenario: Doc = start
        .text
        .parse()
        .map_err(|why: Syntax| Failure::no(why.to_string()))?;
    let sheet = Sheet {
        scenario,
        changed: Doc::Object(Vec::new()),
        options: Options {
            seed: 1,
            dice: DiceMode::Seeded,
            undo: UndoPolicy::Free,
        },
    };
    (entry.open)(sheet).map_err(|faults| Failure::no(super::told(&faults)))
}
