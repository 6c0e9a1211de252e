//! The text of a saved game.

use super::GameFile;
use super::corrections;
use super::draft::{ANNOTATED, BEGINS_ELSEWHERE, PLANNED};
use super::entry::entry;
use super::planned::plan_text;
use super::stamp::Stamp;
use crate::engine::Rules;
use crate::json::quote;
use crate::systems::hells_gate::codec::{phase_word, position_text, side_word};
use crate::systems::hells_gate::{Phase, Side, State};
use crate::table::FORMAT;
use crate::words::one_line;
use std::fmt::Write as _;

/// The phase an action belongs to: that of the position it was done in.
pub(super) fn label(state: &State) -> (u8, Side, Phase) {
    (state.turn, state.player, state.stage.phase())
}

/// The whole file.
pub(super) fn write(file: &GameFile, saved: &str) -> String {
    let game = &file.game;
    let source = file.scenario.source.trim_start_matches('\u{feff}').trim();
    let mut title = one_line(&file.title);
    if title.is_empty() {
        // As a reader would have it.
        title = one_line(&file.scenario.setup.title);
    }
    let mut out = String::with_capacity(source.len() + 64 * game.entries().len() + 1024);
    let _ = write!(
        out,
        "{{\n  \"format\": {},\n  \"version\": {},\n  \"title\": {},\n",
        quote(FORMAT),
        version(file),
        quote(&title)
    );
    if !saved.is_empty() {
        let _ = writeln!(out, "  \"saved\": {},", quote(&one_line(saved)));
    }
    let names = Side::ALL.map(|side| (side, one_line(&file.players[side])));
    let names: Vec<String> = names
        .iter()
        .filter(|(_, name)| !name.is_empty())
        .map(|(side, name)| format!("{}: {}", quote(side_word(*side)), quote(name)))
        .collect();
    if !names.is_empty() {
        let _ = writeln!(out, "  \"players\": {{ {} }},", names.join(", "));
    }
    let _ = writeln!(
        out,
        "  \"options\": {{ \"dice\": {}, \"undo\": {}, \"seed\": \"{}\" }},",
        quote(file.options.dice.word()),
        quote(game.policy().word()),
        file.options.seed
    );
    if game.cursor() < game.entries().len() {
        let _ = writeln!(out, "  \"cursor\": {},", game.cursor());
    }
    let _ = writeln!(out, "  \"scenario\": {source},");
    if file.is_set_up() {
        let position = position_text(game.rules(), game.state_at(0));
        let _ = writeln!(out, "  \"position\": {position},");
    } else if version(file) >= ANNOTATED {
        out.push_str("  \"position\": null,\n");
    }
    out.push_str("  \"phases\": [");
    phases(file, &mut out);
    out.push(']');
    if let Some(corrected) = corrections::written(game) {
        let _ = write!(out, ",\n  \"corrected\": {corrected}");
    }
    if !file.annotations.is_empty() {
        let annotations = file.annotations.written(&**game.rules());
        let _ = write!(out, ",\n  \"annotations\": {annotations}");
    }
    if file.is_planned() {
        let _ = write!(out, ",\n  \"plan\": {}", plan_text(file));
    }
    let _ = write!(out, ",\n  \"stamp\": {}", Stamp::written(file));
    out.push_str("\n}\n");
    out
}

/// The oldest version that can hold it.
fn version(file: &GameFile) -> u64 {
    if file.is_planned() {
        PLANNED
    } else if !file.annotations.is_empty() {
        ANNOTATED
    } else if file.is_set_up() {
        BEGINS_ELSEWHERE
    } else {
        1
    }
}

fn phases(file: &GameFile, out: &mut String) {
    let (game, rules) = (&file.game, file.game.rules());
    let mut open = None;
    for (ply, done) in game.entries().iter().enumerate() {
        let label = label(game.state_at(ply));
        if open == Some(label) {
            out.push(',');
        } else {
            if open.is_some() {
                close(file, ply, out);
                out.push(',');
            }
            let (turn, side, phase) = label;
            let _ = write!(
                out,
                "\n    {{\n      \"turn\": {turn}, \"side\": {}, \"phase\": {},\n      \"actions\": [",
                quote(side_word(side)),
                quote(phase_word(phase))
            );
            open = Some(label);
        }
        let _ = write!(out, "\n        {}", quote(&entry(rules, done)));
    }
    if open.is_some() {
        close(file, game.entries().len(), out);
        out.push_str("\n  ");
    }
}

/// Ends a phase whose last action is the one before `ply`.
fn close(file: &GameFile, ply: usize, out: &mut String) {
    let hash = file.game.rules().hash(file.game.state_at(ply));
    let _ = write!(out, "\n      ],\n      \"hash\": \"{hash:016x}\"\n    }}");
}
