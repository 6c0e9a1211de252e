//! Presenter mode: a lecturer with a projector and a clicker. The window shows
//! the map and what is played in huge letters; a clicker's keys go through what happened,
//! battle by battle, from the beginning to the present.

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
    /// The pass in which it ended: all in it is still drawn for the projector.
    ended: Option<u64>,
}

impl Presenter {
    /// Begins presenter mode, filling the screen, or ends it.
    pub(super) fn toggle(&mut self, ctx: &egui::Context, text_scale: f32) {
        let on = !self.on;
        let full = ctx.input(|i| i.viewport().fullscreen.unwrap_or(false));
        if on {
            self.was_full = full;
        }
        if full != (on || self.was_full) {
            let wanted = egui::ViewportCommand::Fullscreen(!full);
            ctx.send_viewport_cmd(wanted);
        }
        if !on {
            ctx.set_zoom_factor(text_scale);
        }
        // The pointer's circle stays as it was the last time.
        *self = Self {
            on,
            spot: self.spot,
            speaker: on && self.speaker,
            since: ctx.input(|i| i.time),
            was_full: self.was_full,
            ended: (!on).then(|| ctx.cumulative_pass_nr()),
            ..Self::default()
        };
    }

    /// A black screen becomes light again. Whether it was black.
    pub(super) const fn becomes_light(&mut self) -> bool {
        std::mem::replace(&mut self.black, false)
    }

    /// Whether windows can be drawn where they lay: not on the projector, and not before the
    /// screen is as large again as they are used to; a window that does not fit in is moved.
    pub(super) fn has_room(&self, ctx: &egui::Context) -> bool {
        let ends_now = self.ended == Some(ctx.cumulative_pass_nr());
        if ends_now {
            ctx.request_repaint();
        }
        !self.on && !ends_now
    }

    /// A lecturer's menus, notes and dialogs are as large as the screen asks for:
    /// the window is drawn as if it were of the usual height.
    pub(super) fn fit_screen(self, ctx: &egui::Context, text_scale: f32) {
        if !self.on {
            return;
        }
        let high = ctx.content_rect().height() * ctx.zoom_factor();
        let wanted = text_scale * (high / USUAL_HEIGHT).clamp(1.0, 3.0);
        if (wanted - ctx.zoom_factor()).abs() > 0.01 {
            ctx.set_zoom_factor(wanted);
        }
    }
}
