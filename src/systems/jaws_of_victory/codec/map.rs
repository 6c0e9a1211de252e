//! The map of a scenario file: hexes, rivers, roads.

use super::{notes, provenance, says};
use crate::hex::Id as _;
use crate::json::{Node, Once, quoted};
use crate::space::{CellId, MAX_CELLS};
use crate::systems::jaws_of_victory::setup::{HexInfo, HexNumber, RiverSide, Settlement, Terrain};
use crate::words::tr;

const TERRAINS: [(&str, Terrain); 4] = [
    ("clear", Terrain::Clear),
    ("woods", Terrain::Woods),
    ("forest", Terrain::Forest),
    ("hilltop", Terrain::Hilltop),
];

const SETTLEMENTS: [(&str, Settlement); 2] =
    [("village", Settlement::Village), ("town", Settlement::Town)];

/// The hexes of a file, for everything in it that names hexes.
pub(super) struct HexList {
    pub hexes: Vec<HexInfo>,
}

/// The field `hexes`.
pub(super) fn hexes(node: &Node<'_>) -> Option<HexList> {
    let mut once = Once::default();
    let list = node.filled_list(MAX_CELLS)?;
    let hexes: Vec<HexInfo> = list.iter().filter_map(|n| hex(n, &mut once)).collect();
    let columns = || hexes.iter().map(|hex| hex.number.column);
    if let (Some(first), Some(last)) = (columns().min(), columns().max())
        && last - first > 24
    {
        node.fault(says(tr!("jaws-too-wide")));
        return None;
    }
    (hexes.len() == list.len()).then_some(HexList { hexes })
}

fn hex(node: &Node<'_>, once: &mut Once<HexNumber>) -> Option<HexInfo> {
    let fields = node.object(&[
        "hex",
        "lat",
        "lon",
        "terrain",
        "terrain_provenance",
        "terrain_source",
        "place",
        "place_provenance",
        "place_source",
        "settlement",
        "settlement_provenance",
        "note",
    ])?;
    notes(&fields, &["terrain_source", "place_source", "note"]);
    for name in ["place_provenance", "settlement_provenance"] {
        if fields.optional(name).is_some() {
            provenance(&fields, name)?;
        }
    }
    let number = fields.given("hex").and_then(|n| {
        let number = number(&n)?;
        once.is_new(number, &n, || format!("hex {number}"))
            .then_some(number)
    });
    let terrain = fields.given("terrain").and_then(|n| n.choice(&TERRAINS));
    let from = provenance(&fields, "terrain_provenance");
    let place = fields
        .optional("place")
        .map_or(Some(String::new()), |n| n.line(40));
    let settlement = match fields.optional("settlement") {
        Some(node) => Some(Some(node.choice(&SETTLEMENTS)?)),
        None => Some(None),
    };
    Some(HexInfo {
        number: number?,
        terrain: terrain?,
        provenance: from?,
        place: place?,
        settlement: settlement?,
    })
}

/// A text that is the number of a hex, on the map or not.
fn number(node: &Node<'_>) -> Option<HexNumber> {
    let text = node.text(20)?;
    let number = text.parse().ok();
    if number.is_none() {
        node.fault(says(tr!("jaws-no-number", name = quoted(text))));
    }
    number
}

impl HexList {
    /// The hex a text names.
    pub fn hex(&self, node: &Node<'_>) -> Option<CellId> {
        let number = number(node)?;
        let place = self.hexes.iter().position(|hex| hex.number == number);
        if place.is_none() {
            node.fault(says(tr!("notation-off-map", hex = number.to_string())));
        }
        place.map(CellId::from_index)
    }

    fn between(&self, node: &Node<'_>) -> Option<[CellId; 2]> {
        let [a, b] = node.array()?.map(|end| self.hex(&end));
        let ends = [a?, b?];
        let of = |cell: CellId| self.hexes.get(cell.index()).map(|hex| hex.number);
        let [a, b] = ends.map(of);
        if !touch(a?, b?) {
            node.fault(says(tr!("jaws-not-neighbours")));
            return None;
        }
        Some(ends)
    }

    /// The field `river_hexsides`.
    pub fn rivers(&self, node: &Node<'_>) -> Option<Vec<RiverSide>> {
        let list = node.list(3 * MAX_CELLS)?;
        let read: Vec<_> = list.iter().map(|n| self.river(n)).collect();
        read.into_iter().collect()
    }

    fn river(&self, node: &Node<'_>) -> Option<RiverSide> {
        let fields = node.object(&[
            "river",
            "between",
            "kind",
            "bridge",
            "bridge_provenance",
            "provenance",
            "source",
            "note",
        ])?;
        notes(&fields, &["kind", "source", "note"]);
        let name = fields.given("river").and_then(|n| n.line(40));
        let between = fields.given("between").and_then(|n| self.between(&n));
        let bridge = fields.given("bridge").and_then(|n| n.flag());
        provenance(&fields, "bridge_provenance")?;
        let from = provenance(&fields, "provenance");
        Some(RiverSide {
            name: name?,
            between: between?,
            bridge: bridge?,
            provenance: from?,
        })
    }

    /// A list of hexsides.
    pub fn sides(&self, node: &Node<'_>) -> Option<Vec<[CellId; 2]>> {
        let list = node.list(3 * MAX_CELLS)?;
        let side = |node: &Node<'_>| {
            let fields = node.object(&["between", "provenance", "note"])?;
            notes(&fields, &["note"]);
            provenance(&fields, "provenance")?;
            fields.given("between").and_then(|n| self.between(&n))
        };
        let read: Vec<_> = list.iter().map(side).collect();
        read.into_iter().collect()
    }
}

/// Whether hexes with these numbers are neighbours: in odd columns hexes lie half a
/// hex further south.
pub(super) fn touch(a: HexNumber, b: HexNumber) -> bool {
    match a.column.abs_diff(b.column) {
        0 => a.row.abs_diff(b.row) == 1,
        1 => {
            let (even, odd) = if a.column.is_multiple_of(2) {
                (a, b)
            } else {
                (b, a)
            };
            even.row == odd.row || even.row == odd.row + 1
        }
        _ => false,
    }
}
