//! Where the pointer rests, and the card that tells about it.

use super::App;
use crate::hex::HexId;

/// The pointer rests on a hex after so many seconds.
const REST_SECS: f64 = 0.45;

impl App {
    /// The hex the pointer rests on, and since when.
    pub(super) fn rests(&self, ctx: &egui::Context, over: Option<HexId>) -> Option<(HexId, f64)> {
        let now = ctx.input(|i| i.time);
        let hex = over?;
        let since = match self.resting {
            Some((at, since)) if hex == at => since,
            _ => now,
        };
        let left = REST_SECS - (now - since);
        if left > 0.0 {
            let wait = std::time::Duration::from_secs_f64(left + 0.01);
            ctx.request_repaint_after(wait);
        }
        Some((hex, since))
    }

    /// The hex whose card is to be shown: the one the pointer has come to rest
    /// on, until it rests on another; or the keyboard's. The card stays while the
    /// pointer is on it, so that its rules can be clicked.
    pub(super) fn card_hex(
        &self,
        ctx: &egui::Context,
        over: Option<HexId>,
        resting: Option<(HexId, f64)>,
    ) -> Option<HexId> {
        if !self.settings.hex_card {
            return None;
        }
        let (now, pointer) = ctx.input(|i| (i.time, i.pointer.hover_pos()));
        if let (Some((hex, rect)), Some(pointer)) = (self.card, pointer)
            && rect.contains(pointer)
        {
            return Some(hex);
        }
        match (over, resting) {
            (Some(_), Some((hex, since))) if now - since >= REST_SECS => Some(hex),
            (Some(_), _) => self.card.map(|(hex, _)| hex),
            (None, _) => self.picked().cursor,
        }
    }
}
