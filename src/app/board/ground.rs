//! The printed map. It changes only with scenario, colours and zoom, and has
//! tens of thousands of corners: it is painted once, beside the window's own
//! work, and shown as a picture of exactly the pixels of the screen.

use super::mesh::Mesher;
use super::paint::{Placement, Writer};
use super::raster;
use crate::app::theme::Theme;
use crate::app::waker::Waker;
use crate::present::board::MapView;
use crate::present::display::DisplayList;
use crate::present::draw::geometry::held;
use crate::present::draw::{self, sheet};
use crate::present::ink::Ink;
use egui::epaint::Mesh;
use egui::{Color32, ColorImage, Painter, Pos2, Rect, TextureHandle, TextureOptions, pos2, vec2};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, OnceLock};

/// How much of the map is painted beyond what can be seen, on each side, as a
/// share of what can be seen: one can pan so far before it is painted anew.
const BEYOND: f32 = 0.3;

/// How far the picture of the sheet reaches beyond it, for its shadow, in board
/// units.
const SHADOW: f32 = 0.3;

/// How far a picture of another zoom may be stretched until a new one is there.
const STRETCH: std::ops::RangeInclusive<f32> = 0.4..=2.5;

/// A part of the map at a zoom, in pixels of the screen from the board's
/// origin.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Part {
    /// Pixels per board unit.
    scale: f32,
    pixels_per_point: f32,
    low: [i32; 2],
    high: [i32; 2],
}

impl Part {
    /// The part of the sheet in this rectangle of the screen.
    fn within(view: Rect, place: Placement, pixels_per_point: f32, map: &MapView) -> Self {
        let scale = place.scale * pixels_per_point;
        let [low, high] = sheet(map);
        let pixel = |at: Pos2, axis: usize| {
            let place = (at - place.origin)[axis] * pixels_per_point;
            let [low, high] = [low[axis] - SHADOW, high[axis] + SHADOW].map(|v| v * scale);
            held(place, low, high)
        };
        Self {
            scale,
            pixels_per_point,
            low: [0, 1].map(|axis| pixel(view.min, axis).floor() as i32),
            high: [0, 1].map(|axis| pixel(view.max, axis).ceil() as i32),
        }
    }

    fn size(self) -> [usize; 2] {
        [0, 1].map(|axis| usize::try_from(self.high[axis] - self.low[axis]).unwrap_or(0))
    }

    /// Whether a graphics card can take it, and there is anything of it.
    fn is_paintable(self, most: usize) -> bool {
        self.size().iter().all(|&side| (1..=most).contains(&side))
    }

    /// Whether it has everything of another part.
    fn covers(self, other: Self) -> bool {
        (self.scale, self.pixels_per_point) == (other.scale, other.pixels_per_point)
            && [0, 1].iter().all(|&axis| {
                self.low[axis] <= other.low[axis] && self.high[axis] >= other.high[axis]
            })
    }

    /// How much larger it is to be shown than it was painted.
    fn stretch(self, place: Placement, pixels_per_point: f32) -> f32 {
        place.scale * pixels_per_point / self.scale
    }

    /// Where it lies on the screen: on whole pixels where it is of this zoom.
    fn on_screen(self, place: Placement, pixels_per_point: f32) -> Rect {
        let stretch = self.stretch(place, pixels_per_point);
        let corner = |p: [i32; 2]| vec2(p[0] as f32, p[1] as f32) * stretch / pixels_per_point;
        let origin = (place.origin.to_vec2() * pixels_per_point).round() / pixels_per_point;
        Rect::from_min_max(
            (origin + corner(self.low)).to_pos2(),
            (origin + corner(self.high)).to_pos2(),
        )
    }
}

/// Something to paint.
type Job = Box<dyn FnOnce() + Send>;

/// Who paints all pictures, one after the other. A thread for each would take its
/// tens of megabytes from another part of the allocator, which keeps them.
fn painters() -> Option<&'static Sender<Job>> {
    static PAINTERS: OnceLock<Option<Sender<Job>>> = OnceLock::new();
    let hire = || {
        let (send, jobs) = channel::<Job>();
        let work = move || {
            for job in jobs {
                // Whoever waits for it sees that nothing comes.
                let _ = catch_unwind(AssertUnwindSafe(job));
            }
        };
        let thread = std::thread::Builder::new().name("map".to_owned());
        thread.spawn(work).ok().map(|_| send)
    };
    PAINTERS.get_or_init(hire).as_ref()
}

/// A picture that is being painted.
struct Work {
    part: Part,
    done: Receiver<ColorImage>,
    /// Lives as long as somebody waits for the picture.
    _wanted: Arc<()>,
}

/// The map as triangles, while there is no picture of it.
struct Stand {
    /// At `scale`, its origin at zero.
    mesh: Mesh,
    scale: f32,
    pixels_per_point: f32,
    /// The mesh as last painted, and where.
    painted: Option<(Placement, Arc<Mesh>)>,
}

/// The printed map, ready to be painted.
pub struct PaintedGround {
    map: Arc<MapView>,
    theme: Theme,
    land: Arc<DisplayList>,
    lettering: DisplayList,
    picture: Option<(Part, TextureHandle)>,
    work: Option<Work>,
    stand: Option<Stand>,
    last_scale: f32,
}

impl PaintedGround {
    /// Draws a map.
    #[must_use]
    pub fn new(map: Arc<MapView>, theme: Theme) -> Self {
        let (lettering, land) = draw::ground(&map).split_lettering();
        Self {
            land: Arc::new(land),
            lettering,
            map,
            theme,
            picture: None,
            work: None,
            stand: None,
            last_scale: 0.0,
        }
    }

    /// Whether this is still the picture of that map in those colours.
    #[must_use]
    pub fn shows(&self, map: &Arc<MapView>, theme: Theme) -> bool {
        Arc::ptr_eq(&self.map, map) && self.theme == theme
    }

    /// Paints it without its lettering. While the scale changes from frame to
    /// frame the last picture is stretched; a sharp one is painted when it rests.
    pub fn paint(&mut self, painter: &Painter, place: Placement) {
        let pixels_per_point = painter.pixels_per_point();
        let view = painter.clip_rect();
        let resting = self.last_scale == place.scale;
        self.last_scale = place.scale;
        if !resting {
            painter.ctx().request_repaint();
        }
        self.take_what_is_done(painter);
        let part = |view| Part::within(view, place, pixels_per_point, &self.map);
        let seen = part(view);
        let sharp = self.picture.as_ref().is_some_and(|(p, _)| p.covers(seen));
        if resting && !sharp && self.work.is_none() {
            let wanted = part(view.expand2(view.size() * BEYOND));
            let most = painter.ctx().input(|i| i.max_texture_side);
            if wanted.is_paintable(most) {
                self.work = self.begin(painter, wanted);
            }
        }
        // Over the whole of what is seen, or not at all.
        let usable = |p: Part| {
            // Rounding may take a pixel of the shadow.
            let by = p.stretch(place, pixels_per_point);
            let stretched = Part {
                scale: seen.scale,
                pixels_per_point,
                low: p.low.map(|v| (v as f32 * by).floor() as i32 - 2),
                high: p.high.map(|v| (v as f32 * by).ceil() as i32 + 2),
            };
            sharp || STRETCH.contains(&p.stretch(place, pixels_per_point)) && stretched.covers(seen)
        };
        match &self.picture {
            Some((part, picture)) if usable(*part) => {
                let rect = part.on_screen(place, pixels_per_point);
                table_around(painter, rect, self.theme.color(self.map.ink(Ink::Table)));
                let mut mesh = Mesh::with_texture(picture.id());
                let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
                mesh.add_rect_with_uv(rect, whole, Color32::WHITE);
                painter.add(egui::Shape::mesh(mesh));
                if sharp {
                    self.stand = None;
                }
            }
            _ => self.stand_in(painter, place, resting),
        }
    }

    /// Writes everything that is lettered on it.
    pub fn write(&self, painter: &Painter, place: Placement) {
        let writer = Writer::new(painter, &self.theme, place);
        for shape in &self.lettering.shapes {
            writer.write(shape);
        }
    }

    fn take_what_is_done(&mut self, painter: &Painter) {
        let Some(work) = &self.work else { return };
        // A painter that came to grief is not sent again: triangles will do.
        if let Ok(picture) = work.done.try_recv() {
            let options = TextureOptions::LINEAR;
            let picture = painter.ctx().load_texture("map", picture, options);
            self.picture = Some((work.part, picture));
            self.work = None;
        }
    }

    /// Has a part painted beside the window's own work.
    fn begin(&self, painter: &Painter, part: Part) -> Option<Work> {
        let (send, done) = channel();
        let (land, theme) = (Arc::clone(&self.land), self.theme);
        let window = Waker::of(painter.ctx());
        let paper = theme.color(self.map.ink(Ink::Table));
        let wanted = Arc::new(());
        let waits = Arc::downgrade(&wanted);
        let work = move || {
            // Its turn may come when the window shows another map, or is closed.
            if waits.strong_count() == 0 {
                return;
            }
            let mut mesher = Mesher::new(&theme, Pos2::ZERO, part.scale, 1.0);
            for shape in &land.shapes {
                mesher.add(shape);
            }
            let origin = -vec2(part.low[0] as f32, part.low[1] as f32);
            let picture = raster::paint(&mesher.mesh, part.size(), origin, paper);
            if send.send(picture).is_ok() {
                window.wake();
            }
        };
        let sent = painters()?.send(Box::new(work)).is_ok();
        sent.then_some(Work {
            part,
            done,
            _wanted: wanted,
        })
    }

    /// Paints the map as triangles, made anew when the scale rests.
    fn stand_in(&mut self, painter: &Painter, place: Placement, resting: bool) {
        let pixels_per_point = painter.pixels_per_point();
        let fits = |stand: &Stand| {
            let stretch = place.scale / stand.scale;
            stand.pixels_per_point == pixels_per_point
                && (stretch == 1.0 || !resting && STRETCH.contains(&stretch))
        };
        if !self.stand.as_ref().is_some_and(fits) {
            let mut mesher = Mesher::new(&self.theme, Pos2::ZERO, place.scale, pixels_per_point);
            for shape in &self.land.shapes {
                mesher.add(shape);
            }
            self.stand = Some(Stand {
                mesh: mesher.mesh,
                scale: place.scale,
                pixels_per_point,
                painted: None,
            });
        }
        if let Some(stand) = &mut self.stand {
            painter.add(egui::Shape::Mesh(stand.at(place)));
        }
    }
}

impl Stand {
    /// The triangles where the board is now.
    fn at(&mut self, place: Placement) -> Arc<Mesh> {
        if let Some((at, mesh)) = &self.painted
            && *at == place
        {
            return Arc::clone(mesh);
        }
        let mut mesh = self.mesh.clone();
        let stretch = place.scale / self.scale;
        for vertex in &mut mesh.vertices {
            vertex.pos = place.origin + vertex.pos.to_vec2() * stretch;
        }
        let mesh = Arc::new(mesh);
        self.painted = Some((place, Arc::clone(&mesh)));
        mesh
    }
}

/// Fills what is seen around the picture, and nothing below it: painting over is
/// what takes time.
fn table_around(painter: &Painter, picture: Rect, table: Color32) {
    let view = painter.clip_rect();
    let picture = picture.intersect(view);
    let strips = [
        Rect::from_min_max(view.min, pos2(view.max.x, picture.min.y)),
        Rect::from_min_max(pos2(view.min.x, picture.max.y), view.max),
        Rect::from_x_y_ranges(view.min.x..=picture.min.x, picture.y_range()),
        Rect::from_x_y_ranges(picture.max.x..=view.max.x, picture.y_range()),
    ];
    let mut mesh = Mesh::default();
    for strip in strips {
        if strip.is_positive() {
            mesh.add_colored_rect(strip, table);
        }
    }
    painter.add(egui::Shape::mesh(mesh));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::present::draw::sample;
    use egui::epaint::ClippedShape;
    use egui::{Context, RawInput, TextureId, vec2};

    struct Stage {
        ctx: Context,
        ground: PaintedGround,
    }

    /// What was painted: corners of triangles without a picture, and pictures.
    #[derive(PartialEq, Debug)]
    struct Painted {
        corners: usize,
        pictures: usize,
    }

    impl Stage {
        fn new() -> Self {
            Self {
                ctx: Context::default(),
                ground: PaintedGround::new(sample::map(), Theme::Printed),
            }
        }

        fn frame(&mut self, place: Placement) -> Painted {
            let input = RawInput {
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0))),
                max_texture_side: Some(8192),
                ..RawInput::default()
            };
            let ground = &mut self.ground;
            let mut output = self
                .ctx
                .run_ui(input, |ui| ground.paint(ui.painter(), place));
            output.textures_delta.clear();
            let meshes = output
                .shapes
                .iter()
                .filter_map(|c: &ClippedShape| match &c.shape {
                    egui::Shape::Mesh(mesh) => Some(mesh),
                    _ => None,
                });
            let mut painted = Painted {
                corners: 0,
                pictures: 0,
            };
            for mesh in meshes {
                match mesh.texture_id == TextureId::default() {
                    true => painted.corners += mesh.vertices.len(),
                    false => painted.pictures += 1,
                }
            }
            painted
        }

        /// Waits for the picture that is being painted.
        fn finish(&mut self) {
            let work = self.ground.work.as_mut().expect("one is being painted");
            let (send, again) = channel();
            send.send(work.done.recv().expect("it is painted")).unwrap();
            work.done = again;
        }
    }

    fn place(x: f32, y: f32, scale: f32) -> Placement {
        Placement {
            origin: pos2(x, y),
            scale,
        }
    }

    #[test]
    fn triangles_stand_in_until_the_picture_is_there_and_none_are_painted_after() {
        let mut stage = Stage::new();
        let here = place(120.3, 480.7, 40.0);
        assert!(stage.frame(here).corners > 10_000);
        assert!(stage.frame(here).corners > 10_000, "it rests: work begins");
        stage.finish();
        let painted = stage.frame(here);
        assert_eq!(painted.pictures, 1);
        assert!(painted.corners <= 16, "the table around: {painted:?}");
        // Nothing more to do.
        assert_eq!(stage.frame(here), painted);
        assert!(stage.ground.work.is_none() && stage.ground.stand.is_none());
    }

    #[test]
    fn it_is_stretched_while_the_zoom_changes_and_sharp_when_it_rests() {
        let mut stage = Stage::new();
        stage.frame(place(100.0, 400.0, 30.0));
        stage.frame(place(100.0, 400.0, 30.0));
        stage.finish();
        for scale in [31.0, 33.0, 36.0] {
            let painted = stage.frame(place(100.0, 400.0, scale));
            assert_eq!(painted.pictures, 1, "at {scale}");
            assert!(stage.ground.work.is_none(), "not while it changes");
        }
        stage.frame(place(100.0, 400.0, 36.0));
        stage.finish();
        stage.frame(place(100.0, 400.0, 36.0));
        let (part, _) = stage.ground.picture.as_ref().unwrap();
        assert_eq!(part.scale, 36.0);
    }

    #[test]
    fn a_picture_of_this_zoom_lies_on_whole_pixels_wherever_the_board_is() {
        let map = sample::map();
        let view = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0));
        for pixels_per_point in [1.0, 1.25, 2.0] {
            for i in 0..7_u8 {
                let at = place(100.13 + f32::from(i) * 3.37, 410.7, 37.3);
                let part = Part::within(view, at, pixels_per_point, &map);
                let rect = part.on_screen(at, pixels_per_point);
                let size = part.size().map(|s| s as f32);
                for (points, wanted) in [(rect.width(), size[0]), (rect.height(), size[1])] {
                    assert!((points * pixels_per_point - wanted).abs() < 0.01);
                }
                for edge in [rect.min.x, rect.min.y] {
                    let pixels = edge * pixels_per_point;
                    assert!((pixels - pixels.round()).abs() < 0.01, "{pixels}");
                }
            }
        }
    }

    #[test]
    fn a_closer_look_paints_only_what_is_near() {
        let map = sample::map();
        let view = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0));
        let part = Part::within(view, place(-2000.0, 900.0, 400.0), 1.0, &map);
        assert!(part.size()[0] <= 801 && part.size()[1] <= 601, "{part:?}");
        assert!(part.is_paintable(2048) && !part.is_paintable(256));
    }
}
