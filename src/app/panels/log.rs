//! What has happened, in sentences; a click shows that moment on the board.

use super::{View, bold_family, rule_link};
use crate::app::commands::Command;
use crate::hex::HexMask;
use crate::record::Moment;
use crate::systems::hells_gate::say::LineTone;
use crate::words::tr;
use egui::{RichText, Ui};

/// The log, the newest line at the bottom.
pub fn log(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    super::heading(ui, &tr!("log-title"));
    egui::ScrollArea::vertical()
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| lines(ui, view, out));
}

/// Below this height the log is not worth its place: its heading and two lines.
pub fn least_height(ui: &Ui) -> f32 {
    let heading = ui.text_style_height(&egui::TextStyle::Heading);
    let line = ui.text_style_height(&egui::TextStyle::Body);
    heading + 2.0 * line + 40.0
}

/// The lines themselves.
pub fn lines(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    ui.spacing_mut().item_spacing.y = 3.0;
    let lines = view.session.log();
    if lines.is_empty() {
        ui.weak(tr!("log-empty"));
    }
    let mut drawn = view.session.drawn_at().iter().copied().peekable();
    for entry in lines {
        while let Some(ply) = drawn.next_if(|&ply| ply <= entry.ply) {
            drawing(ui, view, ply, out);
        }
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
            let response = ui.add(label).on_hover_text(tr!("log-show"));
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
    for ply in drawn {
        drawing(ui, view, ply, out);
    }
}

/// That something is drawn on the map at a moment; a click shows it.
fn drawing(ui: &mut Ui, view: &View<'_>, ply: usize, out: &mut Vec<Command>) {
    let game = &view.session.file.game;
    let drawn = view.session.file.annotations.at(Moment::of(game, ply));
    let all: Vec<String> = drawn
        .iter()
        .map(|one| one.sentence(&view.setup().grid))
        .collect();
    let text = match drawn {
        [one] => format!("✏ {}", one.in_brief(&view.setup().grid)),
        all => tr!("log-drawings", n = all.len()),
    };
    let text = RichText::new(text).small().color(view.theme.accent);
    let text = match view.ply() == ply {
        true => text.background_color(view.theme.raised_hover),
        false => text,
    };
    let label = egui::Label::new(text).sense(egui::Sense::click());
    let response = ui.add(label);
    response.widget_info(|| {
        let name = tr!("log-drawn", ply = ply, what = all.join("; "));
        egui::WidgetInfo::labeled(egui::Role::Link, true, name)
    });
    let response = response.on_hover_ui(|ui| {
        for one in drawn {
            ui.label(one.in_brief(&view.setup().grid));
        }
        ui.weak(tr!("log-drawing-show"));
    });
    if response.clicked() {
        let lit = HexMask::EMPTY;
        out.push(Command::LookAt { ply, lit });
    }
}
