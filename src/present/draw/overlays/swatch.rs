//! What each overlay looks like, small, for the legend.

use super::{figures, ground, lines, mark, pockets};
use crate::present::board::Tone;
use crate::present::display::{DisplayList, Point, Shape, stroke};
use crate::present::draw::geometry::around;
use crate::present::ink::Ink;
use crate::present::overlay::{ForceView, LineState, OddsView, OverlayKind};

/// Half the width and half the height a sample takes, in board units.
pub const HALF: [f32; 2] = [0.42, 0.27];

/// A sample of an overlay, about the origin.
#[must_use]
pub fn swatch(kind: OverlayKind) -> DisplayList {
    let mut list = DisplayList::default();
    let [w, h] = HALF;
    let frame = || vec![[-w, -h], [w, -h], [w, h], [-w, h]];
    let zone = |list: &mut DisplayList, tone| {
        ground::hatch(list, &frame(), tone);
        ground::edge_of(list, frame(), tone);
    };
    let odds = |threat| OddsView {
        hex: crate::hex::HexId(0),
        threat,
        column: "3:1".to_owned(),
        faces: 3,
    };
    match kind {
        OverlayKind::SovietZones => zone(&mut list, Tone::Soviet),
        OverlayKind::GermanZones => zone(&mut list, Tone::German),
        OverlayKind::Supply => {
            lines::body(&mut list, &[[w, 0.0], [-w, 0.0]], LineState::Open);
        }
        OverlayKind::Pockets => pockets::outline_of(&mut list, hexagon(0.26)),
        OverlayKind::Threats => figures::badge(&mut list, [0.0, 0.0], &odds(true)),
        OverlayKind::Chances => figures::badge(&mut list, [0.0, 0.05], &odds(false)),
        OverlayKind::Forces => {
            let force = ForceView {
                hex: crate::hex::HexId(0),
                tone: Tone::Soviet,
                own: 7,
                enemy: 4,
            };
            figures::bar(&mut list, [0.0, 0.0], &force);
        }
        OverlayKind::Reach => {
            ground::ring_of_dots(&mut list, hexagon(0.27));
            figures::disc(&mut list, [0.12, 0.10], 2);
        }
        OverlayKind::Trails => {
            trail(&mut list, -0.12, Tone::Soviet, None);
            trail(&mut list, 0.12, Tone::German, Some([0.10, 0.08]));
        }
        OverlayKind::CanAct => {
            let head = |r: f32| vec![[-0.6 * r, -r], [r, 0.0], [-0.6 * r, r]];
            list.fill(head(0.25), Ink::BadgeSign);
            list.fill(head(0.17), Ink::Badge);
        }
    }
    list
}

fn hexagon(radius: f32) -> Vec<Point> {
    (0..6_u8)
        .map(|i| around([0.0, 0.0], radius, f32::from(i) / 6.0 + 0.25))
        .collect()
}

fn trail(list: &mut DisplayList, y: f32, tone: Tone, dash: Option<[f32; 2]>) {
    list.push(Shape::Line {
        points: vec![[-0.38, y], [0.20, y]],
        stroke: stroke(mark(tone), 0.07),
        round: true,
        closed: false,
        dash,
        taper: if dash.is_some() {
            [1.0, 1.0]
        } else {
            [0.6, 1.0]
        },
    });
    list.fill(
        vec![[0.18, y - 0.11], [0.38, y], [0.18, y + 0.11]],
        mark(tone),
    );
}
