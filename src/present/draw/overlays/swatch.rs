//! What each overlay looks like, small, for the legend.

use super::{figures, fronts, ground, lines, pockets};
use crate::engine::SideNo;
use crate::present::board::SideView;
use crate::present::display::{DisplayList, Point, Shape, stroke};
use crate::present::draw::geometry::around;
use crate::present::ink::Ink;
use crate::present::overlay::{ForceView, LineState, OddsView, Swatch};
use crate::space::shape::PlaceId;

/// Half the width and half the height a sample takes, in board units.
pub const HALF: [f32; 2] = [0.42, 0.27];

/// A sample of an overlay, about the origin.
#[must_use]
pub fn swatch(of: Swatch, sides: &[SideView; 2]) -> DisplayList {
    let mut list = DisplayList::default();
    let [w, h] = HALF;
    let frame = || vec![[-w, -h], [w, -h], [w, h], [-w, h]];
    let mark = |side: SideNo| sides[side.index()].ink.mark;
    let odds = |threat| OddsView {
        hex: PlaceId(0),
        threat,
        column: "3:1".to_owned(),
        faces: 3,
    };
    match of {
        Swatch::Zone(side) => {
            ground::hatch(&mut list, &frame(), side, mark(side));
            ground::edge_of(&mut list, frame(), side, mark(side));
        }
        Swatch::Line => {
            lines::body(&mut list, &[[w, 0.0], [-w, 0.0]], LineState::Open);
        }
        Swatch::Pocket => pockets::outline_of(&mut list, hexagon(0.26)),
        Swatch::Odds { threat: true } => figures::badge(&mut list, [0.0, 0.0], &odds(true)),
        Swatch::Odds { threat: false } => figures::badge(&mut list, [0.0, 0.05], &odds(false)),
        Swatch::Forces => {
            let force = ForceView {
                hex: PlaceId(0),
                side: SideNo::A,
                own: 7,
                enemy: 4,
            };
            figures::bar(&mut list, [0.0, 0.0], &force, sides);
        }
        Swatch::Reach => {
            ground::ring_of_dots(&mut list, hexagon(0.27));
            figures::disc(&mut list, [0.12, 0.10], 2);
        }
        Swatch::Trails => {
            trail(&mut list, -0.12, mark(SideNo::A), None);
            trail(&mut list, 0.12, mark(SideNo::B), Some([0.10, 0.08]));
        }
        Swatch::History => {
            fronts::toothed(&mut list, [[-0.38, -0.1], [0.38, -0.1]], [0.0, 1.0]);
            let inks = SideNo::BOTH.map(mark);
            fronts::doubled(&mut list, [[-0.38, 0.14], [0.38, 0.14]], [0.0, 1.0], inks);
        }
        Swatch::CanAct => {
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

fn trail(list: &mut DisplayList, y: f32, mark: Ink, dash: Option<[f32; 2]>) {
    list.push(Shape::Line {
        points: vec![[-0.38, y], [0.20, y]],
        stroke: stroke(mark, 0.07),
        round: true,
        closed: false,
        dash,
        taper: if dash.is_some() {
            [1.0, 1.0]
        } else {
            [0.6, 1.0]
        },
    });
    list.fill(vec![[0.18, y - 0.11], [0.38, y], [0.18, y + 0.11]], mark);
}
