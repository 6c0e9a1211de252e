//! The licences of what the program is built from: a list to search, and the
//! texts of the one that is chosen.

use super::palette::steer;
use crate::app::commands::{Command, Dialog};
use crate::app::focus::{self, InSight as _};
use crate::app::panels::{bold, titled};
use crate::app::theme::space;
use crate::present::licences::{Part, licences};
use crate::words::tr;
use egui::{RichText, ScrollArea, Ui, vec2};

/// What is looked for, and which of the finds is read.
#[derive(Default)]
pub struct Shelf {
    text: String,
    chosen: usize,
}

impl Shelf {
    /// All of them, the first one open.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            text: String::new(),
            chosen: 0,
        }
    }
}

impl Shelf {
    pub(super) fn show(&mut self, ctx: &egui::Context, out: &mut Vec<Command>) {
        let shelf = self;
        let room = ctx.content_rect().size();
        let size = vec2((room.x * 0.92).min(1000.0), (room.y * 0.8).min(660.0));
        let mut close = false;
        let modal = egui::Modal::new(egui::Id::unique("licences")).show(ctx, |ui| {
            ui.set_width(size.x);
            let title = tr!("licences-title");
            focus::is_dialog(ui, &title);
            close = titled(ui, &title);
            let field = egui::TextEdit::singleline(&mut shelf.text)
                .hint_text(tr!("licences-hint"))
                .desired_width(f32::INFINITY);
            let response = ui.add(field);
            response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::Role::SearchInput, true, tr!("licences-what"))
            });
            if response.changed() {
                shelf.chosen = 0;
            }
            if ui.memory(|m| m.focused().is_none()) {
                response.request_focus();
            }
            let parts = licences().matching(&shelf.text);
            let before = shelf.chosen;
            steer(ui, &mut shelf.chosen, parts.len());
            let steered = before != shelf.chosen || response.changed();
            ui.add_space(space::SMALL);
            let tall = (size.y - 96.0).max(120.0);
            let list = vec2((size.x * 0.34).min(280.0), tall);
            let down = egui::Layout::top_down_justified(egui::Align::LEFT);
            ui.horizontal_top(|ui| {
                ui.allocate_ui_with_layout(list, down, |ui| {
                    ui.set_max_size(list);
                    list_of(ui, &parts, &mut shelf.chosen, steered);
                });
                ui.add_space(space::SMALL);
                let rest = vec2(ui.available_width(), tall);
                ui.allocate_ui_with_layout(rest, down, |ui| {
                    ui.set_max_size(rest);
                    match parts.get(shelf.chosen) {
                        Some(part) => text_of(ui, part),
                        None => _ = ui.weak(tr!("licences-none")),
                    }
                });
            });
        });
        if close || modal.should_close() {
            out.push(Command::Toggle(Dialog::Licences));
        }
    }
}

/// Only the lines that are seen are laid out: there are hundreds.
fn list_of(ui: &mut Ui, parts: &[&Part], chosen: &mut usize, steered: bool) {
    let height = ui.spacing().interact_size.y;
    let mut area = ScrollArea::vertical()
        .id_salt("list of licences")
        .auto_shrink([false, false]);
    if steered {
        let row = height + ui.spacing().item_spacing.y;
        let above = (ui.available_height() / 2.0 / row).floor();
        area = area.vertical_scroll_offset((*chosen as f32 - above).max(0.0) * row);
    }
    area.show_rows(ui, height, parts.len(), |ui, rows| {
        focus::in_sight(ui, |ui| {
            for i in rows {
                let Some(part) = parts.get(i) else { continue };
                let label = format!("{} {}", part.name, part.version);
                let row = egui::Button::selectable(i == *chosen, label)
                    .truncate()
                    .min_size(vec2(0.0, height));
                if ui.add(row).on_hover_text(part.line()).clicked() {
                    *chosen = i;
                }
            }
        })
    });
}

fn text_of(ui: &mut Ui, part: &Part) {
    ui.label(bold(format!("{} {}", part.name, part.version)));
    ui.label(&part.licence);
    ui.add_space(space::SMALL);
    ScrollArea::vertical()
        .id_salt((&part.name, &part.version))
        .auto_shrink([false, false])
        .show_in_sight(ui, |ui| {
            for (i, text) in licences().texts_of(part).enumerate() {
                if i > 0 {
                    ui.separator();
                }
                // Small, so that lines broken by their authors stay whole.
                ui.add(egui::Label::new(RichText::new(text).small()).wrap());
            }
        });
}
