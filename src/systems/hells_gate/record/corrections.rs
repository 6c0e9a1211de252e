//! Faces of real dice that were entered by mistake and corrected, as they are
//! kept with a game. The record plays the face that lay on the table; this list
//! keeps what had been entered, so that a correction is never made in secret.

use super::damage::{Damage, Instead, Note};
use crate::engine::{Die, Game};
use crate::json::raw::{Object, list, number};
use crate::systems::hells_gate::HellsGate;
use crate::table::MAX_ACTIONS;
use serde_json::value::RawValue;

/// The list as it stands in a saved game, an action a line; `None` when nothing
/// was corrected.
pub(super) fn written(game: &Game<HellsGate>) -> Option<String> {
    let corrected = (1..)
        .zip(game.entries())
        .filter(|(_, e)| !e.misread.is_empty());
    let lines: Vec<String> = corrected
        .map(|(action, entry)| {
            let faces = entry.misread.iter().flatten().map(Die::to_string);
            let faces = faces.collect::<Vec<_>>().join(", ");
            format!("\n    {{ \"action\": {action}, \"entered\": [{faces}] }}")
        })
        .collect();
    (!lines.is_empty()).then(|| format!("[{}\n  ]", lines.join(",")))
}

/// Reads what [`written`] writes. Of a game whose end was left out, its
/// corrections are left out with it; anything else that cannot be read is told.
pub(super) fn read(raw: &RawValue, game: &mut Game<HellsGate>, damage: &mut Damage) {
    let entries = list(raw, MAX_ACTIONS);
    let mut sound = entries.is_some();
    for raw in entries.unwrap_or_default() {
        sound &= match entry(raw) {
            Some((ply, _)) if ply >= game.entries().len() => damage.stop.is_some(),
            Some((ply, throws)) => game.record_misread(ply, &throws),
            None => false,
        };
    }
    if !sound {
        damage.note(Note::Unusable {
            field: "corrected",
            instead: Instead::NoCorrections,
        });
    }
}

/// How many actions lie before that of an entry, and the faces entered for it,
/// each a throw of its own.
fn entry(raw: &RawValue) -> Option<(usize, Vec<Vec<Die>>)> {
    let object = Object::read(raw)?;
    let action = usize::try_from(number(object.get("action")?)?).ok()?;
    let faces = list(object.get("entered")?, Die::ALL.len())?;
    let face = |raw: &&RawValue| u8::try_from(number(raw)?).ok().and_then(Die::new);
    let throws: Option<_> = faces.iter().map(|raw| Some(vec![face(raw)?])).collect();
    Some((action.checked_sub(1)?, throws?))
}
