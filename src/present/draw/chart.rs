//! Charts: boards of areas with a sea, drawn as the engravers of the 1860s drew them.
//! Lines run along the coast, closer to each other the nearer they are to it.

use super::geometry::{figure, length, mix, sub};
use crate::present::board::{MapView, Scenery};
use crate::present::display::{DisplayList, Point, stroke};
use crate::present::fonts::map_letters;
use crate::present::ink::Ink;
use crate::space::shape::{CellSide, Pattern, PlaceId, Tiling};

/// How far the lines of the water lie from the coast, the farthest first, in board
/// units; and how strong each is.
const WATER_LINES: [(f32, f32); 5] = [
    (0.74, 0.16),
    (0.52, 0.22),
    (0.34, 0.30),
    (0.20, 0.38),
    (0.10, 0.48),
];

/// The coast is drawn in pieces about so long.
const PIECE: f32 = 0.25;

/// How wide a line of the water is.
const LINE: f32 = 0.016;

/// The sizes that names of boxes may have.
const NAMES: [f32; 2] = [0.15, 0.42];

/// The size of a name on two lines, at the most.
const HALVED: f32 = 0.32;

/// The size of a name that is to have so much room.
fn letters(room: f32, name: &str) -> f32 {
    (room / (map_letters(name) * 0.53)).clamp(NAMES[0], NAMES[1])
}

/// A name on one line, or on two where it would be small on one; and its size.
pub fn lines(name: &str, room: f32) -> (Vec<&str>, f32) {
    let one = letters(room, name);
    let gaps = name.match_indices(' ').map(|(at, _)| at);
    let Some(at) = gaps.min_by_key(|at| at.abs_diff(name.len() / 2)) else {
        return (vec![name], one);
    };
    let halves = vec![&name[..at], &name[at + 1..]];
    let two = halves
        .iter()
        .map(|half| letters(room, half))
        .fold(HALVED, f32::min);
    match two > one {
        true => (halves, two),
        false => (vec![name], one),
    }
}

/// Whether a map is drawn as a chart.
pub fn is_chart(map: &MapView) -> bool {
    map.tiling.cells() == Pattern::Areas
}

fn is_wet(map: &MapView, place: PlaceId) -> bool {
    let found = map.place(place);
    found.is_some_and(|place| place.scenery == Scenery::Water)
}

/// The sides along which water meets land.
fn coasts(map: &MapView) -> Vec<[Point; 2]> {
    let water = map.places.iter().filter(|p| p.scenery == Scenery::Water);
    let sides = water.flat_map(|place| map.tiling.sides(place.id));
    let meets = |other: Option<PlaceId>| other.is_some_and(|other| !is_wet(map, other));
    sides
        .filter(|side| meets(side.beyond))
        .map(|side| side.ends)
        .collect()
}

/// The coast in short pieces, each with its distance from the edge of the chart: no line
/// of the water leaves it.
fn pieces(map: &MapView) -> Vec<([Point; 2], f32)> {
    let sides = map.places.iter().flat_map(|p| map.tiling.sides(p.id));
    let edge: Vec<[Point; 2]> = sides
        .filter(|side| side.beyond.is_none())
        .map(|side| side.ends)
        .collect();
    let from_edge = |p: Point| {
        let all = edge.iter().map(|ends| from_line(p, *ends));
        all.fold(f32::MAX, f32::min)
    };
    let mut out = Vec::new();
    for [a, b] in coasts(map) {
        let count = (length(sub(b, a)) / PIECE).ceil().max(1.0) as u32;
        for n in 0..count {
            let at = |n: u32| mix(a, b, n as f32 / count as f32);
            let (from, to) = (at(n), at(n + 1));
            out.push(([from, to], from_edge(from).min(from_edge(to))));
        }
    }
    out
}

/// How far a point lies from a line between two others.
fn from_line(p: Point, [a, b]: [Point; 2]) -> f32 {
    let (along, to) = (sub(b, a), sub(p, a));
    let square = along[0] * along[0] + along[1] * along[1];
    let share = ((to[0] * along[0] + to[1] * along[1]) / square.max(1e-6)).clamp(0.0, 1.0);
    length(sub(p, mix(a, b, share)))
}

/// Whether a place is a box beside the chart: a rectangle that touches nothing.
pub fn is_box(tiling: &Tiling, place: PlaceId) -> bool {
    let sides = tiling.sides(place);
    let straight = |side: &CellSide| {
        let [a, b] = side.ends;
        (a[0] - b[0]).abs() < 1e-3 || (a[1] - b[1]).abs() < 1e-3
    };
    tiling.cells() == Pattern::Areas
        && tiling.corners(place).len() == 4
        && sides
            .iter()
            .all(|side| side.beyond.is_none() && straight(side))
}

/// The corners of a box: least and greatest `x` and `y`.
pub fn box_of(tiling: &Tiling, place: PlaceId) -> [Point; 2] {
    let (mut low, mut high) = ([f32::MAX; 2], [f32::MIN; 2]);
    for corner in tiling.corners(place) {
        for axis in 0..2 {
            low[axis] = low[axis].min(corner[axis]);
            high[axis] = high[axis].max(corner[axis]);
        }
    }
    [low, high]
}

/// The water with its lines. The land is to be painted over it: each line is the rim of
/// a broad stroke, half of which lies ashore.
pub fn sea(list: &mut DisplayList, map: &MapView) {
    if !is_chart(map) {
        return;
    }
    for place in map.places.iter().filter(|p| p.scenery == Scenery::Water) {
        list.fill(figure(&map.tiling, place.id, 1.004), Ink::River);
    }
    if map.plain {
        return;
    }
    let pieces = pieces(map);
    for (far, strong) in WATER_LINES {
        for (ink, wide) in [
            (Ink::RiverCasing.at(strong), far * 2.0),
            (Ink::River.into(), far * 2.0 - LINE * 2.0),
        ] {
            for (ends, _) in pieces.iter().filter(|(_, room)| *room >= far) {
                list.round_line(ends.to_vec(), stroke(ink, wide));
            }
        }
    }
}

/// The line of the coast itself.
pub fn coast(list: &mut DisplayList, map: &MapView) {
    for ends in coasts(map) {
        list.round_line(ends.to_vec(), stroke(Ink::RiverCasing, 0.042));
    }
}
