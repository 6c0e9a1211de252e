//! The pen that pieces are drawn with, and how they are cut.

use crate::present::board::CounterCut;
use crate::present::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, Stroke};
use crate::present::ink::Paint;

/// Draws in the counter's own units: its side is 1, its middle the origin.
pub struct Pen<'a> {
    pub(super) list: &'a mut DisplayList,
    pub(super) at: Point,
    pub(super) size: f32,
    pub(super) fade: f32,
    /// How the piece is cut.
    pub(super) cut: CounterCut,
}

/// Half the side of a counter's face, and of what its cut corners leave of a side.
const FACE: [f32; 2] = [0.47, 0.33];

/// A square of this side with its corners cut off; the edges of smaller and larger
/// ones run as far from its own on every side.
pub(super) fn octagon(side: f32) -> Vec<Point> {
    let half = side / 2.0;
    let grown = (half - FACE[0]) * (std::f32::consts::SQRT_2 - 1.0);
    let rest = (FACE[1] + grown).clamp(0.0, half);
    let corner = |x: f32, y: f32, across: bool| match across {
        true => [x * rest, y * half],
        false => [x * half, y * rest],
    };
    [
        (-1.0, -1.0, true),
        (1.0, -1.0, true),
        (1.0, -1.0, false),
        (1.0, 1.0, false),
        (1.0, 1.0, true),
        (-1.0, 1.0, true),
        (-1.0, 1.0, false),
        (-1.0, -1.0, false),
    ]
    .map(|(x, y, across)| corner(x, y, across))
    .to_vec()
}

impl Pen<'_> {
    fn to(&self, p: Point) -> Point {
        [self.at[0] + p[0] * self.size, self.at[1] + p[1] * self.size]
    }

    fn ink(&self, paint: impl Into<Paint>) -> Paint {
        paint.into().thinned(self.fade)
    }

    fn stroke(&self, paint: impl Into<Paint>, width: f32) -> Stroke {
        Stroke {
            paint: self.ink(paint),
            width: width * self.size,
        }
    }

    /// How the piece is cut.
    #[must_use]
    pub const fn cut(&self) -> CounterCut {
        self.cut
    }

    /// A filled figure.
    pub fn fill(&mut self, points: &[Point], paint: impl Into<Paint>) {
        let points = points.iter().map(|&p| self.to(p)).collect();
        let paint = self.ink(paint);
        self.list.fill(points, paint);
    }

    /// A line with round ends.
    pub fn line(&mut self, points: &[Point], paint: impl Into<Paint>, width: f32) {
        let points = points.iter().map(|&p| self.to(p)).collect();
        let stroke = self.stroke(paint, width);
        self.list.round_line(points, stroke);
    }

    /// A closed line.
    pub fn outline(&mut self, points: &[Point], paint: impl Into<Paint>, width: f32) {
        let points = points.iter().map(|&p| self.to(p)).collect();
        let stroke = self.stroke(paint, width);
        self.list.outline(points, stroke);
    }

    /// A disc.
    pub fn disc(&mut self, at: Point, radius: f32, paint: impl Into<Paint>) {
        let (at, paint) = (self.to(at), self.ink(paint));
        self.list.disc(at, radius * self.size, paint);
    }

    /// A ring.
    pub fn ring(&mut self, at: Point, radius: f32, paint: impl Into<Paint>, width: f32) {
        let (at, stroke) = (self.to(at), self.stroke(paint, width));
        self.list.ring(at, radius * self.size, stroke);
    }

    /// A filled rectangle: middle, size, rounding of its corners.
    pub fn rect(&mut self, at: Point, size: [f32; 2], rounding: f32, paint: impl Into<Paint>) {
        self.soft_rect(at, size, rounding, paint, 0.0);
    }

    /// A filled rectangle with soft edges.
    pub fn soft_rect(
        &mut self,
        at: Point,
        size: [f32; 2],
        rounding: f32,
        paint: impl Into<Paint>,
        feather: f32,
    ) {
        let shape = Shape::Rect {
            centre: self.to(at),
            size: [size[0] * self.size, size[1] * self.size],
            rounding: rounding * self.size,
            fill: Some(self.ink(paint)),
            edge: None,
            feather: feather * self.size,
        };
        self.list.push(shape);
    }

    /// The whole piece, filled: its side, the rounding where it is square, how soft
    /// its edge is.
    pub fn piece(
        &mut self,
        at: Point,
        side: f32,
        rounding: f32,
        paint: impl Into<Paint>,
        feather: f32,
    ) {
        match self.cut {
            CounterCut::Square => self.soft_rect(at, [side, side], rounding, paint, feather),
            CounterCut::Clipped => {
                let points = octagon(side).into_iter();
                let points = points.map(|p| self.to([at[0] + p[0], at[1] + p[1]]));
                let points = points.collect();
                let paint = self.ink(paint);
                self.list.glow(points, paint, feather * self.size);
            }
        }
    }

    /// A line about the piece.
    pub fn rim(&mut self, side: f32, rounding: f32, paint: impl Into<Paint>, width: f32) {
        match self.cut {
            CounterCut::Square => self.frame([0.0, 0.0], [side, side], rounding, paint, width),
            CounterCut::Clipped => self.outline(&octagon(side), paint, width),
        }
    }

    /// The edge of a rectangle.
    pub fn frame(
        &mut self,
        at: Point,
        size: [f32; 2],
        rounding: f32,
        paint: impl Into<Paint>,
        width: f32,
    ) {
        let shape = Shape::Rect {
            centre: self.to(at),
            size: [size[0] * self.size, size[1] * self.size],
            rounding: rounding * self.size,
            fill: None,
            edge: Some(self.stroke(paint, width)),
            feather: 0.0,
        };
        self.list.push(shape);
    }

    /// A text centred on a place.
    pub fn text(&mut self, at: Point, content: &str, size: f32, paint: impl Into<Paint>) {
        let lettering = Lettering::new(content, size * self.size, Font::Condensed, self.ink(paint));
        let at = self.to(at);
        self.list.text(at, Anchor::Centre, lettering);
    }
}
