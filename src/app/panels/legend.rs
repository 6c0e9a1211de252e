//! The legend of the overlays, on the board: only what is on.

use super::View;
use crate::app::board::paint::{Place, paint};
use crate::app::commands::Command;
use crate::present::draw::overlays::swatch::{HALF, swatch};
use crate::present::overlay::LegendRow;
use crate::systems::hells_gate::picture::{OverlayKind, sides::sides};
use crate::words::tr;
use egui::text::{LayoutJob, TextFormat};
use egui::{Rect, Sense, Ui, vec2};

/// Screen points per board unit in a sample.
const SCALE: f32 = 33.0;

/// The legend, at the top of the room left of the map.
pub fn legend(
    ctx: &egui::Context,
    view: &View<'_>,
    rows: &[LegendRow],
    room: Rect,
    out: &mut Vec<Command>,
) {
    if rows.is_empty() {
        return;
    }
    egui::Area::new(egui::Id::unique("legend"))
        .fixed_pos(room.left_top() + vec2(8.0, 8.0))
        .constrain_to(room)
        .order(egui::Order::Middle)
        .show(ctx, |ui| {
            let fill = view.theme.panel.gamma_multiply(0.94);
            egui::Frame::popup(ui.style())
                .fill(fill)
                .inner_margin(egui::Margin::symmetric(8, 6))
                .show(ui, |ui| {
                    ui.set_max_width(room.width() - 26.0);
                    ui.spacing_mut().item_spacing = vec2(7.0, 3.0);
                    // Huge text or a tiny window: there is always map to be seen.
                    let share = if super::low(ui.ctx()) { 0.3 } else { 0.62 };
                    egui::ScrollArea::vertical()
                        .max_height(room.height() * share)
                        .min_scrolled_height(room.height() * share)
                        .show(ui, |ui| {
                            for row in rows {
                                line(ui, view, row, out);
                            }
                        });
                });
        });
}

/// A sample, the name with its key, and what it sums up to. A click takes the
/// overlay off.
fn line(ui: &mut Ui, view: &View<'_>, row: &LegendRow, out: &mut Vec<Command>) {
    let Some(kind) = OverlayKind::of_word(row.key) else {
        return;
    };
    let command = Command::Overlay(kind);
    let key = view.keys.of(&command).unwrap_or_default();
    let inner = ui.horizontal_top(|ui| {
        let size = vec2(HALF[0], HALF[1]) * 2.0 * SCALE;
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let place = Place {
            origin: rect.center(),
            scale: SCALE,
        };
        paint(
            ui.painter(),
            view.inks,
            place,
            &swatch(row.swatch, &sides()),
        );
        let font = egui::TextStyle::Small.resolve(ui.style());
        let mut job = LayoutJob::default();
        let mut write = |text: &str, colour| {
            job.append(text, 0.0, TextFormat::simple(font.clone(), colour));
        };
        write(&row.text, view.theme.text);
        write(&format!("  {key}"), view.theme.accent);
        if !row.note.is_empty() {
            write(&format!("  {}", row.note), view.theme.text_weak);
        }
        ui.add(egui::Label::new(job).wrap());
    });
    let response = inner.response.interact(Sense::click());
    let (text, note) = (row.text.as_str(), row.note.as_str());
    let name = tr!("legend-row", text = text, note = note);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
    let response = response.on_hover_ui(|ui| {
        ui.set_max_width(340.0);
        ui.label(row.about.as_str());
        ui.weak(tr!("legend-click", key = key.as_str()));
    });
    if response.clicked() {
        out.push(command);
    }
}
