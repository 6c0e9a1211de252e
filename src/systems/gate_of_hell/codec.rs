//! Scenario files: JSON text → checked [`SetupParts`], or every fault of the text
//! at once, each with its place. What only says where a fact comes from (`source`,
//! `provenance`, `why`) is for readers of the file.

use super::ids::{
    Border, CONFEDERATE, PieceId, PieceKind, Site, SiteKind, Sites, Soil, Toll, UNION,
};
use super::setup::{
    Award, BorderInfo, Ground, Happening, Minefields, Numbers, PieceInfo, Reinforcement, Rows,
    SetupParts, SiteInfo, Tables,
};
use crate::engine::SideNo;
use crate::hex::Id;
use crate::json::{Doc, Fault, FaultKind, Fields, Log, Node};
use std::collections::BTreeMap;

/// What the field `system` of a scenario file says.
pub const SYSTEM: &str = "gate_of_hell";

const SIDES: [(&str, SideNo); 2] = [("union", UNION), ("confederate", CONFEDERATE)];
const TEXT: usize = 600;

/// The scenarios that come with the program: the name of each, and its text.
pub const BUILT_IN: [(&str, &str); 3] = [
    (
        "charleston_april_1863",
        include_str!("../../../scenarios/gate_of_hell_april_1863.json"),
    ),
    (
        "charleston_july_1863",
        include_str!("../../../scenarios/gate_of_hell_july_1863.json"),
    ),
    (
        "charleston_campaign_1863",
        include_str!("../../../scenarios/gate_of_hell_campaign_1863.json"),
    ),
];

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

/// A number with or without a point.
fn decimal(node: &Node<'_>) -> Option<f32> {
    let number = match node.doc() {
        Doc::Whole(n) => n.to_string().parse().ok(),
        Doc::Number(n) => n.parse::<f32>().ok().filter(|n| n.is_finite()),
        _ => None,
    };
    if number.is_none() {
        let (wanted, found) = ("a number", node.doc().word());
        node.fault(FaultKind::WrongType { wanted, found });
    }
    number
}

fn point(node: &Node<'_>) -> Option<[f32; 2]> {
    let [x, y] = node.array::<2>()?;
    Some([decimal(&x)?, decimal(&y)?])
}

fn little(node: &Node<'_>, least: i8, most: i8) -> Option<i8> {
    let number = node.number(i64::from(least)..=i64::from(most))?;
    i8::try_from(number).ok()
}

/// The rows of a table.
fn rows<T: Copy>(node: &Node<'_>, words: &[(&str, T)], more: &[&str]) -> Option<Rows<T>> {
    let known: Vec<&str> = ["rows", "provenance", "why"]
        .iter()
        .chain(more)
        .copied()
        .collect();
    let list = node.object(&known)?.field("rows")?.filled_list(12)?;
    let read = list.iter().map(|row| {
        let row = row.object(&["min", "max", "result"])?;
        let most = row
            .optional("max")
            .map_or(Some(i8::MAX), |m| little(&m, -9, 40));
        Some((most?, row.field("result")?.choice(words)?))
    });
    read.collect()
}

fn added(node: &Node<'_>, name: &str, known: &[&str]) -> Option<i8> {
    let all: Vec<&str> = ["rows", "provenance", "why"]
        .iter()
        .chain(known)
        .copied()
        .collect();
    little(&node.object(&all)?.field(name)?, -6, 6)
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

    fn name(&mut self, node: &Node<'_>, site: bool) {
        let Doc::Object(fields) = node.doc() else {
            return;
        };
        let Some((_, Doc::Text(id))) = fields.iter().find(|(name, _)| name == "id") else {
            return;
        };
        let doubled = if site {
            let number = Site::from_index(self.sites.len());
            self.sites.insert(id.clone(), number).is_some()
        } else {
            let number = PieceId::from_index(self.pieces.len());
            self.pieces.insert(id.clone(), number).is_some()
        };
        if doubled {
            node.fault(FaultKind::Doubled);
        }
    }

    fn river(&self, node: &Node<'_>) -> Option<SiteInfo> {
        let f = river_fields(node)?;
        let marks = f.field("marks")?.filled_list(8)?;
        let middle = marks.get(marks.len() / 2)?;
        Some(SiteInfo {
            code: f.field("id")?.name(8)?,
            name: f.field("name")?.name(60)?,
            kind: SiteKind::River,
            soil: Soil::Water,
            harbour: false,
            mined: false,
            centre: point(middle)?,
            outline: Vec::new(),
            holds: Vec::new(),
        })
    }

    fn course(&self, node: &Node<'_>) -> Option<(Site, Sites, Sites, bool)> {
        let f = river_fields(node)?;
        let set = |name: &str| -> Option<Sites> {
            Some(self.sites(&f.field(name)?)?.into_iter().collect())
        };
        let users = f.field("usable_by")?.list(2)?;
        let usable = users.iter().any(|n| n.choice(&SIDES) == Some(UNION));
        Some((
            self.site(&f.field("id")?)?,
            set("land_areas")?,
            set("connects")?,
            usable,
        ))
    }

    fn zone(&self, node: &Node<'_>) -> Option<SiteInfo> {
        const HOLDS: [(&str, (SideNo, PieceKind)); 3] = [
            ("union naval", (UNION, PieceKind::Ironclad)),
            ("union ground", (UNION, PieceKind::Ground)),
            ("confederate ground", (CONFEDERATE, PieceKind::Ground)),
        ];
        let f = zone_fields(node)?;
        let holds = f.field("units")?.list(3)?;
        Some(SiteInfo {
            code: f.field("id")?.name(8)?,
            name: f.field("name")?.name(80)?,
            kind: SiteKind::Zone,
            soil: Soil::Clear,
            harbour: false,
            mined: false,
            centre: point(&f.field("centre")?)?,
            outline: Vec::new(),
            holds: holds.iter().filter_map(|n| n.choice(&HOLDS)).collect(),
        })
    }

    fn links(&self, node: &Node<'_>) -> Option<Vec<[Site; 2]>> {
        let f = zone_fields(node)?;
        let from = self.site(&f.field("id")?)?;
        Some(
            self.sites(&f.field("links")?)?
                .into_iter()
                .map(|to| [from, to])
                .collect(),
        )
    }

    fn borders(&self, node: &Node<'_>) -> Option<Vec<BorderInfo>> {
        const KINDS: [(&str, Border); 5] = [
            ("open", Border::Open),
            ("creek", Border::Creek),
            ("river", Border::River),
            ("sea", Border::Sea),
            ("coast", Border::Coast),
        ];
        let read = node.list(400)?.into_iter().map(|node| {
            let f = node.object(&["between", "kind", "river", "provenance", "source"])?;
            let [a, b] = f.field("between")?.array::<2>()?;
            Some(BorderInfo {
                between: [self.site(&a)?, self.site(&b)?],
                kind: f.field("kind")?.choice(&KINDS)?,
                river: f.optional("river").and_then(|n| self.site(&n)),
            })
        });
        read.collect()
    }

    fn numbers(&self, node: &Node<'_>) -> Option<Numbers> {
        let f = node.object(&[
            "assault_dice",
            "mine_points_per_msp",
            "mine_dummies_per_msp",
            "fort_sumter_naval_limit",
            "sea_naval_limit",
            "river_ironclad_limit",
            "land_any_units_limit",
            "impulses",
            "impulse_extension",
            "swamp_angel_range",
            "objectives",
            "georgia_bonus_units",
        ])?;
        let small = |name: &str, least, most| f.field(name)?.small(least..=most);
        Some(Numbers {
            assault_dice: small("assault_dice", 1, 3)?,
            mine_points: small("mine_points_per_msp", 0, 4)?,
            mine_dummies: small("mine_dummies_per_msp", 0, 4)?,
            sumter_ships: small("fort_sumter_naval_limit", 1, 9)?,
            sea_ships: small("sea_naval_limit", 1, 9)?,
            river_ships: small("river_ironclad_limit", 1, 9)?,
            land_units: small("land_any_units_limit", 1, 9)?,
            impulses: small("impulses", 1, 8)?,
            more_impulses: small("impulse_extension", 1, 9)?,
            angel_range: small("swamp_angel_range", 0, 9)?,
            objectives: self.sites(&f.field("objectives")?)?,
            georgia: small("georgia_bonus_units", 1, 99)?,
        })
    }

    /// The tables, and the ships whose armour is thin.
    fn tables(&self, node: &Node<'_>) -> Option<(Tables, Vec<String>)> {
        let f = node.object(&[
            "msp",
            "sunset",
            "bombardment",
            "assault",
            "mines_naval",
            "mines_ground",
            "union_damaged_ironclad",
            "confederate_repair",
            "hunley_a",
            "hunley_b",
            "movement_costs",
            "random_events",
        ])?;
        let msp = f.field("msp")?;
        let msp = msp.object(&["union", "confederate", "maximum", "provenance", "why"])?;
        let six = |name: &str| -> Option<[u8; 6]> {
            let read = msp.field(name)?.array::<6>()?.map(|n| n.small(0..=20));
            let [a, b, c, d, e, f] = read;
            Some([a?, b?, c?, d?, e?, f?])
        };
        let sunset = f.field("sunset")?;
        let sunset = sunset.object(&["numbers", "attested_entries", "provenance", "why"])?;
        let sunset = sunset.field("numbers")?.list(9)?.into_iter().map(|pair| {
            let [impulse, number] = pair.array::<2>()?;
            Some((impulse.small(1..=9)?, number.small(2..=13)?))
        });
        let guns = f.field("bombardment")?;
        let guns = guns.object(&[
            "adjacent",
            "same",
            "fort_target",
            "provenance",
            "why",
            "adjacent_provenance",
            "same_provenance",
            "fort_target_provenance",
        ])?;
        let storm = f.field("assault")?;
        let storm = storm.object(&[
            "amphibious",
            "formation",
            "river",
            "ironclads_most",
            "marsh",
            "provenance",
            "why",
            "amphibious_provenance",
            "formation_provenance",
            "river_provenance",
            "ironclads_provenance",
            "marsh_provenance",
        ])?;
        let drm = |f: &Fields<'_>, name: &str| little(&f.field(name)?, -6, 6);
        let wreck = f.field("union_damaged_ironclad")?;
        let weak = ["thin", "thin_drm", "hatteras"];
        let thin = wreck.object(&["rows", "provenance", "why", "thin", "thin_drm", "hatteras"])?;
        let thin = thin.field("thin")?.list(20)?;
        let thin = thin.iter().filter_map(|n| n.name(60)).collect();
        let (repair, work) = (f.field("confederate_repair")?, f.field("hunley_a")?);
        let party = f.field("mines_ground")?;
        let tables = Tables {
            msp: [six("union")?, six("confederate")?],
            msp_most: msp.field("maximum")?.small(1..=99)?,
            sunset: sunset.collect::<Option<_>>()?,
            adjacent: drm(&guns, "adjacent")?,
            same: drm(&guns, "same")?,
            fort_target: drm(&guns, "fort_target")?,
            amphibious: drm(&storm, "amphibious")?,
            one_formation: drm(&storm, "formation")?,
            river: drm(&storm, "river")?,
            ironclads: storm.field("ironclads_most")?.small(0..=9)?,
            marsh: drm(&storm, "marsh")?,
            mines_naval: rows(
                &f.field("mines_naval")?,
                &[
                    ("none", Toll::Nothing),
                    ("damaged", Toll::Damaged),
                    ("severely damaged", Toll::Severe),
                    ("sunk", Toll::Sunk),
                ],
                &[],
            )?,
            mines_ground: rows(
                &party,
                &[("none", 0), ("reduced", 1), ("eliminated", 2)],
                &["two_points"],
            )?,
            two_points: added(&party, "two_points", &["two_points"])?,
            wreck: rows(
                &wreck,
                &[
                    ("sunk", Toll::Sunk),
                    ("still damaged", Toll::Still),
                    ("repaired", Toll::Repaired),
                ],
                &weak,
            )?,
            thin: added(&wreck, "thin_drm", &weak)?,
            hatteras: added(&wreck, "hatteras", &weak)?,
            repair: rows(
                &repair,
                &[("no effect", Toll::Still), ("repaired", Toll::Repaired)],
                &["two_msp"],
            )?,
            repair_two: added(&repair, "two_msp", &["two_msp"])?,
            hunley: rows(
                &work,
                &[("no progress", 0), ("one box", 1), ("two boxes", 2)],
                &["two_msp", "track"],
            )?,
            hunley_two: added(&work, "two_msp", &["two_msp", "track"])?,
            hunley_after: rows(
                &f.field("hunley_b")?,
                &[
                    ("lost for good", 0),
                    ("back to under repair", 1),
                    ("back to crew in training", 2),
                    ("stays ready", 3),
                ],
                &[],
            )?,
            enter: costs(&f, "enter", ["clear", "sand", "marsh", "town", "fort"])?,
            cross: costs(&f, "cross", ["open", "creek", "river"])?,
            events: happenings(&f.field("random_events")?)?,
        };
        Some((tables, thin))
    }

    fn award(&self, node: &Node<'_>) -> Option<Option<Award>> {
        let f = node.object(&[
            "kind",
            "union",
            "confederate",
            "levels",
            "provenance",
            "why",
        ])?;
        if f.field("kind")?.word(&["points", "objectives"])? == 1 {
            return Some(None);
        }
        let union = f.field("union")?;
        let union = union.object(&[
            "forts",
            "confederate_ironclad_damaged",
            "confederate_ironclad_removed",
            "controls",
            "confederate_unit_eliminated",
        ])?;
        let other = f.field("confederate")?;
        let other = other.object(&[
            "union_ironclad_damaged",
            "union_ironclad_sunk",
            "unspent_msp",
            "union_unit_eliminated",
        ])?;
        let number = |f: &Fields<'_>, name: &str| match f.optional(name) {
            Some(node) => node.small(0..=50),
            None => Some(0),
        };
        let forts = union.field("forts")?.list(12)?.into_iter().map(|node| {
            let f = node.object(&["fort", "reduced", "removed"])?;
            let worth = |name: &str| f.field(name)?.small(0..=50);
            Some((
                self.piece(&f.field("fort")?)?,
                worth("reduced")?,
                worth("removed")?,
            ))
        });
        let ground = match union.optional("controls") {
            None => Vec::new(),
            Some(list) => {
                let read = list.list(20)?.into_iter().map(|node| {
                    let f = node.object(&["areas", "points", "contested"])?;
                    Some(Ground {
                        sites: self.sites(&f.field("areas")?)?,
                        points: f.field("points")?.small(0..=50)?,
                        contested: f.field("contested")?.small(0..=50)?,
                    })
                });
                read.collect::<Option<_>>()?
            }
        };
        let [a, b, c, d] = f.field("levels")?.array::<4>()?;
        let level = |n: &Node<'_>| n.number(-99..=99).and_then(|n| i32::try_from(n).ok());
        Some(Some(Award {
            forts: forts.collect::<Option<_>>()?,
            confederate_ship: [
                number(&union, "confederate_ironclad_damaged")?,
                number(&union, "confederate_ironclad_removed")?,
            ],
            union_ship: [
                number(&other, "union_ironclad_damaged")?,
                number(&other, "union_ironclad_sunk")?,
            ],
            unspent: number(&other, "unspent_msp")?,
            ground,
            units: [
                number(&other, "union_unit_eliminated")?,
                number(&union, "confederate_unit_eliminated")?,
            ],
            levels: [level(&a)?, level(&b)?, level(&c)?, level(&d)?],
        }))
    }

    fn reinforcements(&self, node: &Node<'_>) -> Option<Vec<Reinforcement>> {
        let read = node.list(60)?.into_iter().map(|node| {
            let f = node.object(&["turn", "side", "at", "pieces"])?;
            let pieces = f.field("pieces")?.list(20)?;
            Some(Reinforcement {
                turn: f.field("turn")?.small(1..=30)?,
                at: self.site(&f.field("at")?)?,
                pieces: pieces
                    .iter()
                    .map(|n| self.piece(n))
                    .collect::<Option<_>>()?,
            })
        });
        read.collect()
    }

    fn side(&self, node: &Node<'_>, side: SideNo, parts: &mut SetupParts) -> Option<()> {
        let f = node.object(&[
            "forts",
            "ground",
            "entrenchments",
            "ironclads",
            "free_ironclads",
            "mines",
            "hunley",
        ])?;
        for node in f.field("forts")?.list(12)? {
            let f = node.object(&["fort", "at"])?;
            self.stand(parts, &f.field("fort")?, self.site(&f.field("at")?)?);
        }
        for (list, members) in [("ground", "units"), ("ironclads", "ships")] {
            for node in f.field(list)?.list(80)? {
                let f = node.object(&["at", members])?;
                let at = self.site(&f.field("at")?)?;
                for node in f.field(members)?.list(40)? {
                    self.stand(parts, &node, at);
                }
            }
        }
        for node in f.field("entrenchments")?.list(20)? {
            let f = node.object(&["area", "level"])?;
            let (at, level) = (
                self.site(&f.field("area")?)?,
                f.field("level")?.small(1..=2)?,
            );
            parts.trenches.push((side, at, level));
        }
        if let Some(free) = f.optional("free_ironclads") {
            let f = free.object(&["ships", "areas"])?;
            parts.berths = self.sites(&f.field("areas")?)?.into_iter().collect();
            for node in f.field("ships")?.list(12)? {
                if let Some(piece) = self
                    .piece(&node)
                    .and_then(|p| parts.pieces.get_mut(p.index()))
                {
                    piece.free = true;
                }
            }
        }
        if let Some(mines) = f.optional("mines") {
            let f = mines.object(&["points", "dummies", "areas", "most_markers", "most_points"])?;
            parts.mines = Minefields {
                points: f.field("points")?.small(0..=16)?,
                dummies: f.field("dummies")?.small(0..=16)?,
                sites: self.sites(&f.field("areas")?)?.into_iter().collect(),
                most_markers: f.field("most_markers")?.small(1..=2)?,
                most_points: f.field("most_points")?.small(1..=2)?,
            };
        }
        parts.hunley |= f.optional("hunley").and_then(|n| n.flag()).unwrap_or(false);
        Some(())
    }

    fn stand(&self, parts: &mut SetupParts, node: &Node<'_>, at: Site) {
        if let Some(piece) = self
            .piece(node)
            .and_then(|p| parts.pieces.get_mut(p.index()))
        {
            piece.at = at;
        }
    }
}

fn two(node: &Node<'_>, most: u8) -> Option<[u8; 2]> {
    let f = node.object(&["union", "confederate"])?;
    Some([
        f.field("union")?.small(0..=most)?,
        f.field("confederate")?.small(0..=most)?,
    ])
}

fn lens(node: &Node<'_>) -> Option<([f32; 2], f32, f32)> {
    let f = node.object(&["centre", "a", "k", "why"])?;
    Some((
        point(&f.field("centre")?)?,
        decimal(&f.field("a")?)?,
        decimal(&f.field("k")?)?,
    ))
}

fn river_fields<'a>(node: &Node<'a>) -> Option<Fields<'a>> {
    node.object(&[
        "id",
        "name",
        "land_areas",
        "connects",
        "marks",
        "usable_by",
        "provenance",
        "source",
    ])
}

fn zone_fields<'a>(node: &Node<'a>) -> Option<Fields<'a>> {
    node.object(&[
        "id",
        "name",
        "units",
        "links",
        "centre",
        "provenance",
        "source",
    ])
}

fn area(node: &Node<'_>) -> Option<SiteInfo> {
    const KINDS: [(&str, SiteKind); 3] = [
        ("land", SiteKind::Land),
        ("sea", SiteKind::Sea),
        ("both", SiteKind::Both),
    ];
    const SOILS: [(&str, Soil); 6] = [
        ("clear", Soil::Clear),
        ("sand", Soil::Sand),
        ("marsh", Soil::Marsh),
        ("town", Soil::Town),
        ("fort", Soil::Works),
        ("sea", Soil::Water),
    ];
    let f = node.object(&[
        "id",
        "kind",
        "name",
        "terrain",
        "harbour",
        "mines_allowed",
        "centre",
        "id_provenance",
        "place_provenance",
        "source",
        "polygon",
    ])?;
    let outline = f.field("polygon")?.filled_list(60)?;
    Some(SiteInfo {
        code: f.field("id")?.name(8)?,
        name: f.field("name")?.name(80)?,
        kind: f.field("kind")?.choice(&KINDS)?,
        soil: f.field("terrain")?.choice(&SOILS)?,
        harbour: f.field("harbour")?.flag()?,
        mined: f.field("mines_allowed")?.flag()?,
        centre: point(&f.field("centre")?)?,
        outline: outline.iter().map(point).collect::<Option<_>>()?,
        holds: Vec::new(),
    })
}

fn piece(node: &Node<'_>, kind: PieceKind, formations: &mut Vec<String>) -> Option<PieceInfo> {
    let f = node.object(&[
        "id",
        "name",
        "side",
        "type",
        "formation",
        "cf",
        "dv",
        "damaged_cf",
        "damaged_dv",
        "reduced_cf",
        "reduced_dv",
        "mp",
        "attested",
        "note",
    ])?;
    let number = |name: &str| f.field(name)?.small(0..=20);
    let (cf, dv, mp) = match kind {
        PieceKind::Ground => {
            let cf = [number("cf")?, number("reduced_cf")?];
            (cf, cf, number("mp")?)
        }
        PieceKind::Ironclad => (
            [number("cf")?, number("damaged_cf")?],
            [number("dv")?, number("damaged_dv")?],
            0,
        ),
        PieceKind::Fort => (
            [number("cf")?, number("reduced_cf")?],
            [number("dv")?, number("reduced_dv")?],
            0,
        ),
    };
    let formation = match f.optional("formation") {
        None => None,
        Some(node) => {
            let name = node.name(40)?;
            let known = formations.iter().position(|f| *f == name);
            let number = known.unwrap_or_else(|| {
                formations.push(name);
                formations.len() - 1
            });
            u8::try_from(number).ok()
        }
    };
    let types = ["infantry", "artillery", "cavalry", "engineers"];
    let mounted = f.optional("type").and_then(|n| n.word(&types)) == Some(2);
    Some(PieceInfo {
        code: f.field("id")?.name(60)?,
        name: f.field("name")?.name(60)?,
        side: f.field("side")?.choice(&SIDES)?,
        kind,
        formation,
        cf,
        dv,
        mp,
        at: Site::NOWHERE,
        free: false,
        thin: false,
        mounted,
        attested: !f.field("attested")?.list(8)?.is_empty(),
    })
}

fn costs<const N: usize>(f: &Fields<'_>, name: &str, words: [&str; N]) -> Option<[u8; N]> {
    let table = f.field("movement_costs")?;
    let table = table.object(&["enter", "cross", "provenance", "why"])?;
    let table = table.field(name)?;
    let table = table.object(&words)?;
    let mut read = [0; N];
    for (word, to) in words.iter().zip(&mut read) {
        *to = table.field(word)?.small(0..=9)?;
    }
    Some(read)
}

fn happenings(node: &Node<'_>) -> Option<Vec<(Happening, i8)>> {
    const KINDS: [(&str, Happening); 7] = [
        ("none", Happening::None),
        (
            "no_union_naval_or_amphibious_before_impulse",
            Happening::Gale,
        ),
        ("union_reduces_one_unit_on_map", Happening::Fever),
        ("confederate_msp", Happening::Support(CONFEDERATE)),
        ("union_msp", Happening::Support(UNION)),
        ("confederate_free_mine_and_dummy", Happening::Torpedoes),
        ("remove_swamp_angel", Happening::Burst),
    ];
    let list = node
        .object(&["rows", "provenance", "why"])?
        .field("rows")?
        .array::<11>()?;
    let read = list.iter().zip(2_i64..).map(|(node, roll)| {
        let f = node.object(&["roll", "event", "effect", "value"])?;
        let _ = f.field("roll")?.number(roll..=roll);
        Some((
            f.field("effect")?.choice(&KINDS)?,
            little(&f.field("value")?, -9, 9)?,
        ))
    });
    read.collect()
}
