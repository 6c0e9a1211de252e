//! Positions written and read, and questions answered.

use super::super::codec::{
    attacking, map_doc, odds_doc, position_fields, read_position, retreats_doc, side_word,
    supply_doc,
};
use super::super::ids::{Side, UnitId, UnitMask};
use super::super::rules::HellsGate;
use super::super::say;
use super::super::state::State;
use crate::engine::Refusal as _;
use crate::hex::HexId;
use crate::json::{Doc, Fault, FaultKind, Fields, Log, Node, quoted};
use crate::present::system::Question;
use crate::words::tr;
use serde_json::Value;
use serde_json::value::RawValue;

/// The questions, with the fields they take.
pub(super) const QUESTIONS: &[Question] = &[
    Question {
        verb: "odds",
        fields: &["target", "units"],
        about: "an attack: strengths, ratio, every column shift with its case, and how likely \
            each number of hits is; without fields the attack that is being put together",
    },
    Question {
        verb: "supply",
        fields: &["side"],
        about: "who has supply, along which line, and what cuts the others off",
    },
    Question {
        verb: "retreats",
        fields: &["hex"],
        about: "where the units of a hex could retreat, and why nowhere else; without fields \
            those that absorb hits",
    },
    Question {
        verb: "map",
        fields: &[],
        about: "every hex with its ground, its source and its neighbours",
    },
];

/// The longest name of a hex or a unit.
const LONGEST: usize = 40;

/// More attackers than there are units.
const MOST: usize = UnitMask::CAPACITY;

impl HellsGate {
    /// The position as files have it.
    pub(super) fn written(&self, state: &State) -> Doc {
        doc(&Value::Object(position_fields(self, state)))
    }

    /// A position that was read and judged.
    pub(super) fn placed(&self, position: &Doc, base: &State) -> Result<State, Vec<Fault>> {
        let says = |text: String| Fault::at("position", FaultKind::Says(text));
        let raw = RawValue::from_string(position.to_string());
        let raw = raw.map_err(|e| vec![says(e.to_string())])?;
        read_position(self, base, &raw).map_err(|why| {
            let rule = why
                .rule
                .map_or_else(String::new, |rule| format!(" [{rule}]"));
            let refused = why.refusals.iter().map(|refusal| {
                let text = say::refusal(self, refusal);
                says(format!("{text} [{}]", refusal.rule()))
            });
            let first = says(format!("{}{rule}", why.reason));
            std::iter::once(first).chain(refused).collect()
        })
    }

    /// Answers a question.
    pub(super) fn answer(
        &self,
        state: &State,
        verb: &str,
        fields: &Doc,
    ) -> Result<Doc, Vec<Fault>> {
        let Some(question) = QUESTIONS.iter().find(|q| q.verb == verb) else {
            let why = tr!("ask-no-question", verb = quoted(verb));
            return Err(vec![Fault::of_all(FaultKind::Says(why))]);
        };
        let log = Log::default();
        let node = Node::new(fields, "", &log);
        let read = node.object(question.fields);
        let answer = read.and_then(|fields| match verb {
            "odds" => self.ask_odds(state, &node, &fields),
            "supply" => self.ask_supply(state, &fields),
            "retreats" => self.ask_retreats(state, &node, &fields),
            _ => Some(map_doc(self)),
        });
        match (log.take(), answer) {
            (faults, Some(answer)) if faults.is_empty() => Ok(answer),
            (faults, _) => Err(faults),
        }
    }

    fn hex_at(&self, node: &Node<'_>) -> Option<HexId> {
        let found = super::super::notation::find_hex(self, node.text(LONGEST)?);
        found.map_err(|why| node.fault(FaultKind::Says(why))).ok()
    }

    fn unit_at(&self, node: &Node<'_>) -> Option<UnitId> {
        let code = node.text(LONGEST)?;
        let unit = self.find_unit(code);
        if unit.is_none() {
            let code: String = code.chars().take(12).collect();
            node.fault(FaultKind::Says(tr!("ask-no-unit", code = code)));
        }
        unit
    }

    fn ask_odds(&self, state: &State, node: &Node<'_>, fields: &Fields<'_>) -> Option<Doc> {
        let (named, listed) = (fields.optional("target"), fields.optional("units"));
        let (target, units) = match (named, listed, state.attack) {
            (None, None, Some(open)) => (open.target, open.units),
            _ => {
                let target = fields.field("target").and_then(|n| self.hex_at(&n));
                let units = fields.field("units").and_then(|n| n.list(MOST))?;
                let read: Option<UnitMask> = units.iter().map(|n| self.unit_at(n)).collect();
                (target?, read?)
            }
        };
        let state = attacking(self, state, units);
        let fault = |why| node.fault(FaultKind::Says(why));
        let state = state.map_err(fault).ok()?;
        Some(odds_doc(self, &state, target, units))
    }

    fn ask_supply(&self, state: &State, fields: &Fields<'_>) -> Option<Doc> {
        let sides = match fields.optional("side") {
            Some(node) => vec![Side::ALL[node.word(&Side::ALL.map(side_word))?]],
            None => Side::ALL.to_vec(),
        };
        let each = sides.into_iter().map(|side| supply_doc(self, state, side));
        Some(Doc::List(each.collect()))
    }

    fn ask_retreats(&self, state: &State, node: &Node<'_>, fields: &Fields<'_>) -> Option<Doc> {
        let from = match (fields.optional("hex"), state.hits) {
            (None, Some(hits)) => hits.target,
            _ => fields.field("hex").and_then(|n| self.hex_at(&n))?,
        };
        let fault = |why| node.fault(FaultKind::Says(why));
        retreats_doc(self, state, from).map_err(fault).ok()
    }
}

/// A value as a tree that keeps the order of its fields.
fn doc(value: &Value) -> Doc {
    match value {
        Value::Null => Doc::Null,
        Value::Bool(yes) => (*yes).into(),
        Value::Number(n) => n
            .as_u64()
            .map_or_else(|| Doc::Number(n.to_string()), Doc::Whole),
        Value::String(text) => text.as_str().into(),
        Value::Array(list) => Doc::List(list.iter().map(doc).collect()),
        Value::Object(fields) => {
            let fields = fields.iter();
            Doc::Object(fields.map(|(name, v)| (name.clone(), doc(v))).collect())
        }
    }
}
