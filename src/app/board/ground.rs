//! The printed map. It changes only with scenario, colours and zoom, and has
//! tens of thousands of corners: it is painted once, beside the window's own
//! work, and shown as a picture of exactly the pixels of the screen. Until that
//! is there, a small picture of the whole map is stretched. Its triangles never go
//! to the screen: where no graphics card paints, its driver took 30 MB for them.

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
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, OnceLock};

/// How much of the map is painted beyond what can be seen, on each side, as a
/// share of what can be seen: one can pan so far before it is painted anew. Less where
/// that is more than a card takes.
const BEYOND: [f32; 3] = [0.3, 0.1, 0.0];

/// How far the picture of the sheet reaches beyond it, for its shadow, in board
/// units.
const SHADOW: f32 = 0.3;

/// How far a picture of another zoom may be stretched until a new one is there.
const STRETCH: std::ops::RangeInclusive<f32> = 0.4..=2.5;

/// How many pixels the longer side of the small picture of the whole map has.
const SMALL: f32 = 1024.0;

/// A picture of so many pixels is painted within a frame or two: what windows of usual
/// size show of a map, or the map.
const AT_ONCE: usize = 2_500_000;

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

    /// The whole sheet in a small picture.
    fn of_all(map: &MapView) -> Self {
        let [low, high] = sheet(map);
        let longer = (high[0] - low[0]).max(high[1] - low[1]) + 2.0 * SHADOW;
        let scale = SMALL / longer;
        Self {
            scale,
            pixels_per_point: 1.0,
            low: low.map(|v| ((v - SHADOW) * scale).floor() as i32),
            high: high.map(|v| ((v + SHADOW) * scale).ceil() as i32),
        }
    }

    fn size(self) -> [usize; 2] {
        [0, 1].map(|axis| usize::try_from(self.high[axis] - self.low[axis]).unwrap_or(0))
    }

    /// Whether it is there at once.
    fn is_soon_painted(self) -> bool {
        let [wide, tall] = self.size();
        (1..=AT_ONCE).contains(&wide.saturating_mul(tall))
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

/// The printed map, ready to be painted.
pub struct PaintedGround {
    map: Arc<MapView>,
    theme: Theme,
    land: Arc<DisplayList>,
    lettering: DisplayList,
    /// Of the whole map, small. It is kept: whoever zooms and pans needs it often.
    small: Option<(Part, TextureHandle)>,
    /// Of the part that is seen, as sharp as the screen.
    picture: Option<(Part, TextureHandle)>,
    work: Option<Work>,
    /// Whether whoever paints beside the window came to grief, or there is nobody.
    alone: bool,
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
            small: None,
            picture: None,
            work: None,
            alone: false,
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
        if !view.is_positive() {
            return;
        }
        let resting = self.last_scale == place.scale;
        self.last_scale = place.scale;
        if !resting {
            painter.ctx().request_repaint();
        }
        self.take_what_is_done(painter);
        let part = |view| Part::within(view, place, pixels_per_point, &self.map);
        let seen = part(view);
        let wanted = BEYOND.map(|beyond| part(view.expand2(view.size() * beyond)));
        let most = painter.ctx().input(|i| i.max_texture_side);
        let mut wanted = wanted.into_iter().filter(|part| part.is_paintable(most));
        if self.picture.is_none() && self.work.is_none() {
            let soon = wanted.clone().find(|part| part.is_soon_painted());
            self.picture = soon.map(|part| self.painted(painter, "map", part));
        }
        let is_sharp = |(part, _): &(Part, _)| part.covers(seen);
        if resting && !self.picture.as_ref().is_some_and(is_sharp) && self.work.is_none() {
            let wanted = wanted.next();
            self.work = wanted.and_then(|wanted| self.begin(painter, wanted));
            // Without anybody beside the window it is painted here, however long it takes.
            if let Some(wanted) = wanted.filter(|_| self.work.is_none()) {
                self.picture = Some(self.painted(painter, "map", wanted));
            }
        }
        let sharp = self.picture.as_ref().is_some_and(is_sharp);
        let stretch = |p: Part| p.stretch(place, pixels_per_point);
        let is_whole = |p: Part| {
            // Rounding may take a pixel of the shadow.
            let stretched = Part {
                scale: seen.scale,
                pixels_per_point,
                low: p.low.map(|v| (v as f32 * stretch(p)).floor() as i32 - 2),
                high: p.high.map(|v| (v as f32 * stretch(p)).ceil() as i32 + 2),
            };
            sharp || STRETCH.contains(&stretch(p)) && stretched.covers(seen)
        };
        let near = self.picture.clone();
        let shown = match near {
            Some(near) if is_whole(near.0) => vec![near],
            near => {
                let small = self.small(painter);
                let is_sharper = |(p, _): &(Part, TextureHandle)| {
                    stretch(*p) >= *STRETCH.start() && p.scale > small.0.scale
                };
                let near = near.filter(is_sharper);
                [small].into_iter().chain(near).collect()
            }
        };
        if let Some((part, _)) = shown.first() {
            let rect = part.on_screen(place, pixels_per_point);
            table_around(painter, rect, self.theme.color(self.map.ink(Ink::Table)));
        }
        for (part, picture) in shown {
            let mut mesh = Mesh::with_texture(picture.id());
            let corners = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
            let rect = part.on_screen(place, pixels_per_point);
            mesh.add_rect_with_uv(rect, corners, Color32::WHITE);
            painter.add(egui::Shape::mesh(mesh));
        }
    }

    /// The small picture of the whole map, painted when it is first needed.
    fn small(&mut self, painter: &Painter) -> (Part, TextureHandle) {
        let small = self.small.take();
        let paint = || self.painted(painter, "small map", Part::of_all(&self.map));
        self.small.insert(small.unwrap_or_else(paint)).clone()
    }

    /// A part, painted here and now.
    fn painted(&self, painter: &Painter, name: &str, part: Part) -> (Part, TextureHandle) {
        let picture = picture(&self.land, part, &self.theme, self.map.ink(Ink::Table));
        (part, texture(painter, name, picture))
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
        match work.done.try_recv() {
            Ok(picture) => {
                self.picture = Some((work.part, texture(painter, "map", picture)));
                self.work = None;
            }
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => {
                self.alone = true;
                self.work = None;
            }
        }
    }

    /// Has a part painted beside the window's own work, if there is somebody for it.
    fn begin(&self, painter: &Painter, part: Part) -> Option<Work> {
        if self.alone {
            return None;
        }
        let (send, done) = channel();
        let (land, theme) = (Arc::clone(&self.land), self.theme);
        let window = Waker::of(painter.ctx());
        let table = self.map.ink(Ink::Table);
        let wanted = Arc::new(());
        let waits = Arc::downgrade(&wanted);
        let work = move || {
            // Its turn may come when the window shows another map, or is closed.
            if waits.strong_count() == 0 {
                return;
            }
            let picture = picture(&land, part, &theme, table);
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
}

/// A part of the land as a picture, on a table of this ink.
fn picture(land: &DisplayList, part: Part, theme: &Theme, table: Ink) -> ColorImage {
    let mut mesher = Mesher::new(theme, Pos2::ZERO, part.scale, 1.0);
    for shape in &land.shapes {
        mesher.add(shape);
    }
    let origin = -vec2(part.low[0] as f32, part.low[1] as f32);
    raster::paint(&mesher.mesh, part.size(), origin, theme.color(table))
}

/// A picture where frames can show it.
fn texture(painter: &Painter, name: &str, picture: ColorImage) -> TextureHandle {
    painter
        .ctx()
        .load_texture(name, picture, TextureOptions::LINEAR)
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
    use egui::{Context, RawInput, TextureId, Vec2, vec2};

    struct Stage {
        ctx: Context,
        size: Vec2,
        /// The longest side of a picture that the card takes.
        most: usize,
        ground: PaintedGround,
    }

    /// What was painted: corners of triangles without a picture, and pictures, from the
    /// lowest up.
    #[derive(PartialEq, Debug)]
    struct Painted {
        corners: usize,
        pictures: Vec<TextureId>,
    }

    impl Stage {
        fn new() -> Self {
            Self {
                ctx: Context::default(),
                size: vec2(800.0, 600.0),
                most: 8192,
                ground: PaintedGround::new(sample::map(), Theme::Printed),
            }
        }

        fn frame(&mut self, place: Placement) -> Painted {
            let input = RawInput {
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
                max_texture_side: Some(self.most),
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
                pictures: Vec::new(),
            };
            for mesh in meshes {
                match mesh.texture_id == TextureId::default() {
                    true => painted.corners += mesh.vertices.len(),
                    false => painted.pictures.push(mesh.texture_id),
                }
            }
            painted
        }

        /// At which scale it is sharp.
        fn sharp_at(&self) -> Option<f32> {
            self.ground.picture.as_ref().map(|(part, _)| part.scale)
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
    fn a_map_of_usual_size_is_sharp_in_the_first_frame_and_is_painted_once() {
        let mut stage = Stage::new();
        let here = place(120.3, 480.7, 40.0);
        let painted = stage.frame(here);
        assert_eq!(painted.pictures.len(), 1);
        assert!(painted.corners <= 16, "the table around: {painted:?}");
        assert_eq!(stage.sharp_at(), Some(40.0));
        // Nothing more to do.
        assert_eq!(stage.frame(here), painted);
        assert!(stage.ground.work.is_none() && stage.ground.small.is_none());
    }

    /// A view of more pixels than are painted at once.
    const LARGE: (Vec2, Placement) = (
        vec2(2400.0, 1600.0),
        Placement {
            origin: pos2(-600.0, 2200.0),
            scale: 400.0,
        },
    );

    #[test]
    fn a_small_picture_stands_in_until_a_large_one_is_sharp_and_no_triangles_ever_do() {
        let mut stage = Stage::new();
        let here = LARGE.1;
        stage.size = LARGE.0;
        let painted = stage.frame(here);
        assert!(stage.ground.small.is_some() && stage.sharp_at().is_none());
        assert_eq!(painted.pictures.len(), 1);
        assert!(painted.corners <= 16, "{painted:?}");
        assert_eq!(stage.frame(here), painted);
        assert!(stage.ground.work.is_some(), "it rests: work begins");
        stage.finish();
        let sharp = stage.frame(here);
        assert_eq!(sharp.pictures.len(), 1);
        assert_ne!(sharp.pictures, painted.pictures);
        assert!(sharp.corners <= 16, "{sharp:?}");
        assert_eq!(stage.sharp_at(), Some(400.0));
        assert!(stage.ground.work.is_none());
    }

    #[test]
    fn where_the_card_takes_no_more_only_what_is_seen_is_painted() {
        let mut stage = Stage::new();
        (stage.size, stage.most) = (LARGE.0, 2500);
        stage.frame(LARGE.1);
        stage.frame(LARGE.1);
        let part = stage.ground.work.as_ref().unwrap().part;
        assert_eq!(part.size(), [2400, 1600]);
    }

    #[test]
    fn where_nobody_paints_beside_the_window_it_is_painted_in_it() {
        let mut stage = Stage::new();
        stage.size = LARGE.0;
        stage.frame(LARGE.1);
        stage.frame(LARGE.1);
        let work = stage.ground.work.as_mut().unwrap();
        // As when the painter came to grief.
        work.done = channel().1;
        stage.frame(LARGE.1);
        assert_eq!(stage.sharp_at(), Some(400.0));
    }

    #[test]
    fn where_the_sharp_picture_ends_the_small_one_is_seen_and_it_lies_below() {
        let mut stage = Stage::new();
        stage.size = vec2(400.0, 300.0);
        let sharp = stage.frame(place(50.0, 900.0, 120.0)).pictures;
        let painted = stage.frame(place(-500.0, 900.0, 120.0)).pictures;
        let small = stage.ground.small.as_ref().unwrap().1.id();
        assert_eq!(painted, [small, sharp[0]]);
        stage.finish();
        let there = stage.frame(place(-500.0, 900.0, 120.0)).pictures;
        assert_eq!(there.len(), 1);
    }

    #[test]
    fn it_is_stretched_while_the_zoom_changes_and_sharp_when_it_rests() {
        let mut stage = Stage::new();
        stage.frame(place(100.0, 400.0, 30.0));
        for scale in [31.0, 33.0, 36.0] {
            let painted = stage.frame(place(100.0, 400.0, scale));
            assert_eq!(painted.pictures.len(), 1, "at {scale}");
            assert!(stage.ground.work.is_none(), "not while it changes");
        }
        stage.frame(place(100.0, 400.0, 36.0));
        stage.finish();
        stage.frame(place(100.0, 400.0, 36.0));
        assert_eq!(stage.sharp_at(), Some(36.0));
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
