//! The order of battle of a scenario file.

use super::fault::FaultKind;
use super::words::{Fields, Hexes, KINDS, Node, SIDES, SIZES, bounded_list};
use crate::hex::{HexId, HexName};
use crate::json::{Doc, Once};
use crate::systems::hells_gate::setup::{Arrival, Unit};
use crate::systems::hells_gate::{Side, UnitMask};
use std::collections::BTreeMap;

/// The fields of a unit that its `attested` list may name.
pub const ATTESTABLE: [&str; 9] = [
    "side",
    "hex",
    "arrives",
    "type",
    "size",
    "strength",
    "reduced_strength",
    "steps",
    "conditional",
];

const FIELDS: [&str; 14] = [
    "code",
    "label",
    "name",
    "side",
    "type",
    "size",
    "strength",
    "reduced_strength",
    "steps",
    "hex",
    "arrives",
    "conditional",
    "attested",
    "note",
];

/// What the units are checked against, besides the map.
pub(super) struct Frame {
    /// How many game turns are played.
    pub turns: u8,
    /// Whether anything can bring a conditional unit [6.2].
    pub has_release: bool,
}

/// Per hex, the first unit of either side set up there.
type Holders = BTreeMap<HexId, Vec<(Side, String)>>;

/// `units`.
pub(super) fn units(node: &Node<'_>, hexes: &Hexes, frame: &Frame) -> Option<Vec<Unit>> {
    let entries = bounded_list(node, "units", UnitMask::CAPACITY)?;
    let mut once = Once::default();
    let mut holders = Holders::new();
    let units: Vec<Option<Unit>> = entries
        .iter()
        .map(|entry| unit(entry, hexes, frame, &mut once, &mut holders))
        .collect();
    let all = units.iter().all(Option::is_some);
    let units: Vec<Unit> = units.into_iter().flatten().collect();
    for side in Side::ALL {
        // A unit that could not be read may have been of this side.
        if all && !units.iter().any(|u| u.side == side) {
            node.fault(FaultKind::NoUnits(side.adjective()));
        }
    }
    Some(units)
}

fn unit(
    node: &Node<'_>,
    hexes: &Hexes,
    frame: &Frame,
    once: &mut Once<String>,
    holders: &mut Holders,
) -> Option<Unit> {
    let fields = node.object(&FIELDS)?;
    let code = fields.given("code").and_then(|n| code(&n, once));
    let label = fields.given("label").and_then(|n| n.name(6));
    let name = fields.given("name").and_then(|n| n.name(60));
    let side = fields.given("side").and_then(|n| n.choice(&SIDES));
    let kind = fields.given("type").and_then(|n| n.choice(&KINDS));
    let size = fields.given("size").and_then(|n| n.choice(&SIZES));
    let strengths = strengths(&fields);
    let place = fields.given("hex");
    let hex = place.as_ref().and_then(|n| hexes.hex(n));
    let arrives = fields
        .given("arrives")
        .and_then(|n| arrival(&n, frame.turns));
    let conditional = fields.given("conditional").and_then(|n| {
        let conditional = n.flag()?;
        if conditional && !frame.has_release {
            n.fault(FaultKind::NoRelease);
        }
        Some(conditional)
    });
    let attested = fields.given("attested").and_then(|n| attested(&n));
    let note = fields.given("note").and_then(|n| n.line(400));

    if let (Some(node), Some(hex), Some(side), Some(Arrival::Start)) = (place, hex, side, arrives) {
        let known = code.as_deref().unwrap_or("without a code");
        set_up(&node, hex, hexes.name(hex), side, known, holders);
    }
    let (strength, reduced_strength) = strengths?;
    Some(Unit {
        code: code?,
        label: label?,
        name: name?,
        side: side?,
        kind: kind?,
        size: size?,
        strength,
        reduced_strength,
        hex: hex?,
        arrives: arrives?,
        conditional: conditional?,
        attested: attested?,
        note: note?,
    })
}

fn code(node: &Node<'_>, once: &mut Once<String>) -> Option<String> {
    let code = node.identifier(6, "capital letters and digits", |b| {
        b.is_ascii_uppercase() || b.is_ascii_digit()
    })?;
    if code.parse::<HexName>().is_ok() {
        node.fault(FaultKind::CodeIsHex(code));
        return None;
    }
    once.is_new(code.clone(), node, || format!("unit code {code}"))
        .then_some(code)
}

/// Full and reduced strength [2.2], which the number of steps must bear out.
fn strengths(fields: &Fields<'_>) -> Option<(u8, Option<u8>)> {
    let strength = fields.given("strength").and_then(|n| n.small(1..=99));
    let steps_node = fields.given("steps");
    let steps = steps_node.as_ref().and_then(|n| n.small(1..=2));
    let node = fields.given("reduced_strength");
    let reduced = match &node {
        Some(n) if *n.doc() == Doc::Null => None,
        Some(n) => Some(n.small(1..=99)?),
        None => return None,
    };
    let strength = strength?;
    if let (Some(node), Some(reduced)) = (node, reduced)
        && reduced >= strength
    {
        node.fault(FaultKind::ReducedNotWeaker { strength, reduced });
    }
    let steps = steps?;
    if (steps == 2) != reduced.is_some() {
        steps_node?.fault(FaultKind::Steps { steps, reduced });
    }
    Some((strength, reduced))
}

/// `"start"` or the number of a game turn [6.0].
fn arrival(node: &Node<'_>, turns: u8) -> Option<Arrival> {
    if matches!(node.doc(), Doc::Text(_)) {
        return node.choice(&[("start", Arrival::Start)]);
    }
    node.small(1..=turns).map(Arrival::Turn)
}

fn attested(node: &Node<'_>) -> Option<Vec<String>> {
    let words = ATTESTABLE.map(|field| (field, field));
    let mut once = Once::default();
    let entries = node.list(usize::MAX)?;
    let fields = entries.iter().filter_map(|entry| {
        let field = entry.choice(&words)?;
        once.is_new(field, entry, || format!("“{field}”"));
        Some(field.to_owned())
    });
    Some(fields.collect())
}

/// Two sides never share a hex [8.1], at the start neither.
fn set_up(
    node: &Node<'_>,
    hex: HexId,
    name: HexName,
    side: Side,
    code: &str,
    holders: &mut Holders,
) {
    let here = holders.entry(hex).or_default();
    if let Some((_, enemy)) = here.iter().find(|(s, _)| *s != side) {
        node.fault(FaultKind::EnemyInHex {
            hex: name,
            enemy: enemy.clone(),
        });
    }
    if !here.iter().any(|(s, _)| *s == side) {
        here.push((side, code.to_owned()));
    }
}
