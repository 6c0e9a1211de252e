//! The attacks that a player has planned, as they are kept with a game.

use super::GameFile;
use super::damage::{Damage, Instead, Note};
use super::draft::side_from_word;
use crate::json::quote;
use crate::json::raw::{Object, list, number, text};
use crate::systems::hells_gate::codec::side_word;
use crate::systems::hells_gate::insight::{Plan, Planned};
use crate::systems::hells_gate::{HellsGate, UnitMask};
use serde_json::value::RawValue;

/// The most attacks that are looked at: no map has so many hexes.
const ATTACKS: usize = 256;

/// The attacks planned in the phase that the game stands in.
pub(super) fn plan_text(file: &GameFile) -> String {
    let (rules, state) = (file.game.rules(), file.game.state());
    let attacks = file.plan.attacks(state).iter().map(|planned| {
        let units = planned.units.iter().filter_map(|u| rules.unit(u));
        let codes: Vec<&str> = units.map(|unit| unit.code.as_str()).collect();
        let target = rules.grid.name(planned.target);
        format!(
            "\n      {}",
            quote(&format!("{target} {}", codes.join(" ")))
        )
    });
    let attacks: Vec<String> = attacks.collect();
    format!(
        "{{\n    \"turn\": {}, \"side\": {}, \"attacks\": [{}\n    ]\n  }}",
        state.turn,
        quote(side_word(state.player)),
        attacks.join(",")
    )
}

/// Reads what [`plan_text`] writes. Whether its attacks can be made is for the
/// rules to say when they are.
pub(super) fn read_plan(raw: &RawValue, rules: &HellsGate, damage: &mut Damage) -> Plan {
    plan(raw, rules).unwrap_or_else(|| {
        let (field, instead) = ("plan", Instead::NoPlan);
        damage.note(Note::Unusable { field, instead });
        Plan::default()
    })
}

fn plan(raw: &RawValue, rules: &HellsGate) -> Option<Plan> {
    let object = Object::read(raw)?;
    let turn = u8::try_from(object.get("turn").and_then(number)?).ok()?;
    let side = side_from_word(&object.get("side").and_then(text)?)?;
    let own = rules.units_of(side);
    let attack = |raw: &&RawValue| {
        let written = text(raw)?;
        let mut words = written.split_whitespace();
        let target = rules.grid.find(words.next()?.parse().ok()?)?;
        let units: Option<UnitMask> = words
            .map(|code| rules.find_unit(code).filter(|&unit| own.contains(unit)))
            .collect();
        let units = units.filter(|units| !units.is_empty())?;
        Some(Planned { target, units })
    };
    let attacks = object.get("attacks").and_then(|raw| list(raw, ATTACKS))?;
    let attacks: Option<Vec<Planned>> = attacks.iter().map(attack).collect();
    Some(Plan::of_phase(turn, side, attacks?))
}
