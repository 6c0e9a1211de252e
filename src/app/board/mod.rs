//! The board as a widget: looks at a [`BoardModel`], reports what was pointed
//! at, clicked and dragged. It changes nothing but its own camera.

pub mod camera;
mod drawings;
mod glide;
mod ground;
mod hand;
pub mod hit;
pub mod mesh;
pub mod paint;
mod raster;
mod still;
#[cfg(test)]
mod tests;
mod thumbnail;

pub use still::StillBoard;
pub use thumbnail::{position_thumbnail, thumbnail};

use crate::app::theme::Theme;
use crate::hex::Orientation;
use crate::present::board::{BoardModel, MapView};
use crate::present::display::{DisplayList, Point};
use crate::present::draw::annotations::slip_at;
use crate::present::draw::stack::{Held, Layout};
use crate::present::draw::{self, Look};
use crate::space::shape::PlaceId;
use camera::{Camera, square};
use drawings::Trial;
use egui::{CursorIcon, PointerButton, Pos2, Rect, Response, Role, Sense, Ui, WidgetInfo};
use glide::Glides;
use ground::PaintedGround;
pub use hit::Hit;
use paint::{LastPainted, Placement};

/// A stack opens when the pointer rests on it this long.
const OPEN_AFTER_SECS: f64 = 0.30;

/// Counters smaller than this many points are opened for a closer look.
const TOO_SMALL_POINTS: f32 = 34.0;

/// A counter of an opened stack is at least so many times as large as a line of text is
/// high.
const OPENED: f32 = 2.6;

/// A counter being dragged.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Drag {
    key: u8,
    from: PlaceId,
    at: Pos2,
    /// Whether its unit can act. One that cannot stays where it lies, and is told
    /// why when the hand lets go.
    lifted: bool,
}

/// What the first button of the pointer does on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hand {
    /// It picks, drags counters and the map.
    #[default]
    Plays,
    /// It draws from hex to hex.
    Strokes,
    /// It draws lines wherever it goes.
    Lines,
    /// It paints the places it goes over.
    Paints,
}

/// What is being drawn, or was drawn in this frame.
#[derive(Clone, PartialEq, Debug)]
pub enum Drawn {
    /// From a hex to the one that the pointer is over.
    Stroke(PlaceId, Option<PlaceId>),
    /// A line along these places.
    Line(Vec<Point>),
    /// The slip of the note with this number among what is drawn, by so much.
    Slip(usize, Point),
}

/// A counter that was let go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drop {
    /// Its unit.
    pub key: u8,
    /// The hex it came from.
    pub from: PlaceId,
    /// The hex it was let go over.
    pub to: Option<PlaceId>,
}

/// What the player did on the board in this frame.
pub struct BoardResponse {
    /// The widget's own response.
    pub response: Response,
    /// What is under the pointer.
    pub hovered: Hit,
    /// What was clicked, by pointer, key or assistive technology.
    pub clicked: Option<Hit>,
    /// What was clicked twice.
    pub double_clicked: Option<Hit>,
    /// Whether what was clicked is to be picked besides the rest.
    pub more: bool,
    /// What was clicked with the second button, and where on the screen.
    pub secondary_clicked: Option<(Hit, Pos2)>,
    /// What was clicked with the middle button.
    pub middle_clicked: Option<Hit>,
    /// The unit whose counter is being dragged, and the hex it is over.
    pub dragging: Option<(u8, Option<PlaceId>)>,
    /// A counter let go in this frame.
    pub dropped: Option<Drop>,
    /// What is being drawn.
    pub draws: Option<Drawn>,
    /// What was drawn in this frame.
    pub drawn: Option<Drawn>,
    /// The places that a hand that paints has gone over in this frame, and whether it
    /// was laid on in it.
    pub painted: (Vec<PlaceId>, bool),
    /// The hex or counter that has the keyboard's attention within the widget.
    pub focused: Hit,
    /// Whether what people drew could not be shown.
    pub without_drawings: bool,
    /// The hex that a screen reader has gone to by itself.
    pub read: Option<PlaceId>,
}

/// The board widget. Keep one per window.
#[derive(Default)]
pub struct BoardView {
    camera: Camera,
    /// Whether the player has moved the camera since the last fit.
    moved: bool,
    /// The part of the map that is shown until then, if not all of it is.
    section: Option<[Point; 2]>,
    /// Where the board was on the screen in the last frame.
    viewport: Option<Rect>,
    /// Whether nothing stands beside the map, so that it has the middle.
    centred: bool,
    ground: Option<PaintedGround>,
    /// What lies between the map and its names.
    marks: LastPainted,
    pieces: LastPainted,
    resting: Option<(PlaceId, f64)>,
    open: Option<PlaceId>,
    /// What lay where when it was last painted, before it glides.
    seen: Layout,
    /// What the pointer was on then, and where.
    under: Option<(Hit, Point)>,
    /// The open stack, and its counter that was under the pointer when it opened.
    held: Option<(PlaceId, Option<Held>)>,
    /// What was shown where the first button was pressed last.
    pressed: Option<Hit>,
    drag: Option<Drag>,
    /// What the first button does.
    hand: Hand,
    /// What is being drawn with it, and where it was pressed.
    draws: Option<(Drawn, Point)>,
    glides: Glides,
    /// What lay where in the last frame, if units can leave the map.
    last: Layout,
    /// Whether counters glide from hex to hex.
    moving: bool,
    drawings: Trial,
    /// The keyboard's hex in the last frame.
    cursor: Option<PlaceId>,
}

impl BoardView {
    /// Shows the whole map again, and keeps showing it when the window changes.
    pub fn fit(&mut self) {
        self.moved = false;
        self.section = None;
    }

    /// Shows this part of the map, and keeps showing it when the window changes.
    pub const fn fit_section(&mut self, corners: [Point; 2]) {
        self.moved = false;
        self.section = Some(corners);
    }

    /// The part of the map that is seen; `None` if all of it is, or nothing has been
    /// drawn yet.
    #[must_use]
    pub fn section_seen(&self) -> Option<[Point; 2]> {
        match self.moved {
            false => self.section,
            true => self.viewport.map(|viewport| self.camera.visible(viewport)),
        }
    }

    /// Whether the whole map has the middle of its room, or leaves what is over
    /// to legend and card.
    pub const fn centre_map(&mut self, centred: bool) {
        self.centred = centred;
    }

    /// What the first button of the pointer does.
    pub const fn take_in_hand(&mut self, hand: Hand) {
        self.hand = hand;
    }

    /// Whether counters that change their hex glide there, or are there at once.
    pub const fn let_counters_glide(&mut self, moving: bool) {
        self.moving = moving;
    }

    /// Looks at the board as once before.
    pub fn look_from(&mut self, camera: Camera) {
        self.camera = camera;
        self.moved = true;
    }

    /// Goes on looking at the same place of a map that is turned.
    pub fn turn(&mut self, before: Orientation, now: Orientation) {
        self.camera.centre = now.laid(before.lifted(self.camera.centre));
        self.section = self.section.map(|corners| {
            let [a, b] = corners.map(|corner| now.laid(before.lifted(corner)));
            let low = [a[0].min(b[0]), a[1].min(b[1])];
            [low, [a[0].max(b[0]), a[1].max(b[1])]]
        });
    }

    /// Brings a place to the middle, unless the whole map is shown anyway.
    pub const fn centre_on(&mut self, place: Point) {
        if !self.shows_all() {
            self.moved = true;
            self.camera.centre = place;
        }
    }

    /// How much room there is to the left of the hexes, in points, while the
    /// whole map is shown.
    #[must_use]
    pub fn strip(&self, viewport: Rect, map: &MapView) -> f32 {
        let [low, _] = draw::bounds(map);
        self.camera.screen_from_board(viewport, low).x - viewport.left()
    }

    /// Where a place of the board is on the screen.
    #[must_use]
    pub fn on_screen(&self, viewport: Rect, place: Point) -> Pos2 {
        self.camera.screen_from_board(viewport, place)
    }

    /// Whether the whole map is shown, whatever the size of the window.
    #[must_use]
    pub const fn shows_all(&self) -> bool {
        !self.moved && self.section.is_none()
    }

    /// Where the board is looked at from.
    #[must_use]
    pub const fn camera(&self) -> Camera {
        self.camera
    }

    /// Looks closer (factor above 1) or from farther away, about the middle.
    pub fn zoom(&mut self, factor: f32) {
        self.camera.scale *= factor;
        self.moved = true;
    }

    /// Shows the board in all the room there is.
    pub fn show(&mut self, ui: &mut Ui, model: &BoardModel, theme: &Theme) -> BoardResponse {
        let model = &*self.drawings.shown(model);
        let size = ui.available_size();
        let (viewport, mut base) = ui.allocate_exact_size(size, Sense::click_and_drag());
        base.widget_info(|| WidgetInfo::labeled(Role::Pane, true, &model.map.title));
        self.look(ui, model, viewport, &base);

        self.press(ui, model, viewport);
        let lifted = self.drag.is_some_and(|drag| drag.lifted);
        let fanned = model.fanned.or(self.open).filter(|_| !lifted);
        let visible = self.camera.visible(viewport.shrink(6.0));
        // What is opened is to be read, however far away one looks from.
        let least = OPENED * ui.text_style_height(&egui::TextStyle::Body) / self.camera.scale;
        let room = (Some(visible), least);
        let layout = Layout::about(model, fanned, self.hold(fanned), room);

        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(viewport));
        ui.shrink_clip_rect(viewport);
        let nodes = self.nodes(&mut ui, model, &layout, viewport);
        let read = self.follow(&base, &nodes, model.cursor());
        for (response, _) in &nodes {
            base |= response.clone();
        }
        // Hexes out of sight make the map no larger.
        base.rect = viewport;
        let pressed = nodes
            .iter()
            .find(|(r, _)| r.clicked() && !r.clicked_by(PointerButton::Primary))
            .map(|&(_, hit)| hit);
        let focused = nodes
            .iter()
            .find(|(r, _)| r.has_focus())
            .map_or_else(Hit::default, |&(_, hit)| hit);

        let find = |p: Pos2| hit::at(model, &layout, self.camera.board_from_screen(viewport, p));
        let hover = base.hover_pos().filter(|&p| viewport.contains(p));
        let hovered = hover.map_or_else(Hit::default, find);
        let clicked_at = base.interact_pointer_pos().or(hover);
        let at_pointer = |yes: bool| yes.then(|| clicked_at.map(find)).flatten();
        let meant = |yes: bool| at_pointer(yes).map(|here| self.pressed.unwrap_or(here));
        let clicked = pressed.or(meant(base.clicked_by(PointerButton::Primary)));
        let double_clicked = meant(base.double_clicked());
        let middle_clicked = at_pointer(base.clicked_by(PointerButton::Middle));
        let secondary_clicked = at_pointer(base.secondary_clicked()).zip(clicked_at);
        let (dragging, dropped) = self.drag(model, viewport, &base);
        let drawn = self.stroke(model, viewport, &base);
        let painted = self.paint_over(model, viewport, &base);

        self.open_or_close(&ui, &layout, viewport, hovered, hover);
        let on_board = |p: Pos2| self.camera.board_from_screen(viewport, p);
        self.under = hover.map(|p| (hovered, on_board(p)));
        let (map, drawings) = (&model.map, &model.annotations);
        let on_slip = hover.is_some_and(|p| slip_at(map, drawings, on_board(p)).is_some());
        self.seen.clone_from(&layout);
        self.paint(&ui, model, theme, viewport, layout, [hovered, focused]);
        if self.hand != Hand::Plays && hovered.hex.is_some() {
            ui.ctx().set_cursor_icon(match on_slip {
                true => CursorIcon::Grab,
                false => CursorIcon::Crosshair,
            });
        } else if let Some(drag) = self.drag {
            ui.ctx().set_cursor_icon(match drag.lifted {
                true => CursorIcon::Grabbing,
                false => CursorIcon::NotAllowed,
            });
        } else if let Some(view) = hovered.counter.and_then(|key| model.counter(key))
            && view.active
        {
            ui.ctx().set_cursor_icon(CursorIcon::Grab);
        }
        BoardResponse {
            response: base,
            hovered,
            clicked,
            double_clicked,
            more: ui.input(|i| i.modifiers.shift),
            secondary_clicked,
            middle_clicked,
            dragging,
            dropped,
            draws: self.draws.as_ref().map(|(drawn, _)| drawn.clone()),
            drawn,
            painted,
            focused,
            without_drawings: self.drawings.failed(),
            read,
        }
    }

    /// While the keyboard is on the map, its attention goes from hex to hex with
    /// the cursor, so that a screen reader says each. The hex it has gone to
    /// without the cursor.
    fn follow(
        &mut self,
        base: &Response,
        nodes: &[(Response, Hit)],
        cursor: Option<PlaceId>,
    ) -> Option<PlaceId> {
        let moved = std::mem::replace(&mut self.cursor, cursor) != cursor;
        let focused = nodes.iter().find(|(r, _)| r.has_focus());
        let Some((_, on)) = focused else {
            if base.has_focus() {
                attend(nodes, cursor?);
            }
            return None;
        };
        // A counter is in its hex: there is nowhere to go.
        if on.hex == cursor {
            return None;
        }
        match cursor {
            Some(hex) if moved => {
                attend(nodes, hex);
                None
            }
            _ => on.hex,
        }
    }

    /// Moves the camera as the wheel, the fingers and the hand say.
    fn look(&mut self, ui: &Ui, model: &BoardModel, viewport: Rect, base: &Response) {
        let bounds = draw::sheet(&model.map);
        let whole = Camera::fitting(viewport, bounds, 6.0);
        let least = whole.scale * 0.8;
        self.viewport = Some(viewport);
        if !self.moved {
            // Legend and card have their place beside the map.
            self.camera = match (self.section, self.centred) {
                (Some(section), _) => Camera::fitting(viewport, section, 0.0),
                (None, true) => whole,
                (None, false) => whole.leaning_right(viewport, bounds, 6.0),
            };
        }
        if let Some(at) = ui.ctx().pointer_hover_pos()
            && ui.rect_contains_pointer(viewport)
        {
            let (wheel, pinch) = ui.input(|i| (i.smooth_scroll_delta().y, i.zoom_delta()));
            let factor = (wheel * 0.004).exp() * pinch;
            if (factor - 1.0).abs() > 1e-4 {
                self.camera.zoom(viewport, at, factor, least);
                self.moved = true;
            }
        }
        let hand = base.dragged_by(PointerButton::Primary)
            && self.drag.is_none()
            && self.hand == Hand::Plays
            || base.dragged_by(PointerButton::Middle);
        let starts = base.drag_started_by(PointerButton::Primary);
        if hand && !starts && base.drag_delta() != egui::Vec2::ZERO {
            self.camera.pan(base.drag_delta());
            self.moved = true;
        }
        self.camera.scale = self.camera.scale.max(least);
        self.camera.clamp(viewport, bounds);
    }

    /// One accessible button per hex and per counter that can be seen.
    fn nodes(
        &self,
        ui: &mut Ui,
        model: &BoardModel,
        layout: &Layout,
        viewport: Rect,
    ) -> Vec<(Response, Hit)> {
        let mut nodes = Vec::with_capacity(model.map.places.len() + layout.spots.len());
        for hex in &model.map.places {
            let centre = model.map.tiling.centre(hex.id);
            let rect = square(&self.camera, viewport, centre, 1.5);
            let response = ui.interact(rect, ui.scope_id().with(("hex", hex.id.0)), Sense::click());
            response.widget_info(|| {
                WidgetInfo::labeled(Role::Button, true, model.hex_sentence(hex.id))
            });
            let hit = Hit {
                hex: Some(hex.id),
                counter: None,
            };
            nodes.push((response, hit));
        }
        for spot in layout.spots.iter().filter(|s| !s.covered) {
            let Some(view) = model.counter(spot.key) else {
                continue;
            };
            let rect = square(&self.camera, viewport, spot.at, spot.size);
            let response = ui.interact(
                rect,
                ui.scope_id().with(("counter", spot.key)),
                Sense::click(),
            );
            response.widget_info(|| {
                WidgetInfo::selected(Role::Button, true, view.selected, &view.sentence)
            });
            let hit = Hit {
                hex: Some(spot.hex),
                counter: Some(spot.key),
            };
            nodes.push((response, hit));
        }
        // Only told: what lies below is still pointed at.
        for (i, drawn) in model.annotations.iter().enumerate() {
            let (middle, half) = draw::annotations::place(&model.map, drawn);
            let corner = |sign: f32| {
                let at = [middle[0] + sign * half[0], middle[1] + sign * half[1]];
                self.camera.screen_from_board(viewport, at)
            };
            let rect = Rect::from_two_pos(corner(-1.0), corner(1.0));
            let response = ui.interact(rect, ui.scope_id().with(("drawn", i)), Sense::hover());
            response.widget_info(|| {
                WidgetInfo::labeled(Role::Image, true, drawn.sentence(&*model.map))
            });
            // The rest of a note that is too long for the map.
            if draw::annotations::shows_in_part(drawn) {
                response.on_hover_text(drawn.sentence(&*model.map));
            }
        }
        nodes
    }

    /// Opens a pile the pointer rests on; closes it when the pointer leaves.
    fn open_or_close(
        &mut self,
        ui: &Ui,
        layout: &Layout,
        viewport: Rect,
        hovered: Hit,
        pointer: Option<Pos2>,
    ) {
        if let (Some(hex), Some(fan)) = (self.open, layout.fan)
            && fan.hex == hex
        {
            let near = pointer.is_some_and(|p| {
                let p = self.camera.board_from_screen(viewport, p);
                (0..2)
                    .all(|axis| fan.low[axis] - 0.15 <= p[axis] && p[axis] <= fan.high[axis] + 0.15)
            });
            if !near {
                self.open = None;
                ui.ctx().request_repaint();
            }
            return;
        }
        let busy =
            self.hand != Hand::Plays || self.drag.is_some() || ui.input(|i| i.pointer.any_down());
        let worth_it = |hex: PlaceId| {
            let mut inside = layout.spots.iter().filter(|s| s.hex == hex);
            let several = inside.clone().count() > 1;
            let small = inside.any(|s| s.covered || s.size * self.camera.scale < TOO_SMALL_POINTS);
            several && small
        };
        let candidate = hovered
            .counter
            .and(hovered.hex)
            .filter(|&hex| !busy && worth_it(hex));
        let now = ui.input(|i| i.time);
        let Some(hex) = candidate else {
            self.resting = None;
            return;
        };
        match self.resting {
            Some((at, since)) if at == hex => {
                if now - since >= OPEN_AFTER_SECS {
                    self.open = Some(hex);
                    self.resting = None;
                    ui.ctx().request_repaint();
                } else {
                    wait(ui, OPEN_AFTER_SECS - (now - since));
                }
            }
            _ => {
                self.resting = Some((hex, now));
                wait(ui, OPEN_AFTER_SECS);
            }
        }
    }

    /// Ground, marks, lettering, pieces: in this order.
    fn paint(
        &mut self,
        ui: &Ui,
        model: &BoardModel,
        theme: &Theme,
        viewport: Rect,
        mut layout: Layout,
        [hovered, focused]: [Hit; 2],
    ) {
        let now = ui.input(|i| i.time);
        let moving = self.moving;
        let going = self.glides.see_off((model, &self.last), now, moving);
        if going || !model.departures.by.is_empty() {
            self.last = layout.clone();
        }
        let gliding = self.glides.follow(&layout, now, moving);
        if gliding {
            self.glides.shift(&mut layout, now);
        }
        if gliding || going {
            ui.ctx().request_repaint();
        }
        let painter = ui.painter().with_clip_rect(viewport);
        let place = Placement {
            origin: self.camera.origin(viewport),
            scale: self.camera.scale,
        };
        let ground = match self.ground.take() {
            Some(ground) if ground.shows(&model.map, *theme) => ground,
            _ => PaintedGround::new(model.map.clone(), *theme),
        };
        let ground = self.ground.insert(ground);
        ground.paint(&painter, place);
        self.marks.renew(draw::marks(model));
        self.marks.paint(&painter, theme, place);
        // Tints lie below the names, so that these stay readable.
        ground.write(&painter, place);
        let look = Look {
            // Huge text around the map takes nothing off the counters.
            scale: self.camera.scale * ui.ctx().zoom_factor(),
            layout,
            hovered: hovered.counter,
            focused: focused.hex.filter(|_| focused.counter.is_none()),
            focused_counter: focused.counter,
            dragged: self
                .drag
                .filter(|drag| drag.lifted)
                .map(|d| (d.key, self.camera.board_from_screen(viewport, d.at))),
        };
        let pieces = &mut self.pieces;
        self.drawings.paint(model, |model| {
            pieces.renew(draw::pieces(model, &look));
            pieces.paint(&painter, theme, place);
        });
        let away = self.glides.away(now).map(|(view, at, size)| {
            let mut list = DisplayList::default();
            draw::alone(&mut list, model, (view, at, size), look.scale);
            list
        });
        for list in away {
            paint::paint(&painter, theme, place, list);
        }
    }
}

/// A hex gets the keyboard's attention.
fn attend(nodes: &[(Response, Hit)], hex: PlaceId) {
    let at = |hit: &Hit| hit.counter.is_none() && hit.hex == Some(hex);
    if let Some((node, _)) = nodes.iter().find(|(_, hit)| at(hit)) {
        node.request_focus();
    }
}

fn wait(ui: &Ui, secs: f64) {
    ui.ctx()
        .request_repaint_after(std::time::Duration::from_secs_f64(secs.max(0.01)));
}
