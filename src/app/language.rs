//! The language the window speaks, and how the map lies: what the printed map
//! is drawn by.

use super::commands::Dialog;
use super::focus;
use super::games::file_name;
use super::keymap::Keymap;
use super::{App, TITLE};
use crate::hex::Orientation;
use crate::record::PendingGame;
use crate::words::{self, Language, tr};

impl App {
    /// What is spoken when the settings leave it to the system. Until this is
    /// called it is English.
    pub fn system_speaks(&mut self, language: Language) {
        self.frame.system = language;
        self.speak();
        self.complain();
    }

    /// Tells what is wrong with the settings, and how the program ended last time,
    /// when it has just started.
    pub(super) fn complain(&mut self) {
        let (_, bad_keys) = Keymap::read(&self.settings.keys);
        let bad_keys = (!bad_keys.is_empty()).then(|| {
            let which = bad_keys.join("; ");
            tr!("badkey-all", which = which)
        });
        let complaint = self.files.complaint.as_ref().map(ToString::to_string);
        let fault = self.files.fault_to_tell.as_deref();
        let fault = fault.map(|said| tr!("fault-last-time", said = said));
        let all: Vec<String> = fault.into_iter().chain(complaint).chain(bad_keys).collect();
        if !all.is_empty() {
            self.tell(all.join(" "), None, true);
        }
    }

    /// The language in force.
    #[must_use]
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.frame.system)
    }

    /// Has the window called as the language in force calls it, after the file on
    /// its table, where windows have names.
    pub(super) fn name_window(&self, ctx: &egui::Context) {
        let mut title = words::name(TITLE);
        if let Some(path) = self.own_path() {
            title = format!("{} – {title}", file_name(path)).into();
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

    /// Speaks the language in force from now on: what was said and painted
    /// before is said and painted anew, and news of the last action is dropped.
    pub(super) fn speak(&mut self) {
        words::speak(self.language());
        self.room.retell();
        self.over.notice = None;
        self.relist();
    }

    /// Lays the map so from now on; a camera that was moved looks at the same
    /// place.
    pub(super) fn lay_map(&mut self, orientation: Orientation) {
        let before = self.settings.orientation();
        self.settings.as_printed = orientation == Orientation::AsPrinted;
        self.room.lay_map(before, orientation);
        self.keep_settings();
    }

    /// Lists games anew: their lines are in the language they were listed in.
    fn relist(&mut self) {
        if !self.over.forms.pending.is_empty() {
            let anew = |game: &PendingGame| {
                let listed = match game.saved {
                    true => self.files.store.left_open(&game.path),
                    false => {
                        let mut all = self.files.store.pending().into_iter();
                        all.find(|p| p.path == game.path)
                    }
                };
                let fault = game.fault.clone();
                listed.map(|listed| PendingGame { fault, ..listed })
            };
            self.over.forms.pending = self.over.forms.pending.iter().filter_map(anew).collect();
        }
        if self.over.dialog == Some(Dialog::Opening) {
            self.over.open_opening(&self.settings.recent);
        }
        if self.over.dialog == Some(Dialog::Games) {
            self.over.forms.saved.list_again(&self.files.store);
        }
    }
}
