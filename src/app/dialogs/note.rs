//! The words of a note on the map.

use super::questions::{Declined, ask};
use crate::app::annotate::Drawing;
use crate::app::theme::space;
use crate::present::annotation::LONGEST_NOTE;
use crate::words::tr;
use egui::text::{CCursor, CCursorRange};

/// Asks for the words of the note at a place; what is to be done with them, once that
/// is said.
pub fn words_of_note(
    ctx: &egui::Context,
    id: &str,
    name: &str,
    words: &mut String,
) -> Option<Drawing> {
    let mut done = None;
    let title = tr!("note-title", hex = name);
    let closes = ask(ctx, id, &title, |ui| {
        let mut typed = egui::TextEdit::singleline(words)
            .char_limit(LONGEST_NOTE)
            .hint_text(tr!("note-hint"))
            .desired_width(f32::INFINITY)
            .show(ui);
        let field = typed.response.response.clone();
        field.widget_info(|| {
            egui::WidgetInfo::labeled(egui::Role::TextInput, true, tr!("note-words"))
        });
        let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
        if !entered && ui.memory(|m| m.focused().is_none()) {
            field.request_focus();
            // One goes on where the words end.
            let end = CCursorRange::one(CCursor::new(words.chars().count()));
            typed.state.cursor.set_char_range(Some(end));
            typed.state.store(ui.ctx(), field.id);
        }
        ui.add_space(space::SMALL);
        ui.horizontal(|ui| {
            if ui.button(tr!("note-write")).clicked() || entered {
                done = Some(Drawing::Words(words.clone()));
            }
            if ui.button(tr!("dialog-cancel")).clicked() {
                done = Some(Drawing::NoWords);
            }
        });
    });
    // A click that slips off the box is no reason to put the words away.
    let slipped = closes == Some(Declined::Beside) && !words.trim().is_empty();
    let closes = closes.filter(|_| !slipped);
    done.or(closes.map(|_| Drawing::WordsAside))
}
