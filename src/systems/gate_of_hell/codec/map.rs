//! Areas, borders, rivers and zones.

use super::super::ids::{
    Border, CONFEDERATE, PieceId, PieceKind, Site, SiteKind, Sites, Soil, UNION,
};
use super::super::setup::{BorderInfo, SiteInfo};
use super::tables::{decimal, point};
use super::{Reader, SIDES};
use crate::engine::SideNo;
use crate::hex::Id;
use crate::json::{Doc, FaultKind, Fields, Node};

impl Reader {
    pub(super) fn name(&mut self, node: &Node<'_>, site: bool) {
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

    pub(super) fn river(&self, node: &Node<'_>) -> Option<SiteInfo> {
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

    pub(super) fn course(&self, node: &Node<'_>) -> Option<(Site, Sites, Sites, bool)> {
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

    pub(super) fn zone(&self, node: &Node<'_>) -> Option<SiteInfo> {
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

    pub(super) fn links(&self, node: &Node<'_>) -> Option<Vec<[Site; 2]>> {
        let f = zone_fields(node)?;
        let from = self.site(&f.field("id")?)?;
        Some(
            self.sites(&f.field("links")?)?
                .into_iter()
                .map(|to| [from, to])
                .collect(),
        )
    }

    pub(super) fn borders(&self, node: &Node<'_>) -> Option<Vec<BorderInfo>> {
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
}

pub(super) fn lens(node: &Node<'_>) -> Option<([f32; 2], f32, f32)> {
    let f = node.object(&["centre", "a", "k", "why"])?;
    Some((
        point(&f.field("centre")?)?,
        decimal(&f.field("a")?)?,
        decimal(&f.field("k")?)?,
    ))
}

pub(super) fn river_fields<'a>(node: &Node<'a>) -> Option<Fields<'a>> {
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

pub(super) fn zone_fields<'a>(node: &Node<'a>) -> Option<Fields<'a>> {
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

/// What an area is, as files say it.
pub(super) const AREA_KINDS: [(&str, SiteKind); 3] = [
    ("land", SiteKind::Land),
    ("sea", SiteKind::Sea),
    ("both", SiteKind::Both),
];

pub(super) fn area(node: &Node<'_>) -> Option<SiteInfo> {
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
        kind: f.field("kind")?.choice(&AREA_KINDS)?,
        soil: f.field("terrain")?.choice(&SOILS)?,
        harbour: f.field("harbour")?.flag()?,
        mined: f.field("mines_allowed")?.flag()?,
        centre: point(&f.field("centre")?)?,
        outline: outline.iter().map(point).collect::<Option<_>>()?,
        holds: Vec::new(),
    })
}
