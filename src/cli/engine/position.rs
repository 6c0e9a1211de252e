//! Setting up any position: JSON as `state` writes it → a sound position, or
//! why not.

use super::questions::{hex, unit};
use super::request::{Fault, Request};
use crate::cli::view::{SPOTS, STAGES, attack_problems, refusal_json};
use crate::engine::Rules as _;
use crate::hex::HexMask;
use crate::systems::hells_gate::{
    Attack, HellsGate, Hits, Side, Spot, Stage, State, UnitId, UnitMask, Weather, retreat_options,
    say,
};
use serde_json::value::RawValue;

/// The fields of a position, and those that are only told and not read.
const FIELDS: [&str; 21] = [
    "base",
    "turn",
    "player",
    "stage",
    "weather",
    "stand_fast_lifted",
    "reserve_released",
    "rolls",
    "attacked_hexes",
    "hit_hexes",
    "attack",
    "hits",
    "units",
    "phase",
    "to_act",
    "headline",
    "now",
    "rule",
    "over",
    "points",
    "hash",
];
const UNIT_FIELDS: [&str; 9] = [
    "unit", "at", "steps", "marks", "side", "kind", "size", "strength", "name",
];

fn wrong(reason: impl Into<String>) -> Fault {
    Fault::new("position", reason)
}

/// The position, with what is left out taken from the current one.
pub(super) fn read(rules: &HellsGate, now: &State, raw: &RawValue) -> Result<State, Fault> {
    let given = Request::read_inner("position", raw)?;
    given.only(&FIELDS)?;
    let mut state = match given.optional::<String>("base", "a text")?.as_deref() {
        None | Some("current") => *now,
        Some("start") => rules.initial(),
        Some(_) => return Err(Fault::request("“base” is not “current” or “start”")),
    };
    clock(&given, &mut state)?;
    let flag = |name| given.optional::<bool>(name, "true or false");
    state.stand_fast_lifted = flag("stand_fast_lifted")?.unwrap_or(state.stand_fast_lifted);
    state.reserve_released = flag("reserve_released")?.unwrap_or(state.reserve_released);
    if let Some(set) = hex_set(rules, &given, "attacked_hexes")? {
        state.attacked_hexes = set;
    }
    if let Some(set) = hex_set(rules, &given, "hit_hexes")? {
        state.hit_hexes = set;
    }
    let listed: Vec<&RawValue> = given
        .optional("units", "a list of units")?
        .unwrap_or_default();
    let mut seen = UnitMask::EMPTY;
    for raw in listed {
        read_unit(rules, &mut state, raw, &mut seen)?;
    }
    attack(rules, &given, &mut state)?;
    hits(rules, &given, &mut state)?;
    judge(rules, &state)?;
    Ok(state)
}

fn clock(given: &Request<'_>, state: &mut State) -> Result<(), Fault> {
    if let Some(turn) = given.optional("turn", "a whole number")? {
        state.turn = turn;
    }
    if let Some(rolls) = given.optional("rolls", "a whole number up to 65535")? {
        state.rolls = rolls;
    }
    if let Some(player) = given.optional::<Side>("player", "“soviet” or “german”")? {
        state.player = player;
    }
    if let Some(weather) = given.optional::<Weather>("weather", "“snow” or “mud”")? {
        state.weather = weather;
    }
    if let Some(word) = given.optional::<String>("stage", "a text")? {
        let found = STAGES.iter().find(|(w, _)| *w == word);
        let known: Vec<&str> = STAGES.iter().map(|(w, _)| *w).collect();
        let stage = found.map(|(_, stage)| *stage);
        state.stage = stage
            .ok_or_else(|| Fault::request(format!("“stage” is none of {}", known.join(", "))))?;
    }
    Ok(())
}

fn hex_set(rules: &HellsGate, given: &Request<'_>, name: &str) -> Result<Option<HexMask>, Fault> {
    let Some(names) = given.optional::<Vec<String>>(name, "a list of hexes")? else {
        return Ok(None);
    };
    let set: Result<HexMask, Fault> = names.iter().map(|n| hex(rules, n)).collect();
    set.map(Some)
}

fn read_unit(
    rules: &HellsGate,
    state: &mut State,
    raw: &RawValue,
    seen: &mut UnitMask,
) -> Result<(), Fault> {
    let given = Request::read_inner("units", raw)?;
    given.only(&UNIT_FIELDS)?;
    let code = given.text("unit", "a unit code")?;
    let id = unit(rules, &code)?;
    if seen.contains(id) {
        return Err(wrong(format!("unit {code} is listed twice")));
    }
    seen.insert(id);
    if let Some(at) = given.optional::<String>("at", "a hex, or where the unit is instead")? {
        let spot = match SPOTS.iter().find(|(word, _)| *word == at) {
            Some((_, spot)) => *spot,
            None => Spot::On(hex(rules, &at)?),
        };
        state.put(id, spot);
    }
    if let Some(steps) = given.optional::<u8>("steps", "a whole number")? {
        let full = rules.unit(id).map_or(1, |u| u.steps());
        if !(1..=full).contains(&steps) {
            return Err(wrong(format!(
                "{} has 1 to {full} steps, not {steps}",
                rules.unit_name(id)
            )));
        }
        state.reduced.set(id, steps < full);
    }
    if let Some(marks) = given.optional::<Vec<String>>("marks", "a list of marks")? {
        set_marks(state, id, &marks)?;
    }
    Ok(())
}

fn set_marks(state: &mut State, unit: UnitId, marks: &[String]) -> Result<(), Fault> {
    let sets: [(&str, &mut UnitMask); 5] = [
        ("unsupplied", &mut state.unsupplied),
        ("retreated", &mut state.retreated),
        ("attacked", &mut state.attacked),
        ("moved", &mut state.moved),
        ("arriving", &mut state.arriving),
    ];
    let known = sets.each_ref().map(|(word, _)| *word);
    if let Some(odd) = marks.iter().find(|m| !known.contains(&m.as_str())) {
        let odd: String = odd.chars().take(20).collect();
        return Err(wrong(format!(
            "“{odd}” is none of the marks {}",
            known.join(", ")
        )));
    }
    for (word, set) in sets {
        set.set(unit, marks.iter().any(|m| m == word));
    }
    Ok(())
}

/// The attack being put together. It ends with the combat stage.
fn attack(rules: &HellsGate, given: &Request<'_>, state: &mut State) -> Result<(), Fault> {
    if let Some(raw) = given.raw("attack") {
        let inner = Request::read_inner("attack", raw)?;
        inner.only(&["target", "units"])?;
        let target = hex(rules, &inner.text("target", "a hex")?)?;
        let codes: Vec<String> = inner.field("units", "a list of unit codes")?;
        let units: Result<UnitMask, Fault> = codes.iter().map(|c| unit(rules, c)).collect();
        state.attack = Some(Attack {
            target,
            units: units?,
        });
    } else if given.has("attack") || state.stage != Stage::Combat {
        state.attack = None;
    }
    let Some(open) = state.attack else {
        return Ok(());
    };
    let problems = attack_problems(rules, state, open.target, open.units);
    match problems.first() {
        None => Ok(()),
        Some(first) => Err(Fault {
            kind: "position",
            more: problems.iter().map(|p| refusal_json(rules, p)).collect(),
            ..Fault::illegal(rules, first)
        }),
    }
}

/// The hits being absorbed. They end with the stage of losses.
fn hits(rules: &HellsGate, given: &Request<'_>, state: &mut State) -> Result<(), Fault> {
    if let Some(raw) = given.raw("hits") {
        let inner = Request::read_inner("hits", raw)?;
        inner.only(&["target", "scored", "left", "destinations", "retreating"])?;
        let target = hex(rules, &inner.text("target", "a hex")?)?;
        let left: u8 = inner.field("left", "a whole number")?;
        let destinations = match hex_set(rules, &inner, "destinations")? {
            Some(set) => set,
            None => retreat_options(rules, state, target, state.player.enemy())
                .into_iter()
                .filter(|(_, refused)| refused.is_none())
                .map(|(to, _)| to)
                .collect(),
        };
        state.hits = Some(Hits {
            target,
            scored: inner.optional("scored", "a whole number")?.unwrap_or(left),
            left,
            destinations,
            retreating: inner
                .optional("retreating", "true or false")?
                .unwrap_or(false),
        });
    } else if given.has("hits") || state.stage != Stage::Losses {
        state.hits = None;
    }
    let Some(hits) = state.hits else {
        return Ok(());
    };
    let here = state.in_hex(hits.target);
    if here.intersects(rules.units_of(state.player)) {
        return Err(wrong("the attacked hex holds units of the attacker"));
    }
    if !(1..=3).contains(&hits.scored) || !(1..=hits.scored).contains(&hits.left) {
        return Err(wrong(format!(
            "{} of {} hits cannot be left: an attack scores 1 to 3",
            hits.left, hits.scored
        )));
    }
    if hits.retreating && (hits.left > 1 || hits.destinations.is_empty()) {
        return Err(wrong(
            "a retreat absorbs the last hit only, and needs a destination",
        ));
    }
    Ok(())
}

/// Whether the position is sound and can be played on.
fn judge(rules: &HellsGate, state: &State) -> Result<(), Fault> {
    both_sides(rules, state)?;
    if let Some(unit) = (state.attacked | state.moved)
        .iter()
        .find(|&u| matches!(state.spot(u), Spot::Awaited | Spot::Lost | Spot::Withheld))
    {
        return Err(wrong(format!(
            "{} has attacked or moved without being on the map",
            rules.unit_name(unit)
        )));
    }
    if state.stage == Stage::Mud && (rules.special.thaw.is_none() || state.weather == Weather::Mud)
    {
        return Err(wrong("there is no die to be rolled for mud"));
    }
    rules.invariants(state).map_err(|why| {
        wrong(format!(
            "the position is not sound: {why}; turns are 1 to {}",
            rules.parameters.turns
        ))
    })?;
    let mut legal = Vec::new();
    rules.legal(state, &mut legal);
    if legal.is_empty() && state.stage != Stage::Over {
        return Err(wrong(format!(
            "nothing could be done in this position: {}",
            say::prompt(rules, state).now
        )));
    }
    Ok(())
}

/// No hex holds both sides [8.1].
fn both_sides(rules: &HellsGate, state: &State) -> Result<(), Fault> {
    let occupied = state.occupied();
    match (occupied.soviet & occupied.german).first() {
        None => Ok(()),
        Some(at) => Err(Fault {
            rule: Some("8.1"),
            ..wrong(format!("both sides are in {}", rules.hex_name(at)))
        }),
    }
}
