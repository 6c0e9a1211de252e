//! Presenter mode: a lecturer with a projector and a clicker. The window shows
//! the map and one line of huge text; a clicker's keys go through what happened,
//! line by line, from the beginning to the present.

use super::App;
use super::session::LogLine;
use super::theme::Theme;
use crate::hex::HexMask;

/// The height of a window whose dialogs have the sizes they are drawn in, in points.
const USUAL_HEIGHT: f32 = 720.0;

/// Presenter mode, and what belongs to it.
#[derive(Clone, Copy, Default, Debug)]
pub struct Presenter {
    /// Whether only the map and its line are shown.
    pub on: bool,
    /// Whether the screen is black.
    pub black: bool,
    /// Whether all but a circle about the pointer is dimmed.
    pub spot: bool,
    /// Whether the side panel is shown all the same.
    pub panel: bool,
    /// How many lines have been told, if the clicker said so: several lines may
    /// belong to one moment.
    told: Option<usize>,
}

impl App {
    /// Presenter mode as it is now.
    #[must_use]
    pub const fn presenter(&self) -> Presenter {
        self.presenter
    }

    /// Begins presenter mode, filling the screen, or ends it.
    pub(super) fn present(&mut self, ctx: &egui::Context) {
        let on = !self.presenter.on;
        let full = ctx.input(|i| i.viewport().fullscreen.unwrap_or(false));
        if on {
            self.was_full = full;
        }
        if full != (on || self.was_full) {
            let wanted = egui::ViewportCommand::Fullscreen(!full);
            ctx.send_viewport_cmd(wanted);
        }
        if !on && self.room.is_some() {
            ctx.set_zoom_factor(self.settings.text_scale);
        }
        // The pointer's circle stays as it was the last time.
        self.presenter = Presenter {
            on,
            spot: self.presenter.spot,
            ..Presenter::default()
        };
        self.notice = None;
    }

    /// The colours in force.
    #[must_use]
    pub const fn theme(&self) -> Theme {
        self.theme
    }

    /// The colours of high contrast; pressed again, those of the settings. What the
    /// settings say stays as it is.
    pub(super) fn toggle_contrast(&mut self, ctx: &egui::Context) {
        let set = Theme::named(&self.settings.theme);
        let plain = set.filter(|theme| *theme != Theme::Contrast);
        self.theme = match self.theme {
            Theme::Contrast => plain.unwrap_or_default(),
            _ => Theme::Contrast,
        };
        self.theme.apply(ctx);
    }

    /// A lecturer's menus, notes and dialogs are as large as the screen asks for:
    /// the window is drawn as if it were of the usual height.
    pub(super) fn fit_screen(&self, ctx: &egui::Context) {
        if !self.presenter.on || self.room.is_none() {
            return;
        }
        let high = ctx.content_rect().height() * ctx.zoom_factor();
        let wanted = self.settings.text_scale * (high / USUAL_HEIGHT).clamp(1.0, 3.0);
        if (wanted - ctx.zoom_factor()).abs() > 0.01 {
            ctx.set_zoom_factor(wanted);
        }
    }

    /// What Escape comes to in presenter mode: light first, then its end. What
    /// lies open over the map closes before that.
    pub(super) fn leaves_presenter(&mut self, ctx: &egui::Context) -> bool {
        let something_open = self.pen.on
            || self.menu.is_some()
            || self.ask_die.is_some()
            || self.ask_face
            || self.left_undone.is_some()
            || self.dialog.is_some()
            || self.rules_window.is_some()
            || self.notice.is_some();
        if self.presenter.black {
            self.presenter.black = false;
        } else if self.presenter.on && !something_open {
            self.present(ctx);
        } else {
            return false;
        }
        true
    }

    /// How many lines of the log have been told at the moment looked at.
    fn told(&self) -> usize {
        let log = self.session.log();
        let Some(ply) = self.looking else {
            let here = |&told: &usize| told < log.len() && self.is_present(self.moment(told));
            return self.presenter.told.filter(here).unwrap_or(log.len());
        };
        let here = |&told: &usize| told <= log.len() && self.moment(told) == ply;
        let told = self.presenter.told.filter(here);
        told.unwrap_or_else(|| log.iter().filter(|l| l.ply < ply).count())
    }

    /// The moment when so many lines have been told: after so many actions.
    fn moment(&self, told: usize) -> usize {
        let last = told.checked_sub(1).and_then(|i| self.session.log().get(i));
        last.map_or(0, |line| line.ply + 1)
    }

    const fn is_present(&self, ply: usize) -> bool {
        ply >= self.session.file.game.cursor()
    }

    /// The line the clicker has come to, its number, and of how many; `None` is
    /// the beginning of the game.
    #[must_use]
    pub fn telling(&self) -> (Option<&LogLine>, usize, usize) {
        let (log, told) = (self.session.log(), self.told());
        let line = told.checked_sub(1).and_then(|i| log.get(i));
        (line, told, log.len())
    }

    /// A step of the clicker: one line of the log. A black screen only becomes
    /// light again. At either end nothing happens.
    pub(super) fn tell_on(&mut self, back: bool) {
        if std::mem::take(&mut self.presenter.black) {
            return;
        }
        let (told, all) = (self.told(), self.session.log().len());
        let to = if back {
            told.saturating_sub(1)
        } else {
            (told + 1).min(all)
        };
        if to == told {
            return;
        }
        let line = to.checked_sub(1).and_then(|i| self.session.log().get(i));
        let lit = line.map_or(HexMask::EMPTY, |line| line.line.hexes);
        // Joining an attack makes no line: the last one leads to the present.
        let ply = if to == all {
            self.session.file.game.cursor()
        } else {
            self.moment(to)
        };
        self.look_at(ply, lit);
        self.presenter.told = Some(to);
    }
}
