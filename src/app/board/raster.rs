//! Triangles painted into a picture without a graphics card, as a card would
//! paint them: pixel centres, shared edges painted once, colours blended in the
//! order of the triangles.

use egui::epaint::Mesh;
use egui::{Color32, ColorImage, Pos2, Vec2};

/// Fractions of a pixel that corners are rounded to, as a power of two.
const BITS: u32 = 8;
const ONE: i64 = 1 << BITS;

/// Farther out, in pixels, a triangle is none of ours: keeps every product in
/// range.
const FAR: f32 = 1_000_000.0;

/// Where a triangle spans so few pixels, each is tried: most of a map's triangles are
/// slivers along its edges.
const NARROW: i64 = 6;

/// Paints a mesh without a texture over `paper`. `origin` is where the mesh's
/// origin lies, in pixels from the upper left corner of the picture; a unit of
/// the mesh is a pixel.
#[must_use]
pub fn paint(mesh: &Mesh, size: [usize; 2], origin: Vec2, paper: Color32) -> ColorImage {
    let mut picture = ColorImage::filled(size, paper);
    let corners: Vec<Corner> = mesh
        .vertices
        .iter()
        .map(|v| Corner::new(v.pos, origin, v.color))
        .collect();
    for three in mesh.indices.chunks_exact(3) {
        let corner = |i: usize| corners.get(three[i] as usize).copied();
        if let (Some(a), Some(b), Some(c)) = (corner(0), corner(1), corner(2)) {
            triangle(&mut picture, [a, b, c]);
        }
    }
    picture
}

/// A corner of a triangle.
#[derive(Clone, Copy)]
struct Corner {
    x: i64,
    y: i64,
    color: Color32,
}

impl Corner {
    fn new(at: Pos2, origin: Vec2, color: Color32) -> Self {
        let fixed = |v: f32| (v.clamp(-FAR, FAR) * ONE as f32).round() as i64;
        Self {
            x: fixed(at.x + origin.x),
            y: fixed(at.y + origin.y),
            color,
        }
    }
}

/// A side of a triangle: inside, `a * x + b * y + c` is not negative.
#[derive(Clone, Copy)]
struct Side {
    a: i64,
    b: i64,
    c: i64,
}

impl Side {
    fn new(p: Corner, q: Corner) -> Self {
        let (a, b) = (p.y - q.y, q.x - p.x);
        let mut c = -(a * p.x + b * p.y);
        // A pixel centre on a side belongs to the triangle on its right or below.
        if !(a > 0 || (a == 0 && b > 0)) {
            c -= 1;
        }
        Self { a, b, c }
    }

    const fn at(self, x: i64, y: i64) -> i64 {
        self.a * x + self.b * y + self.c
    }
}

/// Where a side bounds the rows of pixels, one after the other. Dividing anew in each
/// row would be most of the work: what a row adds is divided once.
struct Bound {
    /// Whether it bounds on the left; on the right else.
    left: bool,
    /// In this row the side is at `place + rest / by`.
    place: i64,
    rest: i64,
    by: i64,
    /// What a row adds to both.
    step: [i64; 2],
}

impl Bound {
    /// Of a side that does not run along the rows, from this row on.
    fn new(side: Side, y: i64) -> Self {
        let by = side.a.abs();
        // a * x + rest >= 0: x from -rest / a on, or up to rest / -a.
        let sign = if side.a > 0 { -1 } else { 1 };
        let start = sign * side.at(0, centre(y));
        let step = sign * side.b * ONE;
        Self {
            left: side.a > 0,
            place: start.div_euclid(by),
            rest: start.rem_euclid(by),
            by,
            step: [step.div_euclid(by), step.rem_euclid(by)],
        }
    }

    /// Narrows the pixels of this row, and goes on to the next.
    const fn narrow(&mut self, from: &mut i64, to: &mut i64) {
        if self.left {
            let first = first_from(self.place + (self.rest != 0) as i64);
            if first > *from {
                *from = first;
            }
        } else {
            let end = first_from(self.place + 1);
            if end < *to {
                *to = end;
            }
        }
        self.place += self.step[0];
        self.rest += self.step[1];
        if self.rest >= self.by {
            self.rest -= self.by;
            self.place += 1;
        }
    }
}

/// The middle of a pixel.
const fn centre(pixel: i64) -> i64 {
    pixel * ONE + ONE / 2
}

/// The first pixel whose middle is not before a place.
const fn first_from(place: i64) -> i64 {
    (place - ONE / 2 + ONE - 1).div_euclid(ONE)
}

fn triangle(picture: &mut ColorImage, [a, mut b, mut c]: [Corner; 3]) {
    let mut area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if area == 0 {
        return;
    }
    if area < 0 {
        std::mem::swap(&mut b, &mut c);
        area = -area;
    }
    let [wide, tall] = picture.size.map(|s| s as i64);
    let top = first_from(a.y.min(b.y).min(c.y)).max(0);
    let bottom = first_from(a.y.max(b.y).max(c.y) + 1).min(tall);
    let left = first_from(a.x.min(b.x).min(c.x)).max(0);
    let right = first_from(a.x.max(b.x).max(c.x) + 1).min(wide);
    if top >= bottom || left >= right {
        return;
    }
    // Side opposite to each corner.
    let sides = [Side::new(b, c), Side::new(c, a), Side::new(a, b)];
    let shade = Shade::new([a, b, c], area);
    let mut fill = |y: i64, from: i64, to: i64| {
        let row = (y * wide) as usize;
        if from < to
            && let Some(span) = picture
                .pixels
                .get_mut(row + from as usize..row + to as usize)
        {
            shade.fill(span, from, y);
        }
    };
    if right - left <= NARROW {
        let [p, q, r] = sides;
        for y in top..bottom {
            let first = |side: Side| side.at(centre(left), centre(y));
            let (mut at_p, mut at_q, mut at_r) = (first(p), first(q), first(r));
            let (mut from, mut to) = (right, right);
            for x in left..right {
                // None is negative if none has the sign.
                let inside = at_p | at_q | at_r >= 0;
                if inside && from == right {
                    from = x;
                } else if !inside && from < right {
                    to = x;
                    break;
                }
                at_p += p.a * ONE;
                at_q += q.a * ONE;
                at_r += r.a * ONE;
            }
            fill(y, from, to);
        }
        return;
    }
    let bound = |side: Side| (side.a != 0).then(|| Bound::new(side, top));
    let mut bounds = [bound(sides[0]), bound(sides[1]), bound(sides[2])];
    for y in top..bottom {
        let (mut from, mut to) = (left, right);
        for bound in bounds.iter_mut().flatten() {
            bound.narrow(&mut from, &mut to);
        }
        // What runs along the rows has all of them on one side of it.
        if sides
            .iter()
            .all(|side| side.a != 0 || side.at(0, centre(y)) >= 0)
        {
            fill(y, from, to);
        }
    }
}

/// How the colour runs over a triangle.
enum Shade {
    Even(Color32),
    Runs {
        start: [f32; 4],
        /// Where `start` is, in fractions of a pixel.
        at: [i64; 2],
        across: [f32; 4],
        down: [f32; 4],
    },
}

impl Shade {
    fn new([a, b, c]: [Corner; 3], area: i64) -> Self {
        if a.color == b.color && a.color == c.color {
            return Self::Even(a.color);
        }
        let area = area as f32;
        let from = a.color.to_array();
        let (second, third) = (b.color.to_array(), c.color.to_array());
        let slope = |k: usize, p: i64, q: i64| {
            let way = |to: [u8; 4]| f32::from(to[k]) - f32::from(from[k]);
            (way(second) * p as f32 + way(third) * q as f32) / area * ONE as f32
        };
        let all = |p: i64, q: i64| {
            [
                slope(0, p, q),
                slope(1, p, q),
                slope(2, p, q),
                slope(3, p, q),
            ]
        };
        let [red, green, blue, alpha] = from;
        Self::Runs {
            start: [red.into(), green.into(), blue.into(), alpha.into()],
            at: [a.x, a.y],
            across: all(c.y - a.y, a.y - b.y),
            down: all(a.x - c.x, b.x - a.x),
        }
    }

    /// Blends a piece of a row, from this pixel on.
    fn fill(&self, span: &mut [Color32], x: i64, y: i64) {
        match *self {
            Self::Even(color) if color.a() == 255 => span.fill(color),
            Self::Even(color) => {
                for pixel in span {
                    *pixel = over(color, *pixel);
                }
            }
            Self::Runs {
                start,
                at,
                across,
                down,
            } => {
                let away = |place: i64, axis: usize| (centre(place) - at[axis]) as f32 / ONE as f32;
                let (dx, dy) = (away(x, 0), away(y, 1));
                let first = |k: usize| start[k] + across[k] * dx + down[k] * dy;
                // One by one: mapping an array would be a call for each pixel.
                let [mut r, mut g, mut b, mut a] = [first(0), first(1), first(2), first(3)];
                // Rounded; a cast cuts what is below 0 and above 255.
                let whole = |v: f32| (v + 0.5) as u8;
                for pixel in span {
                    let upper =
                        Color32::from_rgba_premultiplied(whole(r), whole(g), whole(b), whole(a));
                    *pixel = over(upper, *pixel);
                    r += across[0];
                    g += across[1];
                    b += across[2];
                    a += across[3];
                }
            }
        }
    }
}

/// A colour laid over another.
fn over(upper: Color32, lower: Color32) -> Color32 {
    let rest = u32::from(255 - upper.a());
    if rest == 0 {
        return upper;
    }
    let (u, l) = (upper.to_array(), lower.to_array());
    let mix = |k: usize| {
        // Divided by 255, rounded.
        let t = u32::from(l[k]) * rest + 128;
        (u32::from(u[k]) + ((t + (t >> 8)) >> 8)).min(255) as u8
    };
    Color32::from_rgba_premultiplied(mix(0), mix(1), mix(2), mix(3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::epaint::Vertex;
    use egui::pos2;

    fn fan(points: &[Pos2], color: Color32) -> Mesh {
        let mut mesh = Mesh::default();
        for &p in points {
            mesh.vertices.push(Vertex::untextured(p, color));
        }
        for i in 1..points.len() as u32 - 1 {
            mesh.add_triangle(0, i, i + 1);
        }
        mesh
    }

    #[test]
    fn triangles_that_share_a_side_paint_every_pixel_once() {
        let half = Color32::from_rgba_premultiplied(0, 0, 0, 128);
        // A fan of sixteen about a point of no pixel's middle, and one of pixels' middles.
        for (centre, turn) in [(pos2(20.3, 19.7), 0.1_f32), (pos2(20.5, 20.5), 0.0)] {
            let mut mesh = Mesh::default();
            mesh.vertices.push(Vertex::untextured(centre, half));
            for i in 0..16_u8 {
                let at = centre + Vec2::angled(turn + f32::from(i) / 16.0 * 6.283_185_5) * 14.0;
                mesh.vertices.push(Vertex::untextured(at, half));
            }
            for i in 0..16 {
                // Either way round.
                let (a, b) = (1 + i, 1 + (i + 1) % 16);
                let (a, b) = if i % 2 == 0 { (a, b) } else { (b, a) };
                mesh.add_triangle(0, a, b);
            }
            let picture = paint(&mesh, [40, 40], Vec2::ZERO, Color32::WHITE);
            let mut inside = 0;
            for (i, pixel) in picture.pixels.iter().enumerate() {
                let at = pos2((i % 40) as f32 + 0.5, (i / 40) as f32 + 0.5);
                let far = at.distance(centre);
                if far < 13.0 {
                    assert_eq!(pixel.r(), 127, "{at}");
                    inside += 1;
                } else if far > 14.1 {
                    assert_eq!(*pixel, Color32::WHITE, "{at}");
                }
            }
            assert!(inside > 400);
        }
    }

    #[test]
    fn colours_run_evenly_from_corner_to_corner() {
        let mut mesh = fan(
            &[
                pos2(0.0, 0.0),
                pos2(256.0, 0.0),
                pos2(256.0, 4.0),
                pos2(0.0, 4.0),
            ],
            Color32::BLACK,
        );
        for corner in [1, 2] {
            mesh.vertices[corner].color = Color32::WHITE;
        }
        let picture = paint(&mesh, [256, 4], Vec2::ZERO, Color32::RED);
        for (i, pixel) in picture.pixels.iter().enumerate() {
            let wanted = ((i % 256) as f32 + 0.5) / 256.0 * 255.0;
            assert!(
                (f32::from(pixel.r()) - wanted).abs() <= 1.0,
                "{i}: {pixel:?}"
            );
            assert_eq!(pixel.a(), 255);
        }
    }

    #[test]
    fn what_lies_outside_or_has_no_area_paints_nothing() {
        for points in [
            [pos2(-9.0, -9.0), pos2(-1.0, -9.0), pos2(-9.0, -1.0)],
            [pos2(50.0, 0.0), pos2(60.0, 0.0), pos2(60.0, 1e9)],
            [pos2(1.0, 1.0), pos2(5.0, 5.0), pos2(9.0, 9.0)],
        ] {
            let picture = paint(
                &fan(&points, Color32::BLACK),
                [10, 10],
                Vec2::ZERO,
                Color32::WHITE,
            );
            assert!(
                picture.pixels.iter().all(|p| *p == Color32::WHITE),
                "{points:?}"
            );
        }
        // One that is far larger than the picture fills it.
        let huge = [pos2(-1e7, -1e7), pos2(1e7, -1e7), pos2(0.0, 1e7)];
        let picture = paint(
            &fan(&huge, Color32::BLACK),
            [10, 10],
            Vec2::ZERO,
            Color32::WHITE,
        );
        assert!(picture.pixels.iter().all(|p| *p == Color32::BLACK));
    }
}
