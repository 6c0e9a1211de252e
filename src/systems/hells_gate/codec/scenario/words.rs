//! The words a scenario file uses for the words of the game.

use super::fault::ScenarioFaultKind;
use crate::hex::{Grid, HexId, HexMask, HexName};
use crate::json::{self, Doc, Once};
use crate::systems::hells_gate::setup::Provenance;
use crate::systems::hells_gate::{Kind, Side, Size, Terrain};
use std::collections::BTreeSet;

/// The faults of a scenario file.
pub(super) type Log = json::Log<ScenarioFaultKind>;

/// A value of a scenario file.
pub(super) type Node<'a> = json::Node<'a, ScenarioFaultKind>;

/// An object of a scenario file.
pub(super) type Fields<'a> = json::Fields<'a, ScenarioFaultKind>;

/// A list of hexes or units, cut to what this build can hold.
pub(super) fn bounded_list<'a>(
    node: &Node<'a>,
    what: &'static str,
    max: usize,
) -> Option<Vec<Node<'a>>> {
    // Where there is no unit at all, each side lacks its own.
    let mut list = match what {
        "units" => node.list(usize::MAX)?,
        _ => node.filled_list(usize::MAX)?,
    };
    if list.len() > max {
        let found = list.len();
        node.fault(ScenarioFaultKind::TooMany { what, found, max });
        list.truncate(max);
    }
    Some(list)
}

/// The texts in one field of every object of a list; notes no faults.
pub(super) fn quiet_texts<'a>(node: &Node<'a>, field: &str) -> Vec<&'a str> {
    let Doc::List(values) = node.doc() else {
        return Vec::new();
    };
    let texts = values.iter().filter_map(|v| match v.get(field) {
        Some(Doc::Text(text)) => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}

pub(super) const SIDES: [(&str, Side); 2] = [("soviet", Side::Soviet), ("german", Side::German)];

pub(super) const TERRAINS: [(&str, Terrain); 3] = [
    ("clear", Terrain::Clear),
    ("woods", Terrain::Woods),
    ("city", Terrain::City),
];

pub(super) const KINDS: [(&str, Kind); 4] = [
    ("infantry", Kind::Infantry),
    ("tank", Kind::Tank),
    ("mechanized", Kind::Mechanized),
    ("cavalry", Kind::Cavalry),
];

pub(super) const SIZES: [(&str, Size); 3] = [
    ("brigade", Size::Brigade),
    ("division", Size::Division),
    ("corps", Size::Corps),
];

pub(super) const PROVENANCES: [(&str, Provenance); 2] = [
    ("attested", Provenance::Attested),
    ("reconstructed", Provenance::Reconstructed),
];

/// The hexes a file lists, for everything in it that names hexes.
#[derive(Default)]
pub(super) struct Hexes {
    /// Those that fit, without doubles. `None` when there is no list at all:
    /// then hex names are read, but none is said to be off the map.
    pub grid: Option<Grid>,
    /// All that are listed. One that is here but not on the grid has its fault
    /// already; what refers to it does not get another.
    pub listed: BTreeSet<HexName>,
    /// Whether the geometry could be read, so that it is known which hexes
    /// touch.
    pub sides_known: bool,
}

impl Hexes {
    /// The hex a text names.
    pub(super) fn hex(&self, node: &Node<'_>) -> Option<HexId> {
        let name = hex_name(node)?;
        let found = self.grid.as_ref()?.find(name);
        if found.is_none() && !self.listed.contains(&name) {
            node.fault(ScenarioFaultKind::NotOnMap(name));
        }
        found
    }

    /// The name of a hex found here.
    pub(super) fn name(&self, hex: HexId) -> HexName {
        let none = HexName { row: 25, column: 0 };
        self.grid.as_ref().map_or(none, |grid| grid.name(hex))
    }

    /// The hexes a list of texts names: at least one, each once.
    pub(super) fn set(&self, node: &Node<'_>) -> Option<HexMask> {
        let mut once = Once::default();
        let mut hexes = HexMask::EMPTY;
        for entry in node.filled_list(usize::MAX)? {
            if let Some(hex) = self.hex(&entry) {
                once.is_new(hex, &entry, || format!("hex {}", self.name(hex)));
                hexes.insert(hex);
            }
        }
        Some(hexes)
    }
}

/// A text that is a hex name, on the map or not.
pub(super) fn hex_name(node: &Node<'_>) -> Option<HexName> {
    match node.text(usize::MAX)?.parse() {
        Ok(name) => Some(name),
        Err(error) => {
            node.fault(ScenarioFaultKind::BadHex(error));
            None
        }
    }
}
