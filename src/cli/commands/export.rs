//! Writing a game down for other programs and for print.

use super::picture::Picture;
use crate::cli::args::Export;
use crate::cli::files::{Loaded, load};
use crate::cli::output::{Failure, deliver, print_json};
use crate::cli::view::entry_json;
use crate::engine::{Entry, Rules as _};
use crate::hex::Orientation;
use crate::present::overlay::OverlaySet;
use crate::record::{Durability, save_atomic};
use crate::systems::hells_gate::{Event, HellsGate, Phase, Side, say};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::Path;

/// The board, the log or the actions of a game.
pub(in crate::cli) fn export(args: &Export) -> Result<(), Failure> {
    let loaded = load(&args.file)?;
    let game = &loaded.file.game;
    loaded.position(args.at.ply)?;
    let plies = args.at.ply.unwrap_or(game.cursor());
    let entries = game.entries().get(..plies).unwrap_or_default();
    let shown = args
        .overlays
        .iter()
        .fold(OverlaySet::default(), |all, &more| all.with(more));
    let picture = Picture {
        loaded: &loaded,
        ply: plies,
        overlays: shown,
        orientation: match args.as_printed {
            true => Orientation::AsPrinted,
            false => Orientation::NorthUp,
        },
    };
    if let Some(path) = &args.what.png {
        let png = picture.png(args.width)?;
        return written(
            path,
            &png.bytes,
            args.what.json.then(|| {
                json!({
                    "file": path.display().to_string(),
                    "ply": plies,
                    "width": png.width,
                    "height": png.height,
                    "bytes": png.bytes.len(),
                })
            }),
        );
    }
    if let Some(path) = &args.what.pdf {
        let pdf = picture.pdf()?;
        return written(
            path,
            &pdf,
            args.what.json.then(|| {
                json!({
                    "file": path.display().to_string(),
                    "ply": plies,
                    "pages": 1,
                    "bytes": pdf.len(),
                })
            }),
        );
    }
    let text = if args.what.svg {
        picture.svg()?
    } else if args.what.log {
        markdown(&loaded, entries)
    } else if args.what.json {
        let actions: Vec<Value> = (1..)
            .zip(entries)
            .map(|(ply, entry)| entry_json(loaded.rules(), ply, entry))
            .collect();
        let all = json!({ "title": loaded.file.title, "actions": actions });
        format!("{all:#}\n")
    } else {
        notation(&loaded, entries)
    };
    deliver(args.out.as_deref(), &text)
}

/// Writes a file, and tells what it is if that is wanted.
fn written(path: &Path, bytes: &[u8], told: Option<Value>) -> Result<(), Failure> {
    save_atomic(path, bytes, Durability::Power).map_err(|e| Failure::no(e.to_string()))?;
    told.map_or(Ok(()), |told| print_json(&told))
}

/// One action a line, as saved games have it.
fn notation(loaded: &Loaded, entries: &[Entry<HellsGate>]) -> String {
    entries
        .iter()
        .map(|entry| {
            let die = entry.die.map_or_else(String::new, |d| format!(" ={d}"));
            format!("{}{die}\n", loaded.rules().notation(entry.action))
        })
        .collect()
}

/// What happened, a heading for each turn and phase.
fn markdown(loaded: &Loaded, entries: &[Entry<HellsGate>]) -> String {
    let rules = loaded.rules();
    let mut out = format!("# {}\n", escaped(&loaded.file.title));
    // Writing to a String cannot fail.
    for side in Side::ALL {
        let name = &loaded.file.players[side];
        if !name.is_empty() {
            let _ = writeln!(out, "\n{side}: {}", escaped(name));
        }
    }
    // A game begins without an event for its first turn and phase.
    let start = loaded.file.game.state_at(0);
    if loaded.file.is_set_up() {
        out.push_str("\nBegins in a position that was set up.\n");
    }
    turn_heading(rules, start.turn, &mut out);
    phase_heading(start.player, start.stage.phase(), &mut out);
    for entry in entries {
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
    let _ = writeln!(out, "\n## Game turn {turn}{dates}");
}

fn phase_heading(side: Side, phase: Phase, out: &mut String) {
    use crate::systems::hells_gate::Setup;
    let _ = writeln!(out, "\n### {}\n", Setup::phase_name(side, phase));
}

/// The text without accidental Markdown.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '*' | '_' | '`' | '<' | '#' | '|' | '\\') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}
