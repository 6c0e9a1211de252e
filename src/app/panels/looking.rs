//! Looking at an earlier moment: the banner above the board, and its part of the
//! side panel.

use super::{View, bold};
use crate::app::commands::Command;
use crate::systems::hells_gate::Setup;
use crate::words::{sentence, tr};
use egui::{RichText, Ui};

/// "Looking at game turn 3, Soviet Combat Phase, action 45 of 120": the moment
/// after that action.
fn moment(view: &View<'_>) -> String {
    let state = view.state();
    tr!(
        "looking-at",
        turn = state.turn,
        phase = Setup::phase_name(state.player, state.stage.phase()),
        ply = view.ply(),
        of = view.session.file.game.cursor()
    )
}

/// A clear banner above the board.
pub fn banner(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        let text = bold(moment(view)).color(view.theme.on_accent);
        ui.label(text);
        let hint = RichText::new(tr!("looking-escape")).small();
        ui.label(hint.color(view.theme.on_accent));
        if view.tour.is_some() && super::narrow(ui.ctx()) {
            // Between card and panel there is no room for more.
            return;
        }
        buttons(ui, view, out);
        let branch = ui
            .button(tr!("looking-branch"))
            .on_hover_text(sentence(&tr!("entry-branch-about")));
        if branch.clicked() {
            out.push(Command::Branch(view.ply()));
        }
    });
}

/// What the side panel says instead of what to do.
pub(super) fn panel(ui: &mut Ui, view: &View<'_>) {
    ui.label(moment(view));
    ui.weak(tr!("looking-only"));
    ui.separator();
}

fn buttons(ui: &mut Ui, view: &View<'_>, out: &mut Vec<Command>) {
    let all = [
        (tr!("looking-before"), Command::LookOn { back: true }),
        (tr!("looking-after"), Command::LookOn { back: false }),
        (tr!("looking-turn-before"), Command::LookAtLastTurn),
        (tr!("looking-return"), Command::LookAtPresent),
    ];
    for (label, command) in all {
        let key = view
            .keys
            .of(&command)
            .unwrap_or_else(|| egui::Key::Escape.name().to_owned());
        if ui.button(label).on_hover_text(key).clicked() {
            out.push(command);
        }
    }
}
