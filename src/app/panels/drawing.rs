//! What is drawn on the map at a moment, to be taken back or erased.

use crate::app::annotate::Drawing;
use crate::app::commands::Command;
use crate::app::keymap::Keymap;
use crate::present::annotation::{Annotation, Names};
use crate::words::tr;
use egui::Ui;
use egui::containers::menu::MenuButton;

/// Taking back, if something can be or something is drawn, and everything that is
/// drawn at this moment.
pub fn drawn_here(
    ui: &mut Ui,
    all: &[Annotation],
    names: &impl Names,
    (can_undo, keys): (bool, &Keymap),
    out: &mut Vec<Command>,
) {
    let undo = ui.add_enabled(
        can_undo || !all.is_empty(),
        egui::Button::new(tr!("draw-take-back")),
    );
    let undo = undo.on_hover_text(keys.of(&Command::Undo).unwrap_or_default());
    let undo = undo.on_disabled_hover_text(tr!("draw-here-none"));
    if undo.clicked() {
        out.push(Command::Undo);
    }
    let button = egui::Button::new(tr!("draw-here", n = all.len()));
    if all.is_empty() {
        let none = ui.add_enabled(false, button);
        none.on_disabled_hover_text(tr!("draw-here-none"));
        return;
    }
    let (menu, _) = MenuButton::from_button(button).ui(ui, |ui| {
        for (i, one) in all.iter().enumerate() {
            let what = one.in_brief(names);
            if ui.button(tr!("draw-erase", what = what)).clicked() {
                out.push(Command::Draw(Drawing::Erase(i)));
            }
        }
        ui.separator();
        if ui.button(tr!("draw-erase-all")).clicked() {
            out.push(Command::Draw(Drawing::EraseAll));
            ui.close();
        }
    });
    menu.on_hover_text(tr!("draw-here-tip"));
}
