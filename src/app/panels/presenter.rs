//! What presenter mode shows besides the map: a pointer that can be seen from afar,
//! or nothing at all.

use crate::app::presenter::Presenter;
use crate::app::theme::{self, Palette};
use crate::words::tr;
use egui::{Color32, CursorIcon, Order, Pos2, Rect, Sense, Ui};

/// Radius of the lit circle and of the pointer's ring, as shares of the height.
const LIT: f32 = 0.15;
const RING: f32 = 0.024;

/// The ring about the pointer and, if it is wanted, the dark around its light. Both are of
/// the map: a window over it stays light, and its pointer is the usual one.
pub fn pointer(ui: &Ui, presenter: Presenter, board: Rect, colours: &Palette) {
    let ctx = ui.ctx();
    let on_map = |&at: &Pos2| {
        let layer = ctx.layer_id_at(at);
        board.contains(at) && layer.is_none_or(|layer| layer.order == Order::Background)
    };
    let Some(at) = ctx.pointer_latest_pos().filter(on_map) else {
        return;
    };
    let height = ctx.content_rect().height();
    // In the layer of the map, below every window.
    let painter = ui.painter().with_clip_rect(board);
    if presenter.spot {
        let mesh = dark_around(at, height * LIT, board, theme::SHADE);
        painter.add(mesh);
    }
    let (radius, width) = (height * RING, height * 0.005);
    painter.circle_stroke(at, radius, (width * 2.2, colours.on_accent));
    painter.circle_stroke(at, radius, (width, colours.accent));
}

/// Everything but a circle, with a soft edge.
fn dark_around(at: Pos2, radius: f32, room: Rect, shade: Color32) -> egui::Mesh {
    const STEPS: u32 = 72;
    let far = room.width() + room.height();
    let rings = [
        (radius, Color32::TRANSPARENT),
        (radius * 1.12, shade.gamma_multiply(0.45)),
        (radius * 1.3, shade),
        (far, shade),
    ];
    let mut mesh = egui::Mesh::default();
    for step in 0..STEPS {
        let angle = step as f32 / STEPS as f32 * std::f32::consts::TAU;
        for (radius, colour) in rings {
            mesh.colored_vertex(at + radius * egui::Vec2::angled(angle), colour);
        }
    }
    let count = rings.len() as u32;
    for step in 0..STEPS {
        let (this, next) = (step * count, (step + 1) % STEPS * count);
        for ring in 0..count - 1 {
            mesh.add_triangle(this + ring, this + ring + 1, next + ring);
            mesh.add_triangle(next + ring, this + ring + 1, next + ring + 1);
        }
    }
    mesh
}

/// A black screen. Those who cannot see it are told.
pub fn black_out(ui: &mut Ui) {
    let frame = egui::Frame::NONE.fill(theme::BLACK_OUT);
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        let response = ui.allocate_response(ui.available_size(), Sense::hover());
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::Role::Status, true, tr!("present-black"))
        });
        ui.ctx().set_cursor_icon(CursorIcon::None);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{pos2, vec2};

    #[test]
    fn the_spotlight_is_clear_inside_and_dark_to_the_farthest_corner() {
        let room = Rect::from_min_size(Pos2::ZERO, vec2(1920.0, 900.0));
        let at = pos2(3.0, 890.0);
        let mesh = dark_around(at, 120.0, room, theme::SHADE);
        assert!(mesh.is_valid());
        let farthest = room.right_top();
        let clear = mesh
            .vertices
            .iter()
            .filter(|v| v.color == Color32::TRANSPARENT);
        assert!(clear.clone().count() > 0);
        assert!(
            clear
                .clone()
                .all(|v| (v.pos.distance(at) - 120.0).abs() < 0.1)
        );
        let dark = mesh.vertices.iter().filter(|v| v.color == theme::SHADE);
        let reach = dark.map(|v| v.pos.distance(at)).fold(0.0, f32::max);
        assert!(reach > at.distance(farthest));
    }
}
