//! The buttons that end a decision, always in the same place: what each does, and how
//! likely it is to work.

use super::panel::{RoomLook, reason};
use super::{Deed, Room, row, tour_card};
use crate::app::commands::{Command, not_yours};
use crate::app::panels::in_letters;
use crate::app::theme::{line, space};
use crate::present::system::{Button, Cited, Weight};
use egui::{
    Align, Color32, Galley, Rect, Response, Stroke, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

/// The buttons that end the decision, in so many rows, each so high.
pub fn foot(
    ui: &mut Ui,
    (look, room): (&RoomLook<'_>, &Room),
    (buttons, rows, high): (&[Button], usize, f32),
    out: &mut Vec<Command>,
) {
    ui.add_space(space::TINY);
    ui.spacing_mut().item_spacing.y = space::SMALL;
    let gap = ui.spacing().item_spacing.x;
    let abreast = buttons.len().div_ceil(rows).max(1);
    // All in letters of one size: a little smaller where one of them has little room.
    let count = abreast as f32;
    let wide = (ui.available_width() - gap * (count - 1.0)) / count;
    let size = vec2(wide, high);
    let fit = |button: &Button, scale| Captions::of(ui, look, button, size, scale).fit;
    let worst = |scale: f32| buttons.iter().map(|button| fit(button, scale)).max();
    let at_most = |fit| {
        row::LETTERS
            .into_iter()
            .find(|scale| worst(*scale) <= Some(fit))
    };
    let scale = at_most(Fit::Free).or_else(|| at_most(Fit::Edge));
    let scale = scale.unwrap_or(row::SMALLER);
    for row in buttons.chunks(abreast) {
        let count = row.len() as f32;
        let width = (ui.available_width() - gap * (count - 1.0)) / count;
        ui.horizontal_top(|ui| {
            for button in row {
                // To the keyboard a button is what it says, wherever it stands.
                ui.push_id(&button.label, |ui| {
                    let how = (vec2(width, high), scale);
                    self::button(ui, (look, room), button, how, out);
                });
            }
        });
    }
}

/// A button: the usual one filled, the others quiet, a grave one in the colour of
/// warnings; how likely it is to work below what it says.
fn button(
    ui: &mut Ui,
    (look, room): (&RoomLook<'_>, &Room),
    button: &Button,
    (size, scale): (Vec2, f32),
    out: &mut Vec<Command>,
) -> Response {
    // While a computer decides, what it may do is seen, and nobody else's to press.
    let barred = room.computer_decides().then(|| Cited::plain(not_yours()));
    let does = match &barred {
        Some(why) => Err(why),
        None => button.does.as_ref(),
    };
    let can = does.is_ok();
    let (fill, ink) = match button.weight {
        Weight::Primary if can => (look.theme.accent, look.theme.on_accent),
        Weight::Grave if can => (look.theme.well, look.theme.loss),
        _ => (look.theme.raised, look.theme.text),
    };
    let mut shown = egui::Button::new("").min_size(size);
    if can {
        shown = shown.fill(fill);
    }
    // What gives something up has an edge of its own as well as a colour.
    if can && button.weight == Weight::Grave {
        shown = shown.stroke(Stroke::new(line::FIRM, look.theme.loss));
    }
    let (drawn, cut) = ui
        .add_enabled_ui(can, |ui| {
            let drawn = ui.add_sized(size, shown);
            let words = Captions::of(ui, look, button, drawn.rect.size(), scale);
            let cut = words.fit == Fit::Cut;
            words.draw(ui, drawn.rect, ink);
            (drawn, cut)
        })
        .inner;
    let drawn = match cut && can {
        true => drawn.on_hover_text(format!("{}\n{}", button.label, button.chance)),
        false => drawn,
    };
    drawn.widget_info(|| {
        let name = match does {
            Err(why) => format!("{} {}", button.label, reason(why)),
            Ok(_) => format!("{} {}", button.label, button.chance),
        };
        WidgetInfo::labeled(egui::Role::Button, can, name.trim())
    });
    match does {
        Ok(effect) => {
            tour_card::about_effect(ui, look, effect, drawn.rect);
            let drawn = match room.stands(effect) {
                Some(why) => drawn.on_hover_text(why),
                None => drawn,
            };
            if drawn.clicked() {
                let press = Deed::Press(button.clone());
                out.push(Command::Room(Box::new(press)));
            }
            drawn
        }
        Err(why) => drawn.on_disabled_hover_text(reason(why)),
    }
}

/// How what a button says finds room, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// With some room above and below.
    Free,
    /// From edge to edge.
    Edge,
    /// Something is cut off.
    Cut,
}

/// What a button says and how likely it is to work, laid out for its room.
struct Captions {
    lines: Vec<Arc<Galley>>,
    fit: Fit,
}

/// How high these lines are.
fn high(lines: &[Arc<Galley>]) -> f32 {
    lines.iter().map(|line| line.size().y).sum()
}

impl Captions {
    /// In letters of this share of their size.
    fn of(ui: &Ui, look: &RoomLook<'_>, button: &Button, size: Vec2, scale: f32) -> Self {
        let key = match button.weight {
            Weight::Primary => look.keys.of(&Command::Proceed).unwrap_or_default(),
            _ => String::new(),
        };
        let lay = |text: &str, style: TextStyle, rows: usize| {
            let room = (size.x - space::SMALL, rows);
            let mut job = in_letters(ui, text, (style, scale), Color32::PLACEHOLDER, room);
            job.halign = Align::Center;
            ui.painter().layout_job(job)
        };
        // The words have all the lines there are where nothing else stands on the button, and
        // at most two above what does.
        let alone = button.chance.is_empty() && key.is_empty();
        let line = ui.text_style_height(&TextStyle::Button) * scale;
        let below = ui.text_style_height(&TextStyle::Small) * scale;
        let rows = match alone {
            true => ((size.y / line) as usize).max(1),
            false => (((size.y - below) / line) as usize).clamp(1, 2),
        };
        let mut lines = vec![lay(&button.label, TextStyle::Button, rows)];
        // What is to be said of chances may take two lines, if there is the height for it.
        if !button.chance.is_empty() {
            let two = lay(&button.chance, TextStyle::Small, 2);
            let fits = high(&lines) + two.size().y <= size.y;
            lines.push(match fits {
                true => two,
                false => lay(&button.chance, TextStyle::Small, 1),
            });
        } else if !key.is_empty() {
            lines.push(lay(&key, TextStyle::Small, 1));
        }
        let fit = match high(&lines) + space::TINY > size.y {
            _ if lines.iter().any(|line| line.elided) => Fit::Cut,
            true => Fit::Edge,
            false => Fit::Free,
        };
        Self { lines, fit }
    }

    /// In the middle of the button.
    fn draw(self, ui: &Ui, rect: Rect, ink: Color32) {
        let mut top = rect.center().y - high(&self.lines) / 2.0;
        for line in self.lines {
            let next = top + line.size().y;
            let painter = ui.painter_at(rect);
            painter.galley(pos2(rect.center().x, top), line, ink);
            top = next;
        }
    }
}
