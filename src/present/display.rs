//! The display list: a picture as simple shapes in board units.
//!
//! A hex is one unit from centre to corner; `x` grows to the right, `y`
//! downwards: with the north at the top, to the east and to the south. Colours are [`Ink`]s. The window's painter and any
//! other writer read the same list.

use super::ink::{Ink, Paint};

/// A place in board units.
pub type Point = [f32; 2];

/// A line's colour and width.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// Its colour.
    pub paint: Paint,
    /// Its width in board units.
    pub width: f32,
}

/// A stroke of this colour and width.
pub fn stroke(paint: impl Into<Paint>, width: f32) -> Stroke {
    Stroke {
        paint: paint.into(),
        width,
    }
}

/// A typeface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Font {
    /// Plain text.
    Regular,
    /// Emphasis.
    Bold,
    /// Plain text that leans.
    Slanted,
    /// Narrow and heavy: counters.
    Condensed,
    /// Names on the map.
    Map,
    /// Names of water.
    MapItalic,
}

/// Where a text lies relative to its place. Vertically it is always centred on
/// its capital letters, so that digits sit in the middle of their box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Anchor {
    /// To the right of the place.
    Left,
    /// Centred on it.
    Centre,
    /// To the left of it.
    Right,
}

/// A text without a place.
#[derive(Clone, PartialEq, Debug)]
pub struct Lettering {
    /// What it says.
    pub content: String,
    /// Height of the letters' em in board units.
    pub size: f32,
    /// Its typeface.
    pub font: Font,
    /// Its colour.
    pub paint: Paint,
    /// The colour round the letters.
    pub halo: Option<Paint>,
    /// Extra room between letters, in ems.
    pub spacing: f32,
}

/// One shape.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A closed figure that can be seen whole from its middle (convex figures,
    /// stars, blobs).
    Polygon {
        /// Its corners, in order.
        points: Vec<Point>,
        /// The inside.
        fill: Option<Paint>,
        /// The outline.
        edge: Option<Stroke>,
        /// How far the inside fades out beyond the outline.
        feather: f32,
    },
    /// An open or closed line.
    Line {
        /// Its points, in order.
        points: Vec<Point>,
        /// Its colour and width.
        stroke: Stroke,
        /// Whether the ends are round.
        round: bool,
        /// Whether the last point joins the first.
        closed: bool,
        /// Lengths of dash and gap.
        dash: Option<[f32; 2]>,
        /// The width at the first and at the last point, as parts of the full
        /// width.
        taper: [f32; 2],
    },
    /// A circle.
    Circle {
        /// Its centre.
        centre: Point,
        /// Its radius.
        radius: f32,
        /// The inside.
        fill: Option<Paint>,
        /// The outline.
        edge: Option<Stroke>,
        /// How far the inside fades out.
        feather: f32,
    },
    /// An upright rectangle.
    Rect {
        /// Its centre.
        centre: Point,
        /// Width and height.
        size: [f32; 2],
        /// Radius of its corners.
        rounding: f32,
        /// The inside.
        fill: Option<Paint>,
        /// The outline.
        edge: Option<Stroke>,
        /// How far the inside fades out.
        feather: f32,
    },
    /// A line of text.
    Text {
        /// Its place.
        at: Point,
        /// How it lies there.
        anchor: Anchor,
        /// What it says and how.
        lettering: Lettering,
    },
    /// A text centred along a line, read in the line's direction.
    TextOnPath {
        /// The line.
        points: Vec<Point>,
        /// What it says and how.
        lettering: Lettering,
    },
}

/// A picture: shapes, the later ones over the earlier.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DisplayList {
    /// The shapes.
    pub shapes: Vec<Shape>,
}

impl DisplayList {
    /// Adds a shape.
    pub fn push(&mut self, shape: Shape) {
        self.shapes.push(shape);
    }

    /// Adds a filled figure.
    pub fn fill(&mut self, points: Vec<Point>, fill: impl Into<Paint>) {
        self.push(Shape::Polygon {
            points,
            fill: Some(fill.into()),
            edge: None,
            feather: 0.0,
        });
    }

    /// Adds a filled figure with soft edges.
    pub fn glow(&mut self, points: Vec<Point>, fill: impl Into<Paint>, feather: f32) {
        self.push(Shape::Polygon {
            points,
            fill: Some(fill.into()),
            edge: None,
            feather,
        });
    }

    /// Adds an open line with square ends.
    pub fn line(&mut self, points: Vec<Point>, stroke: Stroke) {
        self.push(Shape::Line {
            points,
            stroke,
            round: false,
            closed: false,
            dash: None,
            taper: [1.0, 1.0],
        });
    }

    /// Adds an open line with round ends.
    pub fn round_line(&mut self, points: Vec<Point>, stroke: Stroke) {
        self.push(Shape::Line {
            points,
            stroke,
            round: true,
            closed: false,
            dash: None,
            taper: [1.0, 1.0],
        });
    }

    /// Adds a closed line.
    pub fn outline(&mut self, points: Vec<Point>, stroke: Stroke) {
        self.push(Shape::Line {
            points,
            stroke,
            round: false,
            closed: true,
            dash: None,
            taper: [1.0, 1.0],
        });
    }

    /// Adds a closed dashed line.
    pub fn dashed_outline(&mut self, points: Vec<Point>, stroke: Stroke, dash: [f32; 2]) {
        self.push(Shape::Line {
            points,
            stroke,
            round: false,
            closed: true,
            dash: Some(dash),
            taper: [1.0, 1.0],
        });
    }

    /// Adds a disc.
    pub fn disc(&mut self, centre: Point, radius: f32, fill: impl Into<Paint>) {
        self.push(Shape::Circle {
            centre,
            radius,
            fill: Some(fill.into()),
            edge: None,
            feather: 0.0,
        });
    }

    /// Adds a ring.
    pub fn ring(&mut self, centre: Point, radius: f32, edge: Stroke) {
        self.push(Shape::Circle {
            centre,
            radius,
            fill: None,
            edge: Some(edge),
            feather: 0.0,
        });
    }

    /// Adds a text without a halo.
    pub fn text(&mut self, at: Point, anchor: Anchor, lettering: Lettering) {
        self.push(Shape::Text {
            at,
            anchor,
            lettering,
        });
    }

    /// The texts, and everything else.
    #[must_use]
    pub fn split_lettering(self) -> (Self, Self) {
        let lettered = |s: &Shape| matches!(s, Shape::Text { .. } | Shape::TextOnPath { .. });
        let (texts, others) = self.shapes.into_iter().partition(lettered);
        (Self { shapes: texts }, Self { shapes: others })
    }

    /// The picture for printers that cannot blur: soft shadows are gone, soft
    /// edges are hard.
    #[must_use]
    pub fn without_blur(mut self) -> Self {
        let is_shadow = |fill: &Option<Paint>| fill.is_some_and(|f| f.ink == Ink::Shadow);
        self.shapes.retain_mut(|shape| match shape {
            Shape::Polygon { fill, feather, .. }
            | Shape::Circle { fill, feather, .. }
            | Shape::Rect { fill, feather, .. } => {
                let soft = std::mem::take(feather) > 0.0;
                !(soft && is_shadow(fill))
            }
            _ => true,
        });
        self
    }

    /// The same picture in other inks.
    #[must_use]
    pub fn inked(mut self, other: impl Fn(Ink) -> Ink) -> Self {
        let paint = |paint: &mut Paint| paint.ink = other(paint.ink);
        for shape in &mut self.shapes {
            match shape {
                Shape::Polygon { fill, edge, .. }
                | Shape::Circle { fill, edge, .. }
                | Shape::Rect { fill, edge, .. } => {
                    fill.iter_mut().for_each(paint);
                    edge.iter_mut().for_each(|edge| paint(&mut edge.paint));
                }
                Shape::Line { stroke, .. } => paint(&mut stroke.paint),
                Shape::Text { lettering, .. } | Shape::TextOnPath { lettering, .. } => {
                    paint(&mut lettering.paint);
                    lettering.halo.iter_mut().for_each(paint);
                }
            }
        }
        self
    }

    /// Moves and resizes a picture: its origin to `to`, a unit to `scale`.
    #[must_use]
    pub fn placed(mut self, to: Point, scale: f32) -> Self {
        let at = |p: &mut Point| *p = [to[0] + p[0] * scale, to[1] + p[1] * scale];
        let thick = |s: &mut Stroke| s.width *= scale;
        for shape in &mut self.shapes {
            match shape {
                Shape::Polygon {
                    points,
                    edge,
                    feather,
                    ..
                } => {
                    points.iter_mut().for_each(at);
                    edge.iter_mut().for_each(thick);
                    *feather *= scale;
                }
                Shape::Line {
                    points,
                    stroke,
                    dash,
                    ..
                } => {
                    points.iter_mut().for_each(at);
                    thick(stroke);
                    dash.iter_mut().flatten().for_each(|d| *d *= scale);
                }
                Shape::Circle {
                    centre,
                    radius,
                    edge,
                    feather,
                    ..
                } => {
                    at(centre);
                    *radius *= scale;
                    edge.iter_mut().for_each(thick);
                    *feather *= scale;
                }
                Shape::Rect {
                    centre,
                    size,
                    rounding,
                    edge,
                    feather,
                    ..
                } => {
                    at(centre);
                    *size = [size[0] * scale, size[1] * scale];
                    *rounding *= scale;
                    edge.iter_mut().for_each(thick);
                    *feather *= scale;
                }
                Shape::Text {
                    at: place,
                    lettering,
                    ..
                } => {
                    at(place);
                    lettering.size *= scale;
                }
                Shape::TextOnPath { points, lettering } => {
                    points.iter_mut().for_each(at);
                    lettering.size *= scale;
                }
            }
        }
        self
    }

    /// Whether every number in the list is one: nothing can be painted at "not
    /// a number".
    #[must_use]
    pub fn is_finite(&self) -> bool {
        self.shapes.iter().all(Shape::is_finite)
    }
}

impl Shape {
    /// Whether every number of it is one. Whoever paints or writes leaves out a
    /// shape that has another: no file may hold it.
    #[must_use]
    pub fn is_finite(&self) -> bool {
        let points = |p: &[Point]| p.iter().flatten().all(|v| v.is_finite());
        let line = |s: &Stroke| s.width.is_finite() && s.paint.opacity.is_finite();
        let area = |fill: &Option<Paint>, edge: &Option<Stroke>, feather: f32| {
            fill.is_none_or(|f| f.opacity.is_finite())
                && edge.as_ref().is_none_or(line)
                && feather.is_finite()
        };
        let letters = |l: &Lettering| {
            let paints = [Some(l.paint), l.halo];
            l.size.is_finite()
                && l.spacing.is_finite()
                && paints.iter().flatten().all(|p| p.opacity.is_finite())
        };
        match self {
            Self::Polygon {
                points: p,
                fill,
                edge,
                feather,
            } => points(p) && area(fill, edge, *feather),
            Self::Line {
                points: p,
                stroke,
                taper,
                dash,
                ..
            } => points(p) && line(stroke) && points(&[*taper]) && points(dash.as_slice()),
            Self::Circle {
                centre,
                radius,
                fill,
                edge,
                feather,
            } => points(&[*centre]) && radius.is_finite() && area(fill, edge, *feather),
            Self::Rect {
                centre,
                size,
                rounding,
                fill,
                edge,
                feather,
            } => points(&[*centre, *size]) && rounding.is_finite() && area(fill, edge, *feather),
            Self::Text { at, lettering, .. } => points(&[*at]) && letters(lettering),
            Self::TextOnPath {
                points: p,
                lettering,
            } => points(p) && letters(lettering),
        }
    }
}

impl Lettering {
    /// A text in one colour, closely set.
    pub fn new(content: impl Into<String>, size: f32, font: Font, paint: impl Into<Paint>) -> Self {
        Self {
            content: content.into(),
            size,
            font,
            paint: paint.into(),
            halo: None,
            spacing: 0.0,
        }
    }

    /// With a colour round the letters.
    #[must_use]
    pub fn halo(mut self, paint: impl Into<Paint>) -> Self {
        self.halo = Some(paint.into());
        self
    }

    /// With extra room between letters, in ems.
    #[must_use]
    pub fn spaced(mut self, ems: f32) -> Self {
        self.spacing = ems;
        self
    }
}
