//! The card of a place: shown when the pointer has come to rest there, or where the
//! keyboard is; beside the map, or over its lower corner where there is no room
//! beside it.

use super::panel::{RoomLook, block};
use super::scene::Scene;
use super::{Room, over};
use crate::app::commands::Command;
use crate::app::focus::InSight as _;
use crate::app::panels;
use crate::app::theme::space;
use crate::space::shape::PlaceId;
use egui::{Align2, Context, Id, Order, Pos2, Rect, vec2};

/// The pointer rests on a place after so many seconds.
const REST_SECS: f64 = 0.45;

/// A card over the map is at least so wide, in points, and at most.
const WIDE: [f32; 2] = [240.0, 340.0];

/// A card over the map has so much of its height.
const SHARE: f32 = 0.55;

/// Where the pointer rests, and the place whose card is shown.
#[derive(Default)]
pub struct Resting {
    on: Option<(PlaceId, f64)>,
    card: Option<PlaceId>,
    /// Where the keyboard was last.
    cursor: Option<PlaceId>,
    /// Whether somebody has clicked since the keyboard went there: what it is about is
    /// no longer what they look at.
    clicked: bool,
    /// Whether the keyboard has gone somewhere since the pointer last moved: what the
    /// pointer happens to lie on is not what anybody looks at.
    by_keys: bool,
    /// Where the pointer was last.
    pointer: Option<Pos2>,
    /// Where the card lies over the map: the pointer may go there.
    rect: Option<Rect>,
}

impl Room {
    /// The place whose card is to be shown.
    pub(super) fn card_place(&self) -> Option<PlaceId> {
        match self.hovered {
            Some(_) if !self.resting.by_keys => self.resting.card,
            _ => self
                .cursor
                .filter(|_| !self.resting.clicked)
                .or(self.resting.card),
        }
    }

    /// Whether the keyboard has the last word on what is looked at.
    pub(super) const fn goes_by_keys(&self) -> bool {
        self.resting.by_keys
    }

    /// Where the card lies over the map, if it does.
    pub(super) const fn card_over_map(&self) -> Option<Rect> {
        self.resting.rect
    }

    /// Notes where the pointer is; the card of a place comes when it has come to
    /// rest there, and stays until it rests on another.
    pub(super) fn rest(&mut self, ctx: &Context, over: Option<PlaceId>) {
        let (now, pointer) = ctx.input(|i| (i.time, i.pointer.hover_pos()));
        let moves = pointer != self.resting.pointer || ctx.input(|i| i.pointer.any_pressed());
        self.resting.pointer = pointer;
        if self.cursor != self.resting.cursor {
            self.resting.cursor = self.cursor;
            self.resting.clicked = false;
            self.resting.by_keys = true;
        }
        self.resting.by_keys &= !moves;
        self.resting.clicked |= ctx.input(|i| i.pointer.any_pressed());
        let on_card = |rect: Rect| pointer.is_some_and(|at| rect.contains(at));
        if self.resting.rect.is_some_and(on_card) {
            return;
        }
        // Beside the map it stays until another place is pointed at: on the way to it
        // nothing is.
        if over.is_none() && self.beside.is_some() {
            return;
        }
        let Some(at) = over else {
            self.resting.on = None;
            self.resting.card = None;
            return;
        };
        let since = match self.resting.on {
            Some((on, since)) if on == at => since,
            _ => now,
        };
        self.resting.on = Some((at, since));
        let left = REST_SECS - (now - since);
        if left > 0.0 {
            let wait = std::time::Duration::from_secs_f64(left + 0.01);
            ctx.request_repaint_after(wait);
        } else if self.resting.card != Some(at) {
            self.resting.card = Some(at);
            ctx.request_repaint();
        }
    }
}

/// The card over the lower corner of the map.
pub fn over_map(
    ctx: &Context,
    look: &RoomLook<'_>,
    (room, scene): (&mut Room, &Scene),
    area: Rect,
    out: &mut Vec<Command>,
) {
    let id = Id::unique("card of the room");
    let under = |rect: Rect| panels::lies_under_window(ctx, rect);
    if scene.card.is_empty() || room.resting.rect.is_some_and(under) {
        room.resting.rect = room.resting.rect.filter(|_| !scene.card.is_empty());
        return;
    }
    let strip = room.board.strip(area, look.map) - 12.0;
    let wide = strip.clamp(WIDE[0], WIDE[1]).min(area.width() * 0.6);
    let (pivot, corner) = match hides_less_at_right(room, look, area, wide) {
        true => (Align2::RIGHT_BOTTOM, area.right_bottom() + vec2(-8.0, -8.0)),
        false => (Align2::LEFT_BOTTOM, area.left_bottom() + vec2(8.0, -8.0)),
    };
    let shown = egui::Area::new(id)
        .pivot(pivot)
        .fixed_pos(corner)
        .order(Order::Middle)
        .show(ctx, |ui| {
            over::paper(ui, look).show(ui, |ui| {
                ui.set_width(wide - 26.0);
                ui.spacing_mut().item_spacing.y = space::HAIR;
                egui::ScrollArea::vertical()
                    .max_height(area.height() * SHARE)
                    .min_scrolled_height(area.height() * SHARE)
                    .show_in_sight(ui, |ui| {
                        for part in &scene.card {
                            block(ui, look, part, out);
                        }
                    });
            });
        });
    let rect = shown.response.rect;
    // Its place follows from its height, which is known when it is laid out: that is
    // done again before anything is painted.
    if room.resting.rect != Some(rect) {
        room.resting.rect = Some(rect);
        ctx.request_discard("the card's height is known now");
    }
}

/// Beside the pointer: why what is picked cannot go there, or what going there would
/// change. Not for whoever goes by keys: the pointer lies where they left it.
pub fn beside_pointer(ctx: &Context, look: &RoomLook<'_>, room: &Room, scene: &Scene) {
    if scene.there.is_empty() || room.goes_by_keys() {
        return;
    }
    let layer = egui::LayerId::new(Order::Tooltip, Id::unique("going there"));
    egui::Tooltip::always_open(
        ctx.clone(),
        layer,
        Id::unique("why not there"),
        egui::PopupAnchor::Pointer,
    )
    .show(|ui| {
        ui.set_max_width(WIDE[1]);
        for fact in &scene.there {
            let (sign, ink) = match fact.news {
                Some(false) => ("▼", look.theme.refusal),
                _ => ("▲", look.theme.good),
            };
            let text = format!("{sign} {}", fact.told.text);
            ui.label(egui::RichText::new(text).small().color(ink));
        }
    });
}

/// Whether a card so wide would hide less of the place it is about in the right corner of
/// the map than in the left one, were it as high as it may be.
fn hides_less_at_right(room: &Room, look: &RoomLook<'_>, area: Rect, wide: f32) -> bool {
    let Some(place) = room.card_place() else {
        return false;
    };
    let corners = look.map.tiling.corners(place).iter();
    let corners = corners.map(|&corner| room.board.on_screen(area, corner));
    let place = Rect::from_points(&corners.collect::<Vec<Pos2>>());
    let size = vec2(wide, area.height() * SHARE + 26.0);
    let hidden = |corner: Align2| {
        let card = corner.align_size_within_rect(size, area).intersect(place);
        card.width().max(0.0) * card.height().max(0.0)
    };
    hidden(Align2::RIGHT_BOTTOM) < hidden(Align2::LEFT_BOTTOM)
}
