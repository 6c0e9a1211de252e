//! Units and schedules of a scenario file.

use super::super::fault::FaultKind;
use super::super::reader::{Node, Object, Once};
use super::frame::{Names, bounded, note, provenance};
use super::table::Table;
use crate::engine::SideNo;
use crate::space::CellId;
use crate::systems::tabletop::setup::{Airlift, Replacements, SupplyLimit, UnitInfo};
use crate::systems::tabletop::{Branch, Formation, MAX_UNITS, Terrain};
use std::collections::BTreeMap;

const BRANCHES: [(&str, Branch); 4] = [
    ("infantry", Branch::Infantry),
    ("tank", Branch::Tank),
    ("mechanised", Branch::Mechanised),
    ("cavalry", Branch::Cavalry),
];

const FORMATIONS: [(&str, Formation); 6] = [
    ("corps", Formation::Corps),
    ("division", Formation::Division),
    ("battle group", Formation::BattleGroup),
    ("brigade", Formation::Brigade),
    ("regiment", Formation::Regiment),
    ("battalion", Formation::Battalion),
];

const UNIT: [&str; 11] = [
    "id",
    "side",
    "branch",
    "formation",
    "strength",
    "strength_provenance",
    "elite",
    "cell",
    "arrives",
    "attested_in_board_game",
    "note",
];

/// The strongest a unit can be.
const MAX_STRENGTH: u8 = 20;

/// What units and schedules are checked against.
pub(super) struct Frame<'a> {
    pub names: &'a Names,
    pub table: Option<&'a Table>,
}

/// What earlier units have taken: their codes, and their cells at the start.
#[derive(Default)]
struct Taken {
    codes: Once<String>,
    cells: BTreeMap<CellId, (SideNo, String)>,
}

impl Frame<'_> {
    fn side(&self, fields: &Object<'_>) -> Option<SideNo> {
        fields.field("side").and_then(|n| self.names.side(&n))
    }

    fn cell(&self, fields: &Object<'_>) -> Option<CellId> {
        let node = fields.field("cell")?;
        self.table?.cell(&node)
    }

    /// The field `supply_limits` [T10.3].
    pub fn supply_limits(&self, node: &Node<'_>) -> Option<Vec<SupplyLimit>> {
        let read = bounded(node, "supply limits")?.into_iter().map(|node| {
            let fields = node.object(&[
                "side",
                "cells",
                "first_turn",
                "last_turn",
                "provenance",
                "note",
            ])?;
            provenance(&fields, "provenance");
            note(&fields);
            let side = self.side(&fields);
            let cells = fields.field("cells").and_then(|n| n.number(0..=99));
            let (first_turn, last_turn) = self.names.span(&fields)?;
            Some(SupplyLimit {
                side: side?,
                cells: cells?,
                first_turn,
                last_turn,
            })
        });
        all(read)
    }

    /// The field `airlift` [T10.5].
    pub fn airlift(&self, node: &Node<'_>) -> Option<Vec<Airlift>> {
        let read = bounded(node, "airlifts")?.into_iter().map(|node| {
            let fields = node.object(&[
                "side",
                "cell",
                "first_turn",
                "last_turn",
                "provenance",
                "note",
            ])?;
            provenance(&fields, "provenance");
            note(&fields);
            let side = self.side(&fields);
            let cell = self.cell(&fields);
            let (first_turn, last_turn) = self.names.span(&fields)?;
            Some(Airlift {
                side: side?,
                cell: cell?,
                first_turn,
                last_turn,
            })
        });
        all(read)
    }

    /// The field `replacements` [T11.3].
    pub fn replacements(&self, node: &Node<'_>) -> Option<Vec<Replacements>> {
        let read = bounded(node, "replacements")?.into_iter().map(|node| {
            let fields = node.object(&["side", "turn", "points", "provenance", "note"])?;
            provenance(&fields, "provenance");
            note(&fields);
            let side = self.side(&fields);
            let turn = fields
                .field("turn")
                .and_then(|n| n.number(1..=self.names.last));
            let points = fields.field("points").and_then(|n| n.number(1..=99));
            Some(Replacements {
                side: side?,
                turn: turn?,
                points: points?,
            })
        });
        all(read)
    }

    /// The field `units` [chapter T6].
    pub fn units(&self, node: &Node<'_>) -> Option<Vec<UnitInfo>> {
        let mut taken = Taken::default();
        let entries = node.bounded_list("units", MAX_UNITS)?;
        all(entries.iter().map(|node| self.unit(node, &mut taken)))
    }

    fn unit(&self, node: &Node<'_>, taken: &mut Taken) -> Option<UnitInfo> {
        let fields = node.object(&UNIT)?;
        note(&fields);
        if let Some(list) = fields
            .optional("attested_in_board_game")
            .and_then(|n| n.list())
        {
            list.iter().for_each(|n| {
                n.note_text(40);
            });
        }
        let name = fields.field("id").and_then(|n| {
            let name = unit_name(&n)?;
            let code = name.replace(' ', "_");
            let new = taken.codes.is_new(code, &n, || format!("unit {name}"));
            new.then_some(name)
        });
        let side = self.side(&fields);
        let branch = fields.field("branch").and_then(|n| n.choice(&BRANCHES));
        let formation = fields
            .field("formation")
            .and_then(|n| n.choice(&FORMATIONS));
        let strength = fields
            .field("strength")
            .and_then(|n| n.number(1..=MAX_STRENGTH));
        let elite = fields.optional("elite").map_or(Some(false), |n| n.flag());
        let cell = self.cell(&fields);
        let arrives = fields.field("arrives").and_then(|n| match n.is_text() {
            true => n.choice(&[("start", None)]),
            false => n.number(1..=self.names.last).map(Some),
        });
        let info = UnitInfo {
            code: name.as_ref()?.replace(' ', "_"),
            name: name?,
            side: side?,
            branch: branch?,
            formation: formation?,
            strength: strength?,
            elite: elite?,
            cell: cell?,
            arrives: arrives?,
            provenance: provenance(&fields, "strength_provenance"),
        };
        self.place(&fields, &info, taken);
        Some(info)
    }

    /// Nobody stands on impassable ground, nor together with the enemy.
    fn place(&self, fields: &Object<'_>, unit: &UnitInfo, taken: &mut Taken) {
        let Some(cell) = self.table.and_then(|t| t.info(unit.cell)) else {
            return;
        };
        if cell.terrain == Terrain::Impassable {
            fields.fault(FaultKind::InImpassable {
                what: "a unit",
                cell: cell.name,
            });
        }
        if unit.arrives.is_some() {
            return;
        }
        let (side, other) = taken
            .cells
            .entry(unit.cell)
            .or_insert_with(|| (unit.side, unit.name.clone()));
        if *side != unit.side {
            fields.fault(FaultKind::EnemyInHex {
                hex: cell.name,
                enemy: other.clone(),
            });
        }
    }
}

/// A name that can be written without spaces, in one way.
fn unit_name(node: &Node<'_>) -> Option<String> {
    let name = node.identifier(30, "letters, digits, single spaces and . - / ' ( )", |b| {
        b.is_ascii_alphanumeric() || b" .-/'()".contains(b)
    })?;
    if name.trim() != name || name.contains("  ") {
        node.fault(FaultKind::BadIdentifier {
            found: name,
            allowed: "letters, digits, single spaces and . - / ' ( )",
        });
        return None;
    }
    Some(name)
}

/// All, if all could be read; every one is looked at.
fn all<T>(read: impl Iterator<Item = Option<T>>) -> Option<Vec<T>> {
    let read: Vec<Option<T>> = read.collect();
    read.into_iter().collect()
}
