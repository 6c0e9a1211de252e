//! Scenario files: JSON text → checked [`SetupParts`], or every fault of the text
//! at once, each with its place. What only says where a fact comes from (`source`,
//! `provenance`, `why`) is for readers of the file.

mod map;
mod pieces;
mod tables;

use map::{AREA_KINDS, area, lens};
use pieces::{ARMS, piece, two};

use super::ids::{CONFEDERATE, PieceId, PieceKind, Site, Sites, UNION};
use super::setup::{Minefields, SetupParts, SiteInfo};
use crate::engine::SideNo;
use crate::json::{Doc, Fault, FaultKind, Log, Node, shipped};
use std::collections::BTreeMap;

/// What the field `system` of a scenario file says.
pub const SYSTEM: &str = "gate_of_hell";

const SIDES: [(&str, SideNo); 2] = [("union", UNION), ("confederate", CONFEDERATE)];
const TEXT: usize = 600;

/// The scenarios that come with the program: the name of each, and its text.
pub const BUILT_IN: [(&str, &str); 3] = [
    (
        "charleston_april_1863",
        shipped!("../../../scenarios/gate_of_hell_april_1863.json"),
    ),
    (
        "charleston_july_1863",
        shipped!("../../../scenarios/gate_of_hell_july_1863.json"),
    ),
    (
        "charleston_campaign_1863",
        shipped!("../../../scenarios/gate_of_hell_campaign_1863.json"),
    ),
];

/// The words that a field of a list can have; nothing where any text is as good.
pub(super) fn words_of(list: &str, field: &str) -> Vec<&'static str> {
    match (list, field) {
        ("areas", "kind") => AREA_KINDS.iter().map(|(word, _)| *word).collect(),
        ("units", "type") => ARMS.to_vec(),
        _ => tables::words_of(list, field),
    }
}

/// Reads and checks the text of a scenario file.
///
/// # Errors
/// All faults that could be found, in the order of reading.
pub fn load(text: &str) -> Result<SetupParts, Vec<Fault>> {
    let doc: Doc = text
        .parse()
        .map_err(|why: crate::json::Syntax| vec![Fault::of_all(FaultKind::Says(why.what))])?;
    read(&doc, "")
}

/// Reads and checks a scenario at this path.
///
/// # Errors
/// All faults that could be found, in the order of reading.
pub fn read(doc: &Doc, path: &str) -> Result<SetupParts, Vec<Fault>> {
    let log = Log::default();
    let parts = Reader::default().scenario(&Node::new(doc, path, &log));
    let faults = log.take();
    match parts {
        Some(parts) if faults.is_empty() => Ok(parts),
        _ if faults.is_empty() => Err(vec![Fault::of_all(FaultKind::Empty)]),
        _ => Err(faults),
    }
}

#[derive(Default)]
struct Reader {
    sites: BTreeMap<String, Site>,
    pieces: BTreeMap<String, PieceId>,
}

impl Reader {
    fn named<T: Copy>(table: &BTreeMap<String, T>, node: &Node<'_>) -> Option<T> {
        let text = node.text(60)?;
        let found = table.get(text).copied();
        if found.is_none() {
            let known: Vec<&str> = table.keys().map(String::as_str).collect();
            node.fault(FaultKind::NotOneOf {
                found: crate::json::quoted(text),
                words: Vec::new(),
                near: crate::json::nearest(text, &known).map(str::to_owned),
            });
        }
        found
    }

    fn site(&self, node: &Node<'_>) -> Option<Site> {
        Self::named(&self.sites, node)
    }

    fn piece(&self, node: &Node<'_>) -> Option<PieceId> {
        Self::named(&self.pieces, node)
    }

    fn sites(&self, node: &Node<'_>) -> Option<Vec<Site>> {
        node.list(80)?.iter().map(|n| self.site(n)).collect()
    }

    fn scenario(mut self, root: &Node<'_>) -> Option<SetupParts> {
        let f = root.object(&[
            "system",
            "format",
            "id",
            "case",
            "title",
            "about",
            "start",
            "provenance",
            "sources",
            "plane",
            "display_transform",
            "turns",
            "first_allocation",
            "random_events",
            "msp",
            "advantage",
            "parameters",
            "victory",
            "sides",
            "reinforcements",
            "ironclads",
            "forts",
            "units",
            "zones",
            "rivers",
            "areas",
            "borders",
            "tables",
        ])?;
        let _ = f.field("system").and_then(|n| n.word(&[SYSTEM]));
        let _ = f.field("format").and_then(|n| n.number(1..=1));
        // Names first: whatever speaks of a place or a piece has to find it.
        let areas = f.field("areas").and_then(|n| n.filled_list(60));
        let rivers = f.field("rivers").and_then(|n| n.list(20));
        let zones = f.field("zones").and_then(|n| n.list(12));
        let lists = [areas.clone()?, rivers.clone()?, zones.clone()?];
        for node in lists.iter().flatten() {
            self.name(node, true);
        }
        for list in ["ironclads", "forts", "units"] {
            for node in &f.field(list).and_then(|n| n.list(110)).unwrap_or_default() {
                self.name(node, false);
            }
        }
        let mut formations = Vec::new();
        let numbers = f.field("parameters").and_then(|n| self.numbers(&n));
        let tables = f.field("tables").and_then(|n| self.tables(&n));
        let mut sites: Vec<SiteInfo> = areas?.iter().filter_map(area).collect();
        sites.extend(rivers.as_ref()?.iter().filter_map(|n| self.river(n)));
        sites.extend(zones.as_ref()?.iter().filter_map(|n| self.zone(n)));
        let mut pieces = Vec::new();
        let thin = tables
            .as_ref()
            .map(|(_, thin)| thin.clone())
            .unwrap_or_default();
        for (list, kind) in [
            ("ironclads", PieceKind::Ironclad),
            ("forts", PieceKind::Fort),
            ("units", PieceKind::Ground),
        ] {
            for node in &f.field(list)?.list(110)? {
                pieces.extend(piece(node, kind, &mut formations));
            }
        }
        for piece in &mut pieces {
            piece.thin = thin.contains(&piece.code);
        }
        let mut parts = SetupParts {
            id: f.field("id")?.name(60)?,
            case: f.field("case")?.name(10)?,
            title: f.field("title")?.name(120)?,
            about: f.field("about")?.line(TEXT)?,
            provenance: f.field("provenance")?.line(TEXT)?,
            start: f.field("start")?.name(10)?,
            turns: f.field("turns")?.small(1..=30)?,
            first_allocation: f.field("first_allocation")?.small(0..=30)?,
            random_events: f.field("random_events")?.flag()?,
            msp: two(&f.field("msp")?, 20)?,
            advantage: f.field("advantage")?.choice(&SIDES)?,
            numbers: numbers?,
            tables: tables?.0,
            award: self.award(&f.field("victory")?)?,
            borders: self.borders(&f.field("borders")?)?,
            rivers: rivers?.iter().filter_map(|n| self.course(n)).collect(),
            links: zones?
                .iter()
                .filter_map(|n| self.links(n))
                .flatten()
                .collect(),
            sites,
            pieces,
            formations,
            trenches: Vec::new(),
            mines: Minefields::default(),
            berths: Sites::EMPTY,
            hunley: false,
            reinforcements: self.reinforcements(&f.field("reinforcements")?)?,
            lens: lens(&f.field("display_transform")?)?,
        };
        let both = f.field("sides")?.object(&["union", "confederate"])?;
        for (word, side) in SIDES {
            self.side(&both.field(word)?, side, &mut parts)?;
        }
        Some(parts)
    }
}
