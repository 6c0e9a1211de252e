//! What a window shows, painted without a display: triangles with textures, as a
//! graphics card would paint them.

use crate::window::Window;
use egui::epaint::{ImageData, ImageDelta, Primitive, Vertex};
use egui::{Color32, ColorImage, Mesh, Rect, TextureId, TexturesDelta};
use egui_kittest::TestRenderer;
use std::cell::RefCell;
use std::collections::HashMap;
use std::path::Path;
use std::rc::Rc;

/// The textures of a window, as they stand.
#[derive(Clone, Default)]
pub struct Textures(Rc<RefCell<HashMap<TextureId, ColorImage>>>);

impl TestRenderer for Textures {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        let mut all = self.0.borrow_mut();
        for (id, changes) in delta.set.drain() {
            for change in changes {
                laid_in(&mut all, id, change);
            }
        }
        for id in delta.free.drain() {
            all.remove(&id);
        }
    }
}

fn laid_in(all: &mut HashMap<TextureId, ColorImage>, id: TextureId, change: ImageDelta) {
    let ImageData::Color(new) = change.image;
    match change.pos {
        None => {
            all.insert(id, (*new).clone());
        }
        Some([left, top]) => {
            let whole = all.get_mut(&id).expect("a part of a texture that is there");
            for y in 0..new.size[1] {
                let from = y * new.size[0];
                let to = (top + y) * whole.size[0] + left;
                whole.pixels[to..to + new.size[0]]
                    .copy_from_slice(&new.pixels[from..from + new.size[0]]);
            }
        }
    }
}

/// A picture of a window as it stands.
pub fn painted(window: &Window<'_>, textures: &Textures) -> ColorImage {
    let scale = window.ctx.pixels_per_point();
    let size = window.ctx.content_rect().size() * scale;
    let size = [size.x.round() as usize, size.y.round() as usize];
    let mut picture = ColorImage::filled(size, Color32::BLACK);
    let shapes = window.output().shapes.clone();
    let all = textures.0.borrow();
    for part in window.ctx.tessellate(shapes, scale) {
        let Primitive::Mesh(mesh) = part.primitive else {
            panic!("the window draws nothing but triangles");
        };
        let texture = all.get(&mesh.texture_id);
        lay(&mut picture, &mesh, texture, part.clip_rect, scale);
    }
    picture
}

fn lay(picture: &mut ColorImage, mesh: &Mesh, texture: Option<&ColorImage>, clip: Rect, by: f32) {
    let edge = |at: f32, most: usize| (at * by).round().clamp(0.0, most as f32) as usize;
    let [width, height] = picture.size;
    let clip = [
        edge(clip.min.x, width),
        edge(clip.min.y, height),
        edge(clip.max.x, width),
        edge(clip.max.y, height),
    ];
    for three in mesh.indices.chunks_exact(3) {
        let corners = [three[0], three[1], three[2]].map(|i| mesh.vertices[i as usize]);
        triangle(picture, corners, texture, clip, by);
    }
}

/// Twice the area left of the way from one corner to the next, seen from a point.
fn side(a: [f32; 2], b: [f32; 2], p: [f32; 2]) -> f32 {
    (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
}

/// Whether points on this edge belong to the triangle: those on an edge that two
/// share belong to one of them.
fn owned(a: [f32; 2], b: [f32; 2]) -> bool {
    a[1] > b[1] || (a[1] == b[1] && a[0] < b[0])
}

fn triangle(
    picture: &mut ColorImage,
    mut corners: [Vertex; 3],
    texture: Option<&ColorImage>,
    clip: [usize; 4],
    by: f32,
) {
    let mut at = corners.map(|v| [v.pos.x * by, v.pos.y * by]);
    let mut area = side(at[0], at[1], at[2]);
    if area < 0.0 {
        corners.swap(1, 2);
        at.swap(1, 2);
        area = -area;
    }
    if area <= f32::EPSILON {
        return;
    }
    let least = |i: usize| at.iter().map(|p| p[i]).fold(f32::MAX, f32::min);
    let most = |i: usize| at.iter().map(|p| p[i]).fold(f32::MIN, f32::max);
    let from = |i: usize| (least(i).floor().max(0.0) as usize).max(clip[i]);
    let to = |i: usize| (most(i).ceil().max(0.0) as usize).min(clip[i + 2]);
    for y in from(1)..to(1) {
        for x in from(0)..to(0) {
            let p = [x as f32 + 0.5, y as f32 + 0.5];
            let edges = [[1, 2], [2, 0], [0, 1]].map(|[a, b]| (side(at[a], at[b], p), a, b));
            let inside =
                |&(w, a, b): &(f32, usize, usize)| w > 0.0 || (w == 0.0 && owned(at[a], at[b]));
            if !edges.iter().all(inside) {
                continue;
            }
            let weights = edges.map(|(w, ..)| w / area);
            let mixed =
                |of: fn(&Vertex) -> f32| (0..3).map(|i| of(&corners[i]) * weights[i]).sum::<f32>();
            let mut ink = [
                mixed(|v| f32::from(v.color.r())),
                mixed(|v| f32::from(v.color.g())),
                mixed(|v| f32::from(v.color.b())),
                mixed(|v| f32::from(v.color.a())),
            ];
            if let Some(texture) = texture {
                let texel = looked_up(texture, [mixed(|v| v.uv.x), mixed(|v| v.uv.y)]);
                for (ink, texel) in ink.iter_mut().zip(texel) {
                    *ink *= texel / 255.0;
                }
            }
            let under = &mut picture.pixels[y * picture.size[0] + x];
            let rest = 1.0 - ink[3] / 255.0;
            let over = |ink: f32, under: u8| (ink + f32::from(under) * rest).round() as u8;
            *under = Color32::from_rgb(
                over(ink[0], under.r()),
                over(ink[1], under.g()),
                over(ink[2], under.b()),
            );
        }
    }
}

/// What a texture holds between its pixels.
fn looked_up(texture: &ColorImage, uv: [f32; 2]) -> [f32; 4] {
    let [width, height] = texture.size;
    let place = |at: f32, size: usize| {
        let at = (at * size as f32 - 0.5).clamp(0.0, (size - 1) as f32);
        (at.floor() as usize, at.fract())
    };
    let ((x, right), (y, down)) = (place(uv[0], width), place(uv[1], height));
    let texel = |x: usize, y: usize| {
        let [x, y] = [x.min(width - 1), y.min(height - 1)];
        texture.pixels[y * width + x].to_array().map(f32::from)
    };
    let corners = [
        texel(x, y),
        texel(x + 1, y),
        texel(x, y + 1),
        texel(x + 1, y + 1),
    ];
    let shares = [
        (1.0 - right) * (1.0 - down),
        right * (1.0 - down),
        (1.0 - right) * down,
        right * down,
    ];
    std::array::from_fn(|i| {
        (0..4)
            .map(|corner| corners[corner][i] * shares[corner])
            .sum()
    })
}

/// Writes a picture as PNG.
pub fn write(picture: &ColorImage, path: &Path) {
    let [width, height] = picture.size.map(|n| u32::try_from(n).unwrap());
    let mut pixels = resvg::tiny_skia::Pixmap::new(width, height).unwrap();
    let bytes = picture.pixels.iter().flat_map(|c| c.to_array());
    for (to, from) in pixels.data_mut().iter_mut().zip(bytes) {
        *to = from;
    }
    pixels.save_png(path).unwrap();
}
