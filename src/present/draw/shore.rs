//! The great river along the edge of the map.

use super::geometry::{
    add, beside, chance, length, path_length, resample, stretch, sub, times, unit,
};
use super::sheet;
use crate::present::board::MapView;
use crate::present::display::{DisplayList, Font, Lettering, Point, Shape, stroke};
use crate::present::ink::Ink;

/// Its width in board units.
const WIDTH: f32 = 0.86;

/// The great river as a line down its middle.
pub struct ShoreLine {
    name: String,
    middle: Vec<Point>,
}

impl ShoreLine {
    /// The great river of a map, if it has one.
    #[must_use]
    pub fn of(map: &MapView) -> Option<Self> {
        let shore = map.shore.as_ref()?;
        let centres: Vec<Point> = map.places.iter().map(|h| map.tiling.centre(h.id)).collect();
        // The free sides of the bank's hexes, pushed outwards, in the order of
        // the hexes.
        let mut line: Vec<Point> = Vec::new();
        for &hex in &shore.along {
            let centre = map.tiling.centre(hex);
            let free = (map.tiling.sides(hex).iter())
                .filter(|side| side.beyond.is_none())
                .map(|side| {
                    let [a, b] = side.ends;
                    unit(sub(times(add(a, b), 0.5), centre))
                })
                .fold([0.0, 0.0], add);
            let out = unit(free);
            if length(out) > 0.5 {
                line.push(add(centre, times(out, 1.5)));
            }
        }
        let (&first, &last) = (line.first()?, line.last()?);
        let lie = map.tiling.orientation();
        // Run on beyond the sheet at both ends.
        let [low, high] = sheet(map);
        let second = line.get(1).copied()?;
        let lead = unit(sub(first, second));
        line.insert(
            0,
            add(first, times(unit(add(lead, lie.laid([-0.2, -0.5]))), 4.0)),
        );
        let tail = unit(sub(last, *line.get(line.len().checked_sub(2)?)?));
        line.push(add(
            last,
            times(unit(add(tail, lie.laid([0.35, 0.25]))), 4.0),
        ));
        let mut line = resample(&line, 0.12);
        for round in 0..260 {
            let old = line.clone();
            for i in 1..line.len() - 1 {
                let calm = times(add(old[i - 1], old[i + 1]), 0.5);
                line[i] = calm;
                if round % 2 == 1 {
                    for &c in &centres {
                        let away = sub(line[i], c);
                        let least = 1.03 + WIDTH / 2.0;
                        // Most are far away: the exact length is dear.
                        let near = away.iter().all(|part| part.abs() < least);
                        if near && length(away) < least {
                            line[i] = add(c, times(unit(away), least));
                        }
                    }
                }
            }
        }
        let inside = |p: &Point| {
            (low[0] - 0.6..=high[0] + 0.6).contains(&p[0])
                && (low[1] - 0.6..=high[1] + 0.6).contains(&p[1])
        };
        let middle: Vec<Point> = line.into_iter().filter(inside).collect();
        (middle.len() > 4).then(|| Self {
            name: shore.name.clone(),
            middle,
        })
    }

    /// The line down its middle.
    #[must_use]
    pub fn middle(&self) -> &[Point] {
        &self.middle
    }

    fn band(&self, ink: Ink, width: f32) -> Shape {
        Shape::Line {
            points: self.middle.clone(),
            stroke: stroke(ink, width),
            round: false,
            closed: false,
            dash: None,
            taper: [1.0, 1.0],
        }
    }

    /// The banks, below all water.
    pub fn banks(&self, list: &mut DisplayList) {
        list.push(self.band(Ink::Sand, WIDTH + 0.16));
        list.push(self.band(Ink::RiverCasing, WIDTH + 0.05));
    }

    /// The water, its ripples, its islands and its name.
    pub fn water(&self, list: &mut DisplayList) {
        list.push(self.band(Ink::River, WIDTH));
        let total = path_length(&self.middle);
        // Ripples follow the banks.
        for (k, aside) in [-0.33, -0.24, 0.24, 0.33].into_iter().enumerate() {
            let line = beside(&self.middle, aside);
            let mut from = 0.1 + 0.5 * chance(k as u32, 3, 9);
            let mut piece = 0_u32;
            while from < total - 0.5 {
                let long = 0.35 + 0.8 * chance(k as u32, piece, 12);
                let to = (from + long).min(total - 0.1);
                list.push(Shape::Line {
                    points: stretch(&line, from, to),
                    stroke: stroke(Ink::RiverLight.at(0.55), 0.020),
                    round: true,
                    closed: false,
                    dash: None,
                    taper: [0.2, 0.2],
                });
                from = to + 0.25 + 0.5 * chance(k as u32, piece, 13);
                piece += 1;
            }
        }
        for (k, share) in [0.30, 0.93].into_iter().enumerate() {
            self.island(list, total * share, k as u32);
        }
        let name: String = self.name.to_uppercase();
        let wide = name.chars().count() as f32 * 0.52;
        let from = total * 0.635 - wide / 2.0;
        let mut points = stretch(&self.middle, from - 0.3, from + wide + 0.3);
        // Nobody reads upside down.
        let ends = points.first().zip(points.last());
        if ends.is_some_and(|(a, b)| a[0] > b[0]) {
            points.reverse();
        }
        list.push(Shape::TextOnPath {
            points,
            lettering: Lettering::new(name, 0.36, Font::MapItalic, Ink::RiverName).spaced(0.55),
        });
    }

    /// A sandbank, drawn out with the stream.
    fn island(&self, list: &mut DisplayList, at: f32, seed: u32) {
        let aside = if seed.is_multiple_of(2) { 0.10 } else { -0.08 };
        let line = beside(&self.middle, aside);
        let long = 0.34 + 0.14 * chance(seed, 4, 4);
        let spine = stretch(&line, at - long, at + long);
        for (ink, width) in [(Ink::RiverCasing, 0.17), (Ink::Sand, 0.13)] {
            let half = spine.len() / 2;
            let part = |points: &[Point], taper: [f32; 2]| Shape::Line {
                points: points.to_vec(),
                stroke: stroke(ink, width),
                round: true,
                closed: false,
                dash: None,
                taper,
            };
            list.push(part(&spine[..=half], [0.15, 1.0]));
            list.push(part(&spine[half..], [1.0, 0.15]));
        }
    }
}
