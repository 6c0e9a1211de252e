//! The tracks above the map: a box for each turn, where the game stands, who comes
//! when. A box tells all of it to whoever points there.

use super::panel::{RoomLook, block};
use super::{Deed, Room};
use crate::app::commands::Command;
use crate::app::focus;
use crate::app::panels::bold;
use crate::app::theme::space;
use crate::engine::SideNo;
use crate::present::system::{Track, TrackBox};
use crate::words::tr;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, FontId, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

/// A box is so high, in points.
const HIGH: f32 = 44.0;

/// Between boxes.
const GAP: f32 = 4.0;

/// What a box tells is so wide.
const TIP: f32 = 380.0;

/// What stands in a box is at least so large, as a share of small text.
const LEAST: f32 = 0.8;

/// A box has so much room to its edges.
const INSET: f32 = 7.0;

/// A track: its boxes in a row, the one its marker lies in lit. A box that is a
/// game turn is a place to go to; that of the moment looked at, if one is, has a frame.
pub fn track(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    room: &Room,
    (number, track, then): (usize, &Track, Option<usize>),
    out: &mut Vec<Command>,
) {
    let count = track.boxes.len().max(1) as f32;
    let rich = track.boxes.iter().any(|b| *b != TrackBox::named(&*b.name));
    let high = match rich {
        true => HIGH,
        false => HIGH * 0.6,
    };
    let mut clicked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        if !rich {
            ui.label(bold(&track.label));
        }
        let width = (ui.available_width() - GAP * (count - 1.0)) / count;
        focus::list(ui, |ui| {
            for (n, told) in track.boxes.iter().enumerate() {
                let turn = room.table().turn_of_box(number, n);
                let state = State {
                    here: n == track.at,
                    behind: n < track.at,
                    looked_at: then == Some(n),
                    leads: turn.is_some(),
                };
                let size = vec2(width, high);
                if one(ui, look, (&track.label, told), (size, rich), state, out).clicked() {
                    clicked = turn;
                }
            }
        });
    });
    ui.add_space(space::HAIR);
    if let Some(turn) = clicked {
        out.push(Command::Room(Box::new(Deed::Turn(turn))));
    }
}

/// What a box of a track shows.
#[derive(Clone, Copy)]
struct State {
    here: bool,
    behind: bool,
    looked_at: bool,
    leads: bool,
}

fn one(
    ui: &mut Ui,
    look: &RoomLook<'_>,
    (track, shown): (&str, &TrackBox),
    (size, rich): (Vec2, bool),
    state: State,
    out: &mut Vec<Command>,
) -> Response {
    let sense = match state.leads {
        true => Sense::click(),
        false => Sense::hover(),
    };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    write(ui, look, rect, (shown, rich), (state, response.hovered()));
    let title = shown.title();
    response.widget_info(|| {
        let called = match state.looked_at {
            true => tr!("room-box-looked-at", track = track, name = title.as_str()),
            false => format!("{track} {title}"),
        };
        let role = match state.leads {
            true => egui::Role::Button,
            false => egui::Role::Label,
        };
        WidgetInfo::selected(role, true, state.here, called)
    });
    let tip = |ui: &mut Ui| {
        ui.set_max_width(TIP);
        for part in &shown.about {
            block(ui, look, part, out);
        }
        if state.leads {
            ui.weak(tr!("room-box-leads"));
        } else if shown.about.is_empty() {
            ui.label(title.as_str());
        }
    };
    match state.leads {
        true => response
            .on_hover_cursor(egui::CursorIcon::PointingHand)
            .on_hover_ui(tip),
        false => response.on_hover_ui(tip),
    }
}

/// The writing in a box.
fn write(
    ui: &Ui,
    look: &RoomLook<'_>,
    rect: Rect,
    (shown, rich): (&TrackBox, bool),
    (state, over): (State, bool),
) {
    let raised = state.here || (state.leads && over);
    let fill = match raised {
        true => look.theme.raised,
        false => look.theme.well,
    };
    let (line, weight) = match (state.looked_at, state.here) {
        (true, _) => (look.theme.text, 3.0),
        (false, true) => (look.theme.accent, 2.0),
        (false, false) => (look.theme.line, 1.0),
    };
    let painter = ui.painter_at(rect);
    let stroke = Stroke::new(weight, line);
    painter.rect(rect, 4.0, fill, stroke, StrokeKind::Inside);
    let ink = match state.behind {
        true => look.theme.text_weak,
        false => look.theme.text,
    };
    let small = TextStyle::Small.resolve(ui.style());
    let body = TextStyle::Heading.resolve(ui.style());
    // Where the boxes of a track hold nothing but their names.
    if !rich {
        let font = TextStyle::Body.resolve(ui.style());
        painter.text(rect.center(), Align2::CENTER_CENTER, &shown.name, font, ink);
        return;
    }
    let left = rect.left() + INSET;
    let name = painter.text(
        pos2(left, rect.top() + 2.0),
        Align2::LEFT_TOP,
        &shown.name,
        body,
        ink,
    );
    // All of the note, a little smaller where there is little room; where there is less,
    // the day it begins, and cut off only then.
    let from = name.right() + INSET;
    let room = (rect.right() - INSET - from).max(0.0);
    let lay = |text: String, size: f32, width: f32| {
        let font = FontId::new(size, small.family.clone());
        let mut job = LayoutJob::simple_singleline(text, font, ink);
        job.wrap = TextWrapping::truncate_at_width(width);
        painter.layout_job(job)
    };
    let fitted = |text: String, room: f32| {
        let whole = lay(text.clone(), small.size, f32::INFINITY);
        if whole.size().x <= room {
            return whole;
        }
        let share = (room / whole.size().x).max(LEAST);
        lay(text, small.size * share, room + 1.0)
    };
    let whole = lay(shown.note.clone(), small.size, f32::INFINITY);
    let note = match whole.size().x * LEAST > room {
        true => shown.beginning(),
        false => shown.note.clone(),
    };
    painter.galley(pos2(from, rect.top() + 6.0), fitted(note, room), ink);
    let low = rect.bottom() - 13.0;
    let mut x = left;
    for side in SideNo::BOTH {
        let coming = shown.coming[side.index()];
        if coming == 0 {
            continue;
        }
        let chip = Rect::from_min_size(pos2(x, low - 6.0), vec2(13.0, 12.0));
        painter.rect_filled(chip, 2.0, look.ink(side));
        let beside = pos2(chip.right() + 3.0, low);
        let text = format!("+{coming}");
        let drawn = painter.text(beside, Align2::LEFT_CENTER, text, small.clone(), ink);
        x = drawn.right() + INSET;
    }
    // A word is written smaller and cut off rather than left out.
    let room = rect.right() - INSET - x;
    let sign = fitted(shown.sign.clone(), room);
    if sign.size().x <= room + 1.0 {
        let corner = pos2(
            rect.right() - INSET - sign.size().x,
            low - sign.size().y / 2.0,
        );
        painter.galley_with_override_text_color(corner, sign, look.theme.accent);
    }
}
