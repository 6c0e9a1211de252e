//! Victory points with their working [12.0].

use super::{View, rule_link, side_colour};
use crate::app::commands::{Command, Dialog};
use crate::hex::HexMask;
use crate::systems::hells_gate::rulebook::cite;
use crate::systems::hells_gate::victory::score;
use crate::systems::hells_gate::{Side, Stage, say};
use crate::words::tr;
use egui::{RichText, Ui};

/// The receipt in a window of its own.
pub fn points_window(ctx: &egui::Context, view: &View<'_>, out: &mut Vec<Command>) {
    let mut open = true;
    // In the guided tour beside its card, at first.
    let touring = view.tour.is_some();
    let room = ctx.content_rect();
    let at = match touring {
        true => room.left_top() + room.size() * egui::vec2(0.27, 0.2),
        false => room.left_top() + egui::Vec2::splat(16.0),
    };
    egui::Window::new(tr!("points-title"))
        .id(egui::Id::unique(("victory points", touring)))
        .default_pos(at)
        .open(&mut open)
        .collapsible(false)
        .default_width(460.0)
        .show(ctx, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(tr!("points-as-they-stand"));
                rule_link(ui, view.theme, cite::VICTORY, out);
            });
            if view.state().stage != Stage::Over {
                ui.label(say::if_ended(view.setup(), view.state()));
            }
            receipt(ui, view, out);
        });
    if !open {
        out.push(Command::Toggle(Dialog::Points));
    }
}

/// Both sides' lines and sums.
pub fn receipt(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let verdict = score(view.setup(), view.state());
    let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    ui.horizontal_top(|ui| {
        for side in Side::ALL {
            ui.vertical(|ui| {
                ui.set_width(width);
                let sum = tr!("points-of", side = side.key(), n = verdict.points[side]);
                ui.label(
                    RichText::new(sum)
                        .text_style(egui::TextStyle::Heading)
                        .color(side_colour(view.theme, side)),
                );
                let lines = say::victory_lines(view.setup(), view.state(), side);
                if lines.is_empty() {
                    ui.weak(tr!("points-none"));
                }
                ui.spacing_mut().item_spacing.y = 2.0;
                for (text, points, _, hex) in lines {
                    let label = egui::Label::new(format!("{points}  {text}"));
                    match hex {
                        Some(hex) => {
                            if ui.add(label.sense(egui::Sense::click())).clicked() {
                                out.push(Command::Light(HexMask::of(hex)));
                            }
                        }
                        None => {
                            ui.add(label);
                        }
                    }
                }
            });
        }
    });
}
