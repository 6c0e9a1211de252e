//! What presenter mode shows besides the map: one line of huge text, a pointer
//! that can be seen from afar, or nothing at all.

use super::{View, bold_family, paint_die, side_colour};
use crate::app::presenter::Presenter;
use crate::app::session::LogLine;
use crate::app::theme::{self, Palette};
use crate::engine::Die;
use crate::systems::hells_gate::{Setup, Stage};
use crate::words::tr;
use egui::{Color32, CursorIcon, FontId, Pos2, Rect, Sense, Ui, pos2, vec2};
use std::sync::Arc;

/// Sizes as shares of the window's height: what the last row can read does not
/// depend on the text size of the desk.
const BAND: f32 = 0.15;
const HEAD: f32 = 0.036;
const LARGEST: f32 = 0.058;
const SMALLEST: f32 = 0.022;
const MARGIN: f32 = 0.016;

/// How wide a window is beside its map, as shares of the height, and from where
/// on this is room for the text.
const MAP: f32 = 1.2;
const COLUMN: f32 = 0.42;

/// Radius of the lit circle and of the pointer's ring, as shares of the height.
const LIT: f32 = 0.15;
const RING: f32 = 0.024;

/// Whose turn and phase it is, and what just happened: beside the map where the
/// window is wide, so that the map has the whole height, else below it.
pub fn telling(ui: &mut Ui, view: &View<'_>, line: (Option<&LogLine>, usize, usize)) {
    let window = ui.ctx().content_rect().size();
    let height = window.y;
    let frame = egui::Frame::new().fill(view.theme.panel);
    let beside = window.x - height * MAP;
    let (panel, size) = if beside > height * COLUMN {
        (
            egui::Panel::left("telling_beside"),
            beside.min(height * 0.8),
        )
    } else {
        (egui::Panel::bottom("telling_below"), height * BAND)
    };
    let panel = panel.exact_size(size).resizable(false).frame(frame);
    panel.show(ui, |ui| {
        let room = ui.max_rect();
        ui.allocate_rect(room, Sense::hover());
        write(ui, view, line, room.shrink(height * MARGIN), height);
    });
}

/// Head and sentence, and the die while one is rolled.
fn write(
    ui: &mut Ui,
    view: &View<'_>,
    (line, told, all): (Option<&LogLine>, usize, usize),
    mut room: Rect,
    height: f32,
) {
    let upright = room.height() > room.width();
    let state = view.state();
    let (head, colour) = match state.stage {
        Stage::Over => (tr!("present-end"), view.theme.heading),
        stage => {
            let phase = Setup::phase_name(state.player, stage.phase());
            let colour = side_colour(view.theme, state.player);
            let between = if upright { "\n" } else { " · " };
            let turn = tr!("present-turn", turn = state.turn);
            (format!("{turn}{between}{phase}"), colour)
        }
    };
    // The die that is rolling, else that of the line told: never a later one.
    let rolling = view.rolling.as_ref().filter(|roll| !roll.settled);
    let told_die = line.and_then(|l| l.die).map(Die::pips);
    if let Some(pips) = rolling.map(|roll| roll.shown).or(told_die) {
        let side = vec2(1.0, 1.0) * height * (BAND - 2.0 * MARGIN);
        let die = Rect::from_min_size(room.max - side, side);
        let name = match rolling {
            Some(_) => tr!("fight-rolling"),
            None => tr!("fight-die", die = pips),
        };
        ui.allocate_rect(die, Sense::hover())
            .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &name));
        paint_die(ui.painter(), die, pips, view.theme);
        match upright {
            true => room.max.y = die.top() - height * MARGIN,
            false => room.max.x = die.left() - height * MARGIN,
        }
    }
    let place = match view.looking {
        None if told == all => tr!("present-now"),
        _ => tr!("present-line", line = told, all = all),
    };
    let small = FontId::proportional(height * SMALLEST);
    let painter = ui.painter();
    let place = painter.layout_no_wrap(place, small, view.theme.text_weak);
    let corner = match upright {
        true => pos2(room.left(), room.bottom() - place.size().y),
        false => pos2(room.right() - place.size().x, room.top()),
    };
    let width = match upright {
        true => room.width(),
        false => room.width() - place.size().x - height * MARGIN,
    };
    put(ui, corner, place);
    let bold = FontId::new(height * HEAD, bold_family());
    let head = ui.painter().layout(head, bold, colour, width);
    let under = room.top() + head.size().y + height * if upright { 0.02 } else { 0.0 };
    put(ui, room.min, head);
    let said = line.map_or_else(|| tr!("present-begins"), |l| l.line.text.clone());
    let body = room.with_min_y(under).size();
    let body = body
        - vec2(
            0.0,
            if upright {
                height * SMALLEST * 1.6
            } else {
                0.0
            },
        );
    let said = largest(ui, &said, body, height, view.theme.text);
    put(ui, pos2(room.left(), under), said);
}

/// Text at a place.
fn put(ui: &mut Ui, at: Pos2, text: Arc<egui::Galley>) {
    let rect = Rect::from_min_size(at, text.size());
    ui.put(rect, egui::Label::new(text));
}

/// The text in the largest letters that fit.
fn largest(
    ui: &Ui,
    text: &str,
    room: egui::Vec2,
    height: f32,
    colour: Color32,
) -> Arc<egui::Galley> {
    let mut size = height * LARGEST;
    loop {
        let font = FontId::proportional(size);
        let galley = ui.painter().layout(text.to_owned(), font, colour, room.x);
        if galley.size().y <= room.y || size <= height * SMALLEST {
            return galley;
        }
        size *= 0.93;
    }
}

/// The ring about the pointer and, if it is wanted, the dark around its light.
pub fn pointer(ctx: &egui::Context, presenter: Presenter, board: Rect, colours: &Palette) {
    let Some(at) = ctx.pointer_latest_pos().filter(|&p| board.contains(p)) else {
        return;
    };
    let height = ctx.content_rect().height();
    let layer = egui::LayerId::new(egui::Order::Middle, egui::Id::unique("presenter"));
    let painter = ctx.layer_painter(layer).with_clip_rect(board);
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
