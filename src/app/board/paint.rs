//! Puts a display list on the screen.

use super::mesh::Mesher;
use crate::app::theme::Theme;
use crate::present::display::{Anchor, DisplayList, Font, Lettering, Point, Shape};
use crate::present::draw::geometry::{MeasuredLine, path_length};
use crate::present::fonts::boxed;
use egui::epaint::text::{LayoutJob, TextFormat};
use egui::epaint::{Mesh, TextShape};
use egui::{Color32, FontFamily, FontId, Galley, Painter, Pos2, Rect, Vec2, vec2};
use std::sync::Arc;

/// Text smaller than this many screen points, at the usual text size, is not
/// painted.
const ILLEGIBLE: f32 = 5.5;

/// A halo that reaches less far than this, in pixels, is thin.
const THIN: f32 = 1.5;

/// Where the board lies on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placement {
    /// The board's origin.
    pub origin: Pos2,
    /// Screen points per board unit.
    pub scale: f32,
}

impl Placement {
    pub(super) fn to(self, p: Point) -> Pos2 {
        self.origin + vec2(p[0], p[1]) * self.scale
    }
}

/// Paints a display list once.
pub fn paint(painter: &Painter, theme: &Theme, place: Placement, list: DisplayList) {
    LastPainted::new(list).paint(painter, theme, place);
}

/// A display list that is painted frame after frame. Its triangles are made anew only when
/// something of it has changed; its texts always are, as letters may have moved in their
/// atlas since.
#[derive(Default)]
pub struct LastPainted {
    list: DisplayList,
    /// Colours, place and pixels per point it was painted with.
    with: Option<(Theme, Placement, f32)>,
    steps: Vec<Step>,
}

/// What is painted next.
enum Step {
    Triangles(Arc<Mesh>),
    /// The text with this number in the list.
    Text(usize),
}

impl LastPainted {
    /// A list that has not been painted yet.
    #[must_use]
    pub const fn new(list: DisplayList) -> Self {
        Self {
            list,
            with: None,
            steps: Vec::new(),
        }
    }

    /// From now on it is this list.
    pub fn renew(&mut self, list: DisplayList) {
        if self.list != list {
            *self = Self::new(list);
        }
    }

    /// Paints it.
    pub fn paint(&mut self, painter: &Painter, theme: &Theme, place: Placement) {
        let pixels_per_point = painter.pixels_per_point();
        let with = Some((*theme, place, pixels_per_point));
        if self.with != with {
            let fresh = || Mesher::new(theme, place.origin, place.scale, pixels_per_point);
            self.steps = steps(&self.list, fresh);
            self.with = with;
        }
        let writer = Writer::new(painter, theme, place);
        for step in &self.steps {
            match step {
                Step::Triangles(mesh) => {
                    painter.add(egui::Shape::Mesh(Arc::clone(mesh)));
                }
                Step::Text(n) => writer.write(&self.list.shapes[*n]),
            }
        }
    }
}

/// As many triangles as lie between two texts are painted at once.
fn steps<'a>(list: &DisplayList, fresh: impl Fn() -> Mesher<'a>) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut mesher = fresh();
    for (n, shape) in list.shapes.iter().enumerate() {
        if matches!(shape, Shape::Text { .. } | Shape::TextOnPath { .. }) {
            if !mesher.mesh.is_empty() {
                let full = std::mem::replace(&mut mesher, fresh());
                steps.push(Step::Triangles(Arc::new(full.mesh)));
            }
            steps.push(Step::Text(n));
        } else {
            mesher.add(shape);
        }
    }
    if !mesher.mesh.is_empty() {
        steps.push(Step::Triangles(Arc::new(mesher.mesh)));
    }
    steps
}

/// Writes the texts of a list.
pub(super) struct Writer<'a> {
    painter: &'a Painter,
    theme: &'a Theme,
    place: Placement,
    clip: Rect,
}

/// A laid-out line and where its letters' middle is.
struct Line {
    galley: Arc<Galley>,
    /// From the galley's corner to the middle of its capitals, at its left end.
    middle: Vec2,
    width: f32,
}

impl<'a> Writer<'a> {
    pub(super) fn new(painter: &'a Painter, theme: &'a Theme, place: Placement) -> Self {
        Self {
            painter,
            theme,
            place,
            clip: painter.clip_rect(),
        }
    }

    pub(super) fn write(&self, shape: &Shape) {
        if !shape.is_finite() {
            return;
        }
        match shape {
            Shape::Text {
                at,
                anchor,
                lettering,
            } => self.line(self.place.to(*at), *anchor, lettering),
            Shape::TextOnPath { points, lettering } => self.on_path(points, lettering),
            _ => {}
        }
    }

    fn line(&self, at: Pos2, anchor: Anchor, lettering: &Lettering) {
        let size = lettering.size * self.place.scale;
        let reach = size * (lettering.content.len() as f32 + 1.0);
        if !self.clip.expand(reach).contains(at) {
            return;
        }
        let Some(line) = self.lay_out(&lettering.content, lettering) else {
            return;
        };
        let left = match anchor {
            Anchor::Left => 0.0,
            Anchor::Centre => line.width / 2.0,
            Anchor::Right => line.width,
        };
        let corner = at - vec2(left, 0.0) - line.middle;
        self.halo(lettering, size, |shift, color| {
            let shape = TextShape::new(corner + shift, Arc::clone(&line.galley), color);
            self.painter.add(shape.with_override_text_color(color));
        });
        let color = self.theme.paint(lettering.paint);
        self.painter
            .add(TextShape::new(corner, line.galley, color).with_override_text_color(color));
    }

    /// Letter by letter along a line.
    fn on_path(&self, points: &[Point], lettering: &Lettering) {
        let points: Vec<Point> = points
            .iter()
            .map(|&p| {
                let p = self.place.to(p);
                [p.x, p.y]
            })
            .collect();
        let Some(whole) = self.lay_out(&lettering.content, lettering) else {
            return;
        };
        let size = lettering.size * self.place.scale;
        let start = (path_length(&points) - whole.width) / 2.0;
        let measured = MeasuredLine::of(&points);
        let mut letters = Vec::new();
        for glyph in whole.galley.rows.iter().flat_map(|r| r.glyphs.iter()) {
            if glyph.chr == ' ' {
                continue;
            }
            let Some(letter) = self.lay_out(&glyph.chr.to_string(), lettering) else {
                continue;
            };
            let (at, direction) = measured.at(start + glyph.pos.x + letter.width / 2.0);
            let angle = direction[1].atan2(direction[0]);
            let pivot = letter.middle + vec2(letter.width / 2.0, 0.0);
            let corner = Pos2::new(at[0], at[1])
                - Vec2::angled(angle) * pivot.x
                - Vec2::new(-angle.sin(), angle.cos()) * pivot.y;
            letters.push((corner, angle, letter.galley));
        }
        self.halo(lettering, size, |shift, color| {
            for (corner, angle, galley) in &letters {
                let shape = TextShape::new(*corner + shift, Arc::clone(galley), color);
                self.painter
                    .add(shape.with_angle(*angle).with_override_text_color(color));
            }
        });
        let color = self.theme.paint(lettering.paint);
        for (corner, angle, galley) in letters {
            let shape = TextShape::new(corner, galley, color).with_angle(angle);
            self.painter.add(shape.with_override_text_color(color));
        }
    }

    /// Calls for eight places round the letters; four do for a thin halo, and
    /// halos are most of what is painted for a name.
    fn halo(&self, lettering: &Lettering, size: f32, mut write: impl FnMut(Vec2, Color32)) {
        let Some(paint) = lettering.halo else { return };
        let color = self.theme.paint(paint);
        let reach = (size * 0.10).clamp(1.0, 4.0);
        let places: u8 = match reach * self.painter.pixels_per_point() < THIN {
            true => 4,
            false => 8,
        };
        for i in 0..places {
            let turn = (f32::from(i) + 0.5) / f32::from(places);
            write(Vec2::angled(turn * std::f32::consts::TAU) * reach, color);
        }
    }

    fn lay_out(&self, content: &str, lettering: &Lettering) -> Option<Line> {
        // Half points: zooming must not fill the glyph atlas with a hundred
        // sizes of the same letter.
        let steps = 2.0 * self.painter.ctx().zoom_factor();
        let size = (lettering.size * self.place.scale * steps).round() / steps;
        if size * steps < ILLEGIBLE * 2.0 || content.is_empty() {
            return None;
        }
        let mut format = TextFormat::simple(
            FontId::new(size, family(lettering.font)),
            Color32::PLACEHOLDER,
        );
        format.extra_letter_spacing = lettering.spacing * size;
        format.italics = lettering.font == Font::Slanted;
        let content = boxed(content).into_owned();
        let mut job = LayoutJob::single_section(content, format);
        job.wrap.max_width = f32::INFINITY;
        let galley = self.painter.layout_job(job);
        let row = galley.rows.first()?;
        let glyph = row.glyphs.first()?;
        let baseline = row.pos.y + glyph.pos.y;
        let last = row.glyphs.last()?;
        let width = last.pos.x + last.advance_width - lettering.spacing * size;
        Some(Line {
            middle: vec2(
                row.pos.x,
                baseline - capital_height(lettering.font) * size / 2.0,
            ),
            width,
            galley,
        })
    }
}

/// The family that a typeface is installed as.
#[must_use]
pub fn family(font: Font) -> FontFamily {
    match font {
        Font::Regular | Font::Slanted => FontFamily::Name("sans".into()),
        Font::Bold => FontFamily::Name("sans-bold".into()),
        Font::Condensed => FontFamily::Name("condensed".into()),
        Font::Map => FontFamily::Name("map".into()),
        Font::MapItalic => FontFamily::Name("map-italic".into()),
    }
}

/// Height of capitals and digits in ems.
const fn capital_height(font: Font) -> f32 {
    match font {
        Font::Regular | Font::Slanted | Font::Bold => 0.729,
        Font::Condensed => 0.711,
        Font::Map | Font::MapItalic => 0.67,
    }
}
