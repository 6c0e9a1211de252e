//! Looking at an earlier moment: the banner over the board, and its part of the
//! side panel.

use super::{View, bold};
use crate::app::commands::{Command, key_of};
use crate::systems::hells_gate::Setup;
use egui::{Rect, RichText, Ui, vec2};

/// "Looking at game turn 3, Soviet Combat Phase, action 45 of 120".
fn moment(view: &View<'_>) -> String {
    let state = view.state();
    format!(
        "Looking at game turn {}, {}: after action {} of {}",
        state.turn,
        Setup::phase_name(state.player, state.stage.phase()),
        view.ply(),
        view.session.file.game.cursor()
    )
}

/// A clear banner over the board.
pub fn banner(ctx: &egui::Context, view: &View<'_>, board: Rect, out: &mut Vec<Command>) {
    if view.looking.is_none() {
        return;
    }
    egui::Area::new(egui::Id::unique("looking"))
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(board.center_bottom() - vec2(0.0, 12.0))
        .order(egui::Order::Middle)
        .show(ctx, |ui| {
            egui::Frame::popup(ui.style())
                .fill(view.theme.accent)
                .show(ui, |ui| {
                    ui.set_max_width(board.width() - 40.0);
                    ui.vertical_centered(|ui| {
                        let text = bold(moment(view)).color(view.theme.on_accent);
                        ui.label(text);
                        let hint = RichText::new("Esc returns to the present").small();
                        ui.label(hint.color(view.theme.on_accent));
                    });
                    ui.horizontal(|ui| buttons(ui, out));
                });
        });
}

/// What the side panel says instead of what to do.
pub(super) fn panel(ui: &mut Ui, view: &View<'_>) {
    ui.label(moment(view));
    ui.weak("Nothing can be played here; the game on the table stays as it is.");
    ui.separator();
}

fn buttons(ui: &mut Ui, out: &mut Vec<Command>) {
    let all = [
        ("Moment before", Command::LookOn { back: true }),
        ("Moment after", Command::LookOn { back: false }),
        ("Turn before", Command::LookAtLastTurn),
        ("Return to the present", Command::LookAtPresent),
    ];
    for (label, command) in all {
        let key = key_of(&command).unwrap_or_else(|| "Escape".to_owned());
        if ui.button(label).on_hover_text(key).clicked() {
            out.push(command);
        }
    }
}
