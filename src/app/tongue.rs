//! The language the window speaks.

use super::App;
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

    /// Speaks the language in force from now on: what was said and painted
    /// before is said and painted anew, and news of the last action is dropped.
    pub(super) fn speak(&mut self) {
        words::speak(self.language());
        self.session.retell();
        self.notice = None;
        self.last_roll = None;
        self.map = Arc::new(picture::map_view(self.session.rules()));
    }
}
