//! What lies under the pointer, and why it cannot be entered.

use super::{View, rule_link};
use crate::app::commands::{Command, Dialog};
use crate::app::focus;
use crate::engine::Refusal;
use crate::hex::HexId;
use crate::systems::hells_gate::insight::SupplyChange;
use crate::systems::hells_gate::{BySide, Illegal, UnitId, say};
use crate::words::tr;
use egui::{Label, RichText, Ui, vec2};

/// Room for the number of a rule, in points.
const NUMBER: f32 = 60.0;

/// One line at the bottom of the window. It stays one line, however much there is
/// to tell, so that the map does not move under the pointer; the card and the
/// tooltip have room for all of it.
pub fn status_bar(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    ui.horizontal(|ui| {
        let line = |text: RichText| Label::new(text).truncate();
        let hex = view.hovered.or(view.interaction.cursor);
        let Some(hex) = hex else {
            let key = |command| view.keys.of(&command).unwrap_or_default();
            let (book, keys) = (Command::Rule(None), Command::Toggle(Dialog::Keys));
            let hint = tr!("status-hint", book = key(book), keys = key(keys));
            ui.add(line(RichText::new(hint).weak()));
            return;
        };
        let there = RichText::new(say::hex_line(view.setup(), view.state(), hex));
        let refused = match view.looking {
            Some(_) => None,
            None => refusal_at(view, hex, None),
        };
        let Some(why) = refused else {
            let told = ui.add(line(there));
            // With the keyboard on the map the hex itself is read out.
            if !view.reads_map {
                focus::spoken(&told);
            }
            return;
        };
        let text = RichText::new(say::refusal(view.setup(), &why)).color(view.theme.refusal);
        let whole = super::in_one_line(ui, text.clone(), egui::TextStyle::Body);
        let room = ui.available_width();
        let reason = (whole.size().x + NUMBER).min(room * 0.7);
        let high = ui.spacing().interact_size.y;
        ui.allocate_ui(vec2(room - reason, high), |ui| ui.add(line(there)));
        let reason = ui.available_width() - NUMBER;
        ui.allocate_ui(vec2(reason, high), |ui| focus::spoken(&ui.add(line(text))));
        rule_link(ui, view.theme, why.rule(), out);
    });
}

/// Beside the pointer: why the picked unit cannot go there, or what going there
/// would do to supply.
pub fn pointer_tooltip(
    ctx: &egui::Context,
    view: &View<'_>,
    hex: HexId,
    changes: Option<&BySide<SupplyChange>>,
) {
    let refused = refusal_at(view, hex, view.dragged);
    let told = changes.map_or_else(Vec::new, |changes| {
        say::supply_changes(view.setup(), changes, view.state().player)
    });
    if refused.is_none() && told.is_empty() {
        return;
    }
    let layer = egui::LayerId::new(egui::Order::Tooltip, egui::Id::unique("refusal"));
    egui::Tooltip::always_open(
        ctx.clone(),
        layer,
        egui::Id::unique("why_not"),
        egui::PopupAnchor::Pointer,
    )
    .show(|ui| {
        ui.set_max_width(280.0);
        if let Some(why) = &refused {
            let text = super::reason(view.setup(), why);
            ui.label(RichText::new(text).color(view.theme.refusal));
        }
        supply_changes(ui, view, &told);
    });
}

/// What a move does to supply: a sign for good or bad, and the sentence.
pub fn supply_changes(ui: &mut Ui, view: &View<'_>, told: &[(String, bool)]) {
    for (text, bad) in told {
        let (sign, colour) = if *bad {
            ("▼", view.theme.refusal)
        } else {
            ("▲", view.theme.good)
        };
        let text = RichText::new(format!("{sign} {text}")).small();
        ui.label(text.color(colour));
    }
}

/// Why what a click on the hex would try is not allowed.
pub(super) fn refusal_at(view: &View<'_>, hex: HexId, dragged: Option<UnitId>) -> Option<Illegal> {
    let (rules, state) = (view.rules(), view.state());
    view.interaction.refusal_at(rules, state, hex, dragged)
}
