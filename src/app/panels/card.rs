//! The card of a hex: everything about it, at the bottom of the room left of the
//! map.

use super::status::{refusal_at, supply_changes};
use super::{View, bold, rule_link};
use crate::app::commands::Command;
use crate::engine::Refusal;
use crate::hex::HexId;
use crate::systems::hells_gate::insight::SupplyChange;
use crate::systems::hells_gate::panel::Interaction;
use crate::systems::hells_gate::{BySide, Stage, say};
use crate::words::tr;
use egui::{Align2, Rect, RichText, Ui, vec2};

/// Shows the card, and says where.
pub fn hex_card(
    ctx: &egui::Context,
    view: &View<'_>,
    hex: HexId,
    room: Rect,
    changes: Option<&BySide<SupplyChange>>,
    out: &mut Vec<Command>,
) -> Rect {
    egui::Area::new(egui::Id::unique("hex_card"))
        .pivot(Align2::LEFT_BOTTOM)
        .fixed_pos(room.left_bottom() + vec2(8.0, -8.0))
        .order(egui::Order::Middle)
        .show(ctx, |ui| {
            let fill = view.theme.panel.gamma_multiply(0.96);
            egui::Frame::popup(ui.style())
                .fill(fill)
                .inner_margin(egui::Margin::symmetric(8, 6))
                .show(ui, |ui| {
                    ui.set_width(room.width() - 26.0);
                    ui.spacing_mut().item_spacing.y = 2.0;
                    ui.spacing_mut().interact_size.y = 0.0;
                    let card = say::hex_card(view.setup(), view.state(), hex);
                    ui.label(bold(&card.title));
                    // In a low window the map would be lost under it.
                    let share = if super::low(ui.ctx()) { 0.3 } else { 0.62 };
                    egui::ScrollArea::vertical()
                        .max_height(room.height() * share)
                        .min_scrolled_height(room.height() * share)
                        .show(ui, |ui| {
                            for row in &card.rows {
                                line(ui, view, row, out);
                            }
                            going_there(ui, view, hex, changes, out);
                        });
                });
        })
        .response
        .rect
}

fn line(ui: &mut Ui, view: &View<'_>, row: &say::CardRow, out: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        super::tight(ui);
        let head = RichText::new(&row.head).small().color(view.theme.accent);
        ui.label(head);
        ui.label(RichText::new(&row.text).small());
        if let Some(rule) = row.rule {
            rule_link(ui, view.theme, rule, out);
        }
    });
}

/// Whether the picked unit can go there, at what cost, or why not; and what it
/// would do to supply.
fn going_there(
    ui: &mut Ui,
    view: &View<'_>,
    hex: HexId,
    changes: Option<&BySide<SupplyChange>>,
    out: &mut Vec<Command>,
) {
    let (rules, state) = (view.rules(), view.state());
    if view.looking.is_some() {
        return;
    }
    if let Some(why) = refusal_at(view, hex, view.dragged) {
        ui.horizontal_wrapped(|ui| {
            super::tight(ui);
            ui.label(
                RichText::new(tr!("card-no-way"))
                    .small()
                    .color(view.theme.accent),
            );
            let text = RichText::new(say::refusal(rules, &why)).small();
            ui.label(text.color(view.theme.refusal));
            rule_link(ui, view.theme, why.rule(), out);
        });
    } else if let (Stage::Movement, Some(unit)) = (state.stage, view.interaction.units.first()) {
        let routes = Interaction::routes_to(rules, state, unit, hex);
        if let Some(route) = routes.first() {
            let steps = if route.second.is_some() { 2 } else { 1 };
            let text = tr!("card-move-of", unit = rules.unit_name(unit), n = steps);
            ui.horizontal_wrapped(|ui| {
                super::tight(ui);
                ui.label(
                    RichText::new(tr!("card-move"))
                        .small()
                        .color(view.theme.accent),
                );
                ui.label(RichText::new(text).small().color(view.theme.good));
            });
        }
    }
    if let Some(changes) = changes {
        let told = say::supply_changes(rules, changes, state.player);
        supply_changes(ui, view, &told);
        for text in say::zone_changes(rules, changes, state.player) {
            ui.label(RichText::new(text).small().color(view.theme.text_weak));
        }
    }
}
