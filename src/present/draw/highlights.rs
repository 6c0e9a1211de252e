//! Marked hexes. Below the counters the ground is tinted, above them lie
//! frames and corners; every kind has its own form.

use super::geometry::{add, around, figure, mix, sub, times, unit};
use crate::present::board::{BoardModel, HighlightKind};
use crate::present::display::{DisplayList, Point, stroke};
use crate::present::ink::Ink;
use crate::space::shape::PlaceId;

/// The part of every mark that lies below the counters.
pub fn below(list: &mut DisplayList, model: &BoardModel) {
    for kind in HighlightKind::ALL {
        for hex in hexes(model, kind) {
            let shape = |reach: f32| figure(&model.map.tiling, hex, reach);
            let centre = model.map.tiling.centre(hex);
            match kind {
                HighlightKind::ClosedHex => closed(list, model, hex),
                HighlightKind::LastEvent => {
                    list.fill(shape(0.97), Ink::LastEvent.at(0.30));
                    list.outline(shape(0.90), stroke(Ink::LastEvent.at(0.8), 0.06));
                }
                HighlightKind::Reachable => {
                    list.fill(shape(0.97), Ink::Reachable.at(0.26));
                    list.outline(shape(0.90), stroke(Ink::Reachable.at(0.95), 0.05));
                }
                HighlightKind::ReachableFar => {
                    list.fill(shape(0.97), Ink::Reachable.at(0.13));
                    list.dashed_outline(
                        shape(0.90),
                        stroke(Ink::Reachable.at(0.95), 0.05),
                        [0.14, 0.10],
                    );
                }
                HighlightKind::RetreatTo => {
                    list.fill(shape(0.97), Ink::RetreatTo.at(0.22));
                    list.dashed_outline(shape(0.90), stroke(Ink::RetreatTo, 0.06), [0.05, 0.07]);
                    back_arrow(list, add(centre, [0.0, 0.10]));
                }
                HighlightKind::EntryHex => {
                    list.fill(shape(0.97), Ink::Entry.at(0.18));
                    chevrons(list, model, hex);
                }
                HighlightKind::AttackFrom => {
                    list.fill(shape(0.97), Ink::AttackFrom.at(0.16));
                    list.outline(shape(0.925), stroke(Ink::AttackFrom, 0.06));
                }
                HighlightKind::Refused => refused(list, model, hex),
                HighlightKind::Selected => {
                    list.fill(shape(0.97), Ink::Selected.at(0.20));
                    list.outline(shape(0.935), stroke(Ink::CounterEdge.at(0.75), 0.115));
                    list.outline(shape(0.935), stroke(Ink::Selected, 0.080));
                }
                HighlightKind::Hovered => {
                    list.outline(shape(0.965), stroke(Ink::Hovered.at(0.8), 0.045));
                }
                HighlightKind::Target | HighlightKind::Lesson | HighlightKind::Focus => {}
            }
        }
    }
}

/// The part of every mark that lies above the counters.
pub fn above(list: &mut DisplayList, model: &BoardModel) {
    for kind in HighlightKind::ALL {
        for hex in hexes(model, kind) {
            let shape = |reach: f32| figure(&model.map.tiling, hex, reach);
            match kind {
                HighlightKind::Target => {
                    corners(list, &shape(0.93), 0.30, Ink::Badge.at(0.85), 0.135);
                    corners(list, &shape(0.93), 0.30, Ink::Target.at(1.0), 0.085);
                }
                HighlightKind::Lesson => lesson(list, &shape(0.91)),
                HighlightKind::Focus => focus(list, model, hex),
                _ => {}
            }
        }
    }
}

/// The frame of the hex the keyboard is on: dark and light, so that it shows on
/// any ground.
pub fn focus(list: &mut DisplayList, model: &BoardModel, hex: PlaceId) {
    let shape = || figure(&model.map.tiling, hex, 0.975);
    list.outline(shape(), stroke(Ink::FocusDark, 0.115));
    list.dashed_outline(shape(), stroke(Ink::Focus, 0.060), [0.16, 0.09]);
}

/// A ring with a bead on each corner, above the counters: nothing else has
/// beads.
fn lesson(list: &mut DisplayList, hex: &[Point]) {
    list.outline(hex.to_vec(), stroke(Ink::Halo, 0.135));
    list.outline(hex.to_vec(), stroke(Ink::Lesson, 0.075));
    for &corner in hex {
        list.disc(corner, 0.105, Ink::Halo);
        list.disc(corner, 0.075, Ink::Lesson);
    }
}

fn hexes(model: &BoardModel, kind: HighlightKind) -> impl Iterator<Item = PlaceId> {
    model
        .highlights
        .iter()
        .filter(move |h| h.kind == kind && model.map.tiling.has(h.hex))
        .map(|h| h.hex)
}

/// Only the corners of a hex: a sight.
fn corners(
    list: &mut DisplayList,
    hex: &[Point],
    reach: f32,
    paint: crate::present::ink::Paint,
    width: f32,
) {
    for (i, &corner) in hex.iter().enumerate() {
        let before = hex[(i + hex.len() - 1) % hex.len()];
        let after = hex[(i + 1) % hex.len()];
        list.round_line(
            vec![
                mix(corner, before, reach),
                corner,
                mix(corner, after, reach),
            ],
            stroke(paint, width),
        );
    }
}

/// Slanting lines and a bar: no way in.
fn closed(list: &mut DisplayList, model: &BoardModel, hex: PlaceId) {
    let shape = figure(&model.map.tiling, hex, 0.95);
    hatch(list, model, hex, Ink::Closed, 0.17);
    list.outline(shape, stroke(Ink::Closed.at(0.9), 0.05));
}

/// A veil, lines and a no-entry sign.
fn refused(list: &mut DisplayList, model: &BoardModel, hex: PlaceId) {
    hatch(list, model, hex, Ink::Refused, 0.30);
    let centre = model.map.tiling.centre(hex);
    list.disc(centre, 0.27, Ink::Badge);
    list.disc(centre, 0.235, Ink::Refused);
    list.line(
        vec![[centre[0] - 0.15, centre[1]], [centre[0] + 0.15, centre[1]]],
        stroke(Ink::Badge, 0.085),
    );
}

/// Slanting lines across a hex.
fn hatch(list: &mut DisplayList, model: &BoardModel, hex: PlaceId, ink: Ink, pitch: f32) {
    let centre = model.map.tiling.centre(hex);
    list.fill(figure(&model.map.tiling, hex, 0.95), ink.at(0.10));
    let shape = figure(&model.map.tiling, hex, 0.93);
    let d = std::f32::consts::FRAC_1_SQRT_2;
    let (direction, across) = ([d, -d], [d, d]);
    let mut k = -6;
    while k <= 6 {
        let base = add(centre, times(across, k as f32 * pitch));
        if let Some(span) = chord(&shape, base, direction) {
            list.line(span.to_vec(), stroke(ink.at(0.55), 0.030));
        }
        k += 1;
    }
}

/// Where a straight line enters and leaves a convex figure.
pub(super) fn chord(shape: &[Point], base: Point, direction: Point) -> Option<[Point; 2]> {
    let (mut enter, mut leave) = (f32::MAX, f32::MIN);
    for (i, &a) in shape.iter().enumerate() {
        let b = shape[(i + 1) % shape.len()];
        let side = sub(b, a);
        let det = direction[0] * side[1] - direction[1] * side[0];
        if det.abs() < 1e-6 {
            continue;
        }
        let to = sub(a, base);
        let along = (to[0] * side[1] - to[1] * side[0]) / det;
        let on = (to[0] * direction[1] - to[1] * direction[0]) / det;
        if (0.0..=1.0).contains(&on) {
            enter = enter.min(along);
            leave = leave.max(along);
        }
    }
    (leave - enter > 1e-3).then(|| {
        [
            add(base, times(direction, enter)),
            add(base, times(direction, leave)),
        ]
    })
}

/// An arrow that turns back, as on the Retreated marker.
fn back_arrow(list: &mut DisplayList, at: Point) {
    let r = 0.16;
    let mut arc: Vec<Point> = (0..=18_u8)
        .map(|i| around(at, r, -0.25 + f32::from(i) / 18.0 * 0.5))
        .collect();
    arc.insert(0, [at[0] - 0.10, at[1] - r]);
    arc.push([at[0] - 0.22, at[1] + r]);
    let tip = [at[0] - 0.10, at[1] - r];
    let head = |grow: f32| {
        vec![
            [tip[0] + 0.05 * grow, tip[1] - 0.14 * grow],
            [tip[0] - 0.17 * grow, tip[1]],
            [tip[0] + 0.05 * grow, tip[1] + 0.14 * grow],
        ]
    };
    list.round_line(arc.clone(), stroke(Ink::Badge, 0.13));
    list.fill(head(1.35), Ink::Badge);
    list.round_line(arc, stroke(Ink::RetreatTo, 0.075));
    list.fill(head(1.0), Ink::RetreatTo);
}

/// Arrowheads that come in from the edge of the map.
fn chevrons(list: &mut DisplayList, model: &BoardModel, hex: PlaceId) {
    let tiling = &model.map.tiling;
    let centre = tiling.centre(hex);
    list.outline(figure(tiling, hex, 0.90), stroke(Ink::Entry, 0.05));
    let sides = tiling.sides(hex).iter();
    let free = sides.filter(|side| side.beyond.is_none());
    for middle in free.map(|side| side.middle()) {
        let inward = unit(sub(centre, middle));
        let across = [-inward[1], inward[0]];
        for step in 0..2_u8 {
            let tip = add(middle, times(inward, 0.06 + 0.14 * f32::from(step)));
            let arm = |side: f32| add(tip, add(times(inward, -0.13), times(across, 0.17 * side)));
            for (ink, width) in [(Ink::Badge, 0.105), (Ink::Entry, 0.06)] {
                list.round_line(vec![arm(-1.0), tip, arm(1.0)], stroke(ink, width));
            }
        }
    }
}
