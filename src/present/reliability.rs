//! How often what forecasts told came true, drawn: what was told from left to right, what
//! came upwards, one small picture for each part of the game. What is told well lies on
//! the line between the corners.

use super::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, Stroke, stroke};
use super::ink::Ink;
use super::page::narrowed;
use super::svg;
use crate::words::tr;

/// Small pictures in a row.
const ACROSS: usize = 4;

/// The side of a small picture, and what lies between two, with its title and numbers.
const SIDE: f32 = 150.0;
const BETWEEN: Point = [34.0, 46.0];

/// What the page leaves free.
const LEFT: f32 = 52.0;
const TOP: f32 = 70.0;
const BOTTOM: f32 = 92.0;

/// Of a normal spread 95 in 100 lie within so many standard errors.
const INTERVAL: f64 = 1.96;

/// Forecasts that told about the same chance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tenth {
    /// How many.
    pub n: usize,
    /// The chance that they told in the mean, 0 to 1.
    pub told: f64,
    /// How often it came, 0 to 1, and the standard error of that.
    pub came: (f64, f64),
}

/// The forecasts of one part of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct PartOfGame {
    /// Which part, and how many forecasts.
    pub title: String,
    /// By the chance they told.
    pub tenths: Vec<Tenth>,
}

/// How often what forecasts told came true.
#[derive(Clone, PartialEq, Debug)]
pub struct ReliabilityView {
    /// What was played, and by whom.
    pub what: String,
    /// What it comes to.
    pub told: String,
    /// The parts of the game, all of it besides.
    pub parts: Vec<PartOfGame>,
}

impl ReliabilityView {
    /// Width and height of the picture, in points.
    #[must_use]
    pub fn size(&self) -> Point {
        let across = ACROSS as f32;
        let rows = self.parts.len().max(1).div_ceil(ACROSS) as f32;
        [
            LEFT + across * SIDE + (across - 1.0) * BETWEEN[0] + 24.0,
            TOP + rows * SIDE + (rows - 1.0) * BETWEEN[1] + BOTTOM,
        ]
    }

    /// The picture, in points.
    #[must_use]
    pub fn drawn(&self) -> DisplayList {
        let mut list = DisplayList::default();
        let [right, bottom] = self.size();
        let (title, size) = narrowed(&tr!("reliability-title"), right - 28.0, 15.0);
        let text = |size, font, text| Lettering::new(text, size, font, Ink::PlaceName);
        list.text([14.0, 22.0], Anchor::Left, text(size, Font::Map, title));
        for (number, part) in self.parts.iter().enumerate() {
            let (column, row) = ((number % ACROSS) as f32, (number / ACROSS) as f32);
            let at = [
                LEFT + column * (SIDE + BETWEEN[0]),
                TOP + row * (SIDE + BETWEEN[1]),
            ];
            part.draw(at, &mut list);
        }
        let foot = [
            self.what.clone(),
            tr!("reliability-axes"),
            tr!("reliability-dots"),
            self.told.clone(),
        ];
        for (line, up) in foot.iter().zip([59.0, 44.0, 29.0, 14.0]) {
            let (line, size) = narrowed(line, right - 28.0, 9.5);
            let at = [14.0, bottom - up];
            list.text(at, Anchor::Left, text(size, Font::Regular, line));
        }
        list
    }

    /// The picture as SVG on white paper.
    #[must_use]
    pub fn svg(&self) -> String {
        svg::sheet(&tr!("reliability-title"), self.size(), self.drawn())
    }
}

impl PartOfGame {
    fn draw(&self, [left, top]: Point, list: &mut DisplayList) {
        let text = |size, font, text| Lettering::new(text, size, font, Ink::PlaceName);
        let x = |share: f64| left + share.clamp(0.0, 1.0) as f32 * SIDE;
        let y = |share: f64| top + SIDE - share.clamp(0.0, 1.0) as f32 * SIDE;
        let (title, size) = narrowed(&self.title, SIDE, 10.0);
        let above = [left + SIDE / 2.0, top - 10.0];
        list.text(above, Anchor::Centre, text(size, Font::Bold, title));
        for quarter in 0..=4_u8 {
            let share = f64::from(quarter) / 4.0;
            let thin = stroke(Ink::Grid.at(0.3), 0.5);
            list.line(vec![[x(share), y(0.0)], [x(share), y(1.0)]], thin);
            list.line(vec![[x(0.0), y(share)], [x(1.0), y(share)]], thin);
            if quarter % 2 == 0 {
                let label = || text(8.0, Font::Regular, (25 * quarter).to_string());
                list.text([x(share), y(0.0) + 8.0], Anchor::Centre, label());
                list.text([left - 4.0, y(share)], Anchor::Right, label());
            }
        }
        list.push(Shape::Line {
            points: vec![[x(0.0), y(0.0)], [x(1.0), y(1.0)]],
            stroke: stroke(Ink::HexNumber, 1.0),
            round: false,
            closed: false,
            dash: Some([4.0, 3.0]),
            taper: [1.0; 2],
        });
        let all: usize = self.tenths.iter().map(|tenth| tenth.n).sum();
        let bar: Stroke = stroke(Ink::PlaceName, 1.2);
        for tenth in &self.tenths {
            let (came, error) = tenth.came;
            let far = INTERVAL * error;
            let ends = [came - far, came + far].map(|share| [x(tenth.told), y(share)]);
            list.line(ends.to_vec(), bar);
            // By area: twice the forecasts, twice the ink.
            let share = tenth.n as f32 / all.max(1) as f32;
            list.disc(
                [x(tenth.told), y(came)],
                1.6 + 7.0 * share.sqrt(),
                Ink::PlaceName,
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(parts: usize) -> ReliabilityView {
        let tenth = |n, told, came| Tenth { n, told, came };
        ReliabilityView {
            what: "60 games between Generals".to_owned(),
            told: "Off by 4.2 points".to_owned(),
            parts: (1..=parts)
                .map(|turn| PartOfGame {
                    title: format!("Turn {turn}"),
                    tenths: vec![tenth(9, 0.1, (0.0, 0.1)), tenth(1, 0.95, (1.0, 0.3))],
                })
                .collect(),
        }
    }

    #[test]
    fn every_part_has_a_picture_and_all_lie_on_the_page() {
        for parts in [1, 4, 9, 17] {
            let view = view(parts);
            let drawn = view.drawn();
            let discs: Vec<(Point, f32)> = drawn
                .shapes
                .iter()
                .filter_map(|shape| match shape {
                    Shape::Circle { centre, radius, .. } => Some((*centre, *radius)),
                    _ => None,
                })
                .collect();
            assert_eq!(discs.len(), 2 * parts);
            let [right, bottom] = view.size();
            for ([x, y], radius) in discs {
                assert!(x - radius > 0.0 && x + radius < right, "{x}");
                assert!(y - radius > 0.0 && y + radius < bottom - 59.0, "{y}");
            }
            assert!(drawn.is_finite());
        }
    }

    #[test]
    fn the_picture_says_what_was_played_what_it_comes_to_and_what_its_marks_mean() {
        let picture = view(9).svg();
        for words in [
            "60 games between Generals",
            "Turn 9",
            "Off by 4.2",
            "95 of 100",
        ] {
            assert!(picture.contains(words), "{words}: {picture}");
        }
    }

    #[test]
    fn no_forecasts_are_no_fault() {
        assert!(view(0).drawn().is_finite());
    }
}
