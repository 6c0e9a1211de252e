//! The outline of a set of places.

use super::geometry::{add, mix, sub, times, unit};
use crate::present::display::Point;
use crate::space::shape::{PlaceId, Places, Tiling};

/// One side of the outline: its ends, and which way is in.
struct Side {
    of: PlaceId,
    from: Point,
    to: Point,
    inward: Point,
}

/// The closed lines round a set of places, drawn in from its edge by `inset`;
/// holes have lines of their own.
#[must_use]
pub fn outline(tiling: &Tiling, places: Places, inset: f32) -> Vec<Vec<Point>> {
    let mut sides = Vec::new();
    for of in places {
        let centre = tiling.centre(of);
        for side in tiling.sides(of) {
            if side.beyond.is_none_or(|n| !places.contains(n)) {
                let [from, to] = side.ends;
                let inward = inward(centre, from, to);
                sides.push(Side {
                    of,
                    from,
                    to,
                    inward,
                });
            }
        }
    }
    let mut loops = Vec::new();
    while let Some(first) = sides.pop() {
        let mut chain = vec![first];
        while let Some(last) = chain.last() {
            // Where two squares of the set touch at a corner, two sides leave it:
            // the line stays with its own square.
            let leaves = |s: &Side| close(s.from, last.to);
            let own = sides.iter().position(|s| s.of == last.of && leaves(s));
            match own.or_else(|| sides.iter().position(leaves)) {
                Some(at) => chain.push(sides.swap_remove(at)),
                None => break,
            }
        }
        loops.push(corners(&chain, inset));
    }
    loops
}

fn close(a: Point, b: Point) -> bool {
    (a[0] - b[0]).abs() < 1e-3 && (a[1] - b[1]).abs() < 1e-3
}

/// Which way is in from a side of a place: at right angles to the side.
fn inward(centre: Point, from: Point, to: Point) -> Point {
    let toward = sub(centre, mix(from, to, 0.5));
    let along = unit(sub(to, from));
    let aside = toward[0] * along[0] + toward[1] * along[1];
    if aside.abs() < 1e-3 {
        return unit(toward);
    }
    unit(sub(toward, times(along, aside)))
}

/// The corners of a closed chain of sides, each moved inward along the sum of the
/// two inward directions, so far that it is `inset` from both sides.
fn corners(chain: &[Side], inset: f32) -> Vec<Point> {
    (0..chain.len())
        .map(|i| {
            let (a, b) = (&chain[i], &chain[(i + 1) % chain.len()]);
            let both = unit(add(a.inward, b.inward));
            let part = both[0] * a.inward[0] + both[1] * a.inward[1];
            add(a.to, times(both, inset / part.max(0.2)))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::draw::sample;

    #[test]
    fn one_hex_has_one_line_of_six_corners_inside_it() {
        let map = sample::map();
        let hex = map.places[20].id;
        let lines = outline(&map.tiling, Places::of(hex), 0.1);
        assert_eq!(lines.len(), 1);
        assert_eq!(lines[0].len(), 6);
        let centre = map.tiling.centre(hex);
        for p in &lines[0] {
            let far = (p[0] - centre[0]).hypot(p[1] - centre[1]);
            assert!((far - (1.0 - 0.1 / 30_f32.to_radians().cos())).abs() < 1e-3);
        }
    }

    #[test]
    fn a_ring_of_hexes_has_an_outer_and_an_inner_line() {
        let map = sample::map();
        let middle = map
            .places
            .iter()
            .map(|h| h.id)
            .find(|&h| map.tiling.around(h).len() == 6)
            .unwrap();
        let lines = outline(&map.tiling, map.tiling.around(middle), 0.05);
        let mut lengths: Vec<usize> = lines.iter().map(Vec::len).collect();
        lengths.sort_unstable();
        assert_eq!(lengths, [6, 18]);
        assert!(outline(&map.tiling, Places::EMPTY, 0.1).is_empty());
    }
}
