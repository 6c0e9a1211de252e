//! The frame about what has the keyboard's attention.

use crate::app::theme::Palette;
use egui::{Context, Id, Stroke, StrokeKind};

/// How wide each of the two lines of the frame is, in points.
const LINE: f32 = 2.0;

/// Draws the frame. Two lines, a dark and a light one, so that one of them
/// stands out on whatever lies below.
pub fn paint_ring(ctx: &Context, palette: &Palette, id: Id) {
    let Some(response) = ctx.read_response(id) else {
        return;
    };
    let rect = response.interact_rect;
    if !rect.is_positive() {
        return;
    }
    // At the edge of the window it stays inside.
    let room = ctx.content_rect().shrink(2.0 * LINE);
    let rect = rect.expand(1.0).intersect(room);
    let painter = ctx.layer_painter(response.layer_id);
    let [outer, inner] = palette.focus();
    // What is only read is marked where it begins: a frame would make it look like a field.
    if !response.sense.interactive() {
        for (left, colour) in [(2.0 * LINE, outer), (LINE, inner)] {
            let at = egui::Rangef::new(rect.top(), rect.bottom());
            painter.vline(rect.left() - left, at, Stroke::new(LINE, colour));
        }
        return;
    }
    for (rect, colour) in [(rect.expand(LINE), outer), (rect, inner)] {
        painter.rect_stroke(rect, 4.0, Stroke::new(LINE, colour), StrokeKind::Inside);
    }
}
