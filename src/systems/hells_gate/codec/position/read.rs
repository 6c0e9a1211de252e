//! JSON → a sound position, or why not.

use super::super::words::STAGES;
use super::{SPOTS, TOLD, TOLD_OF_A_UNIT};
use crate::engine::Rules as _;
use crate::hex::{GridError, HexId, HexMask, HexName};
use crate::json::raw::Object;
use crate::systems::hells_gate::{
    Attack, HellsGate, Hits, Illegal, Side, Spot, Stage, State, UnitId, UnitMask, Unsound, Weather,
    retreat_options, set_off, sound,
};
use serde::Deserialize;
use serde_json::value::RawValue;

/// Why a written position cannot be set up.
#[derive(Clone, PartialEq, Debug)]
pub struct PositionError {
    /// A sentence without its full stop.
    pub reason: String,
    /// Whether it is not even a position of this scenario: a wrong field, hex,
    /// unit or word. Else it is one that cannot come about or be played on.
    pub malformed: bool,
    /// The rule it breaks, if it is a rule.
    pub rule: Option<&'static str>,
    /// The refusals behind it, when an attack is open that is not allowed.
    pub refusals: Vec<Illegal>,
}

impl PositionError {
    fn malformed(reason: impl Into<String>) -> Self {
        Self {
            reason: reason.into(),
            malformed: true,
            rule: None,
            refusals: Vec::new(),
        }
    }

    fn unfit(reason: impl Into<String>) -> Self {
        Self {
            malformed: false,
            ..Self::malformed(reason)
        }
    }

    fn unsound(rules: &HellsGate, state: &State, why: &Unsound) -> Self {
        Self {
            rule: why.rule().map(|r| r.0),
            refusals: why.refusals().to_vec(),
            ..Self::unfit(why.sentence(rules, state))
        }
    }
}

/// The fields that are read.
const FIELDS: [&str; 13] = [
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
];
const UNIT_FIELDS: [&str; 4] = ["unit", "at", "steps", "marks"];

/// The position that a JSON object tells. What it leaves out is as in `now`, or
/// with `"base": "start"` as at the beginning of the scenario.
///
/// # Errors
/// When it is no position of this scenario, or one that cannot be played on.
pub fn read_position(
    rules: &HellsGate,
    now: &State,
    raw: &RawValue,
) -> Result<State, PositionError> {
    let given = Fields::read("position", raw, &[&FIELDS[..], &TOLD[..]])?;
    let mut state = match given.optional::<String>("base", "a text")?.as_deref() {
        None | Some("current") => *now,
        Some("start") => rules.initial(),
        Some(_) => {
            let reason = "“base” is not “current” or “start”";
            return Err(PositionError::malformed(reason));
        }
    };
    clock(&given, &mut state)?;
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
    flags(rules, &given, &mut state)?;
    attack(rules, &given, &mut state)?;
    hits(rules, &given, &mut state)?;
    match sound(rules, &state) {
        Ok(()) => Ok(state),
        Err(why) => Err(PositionError::unsound(rules, &state, &why)),
    }
}

/// What has been set off for good; where it is not said, what the units on the
/// map set off.
fn flags(rules: &HellsGate, given: &Fields<'_>, state: &mut State) -> Result<(), PositionError> {
    let flag = |name| given.optional::<bool>(name, "true or false");
    let (lifts, releases) = set_off(rules, state);
    let lifted = state.stand_fast_lifted || lifts.is_some();
    let released = state.reserve_released || releases.is_some();
    state.stand_fast_lifted = flag("stand_fast_lifted")?.unwrap_or(lifted);
    state.reserve_released = flag("reserve_released")?.unwrap_or(released);
    Ok(())
}

fn clock(given: &Fields<'_>, state: &mut State) -> Result<(), PositionError> {
    if let Some(turn) = given.optional("turn", "a whole number")? {
        state.turn = turn;
    }
    if let Some(rolls) = given.optional("rolls", "a whole number up to 60000")? {
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
        state.stage = stage.ok_or_else(|| {
            PositionError::malformed(format!("“stage” is none of {}", known.join(", ")))
        })?;
    }
    Ok(())
}

fn hex(rules: &HellsGate, name: &str) -> Result<HexId, PositionError> {
    let parsed: HexName = name
        .parse()
        .map_err(|e: GridError| PositionError::malformed(e.to_string()))?;
    let found = rules.grid.find(parsed);
    found.ok_or_else(|| PositionError::malformed(format!("hex {parsed} is not on the map")))
}

fn unit(rules: &HellsGate, code: &str) -> Result<UnitId, PositionError> {
    rules.find_unit(code).ok_or_else(|| {
        let code: String = code.chars().take(12).collect();
        PositionError::malformed(format!("there is no unit “{code}” in this scenario"))
    })
}

fn hex_set(
    rules: &HellsGate,
    given: &Fields<'_>,
    name: &str,
) -> Result<Option<HexMask>, PositionError> {
    let Some(names) = given.optional::<Vec<String>>(name, "a list of hexes")? else {
        return Ok(None);
    };
    let set: Result<HexMask, PositionError> = names.iter().map(|n| hex(rules, n)).collect();
    set.map(Some)
}

fn read_unit(
    rules: &HellsGate,
    state: &mut State,
    raw: &RawValue,
    seen: &mut UnitMask,
) -> Result<(), PositionError> {
    let given = Fields::read("units", raw, &[&UNIT_FIELDS[..], &TOLD_OF_A_UNIT[..]])?;
    let code: String = given.field("unit", "a unit code")?;
    let id = unit(rules, &code)?;
    if seen.contains(id) {
        return Err(PositionError::unfit(format!("unit {code} is listed twice")));
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
            return Err(PositionError::unfit(format!(
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

fn set_marks(state: &mut State, unit: UnitId, marks: &[String]) -> Result<(), PositionError> {
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
        return Err(PositionError::unfit(format!(
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
fn attack(rules: &HellsGate, given: &Fields<'_>, state: &mut State) -> Result<(), PositionError> {
    if let Some(raw) = given.raw("attack") {
        let inner = Fields::read("attack", raw, &[&["target", "units"]])?;
        let target = hex(rules, &inner.field::<String>("target", "a hex")?)?;
        let codes: Vec<String> = inner.field("units", "a list of unit codes")?;
        let units: Result<UnitMask, PositionError> = codes.iter().map(|c| unit(rules, c)).collect();
        state.attack = Some(Attack {
            target,
            units: units?,
        });
    } else if given.has("attack") || state.stage != Stage::Combat {
        state.attack = None;
    }
    Ok(())
}

/// The hits being absorbed. They end with the stage of losses.
fn hits(rules: &HellsGate, given: &Fields<'_>, state: &mut State) -> Result<(), PositionError> {
    let known = ["target", "scored", "left", "destinations", "retreating"];
    if let Some(raw) = given.raw("hits") {
        let inner = Fields::read("hits", raw, &[&known])?;
        let target = hex(rules, &inner.field::<String>("target", "a hex")?)?;
        let left: u8 = inner.field("left", "a whole number")?;
        let destinations = match hex_set(rules, &inner, "destinations")? {
            Some(set) => set,
            None => retreat_options(rules, state, target, state.player.enemy())
                .into_iter()
                .filter(|(_, refused)| refused.is_none())
                .map(|(to, _)| to)
                .collect(),
        };
        // Its hits are of an attack, whether or not the marks are told.
        state.attacked_hexes.insert(target);
        state.hit_hexes.insert(target);
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
    Ok(())
}

/// An object of whose fields every one is known and given once, so that no slip
/// of the pen passes for a default.
struct Fields<'a>(Object<'a>);

impl<'a> Fields<'a> {
    fn read(name: &str, raw: &'a RawValue, known: &[&[&str]]) -> Result<Self, PositionError> {
        let malformed = PositionError::malformed;
        let object =
            Object::read(raw).ok_or_else(|| malformed(format!("“{name}” is not an object")))?;
        if object.more {
            return Err(malformed(format!("“{name}” has too many fields")));
        }
        let known: Vec<&str> = known.concat();
        match object.odd_fields(&known).first() {
            None => Ok(Self(object)),
            Some((odd, doubled)) => {
                let odd: String = odd.chars().take(40).collect();
                Err(malformed(match doubled {
                    true => format!("field “{odd}” is given twice in “{name}”"),
                    false => format!(
                        "there is no field “{odd}” in “{name}”; known are {}",
                        known.join(", ")
                    ),
                }))
            }
        }
    }

    /// The field as it is written; `null` counts as missing.
    fn raw(&self, name: &str) -> Option<&'a RawValue> {
        self.0.get(name).filter(|raw| raw.get() != "null")
    }

    /// Whether the field is there at all, be it `null`.
    fn has(&self, name: &str) -> bool {
        self.0.get(name).is_some()
    }

    fn optional<T: Deserialize<'a>>(
        &self,
        name: &str,
        what: &str,
    ) -> Result<Option<T>, PositionError> {
        let Some(raw) = self.raw(name) else {
            return Ok(None);
        };
        serde_json::from_str(raw.get())
            .map(Some)
            .map_err(|_| PositionError::malformed(format!("“{name}” is not {what}")))
    }

    fn field<T: Deserialize<'a>>(&self, name: &str, what: &str) -> Result<T, PositionError> {
        self.optional(name, what)?
            .ok_or_else(|| PositionError::malformed(format!("“{name}” is missing: {what}")))
    }
}
