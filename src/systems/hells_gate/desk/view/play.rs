//! Actions, events and refusals.

use super::{code, hex, hexes, value};
use crate::engine::{Entry, Rules as _};
use crate::systems::hells_gate::codec::refusal_doc;
use crate::systems::hells_gate::{Action, Event, HellsGate, Illegal, State, say};
use serde_json::{Map, Value, json};

/// An action: notation, a sentence, and its parts.
pub(in crate::systems::hells_gate::desk) fn action_json(
    rules: &HellsGate,
    state: &State,
    action: Action,
) -> Value {
    let mut out = Map::new();
    let mut put = |name: &str, value: Value| {
        out.insert(name.to_owned(), value);
    };
    put("notation", rules.notation(action).into());
    let (kind, unit) = match action {
        Action::JudgeSupply => ("supply", None),
        Action::Enter { unit, .. } => ("enter", Some(unit)),
        Action::Restore { unit } => ("restore", Some(unit)),
        Action::JoinAttack { unit, .. } => ("attack", Some(unit)),
        Action::LeaveAttack { unit } => ("withdraw", Some(unit)),
        Action::Resolve { .. } => ("resolve", None),
        Action::LoseStep { unit } => ("lose", Some(unit)),
        Action::Retreat { unit, .. } => ("retreat", Some(unit)),
        Action::Move { unit, .. } => ("move", Some(unit)),
        Action::BreakOut { unit } => ("breakout", Some(unit)),
        Action::RollForMud => ("mud", None),
        Action::EndPhase => ("end", None),
    };
    put("type", kind.into());
    if let Some(unit) = unit {
        put("unit", code(rules, unit).into());
    }
    match action {
        Action::Enter { hex: to, .. } | Action::Retreat { hex: to, .. } => {
            put("hex", hex(rules, to).into());
        }
        Action::JoinAttack { target, .. } => put("target", hex(rules, target).into()),
        Action::Resolve { flip } => put("all_out", flip.map(|u| code(rules, u)).into()),
        Action::Move { route, .. } => {
            let route: Vec<String> = route.hexes().map(|h| hex(rules, h)).collect();
            put("route", route.into());
        }
        _ => {}
    }
    put("label", say::action(rules, state, &action).into());
    put("needs_die", rules.rolls_dice(state, action).into());
    Value::Object(out)
}

/// Something that happened: the sentence, its rule, and the numbers of a die.
pub(in crate::systems::hells_gate::desk) fn event_json(rules: &HellsGate, event: &Event) -> Value {
    let line = say::event(rules, event);
    let mut out = json!({
        "type": event_type(event),
        "text": line.text,
        "rule": line.rule.map(|r| r.0),
        "hexes": hexes(rules, line.hexes),
    });
    match event {
        Event::Attacked {
            target,
            units,
            odds,
            flip,
            die,
            hits,
        } => {
            out["target"] = hex(rules, *target).into();
            out["units"] = super::codes(rules, *units).into();
            out["column"] = odds.column.to_string().into();
            out["all_out"] = flip.map(|u| code(rules, u)).into();
            out["die"] = die.pips().into();
            out["hits"] = (*hits).into();
        }
        Event::BrokeOut {
            unit, die, escaped, ..
        } => {
            out["unit"] = code(rules, *unit).into();
            out["die"] = die.pips().into();
            out["escaped"] = (*escaped).into();
        }
        Event::ThawRolled { die, mud } => {
            out["die"] = die.pips().into();
            out["mud"] = (*mud).into();
        }
        Event::Arrived { unit, .. }
        | Event::Displaced { unit, .. }
        | Event::ArrivalLost { unit }
        | Event::Withheld { unit }
        | Event::Restored { unit }
        | Event::JoinedAttack { unit, .. }
        | Event::LeftAttack { unit }
        | Event::StepLost { unit, .. }
        | Event::Eliminated { unit, .. }
        | Event::Retreated { unit, .. }
        | Event::Moved { unit, .. } => out["unit"] = code(rules, *unit).into(),
        _ => {}
    }
    out
}

const fn event_type(event: &Event) -> &'static str {
    match event {
        Event::TurnBegan { .. } => "turn_began",
        Event::PhaseBegan { .. } => "phase_began",
        Event::SupplyJudged { .. } => "supply_judged",
        Event::Arrived { .. } => "arrived",
        Event::Displaced { .. } => "displaced",
        Event::ArrivalLost { .. } => "arrival_lost",
        Event::Withheld { .. } => "withheld",
        Event::RestorationOffered => "restoration_offered",
        Event::Restored { .. } => "restored",
        Event::JoinedAttack { .. } => "joined_attack",
        Event::LeftAttack { .. } => "left_attack",
        Event::Attacked { .. } => "attacked",
        Event::HitsPending { .. } => "hits_pending",
        Event::StepLost { .. } => "step_lost",
        Event::Eliminated { .. } => "eliminated",
        Event::Retreated { .. } => "retreated",
        Event::CombatEnded { .. } => "combat_ended",
        Event::Moved { .. } => "moved",
        Event::StandFastLifted { .. } => "stand_fast_lifted",
        Event::ReserveReleased { .. } => "reserve_released",
        Event::BreakoutOffered => "breakout_offered",
        Event::BrokeOut { .. } => "broke_out",
        Event::Recovered { .. } => "recovered",
        Event::ThawPending => "thaw_pending",
        Event::ThawRolled { .. } => "thaw_rolled",
        Event::GameEnded => "game_ended",
    }
}

/// A reason against an action.
pub(in crate::systems::hells_gate::desk) fn refusal_json(
    rules: &HellsGate,
    why: &Illegal,
) -> Value {
    value(&refusal_doc(rules, why))
}

/// One action of a game with its die and what came of it.
pub(in crate::systems::hells_gate::desk) fn entry_json(
    rules: &HellsGate,
    ply: usize,
    entry: &Entry<HellsGate>,
) -> Value {
    let events: Vec<Value> = entry.events.iter().map(|e| event_json(rules, e)).collect();
    let mut out = json!({
        "ply": ply,
        "action": rules.notation(entry.action),
        "die": entry.die().map(|d| d.pips()),
        "events": events,
    });
    if !entry.misread.is_empty() {
        // Faces that were entered by mistake and corrected.
        out["entered"] = entry.misread.iter().flatten().map(|d| d.pips()).collect();
    }
    out
}
