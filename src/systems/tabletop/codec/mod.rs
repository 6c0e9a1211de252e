//! Scenario files of the tabletop battle: JSON text → checked [`SetupParts`]
//! and remarks on what is unusual, or every fault of the text at once, each with
//! its place [T16.5].

mod forces;
mod frame;
mod remarks;
mod table;
#[cfg(test)]
mod tests;

pub use crate::engine::SideNo;
use remarks::Remark;

use super::MAX_BYTES;
use super::fault::{Fault, FaultKind, Faults};
use super::reader::{Log, Node, Object};
use crate::json::{Doc as Value, Syntax, quoted};
use crate::present::system::{Start, System as _};
use crate::systems::tabletop::setup::{Options, SetupParts};
use crate::systems::tabletop::{PerSide, Setup, Tabletop};

/// What the field `system` of a scenario file says.
pub const SYSTEM: &str = Tabletop::KEY;

/// The format of the files that are read here.
pub const FORMAT: u64 = 1;

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
    pub remarks: Vec<Remark>,
}

/// Reads and checks the text of a scenario file. Never panics.
///
/// # Errors
/// All faults that could be found, in the order of reading. Text that is not
/// JSON, not of this system or of another format has just that one fault.
pub fn load(text: &str) -> Result<Scenario, Faults> {
    if text.len() > MAX_BYTES {
        return Err(Faults::of_file(FaultKind::FileTooLong {
            bytes: text.len(),
            max: MAX_BYTES,
        }));
    }
    let root: Value = text.parse().map_err(|Syntax { line, column, what }| {
        Faults::of_file(FaultKind::Syntax { line, column, what })
    })?;
    read(&root)
}

/// Checks a scenario file whose text has been read as a tree.
///
/// # Errors
/// As [`load`].
pub fn read(root: &Value) -> Result<Scenario, Faults> {
    identify(root).map_err(|fault| Faults(vec![fault]))?;
    let log = Log::default();
    let read = document(&Node::root(root, &log));
    let faults = log.into_faults();
    if !faults.is_empty() {
        return Err(Faults(faults));
    }
    let setup = read.and_then(|parts| Setup::new(parts).ok());
    let setup = setup.ok_or_else(|| Faults::of_file(FaultKind::Unexplained))?;
    let remarks = remarks::remarks(&setup);
    Ok(Scenario { setup, remarks })
}

/// Whether this is a file of the system and of a format that can be read at all.
fn identify(root: &Value) -> Result<(), Fault> {
    let fault = |path: &str, what| {
        let path = path.to_owned();
        Err(Fault { path, what })
    };
    if root.get("system") != Some(&Value::Text(SYSTEM.to_owned())) {
        return fault("", FaultKind::NotTabletop);
    }
    let found = match root.get("format") {
        Some(Value::Whole(FORMAT)) => return Ok(()),
        Some(Value::Whole(n)) => n.to_string(),
        Some(Value::Number(n) | Value::Text(n)) => quoted(n),
        Some(other) => other.word().to_owned(),
        None => return fault("format", FaultKind::Missing),
    };
    let supported = FORMAT;
    fault("format", FaultKind::Version { found, supported })
}

const FIELDS: [&str; 23] = [
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
    let id = fields.field("id").and_then(|n| {
        n.identifier(40, "small letters, digits and _", |b| {
            b.is_ascii_lowercase() || b.is_ascii_digit() || *b == b'_'
        })
    });
    let about = fields
        .optional("about")
        .map_or(Some(String::new()), |n| n.note_text(2000));
    let lattice = fields.field("grid").and_then(|n| table::lattice(&n));
    let calendar = fields.field("calendar").and_then(|n| frame::calendar(&n));
    let last = calendar.map_or(MAX_TURNS, |(_, turns)| turns);
    let sides = fields.field("sides").and_then(|n| frame::sides(&n));
    let names = sides.as_ref().map(|sides| frame::Names::new(sides, last));
    let names = names.unwrap_or_else(|| frame::Names::unknown(last));
    let initiative = fields.field("initiative").and_then(|n| names.side(&n));
    let ground = fields.field("ground").and_then(|n| frame::ground(&n, last));
    let options = fields
        .optional("options")
        .map_or(Some(Options::default()), |n| frame::options(&n));
    let handicap = fields
        .optional("victory")
        .map_or(Some(None), |n| frame::handicap(&n, &names));
    let table = fields
        .field("cells")
        .and_then(|n| table::table(&n, lattice, &names));
    let rivers = fields
        .field("river_sides")
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
    let units = fields.field("units").and_then(|n| frame.units(&n));
    let (start, turns) = calendar?;
    let (ground, ground_changes) = ground?;
    Some(SetupParts {
        id: id?,
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
fn free_texts(fields: &Object<'_>) {
    let names = [
        "provenance",
        "off_map",
        "initiative_provenance",
        "title",
        "note",
    ];
    for name in names {
        if let Some(node) = fields.optional(name) {
            node.note_text(2000);
        }
    }
    if let Some(left_out) = fields.optional("left_out").and_then(|n| n.list()) {
        left_out.iter().for_each(|node| {
            node.note_text(2000);
        });
    }
}

/// Both of something, if both could be read.
fn both<T>(mut list: Vec<Option<T>>) -> Option<PerSide<T>> {
    let second = list.pop()??;
    let first = list.pop()??;
    Some(PerSide([first, second]))
}

/// The first or the second side.
const fn side_no(second: bool) -> SideNo {
    if second { SideNo::B } else { SideNo::A }
}
