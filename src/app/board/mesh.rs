//! From shapes in board units to triangles on the screen.
//!
//! egui's own tessellator fills convex figures only and knows no tapering
//! lines, and the printed map is worth keeping as one mesh; so this is ours.

use crate::app::theme::Theme;
use crate::present::display::{Point, Shape, Stroke};
use crate::present::ink::Paint;
use egui::epaint::{Mesh, Vertex};
use egui::{Color32, Pos2, Vec2, vec2};
use std::f32::consts::{PI, TAU};

/// Collects triangles.
pub struct Mesher<'a> {
    /// The triangles so far.
    pub mesh: Mesh,
    theme: &'a Theme,
    origin: Pos2,
    scale: f32,
    /// Width of the soft rim that smooths edges: one pixel.
    rim: f32,
}

impl<'a> Mesher<'a> {
    /// A mesher for a board whose origin lies at `origin` on the screen.
    #[must_use]
    pub fn new(theme: &'a Theme, origin: Pos2, scale: f32, pixels_per_point: f32) -> Self {
        Self {
            mesh: Mesh::default(),
            theme,
            origin,
            scale,
            rim: 1.0 / pixels_per_point.max(0.1),
        }
    }

    fn to(&self, p: Point) -> Pos2 {
        self.origin + vec2(p[0], p[1]) * self.scale
    }

    fn color(&self, paint: Paint) -> Color32 {
        self.theme.paint(paint)
    }

    /// Adds a shape; texts are not shapes of triangles and are left out.
    pub fn add(&mut self, shape: &Shape) {
        if !shape.is_finite() {
            return;
        }
        match shape {
            Shape::Polygon {
                points,
                fill,
                edge,
                feather,
            } => {
                let points: Vec<Pos2> = points.iter().map(|&p| self.to(p)).collect();
                self.figure(&points, *fill, *edge, *feather);
            }
            Shape::Circle {
                centre,
                radius,
                fill,
                edge,
                feather,
            } => {
                let points = circle(self.to(*centre), radius * self.scale);
                self.figure(&points, *fill, *edge, *feather);
            }
            Shape::Rect {
                centre,
                size,
                rounding,
                fill,
                edge,
                feather,
            } => {
                let half = vec2(size[0], size[1]) * (self.scale / 2.0);
                let points = rectangle(self.to(*centre), half, rounding * self.scale);
                self.figure(&points, *fill, *edge, *feather);
            }
            Shape::Line {
                points,
                stroke,
                round,
                closed,
                dash,
                taper,
            } => {
                let mut points: Vec<Pos2> = points.iter().map(|&p| self.to(p)).collect();
                match dash {
                    None => self.line(&points, *stroke, *closed, *round, *taper),
                    Some(dash) => {
                        if let (true, Some(&first)) = (*closed, points.first()) {
                            points.push(first);
                        }
                        let dash = [dash[0] * self.scale, dash[1] * self.scale];
                        for piece in dashes(&points, dash) {
                            self.line(&piece, *stroke, false, *round, [1.0, 1.0]);
                        }
                    }
                }
            }
            Shape::Text { .. } | Shape::TextOnPath { .. } => {}
        }
    }

    fn figure(&mut self, points: &[Pos2], fill: Option<Paint>, edge: Option<Stroke>, feather: f32) {
        if let Some(fill) = fill {
            self.fill(points, self.color(fill), feather * self.scale);
        }
        if let Some(edge) = edge {
            self.line(points, edge, true, false, [1.0, 1.0]);
        }
    }

    fn vertex(&mut self, at: Pos2, color: Color32) -> u32 {
        let index = self.mesh.vertices.len() as u32;
        self.mesh.vertices.push(Vertex::untextured(at, color));
        index
    }

    /// A figure of any form, without holes.
    fn fill(&mut self, points: &[Pos2], color: Color32, feather: f32) {
        let points = distinct(points, true);
        if points.len() < 3 || color == Color32::TRANSPARENT {
            return;
        }
        let n = points.len();
        let middle = points.iter().fold(Vec2::ZERO, |s, p| s + p.to_vec2()) / n as f32;
        let turn: f32 = (0..n)
            .map(|i| {
                let (a, b) = (
                    points[i].to_vec2() - middle,
                    points[(i + 1) % n].to_vec2() - middle,
                );
                a.x * b.y - a.y * b.x
            })
            .sum();
        let outward = if turn > 0.0 { 1.0 } else { -1.0 };
        let half = (feather.max(self.rim)) / 2.0;
        let first = self.mesh.vertices.len() as u32;
        let mut within = Vec::with_capacity(n);
        for i in 0..n {
            let normal = corner_normal(points[(i + n - 1) % n], points[i], points[(i + 1) % n]);
            // Never pull the rim past the middle of a tiny figure.
            let inward = half.min((points[i].to_vec2() - middle).length() * 0.7);
            within.push(points[i] - normal * outward * inward);
            self.vertex(within[i], color);
            self.vertex(points[i] + normal * outward * half, Color32::TRANSPARENT);
        }
        for i in 0..n as u32 {
            let j = (i + 1) % n as u32;
            let (a, b) = (first + 2 * i, first + 2 * j);
            self.mesh.indices.extend([a, a + 1, b + 1, a, b + 1, b]);
        }
        if is_convex(&within) {
            // Few triangles are thin: painting without a graphics card goes by
            // blocks of pixels, and a fan meets those in its middle many times.
            let third = n / 3;
            let corners = [0, third, 2 * third, n].map(|i| i as u32);
            self.mesh
                .indices
                .extend([0, 1, 2].map(|k| first + 2 * corners[k]));
            for k in 0..3 {
                self.slices(first, n as u32, corners[k], corners[k + 1]);
            }
        } else if !is_seen_from(&within, middle.to_pos2()) {
            let first_of = |corner: usize| first + 2 * corner as u32;
            for corners in ears(&within) {
                self.mesh.indices.extend(corners.map(first_of));
            }
        } else {
            let centre = self.vertex(middle.to_pos2(), color);
            for i in 0..n as u32 {
                let j = (i + 1) % n as u32;
                self.mesh
                    .indices
                    .extend([centre, first + 2 * i, first + 2 * j]);
            }
        }
    }

    /// What a chord from corner to corner cuts off a convex figure, whose
    /// corners are every second vertex from `first`.
    fn slices(&mut self, first: u32, n: u32, from: u32, to: u32) {
        if to - from < 2 {
            return;
        }
        let middle = from.midpoint(to);
        let corners = [from, middle, to % n].map(|i| first + 2 * i);
        self.mesh.indices.extend(corners);
        self.slices(first, n, from, middle);
        self.slices(first, n, middle, to);
    }

    /// An open or closed line.
    fn line(
        &mut self,
        points: &[Pos2],
        stroke: Stroke,
        closed: bool,
        round: bool,
        taper: [f32; 2],
    ) {
        let points = distinct(points, closed);
        let n = points.len();
        let color = self.color(stroke.paint);
        let width = stroke.width * self.scale;
        if n < 2 || width <= 0.0 || color == Color32::TRANSPARENT {
            return;
        }
        let first = self.mesh.vertices.len() as u32;
        for (i, &p) in points.iter().enumerate() {
            let t = i as f32 / (n - 1) as f32;
            let half = width * (taper[0] + (taper[1] - taper[0]) * t) / 2.0;
            let normal = if closed {
                corner_normal(points[(i + n - 1) % n], p, points[(i + 1) % n])
            } else if i == 0 {
                side(p, points[1])
            } else if i == n - 1 {
                side(points[n - 2], p)
            } else {
                corner_normal(points[i - 1], p, points[i + 1])
            };
            let (inner, outer, color) = self.profile(half, color);
            self.vertex(p - normal * outer, Color32::TRANSPARENT);
            self.vertex(p - normal * inner, color);
            self.vertex(p + normal * inner, color);
            self.vertex(p + normal * outer, Color32::TRANSPARENT);
        }
        let segments = if closed { n } else { n - 1 } as u32;
        for i in 0..segments {
            let (a, b) = (first + 4 * i, first + 4 * ((i + 1) % n as u32));
            for k in 0..3 {
                self.mesh
                    .indices
                    .extend([a + k, a + k + 1, b + k + 1, a + k, b + k + 1, b + k]);
            }
        }
        if round && !closed {
            self.cap(
                points[0],
                side(points[0], points[1]),
                width * taper[0] / 2.0,
                color,
            );
            let normal = side(points[n - 1], points[n - 2]);
            self.cap(points[n - 1], normal, width * taper[1] / 2.0, color);
        }
    }

    /// Half widths of the solid part and of the soft rim; thinner than a pixel
    /// means paler.
    fn profile(&self, half: f32, color: Color32) -> (f32, f32, Color32) {
        let soft = self.rim / 2.0;
        if half >= soft {
            (half - soft, half + soft, color)
        } else {
            (
                0.0,
                self.rim,
                color.gamma_multiply((half / soft).clamp(0.0, 1.0)),
            )
        }
    }

    /// Half a disc at the end of a line.
    fn cap(&mut self, at: Pos2, normal: Vec2, half: f32, color: Color32) {
        let (inner, outer, color) = self.profile(half, color);
        if half < self.rim * 0.6 {
            return;
        }
        let steps = ((half * 1.2) as u32).clamp(3, 14);
        let start = normal.angle();
        let centre = self.vertex(at, color);
        for i in 0..=steps {
            let direction = Vec2::angled(start + PI * i as f32 / steps as f32);
            self.vertex(at + direction * inner, color);
            self.vertex(at + direction * outer, Color32::TRANSPARENT);
        }
        for i in 0..steps {
            let (a, b) = (centre + 1 + 2 * i, centre + 3 + 2 * i);
            self.mesh.indices.extend([centre, a, b]);
            self.mesh.indices.extend([a, a + 1, b + 1, a, b + 1, b]);
        }
    }
}

/// The normal of the segment from `a` to `b`.
fn side(a: Pos2, b: Pos2) -> Vec2 {
    let d = (b - a).normalized();
    vec2(d.y, -d.x)
}

/// The direction in which a corner moves when its sides move outwards by one,
/// limited at sharp corners.
fn corner_normal(before: Pos2, at: Pos2, after: Pos2) -> Vec2 {
    let (a, b) = (side(before, at), side(at, after));
    let sum = a + b;
    let length = sum.length();
    if length < 1e-3 {
        return a;
    }
    let direction = sum / length;
    let reach = 1.0 / direction.dot(a).max(0.4);
    direction * reach
}

/// Without points that fall together.
fn distinct(points: &[Pos2], closed: bool) -> Vec<Pos2> {
    let mut out: Vec<Pos2> = Vec::with_capacity(points.len());
    for &p in points {
        if out.last().is_none_or(|&q| (p - q).length_sq() > 1e-4) {
            out.push(p);
        }
    }
    if closed && out.len() > 1 && (out[0] - out[out.len() - 1]).length_sq() <= 1e-4 {
        out.pop();
    }
    out
}

/// By how much three points turn: the sign is the side, and the size twice the area of
/// their triangle.
fn turn_of(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    let (ab, bc) = (b - a, c - b);
    ab.x * bc.y - ab.y * bc.x
}

/// Whether a figure can be seen whole from a point.
fn is_seen_from(points: &[Pos2], from: Pos2) -> bool {
    let n = points.len();
    let turns = || (0..n).map(|i| turn_of(from, points[i], points[(i + 1) % n]));
    turns().all(|t| t >= -1e-4) || turns().all(|t| t <= 1e-4)
}

/// The triangles of a figure without holes: ears are cut off it until nothing is left.
fn ears(points: &[Pos2]) -> Vec<[usize; 3]> {
    let n = points.len();
    let area: f32 = (0..n)
        .map(|i| turn_of(Pos2::ZERO, points[i], points[(i + 1) % n]))
        .sum();
    let way = if area < 0.0 { -1.0 } else { 1.0 };
    let mut left: Vec<usize> = (0..n).collect();
    let mut triangles = Vec::with_capacity(n.saturating_sub(2));
    while left.len() > 3 {
        let count = left.len();
        let at = |i: usize| points[left[i % count]];
        let is_ear = |i: usize| {
            let (a, b, c) = (at(i + count - 1), at(i), at(i + 1));
            let lies_within = |p: Pos2| {
                [(a, b), (b, c), (c, a)]
                    .into_iter()
                    .all(|(from, to)| turn_of(from, to, p) * way > 0.0)
            };
            turn_of(a, b, c) * way > 0.0 && !left.iter().any(|&k| lies_within(points[k]))
        };
        // Where lines cross there may be none: something is cut off all the same.
        let ear = (0..count).find(|&i| is_ear(i)).unwrap_or(0);
        triangles.push([
            left[(ear + count - 1) % count],
            left[ear],
            left[(ear + 1) % count],
        ]);
        left.remove(ear);
    }
    triangles.extend(<[usize; 3]>::try_from(left));
    triangles
}

/// Whether all corners turn the same way.
fn is_convex(points: &[Pos2]) -> bool {
    let n = points.len();
    let turn = |i: usize| {
        let (a, b, c) = (points[i], points[(i + 1) % n], points[(i + 2) % n]);
        let (ab, bc) = (b - a, c - b);
        ab.x * bc.y - ab.y * bc.x
    };
    let turns = || (0..n).map(turn);
    turns().all(|t| t >= -1e-4) || turns().all(|t| t <= 1e-4)
}

/// How many chords follow an arc of this angle without anybody seeing it: none
/// is farther from it than an eighth of a point.
fn chords(radius: f32, angle: f32) -> u32 {
    let seen = 0.125 / radius.max(0.25);
    let one = 2.0 * (1.0 - seen).acos();
    ((angle / one).ceil() as u32).clamp(1, 72)
}

fn circle(centre: Pos2, radius: f32) -> Vec<Pos2> {
    let n = chords(radius, TAU).max(8);
    (0..n)
        .map(|i| centre + Vec2::angled(TAU * i as f32 / n as f32) * radius)
        .collect()
}

fn rectangle(centre: Pos2, half: Vec2, rounding: f32) -> Vec<Pos2> {
    let r = rounding.min(half.x).min(half.y);
    if r < 0.3 {
        return [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
            .map(|(x, y)| centre + vec2(x * half.x, y * half.y))
            .to_vec();
    }
    let steps = chords(r, PI / 2.0).max(2);
    let mut out = Vec::with_capacity(4 * (steps as usize + 1));
    for (quarter, (x, y)) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)]
        .into_iter()
        .enumerate()
    {
        let pivot = centre + vec2(x * (half.x - r), y * (half.y - r));
        for i in 0..=steps {
            let angle = PI / 2.0 * (quarter as f32 + i as f32 / steps as f32);
            out.push(pivot + Vec2::angled(angle) * r);
        }
    }
    out
}

/// Cuts a line into dashes.
fn dashes(points: &[Pos2], [on, off]: [f32; 2]) -> Vec<Vec<Pos2>> {
    let mut out = Vec::new();
    let (mut drawing, mut left) = (true, on);
    if on <= 0.0 || off <= 0.0 {
        return vec![points.to_vec()];
    }
    let mut piece: Vec<Pos2> = points.first().copied().into_iter().collect();
    for pair in points.windows(2) {
        let (mut a, b) = (pair[0], pair[1]);
        let mut rest = (b - a).length();
        while rest > left {
            a += (b - a).normalized() * left;
            rest -= left;
            if drawing {
                piece.push(a);
                out.push(std::mem::take(&mut piece));
            } else {
                piece = vec![a];
            }
            drawing = !drawing;
            left = if drawing { on } else { off };
        }
        left -= rest;
        if drawing {
            piece.push(b);
        }
    }
    if drawing && piece.len() > 1 {
        out.push(piece);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::draw::{ground, sample};

    #[test]
    fn every_triangle_has_its_corners() {
        let theme = Theme::default();
        let mut mesher = Mesher::new(&theme, Pos2::ZERO, 70.0, 1.0);
        for shape in &ground(&sample::map()).shapes {
            mesher.add(shape);
        }
        assert!(mesher.mesh.is_valid());
        assert!(mesher.mesh.vertices.iter().all(|v| v.pos.is_finite()));
        assert!(mesher.mesh.vertices.len() < 200_000);
    }

    #[test]
    fn a_figure_is_filled_whole_and_nowhere_twice() {
        let theme = Theme::default();
        let square = rectangle(Pos2::ZERO, vec2(30.0, 20.0), 6.0);
        let star: Vec<Pos2> = (0..10)
            .map(|i| Vec2::angled(TAU * i as f32 / 10.0) * [30.0, 12.0][i % 2])
            .map(Vec2::to_pos2)
            .collect();
        let triangle = vec![Pos2::ZERO, Pos2::new(30.0, 0.0), Pos2::new(0.0, 40.0)];
        // A bay with the middle of the figure in it, either way round.
        let bay = [
            [0.0, 0.0],
            [40.0, 0.0],
            [40.0, 30.0],
            [34.0, 30.0],
            [34.0, 6.0],
            [6.0, 6.0],
            [6.0, 30.0],
            [0.0, 30.0],
        ]
        .map(|[x, y]| Pos2::new(x, y));
        let back: Vec<Pos2> = bay.iter().rev().copied().collect();
        let all = [
            square,
            circle(Pos2::ZERO, 25.0),
            star,
            triangle,
            bay.to_vec(),
            back,
        ];
        for figure in all {
            let mut mesher = Mesher::new(&theme, Pos2::ZERO, 1.0, 100.0);
            mesher.fill(&figure, Color32::WHITE, 0.0);
            let at = |i: u32| mesher.mesh.vertices[i as usize].pos.to_vec2();
            let twice = |a: Vec2, b: Vec2| a.x * b.y - a.y * b.x;
            let painted: f32 = mesher.mesh.indices.chunks(3).fold(0.0, |sum, t| {
                let (a, b, c) = (at(t[0]), at(t[1]), at(t[2]));
                sum + twice(b - a, c - a).abs() / 2.0
            });
            let n = figure.len();
            let whole: f32 = (0..n)
                .map(|i| twice(figure[i].to_vec2(), figure[(i + 1) % n].to_vec2()) / 2.0)
                .sum();
            // The rim reaches half a hundredth of a point beyond the edge.
            assert!((painted - whole.abs()).abs() < 2.0, "{painted} for {whole}");
        }
    }

    #[test]
    fn dashes_cover_their_share() {
        let line = [Pos2::ZERO, Pos2::new(0.0, 50.0), Pos2::new(50.0, 50.0)];
        let pieces = dashes(&line, [6.0, 4.0]);
        let drawn: f32 = pieces
            .iter()
            .flat_map(|p| p.windows(2).map(|w| (w[1] - w[0]).length()))
            .sum();
        assert_eq!(pieces.len(), 10);
        assert!((drawn - 60.0).abs() < 0.1);
    }
}
