//! What changes with the language the window speaks.

use super::Notice;
use super::commands::Dialog;
use super::dialogs::Over;
use super::focus;
use super::games::{Files, file_name};
use super::keymap::Keymap;
use super::place::Frame;
use crate::record::{PendingGame, Settings, Store};
use crate::words::{self, tr};
use std::path::{Path, PathBuf};

impl Files {
    /// What is wrong with the settings, and how the program ended last time, to be told
    /// when it has just started.
    pub(super) fn complaints(&self, settings: &Settings) -> Option<Notice> {
        let (_, bad_keys) = Keymap::read(&settings.keys);
        let bad_keys = (!bad_keys.is_empty()).then(|| {
            let which = bad_keys.join("; ");
            tr!("badkey-all", which = which)
        });
        let complaint = self.complaint.as_ref().map(ToString::to_string);
        let fault = self.fault_to_tell.as_deref();
        let fault = fault.map(|said| tr!("fault-last-time", said = said));
        let all: Vec<String> = fault.into_iter().chain(complaint).chain(bad_keys).collect();
        (!all.is_empty()).then(|| Notice::wrong(all.join(" ")))
    }
}

impl Frame {
    /// Has the window called after the game on its table, as the language in force calls
    /// it, and after its file, where windows have names.
    pub(super) fn is_called(ctx: &egui::Context, game: &str, file: Option<&Path>) {
        let mut title = words::name(game);
        let file = file.map(file_name).filter(|file| *file != title);
        if let Some(file) = file {
            title = format!("{file} – {title}").into();
        }
        focus::is_called(ctx, &title);
        // Once for each name: telling it makes another frame, and not every
        // system tells the name back.
        let told = egui::Id::unique("title told");
        if ctx.data(|d| d.get_temp::<String>(told)).as_deref() != Some(&*title) {
            ctx.data_mut(|d| d.insert_temp(told, title.to_string()));
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title.into_owned()));
        }
    }
}

impl Over {
    /// Lists games anew: their lines are in the language they were listed in.
    pub(super) fn relist(&mut self, store: &Store, recent: &[PathBuf]) {
        let anew = |game: &PendingGame| {
            let listed = match game.saved {
                true => store.left_open(&game.path),
                false => {
                    let mut all = store.pending().into_iter();
                    all.find(|p| p.path == game.path)
                }
            };
            let fault = game.fault.clone();
            listed.map(|listed| PendingGame { fault, ..listed })
        };
        let forms = &mut self.forms;
        for games in [&mut forms.pending, &mut forms.opening.left] {
            *games = games.iter().filter_map(anew).collect();
        }
        if self.dialog == Some(Dialog::Opening) {
            self.open_opening(recent, store);
        }
        if self.dialog == Some(Dialog::Games) {
            self.forms.saved.list_again(store);
        }
    }
}
