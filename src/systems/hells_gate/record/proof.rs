//! What a saved game proves, as JSON.

use super::{Change, Damage, Examination, Place, Whole};
use crate::engine::{DiceMode, UndoPolicy};
use crate::systems::hells_gate::codec::scenario::Origin;
use crate::systems::hells_gate::codec::side_word;
use crate::table::Standing;
use serde_json::{Value, json};

/// Everything that an examination found.
pub(crate) fn proof_json(found: &Examination) -> Value {
    let (origin, version) = match found.origin {
        Origin::Shipped(shipped) => ("shipped", Some(shipped.version)),
        Origin::Changed(_) => ("changed", None),
        Origin::Own => ("own", None),
    };
    json!({
        "kind": found.standing().word(),
        "scenario": found.scenario,
        "title": found.title,
        "digest": found.digest.to_string(),
        "shipped": origin == "shipped",
        "origin": origin,
        "version": version,
        "begins": if found.set_up { "position" } else { "scenario" },
        "actions": found.actions,
        "dice": dice_json(found),
        "whole": match found.whole {
            Whole::Yes => Some(true),
            Whole::No => Some(false),
            Whole::Untold(_) => None,
        },
        "drawings_left_out": found.undrawn,
        "modes": {
            "dice": dice_word(found.dice.mode),
            "undo": match found.undo {
                UndoPolicy::Free => "free",
                UndoPolicy::ToLastBarrier => "sealed",
            },
            "changed": found.modes_changed(),
        },
        "changes": found.changes.as_ref().map(|all| {
            all.iter().map(|&change| change_json(change)).collect::<Vec<_>>()
        }),
    })
}

const fn dice_word(mode: DiceMode) -> &'static str {
    match mode {
        DiceMode::Seeded => "seeded",
        DiceMode::ByHand => "by-hand",
    }
}

fn dice_json(found: &Examination) -> Value {
    let dice = found.dice;
    let seeded = dice.mode == DiceMode::Seeded;
    json!({
        "mode": dice_word(dice.mode),
        "seed": seeded.then(|| dice.seed.to_string()),
        "rolled": dice.rolled,
        "not_from_seed": seeded.then_some(dice.odd),
        "first": dice.first_odd.map(|odd| json!({
            "action": odd.ply,
            "written": odd.written.pips(),
            "seeded": odd.seeded.pips(),
        })),
    })
}

fn change_json(change: Change) -> Value {
    let was: Value = match change {
        Change::Scenario { was, .. } => was.to_string().into(),
        Change::Dice { was } => dice_word(was).into(),
        Change::Undo {
            was: UndoPolicy::Free,
        } => "free".into(),
        Change::Undo { .. } => "sealed".into(),
        Change::Seed { was } => was.to_string().into(),
        Change::Actions { was, .. } => was.into(),
        Change::Record => Value::Null,
    };
    json!({ "what": change.word(), "was": was, "said": change.to_string() })
}

/// The first thing that keeps a game from being trusted, with its place.
pub(crate) fn fault_json(found: &Examination, damage: Option<&Damage>) -> Value {
    if let Some(stop) = damage.and_then(|d| d.stop.as_ref()) {
        let kept = damage.map_or(0, |d| d.kept);
        return json!({
            "kind": stop.kind.word(),
            "phase": stop.place.map(place_json),
            "entry": stop.entry,
            "action": stop.entry.map(|_| kept + 1),
            "said": stop.to_string(),
        });
    }
    let without_place = |kind: &str, said: String| json!({ "kind": kind, "phase": null, "entry": null, "action": null, "said": said });
    if let Some(change) = found.changes.iter().flatten().next() {
        return without_place("changed", change.to_string());
    }
    if let Some(odd) = found.dice.first_odd {
        return json!({
            "kind": "die",
            "phase": place_json(odd.place),
            "entry": odd.entry,
            "action": odd.ply,
            "said": found.dice_line(),
        });
    }
    match (found.standing(), found.origin) {
        (Standing::Faulty, Origin::Changed(_)) => without_place("scenario", found.scenario_line()),
        _ => Value::Null,
    }
}

fn place_json(place: Place) -> Value {
    json!({
        "number": place.number,
        "turn": place.turn,
        "side": side_word(place.side),
        "phase": place.phase_word(),
    })
}
