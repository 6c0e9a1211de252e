//! Reading and writing: scenario files, written actions, positions.

mod forces;
mod map;
pub mod notation;
pub(super) mod position;
mod tables;
#[cfg(test)]
mod tests;

pub(super) use forces::{MOBILITIES, SCALES, code as unit_code};

use super::setup::{NightOptions, SetupParts};
use super::{Provenance, Setup};
use crate::json::{Doc, Fault, FaultKind, Fields, Log, Node, Syntax, quoted, shipped};
use crate::words::tr;

/// What the field `system` of a scenario file says.
pub const SYSTEM: &str = "jaws_of_victory";

/// The format of the files that are read here.
pub const FORMAT: u64 = 1;

/// The longest text that is looked at, in bytes.
pub const MAX_BYTES: usize = 4 * 1024 * 1024;

/// The scenario that comes with the program, by its identifier.
pub const THROUGH_HELLS_GATE: &str = "through_hells_gate";

/// Its text.
pub static THROUGH_HELLS_GATE_TEXT: &str =
    shipped!("../../../../scenarios/jaws_of_victory_through_hells_gate.json");

/// Reads and checks the text of a scenario file. Never panics.
///
/// # Errors
/// All faults that could be found, in the order of reading. Text that is not JSON, not
/// of this system or of another format has just that one fault.
pub fn load(text: &str) -> Result<Setup, Vec<Fault>> {
    if text.len() > MAX_BYTES {
        let why = tr!("jaws-too-long", bytes = text.len(), limit = MAX_BYTES);
        return Err(vec![Fault::of_all(says(why))]);
    }
    let root: Doc = text.parse().map_err(|Syntax { line, column, what }| {
        let why = tr!("jaws-not-json", what = what, line = line, column = column);
        vec![Fault::of_all(says(why))]
    })?;
    read(&root, NightOptions::default())
}

/// Checks a scenario file whose text has been read as a tree, to be played with these
/// options.
///
/// # Errors
/// As [`load`].
pub fn read(root: &Doc, options: NightOptions) -> Result<Setup, Vec<Fault>> {
    identify(root).map_err(|fault| vec![fault])?;
    let log = Log::default();
    let read = document(&Node::new(root, "", &log), options);
    let faults = log.take();
    if !faults.is_empty() {
        return Err(faults);
    }
    let says_so = |why: String| vec![Fault::of_all(says(why))];
    let parts = read.ok_or_else(|| says_so(tr!("jaws-unexplained")))?;
    Setup::new(parts).map_err(|why| says_so(why.to_string()))
}

/// Whether this is a file of the system and of a format that can be read at all.
fn identify(root: &Doc) -> Result<(), Fault> {
    if root.get("system") != Some(&Doc::Text(SYSTEM.to_owned())) {
        return Err(Fault::of_all(says(tr!("jaws-not-a-scenario"))));
    }
    let found = match root.get("format") {
        Some(Doc::Whole(FORMAT)) => return Ok(()),
        Some(Doc::Whole(n)) => n.to_string(),
        Some(Doc::Number(n) | Doc::Text(n)) => quoted(n),
        Some(other) => other.word().to_owned(),
        None => return Err(Fault::at("format", FaultKind::Missing)),
    };
    let why = tr!("jaws-other-format", found = found, supported = FORMAT);
    Err(Fault::at("format", says(why)))
}

/// A fault that only this system knows.
fn says(why: String) -> FaultKind {
    FaultKind::Says(why)
}

const PROVENANCES: [(&str, Provenance); 3] = [
    ("attested", Provenance::Attested),
    ("derived", Provenance::Derived),
    ("reconstructed", Provenance::Reconstructed),
];

/// Where a fact comes from, by this field, which must be there.
fn provenance(fields: &Fields<'_>, name: &str) -> Option<Provenance> {
    fields.field(name).and_then(|n| n.choice(&PROVENANCES))
}

/// Notes for people, of which nothing depends.
fn notes(fields: &Fields<'_>, names: &[&str]) {
    for name in names {
        if let Some(node) = fields.optional(name) {
            let _ = node.line(2000);
        }
    }
}

const FIELDS: [&str; 25] = [
    "system",
    "format",
    "id",
    "title",
    "about",
    "provenance",
    "geometry",
    "directions",
    "area",
    "georeference",
    "conditions",
    "hexes",
    "river_hexsides",
    "lake_hexsides",
    "lake_note",
    "road_hexsides",
    "road_note",
    "sdm",
    "strength_classes",
    "units",
    "not_divisions",
    "formable_regiments",
    "combat_results",
    "armour_superiority",
    "victory",
];

/// The whole file. With a fault in one part the others are checked as far as they can
/// be without.
fn document(root: &Node<'_>, options: NightOptions) -> Option<SetupParts> {
    let fields = root.object(&FIELDS)?;
    let texts = [
        "about",
        "provenance",
        "geometry",
        "area",
        "lake_note",
        "road_note",
    ];
    notes(&fields, &texts);
    let id = fields.given("id").and_then(|n| {
        n.identifier(40, "small letters, digits and _", |b| {
            b.is_ascii_lowercase() || b.is_ascii_digit() || *b == b'_'
        })
    });
    let title = fields
        .optional("title")
        .map_or(Some(String::new()), |n| n.line(120));
    let map = fields.given("hexes").and_then(|n| map::hexes(&n));
    let map = map.as_ref();
    let rivers = fields.given("river_hexsides").and_then(|n| map?.rivers(&n));
    let sides = |name: &str| match fields.optional(name) {
        Some(node) => map.and_then(|map| map.sides(&node)),
        None => Some(Vec::new()),
    };
    let lakes = sides("lake_hexsides");
    let roads = sides("road_hexsides");
    let classes = fields
        .given("strength_classes")
        .and_then(|n| tables::classes(&n));
    let units = match (&classes, map) {
        (Some(classes), Some(map)) => forces::Forces { classes, map }.units(&fields),
        _ => None,
    };
    let table = fields
        .given("combat_results")
        .and_then(|n| tables::combat_results(&n));
    let levels = fields.given("victory").and_then(|n| tables::levels(&n));
    let enlarged = classes.as_ref().map(tables::Classes::enlarged);
    Some(SetupParts {
        id: id?,
        title: title?,
        hexes: map?.hexes.clone(),
        rivers: rivers?,
        lakes: lakes?,
        roads: roads?,
        units: units?,
        enlarged: enlarged?,
        table: table?,
        levels: levels?,
        options,
    })
}
