//! Names of rivers, set along the water where they hide nothing.

use super::geometry::{beside, length, mix, path_length, stretch, sub};
use super::place;
use super::rivers::Course;
use super::stack::Berth;
use crate::present::board::{MapView, PlaceView};
use crate::present::display::{DisplayList, Font, Lettering, Point, Shape};
use crate::present::fonts::map_letters;
use crate::present::ink::Ink;

/// Height of the letters.
const SIZE: f32 = 0.17;

/// Distance of the letters' middle from the middle of the water.
const ASIDE: f32 = 0.165;

/// Sets a river's name. A river too short for its name gets it all the same,
/// running on beyond its ends.
pub fn draw(list: &mut DisplayList, map: &Furnished, course: &Course) {
    let wide = map_letters(&course.name) * SIZE * 0.54;
    let total = path_length(&course.points);
    let room = (total - wide).max(0.0);
    let mut best: Option<(f32, Vec<Point>)> = None;
    let steps = 48;
    for i in 0..=steps {
        let from = room * i as f32 / steps as f32;
        let mut part = calm(&stretch(
            &course.points,
            (from - 0.1).max(0.0),
            (from + wide + 0.1).min(total),
        ));
        let leftwards = part
            .first()
            .zip(part.last())
            .is_some_and(|(a, b)| a[0] > b[0]);
        if leftwards {
            part.reverse();
        }
        for aside in [ASIDE, -ASIDE] {
            let line = beside(&part, aside);
            let cost = map.cost(&line, wide) + (from / room.max(0.1) - 0.5).abs() * 0.3;
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, line));
            }
        }
    }
    let Some((_, points)) = best else { return };
    list.push(Shape::TextOnPath {
        points,
        lettering: Lettering::new(&course.name, SIZE, Font::MapItalic, Ink::RiverName)
            .halo(Ink::Halo.at(0.85))
            .spaced(0.03),
    });
}

/// What a name had better not cover.
struct Taken {
    /// From the centre of the place to its own.
    aside: Point,
    half: [f32; 2],
    /// How bad it is to cover it.
    cost: f32,
}

/// What stands in a place, but for what is on the move.
struct Furniture {
    centre: Point,
    /// The town's name, the number and the base.
    fixed: Vec<Taken>,
    /// The counters, from the middle outwards: the first that is covered counts.
    counters: [Taken; 2],
    /// Nothing of it is farther from the centre.
    reach: [f32; 2],
}

impl Furniture {
    fn of(map: &MapView, hex: &PlaceView) -> Self {
        let taken = |aside: Point, [wide, high]: [f32; 2], cost| Taken {
            aside,
            half: [wide + 0.04, high + 0.07],
            cost,
        };
        let letters = map_letters(&hex.town);
        let mut fixed = vec![
            taken([0.0, place::NAME], [letters * 0.047, 0.08], 1.2),
            taken([0.0, place::number(&map.tiling)], [0.09, 0.05], 0.8),
        ];
        if hex.base.is_some() {
            fixed.push(taken(place::BASE, [0.15, 0.13], 0.8));
        }
        let berth = Berth::of(map, hex);
        let (one, two) = match berth {
            Berth::Narrow | Berth::Plain | Berth::Boxed { .. } => ([0.47, 0.47], [0.78, 0.36]),
            Berth::Wide => ([0.58, 0.69], [0.80, 0.62]),
        };
        let counters =
            [(one, 0.7), (two, 0.4)].map(|(half, cost)| taken([0.0, berth.middle()], half, cost));
        let reach = [0, 1].map(|k| {
            let all = fixed.iter().chain(&counters);
            all.map(|t| t.aside[k].abs() + t.half[k])
                .fold(0.0, f32::max)
        });
        Self {
            centre: map.tiling.centre(hex.id),
            fixed,
            counters,
            reach,
        }
    }

    /// How much a letter would hide in this place.
    fn hidden(&self, p: Point) -> f32 {
        let d = sub(p, self.centre);
        if (0..2).any(|k| d[k].abs() > self.reach[k]) {
            return 0.0;
        }
        let covered = |t: &&Taken| (0..2).all(|k| (d[k] - t.aside[k]).abs() < t.half[k]);
        let counters = self.counters.iter().find(covered);
        let all = self.fixed.iter().filter(covered).chain(counters);
        all.map(|taken| taken.cost).sum()
    }
}

/// What stands on a map before its rivers are named.
pub struct Furnished {
    bounds: [Point; 2],
    places: Vec<Furniture>,
}

impl Furnished {
    /// Looks at a map.
    #[must_use]
    pub fn of(map: &MapView) -> Self {
        let places = map.places.iter();
        Self {
            bounds: super::bounds(map),
            places: places.map(|hex| Furniture::of(map, hex)).collect(),
        }
    }

    fn hidden(&self, p: Point) -> f32 {
        let [low, high] = self.bounds;
        // Beyond the hexes a name says little.
        let outside = (0..2).any(|k| p[k] < low[k] + 0.1 || p[k] > high[k] - 0.1);
        let places: f32 = self.places.iter().map(|place| place.hidden(p)).sum();
        places + if outside { 0.5 } else { 0.0 }
    }

    /// How badly a name would stand along a line: bends, steepness, and what it
    /// would cover or be covered by.
    fn cost(&self, line: &[Point], wide: f32) -> f32 {
        let bends: f32 = line
            .windows(3)
            .map(|w| {
                let (a, b) = (sub(w[1], w[0]), sub(w[2], w[1]));
                (a[0] * b[1] - a[1] * b[0]).abs() / (length(a) * length(b)).max(1e-6)
            })
            .sum();
        let steep = line.first().zip(line.last()).map_or(0.0, |(a, b)| {
            let d = sub(*b, *a);
            d[1].abs() / length(d).max(1e-6)
        });
        let hidden: f32 = line.iter().map(|&p| self.hidden(p)).sum();
        bends * 0.8 + steep * 0.8 + hidden / line.len().max(1) as f32 * wide.max(1.0) * 4.0
    }
}

/// Takes the wriggles out of a line that carries letters.
fn calm(line: &[Point]) -> Vec<Point> {
    let mut line = line.to_vec();
    for _ in 0..16 {
        let old = line.clone();
        for i in 1..line.len().saturating_sub(1) {
            line[i] = mix(mix(old[i - 1], old[i + 1], 0.5), old[i], 0.3);
        }
    }
    line
}
