//! The map of a scenario file: grid, cells, rivers.

use super::frame::{Names, note, provenance};
use super::says;
use crate::hex::Id;
use crate::json::{Node, Once, quoted};
use crate::space::{CellId, CellName, Cells, Lattice, MAX_CELLS, Shifted};
use crate::systems::tabletop::Terrain;
use crate::systems::tabletop::numbers::CELL_KM;
use crate::systems::tabletop::setup::{CellInfo, River};
use crate::words::tr;
use std::collections::BTreeSet;

const TERRAINS: [(&str, Terrain); 4] = [
    ("open", Terrain::Open),
    ("difficult", Terrain::Difficult),
    ("urban", Terrain::Urban),
    ("impassable", Terrain::Impassable),
];

/// How the cells lie [T3.1].
pub(super) fn lattice(node: &Node<'_>) -> Option<Lattice> {
    let fields = node.object(&[
        "kind",
        "shifted_rows",
        "diagonals",
        "cell_km",
        "geometry",
        "note",
    ])?;
    note(&fields);
    if let Some(geometry) = fields.optional("geometry") {
        let _ = geometry.line(2000);
    }
    if let Some(km) = fields.optional("cell_km") {
        let _ = km.small(CELL_KM..=CELL_KM);
    }
    let diagonals = fields
        .optional("diagonals")
        .map_or(Some(false), |n| n.flag());
    let kinds = [("hex", 0), ("offset_square", 1), ("square", 2)];
    let kind = fields.given("kind").and_then(|n| n.choice(&kinds))?;
    if kind == 2 {
        let diagonals = diagonals?;
        return Some(Lattice::Square { diagonals });
    }
    let shifted = fields.given("shifted_rows").and_then(|n| shifted(&n))?;
    diagonals?;
    Some(match kind {
        0 => Lattice::Hex(shifted),
        _ => Lattice::OffsetSquare(shifted),
    })
}

/// Of the rows that are shifted the first decides [T16.5].
fn shifted(node: &Node<'_>) -> Option<Shifted> {
    let rows = node.identifier(26, "row letters A to Z", u8::is_ascii_uppercase)?;
    let first = rows.bytes().next()?;
    Some(match (first - b'A') % 2 {
        0 => Shifted::OddRows,
        _ => Shifted::EvenRows,
    })
}

/// The cells of a file, for everything in it that names cells.
pub(super) struct CellTable {
    /// Those that could be read.
    pub cells: Vec<CellInfo>,
    /// How they lie; `None` if the grid could not be read.
    board: Option<Cells>,
    /// All names that are listed. One that is here but not among the cells has
    /// its fault already; what refers to it does not get another.
    listed: BTreeSet<CellName>,
}

/// The field `cells`.
pub(super) fn table(node: &Node<'_>, lattice: Option<Lattice>, names: &Names) -> Option<CellTable> {
    let entries = node.filled_list(MAX_CELLS)?;
    let mut once = Once::default();
    let mut listed = BTreeSet::new();
    let mut bases = Vec::new();
    let mut cells: Vec<CellInfo> = Vec::new();
    for entry in &entries {
        let Some((info, base)) = cell(entry, names, &mut once, &mut listed) else {
            continue;
        };
        bases.extend(
            base.filter(|_| info.base.is_some())
                .map(|it| (it, info.name)),
        );
        cells.push(info);
    }
    let places: Vec<CellName> = cells.iter().map(|c| c.name).collect();
    let board = lattice.and_then(|lattice| Cells::new(&places, lattice, |_| false).ok());
    if let Some(board) = &board {
        let inside = bases.iter().filter(|(_, name)| {
            listed.len() == cells.len() && board.find(*name).is_some_and(|c| !board.on_edge(c))
        });
        inside.for_each(|(base, name)| {
            base.fault(says(tr!("tabletop-base-off-edge", cell = name.to_string())))
        });
    }
    Some(CellTable {
        cells,
        board,
        listed,
    })
}

/// A cell, and where the file says whose base it is.
fn cell<'a>(
    node: &Node<'a>,
    names: &Names,
    once: &mut Once<CellName>,
    listed: &mut BTreeSet<CellName>,
) -> Option<(CellInfo, Option<Node<'a>>)> {
    let fields = node.object(&[
        "cell",
        "place",
        "terrain",
        "kind",
        "terrain_provenance",
        "supply_base",
        "supply_provenance",
        "note",
    ])?;
    note(&fields);
    let name = fields.given("cell").and_then(|n| {
        let name = cell_name(&n)?;
        listed.insert(name);
        once.is_new(name, &n, || format!("cell {name}"))
            .then_some(name)
    });
    let text = |name, max| {
        fields
            .optional(name)
            .map_or(Some(String::new()), |n| n.line(max))
    };
    let place = text("place", 40);
    let kind = text("kind", 20);
    let terrain = fields.given("terrain").and_then(|n| n.choice(&TERRAINS));
    let of_base = fields.optional("supply_base");
    let base = of_base
        .as_ref()
        .map_or(Some(None), |n| names.side(n).map(Some));
    if let (Some(cell), Some(Terrain::Impassable), Some(Some(_)), Some(node)) =
        (name, terrain, base, &of_base)
    {
        node.fault(says(tr!(
            "tabletop-base-impassable",
            cell = cell.to_string()
        )));
    }
    let info = CellInfo {
        name: name?,
        place: place?,
        terrain: terrain?,
        kind: kind?,
        base: base?,
        provenance: ["terrain_provenance", "supply_provenance"]
            .map(|name| provenance(&fields, name)),
    };
    Some((info, of_base))
}

/// A text that is the name of a cell, on the table or not.
fn cell_name(node: &Node<'_>) -> Option<CellName> {
    let text = node.text(usize::MAX)?;
    let name = text.parse().ok();
    if name.is_none() {
        node.fault(says(tr!("notation-no-cell", name = quoted(text))));
    }
    name
}

impl CellTable {
    /// The cell a text names.
    pub fn cell(&self, node: &Node<'_>) -> Option<CellId> {
        let name = cell_name(node)?;
        let place = self.cells.iter().position(|c| c.name == name);
        if place.is_none() && !self.listed.contains(&name) {
            node.fault(says(tr!("notation-off-table", cell = name.to_string())));
        }
        place.map(CellId::from_index)
    }

    /// What the file says of a cell found here.
    pub fn info(&self, cell: CellId) -> Option<&CellInfo> {
        self.cells.get(cell.index())
    }

    /// The field `river_sides` [T4.5].
    pub fn rivers(&self, node: &Node<'_>) -> Option<Vec<River>> {
        let mut once = Once::default();
        let list = node.list(usize::MAX)?;
        let read: Vec<_> = list.iter().map(|n| self.river(n, &mut once)).collect();
        read.into_iter().collect()
    }

    fn river(&self, node: &Node<'_>, once: &mut Once<[CellId; 2]>) -> Option<River> {
        let fields = node.object(&["river", "between", "provenance", "note"])?;
        note(&fields);
        let name = fields.given("river").and_then(|n| n.line(40));
        let between = fields.given("between").and_then(|n| self.sides(&n, once));
        Some(River {
            name: name?,
            between: between?,
            provenance: provenance(&fields, "provenance"),
        })
    }

    fn sides(&self, node: &Node<'_>, once: &mut Once<[CellId; 2]>) -> Option<[CellId; 2]> {
        let [a, b] = node.array()?.map(|n| self.cell(&n));
        let (a, b) = (a?, b?);
        let name = |cell| self.info(cell).map(|info| info.name);
        let (first, second) = (name(a)?, name(b)?);
        if self
            .board
            .as_ref()
            .is_some_and(|board| !board.share_side(a, b))
        {
            let (first, second) = (first.to_string(), second.to_string());
            node.fault(says(tr!(
                "tabletop-no-side-between",
                first = first,
                second = second
            )));
            return None;
        }
        let pair = [a.min(b), a.max(b)];
        let new = once.is_new(pair, node, || {
            format!("the side between {first} and {second}")
        });
        new.then_some([a, b])
    }
}
