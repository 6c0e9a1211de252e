//! The name to save under, and the question before one game takes the place of another.

use super::Forms;
use super::questions::ask;
use crate::app::commands::{Command, WhenTaken};
use crate::app::panels::bold;
use crate::app::theme::space;
use crate::record::SavedGame;
use crate::words::{self, tr};
use egui::Ui;
use egui::text::{CCursor, CCursorRange};
use std::path::PathBuf;

/// A saved game that saving would replace, and what would.
pub struct Replacing {
    /// The title to save under.
    pub title: String,
    /// Where that is.
    pub path: PathBuf,
    /// What is there.
    there: SavedGame,
}

impl Replacing {
    /// A title, and where a game of that title lies already.
    #[must_use]
    pub fn of(title: String, path: PathBuf) -> Self {
        let there = SavedGame::of_file(path.clone());
        Self { title, path, there }
    }
}

impl Forms {
    /// The name to save under; selected when it is asked for, ready to be typed
    /// over.
    pub(super) fn name_field(&mut self, ui: &mut Ui, out: &mut Vec<Command>) {
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(tr!("games-name"));
            let edit = egui::TextEdit::singleline(&mut self.name).desired_width(260.0);
            let mut typed = edit.show(ui);
            let field = typed.response.response.clone().labelled_by(label.id);
            if std::mem::take(&mut self.name_is_asked) {
                let all = self.name.chars().count();
                let all = CCursorRange::two(CCursor::default(), CCursor::new(all));
                typed.state.cursor.set_char_range(Some(all));
                typed.state.store(ui.ctx(), field.id);
                field.request_focus();
            }
            let named = !self.name.trim().is_empty();
            let enter = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
            let save = ui.add_enabled(named, egui::Button::new(tr!("games-save-as")));
            if save.clicked() || (enter && named) {
                out.push(Command::SaveAs(self.name.clone()));
            }
        });
    }
}

impl Replacing {
    /// Both games are shown before one takes the place of the other; how that on the
    /// table stands is told by the caller.
    pub(super) fn ask(&self, ctx: &egui::Context, stands: &str) -> Option<WhenTaken> {
        let mut answer = None;
        let title = words::name(&self.title);
        let question = tr!("replace-title", name = title.as_ref());
        let closes = ask(ctx, "replace", &question, |ui| {
            ui.label(bold(tr!("replace-there")));
            ui.label(words::name(&self.there.title));
            ui.label(&self.there.summary);
            ui.add_space(space::SMALL);
            ui.label(bold(tr!("replace-here")));
            ui.label(title.as_ref());
            ui.label(stands);
            ui.add_space(space::SMALL);
            ui.weak(tr!("replace-kept"));
            ui.add_space(space::SMALL);
            ui.horizontal_wrapped(|ui| {
                let other = ui.button(tr!("replace-other-name"));
                if ui.memory(|m| m.focused().is_none()) {
                    other.request_focus();
                }
                if other.clicked() {
                    answer = Some(WhenTaken::OtherName);
                }
                if ui.button(tr!("replace-it")).clicked() {
                    answer = Some(WhenTaken::Replace);
                }
                if ui.button(tr!("undone-back")).clicked() {
                    answer = Some(WhenTaken::Nothing);
                }
            });
        });
        answer.or(closes.map(|_| WhenTaken::Nothing))
    }
}
