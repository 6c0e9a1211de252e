//! The player's own game waits while something else lies on the table: a study, a guess, an
//! exercise or a lesson. Each keeps the game that waits behind it, and each is asked what a
//! command means before the game is; what that comes to outside the table is given back.

use super::Room;
use crate::app::Notice;
use crate::app::keymap::Keymap;
use crate::hex::Orientation;
use crate::record::{Settings, Store};

/// What steering what lies over the own game comes to outside the table.
pub(in crate::app) enum Steered {
    /// What was told before is told no longer; this is, if anything.
    Says(Option<Notice>),
    /// Something was noted among the settings, which are to be kept.
    Noted,
    /// What is recorded there ends.
    RecordingEnds,
    /// Something else lies on the table: what was open over it is closed.
    Begun,
    /// The list of lessons is wanted.
    Lessons,
    /// The tour of this system is wanted.
    Tour(&'static str),
    /// This game is wanted on the table, as the player's own.
    Game(Box<Room>),
}

impl Steered {
    /// What was told was of what lay there before.
    pub(in crate::app) const HUSH: Self = Self::Says(None);

    /// This is said.
    pub(in crate::app) const fn said(text: String) -> Self {
        Self::Says(Some(Notice::said(text)))
    }

    /// This went wrong.
    pub(in crate::app) const fn wrong(text: String) -> Self {
        Self::Says(Some(Notice::wrong(text)))
    }

    /// The settings are to be kept, if something was noted among them.
    pub(in crate::app) fn noted(anything: bool) -> Option<Self> {
        anything.then_some(Self::Noted)
    }
}

/// What a command comes to because of what lies over the own game.
pub(in crate::app) struct Steering {
    /// Whether it has been carried out or refused there.
    pub taken: bool,
    /// What that comes to outside the table, one after another.
    pub came: Vec<Steered>,
}

impl Steering {
    /// It was meant for what lies there.
    pub(in crate::app) fn taken(came: impl IntoIterator<Item = Steered>) -> Self {
        let came = came.into_iter().collect();
        Self { taken: true, came }
    }

    /// It has no place there, for this reason.
    pub(in crate::app) fn refused(why: String) -> Self {
        Self::taken([Steered::said(why)])
    }

    /// It is for others to carry out, after this.
    pub(in crate::app) fn passed_on(came: impl IntoIterator<Item = Steered>) -> Self {
        let came = came.into_iter().collect();
        Self { taken: false, came }
    }
}

impl Room {
    /// Whether another game waits until this one leaves the table: behind a lesson, a guess, an
    /// exercise or a study that is shown.
    pub(in crate::app) fn has_another_waiting(&self) -> bool {
        let behind_lesson = self.touring.as_ref().is_some_and(|it| it.aside.is_some());
        behind_lesson
            || self.guessing.is_some()
            || self.practising.is_some()
            || self.on_show().is_some()
    }

    /// Whether what lies on the table is no game of its own: a tour, a guess, an exercise.
    pub(in crate::app) fn is_practice(&self) -> bool {
        self.touring.is_some() || self.guessing.is_some() || self.practising.is_some()
    }

    /// The map of the game that waits behind a guess or an exercise lies so, too.
    pub(super) fn lay_waiting(&mut self, now: Orientation) {
        if let Some(guessing) = &mut self.guessing {
            guessing.aside.table.lay(now);
        }
        if let Some(practising) = &mut self.practising {
            practising.aside.table.lay(now);
        }
    }

    /// The game that waited is on the table again, as it was. Another language may have been
    /// chosen meanwhile, and the map turned.
    pub(in crate::app) fn returns(&mut self, mut own: Box<Self>, settings: &Settings) {
        own.retell();
        *self = *own;
        self.table.lay(settings.orientation());
    }

    /// The player's own game comes back from behind whatever lies over it. One may lie over
    /// another: a guess or a lesson is begun over a stop of a study.
    pub(in crate::app) fn back_to_own_game(&mut self, settings: &mut Settings) -> Vec<Steered> {
        let mut came = Vec::new();
        while self.is_practice() || self.on_show.is_some() {
            self.end_show(settings);
            came.extend(self.end_guess(settings));
            came.extend(self.end_practice(settings));
            if self.interrupt_lesson(settings) {
                came.push(Steered::HUSH);
            }
        }
        came
    }

    /// Goes on with what lies over the player's own game: a lesson, a guess or an exercise;
    /// and keeps how it ended.
    pub(in crate::app) fn tend_practised(
        &mut self,
        ctx: &egui::Context,
        settings: &mut Settings,
        (store, keys): (&Store, &Keymap),
    ) -> Vec<Steered> {
        let mut came = self.take_in_lesson(ctx, keys, settings);
        came.extend(self.take_in_guess(ctx, settings));
        came.extend(self.take_in_practice(ctx, store));
        came.extend(self.take_in_result(store));
        came
    }
}
