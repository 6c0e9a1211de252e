//! A counter: head with identification, symbol, strength, marks.

use super::badges;
use super::block;
use super::stack::SINGLE;
use crate::present::board::{CounterView, MapView, Pieces, SideView, Symbol};
use crate::present::display::{Anchor, DisplayList, Font, Lettering, Point, Shape, Stroke};
use crate::present::ink::{Ink, Paint};

/// Below this many screen points a counter shows only symbol and strength.
const SMALL: f32 = 30.0;

/// How a counter is to be shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// Its middle.
    pub at: Point,
    /// Its side in board units.
    pub size: f32,
    /// Its side in screen points.
    pub points: f32,
    /// The pointer is on it.
    pub hovered: bool,
    /// It is being dragged elsewhere.
    pub ghost: bool,
    /// Another counter lies on it.
    pub covered: bool,
    /// The keyboard is on it.
    pub focused: bool,
    /// What it is made of.
    pub made: Pieces,
}

/// Draws in the counter's own units: its side is 1, its middle the origin.
pub struct Pen<'a> {
    list: &'a mut DisplayList,
    at: Point,
    size: f32,
    fade: f32,
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

/// The colours of one counter.
pub(super) struct Inks {
    pub fill: Ink,
    pub head: Ink,
    pub text: Ink,
}

impl Inks {
    fn of(view: &CounterView, sides: &[SideView; 2]) -> Self {
        let ink = sides[view.side.index()].ink.counter(view.branch);
        let (fill, text) = match view.pale {
            false => (ink.fill, ink.text),
            true => (ink.pale, ink.pale_text),
        };
        let head = ink.head;
        Self { fill, head, text }
    }
}

/// Draws a counter.
pub fn draw(list: &mut DisplayList, map: &MapView, view: &CounterView, pose: &Pose) {
    let lift = if pose.hovered { 0.03 } else { 0.0 };
    let mut pen = Pen {
        list,
        at: [pose.at[0], pose.at[1] - lift * pose.size],
        size: pose.size,
        fade: if pose.ghost { 0.35 } else { 1.0 },
    };
    let inks = Inks::of(view, &map.sides);
    let small = pose.points < SMALL && pose.size < SINGLE + 1.0;
    frame(&mut pen, view, pose);
    match pose.made {
        Pieces::Counters => {
            band(&mut pen, 0.98, 0.94, Ink::CounterEdge);
            pen.rect([0.0, 0.0], [0.94, 0.94], 0.08, inks.fill);
            match small {
                true => small_face(&mut pen, view, &inks),
                false => face(&mut pen, view, &inks),
            }
        }
        Pieces::Blocks => block::draw(&mut pen, view, &inks, small),
    }
    if view.dimmed {
        pen.rect([0.0, 0.0], [0.97, 0.97], 0.09, Ink::Veil.at(0.52));
    }
    if pose.focused {
        pen.frame([0.0, 0.0], [1.10, 1.10], 0.14, Ink::FocusDark, 0.10);
        pen.frame([0.0, 0.0], [1.10, 1.10], 0.14, Ink::Focus, 0.05);
    }
    if !pose.covered {
        badges::draw(&mut pen, view);
    }
}

/// The shadow of the piece, and its rim.
fn frame(pen: &mut Pen<'_>, view: &CounterView, pose: &Pose) {
    let deep = if pose.hovered { 1.6 } else { 1.0 };
    pen.soft_rect(
        [0.03, 0.06 * deep],
        [0.92, 0.92],
        0.10,
        Ink::Shadow.at(0.36),
        0.11 * deep,
    );
    let rim = if view.selected {
        Some((Ink::Selected, 0.15))
    } else if view.joined_attack {
        Some((Ink::Joined, 0.13))
    } else if view.active {
        Some((Ink::Active, 0.075))
    } else {
        None
    };
    // Bands, not whole squares one on the other: what is hidden costs as much to
    // paint as what is seen.
    if let Some((ink, wide)) = rim {
        band(pen, 0.98 + wide, 0.98 + wide - 0.035, Ink::CounterEdge);
        band(pen, 0.98 + wide - 0.035, 0.98, ink);
    }
}

/// The band between two squares, the inner of which is painted over its edge.
fn band(pen: &mut Pen<'_>, outer: f32, inner: f32, ink: Ink) {
    const LAP: f32 = 0.03;
    let width = (outer - inner + LAP) / 2.0;
    let side = outer - width;
    let rounding = 0.10 + (side - 0.98) / 2.0;
    pen.frame([0.0, 0.0], [side, side], rounding, ink, width);
}

/// Everything a counter says.
fn face(pen: &mut Pen<'_>, view: &CounterView, inks: &Inks) {
    // The head is rounded above and square below.
    pen.rect([0.0, -0.365], [0.94, 0.21], 0.08, inks.head);
    pen.rect([0.0, -0.31], [0.94, 0.10], 0.0, inks.head);
    pen.line(
        &[[-0.40, -0.452], [0.40, -0.452]],
        Ink::CounterLight.at(0.25),
        0.014,
    );
    let letters = view.label.chars().count().max(1) as f32;
    let size = (0.84 / (letters * 0.50)).min(0.225);
    pen.text([0.0, -0.362], &view.label, size, Ink::HeadText);
    size_mark(pen, view.size, [0.0, -0.206], 0.046, inks.text);
    symbol(pen, view.symbol, [0.0, -0.035], [0.46, 0.235]);
    strength(pen, view, [0.0, 0.278], 0.455, inks.text);
    steps(pen, view, inks.text);
}

/// What a counter can still say when it is small.
fn small_face(pen: &mut Pen<'_>, view: &CounterView, inks: &Inks) {
    pen.rect([0.0, -0.425], [0.94, 0.09], 0.04, inks.head);
    symbol(pen, view.symbol, [0.0, -0.19], [0.62, 0.30]);
    strength(pen, view, [0.0, 0.225], 0.62, inks.text);
}

/// The strength; a tank's brackets are drawn, so that they are as tall as the
/// digit and leave it in the middle.
fn strength(pen: &mut Pen<'_>, view: &CounterView, at: Point, size: f32, ink: Ink) {
    let inner = view
        .strength
        .strip_prefix('[')
        .and_then(|s| s.strip_suffix(']'));
    pen.text(at, inner.unwrap_or(&view.strength), size, ink);
    let Some(inner) = inner else { return };
    let wide = size * (0.10 + 0.27 * inner.chars().count() as f32);
    let tall = size * 0.375;
    let hook = size * 0.11;
    for side in [-1.0, 1.0] {
        let x = at[0] + side * wide;
        pen.line(
            &[
                [x - side * hook, at[1] - tall],
                [x, at[1] - tall],
                [x, at[1] + tall],
                [x - side * hook, at[1] + tall],
            ],
            ink,
            size * 0.075,
        );
    }
}

/// One to three crosses.
fn size_mark(pen: &mut Pen<'_>, count: u8, at: Point, size: f32, ink: Ink) {
    for i in 0..count.min(4) {
        let x = at[0] + (f32::from(i) - (f32::from(count) - 1.0) / 2.0) * size * 2.3;
        let (w, h) = (size * 0.78, size * 0.86);
        pen.line(&[[x - w, at[1] - h], [x + w, at[1] + h]], ink, 0.026);
        pen.line(&[[x - w, at[1] + h], [x + w, at[1] - h]], ink, 0.026);
    }
}

/// The box with the type of unit.
pub(super) fn symbol(pen: &mut Pen<'_>, symbol: Symbol, at: Point, size: [f32; 2]) {
    let (w, h) = (size[0] / 2.0, size[1] / 2.0);
    pen.rect(at, size, 0.0, Ink::SymbolFill);
    let line = 0.032;
    let at_corner = |x: f32, y: f32| [at[0] + x * w, at[1] + y * h];
    if matches!(symbol, Symbol::Infantry | Symbol::Mechanized) {
        pen.line(
            &[at_corner(-1.0, -1.0), at_corner(1.0, 1.0)],
            Ink::SymbolLine,
            line,
        );
    }
    if !matches!(symbol, Symbol::Armour) {
        pen.line(
            &[at_corner(-1.0, 1.0), at_corner(1.0, -1.0)],
            Ink::SymbolLine,
            line,
        );
    }
    if matches!(symbol, Symbol::Armour | Symbol::Mechanized) {
        // A flat oval with straight flanks, as on the forms.
        let (a, r) = (w * 0.36, h * 0.58);
        let oval: Vec<Point> = (0..28_u8)
            .map(|i| {
                let t = f32::from(i) / 28.0 * std::f32::consts::TAU;
                let x = at[0] + t.cos() * r + a * t.cos().signum();
                [x, at[1] + t.sin() * r]
            })
            .collect();
        pen.outline(&oval, Ink::SymbolLine, line * 1.05);
    }
    let edge = [
        at_corner(-1.0, -1.0),
        at_corner(1.0, -1.0),
        at_corner(1.0, 1.0),
        at_corner(-1.0, 1.0),
    ];
    pen.outline(&edge, Ink::SymbolLine, line * 1.15);
}

/// One pip per step: full, or hollow when it is lost. Two stand beside the
/// symbol, more in a column along the edge.
fn steps(pen: &mut Pen<'_>, view: &CounterView, ink: Ink) {
    let [now, full] = view.steps;
    if full < 2 {
        return;
    }
    let (low, pitch) = match full {
        2 => (0.035, 0.125),
        _ => (0.41, (0.62 / f32::from(full)).min(0.125)),
    };
    for i in 0..full {
        let at = [-0.385, low - f32::from(i) * pitch];
        if i < now {
            pen.disc(at, 0.042, ink);
        } else {
            pen.ring(at, 0.036, ink.at(0.8), 0.018);
        }
    }
}
