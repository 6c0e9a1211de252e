//! Presenter mode: a lecturer with a projector and a clicker. The window shows
//! the map and one line of huge text; a clicker's keys go through what happened,
//! battle by battle, from the beginning to the present.

use super::App;
use super::theme::Theme;

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
    /// Whether whoever speaks has a window of their own.
    pub speaker: bool,
    /// When it began, in seconds of the window.
    pub(super) since: f64,
    /// Whether the side panel is shown all the same.
    pub panel: bool,
    /// Whether the window filled the screen before.
    pub(super) was_full: bool,
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
            self.presenter.was_full = full;
        }
        if full != (on || self.presenter.was_full) {
            let wanted = egui::ViewportCommand::Fullscreen(!full);
            ctx.send_viewport_cmd(wanted);
        }
        if !on {
            ctx.set_zoom_factor(self.settings.text_scale);
        }
        // The pointer's circle stays as it was the last time.
        self.presenter = Presenter {
            on,
            spot: self.presenter.spot,
            speaker: on && self.presenter.speaker,
            since: ctx.input(|i| i.time),
            was_full: self.presenter.was_full,
            ..Presenter::default()
        };
        self.over.notice = None;
        // An audience has nothing of where the keyboard was.
        self.room.forget_cursor();
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
        if !self.presenter.on {
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
        let something_open = self.room.pen().on
            || self.room.blocked()
            || self.over.dialog.is_some()
            || self.over.rules.is_some()
            || self.over.notice.is_some();
        if self.presenter.black {
            self.presenter.black = false;
        } else if self.presenter.on && !something_open {
            self.present(ctx);
        } else {
            return false;
        }
        true
    }
}
