//! The questions the window asks: a game to go on with, a file to be replaced.

use crate::app::commands::Command;
use crate::app::focus::{self, InSight as _};
use crate::app::panels::{bold, titled_question};
use crate::app::theme::{Palette, space};
use crate::record::PendingGame;
use crate::words::tr;
use egui::Ui;

/// Whether to go on with games that were left open.
pub(super) fn ask_resume(
    ctx: &egui::Context,
    pending: &[PendingGame],
    palette: &Palette,
    out: &mut Vec<Command>,
) {
    ask(ctx, "resume", &tr!("resume-title"), |ui| {
        ui.label(tr!("resume-what"));
        ui.add_space(space::SMALL);
        for game in pending {
            ui.label(bold(&game.summary));
            if let Some(fault) = &game.fault {
                let colour = palette.refusal;
                ui.colored_label(colour, tr!("resume-fault"));
                ui.weak(tr!("resume-fault-said", said = fault.said.as_str()));
            }
            ui.horizontal_wrapped(|ui| {
                ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
                let drawn = game.fault.as_ref().is_some_and(|fault| fault.drawn);
                if game.opens && drawn {
                    let bare = ui.button(tr!("resume-bare"));
                    if ui.memory(|m| m.focused().is_none()) {
                        bare.request_focus();
                    }
                    if bare.on_hover_text(tr!("resume-bare-about")).clicked() {
                        out.push(Command::ResumeBare(game.path.clone()));
                    }
                }
                if game.opens {
                    let go_on = ui.button(tr!("resume-go-on"));
                    if ui.memory(|m| m.focused().is_none()) {
                        go_on.request_focus();
                    }
                    if go_on.clicked() {
                        out.push(Command::Resume(game.path.clone()));
                    }
                }
                let leave = match game.saved {
                    true => ui.button(tr!("resume-not-now")),
                    false => {
                        let leave = ui.button(tr!("resume-put-away"));
                        leave.on_hover_text(tr!("resume-safe"))
                    }
                };
                if leave.clicked() {
                    out.push(Command::DiscardPending(game.path.clone()));
                }
            });
            ui.add_space(space::SMALL);
        }
    });
}

/// How somebody would rather not answer a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declined {
    /// By Escape.
    Escape,
    /// By a click beside it.
    Beside,
}

/// A question over everything, and whether somebody would rather not answer it.
pub fn ask(
    ctx: &egui::Context,
    id: &str,
    title: &str,
    content: impl FnOnce(&mut Ui),
) -> Option<Declined> {
    let response = egui::Modal::new(egui::Id::unique(id)).show(ctx, |ui| {
        let room = ctx.content_rect();
        ui.set_max_width((room.width() * 0.8).min(460.0));
        egui::ScrollArea::vertical()
            .max_height(room.height() * 0.8)
            .min_scrolled_height(room.height() * 0.8)
            .show_in_sight(ui, |ui| {
                focus::is_dialog(ui, title);
                titled_question(ui, title);
                content(ui);
            });
    });
    let beside = response.backdrop_response.clicked();
    response.should_close().then_some(match beside {
        true => Declined::Beside,
        false => Declined::Escape,
    })
}
