//! What a game may set otherwise than its scenario: the numbers of the rules, and
//! which of its special rules are played.

use super::super::crt::{Column, HitPair};
use super::super::ids::Side;
use super::super::numbers::MOST_REACH;
use super::super::panel::cited;
use super::super::rulebook::{self, cite};
use super::super::rules::HellsGate;
use super::super::setup::{Given, Parameters, Setup, Special, Thaw};
use crate::engine::{Die, RuleRef};
use crate::json::{Doc, Fault, FaultKind, Fields, Log, Node};
use crate::present::book::Rulebook;
use crate::present::system::{Parameter, ParameterKind, tell_changes};
use crate::systems::hells_gate::codec::scenario::{self, SPECIAL_RULES, ScenarioFaultKind};
use crate::words::tr;

/// Where a number of the rules lies; `None` where its special rule is not played.
type Lies = for<'a> fn(&'a mut Parameters, &'a mut Special) -> Option<&'a mut u8>;

/// A number of the rules.
struct Number {
    key: &'static str,
    rule: RuleRef,
    least: u8,
    /// The most, or none more than the game has turns.
    most: Option<u8>,
    /// Whether people are asked when a game begins.
    at_start: bool,
    lies: Lies,
}

impl Number {
    fn most(&self, turns: u8) -> u8 {
        self.most.unwrap_or(turns)
    }
}

macro_rules! numbers {
    ($($key:literal, $rule:expr, $bounds:expr, $at_start:literal, $lies:expr;)*) => {
        &[$(Number {
            key: $key,
            rule: $rule,
            least: $bounds.0,
            most: $bounds.1,
            at_start: $at_start,
            lies: $lies,
        }),*]
    };
}

/// From the first game turn to the last.
const TURN: (u8, Option<u8>) = (1, None);
/// So many units.
const UNITS: (u8, Option<u8>) = (1, Some(64));
/// So many columns.
const COLUMNS: (u8, Option<u8>) = (0, Some(7));

/// The numbers that can be set, within the bounds that scenario files have.
#[rustfmt::skip]
const NUMBERS: &[Number] = numbers! {
    "handicap_soviet", cite::VICTORY, (0, Some(100)), true, |p, _| Some(&mut p.handicap[Side::Soviet]);
    "handicap_german", cite::VICTORY, (0, Some(100)), true, |p, _| Some(&mut p.handicap[Side::German]);
    "attackers_per_hexside", cite::PER_HEXSIDE, UNITS, false, |p, _| Some(&mut p.attackers_per_hexside);
    "defenders_soviet", cite::PER_HEXSIDE, UNITS, false, |p, _| Some(&mut p.defenders[Side::Soviet]);
    "defenders_german", cite::PER_HEXSIDE, UNITS, false, |p, _| Some(&mut p.defenders[Side::German]);
    "overconcentration", cite::OVERCONCENTRATION, UNITS, false, |p, _| Some(&mut p.overconcentration);
    "tank_clear", cite::STRENGTHS, (0, Some(9)), false, |p, _| Some(&mut p.numbers.tanks[0]);
    "tank_rough", cite::STRENGTHS, (0, Some(9)), false, |p, _| Some(&mut p.numbers.tanks[1]);
    "shift_unsupplied_all", cite::SHIFTS, COLUMNS, false, |p, _| Some(&mut p.numbers.shift_all);
    "shift_unsupplied_some", cite::SHIFTS, COLUMNS, false, |p, _| Some(&mut p.numbers.shift_some);
    "shift_mud", cite::SHIFTS, COLUMNS, false, |p, _| Some(&mut p.numbers.shift_mud);
    "shift_rough", cite::SHIFTS, COLUMNS, false, |p, _| Some(&mut p.numbers.shift_rough);
    "shift_river", cite::SHIFTS, COLUMNS, false, |p, _| Some(&mut p.numbers.shift_river);
    "shift_limit", cite::TURN_2, COLUMNS, false, |p, _| Some(&mut p.numbers.shift_limit);
    "zone_reach", cite::ZOC, (0, Some(MOST_REACH)), false, |p, _| Some(&mut p.numbers.zone_reach);
    "supply_line_soviet", cite::TRACING, (0, Some(99)), false, |p, _| Some(&mut p.numbers.supply_line[Side::Soviet]);
    "supply_line_german", cite::TRACING, (0, Some(99)), false, |p, _| Some(&mut p.numbers.supply_line[Side::German]);
    "breakout_sum", cite::BREAKOUT, (1, Some(20)), false, |p, _| Some(&mut p.numbers.breakout_sum);
    "breakout_reach", cite::BREAKOUT, (1, Some(9)), false, |p, _| Some(&mut p.numbers.breakout_reach);
    "step_points", cite::VICTORY, (0, Some(9)), false, |p, _| Some(&mut p.numbers.step_points);
    "source_points", cite::VICTORY, (0, Some(20)), false, |p, _| Some(&mut p.numbers.source_points);
    "closed_hex_first", cite::TURN_2, TURN, false, |_, s| Some(&mut s.closed_hex.as_mut()?.turns.first);
    "closed_hex_last", cite::TURN_2, TURN, false, |_, s| Some(&mut s.closed_hex.as_mut()?.turns.last);
    "short_supply_hexes", cite::TURN_2, (1, Some(99)), false, |_, s| Some(&mut s.short_supply.as_mut()?.hexes);
    "short_supply_first", cite::TURN_2, TURN, false, |_, s| Some(&mut s.short_supply.as_mut()?.turns.first);
    "short_supply_last", cite::TURN_2, TURN, false, |_, s| Some(&mut s.short_supply.as_mut()?.turns.last);
    "shift_limit_first", cite::TURN_2, TURN, false, |_, s| Some(&mut s.supply_shift_cap.as_mut()?.first);
    "shift_limit_last", cite::TURN_2, TURN, false, |_, s| Some(&mut s.supply_shift_cap.as_mut()?.last);
    "stand_fast_first", cite::TURN_2, TURN, false, |_, s| Some(&mut s.stand_fast.as_mut()?.turns.first);
    "stand_fast_last", cite::TURN_2, TURN, false, |_, s| Some(&mut s.stand_fast.as_mut()?.turns.last);
    "dumps_from", cite::TURN_3, TURN, false, |_, s| Some(&mut s.dumps.as_mut()?.from_turn);
    "thaw_from", cite::TURN_2, TURN, false, |_, s| Some(&mut s.thaw.as_mut()?.from_turn);
};

/// The keys of the cells of the combat results table: by die, then by column.
#[rustfmt::skip]
const CELLS: [[&str; 8]; 6] = [
    ["crt_1_less", "crt_1_1to1", "crt_1_3to2", "crt_1_2to1", "crt_1_3to1", "crt_1_4to1", "crt_1_6to1", "crt_1_8to1"],
    ["crt_2_less", "crt_2_1to1", "crt_2_3to2", "crt_2_2to1", "crt_2_3to1", "crt_2_4to1", "crt_2_6to1", "crt_2_8to1"],
    ["crt_3_less", "crt_3_1to1", "crt_3_3to2", "crt_3_2to1", "crt_3_3to1", "crt_3_4to1", "crt_3_6to1", "crt_3_8to1"],
    ["crt_4_less", "crt_4_1to1", "crt_4_3to2", "crt_4_2to1", "crt_4_3to1", "crt_4_4to1", "crt_4_6to1", "crt_4_8to1"],
    ["crt_5_less", "crt_5_1to1", "crt_5_3to2", "crt_5_2to1", "crt_5_3to1", "crt_5_4to1", "crt_5_6to1", "crt_5_8to1"],
    ["crt_6_less", "crt_6_1to1", "crt_6_3to2", "crt_6_2to1", "crt_6_3to1", "crt_6_4to1", "crt_6_6to1", "crt_6_8to1"],
];

/// What a cell may say: hits of a normal attack, and of an all-out attack.
#[rustfmt::skip]
const PAIRS: [(&str, HitPair); 10] = {
    const fn pair(normal: u8, all_out: u8) -> HitPair {
        HitPair { normal, all_out }
    }
    [
        ("0/0", pair(0, 0)), ("0/1", pair(0, 1)), ("0/2", pair(0, 2)), ("0/3", pair(0, 3)),
        ("1/1", pair(1, 1)), ("1/2", pair(1, 2)), ("1/3", pair(1, 3)),
        ("2/2", pair(2, 2)), ("2/3", pair(2, 3)), ("3/3", pair(3, 3)),
    ]
};

/// The keys of the faces that bring mud.
const MUD: [&str; 6] = [
    "mud_on_1", "mud_on_2", "mud_on_3", "mud_on_4", "mud_on_5", "mud_on_6",
];

/// Every cell: its key, its face and its column.
fn cells() -> impl Iterator<Item = (&'static str, Die, Column)> {
    let rows = CELLS.into_iter().zip(Die::ALL);
    rows.flat_map(|(row, die)| {
        let row = row.into_iter().zip(Column::ALL);
        row.map(move |(key, column)| (key, die, column))
    })
}

/// Whether a special rule is in force.
fn plays(special: &Special, field: &str) -> bool {
    match field {
        "opening_turn" => special.opening_turn.is_some(),
        "closed_hex" => special.closed_hex.is_some(),
        "short_supply" => special.short_supply.is_some(),
        "supply_shift_cap" => special.supply_shift_cap.is_some(),
        "stand_fast" => special.stand_fast.is_some(),
        "dumps" => special.dumps.is_some(),
        "thaw" => special.thaw.is_some(),
        "restoration" => special.restoration.is_some(),
        "breakout_turn" => special.breakout_turn.is_some(),
        _ => special.release.is_some(),
    }
}

/// Leaves a special rule out.
fn leave_out(special: &mut Special, field: &str) {
    match field {
        "opening_turn" => special.opening_turn = None,
        "closed_hex" => special.closed_hex = None,
        "short_supply" => special.short_supply = None,
        "supply_shift_cap" => special.supply_shift_cap = None,
        "stand_fast" => special.stand_fast = None,
        "dumps" => special.dumps = None,
        "thaw" => special.thaw = None,
        "restoration" => special.restoration = None,
        "breakout_turn" => special.breakout_turn = None,
        _ => special.release = None,
    }
}

/// The rules with this scenario and these changes.
///
/// # Errors
/// All faults of both.
pub(super) fn opened(scenario: &Doc, changed: &Doc) -> Result<HellsGate, Vec<Fault>> {
    let mut faults = Vec::new();
    let setup = match scenario::read(scenario) {
        Ok(setup) => Some(setup),
        Err(found) => {
            faults.extend(found.0.iter().map(|fault| {
                let path = match fault.path.as_str() {
                    "" => "scenario".to_owned(),
                    path => format!("scenario.{path}"),
                };
                let what = match &fault.what {
                    ScenarioFaultKind::File(what) => what.clone(),
                    what => FaultKind::Says(what.to_string()),
                };
                Fault::at(path, what)
            }));
            None
        }
    };
    let log = Log::default();
    let special = SPECIAL_RULES.map(|(field, _)| field).into_iter();
    let known = NUMBERS.iter().map(|n| n.key).chain(special);
    let known = known.chain(CELLS.into_iter().flatten()).chain(MUD);
    let known: Vec<&str> = known.collect();
    let fields = Node::new(changed, "changed", &log).object(&known);
    // Without a scenario the words of the changes are read all the same.
    let changed = fields.map(|fields| change(setup.as_ref(), &fields));
    faults.extend(log.take());
    match (setup, changed, faults.is_empty()) {
        (Some(setup), Some(None), true) => Ok(HellsGate::new(setup)),
        (Some(mut setup), Some(Some((parameters, special))), true) => {
            let given = Given {
                special: std::mem::replace(&mut setup.special, special),
                parameters: std::mem::replace(&mut setup.parameters, parameters),
            };
            setup.given = Some(Box::new(given));
            Ok(HellsGate::new(setup))
        }
        _ => Err(faults),
    }
}

/// What `fields` set otherwise, if they do.
fn change(setup: Option<&Setup>, fields: &Fields<'_>) -> Option<(Parameters, Special)> {
    let given = setup.map(|setup| (setup.parameters, setup.special.clone()));
    let mut now = given.clone();
    let turns = setup.map_or(u8::MAX, |setup| setup.parameters.turns);
    for number in NUMBERS {
        let most = number.most(turns);
        let bounds = i64::from(number.least)..=i64::from(most);
        let Some(node) = fields.optional(number.key) else {
            continue;
        };
        let (Some(n), Some((parameters, special))) = (node.number(bounds), &mut now) else {
            continue;
        };
        match (number.lies)(parameters, special) {
            Some(place) => *place = u8::try_from(n).unwrap_or(most),
            None => node.fault(FaultKind::Says(tr!("hells-gate-not-in-scenario"))),
        }
    }
    for (key, die, column) in cells() {
        let read = fields.optional(key).and_then(|n| n.choice(&PAIRS));
        if let (Some(pair), Some((parameters, _))) = (read, &mut now) {
            parameters.numbers.crt = parameters.numbers.crt.with(column, die, pair);
        }
    }
    for (key, die) in MUD.into_iter().zip(Die::ALL) {
        let Some(node) = fields.optional(key) else {
            continue;
        };
        let (Some(mud), Some((_, special))) = (node.flag(), &mut now) else {
            continue;
        };
        let bit = 1 << (die.pips() - 1);
        match &mut special.thaw {
            Some(thaw) if mud => thaw.faces |= bit,
            Some(thaw) => thaw.faces &= !bit,
            None => node.fault(FaultKind::Says(tr!("hells-gate-not-in-scenario"))),
        }
    }
    if let Some((_, special)) = &now {
        let spans = [
            ("closed_hex_last", special.closed_hex.map(|r| r.turns)),
            ("short_supply_last", special.short_supply.map(|r| r.turns)),
            ("shift_limit_last", special.supply_shift_cap),
            ("stand_fast_last", special.stand_fast.map(|r| r.turns)),
        ];
        for (key, turns) in spans {
            if turns.is_some_and(|turns| turns.first > turns.last) {
                let (title, _) = named(key);
                let what = tr!("hells-gate-turns-backwards", title = title);
                fields.fault(FaultKind::Says(what));
            }
        }
    }
    for (field, _) in SPECIAL_RULES {
        let Some(node) = fields.optional(field) else {
            continue;
        };
        match (node.flag(), &mut now) {
            (Some(false), Some((_, special))) => leave_out(special, field),
            (Some(true), Some((_, special))) if !plays(special, field) => {
                node.fault(FaultKind::Says(tr!("hells-gate-not-in-scenario")));
            }
            _ => {}
        }
    }
    if now == given { None } else { now }
}

impl HellsGate {
    /// Everything that can be set. Of special rules, those that the scenario has.
    pub(super) fn settings(&self) -> Vec<Parameter> {
        let (given, set) = match &self.given {
            Some(given) => (given.parameters, &given.special),
            None => (self.parameters, &self.special),
        };
        let turns = given.turns;
        let number = |number: &Number| {
            let Number { key, rule, .. } = *number;
            let (title, about) = named(key);
            let value = |parameters: &Parameters, special: &Special| {
                let (mut parameters, mut special) = (*parameters, special.clone());
                let place = (number.lies)(&mut parameters, &mut special)?;
                Some(Doc::from(i64::from(*place)))
            };
            let default = value(&given, set)?;
            Some(Parameter {
                key,
                at_start: number.at_start,
                title,
                about: cited(about, rule),
                kind: ParameterKind::Whole {
                    least: i64::from(number.least),
                    most: i64::from(number.most(turns)),
                },
                // Of a rule that is left out, the number says nothing.
                value: value(&self.parameters, &self.special).unwrap_or_else(|| default.clone()),
                cell: None,
                default,
            })
        };
        let cell = |(key, die, column): (&'static str, Die, Column)| {
            let value = |parameters: &Parameters| {
                let is = parameters.numbers.crt.hits(column, die);
                let found = PAIRS.iter().find(|(_, pair)| *pair == is);
                Doc::from(found.map_or("", |(word, _)| word))
            };
            Parameter {
                key,
                at_start: false,
                title: tr!(
                    "hells-gate-cell",
                    die = die.pips(),
                    column = column.to_string()
                ),
                about: cited(tr!("hells-gate-cell-about"), cite::CRT),
                kind: ParameterKind::Choice(
                    PAIRS
                        .iter()
                        .map(|(word, _)| (*word, (*word).to_owned()))
                        .collect(),
                ),
                cell: Some([die.pips().to_string(), column.to_string()]),
                default: value(&given),
                value: value(&self.parameters),
            }
        };
        let mud = |(key, die): (&'static str, Die)| {
            let brings = |thaw: Thaw| thaw.faces >> (die.pips() - 1) & 1 == 1;
            let default = brings(set.thaw?);
            Some(Parameter {
                key,
                at_start: false,
                title: tr!("hells-gate-mud-on", n = die.pips()),
                about: cited(tr!("hells-gate-mud-on-about"), cite::MUD_FACES),
                kind: ParameterKind::Flag,
                cell: None,
                default: default.into(),
                value: self.special.thaw.map_or(default, brings).into(),
            })
        };
        let special = |(field, rule): (&'static str, RuleRef)| Parameter {
            key: field,
            at_start: false,
            title: tr!("hells-gate-special", field = field),
            about: cited(tr!("hells-gate-special-about"), rule),
            kind: ParameterKind::Flag,
            cell: None,
            default: true.into(),
            value: plays(&self.special, field).into(),
        };
        let rules = SPECIAL_RULES.into_iter();
        let rules = rules.filter(|(field, _)| plays(set, field)).map(special);
        let faces = MUD.into_iter().zip(Die::ALL).filter_map(mud);
        let numbers = NUMBERS.iter().filter_map(number);
        numbers
            .chain(rules)
            .chain(faces)
            .chain(cells().map(cell))
            .collect()
    }

    /// The whole book in the language spoken; what is not as in the scenario is
    /// said in its case, before what is published.
    pub(super) fn cases(&self) -> Rulebook {
        let mut book = rulebook::book().clone();
        tell_changes(&mut book, &self.settings());
        book
    }
}

/// What a number is called, and what it does.
fn named(key: &str) -> (String, String) {
    match key {
        "handicap_soviet" | "handicap_german" => {
            let side = if key == "handicap_german" {
                "german"
            } else {
                "soviet"
            };
            (
                tr!("hells-gate-handicap", side = side),
                tr!("hells-gate-handicap-about"),
            )
        }
        "attackers_per_hexside" => (
            tr!("hells-gate-attackers"),
            tr!("hells-gate-attackers-about"),
        ),
        "defenders_soviet" | "defenders_german" => {
            let side = if key == "defenders_german" {
                "german"
            } else {
                "soviet"
            };
            (
                tr!("hells-gate-defenders", side = side),
                tr!("hells-gate-defenders-about"),
            )
        }
        "overconcentration" => (tr!("hells-gate-crowd"), tr!("hells-gate-crowd-about")),
        key => (
            tr!("hells-gate-number", key = key),
            tr!("hells-gate-number-about", key = key),
        ),
    }
}
