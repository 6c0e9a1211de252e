//! Zones of control and reach, on the ground.

use crate::engine::SideNo;
use crate::present::board::MapView;
use crate::present::display::{DisplayList, Point, stroke};
use crate::present::draw::geometry::{self, add, around, sub, times};
use crate::present::draw::highlights::chord;
use crate::present::draw::outline::outline;
use crate::present::ink::Ink;
use crate::present::overlay::{ChangedGround, ZoneView};
use crate::space::shape::{PlaceId, Tiling};
use std::f32::consts::FRAC_1_SQRT_2;

/// Distance of the lines of a zone.
const PITCH: f32 = 0.185;

/// A zone of control: thin parallel lines that run on from hex to hex, rising
/// for one side and falling for the other, and an edge, solid or dashed.
pub fn zone(list: &mut DisplayList, map: &MapView, zone: &ZoneView) {
    let mark = map.side(zone.side).ink.mark;
    for hex in zone.hexes {
        hatch(
            list,
            &geometry::figure(&map.tiling, hex, 1.0),
            zone.side,
            mark,
        );
    }
    // The two edges lie side by side where zones share one.
    let inset = match zone.side {
        SideNo::A => 0.035,
        SideNo::B => 0.085,
    };
    for edge in outline(&map.tiling, zone.hexes, inset) {
        edge_of(list, edge, zone.side, mark);
    }
}

/// The edge of a zone.
pub fn edge_of(list: &mut DisplayList, edge: Vec<Point>, side: SideNo, mark: Ink) {
    let line = stroke(mark.at(0.80), 0.038);
    match side {
        SideNo::A => list.outline(edge, line),
        SideNo::B => list.dashed_outline(edge, line, [0.17, 0.10]),
    }
}

/// The lines of a zone in one figure, in step with those of its neighbours.
pub fn hatch(list: &mut DisplayList, figure: &[Point], side: SideNo, mark: Ink) {
    let d = FRAC_1_SQRT_2;
    let (direction, across) = match side {
        SideNo::A => ([d, -d], [d, d]),
        SideNo::B => ([d, d], [d, -d]),
    };
    let far = |p: &Point| p[0] * across[0] + p[1] * across[1];
    let low = figure.iter().map(far).fold(f32::MAX, f32::min);
    let high = figure.iter().map(far).fold(f32::MIN, f32::max);
    let (first, last) = ((low / PITCH).ceil() as i32, (high / PITCH).floor() as i32);
    for k in first..=last {
        if let Some(span) = chord(figure, times(across, k as f32 * PITCH), direction) {
            list.line(span.to_vec(), stroke(mark.at(0.42), 0.022));
        }
    }
}

/// What a move would change: a zone made is hatched as a zone is, with a heavier
/// edge; of a zone left only a dotted edge remains; ground that supply would no
/// longer get to is strewn with crosses, ground it would get to again with rings.
pub fn changed(list: &mut DisplayList, map: &MapView, ground: &ChangedGround) {
    for zone in &ground.made {
        let mark = map.side(zone.side).ink.mark;
        for hex in zone.hexes {
            hatch(
                list,
                &geometry::figure(&map.tiling, hex, 0.94),
                zone.side,
                mark,
            );
        }
        for edge in outline(&map.tiling, zone.hexes, 0.06) {
            list.outline(edge, stroke(mark, 0.055));
        }
    }
    for zone in &ground.left {
        let mark = map.side(zone.side).ink.mark;
        for edge in outline(&map.tiling, zone.hexes, 0.06) {
            list.dashed_outline(edge, stroke(mark.at(0.9), 0.05), [0.05, 0.11]);
        }
    }
    for hex in ground.closed {
        for at in strewn(map.tiling.centre(hex)) {
            for slope in [1.0, -1.0] {
                let arm = [0.055, 0.055 * slope];
                list.line(
                    vec![sub(at, arm), add(at, arm)],
                    stroke(Ink::Broken.at(0.9), 0.032),
                );
            }
        }
    }
    for hex in ground.opened {
        for at in strewn(map.tiling.centre(hex)) {
            list.ring(at, 0.052, stroke(Ink::Restored.at(0.95), 0.03));
        }
    }
}

/// Six places along the rim of a hex, where counters leave the ground free.
fn strewn(centre: Point) -> impl Iterator<Item = Point> {
    (0..6u8).map(move |i| around(centre, 0.76, f32::from(i) / 6.0))
}

/// A hex within reach: a ring of dots.
pub fn reach(list: &mut DisplayList, tiling: &Tiling, hex: PlaceId) {
    ring_of_dots(list, geometry::figure(tiling, hex, 0.80));
}

/// The ring itself.
pub fn ring_of_dots(list: &mut DisplayList, figure: Vec<Point>) {
    list.fill(figure.clone(), Ink::Restored.at(0.10));
    list.dashed_outline(figure, stroke(Ink::Restored.at(0.9), 0.055), [0.07, 0.105]);
}
