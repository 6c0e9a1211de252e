//! Every word of the files of the tabletop battle: scenario files (JSON text →
//! checked [`SetupParts`] and remarks on what is unusual, or every fault of the
//! text at once, each with its place [T16.5]), written actions, positions.

mod cells;
mod forces;
mod frame;
pub mod notation;
pub(super) mod position;
mod remarks;
#[cfg(test)]
mod tests;

use remarks::Oddity;

use super::setup::{BattleOptions, SetupParts};
use super::{Setup, Tabletop};
use crate::json::{Doc, Fault, FaultKind, Fields, Log, Node, Syntax, quoted};
use crate::present::system::{Start, System as _};
use crate::table::read_forces;
use crate::words::tr;

/// What the field `system` of a scenario file says.
pub const SYSTEM: &str = Tabletop::KEY;

/// The format of the files that are read here.
pub const FORMAT: u64 = 1;

/// The longest text that is looked at, in bytes.
pub const MAX_BYTES: usize = 4 * 1024 * 1024;

/// The most game turns a scenario can have.
pub const MAX_TURNS: u8 = 30;

/// The scenarios that come with the program.
#[must_use]
pub const fn built_in() -> &'static [Start] {
    Tabletop::STARTS
}

/// A scenario that was read and checked.
#[derive(Clone, PartialEq, Debug)]
pub struct Scenario {
    /// Ready to play.
    pub setup: Setup,
    /// What is unusual about it.
    pub remarks: Vec<Oddity>,
}

/// Reads and checks the text of a scenario file. Never panics.
///
/// # Errors
/// All faults that could be found, in the order of reading. Text that is not
/// JSON, not of this system or of another format has just that one fault.
pub fn load(text: &str) -> Result<Scenario, Vec<Fault>> {
    if text.len() > MAX_BYTES {
        let bytes = text.len();
        let why = tr!("tabletop-too-long", bytes = bytes, limit = MAX_BYTES);
        return Err(vec![Fault::of_all(says(why))]);
    }
    let root: Doc = text.parse().map_err(|Syntax { line, column, what }| {
        let why = tr!(
            "tabletop-not-json",
            what = what,
            line = line,
            column = column
        );
        vec![Fault::of_all(says(why))]
    })?;
    read(&root)
}

/// Checks a scenario file whose text has been read as a tree.
///
/// # Errors
/// As [`load`].
pub fn read(root: &Doc) -> Result<Scenario, Vec<Fault>> {
    identify(root).map_err(|fault| vec![fault])?;
    let log = Log::default();
    let read = document(&Node::new(root, "", &log));
    let faults = log.take();
    if !faults.is_empty() {
        return Err(faults);
    }
    let setup = read.and_then(|parts| Setup::new(parts).ok());
    let setup = setup.ok_or_else(|| vec![Fault::of_all(says(tr!("tabletop-unexplained")))])?;
    let remarks = remarks::remarks(&setup);
    Ok(Scenario { setup, remarks })
}

/// Whether this is a file of the system and of a format that can be read at all.
fn identify(root: &Doc) -> Result<(), Fault> {
    if root.get("system") != Some(&Doc::Text(SYSTEM.to_owned())) {
        return Err(Fault::of_all(says(tr!("tabletop-not-a-scenario"))));
    }
    let found = match root.get("format") {
        Some(Doc::Whole(FORMAT)) => return Ok(()),
        Some(Doc::Whole(n)) => n.to_string(),
        Some(Doc::Number(n) | Doc::Text(n)) => quoted(n),
        Some(other) => other.word().to_owned(),
        None => return Err(Fault::at("format", FaultKind::Missing)),
    };
    let why = tr!("tabletop-other-format", found = found, supported = FORMAT);
    Err(Fault::at("format", says(why)))
}

/// A fault that only this system knows.
fn says(why: String) -> FaultKind {
    FaultKind::Says(why)
}

const FIELDS: [&str; 24] = [
    "forces",
    "about",
    "id",
    "system",
    "format",
    "provenance",
    "grid",
    "off_map",
    "calendar",
    "sides",
    "initiative",
    "initiative_provenance",
    "ground",
    "supply_limits",
    "airlift",
    "replacements",
    "options",
    "victory",
    "left_out",
    "cells",
    "river_sides",
    "units",
    "title",
    "note",
];

/// The whole file. With a fault in one part the others are checked as far as
/// they can be without.
fn document(root: &Node<'_>) -> Option<SetupParts> {
    let fields = root.object(&FIELDS)?;
    free_texts(&fields);
    if let Some(node) = fields.optional("forces") {
        read_forces(&node);
    }
    let id = fields.given("id").and_then(|n| {
        n.identifier(40, "small letters, digits and _", |b| {
            b.is_ascii_lowercase() || b.is_ascii_digit() || *b == b'_'
        })
    });
    let title = fields
        .optional("title")
        .map_or(Some(String::new()), |n| n.line(120));
    let about = fields
        .optional("about")
        .map_or(Some(String::new()), |n| n.line(2000));
    let lattice = fields.given("grid").and_then(|n| cells::lattice(&n));
    let calendar = fields.given("calendar").and_then(|n| frame::calendar(&n));
    let last = calendar.map_or(MAX_TURNS, |(_, turns)| turns);
    let sides = fields.given("sides").and_then(|n| frame::sides(&n));
    let names = sides.as_ref().map(|sides| frame::Names::new(sides, last));
    let names = names.unwrap_or_else(|| frame::Names::unknown(last));
    let initiative = fields.given("initiative").and_then(|n| names.side(&n));
    let ground = fields.given("ground").and_then(|n| frame::ground(&n, last));
    let options = fields
        .optional("options")
        .map_or(Some(BattleOptions::default()), |n| frame::options(&n));
    let handicap = fields
        .optional("victory")
        .map_or(Some(None), |n| frame::handicap(&n, &names));
    let table = fields
        .given("cells")
        .and_then(|n| cells::table(&n, lattice, &names));
    let rivers = fields
        .given("river_sides")
        .and_then(|n| table.as_ref()?.rivers(&n));
    let frame = forces::Frame {
        names: &names,
        table: table.as_ref(),
    };
    let supply_limits = fields
        .optional("supply_limits")
        .map_or(Some(vec![]), |n| frame.supply_limits(&n));
    let airlift = fields
        .optional("airlift")
        .map_or(Some(vec![]), |n| frame.airlift(&n));
    let replacements = fields
        .optional("replacements")
        .map_or(Some(vec![]), |n| frame.replacements(&n));
    let units = fields.given("units").and_then(|n| frame.units(&n));
    let (start, turns) = calendar?;
    let (ground, ground_changes) = ground?;
    Some(SetupParts {
        id: id?,
        title: title?,
        about: about?,
        lattice: lattice?,
        start,
        turns,
        sides: sides?,
        initiative: initiative?,
        ground,
        ground_changes,
        supply_limits: supply_limits?,
        airlift: airlift?,
        replacements: replacements?,
        handicap: handicap?,
        options: options?,
        cells: table?.cells,
        rivers: rivers?,
        units: units?,
    })
}

/// Notes for people, of which nothing depends.
fn free_texts(fields: &Fields<'_>) {
    let names = ["provenance", "off_map", "initiative_provenance", "note"];
    for name in names {
        if let Some(node) = fields.optional(name) {
            let _ = node.line(2000);
        }
    }
    if let Some(left_out) = fields.optional("left_out").and_then(|n| n.list(usize::MAX)) {
        left_out.iter().for_each(|node| {
            let _ = node.line(2000);
        });
    }
}
