//! What the hand does on the board: drags counters, draws lines.

use super::{BoardView, Drag, Drop, Stroke, hit};
use crate::present::board::BoardModel;
use crate::present::draw::stack::Held;
use crate::space::shape::PlaceId;
use egui::{PointerButton, Pos2, Rect, Response, Ui};

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
            let hit = self.pressed.filter(|_| !self.draws);
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

    /// Follows a line that is drawn from hex to hex.
    pub(super) fn stroke(
        &mut self,
        model: &BoardModel,
        viewport: Rect,
        base: &Response,
    ) -> (Option<Stroke>, Option<(PlaceId, PlaceId)>) {
        let camera = self.camera;
        let hex = |p: Pos2| {
            let on_board = viewport
                .contains(p)
                .then(|| camera.board_from_screen(viewport, p));
            on_board.and_then(|p| model.map.tiling.at(p))
        };
        if self.draws && base.drag_started_by(PointerButton::Primary) {
            let pressed = base.ctx.input(|i| i.pointer.press_origin());
            self.stroke = pressed.and_then(hex);
        }
        let over = base.interact_pointer_pos().and_then(hex);
        if base.drag_stopped_by(PointerButton::Primary) {
            return (None, self.stroke.take().zip(over));
        }
        if !self.draws || !base.dragged() {
            self.stroke = None;
        }
        (self.stroke.map(|from| (from, over)), None)
    }
}
