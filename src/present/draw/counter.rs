//! A counter: head with identification, symbol, strength, marks.

use super::badges;
use super::block;
pub use super::pen::Pen;
use super::pen::octagon;
use super::stack::SINGLE;
use crate::present::board::{CounterCut, CounterView, MapView, Pieces, SideView, Symbol};
use crate::present::display::{DisplayList, Point};
use crate::present::ink::Ink;
use std::borrow::Cow;

/// Below this many screen points a counter shows only name, strength and steps.
const SMALL: f32 = 40.0;

/// From this many on there is room for the sign of tanks and others that are fast.
const SIGNED: f32 = 22.0;

/// Below this many there is no name that could be read: symbol and strength are left.
const TINY: f32 = 20.0;

/// A counter that stands beside its name is to be drawn as one of so many points.
pub const BESIDE_NAME: f32 = TINY - 1.0;

/// How large a counter is to be taken for, in screen points: on a plain map it says
/// less, in larger letters.
#[must_use]
pub fn points(map: &MapView, points: f32) -> f32 {
    match map.plain {
        true => points.min(SMALL - 1.0),
        false => points,
    }
}

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
        cut: map.side(view.side).cut,
    };
    let inks = Inks::of(view, &map.sides);
    let small = pose.points < SMALL && pose.size < SINGLE + 1.0;
    let tiny = small && pose.points < TINY;
    frame(&mut pen, view, pose);
    match pose.made {
        Pieces::Counters => {
            band(&mut pen, 0.98, 0.94, Ink::CounterEdge);
            pen.piece([0.0, 0.0], 0.94, 0.08, inks.fill, 0.0);
            match (small, tiny) {
                (false, _) => face(&mut pen, view, &inks),
                (true, false) => small_face(&mut pen, view, &inks, pose.points),
                (true, true) => tiny_face(&mut pen, view, &inks),
            }
        }
        Pieces::Blocks => block::draw(&mut pen, view, &inks, small),
    }
    if view.dimmed {
        pen.piece([0.0, 0.0], 0.97, 0.09, Ink::Veil.at(0.52), 0.0);
    }
    if pose.focused {
        pen.rim(1.10, 0.14, Ink::FocusDark, 0.10);
        pen.rim(1.10, 0.14, Ink::Focus, 0.05);
    }
    if !pose.covered {
        badges::draw(&mut pen, view);
    }
}

/// A small tile with the type of unit in the colours of its side, for lists.
pub fn tile(list: &mut DisplayList, side: &SideView, of: Symbol, at: Point, size: f32) {
    let mut pen = Pen {
        list,
        at,
        size,
        fade: 1.0,
        cut: side.cut,
    };
    let ink = side.ink.counter(0);
    pen.piece([0.0, 0.0], 0.94, 0.08, ink.fill, 0.0);
    pen.rim(0.94, 0.10, Ink::CounterEdge, 0.05);
    symbol(&mut pen, of, [0.0, 0.0], [0.70, 0.42]);
}

/// The shadow of the piece, and its rim.
fn frame(pen: &mut Pen<'_>, view: &CounterView, pose: &Pose) {
    let deep = if pose.hovered { 1.6 } else { 1.0 };
    pen.piece(
        [0.03, 0.06 * deep],
        0.92,
        0.10,
        Ink::Shadow.at(0.36),
        0.11 * deep,
    );
    let rim = if view.selected {
        Some((Ink::Selected, 0.15))
    } else if view.joined_attack {
        Some((Ink::Joined, 0.13))
    } else if view.active {
        Some((Ink::Active, 0.115))
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
    pen.rim(side, rounding, ink, width);
}

/// The head of a counter, from its upper edge down to `low`: its upper corners are
/// those of the piece.
fn head(pen: &mut Pen<'_>, low: f32, ink: Ink) {
    const TOP: f32 = -0.47;
    match pen.cut {
        CounterCut::Square => {
            let (tall, square) = (low - TOP, (low - TOP) / 2.0);
            pen.rect([0.0, TOP + tall / 2.0], [0.94, tall], 0.08, ink);
            pen.rect([0.0, low - square / 2.0], [0.94, square], 0.0, ink);
        }
        CounterCut::Clipped => {
            // Where the head ends above the end of the cut, its foot is narrower.
            let cut = octagon(0.94);
            let (narrow, wide) = (cut[1][0], cut[2][0]);
            let foot = wide.min(narrow + (low - TOP));
            let mut shape = vec![[-narrow, TOP], [narrow, TOP], [foot, cut[2][1].min(low)]];
            if low > cut[2][1] {
                shape.extend([[wide, low], [-wide, low]]);
            }
            shape.push([-foot, cut[2][1].min(low)]);
            pen.fill(&shape, ink);
        }
    }
}

/// Everything a counter says.
fn face(pen: &mut Pen<'_>, view: &CounterView, inks: &Inks) {
    head(pen, -0.26, inks.head);
    let lit = match pen.cut {
        CounterCut::Square => 0.40,
        CounterCut::Clipped => 0.33,
    };
    pen.line(
        &[[-lit, -0.452], [lit, -0.452]],
        Ink::CounterLight.at(0.25),
        0.014,
    );
    let letters = view.label.chars().count().max(1) as f32;
    let size = (0.84 / (letters * 0.50)).min(0.225);
    pen.text([0.0, -0.362], &view.label, size, Ink::HeadText);
    size_mark(pen, view.size, [0.0, -0.206], 0.046, inks.text);
    symbol(pen, view.symbol, [0.0, -0.035], [0.46, 0.235]);
    strength(pen, view, [0.0, 0.278], 0.455, inks.text);
    steps(pen, view, inks.text, [0.125, 0.042]);
}

/// What a counter of a stack can still say when it is small: which it is, how strong
/// and how many steps, and whether it is no infantry.
fn small_face(pen: &mut Pen<'_>, view: &CounterView, inks: &Inks, points: f32) {
    head(pen, -0.08, inks.head);
    let label = legible(&view.label, points);
    pen.text([0.0, -0.265], &label, small_letters(&label), Ink::HeadText);
    // Whoever is no infantry moves and fights otherwise: that is seen from a distance, too,
    // by brackets where a game has them.
    let faster = matches!(
        view.symbol,
        Symbol::Armour | Symbol::Mechanized | Symbol::Cavalry
    );
    let short = view.strength.chars().count() < 2;
    if faster && short && points >= SIGNED {
        symbol(pen, view.symbol, [-0.10, 0.20], [0.40, 0.26]);
        strength(pen, view, [0.28, 0.205], 0.44, inks.text);
    } else {
        strength(pen, view, [0.0, 0.205], 0.50, inks.text);
    }
    steps(pen, view, inks.text, [0.20, 0.055]);
}

/// How large the letters of a name are on a small counter.
fn small_letters(label: &str) -> f32 {
    let letters = label.chars().count().max(1) as f32;
    (0.90 / (letters * 0.48)).min(0.40)
}

/// As much of a name as can be read on a counter of so many points: rather its beginning
/// than a head that says nothing.
fn legible(label: &str, points: f32) -> Cow<'_, str> {
    const LEAST: f32 = 5.8;
    let is_read = |text: &str| small_letters(text) * points >= LEAST;
    if is_read(label) {
        return Cow::Borrowed(label);
    }
    let count = label.chars().count();
    let mut shorter = (2..count).rev().map(|letters| {
        let begin: String = label.chars().take(letters).collect();
        let begin = begin.trim_end_matches(|c: char| !c.is_alphanumeric());
        format!("{begin}.")
    });
    let found = shorter.find(|text| is_read(text));
    found.map_or(Cow::Borrowed(label), Cow::Owned)
}

/// What it can say when it is as small as in a list: its name stands beside it.
fn tiny_face(pen: &mut Pen<'_>, view: &CounterView, inks: &Inks) {
    head(pen, -0.38, inks.head);
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
    if symbol == Symbol::Ship {
        let hull = [[-0.8, 0.15], [0.8, 0.15], [0.55, 0.6], [-0.55, 0.6]];
        pen.outline(&hull.map(|[x, y]| at_corner(x, y)), Ink::SymbolLine, line);
        let turret = [[-0.22, 0.15], [-0.22, -0.4], [0.22, -0.4], [0.22, 0.15]];
        pen.line(&turret.map(|[x, y]| at_corner(x, y)), Ink::SymbolLine, line);
    }
    if symbol == Symbol::Fort {
        let rampart = [
            [-0.7, 0.6],
            [-0.7, -0.5],
            [-0.3, -0.5],
            [-0.3, -0.1],
            [0.3, -0.1],
            [0.3, -0.5],
            [0.7, -0.5],
            [0.7, 0.6],
        ];
        pen.outline(
            &rampart.map(|[x, y]| at_corner(x, y)),
            Ink::SymbolLine,
            line,
        );
    }
    if matches!(
        symbol,
        Symbol::Infantry | Symbol::Mechanized | Symbol::Cavalry
    ) {
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
    match symbol {
        Symbol::Artillery => pen.disc(at, h * 0.42, Ink::SymbolLine),
        Symbol::Engineer => {
            let bar = [at_corner(-0.55, -0.35), at_corner(0.55, -0.35)];
            pen.line(&bar, Ink::SymbolLine, line);
            for x in [-0.55, 0.0, 0.55] {
                let leg = [at_corner(x, -0.35), at_corner(x, 0.5)];
                pen.line(&leg, Ink::SymbolLine, line);
            }
        }
        Symbol::Works => {
            let bank = [[-0.85, 0.45], [-0.35, -0.5], [0.15, -0.5], [0.4, 0.45]];
            let ditch = [[0.4, 0.45], [0.55, 0.75], [0.75, 0.75], [0.9, 0.45]];
            pen.line(&bank.map(|[x, y]| at_corner(x, y)), Ink::SymbolLine, line);
            pen.line(&ditch.map(|[x, y]| at_corner(x, y)), Ink::SymbolLine, line);
        }
        Symbol::Mine => {
            pen.disc([at[0], at[1] + h * 0.15], h * 0.48, Ink::SymbolLine);
            for [x, y] in [[-0.42, -0.55], [0.0, -0.8], [0.42, -0.55]] {
                let horn = [at_corner(x * 0.5, -0.1), at_corner(x, y)];
                pen.line(&horn, Ink::SymbolLine, line);
            }
        }
        Symbol::AntiTank => {
            let arch = [
                at_corner(-1.0, 1.0),
                at_corner(0.0, -1.0),
                at_corner(1.0, 1.0),
            ];
            pen.line(&arch, Ink::SymbolLine, line);
        }
        Symbol::AntiAir => {
            let dome: Vec<Point> = (0..=14_u8)
                .map(|i| {
                    let t = f32::from(i) / 14.0 * std::f32::consts::PI;
                    at_corner(-t.cos(), 1.0 - 1.3 * t.sin())
                })
                .collect();
            pen.line(&dome, Ink::SymbolLine, line);
        }
        _ => {}
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
/// symbol, more in a column along the edge; at most so far apart, and so large.
fn steps(pen: &mut Pen<'_>, view: &CounterView, ink: Ink, [apart, radius]: [f32; 2]) {
    let [now, full] = view.steps;
    if full < 2 {
        return;
    }
    // Above the lower corner, if that is cut off.
    let corner = if pen.cut == CounterCut::Clipped {
        0.10
    } else {
        0.0
    };
    let (low, pitch) = match full {
        2 if apart < 0.15 => (0.035, apart),
        _ => (0.41 - corner, (0.62 / f32::from(full)).min(apart)),
    };
    for i in 0..full {
        let at = [-0.385, low - f32::from(i) * pitch];
        if i < now {
            pen.disc(at, radius, ink);
        } else {
            pen.ring(at, radius * 0.86, ink.at(0.8), radius * 0.43);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::SideNo;
    use crate::present::board::Emblem;
    use crate::present::display::Shape;
    use crate::present::draw::sample;
    use crate::space::shape::PlaceId;

    /// The corners of every figure that a counter of this side is drawn with.
    fn figures(side: SideNo, made: Pieces, points: f32) -> Vec<Vec<Point>> {
        let mut map = (*sample::map()).clone();
        map.sides = sample::sides([Emblem::Star, Emblem::Crate]);
        let view = CounterView::new(1, PlaceId(0), side, Symbol::Infantry);
        let mut list = DisplayList::default();
        let pose = Pose {
            at: [0.0, 0.0],
            size: 1.0,
            points,
            hovered: false,
            ghost: false,
            covered: false,
            focused: false,
            made,
        };
        draw(&mut list, &map, &view, &pose);
        let figures = list.shapes.into_iter().filter_map(|shape| match shape {
            Shape::Polygon { points, .. } => Some(points),
            Shape::Rect { centre, size, .. } => Some(
                [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
                    .map(|(x, y)| [centre[0] + x * size[0], centre[1] + y * size[1]])
                    .to_vec(),
            ),
            _ => None,
        });
        figures.collect()
    }

    /// Whether anything is painted in the corner that lies farthest back.
    fn fills_the_corner(figures: &[Vec<Point>]) -> bool {
        let in_corner = |p: &Point| p[0] + p[1] < -0.85;
        figures.iter().flatten().any(in_corner)
    }

    #[test]
    fn the_two_sides_are_told_apart_by_the_outline_alone() {
        for made in [Pieces::Counters, Pieces::Blocks] {
            for points in [20.0, 60.0] {
                assert!(fills_the_corner(&figures(SideNo::A, made, points)));
                assert!(!fills_the_corner(&figures(SideNo::B, made, points)));
            }
        }
    }

    #[test]
    fn a_frame_about_a_clipped_counter_is_as_far_from_it_all_round() {
        let [inner, outer] = [0.94, 1.10].map(octagon);
        let wide = |shape: &[Point]| {
            let straight = shape[2][0];
            let slanting = (shape[1][0] - shape[1][1]) / std::f32::consts::SQRT_2;
            [straight, slanting]
        };
        let [a, b] = [wide(&inner), wide(&outer)];
        assert!((b[0] - a[0] - 0.08).abs() < 1e-4);
        assert!((b[1] - a[1] - 0.08).abs() < 1e-4, "{a:?} {b:?}");
    }

    #[test]
    fn a_name_too_long_for_a_small_counter_is_cut_and_never_left_out() {
        assert_eq!(legible("48 NY", 24.0), "48 NY");
        assert_eq!(legible("Weehawken", 39.0), "Weehawken");
        let cut = legible("Weehawken", 22.0);
        assert!(cut.starts_with("Wee") && cut.ends_with('.'), "{cut}");
        assert!(small_letters(&cut) * 22.0 >= 5.5);
        assert_eq!(legible("12 18 Georgia", TINY).chars().last(), Some('.'));
    }
}
