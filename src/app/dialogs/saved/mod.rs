//! The saved games of every system as one table: sorted, found, renamed, copied,
//! thrown away and brought back, by hand and by keyboard.

mod list;
mod table;

pub use list::{SavedForm, Thrown};

use super::{Around, DialogPart, Forms, ask, modal_window, with_foot};
use crate::app::commands::{Command, Dialog, Tidy};
use crate::app::focus;
use crate::app::panels::{bold, low, scrolled};
use crate::app::theme::{Palette, height, line, space};
use crate::record::Store;
use crate::words::{self, tr};
use egui::text::{CCursor, CCursorRange};
use egui::{Button, Key, Modifiers, RichText, Stroke, TextEdit, Ui, vec2};
use list::{Folder, Renaming};
use std::path::PathBuf;

/// How high the buttons of the foot are.
const FOOT: f32 = 30.0;

/// How high the table is in a low window, and which windows are narrow, in points.
const LOW: f32 = 210.0;
const NARROW: f32 = 560.0;

impl Forms {
    pub(super) fn saved_games(
        &mut self,
        ctx: &egui::Context,
        around: &Around<'_>,
        topmost: bool,
        out: &mut Vec<Command>,
    ) {
        self.saved.read_some(ctx);
        // Where something is to be typed, the table waits.
        self.saved.attend &= !self.name_is_asked && !self.path_is_asked;
        let palette = around.theme.palette();
        let topmost = topmost && self.pending.is_empty() && self.saved.renaming.is_none();
        if topmost {
            self.saved.keys(ctx, out);
        }
        let room = ctx.content_rect().size();
        let size = vec2(
            (room.x - 4.0 * space::LARGE).min(1180.0),
            (room.y - 5.0 * space::LARGE).min(860.0),
        );
        let title = tr!("games-title");
        modal_window(ctx, &title, Dialog::Games, size, out, |ui, out| {
            if low(ctx) {
                // All of it is scrolled where there is no height for head and foot.
                scrolled(ui, "all of the saved games", |ui| {
                    self.head_of_saved(ui, around, out);
                    let size = vec2(ui.available_width(), LOW);
                    ui.allocate_ui(size, |ui| {
                        ui.set_min_size(size);
                        self.rows_of_saved(ui, around, &palette, out);
                    });
                    self.foot_of_saved(ui, around, &palette, out);
                });
                return;
            }
            let top = egui::Panel::top("saved games head")
                .show_separator_line(false)
                .frame(egui::Frame::NONE);
            top.show(ui, |ui| self.head_of_saved(ui, around, out));
            let rest = egui::CentralPanel::default().frame(egui::Frame::NONE);
            rest.show(ui, |ui| {
                with_foot(ui, |ui, part| match part {
                    DialogPart::Content => self.rows_of_saved(ui, around, &palette, out),
                    DialogPart::Foot => self.foot_of_saved(ui, around, &palette, out),
                });
            });
        });
        self.ask_title(ctx, out);
    }

    /// The table itself.
    fn rows_of_saved(
        &mut self,
        ui: &mut Ui,
        around: &Around<'_>,
        palette: &Palette,
        out: &mut Vec<Command>,
    ) {
        let theme = around.theme;
        let pictures = &mut self.pictures;
        self.saved.table(ui, palette, out, |ctx, game, size| {
            let of = (game.path.as_path(), game.modified);
            pictures.of_file(ctx, of, (theme, size))
        });
    }

    /// Saving the game on the table; which games are shown, and which of them.
    fn head_of_saved(&mut self, ui: &mut Ui, around: &Around<'_>, out: &mut Vec<Command>) {
        // Beside each other only where the field finds room there.
        let mut saving = |ui: &mut Ui| {
            ui.label(bold(tr!("games-save")));
            self.name_field(ui, out);
            if around.errands.asks() {
                if ui.button(tr!("entry-save-elsewhere")).clicked() {
                    out.push(Command::SaveElsewhere);
                }
            } else {
                ui.weak(tr!("games-elsewhere"));
            }
        };
        match ui.available_width() < NARROW {
            true => saving(ui),
            false => {
                ui.horizontal_wrapped(saving);
            }
        }
        ui.separator();
        let form = &mut self.saved;
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(tr!("saved-find"));
            let field = TextEdit::singleline(&mut form.find).desired_width(200.0);
            let field = ui.add(field).labelled_by(label.id);
            if std::mem::take(&mut form.find_is_asked) {
                field.request_focus();
            }
            let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
            if !form.find.trim().is_empty() {
                let (n, all) = (form.shown().len(), form.count(form.folder));
                ui.weak(tr!("saved-found", n = n, all = all));
                if entered && let Some(game) = form.chosen() {
                    out.push(Command::Open(game.path.clone()));
                }
            }
            let others = |form: &SavedForm| {
                let others = Folder::ALL.into_iter();
                others
                    .filter(|&it| it != Folder::Games)
                    .any(|it| form.count(it) > 0)
            };
            // With one folder there is nothing to choose.
            if form.folder == Folder::Games && !others(form) {
                ui.weak(Folder::Games.name(form.count(Folder::Games)));
                return;
            }
            focus::list(ui, |ui| {
                for folder in Folder::ALL {
                    let count = form.count(folder);
                    // What is empty need not be looked at.
                    if count == 0 && folder != Folder::Games && form.folder != folder {
                        continue;
                    }
                    let on = form.folder == folder;
                    if ui.selectable_label(on, folder.name(count)).clicked() && !on {
                        form.look_in(folder, around.store);
                    }
                }
            });
        });
        if form.folder == Folder::Lines {
            ui.weak(tr!("games-lines-about", n = Store::LINES));
        }
        ui.add_space(space::TINY);
    }

    /// What can be done with the game that is chosen.
    fn foot_of_saved(
        &mut self,
        ui: &mut Ui,
        around: &Around<'_>,
        palette: &Palette,
        out: &mut Vec<Command>,
    ) {
        ui.separator();
        let form = &mut self.saved;
        let chosen = form.chosen().map(|game| game.path.clone());
        let of = |command: fn(PathBuf) -> Command| chosen.clone().map(command);
        ui.horizontal_wrapped(|ui| {
            let words = bold(tr!("games-open"));
            let open = match chosen.is_some() {
                true => Button::new(words.color(palette.on_accent)).fill(palette.accent),
                false => Button::new(words),
            };
            let mut button = |ui: &mut Ui, button: Button<'_>, command: Option<Command>| {
                let button = button.min_size(vec2(0.0, FOOT));
                if ui.add_enabled(command.is_some(), button).clicked() {
                    out.extend(command);
                }
            };
            let open = open.min_size(vec2(110.0, FOOT));
            button(ui, open, of(Command::Open));
            match form.folder {
                Folder::Games => {
                    let rename = Button::new(tr!("saved-rename")).min_size(vec2(0.0, FOOT));
                    if ui.add_enabled(chosen.is_some(), rename).clicked() {
                        form.begin_renaming();
                    }
                    let copy = of(|path| Command::Tidy(Box::new(Tidy::Duplicate(path))));
                    button(ui, Button::new(tr!("saved-duplicate")), copy);
                }
                Folder::Trash => {
                    let back = of(|path| Command::Tidy(Box::new(Tidy::PutBack(path))));
                    button(ui, Button::new(tr!("saved-put-back")), back);
                }
                Folder::Lines => {}
            }
            if form.folder != Folder::Trash {
                let away = of(|path| Command::Tidy(Box::new(Tidy::ThrowAway(path))));
                let words = RichText::new(tr!("saved-throw-away")).color(palette.loss);
                let edge = Stroke::new(line::THIN, palette.loss);
                ui.add_space(space::LARGE);
                button(ui, Button::new(words).stroke(edge), away);
            }
            if let Some(thrown) = form.thrown.last() {
                let title = words::name(&thrown.title);
                let words = tr!("saved-undo", title = title.as_ref());
                let undo = Command::Tidy(Box::new(Tidy::Undo));
                button(ui, Button::new(words), Some(undo));
            }
        });
        ui.horizontal_wrapped(|ui| {
            // Nothing moves when something is told.
            ui.set_min_height(height::ROW);
            if let Some((told, bad)) = &form.told {
                let colour = if *bad { palette.refusal } else { palette.text };
                focus::spoken(&ui.colored_label(colour, told));
            } else {
                let keys = RichText::new(tr!("saved-keys")).small();
                ui.label(keys.color(palette.text_weak));
            }
        });
        if around.errands.asks() {
            if ui.button(tr!("entry-open-file")).clicked() {
                out.push(Command::OpenFile);
            }
        } else {
            self.path_field(ui, around, out);
        }
    }

    /// The path of a file to open, where the desktop asks for none.
    fn path_field(&mut self, ui: &mut Ui, around: &Around<'_>, out: &mut Vec<Command>) {
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(tr!("games-path"));
            let edit = TextEdit::singleline(&mut self.path).desired_width(260.0);
            let field = ui.add(edit).labelled_by(label.id);
            if std::mem::take(&mut self.path_is_asked) {
                field.request_focus();
            }
            let enter = field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
            let path = PathBuf::from(self.path.trim());
            let there = path.is_file();
            let open = ui.add_enabled(there, Button::new(tr!("games-open-file")));
            let open = open.on_disabled_hover_text(tr!("games-no-file"));
            if open.clicked() || (enter && there) {
                out.push(Command::Open(path));
            }
            let folder = around.store.games_folder().display().to_string();
            ui.weak(tr!("games-folder", folder = folder));
        });
    }

    /// Asks for another title of the game that is to be renamed.
    fn ask_title(&mut self, ctx: &egui::Context, out: &mut Vec<Command>) {
        let form = &mut self.saved;
        let Some(renaming) = &mut form.renaming else {
            return;
        };
        let Renaming { path, typed, asked } = renaming;
        let mut done = false;
        let title = tr!("saved-rename-title");
        let declined = ask(ctx, "rename a saved game", &title, |ui| {
            let label = ui.label(tr!("saved-new-title"));
            let mut edit = TextEdit::singleline(typed)
                .desired_width(f32::INFINITY)
                .show(ui);
            let field = edit.response.response.clone().labelled_by(label.id);
            if std::mem::take(asked) {
                let all = CCursor::new(typed.chars().count());
                let all = CCursorRange::two(CCursor::default(), all);
                edit.state.cursor.set_char_range(Some(all));
                edit.state.store(ui.ctx(), field.id);
                field.request_focus();
            }
            let named = !typed.trim().is_empty();
            let enter = field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
            ui.add_space(space::SMALL);
            ui.horizontal_wrapped(|ui| {
                let rename = ui.add_enabled(named, Button::new(bold(tr!("saved-do-rename"))));
                if rename.clicked() || (enter && named) {
                    let tidy = Tidy::Rename(path.clone(), typed.clone());
                    out.push(Command::Tidy(Box::new(tidy)));
                    done = true;
                }
                done |= ui.button(tr!("dialog-cancel")).clicked();
            });
        });
        if done || declined.is_some() {
            form.renaming = None;
            form.attend = true;
        }
    }
}

impl SavedForm {
    /// The keys of the table, unless somebody is typing.
    fn keys(&mut self, ctx: &egui::Context, out: &mut Vec<Command>) {
        let pressed = |modifiers, key| ctx.input_mut(|i| i.consume_key(modifiers, key));
        if pressed(Modifiers::COMMAND, Key::F) {
            self.find_is_asked = true;
        }
        if ctx.text_edit_focused() {
            return;
        }
        let mut tidy = |tidy| out.push(Command::Tidy(Box::new(tidy)));
        if pressed(Modifiers::COMMAND, Key::Z) && !self.thrown.is_empty() {
            tidy(Tidy::Undo);
        }
        let Some(path) = self.chosen().map(|game| game.path.clone()) else {
            return;
        };
        match self.folder {
            Folder::Games if pressed(Modifiers::NONE, Key::F2) => self.begin_renaming(),
            Folder::Games if pressed(Modifiers::COMMAND, Key::D) => tidy(Tidy::Duplicate(path)),
            Folder::Games | Folder::Lines if pressed(Modifiers::NONE, Key::Delete) => {
                tidy(Tidy::ThrowAway(path));
            }
            _ => {}
        }
    }
}
