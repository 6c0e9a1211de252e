//! Curves, chance that is always the same, and places drawn smaller.

use crate::present::display::Point;
use crate::space::shape::{Pattern, PlaceId, Tiling};

/// A number from 0 to 1 that depends only on the three given: the map looks
/// the same every time it is drawn.
#[must_use]
pub fn chance(a: u32, b: u32, c: u32) -> f32 {
    let mut h = a.wrapping_mul(0x9E37_79B1)
        ^ b.wrapping_mul(0x85EB_CA77).rotate_left(13)
        ^ c.wrapping_mul(0xC2B2_AE3D).rotate_left(7);
    for _ in 0..2 {
        h ^= h >> 15;
        h = h.wrapping_mul(0x2C1B_3C6D);
        h ^= h >> 12;
        h = h.wrapping_mul(0x297A_2D39);
    }
    h ^= h >> 15;
    (h >> 8) as f32 / (1 << 24) as f32
}

/// The sum.
#[must_use]
pub fn add(a: Point, b: Point) -> Point {
    [a[0] + b[0], a[1] + b[1]]
}

/// The difference `a − b`.
#[must_use]
pub fn sub(a: Point, b: Point) -> Point {
    [a[0] - b[0], a[1] - b[1]]
}

/// Longer or shorter.
#[must_use]
pub fn times(a: Point, k: f32) -> Point {
    [a[0] * k, a[1] * k]
}

/// The length.
#[must_use]
pub fn length(a: Point) -> f32 {
    a[0].hypot(a[1])
}

/// The same direction, one unit long; zero stays zero.
#[must_use]
pub fn unit(a: Point) -> Point {
    let l = length(a);
    if l > 1e-6 {
        times(a, 1.0 / l)
    } else {
        [0.0, 0.0]
    }
}

/// A number kept from `low` to `high`. Where these have crossed there is no room
/// between them, and their middle is taken.
#[must_use]
pub fn held(value: f32, low: f32, high: f32) -> f32 {
    match low <= high {
        true => value.max(low).min(high),
        false => low.midpoint(high),
    }
}

/// The point between two.
#[must_use]
pub fn mix(a: Point, b: Point, t: f32) -> Point {
    [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

/// A point on a circle; the angle in turns, clockwise from the east.
#[must_use]
pub fn around(centre: Point, radius: f32, turns: f32) -> Point {
    let (sin, cos) = (turns * std::f32::consts::TAU).sin_cos();
    [centre[0] + radius * cos, centre[1] + radius * sin]
}

/// A star of `points` rays.
#[must_use]
pub fn star(centre: Point, outer: f32, inner: f32, points: u16) -> Vec<Point> {
    (0..points * 2)
        .map(|i| {
            let radius = if i % 2 == 0 { outer } else { inner };
            let turns = f32::from(i) / f32::from(points * 2) - 0.25;
            around(centre, radius, turns)
        })
        .collect()
}

/// The outline of a place, its corners `reach` of the full way from its centre.
#[must_use]
pub fn figure(tiling: &Tiling, place: PlaceId, reach: f32) -> Vec<Point> {
    if tiling.cells() == Pattern::Areas {
        return drawn_in(tiling.corners(place), (1.0 - reach) * CELL);
    }
    let centre = tiling.centre(place);
    let corners = tiling.corners(place).iter();
    corners.map(|&c| mix(centre, c, reach)).collect()
}

/// From the centre of a cell to its sides, about.
const CELL: f32 = 0.9;

/// An outline of any form drawn in by so much, side by side: an area with a bay in it
/// cannot be made smaller about its centre.
fn drawn_in(corners: &[Point], by: f32) -> Vec<Point> {
    let count = corners.len();
    let inward = |from: Point, to: Point| {
        let along = unit(sub(to, from));
        [along[1], -along[0]]
    };
    (0..count)
        .map(|i| {
            let corner = corners[i];
            let before = inward(corners[(i + count - 1) % count], corner);
            let after = inward(corner, corners[(i + 1) % count]);
            let both = add(before, after);
            let cosine = before[0] * after[0] + before[1] * after[1];
            // A sharp corner is not drawn in without end.
            add(corner, times(both, by / (1.0 + cosine).max(0.35)))
        })
        .collect()
}

/// Cuts corners (Chaikin): the ends stay, and so does the middle of every
/// stretch, so that a river stays on its side.
#[must_use]
pub fn smooth(points: &[Point], rounds: usize) -> Vec<Point> {
    let mut line = points.to_vec();
    for _ in 0..rounds {
        let (Some(&first), Some(&last)) = (line.first(), line.last()) else {
            return line;
        };
        let mut next = Vec::with_capacity(line.len() * 2);
        next.push(first);
        for pair in line.windows(2) {
            next.push(mix(pair[0], pair[1], 0.25));
            next.push(mix(pair[0], pair[1], 0.75));
        }
        next.push(last);
        line = next;
    }
    line
}

/// The same line with points at equal distances, about `step` apart.
#[must_use]
pub fn resample(points: &[Point], step: f32) -> Vec<Point> {
    let total = path_length(points);
    let count = ((total / step).ceil() as usize).max(1);
    let measured = MeasuredLine::of(points);
    (0..=count)
        .map(|i| measured.at(total * i as f32 / count as f32).0)
        .collect()
}

/// How long a line is.
#[must_use]
pub fn path_length(points: &[Point]) -> f32 {
    points.windows(2).map(|w| length(sub(w[1], w[0]))).sum()
}

/// The place at a distance along a line, and the direction there.
#[must_use]
pub fn along(points: &[Point], distance: f32) -> (Point, Point) {
    MeasuredLine::of(points).at(distance)
}

/// A line whose pieces are measured once, for many places along it.
pub struct MeasuredLine {
    /// Where each piece begins, its direction and how long it is.
    pieces: Vec<(Point, Point, f32)>,
    /// Its end, and the direction there.
    end: (Point, Point),
}

impl MeasuredLine {
    /// Measures it.
    #[must_use]
    pub fn of(points: &[Point]) -> Self {
        let start = points.first().copied().unwrap_or_default();
        let mut end = (start, [1.0, 0.0]);
        let mut pieces = Vec::with_capacity(points.len());
        for pair in points.windows(2) {
            let step = sub(pair[1], pair[0]);
            let l = length(step);
            if l < 1e-6 {
                continue;
            }
            let direction = times(step, 1.0 / l);
            pieces.push((pair[0], direction, l));
            end = (pair[1], direction);
        }
        Self { pieces, end }
    }

    /// The place at a distance, and the direction there.
    #[must_use]
    pub fn at(&self, distance: f32) -> (Point, Point) {
        let mut left = distance;
        for &(start, direction, l) in &self.pieces {
            if left <= l {
                return (add(start, times(direction, left)), direction);
            }
            left -= l;
        }
        self.end
    }
}

/// The part of a line between two distances.
#[must_use]
pub fn stretch(points: &[Point], from: f32, to: f32) -> Vec<Point> {
    let steps = (((to - from) / 0.08).ceil() as usize).max(1);
    let measured = MeasuredLine::of(points);
    (0..=steps)
        .map(|i| measured.at(from + (to - from) * i as f32 / steps as f32).0)
        .collect()
}

/// Swings a line gently from side to side, its ends held.
#[must_use]
pub fn wobble(points: &[Point], reach: f32, seed: u32) -> Vec<Point> {
    let total = path_length(points);
    let phases = [chance(seed, 1, 0), chance(seed, 2, 0), chance(seed, 3, 0)];
    let mut run = 0.0;
    points
        .iter()
        .enumerate()
        .map(|(i, &p)| {
            if i > 0 {
                run += length(sub(p, points[i - 1]));
            }
            let before = points[i.saturating_sub(1)];
            let after = points[(i + 1).min(points.len() - 1)];
            let direction = unit(sub(after, before));
            let wave =
                |period: f32, phase: f32| ((run / period + phase) * std::f32::consts::TAU).sin();
            let swing = 0.5 * wave(0.92, phases[0])
                + 0.35 * wave(0.47, phases[1])
                + 0.15 * wave(0.23, phases[2]);
            let held = (run.min(total - run) / 0.3).clamp(0.0, 1.0);
            let side = reach * swing * held;
            [p[0] - direction[1] * side, p[1] + direction[0] * side]
        })
        .collect()
}

/// A line moved sideways, to the left of its direction for positive `by` on a
/// board whose `y` grows to the south.
#[must_use]
pub fn beside(points: &[Point], by: f32) -> Vec<Point> {
    points
        .iter()
        .enumerate()
        .map(|(i, &p)| {
            let before = points[i.saturating_sub(1)];
            let after = points[(i + 1).min(points.len() - 1)];
            let d = unit(sub(after, before));
            [p[0] + d[1] * by, p[1] - d[0] * by]
        })
        .collect()
}

/// A round blob with an uneven edge.
#[must_use]
pub fn blob(centre: Point, radius: [f32; 2], uneven: f32, corners: u16, seed: u32) -> Vec<Point> {
    (0..corners)
        .map(|i| {
            let r = 1.0 + uneven * (chance(seed, u32::from(i), 77) - 0.5) * 2.0;
            let (sin, cos) = (f32::from(i) / f32::from(corners) * std::f32::consts::TAU).sin_cos();
            [
                centre[0] + radius[0] * r * cos,
                centre[1] + radius[1] * r * sin,
            ]
        })
        .collect()
}
