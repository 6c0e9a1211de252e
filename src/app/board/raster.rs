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
        let corner = |i: u32| corners.get(i as usize).copied();
        if let [Some(a), Some(b), Some(c)] = [three[0], three[1], three[2]].map(corner) {
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
    color: [f32; 4],
}

impl Corner {
    fn new(at: Pos2, origin: Vec2, color: Color32) -> Self {
        let fixed = |v: f32| (v.clamp(-FAR, FAR) * ONE as f32).round() as i64;
        Self {
            x: fixed(at.x + origin.x),
            y: fixed(at.y + origin.y),
            color: color.to_array().map(f32::from),
        }
    }
}

/// A side of a triangle: inside, `a * x + b * y + c` is not negative.
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
    for y in top..bottom {
        let (mut from, mut to) = (left, right);
        for side in &sides {
            let rest = side.b * centre(y) + side.c;
            // a * centre(x) + rest >= 0
            if side.a > 0 {
                let place = (-rest).div_euclid(side.a) + i64::from((-rest).rem_euclid(side.a) != 0);
                from = from.max(first_from(place));
            } else if side.a < 0 {
                let place = rest.div_euclid(-side.a);
                to = to.min(first_from(place + 1));
            } else if rest < 0 {
                to = from;
            }
        }
        if from < to {
            let row = (y * wide) as usize;
            if let Some(span) = picture
                .pixels
                .get_mut(row + from as usize..row + to as usize)
            {
                shade.fill(span, from, y);
            }
        }
    }
}

/// How the colour runs over a triangle.
struct Shade {
    start: [f32; 4],
    /// Where `start` is, in fractions of a pixel.
    at: [i64; 2],
    across: [f32; 4],
    down: [f32; 4],
    even: Option<Color32>,
}

impl Shade {
    fn new([a, b, c]: [Corner; 3], area: i64) -> Self {
        let area = area as f32;
        let slope = |k: usize, p: i64, q: i64| {
            let (u, v) = (b.color[k] - a.color[k], c.color[k] - a.color[k]);
            (u * p as f32 + v * q as f32) / area * ONE as f32
        };
        let even = (a.color == b.color && a.color == c.color)
            .then(|| a.color.map(|v| v as u8))
            .map(|[r, g, b, a]| Color32::from_rgba_premultiplied(r, g, b, a));
        Self {
            start: a.color,
            at: [a.x, a.y],
            across: std::array::from_fn(|k| slope(k, c.y - a.y, a.y - b.y)),
            down: std::array::from_fn(|k| slope(k, a.x - c.x, b.x - a.x)),
            even,
        }
    }

    /// Blends a piece of a row, from this pixel on.
    fn fill(&self, span: &mut [Color32], x: i64, y: i64) {
        match self.even {
            Some(color) if color.a() == 255 => span.fill(color),
            Some(color) => {
                for pixel in span {
                    *pixel = over(color, *pixel);
                }
            }
            None => {
                let away =
                    |place: i64, axis: usize| (centre(place) - self.at[axis]) as f32 / ONE as f32;
                let (dx, dy) = (away(x, 0), away(y, 1));
                let mut color: [f32; 4] = std::array::from_fn(|k| {
                    self.start[k] + self.across[k] * dx + self.down[k] * dy
                });
                for pixel in span {
                    // Rounded; a cast cuts what is below 0 and above 255.
                    let [r, g, b, a] = color.map(|v| (v + 0.5) as u8);
                    *pixel = over(Color32::from_rgba_premultiplied(r, g, b, a), *pixel);
                    for (v, step) in color.iter_mut().zip(self.across) {
                        *v += step;
                    }
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
