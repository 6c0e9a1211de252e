//! What a game may set otherwise than its scenario: the numbers of the rules, and
//! which of its special rules are played.

use super::super::ids::Side;
use super::super::panel::cited;
use super::super::rulebook::{self, cite};
use super::super::rules::HellsGate;
use super::super::setup::{Given, Parameters, Setup, Special};
use crate::engine::RuleRef;
use crate::json::{Doc, Fault, FaultKind, Fields, Log, Node};
use crate::present::book::{Block, Rulebook, Span};
use crate::present::system::{Kind, Parameter};
use crate::systems::hells_gate::codec::scenario::{self, SPECIAL_RULES};
use crate::words::tr;

/// A number of the rules.
struct Number {
    key: &'static str,
    rule: RuleRef,
    least: u8,
    most: u8,
    /// Whether people are asked when a game begins.
    at_start: bool,
}

const fn number(key: &'static str, rule: RuleRef, least: u8, most: u8, at_start: bool) -> Number {
    Number {
        key,
        rule,
        least,
        most,
        at_start,
    }
}

/// The numbers that can be set, within the bounds that scenario files have.
const NUMBERS: [Number; 6] = [
    number("handicap_soviet", cite::VICTORY, 0, 100, true),
    number("handicap_german", cite::VICTORY, 0, 100, true),
    number("attackers_per_hexside", cite::PER_HEXSIDE, 1, 64, false),
    number("defenders_soviet", cite::PER_HEXSIDE, 1, 64, false),
    number("defenders_german", cite::PER_HEXSIDE, 1, 64, false),
    number("overconcentration", cite::OVERCONCENTRATION, 1, 64, false),
];

/// The number of this key.
fn number_of<'a>(parameters: &'a mut Parameters, key: &str) -> &'a mut u8 {
    let Parameters {
        handicap,
        defenders,
        ..
    } = parameters;
    match key {
        "handicap_soviet" => &mut handicap[Side::Soviet],
        "handicap_german" => &mut handicap[Side::German],
        "attackers_per_hexside" => &mut parameters.attackers_per_hexside,
        "defenders_soviet" => &mut defenders[Side::Soviet],
        "defenders_german" => &mut defenders[Side::German],
        _ => &mut parameters.overconcentration,
    }
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
                Fault::at(path, FaultKind::Says(fault.what.to_string()))
            }));
            None
        }
    };
    let log = Log::default();
    let special = SPECIAL_RULES.map(|(field, _)| field).into_iter();
    let known: Vec<&str> = NUMBERS.iter().map(|n| n.key).chain(special).collect();
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
    for Number {
        key, least, most, ..
    } in NUMBERS
    {
        let bounds = i64::from(least)..=i64::from(most);
        let read = fields.optional(key).and_then(|n| n.number(bounds));
        if let (Some(n), Some((parameters, _))) = (read, &mut now) {
            *number_of(parameters, key) = u8::try_from(n).unwrap_or(most);
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
        let number = |number: &Number| {
            let Number { key, rule, .. } = *number;
            let (title, about) = named(key);
            let value =
                |mut parameters: Parameters| Doc::from(i64::from(*number_of(&mut parameters, key)));
            Parameter {
                key,
                at_start: number.at_start,
                title,
                about: cited(about, rule),
                kind: Kind::Whole {
                    least: i64::from(number.least),
                    most: i64::from(number.most),
                },
                default: value(given),
                value: value(self.parameters),
            }
        };
        let special = |(field, rule): (&'static str, RuleRef)| Parameter {
            key: field,
            at_start: false,
            title: tr!("hells-gate-special", field = field),
            about: cited(tr!("hells-gate-special-about"), rule),
            kind: Kind::Flag,
            default: true.into(),
            value: plays(&self.special, field).into(),
        };
        let rules = SPECIAL_RULES.into_iter();
        let rules = rules.filter(|(field, _)| plays(set, field)).map(special);
        NUMBERS.iter().map(number).chain(rules).collect()
    }

    /// The whole book in the language spoken; what is not as in the scenario is
    /// said in its case.
    pub(super) fn cases(&self) -> Rulebook {
        let mut book = rulebook::book().clone();
        let settings = self.settings();
        let changed = settings.iter().filter(|p| p.value != p.default);
        let changed: Vec<&Parameter> = changed.collect();
        for entry in book.chapters.iter_mut().flat_map(|c| &mut c.entries) {
            for parameter in &changed {
                if parameter.about.rule == Some(entry.number.as_str()) {
                    let told = tr!(
                        "hells-gate-case",
                        title = parameter.title.as_str(),
                        value = said(&parameter.value)
                    );
                    entry.blocks.push(Block::Paragraph(vec![Span::Text(told)]));
                }
            }
        }
        book
    }
}

/// A value in words.
fn said(value: &Doc) -> String {
    match value {
        Doc::Bool(true) => tr!("hells-gate-yes"),
        Doc::Bool(false) => tr!("hells-gate-no"),
        other => other.to_string(),
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
        _ => (tr!("hells-gate-crowd"), tr!("hells-gate-crowd-about")),
    }
}
