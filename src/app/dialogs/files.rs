//! Saved games.

use super::modal;
use crate::app::App;
use crate::app::commands::{Command, Dialog};
use crate::app::panels::bold;
use crate::words::{self, tr};
use std::path::PathBuf;

impl App {
    pub(super) fn games(&mut self, ctx: &egui::Context, out: &mut Vec<Command>) {
        let folder = self.store.games_folder();
        modal(ctx, &tr!("games-title"), Dialog::Games, out, |ui, out| {
            ui.label(bold(tr!("games-save")));
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(tr!("games-name"));
                let edit = egui::TextEdit::singleline(&mut self.forms.name).desired_width(260.0);
                let typed = ui.add(edit).labelled_by(label.id);
                let named = !self.forms.name.trim().is_empty();
                let enter = typed.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
                let save = ui.add_enabled(named, egui::Button::new(tr!("games-save-as")));
                if save.clicked() || (enter && named) {
                    out.push(Command::SaveAs(self.forms.name.clone()));
                }
            });
            if self
                .store
                .path_for(&self.title_meant(&self.forms.name))
                .exists()
            {
                ui.colored_label(self.theme.palette().error, tr!("games-replaces"));
            }
            ui.separator();
            ui.label(bold(tr!("games-open")));
            if self.forms.games.is_empty() {
                ui.weak(tr!("games-none"));
            }
            for game in &self.forms.games {
                ui.horizontal_wrapped(|ui| {
                    if ui.button(bold(words::name(&game.title))).clicked() {
                        out.push(Command::Open(game.path.clone()));
                    }
                    ui.label(&game.summary);
                });
            }
            ui.add_space(6.0);
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(tr!("games-path"));
                let edit = egui::TextEdit::singleline(&mut self.forms.path).desired_width(260.0);
                ui.add(edit).labelled_by(label.id);
                let path = PathBuf::from(self.forms.path.trim());
                let open =
                    ui.add_enabled(path.is_file(), egui::Button::new(tr!("games-open-file")));
                let open = open.on_disabled_hover_text(tr!("games-no-file"));
                if open.clicked() {
                    out.push(Command::Open(path));
                }
            });
            ui.add_space(6.0);
            let folder = folder.display().to_string();
            ui.weak(tr!("games-folder", folder = folder));
        });
    }
}
