//! What the hand does on the board: drags counters, draws lines.

use super::{BoardView, Drag, Drawn, Drop, Hand, hit};
use crate::present::board::BoardModel;
use crate::present::draw::annotations::slip_at;
use crate::present::draw::stack::Held;
use crate::space::shape::PlaceId;
use egui::{Event, PointerButton, Pos2, Rect, Response, Ui};

/// A line by hand has its next place so far from the one before, in board units.
const STEP: f32 = 0.03;

/// A hand that paints looks for a place every so many points of its way.
const PAINTS: f32 = 6.0;

impl BoardView {
    /// Notes what the hand is laid on: what was shown there, whatever lies there
    /// by the time that the program answers.
    pub(super) fn press(&mut self, ui: &Ui, model: &BoardModel, viewport: Rect) {
        let at = ui.input(|i| match i.pointer.primary_pressed() {
            true => Some(i.pointer.press_origin()),
            false => None,
        });
        if let Some(at) = at {
            let at = at.filter(|&p| viewport.contains(p));
            let hit = at.map(|p| self.camera.board_from_screen(viewport, p));
            let hit = hit.map(|p| hit::at(model, &self.seen, p));
            self.pressed = hit.filter(|h| h.counter.is_none_or(|c| model.counter(c).is_some()));
        }
    }

    /// The counter that stays under the pointer while a stack is open.
    pub(super) fn hold(&mut self, fanned: Option<PlaceId>) -> Option<Held> {
        if self.held.map(|(hex, _)| hex) != fanned {
            let under = self.under;
            self.held = fanned.map(|hex| {
                let here = under.filter(|(hit, _)| hit.hex == Some(hex));
                let held = here.and_then(|(hit, at)| hit.counter.map(|key| Held { key, at }));
                (hex, held)
            });
        }
        self.held.and_then(|(_, held)| held)
    }

    /// Follows a counter that is dragged. Only counters that may act are lifted;
    /// the map is moved by no counter.
    pub(super) fn drag(
        &mut self,
        model: &BoardModel,
        viewport: Rect,
        base: &Response,
    ) -> (Option<(u8, Option<PlaceId>)>, Option<Drop>) {
        let camera = self.camera;
        let board = |p: Pos2| camera.board_from_screen(viewport, p);
        if base.drag_started_by(PointerButton::Primary) {
            let pressed = base.ctx.input(|i| i.pointer.press_origin());
            let hit = self.pressed.filter(|_| self.hand == Hand::Plays);
            let counter = hit.and_then(|hit| model.counter(hit.counter?));
            self.drag = counter.zip(pressed).map(|(counter, at)| Drag {
                key: counter.key,
                from: counter.hex,
                at,
                lifted: counter.active,
            });
        }
        let Some(drag) = &mut self.drag else {
            return (None, None);
        };
        if let Some(p) = base.interact_pointer_pos() {
            drag.at = p;
        }
        let over = viewport
            .contains(drag.at)
            .then(|| model.map.tiling.at(board(drag.at)))
            .flatten();
        let (key, from, lifted) = (drag.key, drag.from, drag.lifted);
        if base.drag_stopped_by(PointerButton::Primary) {
            let now = base.ctx.input(|i| i.time);
            if lifted {
                self.glides.let_go(key, board(drag.at), now);
            }
            self.drag = None;
            return (
                None,
                Some(Drop {
                    key,
                    from,
                    to: over,
                }),
            );
        }
        if !base.dragged() {
            // The pointer was lost (window left, button released elsewhere).
            self.drag = None;
            return (None, None);
        }
        (lifted.then_some((key, over)), None)
    }

    /// Follows what is drawn: from hex to hex, a line by hand, or a slip that is laid
    /// elsewhere. What has just been drawn.
    pub(super) fn stroke(
        &mut self,
        model: &BoardModel,
        viewport: Rect,
        base: &Response,
    ) -> Option<Drawn> {
        let camera = self.camera;
        let board = |p: Pos2| camera.board_from_screen(viewport, p);
        let hex = |p: Pos2| viewport.contains(p).then(|| model.map.tiling.at(board(p)));
        let hex = |p: Pos2| hex(p).flatten();
        let draws = matches!(self.hand, Hand::Strokes | Hand::Lines);
        if draws && base.drag_started_by(PointerButton::Primary) {
            let pressed = base.ctx.input(|i| i.pointer.press_origin());
            self.draws = pressed.and_then(|p| {
                let slip = slip_at(&model.map, &model.annotations, board(p));
                let begun = match (slip, self.hand) {
                    (Some(slip), _) => Drawn::Slip(slip, [0.0, 0.0]),
                    (None, Hand::Lines) => Drawn::Line(vec![board(p)]),
                    (None, _) => Drawn::Stroke(hex(p)?, None),
                };
                Some((begun, board(p)))
            });
        }
        let at = base.interact_pointer_pos();
        if let (Some((drawn, from)), Some(p)) = (&mut self.draws, at) {
            let here = board(p);
            match drawn {
                Drawn::Stroke(_, over) => *over = hex(p),
                Drawn::Slip(_, by) => *by = [here[0] - from[0], here[1] - from[1]],
                Drawn::Line(way) => {
                    let last = way.last().copied().unwrap_or(here);
                    if (here[0] - last[0]).hypot(here[1] - last[1]) > STEP {
                        way.push(here);
                    }
                }
            }
        }
        if base.drag_stopped_by(PointerButton::Primary) {
            return self.draws.take().map(|(drawn, _)| drawn);
        }
        if !draws || !base.dragged() {
            self.draws = None;
        }
        None
    }

    /// The places that a hand that paints goes over, all that lie between this frame and
    /// the one before; and whether it was laid on.
    pub(super) fn paint_over(
        &self,
        model: &BoardModel,
        viewport: Rect,
        base: &Response,
    ) -> (Vec<PlaceId>, bool) {
        let mut places = Vec::new();
        let down =
            base.dragged_by(PointerButton::Primary) || base.drag_stopped_by(PointerButton::Primary);
        let paints = self.hand == Hand::Paints && down;
        let (true, Some(to)) = (paints, base.interact_pointer_pos()) else {
            return (places, false);
        };
        let begins = base.drag_started_by(PointerButton::Primary);
        let from = base.ctx.input(|i| match begins {
            true => i.pointer.press_origin().unwrap_or(to),
            false => to - i.pointer.delta(),
        });
        // A hand may be quicker than the frames, and have gone on to somewhere else.
        let mut way = vec![from];
        let lifted = base.ctx.input(|i| {
            for event in &i.events {
                match event {
                    Event::PointerMoved(at) => way.push(*at),
                    Event::PointerButton {
                        pos,
                        button: PointerButton::Primary,
                        pressed: false,
                        ..
                    } => {
                        way.push(*pos);
                        return true;
                    }
                    _ => {}
                }
            }
            false
        });
        // A drag may be told of in a frame in which nothing moved.
        if !lifted {
            way.push(to);
        }
        for (from, to) in way.iter().zip(&way[1..]) {
            let steps = (from.distance(*to) / PAINTS).ceil().max(1.0) as u16;
            for n in 0..=steps {
                let at = from.lerp(*to, f32::from(n) / f32::from(steps));
                let on_board = self.camera.board_from_screen(viewport, at);
                let place = model.map.tiling.at(on_board);
                let place = place.filter(|_| viewport.contains(at));
                places.extend(place.filter(|place| places.last() != Some(place)));
            }
        }
        (places, begins)
    }
}
