//! What lies at the foot of the board, or over what stands there: a notice, until
//! something happens.

use super::Notice;
use super::focus;
use super::theme::{Palette, space};
use crate::words::tr;
use std::path::Path;

/// What is done with a notice.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Noticed {
    /// It stays.
    #[default]
    Stays,
    /// It is put away.
    PutAway,
    /// The file it tells of is to be shown in its folder.
    Show,
}

/// Draws it, the number of its rule as it is drawn here, and, if it tells of a file, a
/// button that leads to it; what that says depends on whether this is a page.
pub fn notice(
    ctx: &egui::Context,
    notice: Option<&Notice>,
    (file, is_page): (Option<&Path>, bool),
    board: egui::Rect,
    theme: &Palette,
    cite: impl FnOnce(&mut egui::Ui, &'static str),
) -> Noticed {
    let mut done = Noticed::Stays;
    let Some(notice) = notice else { return done };
    // Over a dialog, where what went wrong would be hidden behind it, it stands below.
    let below_dialog = ctx.memory(|memory| memory.top_modal_layer().is_some());
    let (board, order) = match below_dialog && notice.bad {
        true => (ctx.content_rect(), egui::Order::Tooltip),
        false => (board, egui::Order::Foreground),
    };
    let at = board.center_bottom() - egui::vec2(0.0, space::MEDIUM);
    egui::Area::new(egui::Id::unique("notice"))
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(at)
        .order(order)
        .show(ctx, |ui| {
            ui.set_max_width((board.width() - 40.0).clamp(160.0, 620.0));
            egui::Frame::popup(ui.style()).show(ui, |ui| {
                ui.horizontal_wrapped(|ui| {
                    let colour = if notice.bad {
                        theme.refusal
                    } else {
                        theme.text
                    };
                    let said = ui.label(egui::RichText::new(&notice.text).color(colour));
                    focus::spoken(&said);
                    if let Some(rule) = notice.rule {
                        cite(ui, rule.0);
                    }
                    let shows = match is_page {
                        // A browser has no folders; it gave the file to the computer.
                        true => tr!("written-download"),
                        false => tr!("written-show"),
                    };
                    if file.is_some() && ui.small_button(shows).clicked() {
                        done = Noticed::Show;
                    }
                    if ui.small_button(tr!("dialog-dismiss")).clicked() {
                        done = Noticed::PutAway;
                    }
                });
            });
        });
    done
}
