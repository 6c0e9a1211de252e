//! Pieces, and where each side has them.

use super::super::ids::{PieceKind, Site};
use super::super::setup::{Minefields, PieceInfo, Reinforcement, SetupParts};
use super::{Reader, SIDES};
use crate::engine::SideNo;
use crate::hex::Id;
use crate::json::Node;

impl Reader {
    pub(super) fn reinforcements(&self, node: &Node<'_>) -> Option<Vec<Reinforcement>> {
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

    pub(super) fn side(&self, node: &Node<'_>, side: SideNo, parts: &mut SetupParts) -> Option<()> {
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

    pub(super) fn stand(&self, parts: &mut SetupParts, node: &Node<'_>, at: Site) {
        if let Some(piece) = self
            .piece(node)
            .and_then(|p| parts.pieces.get_mut(p.index()))
        {
            piece.at = at;
        }
    }
}

pub(super) fn two(node: &Node<'_>, most: u8) -> Option<[u8; 2]> {
    let f = node.object(&["union", "confederate"])?;
    Some([
        f.field("union")?.small(0..=most)?,
        f.field("confederate")?.small(0..=most)?,
    ])
}

/// The arms of land units, as files say them.
pub(super) const ARMS: [&str; 4] = ["infantry", "artillery", "cavalry", "engineers"];

pub(super) fn piece(
    node: &Node<'_>,
    kind: PieceKind,
    formations: &mut Vec<String>,
) -> Option<PieceInfo> {
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
    let mounted = f.optional("type").and_then(|n| n.word(&ARMS)) == Some(2);
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
