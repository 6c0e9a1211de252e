//! Heights, swamps and lakes.

use super::geometry::{add, chance, length, mix, sub, times, unit};
use super::terrain::{is_lettering, stands};
use crate::present::board::{MapView, Scenery};
use crate::present::display::{DisplayList, Point, Shape, stroke};
use crate::present::ink::Ink;
use crate::space::shape::{CellSide, PlaceId};

/// All hills and mountains, the southern ones in front.
pub fn heights(list: &mut DisplayList, map: &MapView) {
    let mut all: Vec<(Point, f32, u32, bool)> = Vec::new();
    for place in &map.places {
        let (steep, size, apart) = match place.scenery {
            Scenery::Rough => (false, 0.125, 0.29),
            Scenery::Mountains => (true, 0.20, 0.34),
            _ => continue,
        };
        let centre = map.tiling.centre(place.id);
        let seed = u32::from(place.id.0);
        let mut own: Vec<Point> = Vec::new();
        for attempt in 0..240_u32 {
            let p: Point = [
                (chance(seed, attempt, 71) - 0.5) * 1.6,
                (chance(seed, attempt, 72) - 0.5) * 1.7,
            ];
            let far = |q: &Point| (q[0] - p[0]).hypot((q[1] - p[1]) * 1.35);
            // They are broader than trees.
            if stands(map, times(p, 1.24)) && !is_lettering(p) && own.iter().all(|q| far(q) > apart)
            {
                own.push(p);
                let size = size * (0.8 + 0.45 * chance(seed, attempt, 73));
                all.push((add(centre, p), size, seed * 1000 + attempt, steep));
            }
        }
    }
    all.sort_by(|a, b| a.0[1].total_cmp(&b.0[1]));
    for (at, size, seed, steep) in all {
        match steep {
            true => peak(list, at, size, seed),
            false => hill(list, at, size, seed),
        }
    }
}

/// A hill: a rounded back with hachures down its shaded side.
fn hill(list: &mut DisplayList, at: Point, size: f32, seed: u32) {
    let lean = (chance(seed, 1, 74) - 0.5) * 0.4;
    let back = |t: f32, high: f32| {
        let x = t * 2.0 - 1.0;
        let y = -high * (1.0 - x * x) * (1.0 + lean * x);
        [at[0] + x * size * 1.25, at[1] + y * size]
    };
    let ridge: Vec<Point> = (0..=12_u8)
        .map(|i| back(f32::from(i) / 12.0, 1.0))
        .collect();
    list.fill(ridge.clone(), Ink::RockLight.at(0.75));
    for i in 5..=10_u8 {
        let t = f32::from(i) / 12.0;
        let foot = [back(t, 1.0)[0] + size * 0.16, back(t, 0.35)[1]];
        list.round_line(vec![back(t, 0.95), foot], stroke(Ink::Rock.at(0.75), 0.015));
    }
    list.push(Shape::Line {
        points: ridge,
        stroke: stroke(Ink::Rock, 0.026),
        round: true,
        closed: false,
        dash: None,
        taper: [0.3, 1.0],
    });
}

/// A mountain: a lit and a shaded flank.
fn peak(list: &mut DisplayList, at: Point, size: f32, seed: u32) {
    let p = |x: f32, y: f32| [at[0] + x * size, at[1] + y * size];
    let top = (chance(seed, 1, 75) - 0.5) * 0.3;
    let tip = p(top, -1.15);
    let foot = p(top + 0.18, 0.5);
    list.fill(vec![tip, p(0.95, 0.5), p(-0.95, 0.5)], Ink::RockLight);
    list.fill(
        vec![tip, p(0.95, 0.5), foot, p(top + 0.30, -0.25)],
        Ink::Rock,
    );
    list.round_line(
        vec![p(-0.95, 0.5), tip, p(0.95, 0.5)],
        stroke(Ink::Rock, 0.022),
    );
}

/// Tufts of reeds over short lines of water.
pub fn swamp(list: &mut DisplayList, map: &MapView, place: PlaceId) {
    let centre = map.tiling.centre(place);
    let seed = u32::from(place.0);
    let mut own: Vec<Point> = Vec::new();
    for attempt in 0..120_u32 {
        let p: Point = [
            (chance(seed, attempt, 81) - 0.5) * 1.5,
            (chance(seed, attempt, 82) - 0.5) * 1.5,
        ];
        let far = |q: &Point| (q[0] - p[0]).hypot((q[1] - p[1]) * 1.6);
        if !stands(map, p) || is_lettering(p) || own.iter().any(|q| far(q) < 0.30) {
            continue;
        }
        own.push(p);
        let at = add(centre, p);
        for (row, half) in [(0.0, 0.125), (0.045, 0.075)] {
            let level = |side: f32| [at[0] + half * side, at[1] + row];
            let water = stroke(Ink::River.at(0.9), 0.024);
            list.round_line(vec![level(-1.0), level(1.0)], water);
        }
        for (lean, tall) in [(-0.055, 0.085), (-0.02, 0.125), (0.02, 0.115), (0.06, 0.08)] {
            let blade = vec![[at[0] + lean * 0.5, at[1]], [at[0] + lean, at[1] - tall]];
            list.round_line(blade, stroke(Ink::Reed, 0.017));
        }
    }
}

/// How far the water of a lake stays from sides beyond which is land.
const BEACH: f32 = 0.10;

fn is_lake(map: &MapView, place: Option<PlaceId>) -> bool {
    let found = place.and_then(|place| map.place(place));
    found.is_some_and(|place| place.scenery == Scenery::Water)
}

/// The outline of the water in a place, so far from the land beyond each side;
/// beyond sides to more water it runs on.
fn water_line(map: &MapView, place: PlaceId, beach: f32) -> Vec<Point> {
    let centre = map.tiling.centre(place);
    let sides = map.tiling.sides(place);
    let seed = u32::from(place.0);
    let mut line = Vec::new();
    for (i, side) in sides.iter().enumerate() {
        let before = &sides[(i + sides.len() - 1) % sides.len()];
        let [from, to] = side.ends;
        let along = unit(sub(to, from));
        let inward = [along[1], -along[0]];
        line.push(bank_corner(map, before, side, centre, beach));
        let steps = (length(sub(to, from)) * 9.0) as u32;
        let land = !is_lake(map, side.beyond);
        for step in 1..steps {
            let t = step as f32 / steps as f32;
            let on = mix(from, to, t);
            // Corners are for their own points.
            if land && (0.22..=0.78).contains(&t) {
                let uneven = 0.05 * chance(seed, i as u32 * 32 + step, 91);
                line.push(add(on, times(inward, beach + uneven)));
            }
        }
    }
    line
}

/// Where the water of a place comes to a corner: rounded off between two banks,
/// on the common side beside more water, so that both find the same point.
fn bank_corner(
    map: &MapView,
    before: &CellSide,
    after: &CellSide,
    centre: Point,
    beach: f32,
) -> Point {
    let corner = after.ends[0];
    let [along, on] = [before, after].map(|side| unit(sub(side.ends[1], side.ends[0])));
    let bends = (along[0] * on[1] - along[1] * on[0]).abs() > 1e-3;
    match [before, after].map(|side| is_lake(map, side.beyond)) {
        [false, false] if !bends => add(corner, times([on[1], -on[0]], beach)),
        [false, false] => {
            let toward = unit(sub(centre, corner));
            add(corner, times(toward, beach * 1.9 + 0.10))
        }
        [true, false] => add(corner, times(unit(sub(before.ends[0], corner)), beach)),
        [false, true] => add(corner, times(unit(sub(after.ends[1], corner)), beach)),
        [true, true] => corner,
    }
}

fn lakes(map: &MapView) -> impl Iterator<Item = PlaceId> + '_ {
    let places = map.places.iter();
    places.filter(|p| p.scenery == Scenery::Water).map(|p| p.id)
}

/// The banks of lakes, below all water.
pub fn banks(list: &mut DisplayList, map: &MapView) {
    for (ink, beach) in [
        (Ink::Sand, BEACH - 0.075),
        (Ink::RiverCasing, BEACH - 0.025),
    ] {
        for place in lakes(map) {
            list.fill(water_line(map, place, beach), ink);
        }
    }
}

/// The water of lakes and its ripples.
pub fn lakes_water(list: &mut DisplayList, map: &MapView) {
    for place in lakes(map) {
        list.fill(water_line(map, place, BEACH), Ink::River);
        // What runs on beyond a side meets without a seam.
        let sides = map.tiling.sides(place).iter();
        for side in sides.filter(|side| is_lake(map, side.beyond)) {
            let [a, b] = side.ends;
            let inset = |from: Point, to: Point| add(from, times(unit(sub(to, from)), BEACH));
            list.line(vec![inset(a, b), inset(b, a)], stroke(Ink::River, 0.03));
        }
    }
    for place in lakes(map) {
        ripples(list, map, place);
    }
}

/// Short level lines on the water.
fn ripples(list: &mut DisplayList, map: &MapView, place: PlaceId) {
    let centre = map.tiling.centre(place);
    let seed = u32::from(place.0);
    for piece in 0..9_u32 {
        let y = (piece as f32 - 4.0) * 0.15;
        let x = (chance(seed, piece, 92) - 0.5) * 0.7;
        let half = 0.10 + 0.16 * chance(seed, piece, 93);
        let points = (0..=8_u8).map(|i| {
            let t = f32::from(i) / 4.0 - 1.0;
            let swell = (t * 4.0 + piece as f32).sin() * 0.014;
            add(centre, [x + t * half, y + swell])
        });
        list.push(Shape::Line {
            points: points.collect(),
            stroke: stroke(Ink::RiverLight.at(0.6), 0.020),
            round: true,
            closed: false,
            dash: None,
            taper: [0.2, 0.2],
        });
    }
}
