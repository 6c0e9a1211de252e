//! Where the window is and how large: kept for the next start, and brought into
//! the screen at this one.

use super::board::camera::Camera;
use super::fresh::Fresh;
use super::keyboard::Late;
use crate::record::Settings;
use crate::words::Language;
use egui::{Context, ViewportCommand};

/// So often a window that opens larger than the screen is asked to be smaller.
const FITTINGS: u8 = 3;

/// The window itself.
pub(super) struct Frame {
    /// How often the window may still be asked to fit the screen.
    fittings: u8,
    /// Whether the panel is shown.
    pub(super) panel: bool,
    /// Whether it is to be closed.
    pub(super) quit: bool,
    /// The language of the system, as far as the program speaks it.
    pub(super) system: Language,
    /// What has just changed under the pointer.
    pub(super) fresh: Fresh,
    /// Keys that wait for the next frame.
    pub(super) late: Late,
}

impl Default for Frame {
    fn default() -> Self {
        Self {
            fittings: FITTINGS,
            panel: true,
            quit: false,
            system: Language::English,
            fresh: Fresh::default(),
            late: Late::default(),
        }
    }
}

impl Frame {
    /// Notes size and place of the window while it does not fill the screen: a
    /// size that is the screen's is not one that was chosen.
    pub(super) fn note_place(&mut self, ctx: &Context, settings: &mut Settings) {
        let (inner, outer, screen, fills) = ctx.input(|i| {
            let v = i.viewport();
            let fills = v.fullscreen.unwrap_or(false) || v.maximized.unwrap_or(false);
            (v.inner_rect, v.outer_rect, v.monitor_size, fills)
        });
        if fills {
            return;
        }
        if self.fittings > 0
            && let (Some(inner), Some(outer), Some(screen)) = (inner, outer, screen)
        {
            let over = (outer.size() - screen).max(egui::Vec2::ZERO);
            if over.max_elem() > 0.5 {
                self.fittings -= 1;
                ctx.send_viewport_cmd(ViewportCommand::InnerSize(inner.size() - over));
                return;
            }
            // Its frame is known now, and it fits: from here on it is the user's.
            if outer.size() != inner.size() {
                self.fittings = 0;
            }
        }
        // Sizes are kept in points of an unscaled window.
        let scale = settings.text_scale;
        if let Some(rect) = inner {
            settings.window_size = Some([rect.width() * scale, rect.height() * scale]);
        }
        if let Some(rect) = outer {
            settings.window_position = Some([rect.left() * scale, rect.top() * scale]);
        }
    }

    /// What the next start is to find again of the window, and of the map in it.
    pub(super) fn note_last(ctx: &Context, settings: &mut Settings, map: Option<Camera>) {
        let maximised = ctx.input(|i| i.viewport().maximized.unwrap_or(false));
        settings.map = map.map(|Camera { centre, scale }| {
            let [x, y] = centre;
            [x, y, scale]
        });
        // A full screen is none that was maximised.
        let full = ctx.input(|i| i.viewport().fullscreen.unwrap_or(false));
        if !full {
            settings.maximised = maximised;
        }
    }
}
