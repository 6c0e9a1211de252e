//! The map of a scenario file: hexes and rivers.

use super::fault::FaultKind;
use super::words::{
    Fields, Hexes, Node, PROVENANCES, SIDES, TERRAINS, bounded_list, hex_name, quiet_texts,
};
use crate::hex::{Grid, HexMask, HexName, Shifted};
use crate::json::{self, Once};
use crate::systems::hells_gate::Side;
use crate::systems::hells_gate::setup::{HexInfo, Provenance, RiverSide, Shore};
use std::collections::BTreeSet;

/// Longest name of a place or river.
const NAME: usize = 40;

/// `geometry`: which rows are shifted half a hex to the east.
pub(super) fn shifted(node: &Node<'_>) -> Option<Shifted> {
    let geometry = node.object(&["shifted_rows"])?;
    geometry
        .given("shifted_rows")?
        .choice(&[("odd", Shifted::OddRows), ("even", Shifted::EvenRows)])
}

/// `hexes`: the grid, and what is printed in each hex. The two agree whenever
/// no fault was noted.
pub(super) fn hexes(node: &Node<'_>, shifted: Option<Shifted>) -> Option<(Hexes, Vec<HexInfo>)> {
    let entries = bounded_list(node, "hexes", HexMask::CAPACITY)?;
    let mut once = Once::default();
    let mut names = Vec::new();
    let mut infos = Vec::new();
    for entry in &entries {
        let (name, info) = hex(entry, &mut once);
        names.extend(name);
        infos.extend(info);
    }
    let grid = match Grid::new(&names, shifted.unwrap_or_default()) {
        Ok(grid) => grid,
        Err(error) => {
            node.fault(FaultKind::BadHex(error));
            return None;
        }
    };
    // Names beyond the capacity count as listed too.
    let mut listed: BTreeSet<HexName> = names.into_iter().collect();
    listed.extend(
        quiet_texts(node, "hex")
            .iter()
            .filter_map(|t| t.parse::<HexName>().ok()),
    );
    let hexes = Hexes {
        grid: Some(grid),
        listed,
        sides_known: shifted.is_some(),
    };
    Some((hexes, infos))
}

fn hex(node: &Node<'_>, once: &mut Once<HexName>) -> (Option<HexName>, Option<HexInfo>) {
    let Some(fields) = node.object(&[
        "hex",
        "place",
        "terrain",
        "terrain_provenance",
        "source",
        "source_provenance",
    ]) else {
        return (None, None);
    };
    let name = fields.given("hex").and_then(|n| {
        let name = hex_name(&n)?;
        once.is_new(name, &n, || format!("hex {name}"))
            .then_some(name)
    });
    let place = fields.given("place").and_then(|n| n.name(NAME));
    let terrain = fields.given("terrain").and_then(|n| n.choice(&TERRAINS));
    let terrain_provenance = fields
        .given("terrain_provenance")
        .and_then(|n| n.choice(&PROVENANCES));
    let source = source(&fields);
    let info = || {
        Some(HexInfo {
            place: place?,
            terrain: terrain?,
            terrain_provenance: terrain_provenance?,
            source,
        })
    };
    (name, info())
}

/// A supply source [5.1] and where it comes from; both or neither.
fn source(fields: &Fields<'_>) -> Option<(Side, Provenance)> {
    let side = fields.optional("source");
    let provenance = fields.optional("source_provenance");
    if side.is_some() != provenance.is_some() {
        fields.fault(FaultKind::HalfASource);
    }
    let side = side.and_then(|n| n.choice(&SIDES));
    let provenance = provenance.and_then(|n| n.choice(&PROVENANCES));
    Some((side?, provenance?))
}

/// `river_hexsides`. A hexside has no direction: C6–B6 is B6–C6.
pub(super) fn rivers(node: &Node<'_>, hexes: &Hexes) -> Option<Vec<RiverSide>> {
    let mut once = Once::default();
    let sides = node.list(usize::MAX)?;
    Some(
        sides
            .iter()
            .filter_map(|side| river_side(side, hexes, &mut once))
            .collect(),
    )
}

fn river_side(node: &Node<'_>, hexes: &Hexes, once: &mut Once<[HexName; 2]>) -> Option<RiverSide> {
    let fields = node.object(&["river", "between", "provenance"])?;
    let river = fields.given("river").and_then(|n| n.name(NAME));
    let provenance = fields
        .given("provenance")
        .and_then(|n| n.choice(&PROVENANCES));
    let banks = fields.given("between")?;
    let list = banks.list(usize::MAX)?;
    let [a, b] = list.as_slice() else {
        banks.fault(json::FaultKind::Length {
            found: list.len(),
            wanted: "2".to_owned(),
        });
        return None;
    };
    let (a, b) = (hexes.hex(a), hexes.hex(b));
    let between = [a?, b?];
    let [from, to] = between.map(|h| hexes.name(h));
    let grid = hexes.grid.as_ref()?;
    if hexes.sides_known && !grid.adjacent(between[0], between[1]) {
        banks.fault(FaultKind::NotTouching(from, to));
        return None;
    }
    let what = || format!("the hexside {from}–{to}");
    once.is_new([from.min(to), from.max(to)], &banks, what);
    Some(RiverSide {
        river: river?,
        between,
        provenance: provenance?,
    })
}

/// `shore`: the great river that bounds the map.
pub(super) fn shore(node: &Node<'_>, hexes: &Hexes) -> Option<Shore> {
    let fields = node.object(&["river", "along", "provenance"])?;
    let river = fields.given("river").and_then(|n| n.name(NAME));
    let provenance = fields
        .given("provenance")
        .and_then(|n| n.choice(&PROVENANCES));
    let along = fields.given("along").and_then(|n| n.list(usize::MAX))?;
    let along: Vec<_> = along.iter().map(|n| hexes.hex(n)).collect();
    Some(Shore {
        river: river?,
        along: along.into_iter().collect::<Option<_>>()?,
        provenance: provenance?,
    })
}
