//! What has happened, in sentences; a click shows that moment on the board.

use super::{View, bold_family, rule_link};
use crate::app::commands::Command;
use crate::systems::hells_gate::say::LineTone;
use egui::{RichText, Ui};

/// The log, the newest line at the bottom.
pub fn log(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    super::heading(ui, "What happened");
    egui::ScrollArea::vertical()
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| lines(ui, view, out));
}

/// The lines themselves.
pub fn lines(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    ui.spacing_mut().item_spacing.y = 3.0;
    let lines = view.session.log();
    if lines.is_empty() {
        ui.weak("Nothing yet. Each event will be told here, with its rule.");
    }
    for entry in lines {
        let line = &entry.line;
        let text = RichText::new(&line.text);
        let text = match line.tone {
            LineTone::Phase => text.family(bold_family()),
            LineTone::Loss => text.color(view.theme.error),
            LineTone::Good => text.color(view.theme.good),
            LineTone::Supply => text.color(view.theme.warning),
            _ => text,
        };
        let then = entry.ply + 1;
        let text = if view.looking == Some(then) {
            text.background_color(view.theme.raised_hover)
        } else {
            text
        };
        if line.tone == LineTone::Phase {
            ui.add_space(4.0);
        }
        ui.horizontal_wrapped(|ui| {
            super::tight(ui);
            let label = egui::Label::new(text).sense(egui::Sense::click());
            let response = ui.add(label).on_hover_text("Show this moment on the map");
            if view.turned && view.looking == Some(then) {
                response.scroll_to_me(Some(egui::Align::Center));
            }
            if response.clicked() {
                out.push(Command::LookAt {
                    ply: then,
                    lit: line.hexes,
                });
            }
            if let Some(rule) = line.rule {
                rule_link(ui, view.theme, rule, out);
            }
        });
    }
}
