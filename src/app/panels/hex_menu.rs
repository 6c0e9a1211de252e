//! The menu of a hex or unit: what can be done with it, and what cannot and why.

use super::{View, bold, rule_link};
use crate::app::commands::{Command, HexMenu};
use crate::app::offers::offers;
use egui::{Id, LayerId, Order, Pos2, RichText, vec2};

/// Where the menu is drawn.
#[must_use]
pub fn hex_menu_layer() -> LayerId {
    LayerId::new(Order::Foreground, Id::unique("hex_menu"))
}

/// Draws the menu at a place; a choice or a click beside it closes it.
pub fn hex_menu(
    ctx: &egui::Context,
    view: &View<'_>,
    menu: HexMenu,
    at: Pos2,
    out: &mut Vec<Command>,
) {
    let setup = view.setup();
    let room = ctx.content_rect().size();
    let area = egui::Area::new(hex_menu_layer().id)
        .fixed_pos(at + vec2(2.0, 2.0))
        .order(hex_menu_layer().order)
        .show(ctx, |ui| {
            egui::Frame::menu(ui.style()).show(ui, |ui| {
                ui.set_max_width(340.0_f32.min(room.x * 0.6));
                ui.label(bold(setup.hex_name(menu.hex)));
                if let Some(unit) = menu.unit {
                    ui.label(setup.unit_name(unit));
                }
                ui.separator();
                let tall = room.y * 0.6;
                egui::ScrollArea::vertical()
                    .max_height(tall)
                    .min_scrolled_height(tall)
                    .show(ui, |ui| rows(ui, view, menu, out));
            });
        });
    if area.response.clicked_elsewhere() {
        out.push(Command::CloseMenu);
    }
}

fn rows(ui: &mut egui::Ui, view: &View<'_>, menu: HexMenu, out: &mut Vec<Command>) {
    ui.spacing_mut().item_spacing.y = 2.0;
    for (i, offer) in offers(view, menu.hex, menu.unit).into_iter().enumerate() {
        let can = offer.refused.is_none();
        let button = egui::Button::new(&offer.label)
            .frame_when_inactive(false)
            .wrap();
        let response = ui.add_enabled(can, button);
        response.widget_info(|| {
            let why = offer.refused.as_ref().map_or("", |(why, _)| why);
            let name = format!("{} {why}", offer.label);
            egui::WidgetInfo::labeled(egui::Role::Button, can, name.trim())
        });
        if response.clicked() {
            out.push(Command::CloseMenu);
            out.extend(offer.commands);
        }
        if let Some((why, rule)) = &offer.refused {
            ui.indent(("why", i), |ui| {
                ui.horizontal_wrapped(|ui| {
                    super::tight(ui);
                    let why = RichText::new(why).small().color(view.theme.warning);
                    ui.label(why);
                    if let Some(rule) = rule {
                        rule_link(ui, view.theme, *rule, out);
                    }
                });
            });
        }
    }
}
