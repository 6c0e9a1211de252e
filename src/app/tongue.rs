//! The language the window speaks.

use super::{App, TITLE};
use crate::systems::hells_gate::picture;
use crate::words::{self, Language};
use std::sync::Arc;

impl App {
    /// What is spoken when the settings leave it to the system. Until this is
    /// called it is English.
    pub fn system_speaks(&mut self, language: Language) {
        self.system = language;
        self.speak();
    }

    /// The language in force.
    #[must_use]
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.system)
    }

    /// Has the window called as the language in force calls it, where windows
    /// have names.
    pub(super) fn name_window(ctx: &egui::Context) {
        let title = words::name(TITLE);
        let other = ctx.input(|i| i.viewport().title.as_ref().is_some_and(|t| *t != title));
        if other {
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title.into_owned()));
        }
    }

    /// Speaks the language in force from now on: what was said and painted
    /// before is said and painted anew, and news of the last action is dropped.
    pub(super) fn speak(&mut self) {
        words::speak(self.language());
        self.session.retell();
        self.computer_says();
        self.notice = None;
        self.last_roll = None;
        self.map = Arc::new(picture::map_view(self.session.rules()));
    }
}
