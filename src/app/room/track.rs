//! The tracks above the map: a box for each turn, where the game stands, who comes
//! when. A box tells all of it to whoever points there.

use super::panel::{Look, block};
use crate::app::commands::Command;
use crate::app::panels::bold;
use crate::engine::SideNo;
use crate::present::system::{Track, TrackBox};
use egui::{Align2, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2};

/// A box is so high, in points.
const HIGH: f32 = 44.0;

/// Between boxes.
const GAP: f32 = 4.0;

/// A box has so much room to its edges.
const INSET: f32 = 7.0;

/// A track: its boxes in a row, the one its marker lies in lit.
pub fn track(ui: &mut Ui, look: &Look<'_>, track: &Track, out: &mut Vec<Command>) {
    let count = track.boxes.len().max(1) as f32;
    let rich = track.boxes.iter().any(|b| *b != TrackBox::named(&*b.name));
    let high = match rich {
        true => HIGH,
        false => HIGH * 0.6,
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        if !rich {
            ui.label(bold(&track.label));
        }
        let width = (ui.available_width() - GAP * (count - 1.0)) / count;
        for (n, shown) in track.boxes.iter().enumerate() {
            let (rect, response) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
            one(ui, look, rect, shown, (n, track.at));
            let here = n == track.at;
            response.widget_info(|| {
                let name = format!("{} {}", track.label, shown.title());
                WidgetInfo::selected(egui::Role::Label, true, here, name)
            });
            if !shown.about.is_empty() {
                response.on_hover_ui(|ui| {
                    ui.set_max_width(380.0);
                    for part in &shown.about {
                        block(ui, look, part, out);
                    }
                });
            }
        }
    });
    ui.add_space(2.0);
}

fn one(ui: &Ui, look: &Look<'_>, rect: Rect, shown: &TrackBox, (n, at): (usize, usize)) {
    let here = n == at;
    let (fill, line, weight) = match here {
        true => (look.theme.raised, look.theme.accent, 2.0),
        false => (look.theme.well, look.theme.line, 1.0),
    };
    let painter = ui.painter_at(rect);
    let stroke = Stroke::new(weight, line);
    painter.rect(rect, 4.0, fill, stroke, StrokeKind::Inside);
    let ink = match n < at {
        true => look.theme.text_weak,
        false => look.theme.text,
    };
    let small = TextStyle::Small.resolve(ui.style());
    let body = TextStyle::Heading.resolve(ui.style());
    if *shown == TrackBox::named(&*shown.name) {
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
    // As much of the note as has room: all of it, or its first word.
    let from = name.right() + INSET;
    let lay = |text: &str| painter.layout_no_wrap(text.to_owned(), small.clone(), ink);
    let mut note = lay(&shown.note);
    if from + note.size().x > rect.right() - 2.0 {
        note = lay(shown.note.split(' ').next().unwrap_or_default());
    }
    painter.galley(pos2(from, rect.top() + 6.0), note, ink);
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
    let sign = painter.layout_no_wrap(shown.sign.clone(), small, look.theme.accent);
    if rect.right() - INSET - sign.size().x > x {
        let corner = pos2(
            rect.right() - INSET - sign.size().x,
            low - sign.size().y / 2.0,
        );
        painter.galley(corner, sign, look.theme.accent);
    }
}
