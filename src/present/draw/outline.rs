//! The outline of a set of hexes.

use super::geometry::{add, mix, sub, times, unit};
use crate::hex::{Direction, Grid, HexMask, Id};
use crate::present::display::Point;

/// One side of the outline: its ends, and which way is in.
struct Side {
    from: Point,
    to: Point,
    inward: Point,
}

/// The closed lines round a set of hexes, drawn in from its edge by `inset`;
/// holes have lines of their own.
#[must_use]
pub fn outline(grid: &Grid, hexes: HexMask, inset: f32) -> Vec<Vec<Point>> {
    let mut sides = Vec::new();
    for hex in hexes.iter().filter(|h| h.index() < grid.len()) {
        let (centre, corners) = (grid.centre(hex), grid.corners(hex));
        for (i, direction) in Direction::ALL.into_iter().enumerate() {
            let next = grid.neighbour(hex, direction);
            if next.is_none_or(|n| !hexes.contains(n)) {
                let (from, to) = (corners[i], corners[(i + 1) % 6]);
                let inward = unit(sub(centre, mix(from, to, 0.5)));
                sides.push(Side { from, to, inward });
            }
        }
    }
    let mut loops = Vec::new();
    while let Some(first) = sides.pop() {
        let mut chain = vec![first];
        // In a grid of hexes at most one side leaves each corner.
        while let Some(last) = chain.last() {
            let next = sides.iter().position(|s| close(s.from, last.to));
            match next {
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

/// The corners of a closed chain of sides, each moved inward. Sides meet at 120
/// or 240 degrees, so that the moved corner lies at `inset / cos 30°` along the
/// sum of the two inward directions, or where it is one straight line, on it.
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
        let hex = map.hexes[20].id;
        let lines = outline(&map.grid, HexMask::of(hex), 0.1);
        assert_eq!(lines.len(), 1);
        assert_eq!(lines[0].len(), 6);
        let centre = map.grid.centre(hex);
        for p in &lines[0] {
            let far = (p[0] - centre[0]).hypot(p[1] - centre[1]);
            assert!((far - (1.0 - 0.1 / 30_f32.to_radians().cos())).abs() < 1e-3);
        }
    }

    #[test]
    fn a_ring_of_hexes_has_an_outer_and_an_inner_line() {
        let map = sample::map();
        let middle = map
            .hexes
            .iter()
            .map(|h| h.id)
            .find(|&h| map.grid.around(h).len() == 6)
            .unwrap();
        let lines = outline(&map.grid, map.grid.around(middle), 0.05);
        let mut lengths: Vec<usize> = lines.iter().map(Vec::len).collect();
        lengths.sort_unstable();
        assert_eq!(lengths, [6, 18]);
        assert!(outline(&map.grid, HexMask::EMPTY, 0.1).is_empty());
    }
}
