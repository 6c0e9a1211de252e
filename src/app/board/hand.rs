//! What the hand does on the board: drags counters, draws lines.

use super::{BoardView, Drag, Drop, Stroke};
use crate::hex::HexId;
use crate::present::board::BoardModel;
use crate::present::draw::stack::Layout;
use egui::{PointerButton, Pos2, Rect, Response};

impl BoardView {
    /// Follows a counter that is dragged. Only counters that may act can be.
    pub(super) fn drag(
        &mut self,
        model: &BoardModel,
        layout: &Layout,
        viewport: Rect,
        base: &Response,
    ) -> (Option<(u8, Option<HexId>)>, Option<Drop>) {
        let camera = self.camera;
        let board = |p: Pos2| camera.board_from_screen(viewport, p);
        if base.drag_started_by(PointerButton::Primary) {
            let pressed = base.ctx.input(|i| i.pointer.press_origin());
            let spot = pressed.and_then(|p| layout.counter_at(board(p)));
            self.drag = spot
                .filter(|s| !self.draws && model.counter(s.key).is_some_and(|c| c.active))
                .zip(pressed)
                .map(|(s, at)| Drag {
                    key: s.key,
                    from: s.hex,
                    at,
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
            .then(|| model.map.grid.at(board(drag.at)))
            .flatten();
        let (key, from) = (drag.key, drag.from);
        if base.drag_stopped_by(PointerButton::Primary) {
            let now = base.ctx.input(|i| i.time);
            self.glides.let_go(key, board(drag.at), now);
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
        (Some((key, over)), None)
    }

    /// Follows a line that is drawn from hex to hex.
    pub(super) fn stroke(
        &mut self,
        model: &BoardModel,
        viewport: Rect,
        base: &Response,
    ) -> (Option<Stroke>, Option<(HexId, HexId)>) {
        let camera = self.camera;
        let hex = |p: Pos2| {
            let on_board = viewport
                .contains(p)
                .then(|| camera.board_from_screen(viewport, p));
            on_board.and_then(|p| model.map.grid.at(p))
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
