//! The card of a place: shown when the pointer has come to rest there, or where the
//! keyboard is; beside the map, or over a corner of it where there is no room beside it.

use super::panel::{RoomLook, block};
use super::scene::Scene;
use super::{Room, over};
use crate::app::Notice;
use crate::app::commands::Command;
use crate::app::focus::InSight as _;
use crate::app::panels;
use crate::app::theme::space;
use crate::present::board::HighlightKind;
use crate::present::system::Fact;
use crate::space::shape::PlaceId;
use egui::{Align, Align2, Context, Id, Order, Pos2, Rect, vec2};

/// The pointer rests on a place after so many seconds.
const REST_SECS: f64 = 0.45;

/// A card over the map is at least so wide, in points, and at most.
const WIDE: [f32; 2] = [240.0, 340.0];

/// A card over the map has at most so much of its height.
const SHARE: f32 = 0.55;

/// It has at least so much, even if it hides something then.
const LEAST_SHARE: f32 = 0.25;

/// What it is wider and higher than what it tells, in points.
const FRAME: f32 = 26.0;

/// So far it lies from the edge of the map, in points.
const EDGE: f32 = 8.0;

/// Where it may lie, the usual corner first.
const CORNERS: [Align2; 4] = [
    Align2::LEFT_BOTTOM,
    Align2::RIGHT_BOTTOM,
    Align2::LEFT_TOP,
    Align2::RIGHT_TOP,
];

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
    /// How high all is that the card of a place tells, in points.
    tells: Option<(PlaceId, f32)>,
}

impl Resting {
    /// Whether the pointer is on the card that lies over the map.
    fn reads(&self) -> bool {
        let lies = self.rect.zip(self.pointer);
        lies.is_some_and(|(card, at)| card.contains(at))
    }
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

    /// Whether somebody points at a place of the map, by pointer or by keys, or reads its
    /// card there: when the pointer has left the map, a card beside it still tells of the
    /// place that was pointed at last.
    pub(super) fn points_there(&self) -> bool {
        let keys = self.cursor.is_some() && self.card_place() == self.cursor;
        self.hovered.is_some() || keys || self.resting.reads()
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
        if self.resting.reads() {
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

/// The card over a corner of the map.
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
    let about = room.card_place();
    let told = room
        .resting
        .tells
        .filter(|(place, _)| Some(*place) == about);
    let tells = told.map_or(f32::INFINITY, |(_, high)| high);
    let (pivot, high) = corner(room, look, scene, (area, wide, tells));
    let shown = egui::Area::new(id)
        .pivot(pivot)
        .fixed_pos(pivot.pos_in_rect(&area.shrink(EDGE)))
        .order(Order::Middle)
        .show(ctx, |ui| {
            let card = over::paper(ui, look).show(ui, |ui| {
                ui.set_width(wide - FRAME);
                ui.spacing_mut().item_spacing.y = space::HAIR;
                let scrolled = egui::ScrollArea::vertical()
                    // Of another place it is read from the beginning.
                    .id_salt(about.map(|place| place.0))
                    .max_height(high)
                    .min_scrolled_height(high)
                    .show_in_sight(ui, |ui| {
                        for part in &scene.card {
                            block(ui, look, part, out);
                        }
                    });
                scrolled.content_size.y
            });
            card.inner
        });
    let rect = shown.response.rect;
    let tells = about.map(|place| (place, shown.inner));
    // Its place follows from its height, which is known when it is laid out: that is
    // done again before anything is painted.
    if room.resting.rect != Some(rect) || room.resting.tells != tells {
        room.resting.rect = Some(rect);
        room.resting.tells = tells;
        ctx.request_discard("the card's height is known now");
    }
}

/// Beside the pointer: why what is picked cannot go there, or what going there would
/// change. Not for whoever goes by keys: the pointer lies where they left it.
pub fn beside_pointer(
    ctx: &Context,
    look: &RoomLook<'_>,
    (room, scene): (&Room, &Scene),
    told: Option<&Notice>,
) {
    // What a click has just been answered with is not said twice.
    let answered = |fact: &&Fact| told.is_some_and(|told| told.text == fact.told.text);
    let facts: Vec<&Fact> = scene.there.iter().filter(|fact| !answered(fact)).collect();
    if facts.is_empty() || room.goes_by_keys() {
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
        for fact in facts {
            let (sign, ink) = match fact.news {
                Some(false) => ("▼", look.theme.refusal),
                _ => ("▲", look.theme.good),
            };
            let text = format!("{sign} {}", fact.told.text);
            ui.label(egui::RichText::new(text).small().color(ink));
        }
    });
}

/// The corner of the map in which a card so wide that `tells` so much hides neither the
/// place that it is about nor, as far as that can be, one that somebody may want to click,
/// and how high it may be there.
fn corner(
    room: &Room,
    look: &RoomLook<'_>,
    scene: &Scene,
    (area, wide, tells): (Rect, f32, f32),
) -> (Align2, f32) {
    let tall = (area.height() * SHARE).min(tells);
    let Some(place) = room.card_place() else {
        return (Align2::LEFT_BOTTOM, tall);
    };
    let on_screen = |place: PlaceId| {
        let corners = look.map.tiling.corners(place).iter();
        let corners = corners.map(|&corner| room.board.on_screen(area, corner));
        Rect::from_points(&corners.collect::<Vec<Pos2>>())
    };
    let place = on_screen(place);
    let lies = |corner: Align2, high: f32| {
        let size = vec2(wide, high + FRAME);
        corner.align_size_within_rect(size, area.shrink(EDGE))
    };
    // The legend and what the other side did lie above.
    let taken = !scene.model.overlays.legend.is_empty() || room.report.is_some();
    let free = CORNERS
        .into_iter()
        .filter(|it| !taken || it.y() == Align::Max);
    let asked = scene
        .model
        .highlights
        .iter()
        .filter(|it| is_clicked(it.kind));
    let asked: Vec<Pos2> = asked.map(|it| on_screen(it.hex).center()).collect();
    // No higher than what is beside the place, unless that is next to nothing.
    let fits = free.map(|corner| {
        let beside = match corner.y() {
            Align::Max => area.bottom() - place.bottom(),
            _ => place.top() - area.top(),
        };
        let beside = beside - FRAME - 2.0 * EDGE;
        let least = area.height() * LEAST_SHARE;
        let hides = lies(corner, tall).intersects(place);
        let high = match hides {
            true if beside >= least => beside,
            _ => tall,
        };
        (corner, high)
    });
    let worse = |&(corner, high): &(Align2, f32)| {
        let card = lies(corner, high);
        let hidden = card.intersect(place);
        let hidden = hidden.width().max(0.0) * hidden.height().max(0.0);
        let clicked = asked.iter().filter(|at| card.contains(**at)).count();
        // In whole points: a hair more or less makes no difference.
        (hidden as u32, clicked, (tall - high) as u32)
    };
    let best = fits.min_by_key(worse);
    best.unwrap_or((Align2::LEFT_BOTTOM, tall))
}

/// Whether a place that is marked so is there to be clicked.
const fn is_clicked(kind: HighlightKind) -> bool {
    use HighlightKind::{EntryHex, Reachable, ReachableFar, RetreatTo, Target};
    matches!(
        kind,
        Reachable | ReachableFar | RetreatTo | EntryHex | Target
    )
}
