//! Units and schedules of a scenario file.

use super::cells::CellTable;
use super::frame::{MAX_ENTRIES, Names, note, provenance};
use super::says;
use crate::engine::SideNo;
use crate::json::{Doc, FaultKind, Fields, Node, Once};
use crate::space::CellId;
use crate::systems::tabletop::setup::{Airlift, Replacements, SupplyLimit, UnitInfo};
use crate::systems::tabletop::{Branch, Formation, MAX_UNITS, Terrain};
use crate::words::tr;
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
    pub table: Option<&'a CellTable>,
}

/// What earlier units have taken: their codes, and their cells at the start.
#[derive(Default)]
struct Taken {
    codes: Once<String>,
    cells: BTreeMap<CellId, (SideNo, String)>,
}

impl Frame<'_> {
    fn side(&self, fields: &Fields<'_>) -> Option<SideNo> {
        fields.given("side").and_then(|n| self.names.side(&n))
    }

    fn cell(&self, fields: &Fields<'_>) -> Option<CellId> {
        let node = fields.given("cell")?;
        self.table?.cell(&node)
    }

    /// The field `supply_limits` [T10.3].
    pub fn supply_limits(&self, node: &Node<'_>) -> Option<Vec<SupplyLimit>> {
        let read = node.list(MAX_ENTRIES)?.into_iter().map(|node| {
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
            let cells = fields.given("cells").and_then(|n| n.small(0..=99));
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
        let read = node.list(MAX_ENTRIES)?.into_iter().map(|node| {
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
        let read = node.list(MAX_ENTRIES)?.into_iter().map(|node| {
            let fields = node.object(&["side", "turn", "points", "provenance", "note"])?;
            provenance(&fields, "provenance");
            note(&fields);
            let side = self.side(&fields);
            let turn = fields
                .given("turn")
                .and_then(|n| n.small(1..=self.names.last));
            let points = fields.given("points").and_then(|n| n.small(1..=99));
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
        let entries = node.filled_list(MAX_UNITS)?;
        all(entries.iter().map(|node| self.unit(node, &mut taken)))
    }

    fn unit(&self, node: &Node<'_>, taken: &mut Taken) -> Option<UnitInfo> {
        let fields = node.object(&UNIT)?;
        note(&fields);
        if let Some(list) = fields
            .optional("attested_in_board_game")
            .and_then(|n| n.list(usize::MAX))
        {
            list.iter().for_each(|n| {
                let _ = n.line(40);
            });
        }
        let name = fields.given("id").and_then(|n| {
            let name = unit_name(&n)?;
            let code = name.replace(' ', "_");
            let new = taken.codes.is_new(code, &n, || format!("unit {name}"));
            new.then_some(name)
        });
        let side = self.side(&fields);
        let branch = fields.given("branch").and_then(|n| n.choice(&BRANCHES));
        let formation = fields
            .given("formation")
            .and_then(|n| n.choice(&FORMATIONS));
        let strength = fields
            .given("strength")
            .and_then(|n| n.small(1..=MAX_STRENGTH));
        let elite = fields.optional("elite").map_or(Some(false), |n| n.flag());
        let cell = self.cell(&fields);
        let arrives = fields
            .given("arrives")
            .and_then(|n| match matches!(n.doc(), Doc::Text(_)) {
                true => n.choice(&[("start", None)]),
                false => n.small(1..=self.names.last).map(Some),
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
    fn place(&self, fields: &Fields<'_>, unit: &UnitInfo, taken: &mut Taken) {
        let Some(cell) = self.table.and_then(|t| t.info(unit.cell)) else {
            return;
        };
        if cell.terrain == Terrain::Impassable {
            fields.fault(says(tr!(
                "tabletop-unit-impassable",
                cell = cell.name.to_string()
            )));
        }
        if unit.arrives.is_some() {
            return;
        }
        let (side, other) = taken
            .cells
            .entry(unit.cell)
            .or_insert_with(|| (unit.side, unit.name.clone()));
        if *side != unit.side {
            let (cell, enemy) = (cell.name.to_string(), other.clone());
            fields.fault(says(tr!(
                "tabletop-set-up-with-enemy",
                cell = cell,
                enemy = enemy
            )));
        }
    }
}

/// A name that can be written without spaces, in one way.
fn unit_name(node: &Node<'_>) -> Option<String> {
    let name = node.identifier(30, "letters, digits, single spaces and . - / ' ( )", |b| {
        b.is_ascii_alphanumeric() || b" .-/'()".contains(b)
    })?;
    if name.trim() != name || name.contains("  ") {
        node.fault(FaultKind::Alphabet {
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
