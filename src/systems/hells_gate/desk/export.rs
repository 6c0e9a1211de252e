//! Writing a game down for other programs and for print.

use super::game::Loaded;
use super::picture::Picture;
use super::view::entry_json;
use super::words::overlay;
use crate::cli::args::Export;
use crate::cli::commands::export::{Written, escaped, remarked, written};
use crate::cli::output::Failure;
use crate::cli::target::Target;
use crate::engine::{Entry, Rules as _};
use crate::hex::Orientation;
use crate::systems::hells_gate::picture::OverlaySet;
use crate::systems::hells_gate::{Event, HellsGate, Phase, Setup, Side, say};
use crate::words::{name, tr};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// The board, the log or the actions of a game.
pub(super) fn export(loaded: &Loaded, args: &Export, target: &Target<'_>) -> Result<(), Failure> {
    let what = &args.what;
    if what.sheet.is_some() {
        return Err(Failure::no(tr!("muster-none")));
    }
    let game = &loaded.file.game;
    let plies = loaded.ply(&args.at)?;
    let entries = game.entries().get(..plies).unwrap_or_default();
    let mut shown = OverlaySet::default();
    for word in &args.overlays {
        shown = shown.with(overlay(word).map_err(Failure::usage)?);
    }
    let picture = Picture {
        loaded,
        ply: plies,
        overlays: shown,
        orientation: match args.as_printed {
            true => Orientation::AsPrinted,
            false => Orientation::NorthUp,
        },
    };
    let file = |bytes: &[u8], measures: Value| {
        let what = Written {
            ply: plies,
            damage: loaded.damage_json(),
            bytes,
            measures,
        };
        written(args, target, &what)?;
        loaded.whole()
    };
    if args.what.png.is_some() {
        let png = picture.png(args.width)?;
        let told = json!({ "width": png.width, "height": png.height });
        return file(&png.bytes, told);
    }
    if args.what.pdf.is_some() {
        let pdf = picture.pdf()?;
        return file(&pdf, json!({ "pages": 1 }));
    }
    let text = if args.what.svg {
        picture.svg()?
    } else if args.what.log {
        markdown(loaded, entries)
    } else if args.what.json {
        let actions: Vec<Value> = (1..)
            .zip(entries)
            .map(|(ply, entry)| entry_json(loaded.rules(), ply, entry))
            .collect();
        let all = json!({
            "title": loaded.file.title,
            "damage": loaded.damage_json(),
            "actions": actions,
        });
        format!("{all:#}\n")
    } else {
        notation(loaded, entries)
    };
    target.write(&text)?;
    loaded.whole()
}

/// One action a line, as saved games have it.
fn notation(loaded: &Loaded, entries: &[Entry<HellsGate>]) -> String {
    entries
        .iter()
        .map(|entry| {
            let die = entry.die().map_or_else(String::new, |d| format!(" ={d}"));
            format!("{}{die}\n", loaded.rules().notation(entry.action))
        })
        .collect()
}

/// What happened, a heading for each turn and phase.
fn markdown(loaded: &Loaded, entries: &[Entry<HellsGate>]) -> String {
    let rules = loaded.rules();
    let mut out = format!("# {}\n", escaped(&name(&loaded.file.title)));
    // Writing to a String cannot fail.
    for side in Side::ALL {
        let player = &loaded.file.players[side];
        if !player.is_empty() {
            let side = tr!("page-side", side = side.key());
            let _ = writeln!(out, "\n{side}: {}", escaped(player));
        }
    }
    // A game begins without an event for its first turn and phase.
    let start = loaded.file.game.state_at(0);
    if loaded.file.is_set_up() {
        let _ = writeln!(out, "\n{}", tr!("log-set-up"));
    }
    turn_heading(rules, start.turn, &mut out);
    phase_heading(start.player, start.stage.phase(), &mut out);
    for (entry, ply) in entries.iter().zip(1..) {
        for event in &entry.events {
            match event {
                Event::TurnBegan { turn } => turn_heading(rules, *turn, &mut out),
                Event::PhaseBegan { side, phase } => phase_heading(*side, *phase, &mut out),
                other => item(&say::event(rules, other), &mut out),
            }
        }
        if let Some(line) = say::correction(entry) {
            item(&line, &mut out);
        }
        if let Some(said) = loaded.file.remarks.get(&ply) {
            remarked(said, &mut out);
        }
    }
    out
}

fn item(line: &say::Line, out: &mut String) {
    let rule = line.rule.map_or_else(String::new, |r| format!(" [{r}]"));
    // Writing to a String cannot fail.
    let _ = writeln!(out, "- {}{rule}", escaped(&line.text));
}

fn turn_heading(rules: &HellsGate, turn: u8, out: &mut String) {
    let dates = rules.days(turn);
    let dates = dates.map_or_else(String::new, |d| format!(", {d}"));
    let turn = tr!("log-turn", turn = turn);
    let _ = writeln!(out, "\n## {turn}{dates}");
}

fn phase_heading(side: Side, phase: Phase, out: &mut String) {
    let _ = writeln!(out, "\n### {}\n", Setup::phase_name(side, phase));
}
