//! Looking at an earlier moment: the banner above the board, and its part of the
//! side panel.

use super::{View, bold};
use crate::app::commands::Command;
use crate::systems::hells_gate::Setup;
use egui::{RichText, Ui};

/// "Looking at game turn 3, Soviet Combat Phase, action 45 of 120": the moment
/// after that action.
fn moment(view: &View<'_>) -> String {
    let state = view.state();
    format!(
        "Looking at game turn {}, {}, action {} of {}",
        state.turn,
        Setup::phase_name(state.player, state.stage.phase()),
        view.ply(),
        view.session.file.game.cursor()
    )
}

/// A clear banner above the board.
pub fn banner(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        let text = bold(moment(view)).color(view.theme.on_accent);
        ui.label(text);
        let hint = RichText::new("Esc returns to the present").small();
        ui.label(hint.color(view.theme.on_accent));
        if view.tour.is_some() && super::narrow(ui.ctx()) {
            // Between card and panel there is no room for more.
            return;
        }
        buttons(ui, view, out);
        let branch = ui
            .button("New game from here")
            .on_hover_text("To study another line of play; this game is kept.");
        if branch.clicked() {
            out.push(Command::Branch(view.ply()));
        }
    });
}

/// What the side panel says instead of what to do.
pub(super) fn panel(ui: &mut Ui, view: &View<'_>) {
    ui.label(moment(view));
    ui.weak("Nothing can be played here; the game on the table stays as it is.");
    ui.separator();
}

fn buttons(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let all = [
        ("Moment before", Command::LookOn { back: true }),
        ("Moment after", Command::LookOn { back: false }),
        ("Turn before", Command::LookAtLastTurn),
        ("Return to the present", Command::LookAtPresent),
    ];
    for (label, command) in all {
        let key = view
            .keys
            .of(&command)
            .unwrap_or_else(|| "Escape".to_owned());
        if ui.button(label).on_hover_text(key).clicked() {
            out.push(command);
        }
    }
}
