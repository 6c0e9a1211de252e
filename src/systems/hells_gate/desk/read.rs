//! Commands that only tell: show, replay, supply.

use super::game::Loaded;
use super::view::{
    entry_json, points_json, position_json, position_text, supply_json, supply_text,
};
use super::words::side;
use crate::cli::args::{Replay, Show, Supply};
use crate::cli::output::{Failure, print, print_json};
use crate::engine::Rules as _;
use crate::systems::hells_gate::{Side, say};
use crate::words::{name, tr};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// A position.
pub(super) fn show(loaded: &Loaded, args: &Show) -> Result<(), Failure> {
    let ply = loaded.ply(&args.at)?;
    let game = &loaded.file.game;
    let state = game.state_at(ply);
    if args.json.json {
        print_json(&json!({
            "title": loaded.file.title,
            "scenario": loaded.rules().id,
            "ply": ply,
            "plies": game.entries().len(),
            "damage": loaded.damage_json(),
            "position": position_json(loaded.rules(), state),
            "victory": points_json(loaded.rules(), state),
        }))?;
    } else {
        print(&format!(
            "{}\n{}\n\n{}",
            name(&loaded.file.title),
            tr!("show-after", ply = ply, n = game.entries().len()),
            position_text(loaded.rules(), state)
        ))?;
    }
    loaded.whole()
}

/// The game, action by action.
pub(super) fn replay(loaded: &Loaded, args: &Replay) -> Result<(), Failure> {
    let (game, rules) = (&loaded.file.game, loaded.rules());
    let (from, all) = (args.from, game.entries().len());
    if let Some(to) = args.to.filter(|&to| from > to) {
        return Err(Failure::usage(tr!("no-such-actions", from = from, to = to)));
    }
    if from > all {
        return Err(Failure::no(tr!("no-such-ply", ply = from, n = all)));
    }
    let to = args.to.unwrap_or(all).min(all);
    let chosen = || game.entries().iter().enumerate().take(to).skip(from);
    if args.json.json {
        let actions: Vec<Value> = chosen()
            .map(|(i, entry)| entry_json(rules, i + 1, entry))
            .collect();
        print_json(&json!({
            "title": loaded.file.title,
            "plies": game.entries().len(),
            "damage": loaded.damage_json(),
            "actions": actions,
            "position": position_json(rules, game.state_at(to)),
        }))?;
        return loaded.whole();
    }
    let mut out = String::new();
    for (i, entry) in chosen() {
        // Writing to a String cannot fail.
        let die = entry.die().map_or_else(String::new, |d| format!(" ={d}"));
        let _ = writeln!(out, "{:>4}  {}{die}", i + 1, rules.notation(entry.action));
        for event in &entry.events {
            let _ = writeln!(out, "        {}", say::event(rules, event).text);
        }
        if let Some(line) = say::correction(entry) {
            let _ = writeln!(out, "        {}", line.text);
        }
    }
    print(&out)?;
    loaded.whole()
}

/// Who is out of supply, and why.
pub(super) fn supply(loaded: &Loaded, args: &Supply) -> Result<(), Failure> {
    let state = loaded.position(&args.at)?;
    let sides: Vec<Side> = match &args.side {
        Some(word) => vec![side(word).map_err(Failure::usage)?],
        None => Side::ALL.to_vec(),
    };
    if args.json.json {
        let all: Vec<Value> = sides
            .iter()
            .map(|&side| supply_json(loaded.rules(), state, side))
            .collect();
        let damage = loaded.damage_json();
        print_json(&json!({ "turn": state.turn, "damage": damage, "sides": all }))?;
        return loaded.whole();
    }
    let all: Vec<String> = sides
        .iter()
        .map(|&side| supply_text(loaded.rules(), state, side))
        .collect();
    print(&all.join("\n"))?;
    loaded.whole()
}
