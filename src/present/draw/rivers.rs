//! Rivers: sides of places joined end to end and drawn as one flowing line.

use super::geometry::{add, chance, length, mix, resample, smooth, sub, times, unit, wobble};
use crate::present::board::{MapView, Scenery};
use crate::present::display::Point;
use crate::space::shape::PlaceId;
use std::collections::BTreeMap;

/// A river as a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// Its name.
    pub name: String,
    /// Its line.
    pub points: Vec<Point>,
    /// Width at either end, as part of the full width: a spring is thin.
    pub taper: [f32; 2],
}

/// A corner as a key: the same from all the places it is of.
type Corner = (i32, i32);

fn corner(p: Point) -> Corner {
    ((p[0] * 100.0).round() as i32, (p[1] * 100.0).round() as i32)
}

/// The ends of the side between two places.
#[must_use]
pub fn side(map: &MapView, between: [PlaceId; 2]) -> Option<[Point; 2]> {
    map.tiling.side(between).map(|side| side.ends)
}

/// A river before it is smoothed: a chain of corners.
struct Chain {
    name: String,
    corners: Vec<Point>,
}

/// Joins the sides of each river into chains.
fn chains(map: &MapView) -> Vec<Chain> {
    let mut rivers: BTreeMap<&str, Vec<[Point; 2]>> = BTreeMap::new();
    for river in &map.rivers {
        if let Some(ends) = side(map, river.between) {
            rivers.entry(&river.name).or_default().push(ends);
        }
    }
    let mut out = Vec::new();
    for (name, mut sides) in rivers {
        while let Some(first) = sides.pop() {
            let mut line = first.to_vec();
            for _ in 0..2 {
                // Grow at the end, then turn round and grow at the other.
                while let Some(&tip) = line.last() {
                    let next = sides
                        .iter()
                        .position(|s| corner(s[0]) == corner(tip) || corner(s[1]) == corner(tip));
                    let Some(next) = next else { break };
                    let [a, b] = sides.swap_remove(next);
                    line.push(if corner(a) == corner(tip) { b } else { a });
                }
                line.reverse();
            }
            out.push(Chain {
                name: name.to_owned(),
                corners: line,
            });
        }
    }
    out
}

/// What meets in a corner.
#[derive(Clone, Default)]
struct Meeting {
    /// The centres of the places that do.
    centres: Vec<Point>,
    /// Whether it is at the edge of the map.
    at_edge: bool,
    /// The centre of a lake that does.
    lake: Option<Point>,
}

/// What meets in each corner of the map.
fn meeting(map: &MapView) -> BTreeMap<Corner, Meeting> {
    let mut found: BTreeMap<Corner, Meeting> = BTreeMap::new();
    for place in &map.places {
        let centre = map.tiling.centre(place.id);
        for side in map.tiling.sides(place.id) {
            let [from, to] = side.ends.map(corner);
            let at = found.entry(from).or_default();
            at.centres.push(centre);
            if place.scenery == Scenery::Water {
                at.lake = Some(centre);
            }
            if side.beyond.is_none() {
                at.at_edge = true;
                found.entry(to).or_default().at_edge = true;
            }
        }
    }
    found
}

/// The same line with long sides in three parts, so that corners are rounded
/// off no more than those of hexes are.
fn shortened(line: &[Point]) -> Vec<Point> {
    let mut out: Vec<Point> = line.first().copied().into_iter().collect();
    for pair in line.windows(2) {
        if length(sub(pair[1], pair[0])) > LONG {
            out.extend([mix(pair[0], pair[1], 0.4), mix(pair[0], pair[1], 0.6)]);
        }
        out.push(pair[1]);
    }
    out
}

/// A side longer than a hex's is long.
const LONG: f32 = 1.2;

/// Every river of the map as a smooth line; those that leave it near `sea`, the
/// great river, flow into that.
#[must_use]
pub fn courses(map: &MapView, sea: &[Point]) -> Vec<Course> {
    let chains = chains(map);
    let meeting = meeting(map);
    let flow = |line: &[Point], seed: usize| {
        let line = smooth(&shortened(line), 4);
        wobble(&resample(&line, 0.06), 0.06, seed as u32 + 11)
    };
    let rough: Vec<Vec<Point>> = chains
        .iter()
        .enumerate()
        .map(|(i, c)| flow(&c.corners, i))
        .collect();
    let [low, high] = super::sheet(map);
    let mut out = Vec::new();
    for (i, chain) in chains.iter().enumerate() {
        let mut line = chain.corners.clone();
        let mut taper = [1.0, 1.0];
        for (end, width) in taper.iter_mut().enumerate() {
            let Some(&tip) = (if end == 0 { line.first() } else { line.last() }) else {
                continue;
            };
            let others = chains.iter().enumerate().filter(|&(j, _)| j != i);
            let joined = others.into_iter().find(|(_, other)| {
                let inner = other.corners.len().saturating_sub(1);
                let inside = other.corners.get(1..inner).unwrap_or_default();
                inside.iter().any(|&c| corner(c) == corner(tip))
            });
            let ends = meeting.get(&corner(tip)).cloned().unwrap_or_default();
            if let Some((j, _)) = joined {
                // It flows into another river: end on that river's line.
                if let Some(mouth) = nearest(&rough[j], tip) {
                    replace(&mut line, end, mouth);
                    *width = 0.9;
                }
            } else if ends.at_edge {
                // It leaves the map: let it run on.
                let middle = ends.centres.iter().fold([0.0, 0.0], |sum, &c| add(sum, c));
                let middle = times(middle, 1.0 / ends.centres.len().max(1) as f32);
                let out = unit(sub(tip, middle));
                let mouth = nearest(sea, tip).filter(|&m| length(sub(m, tip)) < 2.6);
                if let Some(mouth) = mouth {
                    extend(&mut line, end, add(tip, times(out, 0.30)));
                    let toward = unit(sub(mouth, tip));
                    let reach = (length(sub(mouth, tip)) - 0.30).max(0.4);
                    extend(&mut line, end, add(tip, times(toward, reach)));
                    continue;
                }
                if map.surround.has_bands() {
                    // Names, title and legend stand there.
                    extend(&mut line, end, add(tip, times(out, 0.24)));
                    continue;
                }
                // Towards the edge of the sheet, where it is cut off.
                let mut reach = 0.42;
                for step in 0..6_u32 {
                    let sway = (chance(i as u32 * 2 + end as u32, step, 5) - 0.5) * 0.35;
                    let aside = [-out[1] * sway, out[0] * sway];
                    let on = add(add(tip, times(out, reach)), aside);
                    extend(&mut line, end, on);
                    reach += 0.5;
                    if (0..2).any(|k| on[k] < low[k] - 0.1 || on[k] > high[k] + 0.1) {
                        break;
                    }
                }
                *width = 1.0;
            } else if let Some(lake) = ends.lake {
                // It flows into a lake, or out of one.
                extend(&mut line, end, mix(tip, lake, 0.45));
                *width = 0.9;
            } else {
                // A spring: a little short of the corner.
                let inner = if end == 0 {
                    line.get(1)
                } else {
                    line.get(line.len() - 2)
                };
                if let Some(&inner) = inner {
                    replace(&mut line, end, mix(tip, inner, 0.04));
                }
                *width = 0.3;
            }
        }
        out.push(Course {
            name: chain.name.clone(),
            points: flow(&line, i),
            taper,
        });
    }
    out
}

fn replace(line: &mut [Point], end: usize, by: Point) {
    let place = if end == 0 {
        line.first_mut()
    } else {
        line.last_mut()
    };
    if let Some(place) = place {
        *place = by;
    }
}

fn extend(line: &mut Vec<Point>, end: usize, by: Point) {
    if end == 0 {
        line.insert(0, by);
    } else {
        line.push(by);
    }
}

/// The point of a line nearest to a place.
#[must_use]
pub fn nearest(line: &[Point], to: Point) -> Option<Point> {
    line.iter()
        .copied()
        .min_by(|a, b| length(sub(*a, to)).total_cmp(&length(sub(*b, to))))
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;

    #[test]
    fn every_river_hexside_has_its_river_and_no_other_side_has_one() {
        let map = sample::map();
        let courses = courses(&map, &[]);
        let is_river = |a: PlaceId, b: PlaceId| {
            map.rivers
                .iter()
                .any(|r| r.between == [a, b] || r.between == [b, a])
        };
        for a in map.tiling.all() {
            for b in map.tiling.around(a) {
                let [p, q] = side(&map, [a, b]).unwrap();
                let middle = mix(p, q, 0.5);
                let close = courses
                    .iter()
                    .filter_map(|c| nearest(&c.points, middle))
                    .any(|n| length(sub(n, middle)) < 0.15);
                assert_eq!(
                    close,
                    is_river(a, b),
                    "{} {}",
                    map.places[usize::from(a.0)].name,
                    map.places[usize::from(b.0)].name
                );
            }
        }
    }

    #[test]
    fn a_tributary_ends_on_the_river_it_joins() {
        let map = sample::map();
        let courses = courses(&map, &[]);
        let find = |name: &str| courses.iter().find(|c| c.name == name).unwrap();
        let (turiya, vys) = (find("Turiya"), find("Bolshaya Vys"));
        let ends = [turiya.points[0], *turiya.points.last().unwrap()];
        let gap = ends
            .into_iter()
            .map(|e| length(sub(nearest(&vys.points, e).unwrap(), e)))
            .fold(f32::MAX, f32::min);
        assert!(gap < 0.05, "{gap}");
    }

    #[test]
    fn a_river_is_one_line() {
        let courses = courses(&sample::map(), &[]);
        let names: std::collections::BTreeSet<_> = courses.iter().map(|c| &c.name).collect();
        assert_eq!(names.len(), courses.len());
    }
}
